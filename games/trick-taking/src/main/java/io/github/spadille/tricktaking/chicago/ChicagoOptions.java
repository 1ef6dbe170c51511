package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

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
public record ChicagoOptions(
    int target,
    Optional<Integer> lock,
    boolean bluff,
    boolean kickers,
    int royalPoints,
    int lastTrick,
    int lastTrickTwo,
    boolean call,
    boolean shared) {
  /** All that records, command lines and house rules need to know: keys, values and defaults. */
  public static final OptionSchema<ChicagoOptions> SCHEMA =
      OptionRecord.of(
              ChicagoOptions.class,
              option("target", atLeast(1, 52, 1, 20), 52, ChicagoOptions::target),
              option("lock", atLeast(0, 46, 42).or("off"), Optional.of(46), ChicagoOptions::lock),
              off("bluff", "on", "off", ChicagoOptions::bluff),
              on("kickers", "yes", "no", ChicagoOptions::kickers),
              option("royal-points", atLeast(0, 52, 0), 52, ChicagoOptions::royalPoints),
              option("last-trick", atLeast(0, 5, 0), 5, ChicagoOptions::lastTrick),
              option("last-trick-two", atLeast(0, 5, 10), 5, ChicagoOptions::lastTrickTwo),
              off("chicago-call", "on", "off", ChicagoOptions::call),
              off("tie", "shared", "play-on", ChicagoOptions::shared))
          .build();
}
