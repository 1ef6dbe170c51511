package io.github.spadille.formats.highcard;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import java.util.List;
import java.util.Random;

/** Plays at random, for tests that need some match. */
public final class RandomPlay {
  private RandomPlay() {}

  /** Returns a match after some random moves, fewer if the game is over before. */
  public static <S extends GameState, M extends Move> Match<S, M> random(
      Match<S, M> start, int moves, long seed) {
    Random random = new Random(seed);
    Match<S, M> match = start;
    for (int i = 0; i < moves && !match.isOver(); i++) {
      if (match.state().turn().isChance()) {
        match = match.play(match.rules().chance(match.state(), random::nextLong));
      } else {
        List<M> legal = match.rules().legalMoves(match.state());
        match = match.play(legal.get(random.nextInt(legal.size())));
      }
    }
    return match;
  }
}
