// The replay: steps come one after another without loading the page; the address follows.

import { glide, places, readySheet } from "./sheet.js";
import { thingsOf } from "./story.js";

const EVERY = 1400; // milliseconds a step while it runs
const reel = document.getElementById("reel");
const known = new Map(); // steps that were fetched ahead
let wanted = 0; // only the answer to the last wish is shown
let timer = 0;

function here() {
  return document.getElementById("replay");
}

function address(at, query) {
  return `${here().dataset.steps}${at}${query}`;
}

async function fetched(where) {
  if (!known.has(where)) {
    const answer = fetch(where, { headers: { "X-Astrarium": "part" } }).then((found) => (found.ok ? found.text() : Promise.reject(found)));
    known.set(where, answer);
    answer.catch(() => known.delete(where));
    if (known.size > 8) known.delete(known.keys().next().value);
  }
  return known.get(where);
}

async function go(at, query = here().dataset.query) {
  const last = Number(here().dataset.last);
  const step = query === here().dataset.query ? Math.min(last, Math.max(0, at)) : at;
  const where = address(step, query);
  wanted += 1;
  const mine = wanted;
  let html;
  try {
    html = await fetched(where);
  } catch {
    return location.assign(where);
  }
  if (mine !== wanted) return;
  put(html);
  history.replaceState(null, "", where);
  if (step < last) fetched(address(step + 1, query)).catch(() => {});
}

function put(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("replay");
  const before = places(reel);
  const focused = focusName();
  const sheet = reel.querySelector(".sheet");
  const spot = sheet ? [sheet.scrollLeft, sheet.scrollTop] : [0, 0];
  const high = scrollY;
  reel.replaceChildren(fresh);
  readySheet();
  reel.querySelector(".sheet")?.scrollTo(...spot);
  scrollTo({ top: high, behavior: "instant" });
  document.dispatchEvent(new Event("replayed"));
  ready();
  if (focused) reel.querySelector(focused)?.focus({ preventScroll: true });
  glide(reel, before);
}

function focusName() {
  const thing = document.activeElement;
  if (!thing || !reel.contains(thing)) return "";
  if (thing.matches("input")) return "input[type=range]";
  const place = [...reel.querySelectorAll(".stepping > *")].indexOf(thing);
  return place < 0 ? "" : `.stepping > :nth-child(${place + 1})`;
}

function ready() {
  const slide = reel.querySelector("input[type=range]");
  const last = Number(here().dataset.last) || 1;
  slide.oninput = () => go(Number(slide.value));
  for (const round of reel.querySelectorAll(".rounds li")) round.style.left = `${(100 * Number(round.dataset.at)) / last}%`;
  const runs = reel.querySelector(".run");
  runs.hidden = false;
  runs.setAttribute("aria-pressed", String(timer !== 0));
  runs.onclick = toggle;
  for (const beat of reel.querySelectorAll(".now [data-elements]")) for (const thing of thingsOf(beat.dataset.elements)) thing.classList.add("told");
}

function toggle() {
  if (timer) return stop();
  if (Number(here().dataset.at) >= Number(here().dataset.last)) go(0);
  timer = setInterval(forth, EVERY);
  reel.querySelector(".run").setAttribute("aria-pressed", "true");
}

function forth() {
  const { at, last } = here().dataset;
  if (Number(at) >= Number(last)) stop();
  else go(Number(at) + 1);
}

function stop() {
  clearInterval(timer);
  timer = 0;
  reel.querySelector(".run").setAttribute("aria-pressed", "false");
}

function clicked(event) {
  const link = event.target.closest("a[data-go]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  go(Number(link.dataset.go), link.dataset.seen ?? here().dataset.query);
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, textarea, dialog[open]")) return;
  const at = Number(here().dataset.at);
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: Number(here().dataset.last) };
  if (event.key in steps) {
    stop();
    go(steps[event.key]);
  } else if (event.key === " " && !event.target.closest("button, a, summary")) toggle();
  else return;
  event.preventDefault();
}

if (reel) {
  reel.addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
  ready();
}
