package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanastaPadTest {
  private static final int NOBODY = Seats.NOBODY;
  private static final int NO = 0;
  private static final int YES = 1;

  private static ScorePad<CanastaState> pad(int seats, Map<String, String> options) {
    return Canasta.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<CanastaState> answer(ScorePad<CanastaState> pad, int... answers) {
    ScorePad<CanastaState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  private static String asked(ScorePad<CanastaState> pad) {
    return pad.question().orElseThrow().phrase().key();
  }

  private static String asked(ScorePad<CanastaState> pad, int... answers) {
    return asked(answer(pad, answers));
  }

  /** Asserts what can be answered to a question. */
  private static void assertAnswers(ScorePad<CanastaState> pad, String key, int least, int most) {
    assertThat(pad.question().orElseThrow())
        .returns("pad." + key, question -> question.phrase().key())
        .returns(least, PadQuestion::lowest)
        .returns(most, PadQuestion::highest);
  }

  @Test
  @Covers({"CAN-61", "CAN-62", "CAN-63", "CAN-64", "CAN-65", "CAN-69", "CAN-71", "CAN-72"})
  void aHandIsCounted() {
    ScorePad<CanastaState> pad = pad(4, ImmutableMap.of());
    int[] outAndFirstSide = {0, NO, 205, 1, 1, 2, 65};
    ScorePad<CanastaState> scored = answer(answer(pad, outAndFirstSide), 0, 1, 80, NO);
    assertThat(scored.state().scores().toArray()).containsExactly(1240, 20, 1240, 20);
    assertThat(scored.state().handNumber()).isEqualTo(2);
    assertThat(scored.dealer()).isZero();
    assertThat(scored.handSize()).isEqualTo(11);
    ScorePad<CanastaState> against = pad(4, ImmutableMap.of("red-threes-unmelded", "minus"));
    ScorePad<CanastaState> lost = answer(answer(against, outAndFirstSide), 0, 1, 80, NO);
    assertThat(lost.state().scores().toArray()).containsExactly(1240, -180, 1240, -180);
  }

  @Test
  @Covers({"CAN-49", "CAN-51", "CAN-63", "CAN-73"})
  void twoPlayersNeedTwoCanastasAndHaveNoPenalties() {
    ScorePad<CanastaState> pad = pad(2, ImmutableMap.of());
    assertThat(pad.handSize()).isEqualTo(15);
    assertAnswers(answer(pad, 1, YES, 0, 0, 200), "melded", 70, 980);
    ScorePad<CanastaState> scored = answer(pad, 1, YES, 0, 0, 200, 300, 1, 1, 4);
    assertThat(scored.state().scores().toArray()).containsExactly(-200, 2100);
    assertThat(scored.state().handNumber()).isEqualTo(2);
  }

  @Test
  @Covers({"CAN-58", "CAN-64"})
  void nobodyNeedsToGoOut() {
    ScorePad<CanastaState> pad = pad(2, ImmutableMap.of());
    assertThat(asked(pad, NOBODY)).isEqualTo("pad.melded");
    ScorePad<CanastaState> scored = answer(pad, NOBODY, 50, 1, 0, 10, 0, 0, 100);
    assertThat(scored.state().scores().toArray()).containsExactly(540, -100);
  }

  @Test
  @Covers("CAN-28")
  void theFirstQuestionTellsTheMinimums() {
    ScorePad<CanastaState> pad = pad(2, ImmutableMap.of());
    assertThat(pad.question().orElseThrow().phrase().arguments())
        .containsExactly(Seats.of(0), 50, Seats.of(1), 50);
    ScorePad<CanastaState> next = answer(pad, 1, YES, 0, 0, 200, 300, 1, 1, 4);
    assertThat(next.question().orElseThrow().phrase().arguments())
        .containsExactly(Seats.of(0), 15, Seats.of(1), 90);
  }

  @Test
  @Covers({"CAN-13", "CAN-29"})
  void valuesOfCardsAreMultiplesOfFive() {
    ScorePad<CanastaState> melded = answer(pad(4, ImmutableMap.of()), NOBODY);
    assertThat(melded.refusal(52)).contains(Refusal.of("CAN-13", "multiple", 5));
    assertThat(melded.refusal(45)).contains(Refusal.of("CAN-29", "below", 50));
    assertThat(melded.refusal(50)).isEmpty();
    assertThat(melded.refusal(0)).isEmpty();
    ScorePad<CanastaState> left = answer(melded, 0, 0);
    assertThat(left.refusal(19)).contains(Refusal.of("CAN-13", "multiple", 5));
    assertThat(left.refusal(20)).isEmpty();
  }

  @Test
  @Covers({"CAN-13", "CAN-48", "CAN-49"})
  void whoIsNotOutHasCardsAndWhoIsOutHasACanasta() {
    ScorePad<CanastaState> pad = pad(4, ImmutableMap.of());
    assertAnswers(answer(pad, NOBODY), "melded", 0, 1160);
    assertAnswers(answer(pad, 3, NO), "melded", 0, 1115);
    assertAnswers(answer(pad, 2, NO), "melded", 50, 1165);
    assertAnswers(answer(pad, NOBODY, 0, 0), "left", 10, 1170);
    assertAnswers(answer(pad, 2, NO, 85), "natural-canastas", 0, 2);
    assertAnswers(answer(pad, 2, NO, 130, 0), "mixed-canastas", 1, 2);
  }

  @Test
  @Covers({"CAN-19", "CAN-24"})
  void canastasCannotBeWorthMoreThanTheCards() {
    ScorePad<CanastaState> pad = pad(4, ImmutableMap.of());
    assertAnswers(answer(pad, NOBODY, 105), "natural-canastas", 0, 3);
    assertAnswers(answer(pad, NOBODY, 105, 1), "mixed-canastas", 0, 1);
    assertAnswers(answer(pad, NOBODY, 700), "natural-canastas", 0, 11);
    ScorePad<CanastaState> second = answer(pad, NOBODY, 700, 6, 2, 0, 10, 400);
    assertAnswers(second, "natural-canastas", 0, 3);
    assertAnswers(answer(second, 3), "mixed-canastas", 0, 2);
  }

  @Test
  void whatCanBeOnlyOneWayIsNotAsked() {
    ScorePad<CanastaState> pad = pad(4, ImmutableMap.of());
    assertThat(asked(pad, NOBODY, 0)).isEqualTo("pad.red-threes");
    assertThat(asked(pad, NOBODY, 0, 4, 10, 0)).isEqualTo("pad.left");
    assertThat(asked(pad, 2, NO, 50, 0)).isEqualTo("pad.red-threes");
    assertThat(asked(pad(2, ImmutableMap.of()), 0, NO, 100, 2, 0)).isEqualTo("pad.melded");
  }

  @Test
  @Covers({"CAN-74", "CAN-76"})
  void penaltiesAreAskedIfThereAreSome() {
    Map<String, String> options =
        ImmutableMap.of(
            "red-threes", "by-hand", "false-take", "priced", "refused-going-out", "priced");
    ScorePad<CanastaState> charged = answer(pad(4, options), 1, NO, 0, 0, 10, 100, 2, 1, 5, YES);
    assertAnswers(charged, "red-three-in-hand", 0, 3);
    assertAnswers(answer(charged, 1), "staying-in", 0, 216);
    assertAnswers(answer(charged, 1, 2), "reach-in-vain", 0, 2);
    assertAnswers(answer(charged, 1, 2, 1), "red-three-in-hand", 0, 2);
    assertAnswers(answer(charged, 1, 2, 1, 0, 1), "out-after-no", 0, 1);
    ScorePad<CanastaState> scored = answer(charged, 1, 2, 1, 0, 1, YES, 2);
    assertThat(scored.state().scores().toArray())
        .containsExactly(-10 - 500 - 200 - 50, 995, -10 - 500 - 200 - 50, 995);
  }

  @Test
  @Covers({"CAN-79", "CAN-80"})
  void theGameEndsAtTheTarget() {
    ScorePad<CanastaState> pad = pad(2, ImmutableMap.of("target", "1000"));
    ScorePad<CanastaState> tied = answer(pad, NOBODY, 100, 2, 0, 5, 100, 2, 0, 5);
    assertThat(tied.state().scores().toArray()).containsExactly(1095, 1095);
    ScorePad<CanastaState> over = answer(tied, NOBODY, 0, 0, 5, 0, 0, 10);
    assertThat(over.question()).isEmpty();
    assertThat(over.state().outcome().orElseThrow().winners()).isEqualTo(Seats.of(0));
  }

  /** Whatever is answered, what is asked next can be answered, too. */
  @ParameterizedTest
  @CsvSource({"2, 1", "2, 2", "4, 1", "4, 2"})
  void noAnswerLeadsNowhere(int seats, String needed) {
    Map<String, String> options =
        ImmutableMap.of("red-threes", "by-hand", "false-take", "priced", "canastas-needed", needed);
    Random random = new Random(seats);
    ScorePad<CanastaState> pad = pad(seats, options);
    for (int asked = 0; asked < 3000; asked++) {
      List<Integer> possible = possible(pad);
      assertThat(possible).as("%s", pad.question()).isNotEmpty();
      boolean isExtreme = random.nextBoolean();
      int last = possible.size() - 1;
      pad = pad.answer(possible.get(isExtreme ? last : random.nextInt(last + 1)));
      pad = pad.question().isEmpty() ? pad(seats, options) : pad;
    }
  }

  private static List<Integer> possible(ScorePad<CanastaState> pad) {
    PadQuestion question = pad.question().orElseThrow();
    List<Integer> possible = new ArrayList<>();
    for (int answer = question.lowest(); answer <= question.highest(); answer++) {
      if (pad.refusal(answer).isEmpty()) {
        possible.add(answer);
      }
    }
    return possible;
  }
}
