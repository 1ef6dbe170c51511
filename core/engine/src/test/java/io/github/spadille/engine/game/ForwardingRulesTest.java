package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForwardingRulesTest {
  /** Values are the same if they are one object, or equal numbers. */
  private static final Comparator<@Nullable Object> SAME =
      (one, other) -> one == other || isPrimitive(one) && one.equals(other) ? 0 : 1;

  private static boolean isPrimitive(@Nullable Object value) {
    return value instanceof Integer || value instanceof Boolean;
  }

  private record Call(Method method, List<Object> arguments) {}

  private record Pass(int seat) implements Move {}

  /** Rules that note how they are called, and return another value at each call. */
  private static final class Recorder implements InvocationHandler {
    final List<Call> calls = new ArrayList<>();
    @Nullable Object returned;

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
      calls.add(new Call(method, arguments == null ? List.of() : Arrays.asList(arguments)));
      returned = value(method.getReturnType());
      return returned;
    }

    private static @Nullable Object value(Class<?> type) {
      if (type == int.class) {
        return 7;
      }
      if (type == MoveList.class) {
        return MoveList.of(new Pass(3));
      }
      if (type == ImmutableList.class) {
        return ImmutableList.of(new Object());
      }
      if (type == Optional.class) {
        return Optional.of(new Object());
      }
      if (type == Viewer.class) {
        return Viewer.seat(5);
      }
      if (type == boolean.class) {
        return true;
      }
      if (type == Table.class) {
        return Table.builder().build();
      }
      return type.isInterface() ? proxy(type, (self, method, arguments) -> null) : null;
    }
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(
        ForwardingRulesTest.class.getClassLoader(), new Class<?>[] {type}, handler);
  }

  static Stream<Method> contract() {
    return Arrays.stream(Rules.class.getMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()));
  }

  @ParameterizedTest
  @MethodSource("contract")
  void everyMethodAsksTheDelegateForTheSame(Method method) throws ReflectiveOperationException {
    Recorder recorder = new Recorder();
    Object delegate = proxy(Rules.class, recorder);
    Object[] arguments = new Object[method.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = Recorder.value(method.getParameterTypes()[i]);
    }

    Object result = method.invoke(forwarding(delegate), arguments);

    assertThat(recorder.calls).hasSize(1);
    Call call = recorder.calls.get(0);
    assertThat(call.method()).isEqualTo(method);
    assertThat(call.arguments()).usingElementComparator(SAME).containsExactly(arguments);
    assertThat(result).usingComparator(SAME).isEqualTo(recorder.returned);
  }

  @SuppressWarnings("unchecked")
  private static Rules<GameState, Pass> forwarding(Object delegate) {
    return new ForwardingRules<>() {
      @Override
      protected Rules<GameState, Pass> delegate() {
        return (Rules<GameState, Pass>) delegate;
      }
    };
  }

  @Test
  void itReadsAsTheDelegate() {
    Object delegate =
        proxy(
            Rules.class,
            (self, method, arguments) -> method.getName().equals("toString") ? "a game" : null);
    assertThat(forwarding(delegate)).hasToString("a game");
  }
}
