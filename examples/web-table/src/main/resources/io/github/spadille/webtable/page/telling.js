// What people who listen are told of a game: enough to play by it.
import { cardName, isHand } from "./game.js";
import { t } from "./text.js";

/** Of more facts and cards than these nobody listens to all. */
const MOST_FACTS = 6;
const MOST_CARDS = 16;

/** What a card is called in writing, if no word can be taken for it: `7♦`. */
const SIGNS = /[^\p{L}\d\s]/u;

/** Returns a text in which cards are called as people say them. */
export function aloud(text, names) {
  const spoken = new Map(
    Object.keys(names)
      .map((code) => cardName(names, code))
      .filter((name) => SIGNS.test(name.text))
      .map((name) => [name.text, name.spoken]));
  if (spoken.size === 0) {
    return text;
  }
  const cards = [...spoken.keys()].sort((a, b) => b.length - a.length).map((card) => card.replace(/[$^\\.*+?()[\]{}|/]/g, "\\$&"));
  return text.replace(new RegExp(`(?<![\\p{L}\\d])(?:${cards.join("|")})(?![\\p{L}\\d])`, "gu"), (card) => spoken.get(card));
}

/** Returns the elements of a list that another has not, each as often as it is there once more. */
function added(before, now) {
  const left = [...before];
  return now.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) {
      left.splice(at, 1);
    }
    return at < 0;
  });
}

/** Remembers what was told of the table, and tells what is new. */
export class Telling {
  constructor() {
    this.held = [];
    this.facts = [];
    this.hand = null;
    this.lines = 0;
  }

  /** Returns the points, if something was written on the score sheet since they were told. */
  scores(view) {
    const written = view.sheet.lines.length;
    const isNews = written > this.lines;
    this.lines = written;
    return isNews ? t("scoresNow", view.players.map((name, seat) => `${name} ${view.scores[seat]}`).join(", ")) : "";
  }

  /**
   * Returns what somebody has to know whose turn it is: new cards, what lies on the table at the
   * beginning of a hand, facts that have changed.
   */
  situation(view, facts, names) {
    const say = (codes) => codes.map((code) => cardName(names, code).spoken).join(", ");
    const lines = facts.map(({ text, shown }) => `${text} ${shown}`.trim());
    const told = [this.cards(view, say), ...this.table(view, say), ...added(this.facts, lines).slice(0, MOST_FACTS).map((line) => `${line}.`)];
    this.facts = lines;
    this.hand = view.hand;
    return told.filter((text) => text !== "").join(" ");
  }

  cards(view, say) {
    const now = view.piles.filter((pile) => isHand(pile, view.viewer)).flatMap((pile) => pile.cards).filter((code) => code !== null);
    const news = added(this.held, now);
    this.held = now;
    if (news.length === 0) {
      return "";
    }
    return news.length === 1 && now.length > 1 ? t("youGet", say(news)) : t("youHold", say(now));
  }

  table(view, say) {
    if (view.hand === this.hand) {
      return [];
    }
    return view.piles
      .filter((pile) => pile.owners.length === 0 && pile.cards.length <= MOST_CARDS)
      .map((pile) => ({ text: pile.text, cards: pile.cards.filter((code) => code !== null) }))
      .filter(({ cards }) => cards.length > 0)
      .map(({ text, cards }) => `${text}: ${say(cards)}.`);
  }
}
