package io.github.spadille.shedding.idoubtit;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.EnumSet;
import java.util.Optional;

/**
 * What can be chosen about I Doubt It.
 *
 * @param packs how many packs are played with; by default it depends on the seats
 * @param finalClaimStands whether a claim of the last cards stands when nobody doubts it, or else
 *     is revealed
 * @param firstDoubtCounts whether the first to doubt is the challenger, or else the nearest to the
 *     left of the claimant
 * @param hands how many hands are played
 * @param ranksGoUp whether ranks fall due from the ace to the two and on to the king, or else down
 * @param firstRank which rank is due first
 * @param limit how many cards a claim may hold; by default as many as the packs have of a rank
 */
public record IDoubtItOptions(
    Optional<Integer> packs,
    boolean finalClaimStands,
    boolean firstDoubtCounts,
    int hands,
    boolean ranksGoUp,
    Rank firstRank,
    Optional<Integer> limit) {
  private static final OptionType<Rank> RANKS =
      choice(
          EnumSet.range(Rank.ACE, Rank.KING).stream()
              .collect(toImmutableMap(Rank::code, rank -> rank)));

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<IDoubtItOptions> SCHEMA =
      OptionRecord.of(
              IDoubtItOptions.class,
              option("packs", oneOf(1, 2).or("by-seats"), Optional.empty(), IDoubtItOptions::packs),
              on("final-claim", "window", "proved", IDoubtItOptions::finalClaimStands),
              on("doubt-order", "first", "nearest", IDoubtItOptions::firstDoubtCounts),
              option("hands", atLeast(1, 1, 2), 1, IDoubtItOptions::hands),
              on("rank-order", "up", "down", IDoubtItOptions::ranksGoUp),
              option("first-rank", RANKS, Rank.ACE, IDoubtItOptions::firstRank),
              option(
                  "limit",
                  range(1, 8, 1, 2, 5).or("by-packs"),
                  Optional.empty(),
                  IDoubtItOptions::limit))
          .build();

  /** Returns the number of packs for some number of seats. */
  public int packs(int seats) {
    return packs.orElse(seats <= 5 ? 1 : 2); // IDI-3
  }

  /** Returns the most cards of a claim for some number of seats. */
  public int limit(int seats) {
    int ofARank = 4 * packs(seats);
    return Math.min(ofARank, limit.orElse(ofARank)); // IDI-8
  }
}
