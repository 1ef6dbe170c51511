package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.choice;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Cactus; seats from 0, slots from 1. */
public sealed interface CactusMove extends Move {
  /** How a look at a card is written. */
  ImmutableMap<String, Power> PEEKS = ImmutableMap.of("opp", Power.PEEK_OPP, "own", Power.PEEK_OWN);

  /** How moves are written. */
  MoveSyntax<CactusMove> SYNTAX =
      MoveSyntax.<CactusMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("draw", Draw.class, Draw::new, choice(Source.class).of(Draw::source))
          .form("swap", Swap.class, Swap::new, NUMBER.of(Swap::slot))
          .form("discard", Discard.class, Discard::new)
          .form("trade", Trade.class, Trade::new, NUMBER.of(Trade::own), NUMBER.of(Trade::other))
          .form("peek", Peek.class, Peek::new, choice(PEEKS).of(Peek::power), NUMBER.of(Peek::slot))
          .form("skip", Skip.class, Skip::new)
          .form("end", End.class, End::new)
          .form("cactus", Call.class, Call::new)
          .form("match", Match.class, Match::new, NUMBER.of(Match::slot))
          .form("pass", Pass.class, Pass::new)
          .build();

  /** Where a card is drawn from. */
  enum Source {
    /** The stock: its top card, face down. */
    STOCK,
    /** The discards: the upcard. */
    DISCARD
  }

  /** What a card lets you do if you discard it (CAC-14). */
  enum Power {
    /** Nothing. */
    NONE,
    /** Exchange a card with one of the opponent. */
    SWAP,
    /** Look at a card of the opponent. */
    PEEK_OPP,
    /** Look at an own card. */
    PEEK_OWN
  }

  /**
   * Chance shuffles the pack, and the hand is dealt; or the discards, which are the new stock.
   *
   * @param cards the first on top
   */
  record Shuffle(CardList<PlayingCard> cards) implements CactusMove, ShuffleMove<PlayingCard> {}

  /** A seat draws a card. */
  record Draw(int seat, Source source) implements CactusMove {
    static Draw fromStock(int seat) {
      return new Draw(seat, Source.STOCK);
    }

    static Draw ofUpcard(int seat) {
      return new Draw(seat, Source.DISCARD);
    }
  }

  /** A seat puts the card drawn into a slot, and the card that lay there on the discards. */
  record Swap(int seat, int slot) implements CactusMove {}

  /** A seat discards the card drawn. */
  record Discard(int seat) implements CactusMove {}

  /** A seat exchanges the card in one of its slots with that in a slot of the other, unseen. */
  record Trade(int seat, int own, int other) implements CactusMove {}

  /** A seat looks at a card: one of its own or one of the other, as the power says. */
  record Peek(int seat, Power power, int slot) implements CactusMove {}

  /** A seat does not use the power of the card that it has discarded. */
  record Skip(int seat) implements CactusMove {}

  /** A seat ends its turn. */
  record End(int seat) implements CactusMove {}

  /** A seat ends its turn and calls Cactus, so that the other has one more turn. */
  record Call(int seat) implements CactusMove {}

  /** A seat turns up one of its cards that should equal the upcard in rank. */
  record Match(int seat, int slot) implements CactusMove {}

  /** A seat makes no further match before the next turn. */
  record Pass(int seat) implements CactusMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CactusMove {}
}
