// Whoever sits at the table: name, turn, points, what a fact says of them, their piles.
import { html, nothing } from "./lit.js";
import { belongsTo, isHand } from "./game.js";
import { pile } from "./piles.js";
import { t } from "./text.js";

/** Of so many facts all are told; of more, the others are told on request. */
const MOST_FACTS = 8;

export function facts(lines) {
  if (lines.length === 0) {
    return nothing;
  }
  const rest = lines.slice(MOST_FACTS);
  return html`${list(lines.slice(0, MOST_FACTS))}
    ${rest.length === 0 ? nothing : html`<details class="rest"><summary>${t("moreFacts", rest.length)}</summary>${list(rest)}</details>`}`;
}

function list(lines) {
  return html`<ul class="facts">${lines.map(
    ({ text, shown }) => html`<li>${/\d$/.test(text) && shown !== "" ? `${text}:` : text}${shown === "" ? nothing : html` <b>${shown}</b>`}</li>`)}</ul>`;
}

/** Returns the words that say who sits on a seat now: nothing for a person who is here. */
function presence(player) {
  if (player === undefined) {
    return nothing;
  }
  if (player.kind === "agent") {
    return html`<span class="tag">${t("agent")}<span class="level">, ${t(player.level ?? "normal")}</span></span>`;
  }
  if (player.kind === "free") {
    return html`<span class="tag">${t("free")}</span>`;
  }
  if (player.away) {
    return html`<span class="tag warn">${t("away")}</span>`;
  }
  return player.here ? nothing : html`<span class="tag warn">${t("gone")}</span>`;
}

/** The line with the name of a seat. */
export function head(seat, table) {
  const { view } = table;
  const turn = view.turn.includes(seat);
  return html`<h3 class="name">
    ${turn ? html`<span class="turn" aria-hidden="true">▸</span><span class="unseen">${t("inTurn")}</span>` : nothing}
    <span class="who">${view.players[seat]}</span>
    ${seat === table.seat && !table.isAway ? html`<span class="tag">${t("yourSeat")}</span>` : presence(table.players[seat])}
    <span class="points" aria-label=${t("pointsOf", view.scores[seat])}>${view.scores[seat]}</span>
  </h3>`;
}

/**
 * Returns what stands beside a seat: `{lines, piles}`, nothing twice. Where a fact and a pile are called
 * the same, the fact is left out that counts the pile's cards. Where it counts something else, such as tricks, the
 * pile is left out if nobody sees a card of it.
 */
export function beside(number, table) {
  const { view } = table;
  const held = view.piles.filter((it) => belongsTo(it, number) && !isHand(it, view.viewer) && it.cards.length > 0)
    .map((it) => ({ ...it, text: it.label }));
  const lines = table.facts.seats[number];
  const counts = (line, it) => line.text === it.text && line.shown === String(it.cards.length);
  const isHidden = (it) => it.cards.every((code) => code === null) && !table.choices.hasPile(it.name);
  const told = lines.filter((line) => !held.some((it) => counts(line, it)));
  const isCounted = (it) => told.some((line) => line.text === it.text && /^\d+$/.test(line.shown));
  return { lines: told, piles: held.filter((it) => !(isHidden(it) && isCounted(it))) };
}

export function seat(number, table) {
  const { view } = table;
  const { lines, piles } = beside(number, table);
  const turn = view.turn.includes(number);
  return html`<section class="seat ${turn ? "in-turn" : ""}" data-seat=${number} aria-label=${view.players[number]}>
    ${head(number, table)} ${facts(lines)}
    ${piles.length === 0 ? nothing : html`<div class="piles">${piles.map((it) => pile(it, table))}</div>`}
    ${table.canSit(number)
      ? html`<button type="button" @click=${() => table.sit(number)}>${t("sitHere")}</button>`
      : nothing}
  </section>`;
}
