package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Seats;
import java.util.List;
import org.junit.jupiter.api.Test;

class StacksTest {
  /** Seat 1 does not play; seat 2 deals, so that seat 0 gets the first card. */
  private static final Stacks DEALT = Stacks.deal(list("2s 3h 4s 5h 6s"), 3, Seats.of(0, 2), 2, 2);

  @Test
  void cardsAreDealtOneAtATime() {
    assertThat(DEALT).containsExactly(list("2s 4s"), list(""), list("3h 5h"));
    assertThat(DEALT.left()).isEqualTo(Seats.of(0, 2));
    assertThat(DEALT.get(2).top()).isEqualTo(PlayingCard.parse("3h"));
    assertThatThrownBy(() -> Stacks.deal(list("2s 3h"), 3, Seats.of(0, 2), 2, 2))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theyAreAListOfTheSeats() {
    assertThat(Stacks.none(2)).containsExactly(list(""), list(""));
    assertThat(Stacks.none(2).left()).isEmpty();
    assertThat(Stacks.copyOf(List.of(list("2s 4s"), list(""), list("3h 5h")))).isEqualTo(DEALT);
    assertThat(DEALT).hasSize(3);
  }

  @Test
  void theTopCardLeavesAStack() {
    Stacks drawn = DEALT.drawn(0);
    assertThat(drawn).containsExactly(list("4s"), list(""), list("3h 5h"));
    assertThat(drawn.drawn(0).left()).isEqualTo(Seats.of(2));
    assertThat(DEALT.get(0)).isEqualTo(list("2s 4s"));
  }

  @Test
  void theTopCardGoesUnderAnotherStack() {
    Stacks moved = DEALT.moved(2, 0);
    assertThat(moved).containsExactly(list("2s 4s 3h"), list(""), list("5h"));
    assertThat(moved.moved(2, 1)).containsExactly(list("2s 4s 3h"), list("5h"), list(""));
    assertThat(moved.moved(2, 1).left()).isEqualTo(Seats.of(0, 1));
    assertThat(DEALT.get(2)).isEqualTo(list("3h 5h"));
  }
}
