// What the viewer can do besides clicking cards: buttons, amounts, words, and what a choice can become.
import { html, nothing } from "./lit.js";
import { isNothing, withAmounts, withText } from "./choices.js";
import { cardName } from "./game.js";
import { t } from "./text.js";

/** All moves as a list, for whoever likes it better than clicking; more are left to the clicks. */
const MOST_LISTED = 250;

export function actions(table) {
  return html`<section class="actions" aria-label=${t("yourMoves")}>
    <p class="prompt" id="prompt">${prompt(table)}</p>
    ${refusal(table)} ${hint(table)} ${undoAsked(table)}
    ${table.mayAct ? choosing(table) : nothing}
  </section>`;
}

function prompt(table) {
  const { view } = table;
  if (view.over) {
    return view.outcome?.text ?? t("over");
  }
  if (table.mayAct) {
    const turn = view.phase === null ? t("yourTurn") : t("yourTurnFor", view.phase.text);
    return table.isLive ? `${turn} ${t("claims")}` : turn;
  }
  const others = view.turn.map((seat) => view.players[seat]);
  const waiting = others.length === 0 ? "" : t("waitingFor", others.join(", "));
  return table.seat === null ? `${t("watching")} ${waiting}` : waiting;
}

function choosing(table) {
  const { choices, chosen } = table;
  if (isNothing(chosen)) {
    return html`<div class="buttons">${choices.withoutCards().map((kind) => one(kind, table))}</div>${all(table)}`;
  }
  const offers = choices.buttons(chosen);
  return html`<div class="chosen-line">
      <span>${chosenText(table)}</span>
      ${choices.canAdd(chosen) && chosen.pile === null ? html`<span class="soft">${t("chooseMore")}</span>` : nothing}
    </div>
    <div class="buttons">
      ${offers.map((offer) => button(offer, table, "first"))}
      <button type="button" class="quiet" @click=${() => table.clear()}>${t("cancel")}</button>
    </div>`;
}

function chosenText(table) {
  const { chosen, names, view } = table;
  const pile = view.piles.find((each) => each.name === chosen.pile)?.text;
  const cards = chosen.cards.map((card) => cardName(names, card.code).text);
  return [pile, ...cards].filter((text) => text !== undefined).join(" ");
}

function button(offer, table, look = "") {
  return html`<button type="button" class="move ${look}" data-notation=${offer.notation}
    @click=${() => table.play(offer.move)}>${offer.text}</button>`;
}

function one(kind, table) {
  switch (kind.type) {
    case "text":
      return textForm(kind, table);
    case "form":
      return amountForm(kind, table);
    default:
      return kind.offers.map((offer) => button(offer, table));
  }
}

/** A field for words; what is known already is suggested. */
function textForm(kind, table) {
  const id = `words-${kind.verb}`;
  const submit = (event) => {
    event.preventDefault();
    const text = new FormData(event.target).get("words");
    if (text.trim() !== "") {
      table.play(withText(kind.offers[0], text));
      event.target.reset();
    }
  };
  return html`<form class="typed" data-verb=${kind.verb} @submit=${submit}>
    <label>${t("words", kind.verb)} <input name="words" list=${id} autocomplete="off" maxlength="60"></label>
    <datalist id=${id}>${kind.offers.map((offer) => html`<option value=${typedIn(offer)}></option>`)}</datalist>
    <button type="submit" class="move">${t("send")}</button>
  </form>`;
}

function typedIn(offer) {
  const argument = offer.move.arguments.find((each) => each.type === "text");
  return argument.words.filter((word) => !word.startsWith("@")).join(" ");
}

/** Fields for amounts with their bounds, and what the amount is for where there is a choice. */
function amountForm(kind, table) {
  const submit = (event) => {
    event.preventDefault();
    const data = new FormData(event.target);
    const amounts = kind.fields.map((field) => data.get(`amount-${field.place}`));
    table.play(withAmounts(kind.rest[Number(data.get("rest") ?? 0)], kind.fields, amounts));
  };
  return html`<form class="typed" data-verb=${kind.verb} @submit=${submit}>
    ${kind.rest.length > 1
      ? html`<label>${t("what")} <select name="rest">${kind.rest.map(
          (offer, at) => html`<option value=${at}>${withoutAmounts(offer, kind.fields)}</option>`)}</select></label>`
      : html`<span>${withoutAmounts(kind.rest[0], kind.fields)}</span>`}
    ${kind.fields.map(
      (field) => html`<label>${t("amount", field.least, field.most)}
        <input type="number" name="amount-${field.place}" required step="1" min=${field.least} max=${field.most}
          value=${field.least} inputmode="numeric"></label>`)}
    <button type="submit" class="move">${t("send")}</button>
  </form>`;
}

function withoutAmounts(offer, fields) {
  return fields.reduce((text, field) => {
    const amount = offer.move.arguments[field.place].words[0];
    return text.replace(new RegExp(`(^|[^\\d])${amount}(?!\\d)`), "$1…");
  }, offer.text);
}

/** All moves, for keyboards and for games whose moves no click can tell apart. */
function all(table) {
  const { offers } = table.choices;
  if (offers.every((offer) => offer.cards.length === 0 && offer.piles.length === 0) || offers.length > MOST_LISTED) {
    return nothing;
  }
  return html`<details class="all-moves"><summary>${t("allMoves", offers.length)}</summary>
    <div class="buttons">${offers.map((offer) => button(offer, table))}</div></details>`;
}

function refusal(table) {
  const { refused } = table;
  if (refused === null) {
    return nothing;
  }
  return html`<div class="refusal" role="alert">
    <p>${refused.text}</p>
    ${refused.rule === "" ? nothing : html`<details><summary>${t("ruleText", refused.id)}</summary><p>${refused.rule}</p></details>`}
    <button type="button" class="small" @click=${() => table.forgetRefusal()}>${t("close")}</button>
  </div>`;
}

function hint(table) {
  const { hints } = table;
  if (hints === null) {
    return nothing;
  }
  return html`<div class="hint" role="status">
    <p>${t("hintIs")}</p>
    <ol>${hints.map(
      (each) => html`<li><b>${each.text}</b>${each.why === null || each.why === undefined ? nothing : html` — ${each.why}`}
        ${each.gain === null ? nothing : html`<span class="soft">${t("gain", rounded(each.gain), rounded(each.error ?? 0))}</span>`}</li>`)}</ol>
    <button type="button" class="small" @click=${() => table.forgetHint()}>${t("close")}</button>
  </div>`;
}

function rounded(number) {
  return (Math.round(number * 100) / 100).toLocaleString(document.documentElement.lang);
}

function undoAsked(table) {
  const { undo, seat } = table;
  if (undo === null) {
    return nothing;
  }
  const who = table.view.players[undo.by];
  if (seat === null || !undo.waiting.includes(seat)) {
    return html`<p class="note" role="status">${t("undoWaits", who)}</p>`;
  }
  return html`<div class="note" role="alert">${t("undoAsked", who)}
    <button type="button" @click=${() => table.answerUndo(true)}>${t("yes")}</button>
    <button type="button" @click=${() => table.answerUndo(false)}>${t("no")}</button></div>`;
}
