package io.github.spadille.games.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What stands in the root of a family is shared: a type that one game uses stands in that game, so
 * that whoever reads the game has its parts at hand.
 *
 * <p>A type that only other types of the root use serves no game and need not be public. See {@link
 * UseTable} for what it is to use a type; {@code target/root-types.txt} lists all of them.
 */
class RootTypesTest {
  /** The deck of Cantor's Comb is for whoever makes a game with it, as playing cards are. */
  private static final ImmutableSet<String> CARDS_OF_A_DECK =
      ImmutableSet.of(
          "Answer",
          "CombCard",
          "CombCards",
          "CombDeck",
          "CombFace",
          "CombSheets",
          "Element",
          "Spectra",
          "SpectralColour",
          "Spectrum",
          "SpectrumStrip",
          "ZenerSymbol");

  @Test
  void eachServesTwoGames() throws IOException {
    UseTable uses = new UseTable();
    List<String> table = new ArrayList<>();
    List<String> misplaced = new ArrayList<>();
    for (String root : MainCode.ROOTS) {
      for (JavaClass type : MainCode.publicTypes(root)) {
        table.add(uses.line(type));
        if (uses.games(type).size() < 2 && !isExempt(type)) {
          misplaced.add(uses.line(type));
        }
      }
    }
    Files.write(Path.of("target", "root-types.txt"), table);

    assertThat(misplaced).isEmpty();
    assertThat(table).hasSizeGreaterThan(MainCode.ROOTS.size() + CARDS_OF_A_DECK.size());
  }

  private static boolean isExempt(JavaClass type) {
    return MainCode.isListOfGames(type) || CARDS_OF_A_DECK.contains(type.getSimpleName());
  }
}
