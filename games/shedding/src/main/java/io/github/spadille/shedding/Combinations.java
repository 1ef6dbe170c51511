package io.github.spadille.shedding;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.MoveList;
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
 * all.in(hand, seat, (kind, lowest, highest) -> true, Play::new);  // every play of the hand
 * }</pre>
 *
 * <p>Immutable.
 */
public final class Combinations {
  /** Says which combinations of a hand may be played. */
  @FunctionalInterface
  public interface Condition {
    /** Tells whether a combination of this kind, from one card up to another, may be played. */
    boolean allows(Kind kind, PlayingCard lowest, PlayingCard highest);
  }

  /**
   * Makes the move of a seat that plays a combination.
   *
   * @param <M> the moves of the game
   */
  @FunctionalInterface
  public interface Maker<M> {
    /** Makes the move. */
    M make(int seat, Combination combination);
  }

  private static final int MOST_CARDS = Character.SIZE;

  private final CardOrder order;
  private final Rank last;
  private final Kind[][] kinds = new Kind[Kind.MOST_COPIES + 1][Kind.MOST_RANKS + 1];
  private final int[] longest = new int[Kind.MOST_COPIES + 1]; // ranks, for each number of copies

  /**
   * Creates the combinations of a game.
   *
   * @param order the order of the cards
   * @param last the rank above which no sequence goes on
   * @param exists tells whether there are combinations of a kind
   */
  public Combinations(CardOrder order, Rank last, Predicate<Kind> exists) {
    this.order = order;
    this.last = last;
    for (int copies = 1; copies <= Kind.MOST_COPIES; copies++) {
      for (int ranks = 1; ranks <= Kind.MOST_RANKS; ranks++) {
        Kind kind = Kind.of(copies, ranks);
        kinds[copies][ranks] = exists.test(kind) ? kind : Kind.NONE;
        longest[copies] = exists.test(kind) ? ranks : longest[copies];
      }
    }
  }

  /** Returns some cards as a combination, in whatever order they are given. */
  public Combination of(Collection<PlayingCard> cards) {
    CardList<PlayingCard> ascending = order.ascending(cards);
    return new Combination(kindOf(ascending), ascending);
  }

  private Kind kindOf(CardList<PlayingCard> ascending) {
    int size = ascending.size();
    int copies = size == 0 ? 0 : endOfRank(ascending, 0);
    if (copies == 0 || copies > Kind.MOST_COPIES || size % copies != 0) {
      return Kind.NONE;
    }
    for (int i = copies; i < size; i++) {
      if (!goesOn(ascending.get(i), ascending.get(i - copies))) {
        return Kind.NONE;
      }
    }
    return kinds[copies][size / copies];
  }

  /** Tells whether a card goes on with a sequence. */
  private boolean goesOn(PlayingCard card, PlayingCard lower) {
    return order.isNextRank(card, lower) && !lower.is(last);
  }

  /** Returns the place of the first card that has another rank than the one at a place. */
  private int endOfRank(CardList<PlayingCard> cards, int first) {
    int end = first + 1;
    while (end < cards.size() && order.haveSameRank(cards.get(end), cards.get(first))) {
      end++;
    }
    return end;
  }

  /**
   * Returns the plays of combinations in a hand, each made when it is asked for.
   *
   * <p>They come by the rank of their lowest card, the lowest first; for each rank those with one
   * card of a rank, then with two, three and four.
   *
   * @throws IllegalArgumentException if the hand has more than 16 cards
   */
  public <M extends Move> MoveList<M> in(
      CardSet<PlayingCard> hand, int seat, Condition condition, Maker<M> maker) {
    checkArgument(hand.size() <= MOST_CARDS, "a hand of more than 16 cards: %s", hand);
    Search search = new Search(order.ascending(hand), condition);
    for (int first = 0; first < search.hand.size(); first = endOfRank(search.hand, first)) {
      for (int copies = 1; copies <= Kind.MOST_COPIES; copies++) {
        find(search, copies, 1, 0, first);
      }
    }
    return search.size == 0 ? MoveList.empty() : new Plays<>(search, seat, maker);
  }

  /**
   * Finds the combinations that go on with a rank.
   *
   * @param ranks the number of ranks with this one
   * @param lower the bits of the cards of the ranks below
   * @param first the place of the first card of the rank
   */
  private void find(Search search, int copies, int ranks, int lower, int first) {
    CardList<PlayingCard> hand = search.hand;
    Kind kind = kinds[copies][ranks];
    int end = endOfRank(hand, first);
    boolean more =
        ranks < longest[copies] && end < hand.size() && goesOn(hand.get(end), hand.get(first));
    for (int some = 1; some < 1 << end - first; some++) {
      if (Integer.bitCount(some) == copies) {
        int cards = lower | some << first;
        search.found(kind, cards);
        if (more) {
          find(search, copies, ranks + 1, cards, end);
        }
      }
    }
  }

  /** What has been found in a hand: a bit for each card, from low to high, for a combination. */
  private static final class Search {
    final CardList<PlayingCard> hand; // from low to high
    final Condition condition;
    char[] found = new char[12];
    int size;

    Search(CardList<PlayingCard> hand, Condition condition) {
      this.hand = hand;
      this.condition = condition;
    }

    void found(Kind kind, int cards) {
      if (kind != Kind.NONE
          && condition.allows(kind, hand.get(lowest(cards)), hand.get(highest(cards)))) {
        found = size < found.length ? found : Arrays.copyOf(found, 2 * size);
        found[size++] = (char) cards;
      }
    }
  }

  private static int lowest(int cards) {
    return Integer.numberOfTrailingZeros(cards);
  }

  private static int highest(int cards) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
  }

  private final class Plays<M extends Move> extends MoveList<M> {
    private final CardList<PlayingCard> hand;
    private final char[] found;
    private final int size;
    private final int seat;
    private final Maker<M> maker;

    Plays(Search search, int seat, Maker<M> maker) {
      this.hand = search.hand;
      this.found = search.found;
      this.size = search.size;
      this.seat = seat;
      this.maker = maker;
    }

    @Override
    public M get(int index) {
      int cards = found[Objects.checkIndex(index, size)];
      int count = Integer.bitCount(cards);
      if (count == 1) {
        return maker.make(seat, Combination.single(hand.get(lowest(cards))));
      }
      CardList.Builder<PlayingCard> play = CardList.builder(PlayingCard.FAMILY, count);
      for (int rest = cards; rest != 0; rest &= rest - 1) {
        play.addIndex(hand.indexAt(lowest(rest)));
      }
      CardList<PlayingCard> ascending = play.build();
      return maker.make(seat, new Combination(kindOf(ascending), ascending));
    }

    @Override
    public int size() {
      return size;
    }
  }
}
