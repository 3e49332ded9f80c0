// The frame: which zones are shown where not all fit. There are two rows of tabs: one for all zones, on
// phones and tablets, and one for the markets alone, on wide screens.

import { legible, nearWhatCanBeChosen } from "./sheet.js";

const live = document.getElementById("live");
const chosen = { all: "", markets: "" }; // what was last looked at
let fetched = false; // whether the reader wants to see the hand that was put aside
let asked = ""; // the question that it was chosen for
let staged = ""; // what is played out on a stage of its own, such as a battle, when that was asked

function hasOpen(name) {
  return document.querySelector(`.zones .zone[data-tab="${name}"] .thing.open`) !== null;
}

// What the question itself offers; conversions and trades only prepare for it.
function offered() {
  const listed = [...document.querySelectorAll("#plan .choices > li[data-element]:not(.extras *)")];
  return listed.map((each) => document.getElementById(each.dataset.element)).filter(Boolean);
}

function asksIn(name) {
  const things = offered();
  return things.length ? things.some((thing) => thing.closest(".zones .zone")?.dataset.tab === name) : hasOpen(name);
}

// Without what is always in view: beside an open map a tab for it would show nothing.
function names(row) {
  const all = [...row.querySelectorAll("[data-opens]")];
  const seen = all.filter((tab) => tab.getClientRects().length);
  return (seen.length ? seen : all).map((tab) => tab.dataset.opens);
}

// The common board, or what lies before the reader.
function first(all) {
  return all.find((name) => document.querySelector(`.zones .zone[data-tab="${name}"]`)?.matches(".map, .own")) || all[0];
}

// What is asked about lies in the hand, which is always in view.
function inHand() {
  return document.querySelector("#dock .zone .thing.open") !== null;
}

// On a phone a hand that nothing is asked about makes room for the own board that is.
function putHandAside(fresh) {
  const hand = document.querySelector("#dock > .zone.hand:not(.flat)");
  if (!hand) return;
  if (fresh) fetched = false;
  const about = (zone) => zone?.querySelector(".thing.open, .thing.planned, .thing.instead");
  const aside = !about(hand) && Boolean(about(document.querySelector(".zones .zone.own")));
  hand.classList.toggle("aside", aside && !fetched);
}

// As much as can be seen of what the question is about on the own board or among what can be had, from the
// first thing on; what only prepares does not count.
function nearWhatIsAskedFor() {
  const mine = offered().filter((thing) => thing.closest(".zones > .beside > .zone"));
  for (const thing of [mine.at(-1), mine[0]]) thing?.scrollIntoView({ block: "nearest" });
}

function stage() {
  return document.querySelector(".zones .zone.scene")?.dataset.tab || "";
}

// A new question opens the tab where it can be answered, and a stage when it is set up; else the
// reader's choice stays.
function show() {
  const question = document.querySelector("#plan [name=question]")?.value || "";
  const now = question && `${question} ${document.getElementById("drawing")?.dataset.wide}`;
  const fresh = now !== "" && now !== asked;
  asked = now;
  const here = stage() && `${stage()} ${document.getElementById("drawing")?.dataset.wide}`;
  const set = here && here !== staged ? stage() : "";
  staged = here;
  for (const row of document.querySelectorAll(".tabs")) {
    const all = names(row);
    const kind = row.classList.contains("markets") ? "markets" : "all";
    let name = all.includes(chosen[kind]) ? chosen[kind] : "";
    if (set && all.includes(set)) name = set;
    else if (inHand()) name ||= first(all);
    else if (!name || (fresh && !asksIn(name))) name = all.find(asksIn) || all.find(hasOpen) || name || first(all);
    chosen[kind] = name;
    open(row, name, kind === "markets" ? "shown-market" : "shown");
  }
  putHandAside(fresh);
  if (fresh) {
    nearWhatCanBeChosen();
    nearWhatIsAskedFor();
  }
  legible();
  for (const summary of document.querySelectorAll(".drawers summary")) summary.title = summary.textContent;
  const rivals = document.querySelector(".zones > .rivals");
  if (rivals && rivals.scrollHeight > rivals.clientHeight) rivals.tabIndex = 0; // keys scroll it too
}

function open(row, name, mark) {
  for (const tab of row.querySelectorAll("[data-opens]")) {
    const mine = tab.dataset.opens === name;
    tab.setAttribute("aria-selected", String(mine));
    tab.classList.toggle("calls", !mine && hasOpen(tab.dataset.opens));
    for (const zone of document.querySelectorAll(`.zones .zone[data-tab="${tab.dataset.opens}"]`)) zone.classList.toggle(mark, mine);
  }
}

document.addEventListener("click", (event) => {
  if (event.target.closest(".fetch-hand")) {
    fetched = true;
    putHandAside();
  }
  const tab = event.target.closest(".tabs [data-opens]");
  if (!tab) return;
  chosen[tab.closest(".markets") ? "markets" : "all"] = tab.dataset.opens;
  show();
  if (tab.dataset.kind === "map") nearWhatCanBeChosen();
});

document.addEventListener("replayed", show);
addEventListener("resize", show);
show();
if (live) new MutationObserver(show).observe(live, { childList: true });
