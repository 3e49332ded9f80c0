// A turn is composed on the board: a click on a thing plans the cheapest way to use it, and its card
// opens there with the other ways. A second click takes it out of the plan again. What cannot be
// chosen says why, and which conversions would help. The list of choices is the second way.

import { boxOf, dropLine, hasRoomAbove, put } from "./beside.js";
import { markThings, noteCopies, plannedCopies } from "./marks.js";
import { nameThing } from "./note.js";

const NARROW = 700;
const FEW = 6;

let opened = ""; // the thing whose card is open
let where = null; // its place and name, in case it leaves the board with the plan
let title = "";

function read(name) {
  const text = document.querySelector(`[data-${name}]`)?.dataset[name];
  return text ? JSON.parse(text) : null;
}

function choicesOf(element) {
  return [...document.querySelectorAll(".choices li[data-element]")].filter((each) => each.dataset.element === element);
}

function reasonsOf(element) {
  return [...document.querySelectorAll("details.closed li[data-element]")].filter((each) => each.dataset.element === element);
}

// An entry of "Why not?" with its reasons, which stand once for all that they close.
function withReasons(entry) {
  const whole = entry.cloneNode(true);
  whole.hidden = false;
  whole.append(...[...entry.closest(".because").querySelectorAll("p")].map((each) => each.cloneNode(true)));
  return whole;
}

function isElement(id) {
  return choicesOf(id).length > 0 || reasonsOf(id).length > 0 || id in (read("instead") || {}) || (read("answers") || []).some(([, each]) => each === id);
}

// A second copy of a card has the id of the first and a number.
function elementOf(thing) {
  const [, first, copy] = /^(.*)-(\d)$/.exec(thing.id) || [];
  return first && !isElement(thing.id) && isElement(first) ? [first, Number(copy)] : [thing.id, 1];
}

// A choice of the list opens its card too, at the button.
export function choiceClicked(button) {
  opened = button.closest("li").dataset.element;
  where = button.getBoundingClientRect();
  title = button.querySelector("span").textContent;
}

// Whether the board shows something that can be chosen.
function isOpen() {
  return [...document.querySelectorAll(".zones .thing.open")].some((each) => each.getClientRects().length);
}

// What the board does not show just now stands beside the question, if it is little; on a phone, where
// that takes the board's room, its tab is marked.
function bringOut() {
  const form = document.getElementById("plan");
  const listed = [...document.querySelectorAll("#plan > .list > .choices > li[data-element]")];
  // A choice without a thing stands there already; the one that ends the turn is the main button.
  const unseen = listed.filter((each) => each.dataset.element && !document.getElementById(each.dataset.element)?.getClientRects().length);
  if (!unseen.length || unseen.length > (innerWidth < NARROW && isOpen() ? 1 : FEW)) return;
  let direct = form.querySelector(".direct");
  if (!direct) {
    direct = Object.assign(document.createElement("ul"), { className: "choices direct" });
    form.prepend(direct);
  }
  direct.append(...unseen);
}

// When the frame has chosen its tabs: what is shown decides what is brought out and where the card is.
function settle() {
  bringOut();
  const card = opened && !popover().hidden && popover().querySelector("[data-card]");
  if (card && inTheWay(card)) close();
  else if (opened && !popover().hidden) {
    step(0);
    put(popover(), document.getElementById(opened), where);
  }
  markThings(read("answers") || []);
}

// A thing may lie within a larger one, such as a token in the supply: the nearest that is asked for.
function asked(thing) {
  for (let each = thing; each; each = each.parentElement.closest(".thing")) {
    if (isElement(elementOf(each)[0])) return each;
  }
  return thing;
}

export function thingClicked(inner, post) {
  const thing = asked(inner);
  const [element, copy] = elementOf(thing);
  const [choice] = choicesOf(element);
  const planned = (read("answers") || []).filter(([, each]) => each === element);
  const copies = plannedCopies(element, planned);
  const at = copies.includes(copy) ? copies.indexOf(copy) : copies.length < planned.length ? 0 : -1;
  const first = opening?.element === element && planned.length ? opening : null;
  const again = choice && choice.closest(".extras"); // a conversion is done as often as it is clicked
  if (at >= 0 && !again) {
    close();
    noteCopies(element, copies.filter((each) => each !== copy));
    if (!first) return post("drop", { answer: planned[at][0] });
    return post("drop", { answer: stepsOf(first.way).map((_, number) => first.at + number).join() });
  }
  noteCopies(element, [...copies, copy]);
  opened = thing.id;
  where = boxOf(thing);
  title = thing.querySelector("title")?.textContent || "";
  if (choice) return post("plan", { choice: choice.dataset.choice });
  const instead = (read("instead") || {})[element];
  if (!instead) return explain(thing, element, post);
  const [from, other] = instead.split(" ");
  return post("plan", { at: from, choice: other });
}

// --- the card at the thing ------------------------------------------------------------------------

function popover() {
  let place = document.getElementById("popover");
  if (!place) {
    place = document.createElement("div");
    place.id = "popover";
    document.getElementById("board").append(place);
  }
  return place;
}

