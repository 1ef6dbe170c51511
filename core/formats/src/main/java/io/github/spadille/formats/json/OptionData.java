package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.rulebook.HouseRule;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something about a game that can be chosen.
 *
 * @param option the key: {@code tie}
 * @param byDefault the value that it has if nobody chooses; where that depends on the number of
 *     seats, how, in words
 * @param live the value that suits a table at which people claim in real time, or that is better
 *     than the default where it is installed, such as a dictionary; null where the default is as
 *     good there
 * @param values what it can be
 * @param text what it decides, in a sentence
 */
@JsonPropertyOrder({"option", "byDefault", "live", "values", "text"})
public record OptionData(
    String option,
    String byDefault,
    @Nullable String live,
    ImmutableList<ChoiceData> values,
    String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something else than {@code live} is
   */
  public OptionData {
    Objects.requireNonNull(option, "option");
    Objects.requireNonNull(byDefault, "byDefault");
    Objects.requireNonNull(values, "values");
    Objects.requireNonNull(text, "text");
  }

  static OptionData of(Option<?, ?> option, Rulebook book) {
    HouseRule rule = book.houseRule(option.key());
    return new OptionData(
        option.key(),
        option.byDefault(),
        option.type().live().orElse(null),
        ImmutableList.copyOf(
            Lists.transform(
                rule.choices(option),
                choice ->
                    ChoiceData.of(
                        choice, option.type().parse(choice.value()).isPresent(), book.locale()))),
        rule.effect());
  }
}
