package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.BLACK_THREE;
import static io.github.spadille.rummy.canasta.Kinds.NONE;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.rummy.canasta.CanastaMove.MeldName;
import io.github.spadille.rummy.canasta.CanastaMove.Take;
import io.github.spadille.rummy.canasta.CanastaMove.TakeOnto;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import java.util.Optional;

/** How the discard pile is taken (CAN-35 to CAN-44): {@link #way} says with which cards. */
final class Taking {
  /** With which cards the pile can be taken, as far as the table tells. */
  enum Way {
    /** Not at all: its upcard is a wild card or a black three. */
    BARRED("CAN-41"),
    /** Not at all: it is frozen, and the side has a meld of the rank already. */
    FROZEN_OUT("CAN-37"),
    /** Not at all: the meld of the rank is a canasta, which gets no upcard. */
    CANASTA_CLOSED("CAN-35"),
    /** The upcard alone joins the meld of its rank. */
    ONTO_MELD("CAN-35"),
    /** It is frozen: the upcard is laid with two natural cards of the hand. */
    WITH_NATURALS("CAN-37"),
    /** The upcard is laid with two cards of the hand, of which one may be wild. */
    WITH_TWO("CAN-36");

    private final String ruleId;

    Way(String ruleId) {
      this.ruleId = ruleId;
    }

    /** Returns the rule that says so. */
    String ruleId() {
      return ruleId;
    }

    /** Tells whether the pile can be taken with the right cards. */
    boolean isOpen() {
      return this == ONTO_MELD || this == WITH_NATURALS || this == WITH_TWO;
    }
  }

  private final CanastaOptions options;
  private final Melding melding;

  Taking(CanastaOptions options, Melding melding) {
    this.options = options;
    this.melding = melding;
  }

  /** Returns how the player in turn can take the pile, whatever the hand holds. */
  Way way(CanastaState state) {
    PlayingCard upcard = state.pile().upcard();
    if (isWild(upcard) || Kinds.of(upcard) == BLACK_THREE) {
      return Way.BARRED; // CAN-41
    }
    Rank rank = upcard.rank();
    boolean hasMeld = state.melds().has(rank);
    if (isFrozen(state)) {
      return hasMeld && !options.frozenTakeJoins() ? Way.FROZEN_OUT : Way.WITH_NATURALS; // CAN-37
    }
    if (!hasMeld) {
      return Way.WITH_TWO; // CAN-36
    }
    boolean isClosed = state.melds().isCanasta(rank) && !options.takeOntoCanasta();
    return isClosed ? Way.CANASTA_CLOSED : Way.ONTO_MELD; // CAN-35
  }

  /** Tells whether the pile is frozen for the player in turn. */
  private boolean isFrozen(CanastaState state) { // CAN-42
    return state.pile().frozen() || options.frozenBeforeFirstMeld() && !state.side().opened();
  }

  /** Returns why the pile cannot be taken so, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, Take take) {
    PlayingCard upcard = state.pile().upcard();
    if (state.soFar().reachedInVain()) {
      return refuse("CAN-18", "draw");
    }
    if (take.upcard() != upcard) {
      return refuse("CAN-8", "upcard", upcard);
    }
    return switch (way(state)) {
      case BARRED -> refuse("CAN-41", "barred", upcard);
      case FROZEN_OUT -> refuse("CAN-37", "melded", new MeldName(upcard.rank()));
      case CANASTA_CLOSED -> refuse("CAN-35", "canasta", new MeldName(upcard.rank()));
      case ONTO_MELD ->
          take instanceof TakeOnto
              ? melding.refusalOfLaying(state, take)
              : refuse("CAN-35", "alone", upcard, new MeldName(upcard.rank()));
      case WITH_NATURALS ->
          take instanceof TakeWith with
              ? refusalOfNaturals(state, with)
              : refuse("CAN-37", "two-naturals", new MeldName(upcard.rank()));
      case WITH_TWO ->
          take instanceof TakeWith with
              ? refusalOfTwo(state, with)
              : refuse("CAN-36", "no-meld", new MeldName(upcard.rank()));
    };
  }

  private Optional<Refusal> refusalOfNaturals(CanastaState state, TakeWith take) {
    if (!state.held().containsAll(take.ofHand())) {
      return refuse("CAN-37", "not-held", take.ofHand());
    }
    Rank rank = take.upcard().rank();
    return take.first().is(rank) && take.second().is(rank)
        ? melding.refusalOfLaying(state, take)
        : refuse("CAN-37", "two-naturals", new MeldName(rank));
  }

  private Optional<Refusal> refusalOfTwo(CanastaState state, TakeWith take) {
    if (!state.held().containsAll(take.ofHand())) {
      return refuse("CAN-36", "not-held", take.ofHand());
    }
    Rank rank = take.upcard().rank();
    return take.first().is(rank) && (take.second().is(rank) || isWild(take.second()))
        ? melding.refusalOfLaying(state, take)
        : refuse("CAN-36", "other-rank", new MeldName(rank));
  }

  /** Returns the take onto a meld, or those with cards of the hand: by suit, wild cards last. */
  MoveList<CanastaMove> takes(CanastaState state) {
    Way way = way(state);
    if (!way.isOpen() || state.soFar().reachedInVain()) {
      return MoveList.empty();
    }
    if (way == Way.ONTO_MELD) {
      return takeOntoMeld(state);
    }
    // Most often the hand has no card of the rank, which is found fast.
    return countRank(state.held(), state.pile().upcard().rank()) > 0
        ? takesWithHand(state, way)
        : MoveList.empty();
  }

  private MoveList<CanastaMove> takeOntoMeld(CanastaState state) { // CAN-35
    PlayingCard upcard = state.pile().upcard();
    return LookAhead.fromTake(options, state).canLay(Kinds.of(upcard), 1, NONE)
        ? MoveList.of(new TakeOnto(state.player(), upcard))
        : MoveList.empty();
  }

  private MoveList<CanastaMove> takesWithHand(CanastaState state, Way way) {
    int player = state.player();
    PlayingCard upcard = state.pile().upcard();
    CardBag<PlayingCard> held = state.held();
    int kind = Kinds.of(upcard);
    LookAhead ahead = LookAhead.fromTake(options, state);
    MoveList.Builder<CanastaMove> takes = MoveList.builder(8, CanastaMove[]::new);
    if (ahead.canLay(kind, 3, NONE)) { // CAN-36, CAN-37
      Melding.forPairs(held, kind, (a, b) -> takes.add(new TakeWith(player, upcard, a, b)));
    }
    if (way == Way.WITH_NATURALS) {
      return takes.build();
    }
    for (PlayingCard wild : Kinds.WILD) { // CAN-36
      boolean fits = held.contains(wild) && ahead.canLay(kind, 2, Kinds.of(wild));
      for (PlayingCard natural : Kinds.CARDS[kind]) {
        if (fits && held.contains(natural)) {
          takes.add(new TakeWith(player, upcard, natural, wild));
        }
      }
    }
    return takes.build();
  }

  /** Tells whether the player may not leave the pile when the stock is empty. */
  boolean isForced(CanastaState state) { // CAN-57
    return options.takeForced() || way(state) == Way.ONTO_MELD && !takes(state).isEmpty();
  }
}
