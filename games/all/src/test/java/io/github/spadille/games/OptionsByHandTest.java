package io.github.spadille.games;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Primitives;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.games.OptionChoices.Choice;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The options of every game can be made by hand: the defaults, and a wither for each option. */
class OptionsByHandTest {
  private static Stream<DynamicTest> forEveryGame(Consumer<Game<?, ?, ?>> test) {
    return OptionChoices.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> test.accept(game)));
  }

  @TestFactory
  Stream<DynamicTest> theDefaultsAreThoseOfTheSchema() {
    return forEveryGame(
        game -> assertThat(defaults(typeOf(game))).isEqualTo(game.options().defaults()));
  }

  @TestFactory
  Stream<DynamicTest> everyComponentIsAnOptionWithAWither() {
    return forEveryGame(
        game ->
            assertThat(components(game.options()).values())
                .containsExactlyInAnyOrderElementsOf(names(typeOf(game))));
  }

  @TestFactory
  Stream<DynamicTest> withersMakeWhatTheSchemaReads() {
    return forEveryGame(
        game -> {
          for (Choice choice : OptionChoices.of(game)) {
            Map<String, String> texts = possible(choice);
            int seats = OptionChoices.seats(game, texts).orElseThrow();
            assertThat(byHand(game.options(), texts))
                .as("%s", texts)
                .isEqualTo(game.options().parse(texts, seats));
          }
        });
  }

  private static Object byHand(OptionSchema<?> schema, Map<String, String> texts) {
    ImmutableBiMap<String, String> components = components(schema);
    Object options = schema.defaults();
    for (Map.Entry<String, String> text : texts.entrySet()) {
      String component = components.get(text.getKey());
      options = with(options, component, value(schema.option(text.getKey()), text.getValue()));
    }
    return options;
  }

  /** Returns a choice, with others beside it if it cannot stand alone. */
  private static Map<String, String> possible(Choice choice) {
    return Stream.concat(
            Stream.of(choice.options()),
            OptionChoices.beside(choice)
                .map(others -> OptionChoices.both(choice.options(), others)))
        .filter(texts -> OptionChoices.seats(choice.game(), texts).isPresent())
        .findFirst()
        .orElseThrow();
  }

  @TestFactory
  Stream<DynamicTest> thereIsNoOtherWayToMakeThem() {
    return forEveryGame(
        game -> {
          Class<?> type = typeOf(game);
          assertThat(type.getInterfaces()).noneMatch(OptionsByHandTest::isPublic);
          assertThat(type.getMethods())
              .filteredOn(method -> Modifier.isStatic(method.getModifiers()))
              .extracting(Method::getName)
              .containsExactly("defaults");
          assertThat(type.getClasses())
              .noneMatch(inner -> inner.getSimpleName().contains("Builder"));
          assertThat(find(type.getName() + "Builder"))
              .hasValueSatisfying(builder -> assertThat(isPublic(builder)).isFalse());
        });
  }

  private static boolean isPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers());
  }

  private static Optional<Class<?>> find(String name) {
    try {
      return Optional.of(Class.forName(name));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  private static Class<?> typeOf(Game<?, ?, ?> game) {
    Class<?> type = game.options().defaults().getClass();
    assertThat(type).isRecord().isPublic();
    return type;
  }

  private static Object defaults(Class<?> type) {
    try {
      return type.getMethod("defaults").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("no defaults() of " + type, e);
    }
  }

  /** Returns for the key of each option the name of the component that holds its value. */
  private static <O> ImmutableBiMap<String, String> components(OptionSchema<O> schema) {
    ImmutableBiMap.Builder<String, String> components = ImmutableBiMap.builder();
    for (Option<O, ?> option : schema.options()) {
      components.put(option.key(), component(schema, option));
    }
    return components.buildOrThrow();
  }

  private static <O> String component(OptionSchema<O> schema, Option<O, ?> option) {
    String sample =
        Iterables.find(option.type().samples(), text -> !text.equals(option.byDefault()));
    ImmutableList<String> found =
        names(schema.defaults().getClass()).stream()
            .filter(component -> sets(component, schema, option, sample))
            .collect(toImmutableList());
    assertThat(found).as("components with a wither that sets %s", option.key()).hasSize(1);
    return found.get(0);
  }

  private static ImmutableList<String> names(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(RecordComponent::getName)
        .collect(toImmutableList());
  }

  @SuppressWarnings("unchecked") // A wither makes what it is called on.
  private static <O> boolean sets(
      String component, OptionSchema<O> schema, Option<O, ?> option, String text) {
    Object value = value(option, text);
    return wither(schema.defaults(), component, value).isPresent()
        && option.format((O) with(schema.defaults(), component, value)).equals(text);
  }

  private static Object value(Option<?, ?> option, String text) {
    return option.type().parse(text).orElseThrow();
  }

  private static Object with(Object options, String component, Object value) {
    try {
      return wither(options, component, value).orElseThrow().invoke(options, value);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("no " + component + " with " + value, e);
    }
  }

  /** Returns the wither of a component that takes a value; none where it takes others. */
  private static Optional<Method> wither(Object options, String component, Object value) {
    String name = "with" + Ascii.toUpperCase(component.charAt(0)) + component.substring(1);
    Optional<Method> wither =
        Arrays.stream(options.getClass().getMethods())
            .filter(method -> method.getName().equals(name) && takes(method, value))
            .filter(method -> method.getReturnType().equals(options.getClass()))
            .findFirst();
    // It is public, but the interface that declares it is nobody's to see.
    wither.ifPresent(method -> method.setAccessible(true));
    return wither;
  }

  private static boolean takes(Method method, Object value) {
    return method.getParameterCount() == 1
        && Primitives.wrap(method.getParameterTypes()[0]).isInstance(value);
  }
}
