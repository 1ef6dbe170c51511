async ({ page, told }) => {
  // Laws of the page's modules, checked in the browser with what the library tells of real games.
  const { Choices, NOTHING_CHOSEN } = await import(`${page}choices.js`);
  const { Game } = await import(`${page}game.js`);

  /** Says how a move is made by clicks; null if it is not. */
  const way = (choices, offer) => {
    const isIt = (other) => other.notation === offer.notation;
    if (choices.withoutCards().some((kind) => kind.offers.some(isIt))) {
      return "button or form";
    }
    const cards = [...offer.own, ...offer.cards.filter((code) => !offer.own.includes(code))];
    const clicks = [
      cards.map((code, at) => (chosen) => choices.clickCard(chosen, { code, key: `${code}#${at}` })),
      offer.piles.map((pile) => (chosen) => choices.clickPile(chosen, pile, null)),
    ];
    for (const way of clicks) {
      let chosen = NOTHING_CHOSEN;
      for (const click of way) {
        const outcome = click(chosen);
        if (outcome.play !== undefined) {
          return isIt(outcome.play) ? "click" : null;
        }
        chosen = outcome.chosen;
        if (chosen === undefined) {
          break;
        }
        if (choices.buttons(chosen).some(isIt)) {
          return "chosen";
        }
      }
    }
    return null;
  };

  const sorted = ({ spadille, type, since, names, cards, ...view }) => JSON.stringify(Object.entries(view).sort());

  const game = new Game();
  const broken = [];
  let offers = 0;
  for (const { observation, view } of JSON.parse(told)) {
    game.take(observation, false);
    if (sorted(game.view) !== sorted(view)) {
      broken.push(`view after ${view.next} moves`);
    }
    const choices = new Choices(game.view, game.moves);
    offers += choices.offers.length;
    broken.push(...choices.offers.filter((offer) => way(choices, offer) === null).map((offer) => offer.notation));
  }
  return { offers, broken };
}
