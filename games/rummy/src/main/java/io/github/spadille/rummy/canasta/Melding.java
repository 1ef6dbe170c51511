package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
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
      return refuse("CAN-20", "you do not hold " + first + " " + second + " " + third);
    }
    if (isRedThree(first) || isRedThree(second) || isRedThree(third)) {
      return refuse("CAN-26", "red threes are never melded");
    }
    if (isWild(first)) {
      return refuse("CAN-25", "wild cards alone are no meld", first, second, third);
    }
    if (isWild(second)) {
      return refuse("CAN-20", "a new meld has two natural cards at least", second, third);
    }
    Rank rank = first.rank();
    boolean wild = isWild(third);
    if (!second.is(rank) || !wild && !third.is(rank)) {
      return refuse("CAN-19", "the natural cards of a meld have one rank", first, second, third);
    }
    if (state.melds().has(rank)) {
      return refuse("CAN-21", "your side has a meld of that rank already", first, second, third);
    }
    LookAhead ahead = new LookAhead(options, state);
    if (wild && !ahead.takesWild(rank.ordinal())) {
      return refuse("CAN-27", "black threes are melded without wild cards", third);
    }
    if (ahead.canLay(rank.ordinal(), wild ? 2 : 3, wild ? Kinds.of(third) : Kinds.NONE)) {
      return Optional.empty();
    }
    return rank == Rank.THREE
        ? refuse("CAN-27", "black threes are melded only to go out with them at once")
        : ahead.refuseDeadEnd(first, second, third);
  }

  /** Returns why a natural card cannot be added, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, Add add) {
    PlayingCard card = add.card();
    if (!state.hand().contains(card)) {
      return refuse("CAN-22", "you do not hold " + card, card);
    }
    if (isRedThree(card)) {
      return refuse("CAN-26", "red threes are never melded", card);
    }
    if (isWild(card)) {
      return refuse("CAN-22", card + " is wild and needs the rank of a meld", card);
    }
    if (!state.melds().has(card.rank())) { // CAN-23
      return refuse("CAN-22", "your side has no meld that " + card + " could join", card);
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
      return refuse("CAN-22", "you do not hold " + card, card);
    }
    if (!isWild(card)) {
      return refuse("CAN-22", card + " is not wild and joins its own rank only", card);
    }
    if (!state.melds().has(add.rank())) { // CAN-23
      return refuse("CAN-22", "your side has no meld of that rank", card);
    }
    LookAhead ahead = new LookAhead(options, state);
    if (!ahead.takesWild(kind)) {
      return refuse("CAN-27", "black threes are melded without wild cards", card);
    }
    if (!ahead.hasRoom(kind)) {
      return refuse("CAN-19", "that meld has all the wild cards it may hold", card);
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
  CanastaState lay(CanastaState state, Rank rank, PlayingCard... cards) {
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
    boolean gets = soFar.pileWaiting() && (opened || options.pileCounts()); // CAN-38, CAN-39
    return gets ? withPile(laid) : laid;
  }

  private static CanastaState withPile(CanastaState state) {
    CardBag<PlayingCard> hand = state.hand();
    CardBag<PlayingCard> red = state.side().redThrees();
    for (PlayingCard card : state.pile().cards()) {
      if (isRedThree(card)) {
        red = red.with(card); // CAN-40
      } else {
        hand = hand.with(card); // CAN-44
      }
    }
    Side side = state.side().withRedThrees(red);
    return state
        .inMeld(state.stock(), hand, side, state.soFar().withPileWaiting(false))
        .withPile(DiscardPile.NONE);
  }
}
