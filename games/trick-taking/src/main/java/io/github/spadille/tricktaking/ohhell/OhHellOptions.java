package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * The house rules of Oh Hell.
 *
 * @param firstSize how many cards each player gets in the largest hand; if empty, those of OHH-2
 * @param sizes whether hands shrink and grow, grow and shrink, or only shrink
 * @param dealerBid what the dealer, who bids last, may bid
 * @param scoring what a bid that is met scores, and what a missed one costs
 * @param zeroBid the points for a bid of no trick that is met
 * @param bidding in what order the players bid
 * @param tie what happens when several players have the highest score at the end
 */
@Value.Builder
public record OhHellOptions(
    Optional<Integer> firstSize,
    Sizes sizes,
    DealerBid dealerBid,
    Scoring scoring,
    int zeroBid,
    Bidding bidding,
    Tie tie)
    implements WithOhHellOptions {
  /** The sizes of the hands over a game. */
  public enum Sizes {
    /** From the largest hand to one card and back. */
    DOWN_UP,
    /** From one card to the largest hand and back. */
    UP_DOWN,
    /** From the largest hand to one card. */
    DOWN
  }

  /** What the dealer, who bids last, may bid. */
  public enum DealerBid {
    /** The sum of all bids must exceed the number of tricks in the hand. */
    EXCEED,
    /** The sum of all bids must differ from the number of tricks in the hand. */
    HOOK,
    /** Any number up to the tricks in the hand. */
    FREE
  }

  /** What a bid that is met scores, and what a missed one costs (OHH-19, OHH-21). */
  public enum Scoring {
    /** Met: ten for each trick bid. Missed: ten lost for each trick too many or too few. */
    TEN_PER_TRICK,
    /** Met: ten, and one for each trick bid. Missed: nothing. */
    TEN_PLUS
  }

  /** In what order the players bid. */
  public enum Bidding {
    /** One after the other, the dealer last. */
    IN_TURN,
    /** All at once, unseen until all have bid. */
    AT_ONCE
  }

  /** What happens when several players have the highest score at the end. */
  public enum Tie {
    /** They play off: further hands of one card decide between them (OHH-24, OHH-24a). */
    ONE_CARD,
    /** They share the win (OHH-25). */
    SHARED
  }

  /** Returns the options of the base rules. */
  public static OhHellOptions defaults() {
    return new OhHellOptionsBuilder()
        .sizes(Sizes.DOWN_UP)
        .dealerBid(DealerBid.EXCEED)
        .scoring(Scoring.TEN_PER_TRICK)
        .zeroBid(10)
        .bidding(Bidding.IN_TURN)
        .tie(Tie.ONE_CARD)
        .build();
  }

  /** The options as records and command lines write them, and the rulebook's defaults. */
  public static final OptionSchema<OhHellOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("first-size", range(1, 17, 1, 5, 9, 17).or("by-seats"))
          .of(OhHellOptions::firstSize, OhHellOptions::withFirstSize)
          .option("sizes", choice(Sizes.class))
          .of(OhHellOptions::sizes, OhHellOptions::withSizes)
          .option("dealer-bid", choice(DealerBid.class))
          .of(OhHellOptions::dealerBid, OhHellOptions::withDealerBid)
          .option("scoring", choice(Scoring.class))
          .of(OhHellOptions::scoring, OhHellOptions::withScoring)
          .option("zero-bid", range(Integer.MIN_VALUE, Integer.MAX_VALUE, 10, 5, 0))
          .of(OhHellOptions::zeroBid, OhHellOptions::withZeroBid)
          .option("bidding", choice(Bidding.class))
          .of(OhHellOptions::bidding, OhHellOptions::withBidding)
          .option("tie", choice(Tie.class))
          .of(OhHellOptions::tie, OhHellOptions::withTie)
          .require(
              "first-size",
              (options, seats) -> options.largestHand(seats) * seats <= 51,
              "allowed: 51 cards shared among the seats at most, as one is turned up")
          .preset("classic", ImmutableMap.of("dealer-bid", "hook", "scoring", "ten-plus"))
          .build();

  /** Returns how many cards each player gets in the largest hand of a game with so many seats. */
  public int largestHand(int seats) {
    if (firstSize().isPresent()) {
      return firstSize().get();
    }
    return switch (seats) { // OHH-2
      case 6 -> 8;
      case 7 -> 7;
      default -> 10;
    };
  }
}
