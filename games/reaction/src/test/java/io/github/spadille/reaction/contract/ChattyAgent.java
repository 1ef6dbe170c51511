package io.github.spadille.reaction.contract;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;

/** Says any word that comes to its mind, often at the same time as others do. */
final class ChattyAgent implements Agent {
  /** Nouns of every letter, short and long ones, and words that are none. */
  static final ImmutableList<String> WORDS =
      ImmutableList.of(
          "ant",
          "airplane",
          "elf",
          "escalator",
          "fox",
          "fire engine",
          "jam",
          "jack-o'-lantern",
          "key",
          "keyboard",
          "net",
          "nightingale",
          "quilt",
          "queen bee",
          "sun",
          "swimmer",
          "toe",
          "texas",
          "teddy bear",
          "turtle",
          "the",
          "seldom",
          "x");

  private static final int TIMES = 3;

  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    MoveList<M> moves = observation.legalMoves();
    M last = moves.get(moves.size() - 1);
    if (!(last instanceof Say)) {
      return last;
    }
    Say say = (Say) last;
    String word = random.nextInt(TIMES) == 0 ? say.spoken().word() : any(random);
    long time = say.time() + random.nextInt(TIMES);
    return observation.rules().syntax().parse(observation.seat(), "say " + word + " @" + time);
  }

  private static String any(RandomSource random) {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  @Override
  public String toString() {
    return "chatty";
  }
}
