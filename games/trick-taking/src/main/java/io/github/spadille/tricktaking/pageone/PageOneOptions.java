package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

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
    Optional<Integer> target) {
  /** What happens to a player who did not call a last card. */
  public enum Catching {
    /** The others may object. */
    WINDOW,
    /** The penalty comes by itself. */
    AUTO,
    /** Nothing: nobody calls. */
    OFF
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PageOneOptions> SCHEMA =
      OptionRecord.of(
              PageOneOptions.class,
              option("hand-size", range(1, 8, 4, 1, 8), 4, PageOneOptions::handSize),
              option("penalty", atLeast(0, 5, 0, 1, 60), 5, PageOneOptions::penalty),
              off("penalty-empty", "draw", "short", PageOneOptions::shortDraws),
              off("call", "with-move", "late", PageOneOptions::callsAtOnce),
              option("catch", choice(Catching.class), Catching.WINDOW, PageOneOptions::catching),
              off("joker-follow", "void", "any", PageOneOptions::jokerIfVoid),
              off("joker-lead", "named", "second-sets", PageOneOptions::jokerNames),
              option("games", atLeast(1, 1, 3), 1, PageOneOptions::games),
              off("score", "cards", "win", PageOneOptions::scoresCards),
              option(
                  "target", atLeast(1, 20, 1).or("off"), Optional.empty(), PageOneOptions::target))
          .build();
}
