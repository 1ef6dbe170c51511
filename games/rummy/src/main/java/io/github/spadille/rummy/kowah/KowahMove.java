package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.choice;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.CardMoves;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.SeatMoves;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Kowah; seats from 0. */
public sealed interface KowahMove extends Move {
  /** How moves are written. */
  MoveSyntax<KowahMove> SYNTAX =
      MoveSyntax.<KowahMove>builder()
          .shuffle(Shuffle.class, CARDS, Shuffle::cards, Shuffle::new)
          .form("draw", Draw.class, choice(Source.class), Draw::source, Draw::of)
          .form("checki", Declare.class, CARD, Declare::pair, Declare::of)
          .form(
              "discard",
              DiscardDeclaring.class,
              CARD,
              DiscardDeclaring::card,
              choice(ImmutableMap.of("checki", "checki")),
              move -> "checki",
              CARD,
              DiscardDeclaring::pair,
              (seat, card, word, pair) -> new DiscardDeclaring(seat, card, pair))
          .form("discard", Discard.class, CARD, Discard::card, Discard::of)
          .form("claim", Claim.class, Claim::of)
          .form("pass", Pass.class, Pass::of)
          .build();

  /** Where a card is drawn from. */
  enum Source {
    /** The stock: its top card, face down. */
    STOCK,
    /** The discard pile: its top card. */
    DISCARD
  }

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the first on top
   */
  record Shuffle(CardList<PlayingCard> cards) implements KowahMove, ShuffleMove<PlayingCard> {}

  /** A seat draws a card. */
  record Draw(int seat, Source source) implements KowahMove {
    private static final SeatMoves<Draw> FROM_STOCK =
        SeatMoves.of(seat -> new Draw(seat, Source.STOCK));
    private static final SeatMoves<Draw> FROM_DISCARDS =
        SeatMoves.of(seat -> new Draw(seat, Source.DISCARD));

    /** Returns a draw; those of possible seats are shared. */
    public static Draw of(int seat, Source source) {
      return (source == Source.STOCK ? FROM_STOCK : FROM_DISCARDS).get(seat);
    }
  }

  /**
   * A seat declares before it draws.
   *
   * @param pair the card of the declared pair
   */
  record Declare(int seat, PlayingCard pair) implements KowahMove {
    static final CardMoves<PlayingCard, Declare> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Declare[]::new, Declare::new);

    /** Returns a declaration; those of possible seats are shared. */
    public static Declare of(int seat, PlayingCard pair) {
      return SHARED.get(seat, pair);
    }
  }

  /** A seat discards one of its nine cards and declares nothing. */
  record Discard(int seat, PlayingCard card) implements KowahMove {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A seat discards one of its nine cards and declares with it.
   *
   * @param card the discard
   * @param pair the card of the declared pair
   */
  record DiscardDeclaring(int seat, PlayingCard card, PlayingCard pair) implements KowahMove {}

  /** The seat that waits for a card takes it and wins. */
  record Claim(int seat) implements KowahMove {
    private static final SeatMoves<Claim> SHARED = SeatMoves.of(Claim::new);

    /** Returns a claim; those of possible seats are shared. */
    public static Claim of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** The seat that waits for a card lets it go. */
  record Pass(int seat) implements KowahMove {
    private static final SeatMoves<Pass> SHARED = SeatMoves.of(Pass::new);

    /** Returns a pass; those of possible seats are shared. */
    public static Pass of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends KowahMove {}
}
