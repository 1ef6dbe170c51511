package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.words.Words;
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
        .isEqualTo("non si capisce \"x\", carattere 3; una mossa si scrive per esempio così: bid 1");
  }

  @Test
  void namesAreNotTakenForWords() {
    assertThat(Sentences.ENGLISH.text("shown.owned", "s", "no", "any"))
        .isEqualTo("s's no: + any");
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
