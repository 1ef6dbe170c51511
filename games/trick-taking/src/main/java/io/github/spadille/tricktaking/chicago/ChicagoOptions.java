package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Chicago.
 *
 * @param target what score ends the game
 * @param lock from what score on a seat may not draw; with nothing, all may
 * @param bluff whether false statements may be made, and lose the game if they are not proved
 * @param kickers whether side cards are compared
 * @param royalPoints what a royal flush scores
 * @param lastTrick what the last trick scores
 * @param lastTrickTwo what the last trick scores if a two wins it
 * @param call whether a seat may undertake to win all tricks
 * @param shared whether seats with equal scores share the win
 */
@Value.Builder
public record ChicagoOptions(
    int target,
    Optional<Integer> lock,
    boolean bluff,
    boolean kickers,
    int royalPoints,
    int lastTrick,
    int lastTrickTwo,
    boolean call,
    boolean shared)
    implements WithChicagoOptions {
  /** Returns the options of the base rules. */
  public static ChicagoOptions defaults() {
    return new ChicagoOptionsBuilder()
        .target(52)
        .lock(Optional.of(46))
        .kickers(true)
        .royalPoints(52)
        .lastTrick(5)
        .lastTrickTwo(5)
        .build();
  }

  /** All that records, command lines and house rules need to know: keys, values and defaults. */
  public static final OptionSchema<ChicagoOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("target", atLeast(1, 52, 1, 20))
          .of(ChicagoOptions::target, ChicagoOptions::withTarget)
          .option("lock", atLeast(0, 46, 42).or("off"))
          .of(ChicagoOptions::lock, ChicagoOptions::withLock)
          .flag("bluff", "on", "off")
          .of(ChicagoOptions::bluff, ChicagoOptions::withBluff)
          .flag("kickers", "yes", "no")
          .of(ChicagoOptions::kickers, ChicagoOptions::withKickers)
          .option("royal-points", atLeast(0, 52, 0))
          .of(ChicagoOptions::royalPoints, ChicagoOptions::withRoyalPoints)
          .option("last-trick", atLeast(0, 5, 0))
          .of(ChicagoOptions::lastTrick, ChicagoOptions::withLastTrick)
          .option("last-trick-two", atLeast(0, 5, 10))
          .of(ChicagoOptions::lastTrickTwo, ChicagoOptions::withLastTrickTwo)
          .flag("chicago-call", "on", "off")
          .of(ChicagoOptions::call, ChicagoOptions::withCall)
          .flag("tie", "shared", "play-on")
          .of(ChicagoOptions::shared, ChicagoOptions::withShared)
          .build();
}
