package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isBlackThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import io.github.spadille.rummy.canasta.CanastaOptions.FrozenTake;
import java.util.Optional;

/** How the discard pile is taken: with a meld on the table or with two cards of the hand. */
final class Taking {
  private final CanastaOptions options;
  private final Melding melding;

  Taking(CanastaOptions options, Melding melding) {
    this.options = options;
    this.melding = melding;
  }

  /** Returns why the upcard alone does not take the pile, or nothing if it does. */
  Optional<Refusal> refusal(CanastaState state, TakeOnto take) {
    PlayingCard upcard = take.upcard();
    Optional<Refusal> barred = refusalOfUpcard(state, upcard);
    if (barred.isPresent()) {
      return barred;
    }
    if (isFrozen(state)) {
      return refuse("CAN-37", "two-naturals", new MeldName(upcard.rank()));
    }
    if (!state.melds().has(upcard.rank())) {
      return refuse("CAN-36", "no-meld", new MeldName(upcard.rank()));
    }
    if (isBarredByCanasta(state)) {
      return refuse("CAN-35", "canasta", new MeldName(upcard.rank()));
    }
    LookAhead ahead = new LookAhead(options, state);
    return canTake(ahead, state, 0, Kinds.NONE) ? Optional.empty() : ahead.refuseDeadEnd(upcard);
  }

  /** Returns why two cards of the hand do not take the pile, or nothing if they do. */
  Optional<Refusal> refusal(CanastaState state, TakeWith take) {
    PlayingCard upcard = take.upcard();
    PlayingCard first = take.first();
    PlayingCard second = take.second();
    Optional<Refusal> barred = refusalOfUpcard(state, upcard);
    if (barred.isPresent()) {
      return barred;
    }
    if (joinsMeld(state)) {
      return isBarredByCanasta(state)
          ? refuse("CAN-35", "canasta", new MeldName(upcard.rank()))
          : refuse("CAN-35", "alone", upcard, new MeldName(upcard.rank()));
    }
    boolean frozen = isFrozen(state);
    if (!Melding.holds(state.hand(), first, second)) {
      ImmutableList<PlayingCard> cards = ImmutableList.of(first, second);
      return refuse(frozen ? "CAN-37" : "CAN-36", "not-held", cards);
    }
    boolean wild = isWild(second);
    boolean fits = first.is(upcard.rank()) && (wild || second.is(upcard.rank()));
    if (frozen && (wild || !fits)) {
      return refuse("CAN-37", "two-naturals", new MeldName(upcard.rank()));
    }
    if (!fits) {
      return refuse("CAN-36", "other-rank", new MeldName(upcard.rank()));
    }
    LookAhead ahead = new LookAhead(options, state);
    return canTake(ahead, state, wild ? 1 : 2, wild ? Kinds.of(second) : Kinds.NONE)
        ? Optional.empty()
        : ahead.refuseDeadEnd(first, second);
  }

  private Optional<Refusal> refusalOfUpcard(CanastaState state, PlayingCard upcard) {
    if (state.soFar().failedTake()) {
      return refuse("CAN-18", "draw");
    }
    if (upcard != state.pile().upcard()) {
      return refuse("CAN-8", "upcard", state.pile().upcard());
    }
    if (isBarred(upcard)) {
      return refuse("CAN-41", "barred", upcard);
    }
    return lacksNewMeld(state)
        ? refuse("CAN-37", "melded", new MeldName(upcard.rank()))
        : Optional.empty();
  }

  /** Returns the rule by which the pile can be taken, or cannot. */
  String governing(CanastaState state) {
    if (isBarred(state.pile().upcard())) {
      return "CAN-41";
    }
    if (isFrozen(state)) {
      return "CAN-37";
    }
    return joinsMeld(state) ? "CAN-35" : "CAN-36";
  }

  private static boolean isBarred(PlayingCard upcard) { // CAN-41
    return isWild(upcard) || isBlackThree(upcard);
  }

  /** Tells whether the pile is frozen for the player in turn. */
  private boolean isFrozen(CanastaState state) { // CAN-42
    return state.pile().frozen() || options.frozenBeforeFirstMeld() && !state.side().opened();
  }

  /** Tells whether the pile is taken by adding the upcard to a meld. */
  private boolean joinsMeld(CanastaState state) { // CAN-35
    return !isFrozen(state) && state.melds().has(state.pile().upcard().rank());
  }

  /** Tells whether the upcard could only join a canasta, which is not allowed. */
  private boolean isBarredByCanasta(CanastaState state) { // CAN-35
    return !options.takeOntoCanasta() && state.melds().isCanasta(state.pile().upcard().rank());
  }

