package io.github.spadille.stops.fantan;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.state.BuyIn;
import java.util.Optional;

/**
 * What can be chosen about Fan Tan.
 *
 * @param chips with how many chips each seat begins, if none are bought
 * @param bought the chips that each seat has bought
 * @param ante what each seat pays for a hand
 * @param shortAnte what a seat pays beside it that was dealt a card less than others
 * @param passFee what a pass costs
 * @param cardFee what each card costs that is left at the end of a hand
 * @param falsePassPriced whether a seat may pass although it can play, and pays for it later
 * @param falsePassFee what a false pass costs beside the pass
 * @param sevenFee what each holder of a 6 and of an 8 gets for a 7 that was kept back at it
 * @param hands how many hands are played; one for each seat if empty
 * @param diamondOpens whether the holder of the seven of diamonds begins with it
 * @param eightNeedsSix whether an 8 can be played only after the 6 of its suit
 */
public record FanTanOptions(
    int chips,
    Optional<ImmutableList<Integer>> bought,
    int ante,
    int shortAnte,
    int passFee,
    int cardFee,
    boolean falsePassPriced,
    int falsePassFee,
    int sevenFee,
    Optional<Integer> hands,
    boolean diamondOpens,
    boolean eightNeedsSix) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<FanTanOptions> SCHEMA =
      OptionRecord.of(
              FanTanOptions.class,
              option("chips", atLeast(1, 50, 1, 20), 50, FanTanOptions::chips),
              option("buy-in", BuyIn.TYPE, Optional.empty(), FanTanOptions::bought),
              option("ante", atLeast(0, 1, 0, 2), 1, FanTanOptions::ante),
              option("short-ante", atLeast(0, 1, 0, 2), 1, FanTanOptions::shortAnte),
              option("pass-fee", atLeast(0, 1, 0, 2), 1, FanTanOptions::passFee),
              option("card-fee", atLeast(0, 1, 0, 2), 1, FanTanOptions::cardFee),
              off("false-pass", "priced", "illegal", FanTanOptions::falsePassPriced),
              option("false-pass-fee", atLeast(0, 3, 0, 5), 3, FanTanOptions::falsePassFee),
              option("seven-fee", atLeast(0, 5, 0, 10), 5, FanTanOptions::sevenFee),
              option(
                  "hands", atLeast(1, 1, 3).or("players"), Optional.empty(), FanTanOptions::hands),
              off("opening", "7d", "any-seven", FanTanOptions::diamondOpens),
              off("eight-needs-six", "yes", "no", FanTanOptions::eightNeedsSix))
          .require("buy-in", (options, seats) -> options.buyIn().fits(seats), BuyIn.PROBLEM)
          .build();

  /** Returns the chips with which the seats begin. */
  public BuyIn buyIn() {
    return new BuyIn(chips, bought);
  }
}
