package io.github.spadille.cantorscomb.magiceightball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.cantorscomb.Answer;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove.Draw;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove.Shuffle;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MagicEightBallTest {
  private static final CardList<CombCard> IN_ORDER = CombDeck.full().cards();

  /** A session and where it stands. */
  private record Session(
      Rules<MagicEightBallState, MagicEightBallMove> rules, MagicEightBallState state) {
    static Session of(String... options) {
      ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
      for (int i = 0; i < options.length; i += 2) {
        map.put(options[i], options[i + 1]);
      }
      Rules<MagicEightBallState, MagicEightBallMove> rules =
          MagicEightBall.GAME.rules(1, map.buildOrThrow());
      return new Session(rules, rules.start());
    }

    Session play(String... moves) {
      Session session = this;
      for (String move : moves) {
        session = session.with(rules.apply(session.state, session.parse(move)));
      }
      return session;
    }

    /** Shuffles so that a card lies on top, and the others in order. */
    Session shuffle(String top) {
      List<CombCard> cards = new ArrayList<>(IN_ORDER);
      cards.remove(CombCard.parse(top));
      cards.add(0, CombCard.parse(top));
      return with(rules.apply(state, new Shuffle(CardList.copyOf(CombCard.FAMILY, cards))));
    }

    private Session with(MagicEightBallState changed) {
      return new Session(rules, changed);
    }

    MagicEightBallMove parse(String move) {
      return rules.syntax().parse(0, move);
    }

    String refusal(String move) {
      return refusal(parse(move));
    }

    String refusal(MagicEightBallMove move) {
      return rules
          .refusal(state, move)
          .map(refusal -> refusal.phrase().toString().replace("refusal.", ""))
          .orElse("legal");
    }

    List<String> moves() {
      return Lists.transform(rules.legalMoves(state), rules.syntax()::format);
    }

    String fact(String name) {
      return rules.table(state).fact(name).value();
    }

    String answer() {
      return rules.table(state).pile("answer").cards().toString();
    }
  }

  @Test
  @Covers({"MEB-1", "MEB-2", "MEB-12"})
  void theDeckBearsTheAnswers() {
    int[] answers = new int[21];
    int[] tones = new int[3];
    for (CombCard card : Session.of().state.deck()) {
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
    Session session = Session.of();
    assertThat(session.state.deck()).hasSize(64);
    assertThat(session.moves()).containsExactly("ask", "done");
    assertThat(session.fact("phase")).isEqualTo("ask");
    assertThat(session.refusal("draw 1")).isEqualTo("MEB-4.ask");
    assertThat(session.refusal(new MagicEightBallMove.Ask(1))).isEqualTo("MEB-4.alone");
    assertThat(session.refusal(new Shuffle(IN_ORDER))).isEqualTo("MEB-6.no-question");
    assertThat(session.rules.governing(session.state, 0)).containsExactly("MEB-4", "MEB-13");
  }

  @ParameterizedTest
  @CsvSource({"1, 1.1, 16, negative, 0 0 1", "14, 4.2, 9, affirmative, 1 0 0"})
  @CsvSource({"64, 16.4, 5, affirmative, 1 0 0", "2, 1.2, 12, non-committal, 0 1 0"})
  @Covers({"MEB-7", "MEB-8", "MEB-10"})
  void aCardIsTurnedByItsPlace(int place, String card, int number, String tone, String tally) {
    Session asked = Session.of().play("ask");
    assertThat(asked.rules.governing(asked.state, 0)).isEmpty();
    Session shuffled = asked.shuffle("1.1");
    assertThat(shuffled.moves()).hasSize(64).startsWith("draw 1", "draw 2").endsWith("draw 64");
    assertThat(shuffled.rules.governing(shuffled.state, 0)).containsExactly("MEB-7");
    Session answered = shuffled.play("draw " + place);
    assertThat(answered.answer()).isEqualTo("[" + card + "]");
    assertThat(answered.fact("answer-number")).isEqualTo(Integer.toString(number));
    assertThat(answered.fact("tone")).isEqualTo(tone);
    assertThat(answered.fact("questions")).isEqualTo("1");
    assertThat(answered.fact("tally")).isEqualTo(tally);
    List<CombCard> others = new ArrayList<>(IN_ORDER);
    others.remove(place - 1);
    assertThat(answered.state.deck()).isEqualTo(others);
  }

  @Test
  @Covers({"MEB-6", "MEB-7", "MEB-9"})
  void oneCardForAQuestion() {
    Session asked = Session.of().play("ask");
    assertThat(asked.moves()).isEmpty();
    assertThat(asked.refusal("draw 5")).isEqualTo("MEB-6.shuffle");
    assertThat(asked.refusal(new Shuffle(IN_ORDER.first(63)))).isEqualTo("MEB-1.pack[64]");
    Session shuffled = asked.shuffle("1.2");
    assertThat(shuffled.refusal("ask")).isEqualTo("MEB-7.draw");
    assertThat(shuffled.refusal("done")).isEqualTo("MEB-7.draw");
    assertThat(shuffled.refusal(new Draw(0, 0))).isEqualTo("MEB-7.place[64]");
    assertThat(shuffled.refusal("draw 65")).isEqualTo("MEB-7.place[64]");
    assertThat(shuffled.refusal("draw 64")).isEqualTo("legal");
    Session answered = shuffled.play("draw 1");
    assertThat(answered.moves()).containsExactly("ask", "done");
    assertThat(answered.refusal("draw 2")).isEqualTo("MEB-9.one-card");
    assertThat(answered.rules.governing(answered.state, 0))
        .containsExactly("MEB-5", "MEB-9", "MEB-13");
  }

  @Test
  @Covers("MEB-5")
  void theCardGoesUnderTheDeckWithTheNextQuestion() {
    Session asked = Session.of().play("ask").shuffle("1.1").play("draw 1", "ask");
    assertThat(asked.state.deck()).hasSize(64);
    assertThat(asked.state.deck().bottom()).isEqualTo(CombCard.parse("1.1"));
    assertThat(asked.answer()).isEqualTo("[]");
    assertThat(asked.fact("answer-number")).isEqualTo("-");
    assertThat(asked.fact("tone")).isEqualTo("-");
    assertThat(asked.fact("turn")).isEqualTo("-");
  }

  @Test
  @Covers({"MEB-10", "MEB-11", "MEB-13"})
  void whoStopsHasNotWon() {
    Session over = Session.of().play("ask").shuffle("1.1").play("draw 1", "done");
    assertThat(over.answer()).isEqualTo("[1.1]");
    assertThat(over.state.deck()).hasSize(63);
    assertThat(over.state.outcome().orElseThrow().winners()).isEmpty();
    assertThat(over.state.scores().asList()).containsExactly(0L);
    assertThat(over.refusal("ask")).isEqualTo("MEB-13.over");
    assertThat(over.moves()).isEmpty();
    assertThat(Session.of().state.outcome()).isEmpty();
  }

  @Test
  @Covers("MEB-14")
  void theLimitEndsTheSession() {
    Session one =
        Session.of("questions-limit", "2").play("ask").shuffle("1.1").play("draw 1", "ask");
    Session two = one.shuffle("2.1").play("draw 1");
    assertThat(one.fact("phase")).isEqualTo("shuffle");
    assertThat(two.fact("phase")).isEqualTo("over");
    assertThat(two.answer()).isEqualTo("[2.1]");
  }

  @Test
  @Covers("MEB-7")
  void theTopCardIsTurnedByItself() {
    Session answered = Session.of("pick", "top").play("ask").shuffle("4.2");
    assertThat(answered.state.phase()).isEqualTo(Phase.ANSWERED);
    assertThat(answered.answer()).isEqualTo("[4.2]");
  }

  @Test
  @Covers({"MEB-8", "MEB-9"})
  void aHazyAnswerLeavesTheQuestionOpen() {
    Session hazy =
        Session.of("repeat-hazy", "on", "questions-limit", "1")
            .play("ask")
            .shuffle("1.2")
            .play("draw 1");
    assertThat(hazy.state.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(hazy.answer()).isEqualTo("[1.2]");
    assertThat(hazy.fact("questions")).isEqualTo("0");
    assertThat(hazy.fact("tally")).isEqualTo("0 1 0");
    Session again = hazy.shuffle("1.1");
    assertThat(again.answer()).isEqualTo("[]");
    assertThat(again.state.deck()).hasSize(64);
    Session over = again.play("draw 1");
    assertThat(over.fact("tally")).isEqualTo("0 1 1");
    assertThat(over.state.phase()).isEqualTo(Phase.OVER);
  }

  @Test
  @Covers({"MEB-6", "MEB-12"})
  void halfOfTheAnswersSayYes() {
    Session session = Session.of("pick", "top");
    SplittableRandom random = new SplittableRandom(1);
    int questions = 4000;
    for (int i = 0; i < questions; i++) {
      Session asked = session.play("ask");
      session = asked.with(asked.rules.apply(asked.state, asked.rules.chance(asked.state, random)));
    }
    double yes = session.state.tally().get(Answer.Tone.AFFIRMATIVE.ordinal());
    assertThat(yes / questions).isCloseTo(0.5, within(0.04));
    assertThat(session.fact("questions")).isEqualTo("4000");
  }

  @Test
  void whatIsToldAndKnown() {
    Session shuffled = Session.of().play("ask").shuffle("1.1");
    assertThat(
            Lists.transform(
                shuffled.rules.stages(shuffled.state, shuffled.parse("draw 1")),
                stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments()))
        .contains("answered -1 [1.1, DONT_COUNT_ON_IT]");
    assertThat(HeardDeductions.of(shuffled.rules, shuffled.state, shuffled.parse("draw 1")))
        .isEmpty();
    Table table = shuffled.rules.table(Session.of().play("ask").shuffle("9.1").state);
    assertThat(shuffled.rules.withCards(shuffled.state, table).deck().top())
        .isEqualTo(CombCard.parse("9.1"));
  }
}
