package io.github.spadille.engine.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Collections;
import java.util.Optional;
import java.util.function.BiFunction;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an author of a game gets wrong in a schema is refused, with the key of the option. */
class OptionSchemaBuilderTest {
  private enum Alone {
    ONE
  }

  /** Least may not be above most, which its constructor checks. */
  record Options(int least, int most, boolean open) {
    static final Options DEFAULTS = new Options(1, 9, true);

    Options {
      if (least > most) {
        throw new IllegalArgumentException("least " + least + " is above most " + most);
      }
      if (most == 90) {
        throw new IllegalArgumentException();
      }
    }

    Options withLeast(int value) {
      return new Options(value, most, open);
    }

    Options withMost(int value) {
      return new Options(least, value, open);
    }

    Options withOpen(boolean value) {
      return new Options(least, most, value);
    }
  }

  private static OptionSchema.Builder<Options> schema() {
    return OptionSchema.builder(Options.DEFAULTS);
  }

  private static OptionSchema.Builder<Options> least(
      OptionType<Integer> type, BiFunction<Options, Integer, Options> wither) {
    return schema().option("least", type).of(Options::least, wither);
  }

  private static OptionSchema.Builder<Options> least(int... samples) {
    return least(OptionType.range(1, 99, samples), Options::withLeast);
  }

  private static OptionSchema.Builder<Options> leastAndMost() {
    return least(1, 5)
        .option("most", OptionType.range(1, 99, 3, 20))
        .of(Options::most, Options::withMost);
  }

  private static <T> OptionSchema.Builder<T> only(OptionType<T> type, T byDefault) {
    return OptionSchema.builder(byDefault)
        .option("only", type)
        .of(value -> value, (options, value) -> value);
  }

