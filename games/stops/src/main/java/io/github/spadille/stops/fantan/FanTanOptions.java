package io.github.spadille.stops.fantan;

import static io.github.spadille.engine.option.OptionType.atLeast;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.state.BuyIn;
import java.util.Optional;
import org.immutables.value.Value;

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
@Value.Builder
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
    boolean eightNeedsSix)
    implements WithFanTanOptions {
  /** Returns the options of the base rules. */
  public static FanTanOptions defaults() {
    return new FanTanOptionsBuilder()
        .chips(50)
        .ante(1)
        .shortAnte(1)
        .passFee(1)
        .cardFee(1)
        .falsePassFee(3)
        .sevenFee(5)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<FanTanOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("chips", atLeast(1, 50, 1, 20))
          .of(FanTanOptions::chips, FanTanOptions::withChips)
          .option("buy-in", BuyIn.TYPE)
          .of(FanTanOptions::bought, FanTanOptions::withBought)
          .option("ante", atLeast(0, 1, 0, 2))
          .of(FanTanOptions::ante, FanTanOptions::withAnte)
          .option("short-ante", atLeast(0, 1, 0, 2))
          .of(FanTanOptions::shortAnte, FanTanOptions::withShortAnte)
          .option("pass-fee", atLeast(0, 1, 0, 2))
          .of(FanTanOptions::passFee, FanTanOptions::withPassFee)
          .option("card-fee", atLeast(0, 1, 0, 2))
          .of(FanTanOptions::cardFee, FanTanOptions::withCardFee)
          .flag("false-pass", "priced", "illegal")
          .of(FanTanOptions::falsePassPriced, FanTanOptions::withFalsePassPriced)
          .option("false-pass-fee", atLeast(0, 3, 0, 5))
          .of(FanTanOptions::falsePassFee, FanTanOptions::withFalsePassFee)
          .option("seven-fee", atLeast(0, 5, 0, 10))
          .of(FanTanOptions::sevenFee, FanTanOptions::withSevenFee)
          .option("hands", atLeast(1, 1, 3).or("players"))
          .of(FanTanOptions::hands, FanTanOptions::withHands)
          .flag("opening", "7d", "any-seven")
          .of(FanTanOptions::diamondOpens, FanTanOptions::withDiamondOpens)
          .flag("eight-needs-six", "yes", "no")
          .of(FanTanOptions::eightNeedsSix, FanTanOptions::withEightNeedsSix)
          .require("buy-in", (options, seats) -> options.buyIn().fits(seats), BuyIn.PROBLEM)
          .build();

  /** Returns the chips with which the seats begin. */
  public BuyIn buyIn() {
    return new BuyIn(chips, bought);
  }
}
