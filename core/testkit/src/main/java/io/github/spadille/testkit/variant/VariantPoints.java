package io.github.spadille.testkit.variant;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The variant points of a game: the methods that the comment of its class links to after the words
 * "variant points".
 *
 * @param points those that a variant can override, by name
 * @param faults what is wrong with the list in the comment, a sentence each
 */
record VariantPoints(ImmutableList<VariantPoint> points, ImmutableList<String> faults) {
  private static final Pattern LIST =
      Pattern.compile("[Vv]ariant points?\\b.*?\\*/", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\{@link[\\s*]+#(\\w+)}");
  private static final Pattern ID = Pattern.compile("[A-Z]{3}-[0-9]+[a-z]?");

  /** Begins the names of methods that say why something is refused, which carry no rule. */
  private static final String REASON = "refusalOf";

  /**
   * Reads the points of a game.
   *
   * @param rules the class of its rules
   * @param sources the directory, or the one file, of its sources
   */
  static VariantPoints of(Class<?> rules, Path sources) {
    Map<String, String> named = named(source(rules, sources));
    ImmutableList<Method> methods = overridable(rules);
    ImmutableList.Builder<String> faults = ImmutableList.builder();
    if (!named.isEmpty()) {
      methods.stream()
          .map(Method::getName)
          .filter(name -> !named.containsKey(name) && !name.startsWith(REASON))
          .forEach(
              name -> faults.add(name + " can be overridden and is not among the variant points"));
    }
    ImmutableSet<String> known = methods.stream().map(Method::getName).collect(toImmutableSet());
    named.keySet().stream()
        .filter(name -> !known.contains(name) && !isHelper(rules, name))
        .forEach(
            name -> faults.add(name + " is named as a variant point and cannot be overridden"));
    return new VariantPoints(
        methods.stream()
            .filter(method -> named.containsKey(method.getName()))
            .map(method -> new VariantPoint(method, named.getOrDefault(method.getName(), "")))
            .collect(toImmutableList()),
        faults.build());
  }

  /** Returns the names that a comment links to, each with the first rule that is named after it. */
  private static Map<String, String> named(String source) {
    Map<String, String> named = new LinkedHashMap<>();
    Matcher list = LIST.matcher(source);
    if (list.find()) {
      Matcher link = LINK.matcher(list.group());
      Matcher id = ID.matcher(list.group());
      while (link.find()) {
        named.put(link.group(1), id.find(link.end()) ? id.group() : "");
      }
    }
    return named;
  }

  private static String source(Class<?> rules, Path sources) {
    try (Stream<Path> files = Files.walk(sources)) {
      Optional<Path> file =
          files.filter(path -> path.endsWith(rules.getSimpleName() + ".java")).findAny();
      return file.isPresent() ? Files.readString(file.get(), UTF_8) : "";
    } catch (IOException e) {
      throw new UncheckedIOException("source of " + rules.getName(), e);
    }
  }

  /** Returns the protected methods that a class adds to those of its base, by name. */
  private static ImmutableList<Method> overridable(Class<?> rules) {
    return Arrays.stream(rules.getDeclaredMethods())
        .filter(method -> isOverridable(method) && !isInherited(method, rules.getSuperclass()))
        .sorted(Comparator.comparing(Method::getName))
        .collect(toImmutableList());
  }

  private static boolean isOverridable(Method method) {
    int modifiers = method.getModifiers();
    return Modifier.isProtected(modifiers)
        && !Modifier.isStatic(modifiers)
        && !Modifier.isFinal(modifiers)
        && !method.isSynthetic();
  }

  private static boolean isInherited(Method method, Class<?> base) {
    for (Class<?> above = base; above != null; above = above.getSuperclass()) {
      for (Method other : above.getDeclaredMethods()) {
        if (other.getName().equals(method.getName())
            && other.getParameterCount() == method.getParameterCount()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Tells whether a method is one of which variants make their answers. */
  private static boolean isHelper(Class<?> rules, String name) {
    return Arrays.stream(rules.getDeclaredMethods())
        .anyMatch(
            method -> method.getName().equals(name) && Modifier.isFinal(method.getModifiers()));
  }
}
