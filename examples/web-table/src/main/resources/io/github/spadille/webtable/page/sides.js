// What belongs to several players together, such as the melds of two partners, stands together.

/** Between the names of players and before them stands one short word: "and", "of". */
const JOINER = /^[\s,]*(\p{L}{1,3})?[\s,]*$/u;
const LEAD = /^(.+?)\s+\p{L}{1,3}\s+$/u;

/**
 * Splits a text that ends with the names of players: `meld of 4s of Ada and Cleo` into the names and
 * what is theirs. Null if it does not end so.
 */
export function sideOf(text, players) {
  const from = Math.min(...players.map((name) => place(text, name)));
  if (from === Infinity) {
    return null;
  }
  const names = text.slice(from);
  const between = [...players].sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replace(name, " "), names);
  const lead = LEAD.exec(text.slice(0, from));
  return JOINER.test(between) && lead !== null ? { names, text: lead[1] } : null;
}

/** Where a name stands as a word of its own. */
function place(text, name) {
  const at = ` ${text} `.indexOf(` ${name} `);
  const comma = ` ${text}`.indexOf(` ${name},`);
  const found = [at, comma].filter((each) => each >= 0);
  return found.length === 0 ? Infinity : Math.min(...found);
}

/**
 * Splits what has names that tell whose it is: `{sides, others}`; a side is
 * `{names, items: [{item, text}]}`, and `text` says what it is without the names.
 *
 * @param text returns the text of an item
 */
export function bySide(items, players, text) {
  const sides = new Map();
  const others = [];
  for (const item of items) {
    const side = sideOf(text(item), players);
    if (side === null) {
      others.push(item);
    } else {
      sides.set(side.names, [...(sides.get(side.names) ?? []), { item, text: side.text }]);
    }
  }
  return { sides: [...sides].map(([names, all]) => ({ names, items: all })), others };
}
