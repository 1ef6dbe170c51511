package io.github.spadille.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExperimentTextTest {
  @Test
  void aTextIsAnExperiment() {
    Experiment read =
        ExperimentText.read(
            """
            game: oh-hell
            seats: 4
            agents: [hard, easy, easy, easy]
            seed: -7
            deals: 1000
            plays: hands
            move-limit: 5000
            rules:
              usual: {}
              hook: {dealer-bid: hook, first-size: 4, made: true}
            """);

    assertThat(read)
        .isEqualTo(
            Experiment.of("oh-hell", 4)
                .withAgents("hard", "easy", "easy", "easy")
                .withSeed(-7)
                .withDeals(1000)
                .byHands()
                .withMoveLimit(5000)
                .with(
                    RuleSet.of(ImmutableMap.of()),
                    new RuleSet(
                        "hook",
                        ImmutableMap.of("dealer-bid", "hook", "first-size", "4", "made", "true"))));
    assertThat(ExperimentText.line(read)).doesNotContain("\n");
    assertThat(ExperimentText.read(ExperimentText.line(read))).isEqualTo(read);
  }

  @Test
  void whatIsNotSaidIsUsual() {
    assertThat(ExperimentText.read("{game: scopa, seats: 2}")).isEqualTo(Experiment.of("scopa", 2));
    for (String agents : new String[] {"easy", "[easy]", "[easy, easy]"}) {
      assertThat(ExperimentText.read("{game: x, seats: 2, agents: " + agents + "}").agents())
          .containsExactly("easy", "easy");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seats: 4 | game is missing; expected the name of a game",
        "game: x | seats is missing; expected a number",
        "{game: x, seats: four} | seats: \"four\"; expected a whole number of 0 to 100",
        "{game: x, seats: 2.5} | seats: 2.5; expected a whole number of 0 to 100",
        "{game: x, seats: 0} | 0 seats; expected 1 to 100",
        "{game: x, seats: 99999999999999999999} | seats: 99999999999999999999; expected a whole",
        "{game: [x], seats: 2} | game: [\"x\"]; expected a text",
        "{game: x, seats: 2, seat: 3} | seat: no field of an experiment; expected game, seats,",
        "{game: x, seats: 2, plays: tricks} | plays: tricks; expected hands or games",
        "{game: x, seats: 2, agents: []} | agents: []; expected one or one for each seat",
        "{game: x, seats: 2, agents: [easy, 3]} | unknown agent 3",
        "{game: x, seats: 2, rules: hook} | rules: \"hook\"; expected names, each with its options",
        "{game: x, seats: 2, rules: {a: 3}} | rules a: 3; expected options, or {} for the usual",
        "{game: x, seats: 2, rules: {a: {b: []}}} | rules a b: []; expected a text",
        "{game: x, seats: 2, rules: {}} | 0 sets of rules; expected 1 to 100",
        "{game: x, seats: 2, game: y} | no experiment: line 1: Duplicate field 'game'",
        "[1, 2] | no experiment; expected fields game, seats, agents",
        "{game | no experiment: line 1:",
      })
  void saysWhatIsWrong(String text, String message) {
    assertThatThrownBy(() -> ExperimentText.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# nothing", "---\n---\n", "null"})
  void nothingIsNoExperiment(String text) {
    assertThatThrownBy(() -> ExperimentText.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no experiment");
  }

  @Test
  void hostileTextsAreRefusedSoon() {
    String deep = "[".repeat(5000);
    String bomb = "a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\ngame: x\nseats: 2\n";
    for (String text : new String[] {deep, bomb, "x".repeat(ExperimentText.MOST + 1)}) {
      assertThatThrownBy(() -> ExperimentText.read(text))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
