package io.github.spadille.engine.move;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class MoveTableTest {
  private sealed interface Choice extends Move {}

  private record Play(int seat, PlayingCard card) implements Choice {}

  private record Bid(int seat, int number) implements Choice {}

  private record Pass(int seat) implements Choice {}

  private static final CardFamily<PlayingCard> FAMILY = PlayingCard.FAMILY;

  private final MoveTable<PlayingCard, Choice> moves = MoveTable.of(FAMILY, Play::new, Bid::new);

  @Test
  void cardsComeFirstThenNumbers() {
    assertThat(moves.list(15, set("2h As"), NumberSet.range(62, 63)))
        .containsExactly(
            new Play(15, PlayingCard.parse("As")),
            new Play(15, PlayingCard.parse("2h")),
            new Bid(15, 62),
            new Bid(15, 63));
    assertThat(moves.list(0, noCards(), NumberSet.range(0, 0))).containsExactly(new Bid(0, 0));
    assertThat(moves.list(0, noCards(), NumberSet.none())).isEmpty();
  }

  @Test
  void everyCardOfOnePackIsThere() {
    for (PlayingCard card : FAMILY.cards().subList(0, Long.SIZE)) {
      assertThat(moves.list(3, CardSet.of(FAMILY, card), NumberSet.none()))
          .containsExactly(new Play(3, card));
    }
  }

  @Test
  void aFamilyMayHaveFewCards() {
    CardFamily<PlayingCard> few =
        CardFamily.of("few", PlayingCard.class, FAMILY.cards().subList(0, 2));
    MoveTable<PlayingCard, Choice> table = MoveTable.of(few, Play::new, Bid::new);
    assertThat(table.list(1, CardSet.of(few, few.card(1)), NumberSet.range(0, 0)))
        .containsExactly(new Play(1, few.card(1)), new Bid(1, 0));
  }

  @Test
  void movesWithoutCardMayBeOfSeveralKinds() {
    MoveTable<PlayingCard, Choice> table = MoveTable.of(FAMILY, Play::new, MoveTableTest::others);
    assertThat(table.list(2, set("2h"), NumberSet.range(1, 2)))
        .containsExactly(new Play(2, PlayingCard.parse("2h")), new Bid(2, 7), new Pass(2));
    assertThat(table.numbers(Bid.class::isInstance)).isEqualTo(NumberSet.range(0, 1));
    assertThat(table.numbers(new Pass(0)::equals)).isEqualTo(NumberSet.range(2, 2));
    assertThat(table.numbers(Play.class::isInstance)).isEqualTo(NumberSet.none());
    assertThat(table.numbers(move -> true)).isEqualTo(NumberSet.range(0, 2));
    assertThat(moves.numbers(move -> true)).isEqualTo(NumberSet.range(0, 63));
  }

  private static ImmutableList<Choice> others(int seat) {
    return ImmutableList.of(new Bid(seat, 6), new Bid(seat, 7), new Pass(seat));
  }

  @Test
  void thereAreSixtyFourMovesWithoutCardAtMost() {
    assertThat(ofPasses(64).numbers(Pass.class::isInstance)).isEqualTo(NumberSet.range(0, 63));
    assertThatThrownBy(() -> ofPasses(65))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("65 moves");
  }

  private static MoveTable<PlayingCard, Choice> ofPasses(int count) {
    return MoveTable.of(FAMILY, Play::new, seat -> Collections.nCopies(count, new Pass(seat)));
  }

  @Test
  void otherCardsAndSeatsAreRefused() {
    CardSet<PlayingCard> second = CardSet.of(FAMILY, PlayingCard.parse("As'"));
    assertThatThrownBy(() -> moves.list(0, second, NumberSet.none()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("As'");
    assertThatThrownBy(() -> moves.list(16, noCards(), NumberSet.none()))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
