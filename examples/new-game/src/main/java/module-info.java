import org.jspecify.annotations.NullMarked;

/** A small game of its own, to be copied. */
@NullMarked
module io.github.spadille.examples.newgame {
  requires transitive io.github.spadille.engine;
  requires static org.jspecify;

  exports io.github.spadille.examples.newgame;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.examples.newgame to
      io.github.spadille.engine;

  // Programs that offer every game on the module path find this one here; on the class path they
  // find it in META-INF/services.
  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.examples.newgame.AgramFamily;
}
