package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.PlayedCards;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Chicago stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class ChicagoState implements HandState {
  ChicagoState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what stays the same in a hand, and the score. */
  public abstract Hand hand();

  /** Returns the seats that are still to draw, to declare or to call, one after the other. */
  public abstract Seats toAct();

  /** Returns the cards not dealt; the whole pack while the shuffle of a hand is due. */
  public abstract CardList<PlayingCard> stock();

  /** Returns the hands and the trick. */
  public abstract TrickPlay cards();

  /** Returns the cards of finished tricks, in front of those who played them. */
  public abstract PlayedCards<PlayingCard> played();

  /** Returns the draw in progress or last finished, and what has been claimed. */
  public abstract Showdown showdown();

  /** What is awaited. */
  public enum Phase {
    /** The shuffle of a hand. */
    SHUFFLE,
    /** A change of cards. */
    DRAW,
    /** A shuffle of the cards thrown away. */
    RESHUFFLE,
    /** The type of a hand. */
    DECLARE,
    /** A rank of a hand that is compared with another. */
    COMPARE,
    /** A call of chicago. */
    CALL,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same in a hand, but for the caller, and the score.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param inPlay the seats that have not forfeited
   * @param locked the seats that may not draw
   * @param caller the seat that called chicago, or {@link Seats#NOBODY}
   * @param sheet every point given
   */
  public record Hand(
      int number, int dealer, Seats inPlay, Seats locked, int caller, ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;

    /** Returns the first hand of a game, in which all draw; the last seat deals. */
    static Hand first(int seats) { // CHI-3
      Seats all = Seats.all(seats);
      return new Hand(FIRST, seats - 1, all, Seats.none(), NOBODY, ScoreSheet.empty(seats));
    }

    /** Returns the hand after this one, in which all in play draw; the next of them deals. */
    Hand next() { // CHI-3
      return new Hand(number + 1, inPlay.after(dealer), inPlay, Seats.none(), NOBODY, sheet);
    }

    Hand withLocked(Seats locked) {
      return new Hand(number, dealer, inPlay, locked, caller, sheet);
    }

    Hand calledBy(int seat) {
      return new Hand(number, dealer, inPlay, locked, seat, sheet);
    }

    /** Tells whether a seat called chicago. */
    boolean isCalled() {
      return caller != NOBODY;
    }

    /** Returns this hand at its end, after all but some seats have forfeited. */
    Hand forfeitedByAllBut(Seats left) {
      return new Hand(number, dealer, left, locked, NOBODY, sheet);
    }

    Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, dealer, inPlay, locked, caller, sheet);
    }
  }

  /**
   * A draw and the showdown after it: who has claimed what of which hand.
   *
   * @param draw the number of the draw, from 1; after the third nobody speaks
   * @param shown the seats that showed their hand in the draw, to prove an earlier claim
   * @param claims what each seat has declared and stated, or {@link PokerHand#NONE}
   * @param holders the seats with the highest claim; several if they are equal
   * @param hands what each seat held in the showdown, once it is over
   * @param before the draw and the showdown before it, if there were any
   */
  public record Showdown(
      int draw,
      Seats shown,
      PerSeat<PokerHand> claims,
      Seats holders,
      CardsPerSeat<PlayingCard> hands,
      @Nullable Showdown before) {
    private static final int FIRST = 1;
    private static final @Nullable Showdown NOTHING_BEFORE = null;

    /** Returns the first draw before anybody has said anything. */
    static Showdown first(int seats) {
      PerSeat<PokerHand> claims = PerSeat.of(seats, PokerHand.NONE);
      CardsPerSeat<PlayingCard> hands = CardsPerSeat.none(FAMILY, seats);
      return new Showdown(FIRST, Seats.none(), claims, Seats.none(), hands, NOTHING_BEFORE);
    }

    /** Returns this, in which nobody has said anything, as what follows a showdown. */
    Showdown after(Showdown before) {
      return new Showdown(before.draw + 1, shown, claims, holders, hands, before);
    }

    /** Returns the highest claim, or {@link PokerHand#NONE}. */
    public PokerHand best() {
      return holders.isEmpty() ? PokerHand.NONE : claims.get(holders.first());
    }

    /** Compares a claim with the best, as far as it goes: -1 if it is lower, 1 if it is higher. */
    int order(PokerHand claim) { // CHI-15, CHI-16, CHI-20
      return claim.compareTo(best().first(claim.size()));
    }

    /** Returns this after a seat has claimed something that is not below the best. */
    Showdown said(int seat, PokerHand claim, boolean kickers) {
      int order = holders.contains(seat) ? 0 : order(claim);
      boolean tied = order == 0 && claim.size() == claim.type().components(kickers); // CHI-21
      Seats others = order > 0 ? Seats.none() : holders;
      Seats highest = order > 0 || tied ? others.with(seat) : others;
      return new Showdown(draw, shown, claims.with(seat, claim), highest, hands, before);
    }

    Showdown heldBy(Seats holders) {
      return new Showdown(draw, shown, claims, holders, hands, before);
    }

    /** Returns this at its end; the claims of some seats are kept to be proved. */
    Showdown over(Seats claimants, CardsPerSeat<PlayingCard> hands) {
      PerSeat<PokerHand> kept = claims;
      for (int seat : Seats.all(claims.size()).andNot(claimants)) {
        kept = claims.get(seat).isNone() ? kept : kept.with(seat, PokerHand.NONE);
      }
      return new Showdown(draw, shown, kept, holders, hands, before);
    }

    Showdown shownBy(int seat) {
      return new Showdown(draw, shown.with(seat), claims, holders, hands, before);
    }

    /** Returns the earlier showdowns with a claim for which a seat has not shown its hand. */
    ImmutableList<Showdown> toProve(int seat) {
      ImmutableList.Builder<Showdown> claims = ImmutableList.builder();
      boolean hasShown = false;
      for (Showdown one = before; one != null && !hasShown; one = one.before) {
        if (!one.claims.get(seat).isNone()) {
          claims.add(one);
        }
        hasShown = one.shown.contains(seat);
      }
      return claims.build();
    }

    /** Tells whether a seat that parts with some cards breaks such a claim (CHI-27). */
    boolean isBrokenBy(int seat, CardSet<PlayingCard> cards) {
      return before != null
          && (before.proof(seat).containsAny(cards)
              || !before.shown.contains(seat) && before.isBrokenBy(seat, cards));
    }

    /** Tells whether a seat has shown or kept the proof of its claims, or holds them (CHI-45). */
    boolean isProved(int seat, CardSet<PlayingCard> onTable) { // CHI-27, CHI-28
      PokerHand claim = claims.get(seat);
      return (claim.isNone() || !proof(seat).isEmpty() || claim.isIn(onTable))
          && (before == null || before.isProved(seat, onTable));
    }

    /** Returns the cards that proved the claim of a seat when the showdown was over, if any did. */
    CardSet<PlayingCard> proof(int seat) {
      return proof(seat, hands.get(seat));
    }

    /** Returns the cards that would have proved it if the seat had held some hand. */
    CardSet<PlayingCard> proof(int seat, CardSet<PlayingCard> hand) {
      PokerHand claim = claims.get(seat);
      if (claim.isNone()) {
        return noCards();
      }
      PokerHand own = PokerHand.of(hand);
      if (own.startsWith(claim)) {
        return own.combination(hand, claim.size()); // CHI-26
      }
      return claim.isIn(hand) ? hand : noCards(); // CHI-43, CHI-44
    }
  }

  static final int HAND_SIZE = 5; // CHI-2
  private static final int NO_PILES = 0; // of tricks: cards stay in front of those who played them

  /** Returns the state before the shuffle of a hand. */
  static ChicagoState undealt(Hand hand, CardList<PlayingCard> pack, Showdown nothingSaid) {
    int seats = hand.sheet.seats();
    TrickPlay cards = TrickPlay.undealt(seats, hand.inPlay.after(hand.dealer), NO_PILES);
    return ImmutableChicagoState.of(
        Phase.SHUFFLE,
        hand,
        hand.inPlay,
        pack,
        cards.withInPlay(hand.inPlay),
        PlayedCards.none(FAMILY),
        nothingSaid);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case DRAW, DECLARE, COMPARE, CALL, PLAY -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  /** Returns the seat in turn; {@link Seats#NOBODY} if there is none. */
  int seat() {
    return switch (phase()) {
      case DRAW, DECLARE, CALL -> first();
      case COMPARE -> holderSpeaks() ? showdown().holders().first() : first();
      case PLAY -> cards().seatInTurn();
      case SHUFFLE, RESHUFFLE, OVER -> NOBODY;
    };
  }

  /** Returns the first seat that is still to act: while hands are compared, the challenger. */
  int first() { // CHI-9, CHI-14, CHI-46
    return toAct().after(hand().dealer);
  }

  /** Tells whether hands are compared and the challenger has answered all ranks of the holder. */
  boolean holderSpeaks() { // CHI-22
    return phase() == Phase.COMPARE
        && showdown().claims().get(first()).size() == showdown().best().size();
  }

  @Override
  public Optional<Outcome> outcome() { // CHI-40, CHI-45
    return phase() == Phase.OVER
        ? Optional.of(Outcome.highest(scores(), hand().inPlay))
        : Optional.empty();
  }

  /** Returns how many cards are to be dealt to the seat that draws when there is a new stock. */
  public int owed() {
    return phase() == Phase.RESHUFFLE ? HAND_SIZE - cards().hand(first()).size() : 0;
  }

  /** Tells whether another seat than the caller has won a trick (CHI-46). */
  boolean callFailed() {
    return hand().isCalled() && cards().tricks().sum() > cards().tricks().get(hand().caller);
  }

  /** Returns the five cards of a seat: those that it holds and those that it has played. */
  public CardSet<PlayingCard> fiveOf(int seat) {
    return cards().hand(seat).union(cards().addTrickTo(played()).set(seat));
  }

  /** Returns the cards thrown away: those of the pack that lie nowhere else. */
  public CardSet<PlayingCard> discard() {
    CardSet<PlayingCard> elsewhere = stock().toSet();
    for (int seat = 0; seat < showdown().claims().size(); seat++) {
      elsewhere = elsewhere.union(fiveOf(seat));
    }
    return Deck.standard52().set().minus(elsewhere);
  }

  /** Returns this state with seats that draw, one after the other. */
  ChicagoState drawing(Seats toAct, CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutableChicagoState.of(Phase.DRAW, hand(), toAct, stock, cards, played(), showdown());
  }

  /** Returns this state after a draw that used up the stock; those to act have still to draw. */
  ChicagoState stockUsedUp(TrickPlay cards) { // CHI-11
    return ImmutableChicagoState.of(
        Phase.RESHUFFLE, hand(), toAct(), CardList.empty(FAMILY), cards, played(), showdown());
  }

  /** Returns this state after all have drawn, with a phase in which all in play act. */
  ChicagoState drawn(Phase next, CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutableChicagoState.of(
        next, hand(), hand().inPlay, stock, cards, played(), showdown());
  }

  /** Returns this state with seats that declare the types of their hands, one after the other. */
  ChicagoState declaring(Seats toAct, Showdown said) {
    return ImmutableChicagoState.of(Phase.DECLARE, hand(), toAct, stock(), cards(), played(), said);
  }

  /** Returns this state with two hands that are compared, or go on to be. */
  ChicagoState comparing(Showdown said) { // CHI-17, CHI-18
    return ImmutableChicagoState.of(
        Phase.COMPARE, hand(), toAct(), stock(), cards(), played(), said);
  }

  ChicagoState withShowdown(Showdown showdown) {
    return ImmutableChicagoState.of(phase(), hand(), toAct(), stock(), cards(), played(), showdown);
  }

  /** Returns this state after a seat called chicago, which leads. */
  ChicagoState calledBy(int seat) { // CHI-46
    return ImmutableChicagoState.of(
        Phase.PLAY,
        hand().calledBy(seat),
        Seats.none(),
        stock(),
        cards().withLeader(seat),
        played(),
        showdown());
  }

  /** Returns this state after a seat did not call chicago. */
  ChicagoState notCalledBy(int seat) { // CHI-46
    Seats left = toAct().without(seat);
    return ImmutableChicagoState.of(
        left.isEmpty() ? Phase.PLAY : Phase.CALL,
        hand(),
        left,
        stock(),
        cards(),
        played(),
        showdown());
  }

  ChicagoState withCards(TrickPlay cards) {
    return trickTaken(cards, played());
  }

  /** Returns this state after a trick was taken, whose cards stay in front of the players. */
  ChicagoState trickTaken(TrickPlay cards, PlayedCards<PlayingCard> played) {
    return ImmutableChicagoState.of(phase(), hand(), toAct(), stock(), cards, played, showdown());
  }

  /** Returns this state with the same cards in other places. */
  ChicagoState withCards(CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutableChicagoState.of(phase(), hand(), toAct(), stock, cards, played(), showdown());
  }

  /** Returns this state at the end of a hand, after all but some seats have forfeited. */
  ChicagoState forfeitedByAllBut(Seats left) { // CHI-45
    return withHand(hand().forfeitedByAllBut(left));
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ChicagoState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  private ChicagoState withHand(Hand hand) {
    return ImmutableChicagoState.of(phase(), hand, toAct(), stock(), cards(), played(), showdown());
  }

  /** Returns this state at the end of the game. */
  ChicagoState over() {
    return ImmutableChicagoState.of(
        Phase.OVER, hand(), Seats.none(), stock(), cards(), played(), showdown());
  }
}
