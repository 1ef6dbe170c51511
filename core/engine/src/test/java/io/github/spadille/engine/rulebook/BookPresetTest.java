package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;

class BookPresetTest {
  private static final String HEAD =
      """
      # A game

      | `other` | `no=row` | of the table. |

      ## Presets

      | preset | options | what it is |
      |---|---|---|
      """;

  private static Rulebook with(String row) {
    return Rulebook.of(HEAD + row + "\n");
  }

  @Test
  void theTableTellsOfEachPreset() {
    Rulebook book =
        with(
            """
            | `friendly` | `tie=shared` `rounds=3` | Three rounds. Nobody plays off a tie. |
            | `two-suits` | `suits=2` | Two suits. |
            """);

    assertThat(book.presets())
        .containsExactly(
            new BookPreset(
                "friendly",
                ImmutableMap.of("tie", "shared", "rounds", "3"),
                "Three rounds. Nobody plays off a tie."),
            new BookPreset("two-suits", ImmutableMap.of("suits", "2"), "Two suits."));
    assertThat(book.preset("two-suits").what()).isEqualTo("Two suits.");
    assertThatThrownBy(() -> book.preset("two-suit"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no preset two-suit in A game (did you mean two-suits?)");
  }

  @Test
  void aRowTellsAllThatItShould() {
    assertThatThrownBy(() -> with("| `friendly` | `tie=shared` |"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("preset friendly: expected options and what it is; found: |");
    assertThatThrownBy(() -> with("| `friendly` | `shared` | Friendly. |"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("preset friendly has shared; expected each option once, `tie=shared`");
    assertThatThrownBy(() -> with("| `friendly` | `tie=a` `tie=b` | Friendly. |"))
        .hasMessage("preset friendly has tie=b; expected each option once, `tie=shared`");
    assertThatThrownBy(() -> with("| `a` | `tie=a` | A. |\n| `a` | `tie=b` | B. |"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
