import org.jspecify.annotations.NullMarked;

/** Experiments with rules: many games, as rows, compared deal by deal. */
@NullMarked
module io.github.spadille.lab {
  requires transitive io.github.spadille.agents;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.yaml;
  requires static org.jspecify;

  exports io.github.spadille.lab;
}
