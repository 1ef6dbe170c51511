// The form of a game's options, made from their schema with the sentences of its rules. As usual
// here is the value for a live table, where the game names one: the server takes it too.
import { html, nothing } from "./lit.js";
import { plain } from "./markdown.js";
import { t } from "./text.js";

/**
 * @param options as the catalog tells them
 * @param chosen the values that are not as usual, by key
 * @param choose called with a key and its value; an empty one is as usual
 */
export function optionFields(options, chosen, choose) {
  return html`<fieldset class="options"><legend>${t("options")}</legend>
    ${options.map((option) => field(option, chosen[option.option] ?? "", (value) => choose(option.option, value)))}</fieldset>`;
}

function field(option, value, choose) {
  const listed = option.values.filter((each) => each.value !== null);
  const others = option.values.find((each) => each.value === null);
  const id = `option-${option.option}`;
  const isListed = value === "" || listed.some((each) => each.value === value);
  return html`<div class="option"><label for=${id}><b>${option.option}</b> ${plain(option.text)}</label>
    <select id=${id} name=${id} @change=${(event) => choose(event.target.value)}>
      <option value="" .selected=${value === ""}>${t("asUsual", option.live ?? option.byDefault)}</option>
      ${listed.map((each) => html`<option value=${each.value} .selected=${each.value === value}>${each.text} (${each.origin})</option>`)}
    </select>
    ${others === undefined
      ? nothing
      : html`<label class="other">${t("ownValue")}: ${others.text} <input name=${`${id}-own`} autocomplete="off" .value=${isListed ? "" : value}
          @change=${(event) => choose(event.target.value.trim())}></label>`}
  </div>`;
}
