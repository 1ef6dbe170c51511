package io.github.spadille.stops.playorpay;

import static io.github.spadille.engine.option.OptionType.atLeast;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.state.BuyIn;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Play or Pay.
 *
 * @param chips with how many chips each seat begins, if none are bought
 * @param bought the chips that each seat has bought
 * @param payFee what it costs not to hold the next card
 * @param cardFee what each card costs that is left at the end of a hand
 * @param hands how many hands are played; one for each seat if empty
 * @param ante what each seat pays for a hand
 * @param kingStops whether a sequence ends with the king, so that the ace does not follow it
 * @param runOn whether a seat plays on as long as it holds the next card
 */
@Value.Builder
public record PlayOrPayOptions(
    int chips,
    Optional<ImmutableList<Integer>> bought,
    int payFee,
    int cardFee,
    Optional<Integer> hands,
    int ante,
    boolean kingStops,
    boolean runOn)
    implements WithPlayOrPayOptions {
  /** Returns the options of the base rules. */
  public static PlayOrPayOptions defaults() {
    return new PlayOrPayOptionsBuilder().chips(50).payFee(1).cardFee(1).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PlayOrPayOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("chips", atLeast(1, 50, 1, 20))
          .of(PlayOrPayOptions::chips, PlayOrPayOptions::withChips)
          .option("buy-in", BuyIn.TYPE)
          .of(PlayOrPayOptions::bought, PlayOrPayOptions::withBought)
          .option("pay-fee", atLeast(0, 1, 0, 2))
          .of(PlayOrPayOptions::payFee, PlayOrPayOptions::withPayFee)
          .option("card-fee", atLeast(0, 1, 0, 2))
          .of(PlayOrPayOptions::cardFee, PlayOrPayOptions::withCardFee)
          .option("hands", atLeast(1, 1, 3).or("players"))
          .of(PlayOrPayOptions::hands, PlayOrPayOptions::withHands)
          .option("ante", atLeast(0, 0, 1, 3))
          .of(PlayOrPayOptions::ante, PlayOrPayOptions::withAnte)
          .flag("corner", "king-stops", "ring")
          .of(PlayOrPayOptions::kingStops, PlayOrPayOptions::withKingStops)
          .flag("run-on", "yes", "no")
          .of(PlayOrPayOptions::runOn, PlayOrPayOptions::withRunOn)
          .require("buy-in", (options, seats) -> options.buyIn().fits(seats), BuyIn.PROBLEM)
          .build();

  /** Returns the chips with which the seats begin. */
  public BuyIn buyIn() {
    return new BuyIn(chips, bought);
  }
}
