package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players call a thing is found in the rule that tells of it. */
class PlayersWordsTest {
  @ParameterizedTest
  @CsvSource({
    "tute, las cuarenta, TUT-21",
    "tute, las veinte, TUT-21",
    "tute, baza, TUT-17",
    "five-hundred, bird, FIV-9",
    "five-hundred, no-ies, FIV-16",
    "five-hundred, lay-down misère, FIV-18",
    "five-hundred, Lay-down misere, FIV-18",
    "canasta, clean canasta, CAN-24",
    "canasta, dirty canasta, CAN-24",
    "thirteen, tiến lên, THI-5",
    "thirteen, tien len, THI-5",
    "thirteen, TIẾN LÊN, THI-5",
    "fan-tan, Stops, FAN-9",
    "fan-tan, Parliament, FAN-9",
    "i-doubt-it, B.S., IDI-10",
    "i-doubt-it, Cheat, IDI-10",
    "crates, Cooper, CRT-33",
    "crates, 2-sequence, CRT-22",
    "superfecta, ticket, SUP-33",
  })
  void aWordIsFoundInItsRule(String id, String word, String ruleId) {
    assertThat(inForce(Catalog.load().game(id)).search(word)).extracting(Rule::id).contains(ruleId);
  }

  private static <O> Rulebook inForce(Game<?, ?, O> game) {
    int seats = game.defaultSeats();
    O defaults = game.options().parse(ImmutableMap.of(), seats);
    return game.rulebook().inForce(game.inForce(defaults, seats));
  }
}
