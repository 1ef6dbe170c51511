// Making a table: game, seats, options, players; and the tables that there are already.
import { html, nothing, render } from "./lit.js";
import { forget, tables } from "./memory.js";
import { LONGEST_NAME, names } from "./names.js";
import { optionFields } from "./options.js";
import { settings } from "./settings.js";
import { settingsDialog } from "./settings-dialog.js";
import { t } from "./text.js";
import { address } from "./wire.js";

const LEVELS = ["easy", "normal", "hard"];
const CLOCKS = [0, 15, 30, 60, 120, 300];

export class Lobby {
  constructor(place) {
    this.place = place;
    this.catalog = null;
    this.error = null;
    this.made = null;
    this.busy = false;
    this.players = [];
    this.options = {};
    this.preset = "";
    this.draw();
    this.load();
  }

  end() {
    this.ended = true;
  }

  async load() {
    try {
      const answer = await fetch(address(`api/catalog?lang=${settings.language}`));
      const { games } = await answer.json();
      this.catalog = games;
      this.choose(this.game?.game ?? games.find((game) => game.game === "oh-hell")?.game ?? games[0].game);
    } catch {
      this.error = { error: t("noServer"), at: null };
      this.draw();
    }
  }

  choose(id) {
    this.game = this.catalog.find((game) => game.game === id);
    this.options = {};
    this.preset = "";
    this.setSeats(this.game.usualSeats);
  }

  setSeats(count) {
    this.players = Array.from({ length: count }, (none, seat) =>
      this.players[seat] ?? { name: "", kind: seat === 0 ? "person" : "agent", level: "normal" });
    this.draw();
  }

  /** What everybody is called, those included who were given no name. */
  get names() {
    return names(this.players.map((player) => player.name));
  }

  setPreset(name) {
    const preset = this.game.presets.find((each) => each.preset === name);
    this.preset = name;
    this.options = { ...(preset?.options ?? {}) };
    if (preset !== undefined && !preset.seats.includes(this.players.length)) {
      this.setSeats(preset.seats[0]);
    }
    this.draw();
  }

  setOption(key, value) {
    if (value === "") {
      delete this.options[key];
    } else {
      this.options[key] = value;
    }
    this.draw();
  }

