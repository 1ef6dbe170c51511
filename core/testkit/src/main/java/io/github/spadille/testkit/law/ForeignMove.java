package io.github.spadille.testkit.law;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.move.Move;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A move of a kind that a game does not have, as a variant adds it: it says who makes it, and no
 * more.
 */
final class ForeignMove {
  private ForeignMove() {}

  /**
   * Returns such moves of a seat, of each type that a variant can implement.
   *
   * @param move any move of the game
   * @param seat the seat, or {@link Move#CHANCE}
   */
  static <M extends Move> ImmutableSet<M> of(M move, int seat) {
    Set<Class<?>> open = new LinkedHashSet<>();
    addOpen(move.getClass(), open);
    return open.stream().map(type -> ForeignMove.<M>make(type, seat)).collect(toImmutableSet());
  }

  /** Adds the types of a game's moves that anybody may implement, beside or above a type. */
  private static void addOpen(Class<?> type, Set<Class<?>> open) {
    for (Class<?> above : type.getInterfaces()) {
      if (Move.class.isAssignableFrom(above) && !isOfEngine(above)) {
        if (above.isSealed()) {
          Arrays.stream(above.getPermittedSubclasses())
              .filter(ForeignMove::isOpen)
              .forEach(open::add);
        } else {
          open.add(above);
        }
        addOpen(above, open);
      }
    }
  }

  private static boolean isOpen(Class<?> type) {
    return type.isInterface() && !type.isSealed() && Modifier.isPublic(type.getModifiers());
  }

  /** A shuffle or a timed move is a kind of its own: the engine asks it more than who makes it. */
  private static boolean isOfEngine(Class<?> type) {
    return type.getName().startsWith("io.github.spadille.engine.");
  }

  @SuppressWarnings("unchecked") // A type of the moves of the game.
  private static <M extends Move> M make(Class<?> type, int seat) {
    InvocationHandler answers =
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "seat" -> seat;
              case "isChance" -> seat == Move.CHANCE;
              case "equals" -> proxy == arguments[0];
              case "hashCode" -> System.identityHashCode(proxy);
              case "toString" -> "a move of another game, by seat " + seat;
              default -> throw new UnsupportedOperationException(method.toString());
            };
    return (M) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, answers);
  }
}
