package io.github.spadille.testkit.law;

import io.github.spadille.agents.ThumbPolicy;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * Players who know what they do, in some of the games that the laws look at: they keep what belongs
 * together for the whole hand, which hardly happens by chance, and then few deals fit what they
 * said and did.
 */
final class Thinking<S extends GameState, M extends Move> {
  /** In one of so many games they play. */
  private static final int GAMES = 3;

  private final Rules<S, M> rules;
  private final ThumbPolicy<S, M> policy;
  private final boolean play;

  private Thinking(Rules<S, M> rules, boolean play) {
    this.rules = rules;
    this.policy = new ThumbPolicy<>(rules.rulesOfThumb());
    this.play = play;
  }

  /** Returns those of a game, which follow from its seed. */
  static <S extends GameState, M extends Move> Thinking<S, M> in(Rules<S, M> rules, long seed) {
    boolean has = rules.rulesOfThumb() != RulesOfThumb.<S, M>none();
    return new Thinking<>(rules, has && Math.floorMod(seed, GAMES) == 0);
  }

  /** Tells whether one of them sits at a seat: one player in three does not think. */
  boolean plays(int seat) {
    return play && seat % 3 < 2;
  }

  /** Chooses a move of a seat that has one. */
  M choose(S state, int seat, RandomSource random) {
    return policy.choose(state, rules.legalMoves(state, seat), random);
  }
}
