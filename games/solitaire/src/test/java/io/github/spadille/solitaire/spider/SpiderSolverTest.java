package io.github.spadille.solitaire.spider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.solitaire.spider.SpiderSolution.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpiderSolverTest {
  private static Match<SpiderState, SpiderMove> dealt(long seed, Map<String, String> options) {
    return Match.start(Spider.GAME.setup(1, options)).resolveChance(Dealer.seeded(seed));
  }

  private static void assertSolved(long seed, Map<String, String> options) {
    Match<SpiderState, SpiderMove> match = dealt(seed, options);
    SpiderSolver solver = SpiderSolver.of(Spider.GAME.options().parse(options, 1));
    SpiderSolution found = solver.solve(match.state());
    assertThat(found.verdict()).as("seed %s, %s", seed, options).isEqualTo(Verdict.SOLVED);
    for (SpiderMove move : found.moves()) {
      match = match.play(move);
    }
    assertThat(match.state().outcome().map(Outcome::kind)).contains(Outcome.Kind.WON);
    assertThat(found.runs()).isEqualTo(8);
  }

  @Test
  void whatIsSolvedWinsWhenItIsPlayed() {
    for (long seed = 1; seed <= 5; seed++) {
      assertSolved(seed, ImmutableMap.of("suits", "1"));
    }
  }

  @Test
  void dealsOfFourSuitsAreSolvedToo() {
    for (long seed : new long[] {106, 109, 110}) {
      assertSolved(seed, ImmutableMap.of());
    }
  }

  @Test
  void theHouseRulesAreKept() {
    for (String deal : List.of("off", "on", "never")) {
      assertSolved(1, ImmutableMap.of("suits", "1", "deal-with-empty", deal));
    }
    assertSolved(1, ImmutableMap.of("suits", "1", "removal", "manual"));
  }

  @Test
  void theStateMayBeAnyOfAGame() {
    SpiderState last = SpiderLayout.of("", 7, 100, "Ks Qs Js Ts 9s 8s 7s | 2s As", "6s 5s 4s 3s");
    SpiderSolution found = SpiderSolver.of(SpiderOptions.defaults()).solve(last);
    assertThat(found.verdict()).isEqualTo(Verdict.SOLVED);
    assertThat(found.moves()).isNotEmpty();
    assertThat(found.runs()).isEqualTo(8);
  }

  @Test
  void aLayoutWithoutAWayIsProvenImpossible() {
    // Nothing but the aces can be moved, from two to two.
    SpiderState stuck =
        SpiderLayout.of(
            "", 6, 0, "Kh As", "Kd Ah", "2c 4d", "2d 4c", "8c 6d", "8d 6c", "Jc 8h", "Tc 8s",
            "Kc 6h", "Ks 6s");
    SpiderSolution found = SpiderSolver.of(SpiderOptions.defaults()).solve(stuck);
    assertThat(found.verdict()).isEqualTo(Verdict.IMPOSSIBLE);
    assertThat(found.moves()).isEmpty();
    assertThat(found.runs()).isEqualTo(6);
  }

  @Test
  void aSearchEndsWithItsBudget() {
    SpiderState state = dealt(1, ImmutableMap.of()).state();
    SpiderSolution few = SpiderSolver.of(SpiderOptions.defaults()).withLayouts(100).solve(state);
    assertThat(few.verdict()).isEqualTo(Verdict.GIVEN_UP);
    assertThat(few.layouts()).isEqualTo(100);

    SpiderSolution brief =
        SpiderSolver.of(SpiderOptions.defaults()).withTime(Duration.ofNanos(1)).solve(state);
    assertThat(brief.verdict()).isEqualTo(Verdict.GIVEN_UP);
    assertThat(brief.layouts()).isZero();
  }

  @Test
  void whatIsOverNeedsNoSearch() {
    Match<SpiderState, SpiderMove> match = dealt(1, ImmutableMap.of()).play(0, "resign");
    assertThat(SpiderSolver.of(SpiderOptions.defaults()).solve(match.state()).verdict())
        .isEqualTo(Verdict.IMPOSSIBLE);
  }

  @Test
  void whatCannotBeSearchedIsRefused() {
    SpiderSolver solver = SpiderSolver.of(SpiderOptions.defaults());
    SpiderState undealt = Spider.GAME.rules().start();
    assertThatThrownBy(() -> solver.solve(undealt))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("nothing is dealt yet");
    assertThatThrownBy(() -> solver.withLayouts(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 layouts; expected 1 or more");
    assertThatThrownBy(() -> solver.withTime(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("more than none");
  }
}
