// Where the card of a thing opens: beside it, never far, and with a line to it where it does not touch.

const NARROW = 700;
const GAP = 12;
const FAR = 150; // pixels between a thing and its card, at most
const LEAST = 150; // pixels that a card on a phone may have, whatever it covers
const MOST = 0.46; // of a phone's window
const SVG = "http://www.w3.org/2000/svg";

function boxes(things) {
  return [...things].map((each) => each.getBoundingClientRect());
}

export function boxOf(thing) {
  return (thing.querySelector(".face") || thing).getBoundingClientRect();
}

// How far two boxes are from each other; nothing where they touch.
function between(one, other) {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

// Whether a sheet that begins there leaves too little of the window above it.
function isHigh(top) {
  return top <= innerHeight / 3;
}

export function hasRoomAbove() {
  const dock = document.getElementById("dock");
  return !dock || !isHigh(dock.getBoundingClientRect().top);
}

// The main button is never covered.
function buttonsTop() {
  return document.querySelector("#ask .plan-buttons")?.getBoundingClientRect().top ?? innerHeight;
}

// Near the thing, inside the window, where it covers least of what can be clicked, then of the own
// cards; on a phone over the question.
export function put(card, thing, where) {
  const ask = document.querySelector(".frame > .votes") || document.getElementById("dock") || document.getElementById("ask");
  const low = ask ? Math.min(innerHeight, ask.getBoundingClientRect().top) : innerHeight;
  card.classList.toggle("low", innerWidth < NARROW);
  card.style.removeProperty("left");
  card.style.removeProperty("top");
  if (innerWidth < NARROW) {
    const foot = Math.min(innerHeight, isHigh(low) ? buttonsTop() : low);
    const head = document.querySelector(".frame > .head")?.getBoundingClientRect().bottom || 0; // everybody's counters
    card.style.bottom = `${innerHeight - foot}px`;
    card.style.maxHeight = `${Math.min(innerHeight * MOST, foot - GAP, Math.max(LEAST, foot - head))}px`;
    return;
  }
  card.style.removeProperty("bottom");
  const seen = Boolean(thing?.getClientRects().length);
  const at = seen ? boxOf(thing) : where;
  const floor = isHigh(low) ? innerHeight : low;
  card.style.maxHeight = `${floor - 2 * GAP}px`;
  const { width, height } = card.getBoundingClientRect();
  const turned = document.getElementById(document.querySelector(".turner")?.dataset.place || "nowhere");
  const others = boxes([...document.querySelectorAll(".thing.open, .thing.planned, .turner"), ...(turned ? [turned] : [])]);
  const reach = isHigh(low) ? innerWidth : FAR; // question and hand stand beside the boards
  if (isHigh(low)) others.push(...boxes(document.querySelectorAll("#ask")));
  const laid = boxes(document.querySelectorAll(".zones[data-arrangement='tableau'] .own .thing"));
  const tried = [[at.right + GAP, at.top], [at.left - GAP - width, at.top], [at.left, at.top - GAP - height], [at.left, at.bottom + GAP]];
  for (let x = GAP; x < innerWidth - width; x += 30) for (let y = GAP; y === GAP || y < floor - height; y += 30) tried.push([x, y]);
  let best = null;
  for (const [right, down] of tried) {
    const left = Math.max(GAP, Math.min(right, innerWidth - width - GAP));
    const top = Math.max(GAP, Math.min(down, floor - height - GAP));
    const box = { left, top, right: left + width, bottom: top + height };
    const far = between(at, box);
    const under = (those) => those.filter((each) => between(each, box) === 0).length;
    const centred = Math.abs(left + width / 2 - at.left - at.width / 2) + Math.abs(top + height / 2 - at.top - at.height / 2);
    // What is too far is taken only if nothing nearer fits into the window.
    const cost = Math.max(0, far - reach) * 1e6 + under(others) * 10000 + under(laid) * 400 + centred;
    if (!best || cost < best.cost) best = { ...box, cost };
  }
  card.style.left = `${best.left}px`;
  card.style.top = `${best.top}px`;
  if (seen) drawLine(at, best);
  else dropLine();
}

// From the edge of the card that is nearest to the thing.
function drawLine(at, card) {
  const line = pointer();
  line.replaceChildren();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const from = [Math.max(card.left, Math.min(x, card.right)), Math.max(card.top, Math.min(y, card.bottom))];
  if (from[0] === x && from[1] === y) return; // upon the thing itself
  const parts = { path: { d: `M${from} L${x},${y}` }, circle: { cx: x, cy: y, r: 5 } };
  for (const [name, facts] of Object.entries(parts)) {
    const part = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(facts)) part.setAttribute(key, value);
    line.append(part);
  }
}

function pointer() {
  let line = document.getElementById("pointer");
  if (!line) {
    line = document.createElementNS(SVG, "svg");
    line.id = "pointer";
    line.setAttribute("aria-hidden", "true");
    document.getElementById("board").append(line);
  }
  return line;
}

export function dropLine() {
  document.getElementById("pointer")?.replaceChildren();
}
