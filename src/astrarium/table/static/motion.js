// What moves while a beat is told: things fly from where they lay to where they lie, pieces come to
// things and leave them, numbers fly to their counters. All of it comes from the board before and the
// board now; a game brings nothing but its ids, and the classes `piece`, `draw-pile`, `discard-pile`.

const SVG = "http://www.w3.org/2000/svg";
const LONGEST = 600; // milliseconds that a flight lasts
const APART = 70; // between one flight and the next

let past = new Map(); // the things of the board before: see `places`
let flown = new Set(); // those of them that have found their place

export function begin(before) {
  past = before;
  flown = new Set();
}

// Everything lies where it belongs.
export function land() {
  document.querySelector(".flyers")?.remove();
  for (const thing of document.querySelectorAll(".unborn, .flying")) thing.classList.remove("unborn", "flying");
}

// Until it is told of, what is new is not there: things that were unknown, pieces on known ones.
export function hide(things, known) {
  for (const thing of things) {
    const fresh = known.has(thing.id) ? [...thing.querySelectorAll(".piece")].filter((piece) => past.has(thing.id) && !past.get(thing.id).pieces.has(piece.outerHTML)) : [thing];
    for (const each of fresh) {
      for (const gliding of each.getAnimations()) gliding.cancel();
      each.classList.add("unborn");
    }
  }
}

// A beat is told: what it brings flies to its place, what it takes away flies off.
export function move(beat, things, places, time) {
  const length = Math.min(LONGEST, time * 0.6);
  const gone = leaving(beat);
  const arriving = things.flatMap((thing) => (thing.matches(".unborn") ? [thing] : [...thing.querySelectorAll(".piece.unborn")]));
  const actor = beat.dataset.seats; // one seat's pieces come from its counters, wherever they go
  const giver = (thing) => seatOf(thing) ?? (thing.matches(".piece") ? actor : "");
  arriving.forEach((thing, at) => arrive(thing, places.losing[giver(thing)], length, at * APART));
  gone.forEach((old, at) => depart(old, places.gaining[giver(old.node)], length, at * APART));
  return middle((arriving[0] || things.find(isSeen) || gone[0]?.node)?.getBoundingClientRect(), gone[0]?.box);
}

// Whose it is, by the id of the thing: `seat2-card7`.
function seatOf(thing) {
  return /^seat(\d+)/.exec((thing.closest("[id]") || thing).id)?.[1];
}

// --- what comes ----------------------------------------------------------------------------------

function arrive(thing, losing, length, delay) {
  thing.classList.remove("unborn");
  const to = thing.getBoundingClientRect();
  const lay = thing.matches(".piece") ? null : whereItLay(thing);
  const from = lay || (inHand(thing) ? null : losing) || (isOwned(thing) ? seen(".draw-pile") : null);
  if (!to.width || !from) return unfold(thing, length);
  thing.classList.add("flying");
  const turns = !lay && inHand(thing);
  const flyer = fly(thing, thing.getBBox(), from, to, { length, delay, turns });
  flyer.onfinish = () => {
    flyer.holder.remove();
    thing.classList.remove("flying");
  };
}

function unfold(thing, length) {
  thing.animate([{ opacity: 0.1, transform: "scale(.2, 1)" }, { opacity: 1, transform: "none" }], { duration: length, easing: "ease-out" });
}

function inHand(thing) {
  return thing.closest(".zone.hand") !== null;
}

function isOwned(thing) {
  return inHand(thing) || seatOf(thing) !== undefined;
}

// The same thing on the board before, where it is no longer: by what it is about, or in an id such as
// `fleet-HEX-SEAT-CLASS` by all but the first number.
function whereItLay(thing) {
  const about = thing.dataset.about;
  for (const [id, old] of past) {
    if (flown.has(id) || !old.box.width || document.getElementById(id)) continue;
    if ((about && old.about === about) || (kind(id) && kind(id) === kind(thing.id))) {
      flown.add(id);
      return old.box;
    }
  }
  return null;
}

function kind(id) {
  const rest = id.replace(/\d+/, "");
  return /\d/.test(rest) ? rest : "";
}

// --- what goes -----------------------------------------------------------------------------------

