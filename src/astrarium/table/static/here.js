// Signs of life: a page that somebody uses says so now and then; one that is only open does not.

const EVERY = 60_000; // milliseconds
const USED = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "scroll"];

export function tellUse(table) {
  let told = Date.now(); // to ask for the page was a sign too
  const used = () => {
    if (document.hidden || Date.now() - told < EVERY) return;
    told = Date.now();
    fetch(`/t/${table}/here`, { method: "POST", headers: { "X-Astrarium": "part" } }).catch(() => {});
  };
  for (const each of USED) addEventListener(each, used, { passive: true, capture: true });
  document.addEventListener("visibilitychange", used);
}
