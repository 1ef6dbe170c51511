// The tables that this browser has been at, newest first.

const KEY = "spadille.tables";
const MOST = 20;

export function tables() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY)) ?? [];
    return found.filter((each) => typeof each?.token === "string" && typeof each.title === "string");
  } catch {
    return [];
  }
}

function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function remember(table) {
  keep([table, ...tables().filter((each) => each.token !== table.token)]);
}

export function forget(token) {
  keep(tables().filter((each) => each.token !== token));
}
