package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.game.Refusal.refuse;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Play;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.NoTrumpJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Hand;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.TrickStart;
import java.util.Optional;

/** Which cards may be led and followed with, above all where the joker belongs to no suit. */
final class CardPlay {
  private static final int ALL_SUITS = 0xF;
  private static final long JOKER = 1L << X1.index();

  private final boolean jokerIsFree;

  CardPlay(FiveHundredOptions options) {
    this.jokerIsFree = options.noTrumpJoker() == NoTrumpJoker.FREE;
  }

  /** Returns why a card may not be played, or nothing. */
  Optional<Refusal> refusalOfPlay(FiveHundredState state, Play play) {
    Optional<Refusal> refusal = refusalOfCard(state, play.seat(), play.card());
    if (refusal.isPresent()) {
      return refusal;
    }
    if (state.trick().isEmpty()) {
      return refusalOfLead(state, play.card());
    }
    return state.led().isEmpty()
        ? Optional.empty() // FIV-50
        : refusalToFollow(state, play, state.led().get());
  }

  private static Optional<Refusal> refusalOfCard(
      FiveHundredState state, int seat, PlayingCard card) {
    if (state.phase() != Phase.PLAY) {
      return refuse("FIV-32", "too-early");
    }
    if (state.sitsOut(seat)) {
      return refuse("FIV-31", "sits-out");
    }
    if (!state.turn().contains(seat)) {
      return refuse("FIV-32", "turn", state.turn().seats());
    }
    return state.hands().get(seat).contains(card)
        ? Optional.empty()
        : refuse("FIV-32", "not-held", card);
  }

  private Optional<Refusal> refusalOfLead(FiveHundredState state, PlayingCard card) {
    if (!trumps(state).isFreeJoker(card) || isLastTrick(state)) {
      return Optional.empty(); // FIV-50
    }
    return namable(state) == 0 ? refuse("FIV-49", "all-led", X1) : refuse("FIV-47", "unnamed", X1);
  }

  /** Returns why a joker may not be led with the name of a suit, or nothing. */
  Optional<Refusal> refusalOfLeadJoker(FiveHundredState state, LeadJoker lead) {
    Optional<Refusal> refusal = refusalOfCard(state, lead.seat(), lead.card());
    if (refusal.isPresent()) {
      return refusal;
    }
    if (lead.card() != X1) {
      return refuse("FIV-47", "joker-only", lead.card());
    }
    if (trumps(state).jokerSuit().isPresent()) {
      return state.contract().flatMap(Contract::trump).isPresent()
          ? refuse("FIV-36", "trump", X1)
          : refuse("FIV-42", "nominated", X1);
    }
    if (!state.trick().isEmpty()) {
      return refuse("FIV-47", "leader-only", X1);
    }
    if (isLastTrick(state)) {
      return refuse("FIV-50", "last-trick", X1);
    }
    if (namable(state) == 0) {
      return refuse("FIV-49", "all-led", X1);
    }
    return (namable(state) >> lead.suit().ordinal() & 1) == 0
        ? refuse("FIV-47", "suit-led", lead.suit())
        : Optional.empty();
  }

  private Optional<Refusal> refusalToFollow(FiveHundredState state, Play play, Suit led) {
    CardSet<PlayingCard> hand = state.hands().get(play.seat());
    PlayingCard card = play.card();
    Trumps trumps = trumps(state);
    if (trumps.hasSuit(hand, led)) {
      if (trumps.belongs(card, led) || (trumps.isFreeJoker(card) && isJokerUnbound(state))) {
        return Optional.empty();
      }
      return trumps.isFreeJoker(card)
          ? refuse("FIV-44", "follow", X1, led)
          : refuse("FIV-33", "follow", card, led);
    }
    return card != X1 && mustPlayJoker(state, hand)
        ? refuse("FIV-46", "joker-due", X1, card)
        : Optional.empty(); // FIV-34, FIV-35, FIV-45, FIV-51
  }

