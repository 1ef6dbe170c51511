// The whole page of a table, drawn from what is known of it.
import { html, nothing } from "./lit.js";
import { actions } from "./actions.js";
import { askDialog } from "./ask-dialog.js";
import { isHand } from "./game.js";
import { hand } from "./hand.js";
import { panels } from "./panels.js";
import { laidOut, pile, rowOfColumns } from "./piles.js";
import { replayBar } from "./replay.js";
import { beside, facts, head, seat } from "./seats.js";
import { settingsDialog } from "./settings-dialog.js";
import { namesOf, sidesOf } from "./sides.js";
import { t } from "./text.js";

export function board(table) {
  const { view } = table;
  if (view === null) {
    return html`<main class="lobby"><h1>Spadille</h1><p role="status">${table.trouble ?? t("loading")}</p>
      ${table.trouble === null ? nothing : html`<p><a href=${table.lobby}>${t("backToLobby")}</a></p>`}</main>`;
  }
  const own = view.viewer;
  return html`${top(table)}
    <div class="frame">
      <main class="table" tabindex="-1" aria-label=${t("table")}>
        ${table.trouble === null ? nothing : html`<p class="trouble" role="status">${table.trouble}</p>`}
        ${table.moment === null ? nothing : replayBar(table)}
        <div class="seats" role="group" aria-label=${t("others")}>${around(view).map((number) => seat(number, table))}</div>
        ${middle(table)}
        <div class="bottom">${own === null ? nothing : mine(table)} ${table.moment === null ? actions(table) : nothing}
          ${own === null ? nothing : hands(table)}</div>
      </main>
      ${panels(table)}
    </div>
    ${settingsDialog(table.redraw)} ${askDialog(table.asked, table.unasked)}`;
}

/** The seats after the viewer's, in turn; all for a bystander. */
function around(view) {
  const first = view.viewer === null ? 0 : view.viewer + 1;
  const count = view.viewer === null ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (none, place) => (first + place) % view.seats);
}

function top(table) {
  const { view } = table;
  return html`<header class="top">
    <h1>${table.title}</h1>
    ${table.clock === null ? nothing : html`<span class="clock" role="timer" aria-label=${t("timeLeft")} id="clock"></span>`}
    <nav aria-label=${t("more")}>
      ${table.seat !== null && !view.over && table.moment === null
        ? html`<button type="button" @click=${() => table.askHint()} ?disabled=${!table.mayAct}>${t("hint")}</button>
            <button type="button" @click=${() => table.askUndo()} ?disabled=${!table.canUndo}>${t("undo")}</button>`
        : nothing}
      ${view.over && table.moment === null ? ended(table) : nothing}
      ${["log", "scores", "rules"].map((panel) => html`<button type="button" class="opener" @click=${() => table.openPanel(panel)}>${t(panel)}</button>`)}
      <details class="more" @keydown=${(event) => event.key === "Escape" && closeMenu(event)}><summary>${t("more")}</summary><div class="menu" @click=${closeMenu}>
        ${table.seat !== null && !view.over
          ? html`<button type="button" @click=${() => table.setAway()}>${t(table.isAway ? "awayOff" : "awayOn")}</button>
              <button type="button" @click=${() => table.leave()}>${t("leave")}</button>`
          : nothing}
        ${view.over ? html`<button type="button" @click=${() => table.download()}>${t("download")}</button>` : nothing}
        <button type="button" @click=${() => document.getElementById("settings").showModal()}>${t("settings")}</button>
        <a href=${table.lobby}>${t("backToLobby")}</a>
      </div></details>
    </nav>
  </header>`;
}

/** Whatever was chosen, the menu is in the way of what it did. */
function closeMenu(event) {
  event.currentTarget.closest("details").open = false;
}

function ended(table) {
  return html`${table.seat === null ? nothing : html`<button type="button" @click=${() => table.rematch()}>${t("rematch")}</button>`}
    <button type="button" @click=${() => table.replay()}>${t("replay")}</button>`;
}

function middle(table) {
  const shared = table.view.piles.filter((it) => it.owners.length !== 1);
  const { rows, others } = laidOut(shared);
  const ofTable = others.filter((it) => it.owners.length === 0);
  const sides = sidesOf(table.facts.sides, others.filter((it) => it.owners.length > 1));
  return html`<section class="middle" aria-label=${t("middle")}>
    ${facts(table.facts.middle)}
    ${ofTable.length === 0 ? nothing : row(ofTable, table)}
    ${sides.length === 0 ? nothing : html`<div class="sides">${sides.map((each) => side(each, table))}</div>`}
    ${rows.map((columns) => rowOfColumns(columns, rows.length > 1, table))}
  </section>`;
}

function row(piles, table) {
  const tight = piles.filter((it) => it.order === "none").length > 2 ? "tight" : "";
  return html`<div class="piles ${tight}">${piles.map((it) => pile(it, table))}</div>`;
}

/** What belongs to some players together: what is told of it, and their piles. */
function side({ owners, lines, piles }, table) {
  const names = namesOf(owners, table.view.players);
  return html`<section class="side" aria-label=${names}><h3 class="name">${names}</h3>
    ${facts(lines)}
    ${piles.length === 0 ? nothing : row(piles.map((it) => ({ ...it, text: it.label })), table)}
  </section>`;
}

/** The viewer's own seat, without the hand. */
function mine(table) {
  const own = table.view.viewer;
  const { lines, piles } = beside(own, table);
  return html`<section class="seat own ${table.view.turn.includes(own) ? "in-turn" : ""}" data-seat=${own} aria-label=${t("you", table.view.players[own])}>
    ${head(own, table)} ${facts(lines)}
    ${piles.length === 0 ? nothing : html`<div class="piles">${piles.map((it) => pile(it, table))}</div>`}
  </section>`;
}

function hands(table) {
  const held = table.view.piles.filter((it) => isHand(it, table.view.viewer) && it.cards.length > 0);
  return held.map((it) => html`${held.length > 1 ? html`<p class="hand-name">${it.text}</p>` : nothing}${hand(it, table)}`);
}
