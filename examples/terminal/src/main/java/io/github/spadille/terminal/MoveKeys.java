package io.github.spadille.terminal;

import com.google.common.collect.HashBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.TimedMove;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The keys of one person at the keyboard, each for a move; times do not count.
 *
 * <p>A move keeps its key while it can be made, and gets it back later if the key is free. A new
 * move gets the key that has been free for longest: the first ones in the order of the keys. So
 * nothing changes under a finger, and a key that has just lost its move does not mean another one.
 */
final class MoveKeys<M extends Move> {
  private static final String WHOLE = "abcdefghijklmnopqrstuvwxyz";
  private static final String LEFT = "asdfgqwertzxcvb12345";
  private static final String RIGHT = "jkluiophynm67890";

  private final HashBiMap<Character, M> offered = HashBiMap.create();

  /** What free keys meant last. */
  private final Map<Character, M> past = new HashMap<>();

  /** The free keys, the one that has been free for longest first. */
  private final List<Character> free;

  private final int most;

  private MoveKeys(String keys) {
    this.free = new ArrayList<>(Lists.charactersOf(keys));
    this.most = keys.length();
  }

  /**
   * Returns the keys of each of some people at one keyboard, from left to right.
   *
   * @throws IllegalArgumentException if there are not one or two of them
   */
  static <M extends Move> ImmutableList<MoveKeys<M>> of(int people) {
    return switch (people) {
      case 1 -> ImmutableList.of(new MoveKeys<>(WHOLE));
      case 2 -> ImmutableList.of(new MoveKeys<>(LEFT), new MoveKeys<>(RIGHT));
      default ->
          throw new IllegalArgumentException(people + " people at one keyboard; expected 1 or 2");
    };
  }

  /** Tells whether so many people have room at one keyboard. */
  static boolean haveRoom(int people) {
    return people == 1 || people == 2;
  }

  /** Returns the number of keys. */
  int most() {
    return most;
  }

  /** Gives keys to the moves that can be made now, as far as there are keys. */
  void offer(List<M> moves) {
    Set<M> wanted = new LinkedHashSet<>(Lists.transform(moves, MoveKeys::timeless));
    for (Map.Entry<Character, M> entry : ImmutableMap.copyOf(offered).entrySet()) {
      if (!wanted.remove(entry.getValue())) {
        offered.remove(entry.getKey());
        past.put(entry.getKey(), entry.getValue());
        free.add(entry.getKey());
      }
    }
    for (Character key : ImmutableList.copyOf(free)) {
      M move = past.get(key);
      if (move != null && wanted.remove(move)) {
        give(key, move);
      }
    }
    for (M move : wanted) {
      if (!free.isEmpty()) {
        give(free.get(0), move);
      }
    }
  }

  private void give(Character key, M move) {
    free.remove(key);
    past.remove(key);
    offered.put(key, move);
  }

  private static <M extends Move> M timeless(M move) {
    return TimedMove.at(move, TimedMove.LATEST);
  }

  /** Returns the key of a move that can be made now, unless there are too few keys. */
  Optional<Character> key(M move) {
    return Optional.ofNullable(offered.inverse().get(timeless(move)));
  }

  /** Returns the move that a key means, or meant last; at any time. */
  Optional<M> meant(char key) {
    M move = offered.get(key);
    return Optional.ofNullable(move == null ? past.get(key) : move);
  }
}
