// The menus of the bar, and the hint: one is open at a time. Escape, a click beside it and whatever is done in it
// close it.

const MENUS = ".drawers > .drawer, .advice";

function openMenus() {
  return [...document.querySelectorAll(MENUS)].filter((menu) => menu.open);
}

function closeAllBut(kept) {
  for (const menu of openMenus()) if (menu !== kept) menu.open = false;
}

// Before anything that is clicked is replaced. A rule that a menu leads to lies over it.
document.addEventListener("click", (event) => {
  if (!event.target.closest("dialog")) closeAllBut(event.target.closest(MENUS));
}, { capture: true });

document.addEventListener("toggle", (event) => {
  if (event.target.matches(MENUS) && event.target.open) closeAllBut(event.target);
}, { capture: true });

document.addEventListener("keydown", (event) => {
  const [menu] = openMenus();
  if (event.key !== "Escape" || !menu || document.querySelector("dialog[open]")) return;
  event.stopPropagation(); // what lies below it stays
  if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
  closeAllBut(null);
}, { capture: true });

document.addEventListener("submit", (event) => {
  if (event.target.closest(MENUS) && event.target.method === "post") closeAllBut(null);
});
