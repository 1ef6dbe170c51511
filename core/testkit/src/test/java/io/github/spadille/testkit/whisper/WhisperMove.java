package io.github.spadille.testkit.whisper;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Whisper. */
public sealed interface WhisperMove extends Move {
  /** How moves are written when all hear a bid. */
  MoveSyntax<WhisperMove> OPEN_BIDS = forms().build();

  /** How moves are written when bids are secret. */
  MoveSyntax<WhisperMove> SECRET_BIDS = forms().concealed(Bid.class).build();

  /** The forms of all moves; the shuffle is concealed. */
  static MoveSyntax.Builder<WhisperMove> forms() {
    return MoveSyntax.<WhisperMove>builder()
        .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
        .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::cards))
        .form("play", Play.class, Play::new, CARD.of(Play::card));
  }

  /** Chance shuffles the pack, and the hands are dealt. */
  record Shuffle(CardList<PlayingCard> cards) implements WhisperMove, ShuffleMove<PlayingCard> {}

  /** A seat says how many red cards it will show. */
  record Bid(int seat, int cards) implements WhisperMove {}

  /** A seat shows a card. */
  record Play(int seat, PlayingCard card) implements WhisperMove {}
}
