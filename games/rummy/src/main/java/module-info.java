import org.jspecify.annotations.NullMarked;

/** Rummy games. */
@NullMarked
module io.github.spadille.rummy {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.rummy;
  exports io.github.spadille.rummy.cactus;
  exports io.github.spadille.rummy.canasta;
  exports io.github.spadille.rummy.kowah;
  exports io.github.spadille.rummy.vazhushal;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.rummy.cactus to
      io.github.spadille.engine;
  opens io.github.spadille.rummy.canasta to
      io.github.spadille.engine;
  opens io.github.spadille.rummy.kowah to
      io.github.spadille.engine;
  opens io.github.spadille.rummy.vazhushal to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.rummy.RummyGames;
}
