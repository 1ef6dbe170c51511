package io.github.spadille.engine.reflect;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNullElse;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/**
 * The components of a record in order: their names, their values in a record, and records made of
 * values.
 *
 * <p>A record is made by its static method {@code of} if that takes its components and returns the
 * record, so that shared records stay shared; else by its constructor. Immutable and thread-safe.
 *
 * @param <R> the record
 */
public final class RecordComponents<R> {
  private final Class<R> type;
  private final ImmutableList<String> names;
  private final ImmutableList<Method> getters;
  private final Executable maker;

  private RecordComponents(
      Class<R> type, ImmutableList<RecordComponent> components, Executable maker) {
    this.type = type;
    this.names =
        components.stream().map(RecordComponent::getName).collect(ImmutableList.toImmutableList());
    this.getters =
        components.stream()
            .map(RecordComponent::getAccessor)
            .collect(ImmutableList.toImmutableList());
    this.maker = maker;
    getters.forEach(this::open);
    open(maker);
  }

  /**
   * Reads how a record is declared.
   *
   * @throws IllegalArgumentException if it is no record, or neither public in an exported package
   *     nor in a package that is open to the engine
   */
  public static <R> RecordComponents<R> of(Class<R> type) {
    checkArgument(type.isRecord(), "%s is no record", type.getName());
    ImmutableList<RecordComponent> components = ImmutableList.copyOf(type.getRecordComponents());
    Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
    return new RecordComponents<>(type, components, makerOf(type, types));
  }

  private static Executable makerOf(Class<?> type, Class<?>[] types) {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals("of")
          && Modifier.isStatic(method.getModifiers())
          && method.getReturnType() == type
          && Arrays.equals(method.getParameterTypes(), types)) {
        return method;
      }
    }
    try {
      return type.getDeclaredConstructor(types);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type + " is a record without its constructor", e);
    }
  }

  private void open(AccessibleObject member) {
    try {
      member.setAccessible(true);
    } catch (InaccessibleObjectException e) {
      throw new IllegalArgumentException(
          type.getName()
              + " cannot be read; expected a public record in an exported package, or a package"
              + " that is open to io.github.spadille.engine",
          e);
    }
  }

  /** Returns the names of the components, in order. */
  public ImmutableList<String> names() {
    return names;
  }

  /**
   * Returns the value of a component.
   *
   * @param index from 0
   * @throws IndexOutOfBoundsException if there is no such component
   */
  public Object get(R record, int index) {
    Method getter = getters.get(index);
    return call(() -> getter.invoke(record));
  }

  /**
   * Returns a record of values, one for each component.
   *
   * @throws IllegalArgumentException if there are more or fewer values than components, or one is
   *     of another type; and whatever the record throws that refuses them
   */
  public R make(Object... values) {
    return type.cast(
        call(
            () ->
                maker instanceof Constructor<?> constructor
                    ? constructor.newInstance(values)
                    : ((Method) maker).invoke(null, values)));
  }

  @FunctionalInterface
  private interface Call {
    Object run() throws ReflectiveOperationException;
  }

  private Object call(Call call) {
    try {
      return call.run();
    } catch (InvocationTargetException e) {
      Throwables.throwIfUnchecked(requireNonNullElse(e.getCause(), e));
      throw new IllegalStateException(type + " throws a checked exception", e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " was opened", e);
    }
  }
}
