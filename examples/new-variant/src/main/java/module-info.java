import org.jspecify.annotations.NullMarked;

/** A variant of one of our games, to be copied. */
@NullMarked
module io.github.spadille.examples.newvariant {
  requires transitive io.github.spadille.tricktaking;
  requires static org.jspecify;

  exports io.github.spadille.examples.newvariant;

  provides io.github.spadille.engine.game.GameFamily with
      io.github.spadille.examples.newvariant.RankTooFamily;
}
