package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Cactus.
 *
 * @param hands how many hands are played
 * @param notes whether players see the cards that they have seen before
 * @param initialPeek how many of their cards players look at after the deal, 0 or 2
 * @param penalty how many cards a match that fails costs
 * @param callerPenalty points for a caller who has not the lower total
 * @param lockCaller whether the cards of the caller stay where they are
 * @param powers whether there are power cards
 */
@Value.Builder
public record CactusOptions(
    int hands,
    boolean notes,
    int initialPeek,
    int penalty,
    int callerPenalty,
    boolean lockCaller,
    boolean powers)
    implements WithCactusOptions {
  /** Returns the options of the base rules. */
  public static CactusOptions defaults() {
    return new CactusOptionsBuilder().hands(1).penalty(2).powers(true).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CactusOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("hands", range(1, 20, 1, 2, 3))
          .of(CactusOptions::hands, CactusOptions::withHands)
          .flag("memory", "notes", "strict")
          .of(CactusOptions::notes, CactusOptions::withNotes)
          .option("initial-peek", oneOf(0, 2))
          .of(CactusOptions::initialPeek, CactusOptions::withInitialPeek)
          .option("penalty", range(0, 4, 0, 1, 2, 3, 4))
          .of(CactusOptions::penalty, CactusOptions::withPenalty)
          .option("caller-penalty", range(0, 20, 0, 5, 20))
          .of(CactusOptions::callerPenalty, CactusOptions::withCallerPenalty)
          .flag("lock-caller", "on", "off")
          .of(CactusOptions::lockCaller, CactusOptions::withLockCaller)
          .flag("powers", "on", "off")
          .of(CactusOptions::powers, CactusOptions::withPowers)
          .build();
}
