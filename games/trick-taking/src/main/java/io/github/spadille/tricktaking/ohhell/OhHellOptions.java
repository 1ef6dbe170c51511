package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

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
public record OhHellOptions(
    Optional<Integer> firstSize,
    Sizes sizes,
    DealerBid dealerBid,
    Scoring scoring,
    int zeroBid,
    Bidding bidding,
    Tie tie) {
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

  /** The options as records and command lines write them, and the rulebook's defaults. */
  public static final OptionSchema<OhHellOptions> SCHEMA =
      OptionRecord.of(
              OhHellOptions.class,
              option(
                  "first-size",
                  range(1, 17, 1, 5, 9, 17).or("by-seats"),
                  Optional.empty(),
                  OhHellOptions::firstSize),
              option("sizes", choice(Sizes.class), Sizes.DOWN_UP, OhHellOptions::sizes),
              option(
                  "dealer-bid",
                  choice(DealerBid.class),
                  DealerBid.EXCEED,
                  OhHellOptions::dealerBid),
              option(
                  "scoring", choice(Scoring.class), Scoring.TEN_PER_TRICK, OhHellOptions::scoring),
              option(
                  "zero-bid",
                  range(Integer.MIN_VALUE, Integer.MAX_VALUE, 10, 5, 0),
                  10,
                  OhHellOptions::zeroBid),
              option("bidding", choice(Bidding.class), Bidding.IN_TURN, OhHellOptions::bidding),
              option("tie", choice(Tie.class), Tie.ONE_CARD, OhHellOptions::tie))
          .require(
              "first-size",
              (options, seats) -> options.largestHand(seats) * seats <= 51,
              "allowed: 51 cards shared among the seats at most, as one is turned up")
          .preset("classic", ImmutableMap.of("dealer-bid", "hook", "scoring", "ten-plus"))
          .build();

  /** Returns how many cards each player gets in the largest hand of a game with so many seats. */
  public int largestHand(int seats) {
    return firstSize().orElse(seats <= 5 ? 10 : seats == 6 ? 8 : 7); // OHH-2
  }
}
