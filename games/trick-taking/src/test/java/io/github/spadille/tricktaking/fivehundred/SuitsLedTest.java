package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.Suit.CLUBS;
import static io.github.spadille.engine.card.Suit.HEARTS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Suit;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SuitsLedTest {
  private static final class Counted extends SuitsLed<Counted> {
    private final int suitsLed;

    Counted(Place<Counted> place) {
      super(place);
      this.suitsLed = suits().size();
    }
  }

  private final Counted none = SuitsLed.none(Counted::new);

  private static Counted led(Counted before, Suit suit) {
    return before.leading(Optional.of(suit));
  }

  @Test
  void aHandBeginsWithNoSuit() {
    assertThat(none.isOpen()).isTrue();
    assertThat(none.led()).isEmpty();
    assertThat(none.suits()).isEmpty();
    assertThat(none).hasToString("led [], follow none");
  }

  @Test
  void aSuitLedIsFollowedUntilTheTrickIsTakenAndStaysLed() {
    for (Suit suit : Suit.values()) {
      Counted led = led(none, suit);
      assertThat(led.isOpen()).isFalse();
      assertThat(led.led()).contains(suit);
      assertThat(led.suits()).containsExactly(suit);
      assertThat(led.trickTaken().isOpen()).isTrue();
      assertThat(led.trickTaken().led()).isEmpty();
      assertThat(led.trickTaken().suits()).containsExactly(suit);
    }
    Counted second = led(led(none, CLUBS).trickTaken(), HEARTS);
    assertThat(second.suits()).containsExactly(HEARTS, CLUBS);
    assertThat(second).hasToString("led [HEARTS, CLUBS], follow h");
  }

  @Test
  void aCardOfNoSuitLeadsNone() {
    Counted led = led(none, CLUBS).trickTaken().leading(Optional.empty());
    assertThat(led.isOpen()).isFalse();
    assertThat(led.led()).isEmpty();
    assertThat(led.suits()).containsExactly(CLUBS);
    assertThat(led.trickTaken()).isSameAs(led(none, CLUBS).trickTaken());
  }

  @Test
  void allAreSharedWhateverTheWay() {
    Counted oneWay = led(led(none, CLUBS).trickTaken(), HEARTS).trickTaken();
    Counted another = led(led(none, HEARTS).trickTaken(), CLUBS).trickTaken();
    assertThat(oneWay).isSameAs(another);
    assertThat(led(oneWay, CLUBS).trickTaken()).isSameAs(oneWay);
    assertThat(oneWay.suitsLed).as("worked out with its suits").isEqualTo(2);
  }
}
