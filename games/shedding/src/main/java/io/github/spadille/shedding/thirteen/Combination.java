package io.github.spadille.shedding.thirteen;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Cards that are played together, and what kind of combination they are. Immutable. */
public final class Combination {
  /** No card: there is no combination to beat. */
  static final Combination NONE =
      new Combination(CombinationKind.NONE, CardList.empty(PlayingCard.FAMILY));

  private static final CardOrder ORDER = CardOrder.THIRTEEN;

  private static final Combination[] SINGLES =
      PlayingCard.FAMILY.cards().stream()
          .map(
              card ->
                  new Combination(CombinationKind.SINGLE, CardList.of(PlayingCard.FAMILY, card)))
          .toArray(Combination[]::new);

  private final CombinationKind kind;
  private final CardList<PlayingCard> cards;

  private Combination(CombinationKind kind, CardList<PlayingCard> cards) {
    this.kind = kind;
    this.cards = cards;
  }

  /** Returns some cards as a combination, in whatever order they are given. */
  public static Combination of(Collection<PlayingCard> cards) {
    return ofAscending(ORDER.ascending(cards));
  }

  /** Returns some cards as a combination, from low to high. */
  static Combination ofAscending(CardList<PlayingCard> cards) {
    return new Combination(kindOf(cards), cards);
  }

  /** Returns a single card. */
  static Combination single(PlayingCard card) {
    return SINGLES[card.index()];
  }

  private static CombinationKind kindOf(CardList<PlayingCard> ascending) {
    int size = ascending.size();
    int copies = 0;
    while (copies < size && ORDER.haveSameRank(ascending.get(copies), ascending.top())) {
      copies++;
    }
    if (copies == 0 || size % copies != 0) {
      return CombinationKind.NONE;
    }
    for (int i = copies; i < size; i++) {
      if (!goesOn(ascending.get(i), ascending.get(i - copies))) {
        return CombinationKind.NONE;
      }
    }
    return CombinationKind.inGame(copies, size / copies);
  }

  /**
   * Tells whether a sequence goes on from a card with another, a rank higher; it ends with aces.
   */
  static boolean goesOn(PlayingCard card, PlayingCard lower) { // THI-8, THI-10
    return ORDER.isNextRank(card, lower) && !lower.is(Rank.ACE);
  }

  /** Returns the kind; {@link CombinationKind#NONE} if the cards are no combination. */
  public CombinationKind kind() {
    return kind;
  }

  /** Returns the cards from low to high. */
  public CardList<PlayingCard> cards() {
    return cards;
  }

  /**
   * Returns the highest card.
   *
   * @throws java.util.NoSuchElementException if there is no card
   */
  public PlayingCard highest() {
    return cards.bottom();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Combination other && cards.equals(other.cards);
  }

  @Override
  public int hashCode() {
    return cards.hashCode();
  }

  /** Returns the kind and the codes of the cards: {@code pair 3s 3h}. */
  @Override
  public String toString() {
    return kind + " " + cards;
  }
}
