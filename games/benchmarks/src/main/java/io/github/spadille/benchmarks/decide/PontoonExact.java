package io.github.spadille.benchmarks.decide;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonMove;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.match.View;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the moves of the only player against the banker of Pontoon are worth, by exact calculation.
 *
 * <p>It goes by what the player sees: every card that it has not seen is as likely to be the
 * banker's hidden card as to come next, but the two open cards of a banker who was looked at make
 * no pontoon. The banker draws as {@link BankerOdds} says. The player goes on as well as can be,
 * with usual house rules. Stick, twist and buy are exact. The two hands of a split count as if
 * neither saw the other's new cards, which is less by a hair.
 */
final class PontoonExact {
  private static final int FIVE_CARDS = 5;
  private static final int TEN = 10;
  private static final int ACE = 1;
  private static final int MOST_HANDS = 4;
  private static final Splitter BLANK = Splitter.on(' ');

  /**
   * A hand in play.
   *
   * @param low the count with 1 for an ace
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

  /**
   * A hand and the cards that are left; a hand of a split has one card less after the same draws.
   */
  private record Drawn(long unseen, int size) {}

  private record Bought(Drawn drawn, int stake, int chips) {}

  private final Pips unseen = new Pips();
  private final int up;
  private final Held held;
  private final int bet;
  private final int stake;
  private final int chips;
  private final int hands;
  private final int[] unseenOfRank = new int[PlayingCard.FAMILY.size()];
  private final int hiddenInPack;
  private final PlayingCard first;
  private final Map<Drawn, Double> sticking = new HashMap<>();
  private final Map<Drawn, Double> twisting = new HashMap<>();
  private final Map<Bought, Double> buying = new HashMap<>();

  /**
   * Begins with what a player sees.
   *
   * @throws IllegalArgumentException unless the viewer is to play a hand, and there is one other
   *     seat
   */
  PontoonExact(View view) {
    checkArgument(view.seats() == 2, "%s seats; expected 2", view.seats());
    checkArgument(view.phase().equals("play"), "phase %s; expected play", view.phase());
    int seat = view.viewer().seat();
    String place = view.fact("active-hand").orElseThrow().replace(' ', '.');
    List<SeenCard> cards = view.pile("hand." + place).cards();
    this.first = card(cards.get(0));
    Held all = new Held(0, false, 0);
    for (SeenCard card : cards) {
      all = all.and(TwentyOne.low(card(card)));
    }
    this.held = all;
    this.up = TwentyOne.low(card(view.pile("hand." + (1 - seat) + ".1").cards().get(1)));
    this.stake = Integer.parseInt(view.fact("stake." + place).orElseThrow());
    this.bet = bySeat(view, "bet", seat);
    this.chips = bySeat(view, "chips", seat);
    int mine = 0;
    boolean[] seen = new boolean[PlayingCard.FAMILY.size()];
    for (SeenPile pile : view.piles()) {
      mine += pile.name().startsWith("hand." + seat) ? 1 : 0;
      pile.cards().forEach(card -> card.card().ifPresent(face -> seen[face.index()] = true));
    }
    this.hands = mine;
    for (PlayingCard card : Deck.standard52().cards()) {
      if (!seen[card.index()]) {
        unseen.add(card);
        unseenOfRank[card.rank().ordinal()]++;
      }
    }
    this.hiddenInPack = unseen.size() - 1;
  }

  private static PlayingCard card(SeenCard seen) {
    return (PlayingCard) seen.card().orElseThrow();
  }

  private static int bySeat(View view, String fact, int seat) {
    return Integer.parseInt(BLANK.splitToList(view.fact(fact).orElseThrow()).get(seat));
  }

  /** Returns how many cards come from the pack before one whose place is known. */
  int hiddenInPack() {
    return hiddenInPack;
  }

  /** Returns what the player wins on average by a move and best play after it, in bets. */
  double value(PontoonMove move) {
    double chipsWon;
    if (move instanceof Stick) {
      chipsWon = stake * stick(held);
    } else if (move instanceof Twist) {
      chipsWon = stake * twist(held);
    } else if (move instanceof Buy buy) {
      chipsWon = buy(held, stake + buy.chips(), chips - buy.chips());
    } else if (move instanceof Split) {
      // The hand that is split has the bet as its stake.
      chipsWon = 2 * bet * half(hands + 1);
    } else {
      throw new IllegalArgumentException(move + "; expected stick, twist, buy or split");
    }
    return chipsWon / bet;
  }

