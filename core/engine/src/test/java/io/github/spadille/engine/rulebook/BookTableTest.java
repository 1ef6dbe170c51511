package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;

class BookTableTest {
  private static final Rulebook BOOK =
      Rulebook.of(
          """
          # A game

          ## Piles

          | name | seen by |
          |---|---|
          | `hand` | {open=yes: all} {open=no: its owner} |
          | {seats>2} `stock` | nobody |
          | `trick` | all |

          ## Facts

          None.
          """);

  private static BookTable piles(Rulebook book, String open, String seats) {
    return book.table("Piles", ImmutableMap.of("open", open, "seats", seats)).orElseThrow();
  }

  @Test
  void cellsReadAsTheHouseRulesAre() {
    BookTable two = piles(BOOK, "no", "2");
    assertThat(two.columns()).containsExactly("name", "seen by");
    assertThat(two.rows()).extracting(row -> row.cell("name")).containsExactly("`hand`", "`trick`");
    assertThat(two.rows().get(0).cell("seen by")).isEqualTo("its owner");
    assertThat(piles(BOOK, "yes", "3").rows())
        .extracting(row -> row.cell("seen by"))
        .containsExactly("all", "nobody", "all");
  }

  @Test
  void aRowKeepsItsLine() {
    assertThat(piles(BOOK, "no", "2").rows()).extracting(BookTable.Row::line).containsExactly(7, 9);
    assertThat(piles(BOOK, "no", "3").rows())
        .extracting(BookTable.Row::line)
        .containsExactly(7, 8, 9);
  }

  @Test
  void aVariantAddsRows() {
    Rulebook variant = BOOK.plus(Rulebook.of("## Piles\n\n| `kitty` | nobody |\n"));
    assertThat(piles(variant, "no", "2").rows())
        .extracting(row -> row.cell("name"))
        .containsExactly("`hand`", "`trick`", "`kitty`");
  }

  @Test
  void aSectionWithoutATableHasNone() {
    assertThat(BOOK.table("Facts", ImmutableMap.of())).isEmpty();
    assertThat(BOOK.table("Moves", ImmutableMap.of())).isEmpty();
  }

  @Test
  void aRowWithAnotherNumberOfCellsIsRefused() {
    Rulebook crooked = BOOK.plus(Rulebook.of("## Piles\n\n| `kitty` |\n"));
    assertThatThrownBy(() -> piles(crooked, "no", "2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith(" has 1 cells; expected [name, seen by]");
    assertThatThrownBy(() -> piles(BOOK, "no", "2").rows().get(0).cell("whose"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 7 has no column whose; there are [name, seen by]");
  }
}
