package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class GameContractTest {
  private final BrokenContract contract = new BrokenContract();

  @Test
  void everyLawHasATest() {
    long tests =
        Arrays.stream(GameContract.class.getMethods()).filter(GameContractTest::isTest).count();
    assertThat(tests)
        .as("each law, the agents, the variant points, the scenarios, the rulebook, the words")
        .isEqualTo(Laws.all().size() + 5);
    assertThat(Laws.all()).extracting(Law::name).doesNotHaveDuplicates();
  }

  private static boolean isTest(Method method) {
    return method.isAnnotationPresent(Test.class);
  }

  @Test
  void aBrokenLawFailsItsTest() {
    assertThatThrownBy(contract::hiddenCardsCanBeExchanged)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("CardsExchange: withCards is")
        .hasMessageContaining("other cards were put in, but \"trick: ")
        .hasMessageContaining("\nspadille 1\nGame: bury\n")
        .hasMessageContaining("\nread on: " + Failure.PAGE + "\n")
        .hasMessageContaining(
            "\nagain: mvn test '-Dtest=BrokenContract#hiddenCardsCanBeExchanged' -Dspadille.seed=");
    assertThatThrownBy(contract::secretsVary)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("which is not declared");
  }

  @Test
  void variantPointsAreBentBothWays() {
    assertThatThrownBy(new PointedContract()::variantPointsHold)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("mayMove, LESS: LegalityAgrees: ")
        .hasMessageContaining("is listed as legal, but BRY-3 variant")
        .hasMessageContaining("other can be overridden and is not among the variant points")
        .hasMessageContaining("fixed is named as a variant point and cannot be overridden")
        .hasMessageContaining("variant point size is never asked");
    contract.variantPointsHold();
  }

  @Test
  void uniformPlayAloneIsNotEnough() {
    BrokenContract uniform = new UniformContract();
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
}
