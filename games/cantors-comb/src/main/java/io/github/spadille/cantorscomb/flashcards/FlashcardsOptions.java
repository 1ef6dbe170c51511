package io.github.spadille.cantorscomb.flashcards;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Flashcards.
 *
 * @param drill what is drilled
 * @param fullPack whether all 73 kana are in the pack, and not the 64 cards of the deck
 * @param count how many cards are drilled, if not all
 * @param marksSelf whether the player marks the answers, and types none
 * @param hepburn whether only Hepburn's romanization is right
 * @param show the field of an element that is shown
 * @param ask the field of an element that is asked
 * @param repeatsWrong whether wrong cards come again
 * @param reverse whether the sound is shown and the character asked
 */
@Value.Builder
public record FlashcardsOptions(
    Drill drill,
    boolean fullPack,
    Optional<Integer> count,
    boolean marksSelf,
    boolean hepburn,
    ElementField show,
    ElementField ask,
    boolean repeatsWrong,
    boolean reverse)
    implements WithFlashcardsOptions {
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

  /** Returns the options of the base rules. */
  public static FlashcardsOptions defaults() {
    return new FlashcardsOptionsBuilder()
        .drill(Drill.HIRAGANA)
        .show(ElementField.SYMBOL)
        .ask(ElementField.NAME)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<FlashcardsOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option(
              "drill",
              choice(
                  ImmutableMap.of(
                      "hiragana", Drill.HIRAGANA,
                      "katakana", Drill.KATAKANA,
                      "kana", Drill.KANA,
                      "element", Drill.ELEMENT)))
          .of(FlashcardsOptions::drill, FlashcardsOptions::withDrill)
          .flag("pack", "full", "deck")
          .of(FlashcardsOptions::fullPack, FlashcardsOptions::withFullPack)
          .option("count", range(1, KANA, 1, 5, 20).or("all"))
          .of(FlashcardsOptions::count, FlashcardsOptions::withCount)
          .flag("checking", "self", "typed")
          .of(FlashcardsOptions::marksSelf, FlashcardsOptions::withMarksSelf)
          .flag("romaji", "hepburn", "any")
          .of(FlashcardsOptions::hepburn, FlashcardsOptions::withHepburn)
          .option("show", FIELD)
          .of(FlashcardsOptions::show, FlashcardsOptions::withShow)
          .option("ask", FIELD)
          .of(FlashcardsOptions::ask, FlashcardsOptions::withAsk)
          .flag("repeat-wrong", "on", "off")
          .of(FlashcardsOptions::repeatsWrong, FlashcardsOptions::withRepeatsWrong)
          .flag("reverse", "on", "off")
          .of(FlashcardsOptions::reverse, FlashcardsOptions::withReverse)
          .require(
              "pack",
              (options, seats) -> !options.fullPack || !options.isElement(),
              "allowed: deck with drill=element") // FLC-4
          .require(
              "count",
              (options, seats) -> options.count.orElse(1) <= options.cards(),
              "allowed: up to 64 with pack=deck, up to 73 with pack=full") // FLC-5
          .require(
              "romaji",
              (options, seats) ->
                  !options.hepburn
                      || !options.isElement() && !options.marksSelf && !options.reverse,
              "allowed: any, unless with drill=hiragana, katakana or kana, checking=typed,"
                  + " reverse=off")
          .require(
              "reverse",
              (options, seats) -> !options.reverse || !options.isElement(),
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
    return fullPack ? KANA : CARDS;
  }
}
