package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class DeductionsTest {
  private static final PlayingCard ACE = PlayingCard.parse("As");
  private static final PlayingCard TWO = PlayingCard.parse("2s");

  /** A state of which nothing matters here. */
  private record Position() implements GameState {
    @Override
    public Turn turn() {
      return Turn.over();
    }

    @Override
    public ScoreSheet sheet() {
      return ScoreSheet.empty(2);
    }

    @Override
    public Optional<Outcome> outcome() {
      return Optional.empty();
    }
  }

  private record Pass(int seat) implements Move {}

  /** Writes down what it is told. */
  private static final class Heard implements DeductionListener {
    final List<String> heard = new ArrayList<>();

    @Override
    public void none(String pile, Iterable<? extends Card> cards) {
      heard.add(pile + " lacks " + cards);
    }

    @Override
    public void some(String pile, Iterable<? extends Card> cards) {
      heard.add(pile + " has one of " + cards);
    }

    @Override
    public void exactly(String pile, int count, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public <C extends Card> void that(
        String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
      throw new AssertionError(pile);
    }

    @Override
    public void shown(String pile, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void unknown() {
      heard.add("unknown");
    }
  }

  /** Deductions that write their name into all they say. */
  private record Said(String name, PlayingCard card) implements Deductions<Position, Pass> {
    @Override
    public void fromMove(Position before, Pass move, DeductionListener deductions) {
      deductions.none(name + "." + move.seat(), ImmutableList.of(card));
    }

    @Override
    public void fromConsequences(
        Position before, Pass move, Position after, DeductionListener deductions) {
      deductions.some(name + "." + move.seat(), ImmutableList.of(card));
    }

    @Override
    public boolean mayMean(String fact, String text, Card card) {
      return fact.equals(name);
    }

    @Override
    public ImmutableList<Pass> secretChoices(Past<Position, Pass> past, RandomSource random) {
      return ImmutableList.of(new Pass(card.index()));
    }
  }

  private static List<String> heard(Deductions<Position, Pass> deductions) {
    Heard heard = new Heard();
    deductions.fromMove(new Position(), new Pass(1), heard);
    heard.heard.add("then");
    deductions.fromConsequences(new Position(), new Pass(1), new Position(), heard);
    return heard.heard;
  }

  @Test
  void ofAGameThatSaysNothingEachMoveMayTellMore() {
    assertThat(heard(Deductions.unknown())).containsExactly("unknown", "then");
  }

  @Test
  void ofAGameWhoseMovesDependOnNothingHiddenNothingIsTold() {
    assertThat(heard(Deductions.none())).containsExactly("then");
  }

  @Test
  void aFactMeansTheCardThatItNamesUnlessAGameSaysOtherwise() {
    Deductions<Position, Pass> deductions = Deductions.none();
    assertThat(deductions.mayMean("turned", "As", ACE)).isTrue();
    assertThat(deductions.mayMean("turned", "As", TWO)).isFalse();
  }

  @Test
  void moreIsToldAfterThatOfTheGameAndTheRestStaysAsItIs() {
    Said game = new Said("hand", ACE);
    Deductions<Position, Pass> both = game.and(new Said("more", TWO));
    assertThat(heard(both))
        .containsExactly(
            "hand.1 lacks [As]",
            "more.1 lacks [2s]",
            "then",
            "hand.1 has one of [As]",
            "more.1 has one of [2s]");
    assertThat(both.mayMean("hand", "", TWO)).isTrue();
    assertThat(both.mayMean("more", "", TWO)).isFalse();
  }

  @Test
  void secretChoicesAreThoseOfTheGame() {
    Deductions<Position, Pass> both = new Said("hand", ACE).and(new Said("more", TWO));
    assertThat(both.secretChoices(past(), RandomSource.seeded(1)))
        .containsExactly(new Pass(ACE.index()));
    assertThat(Deductions.<Position, Pass>none().secretChoices(past(), RandomSource.seeded(1)))
        .isEmpty();
  }

  private static Past<Position, Pass> past() {
    return new Past<>(null, Viewer.seat(0), new Position(), ImmutableList.of());
  }
}
