package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * An agent that always wants the same does something else when it is too late for it.
 *
 * <p>In Aggravation a card can be joined by another one at one moment only, and is offered for it
 * later too. A person who has one card left waits, so nobody else goes on.
 */
class LateAgentsTest {
  private static final int PERSON = 0;
  private static final int AGENT = 1;

  /** Always makes the first move of its list, a cover if there is one. */
  private static final class Stubborn implements Agent {
    @Override
    public <S extends GameState, M extends Move> M choose(
        Observation<S, M> observation, RandomSource random) {
      return observation.legalMoves().get(0);
    }
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void aTableWithALateAgentGoesOn(@TempDir Path data) throws InterruptedException {
    List<SeatHolder> seats = new ArrayList<>();
    for (SeatHolder.Kind kind : List.of(SeatHolder.Kind.PERSON, SeatHolder.Kind.AGENT)) {
      seats.add(new SeatHolder("P" + seats.size(), kind, SeatHolder.USUAL_LEVEL, false));
    }
    TablePlan plan =
        new TablePlan("aggravation", 1, Map.of(), null, null, List.copyOf(seats), 0, "en");
    ImmutableList<TableEvent> events = untilOnlyTheAgentCanGoOn();
    try (TableRoom room =
        new TableRoom(
            TestServer.CATALOG,
            EventStore.open(data),
            new Thinkers(level -> new Stubborn(), 0.02),
            Dealer.secure())) {
      long id = room.store().create(plan, Map.of());
      room.store().append(id, 0, events);
      HostedTable<?, ?> table = HostedTable.of(id, new EventStore.Kept(plan, events), room);
      table.open();
      while (table.match().size() == events.size()) {
        Thread.sleep(5);
      }
      assertThat(table.match().last().map(Move::seat)).hasValue(AGENT);
    }
  }

  /** Returns a game in which the agent alone has moves, and is too late for the first of them. */
  private static ImmutableList<TableEvent> untilOnlyTheAgentCanGoOn() {
    for (long seed = 1; seed <= 1000; seed++) {
      Optional<ImmutableList<TableEvent>> found =
          played(TestServer.CATALOG.game("aggravation"), seed);
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw new AssertionError("no such game");
  }

  private static <S extends GameState, M extends Move> Optional<ImmutableList<TableEvent>> played(
      Game<S, M, ?> game, long seed) {
    Match<S, M> match = Match.start(game.setup(2, Map.of())).resolveChance(Dealer.seeded(seed));
    long time = 0;
    while (!match.isOver()) {
      time += 100;
      MoveList<M> ofPerson = match.legalMovesFor(Viewer.seat(PERSON));
      MoveList<M> ofAgent = match.legalMovesFor(Viewer.seat(AGENT));
      boolean waits = ofPerson.isEmpty() && ofAgent.size() > 1;
      if (waits && match.refusal(TimedMove.at(ofAgent.get(0), time)).isPresent()) {
        return Optional.of(events(match));
      }
      // The person covers whatever can be covered, and the agent turns when it has to.
      M move = ofPerson.isEmpty() ? ofAgent.get(ofAgent.size() - 1) : ofPerson.get(0);
      M timed = TimedMove.at(move, time);
      match =
          match.play(match.refusal(timed).isEmpty() ? timed : ofPerson.get(ofPerson.size() - 1));
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> ImmutableList<TableEvent> events(
      Match<S, M> match) {
    ImmutableList.Builder<TableEvent> events = ImmutableList.builder();
    for (M move : match.moves()) {
      int seat = move.isChance() ? TableEvent.NOBODY : move.seat();
      events.add(new TableEvent(TableEvent.Kind.MOVE, seat, match.rules().syntax().format(move)));
    }
    return events.build();
  }
}
