package io.github.spadille.shedding.idoubtit;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.EnumSet;
import java.util.Optional;
import org.immutables.value.Value;

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
@Value.Builder
public record IDoubtItOptions(
    Optional<Integer> packs,
    boolean finalClaimStands,
    boolean firstDoubtCounts,
    int hands,
    boolean ranksGoUp,
    Rank firstRank,
    Optional<Integer> limit)
    implements WithIDoubtItOptions {
  private static final OptionType<Rank> RANKS =
      choice(
          EnumSet.range(Rank.ACE, Rank.KING).stream()
              .collect(toImmutableMap(Rank::code, rank -> rank)));

  /** Returns the options of the base rules. */
  public static IDoubtItOptions defaults() {
    return new IDoubtItOptionsBuilder()
        .finalClaimStands(true)
        .firstDoubtCounts(true)
        .hands(1)
        .ranksGoUp(true)
        .firstRank(Rank.ACE)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<IDoubtItOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("packs", oneOf(1, 2).or("by-seats"))
          .of(IDoubtItOptions::packs, IDoubtItOptions::withPacks)
          .flag("final-claim", "window", "proved")
          .of(IDoubtItOptions::finalClaimStands, IDoubtItOptions::withFinalClaimStands)
          .flag("doubt-order", "first", "nearest")
          .of(IDoubtItOptions::firstDoubtCounts, IDoubtItOptions::withFirstDoubtCounts)
          .option("hands", atLeast(1, 1, 2))
          .of(IDoubtItOptions::hands, IDoubtItOptions::withHands)
          .flag("rank-order", "up", "down")
          .of(IDoubtItOptions::ranksGoUp, IDoubtItOptions::withRanksGoUp)
          .option("first-rank", RANKS)
          .of(IDoubtItOptions::firstRank, IDoubtItOptions::withFirstRank)
          .option("limit", range(1, 8, 1, 2, 5).or("by-packs"))
          .of(IDoubtItOptions::limit, IDoubtItOptions::withLimit)
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
