package io.github.spadille.engine.option;

import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OptionRecordTest {
  enum Tie {
    SHARED,
    PLAYED_OFF
  }

  record One(int hands) {}

  record Switches(boolean forced, boolean open) {}

  record Two(int handSize, int hands) {}

  record Four(int handSize, Optional<Integer> target, Tie tie, boolean open) {}

  private static final OptionSchema<Four> SCHEMA =
      OptionRecord.of(
              Four.class,
              option("hand-size", range(1, 9, 1), 6, Four::handSize),
              option("target", range(1, 99, 50).or("off"), Optional.empty(), Four::target),
              option("tie", choice(Tie.class), Tie.SHARED, Four::tie),
              option("open", flag("yes", "no"), false, Four::open))
          .require("hand-size", (four, seats) -> four.handSize() * seats <= 20, "allowed: 20 cards")
          .build();

  @Test
  void whatIsNotChosenHasItsDefault() {
    assertThat(SCHEMA.defaults()).isEqualTo(new Four(6, Optional.empty(), Tie.SHARED, false));
    assertThat(SCHEMA.parse(ImmutableMap.of(), 3)).isEqualTo(SCHEMA.defaults());
  }

  @Test
  void everyChoiceReachesItsComponent() {
    Four four = new Four(2, Optional.of(50), Tie.PLAYED_OFF, true);
    ImmutableMap<String, String> texts =
        ImmutableMap.of("hand-size", "2", "target", "50", "tie", "played-off", "open", "yes");
    assertThat(SCHEMA.parse(texts, 3)).isEqualTo(four);
    assertThat(SCHEMA.format(four)).containsExactlyEntriesOf(texts);
    assertThat(SCHEMA.parse(ImmutableMap.of("tie", "played-off"), 3))
        .isEqualTo(new Four(6, Optional.empty(), Tie.PLAYED_OFF, false));
  }

  @Test
  void aSwitchIsOnOrOffByDefault() {
    OptionSchema<Switches> switches =
        OptionRecord.of(
                Switches.class,
                OptionRecord.on("take", "forced", "free", Switches::forced),
                OptionRecord.off("open", "yes", "no", Switches::open))
            .build();

    assertThat(switches.defaults()).isEqualTo(new Switches(true, false));
    assertThat(switches.format(new Switches(false, true)))
        .containsExactlyEntriesOf(ImmutableMap.of("take", "free", "open", "yes"));
  }

  @Test
  void oneReadingLeavesNothingToTheNext() {
    SCHEMA.parse(ImmutableMap.of("hand-size", "2"), 3);
    assertThat(SCHEMA.parse(ImmutableMap.of(), 3).handSize()).isEqualTo(6);
  }

  @Test
  void aConditionHolds() {
    assertThatThrownBy(() -> SCHEMA.parse(ImmutableMap.of(), 4))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("allowed: 20 cards");
  }

  @Test
  void aRecordOfOneHasASchemaToo() {
    OptionSchema<One> one =
        OptionRecord.of(One.class, option("hands", range(1, 9, 1), 3, One::hands)).build();
    assertThat(one.parse(ImmutableMap.of("hands", "5"), 4)).isEqualTo(new One(5));
  }

  @Test
  void optionsInTheWrongOrderAreAnError() {
    assertThatThrownBy(
            () ->
                OptionRecord.of(
                    Two.class,
                    option("hands", range(1, 9, 1), 3, Two::hands),
                    option("hand-size", range(1, 9, 1), 6, Two::handSize)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("option hands is 3 by default, but the record made of it has 6");
  }

  @Test
  void optionsOfOneDefaultInTheWrongOrderAreAnErrorToo() {
    assertThatThrownBy(
            () ->
                OptionRecord.of(
                    Two.class,
                    option("hands", range(1, 9, 2), 3, Two::hands),
                    option("hand-size", range(1, 9, 2), 3, Two::handSize)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("option hands is 2 with hands 2, but the record made of it has 3");
  }

  @Test
  void aRecordTakesEveryOptionOnce() {
    assertThatThrownBy(
            () ->
                OptionRecord.of(
                    One.class,
                    option("hands", range(1, 9, 1), 3, One::hands),
                    option("more", range(1, 9, 1), 3, One::hands)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 options for a record of [hands]");
    assertThatThrownBy(
            () -> OptionRecord.of(Two.class, option("hand-size", range(1, 9, 1), 3, Two::handSize)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 options for a record of [handSize, hands]");
  }
}
