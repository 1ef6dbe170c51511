// Cantor's Comb: a card shows its number, a playing card, a flower card, a Zener symbol, kana and an element.
import { COMB } from "./comb-deck.js";
import { flowerFace } from "./hanafuda.js";

const ZENER = {
  circle: '<circle r="7"/>',
  plus: '<path d="M0-8V8M-8 0H8"/>',
  waves: '<path d="M-5-8q4 4 0 8t0 8M0-8q4 4 0 8t0 8M5-8q4 4 0 8t0 8"/>',
  square: '<path d="M-7-7H7V7H-7Z"/>',
  star: '<path d="M0-8L4.7 6.5L-7.6-2.5H7.6L-4.7 6.5Z"/>',
  blank: "",
};

let kana = null;

/** Tells whether a font of this device has kana; without one their sound is written. */
function hasKana() {
  kana ??= picture("あ") !== picture("\u{10FFFD}");
  return kana;
}

function picture(sign) {
  const canvas = document.createElement("canvas");
  canvas.width = 24;
  canvas.height = 24;
  const pen = canvas.getContext("2d");
  pen.font = "18px sans-serif";
  pen.fillText(sign, 2, 18);
  return canvas.toDataURL();
}

export function isComb(code) {
  return Object.hasOwn(COMB, code);
}

export function combFace(code) {
  const [playing, flower, zener, , hiragana, katakana, sound, element] = COMB[code];
  const [left, right] = hasKana() ? [hiragana, katakana] : [sound, ""];
  const [number] = code.split(".");
  return (
    '<rect class="paper" x=".5" y=".5" width="62" height="87" rx="5"/>' +
    `<text class="index comb-number" x="14.5" y="19">${number}</text>` +
    `<text class="ink middle" x="12" y="27" font-size="7">${code}</text>` +
    (flower === null ? "" : `<svg x="37" y="4" width="22" height="31" viewBox="0 0 63 88">${flowerFace(flower)}</svg>`) +
    `<g class="zener" transform="translate(31.5 48)">${ZENER[zener]}</g>` +
    `<text class="ink middle" x="11" y="53" font-size="12">${left}</text>` +
    `<text class="ink middle" x="52" y="53" font-size="12">${right}</text>` +
    '<path class="rule" d="M5 63H58"/>' +
    sign(playing) +
    `<text class="ink middle bold" x="47" y="80" font-size="13">${element}</text>`
  );
}

/** The playing card, as people write it. */
function sign(code) {
  if (code.startsWith("X")) {
    return '<text class="ink middle" x="18" y="79" font-size="9">Joker</text>';
  }
  const suit = code.slice(-1);
  const rank = code.slice(0, -1).replace("T", "10");
  return (
    `<g class="suit-${suit}"><text class="index" x="13" y="80.5"${rank.length > 1 ? ' textLength="15" lengthAdjust="spacingAndGlyphs"' : ""}>${rank}</text>` +
    `<use href="#suit-${suit}" transform="translate(28 75.5) scale(.75)"/></g>`
  );
}
