package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Draws a table of any game: facts in a paragraph, then a line for each pile. */
final class LayoutText {
  private static final Splitter WORDS = Splitter.on(' ');
  private static final String SCORES = "scores";

  /** Facts that the drawing shows in another way, or that the one to move knows anyway. */
  private static final ImmutableSet<String> SHOWN_ELSEWHERE =
      ImmutableSet.of(SCORES, "phase", "turn");

  private static final CharMatcher NOTHING = CharMatcher.anyOf("- ");

  private LayoutText() {}

  /** Returns the lines of the drawing. */
  static ImmutableList<String> lines(Layout layout, Names names, int width) {
    TextTable table = TextTable.of("lll");
    String label = "table";
    for (Heap heap : layout.heaps().values()) {
      if (heap.owner().isEmpty()) {
        table.row(label, heap.name(), heap.text());
        label = "";
      }
    }
    for (int seat = 0; seat < names.seats(); seat++) {
      addSeat(table, layout, names, seat);
    }
    return ImmutableList.<String>builder()
        .addAll(facts(layout, width))
        .addAll(table.lines(width))
        .build();
  }

  /** Returns the facts that say something at the moment: {@code dealer 3, trump h}. */
  static ImmutableList<String> facts(Layout layout, int width) {
    List<String> facts = new ArrayList<>();
    for (Map.Entry<String, String> fact : layout.facts().entrySet()) {
      if (!SHOWN_ELSEWHERE.contains(fact.getKey()) && !NOTHING.matchesAllOf(fact.getValue())) {
        facts.add(fact.getKey() + " " + fact.getValue());
      }
    }
    return facts.isEmpty() ? ImmutableList.of() : Wrap.lines(String.join(", ", facts), width);
  }

  private static void addSeat(TextTable table, Layout layout, Names names, int seat) {
    String label = names.of(seat) + score(layout, names, seat);
    boolean empty = true;
    for (Heap heap : layout.heaps().values()) {
      boolean hasOwner = heap.owner().isPresent() && heap.owner().getAsInt() == seat;
      if (hasOwner && !heap.isEmpty()) {
        table.row(label, heap.name(), heap.text());
        label = "";
        empty = false;
      }
    }
    if (empty) {
      table.row(label, "no cards");
    }
  }

  private static String score(Layout layout, Names names, int seat) {
    List<String> scores = WORDS.splitToList(layout.facts().getOrDefault(SCORES, ""));
    return scores.size() == names.seats() ? " (" + scores.get(seat) + ")" : "";
  }
}
