package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Tute.
 *
 * @param hands how many hands are played
 * @param strictHeading whether the suit led must be headed also in a trick that has been trumped
 * @param undertrump whether a player who can neither follow nor overtrump must play a trump all the
 *     same
 * @param teamDeclares whether the partner of the winner of a trick may declare, too
 * @param queensAreTute whether four queens are tute, as four kings are
 * @param lastTrickWinsTies whether the team that won the last trick wins an equal hand
 * @param scoresPoints whether a hand scores the points of both teams, and not 1 for the winners
 */
@Value.Builder
public record TuteOptions(
    int hands,
    boolean strictHeading,
    boolean undertrump,
    boolean teamDeclares,
    boolean queensAreTute,
    boolean lastTrickWinsTies,
    boolean scoresPoints)
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
          .of(TuteOptions::strictHeading, TuteOptions::withStrictHeading)
          .flag("undertrump", "must", "free")
          .of(TuteOptions::undertrump, TuteOptions::withUndertrump)
          .flag("declare-by", "team", "winner")
          .of(TuteOptions::teamDeclares, TuteOptions::withTeamDeclares)
          .flag("tute-of", "kings-queens", "kings")
          .of(TuteOptions::queensAreTute, TuteOptions::withQueensAreTute)
          .flag("tie", "last-trick", "drawn")
          .of(TuteOptions::lastTrickWinsTies, TuteOptions::withLastTrickWinsTies)
          .flag("hand-score", "points", "one")
          .of(TuteOptions::scoresPoints, TuteOptions::withScoresPoints)
          .build();
}
