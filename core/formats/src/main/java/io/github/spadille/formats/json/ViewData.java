package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.formats.houserules.Binding;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game as one viewer sees it, the same for every game: enough to draw it.
 *
 * <p>A client that has told which revision it knows is told what has changed since; {@link #over}
 * makes the whole of it.
 *
 * @param game the id of the game: {@code oh-hell}
 * @param base the version of its base rules, from 1
 * @param seats the number of seats
 * @param options the options that differ from the base rules, value by key
 * @param houseRules the document to which the game is bound (HSE-2); null if there is none
 * @param viewer the seat of the viewer; null for a bystander
 * @param players what the players are called, seat by seat
 * @param revision the revision of the game: what a client tells next time
 * @param next the number of moves so far, those of chance included
 * @param turn the seats that may act
 * @param chance whether a shuffle or a roll is due
 * @param over whether the game is over
 * @param hand the number of the hand or round, from 1
 * @param phase what is awaited; null if the game does not tell
 * @param outcome how the game ended; null if it goes on
 * @param scores the points of each seat
 * @param sheet the points given since those of which the client knows
 * @param since the revision since which only what has changed is told of piles and facts; null if
 *     all of them are
 * @param piles the piles, in the order of the rulebook: all, or those that have changed
 * @param facts the facts that the viewer sees, in the order of the rulebook: all, or those that
 *     have changed
 * @param names all piles and facts there are; null if all are told, or there are the same as before
 * @param cards what people call each card in these piles and facts, by code
 */
@JsonPropertyOrder({
  "game",
  "base",
  "seats",
  "options",
  "houseRules",
  "viewer",
  "players",
  "revision",
  "next",
  "turn",
  "chance",
  "over",
  "hand",
  "phase",
  "outcome",
  "scores",
  "sheet",
  "since",
  "piles",
  "facts",
  "names",
  "cards"
})
public record ViewData(
    String game,
    int base,
    int seats,
    ImmutableMap<String, String> options,
    @Nullable Binding houseRules,
    @Nullable Integer viewer,
    ImmutableList<String> players,
    int revision,
    int next,
    ImmutableList<Integer> turn,
    boolean chance,
    boolean over,
    int hand,
    @Nullable PhaseData phase,
    @Nullable OutcomeData outcome,
    ImmutableList<Long> scores,
    SheetData sheet,
    @Nullable Integer since,
    ImmutableList<PileData> piles,
    ImmutableList<FactData> facts,
    @Nullable NamesData names,
    ImmutableMap<String, String> cards)
    implements Message {

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is that is not said to be null
   * @throws IllegalArgumentException if the revision is negative, or no later than the one since
   *     which there are changes
   */
  public ViewData {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(options, "options");
    Objects.requireNonNull(players, "players");
    Objects.requireNonNull(turn, "turn");
    Objects.requireNonNull(scores, "scores");
    Objects.requireNonNull(sheet, "sheet");
    Objects.requireNonNull(piles, "piles");
    Objects.requireNonNull(facts, "facts");
    Objects.requireNonNull(cards, "cards");
    checkArgument(
        revision >= 0 && (since == null || since >= 0 && since <= revision),
        "found changes since revision %s up to %s, expected them in order",
        since,
        revision);
    checkArgument(since != null || names == null, "found names, expected null where all is told");
  }

  /** Returns this with the sheet from where it differs from an earlier one; both are whole. */
  ViewData sheetSince(SheetData earlier) {
    int from = 0;
    int most = Math.min(sheet.lines().size(), earlier.lines().size());
    while (from < most && sheet.lines().get(from).equals(earlier.lines().get(from))) {
      from++;
    }
    SheetData rest = new SheetData(from, sheet.lines().subList(from, sheet.lines().size()));
    return with(rest, since, piles, facts, names, cards);
  }

  /** Returns what has changed since an earlier view, both whole; the sheet is told as it is. */
  ViewData since(ViewData earlier) {
    ImmutableList<PileData> changedPiles = Changes.of(piles, earlier.piles);
    ImmutableList<FactData> changedFacts = Changes.of(facts, earlier.facts);
    return with(
        sheet,
        earlier.revision,
        changedPiles,
        changedFacts,
        NamesData.unlessAs(earlier, this),
        Changes.cards(changedPiles, changedFacts, ImmutableMap.of(), cards));
  }

  /**
   * Returns the game as the viewer sees it, whole.
   *
   * @param earlier what was known, whole: the view of the revision that the client told
   * @throws IllegalArgumentException if it is of another game or viewer, or of another revision
   *     than the one since which this tells changes, or is not whole itself
   */
  public ViewData over(ViewData earlier) {
    earlier.checkWhole();
    checkArgument(
        earlier.game.equals(game) && Objects.equals(earlier.viewer, viewer),
        "found a view of %s for viewer %s, expected one of %s for viewer %s",
        earlier.game,
        earlier.viewer,
        game,
        viewer);
    SheetData wholeSheet = sheet.over(earlier.sheet);
    if (since == null) {
      return with(wholeSheet, null, piles, facts, null, cards);
    }
    checkArgument(
        since == earlier.revision,
        "found changes since revision %s, expected those since %s",
        since,
        earlier.revision);
    ImmutableList<PileData> allPiles =
        Changes.over(earlier.piles, piles, PileData::name, names == null ? null : names.piles());
    ImmutableList<FactData> allFacts =
        Changes.over(earlier.facts, facts, FactData::name, names == null ? null : names.facts());
    return with(
        wholeSheet,
        null,
        allPiles,
        allFacts,
        null,
        Changes.cards(allPiles, allFacts, earlier.cards, cards));
  }

  private ViewData with(
      SheetData otherSheet,
      @Nullable Integer otherSince,
      ImmutableList<PileData> otherPiles,
      ImmutableList<FactData> otherFacts,
      @Nullable NamesData otherNames,
      ImmutableMap<String, String> otherCards) {
    return new ViewData(
        game,
        base,
        seats,
        options,
        houseRules,
        viewer,
        players,
        revision,
        next,
        turn,
        chance,
        over,
        hand,
        phase,
        outcome,
        scores,
        otherSheet,
        otherSince,
        otherPiles,
        otherFacts,
        otherNames,
        otherCards);
  }

  /**
   * Checks that nothing is left out as known.
   *
   * @throws IllegalArgumentException if something is
   */
  void checkWhole() {
    checkArgument(
        since == null && sheet.from() == 0,
        "found a view with changes since revision %s and the sheet from %s, expected a whole one",
        since,
        sheet.from());
  }
}
