package io.github.spadille.fishing.scopa;

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

class ScopaPadTest {
  private static final int ANA = 0;
  private static final int BO = 1;

  private static ScorePad pad(int seats, Map<String, String> options) {
    return Scopa.GAME.rules(seats, options).scorePad().orElseThrow();
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
  @Covers({"SCO-25", "SCO-26", "SCO-27", "SCO-28", "SCO-31", "SCO-32", "SCO-33", "SCO-34"})
  void scoresAsTheGameDoes(RepetitionInfo repetition) {
    RandomSource random = RandomSource.seeded(repetition.getCurrentRepetition());
    Setup<ScopaState, ScopaMove> setup = Setups.random(Scopa.GAME, random);
    Rules<ScopaState, ScopaMove> rules = setup.rules();
    ScorePad pad = rules.scorePad().orElseThrow();
    ScopaState state = rules.start();
    while (!state.turn().isOver()) {
      ScopaMove move =
          state.turn().isChance()
              ? rules.chance(state, random)
              : rules.legalMoves(state).get(random.nextInt(rules.legalMoves(state).size()));
      for (Stage<ScopaState> stage : rules.stages(state, move)) {
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

  private static ScorePad entered(ScorePad pad, ScopaState played) {
    int hand = pad.state().handNumber();
    ScorePad after = pad;
    while (after.question().isPresent() && after.state().handNumber() == hand) {
      after = after.answer(fact(after.question().get(), played));
    }
    return after;
  }

  private static int fact(PadQuestion question, ScopaState played) {
    ScopaCounts counts = ScopaCounts.of(played);
    Object about =
        question.phrase().arguments().isEmpty() ? 1 : question.phrase().arguments().get(0);
    int side = about instanceof Seats seats ? seats.first() : Seats.NOBODY;
    return switch (question.phrase().key()) {
      case "pad.cards" -> counts.cards().get(side);
      case "pad.diamonds" -> counts.diamonds().get(side);
      case "pad.primiera" -> counts.primiera().get(side);
      case "pad.sette-bello" ->
          Seats.where(counts.cards().size(), each -> counts.setteBello().get(each) == 1).first();
      default -> {
        int sweep = (int) about;
        yield sweep > counts.sweeps().length() ? Seats.NOBODY : counts.sweeps().get(sweep - 1);
      }
    };
  }

  @Test
  @Covers({"SCO-19", "SCO-28", "SCO-29", "SCO-30"})
  void aHandIsCounted() {
    ScorePad scored =
        answer(pad(2, ImmutableMap.of()), 21, 19, 4, 6, BO, 78, 0, ANA, ANA, Seats.NOBODY);
    assertThat(scored.state().scores().toArray()).containsExactly(4, 2);
    assertThat(scored.dealer()).isEqualTo(ANA);
    assertThat(scored.handSize()).isEqualTo(3);
  }

  @Test
  @Covers("SCO-26")
  void partnersHaveOneCount() {
    ScorePad pad = pad(4, ImmutableMap.of());
    assertThat(pad.question().orElseThrow().phrase().arguments()).containsExactly(Seats.of(0, 2));
    ScorePad scored = answer(pad, 30, 10, 10, 0, 2, 70, 0, 3, Seats.NOBODY);
    assertThat(scored.state().scores().toArray()).containsExactly(4, 1, 4, 1);
  }

  @Test
  @Covers("SCO-24")
  void whatCannotBeIsRefused() {
    ScorePad pad = pad(2, ImmutableMap.of());
    assertThat(answer(pad, 40).question().orElseThrow())
        .returns(0, PadQuestion::lowest)
        .returns(0, PadQuestion::highest);
    assertThat(answer(pad, 0).refusal(39)).contains(Refusal.of("SCO-24", "rest", 40));
    assertThat(answer(pad, 37, 3).question().orElseThrow())
        .returns(7, PadQuestion::lowest)
        .returns(10, PadQuestion::highest);
    ScorePad counted = answer(pad, 37, 3, 10, 0);
    assertThat(counted.refusal(BO)).contains(Refusal.of("SCO-29", "no-diamond"));
    assertThat(answer(counted, ANA).refusal(39)).contains(Refusal.of("SCO-30", "below", 40));
    assertThat(answer(counted, ANA, 40, 0, BO).refusal(BO))
        .contains(Refusal.of("SCO-19", "cards", 3));
  }

  @Test
  @Covers("SCO-24")
  void aHandWithoutACaptureScoresNothing() {
    ScorePad scored = answer(pad(2, ImmutableMap.of()), 0, 0);
    assertThat(scored.state().scores().toArray()).containsExactly(0, 0);
    assertThat(scored.state().handNumber()).isEqualTo(2);
  }
}
