package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PassageTest {
  private static final Rulebook BOOK =
      Rulebook.of(
          """
          # Marked
          - MRK-1. {tie=shared} A tie {size<5: of few} is shared.

          | {seats=3} three |

          Words after it.
          - MRK-2. Hands of {size}.\
          """);

  @Test
  void everyReadingHasTheSamePlaces() {
    ImmutableList<Passage> shared = BOOK.passages(ImmutableMap.of("tie", "shared", "size", "4"));
    ImmutableList<Passage> played = BOOK.passages(ImmutableMap.of("tie", "played", "size", "4"));

    assertThat(shared).hasSameSizeAs(played);
    assertThat(shared.get(1).text()).contains("- MRK-1. A tie of few is shared.");
    assertThat(played.get(1).text()).isEmpty();
    assertThat(played.get(6)).isEqualTo(shared.get(6));
  }

  @Test
  void whatBelongsToARuleSharesItsIdAndItsCondition() {
    Passage row = BOOK.passages(ImmutableMap.of("tie", "played", "seats", "3")).get(3);

    assertThat(row.ruleId()).isEqualTo("MRK-1");
    assertThat(row.text()).isEmpty();
    assertThat(row.keys()).containsExactlyInAnyOrder("tie", "seats");
  }

  @Test
  void wordsOutsideOfRulesHaveNoId() {
    Passage words = BOOK.passages(ImmutableMap.of()).get(5);

    assertThat(words.ruleId()).isEmpty();
    assertThat(words.text()).isEqualTo(Optional.of("Words after it."));
    assertThat(words.keys()).isEmpty();
  }

  @Test
  void theTextInForceIsThatOfThePassages() {
    ImmutableMap<String, String> choices = ImmutableMap.of("tie", "shared", "size", "6");

    assertThat(BOOK.inForce(choices).text().lines())
        .containsExactlyElementsOf(
            BOOK.passages(choices).stream().flatMap(line -> line.text().stream()).toList());
  }
}
