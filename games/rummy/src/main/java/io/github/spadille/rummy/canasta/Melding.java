package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.rummy.canasta.CanastaMove.Add;
import io.github.spadille.rummy.canasta.CanastaMove.AddWild;
import io.github.spadille.rummy.canasta.CanastaMove.Meld;
import java.util.Optional;

/** What the seat in turn can lay down. */
final class Melding {
  private static final Rank[] RANKS = Canasta.MELD_RANKS.toArray(new Rank[0]);
  private static final Suit[] SUITS = Suit.values();

  /** The counts of the kinds of which there can be melds. */
  private static final long MELD_KINDS = Kinds.ORDINARY | Kinds.times(0xF, Kinds.BLACK_THREE);

  private final LookAhead.Terms terms;

  Melding(LookAhead.Terms terms) {
    this.terms = terms;
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
    if (state.ownMelds().has(rank)) {
      return refuse("CAN-21", "your side has a meld of that rank already", first, second, third);
    }
    if (wild && !terms.takesWild(rank.ordinal())) {
      return refuse("CAN-27", "black threes are melded without wild cards", third);
    }
    LookAhead ahead = new LookAhead(terms, state);
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
    if (!state.ownMelds().has(card.rank())) { // CAN-23
      return refuse("CAN-22", "your side has no meld that " + card + " could join", card);
    }
    LookAhead ahead = new LookAhead(terms, state);
    return ahead.canLay(card.rank().ordinal(), 1, Kinds.NONE)
        ? Optional.empty()
        : ahead.refuseDeadEnd(card);
  }

  /** Returns why a wild card cannot be added, or nothing if it can. */
  Optional<Refusal> refusal(CanastaState state, AddWild add) {
    PlayingCard card = add.card();
    Rank rank = add.rank();
    if (!state.hand().contains(card)) {
      return refuse("CAN-22", "you do not hold " + card, card);
    }
    if (!isWild(card)) {
      return refuse("CAN-22", card + " is not wild and joins its own rank only", card);
    }
    if (!state.ownMelds().has(rank)) { // CAN-23
      return refuse("CAN-22", "your side has no meld of that rank", card);
    }
    if (!terms.takesWild(rank.ordinal())) {
      return refuse("CAN-27", "black threes are melded without wild cards", card);
    }
    if (state.ownMelds().wilds(rank) >= terms.maxWilds()) {
      return refuse("CAN-19", "that meld has all the wild cards it may hold", card);
    }
    LookAhead ahead = new LookAhead(terms, state);
    return ahead.canLay(rank.ordinal(), 0, Kinds.of(card))
        ? Optional.empty()
        : ahead.refuseDeadEnd(card);
  }

  private static boolean holds(
      CardBag<PlayingCard> hand, PlayingCard a, PlayingCard b, PlayingCard c) {
    return hand.count(a) > (a == b ? 1 : 0) + (a == c ? 1 : 0)
        && hand.count(b) > (b == c ? 1 : 0)
        && hand.contains(c);
  }

  /**
   * New melds, natural cards, wild cards, each from 4 to K, then A and 3; of a rank by suit, twos
   * and jokers last.
   */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    LookAhead ahead = new LookAhead(terms, state);
    boolean wild = ahead.holds(Kinds.TWO, 1) || ahead.holds(Kinds.JOKER, 1);
    long begun = ahead.melds();
    long news = ahead.twoOrMore() & ~begun;
    long naturals = ahead.some() & begun;
    if ((news & MELD_KINDS | naturals | (wild ? begun : 0)) == 0) {
      return MoveList.empty();
    }
    MoveList.Builder<CanastaMove> moves = MoveList.builder(8, CanastaMove[]::new);
    for (Rank rank : RANKS) {
      if (Kinds.get(news, rank.ordinal()) > 0) {
        addMelds(moves, state, ahead, rank);
      }
    }
    for (Rank rank : RANKS) {
      if (Kinds.get(naturals, rank.ordinal()) > 0) {
        addNaturals(moves, state, ahead, rank);
      }
    }
    for (Rank rank : RANKS) {
      if (wild && Kinds.get(begun, rank.ordinal()) > 0 && ahead.hasRoom(rank.ordinal())) {
        addWilds(moves, state, ahead, rank);
      }
    }
    return moves.build();
  }

  private boolean canMeld(LookAhead ahead, int kind, int wild) {
    return terms.takesWild(kind) && ahead.holds(wild, 1) && ahead.canLay(kind, 2, wild);
  }

  private void addMelds(
      MoveList.Builder<CanastaMove> moves, CanastaState state, LookAhead ahead, Rank rank) {
    int kind = rank.ordinal();
    boolean three = ahead.holds(kind, 3) && ahead.canLay(kind, 3, Kinds.NONE);
    boolean two = canMeld(ahead, kind, Kinds.TWO);
    boolean joker = canMeld(ahead, kind, Kinds.JOKER);
    if (!three && !two && !joker) {
      return;
    }
    CardBag<PlayingCard> hand = state.hand();
    for (int i = 0; i < SUITS.length; i++) {
      PlayingCard first = PlayingCard.of(rank, SUITS[i]);
      for (int j = i; j < SUITS.length && hand.contains(first); j++) {
        PlayingCard second = PlayingCard.of(rank, SUITS[j]);
        for (int k = j; k < SUITS.length && three; k++) {
          add(moves, state, first, second, PlayingCard.of(rank, SUITS[k]));
        }
        for (PlayingCard wild : Kinds.WILD) {
          if (hand.contains(wild) && (wild.isJoker() ? joker : two)) {
            add(moves, state, first, second, wild);
          }
        }
      }
    }
  }

  private static void add(
      MoveList.Builder<CanastaMove> moves,
      CanastaState state,
      PlayingCard first,
      PlayingCard second,
      PlayingCard third) {
    if (!isRedThree(first)
        && !isRedThree(second)
        && !isRedThree(third)
        && holds(state.hand(), first, second, third)) {
      moves.add(new Meld(state.player(), first, second, third));
    }
  }

  private static void addNaturals(
      MoveList.Builder<CanastaMove> moves, CanastaState state, LookAhead ahead, Rank rank) {
    if (!ahead.canLay(rank.ordinal(), 1, Kinds.NONE)) {
      return;
    }
    for (Suit suit : SUITS) {
      PlayingCard card = PlayingCard.of(rank, suit);
      if (state.hand().contains(card) && !isRedThree(card)) {
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
}
