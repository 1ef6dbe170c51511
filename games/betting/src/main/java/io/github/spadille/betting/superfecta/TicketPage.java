package io.github.spadille.betting.superfecta;

import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Suit;
import java.util.List;
import java.util.Locale;

/**
 * The layout of the table and blank tickets as a page of HTML: a drawing for each sheet of paper.
 *
 * <p>A drawing fits A4 and Letter. All words on it are of the game, so that none is escaped.
 */
final class TicketPage {
  private static final int COLUMNS = 2;
  private static final int PER_SHEET = 8;
  private static final int WIDTH = 95; // millimetres, as all lengths here
  private static final int HEIGHT = 63;
  private static final String SHEET =
      "<svg xmlns='http://www.w3.org/2000/svg' width='190mm' height='254mm'"
          + " viewBox='0 0 190 254'>\n";

  /** How wide a letter is on average, where its size is 1. */
  private static final double LETTER = 0.58;

  private static final int RAIL_RIGHT = 36;
  private static final int LANE = 26;
  private static final int LAYOUT_TOP = 22;
  private static final int LAYOUT_HEIGHT = 180;
  private static final int POOLS_TOP = 210;
  private static final int POOL = 60;

  private final StringBuilder html = new StringBuilder();

  private TicketPage() {}

  static String of(SuperfectaOptions options, List<Ticket> tickets) {
    TicketPage page = new TicketPage();
    page.html
        .append("<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n")
        .append("<title>Superfecta: tickets and table</title>\n<style>\n")
        .append("@page { margin: 10mm }\n")
        .append("body { margin: 0 }\n")
        .append("svg { display: block }\n")
        .append("svg + svg { break-before: page }\n")
        .append("text { font-family: sans-serif }\n")
        .append("</style>\n</head>\n<body>\n");
    page.addLayout(options);
    for (List<Ticket> sheet : Lists.partition(tickets, PER_SHEET)) {
      page.addTickets(sheet);
    }
    return page.html.append("</body>\n</html>\n").toString();
  }

  /** Draws the course with the rail beside it, and the places of the pools (SUP-34). */
  private void addLayout(SuperfectaOptions options) {
    html.append(SHEET);
    addText(0, 10, 7, "start", "Superfecta");
    double row = (double) LAYOUT_HEIGHT / (options.railLength() + 2);
    int right = RAIL_RIGHT + LANE * Suit.values().length;
    for (int space = 0; space <= options.railLength() + 1; space++) { // SUP-5
      double y = LAYOUT_TOP + LAYOUT_HEIGHT - (space + 1) * row;
      boolean isFinish = space > options.railLength();
      String name = space == 0 ? "gate" : "rail card " + space;
      name = isFinish ? "finish" : name;
      addText(RAIL_RIGHT - 3, y + row / 2 + 1, 4, "end", name);
      for (Suit horse : Suit.values()) {
        double x = RAIL_RIGHT + horse.ordinal() * LANE;
        addBox(x, y, LANE, row);
        if (space == 0) {
          addSign(x + LANE / 2.0, y + row / 2 + 3, 9, horse, "A" + horse.symbol());
        }
      }
      if (isFinish) {
        addLine(RAIL_RIGHT, y + row, right, 1.2);
      } else if (space > 0) {
        addBox(0, y + 1, RAIL_RIGHT - 2, row - 2); // SUP-4
      }
    }
    addBox(right + 6, LAYOUT_TOP, 40, 56);
    addText(right + 26, LAYOUT_TOP + 30, 4, "middle", "stock, face down");
    addBox(right + 6, LAYOUT_TOP + 62, 40, 56);
    addText(right + 26, LAYOUT_TOP + 92, 4, "middle", "run, face up");
    for (Pool pool : Pool.values()) {
      int x = pool.ordinal() * (POOL + 5);
      addBox(x, POOLS_TOP, POOL, 42);
      addText(x + POOL / 2.0, POOLS_TOP + 10, 7, "middle", pool.name());
      addText(x + POOL / 2.0, POOLS_TOP + 17, 3, "middle", places(pool));
      String prices = Ticket.prices(options, pool);
      addText(x + POOL / 2.0, POOLS_TOP + 40, fitting(prices, 2.4, POOL), "middle", prices);
    }
    html.append("</svg>\n");
  }

