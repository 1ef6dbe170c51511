package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about Oh Hell; every choice has the rulebook's default. */
@Value.Immutable
public abstract class OhHellOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableOhHellOptions.Builder {}

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

  /** How an exact bid of one or more is scored. */
  public enum Scoring {
    /** Ten for each trick; ten off for each trick away from the bid. */
    TEN_PER_TRICK,
    /** Ten and the bid; nothing for a missed bid. */
    TEN_PLUS
  }

  /** In what order the seats bid. */
  public enum Bidding {
    /** One after the other, the dealer last. */
    IN_TURN,
    /** All at once, unseen until all have bid. */
    AT_ONCE
  }

  /** What happens when several seats lead at the end. */
  public enum Tie {
    /** Hands of one card are played until one seat leads. */
    ONE_CARD,
    /** They share the win. */
    SHARED
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<OhHellOptions> SCHEMA =
      OptionSchema.builder(OhHellOptions::builder, Builder::build)
          .option(
              "first-size",
              range(1, 17, 1, 5, 9, 17).or("by-seats"),
              OhHellOptions::firstSize,
              (builder, size) -> builder.firstSize(size))
          .option("sizes", choice(Sizes.class), OhHellOptions::sizes, Builder::sizes)
          .option(
              "dealer-bid", choice(DealerBid.class), OhHellOptions::dealerBid, Builder::dealerBid)
          .option("scoring", choice(Scoring.class), OhHellOptions::scoring, Builder::scoring)
          .option(
              "zero-bid",
              range(Integer.MIN_VALUE, Integer.MAX_VALUE, 10, 5, 0),
              OhHellOptions::zeroBid,
              Builder::zeroBid)
          .option("bidding", choice(Bidding.class), OhHellOptions::bidding, Builder::bidding)
          .option("tie", choice(Tie.class), OhHellOptions::tie, Builder::tie)
          .require(
              "first-size",
              (options, seats) -> options.sizeOfFirstHand(seats) * seats <= 51,
              "allowed: 51 cards shared among the seats at most, as one is turned up")
          .preset("classic", ImmutableMap.of("dealer-bid", "hook", "scoring", "ten-plus"))
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many cards each seat gets in the largest hand; by default it depends on the seats. */
  public abstract Optional<Integer> firstSize();

  /** Whether hands shrink and grow, grow and shrink, or only shrink. */
  @Value.Default
  public Sizes sizes() {
    return Sizes.DOWN_UP;
  }

  /** What the dealer may bid. */
  @Value.Default
  public DealerBid dealerBid() {
    return DealerBid.EXCEED;
  }

  /** How bids of one or more are scored. */
  @Value.Default
  public Scoring scoring() {
    return Scoring.TEN_PER_TRICK;
  }

  /** What a made bid of no trick scores. */
  @Value.Default
  public int zeroBid() {
    return 10;
  }

  /** In what order the seats bid. */
  @Value.Default
  public Bidding bidding() {
    return Bidding.IN_TURN;
  }

  /** What happens when several seats lead at the end. */
  @Value.Default
  public Tie tie() {
    return Tie.ONE_CARD;
  }

  /** Returns the size of the largest hand for some number of seats. */
  public int sizeOfFirstHand(int seats) {
    return firstSize().orElse(seats <= 5 ? 10 : seats == 6 ? 8 : 7); // OHH-2
  }
}
