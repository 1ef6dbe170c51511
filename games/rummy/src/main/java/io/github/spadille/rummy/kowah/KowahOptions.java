package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

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
public record KowahOptions(
    boolean pairOfAnyRank,
    WinningPair winningPair,
    int hands,
    boolean redealsDrawn,
    boolean claimsAutomatically,
    boolean returnsDiscard,
    boolean declaresAtDraw) {
  /** Of which pairs the third card wins. */
  public enum WinningPair {
    /** Of the declared pair alone. */
    DECLARED,
    /** Of the declared pair, and of the other pair of the second pattern. */
    EITHER,
    /** Of the declared pair, and of any two equal cards. */
    ANY
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<KowahOptions> SCHEMA =
      OptionRecord.of(
              KowahOptions.class,
              off("pair-rank", "any", "separate", KowahOptions::pairOfAnyRank),
              option(
                  "winning-pair",
                  choice(WinningPair.class),
                  WinningPair.DECLARED,
                  KowahOptions::winningPair),
              option("hands", range(1, 20, 1, 2, 10), 1, KowahOptions::hands),
              off("redeal-drawn", "yes", "no", KowahOptions::redealsDrawn),
              off("claim", "automatic", "window", KowahOptions::claimsAutomatically),
              on("return-discard", "yes", "no", KowahOptions::returnsDiscard),
              on("declare-at-draw", "yes", "no", KowahOptions::declaresAtDraw))
          .build();
}
