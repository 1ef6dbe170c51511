package io.github.spadille.testkit.variant;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.IntStream;

/** Writes the rules of a variant that overrides some methods, as the author of one would. */
final class SubclassSource {
  /** The name of the class. It lies in a package of its own, as that of a variant does. */
  static final String NAME = "VariantOfAll";

  /** The field that holds who answers; static, for the rules of a game may ask while they begin. */
  static final String BENDER = "bender";

  private SubclassSource() {}

  static String of(Class<?> rules, List<VariantPoint> points) {
    String methods = points.stream().map(point -> method(point.method())).collect(joining());
    return """
    public final class %1$s extends %2$s {
      public static %3$s %4$s;

      public %1$s(int seats, %5$s options) {
        super(seats, options);
      }
    %6$s}
    """
        .formatted(
            NAME, name(rules), name(Bender.class), BENDER, name(typeOfOptions(rules)), methods);
  }

  private static String method(Method method) {
    Type[] types = method.getGenericParameterTypes();
    String parameters =
        IntStream.range(0, types.length).mapToObj(i -> name(types[i]) + " p" + i).collect(list());
    String arguments = IntStream.range(0, types.length).mapToObj(i -> "p" + i).collect(list());
    return """

      @Override protected %1$s %2$s(%3$s) {
        return %4$s.bend("%2$s", seats, super.%2$s(%5$s), new Object[] {%5$s});
      }
    """
        .formatted(
            name(method.getGenericReturnType()), method.getName(), parameters, BENDER, arguments);
  }

  private static Collector<CharSequence, ?, String> list() {
    return joining(", ");
  }

  /** Returns what the constructor of rules is given beside the number of seats. */
  private static Class<?> typeOfOptions(Class<?> rules) {
    int visible = Modifier.PUBLIC | Modifier.PROTECTED;
    return Arrays.stream(rules.getDeclaredConstructors())
        .filter(constructor -> (constructor.getModifiers() & visible) != 0)
        .map(Constructor::getParameterTypes)
        .filter(types -> types.length == 2 && types[0] == int.class)
        .<Class<?>>map(types -> types[1])
        .findFirst()
        .orElse(Object.class);
  }

  private static String name(Type type) {
    return type.getTypeName().replace('$', '.');
  }
}
