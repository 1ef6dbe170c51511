package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.table.Audience.ALL;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.DealtOut;
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
  public abstract Leads leads();

  /** Stands for no seat. */
  public static final int NOBODY = -1;

  static final int TEAMS = 2; // FIV-3

  // Before the play, when the trumps do not matter.
  private static final Leads NO_LEADS = Trumps.of(Suit.SPADES).noLeads(Joker.BOUND);

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
      DealtOut deal,
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

    Hand dealt(CardList<PlayingCard> left, CardSet<PlayingCard> kitty) {
      Auction opened = new Auction(deal.firstSeat(), null, NOBODY, Seats.none()); // FIV-12
      return new Hand(Phase.AUCTION, deal.withStock(left), kitty, opened, null, false, null);
    }

    Hand spoken(Auction auction) {
      return new Hand(phase, deal, kitty, auction, trumps, exposed, outcome);
    }

    Hand in(Phase phase, @Nullable Trumps trumps) {
      return new Hand(phase, deal, kitty, auction, trumps, exposed, outcome);
    }

    Hand laidOpen() {
      return new Hand(phase, deal, kitty, auction, trumps, true, outcome);
    }

    Hand over(Outcome outcome) {
      return new Hand(Phase.OVER, deal, kitty, auction, trumps, exposed, outcome);
    }

    Hand with(DealtOut deal, CardSet<PlayingCard> kitty) {
      return new Hand(phase, deal, kitty, auction, trumps, exposed, outcome);
    }
  }

  /**
   * What has been bid.
   *
   * @param speaker the seat that bids or passes next
   * @param highBid the highest bid so far
   * @param highBidder the seat that made it, or {@link #NOBODY}
   * @param passed the seats out of the auction
   */
  public record Auction(int speaker, @Nullable Contract highBid, int highBidder, Seats passed) {
    static final Auction SILENT = new Auction(NOBODY, null, NOBODY, Seats.none());
  }

  /** Returns the state before the shuffle of a hand. */
  static FiveHundredState undealt(DealtOut deal) {
    Hand hand = new Hand(Phase.SHUFFLE, deal, noCards(), Auction.SILENT, null, false, null);
    return ImmutableFiveHundredState.of(hand, TrickPlay.undealt(deal.seats(), 0, TEAMS), NO_LEADS);
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

  /** Returns the seat that plays the contract, or {@link #NOBODY} before the auction is over. */
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
    return cards().tricks().sum() == FiveHundred.TRICKS // FIV-61
        || isMisere() && cards().tricks().get(hand().auction.highBidder) != 0; // FIV-40, FIV-52
  }

  /** Tells whether the contract of a hand that is played out is made (FIV-54, FIV-59). */
  boolean isMade() {
    Contract contract = requireNonNull(hand().auction.highBid);
    int tricks = tricks(team(hand().auction.highBidder));
    return contract.isMisere() ? tricks == 0 : tricks >= contract.tricks();
  }

  /** Returns this state after a deal of one card at a time, those of the kitty last. */
  FiveHundredState dealt(CardList<PlayingCard> dealt, CardList<PlayingCard> left) {
    TrickPlay hands = cards().deal(dealt, hand().deal.dealer(), FiveHundred.TRICKS);
    CardList<PlayingCard> kitty = dealt.draw(FiveHundred.TRICKS * cards().tricks().size());
    return ImmutableFiveHundredState.of(hand().dealt(left, kitty.toSet()), hands, leads());
  }

  /** Returns this state, in which the auction is over, before the contractor takes the kitty. */
  FiveHundredState contracted(@Nullable Trumps trumps) { // FIV-32
    TrickPlay led = cards().withLeader(hand().auction.highBidder);
    return ImmutableFiveHundredState.of(hand().in(Phase.KITTY, trumps), led, leads());
  }

  FiveHundredState kittyTaken() { // FIV-28
    TrickPlay taken = cards().exchange(contractor(), noCards(), hand().kitty.toList());
    return ImmutableFiveHundredState.of(hand().with(hand().deal, noCards()), taken, leads());
  }

  FiveHundredState discarded(PlayingCard card) { // FIV-30
    return with(cards().exchange(contractor(), noCards().with(card), CardList.empty(FAMILY)));
  }

  /** Returns this state when the contractor leads to the first trick. */
  FiveHundredState playing(Trumps trumps, Joker joker) {
    return ImmutableFiveHundredState.of(
        hand().in(Phase.PLAY, trumps), cards(), trumps.noLeads(joker));
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

  /** Returns this state with another score sheet, and the notes on it. */
  public FiveHundredState withSheet(ScoreSheet sheet) {
    return with(hand().with(hand().deal.withSheet(sheet), hand().kitty));
  }

  FiveHundredState with(Hand hand) {
    return ImmutableFiveHundredState.of(hand, cards(), leads());
  }

  FiveHundredState with(TrickPlay cards) {
    return ImmutableFiveHundredState.of(hand(), cards, leads());
  }

  /** Returns the piles and facts, in the order of the rulebook; all cards are in the pack. */
  Table table(CardSet<PlayingCard> pack) {
    Auction auction = hand().auction;
    int contractor = contractor();
    Table.Builder table = Table.builder().pile("pack", hand().deal().stock(), Audience.NOBODY);
    for (int seat = 0; seat < cards().tricks().size(); seat++) {
      boolean open = hand().exposed() && seat == contractor; // FIV-39
      CardSet<PlayingCard> inPlay = cards().hand(seat).when(cards().inPlay().contains(seat));
      table.pile("hand", seat, inPlay, open ? ALL : Audience.seat(seat));
    }
    table
        .pile("kitty", hand().kitty(), Audience.NOBODY) // FIV-7
        .pile("buried", buried(pack), contractor < 0 ? Audience.NOBODY : Audience.seat(contractor));
    for (int seat = 0; seat < cards().tricks().size(); seat++) {
      CardSet<PlayingCard> aside = cards().hand(seat).when(!cards().inPlay().contains(seat));
      table.pile("aside", seat, aside, Audience.seat(seat));
    }
    return table
        .pileTopLast("trick", cards().trick(), ALL)
        .pile("won.0", cards().won(0), Audience.NOBODY)
        .pile("won.1", cards().won(1), Audience.NOBODY)
        .word("phase", hand().phase())
        .seat("dealer", hand().deal().dealer())
        .fact("turn", turn().seats())
        .fact("high-bid", auction.highBid() == null ? "-" : auction.highBid())
        .seat("high-bidder", auction.highBidder())
        .fact("passed", auction.passed())
        .fact("contract", contract().map(Contract::code).orElse("-"))
        .seat("contractor", contractor)
        .fact("trump", contract().map(bid -> code(bid.trump(), "nt")).orElse("-"))
        .fact(
            "joker-suit", hand().trumps() == null ? "-" : code(hand().trumps().jokerSuit(), "none"))
        .fact("led", code(led(), "-"))
        .fact("suits-led", Lists.transform(suitsLed().asList(), Suit::code))
        .seat("leader", cards().leader())
        .fact("trick-no", trickNumber())
        .fact("tricks", ImmutableList.of(tricks(0), tricks(1)))
        .yesNo("exposed", hand().exposed())
        .fact("scores", scores())
        .fact("hand-no", handNumber())
        .build();
  }

  /** Returns the cards that lie nowhere else. */
  private CardSet<PlayingCard> buried(CardSet<PlayingCard> pack) { // FIV-30
    return pack.minus(hand().deal().stock().toSet())
        .minus(hand().kitty())
        .minus(cards().hands().all())
        .minus(cards().trick().toSet())
        .minus(cards().won().all());
  }

  private static String code(Optional<Suit> suit, String none) {
    return suit.map(Suit::code).orElse(none);
  }

  /** Returns the number of the trick on the table or to be led, or of the last one of the hand. */
  private int trickNumber() {
    int taken = cards().tricks().sum();
    return isPlayedOut() || phase() == Phase.OVER ? Math.max(1, taken) : taken + 1;
  }
}
