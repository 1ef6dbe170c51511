// What a person can choose for this browser.
import { html } from "./lit.js";
import { choices, choose, KEYS, settings } from "./settings.js";
import { t } from "./text.js";

export function settingsDialog(changed) {
  return html`<dialog id="settings" aria-labelledby="settings-title">
    <h2 id="settings-title">${t("settings")}</h2>
    ${KEYS.map((key) => html`<label class="row">${t(key)}
      <select @change=${(event) => { choose(key, event.target.value); changed(key); }}>
        ${choices(key).map((value) => html`<option value=${value} .selected=${settings[key] === value}>${t(value)}</option>`)}
      </select></label>`)}
    <form method="dialog"><button class="move first">${t("close")}</button></form>
  </dialog>`;
}
