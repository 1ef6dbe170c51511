package io.github.spadille.engine.notation;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the texts of moves that are as they should be, in one pass and mostly without a string for
 * each word; immutable.
 *
 * <p>It reads the same moves as {@link CarefulReader}, except other spellings. Where it gives up,
 * {@link MoveSyntax} reads the text again and says what is wrong.
 */
final class QuickReader<M extends Move> {
  private final ImmutableList<Form<? extends M>> forms;

  QuickReader(Collection<Form<? extends M>> forms) {
    this.forms = ImmutableList.copyOf(forms);
  }

  /**
   * Returns the move of the first form that fits, or null if none does.
   *
   * @throws NotationException if a form fits but its move refuses the arguments
   */
  @Nullable M read(int seat, String text) {
    int from = wordFrom(text, 0);
    int until = endOfWord(text, from);
    for (int i = 0; i < forms.size(); i++) {
      Form<? extends M> form = forms.get(i);
      if (form.verb().length() == until - from && text.startsWith(form.verb(), from)) {
        Object[] arguments = arguments(form, text, until);
        if (arguments != null) {
          return form.make(seat, Arrays.asList(arguments), text);
        }
      }
    }
    return null;
  }

  private static Object @Nullable [] arguments(Form<?> form, String text, int verbEnd) {
    ImmutableList<? extends Form.Slot<?>> slots = form.slots();
    Object[] arguments = new Object[slots.size()];
    int end = verbEnd;
    int next = wordFrom(text, verbEnd);
    for (int i = 0; i < arguments.length; i++) {
      Arg<?> arg = slots.get(i).arg();
      if (arg.text()) {
        arguments[i] = arg.find(ImmutableList.of(text.substring(end))).orElse(null);
        return arguments[i] == null ? null : arguments;
      }
      int until = arg.rest() ? text.length() : endOfWord(text, next);
      Object argument = next == text.length() ? null : find(arg, text, next, until);
      if (argument != null) {
        arguments[i] = argument;
        end = until;
        next = wordFrom(text, until);
      } else if (slots.get(i).isOptional()) {
        arguments[i] = arg.find(ImmutableList.of()).orElseThrow();
      } else {
        return null;
      }
    }
    return next == text.length() ? arguments : null;
  }

  private static @Nullable Object find(Arg<?> arg, String text, int from, int until) {
    if (arg instanceof PlacedArg<?> placed) {
      Object found = placed.find(text, from, until);
      if (found != null || !arg.rest() || isPlain(text, from)) {
        return found;
      }
    }
    return arg.find(arg.rest() ? words(text, from) : ImmutableList.of(text.substring(from, until)))
        .orElse(null);
  }

  /** Tells whether no other white space than blanks stands from some place on. */
  private static boolean isPlain(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) != ' ' && isBlank(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<String> words(String text, int begin) {
    List<String> words = new ArrayList<>();
    int from = begin;
    while (from < text.length()) {
      int until = endOfWord(text, from);
      words.add(text.substring(from, until));
      from = wordFrom(text, until);
    }
    return words;
  }

  /** Returns where the next word begins, from some place on, or the length of the text. */
  static int wordFrom(String text, int place) {
    int i = place;
    while (i < text.length() && isBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Returns the place after a word that begins at some place; the same where none does. */
  static int endOfWord(String text, int from) {
    int i = from;
    while (i < text.length() && !isBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Tells whether a character is white space, which stands between words. */
  static boolean isBlank(char c) {
    boolean usual = c > ' ' && c < 0x7F;
    return !usual && (c == ' ' || CharMatcher.whitespace().matches(c));
  }
}
