package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Words;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A kind of game, by which people find games: a family such as {@link #STOPS}, or something that
 * games of several families share, such as {@link #PARTNERSHIP}.
 *
 * <p>A game has one {@linkplain Game#family family} and any number of other {@linkplain Game#tags
 * tags}, which can be families too. Those here are common; a module defines others of its own, and
 * a {@code Catalog} sees to it that one id means one thing.
 *
 * <p>The words lie in {@code tags.properties} beside a class, a translation in {@code
 * tags_it.properties}:
 *
 * <pre>
 * stops = Play halts now and then because a card that is needed is not there.
 * stops.name = what people call it, if that is not the id
 * stops.also = other ids under which people look for it, with blanks between
 * </pre>
 *
 * <p>Two tags are equal if id, name, definition and other ids are, in English. Immutable and
 * thread-safe.
 */
public final class Tag {
  private static final Splitter BLANK = Splitter.on(' ').omitEmptyStrings();

  /** Certain cards or tricks count against you. */
  public static final Tag AVOIDANCE = resource(Tag.class, "avoidance");

  /** Games played for stakes. */
  public static final Tag BETTING = resource(Tag.class, "betting");

  /** You may claim what is not so. */
  public static final Tag BLUFF = resource(Tag.class, "bluff");

  /** Games for small children. */
  public static final Tag CHILDRENS = resource(Tag.class, "childrens");

  /** Stakes or tokens are part of the rules. */
  public static final Tag CHIPS = resource(Tag.class, "chips");

  /** You beat a combination with a higher one. */
  public static final Tag CLIMBING = resource(Tag.class, "climbing");

  /** The values of cards are added up. */
  public static final Tag COUNTING = resource(Tag.class, "counting");

  /** Dice are thrown. */
  public static final Tag DICE = resource(Tag.class, "dice");

  /** You capture cards from the table. */
  public static final Tag FISHING = resource(Tag.class, "fishing");

  /** Cards lie face down before you, and the lowest total wins. */
  public static final Tag GOLF = resource(Tag.class, "golf");

  /** You practise what you want to know by heart. */
  public static final Tag LEARNING = resource(Tag.class, "learning");

  /** You have to remember what you saw. */
  public static final Tag MEMORY = resource(Tag.class, "memory");

  /** The cards answer a question. */
  public static final Tag ORACLE = resource(Tag.class, "oracle");

  /** The usual form has fixed pairs or teams. */
  public static final Tag PARTNERSHIP = resource(Tag.class, "partnership");

  /** Poker hands are compared. */
  public static final Tag POKER = resource(Tag.class, "poker");

  /** You say beforehand what will come. */
  public static final Tag PREDICTION = resource(Tag.class, "prediction");

  /** You must be quick. */
  public static final Tag REACTION = resource(Tag.class, "reaction");

  /** You draw and discard to bring cards together. */
  public static final Tag RUMMY = resource(Tag.class, "rummy");

  /** You try to get rid of your cards. */
  public static final Tag SHEDDING = resource(Tag.class, "shedding");

  /** You play alone, or several do so side by side. */
  public static final Tag SOLITAIRE = resource(Tag.class, "solitaire");

  /** Play halts because a card that is needed is not there. */
  public static final Tag STOPS = resource(Tag.class, "stops");

  /** The best of the cards played in turn takes the trick. */
  public static final Tag TRICK_TAKING = resource(Tag.class, "trick-taking");

  /** You call or find words. */
  public static final Tag WORD = resource(Tag.class, "word");

  private final String id;
  private final Words words;
  private final ImmutableSet<String> aliases;
  private final String name;
  private final String definition;

  private Tag(String id, Words words) {
    checkArgument(Ids.isId(id), "tag id %s; expected like-this", id);
    checkArgument(words.keys().contains(id), "tag %s has no definition", id);
    this.id = id;
    this.words = words;
    this.aliases = ImmutableSet.copyOf(BLANK.split(words.pattern(id + ".also").orElse("")));
    this.name = name(Locale.ENGLISH);
    this.definition = definition(Locale.ENGLISH);
    checkArgument(!definition.trim().isEmpty(), "tag %s has no definition", id);
    for (String alias : aliases) {
      checkArgument(
          Ids.isId(alias) && !alias.equals(id), "tag %s: alias %s; expected another-id", id, alias);
    }
  }

  /**
   * Returns the tag of an id whose words lie in {@code tags.properties} beside a class, with a file
   * beside it for each translation.
   *
   * <p>A module opens the package to this one, {@code opens my.game to io.github.spadille.engine}.
   *
   * @throws IllegalArgumentException if there is no such file, it has no definition of this id, or
   *     the id or an alias is not written {@code like-this}
   * @throws java.io.UncheckedIOException if the file cannot be read
   */
  public static Tag resource(Class<?> beside, String id) {
    return new Tag(id, Words.resource(beside, "tags"));
  }

  /**
   * Returns a tag that is defined in English alone, by a sentence.
   *
   * @throws IllegalArgumentException if the id is not written {@code like-this}, or the definition
   *     is blank
   */
  public static Tag of(String id, String definition) {
    return new Tag(id, Words.of(ImmutableMap.of(id, definition)));
  }

  /** Returns the id: {@code childrens}. */
  public String id() {
    return id;
  }

  /** Returns what people call it, in English: {@code children's}. */
  public String name() {
    return name;
  }

  /** Returns what people call it in a language, or in English if there is no translation. */
  public String name(Locale locale) {
    return words.in(locale).pattern(id + ".name").orElse(id);
  }

  /** Returns what it means, in an English sentence. */
  public String definition() {
    return definition;
  }

  /** Returns what it means in a language, or in English if there is no translation. */
  public String definition(Locale locale) {
    return words.in(locale).pattern(id).orElseThrow();
  }

  /** Tells whether the definition is there in a language; it always is in English. */
  public boolean isTranslated(Locale locale) {
    Words nearest = words.in(locale);
    return nearest.locale().getLanguage().equals(locale.getLanguage()) && nearest.isTranslated(id);
  }

  /** Returns other ids under which people look for it: {@code gambling} for betting. */
  public ImmutableSet<String> aliases() {
    return aliases;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Tag tag
        && id.equals(tag.id)
        && name.equals(tag.name)
        && definition.equals(tag.definition)
        && aliases.equals(tag.aliases);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id);
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }
}
