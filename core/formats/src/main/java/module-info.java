import org.jspecify.annotations.NullMarked;

/** Text records, JSON views, YAML house rules and rule sheets. */
@NullMarked
module io.github.spadille.formats {
  requires transitive io.github.spadille.engine;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.yaml;
  requires com.fasterxml.jackson.datatype.guava;
  requires org.commonmark;
  requires org.commonmark.ext.gfm.tables;
  requires static org.immutables.value.annotations;
  requires static org.jspecify;

  exports io.github.spadille.formats.houserules;
  exports io.github.spadille.formats.json;
  exports io.github.spadille.formats.record;
  exports io.github.spadille.formats.sheet;
  exports io.github.spadille.formats.text;

  // On the module path the engine reads rulebooks and words.
  opens io.github.spadille.formats.houserules to
      io.github.spadille.engine;
  opens io.github.spadille.formats.sheet to
      io.github.spadille.engine;
  opens io.github.spadille.formats.json to
      com.fasterxml.jackson.databind;
}
