package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RulebookTest {
  private static final Rulebook BOOK =
      Rulebook.of(
          """
          # A game

          For two.

          ## Play

          - TST-1. One sentence
            that goes on.
          - TST-2. A rule with a table:

          | a | b |
          |---|---|
          | 1 | 2 |

          - TST-2a. Another.

          A paragraph that is no rule.

          ## Scoring

          - TST-3. Points.
          """);

  @Test
  void rulesReachToTheNextRuleHeadingOrParagraph() {
    assertThat(BOOK.title()).isEqualTo("A game");
    assertThat(BOOK.ids()).containsExactly("TST-1", "TST-2", "TST-2a", "TST-3");
    assertThat(BOOK.rule("TST-1").text()).isEqualTo("One sentence\nthat goes on.");
    assertThat(BOOK.rule("TST-2").text()).contains("| 1 | 2 |").endsWith("|");
    assertThat(BOOK.rule("TST-2a").text()).isEqualTo("Another.");
    assertThat(BOOK.rule("TST-2a").section()).isEqualTo("Play");
    assertThat(BOOK.rule("TST-3").section()).isEqualTo("Scoring");
  }

  @Test
  void idsAreFoundInLowerCaseToo() {
    assertThat(BOOK.rule("tst-3").id()).isEqualTo("TST-3");
    assertThat(BOOK.rule("TST-2a").id()).isEqualTo("TST-2a");
    assertThat(BOOK.rule("tst-2a").id()).isEqualTo("TST-2a");
  }

  @Test
  void anUnknownIdIsAnErrorThatNamesTheNearest() {
    assertThat(BOOK.find("TST-9")).isEmpty();
    assertThatThrownBy(() -> BOOK.rule("TST-33"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("did you mean TST-3?");
  }

  @Test
  void aVariantAddsParagraphs() {
    assertThat(BOOK.plus("- TST-90. More.").ids()).contains("TST-3", "TST-90");
    assertThatThrownBy(() -> BOOK.plus("- TST-1. Twice."))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aMissingResourceIsNamed() {
    assertThatThrownBy(() -> Rulebook.resource(RulebookTest.class, "none.md"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("none.md");
  }
}
