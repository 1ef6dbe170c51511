package io.github.spadille.formats.highcard;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.seat.Viewer;

/** The moves of High Card. */
public sealed interface HighCardMove extends Move {
  /** How moves are written. */
  MoveSyntax<HighCardMove> SYNTAX =
      MoveSyntax.<HighCardMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("play", Play.class, Play::of, CARD.of(Play::card))
          .form("hide", Hide.class, Hide::new, CARD.of(Hide::card))
          .concealed(Hide.class)
          .build();

  /** Chance shuffles the pack; the first card is dealt first. */
  record Shuffle(CardList<PlayingCard> cards) implements HighCardMove, ShuffleMove<PlayingCard> {}

  /** A seat lays down a card face up. */
  record Play(int seat, PlayingCard card) implements HighCardMove {
    private static final Play[][] ALL =
        new Play[Viewer.MAX_SEATS][PlayingCard.FAMILY.cards().size()];

    static {
      for (int seat = 0; seat < ALL.length; seat++) {
        for (PlayingCard card : PlayingCard.FAMILY.cards()) {
          ALL[seat][card.index()] = new Play(seat, card);
        }
      }
    }

    /** Returns a play out of a table that has none for chance. */
    static Play of(int seat, PlayingCard card) {
      return ALL[seat][card.index()];
    }
  }

  /** A seat lays down a card face down. */
  record Hide(int seat, PlayingCard card) implements HighCardMove {}
}
