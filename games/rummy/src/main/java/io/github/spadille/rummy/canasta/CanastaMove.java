package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.choice;
import static io.github.spadille.engine.notation.Args.word;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.CardMoves;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.SeatMoves;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.MoveSyntax;

/**
 * The moves of Canasta.
 *
 * <p>Cards of the hand that are laid together stand in one order, whatever order they are given in:
 * natural cards by suit, then twos by suit, then X1 and X2.
 */
public sealed interface CanastaMove extends Move {
  /** How moves are written. */
  MoveSyntax<CanastaMove> SYNTAX = forms().build();

  private static MoveSyntax.Builder<CanastaMove> forms() {
    Arg<Boolean> answer = choice(ImmutableMap.of("yes", true, "no", false));
    return MoveSyntax.<CanastaMove>builder()
        .shuffle(Shuffle.class, CARDS)
        .form("draw", Draw.class, word("stock"))
        .form("take", TakeOnto.class, CARD)
        .form("take", TakeWith.class, CARD, CARD, CARD)
        .form("take", TakeNone.class, word("none"))
        .form("meld", Meld.class, CARD, CARD, CARD)
        .form("add", Add.class, CARD)
        .form("add", AddWild.class, CARD, MeldName.ARG)
        .form("lay", Lay.class, CARD)
        .form("ask", Ask.class)
        .form("answer", Answer.class, answer)
        .form("answer", AnswerTalk.class, answer, word("talk"))
        .form("discard", Discard.class, CARD)
        .form("done", Done.class)
        .form("pass", Pass.class);
  }

  /** Where a card is written: natural cards before twos before jokers, each by suit. */
  private static int place(PlayingCard card) {
    return (card.isJoker() ? 256 : card.is(Rank.TWO) ? 128 : 0) + card.index();
  }

  private static PlayingCard earlier(PlayingCard card, PlayingCard other) {
    return place(card) <= place(other) ? card : other;
  }

  private static PlayingCard later(PlayingCard card, PlayingCard other) {
    return place(card) <= place(other) ? other : card;
  }

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements CanastaMove, ShuffleMove<PlayingCard> {}

  /**
   * A player draws from the stock.
   *
   * @param seat the seat
   */
  record Draw(int seat) implements CanastaMove {
    private static final SeatMoves<Draw> SHARED = SeatMoves.of(Draw::new);

    /** Returns the move of a seat; those of possible seats are shared. */
    public static Draw of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A player takes the discard pile by adding the upcard to a meld of the side.
   *
   * @param seat the seat
   * @param upcard the top card of the pile
   */
  record TakeOnto(int seat, PlayingCard upcard) implements CanastaMove {}

  /**
   * A player takes the discard pile with two cards of the hand.
   *
   * @param seat the seat
   * @param upcard the top card of the pile
   * @param first a natural card
   * @param second the other card
   */
  record TakeWith(int seat, PlayingCard upcard, PlayingCard first, PlayingCard second)
      implements CanastaMove {
    /** Puts the two cards of the hand in order. */
    public TakeWith {
      PlayingCard given = first;
      first = earlier(given, second);
      second = later(given, second);
    }
  }

  /**
   * A player reaches for an upcard without being able to use it.
   *
   * @param seat the seat
   */
  record TakeNone(int seat) implements CanastaMove {}

  /**
   * A player lays down a new meld of three cards.
   *
   * @param seat the seat
   * @param first a natural card
   * @param second another natural card
   * @param third the third card
   */
  record Meld(int seat, PlayingCard first, PlayingCard second, PlayingCard third)
      implements CanastaMove {
    /** Puts the cards in order. */
    public Meld {
      PlayingCard early = earlier(first, second);
      PlayingCard late = later(first, second);
      first = earlier(early, third);
      second = later(early, earlier(late, third));
      third = later(late, third);
    }
  }

  /**
   * A player adds a natural card to the meld of its rank.
   *
   * @param seat the seat
   * @param card the card
   */
  record Add(int seat, PlayingCard card) implements CanastaMove {
    static final CardMoves<PlayingCard, Add> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Add[]::new, Add::new);

    /** Returns an addition; those of possible seats are shared. */
    public static Add of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A player adds a wild card to a meld.
   *
   * @param seat the seat
   * @param card the wild card
   * @param rank the rank of the meld
   */
  record AddWild(int seat, PlayingCard card, Rank rank) implements CanastaMove {}

  /**
   * A player lays down a red three.
   *
   * @param seat the seat
   * @param card the red three
   */
  record Lay(int seat, PlayingCard card) implements CanastaMove {}

  /**
   * A player asks the partner whether to go out.
   *
   * @param seat the seat
   */
  record Ask(int seat) implements CanastaMove {
    private static final SeatMoves<Ask> SHARED = SeatMoves.of(Ask::new);

    /** Returns the move of a seat; those of possible seats are shared. */
    public static Ask of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A player says whether the asker may go out.
   *
   * @param seat the seat that answers
   * @param yes whether that is allowed
   */
  record Answer(int seat, boolean yes) implements CanastaMove {}

  /**
   * A player says more than yes or no in answer.
   *
   * @param seat the seat that answers
   * @param yes the answer, which does not count
   */
  record AnswerTalk(int seat, boolean yes) implements CanastaMove {}

  /**
   * A player discards a card, which ends its turn.
   *
   * @param seat the seat
   * @param card the card
   */
  record Discard(int seat, PlayingCard card) implements CanastaMove {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A player ends a turn without a discard.
   *
   * @param seat the seat
   */
  record Done(int seat) implements CanastaMove {}

  /**
   * A player leaves the discard pile when the stock is empty.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements CanastaMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CanastaMove {}
}
