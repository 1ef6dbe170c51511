package io.github.spadille.formats.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardOptions;
import io.github.spadille.formats.highcard.HighCardState;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class TranslatedSheetTest {
  private static final Game<?, ?, ?> GAME =
      Game.<HighCardState, HighCardMove, HighCardOptions>builder("high-card")
          .name("High Card")
          .alsoCalled("Top Card", "T.C.")
          .family(Tag.of("tests", "Games of tests."))
          .summary("Everybody lays down a card at once; the highest scores.")
          .seats(2, 3, 2)
          .options(HighCard.GAME.options())
          .words(Words.of(ImmutableMap.of()))
          .rulebook(Rulebook.resource(TranslatedSheetTest.class, "high-card.md"))
          .rules(HighCard.GAME::rules)
          .build();

  private static RuleSheet.Builder italian() {
    return RuleSheet.of(GAME).in(Locale.ITALIAN).options(ImmutableMap.of("bury", "on"));
  }

  @Test
  void theSheetIsInItalianThroughout() {
    RuleSheet sheet =
        italian()
            .notes(
                SheetNotes.builder()
                    .document("Venerdì")
                    .version("2")
                    .addNotes(SheetNote.ownRule(1, "Chi ha un re canta.", "HGH-2"))
                    .build())
            .full();

    assertThat(sheet.toText(100))
        .isEqualTo(
            """
            High Card
            =========

            Regole della casa: Venerdì, versione 2
            Gioco:             High Card (high-card)
            Altri nomi:        Top Card, T.C.
            Giocatori:         2 o 3

            Differenze dal solito
            ---------------------

            * bury=on; di solito: off. Se un re scoperto è sepolto. È una regola della casa conosciuta altrove.
            Ciò che per questo si legge diversamente ha un asterisco e nomina l'opzione. Le regole proprie e le
            decisioni così segnate non sono applicate dal programma.

            Mazzo e distribuzione
            ---------------------

              HGH-1.   1 mazzi; ogni giocatore ha 2 carte. (con 3 giocatori: Anche il terzo.)
            * HGH-2.   Un re scoperto è sepolto. [bury=on; di solito: off]
                       Regola propria 1 su HGH-2 (non applicata dal programma): Chi ha un re canta.

            Casi dubbi
            ----------

            domanda     risposta
            ----------  --------
            Alla pari?  Insieme.\
            """);
    assertThat(sheet.toHtml()).contains("<html lang=\"it\">", "<th>di solito</th>");
    assertThat(sheet.toHtml()).contains("<dt>Altri nomi</dt>", "Top Card, T.C.");
    assertThat(sheet.toMarkdown()).contains("**[bury=on; di solito: off]**", "Altri nomi");
  }

  @Test
  void theShortSheetIsFoundInItalian() {
    assertThat(italian().onePage().toText(80)).contains("In breve\n", "- Scopo: più punti dopo 1");
  }

  @Test
  void aSheetInALanguageWithoutARulebookIsInEnglish() {
    RuleSheet.Builder english = RuleSheet.of(GAME);

    assertThat(RuleSheet.of(GAME).in(Locale.JAPANESE).full()).isEqualTo(english.full());
    assertThat(english.full().toText(80))
        .contains("None: every option has its default.", "Also called: Top Card, T.C.\n");
  }

  @Test
  void whatIsForProgramsHasASheetOfItsOwn() {
    assertThat(italian().programs().sections())
        .extracting(SheetSection::title)
        .containsExactly("Fasi");
    assertThat(italian().full().toText(80)).doesNotContain("dealt");
  }

  @Test
  void oneNumberOfPlayersLeavesNoCondition() {
    assertThat(italian().among(ImmutableSet.of(3)).full().toText(100))
        .contains("Giocatori:   3\n", "ogni giocatore ha 2 carte. Anche il terzo.\n");
    assertThat(RuleSheet.of(GAME).options(ImmutableMap.of("rounds", "9")).full().toText(80))
        .contains("Players:     2\n")
        .doesNotContain("(with", "third");
  }
}
