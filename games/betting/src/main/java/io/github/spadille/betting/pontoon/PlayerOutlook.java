package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a player wins on average by each move with a hand, over all that the player can know.
 *
 * <p>Any hidden card can come next; the player goes on as well as can be, the banker draws by the
 * rules of thumb, and the players between them draw nothing. Each hand of a split counts as if it
 * were alone, and it is neither split again nor is anything bought for it. Belongs to one thread.
 */
final class PlayerOutlook {
  private static final int FIVE_CARDS = 5;
  private static final int TEN = 10;
  private static final int ACE = 1;
  private static final int PAIR = 2;
  private static final int DIGIT = 4;

  /** What a pontoon and five cards are paid, in stakes. */
  private static final double DOUBLE = 2;

  /**
   * A hand in play.
   *
   * @param low the count with 1 for every ace
   * @param ace whether there is one
   * @param size the number of cards
   */
  private record Held(int low, boolean ace, int size) {
    Held and(int count) {
      return new Held(low + count, ace || count == ACE, size + 1);
    }

    int total() {
      return TwentyOne.total(low, ace);
    }
  }

  private record Staked(long left, long stake, long chips) {}

  private final PontoonOptions options;
  private final HiddenCounts cards;
  private final int up;
  private final int knownHole;
  private final PontoonHand hand;
  private final Held held;
  private final long chips;
  private final Map<Long, Double> sticking = new HashMap<>();
  private final Map<Long, Double> twisting = new HashMap<>();
  private final Map<Staked, Double> buying = new HashMap<>();

  /**
   * Begins with what a player sees who is to play a hand.
   *
   * @param samples of it, at least one
   */
  PlayerOutlook(PontoonOptions options, List<PontoonState> samples) {
    PontoonState any = samples.get(0);
    PackAndHands all = any.now();
    int banker = all.count() - 1;
    PontoonHand bankers = all.hand(banker);
    this.options = options;
    this.hand = any.hand();
    this.cards = HiddenCounts.from(hand.seat(), samples);
    this.up = TwentyOne.low(bankers.card(1));
    this.knownHole = HiddenCounts.isKnown(banker, 0, samples) ? TwentyOne.low(bankers.card(0)) : 0;
    this.held = new Held(hand.low(), hand.low() != hand.total(), hand.size());
    this.chips = any.chips(hand.seat());
  }

  /** Returns what the player wins on average by a move with the hand, in chips. */
  double value(PontoonMove move) {
    if (move instanceof Stick) {
      return hand.stake() * stick(held);
    }
    if (move instanceof Buy buy) {
      return buy(held, hand.stake() + buy.chips(), chips - buy.chips());
    }
    if (move instanceof Split) {
      return PAIR * hand.bet() * half(TwentyOne.low(hand.card(0)));
    }
    return hand.stake() * twist(held); // A pontoon is never offered beside other moves.
  }

  /** Tells whether a price can be the best: what is won grows or falls with it between these. */
  boolean isWorthTrying(Buy buy) {
    long price = buy.chips();
    return price == hand.bet()
        || price == 2L * hand.bet()
        || price == chips
        || price == chips - hand.bet();
  }

  /** Returns how likely the banker's hidden card has each count; they make no pontoon. */
  private double[] hole() {
    double[] chances = new double[HiddenCounts.MOST + 1];
    if (knownHole > 0) {
      chances[knownHole] = 1;
      return chances;
    }
    double possible = 0;
    for (int count = 1; count <= HiddenCounts.MOST; count++) {
      possible += makesPontoon(count) ? 0 : cards.left(count);
    }
    for (int count = 1; count <= HiddenCounts.MOST; count++) {
      chances[count] = makesPontoon(count) ? 0 : cards.left(count) / possible;
    }
    return chances;
  }

  private boolean makesPontoon(int count) {
    return count + up == ACE + TEN && (count == ACE || up == ACE);
  }

