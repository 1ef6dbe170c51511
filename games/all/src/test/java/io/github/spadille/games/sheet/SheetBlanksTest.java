package io.github.spadille.games.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.Covers;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Blanks and punctuation of sheets stand where they are to, whatever falls out between words. */
@Tag("sweep")
class SheetBlanksTest {
  /**
   * Two blanks, one before punctuation or within brackets, or none after punctuation that is not
   * the point between initials, such as B.S.
   */
  private static final Pattern BLANKS =
      Pattern.compile(
          "\\S {2,}\\S| [.,;:!?)]|\\( "
              + "|(?<!\\b\\p{Lu}(?=\\.\\p{Lu}\\.))[.,;:!?][\\p{L}(\u25c6]"
              + "|\\)[\\p{Ll}\u25c6]|\\d,(?!\\d{3}\\b)\\d"
              + "|\u25c6[\\p{L}\\d(]|[\\p{L}\\d]\u25c6");

  /** Signs that cannot follow each other, and brackets with nothing in them. */
  private static final Pattern SIGNS =
      Pattern.compile(
          "\\(\\)|(\\(with [^()]*)\\) \\1: |\\([.,;:]|\\(with [^()]*:\\)"
              + "|[{}]|[.,;:][.,;:]|^[.,;:)]");

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void oneBlankStandsBetweenWordsAndNoneBeforePunctuation(Game<?, ?, ?> game) {
    assertThat(SheetPrint.of(game).breaking(text -> BLANKS.matcher(text.withoutCode()).find()))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void noBracketIsEmptyAndNoPunctuationDoubled(Game<?, ?, ?> game) {
    assertThat(SheetPrint.of(game).breaking(text -> SIGNS.matcher(text.withoutCode()).find()))
        .isEmpty();
  }
}