  async create(event) {
    event.preventDefault();
    const data = new FormData(event.target);
    const houseRules = data.get("houseRules").trim();
    this.busy = true;
    this.error = null;
    this.draw();
    const body = {
      game: this.game.game,
      options: this.options,
      houseRules: houseRules === "" ? null : houseRules,
      seats: this.players.map(({ kind, level }, seat) =>
        kind === "agent" ? { name: this.names[seat], kind, level } : { name: this.names[seat], kind }),
      clock: Number(data.get("clock")),
      language: settings.language,
    };
    try {
      const answer = await fetch(address("api/tables"), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      const told = await answer.json();
      if (answer.ok) {
        this.made = told;
      } else {
        this.error = told;
      }
    } catch {
      this.error = { error: t("noServer"), at: null };
    }
    this.busy = false;
    this.draw();
    document.getElementById(this.made === null ? "error" : "made")?.focus();
  }

  draw() {
    if (!this.ended) {
      document.title = "Spadille";
      render(page(this), this.place);
    }
  }

  /** A setting has changed; texts in another language come from the server. */
  changed(key) {
    if (key === "language") {
      this.load();
    }
    this.draw();
  }
}

function page(lobby) {
  return html`<header class="top"><h1>Spadille</h1><nav aria-label=${t("settings")}>
      <button type="button" @click=${() => document.getElementById("settings").showModal()}>${t("settings")}</button></nav></header>
    <main class="lobby">
      <p>${t("lobbyIntro")}</p>
      ${lobby.made === null ? nothing : links(lobby)}
      ${tables().length === 0 ? nothing : mine(lobby)}
      <h2>${t("lobby")}</h2>
      ${trouble(lobby)}
      ${lobby.catalog === null ? html`<p role="status">${t("loading")}</p>` : form(lobby)}
      ${paste()}
    </main>
    ${settingsDialog((key) => lobby.changed(key))}`;
}

function trouble({ error }) {
  return error === null ? nothing : html`<p class="refusal" id="error" role="alert" tabindex="-1">${error.error}
    ${error.at ? html`<span class="soft">(${error.at})</span>` : nothing}</p>`;
}

function linkTo(token) {
  const link = new URL(address("."));
  link.hash = `#${token}`;
  return link.href;
}

function shared(title, token) {
  const link = linkTo(token);
  const copy = async (event) => {
    await navigator.clipboard?.writeText(link);
    event.target.textContent = t("copied");
  };
  return html`<li><label>${title} <input readonly .value=${link} @focus=${(event) => event.target.select()}></label>
    <button type="button" @click=${copy}>${t("copy")}</button> <a class="button" href=${link}>${t("open")}</a></li>`;
}

function links({ made }) {
  return html`<section class="card-box" aria-labelledby="made"><h2 id="made" tabindex="-1">${t("made")}</h2><p>${t("madeHint")}</p>
    <ul class="links">${made.seats.map((seat) => shared(t("linkOf", seat.name), seat.token))}${shared(t("linkWatch"), made.watch)}</ul></section>`;
}

function mine(lobby) {
  return html`<section class="card-box" aria-label=${t("myTables")}><h2>${t("myTables")}</h2>
    <ul class="links">${tables().map((table) => html`<li><a class="button" href=${linkTo(table.token)}>${t("goOn")}: ${table.title}${table.name === null ? nothing : ` (${table.name})`}</a>
      <button type="button" class="small" @click=${() => { forget(table.token); lobby.draw(); }}>${t("forget")}</button></li>`)}</ul></section>`;
}

/** A link that came by other ways. */
function paste() {
  const go = (event) => {
    event.preventDefault();
    const token = new FormData(event.target).get("link").trim().split("#").at(-1);
    location.hash = `#${token}`;
  };
  return html`<form class="card-box" @submit=${go}><label class="row">${t("watchHint")} <input name="link" required autocomplete="off"></label>
    <button type="submit">${t("open")}</button></form>`;
}

function form(lobby) {
  const { game, players } = lobby;
  return html`<form class="new-table" @submit=${(event) => lobby.create(event)}>
    <label class="row">${t("game")} <select name="game" @change=${(event) => lobby.choose(event.target.value)}>${families(lobby)}</select></label>
    <p class="about">${game.text}</p>
    <label class="row">${t("seats")} <select name="seats" @change=${(event) => lobby.setSeats(Number(event.target.value))}>
      ${game.seats.map((count) => html`<option value=${count} .selected=${count === players.length}>${count}</option>`)}</select></label>
    <fieldset><legend>${t("players")}</legend>${players.map((player, seat) => person(lobby, player, seat))}</fieldset>
    <label class="row">${t("clock")} <select name="clock">${CLOCKS.map((time) => html`<option value=${time}>${clockText(time)}</option>`)}</select></label>
    <details class="card-box"><summary>${t("rulesOfTable")}</summary>
      ${game.presets.length === 0 ? nothing : html`<label class="row">${t("preset")} <select name="preset" @change=${(event) => lobby.setPreset(event.target.value)}>
        <option value="">${t("usual")}</option>
        ${game.presets.map((each) => html`<option value=${each.preset} .selected=${lobby.preset === each.preset}>${each.preset} – ${each.text}</option>`)}</select></label>`}
      ${optionFields(game.options, lobby.options, (key, value) => lobby.setOption(key, value))}
      <label class="column-label">${t("houseRules")} <textarea name="houseRules" rows="4" spellcheck="false"></textarea></label>
      <label class="column-label">${t("houseRulesHint")} <input type="file" accept=".yaml,.yml,text/*" @change=${readFile}></label>
    </details>
    <button type="submit" class="move first" ?disabled=${lobby.busy}>${t(lobby.busy ? "creating" : "create")}</button>
  </form>`;
}

async function readFile(event) {
  const [file] = event.target.files;
  if (file !== undefined) {
    event.target.form.elements.houseRules.value = await file.text();
  }
}

function clockText(time) {
  if (time === 0) {
    return t("noClock");
  }
  return time < 60 ? t("seconds", time) : t("minutes", time / 60);
}

function families({ catalog, game }) {
  const kinds = new Map();
  catalog.forEach((each) => kinds.set(each.family.name, [...(kinds.get(each.family.name) ?? []), each]));
  return [...kinds].map(([name, games]) => html`<optgroup label=${name}>
    ${games.map((each) => html`<option value=${each.game} .selected=${each === game}>${each.name}</option>`)}</optgroup>`);
}

function person(lobby, player, seat) {
  const set = (key) => (event) => {
    player[key] = event.target.value;
    lobby.draw();
  };
  const title = t("seatNumber", seat + 1);
  return html`<div class="player" role="group" aria-label=${title}><span>${seat + 1}</span>
    <label><span class="unseen">${title}: </span>${t("name")} <input name=${`name-${seat}`} maxlength=${LONGEST_NAME} autocomplete="off" placeholder=${lobby.names[seat]} .value=${player.name} @input=${set("name")}></label>
    <label><span class="unseen">${title}</span><select name=${`kind-${seat}`} @change=${set("kind")}>
      ${[["person", "person"], ["agent", "agentKind"]].map(([value, text]) => html`<option value=${value} .selected=${player.kind === value}>${t(text)}</option>`)}</select></label>
    ${player.kind === "agent"
      ? html`<label><span class="unseen">${t("level")}</span><select name=${`level-${seat}`} @change=${set("level")}>
          ${LEVELS.map((level) => html`<option value=${level} .selected=${player.level === level}>${t(level)}</option>`)}</select></label>`
      : nothing}</div>`;
}
