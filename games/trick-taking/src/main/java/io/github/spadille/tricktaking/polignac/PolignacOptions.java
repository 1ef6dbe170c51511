package io.github.spadille.tricktaking.polignac;

import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

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
@Value.Builder
public record PolignacOptions(
    int target,
    Optional<Integer> hands,
    boolean capot,
    int polignac,
    boolean tokens,
    int tokenStart)
    implements WithPolignacOptions {
  /** Returns the options of the base rules. */
  public static PolignacOptions defaults() {
    return new PolignacOptionsBuilder().target(10).polignac(2).tokenStart(10).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PolignacOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("target", atLeast(1, 10, 1, 15))
          .of(PolignacOptions::target, PolignacOptions::withTarget)
          .option("hands", atLeast(1, 1, 4).or("off"))
          .of(PolignacOptions::hands, PolignacOptions::withHands)
          .flag("capot", "on", "off")
          .of(PolignacOptions::capot, PolignacOptions::withCapot)
          .option("polignac", atLeast(0, 2, 1, 5, 0))
          .of(PolignacOptions::polignac, PolignacOptions::withPolignac)
          .flag("tokens", "yes", "no")
          .of(PolignacOptions::tokens, PolignacOptions::withTokens)
          .option("token-start", atLeast(10, 10, 20))
          .of(PolignacOptions::tokenStart, PolignacOptions::withTokenStart)
          .build();
}
