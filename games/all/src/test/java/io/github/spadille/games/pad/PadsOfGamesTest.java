package io.github.spadille.games.pad;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.games.OptionChoices;
import io.github.spadille.games.OptionChoices.Choice;
import io.github.spadille.testkit.law.Effort;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.law.Verdicts;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The score pad of every game that has one, under every value of every option. */
class PadsOfGamesTest {
  private static final Effort FEW = Effort.ofGames(4);

  static List<Game<?, ?, ?>> games() {
    return OptionChoices.games().stream()
        .filter(game -> game.rules().scorePad().isPresent())
        .toList();
  }

  static Stream<Choice> choices() {
    return games().stream().flatMap(game -> OptionChoices.of(game).stream());
  }

  @Test
  void theGamesThatHaveOne() {
    assertThat(games())
        .extracting(Game::id)
        .containsExactlyInAnyOrder(
            "canadian-salad",
            "canasta",
            "cassino",
            "five-hundred",
            "oh-hell",
            "polignac",
            "scopa",
            "tute");
  }

  @ParameterizedTest
  @MethodSource("games")
  void followsTheGameWithEveryNumberOfPlayers(Game<?, ?, ?> game) {
    game.seatCounts().forEach(seats -> follows(game, seats, ImmutableMap.of()));
  }

  @Tag("sweep")
  @ParameterizedTest
  @MethodSource("choices")
  void followsTheGameUnderEveryOption(Choice choice) {
    ImmutableMap<String, String> options =
        Stream.concat(Stream.of(ImmutableMap.<String, String>of()), OptionChoices.beside(choice))
            .map(beside -> OptionChoices.both(choice.options(), beside))
            .filter(both -> OptionChoices.seats(choice.game(), both).isPresent())
            .findFirst()
            .orElseThrow();
    for (int seats : choice.game().seatCounts()) {
      if (OptionChoices.isPossible(choice.game(), options, seats)) {
        follows(choice.game(), seats, options);
      }
    }
  }

  private static <S extends GameState, M extends Move> void follows(
      Game<S, M, ?> game, int seats, ImmutableMap<String, String> options) {
    Setup<S, M> setup = game.setup(seats, options);
    Subject<S, M, ?> subject = Subject.of(game, Secrets.hidden("hand").fromOthers());
    Verdicts verdicts = Verdicts.of(subject, setup, ImmutableList.of(Laws.PADS_FOLLOW), FEW);
    assertThat(verdicts.of(Laws.PADS_FOLLOW)).as("%s", setup).isEmpty();
  }
}
