package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Viewer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A named statement about the table, as words, with who sees each word.
 *
 * <p>A fact of {@linkplain #isEach each} seat has one word for each, one of each side likewise. A
 * list without elements is the single word {@code -}. Immutable, with value equality.
 */
public final class Fact {
  /** What the words of a fact are. */
  public enum Type {
    /** A number, or {@code -}. */
    NUMBER,
    /** Numbers or {@code -}. */
    NUMBERS,
    /** A seat, or {@code -}. */
    SEAT,
    /** Seats, or {@code -} for none. */
    SEATS,
    /** A card, or {@code -}. */
    CARD,
    /** Cards, or {@code -} for none. */
    CARDS,
    /** A word, or {@code -}. */
    WORD,
    /** Words, or {@code -} for none. */
    WORDS,
    /** Text that stands as it is in every language, as a player typed it, or {@code -}. */
    TEXT
  }

  private static final Splitter BLANK = Splitter.on(' ');

  private final Type type;
  private final boolean each;
  private final String name;
  private final String value;

  /** Who sees every word, unless each has its own audience. */
  private final @Nullable Audience audience;

  /** The words one by one, only where each has its own audience. */
  private final @Nullable ImmutableList<String> words;

  private final @Nullable ImmutableList<Audience> audiences;

  /** A fact that one audience sees; the value has one blank between its words. */
  Fact(Type type, boolean each, String name, String value, Audience audience) {
    this.type = type;
    this.each = each;
    this.name = name;
    this.value = value;
    this.audience = audience;
    this.words = null;
    this.audiences = null;
  }

  /**
   * Creates a fact.
   *
   * @param type what the words are
   * @param each whether there is one word for each seat, or for each side
   * @param name as in the game's rulebook
   * @param words the value in the text form of the rulebook, split at blanks
   * @param audiences who sees each word, position by position
   * @throws IllegalArgumentException if there are more or fewer audiences than words
   */
  public Fact(
      Type type,
      boolean each,
      String name,
      ImmutableList<String> words,
      ImmutableList<Audience> audiences) {
    if (words.size() != audiences.size()) {
      throw new IllegalArgumentException(
          "fact " + name + ": " + words.size() + " words, " + audiences.size() + " audiences");
    }
    this.type = type;
    this.each = each;
    this.name = name;
    this.value = Joiner.on(' ').join(words);
    this.audience = null;
    this.words = words;
    this.audiences = audiences;
  }

  /** Returns what the words are. */
  public Type type() {
    return type;
  }

  /**
   * Tells whether there is one word for each seat, in their order, or one for each side if there
   * are fewer.
   */
  public boolean isEach() {
    return each;
  }

  /** Returns the name, as in the game's rulebook. */
  public String name() {
    return name;
  }

  /** Returns the whole value, as only the rules see it. */
  public String value() {
    return value;
  }

  /** Returns the value in the text form of the rulebook, split at blanks unless it is text. */
  public ImmutableList<String> words() {
    if (words != null) {
      return words;
    }
    return type == Type.TEXT ? ImmutableList.of(value) : ImmutableList.copyOf(BLANK.split(value));
  }

  /** Returns who sees each word, position by position. */
  public ImmutableList<Audience> audiences() {
    if (audiences != null) {
      return audiences;
    }
    return audience == null ? ImmutableList.of() : audience.times(words().size());
  }

  /**
   * Returns the value as a viewer sees it: unseen words as {@code ?}; nothing if all are unseen.
   */
  public Optional<String> seenBy(Viewer viewer) {
    return Optional.ofNullable(textFor(viewer));
  }

  /** What {@link #seenBy} does, with null for nothing. */
  @Nullable String textFor(Viewer viewer) {
    if (words == null || audiences == null) {
      return audience != null && audience.includes(viewer) ? value : null;
    }
    int seen = 0;
    for (int i = 0; i < audiences.size(); i++) {
      seen += audiences.get(i).includes(viewer) ? 1 : 0;
    }
    if (seen == 0) {
      return null;
    }
    return seen == audiences.size() ? value : partOf(words, audiences, viewer);
  }

  private static String partOf(
      ImmutableList<String> words, ImmutableList<Audience> audiences, Viewer viewer) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words.size(); i++) {
      text.append(i == 0 ? "" : " ");
      text.append(audiences.get(i).includes(viewer) ? words.get(i) : "?");
    }
    return text.toString();
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Fact other
        && other.type == type
        && other.each == each
        && other.name.equals(name)
        && other.value.equals(value)
        && (isSeenAlike(other)
            || other.words().equals(words()) && other.audiences().equals(audiences()));
  }

  /** Tells whether one and the same audience sees all words: then they need not be looked at. */
  private boolean isSeenAlike(Fact other) {
    return audience != null && audience == other.audience;
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + value.hashCode();
  }

  /** Returns the name and the value: {@code trump: h}. */
  @Override
  public String toString() {
    return name + ": " + value;
  }
}
