package io.github.spadille.testkit;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.words.Phrase;
import java.util.Comparator;

/**
 * What the rules of thumb of a game say at a table.
 *
 * <pre>{@code
 * assertThat(SensibleMoves.at(table).best()).containsExactly("play 7d");
 * }</pre>
 */
public final class SensibleMoves {
  private final TestTable table;
  private final GameState state;
  private final Rules<GameState, Move> rules;
  private final RulesOfThumb<GameState, Move> thumbs;

  private SensibleMoves(TestTable table) {
    this.table = table;
    this.state = table.state();
    this.rules = table.rules();
    this.thumbs = rules.rulesOfThumb();
  }

  /** Returns what they say where a game stands. */
  public static SensibleMoves at(TestTable table) {
    return new SensibleMoves(table);
  }

  /**
   * Returns the legal moves from the one that a sensible player makes most often to the one made
   * most rarely, as {@link TestTable#moves} writes them; in the order of legal moves where both are
   * as often.
   */
  public ImmutableList<String> inOrder() {
    return table.moves().stream()
        .sorted(Comparator.comparingInt(move -> -weight(move)))
        .collect(toImmutableList());
  }

  /** Returns the legal moves of which none is made more often. */
  public ImmutableList<String> best() {
    ImmutableList<String> moves = inOrder();
    return moves.stream()
        .filter(move -> weight(move) == weight(moves.get(0)))
        .collect(toImmutableList());
  }

  /**
   * Tells whether a sensible player makes a move at least three times as often as another.
   *
   * @param move as {@link TestTable#play} reads it
   * @param other the same
   * @throws AssertionError if one of them cannot be read
   */
  public boolean prefers(String move, String other) {
    return weight(move) >= 3 * weight(other);
  }

  /**
   * Returns how often a sensible player makes a move, compared with others.
   *
   * @param move as {@link TestTable#play} reads it
   * @throws AssertionError if it cannot be read
   */
  public int weight(String move) {
    return thumbs.weight(state, table.read(move));
  }

  /**
   * Returns why a move is rather made, or rather not: the key of its words and what they are about,
   * or an empty text if nothing is said.
   *
   * @param move as {@link TestTable#play} reads it
   * @throws AssertionError if it cannot be read
   */
  public String reason(String move) {
    return thumbs.reason(state, table.read(move)).map(Phrase::toString).orElse("");
  }
}
