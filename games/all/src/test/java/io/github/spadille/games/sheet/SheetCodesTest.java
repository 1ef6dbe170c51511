package io.github.spadille.games.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.games.sheet.SheetPrint.Place;
import io.github.spadille.games.sheet.SheetPrint.Text;
import io.github.spadille.testkit.Covers;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Players read words on sheets, no names of files and no values of code. */
@Tag("sweep")
class SheetCodesTest {
  private static final Pattern FILE =
      Pattern.compile("[\\w-]+\\.(md|tsv|properties|java|json|txt)\\b");
  private static final Pattern CODED =
      Pattern.compile("T[\u2660\u2665\u2666\u2663]|\\b9,? T\\b|\\bT,? J\\b|\\bT first|\\bX[12]\\b");
  private static final Pattern CODE = Pattern.compile("`([^`]*)`");
  private static final Pattern CARDS =
      Pattern.compile("([2-9ATJQK]|1[123])[shdc]'?( ([2-9ATJQK]|1[123])[shdc]'?)*");

  private static boolean isForPlayers(Text text) {
    return text.place() != Place.PROGRAM;
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void noFileIsNamed(Game<?, ?, ?> game) {
    assertThat(SheetPrint.of(game).breaking(text -> FILE.matcher(text.words()).find())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void cardsAreWrittenAsPeopleWriteThem(Game<?, ?, ?> game) {
    assertThat(
            SheetPrint.of(game)
                .breaking(text -> isForPlayers(text) && CODED.matcher(text.words()).find()))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void codeIsCards(Game<?, ?, ?> game) {
    assertThat(
            SheetPrint.of(game)
                .breaking(
                    text ->
                        isForPlayers(text)
                            && CODE.matcher(text.words())
                                .results()
                                .anyMatch(code -> !CARDS.matcher(code.group(1)).matches())))
        .isEmpty();
  }
}
