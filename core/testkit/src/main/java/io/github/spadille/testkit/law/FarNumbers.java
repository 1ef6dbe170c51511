package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes moves with numbers that no text of a move has or no game knows: negative and huge ones.
 *
 * <p>A program makes moves without a text, so a game meets such numbers too.
 */
final class FarNumbers {
  private static final ImmutableList<Integer> FAR =
      ImmutableList.of(-1, -2, -100, Integer.MIN_VALUE, 16, 1000, 1_000_000, Integer.MAX_VALUE);

  private FarNumbers() {}

  /**
   * Returns a move like another with one number far away, that of its seat included.
   *
   * @return nothing if the move is no public record, has no number, or refuses that one
   */
  static <M extends Move> Optional<M> in(M move, RandomSource random) {
    Class<?> type = move.getClass();
    if (!type.isRecord() || !Modifier.isPublic(type.getModifiers())) {
      return Optional.empty();
    }
    RecordComponent[] components = type.getRecordComponents();
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < components.length; i++) {
      Class<?> kind = components[i].getType();
      if (kind == int.class || kind == long.class) {
        numbers.add(i);
      }
    }
    if (numbers.isEmpty()) {
      return Optional.empty();
    }
    int changed = numbers.get(random.nextInt(numbers.size()));
    int far = FAR.get(random.nextInt(FAR.size()));
    return make(move, components, changed, far);
  }

  @SuppressWarnings("unchecked") // The constructor is that of the move's own class.
  private static <M extends Move> Optional<M> make(
      M move, RecordComponent[] components, int changed, int number) {
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        values[i] = components[i].getAccessor().invoke(move);
      }
      values[changed] = types[changed] == long.class ? (Object) (long) number : (Object) number;
      Constructor<?> constructor = move.getClass().getConstructor(types);
      return Optional.of((M) constructor.newInstance(values));
    } catch (InvocationTargetException e) {
      return Optional.empty(); // The record makes no move of this number, so nobody can.
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(move.getClass() + " is a public record", e);
    }
  }
}
