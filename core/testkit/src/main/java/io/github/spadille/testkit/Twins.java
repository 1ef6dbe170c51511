package io.github.spadille.testkit;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.json.ViewJson;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A recorded game and its twin, in which two cards have changed places from the first shuffle on.
 *
 * <p>The laws of secrecy exchange hidden cards in random games; this does it in a game that is
 * written down, for secrets that random play seldom has:
 *
 * <pre>{@code
 * Twins<MyGameState, MyGameMove> twins = Twins.exchanging(MyGame.GAME, record, "X1", "7d");
 * assertThat(twins.difference(Viewer.seat(2))).isEmpty();
 * assertThat(twins.difference(Viewer.seat(0))).isPresent();
 * }</pre>
 *
 * <p>The two cards change places in moves of chance and in moves that are concealed from others;
 * all other moves are the same in both games.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Twins<S extends GameState, M extends Move> {
  private final ImmutableList<Match<S, M>> one;
  private final ImmutableList<Match<S, M>> other;

  private Twins(ImmutableList<Match<S, M>> one, ImmutableList<Match<S, M>> other) {
    this.one = one;
    this.other = other;
  }

  /**
   * Returns a recorded game and its twin.
   *
   * @param card the code of a card of which there is one
   * @param changed the code of the card that it changes places with
   * @throws io.github.spadille.formats.record.ReplayException if the record does not hold
   * @throws IllegalMoveException if a move of the game is illegal in the twin
   */
  public static <S extends GameState, M extends Move> Twins<S, M> exchanging(
      Game<S, M, ?> game, GameRecord record, String card, String changed) {
    ImmutableList<M> moves = Replay.match(record, game).moves();
    Setup<S, M> setup = Replay.setup(record, game);
    MoveSyntax<M> syntax = setup.rules().syntax();
    List<M> exchanged = new ArrayList<>();
    for (M move : moves) {
      exchanged.add(exchanged(syntax, move, card, changed));
    }
    return new Twins<>(play(setup, moves), play(setup, exchanged));
  }

  private static <M extends Move> M exchanged(
      MoveSyntax<M> syntax, M move, String card, String changed) {
    if (!move.isChance() && !syntax.isConcealed(move)) {
      return move;
    }
    List<String> words = new ArrayList<>();
    for (String word : Splitter.on(' ').split(syntax.format(move))) {
      words.add(word.equals(card) ? changed : word.equals(changed) ? card : word);
    }
    String text = Joiner.on(' ').join(words);
    return move.isChance() ? syntax.parseChance(text) : syntax.parse(move.seat(), text);
  }

  private static <S extends GameState, M extends Move> ImmutableList<Match<S, M>> play(
      Setup<S, M> setup, List<M> moves) {
    ImmutableList.Builder<Match<S, M>> matches = ImmutableList.builder();
    Match<S, M> match = Match.start(setup);
    matches.add(match);
    for (M move : moves) {
      match = match.play(move);
      matches.add(match);
    }
    return matches.build();
  }

  /** Returns the recorded game. */
  public Match<S, M> original() {
    return one.get(one.size() - 1);
  }

  /** Returns the game in which the two cards have changed places. */
  public Match<S, M> twin() {
    return other.get(other.size() - 1);
  }

  /**
   * Returns how a viewer can tell the games apart, or nothing if it cannot.
   *
   * <p>After every move it compares turn, view (as text, as JSON and as a value), legal moves, the
   * answers to legal and illegal moves, points, outcome and undo; at the end the log and the record
   * for that viewer.
   */
  public Optional<String> difference(Viewer viewer) {
    for (int i = 0; i < one.size(); i++) {
      Optional<String> found = difference(one.get(i), other.get(i), viewer);
      if (found.isPresent()) {
        return Optional.of("after " + i + " moves " + found.get());
      }
    }
    if (!original().logFor(viewer).equals(twin().logFor(viewer))) {
      return Optional.of(original().logFor(viewer) + " became " + twin().logFor(viewer));
    }
    return differing("the record", shared(original(), viewer), shared(twin(), viewer));
  }

  private Optional<String> difference(Match<S, M> left, Match<S, M> right, Viewer viewer) {
    String before = told(left, right, viewer);
    String after = told(right, left, viewer);
    if (!before.equals(after)) {
      return differing("what it is told", before, after);
    }
    if (left.size() == 0) {
      return Optional.empty();
    }
    return differing(
        "what it is told after undo",
        told(left.undo(), right.undo(), viewer),
        told(right.undo(), left.undo(), viewer));
  }

  private static Optional<String> differing(String what, String before, String after) {
    List<String> old = Splitter.on('\n').splitToList(before);
    List<String> now = Splitter.on('\n').splitToList(after);
    for (int i = 0; i < Math.min(old.size(), now.size()); i++) {
      if (!old.get(i).equals(now.get(i))) {
        return Optional.of(what + ": \"" + old.get(i) + "\" became \"" + now.get(i) + '"');
      }
    }
    return old.size() == now.size()
        ? Optional.empty()
        : Optional.of(what + " has " + old.size() + " lines, then " + now.size());
  }

  /** Writes down all that a viewer gets; what it tries depends on nothing that one game hides. */
  private String told(Match<S, M> match, Match<S, M> twin, Viewer viewer) {
    StringBuilder told = new StringBuilder();
    told.append("turn ").append(match.state().turn()).append('\n');
    told.append(match.viewFor(viewer)).append('\n');
    told.append(ViewJson.write(match.viewFor(viewer))).append('\n');
    told.append("the same view: ")
        .append(match.viewFor(viewer).equals(twin.viewFor(viewer)))
        .append('\n');
    MoveSyntax<M> syntax = match.rules().syntax();
    for (M move : match.legalMovesFor(viewer)) {
      told.append("legal: ").append(syntax.format(move)).append('\n');
    }
    if (viewer.isSeat()) {
      for (String text : attempts(match, twin)) {
        told.append(text).append(": ").append(answer(match, viewer.seat(), text)).append('\n');
      }
    }
    return told.append(match.state().sheet().lines())
        .append('\n')
        .append(match.state().outcome())
        .toString();
  }

  /** Returns the texts of all legal moves of both games, and of all that are made later. */
  private Set<String> attempts(Match<S, M> match, Match<S, M> twin) {
    MoveSyntax<M> syntax = match.rules().syntax();
    Set<String> texts = new TreeSet<>();
    for (Match<S, M> each : ImmutableList.of(match, twin)) {
      for (M move : each.rules().legalMoves(each.state())) {
        texts.add(syntax.format(move));
      }
    }
    for (Match<S, M> each : ImmutableList.of(original(), twin())) {
      for (M move : each.moves()) {
        texts.add(syntax.format(move));
      }
    }
    return texts;
  }

  private static <S extends GameState, M extends Move> String answer(
      Match<S, M> match, int seat, String text) {
    try {
      return match
          .refusal(match.rules().syntax().parse(seat, text))
          .map(refusal -> refusal + " " + refusal.cards())
          .orElse("legal");
    } catch (NotationException e) {
      return e.toString();
    }
  }

  private static <S extends GameState, M extends Move> String shared(
      Match<S, M> match, Viewer viewer) {
    return RecordWriter.redacted(match, viewer).format();
  }
}
