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

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.fishing.FishingGames;
}
