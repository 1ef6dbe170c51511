package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AgentsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "lively",
        "easy",
        "normal",
        "hard",
        "flat:iterations=500",
        "ismcts:iterations=2000",
        "ismcts:moves=60000",
        "ismcts:time=200ms",
        "ismcts:moves=60000,threads=2"
      })
  void anAgentIsCalledAsItWasNamed(String text) {
    assertThat(Agents.parse(text)).hasToString(text);
  }

  @Test
  void everyNameIsThatOfAnAgent() {
    for (String name : Agents.names()) {
      boolean needsBudget = name.equals("flat") || name.equals("ismcts");
      String text = needsBudget ? name + ":iterations=1" : name;
      assertThat(Agents.parse(text)).hasToString(text);
    }
  }

  @Test
  void namesAndBudgetsMakeTheAgentsThatTheySay() {
    assertThat(Agents.parse("random")).isInstanceOf(RandomAgent.class);
    assertThat(Agents.parse("lively:7")).isInstanceOf(LivelyAgent.class);
    assertThat(Agents.parse("HARD")).isSameAs(Level.HARD.agent());
    assertThat(((Ismcts) Agents.parse("flat:moves=5")).budget()).isEqualTo(Budget.ofMoves(5));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hrad | unknown agent hrad (did you mean hard?); there are random, lively, easy",
        "ismcts | agent ismcts: after the colon stands a budget, such as iterations=2000",
        "ismcts:iteration=5 | did you mean iterations?",
        "ismcts:iterations=0 | agent ismcts:iterations=0: 0; expected 1 or more",
        "ismcts:iterations=x | agent ismcts:iterations=x: x is no whole number",
        "ismcts:time=5 | agent ismcts:time=5: time=5; expected such as time=50ms",
        "ismcts:moves=5,threads=0 | agent ismcts:moves=5,threads=0: 0; expected 1 or more",
        "ismcts:moves=5,threads=999 | 999 threads; expected 1 to 256",
        "normal:time=5ms | agent normal:time=5ms: nothing can stand after normal",
        "lively:mad | agent lively:mad: mad is no whole number"
      })
  void whatIsNoAgentIsAnswered(String text, String answer) {
    assertThatThrownBy(() -> Agents.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(answer);
  }
}
