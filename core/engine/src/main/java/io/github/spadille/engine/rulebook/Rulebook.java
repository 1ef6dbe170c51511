package io.github.spadille.engine.rulebook;

import static io.github.spadille.engine.rulebook.BookSection.HOUSE_RULES;
import static io.github.spadille.engine.rulebook.BookSection.PRESETS;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Sets;
import com.google.common.io.ByteStreams;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.text.Accents;
import io.github.spadille.engine.text.ByteOrderMark;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.Languages;
import io.github.spadille.engine.text.SimilarWord;
import io.github.spadille.engine.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The numbered rules of a game, in words.
 *
 * <p>A rulebook is a Markdown text. A rule is a list item that begins with its id, {@code - MYG-14.
 * A seat that holds ...}; it reaches to the next rule, or to the next heading or paragraph. Other
 * text (tables of piles and moves, rulings, examples) belongs to the book but is no rule.
 *
 * <p>Braces mark what house rules change. {@code {zero-bid}} is replaced by the value of that
 * option. {@code {tie=shared: Nobody plays it off.}} stands only if the option has that value;
 * {@code a|b} names several, {@code !=}, {@code <}, {@code <=}, {@code >} and {@code >=} compare,
 * commas join comparisons that must all hold, semicolons alternatives, and {@code seats} is the
 * number of seats. A condition alone, {@code {tie=shared}}, at the beginning of a rule, list item,
 * table row or line is that of the whole of it. A mark ends in the line in which it begins. The
 * text that a book gives by itself tells every case with its condition; {@link #inForce} chooses.
 *
 * <p>Immutable and thread-safe.
 */
public final class Rulebook {
  /** The key by which marks speak of the number of seats. */
  public static final String SEATS = "seats";

  static final Pattern RULE = Pattern.compile("- ([A-Z]{3}-[0-9]+[a-z]?)\\. ?(.*)");
  private static final Splitter LINES = Splitter.on('\n');

  /** Where a book lies: beside which class, under which name. */
  private record Place(Class<?> beside, String name) {
    Optional<String> read(String file) {
      try (InputStream in = beside.getResourceAsStream(file)) {
        return in == null
            ? Optional.empty()
            : Optional.of(ByteOrderMark.skip(new String(ByteStreams.toByteArray(in), UTF_8)));
      } catch (IOException e) {
        throw new UncheckedIOException("resource " + file + " beside " + beside.getName(), e);
      }
    }

    /** Returns the name of the book in another language: {@code my-game_it.md}. */
    String nameIn(Locale language) {
      int end = name.lastIndexOf('.');
      return end < 0
          ? name + "_" + language
          : name.substring(0, end) + "_" + language + name.substring(end);
    }
  }

  /** The book in the language that was asked for. */
  private record Translated(Locale asked, Rulebook book) {}

  private final String source;
  private final ImmutableList<SourceLine> lines;
  private final Locale locale;
  private final @Nullable Place place;
  private final String text;
  private final String title;
  private final ImmutableMap<String, Rule> rules;
  private final ImmutableSetMultimap<String, Mark> marks;
  private final ImmutableMap<String, HouseRule> houseRules;
  private final ImmutableMap<String, BookPreset> presets;
  private final ImmutableMap<String, String> replaced;
  private volatile @Nullable Translated last;

  private Rulebook(
      String source,
      ImmutableList<SourceLine> lines,
      Locale locale,
      @Nullable Place place,
      String text,
      ImmutableSetMultimap<String, Mark> marks,
      ImmutableMap<String, String> replaced) {
    this.source = source;
    this.lines = lines;
    this.marks = marks;
    this.replaced = replaced;
    this.locale = locale;
    this.place = place;
    this.text = text;
    String heading = "";
    String section = "";
    ImmutableMap.Builder<String, Rule> found = ImmutableMap.builder();
    String id = "";
    StringBuilder body = new StringBuilder();
    for (String line : LINES.split(text)) {
      Matcher rule = RULE.matcher(line);
      if (!id.isEmpty() && !continues(line)) {
        found.put(id, new Rule(id, section, body.toString().trim()));
        id = "";
      }
      if (rule.matches()) {
        id = rule.group(1);
        body.setLength(0);
        body.append(rule.group(2));
      } else if (!id.isEmpty()) {
        body.append('\n').append(line.startsWith("|") ? line : line.trim());
      }
      if (line.startsWith("# ") && heading.isEmpty()) {
        heading = line.substring(2).trim();
      } else if (line.startsWith("#")) {
        section = CharMatcher.is('#').trimLeadingFrom(line).trim();
      }
    }
    if (!id.isEmpty()) {
      found.put(id, new Rule(id, section, body.toString().trim()));
    }
    this.title = heading;
    this.rules = found.buildOrThrow();
    this.houseRules = byName(HOUSE_RULES, line -> HouseRule.find(line, this), HouseRule::key);
    this.presets = byName(PRESETS, BookPreset::find, BookPreset::name);
  }

  /** Reads the lines of all sections with a heading; a variant adds a section of its own. */
  private <R> ImmutableMap<String, R> byName(
      BookSection section, Function<String, Optional<R>> reader, Function<R, String> name) {
    ImmutableMap.Builder<String, R> found = ImmutableMap.builder();
    String heading = " " + section.heading(locale);
    boolean inside = false;
    for (String line : LINES.split(text)) {
      inside = line.startsWith("#") ? line.endsWith(heading) : inside;
      if (inside) {
        reader.apply(line).ifPresent(row -> found.put(name.apply(row), row));
      }
    }
    return found.buildOrThrow();
  }

  /** The rules whose wording depends on an option. */
  ImmutableSet<String> rulesMarked(String option) {
    ImmutableSet.Builder<String> ids = ImmutableSet.builder();
    for (Map.Entry<String, Mark> marked : marks.entries()) {
      if (marked.getValue().key().equals(option) && !marked.getKey().isEmpty()) {
        ids.add(marked.getKey());
      }
    }
    return ids.build();
  }

  /** Returns whether a line goes on with the rule before it. */
  static boolean continues(String line) {
    return line.trim().isEmpty() || line.startsWith("|") || line.startsWith(" ");
  }

  private static ImmutableSetMultimap<String, Mark> marksOf(List<SourceLine> source) {
    ImmutableSetMultimap.Builder<String, Mark> marks = ImmutableSetMultimap.builder();
    String id = "";
    for (SourceLine line : source) {
      id = line.continues() ? id : line.rule();
      marks.putAll(id, line.line().marks());
    }
    return marks.build();
  }

  /**
   * Reads a rulebook from its text.
   *
   * @throws IllegalArgumentException if two rules have the same id, a brace makes no mark, or the
   *     table of house rules or that of presets tells of something twice or not all that it should
   */
  public static Rulebook of(String text) {
    return of(text, Locale.ENGLISH, null);
  }

  private static Rulebook of(String text, Locale locale, @Nullable Place place) {
    String source = CharMatcher.is('\r').removeFrom(text);
    return of(source, locale, place, ImmutableMap.of());
  }

  private static Rulebook of(
      String source, Locale locale, @Nullable Place place, ImmutableMap<String, String> replaced) {
    ImmutableList<SourceLine> lines = SourceLine.of(source);
    String text = read(lines, locale, ImmutableMap.of());
    return new Rulebook(source, lines, locale, place, text, marksOf(lines), replaced);
  }

  /** Returns the text under some house rules; what they leave open keeps its conditions. */
  private static String read(List<SourceLine> source, Locale locale, Map<String, String> choices) {
    return passages(source, locale, choices).stream()
        .flatMap(passage -> passage.text().stream())
        .collect(Collectors.joining("\n"));
  }

  private static ImmutableList<Passage> passages(
      List<SourceLine> source, Locale locale, Map<String, String> choices) {
    Words words = BookSection.words(locale);
    List<Passage> passages = new ArrayList<>();
    String id = "";
    boolean leftOut = false;
    ImmutableSet<String> ofItem = ImmutableSet.of();
    for (SourceLine line : source) {
      Optional<String> read = line.in(choices, words);
      if (!line.continues()) {
        boolean item = line.isItem();
        if (leftOut && !item) {
          keepBlankLine(passages);
        }
        id = line.rule();
        leftOut = item && read.isEmpty();
        ofItem = item ? line.line().keysOfWhole() : ImmutableSet.of();
      }
      passages.add(new Passage(id, leftOut ? Optional.empty() : read, union(ofItem, line.keys())));
    }
    return ImmutableList.copyOf(passages);
  }

  private static ImmutableSet<String> union(ImmutableSet<String> one, ImmutableSet<String> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    return ImmutableSet.<String>builder().addAll(one).addAll(other).build();
  }

  /** Gives back the blank line that went with a list's last item, unless one stands before it. */
  private static void keepBlankLine(List<Passage> passages) {
    int last = passages.size() - 1;
    int kept = last;
    while (kept >= 0 && passages.get(kept).text().isEmpty()) {
      kept--;
    }
    if (kept >= 0 && passages.get(kept).text().filter(String::isEmpty).isEmpty()) {
      passages.set(last, new Passage("", Optional.of(""), passages.get(last).keys()));
    }
  }

  /**
   * Reads a rulebook from a resource that stands beside a class.
   *
   * <p>A module opens the package of its rulebook to this one, {@code opens my.game to
   * io.github.spadille.engine}, to be found on the module path too.
   *
   * @throws IllegalArgumentException if there is no such resource, two rules have the same id, or a
   *     brace makes no mark
   * @throws UncheckedIOException if it cannot be read
   */
  public static Rulebook resource(Class<?> beside, String name) {
    Place place = new Place(beside, name);
    return place
        .read(name)
        .map(text -> of(text, Locale.ENGLISH, place))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no resource " + name + " beside " + beside.getName()));
  }

  /**
   * Returns this book in another language, or in English if there is none in it.
   *
   * <p>The translation of {@code my-game.md} is {@code my-game_it.md} beside it. It has the same
   * rules by the same ids, the same options with the same origins, the same presets, and the same
   * marks in each rule. Books that are no resource and books {@linkplain #inForce in force} stay in
   * their language.
   *
   * @throws IllegalArgumentException if the translation has other ids, options, origins, presets or
   *     marks
   * @throws UncheckedIOException if it cannot be read
   */
  public Rulebook in(Locale other) {
    if (place == null) {
      return this;
    }
    // Most ask again and again for one language, and each time files would be looked for and read.
    Translated known = last;
    if (known == null || !known.asked().equals(other)) {
      known = new Translated(other, find(place, other));
      last = known;
    }
    return known.book();
  }

  private Rulebook find(Place place, Locale other) {
    for (Locale language : Languages.nearest(other)) {
      Optional<String> translation = place.read(place.nameIn(language));
      if (translation.isPresent()) {
        Rulebook book = of(translation.get(), language, place);
        resource(place.beside(), place.name()).checkSame(book);
        return book;
      }
    }
    return locale.equals(Locale.ENGLISH) ? this : resource(place.beside(), place.name());
  }

  private void checkSame(Rulebook translation) {
    checkSame(translation, "rules", ids(), translation.ids());
    checkSame(translation, "options", houseRules.keySet(), translation.houseRules.keySet());
    checkSame(translation, "origins", origins(), translation.origins());
    checkSame(translation, "presets", presetOptions(), translation.presetOptions());
    for (String id : ids()) {
      checkSame(translation, "marks of " + id, marks.get(id), translation.marks.get(id));
    }
  }

  private ImmutableSet<String> origins() {
    return houseRules.values().stream()
        .map(rule -> rule.key() + "=" + rule.base() + " " + rule.others() + rule.named())
        .collect(ImmutableSet.toImmutableSet());
  }

  private ImmutableSet<String> presetOptions() {
    return presets.values().stream()
        .map(preset -> preset.name() + preset.options())
        .collect(ImmutableSet.toImmutableSet());
  }

  private static void checkSame(Rulebook translation, String what, Set<?> here, Set<?> there) {
    Sets.SetView<?> different = Sets.symmetricDifference(here, there);
    if (!different.isEmpty()) {
      throw new IllegalArgumentException(
          "the book "
              + translation.title
              + " in "
              + translation.locale
              + " has other "
              + what
              + " than the English one: "
              + different);
    }
  }

  /** Returns the language in which the book is written: English unless it is a translation. */
  public Locale locale() {
    return locale;
  }

  /**
   * Returns the rules in force under some house rules: values filled in, what does not apply left
   * out. What hangs on an option that is not named, or on the number of seats where none is given,
   * keeps its condition.
   *
   * @param choices the text of the value of every option, by key; the number of seats stands under
   *     {@link #SEATS}
   */
  public Rulebook inForce(Map<String, String> choices) {
    return new Rulebook(source, lines, locale, null, read(lines, locale, choices), marks, replaced);
  }

  /**
   * Returns the lines of the book under some house rules, those that do not apply included, so that
   * two readings can be compared place by place: every reading of a book has the same number of
   * passages.
   *
   * @param choices as for {@link #inForce}
   */
  public ImmutableList<Passage> passages(Map<String, String> choices) {
    return passages(lines, locale, choices);
  }

  /**
   * Returns the table of a section under some house rules, or nothing if there is none. Only the
   * rows that apply are in it; each keeps the number of its line. Rows of several sections with the
   * same heading, as a variant adds one, make one table.
   *
   * @param section the heading: {@code Piles}; in any language the English one of a {@link
   *     BookSection}
   * @param choices as for {@link #inForce}
   * @throws IllegalArgumentException if a row has more or fewer cells than the head of the table
   */
  public Optional<BookTable> table(String section, Map<String, String> choices) {
    String heading = BookSection.of(section).map(known -> known.heading(locale)).orElse(section);
    return BookTable.find(passages(lines, locale, choices), heading);
  }

  /**
   * Returns the marks of each rule: where its wording depends on which option. Marks outside of
   * rules stand under the empty id.
   */
  public ImmutableSetMultimap<String, Mark> marks() {
    return marks;
  }

  /** Returns what the book says of each option, in the order of its table of house rules. */
  public ImmutableList<HouseRule> houseRules() {
    return houseRules.values().asList();
  }

  /**
   * Returns what the book says of an option.
   *
   * @throws OptionException if it says nothing; the message names the nearest option
   */
  public HouseRule houseRule(String option) {
    HouseRule rule = houseRules.get(option);
    if (rule == null) {
      throw new OptionException(
          ImmutableList.of(
              "no house rule "
                  + option
                  + " in "
                  + title
                  + SimilarWord.suggestion(option, houseRules.keySet())));
    }
    return rule;
  }

  /** Returns what the book says of each preset, in the order of its table of presets. */
  public ImmutableList<BookPreset> presets() {
    return presets.values().asList();
  }

  /**
   * Returns what the book says of a preset.
   *
   * @throws OptionException if it says nothing; the message names the nearest preset
   */
  public BookPreset preset(String name) {
    BookPreset preset = presets.get(name);
    if (preset == null) {
      throw new OptionException(
          ImmutableList.of(
              "no preset "
                  + name
                  + " in "
                  + title
                  + SimilarWord.suggestion(name, presets.keySet())));
    }
    return preset;
  }

  /**
   * Returns this rulebook with what a variant adds to it, and puts in the place of something.
   *
   * <p>A rule that {@code - VAR-1. {replaces MYG-15} ...} stands where that rule stood; {@code
   * {replaces MYG-15, MYG-16}} stands for several. A row of a table takes the place of the rows
   * that have its name, in the first cell, in the section of that heading, and a point in short
   * that of the point of its name. Opening words under a heading {@code # My Variant} take the
   * place of those of this book, a section {@code ## Rulings {replaces}} that of the whole section.
   * All else stands at the end.
   *
   * @throws IllegalArgumentException if both have a rule of the same id, a rule replaces one that
   *     this book does not have or that is replaced twice, a row has some of the names of a row and
   *     not all, or a section replaces one that this book does not have or that holds rules
   */
  public Rulebook plus(Rulebook more) {
    VariantBook book = new VariantBook(source, title, more.source, locale);
    Map<String, String> all = new LinkedHashMap<>();
    replaced.forEach((id, by) -> all.put(id, book.replaced().getOrDefault(by, by)));
    all.putAll(book.replaced());
    return of(book.source(), locale, null, ImmutableMap.copyOf(all));
  }

  /**
   * Returns which rule of a variant took the place of a rule, by the id of the rule that is gone.
   * {@link #find} of such an id finds the rule that took its place, since the code of the base goes
   * on naming it.
   */
  public ImmutableMap<String, String> replaced() {
    return replaced;
  }

  /** Returns the heading of the book. */
  public String title() {
    return title;
  }

  /** Returns the whole text, in Markdown. */
  public String text() {
    return text;
  }

  /** Returns all rules, in order. */
  public ImmutableList<Rule> rules() {
    return rules.values().asList();
  }

  /** Returns the ids of all rules, in order. */
  public ImmutableSet<String> ids() {
    return rules.keySet();
  }

  /**
   * Returns a rule, or the one that took its place, or nothing if there is none of that id; case
   * does not matter.
   */
  public Optional<Rule> find(String id) {
    String there = id;
    for (Map.Entry<String, String> gone : replaced.entrySet()) {
      there = Ascii.equalsIgnoreCase(gone.getKey(), id) ? gone.getValue() : there;
    }
    for (Rule rule : rules.values()) {
      if (Ascii.equalsIgnoreCase(rule.id(), there)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the rules whose text or section holds some words, in order; neither case nor accents
   * matter.
   */
  public ImmutableList<Rule> search(String words) {
    String wanted = Accents.fold(CharMatcher.whitespace().trimFrom(words));
    return rules.values().stream()
        .filter(rule -> Accents.fold(rule.section() + "\n" + rule.text()).contains(wanted))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns a rule.
   *
   * @throws IllegalArgumentException if there is none of that id; the message names the nearest
   */
  public Rule rule(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no rule "
                        + Excerpt.of(id)
                        + " in "
                        + title
                        + SimilarWord.suggestion(id, rules.keySet())));
  }

  /** Returns the title. */
  @Override
  public String toString() {
    return title;
  }
}
