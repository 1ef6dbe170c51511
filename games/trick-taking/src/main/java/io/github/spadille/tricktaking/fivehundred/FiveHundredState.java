package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.fivehundred.Leads.Joker;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Five Hundred stands.
 *
 * <p>The cards that the contractor has buried are those that lie nowhere else.
 */
@Value.Immutable
public abstract class FiveHundredState implements HandState {
  FiveHundredState() {}

  /** Returns what stays the same while cards are played. */
  public abstract Hand hand();

  /**
   * Returns the hands, the trick, and a pile of tricks for each team; whoever sits out keeps its
   * hand, laid aside.
   */
  public abstract TrickPlay cards();

  /** Returns which suits have been led. */
  abstract Leads leads();

  static final int TEAMS = 2; // FIV-3
  static final int TRICKS = 10; // FIV-32
  private static final int ANY_SEAT = 0; // leads before the deal, when it does not matter

  // Before the play, when the trumps do not matter.
  private static final Leads NO_LEADS = Leads.none(Trumps.of(Suit.SPADES), Joker.BOUND);

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A bid or a pass. */
    AUCTION,
    /** A discard of the contractor. */
    KITTY,
    /** The contractor's word on the joker's suit. */
    NOMINATE,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same while the cards of a hand are played.
   *
   * @param phase what is awaited
   * @param deal the number of the hand, its dealer, the pack before the deal, the points
   * @param kitty the cards dealt to the table, until the contractor takes them
   * @param auction what has been bid
   * @param trumps the suits of the cards, once the joker's is settled
   * @param exposed whether the contractor's hand lies open
   * @param outcome how the game ended
   */
  public record Hand(
      Phase phase,
      TrickHand deal,
      CardSet<PlayingCard> kitty,
      Auction auction,
      @Nullable Trumps trumps,
      boolean exposed,
      @Nullable Outcome outcome)
      implements HandState.Hand {
    @Override
    public int number() {
      return deal.number();
    }

    @Override
    public ScoreSheet sheet() {
      return deal.sheet();
    }

    private static final @Nullable Trumps NOT_SETTLED = null;
    private static final @Nullable Outcome NOT_OVER = null;
    private static final boolean FACE_DOWN = false;
    private static final boolean EXPOSED = true;

    static Hand undealt(TrickHand deal) {
      return new Hand(
          Phase.SHUFFLE, deal, noCards(), Auction.SILENT, NOT_SETTLED, FACE_DOWN, NOT_OVER);
    }

    Hand dealt(CardList<PlayingCard> left, CardSet<PlayingCard> kitty) {
      Auction opened = Auction.opened(deal.firstSeat()); // FIV-12
      return new Hand(
          Phase.AUCTION, deal.withStock(left), kitty, opened, NOT_SETTLED, FACE_DOWN, NOT_OVER);
    }

    Hand withAuction(Auction auction) {
      return new Hand(phase, deal, kitty, auction, trumps, exposed, outcome);
    }

    /** Returns this hand once the contractor is to discard, with the trumps if they are settled. */
    Hand contracted(@Nullable Trumps trumps) {
      return new Hand(Phase.KITTY, deal, kitty, auction, trumps, exposed, outcome);
    }

    Hand kittyTaken() {
      return new Hand(phase, deal, noCards(), auction, trumps, exposed, outcome);
    }

    Hand nominating() {
      return new Hand(Phase.NOMINATE, deal, kitty, auction, trumps, exposed, outcome);
    }

    Hand playing(Trumps trumps) {
      return new Hand(Phase.PLAY, deal, kitty, auction, trumps, exposed, outcome);
    }

    Hand laidOpen() {
      return new Hand(phase, deal, kitty, auction, trumps, EXPOSED, outcome);
    }

    Hand over(Outcome outcome) {
      return new Hand(Phase.OVER, deal, kitty, auction, trumps, exposed, outcome);
    }

    Hand withSheet(ScoreSheet sheet) {
      return withHidden(deal.withSheet(sheet), kitty);
    }

    Hand withHidden(CardList<PlayingCard> pack, CardSet<PlayingCard> kitty) {
      return withHidden(deal.withStock(pack), kitty);
    }

    private Hand withHidden(TrickHand deal, CardSet<PlayingCard> kitty) {
      return new Hand(phase, deal, kitty, auction, trumps, exposed, outcome);
    }
  }

