// A pile of cards as people lay it: a stack, a fan, a row, a column.
import { html, nothing } from "./lit.js";
import { card, mute } from "./cards/card.js";
import { cardName } from "./game.js";
import { t } from "./text.js";

/** Ordered piles up to so many cards lie open; of larger ones the top shows. */
const FANNED = 7;
const TOP = 3;

/** So many shared piles of one family, all ordered, stand as columns. */
const COLUMNS = 5;

/** Returns the family of a pile: `c` of `c7`, `meld.0` of `meld.0.K`. */
function family(pile) {
  return pile.name.replace(/[.-]?[^.-]$|\.?\d+$/, "");
}

/** Splits piles into those that stand as columns and the others. */
export function laidOut(piles) {
  const columns = piles.filter((pile) => {
    const kin = piles.filter((each) => family(each) === family(pile) && /\d$/.test(each.name));
    return /\d$/.test(pile.name) && kin.length >= COLUMNS && kin.every((each) => each.order === "top-last");
  });
  return { columns, others: piles.filter((pile) => !columns.includes(pile) && pile.cards.length > 0) };
}

/** Returns the cards of a pile with the top at the end. */
function upwards(pile) {
  const cards = pile.cards.map((code, place) => ({ code, key: `${pile.name}/${place}` }));
  return pile.order === "top-first" ? cards.reverse() : cards;
}

/** Returns the cards of a pile that are drawn; the caption tells how many there are. */
function shown(cards, it, isStack, isClosed) {
  if (isStack) {
    return cards.slice(-1);
  }
  if (isClosed) {
    return cards.slice(-TOP);
  }
  // Nothing tells the cards apart that lie face down without an order: one stands for all.
  const firstDown = it.order === "none" ? cards.find((each) => each.code === null) : undefined;
  return firstDown === undefined ? cards : cards.filter((each) => each.code !== null || each === firstDown);
}

/** Draws a pile with its name and its number of cards. */
export function pile(it, table) {
  const isStack = it.cards.length > 0 && it.cards.every((code) => code === null);
  const isClosed = !isStack && it.order !== "none" && it.cards.length > FANNED && !table.open.has(it.name);
  const cards = upwards(it);
  const seen = shown(cards, it, isStack, isClosed);
  const kind = [isStack ? "stack" : it.order === "none" ? "row" : "fan", seen.length > FANNED ? "many" : ""];
  return html`<figure class="pile ${kind.join(" ")} ${table.chosen.pile === it.name ? "chosen" : ""}" data-pile=${it.name}>
    <div class="cards">${seen.map((each, place) => one(each, it, table, seen.length - place))}</div>
    <figcaption>
      ${caption(it, table)}
      ${isClosed || table.open.has(it.name) ? opener(it, table, isClosed) : nothing}
    </figcaption>
  </figure>`;
}

/** Draws a pile as a column, one card below the other. */
export function column(it, table) {
  const cards = upwards(it);
  const crowded = cards.length > 14 ? "crowded" : "";
  return html`<figure class="pile column ${crowded} ${table.chosen.pile === it.name ? "chosen" : ""}" data-pile=${it.name}>
    <figcaption>${caption({ ...it, text: it.text.match(/\d+$/)?.[0] ?? it.text }, table, it.text)}</figcaption>
    <div class="cards">${cards.map((each, place) => one(each, it, table, cards.length - place))}</div>
  </figure>`;
}

function caption(it, table, spoken = it.text) {
  const size = it.cards.length;
  const text = html`${it.text}${size > 1 ? html` <b class="count">${size}</b>` : nothing}`;
  return table.choices.hasPile(it.name)
    ? html`<button type="button" class="pile-name" @click=${() => table.clickPile(it.name, null)}
        aria-pressed=${table.chosen.pile === it.name ? "true" : "false"}
        aria-label=${t("pileOf", spoken, size)}>${text}</button>`
    : text;
}

function opener(it, table, isClosed) {
  return html`<button type="button" class="small" @click=${() => table.toggle(it.name)}
    aria-label=${t(isClosed ? "showAllOf" : "showTopOf", it.text)}>${t(isClosed ? "showAll" : "showTop")}</button>`;
}

/** Draws one card: a button if a click does something. */
function one({ code, key }, it, table, depth) {
  const name = code === null ? t("faceDown") : cardName(table.names, code).spoken;
  const by = table.playedBy(it, code);
  const inMove = code !== null && table.choices.hasCard(code);
  if (!inMove && !table.choices.hasPile(it.name)) {
    return html`<span class="place" data-code=${code ?? nothing}>${card(code, by === null ? name : t("cardBy", name, by))}
      ${by === null ? nothing : html`<span class="by" aria-hidden="true">${by}</span>`}</span>`;
  }
  const chosen = table.isChosen(key);
  const click = () => (inMove ? table.clickCard({ code, key }) : table.clickPile(it.name, depth));
  return html`<button type="button" class="place ${code === null ? "" : "can"} ${chosen ? "chosen" : ""}" data-code=${code ?? nothing}
    tabindex=${inMove ? "0" : "-1"} aria-pressed=${chosen ? "true" : "false"}
    aria-label=${inMove ? name : `${it.text}: ${name}`} @click=${click}>${mute(code, name)}</button>`;
}
