// Which facts stand beside a seat, and which in the middle.
import { isForPeople } from "./game.js";

const NO = new Set(["no", "false"]);
const YES = new Set(["yes", "true"]);

function isEmpty(fact) {
  const values = Array.isArray(fact.value) ? fact.value : [fact.value];
  return values.every((value) => value === null || value === "");
}

function label(fact) {
  return fact.short ?? fact.text;
}

function line(text, value, shown) {
  if (value === null || NO.has(value)) {
    return null;
  }
  return YES.has(value) ? { text, shown: "" } : { text, shown };
}

/** Returns the seat that each fact of a family belongs to: `yaku.0`, `yaku.1`. */
function seatOf(fact, view) {
  const [, family, number] = /^(.+?)\.(\d+)(?:\.|$)/.exec(fact.name) ?? [];
  if (family === undefined) {
    return null;
  }
  const numbers = view.facts
    .map((each) => /^(.+?)\.(\d+)(?:\.|$)/.exec(each.name))
    .filter((each) => each?.[1] === family)
    .map((each) => Number(each[2]));
  // Two of a kind at a table of more are those of two sides, not of two seats.
  const isOfSides = view.seats > 2 && Math.max(...numbers) === 1 && numbers.length === 2;
  return isOfSides ? null : Number(number);
}

/** Returns the names of the lists that are not one value for each seat: they have another length. */
export function uneven(view) {
  return view.facts.filter((fact) => Array.isArray(fact.value) && fact.value.length !== view.seats).map((fact) => fact.name);
}

/**
 * Returns the facts of a table: `{middle: [...], seats: [[...], ...]}`, each `{text, shown}`.
 *
 * @param known the names of lists that had another length than one value for each seat before
 */
export function arranged(view, known) {
  const seats = Array.from({ length: view.seats }, () => []);
  const middle = [];
  for (const fact of view.facts.filter((each) => isForPeople(each) && !isEmpty(each))) {
    place(fact, view, seats, middle, known.has(fact.name));
  }
  const told = (lines) => lines.filter((each) => each !== null);
  return { middle: told(middle), seats: seats.map(told) };
}

function place(fact, view, seats, middle, isUneven) {
  const list = Array.isArray(fact.value);
  const seat = seatOf(fact, view);
  if (seat !== null && seat < view.seats) {
    const shown = list ? fact.shown.join(" ") : fact.shown;
    seats[seat].push(line(withoutName(label(fact), view.players[seat]), list ? shown : fact.value, shown));
  } else if (fact.type === "seat") {
    seats[fact.value]?.push({ text: label(fact), shown: "" });
  } else if (fact.type === "seats") {
    namedSeats(fact, seats);
  } else if (list && !isUneven && fact.value.length === view.seats && view.seats > 1 && fact.type !== "cards") {
    fact.value.forEach((value, each) => seats[each].push(line(label(fact), value, fact.shown[each])));
  } else {
    const shown = list ? fact.shown.join(", ") : fact.shown;
    middle.push(line(label(fact), list ? shown : fact.value, shown));
  }
}

/** Says it beside each seat that is named, and how often; a list of all of them once says nothing. */
function namedSeats(fact, seats) {
  const times = seats.map((lines, seat) => fact.value.filter((each) => each === seat).length);
  if (times.every((count) => count === 1)) {
    return;
  }
  times.forEach((count, seat) => {
    if (count > 0) {
      seats[seat].push({ text: label(fact), shown: count > 1 ? `×${count}` : "" });
    }
  });
}

/** A fact beside a seat need not say whose it is. */
function withoutName(text, name) {
  return text.replace(`${name}'s `, "").replace(` (${name})`, "").replace(` ${name}`, "");
}
