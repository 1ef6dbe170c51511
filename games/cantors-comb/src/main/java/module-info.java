import org.jspecify.annotations.NullMarked;

/** Games with the Cantor's Comb deck: 64 cards of sixteen numbers, with many fields each. */
@NullMarked
module io.github.spadille.cantorscomb {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.cantorscomb;
  exports io.github.spadille.cantorscomb.cantorscomb;
  exports io.github.spadille.cantorscomb.flashcards;
  exports io.github.spadille.cantorscomb.magiceightball;
  exports io.github.spadille.cantorscomb.zenertest;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.cantorscomb to
      io.github.spadille.engine;
  opens io.github.spadille.cantorscomb.cantorscomb to
      io.github.spadille.engine;
  opens io.github.spadille.cantorscomb.magiceightball to
      io.github.spadille.engine;
  opens io.github.spadille.cantorscomb.zenertest to
      io.github.spadille.engine;
  opens io.github.spadille.cantorscomb.flashcards to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.cantorscomb.CantorsCombGames;
}
