package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.rummy.canasta.Kinds.BLACK_THREE;
import static io.github.spadille.rummy.canasta.Kinds.NONE;
import static io.github.spadille.rummy.canasta.Kinds.isRedThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.rummy.canasta.CanastaMove.Add;
import io.github.spadille.rummy.canasta.CanastaMove.Laying;
import io.github.spadille.rummy.canasta.CanastaMove.Meld;
import io.github.spadille.rummy.canasta.CanastaMove.MeldName;
import io.github.spadille.rummy.canasta.CanastaMove.Take;
import io.github.spadille.rummy.canasta.CanastaMove.TakeWith;
import java.util.Optional;
import java.util.function.BiConsumer;

/** How cards are laid (CAN-19 to CAN-34), also those of a {@link Taking take}. */
final class Melding {
  private final CanastaOptions options;

  Melding(CanastaOptions options) {
    this.options = options;
  }

  Optional<Refusal> refusalOfMeld(CanastaState state, Meld meld) {
    PlayingCard first = meld.first();
    PlayingCard second = meld.second();
    PlayingCard third = meld.third(); // Wild cards come after natural ones.
    if (!state.held().containsAll(meld.cards())) {
      return refuse("CAN-20", "not-held", meld.cards());
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
    if (!second.is(rank) || !isWild(third) && !third.is(rank)) {
      return refuse("CAN-19", "ranks", meld.cards());
    }
    return state.melds().has(rank)
        ? refuse("CAN-21", "melded", new MeldName(rank))
        : refusalOfLaying(state, meld);
  }

  Optional<Refusal> refusalOfAdd(CanastaState state, Add add) {
    PlayingCard card = add.card();
    if (!state.held().contains(card)) {
      return refuse("CAN-22", "not-held", card);
    }
    boolean namesMeld = add.meld().isPresent();
    if (isRedThree(card) && !namesMeld) {
      return refuse("CAN-26", "red-three");
    }
    if (isWild(card) && !namesMeld) {
      return refuse("CAN-22", "which-meld", card);
    }
    if (!isWild(card) && namesMeld) {
      return refuse("CAN-22", "natural", card);
    }
    Rank rank = add.meld().orElseGet(card::rank);
    return state.melds().has(rank) // CAN-23
        ? refusalOfLaying(state, add)
        : refuse("CAN-22", "no-meld", new MeldName(rank));
  }

  /** Returns why cards that are right for a meld cannot be laid now, or nothing if they can. */
  Optional<Refusal> refusalOfLaying(CanastaState state, Laying move) {
    ImmutableList<PlayingCard> cards = move.cards();
    PlayingCard last = cards.get(cards.size() - 1);
    Rank rank = move.meld().orElseGet(cards.get(0)::rank);
    int kind = Kinds.of(rank);
    LookAhead ahead =
        move instanceof Take ? LookAhead.fromTake(options, state) : LookAhead.from(options, state);
    if (!isWild(last)) {
      return ahead.canLay(kind, cards.size(), NONE)
          ? Optional.empty()
          : refusalOfDeadEnd(state, move, kind, ahead);
    }
    if (!ahead.allowsWild(kind)) {
      return refuse("CAN-27", "wild", last);
    }
    if (!ahead.hasRoomForWild(kind)) {
      return refuse("CAN-19", "full", new MeldName(rank), options.maxWilds());
    }
    return ahead.canLay(kind, cards.size() - 1, Kinds.of(last))
        ? Optional.empty()
        : refusalOfDeadEnd(state, move, kind, ahead);
  }

  /** Refuses cards after which the turn could not come to the end that a rule asks for. */
  private static Optional<Refusal> refusalOfDeadEnd(
      CanastaState state, Laying move, int kind, LookAhead ahead) {
    ImmutableList<PlayingCard> laid = move instanceof TakeWith take ? take.ofHand() : move.cards();
    if (kind == BLACK_THREE && !state.melds().hasBlackThrees()) {
      return refuse("CAN-27", "not-out"); // The player must go out.
    }
    if (!state.side().opened()) { // The side must reach the minimum.
      return refuse("CAN-32", "dead-end", laid, state.side().minimum());
    }
    return ahead.isRefused() // The player, who may not go out, must keep cards (CAN-48).
        ? refuse("CAN-54", "too-few", laid)
        : refuse("CAN-33", "too-few", laid);
  }

  /**
   * New melds, natural cards, wild cards, each from 4 to K, then A and 3; of a rank by suit, twos
   * and jokers last.
   */
  MoveList<CanastaMove> legalMoves(CanastaState state) {
    LookAhead ahead = LookAhead.from(options, state);
    if (!ahead.holdsFitting()) {
      return MoveList.empty();
    }
    MoveList.Builder<CanastaMove> moves = MoveList.builder(8, CanastaMove[]::new);
    for (int kind = 0; kind <= BLACK_THREE; kind++) {
      if (ahead.holds(kind, 2) && !ahead.hasMeld(kind)) { // CAN-20, CAN-21
        addMelds(moves, state, ahead, kind);
      }
    }
    for (int kind = 0; kind <= BLACK_THREE; kind++) {
      if (ahead.hasMeld(kind) && ahead.canLay(kind, 1, NONE)) { // CAN-22
        addNaturals(moves, state, kind);
      }
    }
    for (int kind = 0; kind <= BLACK_THREE && ahead.holdsWild(); kind++) {
      if (ahead.hasMeld(kind)) { // CAN-22
        addWilds(moves, state, ahead, kind);
      }
    }
    return moves.build();
  }

  private static void addMelds(
      MoveList.Builder<CanastaMove> moves, CanastaState state, LookAhead ahead, int kind) {
    boolean natural = ahead.canLay(kind, 3, NONE);
    boolean two = ahead.canLay(kind, 2, Kinds.TWO);
    boolean joker = ahead.canLay(kind, 2, Kinds.JOKER);
    if (!natural && !two && !joker) {
      return;
    }
    int player = state.player();
    CardBag<PlayingCard> held = state.held();
    forPairs(
        held,
        kind,
        (a, b) -> {
          for (PlayingCard third : Kinds.CARDS[kind]) {
            int inPair = (third == a ? 1 : 0) + (third == b ? 1 : 0);
            if (natural && third.index() >= b.index() && held.count(third) > inPair) {
              moves.add(new Meld(player, a, b, third));
            }
          }
          for (PlayingCard wild : Kinds.WILD) {
            if (held.contains(wild) && (wild.isJoker() ? joker : two)) {
              moves.add(new Meld(player, a, b, wild));
            }
          }
        });
  }

  private static void addNaturals(
      MoveList.Builder<CanastaMove> moves, CanastaState state, int kind) {
    for (PlayingCard card : Kinds.CARDS[kind]) {
      if (state.held().contains(card)) {
        moves.add(Add.SHARED.get(state.player(), card));
      }
    }
  }

  private static void addWilds(
      MoveList.Builder<CanastaMove> moves, CanastaState state, LookAhead ahead, int kind) {
    for (PlayingCard wild : Kinds.WILD) {
      if (state.held().contains(wild) && ahead.canLay(kind, 0, Kinds.of(wild))) {
        moves.add(new Add(state.player(), wild, Optional.of(Kinds.RANKS[kind])));
      }
    }
  }

  /** Does something for every two cards of a kind in a hand, by suit, equal pairs once. */
  static void forPairs(
      CardBag<PlayingCard> held, int kind, BiConsumer<PlayingCard, PlayingCard> action) {
    for (PlayingCard a : Kinds.CARDS[kind]) {
      for (PlayingCard b : Kinds.CARDS[kind]) {
        if (a.index() <= b.index() && held.contains(a) && held.count(b) > (a == b ? 1 : 0)) {
          action.accept(a, b);
        }
      }
    }
  }

  /** Lays cards, which may open the side and give it a pile that waits. */
  CanastaState lay(CanastaState before, Laying move, StageListener<CanastaState> stages) {
    boolean takes = move instanceof Take;
    CanastaState state = takes ? before.upcardTaken() : before;
    CardBag<PlayingCard> held = state.held();
    ImmutableList<PlayingCard> cards = move.cards();
    for (PlayingCard card : cards) {
      held = held.without(card);
    }
    Rank rank = move.meld().orElseGet(cards.get(0)::rank);
    Side side = state.side().laid(rank, cards);
    CanastaState laid = state.laid(side, held);
    if (stages.isListening()) {
      tellLaid(before.side(), laid, rank, stages);
    }
    if (laid.pile().waiting() && (side.opened() || options.pileCounts())) { // CAN-38, CAN-39
      return pileTaken(laid, stages);
    }
    if (takes && !laid.pile().cards().isEmpty()) { // CAN-38
      stages.reached("pile-waits", laid.player(), laid, side.minimum());
    }
    return laid;
  }

  private static void tellLaid(
      Side before, CanastaState laid, Rank rank, StageListener<CanastaState> stages) {
    int seat = laid.player();
    SideMelds melds = laid.melds();
    stages.reached("melded", seat, laid);
    if (melds.isCanasta(rank)) { // CAN-24
      MeldName name = new MeldName(rank);
      boolean natural = melds.isNatural(rank);
      if (!before.melds().isCanasta(rank)) {
        stages.reached(natural ? "natural-canasta" : "mixed-canasta", seat, laid, name);
      } else if (before.melds().isNatural(rank) && !natural) {
        stages.reached("canasta-mixed", seat, laid, name);
      }
    }
    if (laid.side().opened() && !before.opened()) { // CAN-29
      stages.reached("opened", seat, laid, laid.side().minimum());
    }
  }

  /** Gives the player in turn the cards of the pile that waits; red threes are laid down. */
  private static CanastaState pileTaken(CanastaState state, StageListener<CanastaState> stages) {
    int player = state.player();
    CanastaState now = state;
    for (PlayingCard card : state.pile().cards()) {
      if (isRedThree(card)) {
        now = now.redThreeOfPileLaid(card);
        stages.reached("red-three-laid", player, now, card, 0);
      }
    }
    int cards = now.pile().cards().size();
    CanastaState taken = now.pileTaken();
    if (cards > 0) {
      stages.reached("pile-taken", player, taken, cards);
    }
    return taken;
  }
}
