package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import io.github.spadille.engine.rulebook.HouseRule.Choice;
import io.github.spadille.engine.rulebook.HouseRule.Origin;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class HouseRuleTest {
  private static final String RULES =
      """
      # A game

      | `wild` | no row | of the | table | No. |

      - TST-1. {wild=twos: Twos are wild.} With {seats} seats.
      - TST-2. {tie=shared} Nobody plays it off.
      - TST-3. {wild=none: No card is wild.}

      In words, {tie} is no rule.

      ## House rules

      | option | values | default | from | effect |
      |---|---|---|---|---|
      """;

  private static final Rulebook BOOK =
      Rulebook.of(
          RULES
              + """
              | `wild` | `none` `twos` | `by-seats` (TST-1) | rules | Which cards are wild. More. |
              | `tie` | `shared` | `shared` | variant | Whether a tie is shared. |

              ## Rulings

              | `cap` | no row | of the | table | No. |
              """);

  private static Rulebook with(String row) {
    return Rulebook.of(RULES + row + "\n");
  }

  @Test
  void theTableOfHouseRulesTellsOfEachOption() {
    assertThat(BOOK.houseRules())
        .containsExactly(
            new HouseRule(
                "wild",
                "`none` `twos`",
                "by-seats",
                Origin.RULES,
                ImmutableMap.of(),
                "Which cards are wild.",
                ImmutableSet.of("TST-1", "TST-3")),
            new HouseRule(
                "tie",
                "`shared`",
                "shared",
                Origin.VARIANT,
                ImmutableMap.of(),
                "Whether a tie is shared.",
                ImmutableSet.of("TST-2")));
  }

  @Test
  void anOptionIsFoundByItsKey() {
    assertThat(BOOK.houseRule("tie").effect()).isEqualTo("Whether a tie is shared.");
    assertThatThrownBy(() -> BOOK.houseRule("wilt"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no house rule wilt in A game (did you mean wild?)");
  }

  @Test
  void aVariantAddsRows() {
    Rulebook variant =
        BOOK.plus(
            Rulebook.of("## House rules\n\n| `cap` | 1 to 9 | 9 | limit | The last hand. |\n"));
    assertThat(variant.houseRules()).hasSize(3);
    assertThat(variant.houseRule("cap").others()).isEqualTo(Origin.LIMIT);
    assertThat(variant.houseRule("cap").ruleIds()).isEmpty();
  }

  @Test
  void eachValueSaysWhereItIsFrom() {
    HouseRule draw =
        with("| `draw` | `free` `one` `forced` | `free` | rules; variant: `one` | How. |")
            .houseRule("draw");

    assertThat(draw.origin("free")).isEqualTo(Origin.BASE);
    assertThat(draw.origin("one")).isEqualTo(Origin.VARIANT);
    assertThat(draw.origin("forced")).isEqualTo(Origin.RULES);
    assertThat(
            draw.choices(
                OptionSchema.builder("free")
                    .option(
                        "draw",
                        OptionType.choice(
                            ImmutableMap.of("free", "free", "one", "one", "forced", "forced")))
                    .of(value -> value, (options, value) -> value)
                    .build()
                    .option("draw")))
        .containsExactly(
            new Choice("free", Origin.BASE),
            new Choice("one", Origin.VARIANT),
            new Choice("forced", Origin.RULES));
  }

  @Test
  void ofARangeTheBaseRuleAndWhatIsNamedStandAlone() {
    HouseRule size = with("| `size` | 1 to 9 | 5 | rules; limit: 7, 9 | How. |").houseRule("size");

    assertThat(
            size.choices(
                OptionSchema.builder(5)
                    .option("size", OptionType.range(1, 9, 5, 7))
                    .of(value -> value, (options, value) -> value)
                    .build()
                    .option("size")))
        .extracting(choice -> choice.in(Locale.ENGLISH))
        .containsExactly(
            "5 (base rule)", "7 (limit)", "9 (limit)", "a whole number from 1 to 9 (rules)");
  }

  @Test
  void aRowTellsAllThatItShould() {
    assertThatThrownBy(() -> with("| `tie` | `shared` | `shared` | Whether a tie is shared. |"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "house rule tie: expected values, default, from and effect; found: | `tie` |");
    assertThatThrownBy(() -> with("| `tie` | `shared` | `shared` | source | Shared. |"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("house rule tie is from: source; allowed: rules, variant, limit");
    assertThatThrownBy(() -> with("| `tie` | a, b | a | base rule | Shared. |"))
        .hasMessage("house rule tie is from: base rule; allowed: rules, variant, limit");
    assertThatThrownBy(() -> with("| `tie` | a, b, c | a | rules; variant | Shared. |"))
        .hasMessage("house rule tie is from: variant; expected variant: `one` `three`");
    assertThatThrownBy(() -> with("| `tie` | a, b, c | a | rules; limit: | Shared. |"))
        .hasMessage("house rule tie is from: limit:; expected variant: `one` `three`");
    assertThatThrownBy(() -> with("| `tie` | a, b | a | rules; limit: b; variant: b | Shared. |"))
        .hasMessage("house rule tie says twice where b is from");
    assertThatThrownBy(() -> with("| `tie` | a, b | a or b | rules | Shared. |"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("house rule tie is by default: a or b; expected one value, `off`");
    assertThatThrownBy(
            () -> with("| `tie` | a | a | rules | One. |\n| `tie` | a | a | rules | Two. |"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
