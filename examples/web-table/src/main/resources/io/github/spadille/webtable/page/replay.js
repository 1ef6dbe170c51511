// A finished game, move by move, from every seat.
import { html } from "./lit.js";
import { pace } from "./settings.js";
import { t } from "./text.js";

const SLOWEST = 900;

/** Goes through the moments of a finished game. */
export class Replay {
  /** @param ask asks the server for a moment: called with the number of moves and the seat */
  constructor(ask) {
    this.ask = ask;
    this.timer = null;
    this.now = null;
  }

  /** Takes the place of a moment that has arrived; goes on if it plays by itself. */
  arrived(at, of, seat) {
    this.now = { at, of, seat };
    if (this.timer !== null && at >= of) {
      this.pause();
    }
  }

  go(at, seat = this.now?.seat ?? null) {
    const last = this.now?.of ?? at;
    this.ask(Math.max(0, Math.min(last, at)), seat);
  }

  get playing() {
    return this.timer !== null;
  }

  play() {
    this.timer = setInterval(() => this.go(this.now.at + 1), Math.max(SLOWEST, pace() * 2.5));
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
  }
}

export function replayBar(table) {
  const { replayer, moment, view } = table;
  const { at, of, seat } = moment;
  const button = (key, to) =>
    html`<button type="button" @click=${() => replayer.go(to)} ?disabled=${to < 0 || to > of || to === at}>${t(key)}</button>`;
  return html`<section class="replay" aria-label=${t("replay")}>
    <p class="prompt" role="status">${t("momentOf", at, of)}${moment.text === "" ? "" : html`: <b>${moment.text}</b>`}</p>
    <input type="range" min="0" max=${of} .value=${String(at)} aria-label=${t("momentOf", at, of)}
      @change=${(event) => replayer.go(Number(event.target.value))}>
    <div class="buttons">
      ${button("first", 0)} ${button("back", at - 1)}
      <button type="button" @click=${() => table.togglePlaying()}>${t(replayer.playing ? "pause" : "play")}</button>
      ${button("forward", at + 1)} ${button("last", of)}
      <label>${t("seenBy")} <select @change=${(event) => replayer.go(at, event.target.value === "" ? null : Number(event.target.value))}>
        <option value="" .selected=${seat === null}>${t("bystander")}</option>
        ${view.players.map((name, number) => html`<option value=${number} .selected=${seat === number}>${name}</option>`)}
      </select></label>
      <button type="button" class="quiet" @click=${() => table.copyMoment()}>${t("momentLink")}</button>
      <button type="button" class="quiet" @click=${() => table.endReplay()}>${t("live")}</button>
    </div>
  </section>`;
}
