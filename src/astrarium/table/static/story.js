// The story: what has happened since the reader last looked, told beat by beat on the board itself.
// The server says what is told (story.html); here it is only shown. The reader may act at any time.

import { putGlimpses } from "./glimpse.js";
import { writeOn } from "./marks.js";
import { begin as setStage, flyNumber, hide, isSeen, land, move } from "./motion.js";
import { closeNote, note } from "./note.js";
import { play } from "./sound.js";

const PACES = { calm: { beat: 1500, most: 15000 }, brisk: { beat: 650, most: 4500 }, "at-once": null };
const LEAST = 180; // milliseconds that a beat lasts, however many there are
const KEPT = 40; // tables of which we remember how far they were told

let eyes = ""; // the table and the seat whose story it is
let told = 0; // lines of the record that were told to them
let known = new Map(); // the things of the last board and what they are
let fresh = new Set(); // things that came to the reader and were not touched yet
let run = 0; // a newer telling ends the one before
let goOn = null; // ends the wait for the next beat
let counting = new Map(); // where the counters of the story stand that is being told
let stage = { known: new Map(), before: new Map() }; // from where the last telling began

function strip() {
  return document.querySelector(".story");
}

function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function pace() {
  const chosen = localStorage.getItem("story-pace");
  return chosen in PACES ? chosen : "brisk";
}

// --- how far it was told -------------------------------------------------------------------------

function remembered() {
  try {
    return JSON.parse(localStorage.getItem("story-told")) || {};
  } catch {
    return {};
  }
}

function remember(lines) {
  told = lines;
  const all = remembered();
  delete all[eyes];
  all[eyes] = lines;
  for (const old of Object.keys(all).slice(0, -KEPT)) delete all[old];
  localStorage.setItem("story-told", JSON.stringify(all));
}

// --- things and counters -------------------------------------------------------------------------

// By their id (a second copy of a card has the id of the first and a number), or by what they are
// about: a card may lie anywhere.
export function thingsOf(elements) {
  const found = [];
  for (const id of (elements || "").split(" ").filter(Boolean)) {
    const name = CSS.escape(id);
    for (const thing of document.querySelectorAll(`#${name}, [id^="${name}-"], [data-about="${name}"]`)) {
      if (thing.matches(".thing") && (thing.dataset.about === id || /^(-\d)?$/.test(thing.id.slice(id.length)))) found.push(thing);
    }
  }
  return found;
}

// Where a counter is shown: in the strip of seats, and in drawings by the text that says it.
function counters(seat, figure, element, shown) {
  const row = document.querySelector(`.strip [data-seat="${seat}"] dl div:nth-child(${figure + 1}) dd`);
  const name = CSS.escape(element);
  const drawn = [...document.querySelectorAll(`#${name}, .counter.${name}`)].map((each) => [...each.querySelectorAll("text")].find((text) => parseInt(text.textContent, 10) === shown));
  return [row, ...drawn].filter(Boolean);
}

// A limit may stand after the number: 4/10.
function write(place, amount) {
  place.textContent = place.textContent.replace(/^-?\d+/, String(amount));
}

function changesOf(beat) {
  return JSON.parse(beat.dataset.changes || "[]");
}

// Before the news are told, counters stand where they stood.
function rewind(beats) {
  const first = new Map();
  const places = new Map();
  for (const beat of beats) {
    for (const [seat, figure, old, now, element] of changesOf(beat)) {
      const key = `${seat}-${figure}`;
      if (!first.has(key)) first.set(key, old);
      places.set(key, counters(seat, figure, element, now));
    }
  }
  for (const [key, old] of first) for (const place of places.get(key)) write(place, old);
  return places;
}

function count(beat, flies = () => {}) {
  for (const [seat, figure, old, now] of changesOf(beat)) {
    for (const place of counting.get(`${seat}-${figure}`) || []) {
      write(place, now);
      flies(place, now - old);
    }
  }
}

// Of each seat the first counter in view that loses by a beat, and the first that gains.
function scales(beat) {
  const found = { losing: {}, gaining: {} };
  for (const [seat, figure, old, now] of changesOf(beat)) {
    const side = now < old ? "losing" : "gaining";
    const place = (counting.get(`${seat}-${figure}`) || []).find(isSeen);
    if (place) found[side][seat] ||= place.getBoundingClientRect();
  }
  return found;
}

