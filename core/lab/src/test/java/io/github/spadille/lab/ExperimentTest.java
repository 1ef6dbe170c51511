package io.github.spadille.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExperimentTest {
  private static final RuleSet HOOK = RuleSet.of(ImmutableMap.of("dealer-bid", "hook"));
  private static final RuleSet USUAL = RuleSet.of(ImmutableMap.of());

  @Test
  void everyDealIsPlayedByAllRulesAtAllSeats() {
    Experiment experiment =
        Experiment.of("oh-hell", 4)
            .with(USUAL, HOOK)
            .withAgents("hard", "easy", "easy", "easy")
            .withDeals(3);

    assertThat(experiment.rotations()).isEqualTo(4);
    assertThat(experiment.games()).isEqualTo(3 * 4 * 2);
    Set<Experiment.Place> places = new HashSet<>();
    for (long number = 0; number < experiment.games(); number++) {
      places.add(experiment.place(number));
      assertThat(experiment.place(number).deal()).isEqualTo(number / 8);
    }
    assertThat(places).hasSize(24);
    assertThat(experiment.agentsAt(1)).containsExactly("easy", "hard", "easy", "easy");
  }

  @Test
  void agentsThatSitAsAtFirstAreNotTurnedOn() {
    assertThat(Experiment.of("oh-hell", 4).rotations()).isEqualTo(1);
    assertThat(
            Experiment.of("five-hundred", 4).withAgents("hard", "easy", "hard", "easy").rotations())
        .isEqualTo(2);
  }

  @Test
  void saysWhatIsWrong() {
    Experiment experiment = Experiment.of("oh-hell", 4);
    assertThatThrownBy(() -> Experiment.of("oh-hell", 0)).hasMessage("0 seats; expected 1 to 100");
    assertThatThrownBy(() -> experiment.withAgents("easy", "easy"))
        .hasMessage("2 agents for 4 seats");
    assertThatThrownBy(() -> experiment.withAgents("eazy"))
        .hasMessageContaining("unknown agent eazy");
    assertThatThrownBy(() -> experiment.withAgents("ismcts:time=50ms"))
        .hasMessage(
            "agent ismcts:time=50ms: time=... gives another game each time; expected iterations="
                + " or moves=");
    assertThatThrownBy(() -> experiment.with(USUAL, USUAL))
        .hasMessage("[usual, usual]; expected each name of rules once");
    assertThatThrownBy(() -> experiment.with()).hasMessage("0 sets of rules; expected 1 to 100");
    assertThatThrownBy(() -> experiment.withDeals(0))
        .hasMessage("0 deals; expected 1 to 1000000000000");
    assertThatThrownBy(() -> experiment.withMoveLimit(0))
        .hasMessage("a limit of 0 moves; expected 1 or more");
    assertThatThrownBy(() -> experiment.place(100)).hasMessage("game 100; expected 0 to 99");
    assertThatThrownBy(() -> experiment.place(-1)).hasMessage("game -1; expected 0 to 99");
  }

  @Test
  void rulesAreNamedByTheirOptions() {
    assertThat(USUAL.name()).isEqualTo("usual");
    assertThat(HOOK.name()).isEqualTo("dealer-bid=hook");
    assertThat(RuleSet.of(ImmutableMap.of("a", "1,2", "b", "\"")).name()).isEqualTo("a=1_2+b=_");
    for (String name : new String[] {"", "-x", "a,b", "a b", "a\nb", "x".repeat(81)}) {
      assertThatThrownBy(() -> new RuleSet(name, ImmutableMap.of()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("the name " + name + " of rules; expected up to 80 letters");
    }
  }

  @Test
  void rulesAreReadAsTheyAreNamed() {
    RuleSet both = RuleSet.of(ImmutableMap.of("dealer-bid", "hook", "tie", "shared"));
    assertThat(RuleSet.parse("dealer-bid=hook+tie=shared")).isEqualTo(both);
    assertThat(RuleSet.parse(both.name())).isEqualTo(both);
    assertThat(RuleSet.parse("h:dealer-bid=hook+tie=shared"))
        .isEqualTo(new RuleSet("h", both.options()));
    assertThat(RuleSet.parse("usual")).isEqualTo(RuleSet.of(ImmutableMap.of()));
    assertThat(RuleSet.parse("base:usual")).isEqualTo(new RuleSet("base", ImmutableMap.of()));
    assertThatThrownBy(() -> RuleSet.parse("tie=shared+tie=one-card"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("rules tie=shared+tie=one-card; expected tie once");
    for (String wrong : new String[] {"", "hook", "=x", "a=b+"}) {
      assertThatThrownBy(() -> RuleSet.parse(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("rules " + wrong + "; expected usual or KEY=VALUE+KEY=VALUE");
    }
  }
}
