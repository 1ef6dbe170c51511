package io.github.spadille.tricktaking.toepen;

import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;
import static java.lang.Integer.MAX_VALUE;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about Toepen; every choice has the rulebook's default. */
@Value.Immutable
public abstract class ToepenOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableToepenOptions.Builder {}

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<ToepenOptions> SCHEMA =
      OptionSchema.builder(ToepenOptions::builder, Builder::build)
          .option("chips", range(1, MAX_VALUE, 10, 1, 3), ToepenOptions::chips, Builder::chips)
          .option("end", flag("last", "loser"), ToepenOptions::lastWins, Builder::lastWins)
          .option("swap-hand", flag("pictures", "any"), ToepenOptions::goodOnly, Builder::goodOnly)
          .option(
              "swap-times",
              range(0, MAX_VALUE, 0, 1).or("free"),
              ToepenOptions::swapTimes,
              (builder, times) -> builder.swapTimes(times))
          .option("white-wash", flag("yes", "no"), ToepenOptions::whiteWash, Builder::whiteWash)
          .option("reknock", flag("other", "any"), ToepenOptions::takeTurns, Builder::takeTurns)
          .option("signals", flag("on", "off"), ToepenOptions::signals, Builder::signals)
          .option("next-dealer", flag("next", "winner"), ToepenOptions::passes, Builder::passes)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    Builder builder = new Builder();
    builder.chips(10).lastWins(false).goodOnly(false).whiteWash(false);
    builder.takeTurns(false).signals(true).passes(false);
    return builder;
  }

  /** How many chips each seat has at first. */
  public abstract int chips();

  /** Whether the last seat with chips wins, and the game does not end with the first loser. */
  public abstract boolean lastWins();

  /** Whether only a good hand may be swapped, so that nobody challenges. */
  public abstract boolean goodOnly();

  /** How often a seat may swap before a hand is played, if that is limited. */
  public abstract Optional<Integer> swapTimes();

  /** Whether three picture cards and a seven are a good hand, too. */
  public abstract boolean whiteWash();

  /** Whether the last knocker must wait for another seat's knock. */
  public abstract boolean takeTurns();

  /** Whether seats show tens and jacks before the play. */
  public abstract boolean signals();

  /** Whether the deal passes to the left, and not to the winner of the hand. */
  public abstract boolean passes();
}
