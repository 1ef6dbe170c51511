package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Items;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads the fields of one node by name and adds a problem for each that is missing, unknown or of
 * the wrong sort; what cannot be read has a stand-in value then.
 */
final class FieldReader {
  static final String NAME = "a name";
  static final String SOURCE = "a book, a page or an edition";
  static final String TEXT = "a text";
  static final String NUMBER = "a whole number from 1 to " + HouseRules.MAX_NUMBER;
  static final String DATE = "a date such as 2024-05-03";
  static final String NAMES = "a list such as [Ana, Bo]";
  static final String FIELDS = "fields such as key: value, indented";

  /** How the problem of a field that there is not begins. */
  static final String UNKNOWN = "field ";

  static final String SEATS = "a list such as [3, 4]";
  static final String RULES = "a list such as [MYG-1, MYG-2]";

  /** Nobody's text: no name of somebody can be taken for it. */
  static final String STAND_IN = "\uE000";

  static final int LONGEST_NAME = 200;
  static final int LONGEST_TEXT = 10_000;

  private final Problems problems;
  private final Place place;
  private final Node node;
  private final ImmutableList<Field> fields;
  private final boolean broken;

  /** Creates a reader of fields with any keys. */
  FieldReader(Problems problems, Place place, Node node) {
    this.problems = problems;
    this.place = place;
    this.node = node;
    if (node instanceof Fields read) {
      this.fields = read.fields();
      this.broken = false;
    } else {
      this.fields = ImmutableList.of();
      this.broken = !(node instanceof Text text && text.nothing());
      if (broken && !(node instanceof Text text && text.told())) {
        wrong(place, node, FIELDS);
      }
    }
  }

  /** Creates a reader of fields with some known keys. */
  FieldReader(Problems problems, Place place, Node node, ImmutableSet<String> known) {
    this(problems, place, node);
    for (Field field : fields) {
      if (!known.contains(field.key())) {
        unknown(field, known);
      }
    }
  }

  private void unknown(Field field, ImmutableSet<String> known) {
    String found = Problems.abbreviate(field.key());
    String all = Joiner.on(", ").join(known);
    Optional<String> nearest = Problems.nearest(field.key(), known);
    String advice = nearest.map(word -> "did you mean " + word + "?").orElse("there are " + all);
    problems.add(
        place
            .at(found)
            .problem(
                field.line(), found, all, nearest, UNKNOWN + found + " is unknown; " + advice));
  }

  /** Returns a reader of the same fields that tells nothing, for a second look. */
  FieldReader quiet() {
    return new FieldReader(new Problems(), place, node);
  }

  Place place() {
    return place;
  }

  int line() {
    return node.line();
  }

  ImmutableList<Field> fields() {
    return fields;
  }

  Optional<Field> field(String key) {
    return fields.stream().filter(field -> field.key().equals(key)).findFirst();
  }

  /** Returns the line of a field, or of the whole if there is none. */
  int line(String key) {
    return field(key).map(Field::line).orElse(node.line());
  }

  /** Tells that a field is missing, unless there are no fields at all, which is told already. */
  void missing(String key, String allowed) {
    if (broken || problems.areOfAPart()) {
      return;
    }
    problems.add(
        place.at(key), node.line(), "nothing", allowed, key + " is missing; allowed: " + allowed);
  }

  String name(String key) {
    if (field(key).isEmpty()) {
      missing(key, NAME);
    }
    return optionalName(key).orElse(STAND_IN);
  }

  Optional<String> optionalText(String key, String allowed) {
    return field(key).map(field -> text(place.at(key), field.value(), allowed, LONGEST_NAME));
  }

  Optional<String> optionalName(String key) {
    return field(key).map(field -> name(place.at(key), field.value()));
  }

  String name(Place at, Node value) {
    return line(at, value, NAME);
  }

  /** Reads the source that is followed, if one is named (HSE-21). */
  Optional<String> source() {
    return field("source").map(field -> line(place.at("source"), field.value(), SOURCE));
  }

  /** Reads a text in one line. */
  private String line(Place at, Node value, String allowed) {
    String line = text(at, value, allowed, LONGEST_NAME);
    if (line.codePoints().noneMatch(Character::isISOControl)) {
      return line;
    }
    boolean lines = line.indexOf('\n') >= 0;
    String found = last(at) + (lines ? " has several lines" : " has control characters");
    String most = lines ? "one line" : "one line without them";
    problems.add(at, value.line(), line, most, found + "; allowed: " + most);
    return STAND_IN;
  }

  String text(String key) {
    Optional<Field> field = field(key);
    if (field.isEmpty()) {
      missing(key, TEXT);
      return STAND_IN;
    }
    return text(place.at(key), field.get().value(), TEXT, LONGEST_TEXT);
  }

  String text(Place at, Node value, String allowed, int longest) {
    if (!(value instanceof Text text) || !text.told() && text.text().isBlank()) {
      wrong(at, value, allowed);
      return STAND_IN;
    }
    if (text.text().length() > longest) {
      String found = text.text().length() + " characters";
      String most = "at most " + longest + " characters";
      problems.add(at, text.line(), found, most, last(at) + " has " + found + "; allowed: " + most);
      return STAND_IN;
    }
    return text.told() ? STAND_IN : text.text().strip();
  }

