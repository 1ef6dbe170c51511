package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Tute.
 *
 * @param hands how many hands are played
 * @param strict whether the suit led must be headed also in a trick that has been trumped
 * @param undertrump whether a player who can neither follow nor overtrump must play a trump all the
 *     same
 * @param byTeam whether the partner of the winner of a trick may declare, too
 * @param queens whether four queens are tute, as four kings are
 * @param lastTrick whether the team that won the last trick wins an equal hand
 * @param points whether a hand scores the points of both teams, and not 1 for the winners
 */
@Value.Builder
public record TuteOptions(
    int hands,
    boolean strict,
    boolean undertrump,
    boolean byTeam,
    boolean queens,
    boolean lastTrick,
    boolean points)
    implements WithTuteOptions {
  /** Returns the options of the base rules. */
  public static TuteOptions defaults() {
    return new TuteOptionsBuilder().hands(1).undertrump(true).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<TuteOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("hands", atLeast(1, 1, 2, 3))
          .of(TuteOptions::hands, TuteOptions::withHands)
          .flag("head-trumped", "strict", "free")
          .of(TuteOptions::strict, TuteOptions::withStrict)
          .flag("undertrump", "must", "free")
          .of(TuteOptions::undertrump, TuteOptions::withUndertrump)
          .flag("declare-by", "team", "winner")
          .of(TuteOptions::byTeam, TuteOptions::withByTeam)
          .flag("tute-of", "kings-queens", "kings")
          .of(TuteOptions::queens, TuteOptions::withQueens)
          .flag("tie", "last-trick", "drawn")
          .of(TuteOptions::lastTrick, TuteOptions::withLastTrick)
          .flag("hand-score", "points", "one")
          .of(TuteOptions::points, TuteOptions::withPoints)
          .build();
}
