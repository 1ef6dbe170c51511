package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PhasesTest {
  private enum Phase {
    SHUFFLE,
    BID,
    PLAY,
    OVER
  }

  private record Shuffled(int seat) implements Move {}

  private record Bid(int seat) implements Move {}

  private record Pass(int seat) implements Move {}

  private record Double(int seat) implements Move {}

  private record Play(int seat) implements Move {}

  private record Knock(int seat) implements Move {}

  private record Added(int seat) implements Move {}

  /** A state of which the turn alone is asked. */
  private record State(Turn turn) implements GameState {
    @Override
    public Optional<Outcome> outcome() {
      return Optional.empty();
    }

    @Override
    public ScoreSheet sheet() {
      return ScoreSheet.empty(4);
    }
  }

  private static final State SECOND = new State(Turn.of(1));

  private static final Phases<Phase, State, Move> PHASES =
      Phases.<Phase, State, Move>of(Phase.class)
          .elsewhere("PHA-1", "dealt", Shuffled.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffled.class)
          .others("PHA-1", "undealt")
          .in(Phase.BID)
          .turn("PHA-2", "turn", Bid.class, Pass.class, Double.class)
          .unlike("PHA-3", "early", Play.class)
          .others("PHA-2", "bidding")
          .in(Phase.PLAY)
          .turn(PhasesTest::outOfTurn, Play.class)
          .anybody(Knock.class)
          .unlike("PHA-2", "final", Bid.class, Pass.class)
          .unlike(PhasesTest::ofState, Double.class)
          .others("PHA-4", "playing")
          .over(Phase.OVER, "PHA-5")
          .build();

  private static Optional<Refusal> outOfTurn(State state, Move move) {
    return Refusal.refuse("PHA-4", "late", state.turn().seats(), move.seat());
  }

  private static Optional<Refusal> ofState(State state, Move move) {
    return Refusal.refuse("PHA-6", "doubled", state.turn().first(), move.seat());
  }

  /** Asks in both ways, which say the same where one seat is in turn. */
  private static String asked(Phase phase, Move move) {
    Optional<Refusal> one = PHASES.refusal(phase, 1, SECOND, move);
    assertThat(PHASES.refusal(phase, Turn.of(1), SECOND, move)).isEqualTo(one);
    return one.map(Refusal::toString).orElse("due");
  }

  @Test
  void eachKindThatIsAwaitedIsDueFromThePlayerInTurn() {
    assertThat(asked(Phase.BID, new Bid(1))).isEqualTo("due");
    assertThat(asked(Phase.BID, new Pass(1))).isEqualTo("due");
    assertThat(asked(Phase.BID, new Double(1))).isEqualTo("due");
    assertThat(asked(Phase.PLAY, new Play(1))).isEqualTo("due");
  }

  @Test
  void anotherPlayerHearsWhoIsInTurn() {
    assertThat(asked(Phase.BID, new Bid(0))).isEqualTo("PHA-2 turn [1]");
    assertThat(asked(Phase.BID, new Pass(2))).isEqualTo("PHA-2 turn [1]");
    assertThat(asked(Phase.BID, new Double(-1))).isEqualTo("PHA-2 turn [1]");
    assertThat(asked(Phase.PLAY, new Play(7))).isEqualTo("PHA-4 late [1, 7]");
  }

  @Test
  void severalPlayersMayBeInTurn() {
    Turn both = Turn.of(Seats.of(0, 3));
    State state = new State(both);
    assertThat(PHASES.refusal(Phase.BID, both, state, new Bid(0))).isEmpty();
    assertThat(PHASES.refusal(Phase.BID, both, state, new Double(3))).isEmpty();
    assertThat(PHASES.refusal(Phase.BID, both, state, new Bid(1)))
        .isEqualTo(Refusal.refuse("PHA-2", "turn", Seats.of(0, 3)));
    assertThat(PHASES.refusal(Phase.BID, both, state, new Double(1)))
        .isEqualTo(Refusal.refuse("PHA-2", "turn", Seats.of(0, 3)));
  }

  @Test
  void movesOfAnybodyAndOfChanceAreDueFromEverySeat() {
    assertThat(asked(Phase.PLAY, new Knock(1))).isEqualTo("due");
    assertThat(asked(Phase.PLAY, new Knock(3))).isEqualTo("due");
    assertThat(asked(Phase.SHUFFLE, new Shuffled(Move.CHANCE))).isEqualTo("due");
  }

  @Test
  void theKindIsAskedBeforeTheTurn() {
    assertThat(asked(Phase.BID, new Knock(0))).isEqualTo("PHA-2 bidding");
    assertThat(asked(Phase.BID, new Knock(1))).isEqualTo("PHA-2 bidding");
    assertThat(asked(Phase.SHUFFLE, new Bid(1))).isEqualTo("PHA-1 undealt");
  }

  @Test
  void aPhaseMaySayItsOwnOfAKind() {
    assertThat(asked(Phase.BID, new Play(0))).isEqualTo("PHA-3 early");
    assertThat(asked(Phase.PLAY, new Bid(1))).isEqualTo("PHA-2 final");
    assertThat(asked(Phase.PLAY, new Pass(0))).isEqualTo("PHA-2 final");
    assertThat(asked(Phase.PLAY, new Double(2))).isEqualTo("PHA-6 doubled [1, 2]");
  }

  @Test
  void whatIsSaidElsewhereIsSaidInEachPhaseButAfterTheEnd() {
    assertThat(asked(Phase.BID, new Shuffled(Move.CHANCE))).isEqualTo("PHA-1 dealt");
    assertThat(asked(Phase.PLAY, new Shuffled(Move.CHANCE))).isEqualTo("PHA-1 dealt");
    assertThat(asked(Phase.OVER, new Shuffled(Move.CHANCE))).isEqualTo("PHA-5 over");
    assertThat(asked(Phase.OVER, new Play(1))).isEqualTo("PHA-5 over");
  }

  @Test
  void aKindThatTheGameDoesNotHaveIsDueNever() {
    assertThat(asked(Phase.SHUFFLE, new Added(1))).isEqualTo("PHA-1 undealt");
    assertThat(asked(Phase.BID, new Added(1))).isEqualTo("PHA-2 bidding");
    assertThat(asked(Phase.PLAY, new Added(1))).isEqualTo("PHA-4 playing");
    assertThat(asked(Phase.OVER, new Added(1))).isEqualTo("PHA-5 over");
  }

  @Test
  void whyItIsOverMayDependOnTheState() {
    Phases<HandPhase, State, Move> phases =
        Phases.<HandPhase, State, Move>of(HandPhase.class)
            .in(HandPhase.SHUFFLE, HandPhase.PLAY)
            .anybody(Play.class)
            .others("PHA-4", "playing")
            .over(HandPhase.OVER, PhasesTest::ofState)
            .build();
    assertThat(phases.refusal(HandPhase.SHUFFLE, 0, SECOND, new Play(3))).isEmpty();
    assertThat(phases.refusal(HandPhase.PLAY, 0, SECOND, new Play(3))).isEmpty();
    assertThat(phases.refusal(HandPhase.OVER, 0, SECOND, new Play(3)))
        .isEqualTo(Refusal.refuse("PHA-6", "doubled", 1, 3));
  }

  private static Phases.Builder<Phase, State, Move> builder() {
    return Phases.of(Phase.class);
  }

  @Test
  void everyPhaseIsNamedOnce() {
    assertThatThrownBy(builder()::build)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("phase SHUFFLE is missing");
    Phases.Builder<Phase, State, Move> twice = builder().over(Phase.OVER, "PHA-5");
    assertThatThrownBy(() -> twice.over(Phase.OVER, "PHA-5"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("phase OVER is named twice");
    assertThatThrownBy(() -> twice.in(Phase.BID, Phase.OVER).others("PHA-2", "bidding"))
        .hasMessage("phase OVER is named twice");
  }

  @Test
  void everyKindIsNamedOnceInAPhase() {
    assertThatThrownBy(() -> builder().in(Phase.BID).chance(Bid.class).chance(Bid.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("Bid is named twice in [BID]");
    assertThatThrownBy(
            () -> builder().in(Phase.BID).turn("PHA-2", "turn", Bid.class).anybody(Bid.class))
        .hasMessageEndingWith("Bid is named twice in [BID]");
    assertThatThrownBy(
            () ->
                builder()
                    .in(Phase.BID)
                    .turn("PHA-2", "turn", Bid.class)
                    .unlike("PHA-2", "final", Bid.class))
        .hasMessageEndingWith("Bid is named twice in [BID]");
  }

  @Test
  void aKindIsNoInterface() {
    assertThatThrownBy(() -> builder().in(Phase.BID).chance(Move.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("Move is an interface; expected the class of a kind of move");
    assertThatThrownBy(() -> builder().elsewhere("PHA-1", "dealt", Move.class))
        .hasMessageEndingWith("Move is an interface; expected the class of a kind of move");
  }
}
