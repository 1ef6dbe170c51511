package io.github.spadille.stops.crates;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import org.immutables.value.Value;

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
@Value.Builder
public record CratesOptions(
    boolean partners,
    int firstSize,
    CardSet<PlayingCard> wild,
    boolean upcardEffects,
    int penalty,
    boolean penaltyCostsTurn,
    int pressureBase,
    int spareThree,
    int packSize)
    implements WithCratesOptions {
  private static final OptionType<CardSet<PlayingCard>> WILD =
      choice(
          ImmutableMap.of(
              "none", noCards(), "8", set("8c 8d 8h 8s"), "8-9", set("8c 8d 8h 8s 9c 9d 9h 9s")));

  /** Returns the options of the base rules. */
  public static CratesOptions defaults() {
    return new CratesOptionsBuilder()
        .partners(true)
        .firstSize(8)
        .wild(noCards())
        .penalty(2)
        .pressureBase(5)
        .packSize(52)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CratesOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("partners", "yes", "no")
          .of(CratesOptions::partners, CratesOptions::withPartners)
          .option("first-size", range(1, 8, 8, 1, 4))
          .of(CratesOptions::firstSize, CratesOptions::withFirstSize)
          .option("wild", WILD)
          .of(CratesOptions::wild, CratesOptions::withWild)
          .flag("upcard-effects", "on", "off")
          .of(CratesOptions::upcardEffects, CratesOptions::withUpcardEffects)
          .option("one-card-penalty", atLeast(0, 2, 0, 5))
          .of(CratesOptions::penalty, CratesOptions::withPenalty)
          .flag("penalty-turn", "lost", "kept")
          .of(CratesOptions::penaltyCostsTurn, CratesOptions::withPenaltyCostsTurn)
          .option("pressure-base", range(0, 1000, 5, 0, 1000))
          .of(CratesOptions::pressureBase, CratesOptions::withPressureBase)
          .option("spare-three", oneOf(0, -50))
          .of(CratesOptions::spareThree, CratesOptions::withSpareThree)
          .option("pack", oneOf(52, 44))
          .of(CratesOptions::packSize, CratesOptions::withPackSize)
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