export function close() {
  opened = "";
  outline("");
  dropLine();
  for (const each of document.querySelectorAll(".thing.looked-at")) each.classList.remove("looked-at");
  if (document.getElementById("popover")) popover().hidden = true;
}

function show(thing, ...content) {
  const place = popover();
  const name = document.createElement("h3");
  name.textContent = thing?.querySelector("title")?.textContent || title;
  const shut = document.createElement("button");
  Object.assign(shut, { type: "button", className: "close", textContent: "×" });
  shut.setAttribute("aria-label", document.getElementById("live").dataset.close);
  place.replaceChildren(shut, name, ...content);
  place.removeAttribute("aria-busy");
  place.hidden = false;
  put(place, thing, where);
}

// After the board was swapped: the card of what was clicked, from the plan as it is now.
export function reopen() {
  queueMicrotask(settle);
  readyThings();
  if (opening && !(read("answers") || []).some(([, each]) => each === opening.element)) opening = null;
  if (!opened) return close();
  const thing = document.getElementById(opened);
  const [element] = thing ? elementOf(thing) : [opened];
  const { place, ghost } = document.querySelector(".turner")?.dataset || {};
  const turned = ghost || place === element; // its turns are a button
  const card = !turned && [...document.querySelectorAll(".cards [data-card]")].find((each) => each.dataset.card === element);
  if (!card) return close();
  show(thing, card, ...otherWays(element));
}

// On a phone the card would lie over the board, where the turn goes on, or over the hand that fills the
// window: what is planned stands in the sheet.
function inTheWay(card) {
  const goesOn = !document.querySelector("[data-key-c]") && isOpen();
  return innerWidth < NARROW && (goesOn || !hasRoomAbove()) && card.querySelectorAll(".way").length < 2;
}

let explaining = 0;

// What a thing is that cannot be chosen now, why it cannot, what would open it, and what it does.
async function explain(thing, element, post) {
  explaining += 1;
  const mine = explaining;
  for (const other of document.querySelectorAll(".thing.looked-at")) other.classList.remove("looked-at");
  const reasons = reasonsOf(element);
  if (!reasons.length && !thing.dataset.about) {
    close();
    return nameThing(thing);
  }
  thing.classList.add("looked-at");
  const list = document.createElement("ul");
  list.className = "reasons";
  list.append(...reasons.map(withReasons));
  show(thing, list);
  popover().setAttribute("aria-busy", "true");
  const table = document.getElementById("live").dataset.table;
  const asked = [];
  if (reasons.length) asked.push(part(`/t/${table}/ways?element=${encodeURIComponent(element)}`));
  const { game, set } = document.getElementById("drawing").dataset;
  if (thing.dataset.about) asked.push(part(`/explain/${game}/${thing.dataset.about}${set ? `?set=${set}` : ""}`));
  const found = (await Promise.all(asked)).flat();
  if (mine !== explaining || opened !== thing.id) return;
  const ways = found.filter((each) => each.matches("form.way"));
  if (ways.length) return planOpening(element, ways, post);
  const name = popover().querySelector("h3").textContent;
  show(thing, list, ...found.filter((each) => each.textContent !== name));
}

// --- a thing that conversions open ------------------------------------------------------------------

let opening = null; // the way that was planned to open a thing, and the other ways

function stepsOf(way) {
  return way.elements.choice.value.split(",");
}

// The cheapest way is planned at once, written out step by step; another one is a click on the card.
// It is never committed by the click that has planned it.
function planOpening(element, ways, post) {
  const at = document.querySelectorAll("#ask .plan ol li:not(.forced)").length;
  opening = { element, at, ways, way: ways[0] };
  post("plan", { choice: ways[0].elements.choice.value, "at-once": "no" });
}

// The ways that the card of an opened thing offers in place of the one that is planned.
function otherWays(element) {
  if (opening?.element !== element) return [];
  const asked = document.querySelector("#ask [name=question]")?.value || "";
  return opening.ways.filter((way) => way !== opening.way).map((way) => {
    const form = way.cloneNode(true);
    form.elements.question.value = asked;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "at", value: opening.at }));
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "at-once", value: "no" }));
    form.addEventListener("submit", () => { opening = { ...opening, way }; });
    return form;
  });
}

async function part(address) {
  try {
    const answer = await fetch(address, { headers: { "X-Astrarium": "part" } });
    if (!answer.ok) return [];
    return [...new DOMParser().parseFromString(await answer.text(), "text/html").body.children];
  } catch {
    return [];
  }
}

// --- what is offered whole: stepped through, outlined on the board -----------------------------------

const SVG = "http://www.w3.org/2000/svg";

