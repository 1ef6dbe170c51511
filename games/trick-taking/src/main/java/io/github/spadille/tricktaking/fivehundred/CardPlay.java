package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import java.util.Optional;

/**
 * Which cards may be discarded, led and followed with, above all where the joker belongs to no
 * suit.
 */
final class CardPlay {
  private CardPlay() {}

  /** Says who plays, to a player who tried to. */
  static Optional<Refusal> anotherPlays(FiveHundredState state, TrickMove move) {
    return state.sittingOut().contains(move.seat())
        ? refuse("FIV-31", "sits-out")
        : refuse("FIV-32", "turn", state.turn().seats());
  }

  /** Returns why a card may not be played without the name of a suit, or nothing if it may. */
  static Optional<Refusal> refusalOfPlay(FiveHundredState state, PlayingCard card) {
    CardSet<PlayingCard> hand = state.cards().handInTurn();
    if (state.leads().playable(hand).contains(card)) {
      return Optional.empty();
    }
    return hand.contains(card)
        ? whyNotPlayable(state, hand, card)
        : refuse("FIV-32", "not-held", card);
  }

  private static Optional<Refusal> whyNotPlayable(
      FiveHundredState state, CardSet<PlayingCard> hand, PlayingCard card) {
    if (state.cards().trick().isEmpty()) {
      return state.leads().mayNameNone()
          ? refuse("FIV-49", "all-led", X1)
          : refuse("FIV-47", "unnamed", X1);
    }
    if (!hand.containsAny(state.leads().asked())) {
      return refuse("FIV-46", "joker-due", X1, card);
    }
    Suit led = state.led().orElseThrow();
    return state.trumps().isFreeJoker(card)
        ? refuse("FIV-44", "follow", X1, led)
        : refuse("FIV-33", "follow", card, led);
  }

  /** Returns why a joker may not be led with the name of a suit, or nothing if it may. */
  static Optional<Refusal> refusalOfLeadJoker(FiveHundredState state, LeadJoker lead) {
    if (!state.cards().handInTurn().contains(lead.card())) {
      return refuse("FIV-32", "not-held", lead.card());
    }
    if (lead.card() != X1) {
      return refuse("FIV-47", "joker-only", lead.card());
    }
    if (!state.trumps().isFreeJoker(X1)) {
      return state.contract().flatMap(Contract::trump).isPresent()
          ? refuse("FIV-36", "trump", X1)
          : refuse("FIV-42", "nominated", X1);
    }
    if (!state.cards().trick().isEmpty()) {
      return refuse("FIV-47", "leader-only", X1);
    }
    if (state.isLastTrick()) {
      return refuse("FIV-50", "last-trick", X1);
    }
    if (state.leads().mayNameNone()) {
      return refuse("FIV-49", "all-led", X1);
    }
    return state.leads().mayName(lead.suit())
        ? Optional.empty()
        : refuse("FIV-47", "suit-led", lead.suit());
  }

  static Optional<Refusal> refusalOfDiscard(FiveHundredState state, PlayingCard card) {
    return state.cards().handInTurn().contains(card)
        ? Optional.empty()
        : refuse("FIV-29", "not-held", card);
  }

  static Optional<Refusal> refusalOfNominate(FiveHundredState state, Nominate nominate) {
    // Others hear none whether or not the contractor holds the joker: that is all it says.
    return nominate.suit().isEmpty() || state.holdsJoker(nominate.seat())
        ? Optional.empty()
        : refuse("FIV-41", "not-held", X1);
  }

  /** Returns the rules that say what the seat in turn may play, which depend on its own hand. */
  static ImmutableList<String> governing(FiveHundredState state, int seat) {
    CardSet<PlayingCard> hand = state.cards().hand(seat);
    boolean freeJoker = hand.contains(X1) && state.trumps().isFreeJoker(X1);
    if (state.cards().trick().isEmpty()) {
      return freeJoker
          ? ImmutableList.of("FIV-32", governingLead(state))
          : ImmutableList.of("FIV-32");
    }
    if (state.led().isEmpty()) {
      return ImmutableList.of("FIV-32", "FIV-50");
    }
    if (hand.containsAny(state.leads().asked())) {
      return freeJoker
          ? ImmutableList.of("FIV-32", "FIV-33", "FIV-44")
          : ImmutableList.of("FIV-32", "FIV-33");
    }
    if (!freeJoker) {
      return ImmutableList.of("FIV-32", "FIV-34");
    }
    return state.isMisere()
        ? ImmutableList.of("FIV-32", "FIV-46")
        : ImmutableList.of("FIV-32", "FIV-34", "FIV-45");
  }

  /** Returns the rule that says how a joker without suit may be led. */
  private static String governingLead(FiveHundredState state) {
    if (state.isLastTrick()) {
      return "FIV-50";
    }
    return state.leads().mayNameNone() ? "FIV-49" : "FIV-47";
  }
}
