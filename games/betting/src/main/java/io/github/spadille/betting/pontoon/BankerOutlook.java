package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the banker wins on average by a total, and by one more card, against the hands that stick.
 *
 * <p>What the players hide is taken from samples, each as likely as its hands would be played in
 * that way by players who follow the rules of thumb nine times in ten. Any hidden card can come
 * next, and the banker goes on as well as can be. Belongs to one thread.
 */
final class BankerOutlook {
  private static final int FIVE_CARDS = 5;
  private static final int ACE = 1;
  private static final int DIGIT = 4;
  private static final double SENSIBLE = 0.9;

  private final PontoonOptions options;
  private final HiddenCounts cards;
  private final PontoonHand hand;
  private final long staked;

  /** What the banker wins with each total; at 0 when bust. */
  private final double[] wins = new double[TwentyOne.LIMIT + 1];

  private final Map<Long, Double> known = new HashMap<>();

  /**
   * Begins with what a banker sees who is to play.
   *
   * @param samples of it, at least one
   */
  BankerOutlook(PontoonOptions options, List<PontoonState> samples) {
    PontoonState any = samples.get(0);
    this.options = options;
    this.hand = any.hand();
    this.cards = HiddenCounts.from(any.banker(), samples);
    this.staked = any.staked();
    double weights = 0;
    for (PontoonState sample : samples) {
      double weight = likelihood(sample);
      weights += weight;
      for (int total = 0; total < wins.length; total++) {
        wins[total] += weight * won(sample, total);
      }
    }
    for (int total = 0; total < wins.length; total++) {
      wins[total] /= weights;
    }
  }

  private double likelihood(PontoonState sample) {
    double likely = 1;
    for (PontoonHand player : sample.now().hands()) {
      likely *= player.status() == Status.STUCK ? likelihood(player) : 1;
    }
    return likely;
  }

  /** Returns how likely a hand takes its cards one by one, and no more. */
  private double likelihood(PontoonHand player) {
    double likely = 1;
    int low = 0;
    boolean ace = false;
    for (int place = 0; place < player.size(); place++) {
      int count = TwentyOne.low(player.card(place));
      low += count;
      ace |= count == ACE;
      int size = place + 1;
      if (size >= 2) {
        boolean sticks = size == player.size();
        likely *= sticks == PontoonThumbs.isEnough(low, ace, size) ? SENSIBLE : 1 - SENSIBLE;
      }
    }
    return likely;
  }

  /** Returns what the banker wins from hands that stick, with fewer than five cards. */
  private static long won(PontoonState sample, int total) {
    long won = 0;
    for (PontoonHand player : sample.now().hands()) {
      if (player.status() == Status.STUCK) {
        if (player.isFiveCardTrick()) {
          won -= 2L * player.stake();
        } else {
          won += player.total() > total ? -player.stake() : player.stake();
        }
      }
    }
    return won;
  }

  /** Returns what the banker wins on average by no more cards, in chips. */
  double stick() {
    return stick(hand.low(), hand.low() != hand.total(), hand.size());
  }

  private double stick(int low, boolean ace, int size) {
    if (low > TwentyOne.LIMIT) {
      return wins[0];
    }
    if (size >= FIVE_CARDS) {
      return options.bankerFiveDouble() ? 2.0 * staked : staked;
    }
    return wins[TwentyOne.total(low, ace)];
  }

  /** Returns what the banker wins on average by one more card and the best play after it. */
  double twist() {
    return twist(hand.low(), hand.low() != hand.total(), hand.size());
  }

  private double twist(int low, boolean ace, int size) {
    int next = cards.knownNext();
    if (next > 0) {
      return drawing(next, low, ace, size);
    }
    double value = 0;
    for (int count = 1; count <= HiddenCounts.MOST; count++) {
      double chance = (double) cards.left(count) / cards.size();
      value += chance > 0 ? chance * drawing(count, low, ace, size) : 0;
    }
    return value;
  }

  private double drawing(int count, int low, boolean ace, int size) {
    cards.draw(count);
    double value = goOn(low + count, ace || count == ACE, size + 1);
    cards.putBack(count);
    return value;
  }

  private double goOn(int low, boolean ace, int size) {
    double sticking = stick(low, ace, size);
    if (low >= TwentyOne.LIMIT || size >= FIVE_CARDS || !cards.hasNext()) {
      return sticking;
    }
    long key = cards.key() << DIGIT | size;
    Double best = known.get(key);
    if (best == null) {
      best = Math.max(sticking, twist(low, ace, size));
      known.put(key, best);
    }
    return best;
  }
}