// Upon everything that lies there: pieces and neighbours cover the edges of things.
function outline(elements) {
  document.querySelector(".zone .outlines")?.remove();
  for (const each of document.querySelectorAll(".thing.outlined")) each.classList.remove("outlined");
  const things = elements.split(" ").map((id) => id && document.getElementById(id)).filter(Boolean);
  if (!things.length) return;
  const svg = things[0].ownerSVGElement;
  const lines = document.createElementNS(SVG, "g");
  lines.setAttribute("class", "outlines");
  for (const thing of things) {
    const face = thing.querySelector(".face");
    thing.classList.add("outlined");
    if (!face) continue;
    const { a, b, c, d, e, f } = svg.getCTM() ? svg.getCTM().inverse().multiply(face.getCTM()) : face.getCTM();
    const line = face.cloneNode();
    line.removeAttribute("class");
    line.removeAttribute("style");
    line.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    lines.append(line);
  }
  svg.append(lines);
  if (innerWidth < NARROW) lines.scrollIntoView({ block: "start", inline: "nearest" }); // above the card
}

function step(by) {
  const wholes = popover().querySelector(".wholes");
  if (!wholes) return;
  const ways = [...wholes.querySelectorAll("form")];
  const planned = ways.findIndex((each) => each.classList.contains("planned"));
  const at = "at" in wholes.dataset ? Number(wholes.dataset.at) : Math.max(0, planned);
  const next = (at + by + ways.length) % ways.length;
  wholes.dataset.at = next;
  ways.forEach((each, number) => { each.hidden = number !== next; });
  const where = wholes.querySelector(".at");
  if (where) where.textContent = `${next + 1} / ${ways.length}`;
  lookAt(ways[next].dataset.elements.split(" ")[0]);
  outline(ways[next].dataset.elements);
}

// Where each zone has a tab of its own, the one that shows it comes into view.
function lookAt(id) {
  const zone = document.getElementById(id)?.closest(".zone");
  if (zone && !zone.getClientRects().length) document.querySelector(`.tabs:not(.markets) [data-opens="${zone.dataset.tab}"]`)?.click();
}

export function cardClicked(target) {
  if (target.closest("#popover .close")) close();
  if (target.closest(".step-on")) step(1);
  if (target.closest(".step-back")) step(-1);
}

// On a phone the card lies over what a drawer shows: whoever opens a drawer wants to see that.
document.addEventListener("toggle", (event) => {
  if (innerWidth < NARROW && event.target.matches(".drawer") && event.target.open) close();
}, { capture: true });

// --- keys -----------------------------------------------------------------------------------------------

const WALKED = ".thing.open, .thing.planned, .thing.instead, .thing.closed";

function readyThings() {
  const things = [...document.querySelectorAll(WALKED)];
  things.forEach((thing, number) => {
    // What holds others that can be walked to is no button itself.
    const around = thing.querySelector(".thing:is(.open, .planned, .instead, .closed)") !== null;
    if (!around) thing.setAttribute("tabindex", number === 0 ? "0" : "-1");
    thing.setAttribute("role", around ? "group" : "button");
    const words = thing.querySelector("title")?.textContent;
    if (words) thing.setAttribute("aria-label", words);
  });
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(thing) {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

// To the nearest thing in that direction; from nowhere to the first one.
function walk([right, down]) {
  const things = [...document.querySelectorAll(WALKED)].filter((each) => each.getClientRects().length);
  const here = document.activeElement?.closest?.(".thing");
  const [x, y] = here ? middle(here) : [0, 0];
  let best = here ? null : things[0];
  let least = Infinity;
  for (const thing of here ? things : []) {
    const [dx, dy] = middle(thing).map((each, axis) => each - [x, y][axis]);
    const along = dx * right + dy * down;
    const across = Math.abs(dx * down) + Math.abs(dy * right);
    if (thing !== here && along > 1 && along + 2 * across < least) [best, least] = [thing, along + 2 * across];
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(best);
}

// Whether the key did something here.
export function composeKey(event, post) {
  const thing = event.target.closest?.(".thing");
  if (event.key in WAYS && (thing || event.target === document.body)) return walk(WAYS[event.key]);
  if (thing && (event.key === "Enter" || event.key === " ")) {
    thingClicked(thing, post);
    return true;
  }
  if (event.key === "Escape") {
    close();
    closeCommand();
    return true;
  }
  if (event.key === "/") return openCommand();
  if (event.key.length !== 1) return false;
  const item = [...document.querySelectorAll(".choices li[data-key]")].find((each) => each.dataset.key === event.key);
  if (item) item.querySelector("button").click();
  return Boolean(item);
}

// --- the command line -------------------------------------------------------------------------------------

function openCommand() {
  const form = document.getElementById("command");
  if (!form) return false;
  const known = [...document.querySelectorAll(".choices li[data-say]")].map((each) => new Option(each.dataset.say));
  form.querySelector("datalist").replaceChildren(...known);
  form.hidden = false;
  form.elements.say.focus();
  return true;
}

// What is being typed outlives a swap of the board.
export function typed() {
  const form = document.getElementById("command");
  return form && !form.hidden ? [form.elements.say.value, form.querySelector("output").textContent] : null;
}

export function typeOn(kept) {
  if (!kept || !openCommand()) return;
  const form = document.getElementById("command");
  [form.elements.say.value, form.querySelector("output").textContent] = kept;
}

function closeCommand() {
  const form = document.getElementById("command");
  if (form) form.hidden = true;
}
