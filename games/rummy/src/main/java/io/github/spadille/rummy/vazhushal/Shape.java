package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sequence or a set of the 52 standard cards: what a meld is, or what its wild cards make of it.
 *
 * <p>A sequence is three or more cards of one suit in a row, of which the ace is the lowest or the
 * highest; all thirteen of a suit are one sequence. A set is three or four cards of one rank. Each
 * shape is made once, so that it is equal to itself alone.
 */
final class Shape {
  /** The fewest cards of a shape. */
  static final int LEAST = 3;

  private static final int RANKS = 13;
  private static final boolean IS_SEQUENCE = true;
  private static final boolean WITH_SETS = true;
  private static final Tables TABLES = new Tables();

  private final CardSet<PlayingCard> roles;
  private final CardBag<PlayingCard> cards;
  private final boolean isSequence;
  private final @Nullable Shape longer; // with one more card

  private Shape(CardSet<PlayingCard> roles, boolean isSequence, @Nullable Shape longer) {
    this.roles = roles;
    this.cards = roles.toBag();
    this.isSequence = isSequence;
    this.longer = longer;
  }

  /** Returns the cards that this shape consists of, each once. */
  CardSet<PlayingCard> roles() {
    return roles;
  }

  /** Tells whether this is a sequence; else it is a set. */
  boolean isSequence() {
    return isSequence;
  }

  /**
   * Returns the shapes of a size that a card is in; none for a joker, or if no shape has the size.
   */
  static ImmutableList<Shape> with(PlayingCard card, int size) {
    return size > RANKS ? ImmutableList.of() : TABLES.with.get(card.index() * (RANKS + 1) + size);
  }

  /** Returns the other cards of all shapes of three that a card is in; none for a joker. */
  static CardSet<PlayingCard> mates(PlayingCard card) {
    return TABLES.mates.get(card.index());
  }

  /**
   * Returns the cards of each sequence that a hand contains.
   *
   * @param hand the cards, with any of them more than once
   * @param needed a card that is in the sequence, if one must be
   */
  static List<CardBag<PlayingCard>> sequencesIn(
      CardBag<PlayingCard> hand, @Nullable PlayingCard needed) {
    return shapesIn(hand, needed, !WITH_SETS);
  }

  /**
   * Returns the cards of each sequence and each set that a hand contains.
   *
   * @param hand the cards, with any of them more than once
   * @param needed a card that is in the shape, if one must be
   */
  static List<CardBag<PlayingCard>> allIn(CardBag<PlayingCard> hand, @Nullable PlayingCard needed) {
    return shapesIn(hand, needed, WITH_SETS);
  }

  private static List<CardBag<PlayingCard>> shapesIn(
      CardBag<PlayingCard> hand, @Nullable PlayingCard needed, boolean withSets) {
    List<CardBag<PlayingCard>> found = ImmutableList.of();
    for (PlayingCard first : hand.distinct()) {
      ImmutableList<Shape> shortest = TABLES.shortest.get(first.index());
      for (int i = 0; i < shortest.size(); i++) {
        Shape shape = shortest.get(i);
        while (shape != null && hand.containsAll(shape.cards)) {
          if ((withSets || shape.isSequence) && (needed == null || shape.roles.contains(needed))) {
            found = found.isEmpty() ? new ArrayList<>(4) : found;
            found.add(shape.cards);
          }
          shape = shape.longer; // A hand without the shorter one has no longer one.
        }
      }
    }
    return found;
  }

  @Override
  public String toString() {
    return roles.toString();
  }

  /** All shapes, listed by the questions that are asked about them. */
  private static final class Tables {
    final List<ImmutableList<Shape>> with = new ArrayList<>();
    final List<ImmutableList<Shape>> shortest = new ArrayList<>();
    final List<CardSet<PlayingCard>> mates = new ArrayList<>();

    Tables() {
      List<Shape> all = new ArrayList<>();
      for (Suit suit : Suit.values()) {
        for (int low = 0; low <= RANKS + 1 - LEAST; low++) {
          addSequences(suit, low, all);
        }
      }
      for (int rank = 0; rank < RANKS; rank++) {
        addSets(Rank.values()[rank], all);
      }
      for (PlayingCard card : FAMILY.cards()) {
        CardSet<PlayingCard> near = PlayingCards.noCards();
        ImmutableList.Builder<Shape> first = ImmutableList.builder();
        for (int size = 0; size <= RANKS; size++) {
          ImmutableList.Builder<Shape> shapes = ImmutableList.builder();
          for (Shape shape : all) {
            if (shape.roles.size() == size && shape.roles.contains(card)) {
              shapes.add(shape);
              if (size == LEAST) {
                near = near.union(shape.roles);
                first.addAll(shape.roles.first() == card ? List.of(shape) : List.of());
              }
            }
          }
          with.add(shapes.build());
        }
        shortest.add(first.build());
        mates.add(near.without(card));
      }
    }

    private static void addSequences(Suit suit, int low, List<Shape> all) {
      int longest = low == 0 ? RANKS : Math.min(RANKS + 1 - low, RANKS - 1);
      Shape longer = null;
      for (int size = longest; size >= LEAST; size--) {
        CardSet<PlayingCard> roles = PlayingCards.noCards();
        for (int rank = low; rank < low + size; rank++) {
          roles = roles.with(PlayingCard.of(Rank.values()[rank % RANKS], suit));
        }
        longer = new Shape(roles, IS_SEQUENCE, longer);
        all.add(longer);
      }
    }

    private static void addSets(Rank rank, List<Shape> all) {
      CardSet<PlayingCard> roles = PlayingCards.ofRank(Deck.standard52().cards().toSet(), rank);
      Shape longest = new Shape(roles, !IS_SEQUENCE, null);
      all.add(longest);
      for (PlayingCard card : roles) {
        Shape longer = card == roles.last() ? longest : null; // One of the four leads to it.
        all.add(new Shape(roles.without(card), !IS_SEQUENCE, longer));
      }
    }
  }
}
