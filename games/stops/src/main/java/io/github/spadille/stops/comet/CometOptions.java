package io.github.spadille.stops.comet;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Comet.
 *
 * @param even whether cards are taken out of the pack until the hands come out even; else the cards
 *     that are left over are a stub
 * @param target how many points end the game
 * @param kingBonus what the winner of a hand gets for each king that was not played
 * @param cometPenalty what it costs to hold the comet when a hand ends
 * @param stubKingsCount whether the winner of a hand gets the bonus for kings in the stub too
 * @param cometWhen when the comet may be played
 * @param leadLowest whether a seat leads the lowest card that it holds in some suit
 * @param kingPay what a seat gets at once for playing a king
 */
@Value.Builder
public record CometOptions(
    boolean even,
    int target,
    int kingBonus,
    int cometPenalty,
    boolean stubKingsCount,
    When cometWhen,
    boolean leadLowest,
    int kingPay)
    implements WithCometOptions {
  /** When the comet may be played. */
  public enum When {
    /** At any time, by whoever holds it. */
    ANY_TIME,
    /** While a sequence runs, by whoever holds it; else as a lead. */
    IN_SEQUENCE,
    /** As a lead, or directly after another card of its holder. */
    OWN_TURN
  }

  /** Returns the options of the base rules. */
  public static CometOptions defaults() {
    return new CometOptionsBuilder()
        .target(100)
        .kingBonus(2)
        .cometPenalty(1)
        .stubKingsCount(true)
        .cometWhen(When.ANY_TIME)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CometOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("deal", "even", "stub")
          .of(CometOptions::even, CometOptions::withEven)
          .option("target", atLeast(1, 100, 1, 30))
          .of(CometOptions::target, CometOptions::withTarget)
          .option("king-bonus", atLeast(0, 2, 0, 5))
          .of(CometOptions::kingBonus, CometOptions::withKingBonus)
          .option("comet-penalty", atLeast(0, 1, 0, 3))
          .of(CometOptions::cometPenalty, CometOptions::withCometPenalty)
          .flag("stub-kings", "count", "ignore")
          .of(CometOptions::stubKingsCount, CometOptions::withStubKingsCount)
          .option("comet-when", choice(When.class))
          .of(CometOptions::cometWhen, CometOptions::withCometWhen)
          .flag("lead-lowest", "yes", "no")
          .of(CometOptions::leadLowest, CometOptions::withLeadLowest)
          .option("king-pay", atLeast(0, 0, 1, 5))
          .of(CometOptions::kingPay, CometOptions::withKingPay)
          .build();
}
