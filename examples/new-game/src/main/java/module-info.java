import org.jspecify.annotations.NullMarked;

/** A small game of its own, to be copied. */
@NullMarked
module io.github.spadille.examples.newgame {
  requires io.github.spadille.engine;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;
}
