// Which facts stand beside a seat, which beside a side, and which in the middle.
import { isForPeople } from "./game.js";
import { withOwners } from "./sides.js";

const NO = new Set(["no", "false"]);
const YES = new Set(["yes", "true"]);

function isEmpty(fact) {
  const values = Array.isArray(fact.value) ? fact.value : [fact.value];
  return values.every((value) => value === null || value === "");
}

function line(text, value, shown) {
  if (value === null || NO.has(value)) {
    return null;
  }
  return YES.has(value) ? { text, shown: "" } : { text, shown };
}

/**
 * Returns the facts of a table: `{middle: [...], seats: [[...], ...], sides: [{owners, lines}, ...]}`, each line
 * `{text, shown}`.
 */
export function arranged(view) {
  const told = { middle: [], seats: Array.from({ length: view.seats }, () => []), sides: [] };
  view.facts.filter((each) => isForPeople(each) && !isEmpty(each)).forEach((fact) => place(fact, told));
  return told;
}

function place(fact, told) {
  const list = Array.isArray(fact.value);
  if (fact.owners.length > 1) {
    fact.owners.forEach((owners, at) => add(linesOf(owners, told), line(fact.label, fact.value[at], fact.shown[at])));
  } else if (fact.owners.length === 1) {
    const shown = list ? fact.shown.join(" ") : fact.shown;
    add(linesOf(fact.owners[0], told), line(fact.label, list ? shown : fact.value, shown));
  } else if (fact.type === "seat") {
    told.seats[fact.value]?.push({ text: fact.text, shown: "" });
  } else if (fact.type === "seats") {
    namedSeats(fact, told.seats);
  } else {
    const shown = list ? fact.shown.join(", ") : fact.shown;
    add(told.middle, line(fact.text, list ? shown : fact.value, shown));
  }
}

function add(lines, told) {
  if (told !== null) {
    lines.push(told);
  }
}

/** The lines that stand beside some players: beside the seat of one, or beside the side of several. */
function linesOf(owners, told) {
  return owners.length === 1 ? told.seats[owners[0]] : withOwners(told.sides, owners, () => ({ owners, lines: [] })).lines;
}

/** Says it beside each seat that is named, and how often; a list of all of them once says nothing. */
function namedSeats(fact, seats) {
  const times = seats.map((lines, seat) => fact.value.filter((each) => each === seat).length);
  if (times.every((count) => count === 1)) {
    return;
  }
  times.forEach((count, seat) => {
    if (count > 0) {
      seats[seat].push({ text: fact.text, shown: count > 1 ? `×${count}` : "" });
    }
  });
}