// Things the beat tells of that are gone, and pieces that are gone from those that stay.
function leaving(beat) {
  const found = [];
  for (const id of (beat.dataset.elements || "").split(" ").filter(Boolean)) {
    const old = past.get(id);
    const now = document.getElementById(id);
    if (!old) continue;
    if (!now && !flown.has(id) && old.box.width) {
      flown.add(id);
      found.push({ ...old, discarded: true });
    }
    const pieces = now ? new Set([...now.querySelectorAll(".piece")].map(bare)) : new Set();
    for (const [html, piece] of now ? old.pieces : []) if (!pieces.has(html) && !flown.has(piece)) {
      flown.add(piece);
      found.push({ ...piece, discarded: false });
    }
  }
  return found;
}

function bare(piece) {
  const copy = piece.cloneNode(true);
  copy.classList.remove("unborn", "flying");
  return copy.outerHTML;
}

function depart(old, gaining, length, delay) {
  const to = old.discarded ? seen(".discard-pile") : gaining;
  const flyer = fly(old.node, old.frame, old.box, to || old.box, { length, delay, away: true, turns: old.discarded && to !== null });
  flyer.onfinish = () => flyer.holder.remove();
}

// --- flying --------------------------------------------------------------------------------------

function layer() {
  let found = document.querySelector(".flyers");
  if (!found) {
    found = document.createElement("div");
    found.className = "flyers";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

// A copy of a drawn thing, by itself.
function copyOf(node, frame) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${frame.x} ${frame.y} ${frame.width} ${frame.height}`);
  svg.setAttribute("font-family", node.ownerSVGElement?.getAttribute("font-family") || "");
  const copy = node.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  copy.querySelector(".new-mark")?.remove();
  copy.removeAttribute("class");
  svg.append(copy);
  return svg;
}

function fly(node, frame, from, to, { length, delay, away = false, turns = false }) {
  const holder = document.createElement("div");
  const rest = away ? from : to;
  holder.className = "flyer";
  Object.assign(holder.style, { left: `${rest.left}px`, top: `${rest.top}px`, width: `${rest.width}px`, height: `${rest.height}px` });
  holder.append(copyOf(node, frame));
  if (turns) holder.append(Object.assign(document.createElement("i"), { className: "back" }));
  layer().append(holder);
  const other = away ? to : from;
  const size = Math.max(0.12, Math.min(2, other.width / rest.width));
  const shift = `translate(${other.left + other.width / 2 - rest.left - rest.width / 2}px, ${other.top + other.height / 2 - rest.top - rest.height / 2}px)`;
  const afar = { transform: `${shift} scale(${away && other === rest ? 0.3 : size}) rotateY(${turns ? 180 : 0}deg)`, opacity: turns ? 1 : away ? 0.2 : 0.9 }; // what turns has two sides, which opacity would make one
  const here = { transform: "translate(0, 0) scale(1) rotateY(0deg)", opacity: 1 };
  const flyer = holder.animate(away ? [here, afar] : [afar, here], { duration: length, delay, fill: "both", easing: "ease-in-out" });
  flyer.holder = holder;
  return flyer;
}

// The difference flies to its counter, from what brings it.
export function flyNumber(place, amount, from, time) {
  const box = place.getBoundingClientRect();
  if (!box.width) return;
  const sign = document.createElement("span");
  sign.className = amount > 0 ? "fly gain" : "fly loss";
  sign.textContent = amount > 0 ? `+${amount}` : `−${-amount}`;
  const [x, y] = [box.left + box.width / 2, box.top];
  Object.assign(sign.style, { left: `${x}px`, top: `${y}px` });
  layer().append(sign);
  const start = from && amount > 0 ? `translate(-50%, -50%) translate(${from.x - x}px, ${from.y - y}px)` : "translate(-50%, -30px)";
  sign.animate([{ transform: start, opacity: 0.3 }, { opacity: 1, offset: 0.3 }, { transform: "translate(-50%, -60%)", opacity: 1 }], { duration: Math.min(LONGEST, time * 0.6), easing: "ease-in-out" });
  setTimeout(() => sign.remove(), Math.max(800, time));
}

// --- boxes ---------------------------------------------------------------------------------------

export function isSeen(thing) {
  return thing.getBoundingClientRect().width > 0;
}

function seen(selector) {
  const found = [...document.querySelectorAll(selector)].find(isSeen);
  return found ? found.getBoundingClientRect() : null;
}

function middle(...boxes) {
  const box = boxes.find((each) => each?.width);
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
