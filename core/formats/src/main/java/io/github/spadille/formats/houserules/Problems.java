package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Collects problems; beyond a limit it only counts them. */
final class Problems {
  static final int MOST = 500;

  private final List<Problem> problems = new ArrayList<>();
  private int more;
  private boolean part;

  /** Notes that lines were taken out of the text: what is missing may have stood in them. */
  void ofAPart() {
    part = true;
  }

  boolean areOfAPart() {
    return part;
  }

  void add(Problem problem) {
    if (problems.size() < MOST) {
      problems.add(problem);
    } else {
      more++;
    }
  }

  /** Adds what others collected. */
  void addAll(Problems others) {
    others.problems.forEach(this::add);
    more += others.more;
  }

  /** Adds a problem for which there is no nearest word. */
  void add(Place place, int line, String found, String allowed, String sentence) {
    add(place.problem(line, found, allowed, Optional.empty(), sentence));
  }

  boolean isEmpty() {
    return problems.isEmpty();
  }

  int size() {
    return problems.size() + more;
  }

  /** Puts those problems into an entry that stand in its lines and do not name one. */
  void moveInto(String label, int fromLine, int toLine) {
    problems.replaceAll(
        problem -> {
          int line = problem.line().orElse(0);
          boolean inside = problem.entry().isEmpty() && line >= fromLine && line <= toLine;
          return inside ? problem.in(label) : problem;
        });
  }

  /** Returns the problems in the order of their lines. */
  ImmutableList<Problem> sorted() {
    List<Problem> all = new ArrayList<>(problems);
    all.sort((a, b) -> Integer.compare(a.line().orElse(0), b.line().orElse(0)));
    if (more > 0) {
      all.add(
          new Problem(
              Optional.empty(),
              "",
              OptionalInt.empty(),
              more + " more problems",
              "none",
              Optional.empty(),
              "there are " + more + " more problems"));
    }
    return ImmutableList.copyOf(all);
  }

  /** Returns a text in one line and not too long, for a message. */
  static String abbreviate(String text) {
    return text.isBlank() ? "nothing" : Excerpt.of(text);
  }

  /** Returns the known word nearest to one that may be very long. */
  static Optional<String> nearest(String word, Iterable<String> known) {
    return word.length() > Excerpt.LONGEST ? Optional.empty() : SimilarWord.to(word, known);
  }

  /**
   * Where a problem stands.
   *
   * @param entry the label of the entry
   * @param key the path of fields
   */
  record Place(Optional<String> entry, String key) {
    static final Place ROOT = new Place(Optional.empty(), "");

    Place at(String field) {
      return new Place(entry, key.isEmpty() ? field : key + '.' + field);
    }

    Problem problem(
        int line, String found, String allowed, Optional<String> nearest, String sentence) {
      return new Problem(
          entry,
          key,
          line > 0 ? OptionalInt.of(line) : OptionalInt.empty(),
          abbreviate(found),
          allowed,
          nearest,
          sentence);
    }
  }
}
