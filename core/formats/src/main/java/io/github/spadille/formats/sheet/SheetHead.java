package io.github.spadille.formats.sheet;

import com.google.common.base.Joiner;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Range;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What stands at the top of a sheet.
 *
 * @param gameId the id of the game
 * @param gameName the name of the game
 * @param seats the numbers of seats for which the sheet holds
 * @param notes the notes that name group and document
 */
public record SheetHead(
    String gameId, String gameName, ImmutableSortedSet<Integer> seats, SheetNotes notes) {

  /** Returns the heading: what the group calls the game, or else its name. */
  public String title() {
    return PlainText.clean(notes.entry().orElse(gameName));
  }

  /** Returns what there is to say, by label, in order. */
  public ImmutableMap<String, String> facts() {
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
    notes.group().ifPresent(group -> facts.put("Group", PlainText.clean(group)));
    notes.host().ifPresent(host -> facts.put("Host", PlainText.clean(host)));
    String document =
        Stream.of(
                notes.document(),
                notes.version().map(version -> "version " + version),
                notes.date())
            .flatMap(part -> part.stream())
            .collect(Collectors.joining(", "));
    if (!document.isEmpty()) {
      facts.put("House rules", PlainText.clean(document));
    }
    notes.source().ifPresent(source -> facts.put("Source", PlainText.clean(source)));
    String base = notes.base().map(version -> ", base rules " + version).orElse("");
    facts.put("Game", PlainText.clean(gameName + " (" + gameId + ")" + base));
    facts.put("Players", players());
    notes.otherSeats().ifPresent(other -> facts.put("Not here", PlainText.clean(other)));
    return facts.buildOrThrow();
  }

  private String players() {
    int first = seats.first();
    int last = seats.last();
    boolean gapless =
        seats.equals(ContiguousSet.create(Range.closed(first, last), DiscreteDomain.integers()));
    return gapless && last - first > 1 ? first + " to " + last : Joiner.on(" or ").join(seats);
  }
}
