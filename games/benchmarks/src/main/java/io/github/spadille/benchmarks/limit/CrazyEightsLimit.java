package io.github.spadille.benchmarks.limit;

import io.github.spadille.benchmarks.Player;
import io.github.spadille.engine.random.RandomSource;
import java.util.Arrays;

/**
 * Crazy Eights with its usual house rules as plain mutable Java: no object is made while it is
 * played.
 *
 * <p>Hands are bits (suit times 16 plus rank), with a second word for the second copies of two
 * packs; piles are arrays with the top at the end. It trusts every move that it chooses.
 */
public final class CrazyEightsLimit implements Player {
  private static final int HAND_SIZE = 8;
  private static final int ONE_PACK_SEATS = 5;
  private static final long SUIT = 0x1FFFL;
  private static final long ACES = 0x0001_0001_0001_0001L;
  private static final int EIGHT = 7;
  private static final long EIGHTS = ACES << EIGHT;

  private final int seats;
  private final RandomSource random;
  private final byte[] sorted;
  private final byte[] stock;
  private final byte[] discard;
  private final long[] hands;
  private final long[] seconds;
  private final long[] matching = new long[64];
  private final long[] scores;

  /** Creates an engine for 2 to 10 seats. */
  public CrazyEightsLimit(int seats, RandomSource random) {
    this.seats = seats;
    this.random = random;
    int packs = seats <= ONE_PACK_SEATS ? 1 : 2;
    this.sorted = new byte[52 * packs];
    for (int i = 0; i < sorted.length; i++) {
      int card = 51 - i / packs; // the top is the end
      sorted[i] = (byte) (16 * (card / 13) + card % 13);
    }
    this.stock = new byte[sorted.length];
    this.discard = new byte[sorted.length];
    this.hands = new long[seats];
    this.seconds = new long[seats];
    this.scores = new long[seats];
    for (int card = 0; card < 64; card++) {
      matching[card] = SUIT << (card & 0x30) | ACES << (card & 0xF) | EIGHTS;
    }
  }

  @Override
  public int playGame() {
    int stockSize = sorted.length;
    System.arraycopy(sorted, 0, stock, 0, stockSize);
    ArrayShuffles.shuffleTopLast(stock, stockSize, random);
    stockSize = deal(stockSize);
    while (stock[stockSize - 1] % 16 == EIGHT) {
      byte buried = stock[stockSize - 1];
      System.arraycopy(stock, 0, stock, 1, stockSize - 1);
      stock[0] = buried;
    }
    discard[0] = stock[--stockSize];
    int discarded = 1;
    int toMatch = discard[0];
    int seat = 0;
    int moves = 1;
    int decisions = 0;
    Arrays.fill(scores, 0);
    while (moves < MAX_MOVES) {
      long hand = hands[seat];
      long playable = hand & matching[toMatch];
      long plain = playable & ~EIGHTS;
      int plays = Long.bitCount(plain);
      int namings = 4 * Long.bitCount(playable & EIGHTS);
      boolean canDraw = stockSize > 0 || discarded > 1;
      boolean passes = !canDraw && playable == 0;
      int choice = ArrayShuffles.below(plays + namings + (canDraw || passes ? 1 : 0), random);
      decisions++;
      moves++;
      if (choice < plays + namings) {
        int card;
        if (choice < plays) {
          card = ArrayShuffles.nth(plain, choice);
          toMatch = card;
        } else {
          int naming = choice - plays;
          card = ArrayShuffles.nth(playable & EIGHTS, naming >> 2);
          toMatch = 16 * (naming & 3) + EIGHT;
        }
        long bit = 1L << card;
        discard[discarded++] = (byte) card;
        if ((seconds[seat] & bit) != 0) {
          seconds[seat] &= ~bit;
        } else {
          hands[seat] = hand & ~bit;
          if (hands[seat] == 0) {
            scores[seat] = 1;
            return decisions;
          }
        }
      } else if (!passes) {
        if (stockSize == 0) {
          int upcard = --discarded;
          System.arraycopy(discard, 0, stock, 0, upcard);
          stockSize = upcard;
          ArrayShuffles.shuffleTopLast(stock, stockSize, random);
          discard[0] = discard[upcard];
          discarded = 1;
          moves++;
        }
        take(seat, stock[--stockSize]);
        continue;
      }
      seat = ArrayShuffles.next(seat, seats);
    }
    return decisions;
  }

  private int deal(int size) {
    Arrays.fill(hands, 0);
    Arrays.fill(seconds, 0);
    int left = size;
    for (int round = 0; round < HAND_SIZE; round++) {
      for (int seat = 0; seat < seats; seat++) {
        take(seat, stock[--left]);
      }
    }
    return left;
  }

  private void take(int seat, int card) {
    long bit = 1L << card;
    seconds[seat] |= hands[seat] & bit;
    hands[seat] |= bit;
  }

  @Override
  public long[] scores() {
    return scores.clone();
  }
}
