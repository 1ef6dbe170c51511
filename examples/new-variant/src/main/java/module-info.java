import org.jspecify.annotations.NullMarked;

/** Variants of our games, to be copied. */
@NullMarked
module io.github.spadille.examples.newvariant {
  requires transitive io.github.spadille.fishing;
  requires transitive io.github.spadille.stops;
  requires transitive io.github.spadille.tricktaking;
  requires static org.jspecify;

  exports io.github.spadille.examples.newvariant;

  // On the module path the engine reads the rulebooks and the words.
  opens io.github.spadille.examples.newvariant to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.examples.newvariant.Variants;
}
