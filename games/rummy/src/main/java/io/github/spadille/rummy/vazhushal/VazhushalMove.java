package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.rummy.vazhushal.MeldArgs.GROUP;
import static io.github.spadille.rummy.vazhushal.MeldArgs.GROUP_OR_NEW;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Vazhushal; seats from 0, groups from 1. */
public sealed interface VazhushalMove extends Move {
  /** How moves are written. */
  MoveSyntax<VazhushalMove> SYNTAX =
      MoveSyntax.<VazhushalMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, Args.CARDS.of(Shuffle::cards))
          .form("draw stock", DrawStock.class, DrawStock::new)
          .form("draw line", DrawLine.class, DrawLine::new, NUMBER.of(DrawLine::count))
          .form("meld", Meld.class, Meld::new, MeldArgs.CARDS.of(Meld::cards))
          .form("put", Put.class, Put::new, CARD.of(Put::card), GROUP.of(Put::group))
          .form(
              "move",
              Shift.class,
              Shift::new,
              CARD.of(Shift::card),
              GROUP.of(Shift::from),
              GROUP_OR_NEW.of(Shift::to))
          .form("undo", Undo.class, Undo::new)
          .form("discard", Discard.class, Discard::of, CARD.of(Discard::card))
          .form("done", Done.class, Done::new)
          .build();

  /**
   * Chance shuffles the pack, and cards are dealt.
   *
   * @param cards the first on top
   */
  record Shuffle(CardList<PlayingCard> cards) implements VazhushalMove, ShuffleMove<PlayingCard> {}

  /** A seat draws the top card of the stock. */
  record DrawStock(int seat) implements VazhushalMove {}

  /** A seat takes so many of the newest cards of the line. */
  record DrawLine(int seat, int count) implements VazhushalMove {}

  /** A seat melds, adds or moves cards (VAZ-27). */
  sealed interface Melding extends VazhushalMove {
    /** Returns how many cards leave the hand. */
    int laid();

    /** Returns what the player holds and has melded after it. */
    Holding after(Holding player);
  }

  /** A seat lays a new group from its hand. */
  record Meld(int seat, CardBag<PlayingCard> cards) implements Melding {
    @Override
    public int laid() {
      return cards.size();
    }

    @Override
    public Holding after(Holding player) { // VAZ-38
      return player.laid(cards);
    }
  }

  /** A seat adds a card from its hand to a group. */
  record Put(int seat, PlayingCard card, int group) implements Melding {
    @Override
    public int laid() {
      return 1;
    }

    @Override
    public Holding after(Holding player) { // VAZ-41
      return player.put(card, group);
    }
  }

  /**
   * A seat moves a card from one of its groups to another, or to a new one: {@link MeldGroups#NEW}.
   */
  record Shift(int seat, PlayingCard card, int from, int to) implements Melding {
    @Override
    public int laid() {
      return 0;
    }

    @Override
    public Holding after(Holding player) { // VAZ-42
      return player.moved(card, from, to);
    }
  }

  /** A seat takes back what it has done since its groups were valid last. */
  record Undo(int seat) implements VazhushalMove {}

  /** A seat discards a card and ends its turn. */
  record Discard(int seat, PlayingCard card) implements VazhushalMove {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A seat ends its final melding. */
  record Done(int seat) implements VazhushalMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends VazhushalMove {}
}
