package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about Five Hundred; every choice has the rulebook's default. */
@Value.Immutable
public abstract class FiveHundredOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableFiveHundredOptions.Builder {}

  /** In what order the cards are dealt. */
  public enum Dealing {
    /** Three, four and three cards to each seat, a card to the kitty after each round. */
    BATCHES("3-4-3"),
    /** Ten rounds of one card to each seat, then three cards to the kitty. */
    SINGLY("singly");

    private final String code;

    Dealing(String code) {
      this.code = code;
    }
  }

  /** Whether and when misère may be bid. */
  public enum Misere {
    /** Between 7nt and 8s, and only over a bid of seven. */
    AFTER_SEVEN,
    /** Between 7nt and 8s, over anything lower. */
    ANY_TIME,
    /** Between 8s and 8c, over anything lower. */
    VALUE,
    /** Neither misère nor open misère is played. */
    OFF
  }

  /** Where open misère stands among the bids. */
  public enum OpenMisereRank {
    /** Between 10d and 10h. */
    BELOW_TEN_HEARTS("10d-10h"),
    /** Above 10nt. */
    TOP("top");

    private final String code;

    OpenMisereRank(String code) {
      this.code = code;
    }
  }

  /** When the hand of an open misère is laid open. */
  public enum OpenWhen {
    /** After the first trick. */
    AFTER_FIRST,
    /** Before the first lead. */
    AT_ONCE
  }

  /** How freely a joker without suit is played in no trumps. */
  public enum NoTrumpJoker {
    /** By a seat that cannot follow, or naming a suit that was not led. */
    STRICT,
    /** To any trick, and naming any suit. */
    FREE
  }

  /** How long the auction lasts. */
  public enum Auction {
    /** Until all seats but one have passed. */
    ROUNDS,
    /** Until each seat has spoken once. */
    ONE_ROUND
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<FiveHundredOptions> SCHEMA =
      OptionSchema.builder(FiveHundredOptions::builder, Builder::build)
          .option("target", atLeast(1, 500, 250, 1000), FiveHundredOptions::target, Builder::target)
          .option(
              "out-backwards",
              range(Integer.MIN_VALUE, -1, -500, -250, -1000).or("off"),
              FiveHundredOptions::outBackwards,
              (builder, score) -> builder.outBackwards(score))
          .option(
              "out-by-tricks",
              flag("yes", "no"),
              FiveHundredOptions::outByTricks,
              Builder::outByTricks)
          .option(
              "trick-cap",
              range(Integer.MIN_VALUE, Integer.MAX_VALUE, 490, 50).or("off"),
              FiveHundredOptions::trickCap,
              (builder, cap) -> builder.trickCap(cap))
          .option(
              "deal",
              choice(Dealing.class, deal -> deal.code),
              FiveHundredOptions::deal,
              Builder::deal)
          .option("misere", choice(Misere.class), FiveHundredOptions::misere, Builder::misere)
          .option(
              "open-misere-rank",
              choice(OpenMisereRank.class, rank -> rank.code),
              FiveHundredOptions::openMisereRank,
              Builder::openMisereRank)
          .option(
              "open-when", choice(OpenWhen.class), FiveHundredOptions::openWhen, Builder::openWhen)
          .option("nominate", flag("yes", "no"), FiveHundredOptions::nominate, Builder::nominate)
          .option(
              "nt-joker",
              choice(NoTrumpJoker.class),
              FiveHundredOptions::noTrumpJoker,
              Builder::noTrumpJoker)
          .option("slam", flag("250", "off"), FiveHundredOptions::slam, Builder::slam)
          .option("auction", choice(Auction.class), FiveHundredOptions::auction, Builder::auction)
          .option(
              "hand-limit",
              range(1, 1000, 200, 1, 3),
              FiveHundredOptions::handLimit,
              Builder::handLimit)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** What score wins. */
  @Value.Default
  public int target() {
    return 500;
  }

  /** What score loses; with nothing, none does. */
  @Value.Default
  public Optional<Integer> outBackwards() {
    return Optional.of(-500);
  }

  /** Whether tricks against the other team's contract can win the game. */
  @Value.Default
  public boolean outByTricks() {
    return false;
  }

  /** Above which score such tricks lift no team; with nothing, they always count. */
  public abstract Optional<Integer> trickCap();

  /** In what order the cards are dealt. */
  @Value.Default
  public Dealing deal() {
    return Dealing.BATCHES;
  }

  /** Whether and when misère may be bid. */
  @Value.Default
  public Misere misere() {
    return Misere.AFTER_SEVEN;
  }

  /** Where open misère stands among the bids; of no effect without misère. */
  @Value.Default
  public OpenMisereRank openMisereRank() {
    return OpenMisereRank.BELOW_TEN_HEARTS;
  }

  /** When the hand of an open misère is laid open. */
  @Value.Default
  public OpenWhen openWhen() {
    return OpenWhen.AFTER_FIRST;
  }

  /** Whether the contractor may nominate a suit for the joker. */
  @Value.Default
  public boolean nominate() {
    return true;
  }

  /** How freely a joker without suit is played in no trumps. */
  @Value.Default
  public NoTrumpJoker noTrumpJoker() {
    return NoTrumpJoker.STRICT;
  }

  /** Whether all ten tricks score 250 in a contract that is worth less. */
  @Value.Default
  public boolean slam() {
    return true;
  }

  /** How long the auction lasts. */
  @Value.Default
  public Auction auction() {
    return Auction.ROUNDS;
  }

  /** After how many hands the higher score wins. */
  @Value.Default
  public int handLimit() {
    return 200;
  }
}
