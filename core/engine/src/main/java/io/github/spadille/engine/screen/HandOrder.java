package io.github.spadille.engine.screen;

import static java.util.Comparator.comparing;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * How people hold cards: in which order, and which of them together.
 *
 * <p>French cards stand by suits, red and black by turns, the ace on the left and the two on the
 * right, jokers before them, if the words of the game say nothing else. Other cards stand in the
 * order of their pack. The words of a game say it in two lines for a pile, or for all of them:
 *
 * <pre>
 * hold.hand = suits T 9 8 7 A K Q J       by suits, these ranks from the left to the right
 * hold.hand.first = X1 J{trump} {trump}   before them: the joker, the jack of trumps, the trumps
 * hold = ranks A 2 3 4 5 6 7 J Q K        by ranks, in every pile
 * hold.hand = as-dealt                    as they came
 * </pre>
 *
 * <p>A card that stands first is named by its code; all of a rank by the rank; all of the suits,
 * ranks and cards that a fact tells by {@code {trump}}, where the fact is {@code trump}; one of
 * them by {@code J{trump}}, that of the other suit of the same colour by {@code J{~trump}}.
 * Immutable and thread-safe.
 */
public final class HandOrder {
  private final Words words;
  private final Function<String, Optional<String>> facts;

  private HandOrder(Words words, Function<String, Optional<String>> facts) {
    this.words = words;
    this.facts = facts;
  }

  /**
   * Returns how people hold cards now.
   *
   * @param words those of the game
   * @param facts the text of a fact by its name, as {@link
   *     io.github.spadille.engine.table.SeenTable#fact} tells it; empty for one that is not seen
   */
  public static HandOrder of(Words words, Function<String, Optional<String>> facts) {
    return new HandOrder(words, facts);
  }

  /**
   * Returns the cards of a pile in the groups in which people hold them, from the left to the
   * right; no group is empty. A pile whose order means something is one group, as it is. Cards that
   * are not seen come last.
   *
   * @throws IllegalArgumentException if what the words say of the pile cannot be read; names the
   *     key, the word and what is allowed
   */
  public ImmutableList<ImmutableList<SeenCard>> groups(SeenPile pile) {
    if (pile.order() != Pile.Order.NONE) {
      return nonEmpty(pile.cards());
    }
    HoldingWords holding = HoldingWords.of(words, pile.name());
    List<SeenCard> french = new ArrayList<>();
    List<SeenCard> others = new ArrayList<>();
    List<SeenCard> unseen = new ArrayList<>();
    for (SeenCard seen : pile.cards()) {
      Optional<Card> card = seen.card();
      if (card.isEmpty()) {
        unseen.add(seen);
      } else {
        (card.get() instanceof PlayingCard ? french : others).add(seen);
      }
    }
    if (holding.by() != HoldingWords.By.AS_DEALT) {
      others.sort(comparing(seen -> seen.card().orElseThrow().index()));
    }
    return ImmutableList.<ImmutableList<SeenCard>>builder()
        .addAll(french(holding, french))
        .addAll(nonEmpty(others))
        .addAll(nonEmpty(unseen))
        .build();
  }

  private static ImmutableList<ImmutableList<SeenCard>> nonEmpty(List<SeenCard> cards) {
    return cards.isEmpty() ? ImmutableList.of() : ImmutableList.of(ImmutableList.copyOf(cards));
  }

  private ImmutableList<ImmutableList<SeenCard>> french(
      HoldingWords holding, List<SeenCard> cards) {
    if (holding.by() == HoldingWords.By.AS_DEALT) {
      return nonEmpty(cards);
    }
    FirstCards first = FirstCards.of(holding, facts);
    ImmutableList<Suit> suits = suits(first, cards);
    Comparator<SeenCard> order = comparing(seen -> place(seen, first::place));
    order = order.thenComparing(seen -> !card(seen).isJoker());
    ToIntFunction<PlayingCard> rank = card -> card.isJoker() ? 0 : holding.place(card.rank());
    ToIntFunction<PlayingCard> suit = card -> card.isJoker() ? 0 : suits.indexOf(card.suit());
    boolean bySuits = holding.by() == HoldingWords.By.SUITS;
    order =
        order
            .thenComparing(seen -> place(seen, bySuits ? suit : rank))
            .thenComparing(seen -> place(seen, bySuits ? rank : suit))
            .thenComparing(seen -> card(seen).index());
    List<SeenCard> sorted = new ArrayList<>(cards);
    sorted.sort(order);
    return cut(sorted, group(first, bySuits ? suit : rank));
  }

  private static PlayingCard card(SeenCard seen) {
    return (PlayingCard) seen.card().orElseThrow();
  }

  private static int place(SeenCard seen, ToIntFunction<PlayingCard> place) {
    return place.applyAsInt(card(seen));
  }

  /** Returns a number for each card that is the same for those of one group. */
  private static ToIntFunction<SeenCard> group(FirstCards first, ToIntFunction<PlayingCard> by) {
    return seen -> {
      PlayingCard card = card(seen);
      if (first.contains(card)) {
        return -2;
      }
      return card.isJoker() ? -1 : by.applyAsInt(card);
    };
  }

  private static ImmutableList<ImmutableList<SeenCard>> cut(
      List<SeenCard> sorted, ToIntFunction<SeenCard> group) {
    ImmutableList.Builder<ImmutableList<SeenCard>> groups = ImmutableList.builder();
    int start = 0;
    for (int i = 1; i <= sorted.size(); i++) {
      if (i == sorted.size()
          || group.applyAsInt(sorted.get(i)) != group.applyAsInt(sorted.get(start))) {
        groups.add(ImmutableList.copyOf(sorted.subList(start, i)));
        start = i;
      }
    }
    return groups.build();
  }

  /** Returns the suits behind the first cards, beside which the colours still take turns. */
  private static ImmutableList<Suit> suits(FirstCards first, List<SeenCard> cards) {
    Set<Suit> behind = EnumSet.noneOf(Suit.class);
    Set<Suit> before = EnumSet.noneOf(Suit.class);
    for (SeenCard seen : cards) {
      PlayingCard card = card(seen);
      if (!card.isJoker()) {
        (first.contains(card) ? before : behind).add(card.suit());
      }
    }
    // Trumps are of one suit, or of one and a card or two of the same colour.
    Optional<Suit> last = before.stream().filter(suit -> !behind.contains(suit)).findFirst();
    ImmutableList.Builder<Suit> all = ImmutableList.builder();
    all.addAll(SuitOrder.of(behind, last));
    before.stream().filter(suit -> !behind.contains(suit)).forEach(all::add);
    return all.build();
  }
}
