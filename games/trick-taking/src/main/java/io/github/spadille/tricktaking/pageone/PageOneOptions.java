package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Page One.
 *
 * @param handSize how many cards each seat is dealt
 * @param penalty how many cards a seat draws that is caught
 * @param shortDraws whether the game is drawn when a penalty cannot be drawn in full
 * @param callsAtOnce whether a last card is called with the card before it, and not late
 * @param catching what happens to a player who did not call
 * @param jokerIfVoid whether the joker may follow only where the suit led is missing
 * @param jokerNames whether the leader names a suit with the joker
 * @param games how many games are played without a target
 * @param scoresCards whether the winner scores the cards that the others hold, instead of 1
 * @param target the score that ends it all, if one is chosen
 */
@Value.Builder
public record PageOneOptions(
    int handSize,
    int penalty,
    boolean shortDraws,
    boolean callsAtOnce,
    Catching catching,
    boolean jokerIfVoid,
    boolean jokerNames,
    int games,
    boolean scoresCards,
    Optional<Integer> target)
    implements WithPageOneOptions {
  /** What happens to a player who did not call a last card. */
  public enum Catching {
    /** The others may object. */
    WINDOW,
    /** The penalty comes by itself. */
    AUTO,
    /** Nothing: nobody calls. */
    OFF
  }

  /** Returns the options of the base rules. */
  public static PageOneOptions defaults() {
    return new PageOneOptionsBuilder()
        .handSize(4)
        .penalty(5)
        .catching(Catching.WINDOW)
        .games(1)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PageOneOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("hand-size", range(1, 8, 4, 1, 8))
          .of(PageOneOptions::handSize, PageOneOptions::withHandSize)
          .option("penalty", atLeast(0, 5, 0, 1, 60))
          .of(PageOneOptions::penalty, PageOneOptions::withPenalty)
          .flag("penalty-empty", "draw", "short")
          .of(PageOneOptions::shortDraws, PageOneOptions::withShortDraws)
          .flag("call", "with-move", "late")
          .of(PageOneOptions::callsAtOnce, PageOneOptions::withCallsAtOnce)
          .option("catch", choice(Catching.class))
          .of(PageOneOptions::catching, PageOneOptions::withCatching)
          .flag("joker-follow", "void", "any")
          .of(PageOneOptions::jokerIfVoid, PageOneOptions::withJokerIfVoid)
          .flag("joker-lead", "named", "second-sets")
          .of(PageOneOptions::jokerNames, PageOneOptions::withJokerNames)
          .option("games", atLeast(1, 1, 3))
          .of(PageOneOptions::games, PageOneOptions::withGames)
          .flag("score", "cards", "win")
          .of(PageOneOptions::scoresCards, PageOneOptions::withScoresCards)
          .option("target", atLeast(1, 20, 1).or("off"))
          .of(PageOneOptions::target, PageOneOptions::withTarget)
          .build();
}