  LocalDate date(String key) {
    if (field(key).isEmpty()) {
      missing(key, DATE);
    }
    return optionalDate(key).orElse(LocalDate.EPOCH);
  }

  Optional<LocalDate> optionalDate(String key) {
    return field(key).map(field -> date(place.at(key), field.value()));
  }

  private LocalDate date(Place at, Node value) {
    if (value instanceof Text text && !text.told()) {
      try {
        LocalDate date = LocalDate.parse(text.text().strip());
        if (DocumentChecks.isOfTheCommonEra(date) && date.toString().equals(text.text().strip())) {
          return date;
        }
      } catch (DateTimeException e) {
        wrong(at, value, DATE);
        return LocalDate.EPOCH;
      }
    }
    if (!(value instanceof Text text && text.told())) {
      wrong(at, value, DATE);
    }
    return LocalDate.EPOCH;
  }

  int number(String key) {
    if (field(key).isEmpty()) {
      missing(key, NUMBER);
    }
    return field(key).map(field -> number(place.at(key), field.value())).orElse(1);
  }

  /** Tells whether a field holds a number. */
  boolean hasNumber(String key) {
    return plainText(key).filter(text -> parse(text.text()).isPresent()).isPresent();
  }

  private int number(Place at, Node value) {
    if (value instanceof Text text) {
      if (text.told()) {
        return 1;
      }
      OptionalInt number = parse(text.text());
      if (number.isPresent()) {
        return number.getAsInt();
      }
    }
    wrong(at, value, NUMBER);
    return 1;
  }

  /** Reads a number from 1 to the greatest in its one spelling. */
  static OptionalInt parse(String text) {
    Integer number = Ints.tryParse(text);
    return number != null
            && number >= 1
            && number <= HouseRules.MAX_NUMBER
            && number.toString().equals(text)
        ? OptionalInt.of(number)
        : OptionalInt.empty();
  }

  /** Reads a key that is a number; the stand-in is 1. */
  int keyNumber(Field field) {
    OptionalInt number = parse(field.key());
    if (number.isEmpty()) {
      String found = Problems.abbreviate(field.key());
      problems.add(
          place.at(found),
          field.line(),
          found,
          NUMBER,
          last(place) + ": found the key " + found + "; allowed: " + NUMBER);
    }
    return number.orElse(1);
  }

  /**
   * Reads a list of names.
   *
   * @param allowed what such a list looks like
   */
  ImmutableList<String> names(String key, String allowed) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (Text text : texts(key, allowed)) {
      names.add(name(place.at(key), text));
    }
    return names.build();
  }

  /** Reads a list of names of which none stands twice. */
  ImmutableList<String> differentNames(String key) {
    ImmutableList<String> names = names(key, NAMES);
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name) && !name.equals(STAND_IN)) {
        problems.add(
            place.at(key),
            line(key),
            name,
            "each name once",
            key + ": " + Problems.abbreviate(name) + " stands twice; allowed: each name once");
      }
    }
    return names;
  }

  /**
   * Reads a list of texts; what is no text is left out with a problem.
   *
   * @param allowed what such a list looks like
   */
  ImmutableList<Text> texts(String key, String allowed) {
    ImmutableList.Builder<Text> texts = ImmutableList.builder();
    for (Node item : items(key, allowed)) {
      if (item instanceof Text text) {
        texts.add(text);
      } else {
        wrong(place.at(key), item, TEXT);
      }
    }
    return texts.build();
  }

  /** Returns the text of a field, if it is one and nothing is wrong with it. */
  Optional<Text> plainText(String key) {
    return field(key)
        .map(Field::value)
        .filter(value -> value instanceof Text text && !text.told())
        .map(Text.class::cast);
  }

  /** Reads the items of a list. */
  ImmutableList<Node> items(String key, String allowed) {
    Optional<Field> field = field(key);
    if (field.isEmpty()) {
      return ImmutableList.of();
    }
    if (field.get().value() instanceof Items list) {
      return list.items();
    }
    if (!(field.get().value() instanceof Text text && (text.nothing() || text.told()))) {
      wrong(place.at(key), field.get().value(), allowed);
    }
    return ImmutableList.of();
  }

  /** Reads fields within a field; there are none if it is absent. */
  FieldReader inside(String key) {
    Node value =
        field(key).map(Field::value).orElse(new Text(node.line(), node.column(), "", true, false));
    return new FieldReader(problems, place.at(key), value);
  }

  /** Reads options: keys and texts. */
  ImmutableList<Field> options(String key) {
    FieldReader inside = inside(key);
    ImmutableList.Builder<Field> options = ImmutableList.builder();
    for (Field field : inside.fields()) {
      if (field.value() instanceof Text text && !text.text().isBlank() && !text.told()) {
        options.add(field);
      } else if (!(field.value() instanceof Text text && text.told())) {
        wrong(inside.place().at(Problems.abbreviate(field.key())), field.value(), "a value");
      }
    }
    return options.build();
  }

  private void wrong(Place at, Node value, String allowed) {
    String shown = Problems.abbreviate(value.kind());
    problems.add(
        at, value.line(), shown, allowed, last(at) + ": found " + shown + "; allowed: " + allowed);
  }

  private static String last(Place at) {
    if (at.key().isEmpty()) {
      return at.entry().isPresent() ? "the entry" : "the document";
    }
    return at.key().substring(at.key().lastIndexOf('.') + 1);
  }
}
