import org.jspecify.annotations.NullMarked;

/** Experiments with rules: many games, as rows, compared deal by deal. */
@NullMarked
module io.github.spadille.lab {
  requires transitive io.github.spadille.agents;
  requires io.github.spadille.formats;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.yaml;
  requires java.desktop;
  requires java.xml;
  requires org.apache.xmlgraphics.batik.svggen;
  requires xchart;
  requires static org.jspecify;

  exports io.github.spadille.lab;
  exports io.github.spadille.lab.report;
}
