package io.github.spadille.testkit.book;

import com.google.common.base.Ascii;
import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * What Java sources say: the words in their texts and names, and the refusals that they make.
 *
 * @param words texts in quotes, constants of enums and names of classes, the last two written
 *     {@code like-this}
 * @param refusals the numbers of parameters with which each refusal is made, by {@code
 *     MYG-14.follow}; only those of which rule and reason stand in quotes in one call, or of which
 *     the rule stands last in a call that gives the usual reasons, {@code refusalUnlessOf(PACK,
 *     "MYG-1")}
 * @param reasons such refusals, {@code MYG-14.follow}, and those of duties, {@code must("MYG-14",
 *     "follow", duty)}, and of phases, {@code turn("MYG-9", "turn", Play.class)}, whose words name
 *     as many parameters as they like
 * @param active texts in quotes outside of methods whose name begins with {@code governing}, which
 *     name rules without refusing a move or giving points
 */
public record SpokenSource(
    ImmutableSet<String> words,
    ImmutableSetMultimap<String, Integer> refusals,
    ImmutableSet<String> reasons,
    ImmutableSet<String> active) {
  private static final String GOVERNING = "governing";

  /** The reasons of methods that give usual ones, each of which names one thing. */
  private static final ImmutableSetMultimap<String, String> USUAL_REASONS =
      ImmutableSetMultimap.<String, String>builder()
          .put("refusalUnlessOf", "pack")
          .put("refusalUnlessPlayable", "not-held")
          .build();

  /** Methods that are given a rule and a reason about as many things as its words like to name. */
  private static final ImmutableSet<String> FREE_REASONS = ImmutableSet.of("must", "turn");

  /** Methods of {@code Phases} that are given a rule and a reason about nothing. */
  private static final ImmutableSet<String> PLAIN_REASONS =
      ImmutableSet.of("elsewhere", "others", "unlike");

  /** What the compiler says of the sources is said when they are compiled. */
  private static final DiagnosticListener<JavaFileObject> IGNORED = said -> {};

  /**
   * Reads the sources of a directory and of those within it, or one source.
   *
   * @throws UncheckedIOException if there is no such path, or a file cannot be read
   * @throws IllegalStateException if there is no compiler: tests run in a JDK
   */
  public static SpokenSource of(Path path) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("sources cannot be read without the compiler of a JDK");
    }
    Scanner scanner = new Scanner();
    try (Stream<Path> files = Files.walk(path);
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, IGNORED, null, null, manager.getJavaFileObjectsFromPaths(sources));
      for (CompilationUnitTree unit : task.parse()) {
        scanner.scan(unit, null);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("sources in " + path, e);
    }
    ImmutableSetMultimap<String, Integer> refusals = scanner.refusals.build();
    return new SpokenSource(
        scanner.words.build(),
        refusals,
        scanner.reasons.addAll(refusals.keySet()).build(),
        scanner.active.build());
  }

  private static final class Scanner extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final ImmutableSet.Builder<String> words = ImmutableSet.builder();
    private final ImmutableSetMultimap.Builder<String, Integer> refusals =
        ImmutableSetMultimap.builder();

    private final ImmutableSet.Builder<String> reasons = ImmutableSet.builder();
    private final ImmutableSet.Builder<String> active = ImmutableSet.builder();
    private boolean governing;

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void unused) {
      boolean outside = governing;
      governing = method.getName().toString().startsWith(GOVERNING);
      super.visitMethod(method, unused);
      governing = outside;
      return null;
    }

    @Override
    public @Nullable Void visitLiteral(LiteralTree literal, @Nullable Void unused) {
      if (literal.getValue() instanceof String text) {
        words.add(text);
        if (!governing) {
          active.add(text);
        }
      }
      return super.visitLiteral(literal, unused);
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void unused) {
      words.add(
          CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, type.getSimpleName().toString()));
      return super.visitClass(type, unused);
    }

    @Override
    public @Nullable Void visitVariable(VariableTree variable, @Nullable Void unused) {
      if (variable.getInitializer() instanceof NewClassTree) { // So a constant of an enum is read.
        words.add(Ascii.toLowerCase(variable.getName().toString()).replace('_', '-'));
      }
      return super.visitVariable(variable, unused);
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void unused) {
      String method = nameOf(call);
      List<? extends ExpressionTree> arguments = call.getArguments();
      boolean refuses = method.equals("refuse") || isRefusalOf(call);
      if (arguments.size() >= 2 && (refuses || FREE_REASONS.contains(method))) {
        for (String refusal : refusals(arguments.get(0), arguments.get(1))) {
          reasons.add(refusal);
          if (refuses) {
            refusals.put(refusal, arguments.size() - 2);
          }
        }
      }
      if (arguments.size() >= 2 && PLAIN_REASONS.contains(method)) {
        refusals(arguments.get(0), arguments.get(1)).forEach(plain -> refusals.put(plain, 0));
      }
      if (arguments.size() == 2 && method.equals("over")) {
        texts(arguments.get(1)).forEach(rule -> refusals.put(rule + ".over", 0));
      }
      for (String reason : USUAL_REASONS.get(method)) {
        texts(arguments.get(arguments.size() - 1))
            .forEach(rule -> refusals.put(rule + "." + reason, 1));
      }
      return super.visitMethodInvocation(call, unused);
    }

    private static String nameOf(MethodInvocationTree call) {
      String method = call.getMethodSelect().toString();
      return method.substring(method.lastIndexOf('.') + 1);
    }

    private static boolean isRefusalOf(MethodInvocationTree call) {
      return call.getMethodSelect().toString().endsWith("Refusal.of");
    }

    /** Returns {@code MYG-14.follow} for the texts of a rule and of a reason. */
    private static Set<String> refusals(ExpressionTree rule, ExpressionTree reason) {
      Set<String> refusals = new LinkedHashSet<>();
      for (String id : texts(rule)) {
        texts(reason).forEach(key -> refusals.add(id + "." + key));
      }
      return refusals;
    }

    /** Returns the text of a literal, or those of both sides of a condition. */
    private static Set<String> texts(ExpressionTree expression) {
      Set<String> texts = new LinkedHashSet<>();
      if (expression instanceof LiteralTree literal && literal.getValue() instanceof String text) {
        texts.add(text);
      } else if (expression instanceof ParenthesizedTree inside) {
        texts.addAll(texts(inside.getExpression()));
      } else if (expression instanceof ConditionalExpressionTree either) {
        texts.addAll(texts(either.getTrueExpression()));
        texts.addAll(texts(either.getFalseExpression()));
      }
      return texts;
    }
  }
}
