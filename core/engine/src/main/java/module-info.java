import org.jspecify.annotations.NullMarked;

/** Cards, the contract of a game, tables and views, matches, move notation, agents. */
@NullMarked
module io.github.spadille.engine {
  requires transitive com.google.common;
  requires static org.jspecify;

  exports io.github.spadille.engine;
  exports io.github.spadille.engine.card;
  exports io.github.spadille.engine.game;
  exports io.github.spadille.engine.knowledge;
  exports io.github.spadille.engine.match;
  exports io.github.spadille.engine.move;
  exports io.github.spadille.engine.notation;
  exports io.github.spadille.engine.option;
  exports io.github.spadille.engine.random;
  exports io.github.spadille.engine.rulebook;
  exports io.github.spadille.engine.screen;
  exports io.github.spadille.engine.seat;
  exports io.github.spadille.engine.state;
  exports io.github.spadille.engine.table;
  exports io.github.spadille.engine.text;
  exports io.github.spadille.engine.words;

  uses io.github.spadille.engine.game.GameFamily;
}
