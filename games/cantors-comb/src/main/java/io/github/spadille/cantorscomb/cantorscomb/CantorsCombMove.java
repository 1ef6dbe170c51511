package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsComb.MOST_SEATS;
import static io.github.spadille.engine.notation.Args.SEAT;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Cantor's Comb. */
public sealed interface CantorsCombMove extends Move {
  /** How moves are written. */
  MoveSyntax<CantorsCombMove> SYNTAX = syntax();

  private static MoveSyntax<CantorsCombMove> syntax() {
    Arg<CombCard> card = Args.card(FAMILY);
    Arg<CardList<CombCard>> cards = Args.cards(FAMILY);
    return MoveSyntax.<CantorsCombMove>builder()
        .shuffle(Shuffle.class, cards)
        .form("roll", Roll.class, Dice.ARG)
        .form("throw", Throw.class, Args.choice(Die.class))
        .form("play", Play.class, card)
        .form("give", Give.class, card, SEAT)
        .form("done", Done.class)
        .build();
  }

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

  /**
   * Dice fall.
   *
   * @param dice what they show
   */
  record Roll(Dice dice) implements CantorsCombMove {
    private static final Roll[] OF_ONE = new Roll[Dice.MOST_SIDES + 1];

    static {
      for (int number = 1; number < OF_ONE.length; number++) {
        OF_ONE[number] = new Roll(Dice.of(number));
      }
    }

    /** Returns a roll; those of one die are shared. */
    public static Roll of(Dice dice) {
      return dice.count() == 1 ? OF_ONE[dice.get(0)] : new Roll(dice);
    }

    @Override
    public int seat() {
      return CHANCE;
    }
  }

  /**
   * A seat throws the die with sixteen sides, or its stash.
   *
   * @param seat the seat
   * @param die which
   */
  record Throw(int seat, Die die) implements CantorsCombMove {
    private static final Throw[] D16 = all(Die.D16);
    private static final Throw[] STASH = all(Die.STASH);

    private static Throw[] all(Die die) {
      Throw[] all = new Throw[MOST_SEATS];
      for (int seat = 0; seat < MOST_SEATS; seat++) {
        all[seat] = new Throw(seat, die);
      }
      return all;
    }

    /** Returns a throw; those of the seats of the game are shared. */
    public static Throw of(int seat, Die die) {
      Throw[] shared = die == Die.D16 ? D16 : STASH;
      return seat >= 0 && seat < MOST_SEATS ? shared[seat] : new Throw(seat, die);
    }
  }

  /**
   * A seat lays a card out.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, CombCard card) implements CantorsCombMove {
    private static final Play[][] ALL = new Play[MOST_SEATS][FAMILY.size()];

    static {
      for (int seat = 0; seat < MOST_SEATS; seat++) {
        for (CombCard card : FAMILY.cards()) {
          ALL[seat][card.index()] = new Play(seat, card);
        }
      }
    }

    /** Returns a play; those of the seats of the game are shared. */
    public static Play of(int seat, CombCard card) {
      return seat >= 0 && seat < MOST_SEATS ? ALL[seat][card.index()] : new Play(seat, card);
    }

    /** Returns the plays of a seat, each at the index of its card. */
    static CantorsCombMove[] all(int seat) {
      return ALL[seat];
    }
  }

  /**
   * A seat gives a card away.
   *
   * @param seat the seat
   * @param card the card
   * @param receiver who gets it
   */
  record Give(int seat, CombCard card, int receiver) implements CantorsCombMove {
    private static final Give[][] ALL = new Give[MOST_SEATS * MOST_SEATS][FAMILY.size()];

    static {
      for (int pair = 0; pair < ALL.length; pair++) {
        for (CombCard card : FAMILY.cards()) {
          ALL[pair][card.index()] = new Give(pair / MOST_SEATS, card, pair % MOST_SEATS);
        }
      }
    }

    /** Returns a gift; those between seats of the game are shared. */
    public static Give of(int seat, CombCard card, int receiver) {
      return seat >= 0 && seat < MOST_SEATS && receiver >= 0 && receiver < MOST_SEATS
          ? ALL[seat * MOST_SEATS + receiver][card.index()]
          : new Give(seat, card, receiver);
    }

    /** Returns the gifts of a seat to another, each at the index of its card. */
    static CantorsCombMove[] all(int seat, int receiver) {
      return ALL[seat * MOST_SEATS + receiver];
    }
  }

  /**
   * A seat does nothing more.
   *
   * @param seat the seat
   */
  record Done(int seat) implements CantorsCombMove {
    private static final Done[] ALL = {new Done(0), new Done(1), new Done(2), new Done(3)};

    /** Returns a refusal to do more; those of the seats of the game are shared. */
    public static Done of(int seat) {
      return seat >= 0 && seat < ALL.length ? ALL[seat] : new Done(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CantorsCombMove {}
}
