package io.github.spadille.games.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The engine's tool box holds what several games are written with: a type that serves one game
 * stands in that game.
 *
 * <p>What core itself works with outside the tool box, such as the contract of a game, may be used
 * by one game or none. See {@link UseTable} for what it is to use a type; {@code
 * target/tool-box.txt} lists all of them.
 */
class ToolBoxTest {
  private static final ImmutableList<String> TOOL_BOX =
      ImmutableList.of(
          MainCode.LIBRARY + "engine.card",
          MainCode.LIBRARY + "engine.game",
          MainCode.LIBRARY + "engine.move",
          MainCode.LIBRARY + "engine.seat",
          MainCode.LIBRARY + "engine.state");

  @Test
  void noneServesOneGame() throws IOException {
    UseTable uses = new UseTable();
    List<String> table = new ArrayList<>();
    List<String> misplaced = new ArrayList<>();
    for (String tools : TOOL_BOX) {
      for (JavaClass type : MainCode.publicTypes(tools)) {
        table.add(uses.line(type));
        if (uses.games(type).size() < 2 && !servesCore(type)) {
          misplaced.add(uses.line(type));
        }
      }
    }
    Files.write(Path.of("target", "tool-box.txt"), table);

    assertThat(misplaced).isEmpty();
    assertThat(table).hasSizeGreaterThan(2 * TOOL_BOX.size());
  }

  /** Tells whether core uses a type outside the tool box. */
  private static boolean servesCore(JavaClass type) {
    return MainCode.CLASSES.stream()
        .filter(MainCode::isOfCore)
        .filter(user -> !TOOL_BOX.contains(user.getPackageName()))
        .anyMatch(user -> MainCode.used(user).contains(type));
  }
}
