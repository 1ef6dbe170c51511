// From a code to a picture. Each picture is drawn once as a symbol, which every card uses.
import { html } from "../lit.js";
import { isFrench, frenchFace, frenchBack, FRENCH_PARTS } from "./french.js";
import { isFlower, flowerFace } from "./hanafuda.js";
import { isComb, combFace } from "./comb.js";

export const WIDTH = 63;
export const HEIGHT = 88;

const SVG = "http://www.w3.org/2000/svg";
const BACK = "back";

const drawn = new Set();
let sprite = null;

/** Returns a card as a picture with a name; a code that nobody knows shows the name itself. */
export function card(code, spoken, extra = "") {
  const id = symbol(code, spoken);
  return html`<svg class="card ${extra}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${spoken}>
    <use href="#${id}"></use>
  </svg>`;
}

/** Returns a card as a picture that says nothing, for a button that has a name itself. */
export function mute(code, spoken, extra = "") {
  const id = symbol(code, spoken);
  return html`<svg class="card ${extra}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <use href="#${id}"></use>
  </svg>`;
}

/** Returns the id of the symbol of a card, which is drawn if it is not yet there. */
function symbol(code, spoken) {
  const key = code ?? BACK;
  const id = `card-${key.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.codePointAt(0)}`)}`;
  if (!drawn.has(id)) {
    add(`<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${face(code, spoken)}</symbol>`);
    drawn.add(id);
  }
  return id;
}

function face(code, spoken) {
  if (code === null || code === undefined) {
    return frenchBack();
  }
  if (isFrench(code)) {
    return frenchFace(code);
  }
  if (isFlower(code)) {
    return flowerFace(code);
  }
  return isComb(code) ? combFace(code) : plainFace(spoken ?? code);
}

/** Draws a card of a pack that this page has no pictures for: its name, in lines. */
function plainFace(text) {
  const words = text.split(" ");
  const size = Math.max(5, Math.min(18, 80 / Math.max(...words.map((word) => word.length))));
  const first = 46 - ((words.length - 1) * size) / 2;
  const lines = words.map(
    (word, line) =>
      `<text x="31.5" y="${first + line * size}" font-size="${size}" class="ink middle">${escaped(word)}</text>`,
  );
  return `<rect class="paper" x=".5" y=".5" width="62" height="87" rx="5"/>${lines.join("")}`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function add(markup) {
  if (sprite === null) {
    sprite = document.createElementNS(SVG, "svg");
    sprite.setAttribute("class", "sprite");
    sprite.setAttribute("aria-hidden", "true");
    document.body.append(sprite);
    add(FRENCH_PARTS);
  }
  const holder = document.createElement("template");
  holder.innerHTML = `<svg xmlns="${SVG}">${markup}</svg>`;
  sprite.append(...holder.content.firstChild.childNodes);
}
