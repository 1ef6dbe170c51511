package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.Optional;
import org.immutables.value.Value;

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
 * @param concealedByPlayer whether only the player's own earlier melds bar a concealed going out
 * @param takeOntoCanasta whether the upcard can join a canasta
 * @param maxWilds how many wild cards a meld may hold
 * @param frozenTakeJoins whether the cards that take a frozen pile may join a meld of their rank
 */
@Value.Builder
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
    boolean frozenTakeJoins)
    implements WithCanastaOptions {
  private static final OptionType<Optional<Integer>> ONE_OR_TWO = oneOf(1, 2).or("by-seats");

  /** Returns the options of the base rules. */
  public static CanastaOptions defaults() {
    return new CanastaOptionsBuilder()
        .target(5_000)
        .takeForced(true)
        .takeOntoCanasta(true)
        .maxWilds(3)
        .frozenTakeJoins(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CanastaOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("target", range(1_000, 20_000, 1_000, 5_000, 10_500, 20_000))
          .of(CanastaOptions::target, CanastaOptions::withTarget)
          .option("hand-size", range(7, 20, 7, 11, 13, 15, 20).or("by-seats"))
          .of(CanastaOptions::handSize, CanastaOptions::withHandSize)
          .option("draw-count", ONE_OR_TWO)
          .of(CanastaOptions::drawCount, CanastaOptions::withDrawCount)
          .option("canastas-needed", ONE_OR_TWO)
          .of(CanastaOptions::canastasNeeded, CanastaOptions::withCanastasNeeded)
          .flag("red-threes", "by-hand", "automatic")
          .of(CanastaOptions::redThreesByHand, CanastaOptions::withRedThreesByHand)
          .flag("false-take", "priced", "illegal")
          .of(CanastaOptions::falseTake, CanastaOptions::withFalseTake)
          .flag("refused-going-out", "priced", "illegal")
          .of(CanastaOptions::outAfterNo, CanastaOptions::withOutAfterNo)
          .flag("answer-talk", "priced", "illegal")
          .of(CanastaOptions::answerTalk, CanastaOptions::withAnswerTalk)
          .flag("empty-stock-take", "forced", "existing-only")
          .of(CanastaOptions::takeForced, CanastaOptions::withTakeForced)
          .flag("frozen-before-first-meld", "yes", "no")
          .of(CanastaOptions::frozenBeforeFirstMeld, CanastaOptions::withFrozenBeforeFirstMeld)
          .flag("pile-counts", "yes", "no")
          .of(CanastaOptions::pileCounts, CanastaOptions::withPileCounts)
          .flag("red-threes-unmelded", "minus", "plus")
          .of(CanastaOptions::redThreesAgainst, CanastaOptions::withRedThreesAgainst)
          .flag("black-threes-wild", "yes", "no")
          .of(CanastaOptions::blackThreesWild, CanastaOptions::withBlackThreesWild)
          .flag("concealed", "player", "side")
          .of(CanastaOptions::concealedByPlayer, CanastaOptions::withConcealedByPlayer)
          .flag("take-onto-canasta", "yes", "no")
          .of(CanastaOptions::takeOntoCanasta, CanastaOptions::withTakeOntoCanasta)
          .option("max-wilds", oneOf(2, 3, 4))
          .of(CanastaOptions::maxWilds, CanastaOptions::withMaxWilds)
          .flag("frozen-take", "join", "new-meld")
          .of(CanastaOptions::frozenTakeJoins, CanastaOptions::withFrozenTakeJoins)
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

  /** Returns how many cards each player is dealt where so many play. */
  int handSizeFor(int seats) {
    return handSize.orElse(seats == 2 ? 15 : 11); // CAN-7
  }
}
