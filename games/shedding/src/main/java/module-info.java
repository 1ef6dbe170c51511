import org.jspecify.annotations.NullMarked;

/** Shedding games: who is first without cards wins. */
@NullMarked
module io.github.spadille.shedding {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.shedding;
  exports io.github.spadille.shedding.idoubtit;
  exports io.github.spadille.shedding.pittypat;
  exports io.github.spadille.shedding.thirteen;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.shedding.idoubtit to
      io.github.spadille.engine;
  opens io.github.spadille.shedding.pittypat to
      io.github.spadille.engine;
  opens io.github.spadille.shedding.thirteen to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.shedding.SheddingGames;
}
