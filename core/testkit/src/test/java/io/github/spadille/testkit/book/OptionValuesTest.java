package io.github.spadille.testkit.book;

import static io.github.spadille.engine.option.OptionType.choice;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionValuesTest {
  private static <T> Option<T, ?> forms(OptionType<T> type, T byDefault) {
    return OptionSchema.builder(byDefault)
        .option("forms", type)
        .of(value -> value, (options, value) -> value)
        .build()
        .option("forms");
  }

  private static final Option<Integer, ?> FORMS =
      forms(choice(ImmutableMap.of("ask,bid", 3, "ask", 1, "bid", 2)), 3);

  @ParameterizedTest
  @ValueSource(strings = {"`ask,bid` `ask` `bid`", "ask, bid", "`ask`, `bid`; or both"})
  void aValueInBackticksMayHaveCommas(String cell) {
    assertThat(OptionValues.problem(cell, FORMS)).isEmpty();
  }

  @Test
  void valuesFoundByNameAreToldInTheWordsOfTheOption() {
    Option<Integer, ?> named =
        forms(
            OptionType.named(
                "a number", text -> Optional.ofNullable(Ints.tryParse(text)), String::valueOf, "3"),
            3);
    assertThat(OptionValues.problem("`3`, or a number", named)).isEmpty();
    assertThat(OptionValues.problem("`3`, or a word", named)).isPresent();
    assertThat(OptionValues.problem("`three`, or a number", named)).isPresent();
    assertThat(named.type().parse("7").map(Object::toString)).contains("7");
    assertThat(named.type().parse("seven")).isEmpty();
    assertThat(named.type().allowed()).isEqualTo("3, or a number");
    assertThat(named.type().others()).contains("a number");
    assertThat(named.type().samples()).containsExactly("3");
  }

  @Test
  void otherValuesAreAProblem() {
    assertThat(OptionValues.problem("`ask bid`", FORMS)).isPresent();
    assertThat(OptionValues.problem("`ask,bid` `ask`", FORMS)).isPresent();
  }
}
