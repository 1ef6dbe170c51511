package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Lays a state out as piles and facts, and takes the cards back from there. */
final class PontoonTable {
  private PontoonTable() {}

  /** Returns the table of a state. */
  static Table of(PontoonState state, int seats) {
    PontoonCards cards = state.now();
    ImmutableList<Integer> places = bySeat(cards, seats);
    Table.Builder table =
        Table.builder().pile("pack", cards.pack(), i -> i < cards.unseen() ? NOBODY : ALL);
    for (int place : places) {
      table.pile(hand(cards, place));
    }
    table
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.banker())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact("limit-min", state.round().limitMin())
        .fact("limit-max", state.round().limitMax())
        .fact(Type.WORDS, "active-hand", active(state));
    for (int place : places) {
      table.fact("stake." + number(cards, place), cards.hand(place).stake());
    }
    table.fact(Type.NUMBERS, "bet", PerSeat.each(seats, cards::bet));
    for (int place : places) {
      table.word("state." + number(cards, place), cards.hand(place).status());
    }
    return table
        .fact("split", PerSeat.each(seats, seat -> cards.count(seat) > 1 ? "yes" : "no"))
        .yesNo("reshuffle", state.round().reshuffle())
        .fact("chips", state.scores())
        .build();
  }

  /** Returns the places of the hands in the order of play, in the order of their seats. */
  private static ImmutableList<Integer> bySeat(PontoonCards cards, int seats) {
    ImmutableList.Builder<Integer> places = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      for (int place = 0; place < cards.count(); place++) {
        if (cards.hand(place).seat() == seat) {
          places.add(place);
        }
      }
    }
    return places.build();
  }

  private static String active(PontoonState state) {
    return state.played() == null ? "none" : number(state.cards(), state.place()).replace('.', ' ');
  }

  /** Returns a seat and which of its hands in the order of play has a place: {@code 3.1}. */
  private static String number(PontoonCards cards, int place) {
    int seat = cards.hand(place).seat();
    int number = 1;
    for (int i = 0; i < place; i++) {
      number += cards.hand(i).seat() == seat ? 1 : 0;
    }
    return seat + "." + number;
  }

  /** Returns the name of the pile of a hand. */
  static String pile(PontoonCards cards, int place) {
    return "hand." + number(cards, place);
  }

  private static Pile hand(PontoonCards all, int place) {
    PontoonHand hand = all.hand(place);
    ImmutableList.Builder<Audience> audiences = ImmutableList.builder();
    for (int i = 0; i < hand.size(); i++) {
      audiences.add(hand.isUp(i) ? ALL : Audience.seat(hand.seat()));
    }
    return new Pile(
        pile(all, place),
        OptionalInt.of(hand.seat()),
        Pile.Order.TOP_LAST,
        hand.cards(),
        audiences.build());
  }

  /** Returns a state with the cards of another table. */
  static PontoonState withCards(PontoonState state, Table table) {
    PontoonCards cards = state.now();
    List<PontoonHand> hands = new ArrayList<>();
    for (int place = 0; place < cards.count(); place++) {
      hands.add(cards.hand(place).with(table.list(pile(cards, place), PlayingCard.FAMILY)));
    }
    return state.withCards(table.list("pack", PlayingCard.FAMILY), hands);
  }
}
