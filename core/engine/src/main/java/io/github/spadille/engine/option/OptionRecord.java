package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Schemas of options that are a record of up to four: its constructor, and an {@linkplain #option
 * option} for each component, in order.
 *
 * <pre>{@code
 * record MyOptions(int handSize, Tie tie) {
 *   static final OptionSchema<MyOptions> SCHEMA =
 *       OptionRecord.of(
 *               MyOptions::new,
 *               option("hand-size", oneOf(6, 5), 6, MyOptions::handSize),
 *               option("tie", choice(Tie.class), Tie.SHARED, MyOptions::tie))
 *           .build();
 * }
 * }</pre>
 *
 * <p>For more options write a builder and take {@link OptionSchema#builder}.
 */
public final class OptionRecord {
  /** Makes a record of three options. */
  @FunctionalInterface
  public interface Maker3<A, B, C, O> {
    /** Makes the record. */
    O make(A a, B b, C c);
  }

  /** Makes a record of four options. */
  @FunctionalInterface
  public interface Maker4<A, B, C, D, O> {
    /** Makes the record. */
    O make(A a, B b, C c, D d);
  }

  /**
   * An option that is a component of a record.
   *
   * @param key as in records of games: {@code dealer-bid}
   * @param type the possible values
   * @param byDefault the value of the base rules
   * @param getter reads the value from options
   */
  public record Component<O, T>(
      String key, OptionType<T> type, T byDefault, Function<O, T> getter) {
    private void addTo(OptionSchema.Builder<O, OptionRecord> schema) {
      schema.option(key, type, getter, (chosen, value) -> chosen.values.put(key, value));
    }
  }

  private final Map<String, Object> values = new HashMap<>();

  private OptionRecord() {}

  @SuppressWarnings("unchecked") // Under a key stand values of the component's type alone.
  private <T> T get(Component<?, T> component) {
    return (T) values.getOrDefault(component.key(), component.byDefault());
  }

  /** Returns an option that is a component of a record, with the value that it has by default. */
  public static <O, T> Component<O, T> option(
      String key, OptionType<T> type, T byDefault, Function<O, T> getter) {
    return new Component<>(key, type, byDefault, getter);
  }

  /** Returns a builder of the schema of a record with one option. */
  public static <O, A> OptionSchema.Builder<O, ?> of(Function<A, O> maker, Component<O, A> a) {
    return schema(chosen -> maker.apply(chosen.get(a)), a);
  }

  /**
   * Returns a builder of the schema of a record with two options.
   *
   * @throws IllegalArgumentException if the record does not give back the defaults that it is made
   *     of, as when two options stand in the wrong order
   */
  public static <O, A, B> OptionSchema.Builder<O, ?> of(
      BiFunction<A, B, O> maker, Component<O, A> a, Component<O, B> b) {
    return schema(chosen -> maker.apply(chosen.get(a), chosen.get(b)), a, b);
  }

  /**
   * Returns a builder of the schema of a record with three options.
   *
   * @throws IllegalArgumentException if the record does not give back the defaults that it is made
   *     of, as when two options stand in the wrong order
   */
  public static <O, A, B, C> OptionSchema.Builder<O, ?> of(
      Maker3<A, B, C, O> maker, Component<O, A> a, Component<O, B> b, Component<O, C> c) {
    return schema(chosen -> maker.make(chosen.get(a), chosen.get(b), chosen.get(c)), a, b, c);
  }

  /**
   * Returns a builder of the schema of a record with four options.
   *
   * @throws IllegalArgumentException if the record does not give back the defaults that it is made
   *     of, as when two options stand in the wrong order
   */
  public static <O, A, B, C, D> OptionSchema.Builder<O, ?> of(
      Maker4<A, B, C, D, O> maker,
      Component<O, A> a,
      Component<O, B> b,
      Component<O, C> c,
      Component<O, D> d) {
    return schema(
        chosen -> maker.make(chosen.get(a), chosen.get(b), chosen.get(c), chosen.get(d)),
        a,
        b,
        c,
        d);
  }

  @SafeVarargs
  private static <O> OptionSchema.Builder<O, OptionRecord> schema(
      Function<OptionRecord, O> maker, Component<O, ?>... components) {
    OptionSchema.Builder<O, OptionRecord> schema = OptionSchema.builder(OptionRecord::new, maker);
    O defaults = maker.apply(new OptionRecord());
    for (Component<O, ?> component : components) {
      Object found = component.getter().apply(defaults);
      checkArgument(
          component.byDefault().equals(found),
          "option %s is %s by default, but the record made of it has %s",
          component.key(),
          component.byDefault(),
          found);
      component.addTo(schema);
    }
    return schema;
  }
}
