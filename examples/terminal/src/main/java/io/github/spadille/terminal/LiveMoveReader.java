package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.text.Excerpt;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds the move that a person means who types while the clock runs: without a time, and of free
 * text without the verb. The time of the move that it finds is any.
 */
final class LiveMoveReader<M extends Move> {
  private static final String ANY_TIME = " " + String.join(" ", Args.TIME.format(1L));
  private static final Splitter WORDS = Splitter.on(CharMatcher.whitespace());

  private final int seat;
  private final List<M> moves;
  private final MoveSyntax<M> syntax;
  private final Sentences sentences;
  private final Function<M, String> offers;

  /**
   * Creates a reader.
   *
   * @param moves what the seat can do now
   * @param offers how a move is offered, in words
   */
  LiveMoveReader(
      int seat,
      List<M> moves,
      MoveSyntax<M> syntax,
      Sentences sentences,
      Function<M, String> offers) {
    this.seat = seat;
    this.moves = moves;
    this.syntax = syntax;
    this.sentences = sentences;
    this.offers = offers;
  }

  /** Returns the moves that are listed: of free text only examples could be named. */
  ImmutableList<M> listed() {
    return moves.stream().filter(move -> !syntax.isFree(move)).collect(toImmutableList());
  }

  /**
   * Returns the move that is meant, legal or not.
   *
   * @throws UnreadableException if none can be meant; says what can stand there
   */
  M read(String line) throws UnreadableException {
    for (M move : listed()) {
      if (offers.apply(move).equalsIgnoreCase(line)) {
        return move;
      }
    }
    ImmutableSet<String> verbs =
        moves.stream().map(move -> first(syntax.format(move))).collect(toImmutableSet());
    ImmutableList<String> texts =
        verbs.contains(first(line))
            ? ImmutableList.of(line)
            : verbs.stream().map(verb -> verb + " " + line).collect(toImmutableList());
    return texts.stream()
        .flatMap(text -> parsed(text).or(() -> parsed(text + ANY_TIME)).stream())
        .findFirst()
        .orElseThrow(() -> unreadable(line));
  }

  private static String first(String text) {
    return WORDS.split(text).iterator().next();
  }

  private Optional<M> parsed(String text) {
    try {
      return Optional.of(syntax.parse(seat, text));
    } catch (NotationException e) {
      return Optional.empty(); // Another way to read it may do.
    }
  }

  private UnreadableException unreadable(String line) {
    ImmutableSet.Builder<String> expected = ImmutableSet.builder();
    for (M move : moves) {
      expected.add(syntax.isFree(move) ? first(syntax.format(move)) + " ..." : offers.apply(move));
    }
    return new UnreadableException(
        sentences.text(
            "live.unreadable", Excerpt.of(line), sentences.joined("or", expected.build())));
  }
}
