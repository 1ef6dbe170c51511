package io.github.spadille.testkit.twin;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.View;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.formats.json.Message;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import java.util.List;
import java.util.Optional;

/**
 * What a viewer is told in one game, held against what it is told in another.
 *
 * <p>The home of all that laws of secrecy compare. Each answer is what differs, in a sentence, or
 * nothing.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Told<S extends GameState, M extends Move> {
  private final Rules<S, M> rules;
  private final Messages<S, M> messages;
  private final Viewer viewer;

  /**
   * Compares what a viewer is told.
   *
   * @param rules the rules of both games
   * @param messages what makes the messages of both games
   */
  public Told(Rules<S, M> rules, Messages<S, M> messages, Viewer viewer) {
    this.rules = rules;
    this.messages = messages;
    this.viewer = viewer;
  }

  /** Returns who is told. */
  public Viewer viewer() {
    return viewer;
  }

  /** Returns the viewer in words: {@code seat 2}, {@code a bystander}. */
  public String who() {
    return viewer.isSeat() ? "seat " + viewer : "a bystander";
  }

  /**
   * Compares what can be told of two states: view, turn, points, outcome, legal moves and the rules
   * that govern the viewer's seat.
   */
  public Optional<String> inStates(S one, Table oneTable, S other, Table otherTable) {
    return inViews(oneTable.seenBy(viewer), otherTable.seenBy(viewer))
        .or(() -> inPublic(one, other))
        .or(() -> inMoves(one, other))
        .or(() -> inGoverning(one, other));
  }

  private static Optional<String> inViews(SeenTable one, SeenTable other) {
    String seen = one.toString();
    String changed = other.toString();
    if (!seen.equals(changed)) {
      return Optional.of("in its view, " + Lines.difference(seen, changed));
    }
    return one.equals(other)
        ? Optional.empty()
        : Optional.of("its views look the same, but are not equal");
  }

  /** Returns what can be sent of a state: view and legal moves. */
  public ImmutableList<Sent> sent(S state, Table table) {
    return ImmutableList.of(sent(message(state, table)), sent(messages.moves(movesIn(state))));
  }

  /** Returns what can be sent after the last move of a match, or at its start: news, and all. */
  public ImmutableList<Sent> sent(Match<S, M> match) {
    return ImmutableList.of(
        sent(messages.observation(match, viewer, match.revision() - 1)),
        sent(messages.view(match, viewer)));
  }

  private static Sent sent(Message message) {
    return new Sent(MessageJson.typeOf(message), MessageJson.write(message));
  }

  /** Compares messages one by one, to the letter. */
  public static Optional<String> inJson(ImmutableList<Sent> one, ImmutableList<Sent> other) {
    for (int i = 0; i < one.size(); i++) {
      String json = one.get(i).json();
      String otherJson = other.get(i).json();
      if (!json.equals(otherJson)) {
        return Optional.of(
            "in the JSON of its " + one.get(i).type() + ", " + Lines.difference(json, otherJson));
      }
    }
    return Optional.empty();
  }

  private Message message(S state, Table table) {
    View view =
        new View(
            viewer,
            messages.players(),
            state.turn().seats(),
            state.turn().isChance(),
            state.handNumber(),
            Optional.empty(),
            state.outcome(),
            state.sheet(),
            table.seenBy(viewer));
    return messages.view(view, 0, 0);
  }

  private MoveList<M> movesIn(S state) {
    return viewer.isSeat() ? rules.legalMoves(state, viewer.seat()) : MoveList.empty();
  }

  private Optional<String> inPublic(S one, S other) {
    if (!one.turn().equals(other.turn())) {
      return Optional.of("the turn " + one.turn() + " became " + other.turn());
    }
    return inCounts(one, other);
  }

  /** Compares what all know of a state, whoever is in turn: points, number of the hand, outcome. */
  private Optional<String> inCounts(S one, S other) {
    Optional<String> sheets = inSheets(one, other);
    if (sheets.isPresent()) {
      return sheets;
    }
    if (one.handNumber() != other.handNumber()) {
      return Optional.of(
          "the number of the hand, " + one.handNumber() + ", became " + other.handNumber());
    }
    return one.outcome().equals(other.outcome())
        ? Optional.empty()
        : Optional.of("the outcome " + one.outcome() + " became " + other.outcome());
  }

  private Optional<String> inSheets(S one, S other) {
    return one.sheet().equals(other.sheet())
        ? Optional.empty()
        : Optional.of(
            "the score sheet " + one.sheet().lines() + " became " + other.sheet().lines());
  }

  private Optional<String> inMoves(S one, S other) {
    MoveList<M> moves = movesIn(one);
    MoveList<M> changed = movesIn(other);
    return moves.equals(changed)
        ? Optional.empty()
        : Optional.of("its legal moves " + Lines.difference(texts(moves), texts(changed)));
  }

  private Optional<String> inGoverning(S one, S other) {
    if (!viewer.isSeat()) {
      return Optional.empty();
    }
    ImmutableList<String> governing = rules.governing(one, viewer.seat());
    ImmutableList<String> changed = rules.governing(other, viewer.seat());
    return governing.equals(changed)
        ? Optional.empty()
        : Optional.of("the governing rules " + governing + " became " + changed);
  }

  private String texts(MoveList<M> moves) {
    return Joiner.on("; ").join(Lists.transform(moves, rules.syntax()::format));
  }

  /** Compares what a seat is answered when it tries some moves; a bystander cannot try any. */
  public Optional<String> inAnswers(S one, S other, Iterable<M> probes) {
    for (M probe : probes) {
      if (viewer.isSeat(probe.seat())) {
        Optional<Refusal> answer = rules.refusal(one, probe);
        Optional<Refusal> changed = rules.refusal(other, probe);
        if (!answer.equals(changed)) {
          return Optional.of(
              "in the answer to "
                  + new SeenMove(probe.seat(), rules.syntax().format(probe))
                  + ", "
                  + Lines.difference(json(answer), json(changed)));
        }
      }
    }
    return Optional.empty();
  }

  /** What is sent of a refusal is made of it alone, so equal ones need not be written. */
  private String json(Optional<Refusal> refusal) {
    return refusal.map(messages::refusal).map(MessageJson::write).orElse("legal");
  }

  /** Compares a move with another as the viewer sees them made. */
  public Optional<String> inMove(S one, M move, S other, M changed) {
    SeenMove seen = rules.seenBy(viewer, one, move);
    SeenMove seenOther = rules.seenBy(viewer, other, changed);
    return seen.equals(seenOther)
        ? Optional.empty()
        : Optional.of("in its log, " + Lines.difference(seen.toString(), seenOther.toString()));
  }

  /** Compares what the viewer sees happen after a move with what it sees after another. */
  public Optional<String> inStages(StageTables<S> one, StageTables<S> other) {
    ImmutableList<Stage<S>> stages = one.stages();
    ImmutableList<Stage<S>> otherStages = other.stages();
    String names = names(stages);
    String otherNames = names(otherStages);
    if (!names.equals(otherNames)) {
      return Optional.of("in its stages, " + Lines.difference(names, otherNames));
    }
    for (int i = 0; i + 1 < stages.size(); i++) {
      Stage<S> stage = stages.get(i);
      S there = stage.state();
      S otherThere = otherStages.get(i).state();
      Optional<String> difference =
          inViews(one.tables().get(i).seenBy(viewer), other.tables().get(i).seenBy(viewer))
              .or(() -> inCounts(there, otherThere));
      if (difference.isPresent()) {
        return difference.map(what -> "in stage " + stage.name() + ", " + what);
      }
    }
    return Optional.empty();
  }

  private static String names(ImmutableList<? extends Stage<?>> stages) {
    return Joiner.on(", ")
        .join(
            Lists.transform(
                stages,
                stage -> stage.phrase() + (stage.seat() < 0 ? "" : " of seat " + stage.seat())));
  }

  /** Compares the whole logs of two matches. */
  public Optional<String> inLogs(Match<S, M> one, Match<S, M> other) {
    List<SeenMove> log = one.logFor(viewer);
    List<SeenMove> changed = other.logFor(viewer);
    return log.equals(changed)
        ? Optional.empty()
        : Optional.of(
            "in its log, "
                + Lines.difference(Joiner.on('\n').join(log), Joiner.on('\n').join(changed)));
  }

  /** Compares what two matches, in which a move was made, look like when it is taken back. */
  public Optional<String> inUndo(Match<S, M> one, Match<S, M> other) {
    Match<S, M> undone = one.undo();
    Match<S, M> changed = other.undo();
    return inStates(
            undone.state(),
            rules.table(undone.state()),
            changed.state(),
            rules.table(changed.state()))
        .or(() -> inLogs(undone, changed))
        .map(what -> "after undo, " + what);
  }

  /** Compares texts that were written for the viewer. */
  public Optional<String> inRecords(String one, String other) {
    return one.equals(other)
        ? Optional.empty()
        : Optional.of("in its record, " + Lines.difference(one, other));
  }

  /** Returns a move of the viewer's seat with this text, or nothing if it cannot be read so. */
  public Optional<M> read(String text) {
    MoveSyntax<M> syntax = rules.syntax();
    try {
      return Optional.of(syntax.parse(viewer.seat(), text))
          .filter(move -> viewer.isSeat(move.seat()));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // No text of a move, or that of a move which the seat cannot make.
    }
  }
}
