package io.github.spadille.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * The variant points of a game: methods that a variant may override, each of which carries a rule.
 *
 * <p>They are those that the class comment links to after the words "variant points". A subclass in
 * a package of its own, as a variant is one, is written and compiled here; it overrides all of
 * them.
 */
final class VariantPoints {
  private static final Pattern LIST =
      Pattern.compile("[Vv]ariant points?\\b.*?\\*/", Pattern.DOTALL);
  private static final Pattern POINT = Pattern.compile("\\{@link[\\s*]+#(\\w+)}");
  private static final Pattern ID = Pattern.compile("[A-Z]{3}-[0-9]+[a-z]?");

  /** Begins the names of methods that say why something is refused, which carry no rule. */
  private static final String REASON = "refusalOf";

  private static final String NAME = "VariantOfAll";

  /**
   * Stands between the game and its caller: it is given the name, the answer, and what was asked.
   */
  @FunctionalInterface
  interface Bender {
    @Nullable Object bend(
        String point, int seats, @Nullable Object answer, ImmutableList<Object> asked);
  }

  private final Class<?> type;
  private final ImmutableMap<String, String> ids;
  private final ImmutableList<String> problems;
  private final Map<String, ByteArrayOutputStream> compiled = new LinkedHashMap<>();

  private VariantPoints(
      Class<?> type, ImmutableMap<String, String> ids, ImmutableList<String> problems) {
    this.type = type;
    this.ids = ids;
    this.problems = problems;
  }

