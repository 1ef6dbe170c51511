import org.jspecify.annotations.NullMarked;

/** Reaction games: who is faster. */
@NullMarked
module io.github.spadille.reaction {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.reaction;
  exports io.github.spadille.reaction.aggravation;
  exports io.github.spadille.reaction.throughthewindow;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.reaction.aggravation to
      io.github.spadille.engine;
  opens io.github.spadille.reaction.throughthewindow to
      io.github.spadille.engine;

  uses io.github.spadille.reaction.throughthewindow.Nouns;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.reaction.ReactionGames;
}
