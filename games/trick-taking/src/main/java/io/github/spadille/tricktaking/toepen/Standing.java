package io.github.spadille.tricktaking.toepen;

import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;

/**
 * How the game stands, whatever is played in the hand.
 *
 * @param hand the number of the hand, from 1
 * @param dealer the seat that deals it
 * @param winner the seat that won the last finished hand; -1 before there is one
 * @param value what that hand was worth, in chips; 0 before there is one
 * @param sheet every chip that a seat got or lost
 * @param champion the seat that has won the game; -1 as long as it is played, or if nobody has
 */
public record Standing(
    int hand, int dealer, int winner, int value, ScoreSheet sheet, int champion) {
  /** Returns how a game begins (TOE-4, TOE-7). */
  static Standing begins(int seats, int chips) {
    ScoreSheet sheet = ScoreSheet.empty(seats).add(0, "TOE-4", Seats.all(seats), chips);
    return new Standing(1, seats - 1, Phrase.NOBODY, 0, sheet, Phrase.NOBODY);
  }

  /** Returns the seats that have chips. */
  Seats players(int seats) {
    Seats players = Seats.all(seats);
    for (int seat = 0; seat < seats; seat++) {
      players = sheet.total(seat) > 0 ? players : players.without(seat);
    }
    return players;
  }

  /** Returns this after a seat lost some chips, or all that it has (TOE-44, TOE-45). */
  Standing paid(String ruleId, int seat, long chips) {
    return with(sheet.add(hand, ruleId, seat, -Math.min(chips, sheet.total(seat))));
  }

  Standing with(ScoreSheet sheet) {
    return new Standing(hand, dealer, winner, value, sheet, champion);
  }

  Standing handWon(int seat, int value) {
    return new Standing(hand, dealer, seat, value, sheet, champion);
  }

  Standing next(int dealer) {
    return new Standing(hand + 1, dealer, winner, value, sheet, champion);
  }

  Standing over(int champion) {
    return new Standing(hand, dealer, winner, value, sheet, champion);
  }
}
