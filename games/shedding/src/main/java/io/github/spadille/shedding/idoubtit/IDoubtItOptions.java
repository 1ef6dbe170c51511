package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about I Doubt It; every choice has the rulebook's default. */
@Value.Immutable
public abstract class IDoubtItOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableIDoubtItOptions.Builder {}

  /** Whether a claim of the last cards is looked at when nobody doubts it. */
  public enum FinalClaim {
    /** It stands. */
    WINDOW,
    /** It is revealed all the same. */
    PROVED
  }

  /** Who is the challenger when several seats doubt. */
  public enum DoubtOrder {
    /** The first to say so. */
    FIRST,
    /** The one nearest to the left of the claimant. */
    NEAREST
  }

  /** In what order ranks fall due. */
  public enum RankOrder {
    /** From the ace to the two and on to the king. */
    UP,
    /** From the ace to the king and on to the two. */
    DOWN
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<IDoubtItOptions> SCHEMA =
      OptionSchema.builder(IDoubtItOptions::builder, Builder::build)
          .option(
              "packs",
              oneOf(1, 2).or("by-seats"),
              IDoubtItOptions::packs,
              (builder, packs) -> builder.packs(packs))
          .option(
              "final-claim",
              choice(FinalClaim.class),
              IDoubtItOptions::finalClaim,
              Builder::finalClaim)
          .option(
              "doubt-order",
              choice(DoubtOrder.class),
              IDoubtItOptions::doubtOrder,
              Builder::doubtOrder)
          .option("hands", atLeast(1, 1, 2), IDoubtItOptions::hands, Builder::hands)
          .option(
              "rank-order", choice(RankOrder.class), IDoubtItOptions::rankOrder, Builder::rankOrder)
          .option("first-rank", ranks(), IDoubtItOptions::firstRank, Builder::firstRank)
          .option(
              "limit",
              range(1, 8, 1, 2, 5).or("by-packs"),
              IDoubtItOptions::limit,
              (builder, limit) -> builder.limit(limit))
          .build();

  private static OptionType<Rank> ranks() {
    ImmutableMap.Builder<String, Rank> ranks = ImmutableMap.builder();
    for (Rank rank : Rank.values()) {
      if (rank.compareTo(Rank.KING) <= 0) {
        ranks.put(rank.code(), rank);
      }
    }
    return choice(ranks.buildOrThrow());
  }

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many packs are played with; by default it depends on the seats. */
  public abstract Optional<Integer> packs();

  /** Whether a claim of the last cards is revealed when nobody doubts it. */
  @Value.Default
  public FinalClaim finalClaim() {
    return FinalClaim.WINDOW;
  }

  /** Who is the challenger when several seats doubt. */
  @Value.Default
  public DoubtOrder doubtOrder() {
    return DoubtOrder.FIRST;
  }

  /** How many hands are played. */
  @Value.Default
  public int hands() {
    return 1;
  }

  /** In what order ranks fall due. */
  @Value.Default
  public RankOrder rankOrder() {
    return RankOrder.UP;
  }

  /** Which rank is due first. */
  @Value.Default
  public Rank firstRank() {
    return Rank.ACE;
  }

  /** How many cards a claim may hold; by default as many as the packs have of a rank. */
  public abstract Optional<Integer> limit();

  /** Returns the number of packs for some number of seats. */
  public int packs(int seats) {
    return packs().orElse(seats <= 5 ? 1 : 2); // IDI-3
  }

  /** Returns the most cards of a claim for some number of seats. */
  public int limit(int seats) {
    int ofARank = 4 * packs(seats);
    return Math.min(ofARank, limit().orElse(ofARank)); // IDI-8
  }
}
