package io.github.spadille.engine.table;

import io.github.spadille.engine.seat.Viewer;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The names of piles of one seat, such as {@code hand.0}, each made once; thread-safe. */
final class SeatNames {
  /** Names come out of the games; the limit is for those that a game might make up. */
  private static final int MOST = 1000;

  private static final ConcurrentMap<String, String[]> NAMES = new ConcurrentHashMap<>();
  private static final OptionalInt[] OWNERS = new OptionalInt[Viewer.MAX_SEATS];

  static {
    for (int seat = 0; seat < OWNERS.length; seat++) {
      OWNERS[seat] = OptionalInt.of(seat);
    }
  }

  private SeatNames() {}

  /** Returns {@code name.seat}. */
  static String of(String name, int seat) {
    String[] names = NAMES.get(name);
    if (names == null) {
      names = new String[Viewer.MAX_SEATS];
      for (int i = 0; i < names.length; i++) {
        names[i] = name + '.' + i;
      }
      if (NAMES.size() < MOST) {
        NAMES.put(name, names);
      }
    }
    return seat >= 0 && seat < names.length ? names[seat] : name + '.' + seat;
  }

  /** Returns a seat as the owner of a pile. */
  static OptionalInt owner(int seat) {
    return seat >= 0 && seat < OWNERS.length ? OWNERS[seat] : OptionalInt.of(seat);
  }
}
