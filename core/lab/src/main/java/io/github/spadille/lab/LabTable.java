package io.github.spadille.lab;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.agents.Agents;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;

/** A game made ready by one set of rules, at which games of an experiment are played. */
final class LabTable<S extends GameState, M extends Move> {
  private final Setup<S, M> setup;
  private final Experiment experiment;
  private final ImmutableList<Arena<S, M>> arenas;

  /** Counts the decisions of one game in which more than one move was legal. */
  private static final class Choices<S extends GameState, M extends Move>
      implements Arena.Listener<S, M> {
    private int count;

    @Override
    public void moved(Match<S, M> before, M move, Match<S, M> after) {
      if (!move.isChance() && before.rules().legalMoves(before.state(), move.seat()).size() > 1) {
        count++;
      }
    }
  }

  private LabTable(Setup<S, M> setup, Experiment experiment) {
    this.setup = setup;
    this.experiment = experiment;
    ImmutableList.Builder<Arena<S, M>> made = ImmutableList.builder();
    for (int rotation = 0; rotation < experiment.rotations(); rotation++) {
      made.add(arena(experiment.agentsAt(rotation)));
    }
    arenas = made.build();
  }

  static <S extends GameState, M extends Move> LabTable<S, M> of(
      Game<S, M, ?> game, RuleSet rules, Experiment experiment) {
    return new LabTable<>(game.setup(experiment.seats(), rules.options()), experiment);
  }

  private Arena<S, M> arena(ImmutableList<String> agents) {
    ImmutableList.Builder<Policy<S, M>> policies = ImmutableList.builder();
    agents.forEach(agent -> policies.add(Agents.parse(agent).policy()));
    Arena<S, M> arena = Arena.of(setup, policies.build()).withMoveLimit(experiment.moveLimit());
    return experiment.oneHand() ? arena.toEndOfHand() : arena;
  }

  Setup<S, M> setup() {
    return setup;
  }

  Row play(long number, Experiment.Place place) {
    Choices<S, M> choices = new Choices<>();
    Recording<S, M> recording = new Recording<>(experiment.measures());
    Dealer dealer = Dealer.seeded(experiment.seed(), place.deal());
    Arena<S, M> arena = arenas.get(place.rotation()).withListener(choices);
    Arena.Result<S, M> result =
        (experiment.measures().isEmpty() ? arena : arena.withListener(recording)).play(dealer);
    S state = result.match().state();
    return new Row(
        number,
        place,
        result.isOver() || result.isHandOver(),
        result.match().size(),
        result.isOver() ? state.handNumber() : state.handNumber() - 1,
        result.decisions(),
        choices.count,
        result.scores(),
        places(result),
        recording.of(state.sheet()));
  }

  private static ImmutableIntArray places(Arena.Result<?, ?> result) {
    return result.outcome().orElseGet(() -> Outcome.highest(result.returns())).ranking();
  }
}
