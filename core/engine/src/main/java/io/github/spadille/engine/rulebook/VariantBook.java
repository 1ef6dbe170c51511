package io.github.spadille.engine.rulebook;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.spadille.engine.text.SimilarWord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The book of a game with what a variant adds to it and puts in the place of something.
 *
 * <p>A rule of the variant that {@code {replaces MYG-15}} stands where that rule stood. A row of a
 * table stands in the place of the rows of that name in the same section, a point of the section in
 * short in the place of the point of that name, and the opening words under a heading {@code # My
 * Variant} in the place of those of the game. A section {@code ## Rulings {replaces}} stands in the
 * place of the whole section. All else stands at the end.
 *
 * @param source the text of the whole book
 * @param replaced which rule of the variant took the place of a rule, by the id of the latter
 */
record VariantBook(String source, ImmutableMap<String, String> replaced) {
  private static final Splitter LINES = Splitter.on('\n');
  private static final Splitter IDS =
      Splitter.on(CharMatcher.anyOf(", ")).omitEmptyStrings().trimResults();
  private static final Pattern RULE =
      Pattern.compile("- ([A-Z]{3}-[0-9]+[a-z]?)\\. ?(?:\\{replaces ([^{}]*)} ?)?.*");
  private static final Pattern SECTION = Pattern.compile("(#+ .*[^ ]) *\\{replaces}");
  private static final Pattern POINT = Pattern.compile("- ([^:{}]+):.*");
  private static final Pattern ROW = Pattern.compile("\\| *(?:\\{[^{}:]*} *)?([^|]*?) *\\|.*");
  private static final Pattern QUOTED = Pattern.compile("`([^`]*)`");
  private static final CharMatcher RULER = CharMatcher.anyOf("|-: ");

  /** Some lines that stay together: a rule, a row, a point, the opening words, or one line. */
  private record Block(int line, String section, String name, List<String> lines) {
    boolean isNamed() {
      return !name.isEmpty();
    }

    boolean isText() {
      return !isNamed() && lines.stream().anyMatch(text -> !isBlank(text));
    }

    boolean isRow() {
      return lines.get(0).startsWith("|");
    }

    String key() {
      return section + "\n" + name;
    }
  }

  /**
   * Puts both together.
   *
   * @param title of the book of the game
   * @throws IllegalArgumentException if a rule replaces one that the book does not have, or that
   *     another one replaces, or if a row has some of the names of a row and not all; names the
   *     line of the variant
   */
  static VariantBook of(String base, String title, String variant, Locale locale) {
    List<String> baseLines = new ArrayList<>(LINES.splitToList(base));
    List<String> variantLines = new ArrayList<>(LINES.splitToList(variant));
    replaceSections(baseLines, title, variantLines);
    List<Block> ours = blocks(baseLines, locale);
    List<Block> theirs = blocks(variantLines, locale);
    Map<String, String> replaced = new LinkedHashMap<>();
    Map<String, List<String>> inPlace = new LinkedHashMap<>();
    Set<Block> placed = new LinkedHashSet<>();
    Set<String> names = new LinkedHashSet<>();
    ours.forEach(block -> names.add(block.key()));
    for (Block block : theirs) {
      List<String> places = new ArrayList<>();
      for (String id : replacedBy(block)) {
        checkReplaced(block, id, title, ours, replaced);
        replaced.put(id, block.name());
        places.add("\n" + id);
      }
      if (block.isNamed() && !block.section().isEmpty()) {
        checkNames(block, ours);
        places.addAll(names.contains(block.key()) ? List.of(block.key()) : List.of());
      }
      if (!places.isEmpty()) {
        placed.add(block);
        inPlace.computeIfAbsent(places.get(0), place -> new ArrayList<>()).addAll(text(block));
        places.forEach(place -> inPlace.computeIfAbsent(place, other -> new ArrayList<>()));
      }
    }
    List<String> lines = new ArrayList<>();
    Set<String> done = new LinkedHashSet<>();
    for (Block block : ours) {
      List<String> instead = inPlace.get(block.key());
      if (instead == null || !block.isNamed()) {
        lines.addAll(block.lines());
      } else if (done.add(block.key())) {
        lines.addAll(instead);
        lines.addAll(blankEnd(block));
      }
    }
    lines.addAll(rest(theirs, placed));
    return new VariantBook(Joiner.on('\n').join(lines), ImmutableMap.copyOf(replaced));
  }

  /** Puts whole sections in their places, and blank lines where they stood in the variant. */
  private static void replaceSections(List<String> base, String title, List<String> variant) {
    for (int i = 0; i < variant.size(); i++) {
      Matcher mark = SECTION.matcher(variant.get(i));
      if (mark.matches()) {
        int from = base.indexOf(mark.group(1));
        String what = "line " + (i + 1) + ": " + variant.get(i);
        if (from < 0) {
          throw new IllegalArgumentException(what + " stands for no section of " + title);
        }
        List<String> gone = base.subList(from, sectionEnd(base, from));
        if (gone.stream().anyMatch(line -> RULE.matcher(line).matches())) {
          throw new IllegalArgumentException(what + " holds rules; replace each by its id");
        }
        List<String> instead = variant.subList(i, sectionEnd(variant, i));
        List<String> lines = new ArrayList<>(instead);
        lines.set(0, mark.group(1));
        if (!isBlank(lines.get(lines.size() - 1))) {
          lines.add("");
        }
        instead.replaceAll(line -> "");
        gone.clear();
        base.addAll(from, lines);
      }
    }
  }

  private static int sectionEnd(List<String> lines, int from) {
    int end = from + 1;
    while (end < lines.size() && !lines.get(end).startsWith("#")) {
      end++;
    }
    return end;
  }

  private static void checkReplaced(
      Block block, String id, String title, List<Block> ours, Map<String, String> replaced) {
    ImmutableSet<String> ids =
        ours.stream()
            .filter(other -> other.isNamed() && other.section().isEmpty())
            .map(Block::name)
            .collect(ImmutableSet.toImmutableSet());
    String what = "line " + block.line() + ": " + block.name() + " replaces " + id;
    if (replaced.containsKey(id)) {
      throw new IllegalArgumentException(what + ", which " + replaced.get(id) + " replaces too");
    }
    if (!ids.contains(id)) {
      throw new IllegalArgumentException(
          what + ", which is no rule of " + title + SimilarWord.suggestion(id, ids));
    }
  }

  /** A row that has some names of another one would be told beside it, and be in force nowhere. */
  private static void checkNames(Block block, List<Block> ours) {
    ImmutableSet<String> names = quoted(block.name());
    for (Block other : ours) {
      if (other.isNamed() && other.isRow() && other.section().equals(block.section())) {
        ImmutableSet<String> known = quoted(other.name());
        if (!known.equals(names) && !Sets.intersection(known, names).isEmpty()) {
          throw new IllegalArgumentException(
              "line "
                  + block.line()
                  + ": the row "
                  + block.name()
                  + " names some of the row "
                  + other.name()
                  + "; to replace it, name all");
        }
      }
    }
  }

  private static ImmutableSet<String> quoted(String name) {
    ImmutableSet.Builder<String> words = ImmutableSet.builder();
    Matcher word = QUOTED.matcher(name);
    while (word.find()) {
      words.add(word.group(1));
    }
    return words.build();
  }

  private static ImmutableList<String> replacedBy(Block block) {
    Matcher rule = RULE.matcher(block.lines().get(0));
    return rule.matches() && rule.group(2) != null
        ? ImmutableList.copyOf(IDS.split(rule.group(2)))
        : ImmutableList.of();
  }

  /** Returns the lines of a block as they stand in the whole book. */
  private static List<String> text(Block block) {
    int end = block.lines().size() - blankEnd(block).size();
    List<String> lines = new ArrayList<>(block.lines().subList(0, end));
    lines.set(0, lines.get(0).replaceFirst("\\{replaces [^{}]*} ?", ""));
    return lines;
  }

  private static List<String> blankEnd(Block block) {
    int end = block.lines().size();
    while (end > 0 && isBlank(block.lines().get(end - 1))) {
      end--;
    }
    return block.lines().subList(end, block.lines().size());
  }

  /** Returns what stands at the end, without tables and sections of which nothing is left. */
  private static List<String> rest(List<Block> theirs, Set<Block> placed) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < theirs.size(); i++) {
      Block block = theirs.get(i);
      boolean emptied = isHead(block) && isEmptied(theirs, i, placed);
      if (!placed.contains(block) && !emptied) {
        lines.addAll(block.lines());
      }
    }
    return lines;
  }

  private static boolean isHead(Block block) {
    String line = block.lines().get(0);
    return line.startsWith("##") || !block.isNamed() && line.startsWith("|");
  }

  /** Tells whether something stood under a heading or the head of a table, and nothing is left. */
  private static boolean isEmptied(List<Block> blocks, int head, Set<Block> placed) {
    boolean any = false;
    for (int i = head + 1; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      if (block.lines().get(0).startsWith("#")) {
        break;
      }
      if (placed.contains(block)) {
        any = true;
      } else if (block.isNamed() || block.isText() && !isHead(block)) {
        return false;
      }
    }
    return any;
  }

  private static List<Block> blocks(List<String> lines, Locale locale) {
    List<Block> blocks = new ArrayList<>();
    Optional<BookSection> section = Optional.empty();
    boolean opening = false;
    for (int number = 1; number <= lines.size(); number++) {
      String line = lines.get(number - 1);
      boolean isHead = number < lines.size() && isRuler(lines.get(number));
      if (line.startsWith("##")) {
        section = section(line, locale);
        opening = false;
      }
      Matcher rule = RULE.matcher(line);
      String name = "";
      String within = section.map(Enum::name).orElse("");
      if (line.startsWith("# ")) {
        opening = true;
        blocks.add(new Block(number, "#", "opening", new ArrayList<>(List.of(line))));
        continue;
      }
      if (rule.matches()) {
        within = "";
        name = rule.group(1);
      } else if (section.filter(BookSection.IN_SHORT::equals).isPresent()) {
        Matcher point = POINT.matcher(line);
        name = point.matches() ? point.group(1) : "";
      } else if (section.isPresent() && !isHead && !isRuler(line)) {
        Matcher row = ROW.matcher(line);
        name = row.matches() ? row.group(1) : "";
      }
      boolean goesOn = opening || name.isEmpty() && continuesRule(line) && isOpenRule(blocks);
      if (goesOn) {
        blocks.get(blocks.size() - 1).lines().add(line);
      } else {
        blocks.add(new Block(number, within, name, new ArrayList<>(List.of(line))));
      }
    }
    return blocks;
  }

  private static boolean isBlank(String line) {
    return line.trim().isEmpty();
  }

  private static boolean isRuler(String line) {
    return line.startsWith("|") && RULER.matchesAllOf(line);
  }

  private static boolean continuesRule(String line) {
    return isBlank(line) || line.startsWith("|") || line.startsWith(" ");
  }

  private static boolean isOpenRule(List<Block> blocks) {
    return !blocks.isEmpty()
        && RULE.matcher(blocks.get(blocks.size() - 1).lines().get(0)).matches();
  }

  private static Optional<BookSection> section(String line, Locale locale) {
    String heading = CharMatcher.is('#').trimLeadingFrom(line).trim();
    for (BookSection known : BookSection.values()) {
      if (known.heading(locale).equals(heading)) {
        return Optional.of(known);
      }
    }
    return Optional.empty();
  }
}
