package io.github.spadille.engine.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.move.Move;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Checks, when a syntax is built, that it can read back what it writes. */
final class FormChecks {
  private static final Splitter WORDS = Splitter.on(' ');
  private static final CharMatcher MARKS = CharMatcher.anyOf(",:;.()");

  private FormChecks() {}

  /**
   * Returns the form of each class of moves.
   *
   * @throws IllegalArgumentException if a class has two forms
   */
  static <M extends Move> ImmutableMap<Class<?>, Form<? extends M>> byType(
      ImmutableCollection<Form<? extends M>> forms) {
    Map<Class<?>, Form<? extends M>> byType = new LinkedHashMap<>();
    for (Form<? extends M> form : forms) {
      Form<? extends M> other = byType.put(form.type(), form);
      checkArgument(
          other == null,
          "%s has two forms: %s, %s",
          form.type().getSimpleName(),
          other == null ? "" : other.words(),
          form.words());
    }
    return ImmutableMap.copyOf(byType);
  }

  /**
   * Checks the forms of a syntax.
   *
   * @throws IllegalArgumentException if one has no verb or could not be read back, or two are
   *     written the same
   */
  static void checkForms(ImmutableCollection<? extends Form<?>> forms) {
    Map<String, Form<?>> written = new HashMap<>();
    for (Form<?> form : forms) {
      checkArgument(
          !form.verb().isEmpty(), "a form of %s has no verb", form.type().getSimpleName());
      checkRest(form);
      checkOptional(form);
      for (String pattern : patterns(form)) {
        Form<?> other = written.put(pattern, form);
        checkArgument(
            other == null,
            "%s and %s are both written %s",
            other == null ? "" : other.type().getSimpleName(),
            form.type().getSimpleName(),
            pattern);
      }
    }
  }

  /**
   * Checks that nothing follows an argument that takes all that is left.
   *
   * @throws IllegalArgumentException if something does
   */
  static void checkRest(Form<?> form) {
    for (int i = 1; i < form.slots().size(); i++) {
      Form.Slot<?> before = form.slots().get(i - 1);
      checkArgument(
          !before.arg().rest() && !before.arg().text(),
          "%s has %s after %s, which takes all that is left",
          form,
          form.slots().get(i).pattern(),
          before.pattern());
    }
  }

  /** Checks that what follows an argument that is missing is not taken for it. */
  private static void checkOptional(Form<?> form) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i < form.slots().size(); i++) {
      Form.Slot<?> slot = form.slots().get(i);
      Optional<String> name = slot.arg().nameIfOptional();
      if (name.isPresent()) {
        checkArgument(names.add(name.get()), "%s has two arguments named %s", form, name.get());
        for (Form.Slot<?> next : following(form, i)) {
          Optional<String> both = sample(slot.arg(), next.arg());
          checkArgument(
              both.isEmpty(),
              "%s cannot tell what %s is: %s or %s",
              form,
              both.orElse(""),
              slot.pattern(),
              next.pattern());
        }
      }
    }
  }

  /** Returns what can stand next where an argument is missing. */
  private static List<? extends Form.Slot<?>> following(Form<?> form, int missing) {
    int until = missing + 1;
    while (until < form.slots().size() && form.slots().get(until).isOptional()) {
      until++;
    }
    return form.slots().subList(missing + 1, Math.min(until + 1, form.slots().size()));
  }

  /** Finds what both of two arguments read, among the words by which they say what they are. */
  private static Optional<String> sample(Arg<?> arg, Arg<?> next) {
    return WORDS
        .splitToStream(arg.expected() + ' ' + next.expected())
        .flatMap(word -> Stream.of(word, MARKS.trimFrom(word)))
        .filter(Word::isOne)
        .filter(word -> arg.find(ImmutableList.of(word)).isPresent())
        .filter(word -> next.find(ImmutableList.of(next.text() ? ' ' + word : word)).isPresent())
        .findFirst()
        .or(() -> Optional.of(arg.expected()).filter(next.expected()::equals));
  }

  /** Returns how moves of a form are written, for each choice of arguments that may be missing. */
  private static ImmutableList<String> patterns(Form<?> form) {
    ImmutableList<String> patterns = ImmutableList.of(form.verb());
    for (Form.Slot<?> slot : form.slots()) {
      String argument = " <" + slot.arg().expected() + '>';
      List<String> there = Lists.transform(patterns, pattern -> pattern + argument);
      patterns =
          slot.isOptional()
              ? ImmutableList.<String>builder().addAll(patterns).addAll(there).build()
              : ImmutableList.copyOf(there);
    }
    return patterns;
  }
}
