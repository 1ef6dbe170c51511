package io.github.spadille.games.architecture;

import com.google.common.collect.SortedSetMultimap;
import com.google.common.collect.TreeMultimap;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.SortedSet;

/**
 * Which games use which types.
 *
 * <p>A game uses a type if its main code names it, or calls a method in whose signature it stands.
 * Variants and tests do not count: they are made from a game, not beside it. A constant that the
 * compiler copies leaves no trace and does not count either.
 */
final class UseTable {
  private final SortedSetMultimap<String, String> gamesByType = TreeMultimap.create();

  UseTable() {
    for (JavaClass user : MainCode.CLASSES) {
      MainCode.game(user)
          .ifPresent(
              game ->
                  MainCode.used(user).forEach(type -> gamesByType.put(type.getFullName(), game)));
    }
  }

  /** Returns the games that use a type. */
  SortedSet<String> games(JavaClass type) {
    return gamesByType.get(type.getFullName());
  }

  /** Returns a line that tells a type, how many games use it, and which. */
  String line(JavaClass type) {
    String name = type.getFullName().substring(MainCode.LIBRARY.length());
    return String.format("%-32s %2d  %s", name, games(type).size(), String.join(" ", games(type)));
  }
}
