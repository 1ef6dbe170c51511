package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;
import static java.lang.Integer.MAX_VALUE;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about Page One; every choice has the rulebook's default. */
@Value.Immutable
public abstract class PageOneOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutablePageOneOptions.Builder {}

  /** What happens to a player who did not call a last card. */
  public enum Catching {
    /** The others may object. */
    WINDOW,
    /** The penalty comes by itself. */
    AUTO,
    /** Nothing: nobody calls. */
    OFF
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<PageOneOptions> SCHEMA =
      OptionSchema.builder(PageOneOptions::builder, Builder::build)
          .option("hand-size", range(1, 8, 4, 1, 8), PageOneOptions::handSize, Builder::handSize)
          .option(
              "penalty",
              range(0, MAX_VALUE, 5, 0, 1, 60),
              PageOneOptions::penalty,
              Builder::penalty)
          .option(
              "penalty-empty",
              flag("draw", "short"),
              PageOneOptions::shortDraws,
              Builder::shortDraws)
          .option(
              "call", flag("with-move", "late"), PageOneOptions::callsAtOnce, Builder::callsAtOnce)
          .option("catch", choice(Catching.class), PageOneOptions::catching, Builder::catching)
          .option(
              "joker-follow",
              flag("void", "any"),
              PageOneOptions::jokerIfVoid,
              Builder::jokerIfVoid)
          .option(
              "joker-lead",
              flag("named", "second-sets"),
              PageOneOptions::jokerNames,
              Builder::jokerNames)
          .option("games", range(1, MAX_VALUE, 1, 3), PageOneOptions::games, Builder::games)
          .option("score", flag("cards", "win"), PageOneOptions::scoresCards, Builder::scoresCards)
          .option(
              "target",
              range(1, MAX_VALUE, 20, 1).or("off"),
              PageOneOptions::target,
              (builder, target) -> builder.target(target))
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    Builder builder = new Builder();
    builder.handSize(4).penalty(5).shortDraws(false).callsAtOnce(false).catching(Catching.WINDOW);
    builder.jokerIfVoid(false).jokerNames(false).games(1).scoresCards(false);
    return builder;
  }

  /** How many cards each seat is dealt. */
  public abstract int handSize();

  /** How many cards a seat draws that is caught. */
  public abstract int penalty();

  /** Whether the game is drawn when a penalty cannot be drawn in full. */
  public abstract boolean shortDraws();

  /** Whether a last card is called with the card before it, and not late. */
  public abstract boolean callsAtOnce();

  /** What happens to a player who did not call. */
  public abstract Catching catching();

  /** Whether the joker may follow only where the suit led is missing. */
  public abstract boolean jokerIfVoid();

  /** Whether the leader names a suit with the joker. */
  public abstract boolean jokerNames();

  /** How many games are played without a target. */
  public abstract int games();

  /** Whether the winner scores the cards that the others hold, instead of 1. */
  public abstract boolean scoresCards();

  /** The score that ends it all, if one is chosen. */
  public abstract Optional<Integer> target();
}
