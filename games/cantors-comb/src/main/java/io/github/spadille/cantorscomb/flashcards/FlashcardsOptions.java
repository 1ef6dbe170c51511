package io.github.spadille.cantorscomb.flashcards;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.Optional;

/**
 * What can be chosen about Flashcards.
 *
 * @param drill what is drilled
 * @param isFull whether all 73 kana are in the pack, and not the 64 cards of the deck
 * @param count how many cards are drilled, if not all
 * @param marksSelf whether the player marks the answers, and types none
 * @param isHepburn whether only Hepburn's romanization is right
 * @param show the field of an element that is shown
 * @param ask the field of an element that is asked
 * @param repeatsWrong whether wrong cards come again
 * @param isReverse whether the sound is shown and the character asked
 */
public record FlashcardsOptions(
    Drill drill,
    boolean isFull,
    Optional<Integer> count,
    boolean marksSelf,
    boolean isHepburn,
    ElementField show,
    ElementField ask,
    boolean repeatsWrong,
    boolean isReverse) {
  /** What is drilled. */
  public enum Drill {
    /** The sounds of hiragana. */
    HIRAGANA,
    /** The sounds of katakana. */
    KATAKANA,
    /** Those of both alphabets, by chance. */
    KANA,
    /** The chemical elements. */
    ELEMENT
  }

  private static final int KANA = 73;
  private static final int CARDS = 64;
  private static final OptionType<ElementField> FIELD =
      choice(
          ImmutableMap.of(
              "symbol", ElementField.SYMBOL,
              "name", ElementField.NAME,
              "number", ElementField.NUMBER,
              "weight", ElementField.WEIGHT,
              "density", ElementField.DENSITY,
              "configuration", ElementField.CONFIGURATION,
              "spectrum", ElementField.SPECTRUM));

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<FlashcardsOptions> SCHEMA =
      OptionRecord.of(
              FlashcardsOptions.class,
              option(
                  "drill",
                  choice(
                      ImmutableMap.of(
                          "hiragana", Drill.HIRAGANA,
                          "katakana", Drill.KATAKANA,
                          "kana", Drill.KANA,
                          "element", Drill.ELEMENT)),
                  Drill.HIRAGANA,
                  FlashcardsOptions::drill),
              off("pack", "full", "deck", FlashcardsOptions::isFull),
              option(
                  "count",
                  range(1, KANA, 1, 5, 20).or("all"),
                  Optional.empty(),
                  FlashcardsOptions::count),
              off("checking", "self", "typed", FlashcardsOptions::marksSelf),
              off("romaji", "hepburn", "any", FlashcardsOptions::isHepburn),
              option("show", FIELD, ElementField.SYMBOL, FlashcardsOptions::show),
              option("ask", FIELD, ElementField.NAME, FlashcardsOptions::ask),
              off("repeat-wrong", "on", "off", FlashcardsOptions::repeatsWrong),
              off("reverse", "on", "off", FlashcardsOptions::isReverse))
          .require(
              "pack",
              (options, seats) -> !options.isFull || !options.isElement(),
              "allowed: deck with drill=element") // FLC-4
          .require(
              "count",
              (options, seats) -> options.count.orElse(1) <= options.cards(),
              "allowed: up to 64 with pack=deck, up to 73 with pack=full") // FLC-5
          .require(
              "romaji",
              (options, seats) ->
                  !options.isHepburn
                      || !options.isElement() && !options.marksSelf && !options.isReverse,
              "allowed: any, unless with drill=hiragana, katakana or kana, checking=typed,"
                  + " reverse=off")
          .require(
              "reverse",
              (options, seats) -> !options.isReverse || !options.isElement(),
              "allowed: off with drill=element")
          .require(
              "show",
              (options, seats) -> options.isElement() || options.show == ElementField.SYMBOL,
              "allowed: symbol, unless with drill=element")
          .require(
              "ask",
              (options, seats) -> options.isElement() || options.ask == ElementField.NAME,
              "allowed: name, unless with drill=element")
          .require(
              "ask",
              (options, seats) -> options.ask != options.show,
              "allowed: another field than show") // FLC-2
          .build();

  /** Tells whether elements are drilled. */
  public boolean isElement() {
    return drill == Drill.ELEMENT;
  }

  /** Tells whether both alphabets are drilled, and chance says which a card shows. */
  public boolean isMixed() {
    return drill == Drill.KANA;
  }

  /** Tells whether an answer is chosen from several, and not made up (FLC-29, FLC-30). */
  public boolean offersChoices() {
    return ask == ElementField.SPECTRUM && !marksSelf;
  }

  /** Returns how many cards there are to choose from. */
  public int cards() {
    return isFull ? KANA : CARDS;
  }
}
