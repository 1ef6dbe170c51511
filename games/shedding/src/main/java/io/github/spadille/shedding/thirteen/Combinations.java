package io.github.spadille.shedding.thirteen;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * The combinations of a climbing game: singles, pairs and more of a rank, straights, consecutive
 * pairs, and where they are in a hand.
 *
 * <pre>{@code
 * Combinations all = new Combinations(order, Rank.ACE, kind -> kind.ranks() != 2);
 * all.of(PlayingCard.cards("5h 3s 4d")).kind();                    // straight-3
 * all.in(hand, state, (s, kind, lowest, highest) -> true, Play::of, passes);  // and all plays
 * }</pre>
 *
 * <p>Immutable.
 */
final class Combinations {
  /**
   * Says which combinations of a hand may be played.
   *
   * @param <S> the states of the game
   */
  @FunctionalInterface
  public interface Condition<S> {
    /** Tells whether a combination of this kind, from one card up to another, may be played. */
    boolean allows(S state, CombinationKind kind, PlayingCard lowest, PlayingCard highest);
  }

  /**
   * Makes the move of the seat in turn that plays a combination.
   *
   * @param <S> the states of the game
   * @param <M> the moves of the game
   */
  @FunctionalInterface
  public interface Maker<S, M> {
    /** Makes the move. */
    M make(S state, Combination combination);
  }

  private static final int MOST_CARDS = Character.SIZE;
  private static final int USUAL_SIZE = 8;
  private static final char[] NONE = new char[0];

  private final CardOrder order;
  private final Rank last;
  private final CombinationKind[][] kinds =
      new CombinationKind[CombinationKind.MOST_COPIES + 1][CombinationKind.MOST_RANKS + 1];
  private final int[] longest =
      new int[CombinationKind.MOST_COPIES + 1]; // ranks, for each number of copies

  /**
   * Creates the combinations of a game.
   *
   * @param order the order of the cards
   * @param last the rank above which no sequence goes on
   * @param exists tells whether there are combinations of a kind
   */
  public Combinations(CardOrder order, Rank last, Predicate<CombinationKind> exists) {
    this.order = order;
    this.last = last;
    for (int copies = 1; copies <= CombinationKind.MOST_COPIES; copies++) {
      for (int ranks = 1; ranks <= CombinationKind.MOST_RANKS; ranks++) {
        CombinationKind kind = CombinationKind.of(copies, ranks);
        kinds[copies][ranks] = exists.test(kind) ? kind : CombinationKind.NONE;
        longest[copies] = exists.test(kind) ? ranks : longest[copies];
      }
    }
  }

  /** Returns some cards as a combination, in whatever order they are given. */
  public Combination of(Collection<PlayingCard> cards) {
    CardList<PlayingCard> ascending = order.ascending(cards);
    return new Combination(kindOf(ascending), ascending);
  }

  private CombinationKind kindOf(CardList<PlayingCard> ascending) {
    int size = ascending.size();
    int copies = 0;
    while (copies < size && order.haveSameRank(ascending.get(copies), ascending.top())) {
      copies++;
    }
    if (copies == 0 || copies > CombinationKind.MOST_COPIES || size % copies != 0) {
      return CombinationKind.NONE;
    }
    for (int i = copies; i < size; i++) {
      if (!goesOn(ascending.get(i), ascending.get(i - copies))) {
        return CombinationKind.NONE;
      }
    }
    return kinds[copies][size / copies];
  }

  /** Tells whether a card goes on with a sequence. */
  private boolean goesOn(PlayingCard card, PlayingCard lower) {
    return order.isNextRank(card, lower) && !lower.is(last);
  }

  /**
   * Returns other moves and then the plays of combinations in a hand, each made when it is asked
   * for.
   *
   * <p>The plays come by the rank of their lowest card, the lowest first; for each rank those with
   * one card of a rank, then with two, three and four.
   *
   * @param state what condition and maker are asked about
   * @param others the moves that come before the plays
   * @throws IllegalArgumentException if the hand has more than 16 cards
   */
  public <S, M extends Move> MoveList<M> in(
      CardSet<PlayingCard> hand,
      S state,
      Condition<S> condition,
      Maker<S, M> maker,
      MoveList<M> others) {
    checkArgument(hand.size() <= MOST_CARDS, "a hand of more than 16 cards: %s", hand);
    Plays<S, M> plays = new Plays<>(order.placesOf(hand), state, maker, others);
    plays.findAll(condition);
    return plays.size == 0 ? others : plays;
  }

  /** The combinations of a hand, each a bit for each of its cards, from low to high. */
  private final class Plays<S, M extends Move> extends MoveList<M> {
    private final byte[] hand; // places in the order, from low to high
    private final S state;
    private final Maker<S, M> maker;
    private final MoveList<M> others;
    private char[] found = NONE;
    private int size;

    Plays(byte[] hand, S state, Maker<S, M> maker, MoveList<M> others) {
      this.hand = hand;
      this.state = state;
      this.maker = maker;
      this.others = others;
    }

    void findAll(Condition<S> condition) {
      for (int first = 0; first < hand.length; first = endOfRank(first)) {
        for (int copies = 1; copies <= CombinationKind.MOST_COPIES; copies++) {
          find(copies, 1, 0, first, condition);
        }
      }
    }

    /**
     * Finds the combinations that go on with a rank.
     *
     * @param ranks the number of ranks with this one
     * @param lower the bits of the cards of the ranks below
     * @param first the place of the first card of the rank
     */
    private void find(int copies, int ranks, int lower, int first, Condition<S> condition) {
      CombinationKind kind = kinds[copies][ranks];
      int end = endOfRank(first);
      boolean more = ranks < longest[copies] && end < hand.length && goesOn(card(end), card(first));
      for (int some = 1; some < 1 << end - first; some++) {
        if (Integer.bitCount(some) == copies) {
          int cards = lower | some << first;
          if (kind != CombinationKind.NONE
              && condition.allows(state, kind, card(lowest(cards)), card(highest(cards)))) {
            add((char) cards);
          }
          if (more) {
            find(copies, ranks + 1, cards, end, condition);
          }
        }
      }
    }

    /** Returns the place of the first card of a higher rank. */
    private int endOfRank(int first) {
      int end = first + 1;
      while (end < hand.length && order.haveSameRank(card(end), card(first))) {
        end++;
      }
      return end;
    }

    private void add(char cards) {
      found = size < found.length ? found : Arrays.copyOf(found, Math.max(USUAL_SIZE, 2 * size));
      found[size++] = cards;
    }

    private PlayingCard card(int place) {
      return order.card(hand[place]);
    }

    private static int lowest(int cards) {
      return Integer.numberOfTrailingZeros(cards);
    }

    private static int highest(int cards) {
      return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
    }

    @Override
    public M get(int index) {
      int before = others.size();
      return index < before
          ? others.get(index)
          : maker.make(state, combination(found[Objects.checkIndex(index - before, size)]));
    }

    private Combination combination(int cards) {
      int count = Integer.bitCount(cards);
      if (count == 1) {
        return Combination.single(card(lowest(cards)));
      }
      CardList.Builder<PlayingCard> ascending = CardList.builder(PlayingCard.FAMILY, count);
      for (int rest = cards; rest != 0; rest &= rest - 1) {
        ascending.addIndex(card(lowest(rest)).index());
      }
      CardList<PlayingCard> list = ascending.build();
      return new Combination(kindOf(list), list);
    }

    @Override
    public int size() {
      return others.size() + size;
    }
  }
}
