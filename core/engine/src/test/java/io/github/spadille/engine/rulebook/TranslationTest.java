package io.github.spadille.engine.rulebook;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class TranslationTest {
  private static final Rulebook BOOK = Rulebook.resource(TranslationTest.class, "small.md");
  private static final Rulebook ITALIAN = BOOK.in(Locale.ITALIAN);

  @Test
  void aTranslationHasTheSameRulesInOtherWords() {
    assertThat(ITALIAN.locale()).isEqualTo(Locale.ITALIAN);
    assertThat(ITALIAN.title()).isEqualTo("Piccolo");
    assertThat(ITALIAN.ids()).containsExactlyElementsOf(BOOK.ids());
    assertThat(ITALIAN.rule("SML-1").section()).isEqualTo("Gioco");
  }

  @Test
  void theNearestLanguageServes() {
    assertThat(BOOK.in(Locale.ITALY).title()).isEqualTo("Piccolo");
    assertThat(BOOK.in(Locale.ENGLISH)).isSameAs(BOOK);
    assertThat(BOOK.in(Locale.JAPANESE)).isSameAs(BOOK);
    assertThat(ITALIAN.in(Locale.JAPANESE).title()).isEqualTo("Small");
    assertThat(Rulebook.of("# Small").in(Locale.ITALIAN).title()).isEqualTo("Small");
  }

  @Test
  void sectionsAreFoundByTheirHeadingsInThatLanguage() {
    assertThat(ITALIAN.houseRule("tie").effect()).isEqualTo("Se chi è alla pari vince insieme.");
    assertThat(ITALIAN.houseRule("tie").others()).isEqualTo(HouseRule.Origin.VARIANT);
    assertThat(ITALIAN.table("Piles", ImmutableMap.of()).orElseThrow().rows().get(0).cell("nome"))
        .isEqualTo("`hand`");
    assertThat(ITALIAN.table("House rules", ImmutableMap.of())).isPresent();
  }

  @Test
  void conditionsThatStayOpenAreInThatLanguage() {
    assertThat(ITALIAN.rule("SML-1").text())
        .isEqualTo("Gioca una carta. (con 2 giocatori: Due carte.)");
    assertThat(ITALIAN.rule("SML-2").text()).startsWith("(con `tie=shared`) Chi");
    Rulebook two = ITALIAN.inForce(ImmutableMap.of("seats", "2", "tie", "lost"));
    assertThat(two.rule("SML-1").text()).isEqualTo("Gioca una carta. Due carte.");
    assertThat(two.ids()).containsExactly("SML-1");
    assertThat(two.locale()).isEqualTo(Locale.ITALIAN);
  }

  @Test
  void onePlayerIsNamedAsOne() {
    assertThat(Rulebook.of("- SML-1. {seats=1: Alone.} {seats=1|2: Few.}").rule("SML-1").text())
        .isEqualTo("(with one player: Alone.) (with 1 or 2 players: Few.)");
  }

  @Test
  void aTranslationWithOtherMarksIsRefused() {
    assertThatThrownBy(() -> BOOK.in(Locale.FRENCH))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Petit in fr has other marks of SML-2");
  }

  @Test
  void aTranslationWithOtherOriginsIsRefused() {
    assertThatThrownBy(() -> BOOK.in(Locale.forLanguageTag("es")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Corto in es has other origins")
        .hasMessageContaining("tie=shared RULES");
  }

  @Test
  void aTranslationHasTheSamePresetsInOtherWords() {
    assertThat(ITALIAN.preset("harsh").options())
        .isEqualTo(BOOK.preset("harsh").options())
        .containsExactly(entry("tie", "lost"));
    assertThat(ITALIAN.preset("harsh").what()).isEqualTo("Nessuno vince insieme.");
    assertThatThrownBy(() -> BOOK.in(Locale.GERMAN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Klein in de has other presets");
  }

  @Test
  void originsHaveWordsInThatLanguage() {
    assertThat(HouseRule.Origin.BASE.in(Locale.ITALIAN)).isEqualTo("regola di base");
    assertThat(HouseRule.Origin.VARIANT.in(Locale.ENGLISH)).isEqualTo("variant");
  }

  @Test
  void someSectionsAreForPrograms() {
    assertThat(BookSection.STAGES.isForPrograms()).isTrue();
    assertThat(BookSection.RULINGS.isForPrograms()).isFalse();
    assertThat(BookSection.RULINGS.heading(Locale.ITALIAN)).isEqualTo("Casi dubbi");
  }
}
