package io.github.spadille.testkit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BendTest {
  private static @Nullable Object more(@Nullable Object answer) {
    return Bend.MORE.of(answer, 4, "BRY-1");
  }

  private static @Nullable Object less(@Nullable Object answer) {
    return Bend.LESS.of(answer, 4, "BRY-1");
  }

  @Test
  void moreAndLess() {
    assertThat(more(false)).isEqualTo(true);
    assertThat(less(true)).isEqualTo(false);
    assertThat(more(7)).isEqualTo(8);
    assertThat(less(7L)).isEqualTo(6L);
    assertThat(more(Seats.of(1, 2))).isEqualTo(Seats.all(4));
    assertThat(less(Seats.of(1, 2))).isEqualTo(Seats.of(2));
  }

  @Test
  void cards() {
    CardSet<PlayingCard> cards = PlayingCards.set("3h 4s");
    assertThat(more(cards)).isEqualTo(CardSet.allOf(PlayingCard.FAMILY));
    assertThat(less(cards)).isEqualTo(cards.without(cards.first()));
    assertThat(less(PlayingCards.noCards())).isEqualTo(PlayingCards.noCards());
  }

  @Test
  void refusalsAndPoints() {
    Optional<Refusal> refusal = Refusal.refuse("BRY-4", "follow");
    assertThat(more(refusal)).isEqualTo(Optional.empty());
    assertThat(less(Optional.empty())).isEqualTo(Refusal.refuse("BRY-1", "variant"));
    ScoreSheet sheet = ScoreSheet.empty(4).add(2, "BRY-5", 3, 1);
    assertThat(more(sheet)).isEqualTo(sheet.add(2, "BRY-1", 0, 1));
    assertThat(less(sheet)).isEqualTo(sheet.add(2, "BRY-1", 0, -1));
  }

  @Test
  void theNextWordAndTheOneBefore() {
    assertThat(more(Suit.values()[3])).isEqualTo(Suit.values()[0]);
    assertThat(less(Suit.values()[3])).isEqualTo(Suit.values()[2]);
  }

  @Test
  void whatTheKitDoesNotKnowStays() {
    assertThat(more("a word")).isEqualTo("a word");
    assertThat(less(Optional.of("a word"))).isEqualTo(Optional.of("a word"));
    assertThat(less(null)).isNull();
  }
}
