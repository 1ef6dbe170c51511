// Where the page begins: a link with a token is a table, anything else the lobby.
import { Lobby } from "./lobby.js";
import { render } from "./lit.js";
import { show } from "./settings.js";
import { Table } from "./table.js";

const TOKEN = /^[A-Za-z0-9_-]{16,}$/;

const place = document.getElementById("page");
let here = null;

/** Returns `{token, moment}` of a link's fragment, or null if there is no token. */
function linked() {
  const [token, ...rest] = decodeURIComponent(location.hash.slice(1)).split("&");
  if (!TOKEN.test(token)) {
    return null;
  }
  const parts = new Map(rest.map((part) => part.split("=")));
  const number = (key) => (/^\d+$/.test(parts.get(key) ?? "") ? Number(parts.get(key)) : null);
  const at = number("at");
  return { token, moment: at === null ? null : { at, seat: number("seat") } };
}

function go() {
  here?.end();
  render(null, place);
  const link = linked();
  here = link === null ? new Lobby(place) : new Table(place, link.token, link.moment);
}

show();
addEventListener("hashchange", go);
go();
