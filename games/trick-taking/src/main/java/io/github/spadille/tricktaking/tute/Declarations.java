package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;

/**
 * What has been declared and shown in a hand.
 *
 * @param marriages the marriages, in the order in which they were declared
 * @param shown the card turned up and all cards that were declared, wherever they lie now
 */
public record Declarations(ImmutableList<DeclareMarriage> marriages, CardSet<PlayingCard> shown) {
  private static final Declarations NONE = new Declarations(ImmutableList.of(), noCards());

  /** Returns the declarations before the deal: none, and no card is shown. */
  public static Declarations none() {
    return NONE;
  }

  /** Tells whether the marriage of a suit has been declared, by whomever. */
  public boolean has(Suit suit) {
    for (DeclareMarriage marriage : marriages) {
      if (marriage.suit() == suit) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether a seat has declared a marriage of another suit than trumps. */
  public boolean hasTwenty(int seat, Suit trumps) {
    for (DeclareMarriage marriage : marriages) {
      if (marriage.seat() == seat && marriage.suit() != trumps) {
        return true;
      }
    }
    return false;
  }

  /** Returns seat and suit of each marriage, as words in a row: {@code 0 c 2 d}. */
  ImmutableList<String> words() {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    for (DeclareMarriage marriage : marriages) {
      words.add(Integer.toString(marriage.seat()), marriage.suit().code());
    }
    return words.build();
  }

  Declarations with(DeclareMarriage marriage) {
    return new Declarations(
        ImmutableList.<DeclareMarriage>builder().addAll(marriages).add(marriage).build(), shown);
  }

  Declarations showing(CardSet<PlayingCard> cards) {
    return new Declarations(marriages, shown.union(cards));
  }
}
