import org.jspecify.annotations.NullMarked;

/** A variant of one of our games, to be copied. */
@NullMarked
module io.github.spadille.examples.newvariant {
  requires io.github.spadille.tricktaking;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;
}
