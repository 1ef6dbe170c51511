package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.words.Words;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellState;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class TranslationTest {
  private static final Words ENGLISH = Words.resource(Sentences.class, "terminal");
  private static final Words ITALIAN = ENGLISH.in(Locale.ITALIAN);

  @Test
  void everySentenceIsThereInItalian() {
    assertThat(ITALIAN.keys()).isEqualTo(ENGLISH.keys()).allMatch(ITALIAN::isTranslated);
  }

  @Test
  void noSentenceNamesWhatItIsNotTold() {
    for (String key : ENGLISH.keys()) {
      if (!key.equals("move.unreadable")) {
        assertThat(ENGLISH.parameters(key)).as(key).containsAll(ITALIAN.parameters(key));
      }
    }
    assertThat(Sentences.in(Locale.ITALIAN).text("move.unreadable", "message", 3, "x", "bid 1"))
        .isEqualTo("non si capisce \"x\", carattere 3; si può dire: bid 1.");
  }

  @Test
  void namesAreNotTakenForWords() {
    assertThat(Sentences.ENGLISH.text("shown.owned", "s", "no", "any")).isEqualTo("s's no: + any");
  }

  private static final Game<?, ?, ?> SPEAKS_ITALIAN =
      Game.<OhHellState, TrickMove, OhHellOptions>builder("pronostico")
          .name("Pronostico")
          .family(Tag.of("tests", "Games of tests."))
          .summary("Oh Hell in Italian.")
          .seats(3, 7, 3)
          .options(OhHell.GAME.options())
          .rulebook(OhHell.GAME.rulebook())
          .words(Words.resource(TranslationTest.class, "italian"))
          .rules(OhHell.GAME::rules)
          .build();

  private static Run play(String lines, String... more) {
    List<String> args =
        Lists.newArrayList(
            "play", "pronostico", "-a", "random", "-o", "first-size=2", "-s", "4", "-l", "it");
    args.addAll(List.of(more));
    Catalog catalog = Catalog.of(ImmutableList.of(SPEAKS_ITALIAN));
    return Run.typing(catalog, lines, args.toArray(new String[0]));
  }

  @Test
  void aGameIsToldInItalianThroughout() {
    assertThat(play("", "--auto", "--max-moves", "10").out())
        .isEqualTo(
            """
            Pronostico (pronostico), 3 giocatori
            Per Pronostico non c'è un regolamento in italiano: le regole sono in inglese.
            regole della casa: first-size=2
            seme: 4; ogni posto è giocato dall'agente random
            Si vedono le carte di tutti.

            Mano 1
            ------
            Le carte sono mescolate.
              Cleo dà 2 carte a testa e scopre 2 di denari: la briscola è denari.
              mano di Ada: + 3 di spade, 8 di coppe
              mano di Ben: + 10 di coppe, 9 di coppe
              mano di Cleo: + 3 di bastoni, 5 di denari
            Ada dichiara 2 prese.
            Ben dichiara una presa.
            Cleo dichiara una presa.
            Ada gioca 8 di coppe.
            Ben gioca 9 di coppe.
            Cleo gioca 5 di denari.
              Cleo fa la presa.
            Cleo gioca 3 di bastoni.
            Ada gioca 3 di spade.
            Ben gioca 10 di coppe.
              Cleo fa la presa.
              La mano è finita.

            Punti della mano 1
            Ada   -20  dichiarazione mancata
            Ben   -10  dichiarazione mancata
            Cleo  -10  dichiarazione mancata
            Totali: Ada -20, Ben -10, Cleo -10

            La partita è interrotta dopo 10 mosse.
            La partita non è finita.
            Totali: Ada -20, Ben -10, Cleo -10
            """);
  }

  @Test
  void aPersonPlaysInItalian() {
    Run run = play("bid 9\nbid x\nxyz\n7\nwhy 1\nhelp\nundo\nask xyzzy\ndichiara 1\nlog\n");

    assertThat(run.lines())
        .contains("Sei Ada, al posto 0. Gli altri sono giocati dall'agente random. Di' una mossa")
        .contains("mazziere: Cleo; carte a testa: 2; briscola: denari; prese: Ada 0, Ben 0, Cleo 0")
        .contains("Ada (tu)  mano            3 di spade, 8 di coppe")
        .contains("a) dichiara 0  b) dichiara 1  c) dichiara 2")
        .containsSequence("Ada> bid 9", "OHH-9: Non puoi dichiarare più delle 2 prese della mano.")
        .containsSequence(
            "Ada> bid x",
            "non si capisce \"x\", carattere 5; si può dire: dichiara 0 o dichiara 1 o dichiara")
        .containsSequence("Ada> 7", "OHH-9: Non puoi dichiarare più delle 2 prese della mano.")
        .containsSequence("Ada> why 1", "È permesso: dichiara 1.")
        .containsSequence("Ada> undo", "Prima di questa non c'è una tua decisione.")
        .containsSequence("Ada> ask xyzzy", "Nelle regole non c'è niente di simile.")
        .containsSequence("Ada> dichiara 1", "Ada dichiara una presa.", "Ben dichiara una presa.")
        .containsSequence("Ada> log", "Le carte sono mescolate.", "Ada dichiara una presa.");
  }

  @Test
  void aGameThatDoesNotSpeakALanguageIsToldInEnglish() {
    Run run = Run.of("play", "oh-hell", "--auto", "-s", "1", "-o", "first-size=1", "-l", "ja");
    Run english = Run.of("play", "oh-hell", "--auto", "-s", "1", "-o", "first-size=1");
    String excuse = "There are no words of Oh Hell! in Japanese, so it is told in English.";

    assertThat(run.lines()).contains(excuse);
    assertThat(run.out().replace(excuse + "\n", "")).isEqualTo(english.out());
  }
}
