package io.github.spadille.betting.superfecta;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;

/**
 * What players print who play with cards and chips: the layout of the table (SUP-34) and blank
 * tickets (SUP-33).
 *
 * <p>Immutable and thread-safe.
 */
public final class TicketSheets {
  private final SuperfectaOptions options;
  private final int seats;
  private final ImmutableList<Ticket> tickets;

  private TicketSheets(SuperfectaOptions options, int seats, ImmutableList<Ticket> tickets) {
    this.options = options;
    this.seats = seats;
    this.tickets = tickets;
  }

  /**
   * Returns the layout and one ticket for each seat, on which the race is left open.
   *
   * @param options house rules that fit the number of seats
   * @throws IllegalArgumentException if so many cannot play, or chips are bought for another number
   *     of seats
   */
  public static TicketSheets of(SuperfectaOptions options, int seats) {
    checkArgument(
        Superfecta.GAME.seatCounts().contains(seats),
        "%s seats; expected %s",
        seats,
        Superfecta.GAME.seatCounts());
    checkArgument(options.buyIn().fits(seats), "chips bought for other than %s seats", seats);
    ImmutableList.Builder<Ticket> tickets = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      tickets.add(new Ticket(options, seat, OptionalInt.empty()));
    }
    return new TicketSheets(options, seats, tickets.build());
  }

  /**
   * Returns the layout and a ticket for each seat and each of the first races, race by race and in
   * the order in which they are filled in (SUP-7).
   *
   * @throws IllegalArgumentException unless there are 1 to all races of the game
   */
  public TicketSheets forRaces(int races) {
    checkArgument(
        races >= 1 && races <= options.races(),
        "tickets for %s races; expected 1 to %s",
        races,
        options.races());
    ImmutableList.Builder<Ticket> numbered = ImmutableList.builder();
    for (int race = 1; race <= races; race++) {
      for (int turn = 0; turn < seats; turn++) {
        numbered.add(new Ticket(options, (race - 1 + turn) % seats, OptionalInt.of(race)));
      }
    }
    return new TicketSheets(options, seats, numbered.build());
  }

  /** Returns how many tickets there are. */
  public int count() {
    return tickets.size();
  }

  /** Returns the layout and the tickets as lines of text, each ended. */
  public String toText() {
    return TicketText.of(options, tickets);
  }

  /**
   * Returns the layout and the tickets as a page to be printed, on paper of A4 or Letter.
   *
   * @return HTML that needs no other file; it is UTF-8
   */
  public String toHtml() {
    return TicketPage.of(options, tickets);
  }
}
