package io.github.spadille.fishing.koikoi;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

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
    int dealtYaku) {
  private static final ImmutableMap<String, Integer> EXHAUSTION =
      ImmutableMap.of("zero", 0, "dealer-6", 6);

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<KoiKoiOptions> SCHEMA =
      OptionRecord.of(
              KoiKoiOptions.class,
              option("rounds", oneOf(6, 12), 12, KoiKoiOptions::rounds),
              on("first-dealer", "draw", "seat-1", KoiKoiOptions::drawsFirstDealer),
              on("next-dealer", "winner", "alternate", KoiKoiOptions::winnerDeals),
              on("must-match", "if-able", "free", KoiKoiOptions::mustMatch),
              option("double-from", oneOf(8, 7), 8, KoiKoiOptions::doubleFrom),
              on("koi-multiplier", "on", "off", KoiKoiOptions::koiMultiplier),
              on("viewing", "on", "off", KoiKoiOptions::viewing),
              off("sake-plain", "on", "off", KoiKoiOptions::sakePlain),
              off("month-yaku", "on", "off", KoiKoiOptions::monthYaku),
              option("exhaustion", choice(EXHAUSTION), 0, KoiKoiOptions::exhaustion),
              option("dealt-yaku", oneOf(6, 0), 6, KoiKoiOptions::dealtYaku))
          .preset("common", ImmutableMap.of("must-match", "free", "double-from", "7"))
          .build();
}
