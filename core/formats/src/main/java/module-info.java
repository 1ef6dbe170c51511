import org.jspecify.annotations.NullMarked;

/** Text records, JSON views and YAML house rules. */
@NullMarked
module io.github.spadille.formats {
  requires transitive io.github.spadille.engine;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.yaml;
  requires com.fasterxml.jackson.datatype.guava;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.formats.houserules;
  exports io.github.spadille.formats.json;
  exports io.github.spadille.formats.record;

  // For its rulebook, a resource that the engine reads.
  opens io.github.spadille.formats.houserules to
      io.github.spadille.engine;
  opens io.github.spadille.formats.json to
      com.fasterxml.jackson.databind;
}
