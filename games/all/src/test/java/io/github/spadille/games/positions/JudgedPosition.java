package io.github.spadille.games.positions;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position with a verdict: the end of a scenario, and which moves there are right.
 *
 * <p>The verdict stands in comments of the record. {@code # right 2: play As; play Ks} tells all
 * moves of seat 2 that are right; {@code # wrong 2: play 7d} tells those that are wrong, and all
 * others are right. In such a text {@code *} stands for any word, and {@code ...} at its end for
 * any words or none. {@code # why:} and the comments after it say why.
 *
 * @param name the path of the file in the collection: {@code oh-hell/last-trick.spadille}
 * @param match where the scenario ends
 * @param seat who decides
 * @param areRight whether the moves told are the right ones, or the wrong ones
 * @param told the moves of the verdict, as they stand in the record
 * @param why one or two sentences
 */
record JudgedPosition(
    String name,
    Match<?, ?> match,
    int seat,
    boolean areRight,
    ImmutableList<String> told,
    String why) {
  private static final Pattern VERDICT = Pattern.compile("# (right|wrong) (\\d): (.+)");
  private static final String WHY = "# why: ";
  private static final String COMMENT = "# ";
  private static final String REST = "...";
  private static final String ANY = "*";
  private static final Splitter MOVES = Splitter.on("; ");
  private static final Splitter WORDS = Splitter.on(' ');

  /**
   * A decision of an agent in a position.
   *
   * @param move the text of the move that it chose
   * @param isRight whether that is right
   */
  record Choice(JudgedPosition position, String move, boolean isRight) {
    /**
     * Returns where, what was chosen and what is right: {@code oh-hell/last-trick: play 2s, ...}.
     */
    @Override
    public String toString() {
      return position.name + ": " + move + ", but " + position.verdict() + ". " + position.why;
    }
  }

  /**
   * Replays a record with a verdict.
   *
   * @throws io.github.spadille.formats.record.ReplayException if it does not hold
   * @throws IllegalArgumentException if it has no verdict, more than one, or no reason
   */
  static JudgedPosition of(GameRecord record, Catalog catalog) {
    Matcher verdict = null;
    List<String> why = new ArrayList<>();
    for (String line : Splitter.on('\n').split(record.format())) {
      Matcher matcher = VERDICT.matcher(line);
      if (matcher.matches()) {
        if (verdict != null) {
          throw new IllegalArgumentException(record.source() + " has two verdicts: " + line);
        }
        verdict = matcher;
      } else if (line.startsWith(WHY)) {
        why.add(line.substring(WHY.length()));
      } else if (!why.isEmpty() && line.startsWith(COMMENT)) {
        why.add(line.substring(COMMENT.length()));
      }
    }
    if (verdict == null || why.isEmpty()) {
      throw new IllegalArgumentException(
          record.source() + " has no verdict such as \"# right 0: play As\", or no \"# why:\"");
    }
    return new JudgedPosition(
        record.source(),
        Replay.run(record, catalog).match(),
        Integer.parseInt(verdict.group(2)),
        verdict.group(1).equals("right"),
        ImmutableList.copyOf(MOVES.split(verdict.group(3))),
        Joiner.on(' ').join(why));
  }

  /** Returns the id of the game. */
  String game() {
    return match.setup().game().id();
  }

  /** Returns the verdict: {@code right is play As; play Ks}. */
  String verdict() {
    return (areRight ? "right is " : "wrong is ") + Joiner.on("; ").join(told);
  }

  /** Tells whether a move, as the game writes it, is right. */
  boolean isRight(String move) {
    return told.stream().anyMatch(text -> means(text, move)) == areRight;
  }

  /** Tells whether a text of a verdict means a move. */
  static boolean means(String text, String move) {
    List<String> words = WORDS.splitToList(text);
    List<String> written = WORDS.splitToList(move);
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals(REST)) {
        return true;
      }
      if (i >= written.size() || !(word.equals(ANY) || word.equals(written.get(i)))) {
        return false;
      }
    }
    return words.size() == written.size();
  }

  /** Returns the legal moves of the seat that decides, as the game writes them. */
  ImmutableList<String> legalMoves() {
    return legalMoves(match);
  }

  private <S extends GameState, M extends Move> ImmutableList<String> legalMoves(
      Match<S, M> match) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (M move : match.observe(seat).legalMoves()) {
      texts.add(match.rules().syntax().format(move));
    }
    return texts.build();
  }

  /** Lets an agent decide; the choice follows from the seed if the agent goes by no clock. */
  Choice decide(Agent agent, long seed) {
    return decide(match, agent, seed);
  }

  private <S extends GameState, M extends Move> Choice decide(
      Match<S, M> match, Agent agent, long seed) {
    M move = agent.choose(match.observe(seat), RandomSource.seeded(seed));
    String text = match.rules().syntax().format(move);
    return new Choice(this, text, isRight(text));
  }

  /**
   * Returns where it is, and what is right: {@code oh-hell/last-trick.spadille: right is play As}.
   */
  @Override
  public String toString() {
    return name + ": " + verdict();
  }
}
