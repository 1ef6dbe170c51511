import org.jspecify.annotations.NullMarked;

/** The contract of a game as JUnit tests, a scenario runner, rulebook coverage. */
@NullMarked
module io.github.spadille.testkit {
  requires io.github.spadille.agents;
  requires transitive io.github.spadille.engine;
  requires transitive io.github.spadille.formats;
  requires transitive org.junit.jupiter.api;
  requires java.compiler;
  requires jdk.compiler;
  requires org.junit.platform.commons;
  requires static org.jspecify;

  exports io.github.spadille.testkit;
  exports io.github.spadille.testkit.law;
  exports io.github.spadille.testkit.subject;
  exports io.github.spadille.testkit.variant;
}
