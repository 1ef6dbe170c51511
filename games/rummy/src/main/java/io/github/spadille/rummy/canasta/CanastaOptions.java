package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about Canasta; every choice has the rulebook's default. */
@Value.Immutable
public abstract class CanastaOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableCanastaOptions.Builder {}

  /** How red threes come to lie on the table. */
  public enum RedThrees {
    /** At once, from the deal and from the stock. */
    AUTOMATIC,
    /** When their owner lays them. */
    BY_HAND
  }

  /** Whether a mistake can be made. */
  public enum Offence {
    /** It is refused. */
    ILLEGAL,
    /** It can be made and costs points. */
    PRICED
  }

  /** What a player must take when the stock is empty. */
  public enum EmptyStockTake {
    /** The discard pile, if it can be taken at all. */
    FORCED,
    /** The discard pile, if it can be taken with a meld on the table. */
    EXISTING_ONLY
  }

  /** What red threes are worth to a side without a meld. */
  public enum RedThreesUnmelded {
    /** Their bonus. */
    PLUS,
    /** Their bonus taken off. */
    MINUS
  }

  /** Whose melds keep a going out from being concealed. */
  public enum Concealed {
    /** Those of the side. */
    SIDE,
    /** Those of the player alone. */
    PLAYER
  }

  /** What a frozen pile is taken for. */
  public enum FrozenTake {
    /** A new meld, or the meld of that rank that the side has. */
    JOIN,
    /** A new meld only. */
    NEW_MELD
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<CanastaOptions> SCHEMA =
      OptionSchema.builder(CanastaOptions::builder, Builder::build)
          .option(
              "target",
              range(1_000, 20_000, 1_000, 5_000, 10_500, 20_000),
              CanastaOptions::target,
              Builder::target)
          .option(
              "hand-size",
              range(7, 20, 7, 11, 13, 15, 20).or("by-seats"),
              CanastaOptions::handSize,
              (builder, size) -> builder.handSize(size))
          .option(
              "draw-count",
              oneOf(1, 2).or("by-seats"),
              CanastaOptions::drawCount,
              (builder, count) -> builder.drawCount(count))
          .option(
              "canastas-needed",
              oneOf(1, 2).or("by-seats"),
              CanastaOptions::canastasNeeded,
              (builder, canastas) -> builder.canastasNeeded(canastas))
          .option(
              "red-threes", choice(RedThrees.class), CanastaOptions::redThrees, Builder::redThrees)
          .option(
              "false-take", choice(Offence.class), CanastaOptions::falseTake, Builder::falseTake)
          .option(
              "refused-going-out",
              choice(Offence.class),
              CanastaOptions::refusedGoingOut,
              Builder::refusedGoingOut)
          .option(
              "answer-talk", choice(Offence.class), CanastaOptions::answerTalk, Builder::answerTalk)
          .option(
              "empty-stock-take",
              choice(EmptyStockTake.class),
              CanastaOptions::emptyStockTake,
              Builder::emptyStockTake)
          .option(
              "frozen-before-first-meld",
              flag("yes", "no"),
              CanastaOptions::frozenBeforeFirstMeld,
              Builder::frozenBeforeFirstMeld)
          .option("pile-counts", flag("yes", "no"), CanastaOptions::pileCounts, Builder::pileCounts)
          .option(
              "red-threes-unmelded",
              choice(RedThreesUnmelded.class),
              CanastaOptions::redThreesUnmelded,
              Builder::redThreesUnmelded)
          .option(
              "black-threes-wild",
              flag("yes", "no"),
              CanastaOptions::blackThreesWild,
              Builder::blackThreesWild)
          .option(
              "concealed", choice(Concealed.class), CanastaOptions::concealed, Builder::concealed)
          .option(
              "take-onto-canasta",
              flag("yes", "no"),
              CanastaOptions::takeOntoCanasta,
              Builder::takeOntoCanasta)
          .option("max-wilds", oneOf(2, 3, 4), CanastaOptions::maxWilds, Builder::maxWilds)
          .option(
              "frozen-take",
              choice(FrozenTake.class),
              CanastaOptions::frozenTake,
              Builder::frozenTake)
          .preset(
              "classic",
              ImmutableMap.of(
                  "empty-stock-take",
                  "existing-only",
                  "frozen-before-first-meld",
                  "yes",
                  "red-threes-unmelded",
                  "minus",
                  "concealed",
                  "player"))
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** The score that ends the game. */
  @Value.Default
  public int target() {
    return 5_000;
  }

  /** How many cards each player is dealt; by default it depends on how many play. */
  public abstract Optional<Integer> handSize();

  /** How many cards a player draws from the stock; by default it depends on how many play. */
  public abstract Optional<Integer> drawCount();

  /** How many canastas a side needs to go out; by default it depends on how many play. */
  public abstract Optional<Integer> canastasNeeded();

  /** How red threes come to lie on the table. */
  @Value.Default
  public RedThrees redThrees() {
    return RedThrees.AUTOMATIC;
  }

  /** Whether a player can reach for the upcard in vain. */
  @Value.Default
  public Offence falseTake() {
    return Offence.ILLEGAL;
  }

  /** Whether a player can go out against the partner's no. */
  @Value.Default
  public Offence refusedGoingOut() {
    return Offence.ILLEGAL;
  }

  /** Whether an answer can say too much. */
  @Value.Default
  public Offence answerTalk() {
    return Offence.ILLEGAL;
  }

  /** What a player must take when the stock is empty. */
  @Value.Default
  public EmptyStockTake emptyStockTake() {
    return EmptyStockTake.FORCED;
  }

  /** Whether the pile counts as frozen for a side that has not opened. */
  @Value.Default
  public boolean frozenBeforeFirstMeld() {
    return false;
  }

  /** Whether the cards of a pile just taken help to reach the minimum. */
  @Value.Default
  public boolean pileCounts() {
    return false;
  }

  /** What red threes are worth to a side without a meld. */
  @Value.Default
  public RedThreesUnmelded redThreesUnmelded() {
    return RedThreesUnmelded.PLUS;
  }

  /** Whether a meld of black threes may hold wild cards. */
  @Value.Default
  public boolean blackThreesWild() {
    return false;
  }

  /** Whose melds keep a going out from being concealed. */
  @Value.Default
  public Concealed concealed() {
    return Concealed.SIDE;
  }

  /** Whether the pile can be taken with a canasta. */
  @Value.Default
  public boolean takeOntoCanasta() {
    return true;
  }

  /** How many wild cards a meld may hold. */
  @Value.Default
  public int maxWilds() {
    return 3;
  }

  /** What a frozen pile is taken for. */
  @Value.Default
  public FrozenTake frozenTake() {
    return FrozenTake.JOIN;
  }

  /** Returns how many cards each player is dealt where so many play. */
  public int handSizeFor(int seats) {
    return handSize().orElse(seats == 2 ? 15 : 11); // CAN-7
  }

  /** Returns how many cards a player draws from the stock where so many play. */
  public int drawCountFor(int seats) {
    return drawCount().orElse(seats == 2 ? 2 : 1); // CAN-15
  }

  /** Returns how many canastas a side needs to go out where so many play. */
  public int canastasNeededFor(int seats) {
    return canastasNeeded().orElse(seats == 2 ? 2 : 1); // CAN-49
  }
}
