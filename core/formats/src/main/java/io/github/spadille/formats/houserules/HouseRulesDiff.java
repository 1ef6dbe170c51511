package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What differs between two documents, two versions of one, or a document and the base rules, in
 * words that can be sent to members (HSE-17).
 *
 * <p>Host, source and entries count; what is the same is not listed. Entries are matched by label,
 * and those left over by game where only one is left on both sides. Immutable.
 */
public final class HouseRulesDiff {
  private final ImmutableList<Difference> differences;

  private HouseRulesDiff(ImmutableList<Difference> differences) {
    this.differences = differences;
  }

  /**
   * Compares two documents.
   *
   * @param catalog the games, for defaults and effects of options; a game that it lacks is compared
   *     by its texts
   */
  public static HouseRulesDiff between(HouseRules before, HouseRules after, Catalog catalog) {
    List<Entry> older = new ArrayList<>(before.entries());
    ImmutableList.Builder<Difference> differences = ImmutableList.builder();
    Difference.ofHost(before.host(), after.host()).ifPresent(differences::add);
    Difference.ofSource("", before.source(), after.source()).ifPresent(differences::add);
    ImmutableList.Builder<Difference> added = ImmutableList.builder();
    for (Entry entry : after.entries()) {
      Entry old = match(entry, older, before, after);
      if (old == null) {
        String source = entry.source().map(named -> ", source " + named).orElse("");
        String sentence = "added, base " + entry.base() + " of " + entry.gameId() + source;
        added.add(
            new Difference(
                entry.label(), Difference.Kind.ENTRY_ADDED, "", "", entry.game(), sentence));
        added.addAll(EntryDiff.fromBase(entry, catalog));
      } else {
        older.remove(old);
        boolean ofDocument = old.source().isEmpty() && entry.source().isEmpty();
        differences.addAll(
            ofDocument // It is told of the document.
                ? EntryDiff.between(old, entry, catalog)
                : EntryDiff.between(before.withSource(old), after.withSource(entry), catalog));
      }
    }
    for (Entry entry : older) {
      differences.add(
          new Difference(
              entry.label(), Difference.Kind.ENTRY_REMOVED, "", entry.game(), "", "removed"));
    }
    return new HouseRulesDiff(differences.addAll(added.build()).build());
  }

  /**
   * Compares two versions of a document.
   *
   * @throws IllegalArgumentException if the document does not keep one of them
   */
  public static HouseRulesDiff versions(
      HouseRules document, int before, int after, Catalog catalog) {
    return between(document.atVersion(before), document.atVersion(after), catalog);
  }

  /** Compares the entries of a document with the base rules that they name. */
  public static HouseRulesDiff fromBase(HouseRules document, Catalog catalog) {
    ImmutableList.Builder<Difference> differences = ImmutableList.builder();
    for (Entry entry : document.entries()) {
      differences.addAll(EntryDiff.fromBase(entry, catalog));
    }
    return new HouseRulesDiff(differences.build());
  }

  /** Compares an entry with the base rules that it names. */
  public static HouseRulesDiff fromBase(Entry entry, Catalog catalog) {
    return new HouseRulesDiff(EntryDiff.fromBase(entry, catalog));
  }

  /** Compares an entry, as it is for a number of players, with the base rules that it names. */
  public static HouseRulesDiff fromBase(Entry entry, int players, Catalog catalog) {
    return new HouseRulesDiff(EntryDiff.fromBase(entry, players, catalog));
  }

  /** Compares two entries of the same game. */
  public static HouseRulesDiff between(Entry before, Entry after, Catalog catalog) {
    return new HouseRulesDiff(EntryDiff.between(before, after, catalog));
  }

  private static @Nullable Entry match(
      Entry entry, List<Entry> older, HouseRules before, HouseRules after) {
    for (Entry old : older) {
      if (old.gameId().equals(entry.gameId()) && old.label().equalsIgnoreCase(entry.label())) {
        return old;
      }
    }
    Optional<Entry> onlyOld = only(before, after, entry.gameId());
    Optional<Entry> onlyNew = only(after, before, entry.gameId());
    return onlyNew.filter(entry::equals).flatMap(any -> onlyOld).orElse(null);
  }

  /** Returns the one entry of a game whose label the other document does not know. */
  private static Optional<Entry> only(HouseRules document, HouseRules other, String gameId) {
    List<Entry> entries = new ArrayList<>();
    for (Entry entry : document.entries()) {
      boolean known = other.find(entry.label()).filter(e -> e.gameId().equals(gameId)).isPresent();
      if (entry.gameId().equals(gameId) && !known) {
        entries.add(entry);
      }
    }
    return entries.size() == 1 ? Optional.of(entries.get(0)) : Optional.empty();
  }

  /** Returns the differences, in the order of the entries. */
  public ImmutableList<Difference> differences() {
    return differences;
  }

  /** Returns whether nothing differs. */
  public boolean isEmpty() {
    return differences.isEmpty();
  }

  /** Returns the differences in words, a sentence each. */
  public ImmutableList<String> lines() {
    return ImmutableList.copyOf(Lists.transform(differences, Difference::toString));
  }

  /** Returns the differences in words, a line each. */
  @Override
  public String toString() {
    return Joiner.on('\n').join(differences);
  }
}
