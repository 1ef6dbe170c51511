package io.github.spadille.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.ForwardingRules;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeductionsInTurnTest {
  private static final byte HAND = 0;
  private static final byte OTHER_HAND = 1;

  /** The numbers of the cards are those of their ranks, less 1: three in each hand. */
  private static final Card[] CARDS = PlayingCards.list("As 2s 3s 4s 5s 6s").toArray(new Card[0]);

  private static final byte[] DEALT = {HAND, HAND, HAND, OTHER_HAND, OTHER_HAND, OTHER_HAND};

  private record Standstill() implements GameState {
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

  private record Nod(int seat) implements Move {}

  /** Nothing is played here, so no more than the syntax is asked for. */
  private static final class OnlySyntax extends ForwardingRules<Standstill, Nod> {
    private static final MoveSyntax<Nod> SYNTAX =
        MoveSyntax.<Nod>builder().form("nod", Nod.class, Nod::new).build();

    @Override
    protected Rules<Standstill, Nod> delegate() {
      throw new AssertionError("nothing is played");
    }

    @Override
    public MoveSyntax<Nod> syntax() {
      return SYNTAX;
    }
  }

  private final Story<Standstill, Nod> story =
      new Story<>(new OnlySyntax(), new Standstill(), CARDS, new PileNames(), 2);
  private final List<ImmutableList<Card>> asked = new ArrayList<>();

  DeductionsInTurnTest() {
    for (int state = 0; state <= 2; state++) {
      story.add(DEALT);
    }
  }

  /** Knows a property of the first hand in state 1, which it has whatever it holds. */
  private DeductionsInTurn noting() {
    story.deductions.add(
        Deduction.that(
            1,
            HAND,
            held -> {
              asked.add(held);
              return 0;
            }));
    return new DeductionsInTurn(story);
  }

  /** Exchanges two cards in all states after the first and asks. */
  private boolean holds(DeductionsInTurn turns, int a, int b) {
    story.exchange(0, a, b, 2);
    return turns.hold(0, 2, new int[] {a, b});
  }

  private static void assertThatSameCards(ImmutableList<Card> held, String cards) {
    assertThat(held).containsExactlyInAnyOrderElementsOf(PlayingCards.list(cards));
  }

  @Test
  void theCardsHeldFollowAnExchange() {
    DeductionsInTurn turns = noting();

    assertThat(holds(turns, 1, 3)).isTrue();
    assertThat(holds(turns, 3, 5)).isTrue();
    assertThat(holds(turns, 0, 4)).isTrue();

    assertThatSameCards(asked.get(0), "As 3s 4s");
    assertThatSameCards(asked.get(1), "As 3s 6s");
    assertThatSameCards(asked.get(2), "3s 5s 6s");
  }

  @Test
  void theCardsHeldFollowSeveralThatMoveAtOnce() {
    DeductionsInTurn turns = noting();
    holds(turns, 1, 3);

    story.exchange(0, 0, 4, 2);
    story.exchange(0, 2, 5, 2);
    turns.hold(0, 2, new int[] {0, 4, 2, 5});

    assertThatSameCards(asked.get(1), "4s 5s 6s");
  }

  @Test
  void anExchangeOfWhichNobodyAskedIsFollowedToo() {
    DeductionsInTurn turns = noting();
    holds(turns, 1, 3);

    story.exchange(0, 1, 3, 2);
    holds(turns, 2, 5);

    assertThatSameCards(asked.get(1), "As 2s 6s");
  }

  @Test
  void onlyStatesInWhichCardsWereExchangedAreAsked() {
    DeductionsInTurn turns = noting();

    story.exchange(1, 1, 3, 2);

    assertThat(turns.hold(1, 2, new int[] {1, 3})).isTrue();
    assertThat(turns.hold(0, 2, new int[] {4, 5})).isTrue();
    assertThat(asked).isEmpty();
  }

  @Test
  void countsComeBeforeProperties() {
    DeductionsInTurn turns = noting();
    story.deductions.add(Deduction.exactly(1, HAND, 0, CARDS, ImmutableSet.of(CARDS[3])));

    assertThat(holds(turns, 1, 3)).isFalse();
    assertThat(asked).isEmpty();
  }

  @Test
  void whatAPileHeldEarlierIsAskedFromEitherState() {
    story.deductions.add(Deduction.since(1, 2, HAND, (then, now) -> now.containsAll(then)));
    DeductionsInTurn turns = new DeductionsInTurn(story);

    assertThat(holds(turns, 1, 3)).isTrue();
    story.exchange(1, 0, 4, 2);
    assertThat(turns.hold(1, 2, new int[] {0, 4})).isFalse();
    story.exchange(1, 0, 4, 2);
    story.exchange(0, 0, 4, 1);
    assertThat(turns.hold(0, 1, new int[] {0, 4})).isFalse();
  }
}
