package io.github.spadille.cantorscomb;

import static com.google.common.base.Preconditions.checkArgument;
import static io.github.spadille.cantorscomb.CombCard.FAMILY;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Maps;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.rulebook.Rulebook;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The packs that can be made from a Cantor's Comb deck, and which card bears what.
 *
 * <p>A pack is given as the cards that stay in. A game of another family has cards and a notation
 * of its own; {@link #withPlaying} and its like say which card of this deck is meant (DCK-5).
 */
public final class CombDeck {
  /** The numbered rules of the deck. */
  public static final Rulebook RULEBOOK = Rulebook.resource(CombDeck.class, "deck.md");

  /** The ranks from the two to the king, with those that only larger packs have in their place. */
  public static final ImmutableList<Rank> RANKS = // DCK-8
      ImmutableList.of(
          Rank.TWO,
          Rank.THREE,
          Rank.FOUR,
          Rank.FIVE,
          Rank.SIX,
          Rank.SEVEN,
          Rank.EIGHT,
          Rank.NINE,
          Rank.TEN,
          Rank.ELEVEN,
          Rank.TWELVE,
          Rank.THIRTEEN,
          Rank.JACK,
          Rank.QUEEN,
          Rank.KING);

  private static final int JOKERS = 2; // DCK-7
  private static final int CLASSIC_PER_SYMBOL = 5;

  private static final Deck<CombCard> FULL =
      Deck.of(FAMILY, FAMILY.cards()).named("Cantor's Comb 64");
  private static final ImmutableMap<PlayingCard, CombCard> BY_PLAYING =
      Maps.uniqueIndex(FAMILY.cards(), CombCard::playing);
  private static final ImmutableMap<String, CombCard> BY_HANAFUDA =
      Maps.uniqueIndex(hanafuda().cards(), card -> card.hanafuda().orElseThrow());
  private static final ImmutableMap<String, CombCard> BY_SOUND =
      Maps.uniqueIndex(FAMILY.cards(), CombCard::sound);
  private static final ImmutableMap<String, CombCard> BY_ELEMENT =
      Maps.uniqueIndex(FAMILY.cards(), card -> card.element().symbol());
  private static final CardSet<CombCard> PICTURES = // DCK-9
      CardSet.copyOf(FAMILY, cardsOf(PlayingCard.cards("Kh Jh Js")));

  private static final ImmutableMap<String, Deck<CombCard>> PACKS =
      ImmutableMap.<String, Deck<CombCard>>builder()
          .put("full", FULL)
          .put("standard-52", standard(0))
          .put("standard-53", standard(1))
          .put("standard-54", standard(2))
          .put("five-hundred-43", fiveHundred43())
          .put("five-hundred-63", fiveHundred63())
          .put("hanafuda", hanafuda())
          .put("zener-25", zenerClassic())
          .buildOrThrow();

  private CombDeck() {}

  /**
   * Returns all 64 cards: the pack of Cantor's Comb, the Magic Eight Ball and the flashcards
   * (DCK-25), of a standard game with the option {@code full-deck} (DCK-22, DCK-22a), and of the
   * full Zener test (DCK-24).
   */
  public static Deck<CombCard> full() {
    return FULL;
  }

  /**
   * Returns the cards of a standard pack of 52 with some jokers (DCK-17, DCK-18).
   *
   * @param jokers 0 to 2; one joker is {@code X1}
   * @throws IllegalArgumentException if there are not so many jokers
   */
  public static Deck<CombCard> standard(int jokers) {
    checkArgument(jokers >= 0 && jokers <= JOKERS, "%s jokers; expected 0 to 2", jokers);
    return of(Deck.standard52().plusJokers(jokers)).named("standard " + (52 + jokers));
  }

  /** Returns the cards of the 43 for Five Hundred with four players (DCK-20). */
  public static Deck<CombCard> fiveHundred43() {
    return of(Deck.fiveHundred43());
  }

  /** Returns the cards of the 63 for Five Hundred with six players: all but one joker (DCK-21). */
  public static Deck<CombCard> fiveHundred63() {
    return of(Deck.fiveHundred63());
  }

  /**
   * Returns the cards that make up a pack of playing cards, whichever a game uses (DCK-19).
   *
   * @throws IllegalArgumentException if the pack has a card twice, or one with a second back
   */
  public static Deck<CombCard> of(Deck<PlayingCard> pack) {
    checkArgument(pack.isDistinct(), "%s has a card twice", pack.name());
    return Deck.of(FAMILY, cardsOf(pack.cards())).named(pack.name());
  }

  private static ImmutableList<CombCard> cardsOf(List<PlayingCard> cards) {
    ImmutableList.Builder<CombCard> found = ImmutableList.builder();
    for (PlayingCard card : cards) {
      found.add(withPlaying(card));
    }
    return found.build();
  }

  /** Returns the 48 flower cards: numbers 1 to 12 (DCK-23). */
  public static Deck<CombCard> hanafuda() {
    List<CombCard> cards = new ArrayList<>();
    for (CombCard card : FAMILY.cards()) {
      if (card.hanafuda().isPresent()) {
        cards.add(card);
      }
    }
    return Deck.of(FAMILY, cards).named("hanafuda 48");
  }

  /**
   * Returns the 25 cards of the classic Zener test: of each symbol the five that come first in the
   * deck (DCK-24), and no blank (DCK-26).
   */
  public static Deck<CombCard> zenerClassic() {
    List<CombCard> cards = new ArrayList<>();
    int[] found = new int[ZenerSymbol.values().length];
    for (CombCard card : FAMILY.cards()) {
      if (card.zener().isPresent() && found[card.zener().get().ordinal()]++ < CLASSIC_PER_SYMBOL) {
        cards.add(card);
      }
    }
    return Deck.of(FAMILY, cards).named("Zener 25");
  }

  /**
   * Returns the cards with a picture of a face, wild in a game with the option {@code
   * picture-wilds} (DCK-9, DCK-22a).
   */
  public static CardSet<CombCard> pictures() {
    return PICTURES;
  }

  /**
   * Returns all packs by short names, such as {@code hanafuda}; {@code full} is the first.
   *
   * <p>Packs of other games are made by {@link #of}.
   */
  public static ImmutableMap<String, Deck<CombCard>> packs() {
    return PACKS;
  }

  /**
   * Returns the card that is a playing card.
   *
   * @throws IllegalArgumentException if there is none, as for a second back
   */
  public static CombCard withPlaying(PlayingCard playing) {
    return find(BY_PLAYING, playing, "playing card");
  }

  /**
   * Returns the card that is a flower card.
   *
   * @param code such as {@code 8B}
   * @throws IllegalArgumentException if there is none
   */
  public static CombCard withHanafuda(String code) {
    return find(BY_HANAFUDA, code, "flower card");
  }

  /**
   * Returns the card of a kana.
   *
   * @param sound such as {@code shi}
   * @throws IllegalArgumentException if there is none, as for the sounds with p
   */
  public static CombCard withSound(String sound) {
    return find(BY_SOUND, sound, "sound");
  }

  /**
   * Returns the card of a chemical element.
   *
   * @param symbol such as {@code Fe}
   * @throws IllegalArgumentException if there is none
   */
  public static CombCard withElement(String symbol) {
    return find(BY_ELEMENT, symbol, "element");
  }

  /**
   * Returns the cards that show a text, by what they show it as; none if no card does.
   *
   * <p>Case counts where it makes a difference: {@code I} is iodine, {@code i} the second kana, and
   * {@code IRON} is iron.
   *
   * @param text such as {@code 7.2}, {@code Kh}, {@code き}, {@code Fe}, {@code star}
   */
  public static ImmutableSetMultimap<CombFace, CombCard> find(String text) {
    String face =
        Normalizer.normalize(CharMatcher.whitespace().trimFrom(text), Normalizer.Form.NFC);
    ImmutableSetMultimap<CombFace, CombCard> exact = find(face::equals);
    return exact.isEmpty() ? find(face::equalsIgnoreCase) : exact;
  }

  private static ImmutableSetMultimap<CombFace, CombCard> find(Predicate<String> isMeant) {
    ImmutableSetMultimap.Builder<CombFace, CombCard> found = ImmutableSetMultimap.builder();
    for (CombFace face : CombFace.values()) {
      for (CombCard card : FAMILY.cards()) {
        face.of(card).filter(isMeant).ifPresent(shown -> found.put(face, card));
      }
    }
    return found.build();
  }

  private static <K> CombCard find(ImmutableMap<K, CombCard> cards, K key, String what) {
    CombCard card = cards.get(key);
    checkArgument(card != null, "no card of the deck has the %s %s", what, key);
    return card;
  }
}
