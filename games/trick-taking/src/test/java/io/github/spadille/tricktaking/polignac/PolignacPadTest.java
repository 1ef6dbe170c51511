package io.github.spadille.tricktaking.polignac;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.subject.Setups;
import io.github.spadille.tricktaking.TrickMove;
import java.util.Map;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class PolignacPadTest {
  private static final int MOST_HANDS = 40;

  private static ScorePad pad(int seats, Map<String, String> options) {
    return Polignac.GAME.rules(seats, options).scorePad().orElseThrow();
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
  @Covers({"POL-11", "POL-12", "POL-13", "POL-14", "POL-16"})
  void scoresAsTheGameDoes(RepetitionInfo repetition) {
    RandomSource random = RandomSource.seeded(repetition.getCurrentRepetition());
    Setup<PolignacState, TrickMove> setup = Setups.random(Polignac.GAME, random);
    Rules<PolignacState, TrickMove> rules = setup.rules();
    ScorePad pad = rules.scorePad().orElseThrow();
    PolignacState state = rules.start();
    while (!state.turn().isOver() && state.handNumber() < MOST_HANDS) {
      TrickMove move =
          state.turn().isChance()
              ? rules.chance(state, random)
              : rules.legalMoves(state).get(random.nextInt(rules.legalMoves(state).size()));
      for (Stage<PolignacState> stage : rules.stages(state, move)) {
        if (stage.name().equals("hand-scored")) {
          assertThat(pad.dealer()).isEqualTo(state.hand().dealer());
          pad = entered(pad, stage.state());
        }
      }
      state = rules.apply(state, move);
      assertThat(pad.state().sheet()).as("%s", setup).isEqualTo(state.sheet());
    }
    assertThat(pad.question().isEmpty()).isEqualTo(state.turn().isOver());
    assertThat(pad.state().outcome()).isEqualTo(state.outcome());
  }

  private static ScorePad entered(ScorePad pad, PolignacState played) {
    int hand = pad.state().handNumber();
    ScorePad after = pad;
    while (after.question().isPresent() && after.state().handNumber() == hand) {
      after = after.answer(fact(after.question().get(), played));
    }
    return after;
  }

  private static int fact(PadQuestion question, PolignacState played) {
    int seats = played.sheet().seats();
    return switch (question.phrase().key()) {
      case "pad.capot" -> played.announcer();
      case "pad.all-tricks" ->
          played.cards().tricks().get(played.announcer()) == played.cards().tricks().sum() ? 1 : 0;
      default -> {
        PlayingCard jack = (PlayingCard) question.phrase().arguments().get(0);
        yield Seats.where(seats, seat -> played.cards().won(seat).contains(jack)).first();
      }
    };
  }

  @Test
  @Covers("POL-11")
  void jacksCostWhoTookThem() {
    ScorePad scored = answer(pad(4, ImmutableMap.of()), 0, 1, 1, 3);
    assertThat(scored.state().scores().toArray()).containsExactly(2, 2, 0, 1);
    assertThat(scored.dealer()).isZero();
    assertThat(scored.handSize()).isEqualTo(8);
  }

  @Test
  @Covers("POL-16")
  void capotIsMadeOrFails() {
    ScorePad pad = pad(4, ImmutableMap.of("capot", "on"));
    assertThat(answer(pad, 1, 1).state().scores().toArray()).containsExactly(5, 0, 5, 5);
    assertThat(answer(pad, 1, 0, 1, 1, 1, 1).state().scores().toArray())
        .containsExactly(0, 10, 0, 0);
    assertThat(answer(pad, Seats.NOBODY, 0, 1, 2, 3).state().scores().toArray())
        .containsExactly(2, 1, 1, 1);
  }
}
