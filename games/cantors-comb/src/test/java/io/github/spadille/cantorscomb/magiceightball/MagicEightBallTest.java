package io.github.spadille.cantorscomb.magiceightball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.Answer;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove.Draw;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MagicEightBallTest {
  private static final CardList<CombCard> IN_ORDER = CombDeck.full().cards();

  private static TestTable session(String... options) {
    return TestTable.of(MagicEightBall.GAME, options);
  }

  @Test
  @Covers({"MEB-1", "MEB-2", "MEB-12"})
  void theDeckBearsTheAnswers() {
    int[] answers = new int[21];
    int[] tones = new int[3];
    for (CombCard card : CombCard.FAMILY.parseAll(session().pile("deck"))) {
      answers[card.answer().number()]++;
      tones[card.answer().tone().ordinal()]++;
    }
    for (int number = 1; number <= 20; number++) {
      boolean isFourTimes = ImmutableList.of(1, 9, 12, 17).contains(number);
      assertThat(answers[number]).isEqualTo(isFourTimes ? 4 : 3);
    }
    assertThat(tones).containsExactly(32, 16, 16);
  }

  @Test
  @Covers({"MEB-3", "MEB-4"})
  void theSessionBeginsWithAQuestion() {
    TestTable session = session();
    assertThat(session.table().pile("deck").size()).isEqualTo(64);
    assertThat(session.moves()).containsExactly("ask", "done");
    assertThat(session.fact("phase")).isEqualTo("ask");
    assertThat(session.refusal("0 draw 1")).isEqualTo("MEB-4 ask");
    assertThat(session.refusal("1 ask")).isEqualTo("MEB-4 alone [0]");
    assertThat(session.refusal("* shuffle ...")).isEqualTo("MEB-6 no-question");
    assertThat(session.governing(0)).containsExactly("MEB-4", "MEB-13");
  }

  @ParameterizedTest
  @CsvSource({"1, 1.1, 16, negative, 0 0 1", "14, 4.2, 9, affirmative, 1 0 0"})
  @CsvSource({"64, 16.4, 5, affirmative, 1 0 0", "2, 1.2, 12, non-committal, 0 1 0"})
  @Covers({"MEB-7", "MEB-8", "MEB-10"})
  void aCardIsTurnedByItsPlace(int place, String card, int number, String tone, String tally) {
    TestTable asked = session().play("ask");
    assertThat(asked.governing(0)).isEmpty();
    TestTable shuffled = asked.play("* shuffle 1.1 ...");
    assertThat(shuffled.moves()).hasSize(64).startsWith("draw 1", "draw 2").endsWith("draw 64");
    assertThat(shuffled.governing(0)).containsExactly("MEB-7");
    TestTable answered = shuffled.play("draw " + place);
    assertThat(answered.pile("answer")).isEqualTo(card);
    assertThat(answered.fact("answer-number")).isEqualTo(Integer.toString(number));
    assertThat(answered.fact("tone")).isEqualTo(tone);
    assertThat(answered.fact("questions")).isEqualTo("1");
    assertThat(answered.fact("tally")).isEqualTo(tally);
    List<CombCard> others = new ArrayList<>(IN_ORDER);
    others.remove(place - 1);
    assertThat(answered.table().pile("deck").cards()).isEqualTo(others);
  }

  @Test
  @Covers({"MEB-6", "MEB-7", "MEB-9"})
  void oneCardForAQuestion() {
    TestTable asked = session().play("ask");
    assertThat(asked.moves()).isEmpty();
    assertThat(asked.refusal("0 draw 5")).isEqualTo("MEB-6 shuffle");
    assertThat(asked.refusal("* shuffle " + IN_ORDER.first(63))).isEqualTo("MEB-1 pack [64]");
    TestTable shuffled = asked.play("* shuffle 1.2 ...");
    assertThat(shuffled.refusal("ask")).isEqualTo("MEB-7 draw");
    assertThat(shuffled.refusal("done")).isEqualTo("MEB-7 draw");
    assertThat(shuffled.refusal(new Draw(0, 0))).isEqualTo("MEB-7 place [64]");
    assertThat(shuffled.refusal("draw 65")).isEqualTo("MEB-7 place [64]");
    assertThat(shuffled.refusal("draw 64")).isEqualTo("legal");
    TestTable answered = shuffled.play("draw 1");
    assertThat(answered.moves()).containsExactly("ask", "done");
    assertThat(answered.refusal("draw 2")).isEqualTo("MEB-9 one-card");
    assertThat(answered.governing(0)).containsExactly("MEB-5", "MEB-9", "MEB-13");
  }

  @Test
  @Covers("MEB-5")
  void theCardGoesUnderTheDeckWithTheNextQuestion() {
    TestTable asked = session().play("ask").play("* shuffle 1.1 ...").play("draw 1", "ask");
    assertThat(asked.table().pile("deck").size()).isEqualTo(64);
    assertThat(asked.pile("deck")).endsWith(" 1.1");
    assertThat(asked.pile("answer")).isEmpty();
    assertThat(asked.fact("answer-number")).isEqualTo("-");
    assertThat(asked.fact("tone")).isEqualTo("-");
    assertThat(asked.fact("turn")).isEqualTo("-");
  }

  @Test
  @Covers({"MEB-10", "MEB-11", "MEB-13"})
  void whoStopsHasNotWon() {
    TestTable over = session().play("ask").play("* shuffle 1.1 ...").play("draw 1", "done");
    assertThat(over.pile("answer")).isEqualTo("1.1");
    assertThat(over.table().pile("deck").size()).isEqualTo(63);
    assertThat(over.winners()).isEqualTo("nobody");
    assertThat(over.losers()).isEqualTo("nobody");
    assertThat(over.scores()).isEqualTo("0");
    assertThat(over.refusal("0 ask")).isEqualTo("MEB-13 over");
    assertThat(over.moves()).isEmpty();
    assertThat(session().winners()).isEqualTo("-");
  }

  @Test
  @Covers("MEB-14")
  void theLimitEndsTheSession() {
    TestTable one =
        session("questions-limit=2").play("ask").play("* shuffle 1.1 ...").play("draw 1", "ask");
    TestTable two = one.play("* shuffle 2.1 ...").play("draw 1");
    assertThat(one.fact("phase")).isEqualTo("shuffle");
    assertThat(two.fact("phase")).isEqualTo("over");
    assertThat(two.pile("answer")).isEqualTo("2.1");
  }

  @Test
  @Covers("MEB-7")
  void theTopCardIsTurnedByItself() {
    TestTable answered = session("pick=top").play("ask").play("* shuffle 4.2 ...");
    assertThat(answered.fact("phase")).isEqualTo("answered");
    assertThat(answered.pile("answer")).isEqualTo("4.2");
  }

  @Test
  @Covers({"MEB-8", "MEB-9"})
  void aHazyAnswerLeavesTheQuestionOpen() {
    TestTable hazy =
        session("repeat-hazy=on", "questions-limit=1")
            .play("ask")
            .play("* shuffle 1.2 ...")
            .play("draw 1");
    assertThat(hazy.fact("phase")).isEqualTo("shuffle");
    assertThat(hazy.pile("answer")).isEqualTo("1.2");
    assertThat(hazy.fact("questions")).isEqualTo("0");
    assertThat(hazy.fact("tally")).isEqualTo("0 1 0");
    TestTable again = hazy.play("* shuffle 1.1 ...");
    assertThat(again.pile("answer")).isEmpty();
    assertThat(again.table().pile("deck").size()).isEqualTo(64);
    TestTable over = again.play("draw 1");
    assertThat(over.fact("tally")).isEqualTo("0 1 1");
    assertThat(over.fact("phase")).isEqualTo("over");
  }

  @Test
  @Covers({"MEB-6", "MEB-12"})
  void halfOfTheAnswersSayYes() {
    TestTable session = session("pick=top");
    RandomSource random = RandomSource.seeded(1);
    int questions = 4000;
    for (int i = 0; i < questions; i++) {
      session = session.play("ask").playAny(random);
    }
    double yes =
        session.state(MagicEightBallState.class).tally().get(Answer.Tone.AFFIRMATIVE.ordinal());
    assertThat(yes / questions).isCloseTo(0.5, within(0.04));
    assertThat(session.fact("questions")).isEqualTo("4000");
  }

  @Test
  void whatIsToldAndKnown() {
    TestTable shuffled = session().play("ask").play("* shuffle 1.1 ...");
    assertThat(shuffled.told("draw 1")).contains("answered [1.1, DONT_COUNT_ON_IT]");
    assertThat(shuffled.deduced("draw 1")).isEmpty();
    TestTable other = session().play("ask", "* shuffle 9.1 ...");
    assertThat(shuffled.withCards("deck: " + other.pile("deck"))).isEqualTo(other);
  }
}
