// A client's knowledge of one game: what was told before, and what has changed since.

/** The revision of a client that knows nothing yet. */
export const NOTHING = -1;

/** Thrown when a change is told of something that this client does not know. */
export class LostTrack extends Error {}

/** Returns a list with what has changed in it; `names` are all there are, null for the same. */
function over(then, changed, names) {
  const all = new Map(then.map((each) => [each.name, each]));
  changed.forEach((each) => all.set(each.name, each));
  if (names === null) {
    return [...all.values()];
  }
  return names.map((name) => {
    if (!all.has(name)) {
      throw new LostTrack(name);
    }
    return all.get(name);
  });
}

function sheetOver(then, now) {
  if (now.from > then.lines.length) {
    throw new LostTrack("sheet");
  }
  return { from: 0, lines: [...then.lines.slice(0, now.from), ...now.lines] };
}

/** Returns the whole view: what was known, and what a message says of it. */
export function wholeView(known, view) {
  if (view.since === null && view.sheet.from === 0) {
    return view;
  }
  if (known === null) {
    throw new LostTrack("view");
  }
  const sheet = sheetOver(known.sheet, view.sheet);
  if (view.since === null) {
    return { ...view, sheet };
  }
  if (view.since !== known.revision) {
    throw new LostTrack(`revision ${view.since}`);
  }
  return {
    ...view,
    sheet,
    since: null,
    piles: over(known.piles, view.piles, view.names?.piles ?? null),
    facts: over(known.facts, view.facts, view.names?.facts ?? null),
    names: null,
    cards: { ...known.cards, ...view.cards },
  };
}

/** Returns how the table looked in a stage on the way to a view. */
export function stageView(view, stage) {
  return {
    ...view,
    next: stage.next,
    turn: [],
    chance: false,
    over: stage.outcome !== null,
    hand: stage.hand,
    phase: stage.phase,
    outcome: stage.outcome,
    scores: stage.scores,
    sheet: { from: 0, lines: view.sheet.lines.slice(0, stage.lines) },
    piles: over(view.piles, stage.piles, stage.names?.piles ?? null),
    facts: over(view.facts, stage.facts, stage.names?.facts ?? null),
    cards: { ...view.cards, ...stage.cards },
  };
}

/** The game as this client knows it; `take` brings it up to date. */
export class Game {
  constructor() {
    this.faces = {};
    this.forget();
  }

  /** Forgets everything; the next message must tell all. */
  forget() {
    this.view = null;
    this.log = [];
    this.moves = [];
    this.names = {};
    this.live = false;
  }

  /** Takes how each card of the pack is shown. */
  takePack(pack) {
    this.faces = pack.faces;
  }

  /** Returns cards with their faces in place of their texts. */
  shown(cards) {
    return Object.fromEntries(Object.entries(cards).map(([code, text]) => [code, this.faces[code] ?? text]));
  }

  get revision() {
    return this.view?.revision ?? NOTHING;
  }

  /**
   * Takes what a message tells.
   *
   * Returns the stages to be shown first, oldest first, what happened in words, and whether a move
   * was taken back.
   * Throws LostTrack if the message builds on what this client does not know.
   */
  take(observation, live) {
    const first = this.view === null;
    const view = wholeView(this.view, observation.view);
    const { log, moves, stages } = observation;
    if (log.from > this.log.length) {
      throw new LostTrack("log");
    }
    const takenBack = !first && log.from < this.log.length;
    this.view = view;
    this.names = { ...this.names, ...this.shown({ ...log.cards, ...view.cards, ...moves.cards }) };
    this.log = [...this.log.slice(0, log.from), ...log.moves];
    this.moves = moves.moves;
    this.live = live;
    return { first, takenBack, stages: passed(view, stages.stages), news: first ? [] : log.moves, told: first ? [] : inOrder(log, stages.stages) };
  }
}

/** The stages before the view itself, which is where the last one has led to. */
function passed(view, stages) {
  const onTheWay = stages.at(-1)?.next === view.next ? stages.slice(0, -1) : stages;
  return onTheWay.map((stage) => ({ view: stageView(view, stage), text: stage.text, seat: stage.seat }));
}

/** Returns what is told of moves and of stages, in the order in which it happened. */
function inOrder(log, stages) {
  const texts = log.moves.flatMap((move, place) => {
    const after = stages.filter((stage) => stage.next === log.from + place + 1);
    return [move.text, ...after.map((stage) => stage.text)];
  });
  return texts.filter((text, place) => text !== "" && text !== texts[place - 1]);
}

/** Returns what people call a card: its text and how it is spoken. */
export function cardName(names, code) {
  const name = names[code];
  if (name === undefined) {
    return { text: code, spoken: code };
  }
  return typeof name === "string" ? { text: name, spoken: name } : name;
}

/** Tells whether a pile is what a viewer holds: every rulebook calls it the hand. */
export function isHand(pile, viewer) {
  return viewer !== null && belongsTo(pile, viewer) && /^hand\b/.test(pile.name);
}

/** Tells whether a pile belongs to a seat alone. */
export function belongsTo(pile, seat) {
  return pile.owners.length === 1 && pile.owners[0] === seat;
}

/** Tells whether people look at a fact in this phase. */
export function isForPeople(fact) {
  return fact.text !== null && fact.shown !== null;
}
