package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.reaction.aggravation.Aggravation;
import io.github.spadille.reaction.aggravation.AggravationMove;
import io.github.spadille.reaction.aggravation.AggravationState;
import java.io.StringWriter;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LiveScreenTest {
  private static final ChosenGame<AggravationState, AggravationMove, ?> CHOSEN =
      ChosenGame.of(Aggravation.GAME, 2, ImmutableMap.of());

  /** A table at which seat 0 could do more than two rows of cards allow. */
  private static final LiveTable<AggravationState, AggravationMove> TABLE =
      new LiveTable<>() {
        @Override
        public Match<AggravationState, AggravationMove> match() {
          return Match.start(CHOSEN.setup());
        }

        @Override
        public AggravationMove stamped(AggravationMove move, long moment) {
          return move;
        }

        @Override
        public void make(AggravationMove move) {
          throw new AssertionError("nobody plays");
        }

        @Override
        public ImmutableList<AggravationMove> offered(int seat, long moment) {
          return IntStream.range(0, 22)
              .<AggravationMove>mapToObj(place -> new AggravationMove.Cover(seat, place, 1))
              .collect(ImmutableList.toImmutableList());
        }
      };

  @Test
  void saysHowManyMovesHaveNoKey() {
    StringWriter shown = new StringWriter();
    Seats people = Seats.all(2);
    LiveScreen<AggravationState, AggravationMove> screen =
        new LiveScreen<>(
            CHOSEN, people, TerminalWriter.on(shown), (before, move, after) -> {}, match -> {});
    MoveKeys<AggravationMove> left = MoveKeys.<AggravationMove>of(2).get(0);
    left.offer(TABLE.offered(0, 0));
    screen.showKeys(ImmutableMap.of(0, left), TABLE, 0);

    assertThat(shown.toString().lines())
        .startsWith(
            "Ada: a) cover place 1 of the upper row  s) cover place 2 of the upper row",
            "     d) cover place 3 of the upper row  f) cover place 4 of the upper row")
        .endsWith(
            "     4) cover place 3 of the lower row  5) cover place 4 of the lower row",
            "     and 2 more without keys")
        .hasSize(11);
  }
}
