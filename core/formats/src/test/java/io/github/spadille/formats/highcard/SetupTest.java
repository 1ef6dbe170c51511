package io.github.spadille.formats.highcard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.option.OptionException;
import org.junit.jupiter.api.Test;

/** A setup is made from another one. */
class SetupTest {
  private static final Setup<HighCardState, HighCardMove> TWO =
      HighCard.GAME.setup(2, ImmutableMap.of("packs", "2"));

  @Test
  void anotherNumberOfSeatsKeepsTheHouseRules() {
    Setup<HighCardState, HighCardMove> three = TWO.withSeats(3);
    assertThat(three.seats()).isEqualTo(3);
    assertThat(three.rules().seats()).isEqualTo(3);
    assertThat(three.options()).containsExactlyEntriesOf(TWO.options());
    assertThat(three.withSeats(2)).isEqualTo(TWO);
    assertThatThrownBy(() -> TWO.withSeats(99)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> TWO.withOption("rounds", "9").withSeats(3))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("9 rounds are for two");
  }

  @Test
  void anotherValueOfAnOptionKeepsTheRest() {
    Setup<HighCardState, HighCardMove> longer = TWO.withOption("rounds", "4");
    assertThat(longer.seats()).isEqualTo(2);
    assertThat(longer.options())
        .containsExactlyEntriesOf(ImmutableMap.of("packs", "2", "rounds", "4"));
    assertThat(longer.withOption("packs", "1").options())
        .containsExactlyEntriesOf(ImmutableMap.of("rounds", "4"));
    assertThat(TWO.options()).containsExactlyEntriesOf(ImmutableMap.of("packs", "2"));
    assertThatThrownBy(() -> TWO.withOption("rounds", "0")).isInstanceOf(OptionException.class);
    assertThatThrownBy(() -> TWO.withOption("round", "1"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("did you mean rounds?");
    assertThatThrownBy(() -> TWO.withOption("rounds", null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("option rounds: the value is null");
  }

  @Test
  void itsRulesAreThoseInForce() {
    assertThat(TWO.inForce()).containsEntry("packs", "2").containsEntry("seats", "2");
    assertThat(TWO.withSeats(3).inForce()).containsEntry("packs", "2").containsEntry("seats", "3");
    assertThat(TWO.rulebook().ids()).isNotEmpty();
    assertThat(TWO.rulebook().text()).doesNotContain("{");
  }
}
