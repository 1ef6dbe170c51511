package io.github.spadille.fishing.cassino;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.subject.Setups;
import java.util.Map;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class CassinoPadTest {
  private static final int ANA = 0;
  private static final int BO = 1;

  private static ScorePad pad(int seats, Map<String, String> options) {
    return Cassino.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad answer(ScorePad pad, int... answers) {
    ScorePad after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  /** The law of the pad: with the facts of a hand it gives the points that the game gives. */
  @RepeatedTest(60)
  @Covers({"CAS-34", "CAS-35", "CAS-36", "CAS-37", "CAS-38", "CAS-39"})
  void scoresAsTheGameDoes(RepetitionInfo repetition) {
    RandomSource random = RandomSource.seeded(repetition.getCurrentRepetition());
    Setup<CassinoState, CassinoMove> setup = Setups.random(Cassino.GAME, random);
    Rules<CassinoState, CassinoMove> rules = setup.rules();
    ScorePad pad = rules.scorePad().orElseThrow();
    CassinoState state = rules.start();
    while (!state.turn().isOver()) {
      CassinoMove move =
          state.turn().isChance()
              ? rules.chance(state, random)
              : rules.legalMoves(state).get(random.nextInt(rules.legalMoves(state).size()));
      for (Stage<CassinoState> stage : rules.stages(state, move)) {
        if (stage.name().equals("hand-scored")) {
          assertThat(pad.dealer()).isEqualTo(state.hand().dealer());
          pad = entered(pad, stage.state());
        }
      }
      state = rules.apply(state, move);
      assertThat(pad.state().sheet()).as("%s", setup).isEqualTo(state.sheet());
    }
    assertThat(pad.question()).isEmpty();
    assertThat(pad.state().outcome()).isEqualTo(state.outcome());
  }

  private static ScorePad entered(ScorePad pad, CassinoState played) {
    int hand = pad.state().handNumber();
    ScorePad after = pad;
    while (after.question().isPresent() && after.state().handNumber() == hand) {
      after = after.answer(fact(after.question().get(), played));
    }
    return after;
  }

  private static int fact(PadQuestion question, CassinoState played) {
    CassinoCounts counts = CassinoCounts.of(played);
    Object about =
        question.phrase().arguments().isEmpty() ? 1 : question.phrase().arguments().get(0);
    int side = about instanceof Seats seats ? seats.first() : Seats.NOBODY;
    return switch (question.phrase().key()) {
      case "pad.cards" -> counts.cards().get(side);
      case "pad.spades" -> counts.spades().get(side);
      case "pad.holder" -> counts.holders().get(CassinoCounts.SCORING.indexOf(about));
      default -> {
        int sweep = (int) about;
        yield sweep > counts.sweeps().length() ? Seats.NOBODY : counts.sweeps().get(sweep - 1);
      }
    };
  }

  @Test
  @Covers({"CAS-34", "CAS-35", "CAS-36"})
  void aHandIsCounted() {
    ScorePad scored =
        answer(
            pad(2, ImmutableMap.of()), 30, 22, 6, 7, ANA, BO, BO, ANA, ANA, BO, BO, Seats.NOBODY);
    assertThat(scored.state().scores().toArray()).containsExactly(7, 5);
    assertThat(scored.dealer()).isEqualTo(ANA);
    assertThat(scored.handSize()).isEqualTo(4);
  }

  @Test
  @Covers("CAS-34")
  void sweepsThatDoNotScoreAreNotAsked() {
    ScorePad pad = pad(4, ImmutableMap.of("sweeps", "off"));
    assertThat(pad.question().orElseThrow().phrase().arguments()).containsExactly(Seats.of(0, 2));
    ScorePad scored = answer(pad, 26, 26, 7, 6, 2, 2, 2, 2, 2, 3);
    assertThat(scored.state().scores().toArray()).containsExactly(7, 1, 7, 1);
  }

  @Test
  @Covers({"CAS-16", "CAS-33"})
  void whatCannotBeIsRefused() {
    ScorePad pad = pad(2, ImmutableMap.of());
    assertThat(answer(pad, 0).refusal(51)).contains(Refusal.of("CAS-33", "rest", 52));
    ScorePad counted = answer(pad, 51, 1, 13, 0, BO);
    assertThat(counted.refusal(BO))
        .contains(Refusal.of("CAS-34", "not-won", CassinoCounts.SCORING.get(1)));
    assertThat(answer(counted, ANA, ANA).refusal(BO)).isPresent();
    assertThat(answer(counted, ANA, ANA, ANA, ANA, ANA).refusal(BO))
        .contains(Refusal.of("CAS-16", "cards", 1));
    assertThat(answer(pad, 0, 0).state().handNumber()).isEqualTo(2);
  }
}
