import org.jspecify.annotations.NullMarked;

/** How fast every game is. */
@NullMarked
module io.github.spadille.benchmarks {
  requires io.github.spadille.agents;
  requires io.github.spadille.formats;
  requires io.github.spadille.games;
  requires java.management;
  requires jdk.management;
  requires jmh.core;
  requires static org.jspecify;

  exports io.github.spadille.benchmarks;
  exports io.github.spadille.benchmarks.limit;
}
