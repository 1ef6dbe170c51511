package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Schemas of options that are a record: how it is made, and an {@linkplain #option option} for each
 * component, in order.
 *
 * <pre>{@code
 * record MyOptions(int handSize, Tie tie) {
 *   static final OptionSchema<MyOptions> SCHEMA =
 *       OptionRecord.of(
 *               values -> new MyOptions(values.next(), values.next()),
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
    private void addTo(OptionSchema.Builder<O, OptionRecord> schema) {
      schema.option(key, type, getter, (chosen, value) -> chosen.values.put(key, value));
    }

    private Optional<T> parse(String text) {
      return type.parse(text);
    }
  }

  private final ImmutableList<? extends Component<?, ?>> components;
  private final Map<String, Object> values = new HashMap<>();
  private int taken;

  private OptionRecord(ImmutableList<? extends Component<?, ?>> components) {
    this.components = components;
  }

  /** Returns an option that is a component of a record, with the value that it has by default. */
  public static <O, T> Component<O, T> option(
      String key, OptionType<T> type, T byDefault, Function<O, T> getter) {
    return new Component<>(key, type, byDefault, getter);
  }

  /**
   * Returns a builder of the schema of a record.
   *
   * @param maker makes the record of the {@linkplain #next next} value for each component
   * @param components an option for each component, in the order in which they are taken
   * @throws IllegalArgumentException if the record does not give back the values that it is made
   *     of, as when two options stand in the wrong order
   */
  @SafeVarargs
  public static <O> OptionSchema.Builder<O, ?> of(
      Function<OptionRecord, O> maker, Component<O, ?>... components) {
    ImmutableList<Component<O, ?>> all = ImmutableList.copyOf(components);
    OptionSchema.Builder<O, OptionRecord> schema =
        OptionSchema.builder(() -> new OptionRecord(all), chosen -> chosen.make(maker));
    check(maker, all, "by default", new OptionRecord(all));
    for (Component<O, ?> component : all) {
      for (String sample : component.type().samples()) {
        OptionRecord chosen = new OptionRecord(all);
        chosen.values.put(component.key(), component.parse(sample).orElseThrow());
        check(maker, all, "with " + component.key() + ' ' + sample, chosen);
      }
      component.addTo(schema);
    }
    return schema;
  }

  /**
   * Returns the value of the next component.
   *
   * @throws IllegalStateException if there are no more components
   */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // See how it is checked in of.
  public <T> T next() {
    checkState(taken < components.size(), "the record takes more than %s options", taken);
    return (T) valueOf(components.get(taken++));
  }

  private Object valueOf(Component<?, ?> component) {
    return values.getOrDefault(component.key(), component.byDefault());
  }

  private <O> O make(Function<OptionRecord, O> maker) {
    taken = 0;
    return maker.apply(this);
  }

  private static <O> void check(
      Function<OptionRecord, O> maker,
      ImmutableList<Component<O, ?>> components,
      String when,
      OptionRecord chosen) {
    O made = chosen.make(maker);
    checkArgument(
        chosen.taken == components.size(),
        "the record takes %s of %s options",
        chosen.taken,
        components.size());
    for (Component<O, ?> component : components) {
      Object value = chosen.valueOf(component);
      Object found = component.getter().apply(made);
      checkArgument(
          value.equals(found),
          "option %s is %s %s, but the record made of it has %s",
          component.key(),
          value,
          when,
          found);
    }
  }
}
