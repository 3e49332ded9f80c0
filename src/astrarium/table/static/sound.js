// Sounds, made here from a few tones: small, and off until somebody wants them.

const SOUNDS = {
  turn: [[660, 0, 0.5]],
  chapter: [[392, 0, 0.25], [523, 0.09, 0.35]],
  beat: [[523, 0, 0.12]],
  gain: [[659, 0, 0.1], [784, 0.06, 0.18]],
  loss: [[440, 0, 0.1], [349, 0.06, 0.18]],
  end: [[523, 0, 0.4], [659, 0.12, 0.4], [784, 0.24, 0.4], [1047, 0.36, 0.8]],
};
const LOUDNESS = 0.06;

let audio = null;

export function isOn() {
  return localStorage.getItem("sound") === "yes";
}

export function play(name) {
  if (!isOn()) return;
  audio ||= new AudioContext();
  for (const [pitch, after, length] of SOUNDS[name]) tone(pitch, audio.currentTime + after, length);
}

function tone(pitch, start, length) {
  const string = audio.createOscillator();
  const volume = audio.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  string.connect(volume).connect(audio.destination);
  string.start(start);
  string.stop(start + length);
}