  /**
   * What has been bid.
   *
   * @param speaker the seat that bids or passes next
   * @param highBid the highest bid so far
   * @param highBidder the seat that made it, or {@link Seats#NOBODY}
   * @param passed the seats out of the auction
   */
  public record Auction(int speaker, @Nullable Contract highBid, int highBidder, Seats passed) {
    private static final @Nullable Contract NO_BID = null;

    /** Before a hand is dealt. */
    static final Auction SILENT = opened(NOBODY);

    /** Returns the auction in which a seat speaks first. */
    static Auction opened(int speaker) {
      return new Auction(speaker, NO_BID, NOBODY, Seats.none());
    }

    /** Returns the auction after a bid, with the seat that speaks next. */
    Auction bidBy(int seat, Contract bid, int speaker) {
      return new Auction(speaker, bid, seat, passed);
    }

    /** Returns an auction that a seat has won. */
    static Auction wonBy(int seat, Contract bid) {
      return new Auction(seat, bid, seat, Seats.none());
    }

    /** Returns the auction after a pass, with the seat that speaks next. */
    Auction passedBy(int seat, int speaker) {
      return new Auction(speaker, highBid, highBidder, passed.with(seat));
    }
  }

  /** Returns the state before the shuffle of a hand. */
  static FiveHundredState undealt(TrickHand deal) {
    TrickPlay cards = TrickPlay.undealt(deal.seats(), ANY_SEAT, TEAMS);
    return ImmutableFiveHundredState.of(Hand.undealt(deal), cards, NO_LEADS);
  }

  /** Returns the team of a seat, 0 or 1; partners sit alternately. */
  public static int team(int seat) {
    return seat & 1; // FIV-3
  }

  /** Returns what is awaited. */
  public Phase phase() {
    return hand().phase;
  }

  @Override
  public Turn turn() {
    if (hand().phase == Phase.SHUFFLE) {
      return Turn.chance();
    }
    return hand().phase == Phase.OVER ? Turn.over() : Turn.of(seatInTurn());
  }

  /** Returns the seat that acts next, if one does. */
  int seatInTurn() {
    return hand().phase == Phase.AUCTION ? hand().auction.speaker : cards().seatInTurn();
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(hand().outcome);
  }

  /** Returns the bid that is played, once the auction is over (FIV-24). */
  public Optional<Contract> contract() {
    return hand().phase == Phase.AUCTION
        ? Optional.empty()
        : Optional.ofNullable(hand().auction.highBid);
  }

  /**
   * Returns the seat that plays the contract, or {@link Seats#NOBODY} before the auction is over.
   */
  public int contractor() {
    return hand().phase == Phase.AUCTION ? NOBODY : hand().auction.highBidder;
  }

  /** Tells whether the bid that is played, or stands, is misère or open misère. */
  boolean isMisere() {
    return hand().auction.highBid != null && hand().auction.highBid.isMisere();
  }

  boolean isOpenMisere() {
    return hand().auction.highBid != null && hand().auction.highBid.isOpenMisere();
  }

  boolean holdsJoker(int seat) {
    return cards().hand(seat).contains(PlayingCard.X1);
  }

  /** Returns the suits of the cards; a card is awaited, so the joker's is settled. */
  Trumps trumps() {
    return requireNonNull(hand().trumps);
  }

  /** Returns the suit to be followed, if there is one. */
  public Optional<Suit> led() {
    return leads().led();
  }

  /** Returns the suits that have been led in the hand, also to this trick. */
  public ImmutableSet<Suit> suitsLed() { // FIV-48
    return leads().suits();
  }

  /** Returns the seats that take no part in the play, as partners of a contractor in misère. */
  Seats sittingOut() {
    return Seats.all(cards().tricks().size()).andNot(cards().inPlay()); // FIV-31
  }

  /** Returns the number of tricks that a team has won. */
  public int tricks(int team) {
    int tricks = 0;
    for (int seat = team; seat < cards().tricks().size(); seat += TEAMS) {
      tricks += cards().tricks().get(seat);
    }
    return tricks;
  }

