package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What happened between a move and the next decision, and how the table looked then: as in the
 * {@linkplain ViewData view} of the same revision, but for what is told here. Nobody is to act in a
 * stage.
 *
 * @param next the number of moves up to that which led here
 * @param name as in the rulebook: {@code trick-taken}; {@code done} where a move has led to, if
 *     nothing is told of it
 * @param seat who it happened to; null if nobody in particular
 * @param arguments cards, numbers and whatever else is told
 * @param text how it is told to people; empty if there is nothing to tell
 * @param hand the number of the hand or round, from 1
 * @param phase what is awaited; null if the game does not tell
 * @param outcome how the game ended; null if it goes on
 * @param scores the points of each seat
 * @param lines how many lines of the score sheet there were
 * @param piles the piles that were not as in the view
 * @param facts the facts that were not as in the view
 * @param names all piles and facts there were; null if there were the same as in the view
 * @param cards what people call each card in these piles and facts, by code
 */
@JsonPropertyOrder({
  "next",
  "name",
  "seat",
  "arguments",
  "text",
  "hand",
  "phase",
  "outcome",
  "scores",
  "lines",
  "piles",
  "facts",
  "names",
  "cards"
})
public record StageData(
    int next,
    String name,
    @Nullable Integer seat,
    ImmutableList<ArgumentData> arguments,
    String text,
    int hand,
    @Nullable PhaseData phase,
    @Nullable OutcomeData outcome,
    ImmutableList<Long> scores,
    int lines,
    ImmutableList<PileData> piles,
    ImmutableList<FactData> facts,
    @Nullable NamesData names,
    ImmutableMap<String, String> cards) {
  private static final String KEY = "stage.";

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is that is not said to be null
   * @throws IllegalArgumentException if the number of lines is negative
   */
  public StageData {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(arguments, "arguments");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(scores, "scores");
    checkArgument(lines >= 0, "found %s lines, expected 0 or more", lines);
    Objects.requireNonNull(piles, "piles");
    Objects.requireNonNull(facts, "facts");
    Objects.requireNonNull(cards, "cards");
  }

  static boolean isDone(Phrase stage) {
    return name(stage).equals(Stage.DONE);
  }

  private static String name(Phrase stage) {
    return stage.key().substring(KEY.length());
  }

  /**
   * Returns what is told of a stage.
   *
   * @param seen how the table looked
   * @param view how it looks in the view
   */
  static StageData of(Phrase stage, ViewData seen, ViewData view, Words words) {
    ImmutableList<PileData> piles = Changes.of(seen.piles(), view.piles());
    ImmutableList<FactData> facts = Changes.of(seen.facts(), view.facts());
    return new StageData(
        seen.next(),
        name(stage),
        stage.seat() == Seats.NOBODY ? null : stage.seat(),
        ArgumentData.of(stage, words),
        isDone(stage) ? "" : words.text(stage),
        seen.hand(),
        seen.phase(),
        seen.outcome(),
        seen.scores(),
        seen.sheet().lines().size(),
        piles,
        facts,
        NamesData.unlessAs(view, seen),
        Changes.cards(piles, facts, ImmutableMap.of(), seen.cards()));
  }

  /**
   * Returns how the game looked then.
   *
   * @param view the view of the same revision, whole: see {@link ViewData#over}
   * @throws IllegalArgumentException if it is not whole
   */
  public ViewData over(ViewData view) {
    view.checkWhole();
    ImmutableList<PileData> allPiles =
        Changes.over(view.piles(), piles, PileData::name, names == null ? null : names.piles());
    ImmutableList<FactData> allFacts =
        Changes.over(view.facts(), facts, FactData::name, names == null ? null : names.facts());
    return new ViewData(
        view.game(),
        view.base(),
        view.seats(),
        view.options(),
        view.houseRules(),
        view.viewer(),
        view.players(),
        view.revision(),
        next,
        ImmutableList.of(),
        false,
        outcome != null,
        hand,
        phase,
        outcome,
        scores,
        view.sheet().first(lines),
        null,
        allPiles,
        allFacts,
        null,
        Changes.cards(allPiles, allFacts, view.cards(), cards));
  }
}
