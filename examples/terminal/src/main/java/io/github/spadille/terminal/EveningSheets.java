package io.github.spadille.terminal;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Maps;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.sheet.RuleBooklet;
import io.github.spadille.formats.sheet.RuleSheet;
import org.jspecify.annotations.Nullable;

/** Puts the sheets of all entries of a document together. */
final class EveningSheets {
  private EveningSheets() {}

  /**
   * Returns the sheets of those entries that are for a number of players.
   *
   * @param seats that number; any if it is null
   * @throws IllegalArgumentException if no entry is for so many
   */
  static RuleBooklet of(
      HouseRules document, @Nullable Integer seats, boolean onePage, Catalog catalog) {
    ImmutableList.Builder<RuleSheet> sheets = ImmutableList.builder();
    ImmutableMap.Builder<String, ImmutableSortedSet<Integer>> others = ImmutableMap.builder();
    for (Entry entry : document.entries()) {
      GroupRules rules = new GroupRules(document, entry, catalog);
      ImmutableSortedSet<Integer> counts = entry.seatCounts(rules.game());
      if (seats == null || counts.contains(seats)) {
        RuleSheet.Builder sheet = rules.sheet(seats);
        sheets.add(onePage ? sheet.onePage() : sheet.full());
      } else {
        others.put(entry.label(), counts);
      }
    }
    ImmutableMap<String, ImmutableSortedSet<Integer>> notHere = others.buildOrThrow();
    checkArgument(
        notHere.size() < document.entries().size(),
        "no entry of %s is for %s players; expected %s",
        document,
        seats,
        Joiner.on("; ")
            .withKeyValueSeparator(" for ")
            .join(Maps.transformValues(notHere, counts -> Joiner.on(", ").join(counts))));
    return new RuleBooklet(document.name(), sheets.build(), notHere);
  }
}