  /** Returns how likely the banker's hidden card has each count. */
  private double[] hidden() {
    double[] chances = new double[Pips.MOST + 1];
    int possible = 0;
    for (int count = 1; count <= Pips.MOST; count++) {
      possible += makesPontoon(count) ? 0 : unseen.left(count);
    }
    for (int count = 1; count <= Pips.MOST; count++) {
      chances[count] = makesPontoon(count) ? 0 : (double) unseen.left(count) / possible;
    }
    return chances;
  }

  private boolean makesPontoon(int count) {
    return count + up == ACE + TEN && (count == ACE || up == ACE);
  }

  /** Returns how likely the next card has each count. */
  private double[] next() {
    double[] chances = hidden();
    for (int count = 1; count <= Pips.MOST; count++) {
      chances[count] = (unseen.left(count) - chances[count]) / (unseen.size() - 1);
    }
    return chances;
  }

  private Drawn drawn(Held hand) {
    return new Drawn(unseen.key(), hand.size);
  }

  /** Returns what a hand wins on average when it takes no more cards, in stakes. */
  private double stick(Held hand) {
    Drawn key = drawn(hand);
    Double known = sticking.get(key);
    if (known == null) {
      BankerOdds odds = new BankerOdds(up, unseen, hidden());
      if (hand.size >= FIVE_CARDS) {
        known = 2 * (1 - odds.fiveCards()) - odds.fiveCards();
      } else {
        known = 2 * odds.below(hand.total()) - 1;
      }
      sticking.put(key, known);
    }
    return known;
  }

  /** Returns what a hand wins on average that takes one more card at least, in stakes. */
  private double twist(Held hand) {
    double[] chances = next();
    double value = 0;
    for (int count = 1; count <= Pips.MOST; count++) {
      if (chances[count] > 0) {
        unseen.draw(count);
        value += chances[count] * goOn(hand.and(count));
        unseen.putBack(count);
      }
    }
    return value;
  }

  /** Returns what a hand wins on average for which no card can be bought, in stakes. */
  private double goOn(Held hand) {
    if (hand.low > TwentyOne.LIMIT) {
      return -1;
    }
    if (hand.low == TwentyOne.LIMIT) {
      return stick(hand);
    }
    Drawn key = drawn(hand);
    Double known = twisting.get(key);
    if (known == null) {
      known = Math.max(stick(hand), twist(hand));
      twisting.put(key, known);
    }
    return known;
  }

  /** Returns what a hand wins on average for which one more card is bought, in chips. */
  private double buy(Held hand, int staked, int left) {
    double[] chances = next();
    double value = 0;
    for (int count = 1; count <= Pips.MOST; count++) {
      if (chances[count] > 0) {
        unseen.draw(count);
        value += chances[count] * bought(hand.and(count), staked, left);
        unseen.putBack(count);
      }
    }
    return value;
  }

  private double bought(Held hand, int staked, int left) {
    if (hand.low >= TwentyOne.LIMIT) {
      return staked * goOn(hand);
    }
    Bought key = new Bought(drawn(hand), staked, left);
    Double known = buying.get(key);
    if (known == null) {
      known = staked * goOn(hand);
      // What is paid counts in proportion, so one of the ends is best, or what leaves a bet.
      int most = Math.min(2 * bet, left);
      for (int price : new int[] {bet, left - bet, most}) {
        if (price >= bet && price <= most) {
          known = Math.max(known, buy(hand, staked + price, left - price));
        }
      }
      buying.put(key, known);
    }
    return known;
  }

  /**
   * Returns what one of the hands of a split wins on average, in bets.
   *
   * @param parted how many hands there are then
   */
  private double half(int parted) {
    int count = TwentyOne.low(first);
    int same = unseenOfRank[first.rank().ordinal()];
    Held one = new Held(0, false, 0).and(count);
    double[] chances = next();
    double value = 0;
    for (int second = 1; second <= Pips.MOST; second++) {
      if (chances[second] > 0) {
        double pair = second == count ? (double) same / unseen.left(second) : 0;
        unseen.draw(second);
        double alone = second(one.and(second));
        double best = alone;
        if (pair > 0 && parted < MOST_HANDS && chips >= parted * bet) {
          unseenOfRank[first.rank().ordinal()]--;
          best = Math.max(alone, 2 * half(parted + 1));
          unseenOfRank[first.rank().ordinal()]++;
        }
        value += chances[second] * (pair * best + (1 - pair) * alone);
        unseen.putBack(second);
      }
    }
    return value;
  }

  /** Returns what a hand of a split wins with its second card; ace and ten are a pontoon. */
  private double second(Held hand) {
    return hand.total() == TwentyOne.LIMIT ? 2 : goOn(hand);
  }
}
