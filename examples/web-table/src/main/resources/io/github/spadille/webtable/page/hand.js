// The cards that a viewer holds, in the groups in which people hold them.
import { html, nothing } from "./lit.js";
import { mute } from "./cards/card.js";
import { cardName } from "./game.js";
import { t } from "./text.js";

/** Cards in one row, on a narrow and on a wide page. */
const ROW = { narrow: 10, wide: 20 };

const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/** Splits the cards of a pile into its groups. */
function groups(pile) {
  const cards = pile.cards.map((code, place) => ({ code, key: `${pile.name}/${place}` }));
  const sizes = pile.groups;
  let from = 0;
  return sizes.map((size) => cards.slice(from, (from += size)));
}

/** Splits cards into rows that fit, each a list of cards that know whether a group begins. */
function rows(pile, isNarrow) {
  const most = isNarrow ? ROW.narrow : ROW.wide;
  const cards = groups(pile).flatMap((group) => group.map((each, place) => ({ ...each, begins: place === 0 })));
  const count = Math.max(1, Math.ceil(cards.length / most));
  const size = Math.ceil(cards.length / count);
  return Array.from({ length: count }, (none, row) => cards.slice(row * size, (row + 1) * size));
}

export function hand(pile, table) {
  return html`<div class="hand" role="group" aria-label=${t("handOf", pile.text, pile.cards.length)}
    data-pile=${pile.name} @keydown=${move}>
    ${rows(pile, table.isNarrow).map((row) => html`<div class="hand-row">${row.map((each) => one(each, table))}</div>`)}
  </div>`;
}

function one({ code, key, begins }, table) {
  const can = code !== null && table.choices.hasCard(code);
  const chosen = table.isChosen(key);
  const fits = can && table.chosen.cards.length > 0 && table.choices.fits(table.chosen, code);
  const name = code === null ? t("faceDown") : cardName(table.names, code).spoken;
  const looks = [begins ? "begins" : "", can ? "can" : "", chosen ? "chosen" : "", fits ? "fits" : ""];
  return html`<button type="button" class="place ${looks.join(" ")}" data-code=${code ?? nothing} data-key=${key}
    aria-pressed=${chosen ? "true" : "false"} aria-label=${can ? name : t("cardIdle", name)}
    @click=${() => table.clickCard({ code, key })}>${mute(code, name)}</button>`;
}

/** Arrow keys go from card to card; Home and End to the first and the last. */
function move(event) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  const targets = { Home: 0, End: buttons.length - 1 };
  const next = event.key in ARROWS ? at + ARROWS[event.key] : targets[event.key];
  if (next !== undefined && buttons[next] !== undefined) {
    buttons[next].focus();
    event.preventDefault();
  }
}
