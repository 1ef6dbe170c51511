// Tells people who listen what happens, in the words of the game.

const PAUSE = 250;

let waiting = [];
let timer = null;

/** Says a text after what is still to be said; what comes at once is said at once. */
export function say(text) {
  if (text === "") {
    return;
  }
  waiting.push(text);
  timer ??= setTimeout(speak, PAUSE);
}

function speak() {
  timer = null;
  const region = document.getElementById("speech");
  const line = document.createElement("p");
  line.textContent = waiting.join(" ");
  waiting = [];
  region.append(line);
  while (region.childElementCount > 4) {
    region.firstElementChild.remove();
  }
}
