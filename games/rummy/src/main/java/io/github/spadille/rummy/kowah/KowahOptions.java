package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Kowah.
 *
 * @param pairOfAnyRank whether the pair may be of the rank of a triplet
 * @param winningPair of which pairs the third card wins
 * @param hands how many hands are played
 * @param redealsDrawn whether a hand without a winner is dealt again
 * @param claimsAutomatically whether a card that somebody waits for is claimed without a move
 * @param returnsDiscard whether the discard just drawn may be discarded
 * @param declaresAtDraw whether a player may declare before drawing
 */
@Value.Builder
public record KowahOptions(
    boolean pairOfAnyRank,
    WinningPair winningPair,
    int hands,
    boolean redealsDrawn,
    boolean claimsAutomatically,
    boolean returnsDiscard,
    boolean declaresAtDraw)
    implements WithKowahOptions {
  /** Of which pairs the third card wins. */
  public enum WinningPair {
    /** Of the declared pair alone. */
    DECLARED,
    /** Of the declared pair, and of the other pair of the second pattern. */
    EITHER,
    /** Of the declared pair, and of any two equal cards. */
    ANY
  }

  /** Returns the options of the base rules. */
  public static KowahOptions defaults() {
    return new KowahOptionsBuilder()
        .winningPair(WinningPair.DECLARED)
        .hands(1)
        .returnsDiscard(true)
        .declaresAtDraw(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<KowahOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("pair-rank", "any", "separate")
          .of(KowahOptions::pairOfAnyRank, KowahOptions::withPairOfAnyRank)
          .option("winning-pair", choice(WinningPair.class))
          .of(KowahOptions::winningPair, KowahOptions::withWinningPair)
          .option("hands", range(1, 20, 1, 2, 10))
          .of(KowahOptions::hands, KowahOptions::withHands)
          .flag("redeal-drawn", "yes", "no")
          .of(KowahOptions::redealsDrawn, KowahOptions::withRedealsDrawn)
          .flag("claim", "automatic", "window")
          .of(KowahOptions::claimsAutomatically, KowahOptions::withClaimsAutomatically)
          .flag("return-discard", "yes", "no")
          .of(KowahOptions::returnsDiscard, KowahOptions::withReturnsDiscard)
          .flag("declare-at-draw", "yes", "no")
          .of(KowahOptions::declaresAtDraw, KowahOptions::withDeclaresAtDraw)
          .build();
}
