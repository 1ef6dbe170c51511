package io.github.spadille.stops.crates;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.SUIT;
import static io.github.spadille.engine.notation.Args.flag;
import static io.github.spadille.engine.notation.Args.optional;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.Optional;

/** The moves of Crates. */
public sealed interface CratesMove extends Move {
  /** How moves are written. */
  MoveSyntax<CratesMove> SYNTAX =
      MoveSyntax.<CratesMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("suit", Name.class, Name::new, SUIT.of(Name::suit))
          .form(
              "play",
              Play.class,
              Play::new,
              CARD.of(Play::card),
              optional("suit", SUIT).of(Play::suit),
              flag("call").of(Play::calls))
          .form("draw", Draw.class, Draw::of)
          .build();

  /**
   * Chance shuffles the pack for a deal, or the discards for a new stock.
   *
   * @param cards the cards, the first on top
   */
  record Shuffle(CardList<PlayingCard> cards) implements CratesMove, ShuffleMove<PlayingCard> {}

  /** The dealer names the suit for the first play. */
  record Name(int seat, Suit suit) implements CratesMove {}

  /**
   * A seat plays a card.
   *
   * @param suit the suit to match that it names, if it names one
   * @param calls whether it says "one card", as it must with its last card but one
   */
  record Play(int seat, PlayingCard card, Optional<Suit> suit, boolean calls)
      implements CratesMove {
    private static final boolean CALLS = true;
    private static final CardMoves<PlayingCard, Play> SILENT = plays(!CALLS);
    private static final CardMoves<PlayingCard, Play> CALLING = plays(CALLS);

    private static CardMoves<PlayingCard, Play> plays(boolean calls) {
      return CardMoves.of(
          PlayingCard.FAMILY,
          Play[]::new,
          (seat, card) -> new Play(seat, card, Optional.empty(), calls));
    }

    /**
     * Returns plays without a suit, in the order of the pack; then the same with calls if legal.
     */
    static MoveList<CratesMove> list(int seat, CardSet<PlayingCard> cards, boolean mayCall) {
      MoveList<CratesMove> plays = MoveList.ofCards(cards, SILENT, seat);
      return mayCall ? plays.plus(MoveList.ofCards(cards, CALLING, seat)) : plays;
    }
  }

  /** A seat that cannot play draws. */
  record Draw(int seat) implements CratesMove {
    private static final SeatMoves<Draw> SHARED = SeatMoves.of(Draw::new);

    /** Returns a draw; those of possible seats are shared. */
    public static Draw of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CratesMove {}
}
