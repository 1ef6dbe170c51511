package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.option.Option.Origin.FIELD;
import static io.github.spadille.engine.option.Option.Origin.SOURCE;
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
  public enum Deal {
    /** Three, four and three cards to each seat, a card to the kitty after each round. */
    BATCHES("3-4-3"),
    /** Ten rounds of one card to each seat, then three cards to the kitty. */
    SINGLY("singly");

    private final String code;

    Deal(String code) {
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
          .option(
              "target",
              range(1, Integer.MAX_VALUE, 500, 250, 1000),
              FiveHundredOptions::target,
              Builder::target,
              "What score wins the game for a team that has made its contract.",
              SOURCE,
              "FIV-62",
              "FIV-64")
          .option(
              "out-backwards",
              range(Integer.MIN_VALUE, -1, -500, -250, -1000).or("off"),
              FiveHundredOptions::outBackwards,
              (builder, score) -> builder.outBackwards(score),
              "What score loses the game, if any does.",
              SOURCE,
              "FIV-63",
              "FIV-64",
              "FIV-66")
          .option(
              "out-by-tricks",
              flag("yes", "no"),
              FiveHundredOptions::outByTricks,
              Builder::outByTricks,
              "Whether the target also wins when it is reached against the other team's contract.",
              FIELD,
              "FIV-62",
              "FIV-64",
              "FIV-65")
          .option(
              "trick-cap",
              range(Integer.MIN_VALUE, Integer.MAX_VALUE, 490, 50).or("off"),
              FiveHundredOptions::trickCap,
              (builder, cap) -> builder.trickCap(cap),
              "Above which score tricks against the other team's contract lift no team.",
              FIELD,
              "FIV-58")
          .option(
              "deal",
              choice(Deal.class, deal -> deal.code),
              FiveHundredOptions::deal,
              Builder::deal,
              "Whether cards are dealt in batches of three, four and three, or one by one.",
              SOURCE,
              "FIV-6")
          .option(
              "misere",
              choice(Misere.class),
              FiveHundredOptions::misere,
              Builder::misere,
              "Whether misère is bid over a seven, at any time, by its value, or never.",
              FIELD,
              "FIV-8",
              "FIV-11",
              "FIV-17",
              "FIV-18",
              "FIV-20",
              "FIV-21",
              "FIV-22",
              "FIV-23",
              "FIV-27",
              "FIV-31",
              "FIV-34",
              "FIV-39",
              "FIV-40",
              "FIV-44",
              "FIV-46",
              "FIV-47",
              "FIV-49",
              "FIV-51",
              "FIV-52",
              "FIV-53",
              "FIV-54",
              "FIV-58",
              "FIV-59",
              "FIV-61")
          .option(
              "open-misere-rank",
              choice(OpenMisereRank.class, rank -> rank.code),
              FiveHundredOptions::openMisereRank,
              Builder::openMisereRank,
              "Whether open misère stands between 10d and 10h or above all other bids.",
              FIELD,
              "FIV-22",
              "FIV-23",
              "FIV-27")
          .option(
              "open-when",
              choice(OpenWhen.class),
              FiveHundredOptions::openWhen,
              Builder::openWhen,
              "Whether the hand of an open misère is shown after the first trick or before it.",
              FIELD,
              "FIV-18",
              "FIV-39")
          .option(
              "nominate",
              flag("yes", "no"),
              FiveHundredOptions::nominate,
              Builder::nominate,
              "Whether the contractor may nominate a suit for the joker.",
              FIELD,
              "FIV-41",
              "FIV-42",
              "FIV-43",
              "FIV-51",
              "FIV-52")
          .option(
              "nt-joker",
              choice(NoTrumpJoker.class),
              FiveHundredOptions::noTrumpJoker,
              Builder::noTrumpJoker,
              "Whether a joker without suit is bound to certain tricks and suits in no trumps.",
              FIELD,
              "FIV-33",
              "FIV-44",
              "FIV-47",
              "FIV-49")
          .option(
              "slam",
              flag("250", "off"),
              FiveHundredOptions::slam,
              Builder::slam,
              "Whether all ten tricks score 250 in a contract that is worth less.",
              SOURCE,
              "FIV-55",
              "FIV-56")
          .option(
              "auction",
              choice(Auction.class),
              FiveHundredOptions::auction,
              Builder::auction,
              "Whether the auction goes round until one seat is left or each seat speaks once.",
              FIELD,
              "FIV-12",
              "FIV-24")
          .option(
              "hand-limit",
              range(1, 1000, 200, 1, 3),
              FiveHundredOptions::handLimit,
              Builder::handLimit,
              "After how many hands the higher score wins.",
              SOURCE,
              "FIV-67")
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
  public Deal deal() {
    return Deal.BATCHES;
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
