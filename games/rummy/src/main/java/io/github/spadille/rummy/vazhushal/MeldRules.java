package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.rummy.vazhushal.TurnAttempt.OnTrial;
import io.github.spadille.rummy.vazhushal.TurnAttempt.TakenForGood;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Meld;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Melding;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import io.github.spadille.rummy.vazhushal.VazhushalState.Phase;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What may be done after the draw: lay, add and move cards, and end the turn. */
final class MeldRules {
  private MeldRules() {}

  /** Tells whether groups are valid melds, all at once (VAZ-14, VAZ-19, VAZ-20, VAZ-24, VAZ-49). */
  static boolean areValid(VazhushalState state, MeldGroups melds) {
    return melds.areValid(state.hand().wilds()); // VAZ-15, VAZ-16, VAZ-17, VAZ-18, VAZ-23
  }

  /** Returns the new groups that can be made of some cards (VAZ-38). */
  static List<CardBag<PlayingCard>> found(
      VazhushalState state, CardBag<PlayingCard> cards, @Nullable PlayingCard needed) {
    return state.own().isEmpty()
        ? MeldFinder.naturalSequences(cards, needed) // VAZ-21, VAZ-36, VAZ-39
        : MeldFinder.melds(cards, state.hand().wilds(), needed); // VAZ-40
  }

  /** Returns some other moves, then new groups, then cards put and moved. */
  static MoveList<VazhushalMove> rearranging(
      VazhushalState state, MoveList<VazhushalMove> others, MoveList<VazhushalMove> melds) {
    CardBag<PlayingCard> put = isCardLeft(state, 1) ? state.held() : Holding.NONE.hand();
    MoveList<VazhushalMove> first = others.plus(melds);
    return state.attempt().mayBeInvalid()
        ? Rearranging.all(first, state.seat(), put, state.own())
        : Rearranging.valid(first, state.seat(), put, state.own(), state.hand().wilds());
  }

  /** Returns why cards may not be laid as a new group after the draw, or nothing if they may. */
  static Optional<Refusal> refusalOfMeld(VazhushalState state, Meld meld) {
    Optional<Refusal> noGroup = refusalOfGroup(state, meld.cards());
    return noGroup.isPresent() ? noGroup : refusalOfMelding(state, meld);
  }

  /** Returns why cards of the hand are no new group, whatever else must be melded. */
  static Optional<Refusal> refusalOfGroup(VazhushalState state, CardBag<PlayingCard> cards) {
    if (!state.held().containsAll(cards)) {
      return refuse("VAZ-38", "not-held", cards);
    }
    Meaning meaning = Meaning.of(cards, state.hand().wilds());
    if (!meaning.isMeld()) {
      return refuse("VAZ-19", "no-meld");
    }
    if (state.own().isEmpty() && !meaning.isNaturalSequence()) {
      return refuse("VAZ-39", "first"); // VAZ-40
    }
    return cards.size() == 3 || meaning.isNatural() // VAZ-13
        ? Optional.empty()
        : refuse("VAZ-38", "put-wild");
  }

  /** Returns why a card may not be added to a group, or nothing if it may. */
  static Optional<Refusal> refusalOfPut(VazhushalState state, Put put) {
    if (!state.held().contains(put.card())) {
      return refuse("VAZ-41", "not-held", put.card());
    }
    return state.own().has(put.group()) // VAZ-22
        ? refusalOfMelding(state, put)
        : refuse("VAZ-41", "no-group", put.group());
  }

  /** Returns why a card may not be moved between groups, or nothing if it may. */
  static Optional<Refusal> refusalOfShift(VazhushalState state, Shift shift) {
    MeldGroups own = state.own();
    PlayingCard card = shift.card();
    int from = shift.from();
    int to = shift.to();
    if (!own.isSettled(from, card)) {
      return own.group(from).contains(card)
          ? refuse("VAZ-43", "fresh", card)
          : refuse("VAZ-42", "not-there", card, from);
    }
    if (to == from) {
      return refuse("VAZ-42", "same-group");
    }
    if (to != MeldGroups.NEW && !own.has(to)) {
      return refuse("VAZ-42", "no-group", to);
    }
    return to == MeldGroups.NEW && own.size(from) == 1
        ? refuse("VAZ-42a", "alone", card)
        : refusalOfMelding(state, shift);
  }

  /** Returns why this may not be done now, though the cards and the groups are there for it. */
  static Optional<Refusal> refusalOfMelding(VazhushalState state, Melding melding) {
    if (!isCardLeft(state, melding.laid())) {
      return refuse("VAZ-30", "keep-one"); // VAZ-51
    }
    TurnAttempt attempt = state.attempt();
    if (attempt.mustMeld() && !mayFollowTake(state, melding)) {
      return refusalUntilMelded(state, melding);
    }
    if (attempt.mayBeInvalid() || areValid(state, melding.after(state.player()).melds())) {
      return Optional.empty();
    }
    return refuse(attempt instanceof TakenForGood ? "VAZ-32" : "VAZ-47", "stays-invalid");
  }

  /** Tells whether this may be done after a take, before the deepest card lies in a new meld. */
  private static boolean mayFollowTake(VazhushalState state, Melding melding) {
    return melding instanceof Meld meld
        ? meld.cards().contains(state.deepest()) // VAZ-33, VAZ-34c
        : state.attempt() instanceof OnTrial; // VAZ-34, VAZ-34c
  }

  /** Refuses what may not be done before the deepest card taken is melded. */
  static Optional<Refusal> refusalUntilMelded(VazhushalState state, VazhushalMove move) {
    return state.attempt() instanceof OnTrial
        ? refuse("VAZ-34c", "must-meld", state.deepest())
        : refuse("VAZ-33", "must-meld", state.deepest());
  }

  /** Returns why a turn, or a final melding, may not end, or nothing if it may. */
  static Optional<Refusal> refusalOfEnd(VazhushalState state) { // VAZ-28
    return state.attempt().canUndo() ? refuse("VAZ-44", "not-valid") : Optional.empty();
  }

  /** Tells whether the hand keeps a card for the discard when so many are laid (VAZ-30). */
  private static boolean isCardLeft(VazhushalState state, int laid) {
    return laid < state.held().size() || state.phase() == Phase.FINAL;
  }
}
