package io.github.spadille.betting.pontoon;

import static com.google.common.base.Ascii.toLowerCase;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Lays a state out as piles and facts, and takes the cards back from there. */
final class PontoonTable {
  private PontoonTable() {}

  /** Returns the table of a state. */
  static Table of(PontoonState state, int seats) {
    PontoonHands hands = state.hands();
    Table.Builder table =
        Table.builder().pile("pack", state.pack(), place -> place < state.unseen() ? NOBODY : ALL);
    for (int seat = 0; seat < seats; seat++) {
      for (int k = 0; hands.has(seat, k); k++) {
        table.pile(pile(seat, k, hands.hand(seat, k)));
      }
    }
    table
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.banker())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact("limit-min", state.limitMin())
        .fact("limit-max", state.limitMax())
        .fact(Fact.Type.WORDS, "active-hand", activeHand(state));
    for (int seat = 0; seat < seats; seat++) {
      for (int k = 0; hands.has(seat, k); k++) {
        PontoonHand hand = hands.hand(seat, k);
        table.fact("stake." + name(seat, k, "."), hand.stake());
      }
    }
    int[] bets = new int[seats];
    Arrays.setAll(bets, state::bet);
    table.fact("bet", IntPerSeat.copyOf(bets));
    List<String> splits = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      for (int k = 0; hands.has(seat, k); k++) {
        PontoonHand hand = hands.hand(seat, k);
        table.fact("state." + name(seat, k, "."), toLowerCase(hand.status().name()));
      }
      splits.add(state.hasSplit(seat) ? "yes" : "no");
    }
    return table
        .fact("split", splits)
        .yesNo("reshuffle", state.reshuffle())
        .fact("chips", state.scores())
        .build();
  }

  private static String activeHand(PontoonState state) {
    return state.played() == null ? "none" : name(state.active(), state.activeHand(), " ");
  }

  private static Pile pile(int seat, int k, PontoonHand hand) {
    ImmutableList.Builder<Audience> audiences = ImmutableList.builder();
    for (int i = 0; i < hand.size(); i++) {
      audiences.add((hand.faceUp() >> i & 1) != 0 ? ALL : Audience.seat(seat));
    }
    return new Pile(
        pile(seat, k),
        OptionalInt.of(seat),
        Pile.Order.TOP_LAST,
        ImmutableList.copyOf(hand.cards()),
        audiences.build());
  }

  private static String name(int seat, int k, String between) {
    return seat + between + (k + 1);
  }

  /** Returns the name of the hand that is played. */
  static String active(PontoonState state) {
    return pile(state.active(), state.activeHand());
  }

  /** Returns the name of the pile of a hand. */
  static String pile(int seat, int k) {
    return "hand." + name(seat, k, ".");
  }

  /** Returns a state with the cards of another table. */
  static PontoonState withCards(PontoonState state, Table table, int seats) {
    PontoonHands old = state.hands();
    List<ImmutableList<PontoonHand>> hands = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      ImmutableList.Builder<PontoonHand> ofSeat = ImmutableList.builder();
      for (int k = 0; k < old.count(seat); k++) {
        PontoonHand hand = old.hand(seat, k);
        ofSeat.add(hand.with(table.list(pile(seat, k), PlayingCard.FAMILY)));
      }
      hands.add(ofSeat.build());
    }
    return state.withCards(table.list("pack", PlayingCard.FAMILY), PontoonHands.copyOf(hands));
  }
}
