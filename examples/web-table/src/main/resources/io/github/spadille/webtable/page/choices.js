// From the moves on offer to clicks: what a card, a pile and a button can do. Knows no page and no game.
import { isHand } from "./game.js";

/** Up to so many moves of a kind are buttons; more are a form. */
const MOST_BUTTONS = 14;

/** So many moves that name a pile are buttons as well; more are made by a click on the pile. */
const MOST_PILE_BUTTONS = 3;

/** A move with more cards to choose from than these is not offered before they are chosen. */
const MOST_SHORTCUTS = 6;

const TIMED = /^@\d+$/;

function words(offer) {
  return offer.move.arguments.flatMap((argument) => argument.words);
}

/** Returns the cards that a move names; a bid of `6s` names none. */
function cardsOf(offer) {
  return offer.move.arguments
    .filter((argument) => argument.type === "card" || argument.type === "cards")
    .flatMap((argument) => argument.words);
}

function count(list, item) {
  return list.filter((each) => each === item).length;
}

/** Tells whether a list has each element of another as often at least. */
function covers(list, part) {
  return part.every((item) => count(list, item) >= count(part, item));
}

/** Finds the pile that a word of a move names, for a seat. */
function pileOf(word, piles, seat) {
  if (TIMED.test(word) || /^\d+$/.test(word)) {
    return null;
  }
  const named = [word, `${word}.${seat}`];
  return piles.find((pile) => named.includes(pile.name))?.name ?? null;
}

/** All that one viewer can do now. */
export class Choices {
  /**
   * @param view the whole view
   * @param moves the moves on offer
   */
  constructor(view, moves) {
    this.view = view;
    const held = view.piles.filter((pile) => isHand(pile, view.viewer)).flatMap((pile) => pile.cards);
    this.offers = moves.map((offer) => {
      const all = words(offer);
      const cards = cardsOf(offer);
      const piles = all.map((word) => pileOf(word, view.piles, offer.move.seat)).filter((pile) => pile !== null);
      return { ...offer, cards, piles, own: cards.filter((code) => held.includes(code)) };
    });
  }

  get none() {
    return this.offers.length === 0;
  }

  /** Returns the offers that all chosen cards are part of, from or with the chosen pile. */
  matching(chosen) {
    const withCards = this.offers.filter((offer) => covers(offer.cards, chosen.cards.map((card) => card.code)));
    return chosen.pile === null ? withCards : atPile(withCards, chosen);
  }

  /** Tells whether a card is part of a move. */
  hasCard(code) {
    return this.offers.some((offer) => offer.cards.includes(code));
  }

  /** Tells whether a pile is part of a move by its name. */
  hasPile(name) {
    return this.offers.some((offer) => offer.piles.includes(name));
  }

  /** Tells whether a card could be added to those that are chosen. */
  fits(chosen, code) {
    const codes = [...chosen.cards.map((card) => card.code), code];
    return this.offers.some((offer) => covers(offer.cards, codes));
  }

  /**
   * Returns what a click on a card leads to: `{play: offer}`, `{chosen}` or `{why: move}`;
   * `{}` if nothing can be asked.
   */
  clickCard(chosen, card) {
    if (chosen.cards.some((each) => each.key === card.key)) {
      return { chosen: { ...chosen, cards: chosen.cards.filter((each) => each.key !== card.key) } };
    }
    const more = { ...chosen, cards: [...chosen.cards, card] };
    const alone = { pile: null, cards: [card] };
    const next = this.matching(more).length > 0 ? more : alone;
    const found = this.matching(next);
    if (found.length === 0) {
      return this.refused(card.code);
    }
    return found.length === 1 && isReady(found[0], next) ? { play: found[0] } : { chosen: next };
  }

  /** Returns what a click on a pile leads to; `depth` is the place of the clicked card from the top. */
  clickPile(chosen, name, depth) {
    if (chosen.pile === name) {
      return { chosen: NOTHING_CHOSEN };
    }
    const towards = this.matching(chosen).filter((offer) => offer.piles.slice(chosen.pile === null ? 0 : 1).includes(name));
    if (!isNothing(chosen) && towards.length > 0) {
      const direct = towards.filter((offer) => offer.piles.at(-1) === name);
      return direct.length === 1 ? { play: direct[0] } : { chosen: { ...chosen, to: name } };
    }
    const next = { pile: name, depth, cards: [] };
    const found = this.matching(next);
    return found.length === 1 ? { play: found[0] } : { chosen: next };
  }

  /** Returns the moves to be offered as buttons for what is chosen. */
  buttons(chosen) {
    const found = this.matching(chosen);
    if (chosen.pile !== null) {
      return found;
    }
    const size = chosen.cards.length;
    const exact = found.filter((offer) => offer.own.length <= size);
    const larger = found.filter((offer) => offer.own.length > size);
    return larger.length <= MOST_SHORTCUTS ? [...exact, ...larger] : exact;
  }

