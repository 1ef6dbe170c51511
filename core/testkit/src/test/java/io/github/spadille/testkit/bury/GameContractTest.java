package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import java.lang.reflect.Method;
import java.util.Arrays;
import net.jqwik.api.Example;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class GameContractTest {
  private final BrokenContract contract = new BrokenContract();

  @Test
  void everyLawHasATest() {
    long tests =
        Arrays.stream(GameContract.class.getMethods()).filter(GameContractTest::isTest).count();
    assertThat(tests)
        .as("each law, the agents, the scenarios, the rulebook")
        .isEqualTo(Laws.all().size() + 3);
    assertThat(Laws.all()).extracting(Law::name).doesNotHaveDuplicates();
  }

  private static boolean isTest(Method method) {
    return method.isAnnotationPresent(Property.class) || method.isAnnotationPresent(Example.class);
  }

  @Test
  void aBrokenLawFailsItsTest() {
    assertThatThrownBy(
            () -> contract.seeds().forEach(seed -> contract.hiddenCardsCanBeExchanged(seed.get1())))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("CardsExchange: withCards is")
        .hasMessageContaining("other cards were put in, but \"trick: ")
        .hasMessageContaining("\nspadille 1\nGame: bury\n");
    assertThatThrownBy(contract::secretsVary)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("which is not declared");
  }

  @Test
  void uniformPlayAloneIsNotEnough() {
    BrokenContract uniform =
        new BrokenContract() {
          @Override
          public ImmutableList<Agent> agents() {
            return ImmutableList.of(new RandomAgent());
          }
        };
    contract.uniformAndLivelyAgentsPlay();
    assertThatThrownBy(uniform::uniformAndLivelyAgentsPlay)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no LivelyAgent among the agents [random]");
  }

  @Test
  void aBrokenScenarioFails() {
    assertThatThrownBy(contract::scenariosHold)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("wrong-turn.spadille:7: expected turn 1, found turn 0");
  }

  @Test
  void aRuleThatIsNotCarriedOutFails() {
    assertThatThrownBy(contract::everyRuleIsCarriedOutAndShown)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("no code carries out BRY-1")
        .hasMessageContaining("no test shows BRY-1");
  }

  @Test
  void seedsAreTheSameEveryTime() {
    assertThat(contract.seeds()).hasSize(25).first().extracting(seed -> seed.get1()).isEqualTo(0L);
  }
}
