package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Thirteen.
 *
 * @param packs how many packs there are; by default it depends on the seats
 * @param chops on what chops may be played
 * @param instant what happens when a seat is dealt all four 2s or 3s
 * @param instantRanks the ranks that count for it, those that count first first
 * @param playOn whether the hand goes on for the second place and all others
 * @param winnerLeads whether the winner of a hand leads in the next
 * @param hands how many hands are played
 * @param placePoints whether all places but the last give points, and not the first alone
 * @param pairsLength what beats consecutive pairs
 * @param lastTwos whether a combination of 2s may be the last of a hand
 */
@Value.Builder
public record ThirteenOptions(
    Optional<Integer> packs,
    Chops chops,
    Instant instant,
    ImmutableList<Rank> instantRanks,
    boolean playOn,
    boolean winnerLeads,
    int hands,
    boolean placePoints,
    PairsLength pairsLength,
    boolean lastTwos)
    implements WithThirteenOptions {
  /** On what chops may be played, beside lower chops of their type. */
  public enum Chops {
    /** On anything. */
    ANY,
    /** On 2s. */
    TWOS,
    /** On 2s: the more 2s, the longer the chop must be. */
    GRADED
  }

  /** What happens when a seat is dealt all four 2s or 3s. */
  public enum Instant {
    /** Nothing. */
    NONE,
    /** It wins the hand. */
    WIN,
    /** The cards are dealt again. */
    REDEAL
  }

  /** What beats consecutive pairs. */
  public enum PairsLength {
    /** A higher top card. */
    ANY_LENGTH,
    /** A higher top card and as many pairs. */
    SAME,
    /** That, or more pairs. */
    LONGER
  }

  private static final int MOST_SEATS_OF_A_PACK = 6; // THI-6

  /** Returns the options of the base rules. */
  public static ThirteenOptions defaults() {
    return new ThirteenOptionsBuilder()
        .chops(Chops.ANY)
        .instant(Instant.NONE)
        .instantRanks(ImmutableList.of(Rank.TWO, Rank.THREE))
        .hands(1)
        .pairsLength(PairsLength.ANY_LENGTH)
        .lastTwos(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<ThirteenOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("packs", oneOf(1, 2).or("by-seats"))
          .of(ThirteenOptions::packs, ThirteenOptions::withPacks)
          .option("chops", choice(Chops.class))
          .of(ThirteenOptions::chops, ThirteenOptions::withChops)
          .option("instant", choice(Instant.class))
          .of(ThirteenOptions::instant, ThirteenOptions::withInstant)
          .option(
              "instant-ranks",
              choice(
                  ImmutableMap.of(
                      "2",
                      ImmutableList.of(Rank.TWO),
                      "3",
                      ImmutableList.of(Rank.THREE),
                      "2-3",
                      ImmutableList.of(Rank.TWO, Rank.THREE))))
          .of(ThirteenOptions::instantRanks, ThirteenOptions::withInstantRanks)
          .flag("play-on", "yes", "no")
          .of(ThirteenOptions::playOn, ThirteenOptions::withPlayOn)
          .flag("next-lead", "winner", "lowest")
          .of(ThirteenOptions::winnerLeads, ThirteenOptions::withWinnerLeads)
          .option("hands", atLeast(1, 1, 2, 3))
          .of(ThirteenOptions::hands, ThirteenOptions::withHands)
          .flag("scoring", "places", "wins")
          .of(ThirteenOptions::placePoints, ThirteenOptions::withPlacePoints)
          .option("pairs-length", choice(PairsLength.class))
          .of(ThirteenOptions::pairsLength, ThirteenOptions::withPairsLength)
          .flag("last-two", "allowed", "forbidden")
          .of(ThirteenOptions::lastTwos, ThirteenOptions::withLastTwos)
          .require(
              "packs",
              (options, seats) -> options.packs(seats) == 2 || seats <= MOST_SEATS_OF_A_PACK,
              "allowed: 2 for 7 or more seats")
          .require(
              "scoring",
              (options, seats) -> options.playOn || !options.placePoints,
              "points for places need play-on=yes")
          .build();

  /** Returns the number of packs for some number of seats. */
  public int packs(int seats) {
    return packs.orElse(seats <= MOST_SEATS_OF_A_PACK ? 1 : 2); // THI-6
  }
}
