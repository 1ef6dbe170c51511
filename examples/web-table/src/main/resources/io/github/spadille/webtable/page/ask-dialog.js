// Asks before something is done that cannot be taken back, or that needs a name.
import { html, nothing } from "./lit.js";
import { LONGEST_NAME } from "./names.js";
import { t } from "./text.js";

/**
 * @param asked `{title, text, name, yes, then}`: `name` is what stands in the field for one, null for
 *   no field; `then` is called with what was typed in. Null if nothing is asked.
 * @param done is called when the dialog has closed
 */
export function askDialog(asked, done) {
  const answer = (event) => {
    const typed = new FormData(event.target).get("name") ?? "";
    if (event.submitter?.value !== "no") {
      asked.then(typed.trim());
    }
  };
  return html`<dialog id="ask" aria-labelledby="ask-title" @close=${done}>
    ${asked === null
      ? nothing
      : html`<form method="dialog" @submit=${answer}>
          <h2 id="ask-title">${asked.title}</h2>
          <p>${asked.text}</p>
          ${asked.name === null
            ? nothing
            : html`<label class="row">${t("name")} <input name="name" required maxlength=${LONGEST_NAME} pattern=".*\\S.*" autocomplete="nickname" .value=${asked.name}></label>`}
          <div class="buttons">
            <button class="move first" value="yes">${asked.yes}</button>
            <button class="quiet" value="no" formnovalidate>${t("cancel")}</button>
          </div>
        </form>`}
  </dialog>`;
}
