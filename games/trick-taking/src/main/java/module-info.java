import org.jspecify.annotations.NullMarked;

/** Trick-taking games. */
@NullMarked
module io.github.spadille.tricktaking {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.tricktaking.canadiansalad;
  exports io.github.spadille.tricktaking.chicago;
  exports io.github.spadille.tricktaking.fivehundred;
  exports io.github.spadille.tricktaking.ohhell;
  exports io.github.spadille.tricktaking.pageone;
  exports io.github.spadille.tricktaking.polignac;
  exports io.github.spadille.tricktaking.toepen;
  exports io.github.spadille.tricktaking.tute;
  exports io.github.spadille.tricktaking;

  // On the module path the engine reads the rulebooks.
  opens io.github.spadille.tricktaking.canadiansalad to
      io.github.spadille.engine;
  opens io.github.spadille.tricktaking.chicago to
      io.github.spadille.engine;
  opens io.github.spadille.tricktaking.fivehundred to
      io.github.spadille.engine;
  opens io.github.spadille.tricktaking.ohhell to
      io.github.spadille.engine;
  opens io.github.spadille.tricktaking.pageone to
      io.github.spadille.engine;
  opens io.github.spadille.tricktaking.polignac to
      io.github.spadille.engine;
  opens io.github.spadille.tricktaking.toepen to
      io.github.spadille.engine;
  opens io.github.spadille.tricktaking.tute to
      io.github.spadille.engine;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.tricktaking.TrickTakingGames;
}
