package io.github.spadille.testkit.book;

import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionValuesTest {
  record Chosen(int forms) {}

  private static final Option<Chosen, ?> FORMS =
      OptionRecord.of(
              values -> new Chosen(values.next()),
              option(
                  "forms",
                  choice(ImmutableMap.of("ask,bid", 3, "ask", 1, "bid", 2)),
                  3,
                  Chosen::forms))
          .build()
          .options()
          .get(0);

  @ParameterizedTest
  @ValueSource(strings = {"`ask,bid` `ask` `bid`", "ask, bid", "`ask`, `bid`; or both"})
  void aValueInBackticksMayHaveCommas(String cell) {
    assertThat(OptionValues.problem(cell, FORMS)).isEmpty();
  }

  @Test
  void otherValuesAreAProblem() {
    assertThat(OptionValues.problem("`ask bid`", FORMS)).isPresent();
    assertThat(OptionValues.problem("`ask,bid` `ask`", FORMS)).isPresent();
  }
}
