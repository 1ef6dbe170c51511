import org.jspecify.annotations.NullMarked;

/** Stops games: cards are played in sequence until nobody can go on. */
@NullMarked
module io.github.spadille.stops {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.stops;
  exports io.github.spadille.stops.comet;
  exports io.github.spadille.stops.crates;
  exports io.github.spadille.stops.crazyeights;
  exports io.github.spadille.stops.fantan;
  exports io.github.spadille.stops.playorpay;
  exports io.github.spadille.stops.ristiseiska;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.stops.comet to
      io.github.spadille.engine;
  opens io.github.spadille.stops.crates to
      io.github.spadille.engine;
  opens io.github.spadille.stops.crazyeights to
      io.github.spadille.engine;
  opens io.github.spadille.stops.fantan to
      io.github.spadille.engine;
  opens io.github.spadille.stops.playorpay to
      io.github.spadille.engine;
  opens io.github.spadille.stops.ristiseiska to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.stops.StopsGames;
}
