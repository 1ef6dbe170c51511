package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.SEAT;
import static io.github.spadille.engine.notation.Args.TIME;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Pirate; seats from 0, times in milliseconds since play began (PIR-6). */
public sealed interface PirateMove extends Move {
  /** How moves are written. */
  MoveSyntax<PirateMove> SYNTAX =
      MoveSyntax.<PirateMove>builder()
          .chance(
              "shuffle",
              Shuffle.class,
              Shuffle::new,
              SEAT.of(Shuffle::owner),
              CARDS.of(Shuffle::cards))
          .concealed(Shuffle.class)
          .form("cut", Cut.class, Cut::new, NUMBER.of(Cut::place))
          .form("turn", TurnUp.class, TurnUp::new, TIME.of(TurnUp::time))
          .form("play", Play.class, Play::new, CARD.of(Play::card), TIME.of(Play::time))
          .form("claim", Claim.class, Claim::new, CARD.of(Claim::card), TIME.of(Claim::time))
          .form("pass", Pass.class, Pass::of)
          .build();

  /** Chance shuffles the pack of its owner, a seat; the first card is on top. */
  record Shuffle(int owner, CardList<PlayingCard> cards)
      implements PirateMove, ShuffleMove<PlayingCard> {}

  /** A seat cuts its pack and exposes the card at a place, counted from the top, from 1. */
  record Cut(int seat, int place) implements PirateMove {}

  /** A seat turns up the top card of its stock. */
  record TurnUp(int seat, long time) implements PirateMove, TimedMove<TurnUp> {
    @Override
    public TurnUp at(long time) {
      return new TurnUp(seat, time);
    }
  }

  /** A seat builds a card on a ship. */
  sealed interface Build extends PirateMove, TimedMove<Build> {
    /** Returns the card. */
    PlayingCard card();

    @Override
    Build at(long time);
  }

  /** A seat builds the top card of its waste. */
  record Play(int seat, PlayingCard card, long time) implements Build {
    @Override
    public Play at(long time) {
      return new Play(seat, card, time);
    }
  }

  /** A seat that is out builds the card that the other seat has just turned up. */
  record Claim(int seat, PlayingCard card, long time) implements Build {
    @Override
    public Claim at(long time) {
      return new Claim(seat, card, time);
    }
  }

  /** A seat lets the other capture a ship. */
  record Pass(int seat) implements PirateMove {
    private static final SeatMoves<Pass> SHARED = SeatMoves.of(Pass::new);

    /** Returns a pass; those of possible seats are shared. */
    public static Pass of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends PirateMove {}
}
