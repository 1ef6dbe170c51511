package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchCommandTest {
  @Test
  void tellsTheSpeedOfTheGamesNamed() {
    Run run = Run.of("bench", "oh-hell", "scopa", "--seconds", "0.01");

    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).hasSize(4);
    assertThat(run.lines().get(0)).isEqualTo("game     decisions/s  B/decision");
    assertThat(run.lines().get(2)).matches("oh-hell +[0-9,]+ +[0-9]+");
    assertThat(run.lines().get(3)).matches("scopa +[0-9,]+ +[0-9]+");
  }

  @Test
  void withoutNamesTellsAboutEveryGame() {
    List<String> ids = Catalog.load().games().stream().map(Game::id).toList();
    Run run = Run.of("bench", "--seconds", "0.001");

    assertThat(run.lines()).hasSize(2 + ids.size());
    assertThat(run.out()).contains(ids);
  }

  @Test
  void wrongWordsAreRefused() {
    assertThat(Run.of("bench", "scopaa").err()).contains("scopa");
    assertThat(Run.of("bench", "scopaa").exitCode()).isEqualTo(2);
    assertThat(Run.of("bench", "--seconds", "0").err()).contains("--seconds 0.0; expected more");
  }
}
