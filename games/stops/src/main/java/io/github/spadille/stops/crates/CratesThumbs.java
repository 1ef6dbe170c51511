package io.github.spadille.stops.crates;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.stops.crates.CratesMove.Name;
import io.github.spadille.stops.crates.CratesMove.Play;
import java.util.Optional;

/**
 * What a sensible player of Crates would rather do: play cards that cost most, keep threes, play
 * from the longest suit and name it, and say that only one card is left.
 */
final class CratesThumbs implements RulesOfThumb<CratesState, CratesMove> {
  static final CratesThumbs INSTANCE = new CratesThumbs();

  private static final int USUAL = 100;
  private static final int SUIT = 20;
  private static final int CALLED = 30;

  private CratesThumbs() {}

  @Override
  public int weight(CratesState state, CratesMove move) {
    CardSet<PlayingCard> hand = state.hands().get(move.seat());
    if (move instanceof Name name) {
      return named(hand, name.suit());
    }
    if (!(move instanceof Play play)) {
      return 1;
    }
    PlayingCard card = play.card();
    if (card.isJoker()) {
      return USUAL;
    }
    int weight = urgency(card.rank()) + SUIT * PlayingCards.countSuit(hand, card.suit());
    Suit suit = play.suit().orElse(card.suit());
    weight = suit == card.suit() ? weight : weight + named(hand.without(card), suit);
    weight = weight * weight / USUAL;
    return play.calls() ? weight * CALLED : weight;
  }

  private static int named(CardSet<PlayingCard> hand, Suit suit) {
    int held = PlayingCards.countSuit(hand, suit);
    return 1 + SUIT * held * held;
  }

  /** Returns how soon a card goes, by what it costs at the end and does before (CRT-45 to 48). */
  private static int urgency(Rank rank) {
    return switch (rank) {
      case THREE -> USUAL / 10;
      case EIGHT -> USUAL / 2;
      case FIVE, SIX, NINE -> 2 * USUAL;
      default -> USUAL;
    };
  }

  @Override
  public Optional<Phrase> reason(CratesState state, CratesMove move) {
    return move instanceof Play play && play.calls()
        ? Optional.of(Phrase.of("thumb.call"))
        : Optional.empty();
  }
}
