package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.words.Phrase;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SightTest {
  private static final Card SEVEN = PlayingCard.parse("7d");
  private static final Card KING = PlayingCard.parse("Kc");

  private static Layout table(String hand, String pile) {
    return new Layout(
        ImmutableMap.of("hand", heap("hand", hand), "pile", heap("pile", pile)),
        ImmutableList.of(),
        ImmutableLongArray.of(0));
  }

  private static Heap heap(String name, String cards) {
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builder();
    for (String card : cards.isEmpty() ? new String[0] : cards.split(" ")) {
      seen.add(card.equals("??") ? SeenCard.FACE_DOWN : SeenCard.faceUp(PlayingCard.parse(card)));
    }
    return new Heap(name, OptionalInt.empty(), Pile.Order.NONE, seen.build());
  }

  private static List<String> told(List<Sight.Shown> shown) {
    return shown.stream().map(one -> one.heap().name() + " " + one.cards()).toList();
  }

  @Test
  void whatNobodyNamedIsTold() {
    Sight sight = new Sight(table("7d", "??"));

    assertThat(told(sight.next(table("7d", "Kc")))).containsExactly("pile [Kc]");
    assertThat(told(sight.next(table("7d Kc", "")))).containsExactly("hand [Kc]");
  }

  @Test
  void whatWasNamedIsNotToldThoughItMovesOn() {
    Sight sight = new Sight(table("??", ""));
    sight.name(ImmutableList.of(SEVEN));

    assertThat(sight.next(table("", "7d"))).isEmpty();
    sight.name(ImmutableList.of(Phrase.of("taken", ImmutableList.of(SEVEN, KING))));
    assertThat(sight.next(table("7d Kc", ""))).isEmpty();
  }

  @Test
  void anEqualCardIsAnotherCard() {
    Sight sight = new Sight(table("7d ??", ""));
    sight.name(ImmutableList.of(SEVEN));

    assertThat(sight.next(table("??", "7d"))).isEmpty();
    assertThat(told(sight.next(table("7d", "7d")))).containsExactly("hand [7d]");
  }

  @Test
  void whatIsNamedTwiceIsOneCard() {
    Sight sight = new Sight(table("??", "??"));
    sight.name(ImmutableList.of(SEVEN));
    sight.name(ImmutableList.of(SEVEN));

    assertThat(sight.next(table("??", "7d"))).isEmpty();
    assertThat(told(sight.next(table("7d", "7d")))).containsExactly("hand [7d]");
  }
}
