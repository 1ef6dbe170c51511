import org.jspecify.annotations.NullMarked;

/** Betting games: who has the most chips wins. */
@NullMarked
module io.github.spadille.betting {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.betting;
  exports io.github.spadille.betting.pontoon;
  exports io.github.spadille.betting.speculation;
  exports io.github.spadille.betting.superfecta;
  exports io.github.spadille.betting.thirtyone;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.betting.pontoon to
      io.github.spadille.engine;
  opens io.github.spadille.betting.speculation to
      io.github.spadille.engine;
  opens io.github.spadille.betting.superfecta to
      io.github.spadille.engine;
  opens io.github.spadille.betting.thirtyone to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.betting.BettingGames;
}
