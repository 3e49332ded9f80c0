// A note beside what was tapped: what a sign means, or a sentence that the strip has no room for. It
// stays until one touches something else.

const GAP = 6;
const CHOSEN = ".thing.open, .thing.planned, .thing.instead";

let about = null; // what the note belongs to

function place() {
  let found = document.getElementById("note");
  if (!found) {
    found = Object.assign(document.createElement("div"), { id: "note", hidden: true });
    found.setAttribute("role", "status");
    document.body.append(found);
  }
  return found;
}

export function note(thing, ...sentences) {
  const shown = place();
  shown.replaceChildren(...sentences.map((words) => Object.assign(document.createElement("p"), { textContent: words })));
  shown.hidden = false;
  about = thing;
  const at = (thing.querySelector?.(".face") || thing).getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const below = at.bottom + GAP + height <= innerHeight - GAP;
  const left = at.left + at.width / 2 - width / 2;
  shown.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  shown.style.top = `${below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height)}px`;
}

// Whether the note of this was open.
export function closeNote(thing = about) {
  const was = about !== null && about === thing;
  if (was) {
    about = null;
    place().hidden = true;
  }
  return was;
}

function wordsOf(titled) {
  return titled?.querySelector(":scope > title")?.textContent || "";
}

// A thing without anything to choose or to explain has at least a name.
export function nameThing(thing) {
  if (wordsOf(thing)) note(thing, wordsOf(thing));
}

// The sign under a click; a finger may come down between a sign and its figure.
function signUnder(event) {
  const { target, clientX: x, clientY: y } = event;
  const sign = target.closest?.(".zone g:has(> title)");
  if (sign || !isFinger(event)) return sign;
  const signs = [...(target.closest?.(".zone")?.querySelectorAll("g:has(> title)") || [])];
  return signs.find((each) => {
    const box = each.getBoundingClientRect();
    return !each.matches(".thing") && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  });
}

function isFinger(event) {
  return event.pointerType === "touch" || event.pointerType === "pen";
}

// A sign in a drawing says what it means, to a finger as to a mouse; whether that was all that was
// clicked. On what can be chosen a mouse has its name already.
export function signClicked(event) {
  const sign = signUnder(event);
  if (!wordsOf(sign)) return false;
  if (sign.matches(".thing")) {
    if (!document.getElementById("live")) nameThing(sign);
    return false;
  }
  const chosen = sign.closest(CHOSEN) !== null;
  if (!chosen || isFinger(event)) note(sign, wordsOf(sign));
  return !chosen;
}

document.addEventListener("pointerdown", (event) => {
  if (about && !event.target.closest?.("#note") && !about.contains(event.target)) closeNote();
}, { capture: true });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") closeNote(); }, { capture: true });
document.addEventListener("scroll", () => closeNote(), { capture: true, passive: true });
addEventListener("resize", () => closeNote());
