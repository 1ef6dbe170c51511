package io.github.spadille.fishing.koikoi;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Koi-Koi.
 *
 * @param rounds how many rounds are played
 * @param drawsFirstDealer whether lots are drawn for the first deal; otherwise seat 1 deals
 * @param winnerDeals whether the player who scored deals next; otherwise the other player does
 * @param mustMatch whether no card may be discarded while another of the hand matches
 * @param doubleFrom from how many points on a score is doubled
 * @param koiMultiplier whether the opponent's koi doubles a score
 * @param viewing whether moon-viewing and blossom-viewing are yaku
 * @param sakePlain whether the sake cup also counts as a plain
 * @param monthYaku whether the four cards of the month of the round are a yaku
 * @param exhaustion what the dealer gets for a round in which nobody stopped
 * @param dealtYaku what a hand of a whole month or of four pairs scores; with 0 it is played
 */
@Value.Builder
public record KoiKoiOptions(
    int rounds,
    boolean drawsFirstDealer,
    boolean winnerDeals,
    boolean mustMatch,
    int doubleFrom,
    boolean koiMultiplier,
    boolean viewing,
    boolean sakePlain,
    boolean monthYaku,
    int exhaustion,
    int dealtYaku)
    implements WithKoiKoiOptions {
  private static final ImmutableMap<String, Integer> EXHAUSTION =
      ImmutableMap.of("zero", 0, "dealer-6", 6);

  /** Returns the options of the base rules. */
  public static KoiKoiOptions defaults() {
    return new KoiKoiOptionsBuilder()
        .rounds(12)
        .drawsFirstDealer(true)
        .winnerDeals(true)
        .mustMatch(true)
        .doubleFrom(8)
        .koiMultiplier(true)
        .viewing(true)
        .dealtYaku(6)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<KoiKoiOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("rounds", oneOf(6, 12))
          .of(KoiKoiOptions::rounds, KoiKoiOptions::withRounds)
          .flag("first-dealer", "draw", "seat-1")
          .of(KoiKoiOptions::drawsFirstDealer, KoiKoiOptions::withDrawsFirstDealer)
          .flag("next-dealer", "winner", "alternate")
          .of(KoiKoiOptions::winnerDeals, KoiKoiOptions::withWinnerDeals)
          .flag("must-match", "if-able", "free")
          .of(KoiKoiOptions::mustMatch, KoiKoiOptions::withMustMatch)
          .option("double-from", oneOf(8, 7))
          .of(KoiKoiOptions::doubleFrom, KoiKoiOptions::withDoubleFrom)
          .flag("koi-multiplier", "on", "off")
          .of(KoiKoiOptions::koiMultiplier, KoiKoiOptions::withKoiMultiplier)
          .flag("viewing", "on", "off")
          .of(KoiKoiOptions::viewing, KoiKoiOptions::withViewing)
          .flag("sake-plain", "on", "off")
          .of(KoiKoiOptions::sakePlain, KoiKoiOptions::withSakePlain)
          .flag("month-yaku", "on", "off")
          .of(KoiKoiOptions::monthYaku, KoiKoiOptions::withMonthYaku)
          .option("exhaustion", choice(EXHAUSTION))
          .of(KoiKoiOptions::exhaustion, KoiKoiOptions::withExhaustion)
          .option("dealt-yaku", oneOf(6, 0))
          .of(KoiKoiOptions::dealtYaku, KoiKoiOptions::withDealtYaku)
          .preset("common", ImmutableMap.of("must-match", "free", "double-from", "7"))
          .build();
}
