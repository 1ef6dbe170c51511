import org.jspecify.annotations.NullMarked;

/** Cards, the contract of a game, tables and views, matches, move notation, agents. */
@NullMarked
module io.github.spadille.engine {
  requires transitive com.google.common;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;
}
