package io.github.spadille.testkit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.twin.CardMap;
import io.github.spadille.testkit.twin.Told;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A recorded game and its twin, in which two cards have changed places from the first shuffle on.
 *
 * <p>The laws of secrecy play twins of random games; this does it in a game that is written down,
 * for secrets that random play seldom has:
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
  private final Messages<S, M> messages;

  private Twins(ImmutableList<Match<S, M>> one, ImmutableList<Match<S, M>> other) {
    this.one = one;
    this.other = other;
    this.messages = Messages.of(one.get(0), Locale.ENGLISH);
  }

  /**
   * Returns a recorded game and its twin.
   *
   * @param card the code of a card of which there is one
   * @param changed the code of the card that it changes places with
   * @throws io.github.spadille.formats.record.ReplayException if the record does not hold
   * @throws IllegalMoveException if a move of the game is illegal in the twin
   * @throws IllegalArgumentException if there is no such card
   */
  public static <S extends GameState, M extends Move> Twins<S, M> exchanging(
      Game<S, M, ?> game, GameRecord record, String card, String changed) {
    ImmutableList<M> moves = Replay.match(record, game).moves();
    Setup<S, M> setup = Replay.setup(record, game);
    MoveSyntax<M> syntax = setup.rules().syntax();
    Table start = setup.rules().table(setup.rules().start());
    CardMap cards = CardMap.exchanging(find(start, card), find(start, changed));
    List<M> exchanged = new ArrayList<>();
    for (M move : moves) {
      boolean hidden = move.isChance() || syntax.isConcealed(move);
      exchanged.add(hidden ? cards.in(syntax, move) : move);
    }
    return new Twins<>(play(setup, moves), play(setup, exchanged));
  }

  private static Card find(Table table, String code) {
    for (Pile pile : table.piles()) {
      for (Card card : pile.cards()) {
        if (card.code().equals(code)) {
          return card;
        }
      }
    }
    throw new IllegalArgumentException("no card " + code + " on the table");
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
   * <p>After every move it compares view (as text, as JSON and as a value), turn, points, outcome,
   * legal moves, the answers to legal and illegal moves, log and undo; at the end the record for
   * that viewer.
   */
  public Optional<String> difference(Viewer viewer) {
    Told<S, M> told = new Told<>(original().rules(), messages, viewer);
    for (int i = 0; i < one.size(); i++) {
      Optional<String> found = difference(one.get(i), other.get(i), told);
      if (found.isPresent()) {
        return Optional.of("after " + i + " moves " + found.get());
      }
    }
    return told.inRecords(shared(original(), viewer), shared(twin(), viewer));
  }

  private Optional<String> difference(Match<S, M> left, Match<S, M> right, Told<S, M> told) {
    Rules<S, M> rules = left.rules();
    Optional<String> found =
        told.inStates(
                left.state(), rules.table(left.state()), right.state(), rules.table(right.state()))
            .or(() -> Told.inJson(told.sent(left), told.sent(right)))
            .or(() -> told.inAnswers(left.state(), right.state(), probes(left, right, told)))
            .or(() -> told.inLogs(left, right));
    return found.isPresent() || left.size() == 0 ? found : told.inUndo(left, right);
  }

  /**
   * Returns what a seat tries: all legal moves of both games, and all that are made; so it depends
   * on nothing that one game hides.
   */
  private Set<M> probes(Match<S, M> left, Match<S, M> right, Told<S, M> told) {
    MoveSyntax<M> syntax = left.rules().syntax();
    Set<String> texts = new TreeSet<>();
    for (Match<S, M> each : ImmutableList.of(left, right)) {
      for (M move : each.rules().legalMoves(each.state())) {
        texts.add(syntax.format(move));
      }
    }
    for (Match<S, M> each : ImmutableList.of(original(), twin())) {
      for (M move : each.moves()) {
        texts.add(syntax.format(move));
      }
    }
    Set<M> probes = new LinkedHashSet<>();
    if (told.viewer().isSeat()) {
      texts.forEach(text -> told.read(text).ifPresent(probes::add));
    }
    return probes;
  }

  private static <S extends GameState, M extends Move> String shared(
      Match<S, M> match, Viewer viewer) {
    return RecordWriter.redacted(match, viewer).format();
  }
}
