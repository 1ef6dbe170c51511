package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.Optional;

/**
 * What can be chosen about Canasta.
 *
 * @param target the score that ends the game
 * @param handSize how many cards each player is dealt; by default it depends on how many play
 * @param drawCount how many cards a player draws from the stock; by default as above
 * @param canastasNeeded how many canastas a side needs to go out; by default as above
 * @param redThreesByHand whether red threes stay in the hand until their owner lays them
 * @param falseTake whether a player can reach for the upcard in vain, for a price
 * @param outAfterNo whether a player can go out against the partner's no, for a price
 * @param answerTalk whether an answer can say too much, for a price
 * @param takeForced whether an empty stock forces any take, not only one onto a meld
 * @param frozenBeforeFirstMeld whether the pile is frozen for a side that has not opened
 * @param pileCounts whether the cards of a pile just taken help to reach the minimum
 * @param redThreesAgainst whether red threes count against a side without a meld
 * @param blackThreesWild whether a meld of black threes may hold wild cards
 * @param concealedByPlayer whether the player's own melds alone keep a going out from being
 *     concealed
 * @param takeOntoCanasta whether the upcard can join a canasta
 * @param maxWilds how many wild cards a meld may hold
 * @param frozenTakeJoins whether the cards that take a frozen pile may join a meld of their rank
 */
public record CanastaOptions(
    int target,
    Optional<Integer> handSize,
    Optional<Integer> drawCount,
    Optional<Integer> canastasNeeded,
    boolean redThreesByHand,
    boolean falseTake,
    boolean outAfterNo,
    boolean answerTalk,
    boolean takeForced,
    boolean frozenBeforeFirstMeld,
    boolean pileCounts,
    boolean redThreesAgainst,
    boolean blackThreesWild,
    boolean concealedByPlayer,
    boolean takeOntoCanasta,
    int maxWilds,
    boolean frozenTakeJoins) {
  private static final OptionType<Boolean> YES_NO = flag("yes", "no");
  private static final OptionType<Boolean> PRICED = flag("priced", "illegal");
  private static final OptionType<Optional<Integer>> ONE_OR_TWO = oneOf(1, 2).or("by-seats");

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CanastaOptions> SCHEMA =
      OptionRecord.of(
              CanastaOptions.class,
              option(
                  "target",
                  range(1_000, 20_000, 1_000, 5_000, 10_500, 20_000),
                  5_000,
                  CanastaOptions::target),
              option(
                  "hand-size",
                  range(7, 20, 7, 11, 13, 15, 20).or("by-seats"),
                  Optional.empty(),
                  CanastaOptions::handSize),
              option("draw-count", ONE_OR_TWO, Optional.empty(), CanastaOptions::drawCount),
              option(
                  "canastas-needed", ONE_OR_TWO, Optional.empty(), CanastaOptions::canastasNeeded),
              option(
                  "red-threes",
                  flag("by-hand", "automatic"),
                  false,
                  CanastaOptions::redThreesByHand),
              option("false-take", PRICED, false, CanastaOptions::falseTake),
              option("refused-going-out", PRICED, false, CanastaOptions::outAfterNo),
              option("answer-talk", PRICED, false, CanastaOptions::answerTalk),
              option(
                  "empty-stock-take",
                  flag("forced", "existing-only"),
                  true,
                  CanastaOptions::takeForced),
              option(
                  "frozen-before-first-meld", YES_NO, false, CanastaOptions::frozenBeforeFirstMeld),
              option("pile-counts", YES_NO, false, CanastaOptions::pileCounts),
              option(
                  "red-threes-unmelded",
                  flag("minus", "plus"),
                  false,
                  CanastaOptions::redThreesAgainst),
              option("black-threes-wild", YES_NO, false, CanastaOptions::blackThreesWild),
              option("concealed", flag("player", "side"), false, CanastaOptions::concealedByPlayer),
              option("take-onto-canasta", YES_NO, true, CanastaOptions::takeOntoCanasta),
              option("max-wilds", oneOf(2, 3, 4), 3, CanastaOptions::maxWilds),
              option(
                  "frozen-take", flag("join", "new-meld"), true, CanastaOptions::frozenTakeJoins))
          .preset(
              "classic",
              ImmutableMap.of(
                  "empty-stock-take", "existing-only",
                  "frozen-before-first-meld", "yes",
                  "red-threes-unmelded", "minus",
                  "concealed", "player"))
          .build();

  /** Returns how many canastas a side needs to go out where so many play. */
  int canastasNeededFor(int seats) {
    return canastasNeeded.orElse(seats == 2 ? 2 : 1); // CAN-49
  }
}
