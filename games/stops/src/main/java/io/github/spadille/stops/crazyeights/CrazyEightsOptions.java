package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/** What can be chosen about Crazy Eights; every choice has the rulebook's default. */
@Value.Immutable
public abstract class CrazyEightsOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableCrazyEightsOptions.Builder {}

  /** When and how often a seat may draw in its turn. */
  public enum DrawRule {
    /** Whenever it likes, as often as it likes. */
    FREE,
    /** Only while it holds no card that can be played. */
    FORCED,
    /** Once; then it may pass. */
    ONE,
    /** Three times; then it may pass. */
    THREE
  }

  /** What happens to an 8 or a joker that is turned up first. */
  public enum WildUpcard {
    /** It goes to the bottom of the stock and another card is turned. */
    BURY,
    /** It stays. */
    PLAY
  }

  /** What the winner of a hand scores. */
  public enum Scoring {
    /** One for each hand won. */
    HANDS,
    /** The cards that the others are left with. */
    POINTS
  }

  private static final int ONE_PACK_SEATS = 5;

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<CrazyEightsOptions> SCHEMA =
      OptionSchema.builder(CrazyEightsOptions::builder, Builder::build)
          .option("jokers", oneOf(0, 1, 2), CrazyEightsOptions::jokers, Builder::jokers)
          .option("full-deck", flag("yes", "no"), CrazyEightsOptions::fullDeck, Builder::fullDeck)
          .option(
              "picture-wilds",
              flag("yes", "no"),
              CrazyEightsOptions::pictureWilds,
              Builder::pictureWilds)
          .option(
              "decks",
              oneOf(1, 2).or("by-seats"),
              CrazyEightsOptions::decks,
              (builder, decks) -> builder.decks(decks))
          .option(
              "hand-size", range(5, 8, 5, 6, 7, 8), CrazyEightsOptions::handSize, Builder::handSize)
          .option(
              "draw-rule", choice(DrawRule.class), CrazyEightsOptions::drawRule, Builder::drawRule)
          .option(
              "wild-upcard",
              choice(WildUpcard.class),
              CrazyEightsOptions::wildUpcard,
              Builder::wildUpcard)
          .option("scoring", choice(Scoring.class), CrazyEightsOptions::scoring, Builder::scoring)
          .option(
              "target", atLeast(1, 100, 1, 50, 200), CrazyEightsOptions::target, Builder::target)
          .option("hands", atLeast(1, 1, 2, 3), CrazyEightsOptions::hands, Builder::hands)
          .option(
              "eight-keeps-suit",
              flag("yes", "no"),
              CrazyEightsOptions::eightKeepsSuit,
              Builder::eightKeepsSuit)
          .require(
              "decks",
              (options, seats) -> options.packs(seats) == 2 || seats <= ONE_PACK_SEATS,
              "allowed: 2 for 6 or more seats")
          .preset("classic", ImmutableMap.of("hand-size", "5", "scoring", "points"))
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many jokers each pack of 52 has beside; without effect where the deck is full. */
  @Value.Default
  public int jokers() {
    return 0;
  }

  /** Whether each pack has all 64 playing cards, the jokers included. */
  @Value.Default
  public boolean fullDeck() {
    return false;
  }

  /** Whether the king of hearts and the jacks of hearts and spades count as eights. */
  @Value.Default
  public boolean pictureWilds() {
    return false;
  }

  /** How many packs there are; by default it depends on the seats. */
  public abstract Optional<Integer> decks();

  /** How many cards each seat is dealt. */
  @Value.Default
  public int handSize() {
    return 8;
  }

  /** When and how often a seat may draw in its turn. */
  @Value.Default
  public DrawRule drawRule() {
    return DrawRule.FREE;
  }

  /** What happens to an 8 or a joker that is turned up first. */
  @Value.Default
  public WildUpcard wildUpcard() {
    return WildUpcard.BURY;
  }

  /** What the winner of a hand scores. */
  @Value.Default
  public Scoring scoring() {
    return Scoring.HANDS;
  }

  /** The score that ends a game played for points. */
  @Value.Default
  public int target() {
    return 100;
  }

  /** How many hands make a game that counts hands. */
  @Value.Default
  public int hands() {
    return 1;
  }

  /** Whether an 8 stands for its printed suit, so that no suit is named. */
  @Value.Default
  public boolean eightKeepsSuit() {
    return false;
  }

  /** Returns the number of packs for some number of seats. */
  public int packs(int seats) {
    return decks().orElse(seats <= ONE_PACK_SEATS ? 1 : 2); // CRE-1
  }
}
