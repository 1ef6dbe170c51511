// The little Markdown that rules are written in: paragraphs, lists, tables, emphasis, code.
import { html } from "./lit.js";

const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]*\))/;

/** Returns the text of a line with its emphasis. Links lose their targets, which are files. */
function inline(text) {
  return text.split(INLINE).map((part) => {
    if (part.startsWith("**") && part.length > 4) {
      return html`<strong>${part.slice(2, -2)}</strong>`;
    }
    if (part.startsWith("*") && part.length > 2) {
      return html`<em>${part.slice(1, -1)}</em>`;
    }
    if (part.startsWith("`") && part.length > 2) {
      return html`<code>${part.slice(1, -1)}</code>`;
    }
    return part.startsWith("[") ? part.replace(/^\[([^\]]+)\].*$/, "$1") : part;
  });
}

function cells(line) {
  return line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

function table(lines) {
  const [head, , ...rows] = lines;
  return html`<div class="scroll" tabindex="0" role="group"><table>
    <thead><tr>${cells(head).map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

function block(text) {
  const lines = text.split("\n");
  if (lines.length > 1 && lines[0].includes("|") && /^[\s|:-]+$/.test(lines[1])) {
    return table(lines);
  }
  if (lines.every((line) => /^\s*([-*]|\d+\.)\s|^\s{2,}/.test(line))) {
    const items = text.split(/\n(?=\s*(?:[-*]|\d+\.)\s)/).map((item) => item.replace(/^\s*(?:[-*]|\d+\.)\s+/, ""));
    return html`<ul>${items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
  }
  return html`<p>${inline(text)}</p>`;
}

export function markdown(text) {
  return text.trim().split(/\n\s*\n/).map(block);
}

/** Returns a text without its marks, for one line. */
export function plain(text) {
  return text.replace(/\*\*|`/g, "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}
