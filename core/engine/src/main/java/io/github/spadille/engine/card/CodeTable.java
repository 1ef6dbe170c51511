package io.github.spadille.engine.card;

import java.util.Arrays;
import java.util.List;

/** Finds the index of a card by its code, which it reads in place; immutable. */
final class CodeTable {
  private final String[] codes;

  /** The indexes of the cards at the places that their codes ask for, or the next free ones. */
  private final byte[] slots;

  /** Takes the cards in the order of their index; no two have the same code. */
  CodeTable(List<? extends Card> cards) {
    this.codes = new String[cards.size()];
    this.slots = new byte[4 * Integer.highestOneBit(Math.max(1, cards.size()))];
    Arrays.fill(slots, (byte) -1);
    for (int index = 0; index < codes.length; index++) {
      String code = cards.get(index).code();
      codes[index] = code;
      int slot = slot(code, 0, code.length());
      while (slots[slot] >= 0) {
        slot = next(slot);
      }
      slots[slot] = (byte) index;
    }
  }

  /** Returns the index of the card whose code is a part of a text, or -1 if there is none. */
  int find(String text, int from, int until) {
    for (int slot = slot(text, from, until); slots[slot] >= 0; slot = next(slot)) {
      String code = codes[slots[slot]];
      if (code.length() == until - from && text.startsWith(code, from)) {
        return slots[slot];
      }
    }
    return -1;
  }

  private int slot(String text, int from, int until) {
    int hash = 0;
    for (int i = from; i < until; i++) {
      hash = 31 * hash + text.charAt(i);
    }
    return hash & slots.length - 1;
  }

  private int next(int slot) {
    return slot + 1 & slots.length - 1;
  }
}
