package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimap;
import com.google.common.collect.TreeMultimap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetNote;
import io.github.spadille.formats.sheet.SheetNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes the sheets of entries: what is in force, and what the group wrote itself (HSE-10). */
final class EntrySheet {
  private EntrySheet() {}

  static RuleSheet.Builder of(HouseRules document, Entry entry, Game<?, ?, ?> game, int players) {
    ImmutableSortedSet<Integer> counts = entry.seatCounts(game);
    checkArgument(
        counts.contains(players),
        "entry %s is not for %s players; expected %s",
        entry.label(),
        players,
        Joiner.on(", ").join(counts));
    return RuleSheet.of(game)
        .options(entry.choices(game, players))
        .seats(players)
        .notes(head(document, entry).build());
  }

  static RuleSheet.Builder of(HouseRules document, Entry entry, Game<?, ?, ?> game) {
    ImmutableSortedSet<Integer> counts = entry.seatCounts(game);
    // Most entries are the same for all but a few numbers of players.
    int usual =
        counts.stream()
            .filter(players -> !entry.optionsBySeats().containsKey(players))
            .findFirst()
            .orElseGet(() -> entry.usualSeats(game));
    ImmutableMap<String, String> options = inForce(entry, game, usual);
    ImmutableSortedSet.Builder<Integer> same = ImmutableSortedSet.naturalOrder();
    Multimap<String, Integer> others = TreeMultimap.create();
    for (int players : counts) {
      Map<String, String> different =
          Maps.filterEntries(
              inForce(entry, game, players),
              option -> !option.getValue().equals(options.get(option.getKey())));
      if (different.isEmpty()) {
        same.add(players);
      } else {
        others.put(Joiner.on(", ").withKeyValueSeparator('=').join(different), players);
      }
    }
    SheetNotes.Builder head = head(document, entry);
    if (!others.isEmpty()) {
      head.otherSeats(others(others));
    }
    return RuleSheet.of(game).options(options).among(same.build()).notes(head.build());
  }

  private static <O> ImmutableMap<String, String> inForce(
      Entry entry, Game<?, ?, O> game, int players) {
    return game.options().formatAll(game.options().parse(entry.choices(game, players), players));
  }

  private static String others(Multimap<String, Integer> others) {
    List<String> words = new ArrayList<>();
    others
        .asMap()
        .forEach(
            (options, seats) -> words.add(Joiner.on(" or ").join(seats) + " players: " + options));
    return Joiner.on("; ").join(words) + " (a sheet of their own)";
  }

  private static SheetNotes.Builder head(HouseRules document, Entry entry) {
    return SheetNotes.builder()
        .group(document.group())
        .host(document.host())
        .source(document.source(entry))
        .document(document.name())
        .version(Integer.toString(document.version()))
        .date(document.date().toString())
        .entry(entry.name())
        .base(Integer.toString(entry.base()))
        .notes(entry.notes())
        .proposals(Lists.transform(document.proposalsOn(entry.label()), Proposal::shown));
  }

  static ImmutableList<SheetNote> notes(Entry entry) {
    ImmutableList.Builder<SheetNote> notes = ImmutableList.builder();
    for (OwnRule rule : entry.ownRules()) {
      notes.add(
          rule.replaces()
              .map(id -> SheetNote.replacement(rule.number(), rule.text(), id))
              .orElseGet(() -> SheetNote.ownRule(rule.number(), rule.text(), ids(rule))));
    }
    for (Ruling ruling : entry.rulings()) {
      notes.add(
          SheetNote.ruling(
              ruling.number(),
              words(ruling),
              ruling.isEnforced(),
              ruling.rules().toArray(new String[0])));
    }
    return notes.build();
  }

  private static String[] ids(OwnRule rule) {
    return rule.extending().stream().toArray(String[]::new);
  }

  /** Returns question and decision, when it was decided, and the option that carries it out. */
  private static String words(Ruling ruling) {
    StringBuilder words =
        new StringBuilder(ruling.question()).append(' ').append(ruling.decision());
    ruling.option().ifPresent(choice -> words.append(" [").append(choice).append(']'));
    ruling.date().ifPresent(date -> words.append(" (").append(date).append(')'));
    return words.toString();
  }
}
