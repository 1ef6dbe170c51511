package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScorePadTest {
  /** A game of one player that is over after some numbers, of which no rule allows 3. */
  private record Numbers(int left, ScoreSheet sheet) implements GameState {
    @Override
    public Turn turn() {
      return left == 0 ? Turn.over() : Turn.of(0);
    }

    @Override
    public Optional<Outcome> outcome() {
      return left == 0 ? Optional.of(Outcome.drawn(1)) : Optional.empty();
    }
  }

  /** The hand in which a number is entered, if one is. */
  private record NumberFacts(int left, Optional<Integer> number)
      implements HandFacts<Numbers, NumberFacts> {
    @Override
    public Optional<PadQuestion> question() {
      return number.isPresent()
          ? Optional.empty()
          : Optional.of(PadQuestion.number("number", 0, 1, 5, left));
    }

    @Override
    public Optional<Refusal> refusal(int answer) {
      return answer == 3 ? Refusal.refuse("NUM-1", "three") : Optional.empty();
    }

    @Override
    public NumberFacts with(int answer) {
      return new NumberFacts(left, Optional.of(answer));
    }

    @Override
    public int answerOf(Numbers played) {
      return played.left;
    }

    @Override
    public int dealer() {
      return 0;
    }

    @Override
    public int handSize() {
      return left;
    }
  }

  private static final HandPad<Numbers, NumberFacts> PAD =
      HandPad.of(
          new Numbers(2, ScoreSheet.empty(1)),
          state -> new NumberFacts(state.left, Optional.empty()),
          ScorePadTest::scored);

  private static Numbers scored(Numbers before, NumberFacts facts) {
    ScoreSheet sheet = before.sheet.add(1, "NUM-2", 0, facts.number.orElseThrow());
    return new Numbers(before.left - 1, sheet);
  }

  @Test
  void answersLeadToTheEnd() {
    ScorePad<Numbers> over = PAD.answer(1).answer(5);
    assertThat(over.question()).isEmpty();
    assertThat(over.state().scores().toArray()).containsExactly(6);
    assertThat(PAD.state().scores().toArray()).containsExactly(0);
    assertThat(PAD.answerOf(PAD.state())).isEqualTo(2);
  }

  @Test
  void anAnswerIsCheckedBeforeTheGameGetsIt() {
    assertThatThrownBy(() -> PAD.answer(6))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pad.number[2]: 6; expected 1 to 5");
    assertThatThrownBy(() -> PAD.refusal(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pad.number[2]: 0; expected 1 to 5");
    assertThat(PAD.refusal(3)).contains(Refusal.of("NUM-1", "three"));
    assertThatThrownBy(() -> PAD.answer(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3: ")
        .hasMessageContaining("NUM-1 three");
  }

  @Test
  void nothingIsAnsweredAfterTheEnd() {
    ScorePad<Numbers> over = PAD.answer(1).answer(1);
    assertThatThrownBy(() -> over.answer(1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the game is over");
    assertThatThrownBy(() -> over.refusal(1)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> over.answerOf(over.state())).isInstanceOf(IllegalStateException.class);
    assertThat(over.handSize()).isEqualTo(1);
  }

  @Test
  void aQuestionBoundsItsAnswers() {
    assertThat(PadQuestion.player("who", 3))
        .returns(Phrase.of("pad.who"), PadQuestion::phrase)
        .returns(PadQuestion.Kind.PLAYER, PadQuestion::kind)
        .returns(0, PadQuestion::lowest)
        .returns(2, PadQuestion::highest)
        .isEqualTo(PadQuestion.player("who", 3));
    ImmutableList<Phrase> words = ImmutableList.of(Phrase.of("word.h"), Phrase.of("word.s"));
    List<Phrased> suits = List.of(() -> words.get(0), () -> words.get(1));
    assertThat(PadQuestion.word("suit", 1, suits))
        .returns(1, PadQuestion::highest)
        .returns(words, PadQuestion::words);
    assertThat(PadQuestion.playerOrNobody("who", 3, 7))
        .returns(Seats.NOBODY, PadQuestion::lowest)
        .returns(2, PadQuestion::highest)
        .returns(Phrase.of("pad.who", 7), PadQuestion::phrase);
    PadQuestion question = PadQuestion.yesOrNo("is-it", 1);
    assertThat(question.phrase().seat()).isEqualTo(1);
    assertThat(question.admits(1)).isTrue();
    assertThat(question.admits(2)).isFalse();
    assertThat(question.admits(-1)).isFalse();
  }

  @Test
  void aQuestionThatNothingAnswersIsNone() {
    assertThatThrownBy(() -> PadQuestion.number("bid", Seats.NOBODY, 3, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pad.bid: lowest answer 3; expected at most 2");
    assertThatThrownBy(() -> PadQuestion.player("who", 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
