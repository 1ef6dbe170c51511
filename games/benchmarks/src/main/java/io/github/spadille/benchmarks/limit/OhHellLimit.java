package io.github.spadille.benchmarks.limit;

import io.github.spadille.benchmarks.Player;
import io.github.spadille.engine.random.RandomSource;
import java.util.Arrays;

/**
 * Oh Hell with its usual house rules as plain mutable Java: no object is made while it is played.
 *
 * <p>It holds every pile of the table as bits (suit times 16 plus rank, the ace 0) and trusts every
 * move that it chooses.
 */
public final class OhHellLimit implements Player {
  private static final int PACK_SIZE = 52;
  private static final long SUIT = 0xFFFFL;
  private static final long ACES = 0x0001_0001_0001_0001L;

  private final int seats;
  private final int firstSize;
  private final RandomSource random;

  private final byte[] sorted = new byte[PACK_SIZE];
  private final byte[] pack = new byte[PACK_SIZE];
  private final long[] hands;
  private final long[] won;
  private final int[] bids;
  private final int[] tricks;
  private final long[] scores;
  private final byte[] ownerOf = new byte[64];

  /** Creates an engine for 3 to 7 seats. */
  public OhHellLimit(int seats, RandomSource random) {
    this.seats = seats;
    this.firstSize = firstSize(seats);
    this.random = random;
    for (int card = 0; card < PACK_SIZE; card++) {
      sorted[card] = (byte) (16 * (card / 13) + card % 13);
    }
    hands = new long[seats];
    won = new long[seats];
    bids = new int[seats];
    tricks = new int[seats];
    scores = new long[seats];
  }

  private static int firstSize(int seats) {
    return switch (seats) {
      case 6 -> 8;
      case 7 -> 7;
      default -> 10;
    };
  }

  @Override
  public int playGame() {
    Arrays.fill(scores, 0);
    int decisions = 0;
    int dealer = seats - 1;
    int lastHand = 2 * firstSize - 1;
    int contenders = (1 << seats) - 1;
    for (int hand = 1; hand <= lastHand || Integer.bitCount(contenders) > 1; hand++) {
      int size = hand > lastHand ? 1 : 1 + Math.abs(firstSize - hand);
      int first = ArrayShuffles.next(dealer, seats);
      long trumps = deal(size, first);
      bid(size, first);
      play(size, first, trumps);
      score();
      contenders = hand < lastHand ? contenders : ahead(contenders);
      decisions += seats + size * seats;
      dealer = first;
    }
    return decisions;
  }

  /** Returns those of some seats, as bits, that have the highest score among them. */
  private int ahead(int contenders) {
    long best = Long.MIN_VALUE;
    int ahead = 0;
    for (int seat = 0; seat < seats; seat++) {
      if ((contenders >> seat & 1) != 0 && scores[seat] >= best) {
        ahead = scores[seat] > best ? 1 << seat : ahead | 1 << seat;
        best = scores[seat];
      }
    }
    return ahead;
  }

  /** Deals a hand and returns the mask of the trump suit. */
  private long deal(int size, int first) {
    System.arraycopy(sorted, 0, pack, 0, PACK_SIZE);
    ArrayShuffles.shuffle(pack, PACK_SIZE, random);
    Arrays.fill(hands, 0);
    int card = 0;
    for (int round = 0; round < size; round++) {
      for (int seat = first; seat < seats; seat++) {
        hands[seat] |= 1L << pack[card++];
      }
      for (int seat = 0; seat < first; seat++) {
        hands[seat] |= 1L << pack[card++];
      }
    }
    return SUIT << (pack[card] & 0x30);
  }

  private void bid(int size, int first) {
    int sum = 0;
    int seat = first;
    for (int i = 1; i < seats; i++) {
      int bid = ArrayShuffles.below(size + 1, random);
      bids[seat] = bid;
      sum += bid;
      seat = ArrayShuffles.next(seat, seats);
    }
    int low = Math.max(0, size + 1 - sum);
    int high = Math.max(size, low);
    bids[seat] = low + ArrayShuffles.below(high - low + 1, random);
  }

  private void play(int size, int first, long trumps) {
    Arrays.fill(won, 0);
    Arrays.fill(tricks, 0);
    int leader = first;
    for (int trick = 0; trick < size; trick++) {
      long hand = hands[leader];
      int led = ArrayShuffles.nth(hand, ArrayShuffles.below(Long.bitCount(hand), random));
      hands[leader] = hand & ~(1L << led);
      ownerOf[led] = (byte) leader;
      long cards = 1L << led;
      long suit = SUIT << (led & 0x30);
      int seat = leader;
      for (int i = 1; i < seats; i++) {
        seat = ArrayShuffles.next(seat, seats);
        hand = hands[seat];
        long following = hand & suit;
        long legal = following == 0 ? hand : following;
        int card = ArrayShuffles.nth(legal, ArrayShuffles.below(Long.bitCount(legal), random));
        hands[seat] = hand & ~(1L << card);
        ownerOf[card] = (byte) seat;
        cards |= 1L << card;
      }
      long best = (cards & trumps) != 0 ? cards & trumps : cards & suit;
      long ace = best & ACES;
      leader = ownerOf[63 - Long.numberOfLeadingZeros(ace != 0 ? ace : best)];
      won[leader] |= cards;
      tricks[leader]++;
    }
  }

  private void score() {
    for (int seat = 0; seat < seats; seat++) {
      int bid = bids[seat];
      if (bid != tricks[seat]) {
        scores[seat] -= 10L * Math.abs(bid - tricks[seat]);
      } else {
        scores[seat] += bid == 0 ? 10 : 10L * bid;
      }
    }
  }

  @Override
  public long[] scores() {
    return scores.clone();
  }
}
