package io.github.spadille.engine.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchTest {
  private static final Rulebook BOOK =
      Rulebook.of("# Book\n## Play\n- BOK-1. Follow Suit.\n## End\n- BOK-2. It ends.");

  @Test
  void findsWordsInTextsAndSectionsWhateverTheirCase() {
    assertThat(BOOK.search(" suit ")).extracting(Rule::id).containsExactly("BOK-1");
    assertThat(BOOK.search("END")).extracting(Rule::id).containsExactly("BOK-2");
    assertThat(BOOK.search("trump")).isEmpty();
  }
}