  /** Tells whether a new meld is needed, of a rank that the side has melded already. */
  private boolean lacksNewMeld(CanastaState state) { // CAN-37
    return options.frozenTake() == FrozenTake.NEW_MELD
        && state.melds().has(state.pile().upcard().rank())
        && isFrozen(state);
  }

  /** Tells whether the turn can end after the upcard is laid with so many cards of the hand. */
  private static boolean canTake(LookAhead ahead, CanastaState state, int naturals, int wild) {
    DiscardPile pile = state.pile();
    return ahead.canTake(Kinds.of(pile.upcard()), naturals, wild, Kinds.count(pile.rest()));
  }

  /** Tells whether the upcard can join a meld on the table. */
  boolean canTakeOnto(CanastaState state) {
    return refusal(state, new TakeOnto(state.player(), state.pile().upcard())).isEmpty();
  }

  /** Returns the take with a meld, or those with cards of the hand: by suit, wild cards last. */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    PlayingCard upcard = state.pile().upcard();
    if (isBarred(upcard) || state.soFar().failedTake() || lacksNewMeld(state)) {
      return MoveList.empty();
    }
    if (joinsMeld(state)) {
      return canTakeOnto(state)
          ? MoveList.of(new TakeOnto(state.player(), upcard))
          : MoveList.empty();
    }
    LookAhead ahead = new LookAhead(options, state);
    if (!ahead.holds(Kinds.of(upcard), 1)) {
      return MoveList.empty();
    }
    MoveList.Builder<CanastaMove> takes = MoveList.builder(8, CanastaMove[]::new);
    if (ahead.holds(Kinds.of(upcard), 2) && canTake(ahead, state, 2, Kinds.NONE)) {
      addPairs(takes, state, upcard);
    }
    if (!isFrozen(state)) {
      addWithWild(takes, state, upcard, ahead);
    }
    return takes.build();
  }

  private static void addPairs(
      MoveList.Builder<CanastaMove> takes, CanastaState state, PlayingCard upcard) {
    PlayingCard[] naturals = Kinds.naturals(upcard.rank());
    for (int i = 0; i < naturals.length; i++) {
      for (int j = i; j < naturals.length; j++) {
        if (Melding.holds(state.hand(), naturals[i], naturals[j])) {
          takes.add(new TakeWith(state.player(), upcard, naturals[i], naturals[j]));
        }
      }
    }
  }

  private static void addWithWild(
      MoveList.Builder<CanastaMove> takes,
      CanastaState state,
      PlayingCard upcard,
      LookAhead ahead) {
    CardBag<PlayingCard> hand = state.hand();
    for (PlayingCard wild : Kinds.WILD) {
      if (!hand.contains(wild) || !canTake(ahead, state, 1, Kinds.of(wild))) {
        continue;
      }
      for (PlayingCard natural : Kinds.naturals(upcard.rank())) {
        if (hand.contains(natural)) {
          takes.add(new TakeWith(state.player(), upcard, natural, wild));
        }
      }
    }
  }

  CanastaState take(CanastaState state, TakeOnto take, Stages<CanastaState> stages) { // CAN-35
    PlayingCard upcard = take.upcard();
    CanastaState taken = melding.lay(withUpcard(state), stages, upcard.rank(), upcard);
    tellIfWaiting(taken, stages);
    return taken;
  }

  CanastaState take(
      CanastaState state, TakeWith take, Stages<CanastaState> stages) { // CAN-36, CAN-37
    PlayingCard upcard = take.upcard();
    PlayingCard first = take.first();
    PlayingCard second = take.second();
    CanastaState taken =
        melding.lay(withUpcard(state), stages, upcard.rank(), upcard, first, second);
    tellIfWaiting(taken, stages);
    return taken;
  }

  private static void tellIfWaiting(CanastaState taken, Stages<CanastaState> stages) { // CAN-38
    if (taken.soFar().pileWaiting() && !taken.pile().cards().isEmpty() && stages.areHeard()) {
      stages.reached("pile-waits", taken.player(), taken, taken.side().minimum());
    }
  }

  /** Gives the player in turn the upcard, to be melded at once; the rest of the pile waits. */
  private static CanastaState withUpcard(CanastaState state) { // CAN-18
    CardBag<PlayingCard> hand = state.hand().with(state.pile().upcard());
    return state
        .inMeld(state.stock(), hand, state.side(), state.soFar().withPileWaiting(true))
        .withPile(state.pile().withoutUpcard());
  }
}
