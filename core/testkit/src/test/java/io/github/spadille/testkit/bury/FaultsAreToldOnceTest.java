package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.spadille.testkit.GameContract;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/** A scenario that does not hold is told by the test of scenarios, and by no other. */
class FaultsAreToldOnceTest {
  /** Runs all tests of a contract and returns what those that fail print. */
  private static Map<String, String> failures(GameContract<?, ?, ?> contract) throws Exception {
    Map<String, String> failures = new TreeMap<>();
    for (Method test : GameContract.class.getMethods()) {
      if (test.isAnnotationPresent(Test.class)) {
        try {
          test.invoke(contract);
        } catch (InvocationTargetException e) {
          if (!(e.getCause() instanceof TestAbortedException)) {
            failures.put(test.getName(), String.valueOf(e.getCause().getMessage()));
          }
        }
      }
    }
    return failures;
  }

  @Test
  void eachFaultOfAScenarioOnce() throws Exception {
    Map<String, String> failures = failures(new MisplayedContract());
    assertThat(failures).containsOnlyKeys("scenariosHold");
    List<String> told = Splitter.on('\n').splitToList(failures.get("scenariosHold"));
    assertThat(told).hasSize(3);
    assertThat(told.get(0)).startsWith("torn.spadille:6:3: found \"trun\"");
    assertThat(told.get(1)).startsWith("illegal.spadille:8: expected a legal move");
    assertThat(told.get(2)).isEqualTo("check.spadille:7: expected turn 1, found turn 0");
  }
}
