import org.jspecify.annotations.NullMarked;

/** Trick-taking games. */
@NullMarked
module io.github.spadille.tricktaking {
  requires transitive io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.tricktaking;
  exports io.github.spadille.tricktaking.fivehundred;
  exports io.github.spadille.tricktaking.ohhell;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.tricktaking.TrickTakingGames;
}
