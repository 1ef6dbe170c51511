package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.fishing.hanafuda.HanafudaCard;

/** The moves of Koi-Koi. */
public sealed interface KoiKoiMove extends Move {
  /** How moves are written. */
  MoveSyntax<KoiKoiMove> SYNTAX = syntax();

  private static MoveSyntax<KoiKoiMove> syntax() {
    Arg<HanafudaCard> card = Args.card(FAMILY);
    Arg<CardList<HanafudaCard>> cards = Args.cards(FAMILY);
    Arg<CardSet<HanafudaCard>> fieldCards = // KOI-15
        Args.set(FAMILY, field -> field, "cards such as 8B 8P1, none twice");
    return MoveSyntax.<KoiKoiMove>builder()
        .shuffle(Shuffle.class, Shuffle::new, cards.of(Shuffle::cards))
        .form(
            "capture",
            Capture.class,
            Capture::new,
            card.of(Capture::card),
            fieldCards.of(Capture::captured))
        .form("discard", Discard.class, Discard::of, card.of(Discard::card))
        .form("take", Take.class, Take::of, card.of(Take::card))
        .form("koi", Koi.class, Koi::of)
        .form("shobu", Shobu.class, Shobu::of)
        .build();
  }

  /**
   * Chance shuffles the pack; lots are drawn from it, or a round is dealt.
   *
   * @param cards the whole pack, the first drawn or dealt first
   */
  record Shuffle(CardList<HanafudaCard> cards) implements KoiKoiMove, ShuffleMove<HanafudaCard> {}

  /**
   * A seat plays a card and captures cards of the field with it.
   *
   * @param seat the seat
   * @param card the card from the hand
   * @param captured the cards from the field
   */
  record Capture(int seat, HanafudaCard card, CardSet<HanafudaCard> captured)
      implements KoiKoiMove {}

  /**
   * A seat puts a card that matches nothing on the field.
   *
   * @param seat the seat
   * @param card the card from the hand
   */
  record Discard(int seat, HanafudaCard card) implements KoiKoiMove {
    static final CardMoves<HanafudaCard, Discard> SHARED =
        CardMoves.of(HanafudaCard.FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, HanafudaCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A seat chooses which card of the field the card turned from the stock captures.
   *
   * @param seat the seat
   * @param card the card from the field
   */
  record Take(int seat, HanafudaCard card) implements KoiKoiMove {
    static final CardMoves<HanafudaCard, Take> SHARED =
        CardMoves.of(HanafudaCard.FAMILY, Take[]::new, Take::new);

    /** Returns a choice; those of possible seats are shared. */
    public static Take of(int seat, HanafudaCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A seat plays on.
   *
   * @param seat the seat
   */
  record Koi(int seat) implements KoiKoiMove {
    private static final SeatMoves<Koi> SHARED = SeatMoves.of(Koi::new);

    /** Returns a call; those of possible seats are shared. */
    public static Koi of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A seat stops the round and scores.
   *
   * @param seat the seat
   */
  record Shobu(int seat) implements KoiKoiMove {
    private static final SeatMoves<Shobu> SHARED = SeatMoves.of(Shobu::new);

    /** Returns a stop; those of possible seats are shared. */
    public static Shobu of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends KoiKoiMove {}
}