// What several seats show at once lies on the table as plates that turn over one after another.
function turnOver(beat) {
  const seats = beat.dataset.seats.split(" ");
  const sentences = [...beat.querySelectorAll("a span")].map((each) => each.textContent);
  const board = document.getElementById("drawing");
  if (seats.length < 2 || seats.length !== sentences.length || !board) return;
  const box = board.getBoundingClientRect();
  const plates = document.createElement("div");
  plates.className = "plates";
  plates.setAttribute("aria-hidden", "true");
  plates.style.left = `${box.left + box.width / 2}px`;
  const rivals = board.querySelector(".rivals")?.getBoundingClientRect(); // what they do is shown there
  const below = rivals?.height && rivals.bottom < innerHeight / 2 ? rivals.bottom : box.top;
  plates.style.top = `${below + 24}px`;
  seats.forEach((seat, at) => {
    const plate = document.createElement("div");
    const mark = document.querySelector(`.strip [data-seat="${seat}"] .mark`);
    if (mark) plate.append(mark.cloneNode(true));
    plate.append(sentences[at]);
    plates.append(plate);
    plate.animate([{ transform: "rotateY(90deg)", opacity: 0.2 }, { transform: "none", opacity: 1 }], { duration: 200, delay: 120 * at, fill: "backwards", easing: "ease-out" });
  });
  document.body.append(plates);
}

function clearPlates() {
  for (const plates of document.querySelectorAll(".plates")) plates.remove();
}

// --- new things ----------------------------------------------------------------------------------

function present() {
  return new Map([...document.querySelectorAll("#live .thing")].map((thing) => [thing.id, thing.dataset.about || ""]));
}

// What came to the reader's own seat and lay nowhere before is new until it is touched.
function markNew(beats, seat) {
  const before = new Set(known.values());
  for (const beat of beats) {
    if (!seat || !beat.dataset.seats.split(" ").includes(seat)) continue;
    for (const thing of thingsOf(beat.dataset.elements)) {
      const about = thing.dataset.about;
      const own = thing.closest(".zone.own, .zone.hand");
      if (own && about && known.size && !known.has(thing.id) && !before.has(about)) fresh.add(thing.id);
    }
  }
  labelAll();
}

function labelAll() {
  for (const id of fresh) {
    const thing = document.getElementById(id);
    if (thing) writeOn(thing, "new-mark", strip().dataset.new);
    else fresh.delete(id);
  }
}

function touched(event) {
  const thing = event.target.closest?.(".thing");
  if (!thing || !fresh.delete(thing.id)) return;
  thing.querySelector(".new-mark")?.remove();
}

// --- telling -------------------------------------------------------------------------------------

function words(beat) {
  return beat.querySelector("a")?.textContent.trim().replace(/\s+/g, " ") || "";
}

function say(sentences) {
  const place = document.getElementById("told");
  if (place) place.textContent = sentences;
}

function wait(time) {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    goOn = () => { clearTimeout(timer); done(); };
  });
}

async function tell(beats) {
  run += 1;
  const mine = run;
  clearPlates();
  land();
  const lines = Number(strip().dataset.lines);
  const speed = still() ? null : PACES[pace()];
  say(beats.map(words).join(" "));
  if (!speed || document.hidden || !beats.length) return finish(lines);
  const time = Math.max(LEAST, Math.min(speed.beat, speed.most / beats.length));
  counting = rewind(beats);
  setStage(stage.before);
  for (const beat of beats) {
    beat.classList.add("ahead");
    if (stage.known.size) hide(thingsOf(beat.dataset.elements), stage.known);
  }
  telling(true);
  for (const beat of beats) {
    begin(beat, time);
    await wait(beat.classList.contains("chapter") ? time * 0.6 : time);
    if (mine !== run) return;
    clearPlates();
    beat.classList.remove("now");
    for (const thing of document.querySelectorAll(".thing.told")) thing.classList.remove("told");
    remember(Math.max(told, Number(beat.dataset.line)));
  }
  finish(lines);
}

function begin(beat, time) {
  beat.classList.remove("ahead");
  beat.classList.add("now");
  toView(beat);
  const things = thingsOf(beat.dataset.elements);
  const from = move(beat, things, scales(beat), time);
  for (const thing of things) thing.classList.add("told");
  turnOver(beat);
  count(beat, (place, amount) => flyNumber(place, amount, from, time));
  const gained = changesOf(beat).reduce((sum, [, , old, now]) => sum + now - old, 0);
  play(beat.classList.contains("chapter") ? "chapter" : gained > 0 ? "gain" : gained < 0 ? "loss" : "beat");
}

