package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Crazy Eights.
 *
 * @param jokers how many jokers each pack of 52 has beside; without effect with a full deck
 * @param fullDeck whether each pack has all 64 playing cards, the jokers included
 * @param pictureWilds whether the king of hearts and the jacks of hearts and spades count as eights
 * @param decks how many packs there are; by default it depends on the seats
 * @param handSize how many cards each seat is dealt
 * @param drawRule when and how often a seat may draw in its turn
 * @param buriesWild whether an 8 or a joker that is turned up first goes under the stock
 * @param countsHands whether hands won count, or else the cards that the others are left with
 * @param target the score that ends a game played for points
 * @param hands how many hands make a game that counts hands
 * @param eightKeepsSuit whether an 8 stands for its printed suit, so that no suit is named
 */
@Value.Builder
public record CrazyEightsOptions(
    int jokers,
    boolean fullDeck,
    boolean pictureWilds,
    Optional<Integer> decks,
    int handSize,
    DrawRule drawRule,
    boolean buriesWild,
    boolean countsHands,
    int target,
    int hands,
    boolean eightKeepsSuit)
    implements WithCrazyEightsOptions {
  /** When and how often a seat may draw in its turn (CRE-15). */
  public enum DrawRule {
    /** Whenever it likes, as often as it likes. */
    FREE(Integer.MAX_VALUE),
    /** Only while it holds no card that can be played. */
    FORCED(Integer.MAX_VALUE),
    /** Once; then it may pass. */
    ONE(1),
    /** Three times; then it may pass. */
    THREE(3);

    final int limit;

    DrawRule(int limit) {
      this.limit = limit;
    }
  }

  private static final int ONE_PACK_SEATS = 5;

  /** Returns the options of the base rules. */
  public static CrazyEightsOptions defaults() {
    return new CrazyEightsOptionsBuilder()
        .handSize(8)
        .drawRule(DrawRule.FREE)
        .buriesWild(true)
        .countsHands(true)
        .target(100)
        .hands(1)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CrazyEightsOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("jokers", oneOf(0, 1, 2))
          .of(CrazyEightsOptions::jokers, CrazyEightsOptions::withJokers)
          .flag("full-deck", "yes", "no")
          .of(CrazyEightsOptions::fullDeck, CrazyEightsOptions::withFullDeck)
          .flag("picture-wilds", "yes", "no")
          .of(CrazyEightsOptions::pictureWilds, CrazyEightsOptions::withPictureWilds)
          .option("decks", oneOf(1, 2).or("by-seats"))
          .of(CrazyEightsOptions::decks, CrazyEightsOptions::withDecks)
          .option("hand-size", range(5, 8, 5, 6, 7, 8))
          .of(CrazyEightsOptions::handSize, CrazyEightsOptions::withHandSize)
          .option("draw-rule", choice(DrawRule.class))
          .of(CrazyEightsOptions::drawRule, CrazyEightsOptions::withDrawRule)
          .flag("wild-upcard", "bury", "play")
          .of(CrazyEightsOptions::buriesWild, CrazyEightsOptions::withBuriesWild)
          .flag("scoring", "hands", "points")
          .of(CrazyEightsOptions::countsHands, CrazyEightsOptions::withCountsHands)
          .option("target", atLeast(1, 100, 1, 50, 200))
          .of(CrazyEightsOptions::target, CrazyEightsOptions::withTarget)
          .option("hands", atLeast(1, 1, 2, 3))
          .of(CrazyEightsOptions::hands, CrazyEightsOptions::withHands)
          .flag("eight-keeps-suit", "yes", "no")
          .of(CrazyEightsOptions::eightKeepsSuit, CrazyEightsOptions::withEightKeepsSuit)
          .require(
              "decks",
              (options, seats) -> options.packs(seats) == 2 || seats <= ONE_PACK_SEATS,
              "allowed: 2 for 6 or more seats")
          .preset("classic", ImmutableMap.of("hand-size", "5", "scoring", "points"))
          .build();

  /** Returns the number of packs for some number of seats. */
  public int packs(int seats) {
    return decks.orElse(seats <= ONE_PACK_SEATS ? 1 : 2); // CRE-1
  }
}
