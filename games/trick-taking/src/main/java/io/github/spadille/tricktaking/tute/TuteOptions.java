package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

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
public record TuteOptions(
    int hands,
    boolean strict,
    boolean undertrump,
    boolean byTeam,
    boolean queens,
    boolean lastTrick,
    boolean points) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<TuteOptions> SCHEMA =
      OptionRecord.of(
              TuteOptions.class,
              option("hands", atLeast(1, 1, 2, 3), 1, TuteOptions::hands),
              off("head-trumped", "strict", "free", TuteOptions::strict),
              on("undertrump", "must", "free", TuteOptions::undertrump),
              off("declare-by", "team", "winner", TuteOptions::byTeam),
              off("tute-of", "kings-queens", "kings", TuteOptions::queens),
              off("tie", "last-trick", "drawn", TuteOptions::lastTrick),
              off("hand-score", "points", "one", TuteOptions::points))
          .build();
}
