import org.jspecify.annotations.NullMarked;

/** Solitaires. */
@NullMarked
module io.github.spadille.solitaire {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.solitaire;
  exports io.github.spadille.solitaire.pirate;
  exports io.github.spadille.solitaire.spider;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.solitaire.pirate to
      io.github.spadille.engine;
  opens io.github.spadille.solitaire.spider to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.solitaire.SolitaireGames;
}
