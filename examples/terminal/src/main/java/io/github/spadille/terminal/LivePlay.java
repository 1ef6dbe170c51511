package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.spadille.agents.ReactionTime;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * People at one keyboard play against agents in real time, as long as time counts in the game.
 *
 * <p>A session has one of these. It begins where {@link #isLive} says so, and gives the match back
 * when time counts no more, or when somebody stops the clock: then what it gives back is still
 * live. Between two runs the clock stands, and moves may be made or taken back.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class LivePlay<S extends GameState, M extends Move> {
  private final ImmutableSortedMap<Integer, MoveKeys<M>> people;
  private final ImmutableList<LiveOpponent<S, M>> opponents;
  private final Dealer dealer;
  private final Keyboard keyboard;
  private final LiveScreen<S, M> screen;
  private final Supplier<Agenda> agendas;
  private Optional<Match<S, M>> match = Optional.empty();

  /**
   * Creates it; {@link #of} does it for a game that was chosen.
   *
   * @param people one or two, the one with the lower seat on the left
   * @param agendas makes the agenda of each run
   */
  LivePlay(
      Seats people,
      List<LiveOpponent<S, M>> opponents,
      Dealer dealer,
      Keyboard keyboard,
      LiveScreen<S, M> screen,
      Supplier<Agenda> agendas) {
    ImmutableList<MoveKeys<M>> keys = MoveKeys.of(people.size());
    ImmutableSortedMap.Builder<Integer, MoveKeys<M>> bySeat = ImmutableSortedMap.naturalOrder();
    int place = 0;
    for (int seat : people) {
      bySeat.put(seat, keys.get(place));
      place++;
    }
    this.people = bySeat.buildOrThrow();
    this.opponents = ImmutableList.copyOf(opponents);
    this.dealer = dealer;
    this.keyboard = keyboard;
    this.screen = screen;
    this.agendas = agendas;
  }

  /** Returns the live play of people against agents, by the clock of the machine. */
  static <S extends GameState, M extends Move> LivePlay<S, M> of(
      ChosenGame<S, M, ?> chosen,
      Seats people,
      SeatedAgents agents,
      Dealer dealer,
      Keyboard keyboard,
      LiveScreen<S, M> screen) {
    ImmutableList<Policy<S, M>> policies = agents.policies(dealer);
    List<LiveOpponent<S, M>> opponents = new ArrayList<>();
    for (int seat : Seats.all(chosen.seats()).andNot(people)) {
      String level = agents.at(seat).name();
      opponents.add(
          new LiveOpponent<>(
              seat,
              policies.get(seat),
              random -> ReactionTime.of(level, random),
              dealer.generatorFor("live seat " + seat)));
    }
    return new LivePlay<>(people, opponents, dealer, keyboard, screen, RealTime::new);
  }

  /**
   * Tells whether time counts in a match now and some people can play it so at one keyboard: one or
   * two of them, and no more than one where words are typed.
   */
  static <S extends GameState, M extends Move> boolean isLive(Match<S, M> match, Seats people) {
    if (!MoveKeys.haveRoom(people.size()) || !LiveTable.isLive(match)) {
      return false;
    }
    return people.size() == 1
        || match.rules().legalMoves(match.state()).stream()
            .noneMatch(match.rules().syntax()::isFree);
  }

  /**
   * Plays on from where a match stands, while time counts and nobody stops the clock.
   *
   * @return the match as it stands then; {@link #isLive} if somebody has stopped the clock
   * @throws IllegalStateException if an agent fails or the keyboard cannot be read; {@link #match}
   *     is the match so far
   */
  Match<S, M> play(Match<S, M> begun) {
    match = Optional.of(begun);
    try (Agenda agenda = agendas.get()) {
      LiveRun<S, M> run = new LiveRun<>(begun, people, opponents, dealer, agenda, keyboard, screen);
      try {
        run.run();
      } finally {
        match = Optional.of(run.match());
      }
      return run.match();
    }
  }

  /** Returns the match as the last run left it, also if it failed; nothing before the first. */
  Optional<Match<S, M>> match() {
    return match;
  }
}
