package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.choice;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.rummy.kowah.KowahCards.Source;

/** The moves of Kowah; seats from 0. */
public sealed interface KowahMove extends Move {
  /** How moves are written. */
  MoveSyntax<KowahMove> SYNTAX =
      MoveSyntax.<KowahMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("draw", Draw.class, Draw::new, choice(Source.class).of(Draw::source))
          .form("checki", Declare.class, Declare::new, CARD.of(Declare::pair))
          .form(
              "discard",
              DiscardDeclaring.class,
              DiscardDeclaring::new,
              CARD.of(DiscardDeclaring::card),
              CARD.of(DiscardDeclaring::pair).after("checki"))
          .form("discard", Discard.class, Discard::of, CARD.of(Discard::card))
          .form("claim", Claim.class, Claim::new)
          .form("pass", Pass.class, Pass::new)
          .named(DiscardDeclaring.class, "discard-declaring")
          .build();

  /** Chance shuffles the pack, the first card on top, and the hand is dealt. */
  record Shuffle(CardList<PlayingCard> cards) implements KowahMove, ShuffleMove<PlayingCard> {}

  /** A seat draws a card. */
  record Draw(int seat, Source source) implements KowahMove {
    static Draw fromStock(int seat) {
      return new Draw(seat, Source.STOCK);
    }

    static Draw fromDiscards(int seat) {
      return new Draw(seat, Source.DISCARD);
    }
  }

  /** A seat declares a pair. */
  sealed interface Declaring extends KowahMove {
    /** Returns the card of the pair. */
    PlayingCard pair();
  }

  /** A seat declares a pair of a card before it draws. */
  record Declare(int seat, PlayingCard pair) implements Declaring {}

  /** A seat discards one of its nine cards. */
  sealed interface Discarding extends KowahMove {
    /** Returns the discard. */
    PlayingCard card();
  }

  /** A seat discards a card and declares nothing. */
  record Discard(int seat, PlayingCard card) implements Discarding {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A seat discards a card and declares a pair of another. */
  record DiscardDeclaring(int seat, PlayingCard card, PlayingCard pair)
      implements Discarding, Declaring {}

  /** The seat that waits for a card takes it and wins. */
  record Claim(int seat) implements KowahMove {}

  /** The seat that waits for a card lets it go. */
  record Pass(int seat) implements KowahMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends KowahMove {}
}