  /**
   * Reads the points of a game.
   *
   * @param type the class of its rules
   * @param sources the directory, or the one file, of its sources
   */
  static VariantPoints of(Class<?> type, Path sources) {
    Map<String, String> ids = new LinkedHashMap<>();
    Matcher list = LIST.matcher(source(type, sources));
    if (list.find()) {
      Matcher point = POINT.matcher(list.group());
      while (point.find()) {
        Matcher id = ID.matcher(list.group());
        ids.put(point.group(1), id.find(point.end()) ? id.group() : "");
      }
    }
    List<String> problems = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Method method : overridable(type)) {
      names.add(method.getName());
      boolean isReason = method.getName().startsWith(REASON);
      if (!ids.isEmpty() && !ids.containsKey(method.getName()) && !isReason) {
        problems.add(method.getName() + " can be overridden and is not among the variant points");
      }
    }
    for (String name : ids.keySet()) {
      if (!names.contains(name) && !isMethod(type, name)) {
        problems.add(name + " is named as a variant point and cannot be overridden");
      }
    }
    ids.keySet().retainAll(names);
    return new VariantPoints(type, ImmutableMap.copyOf(ids), ImmutableList.copyOf(problems));
  }

  private static String source(Class<?> type, Path sources) {
    try (Stream<Path> files = Files.walk(sources)) {
      Optional<Path> file =
          files.filter(path -> path.endsWith(type.getSimpleName() + ".java")).findAny();
      return file.isPresent() ? Files.readString(file.get(), UTF_8) : "";
    } catch (IOException e) {
      throw new UncheckedIOException("source of " + type.getName(), e);
    }
  }

  /** Returns the protected methods that a class makes, not those that it overrides. */
  private static List<Method> overridable(Class<?> type) {
    List<Method> methods = new ArrayList<>();
    for (Method method : type.getDeclaredMethods()) {
      int modifiers = method.getModifiers();
      if (Modifier.isProtected(modifiers)
          && !Modifier.isStatic(modifiers)
          && !Modifier.isFinal(modifiers)
          && !method.isSynthetic()
          && !overrides(method, type.getSuperclass())) {
        methods.add(method);
      }
    }
    methods.sort((a, b) -> a.getName().compareTo(b.getName()));
    return methods;
  }

  private static boolean overrides(Method method, Class<?> base) {
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

  private static boolean isMethod(Class<?> type, String name) {
    return Arrays.stream(type.getDeclaredMethods())
        .anyMatch(
            method -> method.getName().equals(name) && Modifier.isFinal(method.getModifiers()));
  }

  /** Returns the names of all points. */
  ImmutableList<String> names() {
    return ids.keySet().asList();
  }

  /** Returns the first rule that a point is said to carry; empty if none is named. */
  String ruleOf(String point) {
    return ids.getOrDefault(point, "");
  }

  /** Returns what is wrong with the list of points, a sentence each. */
  ImmutableList<String> problems() {
    return problems;
  }

  /** Returns a variant whose points answer what a bender makes of the answers of the game. */
  <S extends GameState, M extends Move, O> Game<S, M, O> variant(
      Game<S, M, O> game, Bender bender) {
    Map<String, ByteArrayOutputStream> classes = compiled();
    UnaryOperator<Object[]> bend =
        asked -> {
          List<Object> arguments = new ArrayList<>(Arrays.asList(asked).subList(3, asked.length));
          arguments.replaceAll(argument -> argument == null ? "null" : argument);
          return new Object[] {
            bender.bend(
                (String) asked[0], (int) asked[1], asked[2], ImmutableList.copyOf(arguments))
          };
        };
    Constructor<?> constructor = loaded(classes, bend);
    return game.variant(game.id() + "-bent")
        .name(game.name())
        .summary(game.summary())
        .rules((seats, options) -> create(constructor, seats, options))
        .build();
  }

  @SuppressWarnings("unchecked") // the class extends that of the game
  private static <S extends GameState, M extends Move> Rules<S, M> create(
      Constructor<?> constructor, int seats, Object options) {
    try {
      return (Rules<S, M>) constructor.newInstance(seats, options);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the constructor of a class of its own for each variant, that bends in its way. */
  private Constructor<?> loaded(
      Map<String, ByteArrayOutputStream> classes, UnaryOperator<Object[]> bend) {
    try {
      Class<?> variant = new Loader(type.getClassLoader(), classes).loadClass(NAME);
      variant.getField("bend").set(null, bend);
      return variant.getConstructors()[0];
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Map<String, ByteArrayOutputStream> compiled() {
    if (!compiled.isEmpty()) {
      return compiled;
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("variants cannot be compiled without the compiler of a JDK");
    }
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    String path =
        System.getProperty("java.class.path", "")
            + File.pathSeparator
            + System.getProperty("jdk.module.path", "");
    try (JavaFileManager manager =
        new InMemory(compiler.getStandardFileManager(said, null, UTF_8), compiled)) {
      boolean done =
          compiler
              .getTask(
                  null,
                  manager,
                  said,
                  List.of("-classpath", path, "-proc:none", "-nowarn"),
                  null,
                  List.of(new Text(subclass())))
              .call();
      if (!done) {
        throw new IllegalStateException(
            "a variant of " + type.getName() + " cannot be compiled: " + errors(said));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return compiled;
  }

  private static List<String> errors(DiagnosticCollector<JavaFileObject> said) {
    return said.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .map(message -> message.getMessage(null))
        .toList();
  }

  /** Returns the source of a subclass that overrides all points. */
  private String subclass() {
    String options = Object.class.getName();
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      Class<?>[] asked = constructor.getParameterTypes();
      if (asked.length == 2
          && asked[0] == int.class
          && (constructor.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0) {
        options = asked[1].getCanonicalName();
      }
    }
    String operator = "java.util.function.UnaryOperator<Object[]>";
    StringBuilder source = new StringBuilder("@SuppressWarnings(\"unchecked\")\n");
    source.append("public final class ").append(NAME).append(" extends ");
    source.append(type.getCanonicalName()).append(" {\n  public static ").append(operator);
    source.append(" bend;\n  public ").append(NAME).append("(int seats, ").append(options);
    source.append(" options) {\n    super(seats, options);\n  }\n");
    for (Method method : overridable(type)) {
      if (ids.containsKey(method.getName())) {
        append(source, method);
      }
    }
    return source.append("}\n").toString();
  }

  /** Adds a method that lets its answer be bent. */
  private static void append(StringBuilder source, Method method) {
    String result = method.getGenericReturnType().getTypeName().replace('$', '.');
    List<String> parameters = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Type parameter : method.getGenericParameterTypes()) {
      names.add("p" + names.size());
      parameters.add(parameter.getTypeName().replace('$', '.') + " " + names.get(names.size() - 1));
    }
    String call = "super." + method.getName() + "(" + String.join(", ", names) + ")";
    String asked = names.isEmpty() ? "" : ", " + String.join(", ", names);
    source
        .append("  @Override protected " + result + " " + method.getName() + "(")
        .append(String.join(", ", parameters))
        .append(") {\n")
        .append("    return (" + result + ") bend.apply(new Object[] {\"" + method.getName())
        .append("\", seats, " + call + asked + "})[0];\n  }\n");
  }

  /** The source of a class. */
  private static final class Text extends SimpleJavaFileObject {
    private final String text;

    Text(String text) {
      super(URI.create("string:///" + NAME + Kind.SOURCE.extension), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps what is compiled. */
  private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> classes;

    InMemory(JavaFileManager manager, Map<String, ByteArrayOutputStream> classes) {
      super(manager);
      this.classes = classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling)
        throws IOException {
      if (location != StandardLocation.CLASS_OUTPUT) {
        return super.getJavaFileForOutput(location, name, kind, sibling);
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      classes.put(name, bytes);
      return new SimpleJavaFileObject(URI.create("string:///" + name + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }

  /** Finds what was compiled. */
  private static final class Loader extends ClassLoader {
    private final Map<String, ByteArrayOutputStream> classes;

    Loader(ClassLoader parent, Map<String, ByteArrayOutputStream> classes) {
      super(parent);
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      ByteArrayOutputStream bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
  }
}
