// The frame: which zone is shown where not all fit, and how much room the window has.

const live = document.getElementById("live");
let shown = ""; // the tab that was last looked at
let asked = ""; // the question that it was chosen for

function zones() {
  return [...document.querySelectorAll(".zones .zone")];
}

function hasOpen(zone) {
  return zone.querySelector(".thing.open") !== null;
}

// The common board, or what lies before the reader.
function first(all) {
  return all.find((zone) => zone.matches(".map, .own")) || all[0];
}

// A new question opens the tab where it can be answered; else the reader's choice stays.
function show() {
  const all = zones();
  const now = document.querySelector("#plan [name=question]")?.value || "";
  const fresh = now !== "" && now !== asked;
  asked = now;
  let chosen = all.find((zone) => zone.dataset.zone === shown);
  if (!chosen || (fresh && !hasOpen(chosen))) chosen = all.find(hasOpen) || chosen || first(all);
  mark(all, chosen);
}

function mark(all, chosen) {
  for (const zone of all) zone.classList.toggle("shown", zone === chosen);
  for (const tab of document.querySelectorAll(".tabs [data-tab]")) {
    const zone = all.find((each) => each.dataset.zone === tab.dataset.tab);
    tab.setAttribute("aria-selected", String(zone === chosen));
    tab.classList.toggle("calls", zone !== chosen && hasOpen(zone));
  }
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest(".tabs [data-tab]");
  if (!tab) return;
  shown = tab.dataset.tab;
  const all = zones();
  mark(all, all.find((zone) => zone.dataset.zone === shown));
});

document.addEventListener("replayed", show);
show();
if (live) new MutationObserver(show).observe(live, { childList: true });
