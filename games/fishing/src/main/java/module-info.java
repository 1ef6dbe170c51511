import org.jspecify.annotations.NullMarked;

/** Fishing games: cards from the hand capture cards on the table. */
@NullMarked
module io.github.spadille.fishing {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.fishing;
  exports io.github.spadille.fishing.cassino;
  exports io.github.spadille.fishing.hanafuda;
  exports io.github.spadille.fishing.koikoi;
  exports io.github.spadille.fishing.scopa;
  exports io.github.spadille.fishing.stealingbundles;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.fishing.cassino to
      io.github.spadille.engine;
  opens io.github.spadille.fishing.koikoi to
      io.github.spadille.engine;
  opens io.github.spadille.fishing.scopa to
      io.github.spadille.engine;
  opens io.github.spadille.fishing.stealingbundles to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.fishing.FishingGames;
}
