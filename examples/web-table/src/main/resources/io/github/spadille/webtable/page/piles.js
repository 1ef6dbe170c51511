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

/** Splits piles into those that stand as columns, in rows of one family each, and the others. */
export function laidOut(piles) {
  const families = new Map();
  for (const pile of piles.filter((each) => /\d$/.test(each.name))) {
    families.set(family(pile), [...(families.get(family(pile)) ?? []), pile]);
  }
  const rows = [...families.values()].filter((kin) => kin.length >= COLUMNS && kin.every((each) => each.order === "top-last"));
  return { rows, others: piles.filter((pile) => !rows.flat().includes(pile) && pile.cards.length > 0) };
}

/** Splits texts into the words that all of them have, and for each text the words of its own. */
function inCommon(texts) {
  const split = texts.map((text) => text.split(" "));
  const [first] = split;
  const shortest = Math.min(...split.map((words) => words.length));
  const isShared = (place) => split.every((words) => words.at(place) === first.at(place));
  let head = 0;
  while (head < shortest - 1 && isShared(head)) {
    head++;
  }
  let tail = 0;
  while (head + tail < shortest - 1 && isShared(-1 - tail)) {
    tail++;
  }
  const words = [...first.slice(0, head), ...first.slice(first.length - tail)];
  return { common: words.join(" "), own: split.map((each) => each.slice(head, each.length - tail).join(" ")) };
}

/** Draws piles of one family as columns; `isNamed` says what they are where there are several such rows. */
export function rowOfColumns(piles, isNamed, table) {
  const { common, own } = inCommon(piles.map((it) => it.text));
  return html`<div class="row-of-columns">${isNamed && common !== "" ? html`<p class="hand-name">${common}</p>` : nothing}
    <div class="columns" role="group" tabindex="-1" aria-label=${common}>${piles.map((it, place) => column(it, own[place], table))}</div></div>`;
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
    const top = cards.slice(-TOP);
    return top.every((each) => each.code === null) ? top.slice(-1) : top;
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
function column(it, short, table) {
  const cards = upwards(it);
  const crowded = cards.length > 14 ? "crowded" : "";
  return html`<figure class="pile column ${crowded} ${table.chosen.pile === it.name ? "chosen" : ""}" data-pile=${it.name}>
    <figcaption>${caption({ ...it, text: short }, table, it.text)}</figcaption>
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