  /** Tells whether the trick on the table, or to be led, is the last of the hand. */
  boolean isLastTrick() {
    return cards().handInTurn().size() == 1;
  }

  /** Tells whether the last trick of the hand has been taken. */
  boolean isPlayedOut() {
    return cards().tricks().sum() == TRICKS // FIV-61
        || isMisere() && cards().tricks().get(hand().auction.highBidder) != 0; // FIV-40, FIV-52
  }

  /** Tells whether the contract of a hand that is played out is made (FIV-54, FIV-59). */
  boolean isMade() {
    Contract contract = requireNonNull(hand().auction.highBid);
    return contract.isMadeWith(tricks(team(hand().auction.highBidder)));
  }

  /** Returns this state after a deal of one card at a time, those of the kitty last. */
  FiveHundredState dealt(CardList<PlayingCard> dealt, CardList<PlayingCard> left) {
    TrickPlay hands = cards().deal(dealt, hand().deal.dealer(), TRICKS);
    CardList<PlayingCard> kitty = dealt.draw(TRICKS * cards().tricks().size());
    return ImmutableFiveHundredState.of(hand().dealt(left, kitty.toSet()), hands, leads());
  }

  /** Returns this state with the auction after somebody has spoken. */
  FiveHundredState withAuction(Auction auction) {
    return withHand(hand().withAuction(auction));
  }

  /** Returns this state, in which the auction is over, before the contractor takes the kitty. */
  FiveHundredState contracted(@Nullable Trumps trumps) { // FIV-32
    TrickPlay led = cards().withLeader(hand().auction.highBidder);
    return ImmutableFiveHundredState.of(hand().contracted(trumps), led, leads());
  }

  FiveHundredState kittyTaken() { // FIV-28
    TrickPlay taken = cards().exchange(contractor(), noCards(), hand().kitty.toList());
    return ImmutableFiveHundredState.of(hand().kittyTaken(), taken, leads());
  }

  FiveHundredState discarded(PlayingCard card) { // FIV-30
    return withCards(cards().exchange(contractor(), noCards().with(card), CardList.empty(FAMILY)));
  }

  /** Returns this state with the contractor to say which suit the joker belongs to. */
  FiveHundredState nominating() { // FIV-41
    return withHand(hand().nominating());
  }

  /** Returns this state when the contractor leads to the first trick. */
  FiveHundredState playing(Trumps trumps, Joker joker) {
    return ImmutableFiveHundredState.of(hand().playing(trumps), cards(), Leads.none(trumps, joker));
  }

  /** Returns this state with the contractor's hand laid open. */
  FiveHundredState laidOpen() { // FIV-39
    return withHand(hand().laidOpen());
  }

  FiveHundredState played(PlayingCard card) {
    return ImmutableFiveHundredState.of(hand(), cards().play(card), leads().played(card));
  }

  FiveHundredState naming(Suit suit) {
    return ImmutableFiveHundredState.of(hand(), cards(), leads().leading(Optional.of(suit)));
  }

  FiveHundredState trickTaken(TrickPlay complete, int winner) { // FIV-38
    return ImmutableFiveHundredState.of(
        hand(), complete.take(winner, team(winner)), leads().trickTaken());
  }

  FiveHundredState withCards(TrickPlay cards) {
    return ImmutableFiveHundredState.of(hand(), cards, leads());
  }

  /** Returns this state with the same cards in other places. */
  FiveHundredState withCards(
      CardList<PlayingCard> pack, CardSet<PlayingCard> kitty, TrickPlay cards) {
    return ImmutableFiveHundredState.of(hand().withHidden(pack, kitty), cards, leads());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public FiveHundredState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  /** Returns this state at the end of the game. */
  FiveHundredState wonBy(Seats winners) {
    return withHand(hand().over(Outcome.won(hand().deal.seats(), winners)));
  }

  /** Returns this state at the end of a game that nobody has won. */
  FiveHundredState drawn() { // FIV-67
    return withHand(hand().over(Outcome.drawn(hand().deal.seats())));
  }

  private FiveHundredState withHand(Hand hand) {
    return ImmutableFiveHundredState.of(hand, cards(), leads());
  }
}
