package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VariantBookTest {
  private static final Rulebook BOOK =
      Rulebook.of(
          """
          # A game

          For two. There are six hands.

          ## In short

          - Goal: win six hands.
          - Deal: three cards.

          ## Facts

          | name | value | seen by |
          |---|---|---|
          | `hand` | a number from 1 to 6 | all |
          | `low` `high` | a card | all |

          ## Play

          - TST-1. Play.
          - TST-2. {tie=shared} A tie is shared.

          ## End

          - TST-3. The game is over after the sixth hand,
            not before it.

          | hand | who |
          |---|---|
          | 6 | all |

          ## Rulings

          | question | ruling |
          |---|---|
          | Is there a seventh hand? | No. |
          """);

  private static Rulebook with(String variant) {
    return BOOK.plus(Rulebook.of(variant));
  }

  @Test
  void aRuleStandsWhereTheOneStoodThatItReplaces() {
    Rulebook book = with("## Seven\n\n- SEV-1. {replaces TST-3} It is over after the seventh.\n");
    assertThat(book.ids()).containsExactly("TST-1", "TST-2", "SEV-1");
    assertThat(book.rule("SEV-1").section()).isEqualTo("End");
    assertThat(book.rule("SEV-1").text()).isEqualTo("It is over after the seventh.");
    assertThat(book.text())
        .contains("## End\n\n- SEV-1. It is over after the seventh.\n\n## Rulings")
        .doesNotContain("sixth hand,", "replaces", "## Seven");
  }

  @Test
  void whoLooksUpTheRuleThatIsGoneFindsTheOneInItsPlace() {
    Rulebook book = with("- SEV-1. {replaces TST-3} It is over after the seventh.");
    assertThat(book.rule("TST-3").id()).isEqualTo("SEV-1");
    assertThat(book.find("tst-3")).isEqualTo(book.find("SEV-1"));
    assertThat(book.replaced()).isEqualTo(ImmutableMap.of("TST-3", "SEV-1"));
    assertThat(book.inForce(Map.of()).rule("TST-3").id()).isEqualTo("SEV-1");
    Rulebook again = book.plus(Rulebook.of("- OCT-1. {replaces SEV-1} After the eighth."));
    assertThat(again.rule("TST-3").id()).isEqualTo("OCT-1");
    assertThat(again.ids()).containsExactly("TST-1", "TST-2", "OCT-1");
    assertThat(BOOK.replaced()).isEmpty();
  }

  @Test
  void aRuleMayReplaceSeveralAndHangOnAHouseRule() {
    Rulebook book = with("- SEV-1. {replaces TST-1, TST-3} {tie=shared} All of it.");
    assertThat(book.ids()).containsExactly("SEV-1", "TST-2");
    assertThat(book.inForce(Map.of("tie", "shared")).ids()).containsExactly("SEV-1", "TST-2");
    assertThat(book.inForce(Map.of("tie", "no")).ids()).isEmpty();
  }

  @Test
  void aRowTakesThePlaceOfTheRowOfItsName() {
    Rulebook book =
        with(
            """
            ## Facts

            | name | value | seen by |
            |---|---|---|
            | `hand` | a number from 1 to 7 | all |
            | `more` | a number | all |
            """);
    BookTable table = book.table("Facts", Map.of()).orElseThrow();
    assertThat(table.rows())
        .extracting(row -> row.cell("name"))
        .containsExactly("`hand`", "`low` `high`", "`more`");
    assertThat(table.rows().get(0).cell("value")).isEqualTo("a number from 1 to 7");
  }

  @Test
  void noHeadingIsLeftOfATableThatOnlyReplacesRows() {
    Rulebook book = with("## Facts\n\n| a | b | c |\n|---|---|---|\n| `hand` | a word | all |\n");
    assertThat(book.text()).containsOnlyOnce("## Facts").contains("| `hand` | a word | all |");
    assertThat(book.table("Facts", Map.of()).orElseThrow().rows()).hasSize(2);
  }

  @Test
  void pointsInShortAndOpeningWordsAreReplaced() {
    Rulebook book =
        with("# Seven hands\n\nFor two, seven hands.\n\n## In short\n\n- Goal: win seven.\n");
    assertThat(book.title()).isEqualTo("Seven hands");
    assertThat(book.text())
        .startsWith("# Seven hands\n\nFor two, seven hands.\n\n## In short\n\n- Goal: win seven.\n")
        .contains("- Deal: three cards.")
        .doesNotContain("six hands");
  }

  @Test
  void aRuleReplacesOneWithoutASectionOfItsOwn() {
    Rulebook book = with("# Seven hands\n\n- SEV-1. {replaces TST-3} After the seventh.\n");
    assertThat(book.ids()).containsExactly("TST-1", "TST-2", "SEV-1");
    assertThat(book.text()).startsWith("# Seven hands\n\n").doesNotContain("TST-3", "For two.");
  }

  @Test
  void aSectionIsReplacedAsAWhole() {
    Rulebook book =
        with("## Rulings {replaces}\n\n| question | ruling |\n|---|---|\n| Why? | So. |");
    assertThat(book.text()).contains("## Rulings\n\n").contains("| Why? | So. |");
    assertThat(book.text()).doesNotContain("seventh", "replaces");
  }

  @Test
  void errorsNameTheValueAndTheLine() {
    assertThatThrownBy(() -> with("\n- SEV-1. {replaces TST-33} More."))
        .hasMessage(
            "line 2: SEV-1 replaces TST-33, which is no rule of A game (did you mean TST-3?)");
    assertThatThrownBy(() -> with("- SEV-1. {replaces TST-3} A.\n- SEV-2. {replaces TST-3} B."))
        .hasMessage("line 2: SEV-2 replaces TST-3, which SEV-1 replaces too");
    assertThatThrownBy(() -> with("## Facts\n\n| `low` | a word | all |"))
        .hasMessage(
            "line 3: the row `low` names some of the row `low` `high`; to replace it, name all");
    assertThatThrownBy(() -> with("## Ruling {replaces}\n\nNone."))
        .hasMessage("line 1: ## Ruling {replaces} stands for no section of A game");
    assertThatThrownBy(() -> with("## Play {replaces}\n\nNone."))
        .hasMessage("line 1: ## Play {replaces} holds rules; replace each by its id");
    assertThatThrownBy(() -> Rulebook.of("A line {replaces TST-3} more."))
        .hasMessageContaining("{replaces TST-3} can stand only behind the id of a rule");
    assertThatThrownBy(() -> with("- SEV-1. {replaces } More."))
        .hasMessageContaining("{replaces } can stand only");
    assertThatThrownBy(() -> with("- SEV-1. {replaces} More."))
        .hasMessageContaining("{replaces} can stand only");
  }
}