  private static void assertRefused(ThrowingCallable build, String message) {
    assertThatThrownBy(build).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  @Test
  void anOptionThatSetsAnotherIsAnError() {
    OptionSchema.Builder<Options> wrong =
        schema()
            .flag("open", "on", "off")
            .of(Options::open, (options, on) -> options.withOpen(on).withLeast(7))
            .option("least", OptionType.range(1, 99, 5))
            .of(Options::least, Options::withLeast);
    assertRefused(wrong::build, "option least is 7 with open on; expected 1");
  }

  @Test
  void anOptionThatDoesNotReadWhatItSetsIsAnError() {
    assertRefused(
        least(OptionType.range(1, 99, 1, 5), (options, value) -> options)::build,
        "option least is 1 with least 5; expected 5");
  }

  @Test
  void anOptionThatForgetsAnotherIsAnError() {
    OptionSchema.Builder<Options> wrong =
        least(OptionType.range(1, 99, 5), (options, value) -> Options.DEFAULTS.withLeast(value))
            .flag("open", "on", "off")
            .of(Options::open, Options::withOpen);
    assertRefused(wrong::build, "option open is on with open off, then least 5; expected off");
  }

  @Test
  void anOptionThatCannotBeTakenBackIsAnError() {
    OptionSchema.Builder<Options> wrong =
        least(5)
            .flag("open", "on", "off")
            .of(Options::open, (options, on) -> on ? options : options.withOpen(false));
    assertRefused(wrong::build, "option open is off with open off, then open on; expected on");
  }

  @Test
  void twoOptionsOfOneValueAreAnError() {
    OptionSchema.Builder<Options> wrong =
        least(5).option("low", OptionType.range(1, 99, 4)).of(Options::least, Options::withLeast);
    assertRefused(wrong::build, "option low is 5 with least 5; expected 1");
  }

  @Test
  void aDefaultAndASampleAreValuesOfTheType() {
    assertRefused(
        least(OptionType.range(2, 99, 5), Options::withLeast)::build,
        "option least: the default is 1, allowed: a whole number from 2 to 99");
    assertRefused(
        least(0)::build, "option least: a sample is 0, allowed: a whole number from 1 to 99");
  }

  @Test
  void anOptionHasASampleThatIsNotItsDefault() {
    String message = "option least has no sample but its default, 1; expected another";
    assertRefused(least()::build, message);
    assertRefused(least(1)::build, message);
    assertThat(least(1, 2).build().option("least").byDefault()).isEqualTo("1");
    assertRefused(
        only(OptionType.ascending(1, 9), ImmutableList.of(2, 3))::build,
        "option only has no sample but its default, 2,3; expected another");
    assertRefused(
        only(OptionType.numbers(1, 9, "3,2"), ImmutableList.of(3, 2))::build,
        "option only has no sample but its default, 3,2; expected another");
    assertRefused(
        only(OptionType.range(1, 9).or("off"), Optional.empty())::build,
        "option only has no sample but its default, off; expected another");
  }

  @Test
  void anOptionOfOneWordHasNoOtherToTry() {
    OptionSchema<Alone> schema = only(OptionType.choice(Alone.class), Alone.ONE).build();
    assertThat(schema.parse(ImmutableMap.of("only", "one"), 2)).isEqualTo(Alone.ONE);
    OptionSchema.Builder<Options> wrong =
        schema()
            .option("least", OptionType.oneOf(1))
            .of(Options::least, (options, value) -> options.withLeast(value + 1));
    assertRefused(wrong::build, "option least is 2 with least 1; expected 1");
  }

  @Test
  void ofValuesThatAreFoundByNameOneMayBeAllThatIsThere() {
    OptionType<String> words = OptionType.named("a word list", Optional::of, it -> it, "short");
    assertThat(only(words, "short").build().parse(ImmutableMap.of("only", "long"), 2))
        .isEqualTo("long");
    OptionType<String> known =
        OptionType.named(
            "a word list", name -> Optional.of(name).filter("short"::equals), it -> it, "short");
    assertThat(only(known, "mine").build().option("only").byDefault()).isEqualTo("mine");
    assertThat(only(words.preferring(Optional::empty), "short").build().defaults())
        .isEqualTo("short");
  }

  @Test
  void aRequirementIsOneOfAnOption() {
    assertThatThrownBy(least(5).require("lest", (options, seats) -> true, "never")::build)
        .isInstanceOf(OptionException.class)
        .hasMessage("option lest is unknown (did you mean least?); there are least");
    assertThatThrownBy(schema().require("least", (options, seats) -> true, "never")::build)
        .isInstanceOf(OptionException.class)
        .hasMessage("option least is unknown; there are none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "Least", "least cards", "least_cards", "-least", "least-", "a--b"})
  void aKeyIsAWord(String key) {
    assertRefused(
        () -> schema().option(key, OptionType.oneOf(1, 2)),
        "option " + key + "; expected like-this");
    assertRefused(() -> schema().flag(key, "on", "off"), "option " + key + "; expected like-this");
  }

  @Test
  void anOptionIsEnded() {
    OptionSchema.Builder<Options> begun = schema();
    OptionSchema.Builder<Options>.Declared<Integer> least =
        begun.option("least", OptionType.range(1, 99, 5));
    String message = "option least is begun; expected of(getter, wither) to end it";
    assertThatThrownBy(begun::build).isInstanceOf(IllegalStateException.class).hasMessage(message);
    assertThatThrownBy(() -> begun.option("most", OptionType.range(1, 99, 5)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> begun.flag("open", "on", "off"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(message);
    assertThat(least.of(Options::least, Options::withLeast).build().options()).hasSize(1);
  }

  @Test
  void aKeyIsThereOnce() {
    OptionSchema.Builder<Options> builder = schema();
    OptionSchema.Builder<Options>.Declared<Boolean> open = builder.flag("open", "on", "off");
    open.of(Options::open, Options::withOpen);
    assertRefused(() -> open.of(Options::open, Options::withOpen), "option open is there twice");
    assertRefused(
        () -> builder.flag("open", "yes", "no").of(Options::open, Options::withOpen),
        "option open is there twice");
  }

  @Test
  void nullIsNoValue() {
    assertThatThrownBy(
            () ->
                schema()
                    .option("cap", OptionType.oneOf(1, 2))
                    .of(options -> null, Options::withLeast))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("option cap: the default is null");
    OptionSchema<Options> least = least(5).build();
    assertThatThrownBy(() -> least.parse(Collections.singletonMap("least", null), 2))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("option least: the value is null");
    assertThatThrownBy(() -> least.parse(Collections.singletonMap(null, "5"), 2))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("the key of an option is null");
    assertThatThrownBy(least(OptionType.range(1, 99, 5), (options, value) -> null)::build)
        .isInstanceOf(NullPointerException.class)
        .hasMessage("option least: its wither returns null");
  }

  @Test
  void aNullMadeByHandNamesItsOption() {
    record Named(String name) {}
    OptionSchema<Named> schema =
        OptionSchema.builder(new Named("ann"))
            .option("name", OptionType.choice(ImmutableMap.of("ann", "ann", "bob", "bob")))
            .of(Named::name, (options, name) -> new Named(name))
            .build();
    assertThatThrownBy(() -> schema.check(new Named(null), 2))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("option name: the value is null");
    assertThatThrownBy(() -> schema.format(new Named(null)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("option name: the value is null");
  }

  @Test
  void whatOptionsRefuseThemselvesIsToldLikeTheRest() {
    OptionSchema<Options> schema = leastAndMost().build();
    assertThat(schema.parse(ImmutableMap.of("least", "5", "most", "7"), 2))
        .isEqualTo(new Options(5, 7, true));
    assertThatThrownBy(() -> schema.parse(ImmutableMap.of("least", "5", "most", "4", "x", "1"), 2))
        .isInstanceOfSatisfying(
            OptionException.class,
            e ->
                assertThat(e.problems())
                    .containsExactly(
                        "option most: found 4, least 5 is above most 4",
                        "option x is unknown; there are least, most"));
    assertThatThrownBy(() -> schema.conflicts(ImmutableMap.of("least", "10"), 2))
        .isInstanceOf(OptionException.class)
        .hasMessage("option least: found 10, least 10 is above most 9");
    assertThatThrownBy(() -> schema.parse(ImmutableMap.of("most", "90"), 2))
        .isInstanceOf(OptionException.class)
        .hasMessage("option most: found 90, which the options refuse");
    assertThatThrownBy(leastAndMost().preset("wide", ImmutableMap.of("least", "50"))::build)
        .isInstanceOf(OptionException.class)
        .hasMessage("preset wide: option least: found 50, least 50 is above most 9");
  }

  @Test
  void aSampleThatOptionsRefuseNamesItsOption() {
    assertRefused(least(10)::build, "option least: found 10, least 10 is above most 9");
    assertThatThrownBy(least(10)::build).hasRootCauseMessage("least 10 is above most 9");
  }
}
