package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

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
  private static final int MOST = Integer.MAX_VALUE;

  private static final class Chosen {
    private int target = 52;
    private Optional<Integer> lock = Optional.of(46);
    private boolean bluff;
    private boolean kickers = true;
    private int royal = 52;
    private int last = 5;
    private int lastTwo = 5;
    private boolean call;
    private boolean shared;

    private ChicagoOptions build() {
      return new ChicagoOptions(target, lock, bluff, kickers, royal, last, lastTwo, call, shared);
    }
  }

  /** All that records, command lines and house rules need to know: keys, values and defaults. */
  public static final OptionSchema<ChicagoOptions> SCHEMA =
      OptionSchema.builder(Chosen::new, Chosen::build)
          .option("target", range(1, MOST, 52, 1, 20), o -> o.target, (c, v) -> c.target = v)
          .option("lock", range(0, MOST, 46, 42).or("off"), o -> o.lock, (c, v) -> c.lock = v)
          .option("bluff", flag("on", "off"), o -> o.bluff, (c, v) -> c.bluff = v)
          .option("kickers", flag("yes", "no"), o -> o.kickers, (c, v) -> c.kickers = v)
          .option("royal-points", range(0, MOST, 52, 0), o -> o.royalPoints, (c, v) -> c.royal = v)
          .option("last-trick", range(0, MOST, 5, 0), o -> o.lastTrick, (c, v) -> c.last = v)
          .option(
              "last-trick-two", range(0, MOST, 5, 10), o -> o.lastTrickTwo, (c, v) -> c.lastTwo = v)
          .option("chicago-call", flag("on", "off"), o -> o.call, (c, v) -> c.call = v)
          .option("tie", flag("shared", "play-on"), o -> o.shared, (c, v) -> c.shared = v)
          .build();
}
