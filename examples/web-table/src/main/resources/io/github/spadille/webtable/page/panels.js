// Beside the table: the log, the score sheet with its reasons, the rules in force.
import { html, nothing, repeat } from "./lit.js";
import { markdown } from "./markdown.js";
import { t } from "./text.js";

/** To draw thousands of moves anew after each one takes time. */
const NEWEST = 100;

const PANELS = ["log", "scores", "rules"];

export function panels(table) {
  return html`<aside class="panels ${table.panelOpen ? "open" : ""}" aria-label=${t(table.panel)}>
    <div class="tabs" role="tablist">
      ${PANELS.map((panel) => html`<button type="button" role="tab" id=${`tab-${panel}`} aria-controls="panel"
        aria-selected=${table.panel === panel ? "true" : "false"} @click=${() => table.openPanel(panel)}>${t(panel)}</button>`)}
      <button type="button" class="closer" @click=${() => table.closePanel()}>${t("close")}</button>
    </div>
    <div class="panel" id="panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${table.panel}`}>${content(table)}</div>
  </aside>`;
}

function content(table) {
  switch (table.panel) {
    case "scores":
      return scores(table);
    case "rules":
      return rules(table);
    default:
      return log(table);
  }
}

/** The newest move first, so that nobody has to scroll; of long games the newest ones, or all on request. */
function log(table) {
  const told = table.log.map((move, at) => ({ ...move, at })).filter((move) => move.text !== "");
  if (told.length === 0) {
    return html`<p>${t("noMoves")}</p>`;
  }
  const shown = table.wholeLog ? told : told.slice(-NEWEST);
  return html`<ol class="log">${repeat(shown.reverse(), (move) => move.at, (move) => html`<li value=${move.at + 1}>${move.text}</li>`)}</ol>
    ${shown.length === told.length
      ? nothing
      : html`<button type="button" class="small" @click=${() => table.showWholeLog()}>${t("earlierMoves", told.length - shown.length)}</button>`}`;
}

function scores(table) {
  const { view } = table;
  const ranks = view.outcome?.ranking;
  return html`<table class="totals">
      <thead><tr><th scope="col">${t("name")}</th><th scope="col">${t("total")}</th>${ranks ? html`<th scope="col">${t("place")}</th>` : nothing}</tr></thead>
      <tbody>${view.players.map((name, seat) => html`<tr><th scope="row">${name}</th><td>${view.scores[seat]}</td>${ranks ? html`<td>${ranks[seat]}</td>` : nothing}</tr>`)}</tbody>
    </table>
    ${view.sheet.lines.length === 0 ? html`<p>${t("noPoints")}</p>` : sheet(view)}`;
}

function sheet(view) {
  const hands = new Map();
  view.sheet.lines.forEach((line) => hands.set(line.hand, [...(hands.get(line.hand) ?? []), line]));
  return [...hands].reverse().map(
    ([hand, lines]) => html`<table class="sheet"><caption>${hand === 0 ? nothing : t("hand", hand)}</caption>
      <thead><tr><th scope="col">${t("name")}</th><th scope="col">${t("points")}</th><th scope="col">${t("reason")}</th></tr></thead>
      <tbody>${lines.map((line) => html`<tr><td>${line.seats.map((seat) => view.players[seat]).join(", ")}</td>
        <td>${line.points}</td><td>${line.text} <span class="soft">${line.rule}</span></td></tr>`)}</tbody></table>`);
}

function rules(table) {
  const { rules: book } = table;
  if (book === null) {
    return html`<p>${t("loading")}</p>`;
  }
  return html`<h2>${book.title}</h2>
    ${book.deviations.length === 0 ? nothing : html`<h3>${t("deviations")}</h3>
      <ul>${book.deviations.map((each) => html`<li>${each.text}</li>`)}</ul>`}
    ${book.sections.map((section) => html`${section.title === "" ? nothing : html`<h3>${section.title}</h3>`}
      ${section.items.map((item) => html`<div class="rule-item">${item.rule === null ? nothing : html`<span class="soft">${item.rule}</span>`}
        ${markdown(item.text)}${item.notes.map((note) => html`<p class="note">${note}</p>`)}</div>`)}`)}`;
}
