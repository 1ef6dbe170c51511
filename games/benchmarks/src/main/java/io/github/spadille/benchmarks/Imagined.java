package io.github.spadille.benchmarks;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * How many full states can be imagined in a second in the middle of a hand, by the seat in turn.
 *
 * <p>The middle is half of the moves of the first hand, at most of its first 200, and the number is
 * that of several hands together. Oh Hell is played by four with ten cards each, so as to compare
 * it with what others report.
 */
final class Imagined {
  private static final int HANDS = 4;
  private static final int MOST_MOVES = 200;
  private static final int ROUNDS = 10;
  private static final double WARM_UP_SECONDS = 0.5;

  private Imagined() {}

  /** Returns the samples in a second, measured in this process. */
  static double rate(Game<?, ?, ?> game) {
    return rateOf(game);
  }

  /** Returns the same, measured in a process of its own. */
  static double inOwnProcess(String game) throws IOException, InterruptedException {
    return Double.parseDouble(OwnProcess.lines("samples", game).get(0));
  }

  private static <S extends GameState, M extends Move> double rateOf(Game<S, M, ?> game) {
    boolean tenCards = game.id().equals("oh-hell");
    Setup<S, M> setup = tenCards ? game.setup(4, ImmutableMap.of("sizes", "down")) : game.setup();
    double seconds = 0;
    for (int hand = 1; hand <= HANDS; hand++) {
      Match<S, M> middle = middleOfHand(setup, hand);
      Turn turn = middle.state().turn();
      Sampler<S, M> sampler = middle.observe(turn.seats().isEmpty() ? 0 : turn.first()).sampler();
      RandomSource random = RandomSource.seeded(hand);
      Rates.rate(() -> draw(sampler, random), WARM_UP_SECONDS);
      Rates rates = new Rates();
      for (int round = 0; round < ROUNDS; round++) {
        rates.addRound(() -> draw(sampler, random));
      }
      seconds += 1 / rates.best();
    }
    return HANDS / seconds;
  }

  private static <S extends GameState, M extends Move> int draw(
      Sampler<S, M> sampler, RandomSource random) {
    if (sampler.draw(random) == null) {
      throw new IllegalStateException("no sample");
    }
    return 1;
  }

  private static <S extends GameState, M extends Move> Match<S, M> middleOfHand(
      Setup<S, M> setup, long seed) {
    Dealer dealer = Dealer.seeded(seed);
    RandomSource random = RandomSource.seeded(seed);
    LivelyAgent agent = new LivelyAgent(seed);
    List<Match<S, M>> hand = new ArrayList<>();
    Match<S, M> match = Match.start(setup);
    int packs = 0;
    while (!match.isOver() && packs < 2 && hand.size() < MOST_MOVES) {
      if (match.state().turn().isChance()) {
        M move = match.chance(dealer);
        boolean whole =
            match.rules().syntax().cards(move).size() == match.rules().table(match.state()).size();
        packs += whole ? 1 : 0;
        match = match.play(move);
      } else {
        match = match.play(agent.pick(match.rules().legalMoves(match.state()), random));
      }
      if (!match.state().turn().isChance()) {
        hand.add(match);
      }
    }
    return hand.get(hand.size() / 2);
  }
}
