package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Discard;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Done;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Meld;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Put;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Shift;
import io.github.spadille.rummy.vazhushal.VazhushalMove.Undo;
import io.github.spadille.rummy.vazhushal.VazhushalState.Phase;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What may be done besides drawing: lay, put and move cards, take that back, end the turn. */
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

  /** Returns why a move after the draw is illegal, or nothing if it is legal. */
  static Optional<Refusal> refusal(VazhushalState state, VazhushalMove move) {
    if (move instanceof Undo) {
      return state.attempt().canUndo() ? Optional.empty() : refuse("VAZ-46", "valid");
    }
    if (move instanceof Discard discard) {
      return refusalOfDiscard(state, discard.card());
    }
    if (move instanceof Done) {
      return refusalOfDone(state);
    }
    if (move instanceof Meld meld) {
      Optional<Refusal> noGroup = refusalOfMeld(state, meld.cards());
      return noGroup.isPresent() ? noGroup : refusalOfLaying(state, meld);
    }
    if (move instanceof Put put) {
      Optional<Refusal> misplaced = refusalOfPut(state.player(), put);
      return misplaced.isPresent() ? misplaced : refusalOfPutting(state, put);
    }
    if (move instanceof Shift shift) {
      Optional<Refusal> misplaced = refusalOfShift(state.own(), shift);
      return misplaced.isPresent() ? misplaced : refusalOfMoving(state, shift);
    }
    return refuse(
        state.phase() == Phase.FINAL ? "VAZ-53" : "VAZ-26", "drawn"); // Draws, and others.
  }

  private static Optional<Refusal> refusalOfDiscard(VazhushalState state, PlayingCard card) {
    TurnAttempt attempt = state.attempt();
    if (attempt.mustMeld()) {
      return refuseUntilMelded(attempt);
    }
    if (state.phase() == Phase.FINAL) {
      return refuse("VAZ-53", "no-discard");
    }
    if (!state.held().contains(card)) {
      return refuse("VAZ-28", "not-held", card); // VAZ-29
    }
    return attempt.canUndo() ? refuse("VAZ-44", "not-valid") : Optional.empty();
  }

  private static Optional<Refusal> refusalOfDone(VazhushalState state) {
    TurnAttempt attempt = state.attempt();
    if (attempt.mustMeld()) {
      return refuseUntilMelded(attempt);
    }
    if (state.phase() != Phase.FINAL) {
      return refuse("VAZ-53", "not-final");
    }
    return attempt.canUndo() ? refuse("VAZ-44", "not-valid") : Optional.empty();
  }

  /** Refuses what may not be done before the deepest card taken is melded. */
  private static Optional<Refusal> refuseUntilMelded(TurnAttempt attempt) {
    PlayingCard deepest = attempt.taken().bottom();
    return refuse(attempt.isOnTrial() ? "VAZ-34c" : "VAZ-33", "must-meld", deepest);
  }

  private static Optional<Refusal> refusalOfPut(Holding player, Put put) {
    if (!player.hand().contains(put.card())) {
      return refuse("VAZ-38", "not-held", CardBag.of(FAMILY, put.card()));
    }
    return player.melds().has(put.group()) // VAZ-22
        ? Optional.empty()
        : refuse("VAZ-41", "no-group", put.group());
  }

  private static Optional<Refusal> refusalOfShift(MeldGroups own, Shift shift) {
    PlayingCard card = shift.card();
    int from = shift.from();
    if (!own.isSettled(from, card)) {
      return own.group(from).contains(card)
          ? refuse("VAZ-43", "fresh", card)
          : refuse("VAZ-42", "not-there", card, from);
    }
    if (shift.to() == from) {
      return refuse("VAZ-42", "same-group");
    }
    if (shift.to() == MeldGroups.NEW) {
      return own.size(from) == 1 ? refuse("VAZ-42a", "alone", card) : Optional.empty();
    }
    return own.has(shift.to()) ? Optional.empty() : refuse("VAZ-42", "no-group", shift.to());
  }

  /** Returns why cards of the hand are no new group, whatever else must be melded. */
  static Optional<Refusal> refusalOfMeld(VazhushalState state, CardBag<PlayingCard> cards) {
    Meaning meaning = Meaning.of(cards, state.hand().wilds());
    if (!state.held().containsAll(cards)) {
      return refuse("VAZ-38", "not-held", cards);
    }
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

  /** Returns why a group may not be laid now, though it is one. */
  static Optional<Refusal> refusalOfLaying(VazhushalState state, Meld meld) {
    if (!isCardLeft(state, meld.cards().size())) {
      return refuse("VAZ-30", "keep-one"); // VAZ-51
    }
    TurnAttempt attempt = state.attempt();
    if (attempt.mustMeld() && !meld.cards().contains(attempt.taken().bottom())) {
      return refuseUntilMelded(attempt);
    }
    if (attempt.mayBeInvalid() // VAZ-34c, VAZ-44
        || areValid(state, state.player().laid(meld.cards()).melds())) {
      return Optional.empty();
    }
    return refuse(attempt.mustMeld() ? "VAZ-32" : "VAZ-47", "stays-invalid");
  }

  /** Returns why a card may not be put now, though it is held and there is the group. */
  private static Optional<Refusal> refusalOfPutting(VazhushalState state, Put put) {
    if (!isCardLeft(state, 1)) {
      return refuse("VAZ-30", "keep-one"); // VAZ-51
    }
    TurnAttempt attempt = state.attempt();
    if (attempt.isTakenForGood()) {
      return refuseUntilMelded(attempt); // VAZ-34
    }
    return attempt.mayBeInvalid() // VAZ-34c, VAZ-44
            || areValid(state, state.own().plus(put.group(), put.card()))
        ? Optional.empty()
        : refuse("VAZ-47", "stays-invalid");
  }

  /** Returns why a card may not be moved now, though it can be. */
  private static Optional<Refusal> refusalOfMoving(VazhushalState state, Shift shift) {
    TurnAttempt attempt = state.attempt();
    if (attempt.isTakenForGood()) {
      return refuseUntilMelded(attempt); // VAZ-34
    }
    return attempt.mayBeInvalid() // VAZ-34c, VAZ-44
            || areValid(state, state.player().moved(shift.card(), shift.from(), shift.to()).melds())
        ? Optional.empty()
        : refuse("VAZ-47", "stays-invalid");
  }

  /** Tells whether the hand keeps a card for the discard when so many are laid (VAZ-30). */
  private static boolean isCardLeft(VazhushalState state, int laid) {
    return laid < state.held().size() || state.phase() == Phase.FINAL;
  }
}
