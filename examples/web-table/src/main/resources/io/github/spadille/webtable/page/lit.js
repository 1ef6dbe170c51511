// The one place that knows where lit-html is, relative to this file, so that any base path works.
export { html, svg, render, nothing } from "../lib/lit-html/lit-html.js";
export { repeat } from "../lib/lit-html/directives/repeat.js";
export { keyed } from "../lib/lit-html/directives/keyed.js";
export { live } from "../lib/lit-html/directives/live.js";
