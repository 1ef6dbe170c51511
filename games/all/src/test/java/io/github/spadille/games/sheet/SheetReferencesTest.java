package io.github.spadille.games.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.Covers;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules that a sheet names can be found on it. */
@Tag("sweep")
class SheetReferencesTest {
  private static final Pattern RANGE =
      Pattern.compile("([A-Z]{3})-(\\d+)([a-z]?) to ([A-Z]{3})-(\\d+)([a-z]?)");

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void everyRuleThatIsNamedIsPrinted(Game<?, ?, ?> game) {
    assertThat(SheetPrint.of(game).unresolved()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-10")
  void rangesOfRulesAscend(Game<?, ?, ?> game) {
    assertThat(SheetPrint.of(game).breaking(text -> !rangesAscend(text.words()))).isEmpty();
  }

  private static boolean rangesAscend(String words) {
    return RANGE
        .matcher(words)
        .results()
        .allMatch(
            range ->
                range.group(1).equals(range.group(4))
                    && place(range.group(2), range.group(3))
                            .compareTo(place(range.group(5), range.group(6)))
                        < 0);
  }

  private static String place(String number, String letter) {
    return Strings.padStart(number, 3, '0') + letter;
  }
}
