package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What is written can be read. */
final class MovesReadBack extends StateLaw {
  private static final int MOST = 300;

  @Override
  public String sentence() {
    return "The text of a legal move is read back as that move, and so is every other spelling of"
        + " it; no other move of its seat has the same text.";
  }

  @Override
  int positions() {
    return 60;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    if (position.state().turn().isChance()) {
      return read(position, position.rules().chance(position.state(), position.random()));
    }
    MoveList<M> moves = position.legalMoves();
    Map<String, M> byText = new HashMap<>();
    for (int i = 0; i < Math.min(MOST, moves.size()); i++) {
      M move =
          moves.size() <= MOST ? moves.get(i) : moves.get(position.random().nextInt(moves.size()));
      M same = byText.put(position.text(move), move);
      if (same != null && !same.equals(move)) {
        return Optional.of("two moves are written " + position.text(move));
      }
      Optional<String> breach = read(position, move);
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> read(
      Position<S, M> position, M move) {
    MoveSyntax<M> syntax = position.syntax();
    String text = syntax.format(move);
    Optional<String> breach = read(syntax, move, text);
    for (String other : syntax.otherTexts(move)) {
      breach = breach.isPresent() ? breach : read(syntax, move, other);
    }
    boolean same = syntax.withCards(move.seat(), move, syntax.cards(move)).equals(move);
    return breach.isPresent() || same
        ? breach
        : Optional.of(text + " is another move with its own cards put in");
  }

  private static <M extends Move> Optional<String> read(MoveSyntax<M> syntax, M move, String text) {
    if (!text.strip().equals(text) || text.isEmpty() || text.matches("(?s).*[\\n\\r;].*")) {
      return Optional.of("not one line without semicolons: \"" + text + '"');
    }
    try {
      M read = Texts.read(syntax, move.seat(), text);
      return read.equals(move)
          ? Optional.empty()
          : Optional.of(text + " is read back as " + syntax.format(read));
    } catch (NotationException e) {
      return Optional.of(text + " cannot be read back: " + e.getMessage());
    }
  }
}
