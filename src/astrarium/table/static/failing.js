// What goes wrong is said where the eye is: on the button that was pressed, and at the dock.

export const SOON = 1500; // milliseconds until a connection that is gone counts as lost
export const SLOW = 2500; // milliseconds without an answer until that is said
export const PATIENCE = 20000; // milliseconds until what has no answer counts as not sent
export const LATE = 3000; // milliseconds by which a sign of life may be late
export const OPENING = 30000; // milliseconds that a stream may take to begin

const wrong = { sending: "", connection: "" }; // what is wrong now, in words
let sendAgain = null;
let failed = null; // what could not be sent, until something else is

function sign() {
  return document.getElementById("connection");
}

// What is wrong with the sending of an answer, or with the connection; no words: nothing any more.
export function say(what, words = "") {
  if (!sign()) return;
  wrong[what] = words;
  if (what === "sending") sendAgain = failed = null;
  tell();
}

function tell() {
  const words = wrong.sending || wrong.connection;
  sign().querySelector(".words").textContent = words;
  sign().querySelector("button").hidden = sendAgain === null;
  sign().hidden = !words;
  if (words) atTheDock();
}

// The button that could not send says so, and sends again when it is pressed. What was no button, a
// thing on the board, or is gone by now, is sent again from the sign: that very answer, and no other.
export function sendingFailed(button, words, wordsOfButton, again) {
  say("sending", words);
  failed = { button, wordsOfButton, again };
  stillFailed();
}

// The board was swapped, but what is asked is the same.
export function stillFailed() {
  if (!failed) return;
  const { button, wordsOfButton, again } = failed;
  const action = button?.getAttribute("formaction");
  const pressed = button?.isConnected ? button : action && document.querySelector(`[formaction="${CSS.escape(action)}"]`);
  sendAgain = pressed ? null : again;
  tell();
  if (!pressed) return;
  pressed.classList.add("failed");
  pressed.textContent = wordsOfButton;
  pressed.scrollIntoView({ block: "nearest" });
}

// Just above the dock, whatever its height.
function atTheDock() {
  const dock = document.getElementById("dock");
  const top = dock ? dock.getBoundingClientRect().top : innerHeight;
  sign().style.bottom = `${Math.max(8, innerHeight - top + 8)}px`;
}

sign()?.querySelector("button").addEventListener("click", () => sendAgain?.());
