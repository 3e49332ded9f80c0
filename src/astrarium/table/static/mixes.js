// Opening a table: whatever is chosen last stays, and what cannot stand beside it changes to what can.
// The server names the pairs that no rulebook knows (`data-clashes`); what has changed is said.

function controls(form) {
  const found = new Map();
  for (const input of form.querySelectorAll("[name=seats], [name^=option-]")) {
    const name = input.name.replace(/^option-/, "");
    if (!found.has(name)) found.set(name, []);
    found.get(name).push(input);
  }
  return found;
}

function valueOf([first, ...others]) {
  if (first.type === "checkbox") return first.checked ? "True" : "False";
  return first.type === "radio" ? [first, ...others].find((each) => each.checked).value : first.value;
}

function valuesOf([first, ...others]) {
  if (first.type === "checkbox") return ["False", "True"];
  return first.type === "radio" ? [first, ...others].map((each) => each.value) : [...first.options].map((each) => each.value);
}

function set([first, ...others], value) {
  if (first.type === "checkbox") first.checked = value === "True";
  else if (first.type === "radio") [first, ...others].find((each) => each.value === value).checked = true;
  else first.value = value;
}

function titleOf([first]) {
  return (first.closest("label, .option")?.querySelector("b") || first.closest("fieldset").querySelector("legend")).textContent;
}

// After a change: everything else is made to fit it; what had to change is written down.
export function fit(form, changed) {
  const known = controls(form);
  const name = changed.name?.replace(/^option-/, "");
  if (!known.has(name)) return;
  const clashes = new Set(JSON.parse(form.dataset.clashes).map((pair) => pair.join(" ")));
  const clash = (one, other) => clashes.has(`${one} ${other}`) || clashes.has(`${other} ${one}`);
  const fixed = [`${name} ${valueOf(known.get(name))}`];
  const told = [];
  for (const [each, inputs] of known) {
    if (each === name) continue;
    const stands = (value) => !fixed.some((other) => clash(other, `${each} ${value}`));
    const now = valueOf(inputs);
    const next = stands(now) ? now : valuesOf(inputs).find(stands) ?? now;
    if (next !== now) {
      set(inputs, next);
      told.push(titleOf(inputs));
    }
    fixed.push(`${each} ${next}`);
  }
  const note = document.getElementById("fitted");
  note.textContent = told.length ? note.dataset.words.replace("…", told.join(", ")) : "";
  note.hidden = !told.length;
}
