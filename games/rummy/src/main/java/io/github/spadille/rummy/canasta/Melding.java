package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.rummy.canasta.CanastaMove.Add;
import io.github.spadille.rummy.canasta.CanastaMove.AddWild;
import io.github.spadille.rummy.canasta.CanastaMove.Meld;
import io.github.spadille.rummy.canasta.CanastaState.TurnSoFar;
import java.util.Optional;

/** Melds and additions, and how a side opens with them. */
final class Melding {
  private final CanastaOptions options;

  Melding(CanastaOptions options) {
    this.options = options;
  }

  /** Returns why a meld cannot be laid, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, Meld meld) {
    PlayingCard first = meld.first();
    PlayingCard second = meld.second();
    PlayingCard third = meld.third();
    if (!holds(state.hand(), first, second, third)) {
      return refuse("CAN-20", "not-held", ImmutableList.of(first, second, third));
    }
    if (isRedThree(first) || isRedThree(second) || isRedThree(third)) {
      return refuse("CAN-26", "red-three");
    }
    if (isWild(first)) {
      return refuse("CAN-25", "wild");
    }
    if (isWild(second)) {
      return refuse("CAN-20", "two-wild", second, third);
    }
    Rank rank = first.rank();
    boolean wild = isWild(third);
    if (!second.is(rank) || !wild && !third.is(rank)) {
      return refuse("CAN-19", "ranks", ImmutableList.of(first, second, third));
    }
    if (state.melds().has(rank)) {
      return refuse("CAN-21", "melded", new MeldName(rank));
    }
    LookAhead ahead = new LookAhead(options, state);
    if (wild && !ahead.takesWild(rank.ordinal())) {
      return refuse("CAN-27", "wild", third);
    }
    if (ahead.canLay(rank.ordinal(), wild ? 2 : 3, wild ? Kinds.of(third) : Kinds.NONE)) {
      return Optional.empty();
    }
    return rank == Rank.THREE
        ? refuse("CAN-27", "not-out")
        : ahead.refuseDeadEnd(first, second, third);
  }

  /** Returns why a natural card cannot be added, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, Add add) {
    PlayingCard card = add.card();
    if (!state.hand().contains(card)) {
      return refuse("CAN-22", "not-held", card);
    }
    if (isRedThree(card)) {
      return refuse("CAN-26", "red-three");
    }
    if (isWild(card)) {
      return refuse("CAN-22", "which-meld", card);
    }
    if (!state.melds().has(card.rank())) { // CAN-23
      return refuse("CAN-22", "no-meld", new MeldName(card.rank()));
    }
    LookAhead ahead = new LookAhead(options, state);
    return ahead.canLay(card.rank().ordinal(), 1, Kinds.NONE)
        ? Optional.empty()
        : ahead.refuseDeadEnd(card);
  }

  /** Returns why a wild card cannot be added, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, AddWild add) {
    PlayingCard card = add.card();
    int kind = add.rank().ordinal();
    if (!state.hand().contains(card)) {
      return refuse("CAN-22", "not-held", card);
    }
    if (!isWild(card)) {
      return refuse("CAN-22", "natural", card);
    }
    if (!state.melds().has(add.rank())) { // CAN-23
      return refuse("CAN-22", "no-meld", new MeldName(add.rank()));
    }
    LookAhead ahead = new LookAhead(options, state);
    if (!ahead.takesWild(kind)) {
      return refuse("CAN-27", "wild", card);
    }
    if (!ahead.hasRoom(kind)) {
      return refuse("CAN-19", "full", new MeldName(add.rank()), options.maxWilds());
    }
    return ahead.canLay(kind, 0, Kinds.of(card)) ? Optional.empty() : ahead.refuseDeadEnd(card);
  }

  /** Tells whether a hand has two cards, which may be equal. */
  static boolean holds(CardBag<PlayingCard> hand, PlayingCard a, PlayingCard b) {
    return hand.count(a) > (a == b ? 1 : 0) && hand.contains(b);
  }

  private static boolean holds(
      CardBag<PlayingCard> hand, PlayingCard a, PlayingCard b, PlayingCard c) {
    return hand.count(a) > (a == b ? 1 : 0) + (a == c ? 1 : 0) && holds(hand, b, c);
  }

