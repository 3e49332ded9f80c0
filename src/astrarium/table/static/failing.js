// What goes wrong is said where the eye is: on the button that was pressed, and at the dock.

export const SOON = 1500; // milliseconds until a connection that is gone counts as lost

// The button that could not send says so, and sends again when it is pressed; the plan is kept.
export function sendingFailed(button, words) {
  const pressed = button?.isConnected ? button : document.querySelector("#dock button.main");
  if (!pressed) return;
  pressed.classList.add("failed");
  pressed.textContent = words;
  pressed.scrollIntoView({ block: "nearest" });
}

// A sign just above the dock, whatever its height.
export function atTheDock(sign) {
  const dock = document.getElementById("dock");
  const top = dock ? dock.getBoundingClientRect().top : innerHeight;
  sign.style.bottom = `${Math.max(8, innerHeight - top + 8)}px`;
}
