package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.text.DisplayWidth;
import java.util.ArrayList;
import java.util.List;

/** Writes a menu of moves in columns. */
final class MenuText {
  private static final int GAP = 2;

  private MenuText() {}

  /**
   * Returns the lines of a menu.
   *
   * @param most how many of its places are shown
   */
  static <M extends Move> ImmutableList<String> lines(
      MoveMenu<M> menu, int most, Voice voice, int columns) {
    List<String> places = new ArrayList<>();
    int longest = 1;
    for (MoveMenu.Entry<M> entry : menu.entries()) {
      if (places.size() < most) {
        String place = place(entry, voice);
        places.add(place);
        longest = Math.max(longest, DisplayWidth.of(place) + GAP);
      }
    }
    int perLine = Math.max(1, (columns + GAP) / longest);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int from = 0; from < places.size(); from += perLine) {
      StringBuilder line = new StringBuilder();
      for (String place : places.subList(from, Math.min(from + perLine, places.size()))) {
        line.append(DisplayWidth.padded(place, longest));
      }
      lines.add(perLine == 1 ? voice.wrapped("", line.toString()) : line.toString().strip());
    }
    if (menu.entries().size() > places.size()) {
      lines.add(voice.text("moves.more", menu.entries().size()));
    }
    return lines.build();
  }

  private static <M extends Move> String place(MoveMenu.Entry<M> entry, Voice voice) {
    return entry.key().isEmpty()
        ? voice.text("menu.number", entry.text())
        : voice.text("menu.letter", entry.key(), entry.text());
  }
}
