package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Finds the move that a person means: by its number, the words in which it is offered, its text, or
 * its cards alone where that is clear.
 */
final class MoveReader<S extends GameState, M extends Move> {
  private final Match<S, M> match;
  private final int seat;
  private final Sentences sentences;
  private final Function<M, String> offers;

  /**
   * Creates a reader of moves of a seat that may act.
   *
   * @param offers how a move is offered, in words
   */
  MoveReader(Match<S, M> match, int seat, Sentences sentences, Function<M, String> offers) {
    this.match = match;
    this.seat = seat;
    this.sentences = sentences;
    this.offers = offers;
  }

  /** Returns the legal moves of the seat, as they are numbered. */
  List<M> moves() {
    return match.legalMovesFor(Viewer.seat(seat));
  }

  /** Returns the texts of the legal moves, as records have them. */
  ImmutableList<String> texts() {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    moves().forEach(move -> texts.add(syntax().format(move)));
    return texts.build();
  }

  /** Returns how the first legal move that has other spellings is spelled, too. */
  private ImmutableList<String> otherTexts() {
    for (M move : moves()) {
      ImmutableList<String> texts = syntax().otherTexts(move);
      if (!texts.isEmpty()) {
        return texts;
      }
    }
    return ImmutableList.of();
  }

  /** Tells whether a word is the first one of moves. */
  boolean isVerb(String word) {
    return syntax().verbs().contains(word);
  }

  /**
   * Returns the move that is meant, legal or not.
   *
   * @throws UnreadableException if none or several can be meant; says what can stand there
   */
  M read(String line, Set<String> commands) throws UnreadableException {
    Integer number = Ints.tryParse(line);
    if (number != null) {
      return numbered(number);
    }
    for (M move : moves()) {
      if (offers.apply(move).equalsIgnoreCase(line)) {
        return move;
      }
    }
    String first = Splitter.on(CharMatcher.whitespace()).split(line).iterator().next();
    try {
      return syntax().parse(seat, line);
    } catch (NotationException e) {
      // What can be read beyond its first word is a move in another spelling.
      if (isVerb(first) || e.column() > 1) {
        throw unreadable(e, first);
      }
    }
    return withoutVerb(line, first, commands);
  }

  private UnreadableException unreadable(NotationException e, String first) {
    ImmutableList<String> examples = isVerb(first) ? texts() : otherTexts();
    String example = examples.isEmpty() ? first : examples.get(0);
    return new UnreadableException(
        sentences.text(
            "move.unreadable", Failures.message(e), e.column(), Excerpt.of(e.found()), example));
  }

  private M numbered(int number) throws UnreadableException {
    int count = moves().size();
    if (number < 1 || number > count) {
      throw new UnreadableException(
          sentences.text("move.no-number", Integer.toString(number), count));
    }
    return moves().get(number - 1);
  }

  private M withoutVerb(String line, String first, Set<String> commands)
      throws UnreadableException {
    List<M> readable = new ArrayList<>();
    List<M> legal = new ArrayList<>();
    for (String verb : syntax().verbs()) {
      try {
        M move = syntax().parse(seat, verb + " " + line);
        // Of free text any line can be read, a mistyped command too: only cards speak for a move.
        if (move.seat() == seat && !syntax().cards(move).isEmpty()) {
          readable.add(move);
          if (match.refusal(move).isEmpty()) {
            legal.add(move);
          }
        }
      } catch (NotationException e) {
        continue; // Then it is not this verb that was left out.
      }
    }
    List<M> meant = legal.isEmpty() ? readable : legal;
    if (meant.size() == 1) {
      return meant.get(0);
    }
    throw new UnreadableException(
        meant.isEmpty() ? unknown(first, commands) : sentences.text("move.several", texts(meant)));
  }

  private String unknown(String word, Set<String> commands) {
    // Of the legal moves only: nobody types a shuffle.
    Set<String> verbs = new TreeSet<>();
    texts().forEach(text -> verbs.add(Splitter.on(' ').split(text).iterator().next()));
    List<String> known = new ArrayList<>(verbs);
    known.addAll(commands);
    List<String> beginnings = new ArrayList<>(verbs);
    beginnings.addAll(otherTexts());
    String suggestion =
        SimilarWord.to(word, known).map(near -> sentences.text("did-you-mean", near)).orElse("");
    return sentences.text(
        "move.unknown",
        word,
        suggestion,
        Joiner.on(", ").join(beginnings),
        Joiner.on(", ").join(commands));
  }

  private String texts(List<M> meant) {
    List<String> texts = new ArrayList<>();
    meant.forEach(move -> texts.add(syntax().format(move)));
    return sentences.joined("or", texts);
  }

  private MoveSyntax<M> syntax() {
    return match.rules().syntax();
  }
}
