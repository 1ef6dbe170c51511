package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.screen.TableFacts;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.List;

/** Draws a table of any game: facts in a paragraph, then a line for each pile that has cards. */
final class LayoutText {
  private LayoutText() {}

  /** Returns the lines of the drawing. */
  static ImmutableList<String> lines(Layout layout, Voice voice) {
    HandOrder hand = HandOrder.of(voice.words(), layout::fact);
    TextTable table = TextTable.of("lll");
    String label = voice.text("table");
    for (Heap heap : layout.heaps().values()) {
      if (heap.owner().isEmpty() && !heap.isEmpty()) {
        table.row(label, voice.words().pile(heap.name()), heap.held(hand).text(voice));
        label = "";
      }
    }
    for (int seat = 0; seat < voice.names().seats(); seat++) {
      addSeat(table, layout, hand, voice, seat);
    }
    return ImmutableList.<String>builder()
        .addAll(facts(layout, voice))
        .addAll(table.lines(voice.width()))
        .build();
  }

  /** Returns the facts that say something at the moment: {@code dealer: Dan; trumps: hearts}. */
  private static ImmutableList<String> facts(Layout layout, Voice voice) {
    List<String> facts = new ArrayList<>();
    for (SeenFact fact : TableFacts.in(layout.phase(), layout.facts(), voice.words())) {
      FactLine.of(voice, fact).ifPresent(facts::add);
    }
    return facts.isEmpty()
        ? ImmutableList.of()
        : Wrap.lines(voice.sentences().joined("facts", facts), voice.width());
  }

  private static void addSeat(
      TextTable table, Layout layout, HandOrder hand, Voice voice, int seat) {
    String label = label(layout, voice, seat);
    boolean empty = true;
    for (Heap heap : layout.heaps().values()) {
      if (heap.isOf(seat) && !heap.isEmpty()) {
        String name = voice.words().shortPile(heap.name());
        table.row(label, name, heap.held(hand).text(voice));
        label = "";
        empty = false;
      }
    }
    if (empty) {
      table.row(label, voice.text("no-cards"));
    }
  }

  private static String label(Layout layout, Voice voice, int seat) {
    String key = voice.names().person() == seat ? "label.you" : "label";
    return voice.text(key, voice.names().of(seat), Long.toString(layout.scores().get(seat)));
  }
}
