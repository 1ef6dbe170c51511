package io.github.spadille.engine.card;

import java.util.List;
import java.util.stream.IntStream;

/** A family that is not the playing cards: 78 cards {@code t0 ... t77}. */
record Tarot(int index) implements Card {
  static final CardFamily<Tarot> FAMILY =
      CardFamily.of("tarot", Tarot.class, IntStream.range(0, 78).mapToObj(Tarot::new).toList());

  static Tarot card(int index) {
    return FAMILY.card(index);
  }

  static List<Tarot> cards(int... indexes) {
    return IntStream.of(indexes).mapToObj(Tarot::card).toList();
  }

  @Override
  public String code() {
    return "t" + index;
  }

  @Override
  public String toString() {
    return code();
  }
}
