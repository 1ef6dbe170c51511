import org.jspecify.annotations.NullMarked;

/** Reaction games: who is faster. */
@NullMarked
module io.github.spadille.reaction {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.reaction;
  exports io.github.spadille.reaction.aggravation;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.reaction.aggravation to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.reaction.ReactionGames;
}
