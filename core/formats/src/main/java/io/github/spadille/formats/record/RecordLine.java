package io.github.spadille.formats.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.OptionalInt;

/** One line of a record after its head. */
public sealed interface RecordLine {
  /** Returns the number of the line in its file, counted from 1. */
  int line();

  /**
   * A line without text.
   *
   * @param line the number of the line
   */
  record Blank(int line) implements RecordLine {}

  /**
   * A remark that a replay passes over.
   *
   * @param line the number of the line
   * @param text what stands after the {@code #}, without blanks around it
   */
  record Comment(int line, String text) implements RecordLine {}

  /**
   * A move of a seat or of chance.
   *
   * @param line the number of the line
   * @param seat the seat, or -1 for chance
   * @param text the move in the notation of the game: {@code bid 3}
   * @param column where the text begins, counted from 1
   */
  record MoveLine(int line, int seat, String text, int column) implements RecordLine {}

  /**
   * A shuffle that is described by where some cards come to lie: {@code * deal hand.0: 2s Ad; stub:
   * 3c}.
   *
   * <p>{@link DirectedShuffle} says which shuffle it stands for.
   *
   * @param line the number of the line
   * @param piles the codes of the cards by the name of their pile
   * @param column where the text begins, counted from 1
   */
  record Deal(int line, ImmutableMap<String, ImmutableList<String>> piles, int column)
      implements RecordLine {}

  /**
   * Something that must hold at this place.
   *
   * @param line the number of the line
   * @param kind what is checked
   * @param seat the seat that is named, -1 for chance; empty for a bystander or where none is named
   * @param name the pile or fact that is named, or the rule that refuses a move; empty if none is
   * @param value what is expected, without blanks around it
   * @param column where the value begins, counted from 1
   */
  record Check(int line, CheckKind kind, OptionalInt seat, String name, String value, int column)
      implements RecordLine {}

  /**
   * Where play once went on otherwise, to a draw that was taken back: {@code ~ after 7}. The moves
   * up to it follow, each a {@link TakenBackMove}.
   *
   * @param line the number of the line
   * @param after how many moves come before: of the record, or of what was last taken back, whose
   *     way this one leaves then
   */
  record TakenBackAfter(int line, int after) implements RecordLine {}

  /**
   * A move that was taken back: {@code ~ 0 play Jd}, {@code ~ * shuffle 7d 3c}.
   *
   * @param move the move, as it would stand without the {@code ~}
   */
  record TakenBackMove(MoveLine move) implements RecordLine {
    @Override
    public int line() {
      return move.line();
    }
  }

  /**
   * The number of changes up to this place: {@code ~ revision 12}.
   *
   * @param line the number of the line
   * @param revision what {@link io.github.spadille.engine.match.Match#revision()} was
   */
  record Revision(int line, int revision) implements RecordLine {}

  /**
   * A line that begins with {@code ~} and that this version does not know; a replay passes over it.
   *
   * @param line the number of the line
   * @param text what stands after the {@code ~}, without blanks around it
   */
  record Unknown(int line, String text) implements RecordLine {}
}
