package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of the piles or facts that a row tells of. */
record Names(ImmutableList<Name> list) {
  private static final Pattern PLACE = Pattern.compile("<([a-z]+)>|[^<]+");
  private static final Pattern RANGE = Pattern.compile("`([^`0-9]*)([0-9]+)` to `\\1([0-9]+)`");
  private static final String SEAT = "([0-9]+)";
  private static final String NUMBER = "[0-9]+";
  private static final String ANY = "[A-Za-z0-9]+";

  /**
   * A name with its places.
   *
   * @param text the name as the book has it
   * @param pattern what it stands for; its group is the number of the seat or side, if it has one
   */
  record Name(String text, Pattern pattern) {
    boolean matches(String name) {
      return pattern.matcher(name).matches();
    }
  }

  /**
   * Reads a cell.
   *
   * @param each {@code seat} or {@code side} if there is one for each, so that a name has its
   *     number at the end if it does not say where; empty otherwise
   * @throws IllegalArgumentException if the cell is no list of names
   */
  static Names of(String cell, String each) {
    ImmutableList.Builder<Name> names = ImmutableList.builder();
    Matcher range = RANGE.matcher(cell);
    if (range.matches()) {
      int last = Integer.parseInt(range.group(3));
      for (int i = Integer.parseInt(range.group(2)); i <= last; i++) {
        names.add(name(range.group(1) + i, each));
      }
    } else if (Quoted.isList(cell)) {
      Quoted.words(cell).forEach(word -> names.add(name(word, each)));
    } else {
      throw new IllegalArgumentException(
          "names: " + cell + "; allowed: `hand`, `set.<seat>.<n>`, `c1` to `c10`");
    }
    return new Names(names.build());
  }

  private static Name name(String word, String each) {
    String place = '<' + each + '>';
    String whole = each.isEmpty() || word.contains(place) ? word : word + '.' + place;
    StringBuilder pattern = new StringBuilder();
    Matcher piece = PLACE.matcher(whole);
    while (piece.find()) {
      String key = piece.group(1);
      pattern.append(key == null ? Pattern.quote(piece.group()) : standingFor(key));
    }
    return new Name(word, Pattern.compile(pattern.toString()));
  }

  /** Returns a pattern of what a place such as {@code <seat>} stands for. */
  private static String standingFor(String place) {
    return switch (place) {
      case "seat", "side" -> SEAT;
      case "n" -> NUMBER;
      default -> ANY;
    };
  }

  /** Returns which of the names stands for that of a pile or fact, if one does. */
  Optional<Name> find(String name) {
    for (Name each : list) {
      if (each.matches(name)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Tells whether every name has the number of a seat or side. */
  boolean haveNumbers() {
    return list.stream().allMatch(name -> name.pattern().matcher("").groupCount() > 0);
  }

  /** Returns the number of the seat or side in a name, if it has one. */
  OptionalInt number(String name) {
    for (Name each : list) {
      Matcher matcher = each.pattern().matcher(name);
      if (matcher.matches() && matcher.groupCount() > 0) {
        return OptionalInt.of(Integer.parseInt(matcher.group(1)));
      }
    }
    return OptionalInt.empty();
  }
}
