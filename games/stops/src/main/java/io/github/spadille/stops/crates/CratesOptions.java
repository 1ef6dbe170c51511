package io.github.spadille.stops.crates;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;

/**
 * What can be chosen about Crates.
 *
 * @param partners whether four players form two partnerships; with others it does not matter
 * @param firstSize how many cards each seat gets in the first hand and in the last one
 * @param wild the cards that may be played on any card outside a sequence of twos
 * @param upcardEffects whether the first upcard acts as if the dealer had played it
 * @param penalty how many cards a seat draws that forgot a call
 * @param penaltyCostsTurn whether such a seat loses its turn
 * @param pressureBase the points of the first pressure
 * @param spareThree what a three counts that covers nothing in a mixed hand
 * @param packSize the number of cards: 52, or 44 without kings and queens
 */
public record CratesOptions(
    boolean partners,
    int firstSize,
    CardSet<PlayingCard> wild,
    boolean upcardEffects,
    int penalty,
    boolean penaltyCostsTurn,
    int pressureBase,
    int spareThree,
    int packSize) {
  private static final OptionType<CardSet<PlayingCard>> WILD =
      choice(
          ImmutableMap.of(
              "none", noCards(), "8", set("8c 8d 8h 8s"), "8-9", set("8c 8d 8h 8s 9c 9d 9h 9s")));

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CratesOptions> SCHEMA =
      OptionRecord.of(
              CratesOptions.class,
              on("partners", "yes", "no", CratesOptions::partners),
              option("first-size", range(1, 8, 8, 1, 4), 8, CratesOptions::firstSize),
              option("wild", WILD, noCards(), CratesOptions::wild),
              off("upcard-effects", "on", "off", CratesOptions::upcardEffects),
              option("one-card-penalty", atLeast(0, 2, 0, 5), 2, CratesOptions::penalty),
              off("penalty-turn", "lost", "kept", CratesOptions::penaltyCostsTurn),
              option("pressure-base", range(0, 1000, 5, 0, 1000), 5, CratesOptions::pressureBase),
              option("spare-three", oneOf(0, -50), 0, CratesOptions::spareThree),
              option("pack", oneOf(52, 44), 52, CratesOptions::packSize))
          .build();

  /** Returns the number of hands of a game (CRT-3). */
  public int hands() {
    return 2 * firstSize - 1;
  }

  /** Returns how many cards each seat gets in a hand, from 1 (CRT-3). */
  public int handSize(int number) {
    return Math.abs(firstSize - number) + 1;
  }
}
