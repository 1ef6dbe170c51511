package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.screen.TableFacts;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a table of any game: facts in a paragraph, then a line for each pile that has cards, those
 * of the table first. Where there is room the players stand beside the table.
 */
final class LayoutText {
  /** From so many columns on there is room for two blocks beside each other. */
  private static final int ROOM = 120;

  /** Stands between the groups of a hand. */
  private static final String GROUPS = "  ";

  /** So many piles of one block, and it is cut in two where there is room. */
  private static final int MANY = 8;

  private final Layout layout;
  private final HandOrder hand;
  private final Voice voice;
  private final int columns;

  private LayoutText(Layout layout, Voice voice, int columns) {
    this.layout = layout;
    this.hand = HandOrder.of(voice.words(), layout::fact);
    this.voice = voice;
    this.columns = columns;
  }

  /** Returns the lines of the drawing, none of them longer than there are columns if it can be. */
  static ImmutableList<String> lines(Layout layout, Voice voice, int columns) {
    LayoutText text = new LayoutText(layout, voice, columns);
    return ImmutableList.<String>builder().addAll(text.facts()).addAll(text.piles()).build();
  }

  /** A line of the drawing: whose pile it is, its name, its cards. */
  private record Row(String label, String pile, String cards) {}

  private ImmutableList<String> piles() {
    List<Row> table = ofTable();
    List<Row> players = ofPlayers();
    if (columns < ROOM) {
      List<Row> all = new ArrayList<>(table);
      all.addAll(players);
      return drawn(all, columns);
    }
    if (players.isEmpty() && table.size() > MANY) {
      int half = (table.size() + 1) / 2;
      return SideBySide.of(
          columns,
          width -> drawn(table.subList(0, half), width),
          width -> drawn(table.subList(half, table.size()), width));
    }
    List<Row> only = table.isEmpty() ? players : table;
    return table.isEmpty() || players.isEmpty()
        ? drawn(only, columns)
        : SideBySide.of(columns, width -> drawn(table, width), width -> drawn(players, width));
  }

  private static ImmutableList<String> drawn(List<Row> rows, int width) {
    TextTable table = TextTable.of("lll");
    rows.forEach(row -> table.row(row.label(), row.pile(), row.cards()));
    return table.lines(width);
  }

  /** Returns the facts that say something at the moment: {@code dealer: Dan; trumps: hearts}. */
  private ImmutableList<String> facts() {
    List<String> facts = new ArrayList<>();
    for (SeenFact fact : TableFacts.in(layout.phase(), layout.facts(), voice.words())) {
      FactLine.of(voice, fact).ifPresent(facts::add);
    }
    return facts.isEmpty()
        ? ImmutableList.of()
        : Wrap.lines(voice.sentences().joined("facts", facts), voice.width());
  }

  private List<Row> ofTable() {
    List<Row> rows = new ArrayList<>();
    String label = voice.text("table");
    for (Heap heap : layout.heaps().values()) {
      if (heap.owner().isEmpty() && !heap.isEmpty()) {
        rows.add(new Row(label, voice.words().pile(heap.name()), cards(heap)));
        label = "";
      }
    }
    return rows;
  }

  private List<Row> ofPlayers() {
    List<Row> rows = new ArrayList<>();
    for (int seat = 0; seat < voice.names().seats(); seat++) {
      rows.addAll(ofPlayer(seat));
    }
    return rows;
  }

  /** Returns the piles of a player; a player who has no cards is named if there are others. */
  private List<Row> ofPlayer(int seat) {
    List<Row> rows = new ArrayList<>();
    String label = label(seat);
    for (Heap heap : layout.heaps().values()) {
      if (heap.isOf(seat) && !heap.isEmpty()) {
        rows.add(new Row(label, voice.words().shortPile(heap.name()), cards(heap)));
        label = "";
      }
    }
    if (rows.isEmpty() && voice.names().seats() > 1) {
      rows.add(new Row(label, voice.text("no-cards"), ""));
    }
    return rows;
  }

  private String label(int seat) {
    String name = voice.names().of(seat);
    return voice.names().person() == seat ? voice.text("label.you", name) : name;
  }

  /** Returns the cards of a pile; in a hand there is more room between the groups. */
  private String cards(Heap heap) {
    if (heap.owner().isEmpty()) {
      return heap.held(hand).text(voice);
    }
    List<String> groups = new ArrayList<>();
    for (ImmutableList<SeenCard> group : hand.groups(heap.seen())) {
      groups.add(heap.withSeen(group).text(voice));
    }
    return groups.isEmpty() ? heap.text(voice) : together(groups);
  }

  /** Where cards have names of several words, only what stands between them tells them apart. */
  private String together(List<String> groups) {
    boolean blanks = voice.words().row(ImmutableList.of("", "")).isBlank();
    return blanks ? String.join(GROUPS, groups) : voice.words().row(groups);
  }
}
