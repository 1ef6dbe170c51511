import org.jspecify.annotations.NullMarked;

/** The <code>spadille</code> command. */
@NullMarked
module io.github.spadille.terminal {
  requires io.github.spadille.agents;
  requires io.github.spadille.formats;
  requires io.github.spadille.games;
  requires io.github.spadille.lab;
  requires info.picocli;
  requires java.xml;
  requires jdk.management;
  requires me.tongfei.progressbar;
  requires org.commonmark;
  requires org.commonmark.ext.gfm.tables;
  requires org.jline;
  requires static org.jspecify;

  opens io.github.spadille.terminal to
      info.picocli,
      io.github.spadille.engine;
}
