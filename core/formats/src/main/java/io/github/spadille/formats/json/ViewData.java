package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.formats.houserules.Binding;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game as one viewer sees it, the same for every game: enough to draw it.
 *
 * @param game the id of the game: {@code oh-hell}
 * @param base the version of its base rules, from 1
 * @param seats the number of seats
 * @param options the options that differ from the base rules, value by key
 * @param houseRules the document to which the game is bound (HSE-2); null if there is none
 * @param viewer the seat of the viewer; null for a bystander
 * @param players what the players are called, seat by seat
 * @param next the number of moves so far, those of chance included
 * @param turn the seats that may act
 * @param chance whether a shuffle or a roll is due
 * @param over whether the game is over
 * @param hand the number of the hand or round, from 1
 * @param phase what is awaited; null if the game does not tell
 * @param stage what has just happened, if this is a table on the way from a move to the next
 *     decision; else null
 * @param outcome how the game ended; null if it goes on
 * @param scores the points of each seat
 * @param sheet every point given so far, oldest first
 * @param piles all piles, in the order of the rulebook
 * @param facts the facts that the viewer sees, in the order of the rulebook
 * @param cards what people call each card that is seen, by code
 */
@JsonPropertyOrder({
  "game",
  "base",
  "seats",
  "options",
  "houseRules",
  "viewer",
  "players",
  "next",
  "turn",
  "chance",
  "over",
  "hand",
  "phase",
  "stage",
  "outcome",
  "scores",
  "sheet",
  "piles",
  "facts",
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
    int next,
    ImmutableList<Integer> turn,
    boolean chance,
    boolean over,
    int hand,
    @Nullable PhaseData phase,
    @Nullable StageData stage,
    @Nullable OutcomeData outcome,
    ImmutableList<Long> scores,
    ImmutableList<LineData> sheet,
    ImmutableList<PileData> piles,
    ImmutableList<FactData> facts,
    ImmutableMap<String, String> cards)
    implements Message {

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is that is not said to be null
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
  }
}
