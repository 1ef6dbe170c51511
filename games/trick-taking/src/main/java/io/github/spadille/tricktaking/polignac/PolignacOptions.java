package io.github.spadille.tricktaking.polignac;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

/**
 * What can be chosen about Polignac.
 *
 * @param target the score that ends the game, in points
 * @param hands the number of hands, if that ends the game and no score does
 * @param capot whether a player may announce that they will take all tricks
 * @param polignac what the jack of spades costs, in points
 * @param tokens whether the table also shows the points as tokens left
 * @param tokenStart how many tokens each player has at the start
 */
public record PolignacOptions(
    int target,
    Optional<Integer> hands,
    boolean capot,
    int polignac,
    boolean tokens,
    int tokenStart) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PolignacOptions> SCHEMA =
      OptionRecord.of(
              PolignacOptions.class,
              option("target", atLeast(1, 10, 1, 15), 10, PolignacOptions::target),
              option("hands", atLeast(1, 1, 4).or("off"), Optional.empty(), PolignacOptions::hands),
              off("capot", "on", "off", PolignacOptions::capot),
              option("polignac", atLeast(0, 2, 1, 5, 0), 2, PolignacOptions::polignac),
              off("tokens", "yes", "no", PolignacOptions::tokens),
              option("token-start", atLeast(10, 10, 20), 10, PolignacOptions::tokenStart))
          .build();
}
