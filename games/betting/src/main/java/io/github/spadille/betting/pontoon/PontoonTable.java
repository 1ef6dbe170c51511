package io.github.spadille.betting.pontoon;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static java.util.Comparator.comparingInt;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Lays a state out as piles and facts, and takes the cards back from there. */
final class PontoonTable {
  private PontoonTable() {}

  /** Returns the table of a state. */
  static Table of(PontoonState state, int seats) {
    PackAndHands cards = state.now();
    List<Integer> places = bySeat(cards);
    Table.Builder table =
        Table.builder().pile("pack", cards.pack(), i -> i < cards.unseen() ? NOBODY : ALL);
    for (int place : places) {
      table.pile(cards.hand(place).pile(pile(cards, place), cards.hand(place).seat()));
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
    table.fact(Type.NUMBERS, "bet", PerSeat.each(seats, seat -> bet(cards, seat)));
    for (int place : places) {
      table.word("state." + number(cards, place), cards.hand(place).status());
    }
    return table
        .fact("split", PerSeat.each(seats, seat -> state.hasSplit(seat) ? "yes" : "no"))
        .yesNo("reshuffle", state.round().reshuffle())
        .fact("chips", state.scores())
        .build();
  }

  /** Returns the places of the hands in the order of play, in the order of their seats. */
  private static List<Integer> bySeat(PackAndHands cards) {
    return IntStream.range(0, cards.count())
        .boxed()
        .sorted(comparingInt(place -> cards.hand(place).seat()))
        .collect(toImmutableList());
  }

  private static String active(PontoonState state) {
    return state.played() == null ? "none" : number(state.cards(), state.place()).replace('.', ' ');
  }

  /** Returns a seat and which of its hands in the order of play has a place: {@code 3.1}. */
  private static String number(PackAndHands cards, int place) {
    int seat = cards.hand(place).seat();
    int number = 1;
    for (int i = 0; i < place; i++) {
      number += cards.hand(i).seat() == seat ? 1 : 0;
    }
    return seat + "." + number;
  }

  /** Returns the name of the pile of a hand. */
  static String pile(PackAndHands cards, int place) {
    return "hand." + number(cards, place);
  }

  /** Returns the first stake of a seat; 0 if it has no hand. */
  private static int bet(PackAndHands cards, int seat) {
    return cards.hands().stream()
        .filter(hand -> hand.seat() == seat)
        .mapToInt(PontoonHand::bet)
        .findFirst()
        .orElse(0);
  }

  /** Returns a state with the cards of another table. */
  static PontoonState withCards(PontoonState state, Table table) {
    PackAndHands cards = state.now();
    List<PontoonHand> hands = new ArrayList<>();
    for (int place = 0; place < cards.count(); place++) {
      hands.add(cards.hand(place).with(table.list(pile(cards, place), PlayingCard.FAMILY)));
    }
    return state.withCards(table.list("pack", PlayingCard.FAMILY), hands);
  }
}