  /** Returns the rules that say what the seat in turn may play, which depend on its own hand. */
  ImmutableList<String> governing(FiveHundredState state, int seat) {
    Trumps trumps = trumps(state);
    CardSet<PlayingCard> hand = state.hands().get(seat);
    boolean freeJoker = hand.contains(X1) && trumps.isFreeJoker(X1);
    if (state.trick().isEmpty()) {
      return freeJoker
          ? ImmutableList.of("FIV-32", governingLead(state))
          : ImmutableList.of("FIV-32");
    }
    if (state.led().isEmpty()) {
      return ImmutableList.of("FIV-50");
    }
    if (trumps.hasSuit(hand, state.led().get())) {
      return freeJoker ? ImmutableList.of("FIV-33", "FIV-44") : ImmutableList.of("FIV-33");
    }
    if (!freeJoker) {
      return ImmutableList.of("FIV-34");
    }
    return state.isMisere() ? ImmutableList.of("FIV-46") : ImmutableList.of("FIV-34", "FIV-45");
  }

  /** Returns the rule that says how a joker without suit may be led. */
  private String governingLead(FiveHundredState state) {
    return isLastTrick(state) ? "FIV-50" : namable(state) == 0 ? "FIV-49" : "FIV-47";
  }

  /** Returns the cards that a seat shows not to hold when it plays a card. */
  CardSet<PlayingCard> shownMissing(FiveHundredState state, PlayingCard card) {
    Trumps trumps = trumps(state);
    int led = state.led().map(Suit::ordinal).orElse(Trumps.NO_SUIT);
    boolean free = led == Trumps.NO_SUIT || trumps.isFreeJoker(card) && isJokerUnbound(state);
    if (free || trumps.suitAt(card.index()) == led) {
      return CardSet.empty(PlayingCard.FAMILY);
    }
    boolean joker = state.isMisere() && trumps.isFreeJoker(X1) && card != X1; // FIV-46
    long missing = trumps.bits(led) | (joker ? JOKER : 0); // FIV-33, FIV-44
    return CardSet.ofBits(PlayingCard.FAMILY, missing, 0);
  }

  /** Tells whether a card may be played without naming a suit. */
  boolean mayPlay(FiveHundredState state, Play play) {
    return state.phase() == Phase.PLAY
        && state.turn().contains(play.seat())
        && play.card().index() < Long.SIZE
        && (state.playable() >>> play.card().index() & 1) != 0;
  }

  /**
   * Returns the cards that a seat may play next without naming a suit: bit i for the card with
   * index i.
   */
  long playable(Hand hand, TrickStart since, long played, int seat) {
    long held = since.heldBy(seat);
    Trumps trumps = requireNonNull(hand.trumps());
    boolean freeJoker = (held & trumps.bits(Trumps.NO_SUIT)) != 0;
    if (played == 0) {
      return freeJoker && !isLastTrick(since.tricksBefore()) ? held & ~JOKER : held; // FIV-50
    }
    int led = since.led(played, trumps);
    long same = held & trumps.bits(led);
    if (!freeJoker || led == Trumps.NO_SUIT) {
      return same != 0 && led != Trumps.NO_SUIT ? same : held; // FIV-33, FIV-34, FIV-50
    }
    boolean misere = requireNonNull(hand.highBid()).isMisere();
    if (same == 0) {
      return misere ? JOKER : held; // FIV-46
    }
    return isJokerUnbound(misere) ? same | JOKER : same; // FIV-44
  }

  /** Returns the suits that the seat in turn may name with a lead of the joker, as bits. */
  int namedLeads(FiveHundredState state, int seat) {
    boolean names = state.played() == 0 && (state.since().heldBy(seat) & ~state.playable()) != 0;
    return names ? namable(state) : 0; // FIV-47
  }

  private static Trumps trumps(FiveHundredState state) {
    return state.trumps().orElseThrow();
  }

  private static boolean isLastTrick(FiveHundredState state) {
    return isLastTrick(state.since().tricksBefore());
  }

  private static boolean isLastTrick(int tricksBefore) {
    return tricksBefore == FiveHundred.TRICKS - 1;
  }

  /** Tells whether a joker without suit goes to any trick and names any suit: not in misère. */
  private boolean isJokerUnbound(FiveHundredState state) {
    return isJokerUnbound(state.isMisere());
  }

  private boolean isJokerUnbound(boolean misere) {
    return jokerIsFree && !misere;
  }

  /** Tells whether a hand that cannot follow has to part with the joker (FIV-46). */
  private static boolean mustPlayJoker(FiveHundredState state, CardSet<PlayingCard> hand) {
    return state.isMisere() && hand.contains(X1) && trumps(state).isFreeJoker(X1);
  }

  /** Returns the suits that a lead of the joker may name (FIV-47, FIV-49). */
  private int namable(FiveHundredState state) {
    return isJokerUnbound(state) ? ALL_SUITS : ALL_SUITS & ~state.suitsLed();
  }
}