// The strip is scrolled, never the page.
function toView(beat) {
  const list = beat.parentElement;
  const middle = beat.offsetLeft - (list.clientWidth - beat.offsetWidth) / 2;
  list.scrollTo({ left: middle, behavior: still() ? "instant" : "smooth" });
}

// At rest the newest beat is seen whole, and the first one that is seen begins where the strip begins.
function rest() {
  const list = strip()?.querySelector(".beats");
  if (!list) return;
  list.style.removeProperty("padding-right");
  const least = list.scrollWidth - list.clientWidth;
  const first = [...list.children].find((beat) => beat.offsetLeft >= least);
  if (least > 0 && first) list.style.paddingRight = `${first.offsetLeft - least}px`;
  list.scrollLeft = list.scrollWidth;
}

// Everything as it is now.
function finish(lines) {
  run += 1;
  goOn = null;
  remember(lines);
  for (const beat of document.querySelectorAll(".story .beat")) {
    beat.classList.remove("ahead", "now");
    count(beat);
  }
  for (const thing of document.querySelectorAll(".thing.told")) thing.classList.remove("told");
  land();
  counting = new Map();
  clearPlates();
  telling(false);
  rest();
  known = present();
}

function telling(now) {
  const place = strip();
  if (!place) return;
  place.classList.toggle("telling", now);
  place.querySelector(".skip-on").hidden = !now;
}

function isTelling() {
  return goOn !== null && strip()?.classList.contains("telling");
}

function end() {
  if (isTelling()) finish(Number(strip().dataset.lines));
}

function again() {
  const beats = [...document.querySelectorAll(".story .beat.news, .story .beat[data-line]")];
  const news = beats.filter((beat) => beat.classList.contains("news"));
  tell(news.length ? news : beats);
}

// A board has come, the first or another one.
function arrived(before = new Map()) {
  const place = strip();
  if (!place) return;
  ready(place);
  putGlimpses(place);
  const { table, eyes: seat, lines, seen } = place.dataset;
  if (eyes !== `${table} ${seat}`) {
    eyes = `${table} ${seat}`;
    known = new Map();
    stage = { known, before: new Map() };
    fresh = new Set();
    told = Math.max(remembered()[eyes] || 0, Number(seen));
  }
  told = Math.min(told, Number(lines));
  const beats = [...place.querySelectorAll(".beat[data-line]")].filter((beat) => Number(beat.dataset.line) >= told);
  markNew(beats, seat);
  if (beats.length && !goOn) stage = { known, before };
  tell(beats);
}

function ready(place) {
  for (const link of place.querySelectorAll(".beat a")) link.setAttribute("role", "button");
  place.querySelector(".teller").hidden = false;
  place.querySelector(".again").onclick = again;
  place.querySelector(".skip-on").onclick = end;
  for (const speed of document.querySelectorAll(".speed")) {
    speed.hidden = false;
    speed.value = pace();
    speed.onchange = () => localStorage.setItem("story-pace", speed.value);
  }
}

// --- pointing ------------------------------------------------------------------------------------

// A beat is said whole and shows what it tells of; only a number of the log leads away from the table.
function unfold(event) {
  const beat = event.target.closest?.(".story .beat[data-line]");
  if (!beat || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (closeNote(beat)) return;
  note(beat, ...[...beat.querySelectorAll("a span")].map((each) => each.textContent));
  point(event);
}

function point(event) {
  const line = event.target.closest?.("[data-elements]");
  for (const thing of document.querySelectorAll(".thing.pointed")) thing.classList.remove("pointed");
  if (line) for (const thing of thingsOf(line.dataset.elements)) thing.classList.add("pointed");
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog[open]")) return;
  if (!strip()) return;
  const key = event.key.toLowerCase();
  if (key === "h") again();
  else if (isTelling() && key === " " && !event.target.closest("button, a, summary")) goOn();
  else if (isTelling() && (key === "s" || key === "escape")) end();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

// Whoever acts has seen enough.
function acted(event) {
  if (!event.target.closest?.(".story")) end();
}

// The frame shows its parts first.
document.addEventListener("board", (event) => queueMicrotask(() => arrived(event.detail)));
document.addEventListener("click", () => requestAnimationFrame(labelAll));
document.addEventListener("click", unfold);
document.addEventListener("keydown", pressed, { capture: true });
document.addEventListener("pointerdown", acted, { capture: true });
document.addEventListener("pointerover", touched);
document.addEventListener("pointerdown", touched);
document.addEventListener("focusin", touched);
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
arrived();
