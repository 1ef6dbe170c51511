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
    boolean mayPut = state.held().size() > 1 || state.phase() == Phase.FINAL; // VAZ-30
    CardBag<PlayingCard> put = mayPut ? state.held() : Holding.NONE.hand();
    MoveList<VazhushalMove> first = others.plus(melds);
    return state.attempt().mayBeInvalid()
        ? Rearranging.all(first, state.seat(), put, state.own())
        : Rearranging.valid(first, state.seat(), put, state.own(), state.hand().wilds());
  }

  /** Returns what a player holds and has melded after a group is laid, or a card put or moved. */
  static Holding placed(Holding player, VazhushalMove move) {
    if (move instanceof Shift shift) {
      return player.moved(shift.card(), shift.from(), shift.to());
    }
    return move instanceof Put put
        ? player.put(put.card(), put.group())
        : player.laid(((Meld) move).cards());
  }

  /** Returns why a move after the draw is illegal, or nothing if it is legal. */
  static Optional<Refusal> refusal(VazhushalState state, VazhushalMove move) {
    if (move instanceof Undo) {
      return state.attempt().canUndo() ? Optional.empty() : refuse("VAZ-46", "valid");
    }
    if (move instanceof Discard || move instanceof Done) {
      return refusalOfEnd(state, move);
    }
    Optional<Refusal> refusal;
    if (move instanceof Meld meld) {
      refusal = refusalOfMeld(state, meld.cards());
    } else if (move instanceof Put put) {
      refusal = refusalOfPut(state.player(), put);
    } else {
      refusal = refusalOfShift(state.own(), (Shift) move);
    }
    return refusal.isPresent() ? refusal : refusalOfLaying(state, move);
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

  private static Optional<Refusal> refusalOfEnd(VazhushalState state, VazhushalMove move) {
    PlayingCard deepest = state.attempt().deepest();
    if (deepest != null) {
      return refuse("VAZ-33", "must-meld", deepest);
    }
    if (move instanceof Done != (state.phase() == Phase.FINAL)) {
      return refuse("VAZ-53", state.phase() == Phase.FINAL ? "no-discard" : "not-final");
    }
    if (move instanceof Discard discard && !state.held().contains(discard.card())) {
      return refuse("VAZ-28", "not-held", discard.card()); // VAZ-29
    }
    return state.attempt().canUndo() ? refuse("VAZ-44", "not-valid") : Optional.empty();
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

  /** Returns why a group or a card may not be laid now, though it fits where it is to lie. */
  static Optional<Refusal> refusalOfLaying(VazhushalState state, VazhushalMove move) {
    boolean isTurn = state.phase() != Phase.FINAL;
    int laid = move instanceof Meld meld ? meld.cards().size() : move instanceof Put ? 1 : 0;
    if (isTurn && laid == state.held().size()) {
      return refuse("VAZ-30", "keep-one"); // VAZ-51
    }
    PlayingCard deepest = state.attempt().deepest();
    if (deepest != null
        && !(move instanceof Meld meld
            ? meld.cards().contains(deepest)
            : state.attempt().isOnTrial())) {
      return refuse("VAZ-33", "must-meld", deepest); // VAZ-34
    }
    return state.attempt().mayBeInvalid() // VAZ-34c, VAZ-44
            || areValid(state, placed(state.player(), move).melds())
        ? Optional.empty()
        : refuse(deepest == null ? "VAZ-47" : "VAZ-32", "stays-invalid");
  }
}
