package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * Which legal moves a player can mean by some words: those that say them all in a row, whole or by
 * their beginnings, from the first word on or further behind.
 */
final class SaidMove {
  private SaidMove() {}

  /**
   * Returns the moves that are meant. Whole words come before beginnings, and the first words of a
   * move before others: who says {@code bid 1} does not mean {@code bid 10}.
   */
  static <M extends Move> ImmutableList<OfferedMove<M>> find(
      List<OfferedMove<M>> offers, String said) {
    List<String> words = OfferedMove.words(said);
    for (int level = 0; level < 4; level++) {
      boolean whole = level < 2;
      boolean first = level % 2 == 0;
      List<OfferedMove<M>> meant = new ArrayList<>();
      for (OfferedMove<M> offer : offers) {
        if (isSaid(OfferedMove.words(offer.notation()), words, whole, first)
            || isSaid(OfferedMove.words(offer.text()), words, whole, first)) {
          meant.add(offer);
        }
      }
      if (!meant.isEmpty()) {
        return ImmutableList.copyOf(meant);
      }
    }
    return ImmutableList.of();
  }

  private static boolean isSaid(
      List<String> move, List<String> words, boolean whole, boolean first) {
    int places = move.size() - words.size();
    for (int from = 0; from <= (first ? Math.min(0, places) : places); from++) {
      if (isSaidAt(move, from, words, whole)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSaidAt(List<String> move, int from, List<String> words, boolean whole) {
    for (int i = 0; i < words.size(); i++) {
      String word = move.get(from + i);
      boolean said = whole ? word.equals(words.get(i)) : word.startsWith(words.get(i));
      if (!said) {
        return false;
      }
    }
    return true;
  }
}
