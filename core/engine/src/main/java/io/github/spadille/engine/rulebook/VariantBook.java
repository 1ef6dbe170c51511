package io.github.spadille.engine.rulebook;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.spadille.engine.text.SimilarWord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The book of a game with what a variant adds to it and puts in the place of something.
 *
 * <p>A rule of the variant that {@code {replaces MYG-15}} stands where that rule stood. A row of a
 * table stands in the place of the rows of that name in the same section, a point of the section in
 * short in the place of the point of that name, and the opening words under a heading {@code # My
 * Variant} in the place of those of the game. A section {@code ## Rulings {replaces}} stands in the
 * place of the whole section. All else stands at the end.
 */
final class VariantBook {
  private static final Splitter LINES = Splitter.on('\n');

  private final String title;
  private final ImmutableList<BookBlock> base;
  private final ImmutableList<BookBlock> variant;

  /** What stands in a place of the base; of several blocks that make room for one, the first. */
  private final Map<String, List<String>> inPlace = new HashMap<>();

  private final Set<BookBlock> placed = new LinkedHashSet<>();
  private final Map<String, String> replaced = new LinkedHashMap<>();

  /**
   * Puts both together.
   *
   * @param title of the book of the game
   * @throws IllegalArgumentException if a rule replaces one that the book does not have, or that
   *     another one replaces, or if a row has some of the names of a row and not all; names the
   *     line of the variant
   */
  VariantBook(String base, String title, String variant, Locale locale) {
    List<String> baseLines = new ArrayList<>(LINES.splitToList(base));
    List<String> variantLines = new ArrayList<>(LINES.splitToList(variant));
    WholeSections.move(variantLines, baseLines, title);
    this.title = title;
    this.base = BlockReader.read(baseLines, locale);
    this.variant = BlockReader.read(variantLines, locale);
    this.variant.forEach(this::place);
  }

  /** Returns which rule of the variant took the place of a rule, by the id of the latter. */
  ImmutableMap<String, String> replaced() {
    return ImmutableMap.copyOf(replaced);
  }

  /** Returns the text of the whole book. */
  String source() {
    List<String> lines = new ArrayList<>();
    Set<String> done = new LinkedHashSet<>();
    for (BookBlock block : base) {
      List<String> instead = inPlace.get(block.place());
      if (!block.isNamed() || instead == null) {
        lines.addAll(block.lines());
      } else if (done.add(block.place())) {
        lines.addAll(instead);
        lines.addAll(block.blankEnd());
      }
    }
    for (int i = 0; i < variant.size(); i++) {
      if (!placed.contains(variant.get(i)) && !isEmptied(i)) {
        lines.addAll(variant.get(i).lines());
      }
    }
    return Joiner.on('\n').join(lines);
  }

  /** Puts a block of the variant in the place of all that it replaces, if it replaces any. */
  private void place(BookBlock block) {
    List<String> places = new ArrayList<>();
    for (String id : ReplacesMark.ids(block.first())) {
      checkReplaced(block, id);
      replaced.put(id, block.name());
      places.add(BookBlock.placeOf("", id));
    }
    if (block.isNamed()
        && !block.isRule()
        && base.stream().anyMatch(other -> other.place().equals(block.place()))) {
      places.add(block.place());
    }
    if (block.isRow()) {
      checkNames(block);
    }
    if (!places.isEmpty()) {
      placed.add(block);
      inPlace.computeIfAbsent(places.get(0), place -> new ArrayList<>()).addAll(block.text());
      places.forEach(place -> inPlace.computeIfAbsent(place, other -> new ArrayList<>()));
    }
  }

  private void checkReplaced(BookBlock block, String id) {
    ImmutableSet<String> ids =
        base.stream()
            .filter(BookBlock::isRule)
            .map(BookBlock::name)
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
  private void checkNames(BookBlock row) {
    for (BookBlock other : base) {
      if (other.isRow()
          && other.section().equals(row.section())
          && !other.quoted().equals(row.quoted())
          && !Sets.intersection(other.quoted(), row.quoted()).isEmpty()) {
        throw new IllegalArgumentException(
            "line "
                + row.line()
                + ": the row "
                + row.name()
                + " names some of the row "
                + other.name()
                + "; to replace it, name all");
      }
    }
  }

  /** Tells whether something stood under a heading or the head of a table, and nothing is left. */
  private boolean isEmptied(int head) {
    boolean any = false;
    if (!variant.get(head).isHead()) {
      return false;
    }
    for (BookBlock block : variant.subList(head + 1, variant.size())) {
      if (block.isHeading()) {
        break;
      }
      if (placed.contains(block)) {
        any = true;
      } else if (block.isNamed() || !block.isBlank() && !block.isHead()) {
        return false;
      }
    }
    return any;
  }
}
