package io.github.spadille.tricktaking.polignac;

import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about Polignac; every choice has the rulebook's default. */
@Value.Immutable
public abstract class PolignacOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutablePolignacOptions.Builder {}

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<PolignacOptions> SCHEMA =
      OptionSchema.builder(PolignacOptions::builder, Builder::build)
          .option(
              "target",
              range(1, Integer.MAX_VALUE, 10, 1, 15),
              PolignacOptions::target,
              Builder::target)
          .option(
              "hands",
              range(1, Integer.MAX_VALUE, 1, 4).or("off"),
              PolignacOptions::hands,
              (builder, hands) -> builder.hands(hands))
          .option("capot", flag("on", "off"), PolignacOptions::capot, Builder::capot)
          .option(
              "polignac",
              range(0, Integer.MAX_VALUE, 2, 1, 5, 0),
              PolignacOptions::polignac,
              Builder::polignac)
          .option("tokens", flag("yes", "no"), PolignacOptions::tokens, Builder::tokens)
          .option(
              "token-start",
              range(10, Integer.MAX_VALUE, 10, 20),
              PolignacOptions::tokenStart,
              Builder::tokenStart)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** The score that ends the game, in points. */
  @Value.Default
  public int target() {
    return 10;
  }

  /** The number of hands, if that ends the game and no score does. */
  public abstract Optional<Integer> hands();

  /** Whether a player may announce that they will take all tricks. */
  @Value.Default
  public boolean capot() {
    return false;
  }

  /** What the jack of spades costs, in points. */
  @Value.Default
  public int polignac() {
    return 2;
  }

  /** Whether the table also shows the points as tokens left. */
  @Value.Default
  public boolean tokens() {
    return false;
  }

  /** How many tokens each player has at the start. */
  @Value.Default
  public int tokenStart() {
    return 10;
  }
}
