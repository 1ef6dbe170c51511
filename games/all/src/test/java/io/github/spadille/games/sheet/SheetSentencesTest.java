package io.github.spadille.games.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.games.sheet.SheetPrint.Place;
import io.github.spadille.games.sheet.SheetPrint.Text;
import io.github.spadille.testkit.Covers;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What players read on sheets are whole sentences. */
@Tag("sweep")
class SheetSentencesTest {
  private static final Pattern BEGIN = Pattern.compile("[\\p{Lu}\\d\"\u201c(\u25c6+-].*");
  private static final Pattern END = Pattern.compile(".*[.:!?][)\"\u201d]*");
  private static final Pattern SMALL = Pattern.compile("[.!?][)\"\u201d]? \\p{Ll}");
  private static final Pattern WORDS = Pattern.compile("\\S+ \\S+ \\S.*");

  private static final ImmutableSet<String> HEADS = ImmutableSet.of("question", "ruling");

  /** One of something is no more than one, and vowels ask for another article. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![\\d,./\u2013-]|- |[Pp]layer |seat )\\b1 (?!is |as |plus )\\p{Ll}+s\\b"
              + "|\\b[Aa] (8|11|18|8\\d)\\b|\\b[Aa]n (?!8|11|18)\\d");

  /** What speaks of papers and programs is for nobody who plays. */
  private static final Pattern PAPERS =
      Pattern.compile(
          "(?i)\\b(specifi\\w+|descriptions?|described here|engine|programs?|implement\\w*|option"
              + "|house rules?|schema|parameters?|page of the deck"
              + "|you may\\. it has no effect)\\b");

  private static boolean isProse(Text text) {
    boolean head = text.place() == Place.RULING && HEADS.contains(text.words());
    return text.place() != Place.CELL && text.place() != Place.PROGRAM && !head;
  }

  /** The words of a case that hangs on the number of players are read without it. */
  private static String read(Text text) {
    return text.withoutCode().replaceAll("\\(with [^():]*: ", "(");
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void everyTextBeginsAndEndsAsASentence(Game<?, ?, ?> game) {
    assertThat(
            SheetPrint.of(game)
                .breaking(
                    text ->
                        isProse(text)
                            && !(BEGIN.matcher(read(text)).matches()
                                && END.matcher(read(text)).matches()
                                && (text.place() != Place.RULE
                                    || WORDS.matcher(read(text)).matches()))))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void everySentenceBeginsWithACapital(Game<?, ?, ?> game) {
    assertThat(
            SheetPrint.of(game)
                .breaking(
                    text -> text.place() != Place.PROGRAM && SMALL.matcher(read(text)).find()))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void numbersAgreeWithWhatTheyCount(Game<?, ?, ?> game) {
    assertThat(SheetPrint.of(game).breaking(text -> NUMBER.matcher(text.withoutCode()).find()))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void playersReadNothingOfPapersAndPrograms(Game<?, ?, ?> game) {
    assertThat(
            SheetPrint.of(game)
                .breaking(
                    text ->
                        text.place() != Place.PROGRAM
                            && text.place() != Place.EFFECT
                            && PAPERS.matcher(text.withoutCode()).find()))
        .isEmpty();
  }
}
