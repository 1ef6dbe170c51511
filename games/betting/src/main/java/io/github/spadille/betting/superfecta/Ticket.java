package io.github.spadille.betting.superfecta;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.card.Suit;
import java.util.List;
import java.util.OptionalInt;

/**
 * The words on a blank ticket.
 *
 * @param options the house rules
 * @param seat the seat that fills it in
 * @param race the number of the race; empty if the player writes it
 */
record Ticket(SuperfectaOptions options, int seat, OptionalInt race) {
  /** How many bets a ticket has room for. */
  static final int LINES = 6;

  private static final ImmutableList<Suit> DIAMONDS_CLUBS =
      ImmutableList.of(Suit.DIAMONDS, Suit.CLUBS);

  /** Returns which race it is for, with a blank where that is left open. */
  String raceText() {
    String number = race.isPresent() ? Integer.toString(race.getAsInt()) : "____";
    return "Race " + number + " of " + options.races(); // SUP-29
  }

  /** Returns whose it is: {@code Player 0}. */
  String playerText() {
    return "Player " + seat;
  }

  /** Returns with how many chips the player begins the game. */
  String chipsText() {
    return "Chips at first: " + options.buyIn().chips(seat); // SUP-2
  }

  /** Returns what a bet for a pool can cost: {@code WIN: bets of 1, 2, 5 or 10 chips}. */
  static String prices(SuperfectaOptions options, Pool pool) { // SUP-10, SUP-11
    List<Integer> prices = options.prices(pool);
    StringBuilder text = new StringBuilder(pool.name()).append(": bets of ");
    int last = prices.get(prices.size() - 1);
    text.append(prices.get(0));
    for (int price : prices.subList(1, prices.size())) { // The prices rise, each is another.
      text.append(price == last ? " or " : ", ").append(price);
    }
    return text.append(last == 1 ? " chip" : " chips").toString();
  }

  /** Returns how a bet is written (SUP-33). */
  String example() {
    Bet bet = new Bet(seat, options.prices(Pool.EXA).get(0), Pool.EXA, DIAMONDS_CLUBS);
    return SuperfectaMove.SYNTAX.otherTexts(bet).get(0);
  }
}
