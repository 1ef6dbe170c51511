package io.github.spadille.tricktaking.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FiveHundredPadTest {
  private static ScorePad<FiveHundredState> pad(int seats, Map<String, String> options) {
    return FiveHundred.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<FiveHundredState> answer(ScorePad<FiveHundredState> pad, int... answers) {
    ScorePad<FiveHundredState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  private static int contract(ScorePad<FiveHundredState> pad, String code) {
    PadQuestion question = pad.question().orElseThrow();
    assertThat(question.kind()).isEqualTo(PadQuestion.Kind.WORD);
    return question.words().indexOf(Contract.parse(code).phrase());
  }

  /** Enters a hand: who plays which contract, and the tricks of the team. */
  private static ScorePad<FiveHundredState> hand(
      ScorePad<FiveHundredState> pad, int contractor, String code, int tricks) {
    ScorePad<FiveHundredState> asked = pad.answer(contractor);
    return answer(asked, contract(asked, code), tricks);
  }

  @Test
  @Covers({"FIV-53", "FIV-55", "FIV-57", "FIV-58"})
  void aContractIsMadeOrLost() {
    ScorePad<FiveHundredState> pad = pad(4, ImmutableMap.of());
    assertThat(hand(pad, 1, "8h", 9).state().scores().toArray()).containsExactly(10, 300, 10, 300);
    assertThat(hand(pad, 1, "8h", 7).state().scores().toArray())
        .containsExactly(30, -300, 30, -300);
    assertThat(hand(pad, 1, "8h", 7).dealer()).isZero();
    assertThat(pad.handSize()).isEqualTo(10);
  }

  @Test
  @Covers("FIV-59")
  void misereIsLostByOneTrick() {
    ScorePad<FiveHundredState> pad = pad(6, ImmutableMap.of());
    assertThat(hand(pad, 0, "misere", 0).state().scores().get(4)).isEqualTo(250);
    assertThat(hand(pad, 0, "misere", 1).state().scores().get(4)).isEqualTo(-250);
    ScorePad<FiveHundredState> asked = pad.answer(0);
    assertThat(asked.answer(contract(asked, "misere")).question().orElseThrow())
        .returns(1, PadQuestion::highest);
  }

  @Test
  @Covers({"FIV-17", "FIV-18"})
  void aContractThatIsNotPlayedIsNotOffered() {
    ScorePad<FiveHundredState> asked = pad(4, ImmutableMap.of("misere", "off")).answer(0);
    assertThat(contract(asked, "misere")).isEqualTo(-1);
    assertThat(contract(asked, "10nt")).isEqualTo(24);
  }

  @Test
  @Covers({"FIV-26", "FIV-62"})
  void aHandIsThrownInAndTheGameIsWon() {
    ScorePad<FiveHundredState> thrownIn = pad(4, ImmutableMap.of()).answer(Seats.NOBODY);
    assertThat(thrownIn.state().handNumber()).isEqualTo(2);
    assertThat(thrownIn.state().scores().toArray()).containsOnly(0);
    ScorePad<FiveHundredState> over = hand(thrownIn, 2, "10nt", 10);
    assertThat(over.question()).isEmpty();
    assertThat(over.state().outcome().orElseThrow().winners()).isEqualTo(Seats.of(0, 2));
  }
}
