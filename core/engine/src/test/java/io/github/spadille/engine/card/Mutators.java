package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Checks that no mutator of a collection works, be there something to change or not. */
final class Mutators {
  private Mutators() {}

  static void assertUnmodifiable(Collection<PlayingCard> cards) {
    List<PlayingCard> before = List.copyOf(cards);
    refuses(() -> cards.add(PlayingCard.X1));
    refuses(() -> cards.remove(PlayingCard.X1));
    refuses(() -> cards.addAll(List.of()));
    refuses(() -> cards.addAll(List.of(PlayingCard.X1)));
    refuses(() -> cards.removeAll(List.of()));
    refuses(() -> cards.removeAll(before));
    refuses(() -> cards.retainAll(before));
    refuses(() -> cards.retainAll(List.of()));
    refuses(() -> cards.removeIf(card -> true));
    refuses(cards::clear);
    if (!cards.isEmpty()) {
      Iterator<PlayingCard> iterator = cards.iterator();
      iterator.next();
      refuses(iterator::remove);
    }
    if (cards instanceof List<PlayingCard> list) {
      refuses(() -> list.add(0, PlayingCard.X1));
      refuses(() -> list.addAll(0, List.of()));
      refuses(() -> list.set(0, PlayingCard.X1));
      refuses(() -> list.remove(0));
      refuses(() -> list.replaceAll(card -> card));
      refuses(() -> list.sort(null));
      refuses(() -> list.subList(0, list.size()).clear());
    }
    assertThat(List.copyOf(cards)).isEqualTo(before);
  }

  private static void refuses(ThrowingCallable mutator) {
    assertThatThrownBy(mutator).isInstanceOf(UnsupportedOperationException.class);
  }
}
