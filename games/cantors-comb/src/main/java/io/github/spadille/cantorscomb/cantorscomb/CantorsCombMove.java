package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static io.github.spadille.engine.notation.Args.SEAT;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import java.util.stream.IntStream;

/** The moves of Cantor's Comb; seats from 0. */
public sealed interface CantorsCombMove extends Move {
  /** The most seats of a game. */
  int MOST_SEATS = 4;

  /** How moves are written. */
  MoveSyntax<CantorsCombMove> SYNTAX =
      MoveSyntax.<CantorsCombMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, Args.cards(FAMILY).of(Shuffle::cards))
          .chance("roll", Roll.class, Roll::of, Dice.ARG.of(Roll::dice))
          .form("throw", Throw.class, Throw::of, Args.choice(Die.class).of(Throw::die))
          .form("play", Play.class, Play::of, Args.card(FAMILY).of(Play::card))
          .form(
              "give",
              Give.class,
              Give::of,
              Args.card(FAMILY).of(Give::card),
              SEAT.of(Give::receiver))
          .form("done", Done.class, Done::of)
          .build();

  /** What is thrown. */
  enum Die {
    /** The die with sixteen sides. */
    D16,
    /** All stashed dice of the seat. */
    STASH
  }

  /**
   * Chance shuffles the pack, and it is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<CombCard> cards) implements CantorsCombMove, ShuffleMove<CombCard> {}

  /** Dice fall. */
  record Roll(Dice dice) implements CantorsCombMove {
    private static final Roll[] OF_ONE_DIE =
        IntStream.rangeClosed(1, Dice.MOST)
            .mapToObj(number -> new Roll(Dice.of(number)))
            .toArray(Roll[]::new);

    /** Returns a roll; those of one die are shared. */
    public static Roll of(Dice dice) {
      return dice.size() == 1 ? OF_ONE_DIE[dice.get(0) - 1] : new Roll(dice);
    }

    static Roll thrown(int count, int sides, RandomSource random) {
      return of(Dice.thrown(count, sides, random));
    }

    @Override
    public int seat() {
      return CHANCE;
    }
  }

  /** A seat throws the die with sixteen sides, or its stash. */
  record Throw(int seat, Die die) implements CantorsCombMove {
    private static final SeatMoves<Throw> D16 = SeatMoves.of(seat -> new Throw(seat, Die.D16));
    private static final SeatMoves<Throw> STASH = SeatMoves.of(seat -> new Throw(seat, Die.STASH));

    /** Returns a throw of the die with sixteen sides. */
    static Throw d16(int seat) {
      return D16.get(seat);
    }

    /** Returns a throw of the stash. */
    static Throw stash(int seat) {
      return STASH.get(seat);
    }

    /** Returns a throw; those of possible seats are shared. */
    public static Throw of(int seat, Die die) {
      return die == Die.D16 ? d16(seat) : stash(seat);
    }
  }

  /** A seat lays a card out. */
  record Play(int seat, CombCard card) implements CantorsCombMove {
    static final CardMoves<CombCard, Play> SHARED = CardMoves.of(FAMILY, Play[]::new, Play::new);

    /** Returns a play; those of possible seats are shared. */
    public static Play of(int seat, CombCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A seat gives a card to another. */
  record Give(int seat, CombCard card, int receiver) implements CantorsCombMove {
    /** The gifts to each receiver. */
    static final PerSeat<CardMoves<CombCard, Give>> SHARED =
        PerSeat.each(
            MOST_SEATS,
            receiver ->
                CardMoves.of(FAMILY, Give[]::new, (seat, card) -> new Give(seat, card, receiver)));

    /** Returns a gift; those to seats of the game are shared. */
    public static Give of(int seat, CombCard card, int receiver) {
      return receiver >= 0 && receiver < MOST_SEATS
          ? SHARED.get(receiver).get(seat, card)
          : new Give(seat, card, receiver);
    }
  }

  /** A seat does nothing more. */
  record Done(int seat) implements CantorsCombMove {
    private static final SeatMoves<Done> SHARED = SeatMoves.of(Done::new);

    /** Returns a refusal to do more; those of possible seats are shared. */
    public static Done of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CantorsCombMove {}
}
