package io.github.spadille.testkit.book;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.formats.record.Beginning;
import io.github.spadille.formats.record.CheckKind;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordLine;
import io.github.spadille.formats.record.RecordLine.Check;
import io.github.spadille.formats.record.RecordLine.Deal;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import io.github.spadille.formats.record.Replay;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules that a scenario cites, and how it shows them.
 *
 * <p>A comment cites rules by their ids, {@code # MYG-14, MYG-15 follow suit if you can}. It stands
 * directly before the lines that show them: up to the next comment they hold a check, or the
 * comment shows nothing. A check that names a rule needs no comment: {@code ? illegal 1: play Ad
 * MYG-14}, {@code ? points 2: MYG-19 +30}. Immutable.
 *
 * @param checked ids that a comment cites before a check
 * @param happening ids that refuse a move in a check, that a check of points names, or that a
 *     comment cites before a check while points are given by that rule: by the move before the
 *     comment, or by those up to the next comment
 * @param empty what is wrong: comments that show nothing, a sentence each
 */
public record Citations(
    ImmutableSet<String> checked, ImmutableSet<String> happening, ImmutableList<String> empty) {
  private static final Pattern ID = Pattern.compile("\\b[A-Z]{3}-[0-9]+[a-z]?\\b");
  private static final Splitter LINES = Splitter.on('\n');

  /** Returns the ids that a text names. */
  public static ImmutableSet<String> ids(String text) {
    ImmutableSet.Builder<String> ids = ImmutableSet.builder();
    Matcher id = ID.matcher(text);
    while (id.find()) {
      ids.add(id.group());
    }
    return ids.build();
  }

  /** A comment and the lines after it, up to the next comment. */
  private record Block(int comment, ImmutableSet<String> ids, int last) {
    boolean holds(RecordLine line) {
      return line.line() > comment && line.line() <= last;
    }
  }

  /**
   * Reads a scenario and plays it.
   *
   * @throws io.github.spadille.formats.record.ReplayException if it does not hold
   */
  public static Citations of(GameRecord scenario, Game<?, ?, ?> game) {
    List<ScoreSheet> sheets = sheets(Replay.match(scenario, game));
    Set<String> checked = new LinkedHashSet<>();
    Set<String> happening = new LinkedHashSet<>(named(scenario));
    ImmutableList.Builder<String> empty = ImmutableList.builder();
    for (Block block : blocks(scenario)) {
      if (scenario.lines().stream().noneMatch(line -> line instanceof Check && block.holds(line))) {
        empty.add(
            scenario.source()
                + ":"
                + block.comment()
                + ": a comment cites "
                + Joiner.on(' ').join(block.ids())
                + ", and no check stands between it and the next comment");
        continue;
      }
      checked.addAll(block.ids());
      int before = Math.max(0, moves(scenario, block.comment()) - 1);
      int after = moves(scenario, block.last());
      happening.addAll(
          Sets.intersection(block.ids(), given(sheets.get(before), sheets.get(after))));
    }
    return new Citations(
        ImmutableSet.copyOf(checked), ImmutableSet.copyOf(happening), empty.build());
  }

  /** Returns the ids that checks name. */
  private static Set<String> named(GameRecord scenario) {
    Set<String> named = new LinkedHashSet<>();
    for (RecordLine line : scenario.lines()) {
      if (line instanceof Check check && check.kind() == CheckKind.ILLEGAL) {
        named.addAll(ids(check.name()));
      } else if (line instanceof Check check && check.kind() == CheckKind.POINTS) {
        named.addAll(ids(check.value()));
      }
    }
    return named;
  }

  private static List<Block> blocks(GameRecord scenario) {
    List<String> text = LINES.splitToList(scenario.format());
    List<Block> blocks = new ArrayList<>();
    int line = 0;
    while (line < text.size()) {
      StringBuilder comment = new StringBuilder();
      while (line < text.size() && isComment(text.get(line))) {
        comment.append(text.get(line)).append(' ');
        line++;
      }
      int commentEnd = line;
      while (line < text.size() && !isComment(text.get(line))) {
        line++;
      }
      ImmutableSet<String> ids = ids(comment.toString());
      if (!ids.isEmpty()) {
        blocks.add(new Block(commentEnd, ids, line));
      }
    }
    return blocks;
  }

  private static boolean isComment(String line) {
    return line.startsWith("#");
  }

  /** Returns the number of moves of the game up to a line of a record. */
  private static int moves(GameRecord scenario, int last) {
    int moves = scenario.beginning().map(Beginning::moves).orElse(0);
    for (RecordLine line : scenario.lines()) {
      boolean isMove = line instanceof MoveLine || line instanceof Deal;
      moves += isMove && line.line() <= last ? 1 : 0;
    }
    return moves;
  }

  /** Returns the sheet after each number of moves. */
  private static <S extends GameState, M extends Move> List<ScoreSheet> sheets(Match<S, M> end) {
    List<ScoreSheet> sheets = new ArrayList<>();
    Match<S, M> match = end;
    sheets.add(match.state().sheet());
    while (match.canUndo()) {
      match = match.undo();
      sheets.add(match.state().sheet());
    }
    return Lists.reverse(sheets);
  }

  /** Returns the rules by which points were given between two sheets. */
  private static Set<String> given(ScoreSheet before, ScoreSheet after) {
    Set<String> ids = new LinkedHashSet<>();
    ImmutableList<ScoreSheet.Line> lines = after.lines();
    for (ScoreSheet.Line line : lines.subList(before.lines().size(), lines.size())) {
      ids.add(line.ruleId());
    }
    return ids;
  }
}
