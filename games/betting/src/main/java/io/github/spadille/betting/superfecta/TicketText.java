package io.github.spadille.betting.superfecta;

import com.google.common.base.Strings;
import io.github.spadille.engine.card.Suit;
import java.util.List;

/** The layout of the table and blank tickets as lines of text. */
final class TicketText {
  private static final int INNER = 68;
  private static final String BORDER = "+" + Strings.repeat("-", INNER + 2) + "+\n";
  private static final String BET = "_____  WIN EXA SFC  __/__/__/__";
  private static final int MARGIN = 13;

  private final StringBuilder text = new StringBuilder();

  private TicketText() {}

  static String of(SuperfectaOptions options, List<Ticket> tickets) {
    TicketText lines = new TicketText();
    lines.addLayout(options);
    tickets.forEach(lines::add);
    return lines.text.toString();
  }

  private void addLayout(SuperfectaOptions options) { // SUP-34
    addRow("", "-");
    addRow("finish", " ");
    addRow("", "=");
    for (int space = options.railLength(); space > 0; space--) {
      addRow("rail card " + space, " ");
      addRow("", "-");
    }
    text.append(Strings.padEnd("gate", MARGIN, ' '));
    for (Suit horse : Suit.values()) {
      text.append("|  A").append(horse.symbol()).append("   ");
    }
    text.append("|\n");
    addRow("", "-");
    text.append("\nstock, face down   run, face up\n\n");
    for (Pool pool : Pool.values()) {
      text.append("pool ______   ").append(Ticket.prices(options, pool)).append('\n');
    }
  }

  /** Adds four cells, or the edge between cells, beside a name. */
  private void addRow(String name, String filling) {
    String corner = filling.equals(" ") ? "|" : "+";
    text.append(Strings.padEnd(name, MARGIN, ' '));
    for (int i = 0; i < Suit.values().length; i++) {
      text.append(corner).append(Strings.repeat(filling, 7));
    }
    text.append(corner).append('\n');
  }

  private void add(Ticket ticket) {
    text.append('\n').append(BORDER);
    addLine("Superfecta", ticket.raceText());
    addLine(ticket.playerText() + " ______________", ticket.chipsText());
    for (Pool pool : Pool.values()) {
      addLine(Ticket.prices(ticket.options(), pool), "");
    }
    addLine("", "");
    addLine("chips  pool         horses", "");
    for (int i = 0; i < Ticket.LINES; i++) {
      addLine(BET, "");
    }
    addLine("_____  chips in all", "Write a bet like this: " + ticket.example());
    text.append(BORDER);
  }

  private void addLine(String left, String right) {
    text.append("| ").append(left);
    text.append(Strings.padStart(right, INNER - left.length(), ' ')).append(" |\n");
  }
}
