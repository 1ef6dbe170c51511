package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.reflect.RecordComponents;
import java.util.function.Function;

/**
 * Schemas of options that are a record: an {@linkplain #option option} for each component, in
 * order.
 *
 * <pre>{@code
 * record MyOptions(int handSize, Tie tie) {
 *   static final OptionSchema<MyOptions> SCHEMA =
 *       OptionRecord.of(
 *               MyOptions.class,
 *               option("hand-size", oneOf(6, 5), 6, MyOptions::handSize),
 *               option("tie", choice(Tie.class), Tie.SHARED, MyOptions::tie))
 *           .build();
 * }
 * }</pre>
 */
public final class OptionRecord {
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
    private void addTo(OptionSchema.Builder<O, Object[]> schema, int index) {
      schema.option(key, type, getter, (values, value) -> values[index] = value);
    }

    private void check(O made, Object value, String when) {
      T found = getter.apply(made);
      checkArgument(
          value.equals(found),
          "option %s is %s %s, but the record made of it has %s",
          key,
          value,
          when,
          found);
    }
  }

  private OptionRecord() {}

  /** Returns an option that is a component of a record, with the value that it has by default. */
  public static <O, T> Component<O, T> option(
      String key, OptionType<T> type, T byDefault, Function<O, T> getter) {
    return new Component<>(key, type, byDefault, getter);
  }

  /**
   * Returns an option that is a switch, on by default.
   *
   * @param whenOn the word for on: {@code forced}
   * @param whenOff the word for off: {@code free}
   */
  public static <O> Component<O, Boolean> on(
      String key, String whenOn, String whenOff, Function<O, Boolean> getter) {
    return option(key, OptionType.flag(whenOn, whenOff), true, getter);
  }

  /**
   * Returns an option that is a switch, off by default.
   *
   * @param whenOn the word for on: {@code yes}
   * @param whenOff the word for off: {@code no}
   */
  public static <O> Component<O, Boolean> off(
      String key, String whenOn, String whenOff, Function<O, Boolean> getter) {
    return option(key, OptionType.flag(whenOn, whenOff), false, getter);
  }

  /**
   * Returns a builder of the schema of a record.
   *
   * @param type the record, which the engine may read: public, in an exported package
   * @param components an option for each component, in the same order
   * @throws IllegalArgumentException if the record has more or fewer components, or does not give
   *     back the values that it is made of, as when two options stand in the wrong order
   */
  @SafeVarargs
  public static <O> OptionSchema.Builder<O, ?> of(Class<O> type, Component<O, ?>... components) {
    RecordComponents<O> parts = RecordComponents.of(type);
    ImmutableList<Component<O, ?>> all = ImmutableList.copyOf(components);
    checkArgument(
        all.size() == parts.names().size(),
        "%s options for a record of %s",
        all.size(),
        parts.names());
    Object[] defaults = all.stream().map(Component::byDefault).toArray();
    OptionSchema.Builder<O, Object[]> schema = OptionSchema.builder(defaults::clone, parts::make);
    check(parts, all, "by default", defaults);
    for (int i = 0; i < defaults.length; i++) {
      OptionType<?> values = all.get(i).type();
      for (String sample : values.samples()) {
        Object[] chosen = defaults.clone();
        chosen[i] = values.parse(sample).orElseThrow();
        check(parts, all, "with " + all.get(i).key() + ' ' + sample, chosen);
      }
      all.get(i).addTo(schema, i);
    }
    return schema;
  }

  private static <O> void check(
      RecordComponents<O> parts, ImmutableList<Component<O, ?>> all, String when, Object[] values) {
    O made = parts.make(values);
    for (int i = 0; i < values.length; i++) {
      all.get(i).check(made, values[i], when);
    }
  }
}