  /**
   * New melds, natural cards, wild cards, each from 4 to K, then A and 3; of a rank by suit, twos
   * and jokers last.
   */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    LookAhead ahead = new LookAhead(options, state);
    if (!ahead.holdsMore()) {
      return MoveList.empty();
    }
    MoveList.Builder<CanastaMove> moves = MoveList.builder(8, CanastaMove[]::new);
    for (Rank rank : Melds.RANKS) {
      if (ahead.holds(rank.ordinal(), 2) && !ahead.hasMeld(rank.ordinal())) {
        addMelds(moves, state, ahead, rank);
      }
    }
    for (Rank rank : Melds.RANKS) {
      if (ahead.holds(rank.ordinal(), 1) && ahead.hasMeld(rank.ordinal())) {
        addNaturals(moves, state, ahead, rank);
      }
    }
    boolean wild = ahead.holdsWild();
    for (Rank rank : Melds.RANKS) {
      if (wild && ahead.hasMeld(rank.ordinal()) && ahead.hasRoom(rank.ordinal())) {
        addWilds(moves, state, ahead, rank);
      }
    }
    return moves.build();
  }

  private static void addMelds(
      MoveList.Builder<CanastaMove> moves, CanastaState state, LookAhead ahead, Rank rank) {
    int kind = rank.ordinal();
    boolean three = ahead.holds(kind, 3) && ahead.canLay(kind, 3, Kinds.NONE);
    boolean two = canMeld(ahead, kind, Kinds.TWO);
    boolean joker = canMeld(ahead, kind, Kinds.JOKER);
    if (!three && !two && !joker) {
      return;
    }
    CardBag<PlayingCard> hand = state.hand();
    PlayingCard[] naturals = Kinds.naturals(rank);
    for (int i = 0; i < naturals.length; i++) {
      PlayingCard first = naturals[i];
      for (int j = i; j < naturals.length && hand.contains(first); j++) {
        PlayingCard second = naturals[j];
        if (!holds(hand, first, second)) {
          continue;
        }
        for (int k = j; k < naturals.length && three; k++) {
          if (holds(hand, first, second, naturals[k])) {
            moves.add(new Meld(state.player(), first, second, naturals[k]));
          }
        }
        for (PlayingCard wild : Kinds.WILD) {
          if (hand.contains(wild) && (wild.isJoker() ? joker : two)) {
            moves.add(new Meld(state.player(), first, second, wild));
          }
        }
      }
    }
  }

  private static boolean canMeld(LookAhead ahead, int kind, int wild) {
    return ahead.takesWild(kind) && ahead.holds(wild, 1) && ahead.canLay(kind, 2, wild);
  }

  private static void addNaturals(
      MoveList.Builder<CanastaMove> moves, CanastaState state, LookAhead ahead, Rank rank) {
    if (!ahead.canLay(rank.ordinal(), 1, Kinds.NONE)) {
      return;
    }
    for (PlayingCard card : Kinds.naturals(rank)) {
      if (state.hand().contains(card)) {
        moves.add(Add.of(state.player(), card));
      }
    }
  }

  private static void addWilds(
      MoveList.Builder<CanastaMove> moves, CanastaState state, LookAhead ahead, Rank rank) {
    for (PlayingCard wild : Kinds.WILD) {
      if (state.hand().contains(wild) && ahead.canLay(rank.ordinal(), 0, Kinds.of(wild))) {
        moves.add(new AddWild(state.player(), wild, rank));
      }
    }
  }

  /** Lays cards of the hand, which may open the side and give it a pile that waits. */
  CanastaState lay(
      CanastaState state, Stages<CanastaState> stages, Rank rank, PlayingCard... cards) {
    Side side = state.side();
    TurnSoFar soFar = state.soFar();
    CardBag<PlayingCard> hand = state.hand();
    for (PlayingCard card : cards) {
      hand = hand.without(card);
    }
    int pending = side.opened() ? 0 : soFar.pending() + Kinds.value(cards); // CAN-30
    boolean opened = side.opened() || pending >= side.minimum(); // CAN-29
    Side after = side.laid(opened, rank, cards);
    CanastaState laid =
        state.inMeld(state.stock(), hand, after, soFar.withPending(opened ? 0 : pending));
    if (stages.areHeard()) {
      tellLaid(side, laid, rank, stages);
    }
    boolean gets = soFar.pileWaiting() && (opened || options.pileCounts()); // CAN-38, CAN-39
    return gets ? TakenPile.toHand(laid, stages) : laid;
  }

  private static void tellLaid(
      Side before, CanastaState laid, Rank rank, Stages<CanastaState> stages) {
    int seat = laid.player();
    Side side = laid.side();
    stages.reached("melded", seat, laid);
    if (side.melds().isCanasta(rank)) { // CAN-24
      boolean wasNatural = before.melds().isNatural(rank);
      MeldName name = new MeldName(rank);
      if (!before.melds().isCanasta(rank)) {
        boolean natural = side.melds().isNatural(rank);
        stages.reached(natural ? "natural-canasta" : "mixed-canasta", seat, laid, name);
      } else if (wasNatural && !side.melds().isNatural(rank)) {
        stages.reached("canasta-mixed", seat, laid, name);
      }
    }
    if (side.opened() && !before.opened()) { // CAN-29
      stages.reached("opened", seat, laid, side.minimum());
    }
  }
}
