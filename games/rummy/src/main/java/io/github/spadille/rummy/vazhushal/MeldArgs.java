package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import java.util.Comparator;
import java.util.Optional;

/** How moves name cards that are melded and the {@linkplain MeldGroups groups} of a player. */
final class MeldArgs {
  /** The cards of a meld, written by rank, those of a rank by suit, jokers last. */
  static final Arg<CardBag<PlayingCard>> CARDS =
      Args.mapped(Args.CARDS, CardList::toBag, MeldArgs::inOrder);

  /** A group by its number: {@code m1}. */
  static final Arg<Integer> GROUP = Args.of("a group such as m1", MeldArgs::group, it -> "m" + it);

  /** A group by its number, or {@code new}, which is {@link MeldGroups#NEW}. */
  static final Arg<Integer> GROUP_OR_NEW =
      Args.of(
          "a group such as m1, or new",
          word -> word.equals("new") ? Optional.of(MeldGroups.NEW) : group(word),
          it -> it == MeldGroups.NEW ? "new" : "m" + it,
          it -> it == MeldGroups.NEW ? "new" : it);

  private MeldArgs() {}

  private static CardList<PlayingCard> inOrder(CardBag<PlayingCard> cards) {
    Comparator<PlayingCard> byRank = Comparator.comparing(card -> card.index() % 16);
    Comparator<PlayingCard> order = Comparator.comparing(PlayingCard::isJoker);
    return CardList.copyOf(FAMILY, ImmutableList.sortedCopyOf(order.thenComparing(byRank), cards));
  }

  private static Optional<Integer> group(String word) {
    return word.matches("m[1-9][0-9]*")
        ? Optional.ofNullable(Ints.tryParse(word.substring(1)))
        : Optional.empty();
  }
}
