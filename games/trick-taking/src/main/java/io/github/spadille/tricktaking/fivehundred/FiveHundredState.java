package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.Trick;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Five Hundred stands.
 *
 * <p>A card played or discarded changes one word: the hands stand as they were when the trick, or
 * the discarding, began, and what was played since is taken from them when they are asked for. What
 * changes more seldom is shared.
 *
 * @param turn who may act
 * @param hand what stays the same while cards are played
 * @param since how things stood when the trick or the discarding began
 * @param played the cards of the trick, or those discarded while that goes on: bit i for the card
 *     with index i
 * @param playable the cards that the seat in turn may play without naming a suit, or may discard,
 *     as such bits; none when no card is awaited
 */
public record FiveHundredState(Turn turn, Hand hand, TrickStart since, long played, long playable)
    implements HandState {

  /** What stands in {@code highBidder} before there is a bid. */
  public static final int NOBODY = -1;

  private static final int TEAMS = 2; // FIV-3

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
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param pack all cards while a shuffle is awaited, otherwise none
   * @param kitty the cards dealt to the table, until the contractor takes them: bit i for the card
   *     with index i
   * @param buried the cards that the contractor has discarded, as such bits, once all three are
   * @param aside the cards that each partner of a contractor in misère has laid down
   * @param highBid the highest bid so far
   * @param highBidder the seat that made it, or {@link #NOBODY}
   * @param passed the seats out of the auction
   * @param trumps the suits of the cards, once the joker's is settled
   * @param exposed whether the contractor's hand lies open
   * @param sheet every point given
   * @param outcome how the game ended
   */
  public record Hand(
      Phase phase,
      int number,
      int dealer,
      CardList<PlayingCard> pack,
      long kitty,
      long buried,
      CardsPerSeat<PlayingCard> aside,
      @Nullable Contract highBid,
      int highBidder,
      Seats passed,
      @Nullable Trumps trumps,
      boolean exposed,
      ScoreSheet sheet,
      @Nullable Outcome outcome)
      implements HandState.Hand {
    private static Hand of(
        Phase phase,
        int number,
        int dealer,
        CardList<PlayingCard> pack,
        long kitty,
        long buried,
        CardsPerSeat<PlayingCard> aside,
        @Nullable Contract highBid,
        int highBidder,
        Seats passed,
        @Nullable Trumps trumps,
        boolean exposed,
        ScoreSheet sheet,
        @Nullable Outcome outcome) {
      return new Hand(
          phase,
          number,
          dealer,
          pack,
          kitty,
          buried,
          aside,
          highBid,
          highBidder,
          passed,
          trumps,
          exposed,
          sheet,
          outcome);
    }

    /** Returns the hand before its shuffle. */
    static Hand undealt(
        int number,
        int dealer,
        CardList<PlayingCard> pack,
        CardsPerSeat<PlayingCard> aside,
        ScoreSheet sheet) {
      return of(
          Phase.SHUFFLE,
          number,
          dealer,
          pack,
          0,
          0,
          aside,
          null,
          NOBODY,
          Seats.none(),
          null,
          false,
          sheet,
          null);
    }

    private Hand dealt(CardList<PlayingCard> left, long kitty) {
      return with(Phase.AUCTION, left, kitty, buried, aside, trumps, exposed);
    }

    private Hand spoken(@Nullable Contract highBid, int highBidder, Seats passed) {
      return of(
          phase,
          number,
          dealer,
          pack,
          kitty,
          buried,
          aside,
          highBid,
          highBidder,
          passed,
          trumps,
          exposed,
          sheet,
          outcome);
    }

    private Hand contracted(@Nullable Trumps trumps) {
      return with(Phase.KITTY, pack, kitty, buried, aside, trumps, exposed);
    }

    private Hand kittyTaken(@Nullable Trumps trumps) {
      return with(Phase.KITTY, pack, 0, buried, aside, trumps, exposed);
    }

    private Hand buried(long buried, CardsPerSeat<PlayingCard> aside) {
      return with(Phase.NOMINATE, pack, kitty, buried, aside, trumps, exposed);
    }

    private Hand playing(Trumps trumps) {
      return with(Phase.PLAY, pack, kitty, buried, aside, trumps, false);
    }

    private Hand laidOpen() {
      return with(phase, pack, kitty, buried, aside, trumps, true);
    }

    private Hand withCards(
        CardList<PlayingCard> pack, long kitty, long buried, CardsPerSeat<PlayingCard> aside) {
      return with(phase, pack, kitty, buried, aside, trumps, exposed);
    }

    /** Returns this hand with other cards and terms; the auction and the sheet stay. */
    private Hand with(
        Phase phase,
        CardList<PlayingCard> pack,
        long kitty,
        long buried,
        CardsPerSeat<PlayingCard> aside,
        @Nullable Trumps trumps,
        boolean exposed) {
      return of(
          phase,
          number,
          dealer,
          pack,
          kitty,
          buried,
          aside,
          highBid,
          highBidder,
          passed,
          trumps,
          exposed,
          sheet,
          outcome);
    }

    private Hand scored(ScoreSheet sheet) {
      return ended(phase, sheet, null);
    }

    private Hand over(ScoreSheet sheet, Outcome outcome) {
      return ended(Phase.OVER, sheet, outcome);
    }

    private Hand ended(Phase phase, ScoreSheet sheet, @Nullable Outcome outcome) {
      return of(
          phase,
          number,
          dealer,
          pack,
          kitty,
          buried,
          aside,
          highBid,
          highBidder,
          passed,
          trumps,
          exposed,
          sheet,
          outcome);
    }
  }

  /**
   * How things stood when the trick or the discarding began.
   *
   * <p>The cards of seats are words as in {@link CardsPerSeat#ofWords}.
   *
   * @param leader the seat that leads to the trick
   * @param named the suit named with a joker that is led to the trick
   * @param suitsLed the suits led in the hand before, bit i for the suit with ordinal i
   * @param ones the first word of the cards that each seat held
   * @param twos the second word of the cards that each seat held
   * @param fours the third word of the cards that each seat held
   * @param wonByEven the cards that the team of the even seats had won: bit i for the card with
   *     index i
   * @param wonByOdd the cards that the other team had won, as such bits
   * @param tricks the tricks that each team had won, as in {@link IntPerSeat#ofWord}
   */
  public record TrickStart(
      int leader,
      @Nullable Suit named,
      int suitsLed,
      long ones,
      long twos,
      long fours,
      long wonByEven,
      long wonByOdd,
      int tricks) {
    private static TrickStart of(
        int leader,
        @Nullable Suit named,
        int suitsLed,
        long ones,
        long twos,
        long fours,
        long wonByEven,
        long wonByOdd,
        int tricks) {
      return new TrickStart(
          leader, named, suitsLed, ones, twos, fours, wonByEven, wonByOdd, tricks);
    }

    /** Returns the start of the first trick. */
    static TrickStart first(int leader, CardsPerSeat<PlayingCard> hands) {
      return of(leader, null, 0, hands.ones(), hands.twos(), hands.fours(), 0, 0, 0);
    }

    private TrickStart naming(Suit suit) {
      return of(leader, suit, suitsLed, ones, twos, fours, wonByEven, wonByOdd, tricks);
    }

    private TrickStart withCards(CardsPerSeat<PlayingCard> hands, CardsPerSeat<PlayingCard> won) {
      return of(
          leader,
          named,
          suitsLed,
          hands.ones(),
          hands.twos(),
          hands.fours(),
          won.get(0).low(),
          won.get(1).low(),
          tricks);
    }

    /** The trick after this one. */
    private TrickStart next(int winner, long played, int suitsLed) {
      int team = team(winner);
      return of(
          winner,
          null,
          suitsLed,
          ones & ~played,
          twos & ~played,
          fours & ~played,
          wonByEven | played & team - 1L,
          wonByOdd | played & -team,
          tricks + (1 << 8 * team));
    }

    /** Returns the bits of the cards that a seat held. */
    long heldBy(int seat) {
      return CardsPerSeat.bits(seat, ones, twos, fours);
    }

    /** Returns the number of tricks won before. */
    int tricksBefore() {
      return tricksOf(0) + tricksOf(1);
    }

    private int tricksOf(int team) {
      return tricks >> 8 * team & 0xFF;
    }

    /** Returns the ordinal of the suit to be followed, or {@link Trumps#NO_SUIT}. */
    int led(long played, Trumps trumps) {
      return named != null
          ? named.ordinal() // FIV-47
          : trumps.suitAt(Long.numberOfTrailingZeros(heldBy(leader) & played)); // FIV-36
    }
  }

  private static FiveHundredState of(
      Turn turn, Hand hand, TrickStart since, long played, long playable) {
    return new FiveHundredState(turn, hand, since, played, playable);
  }

  /** Returns the state before the shuffle of a hand. */
  static FiveHundredState undealt(Hand hand, TrickStart nothing) {
    return of(Turn.chance(), hand, nothing, 0, 0);
  }

  /** Returns the team of a seat, 0 or 1; partners sit alternately. */
  public static int team(int seat) {
    return seat & 1; // FIV-3
  }

  /** Returns what is awaited. */
  public Phase phase() {
    return hand.phase;
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(hand.outcome);
  }

  /** Returns the seat that deals. */
  public int dealer() {
    return hand.dealer;
  }

  private int seats() {
    return hand.aside.size();
  }

  /** Returns all cards while a shuffle is awaited, otherwise none. */
  public CardList<PlayingCard> pack() {
    return hand.pack;
  }

  /** Returns the cards that each seat holds. */
  public CardsPerSeat<PlayingCard> hands() {
    return CardsPerSeat.ofWords(
        PlayingCard.FAMILY,
        seats(),
        since.ones & ~played,
        since.twos & ~played,
        since.fours & ~played);
  }

  /** Returns the cards dealt to the table, until the contractor takes them. */
  public CardSet<PlayingCard> kitty() {
    return CardSet.ofBits(PlayingCard.FAMILY, hand.kitty, 0);
  }

  /** Returns the cards that the contractor has discarded. */
  public CardSet<PlayingCard> buried() {
    return CardSet.ofBits(PlayingCard.FAMILY, hand.phase == Phase.KITTY ? played : hand.buried, 0);
  }

  /** Returns the cards that each partner of a contractor in misère has laid down. */
  public CardsPerSeat<PlayingCard> aside() {
    return hand.aside;
  }

  /** Returns the highest bid so far. */
  public Optional<Contract> highBid() {
    return Optional.ofNullable(hand.highBid);
  }

  /** Returns the seat that made the highest bid, or {@link #NOBODY}. */
  public int highBidder() {
    return hand.highBidder;
  }

  /** Returns the seats out of the auction. */
  public Seats passed() {
    return hand.passed;
  }

  /** Returns the suits of the cards, once the joker's is settled. */
  public Optional<Trumps> trumps() {
    return Optional.ofNullable(hand.trumps);
  }

  /** Returns the seat that leads to the trick. */
  public int leader() {
    return since.leader;
  }

  /** The bits of the trick's cards. */
  private long inTrick() {
    return hand.phase == Phase.KITTY ? 0 : played;
  }

  /** Returns the cards of the trick, in order of play. */
  public Trick trick() {
    long word = 0;
    int size = Long.bitCount(inTrick());
    int seat = since.leader;
    for (int i = 0; i < size; seat = seat + 1 == seats() ? 0 : seat + 1) {
      long card = since.heldBy(seat) & played;
      if (card != 0) { // FIV-31: some sit out
        word |= (long) Long.numberOfTrailingZeros(card) << 8 * i;
        i++;
      }
    }
    return Trick.ofWord(word, size);
  }

  /** Returns the suit to be followed, if there is one. */
  public Optional<Suit> led() {
    return inTrick() == 0 ? Optional.empty() : Trumps.suit(ledSuit());
  }

  private int ledSuit() {
    return since.led(played, settledTrumps());
  }

  private Trumps settledTrumps() {
    return Objects.requireNonNull(hand.trumps);
  }

  /** Returns the suits led in the hand, bit i for the suit with ordinal i. */
  public int suitsLed() {
    return inTrick() == 0 ? since.suitsLed : since.suitsLed | Trumps.suitBit(ledSuit()); // FIV-48
  }

  /** Returns the cards that each team has won. */
  public CardsPerSeat<PlayingCard> won() {
    return CardsPerSeat.ofWords(PlayingCard.FAMILY, TEAMS, since.wonByEven, since.wonByOdd, 0);
  }

  /** Returns the tricks that each team has won. */
  public IntPerSeat tricks() {
    return IntPerSeat.ofWord(TEAMS, since.tricks);
  }

  /** Returns the number of the trick on the table or to be led, or of the last one of the hand. */
  int trickNumber() {
    int complete = since.tricksBefore();
    return isPlayedOut() || hand.phase == Phase.OVER ? Math.max(1, complete) : complete + 1;
  }

  /** Tells whether the last trick of the hand has been taken. */
  boolean isPlayedOut() {
    return since.tricksBefore() == FiveHundred.TRICKS // FIV-61
        || isMisere() && since.tricksOf(team(hand.highBidder)) != 0; // FIV-40, FIV-52
  }

  /** Returns whether the contractor's hand lies open. */
  public boolean exposed() {
    return hand.exposed;
  }

  /** Returns the bid that is played, once the auction is over. */
  public Optional<Contract> contract() {
    return isSettled() ? highBid() : Optional.empty();
  }

  private boolean isSettled() {
    return hand.phase != Phase.SHUFFLE && hand.phase != Phase.AUCTION; // FIV-24
  }

  /** Returns the seat that plays the contract, or {@link #NOBODY} before the auction is over. */
  public int contractor() {
    return contract().isPresent() ? hand.highBidder : NOBODY;
  }

  /** Tells whether the contract is misère or open misère. */
  public boolean isMisere() {
    return hand.highBid != null && hand.highBid.isMisere() && isSettled();
  }

  /** Tells whether the bid that is played is open misère, or will be. */
  boolean isOpenMisere() {
    return hand.highBid == Contract.OPEN_MISERE; // FIV-18
  }

  /** Tells whether a seat takes no part in the play, as a partner of a contractor in misère. */
  public boolean sitsOut(int seat) {
    return isMisere() && seat != hand.highBidder && team(seat) == team(hand.highBidder); // FIV-31
  }

  /** Returns the seats that take no part in the play. */
  Seats sittingOut() {
    Seats out = Seats.none();
    for (int seat = 0; seat < seats(); seat++) {
      out = sitsOut(seat) ? out.with(seat) : out;
    }
    return out;
  }

  /** Returns this state after a hand was dealt. */
  FiveHundredState dealt(
      int first, CardsPerSeat<PlayingCard> hands, long kitty, CardList<PlayingCard> left) {
    return of(Turn.of(first), hand.dealt(left, kitty), TrickStart.first(leader(), hands), 0, 0);
  }

  /** Returns this state after a bid or a pass. */
  FiveHundredState spoken(@Nullable Contract highBid, int highBidder, Seats passed, Turn turn) {
    return of(turn, hand.spoken(highBid, highBidder, passed), since, 0, 0);
  }

  /** Returns this state when the highest bid is the contract, before its bidder takes the kitty. */
  FiveHundredState contracted(@Nullable Trumps trumps) { // FIV-24
    int contractor = hand.highBidder;
    TrickStart start = TrickStart.first(contractor, hands());
    return of(Turn.of(contractor), hand.contracted(trumps), start, 0, 0);
  }

  /** Returns this state after the highest bidder took the kitty (FIV-28). */
  FiveHundredState kittyTaken(@Nullable Trumps trumps) {
    int contractor = hand.highBidder;
    TrickStart taken = TrickStart.first(contractor, hands().plus(contractor, kitty())); // FIV-32
    return of(Turn.of(contractor), hand.kittyTaken(trumps), taken, 0, taken.heldBy(contractor));
  }

  /** Returns this state after a discard. */
  FiveHundredState discarded(PlayingCard card) {
    long bit = 1L << card.index();
    return of(turn, hand, since, played | bit, playable & ~bit);
  }

  /** Returns this state after the last discard, when some partners laid their cards down. */
  FiveHundredState laidAside(CardsPerSeat<PlayingCard> hands, CardsPerSeat<PlayingCard> aside) {
    return of(turn, hand.buried(played, aside), TrickStart.first(leader(), hands), 0, 0);
  }

  /** Returns this state when the contractor may lead. */
  FiveHundredState playing(Trumps trumps, CardPlay cardPlay) {
    Hand playing = hand.playing(trumps);
    return of(turn, playing, since, 0, cardPlay.playable(playing, since, 0, leader()));
  }

  /** Returns this state after the contractor laid the hand open. */
  FiveHundredState laidOpen() {
    return of(turn, hand.laidOpen(), since, played, playable);
  }

  /** Returns this state after the leader named the suit to follow when the joker is led. */
  FiveHundredState naming(Suit suit) {
    return of(turn, hand, since.naming(suit), played, playable);
  }

  /** Returns this state after a card was played that leaves the trick open. */
  FiveHundredState played(PlayingCard card, int nextSeat, CardPlay cardPlay) {
    long cards = played | 1L << card.index();
    return of(
        Turn.of(nextSeat), hand, since, cards, cardPlay.playable(hand, since, cards, nextSeat));
  }

  /** Returns this state after the last card of the trick was played. */
  FiveHundredState played(PlayingCard card) {
    return of(turn, hand, since, played | 1L << card.index(), 0);
  }

  /** Returns the seat that wins the trick. */
  int winner() {
    Trumps trumps = settledTrumps();
    int index = trumps.strongest(played, trumps.bits(ledSuit()));
    return CardsPerSeat.holder(index, since.ones, since.twos, since.fours);
  }

  /** Returns this state, in which all have played, after a seat took the trick (FIV-38). */
  FiveHundredState trickTaken(int winner, CardPlay cardPlay) {
    TrickStart next = since.next(winner, played, suitsLed());
    return of(Turn.of(winner), hand, next, 0, cardPlay.playable(hand, next, 0, winner));
  }

  /** Returns this state, in which the hand is played out, with its points. */
  FiveHundredState scored(ScoreSheet sheet) {
    return of(turn, hand.scored(sheet), since, 0, 0);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public FiveHundredState withSheet(ScoreSheet sheet) {
    return of(turn, hand.ended(hand.phase, sheet, hand.outcome), since, played, playable);
  }

  /** Returns this state at the end of the game. */
  FiveHundredState over(ScoreSheet sheet, Outcome outcome) {
    return of(Turn.over(), hand.over(sheet, outcome), since, 0, 0);
  }

  /** Returns this state with other hidden cards. */
  FiveHundredState withCards(
      CardList<PlayingCard> pack,
      CardsPerSeat<PlayingCard> hands,
      CardSet<PlayingCard> kitty,
      CardSet<PlayingCard> buried,
      CardsPerSeat<PlayingCard> aside,
      CardsPerSeat<PlayingCard> won,
      CardPlay cardPlay) {
    boolean discarding = hand.phase == Phase.KITTY;
    CardsPerSeat<PlayingCard> held = discarding ? hands.plus(leader(), buried) : hands;
    for (PlayingCard card : trick()) {
      held =
          held.plus(CardsPerSeat.holder(card.index(), since.ones, since.twos, since.fours), card);
    }
    Hand other = hand.withCards(pack, kitty.low(), discarding ? 0 : buried.low(), aside);
    TrickStart start = since.withCards(held, won);
    long laid = discarding ? buried.low() : played;
    return of(
        turn,
        other,
        start,
        laid,
        hand.phase == Phase.PLAY
            ? cardPlay.playable(other, start, laid, turn.first())
            : discarding ? start.heldBy(leader()) & ~laid : 0);
  }
}
