package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.seat.Viewer;
import java.util.Collection;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A named place for cards on the table, with every card in it and who sees each.
 *
 * <p>Immutable, with value equality. It shares the immutable collection of cards that it is made
 * of.
 */
public final class Pile {

  /** What the order of a pile's cards means. */
  public enum Order {
    /** Nothing: the cards are a multiset. */
    NONE,
    /** The first card is the top. */
    TOP_FIRST,
    /** The last card is the top, or the latest. */
    TOP_LAST
  }

  private final String name;
  private final OptionalInt owner;
  private final Order order;
  private final Collection<? extends Card> cards;

  /** Who sees every card but the first ones, unless each has its own audience. */
  private final @Nullable Audience audience;

  /** The number of the first cards that nobody sees; 0 if the order means nothing. */
  private final int faceDown;

  private final @Nullable ImmutableList<Audience> audiences;

  /** The cards as a list once somebody asked for it; threads that race make equal ones. */
  private @Nullable ImmutableList<Card> list;

  /** What everybody sees, where all see the same and somebody looked; as with the list. */
  private @Nullable SeenPile seenByAll;

  /**
   * Creates a pile of which one audience sees every card.
   *
   * @param name as in the game's rulebook; piles of one seat end in its number: {@code hand.0}
   * @param owner the seat that the pile belongs to, if any
   * @param order what the order of the cards means
   * @param cards the cards, in the order that the rulebook names
   * @param audience who sees them
   */
  public Pile(
      String name,
      OptionalInt owner,
      Order order,
      Collection<? extends Card> cards,
      Audience audience) {
    this.name = name;
    this.owner = owner;
    this.order = order;
    this.cards = shared(cards);
    this.audience = audience;
    this.faceDown = 0;
    this.audiences = null;
  }

  /** A pile of which each card has its own audience, by position. */
  Pile(
      String name,
      OptionalInt owner,
      Order order,
      Collection<? extends Card> cards,
      IntFunction<Audience> audienceOfCard) {
    this.name = name;
    this.owner = owner;
    this.order = order;
    this.cards = shared(cards);
    int size = cards.size();
    int hidden = 0;
    while (hidden < size && isOrdered() && audienceOfCard.apply(hidden) == Audience.NOBODY) {
      hidden++;
    }
    Audience others = hidden == size ? Audience.NOBODY : audienceOfCard.apply(hidden);
    int alike = hidden;
    while (alike < size && audienceOfCard.apply(alike) == others) {
      alike++;
    }
    this.faceDown = hidden;
    this.audience = alike == size ? others : null;
    this.audiences = alike == size ? null : Audience.each(size, audienceOfCard);
  }

  /**
   * Creates a pile.
   *
   * @param name as in the game's rulebook; piles of one seat end in its number: {@code hand.0}
   * @param owner the seat that the pile belongs to, if any
   * @param order what the order of the cards means
   * @param cards the cards, in the order that the rulebook names
   * @param audiences who sees each card, position by position
   * @throws IllegalArgumentException if there are more or fewer audiences than cards
   */
  public Pile(
      String name,
      OptionalInt owner,
      Order order,
      Collection<? extends Card> cards,
      ImmutableList<Audience> audiences) {
    this.name = name;
    this.owner = owner;
    this.order = order;
    this.cards = shared(cards);
    this.audience = null;
    this.faceDown = 0;
    this.audiences = audiences;
    if (cards.size() != audiences.size()) {
      throw new IllegalArgumentException(
          "pile " + name + ": " + cards.size() + " cards, " + audiences.size() + " audiences");
    }
  }

  /** Returns the cards themselves if they can never change, otherwise a copy. */
  private static Collection<? extends Card> shared(Collection<? extends Card> cards) {
    return cards instanceof CardSet
            || cards instanceof CardList
            || cards instanceof CardBag
            || cards instanceof FixedList
            || cards instanceof ImmutableCollection
        ? cards
        : ImmutableList.copyOf(cards);
  }

  /** Returns the name, as in the game's rulebook. */
  public String name() {
    return name;
  }

  /** Returns the seat that the pile belongs to, if any. */
  public OptionalInt owner() {
    return owner;
  }

  /** Returns what the order of the cards means. */
  public Order order() {
    return order;
  }

  /** Returns the cards, in the order that the rulebook names. */
  public ImmutableList<Card> cards() {
    ImmutableList<Card> known = list;
    if (known == null) {
      known = ImmutableList.copyOf(cards);
      list = known;
    }
    return known;
  }

  /** Returns who sees each card, position by position. */
  public ImmutableList<Audience> audiences() {
    if (audiences != null) {
      return audiences;
    }
    if (audience == null) {
      return ImmutableList.of();
    }
    ImmutableList<Audience> seen = audience.times(cards.size() - faceDown);
    return faceDown == 0
        ? seen
        : ImmutableList.<Audience>builderWithExpectedSize(cards.size())
            .addAll(Audience.NOBODY.times(faceDown))
            .addAll(seen)
            .build();
  }

  /** Tells whether the order of the cards means something. */
  public boolean isOrdered() {
    return order != Order.NONE;
  }

  /** Returns the number of cards. */
  public int size() {
    return cards.size();
  }

  /**
   * Returns this pile with other cards in the same places.
   *
   * @throws IllegalArgumentException if there are more or fewer cards than before
   */
  public Pile withCards(Iterable<? extends Card> others) {
    return new Pile(name, owner, order, ImmutableList.copyOf(others), audiences());
  }

  /** Returns this pile as a viewer sees it. */
  public SeenPile seenBy(Viewer viewer) {
    SeenPile known = seenByAll;
    if (known != null) {
      return known;
    }
    SeenPile seen = new SeenPile(name, owner, order, seenCards(viewer));
    if (audience == Audience.ALL || audience == Audience.NOBODY || cards.isEmpty()) {
      seenByAll = seen;
    }
    return seen;
  }

  private ImmutableList<SeenCard> seenCards(Viewer viewer) {
    if (audiences != null) {
      return someSeen(audiences, viewer);
    }
    return audience != null && audience.includes(viewer)
        ? SeenCard.faceUp(cards, faceDown)
        : SeenCard.faceDown(cards.size());
  }

  private ImmutableList<SeenCard> someSeen(ImmutableList<Audience> audiences, Viewer viewer) {
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builderWithExpectedSize(audiences.size());
    int hidden = 0;
    int place = 0;
    for (Card card : cards) {
      if (audiences.get(place++).includes(viewer)) {
        seen.add(SeenCard.faceUp(card));
      } else if (isOrdered()) {
        seen.add(SeenCard.FACE_DOWN);
      } else {
        hidden++;
      }
    }
    // Unseen cards of an unordered pile come last: their place would tell their rank.
    for (int i = 0; i < hidden; i++) {
      seen.add(SeenCard.FACE_DOWN);
    }
    return seen.build();
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Pile other
        && other.name.equals(name)
        && other.owner.equals(owner)
        && other.order == order
        && other.size() == size()
        && other.cards().equals(cards())
        && (isSeenAlike(other) || other.audiences().equals(audiences()));
  }

  /** Tells whether one and the same audience sees the same places, if the sizes are equal. */
  private boolean isSeenAlike(Pile other) {
    return audience != null && audience == other.audience && faceDown == other.faceDown;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, owner, order, cards());
  }

  /** Returns the name and the cards: {@code trick: 7s Ks}. */
  @Override
  public String toString() {
    return name + ": " + Joiner.on(' ').join(cards);
  }
}
