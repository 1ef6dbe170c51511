package io.github.spadille.stops.crates;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.SUIT;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.CardMoves;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.SeatMoves;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The moves of Crates. */
public sealed interface CratesMove extends Move {
  /** What is said with the last card but one. */
  enum OneCard {
    /** "One card". */
    CALL
  }

  /** How a call is written. */
  Arg<OneCard> CALL = Args.choice(OneCard.class);

  /** How moves are written. */
  MoveSyntax<CratesMove> SYNTAX =
      MoveSyntax.<CratesMove>builder()
          .shuffle(Shuffle.class, CARDS, Shuffle::cards, Shuffle::new)
          .form("suit", Name.class, SUIT, Name::suit, Name::new)
          .form("play", Play.class, CARD, Play::card, Play::of)
          .form("play", Naming.class, CARD, Naming::card, SUIT, Naming::suit, Naming::of)
          .form("play", Calling.class, CARD, Calling::card, CALL, Calling::call, Calling::new)
          .form(
              "play",
              NamingCalling.class,
              CARD,
              NamingCalling::card,
              SUIT,
              NamingCalling::suit,
              CALL,
              NamingCalling::call,
              NamingCalling::new)
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

  /** A seat plays a card, perhaps with a suit or a call. */
  sealed interface Card extends CratesMove {
    /** Returns the card. */
    PlayingCard card();

    /** Returns the suit that is named, or null if none is. */
    default @Nullable Suit suit() {
      return null;
    }

    /** Returns what is said, or null if nothing is. */
    default @Nullable OneCard call() {
      return null;
    }
  }

  /** A seat plays a card. */
  record Play(int seat, PlayingCard card) implements Card {
    private static final CardMoves<PlayingCard, Play> SHARED =
        CardMoves.of(FAMILY, Play[]::new, Play::new);

    /** Returns a play; those of possible seats are shared. */
    public static Play of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }

    /** Returns the plays of some cards by a seat, in the order of the pack, and with a call. */
    static MoveList<CratesMove> list(int seat, CardSet<PlayingCard> cards, boolean calls) {
      MoveList<CratesMove> plays = MoveList.ofCards(cards, SHARED, seat);
      return calls ? plays.plus(MoveList.ofCards(cards, Calling.SHARED, seat)) : plays;
    }
  }

  /** A seat plays a card and names the suit to match. */
  record Naming(int seat, PlayingCard card, Suit suit) implements Card {
    private static final ImmutableList<CardMoves<PlayingCard, Naming>> SHARED =
        Arrays.stream(Suit.values())
            .map(
                suit ->
                    CardMoves.of(
                        FAMILY, Naming[]::new, (seat, card) -> new Naming(seat, card, suit)))
            .collect(toImmutableList());

    /** Returns a play with a suit; those of possible seats are shared. */
    public static Naming of(int seat, PlayingCard card, Suit suit) {
      return SHARED.get(suit.ordinal()).get(seat, card);
    }

    /** Returns the play of a card with a suit, and with a call. */
    static MoveList<CratesMove> list(int seat, PlayingCard card, Suit suit, boolean calls) {
      MoveList<CratesMove> plays = MoveList.of(of(seat, card, suit));
      return calls ? plays.plus(new NamingCalling(seat, card, suit, OneCard.CALL)) : plays;
    }
  }

  /** A seat plays its last card but one and calls. */
  record Calling(int seat, PlayingCard card, OneCard call) implements Card {
    private static final CardMoves<PlayingCard, Calling> SHARED =
        CardMoves.of(FAMILY, Calling[]::new, (seat, card) -> new Calling(seat, card, OneCard.CALL));
  }

  /** A seat plays its last card but one, names the suit to match and calls. */
  record NamingCalling(int seat, PlayingCard card, Suit suit, OneCard call) implements Card {}

  /** A seat that cannot play draws. */
  record Draw(int seat) implements CratesMove {
    private static final SeatMoves<Draw> SHARED = SeatMoves.of(Draw::new);

    /** Returns a draw; those of possible seats are shared. */
    public static Draw of(int seat) {
      return SHARED.get(seat);
    }

    /** Returns the draw of a seat as the only move. */
    static MoveList<CratesMove> alone(int seat) {
      return MoveList.of(of(seat));
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CratesMove {}
}
