package io.github.spadille.formats.sheet;

import com.google.common.base.Joiner;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Range;
import io.github.spadille.engine.game.Scoring;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What stands at the top of a sheet.
 *
 * @param gameId the id of the game, or of the page
 * @param gameName the name of the game, or of the page
 * @param alsoCalled other names of the game
 * @param seats the numbers of seats for which the sheet holds; none if it is of no game
 * @param scoring which score is good; nothing if the sheet is of no game
 * @param notes the notes that name group and document
 * @param language that of the sheet
 */
public record SheetHead(
    String gameId,
    String gameName,
    ImmutableList<String> alsoCalled,
    ImmutableSortedSet<Integer> seats,
    Optional<Scoring> scoring,
    SheetNotes notes,
    Locale language) {

  /** Returns the heading: what the group calls the game, or else its name. */
  public String title() {
    return PlainText.clean(notes.entry().orElse(gameName));
  }

  /** Tells whether the sheet is of a game, and not of a page that is of none. */
  public boolean isOfGame() {
    return !seats.isEmpty();
  }

  /** Returns what there is to say, by label, in order; nothing of a page that is of no game. */
  public ImmutableMap<String, String> facts() {
    if (!isOfGame()) {
      return ImmutableMap.of();
    }
    SheetWords words = SheetWords.in(language);
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
    notes.group().ifPresent(group -> facts.put(words.text("head.group"), PlainText.clean(group)));
    notes.host().ifPresent(host -> facts.put(words.text("head.host"), PlainText.clean(host)));
    String document =
        Stream.of(
                notes.document(),
                notes.version().map(version -> words.text("version", version)),
                notes.date())
            .flatMap(part -> part.stream())
            .collect(Collectors.joining(", "));
    if (!document.isEmpty()) {
      facts.put(words.text("head.house-rules"), PlainText.clean(document));
    }
    notes
        .source()
        .ifPresent(source -> facts.put(words.text("head.source"), PlainText.clean(source)));
    String game =
        notes
            .base()
            .map(version -> words.text("game.base", gameName, gameId, version))
            .orElseGet(() -> words.text("game", gameName, gameId));
    facts.put(words.text("head.game"), PlainText.clean(game));
    if (!alsoCalled.isEmpty()) {
      facts.put(words.text("head.also-called"), PlainText.clean(Joiner.on(", ").join(alsoCalled)));
    }
    facts.put(words.text("head.players"), players(seats, words));
    notes
        .otherSeats()
        .ifPresent(other -> facts.put(words.text("head.not-here"), PlainText.clean(other)));
    if (!notes.proposals().isEmpty()) {
      String open = Integer.toString(notes.proposals().size());
      facts.put(words.text("head.proposals"), words.text("proposals.open", open));
    }
    return facts.buildOrThrow();
  }

  /** Returns numbers of players in words: {@code 3 to 7}, {@code 2 or 4}. */
  static String players(ImmutableSortedSet<Integer> seats, SheetWords words) {
    int first = seats.first();
    int last = seats.last();
    boolean gapless =
        seats.equals(ContiguousSet.create(Range.closed(first, last), DiscreteDomain.integers()));
    return gapless && last - first > 1
        ? words.text("players.range", Integer.toString(first), Integer.toString(last))
        : words.joined("players.or", seats);
  }
}
