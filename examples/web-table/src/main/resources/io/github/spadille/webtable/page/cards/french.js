// French playing cards: pips in their usual places, courts as letters with an emblem.

const CODE = /^(A|[2-9]|T|J|Q|K|11|12|13)([shdc])('?)$/;
const JOKER = /^X([12])('?)$/;

const LEFT = 21.5;
const MIDDLE = 31.5;
const RIGHT = 41.5;

/** Where the pips of the upper half and the middle are; those below turn upside down. */
const COLUMN = {
  1: [44],
  2: [17, 71],
  3: [17, 44, 71],
  4: [17, 35, 53, 71],
  5: [15, 29.5, 44, 58.5, 73],
};

function column(x, rows) {
  return rows.map((y) => [x, y]);
}

function sides(count) {
  return [...column(LEFT, COLUMN[count]), ...column(RIGHT, COLUMN[count])];
}

const PIPS = {
  A: column(MIDDLE, [44]),
  2: column(MIDDLE, COLUMN[2]),
  3: column(MIDDLE, COLUMN[3]),
  4: sides(2),
  5: [...sides(2), [MIDDLE, 44]],
  6: sides(3),
  7: [...sides(3), [MIDDLE, 30.5]],
  8: [...sides(3), [MIDDLE, 30.5], [MIDDLE, 57.5]],
  9: [...sides(4), [MIDDLE, 44]],
  T: [...sides(4), [MIDDLE, 26], [MIDDLE, 62]],
  11: [...sides(4), [MIDDLE, 26], [MIDDLE, 44], [MIDDLE, 62]],
  12: [...sides(4), ...column(MIDDLE, COLUMN[4])],
  13: [...sides(5), [MIDDLE, 22], [MIDDLE, 44], [MIDDLE, 66]],
};

const SUITS = {
  s: "M0-8.5C2.6-4.2 7.8-1.4 7.8 3C7.8 5.7 5.8 7 3.9 7C2.5 7 1.4 6.3.8 5.2C1 7 1.7 8.3 3.2 9.2H-3.2C-1.7 8.3-1 7-.8 5.2C-1.4 6.3-2.5 7-3.9 7C-5.8 7-7.8 5.7-7.8 3C-7.8-1.4-2.6-4.2 0-8.5Z",
  h: "M0 8.5C-2.6 4.4-8 1.6-8-3.2C-8-6-6-7.6-4-7.6C-2.2-7.6-.7-6.5 0-4.6C.7-6.5 2.2-7.6 4-7.6C6-7.6 8-6 8-3.2C8 1.6 2.6 4.4 0 8.5Z",
  d: "M0-9Q2.6-4 6.8 0Q2.6 4 0 9Q-2.6 4-6.8 0Q-2.6-4 0-9Z",
  c: "M0-8.2A3.8 3.8 0 0 1 2.7-1.7A3.8 3.8 0 1 1 .9 4.4C1.1 6.6 1.8 8.2 3.2 9.2H-3.2C-1.8 8.2-1.1 6.6-.9 4.4A3.8 3.8 0 1 1-2.7-1.7A3.8 3.8 0 0 1 0-8.2Z",
};

/** A crown, a coronet with a rose, a cap with a feather; drawn around 0, 0. */
const EMBLEMS = {
  K: '<path d="M-11 6V-5L-5.5 0L0-8L5.5 0L11-5V6Z"/><path class="gold" d="M-11 7.2H11V10H-11Z"/><circle class="gold" cx="-11" cy="-6.4" r="1.6"/><circle class="gold" cy="-9.6" r="1.8"/><circle class="gold" cx="11" cy="-6.4" r="1.6"/>',
  Q: '<path d="M-10 8Q-12-1-9-5Q-6-3-5 1Q-4-6 0-8Q4-6 5 1Q6-3 9-5Q12-1 10 8Z"/><circle class="gold" cy="2.6" r="3"/><circle class="gold" cx="-9" cy="-6.6" r="1.5"/><circle class="gold" cx="9" cy="-6.6" r="1.5"/><circle class="gold" cy="-9.6" r="1.5"/>',
  J: '<path d="M-11 6Q-10-5 0-6Q10-5 10 6Z"/><path class="gold" d="M-12.5 6H12V9.4H-12.5Z"/><path class="gold" d="M6-4Q12-6 11.5-12Q5-11 3-5Z"/>',
};

const JESTER =
  '<path d="M-13 12Q-17-2-9-12Q-5-6-4-2Q-3-12 0-16Q3-12 4-2Q5-6 9-12Q17-2 13 12Z"/><circle class="gold" cx="-9" cy="-13" r="2.4"/><circle class="gold" cy="-17" r="2.4"/><circle class="gold" cx="9" cy="-13" r="2.4"/><path class="gold" d="M-13 12H13V16H-13Z"/>';

/** The parts that many cards use. */
export const FRENCH_PARTS = Object.entries(SUITS)
  .map(([suit, path]) => `<path id="suit-${suit}" d="${path}"/>`)
  .join("");

export function isFrench(code) {
  return CODE.test(code) || JOKER.test(code);
}

export function frenchFace(code) {
  const joker = JOKER.exec(code);
  if (joker !== null) {
    return jokerFace(joker[1] === "1" ? "h" : "s", joker[2] !== "");
  }
  const [, rank, suit, second] = CODE.exec(code);
  const middle = rank in EMBLEMS ? court(rank, suit) : pips(rank, suit);
  return paper(second !== "") + `<g class="suit-${suit}">${both(corner(rank, suit))}${middle}</g>`;
}

export function frenchBack() {
  let lattice = "";
  for (let x = -84; x < 63; x += 7) {
    lattice += `M${x} 5l84 84M${x + 84} 5l-84 84`;
  }
  return (
    '<rect class="paper" x=".5" y=".5" width="62" height="87" rx="5"/>' +
    '<svg x="4" y="4" width="55" height="80" viewBox="4 4 55 80"><rect class="back" x="4" y="4" width="55" height="80" rx="3"/>' +
    `<path class="lattice" d="${lattice}"/></svg>` +
    '<circle class="medal" cx="31.5" cy="44" r="11"/><use class="medal-sign" href="#suit-s" transform="translate(31.5 43.5) scale(.8)"/>'
  );
}

function paper(second) {
  const mark = second ? '<path class="second" d="M63 0V14L49 0Z" transform="translate(-1.5 1.5)"/>' : "";
  return `<rect class="paper" x=".5" y=".5" width="62" height="87" rx="5"/>${mark}`;
}

function both(half) {
  return `${half}<g transform="rotate(180 31.5 44)">${half}</g>`;
}

function corner(rank, suit) {
  const text = rank === "T" ? "10" : rank;
  const wide = text.length > 1 ? ' textLength="13" lengthAdjust="spacingAndGlyphs"' : "";
  return `<text class="index" x="8.7" y="16.5"${wide}>${text}</text>${use(suit, 8.7, 25.5, 0.72)}`;
}

function use(suit, x, y, scale) {
  return `<use href="#suit-${suit}" transform="translate(${x} ${y}) scale(${scale})"/>`;
}

function pips(rank, suit) {
  const scale = rank === "A" ? 2 : 0.74;
  const small = PIPS[rank].length > 10 ? 0.62 : scale;
  return PIPS[rank]
    .map(([x, y]) =>
      y > 44 ? `<g transform="rotate(180 ${x} ${y})">${use(suit, x, y, small)}</g>` : use(suit, x, y, small),
    )
    .join("");
}

function court(rank, suit) {
  const half = `<g transform="translate(31.5 24)">${EMBLEMS[rank]}</g>`;
  return (
    `<rect class="court-frame" x="16.5" y="10" width="30" height="68" rx="3"/>${both(half)}` +
    `<text class="court" x="31.5" y="53.5">${rank}</text>`
  );
}

function jokerFace(suit, second) {
  const letters = [..."JOKER"]
    .map((letter, line) => `<text class="joker" x="8.7" y="${14 + line * 10}">${letter}</text>`)
    .join("");
  return (
    paper(second) +
    `<g class="suit-${suit}">${both(letters)}` +
    `<g transform="translate(31.5 46)">${JESTER}</g></g>`
  );
}
