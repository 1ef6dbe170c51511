// What belongs to several players together, such as the melds of two partners, stands together.

/** Returns the one of some things with owners that belongs to these; adds it if there is none. */
export function withOwners(things, owners, make) {
  const known = things.find((thing) => thing.owners.join() === owners.join());
  if (known !== undefined) {
    return known;
  }
  const made = make();
  things.push(made);
  return made;
}

/** Returns what each side has: `{owners, lines, piles}`, of the facts and the piles of sides. */
export function sidesOf(told, piles) {
  const sides = told.map(({ owners, lines }) => ({ owners, lines, piles: [] }));
  for (const pile of piles) {
    withOwners(sides, pile.owners, () => ({ owners: pile.owners, lines: [], piles: [] })).piles.push(pile);
  }
  return sides.sort((one, other) => one.owners[0] - other.owners[0]);
}

/** Returns the names of some players as a list: `Ada and Cleo`. */
export function namesOf(owners, players) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(owners.map((seat) => players[seat]));
}