  private static String places(Pool pool) {
    return switch (pool) {
      case WIN -> "the first horse";
      case EXA -> "the first two, in order";
      case SFC -> "all four, in order";
    };
  }

  private void addTickets(List<Ticket> sheet) {
    html.append(SHEET);
    for (int place = 0; place < sheet.size(); place++) {
      int x = place % COLUMNS * WIDTH;
      int y = place / COLUMNS * HEIGHT;
      html.append("<g transform='translate(").append(x).append(' ').append(y).append(")'>\n");
      add(sheet.get(place));
      html.append("</g>\n");
    }
    html.append("</svg>\n");
  }

  private void add(Ticket ticket) {
    addBox(0, 0, WIDTH, HEIGHT);
    addText(4, 7, 5, "start", "Superfecta");
    addText(91, 7, 4, "end", ticket.raceText());
    addText(4, 13, 4, "start", ticket.playerText());
    addLine(24, 13, 58, 0.2);
    addText(91, 13, 3, "end", ticket.chipsText());
    double y = 17;
    for (Pool pool : Pool.values()) {
      String prices = Ticket.prices(ticket.options(), pool);
      addText(4, y, fitting(prices, 2.4, WIDTH), "start", prices);
      y += 3;
    }
    addText(4, 27.5, 2.4, "start", "chips");
    addText(24, 27.5, 2.4, "start", "pool (mark one)");
    addText(56, 27.5, 2.4, "start", "horses in order: S, H, D, C");
    for (int line = 0; line < Ticket.LINES; line++) {
      addBet(28.5 + line * 4.9);
    }
    addText(4, 61.3, 2.8, "start", "in all");
    addLine(12, 61.3, 28, 0.2);
    addText(91, 61.3, 2.8, "end", "Write a bet like this: " + ticket.example());
  }

  /** Draws a line for a bet: its chips, its pool, and its horses with slashes (SUP-33). */
  private void addBet(double y) {
    addBox(4, y, 16, 4.2);
    for (Pool pool : Pool.values()) {
      addText(24 + pool.ordinal() * 10, y + 3.2, 3, "start", pool.name());
    }
    for (int place = 0; place < Suit.values().length; place++) {
      addBox(56 + place * 9, y, 6, 4.2);
      if (place > 0) {
        addText(54.5 + place * 9, y + 3.2, 3.2, "middle", "/");
      }
    }
  }

  /** Returns the size of a text that is to fit between two edges, with some room at both. */
  private static double fitting(String text, double largest, int width) {
    return Math.min(largest, (width - 6) / (LETTER * text.length()));
  }

  private void addBox(double x, double y, double width, double height) {
    html.append(
        String.format(
            Locale.ROOT,
            "<rect x='%.2f' y='%.2f' width='%.2f' height='%.2f' fill='none' stroke='#777'"
                + " stroke-width='0.2'/>\n",
            x,
            y,
            width,
            height));
  }

  private void addLine(double x, double y, double right, double width) {
    html.append(
        String.format(
            Locale.ROOT,
            "<path d='M%.2f %.2fH%.2f' stroke='black' stroke-width='%.1f'/>\n",
            x,
            y,
            right,
            width));
  }

  private void addText(double x, double y, double size, String anchor, String text) {
    addText(x, y, size, anchor, "black", text);
  }

  private void addSign(double x, double y, double size, Suit suit, String text) {
    addText(x, y, size, "middle", suit.isRed() ? "#c00" : "black", text);
  }

  private void addText(double x, double y, double size, String anchor, String colour, String text) {
    html.append(
        String.format(
            Locale.ROOT,
            "<text x='%.2f' y='%.2f' font-size='%.1f' text-anchor='%s' fill='%s'>%s</text>\n",
            x,
            y,
            size,
            anchor,
            colour,
            text));
  }
}
