package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.SUIT;
import static io.github.spadille.engine.notation.Args.flag;
import static io.github.spadille.engine.notation.Args.optional;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;
import java.util.Optional;

/** The moves of Page One beside a shuffle and a pass; seats from 0. */
public sealed interface PageOneMove extends TrickMove {
  /** How moves are written. */
  MoveSyntax<TrickMove> SYNTAX =
      MoveSyntax.<TrickMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "play",
              PlaySaying.class,
              PlaySaying::new,
              CARD.of(PlaySaying::card),
              optional("suit", SUIT).of(PlaySaying::suit),
              flag("call").of(PlaySaying::calls))
          .form("call", Call.class, Call::new)
          .form("draw", Draw.class, Draw::new)
          .form("catch", Catch.class, Catch::new)
          .form("pass", Pass.class, Pass::new)
          .build();

  /** A seat plays a card; it may name the suit of a joker led, and call its last card. */
  record PlaySaying(int seat, PlayingCard card, Optional<Suit> suit, boolean calls)
      implements PageOneMove {
    private static final CardMoves<PlayingCard, PlaySaying> SILENT = plain(false);
    private static final CardMoves<PlayingCard, PlaySaying> CALLING = plain(true);

    /** Returns the lead of a joker with the name of a suit, without a call. */
    static PlaySaying naming(Suit suit, int seat, PlayingCard joker) {
      boolean calls = false;
      return new PlaySaying(seat, joker, Optional.of(suit), calls);
    }

    /** Returns this play with a call. */
    PlaySaying calling() {
      boolean calls = true;
      return new PlaySaying(seat, card, suit, calls);
    }

    private static CardMoves<PlayingCard, PlaySaying> plain(boolean calls) {
      return CardMoves.of(
          FAMILY,
          PlaySaying[]::new,
          (by, card) -> new PlaySaying(by, card, Optional.empty(), calls));
    }

    /** Returns plays that name no suit: without a call, and then with one if the seat may call. */
    static MoveList<TrickMove> list(int seat, CardSet<PlayingCard> cards, boolean mayCall) {
      MoveList<TrickMove> plays = MoveList.ofCards(cards, SILENT, seat);
      return mayCall ? plays.plus(MoveList.ofCards(cards, CALLING, seat)) : plays;
    }
  }

  /** A seat says "Page One" late. */
  record Call(int seat) implements PageOneMove {}

  /** A seat draws the top card of the stock. */
  record Draw(int seat) implements PageOneMove {}

  /** A seat notices that another did not call. */
  record Catch(int seat) implements PageOneMove {}
}
