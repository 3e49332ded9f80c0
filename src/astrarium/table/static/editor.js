// The workshop: what is typed is drawn and told while it is typed; nothing is kept before it is saved.
const form = document.getElementById("editor");
const preview = document.getElementById("preview");
const PAUSE = 250; // milliseconds after the last key
let last = null;
let timer = 0;
let asked = 0;

async function tryIt() {
  const mine = ++asked;
  let answer;
  try {
    answer = await fetch(form.dataset.try, { method: "POST", headers: { "x-astrarium": "part" }, body: new URLSearchParams(new FormData(form)) });
  } catch { return; }
  const html = await answer.text();
  if (mine === asked && answer.ok) preview.innerHTML = html;
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(tryIt, PAUSE);
}

function gather(box) {
  const chosen = [...form.querySelectorAll(`[data-many="${box.dataset.many}"]:checked`)].map((each) => each.value);
  form.elements[box.dataset.many].value = chosen.join(" ");
}

function insert(words) {
  const field = last ?? form.querySelector(".steps");
  if (!field) return;
  const at = field.selectionStart ?? field.value.length;
  const before = field.value.slice(0, at).trimEnd();
  const joined = before && !/[,:([{|]$/.test(before) ? `${before}, ${words}` : before ? `${before} ${words}` : words;
  field.value = joined + field.value.slice(field.selectionEnd ?? at);
  field.focus();
  const inside = words.indexOf(" ") > 0 && /^[([]/.test(words) ? joined.length - words.length + 1 : joined.length;
  field.setSelectionRange(inside, inside);
  later();
}

if (form) {
  form.addEventListener("input", (event) => {
    if (event.target.dataset.many) gather(event.target);
    later();
  });
  form.addEventListener("focusin", (event) => { if (event.target.matches(".steps")) last = event.target; });
  form.addEventListener("click", (event) => {
    const button = event.target.closest("[data-insert]");
    if (button) insert(button.dataset.insert);
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.requestSubmit(form.querySelector("button.main"));
    }
  });
}