  /** Returns how likely the next card has each count; none if there is no next card. */
  private double[] next() {
    double[] chances = new double[HiddenCounts.MOST + 1];
    if (!cards.hasNext()) {
      return chances;
    }
    int known = cards.knownNext();
    if (known > 0) {
      chances[known] = 1;
      return chances;
    }
    double[] elsewhere = knownHole > 0 ? chances.clone() : hole();
    int others = cards.size() - (knownHole > 0 ? 0 : 1);
    for (int count = 1; count <= HiddenCounts.MOST; count++) {
      chances[count] = Math.max(0, cards.left(count) - elsewhere[count]) / others;
    }
    return chances;
  }

  /** Returns a number for a hand: after the same draws a hand of a split has one card less. */
  private long key(Held now) {
    return cards.key() << DIGIT | now.size;
  }

  /** Returns what a hand wins on average when it takes no more cards, in stakes. */
  private double stick(Held now) {
    return sticking.computeIfAbsent(key(now), key -> settled(now));
  }

  private double settled(Held now) {
    BankersEnd end = new BankersEnd(up, hole(), knownHole == 0, cards);
    double lost = options.bankerFiveDouble() ? DOUBLE : 1;
    if (now.size >= FIVE_CARDS) {
      return DOUBLE * (1 - end.fiveCards()) - lost * end.fiveCards();
    }
    double won = end.below(now.total());
    return won - (1 - won - end.fiveCards()) - lost * end.fiveCards();
  }

  /** Returns what a hand wins on average that takes one more card at least, in stakes. */
  private double twist(Held now) {
    double[] chances = next();
    double value = 0;
    for (int count = 1; count <= HiddenCounts.MOST; count++) {
      if (chances[count] > 0) {
        cards.draw(count);
        value += chances[count] * goOn(now.and(count));
        cards.putBack(count);
      }
    }
    return value;
  }

  /** Tells whether a hand takes no more cards: a sixth one is never worth it. */
  private boolean isDone(Held now) {
    return now.low == TwentyOne.LIMIT || now.size >= FIVE_CARDS || !cards.hasNext();
  }

  /** Returns what a hand wins on average for which no card can be bought, in stakes. */
  private double goOn(Held now) {
    if (now.low > TwentyOne.LIMIT) {
      return -1;
    }
    if (isDone(now)) {
      return stick(now);
    }
    Double known = twisting.get(key(now));
    if (known == null) {
      known = twist(now);
      if (now.total() >= options.stickMinimum()) {
        known = Math.max(known, stick(now));
      }
      twisting.put(key(now), known);
    }
    return known;
  }

  /** Returns what a hand wins on average for which one more card is bought, in chips. */
  private double buy(Held now, long stake, long left) {
    double[] chances = next();
    double value = 0;
    for (int count = 1; count <= HiddenCounts.MOST; count++) {
      if (chances[count] > 0) {
        cards.draw(count);
        value += chances[count] * bought(now.and(count), stake, left);
        cards.putBack(count);
      }
    }
    return value;
  }

  private double bought(Held now, long stake, long left) {
    if (now.low > TwentyOne.LIMIT || isDone(now)) {
      return stake * goOn(now);
    }
    Staked key = new Staked(key(now), stake, left);
    Double known = buying.get(key);
    if (known == null) {
      known = stake * goOn(now);
      long most = Math.min(2L * hand.bet(), left);
      // What is won grows or falls with the price, unless it leaves too little for one more card.
      for (long price : new long[] {hand.bet(), left - hand.bet(), most}) {
        if (price >= hand.bet() && price <= most) {
          known = Math.max(known, buy(now, stake + price, left - price));
        }
      }
      buying.put(key, known);
    }
    return known;
  }

  /** Returns what one of the hands of a split wins on average, whose first card counts so much. */
  private double half(int count) {
    Held one = new Held(0, false, 0).and(count);
    double[] chances = next();
    double value = 0;
    for (int second = 1; second <= HiddenCounts.MOST; second++) {
      if (chances[second] > 0) {
        cards.draw(second);
        value += chances[second] * second(one.and(second));
        cards.putBack(second);
      }
    }
    return value;
  }

  /** Returns what a hand of a split wins with its second card. */
  private double second(Held now) {
    return now.total() == TwentyOne.LIMIT && options.splitPontoon() ? DOUBLE : goOn(now);
  }
}
