package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.Longs;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the move that a person means: by its letter in the menu, the words in which it is offered
 * or a unique part of them, its text as in a record, or its cards alone.
 */
final class MoveReader<S extends GameState, M extends Move> {
  private static final CharMatcher BLANKS = CharMatcher.whitespace();

  /** So many moves are named where several can be meant. */
  private static final int NAMED = 8;

  /** So many moves are named where nothing was understood. */
  private static final int EXAMPLES = 3;

  private final Match<S, M> match;
  private final int seat;
  private final Sentences sentences;
  private final ImmutableList<OfferedMove<M>> offers;
  private final MoveMenu<M> menu;
  private final CardNames names;

  /**
   * Creates a reader of moves of a seat that may act.
   *
   * @param offers its legal moves, in the order in which they are offered
   * @param names those of the cards that the player sees
   */
  MoveReader(
      Match<S, M> match,
      int seat,
      Sentences sentences,
      ImmutableList<OfferedMove<M>> offers,
      CardNames names) {
    this.match = match;
    this.seat = seat;
    this.sentences = sentences;
    this.offers = offers;
    this.menu = MoveMenu.of(offers, sentences);
    this.names = names;
  }

  /** Tells whether it reads the moves of a seat in a match. */
  boolean isOf(Match<S, M> match, int seat) {
    return this.match == match && this.seat == seat;
  }

  /** Returns the menu of the legal moves. */
  MoveMenu<M> menu() {
    return menu;
  }

  /** Returns the texts of the legal moves, as records have them, in the order of the menu. */
  ImmutableList<String> texts() {
    return ImmutableList.copyOf(Lists.transform(offers, OfferedMove::notation));
  }

  /** Returns how the first legal move that has other spellings is spelled, too. */
  private ImmutableList<String> otherTexts() {
    for (OfferedMove<M> offer : offers) {
      ImmutableList<String> texts = syntax().otherTexts(offer.move());
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
   * @throws UnreadableException if none or several can be meant; says what can be said
   */
  M read(String line, Set<String> commands) throws UnreadableException {
    Optional<M> picked = menu.find(line).or(() -> offered(line));
    if (picked.isPresent()) {
      return picked.get();
    }
    String spelled = CardSpelling.inRecords(names.inRecords(line));
    Optional<M> written = parsed(line).or(() -> parsed(spelled));
    if (written.isPresent()) {
      return written.get();
    }
    ImmutableList<OfferedMove<M>> said = SaidMove.find(offers, spelled);
    if (said.size() > 1) {
      throw several(Lists.transform(said, OfferedMove::text));
    }
    return said.isEmpty() ? notLegal(line, spelled, commands) : said.get(0).move();
  }

  private Optional<M> offered(String line) {
    return offers.stream()
        .filter(offer -> offer.text().equalsIgnoreCase(line))
        .map(OfferedMove::move)
        .findFirst();
  }

  private Optional<M> parsed(String line) {
    try {
      return Optional.of(syntax().parse(seat, line));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** Returns a move that is not legal, so that the rules can say why. */
  private M notLegal(String line, String spelled, Set<String> commands) throws UnreadableException {
    String first = Splitter.on(BLANKS).split(line).iterator().next();
    List<M> readable = withoutVerb(spelled);
    if (readable.isEmpty() && isOffered(first) && spelled.contains(" ")) {
      // What people do with a card may have another word in a record, or several.
      readable = withoutVerb(BLANKS.trimLeadingFrom(spelled.substring(first.length())));
    }
    if (!readable.isEmpty()) {
      return nearest(readable);
    }
    try {
      return syntax().parse(seat, spelled);
    } catch (NotationException e) {
      // What can be read beyond its first word is a move in another spelling.
      throw isVerb(first) || e.column() > 1
          ? unreadable(e, first)
          : new UnreadableException(unknown(first, commands));
    }
  }

  /** Tells whether moves are offered that begin with a word, which is none of records. */
  private boolean isOffered(String first) {
    return !isVerb(first)
        && offers.stream()
            .anyMatch(offer -> OfferedMove.words(offer.text()).get(0).equalsIgnoreCase(first));
  }

  /**
   * Returns the one of some moves that is meant: if none of them is legal, one of a kind that is.
   *
   * @throws UnreadableException if several of them are legal
   */
  private M nearest(List<M> readable) throws UnreadableException {
    boolean isLegal = match.refusal(readable.get(0)).isEmpty();
    if (isLegal && readable.size() > 1) {
      throw several(Lists.transform(readable, syntax()::format));
    }
    Set<String> verbs = new HashSet<>();
    offers.forEach(offer -> verbs.add(OfferedMove.words(offer.notation()).get(0)));
    return readable.stream()
        .filter(move -> verbs.contains(OfferedMove.words(syntax().format(move)).get(0)))
        .findFirst()
        .orElse(readable.get(0));
  }

  /** Returns the moves that a line can be if it leaves out what is done with a card or a number. */
  private List<M> withoutVerb(String line) {
    boolean isNumber = Longs.tryParse(line) != null;
    List<M> readable = new ArrayList<>();
    List<M> legal = new ArrayList<>();
    for (String verb : syntax().verbs()) {
      Optional<M> move = parsed(verb + " " + line);
      // Of free text any line can be read, a mistyped command too.
      if (move.isPresent()
          && move.get().seat() == seat
          && (isNumber || !syntax().cards(move.get()).isEmpty())) {
        readable.add(move.get());
        if (match.refusal(move.get()).isEmpty()) {
          legal.add(move.get());
        }
      }
    }
    return legal.isEmpty() ? readable : legal;
  }

  private UnreadableException several(List<String> meant) {
    String named = sentences.joined("or", meant.subList(0, Math.min(NAMED, meant.size())));
    return new UnreadableException(
        meant.size() > NAMED
            ? sentences.text("move.many", meant.size(), named)
            : sentences.text("move.several", named));
  }

  private UnreadableException unreadable(NotationException e, String first) {
    List<String> examples = new ArrayList<>();
    for (OfferedMove<M> offer : offers) {
      if (OfferedMove.words(offer.notation()).get(0).equals(first) && examples.size() < EXAMPLES) {
        examples.add(offer.text());
      }
    }
    examples.addAll(examples.isEmpty() ? otherTexts() : ImmutableList.of());
    if (examples.isEmpty()) {
      offers.stream().limit(EXAMPLES).map(OfferedMove::text).forEach(examples::add);
    }
    String said = sentences.joined("or", examples);
    return new UnreadableException(
        sentences.text(
            "move.unreadable", Failures.message(e), e.column(), Excerpt.of(e.found()), said));
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

  private MoveSyntax<M> syntax() {
    return match.rules().syntax();
  }
}
