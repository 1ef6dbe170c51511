package io.github.spadille.engine.notation;

import static io.github.spadille.engine.notation.MoveSyntax.CONCEALED;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells which texts are of moves of which something is concealed; immutable.
 *
 * <p>In such a text a word {@code ??} stands for a word, or for a whole text; the last one may
 * stand for all that is left. What is shown between them can be read.
 */
final class ConcealedReader<M extends Move> {
  private final ImmutableListMultimap<String, Form<? extends M>> forms;

  /**
   * Creates a reader.
   *
   * @param concealed the classes of moves that are declared concealed; rules may conceal moves with
   *     a verb of which no class is
   */
  ConcealedReader(
      ImmutableListMultimap<String, Form<? extends M>> byVerb, ImmutableSet<Class<?>> concealed) {
    ImmutableListMultimap.Builder<String, Form<? extends M>> forms =
        ImmutableListMultimap.builder();
    for (String verb : byVerb.keySet()) {
      List<Form<? extends M>> declared = new ArrayList<>(byVerb.get(verb));
      declared.removeIf(form -> !concealed.contains(form.type()));
      forms.putAll(verb, declared.isEmpty() ? byVerb.get(verb) : declared);
    }
    this.forms = forms.build();
  }

  /** Returns the forms that a move with this verb may have if something of it is concealed. */
  ImmutableList<Form<? extends M>> forms(String verb) {
    return forms.get(verb);
  }

  /** Returns the verb of a text, its first word. */
  static String verb(String text) {
    int from = QuickReader.wordFrom(text, 0);
    return text.substring(from, QuickReader.endOfWord(text, from));
  }

  /** Tells whether a text is of a move of which something is concealed. */
  boolean reads(String text) {
    if (!text.contains(CONCEALED)) {
      return false;
    }
    int verbEnd = QuickReader.endOfWord(text, QuickReader.wordFrom(text, 0));
    for (Form<? extends M> form : forms.get(verb(text))) {
      if (fits(form, 0, text, verbEnd, false)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tells whether the arguments of a form, from one on, fit the end of a text.
   *
   * @param number which argument comes next
   * @param end the place after the last word before it
   * @param hides whether a word before it is concealed
   */
  private static boolean fits(Form<?> form, int number, String text, int end, boolean hides) {
    int next = QuickReader.wordFrom(text, end);
    boolean ends = next == text.length();
    if (number == form.slots().size() || ends && isConcealedUntil(text, end)) {
      return ends && hides;
    }
    Form.Slot<?> slot = form.slots().get(number);
    Arg<?> arg = slot.arg();
    if (!ends && arg.text()) {
      return isConcealed(text, next, lastEnd(text)) || hides && reads(arg, text.substring(end));
    }
    if (!ends && arg.rest()) {
      return fitsRest(arg, text, next, hides);
    }
    int until = QuickReader.endOfWord(text, next);
    boolean hidden = isConcealed(text, next, until);
    boolean fits = hidden || !ends && reads(arg, text.substring(next, until));
    return fits && fits(form, number + 1, text, until, hides || hidden)
        || slot.isOptional() && fits(form, number + 1, text, end, hides);
  }

  /** Tells whether the words that are shown of a rest can be read, and some are concealed. */
  private static boolean fitsRest(Arg<?> arg, String text, int begin, boolean hides) {
    boolean hidden = hides;
    List<String> shown = new ArrayList<>();
    int from = begin;
    while (from < text.length()) {
      int until = QuickReader.endOfWord(text, from);
      if (isConcealed(text, from, until)) {
        hidden = true;
      } else {
        shown.add(text.substring(from, until));
      }
      from = QuickReader.wordFrom(text, until);
    }
    return hidden && (shown.isEmpty() || arg.find(shown).isPresent());
  }

  private static boolean reads(Arg<?> arg, String word) {
    return arg.find(ImmutableList.of(word)).isPresent();
  }

  private static boolean isConcealed(String text, int from, int until) {
    return until - from == CONCEALED.length() && text.startsWith(CONCEALED, from);
  }

  /** Tells whether the word that ends at some place is concealed. */
  private static boolean isConcealedUntil(String text, int end) {
    int from = end - CONCEALED.length();
    return from > 0 && isConcealed(text, from, end) && QuickReader.isBlank(text.charAt(from - 1));
  }

  /** Returns the place after the last word of a text. */
  private static int lastEnd(String text) {
    int end = text.length();
    while (end > 0 && QuickReader.isBlank(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }
}
