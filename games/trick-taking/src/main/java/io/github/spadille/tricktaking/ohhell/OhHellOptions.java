package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

/**
 * What can be chosen about Oh Hell.
 *
 * @param firstSize how many cards each player gets in the largest hand, if not by their number
 * @param sizes whether hands shrink and grow, grow and shrink, or only shrink
 * @param dealerBid what the dealer, who bids last, may bid
 * @param scoring how bids of one or more are scored
 * @param zeroBid what a made bid of no trick scores, in points
 * @param bidding in what order the players bid
 * @param tie what happens when several players lead at the end
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
    /** From the first size to one card and back. */
    DOWN_UP,
    /** From one card to the first size and back. */
    UP_DOWN,
    /** From the first size to one card. */
    DOWN
  }

  /** What the dealer, who bids last, may bid. */
  public enum DealerBid {
    /** The sum of all bids must exceed the tricks. */
    EXCEED,
    /** The sum of all bids must differ from the tricks. */
    HOOK,
    /** Any bid. */
    FREE
  }

  /** How a bid of one or more is scored. */
  public enum Scoring {
    /** Ten for each trick of an exact bid; ten off for each trick away from the bid. */
    TEN_PER_TRICK,
    /** Ten and the bid for an exact bid; nothing for a missed one. */
    TEN_PLUS
  }

  /** In what order the players bid. */
  public enum Bidding {
    /** One after the other, the dealer last. */
    IN_TURN,
    /** All at once, unseen until all have bid. */
    AT_ONCE
  }

  /** What happens when several players lead at the end. */
  public enum Tie {
    /** Hands of one card are played until one player leads. */
    ONE_CARD,
    /** They share the win. */
    SHARED
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
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
              (options, seats) -> options.sizeOfFirstHand(seats) * seats <= 51,
              "allowed: 51 cards shared among the seats at most, as one is turned up")
          .preset("classic", ImmutableMap.of("dealer-bid", "hook", "scoring", "ten-plus"))
          .build();

  /** Returns the size of the largest hand for some number of seats. */
  public int sizeOfFirstHand(int seats) {
    return firstSize().orElse(seats <= 5 ? 10 : seats == 6 ? 8 : 7); // OHH-2
  }
}
