// Japanese flower cards, drawn anew: a plant for each month, and what stands beside it.
import { PLANTS, SKIES } from "./flowers.js";
import { GUESTS } from "./guests.js";

const CODE = /^(1[0-2]|[1-9])([BARP])([1-3]?)$/;

/** The months with poetry on their red ribbon, and those with a blue one. */
const POETRY = ["1", "2", "3"];
const BLUE = ["6", "9", "10"];

/** The one card of plain cards that is of another colour: lightning, and paulownia on gold. */
const PLAIN_SKIES = { "11P": "#b3261e", "12P1": "#f2c84b" };

export function isFlower(code) {
  return CODE.test(code);
}

export function flowerFace(code) {
  const [, month, kind, number] = CODE.exec(code);
  const guest = kind === "B" || kind === "A" ? GUESTS[`${month}${kind}`] : "";
  const sky = PLAIN_SKIES[code] ?? SKIES[month];
  const turned = kind === "P" && number === "2";
  const plant = turned ? `<g transform="translate(63 0) scale(-1 1)">${PLANTS[month]}</g>` : PLANTS[month];
  return (
    '<rect class="paper" x=".5" y=".5" width="62" height="87" rx="5"/>' +
    `<rect class="flower-rim" x="2.5" y="2.5" width="58" height="83" rx="3.5" fill="${sky}"/>` +
    `<svg x="4" y="4" width="55" height="80" viewBox="4 4 55 80">` +
    behind(month, kind) +
    plant +
    (kind === "R" ? ribbon(month) : "") +
    (code === "11P" ? LIGHTNING : "") +
    (guest ?? "") +
    "</svg>" +
    label(month, kind)
  );
}

const LIGHTNING =
  '<path d="M34 4L20 40H30L18 84L48 34H37L48 4Z" fill="#f2c84b" stroke="#5a1210" stroke-width="1"/>';

/** Moon and sun stand behind the plant. */
function behind(month, kind) {
  if (month === "8" && kind === "B") {
    return '<rect x="4" y="4" width="55" height="60" fill="#c62f2f"/><circle cx="31.5" cy="31" r="20" fill="#fffaf0"/>';
  }
  if (month === "1" && kind === "B") {
    return '<circle cx="44" cy="20" r="12" fill="#d4332e"/>';
  }
  return "";
}

/** Month and kind in a corner, for whoever does not know the flowers. */
function label(month, kind) {
  const sign = { B: "★", A: "●", R: "▮", P: "" }[kind];
  return (
    '<rect x="2.5" y="2.5" width="15" height="12" rx="3" fill="#fffdf5" stroke="#3a1512" stroke-width=".6"/>' +
    `<text x="10" y="11.6" font-size="9.5" class="ink middle bold">${month}</text>` +
    (sign === "" ? "" : `<text x="10" y="22.5" font-size="8" class="middle flower-sign">${sign}</text>`)
  );
}

function ribbon(month) {
  const colour = BLUE.includes(month) ? "#4338a0" : "#cf2a27";
  const letters = POETRY.includes(month)
    ? '<path d="M31 30q3 3 0 6t1 6M31 47q-3 3 0 5t0 7" fill="none" stroke="#1b1b1b" stroke-width="1.5"/>'
    : "";
  return (
    `<path d="M24 20L37 17L39 70L32 64L26 73Z" fill="${colour}" stroke="#fffdf5" stroke-width="1.2"/>` + letters
  );
}