  /** Tells whether more cards can be added to those that are chosen. */
  canAdd(chosen) {
    return this.matching(chosen).some((offer) => offer.own.length > chosen.cards.length);
  }

  /** Returns the moves without a card, as kinds: each a list of buttons or a form. */
  withoutCards() {
    const kinds = new Map();
    for (const offer of this.offers) {
      if (offer.cards.length === 0 && offer.piles.length <= 1) {
        kinds.set(offer.move.verb, [...(kinds.get(offer.move.verb) ?? []), offer]);
      }
    }
    return [...kinds.values()]
      .filter((offers) => offers.length <= MOST_PILE_BUTTONS || offers.some((offer) => offer.piles.length === 0))
      .map(kind);
  }

  /** Returns what is asked about a card that cannot be played: the simplest move of a card with it. */
  refused(code) {
    const simple = this.offers.find((offer) => offer.move.arguments.length === 1 && offer.cards.length === 1);
    const any = simple ?? this.offers.find((offer) => offer.cards.length === 1);
    return any === undefined ? {} : { why: withWords(any.move, (word) => (word === any.cards[0] ? code : word)) };
  }
}

export const NOTHING_CHOSEN = { pile: null, cards: [] };

export function isNothing(chosen) {
  return chosen.pile === null && chosen.cards.length === 0;
}

/** A single move is played at a click unless it takes cards of the hand that were not clicked. */
function isReady(offer, chosen) {
  return offer.own.length <= chosen.cards.length;
}

function atPile(offers, chosen) {
  const first = offers.filter((offer) => offer.piles[0] === chosen.pile);
  const found = first.length > 0 ? first : offers.filter((offer) => offer.piles.includes(chosen.pile));
  const aimed = chosen.to === undefined ? found : found.filter((offer) => offer.piles.includes(chosen.to));
  const deep = aimed.filter((offer) => words(offer).includes(String(chosen.depth)));
  return deep.length > 0 ? deep : aimed;
}

function kind(offers) {
  const [first] = offers;
  if (first.move.arguments.some((argument) => argument.type === "text")) {
    return { type: "text", verb: first.move.verb, offers };
  }
  const amount = offers.length > MOST_BUTTONS ? amountOf(offers) : -1;
  return amount < 0 ? { type: "buttons", verb: first.move.verb, offers } : form(offers, amount);
}

/** Returns which argument is an amount of several values, or -1. */
function amountOf(offers) {
  const [first] = offers;
  return first.move.arguments.findIndex(
    (argument, place) =>
      argument.type === "number" &&
      offers.every((offer) => /^-?\d+$/.test(offer.move.arguments[place]?.words[0] ?? "")) &&
      new Set(offers.map((offer) => offer.move.arguments[place].words[0])).size > 1,
  );
}

/** All amounts of a kind of move as fields with bounds, and the rest of it to choose from. */
function form(offers, amount) {
  const fields = offers[0].move.arguments
    .map((argument, place) => ({ place, numbers: numbersAt(offers, place) }))
    .filter((field) => field.numbers !== null && (field.place === amount || field.numbers.length > 1))
    .map(({ place, numbers }) => ({ place, least: Math.min(...numbers), most: Math.max(...numbers) }));
  const rest = new Map();
  for (const offer of offers) {
    // The last one names the largest amount, which is told in digits and in the plural.
    rest.set(restOf(offer, fields), offer);
  }
  return { type: "form", verb: offers[0].move.verb, offers, fields, rest: [...rest.values()] };
}

function numbersAt(offers, place) {
  const numbers = offers.map((offer) => Number(offer.move.arguments[place]?.words[0]));
  const isNumber = offers[0].move.arguments[place].type === "number" && numbers.every(Number.isInteger);
  return isNumber ? [...new Set(numbers)] : null;
}

function restOf(offer, fields) {
  return offer.move.arguments
    .filter((argument, place) => !fields.some((field) => field.place === place))
    .map((argument) => argument.words.join(" "))
    .join("|");
}

/** Returns a move with other words. */
function withWords(move, change) {
  return {
    ...move,
    arguments: move.arguments.map((argument) => ({ ...argument, words: argument.words.map(change) })),
  };
}

/** Returns the move of a form whose amounts were typed in. */
export function withAmounts(offer, fields, amounts) {
  return {
    ...offer.move,
    arguments: offer.move.arguments.map((argument, place) => {
      const field = fields.findIndex((each) => each.place === place);
      return field < 0 ? argument : { ...argument, words: [String(amounts[field])] };
    }),
  };
}

/** Returns the move of a kind whose words were typed in; the time, if there is one, stays. */
export function withText(offer, text) {
  const typed = text.trim().split(/\s+/);
  return {
    ...offer.move,
    arguments: offer.move.arguments.map((argument) =>
      argument.type === "text"
        ? { ...argument, words: [...typed, ...argument.words.filter((word) => TIMED.test(word))] }
        : argument,
    ),
  };
}
