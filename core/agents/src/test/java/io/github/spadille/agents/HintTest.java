package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.words.Phrase;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HintTest {
  private static final Ismcts AGENT = Ismcts.of(Budget.ofIterations(2_000));

  private static List<Hint<Stones.Take>> hints(int stones) {
    Match<Stones.State, Stones.Take> match = Stones.match(stones);
    return Hint.of(match.observe(0), AGENT, RandomSource.seeded(1));
  }

  @Test
  void theBestMoveStandsFirstWithWhatItPromises() {
    List<Hint<Stones.Take>> hints = hints(6);
    assertThat(hints).hasSize(3);
    assertThat(hints.get(0).move().stones()).isEqualTo(2);
    assertThat(hints.get(0).expected()).isPositive();
    assertThat(hints.get(1).expected()).isLessThan(hints.get(0).expected());
    assertThat(hints.get(0).error()).isBetween(0.0, 0.1);
    assertThat(hints)
        .isSortedAccordingTo(
            (a, b) -> Double.compare(b.expected() - b.error(), a.expected() - a.error()));
    assertThat(hints.stream().mapToDouble(Hint::share).sum()).isBetween(0.999, 1.001);
  }

  @Test
  void theFirstHintIsWhatTheAgentPlays() {
    for (int stones = 2; stones < 12; stones++) {
      Stones.Take played = AGENT.choose(Stones.match(stones).observe(0), RandomSource.seeded(1));
      assertThat(hints(stones).get(0).move()).isEqualTo(played);
    }
  }

  @Test
  void whoMayNotMoveGetsNone() {
    assertThatThrownBy(() -> Hint.of(Stones.match(3).observe(1), AGENT, RandomSource.seeded(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 1 has no move");
  }

  @Test
  void aRuleOfThumbSaysWhy() {
    RulesOfThumb<Stones.State, Stones.Take> thumbs =
        new RulesOfThumb<>() {
          @Override
          public int weight(Stones.State state, Stones.Take move) {
            return 1;
          }

          @Override
          public Optional<Phrase> reason(Stones.State state, Stones.Take move) {
            boolean good = state.stones() - move.stones() == 4;
            return good ? Optional.of(Phrase.of("thumb.four")) : Optional.empty();
          }
        };
    List<Hint<Stones.Take>> hints =
        Hint.of(Stones.match(6, thumbs).observe(0), AGENT, RandomSource.seeded(1));
    assertThat(hints.get(0).reason()).contains(Phrase.of("thumb.four"));
    assertThat(hints.get(1).reason()).isEmpty();
  }
}
