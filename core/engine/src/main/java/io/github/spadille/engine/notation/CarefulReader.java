package io.github.spadille.engine.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the texts of moves word by word, so as to say where one cannot be read; immutable.
 *
 * <p>{@link QuickReader} has read most texts before.
 */
final class CarefulReader<M extends Move> {
  private final ImmutableListMultimap<String, Form<? extends M>> byVerb;
  private final ImmutableList<Form<? extends M>> spellings;

  CarefulReader(
      ImmutableListMultimap<String, Form<? extends M>> byVerb,
      ImmutableList<Form<? extends M>> spellings) {
    this.byVerb = byVerb;
    this.spellings = spellings;
  }

  /** Reads a move word by word, so as to say where it cannot be read. */
  M read(int seat, String text) {
    List<Word> words = Word.split(text);
    String verb = words.isEmpty() ? "" : words.get(0).text();
    if (byVerb.containsKey(verb)) {
      return parse(byVerb.get(verb), seat, words, text);
    }
    int begin = words.isEmpty() ? 1 : words.get(0).column();
    String expected = Joiner.on(", ").join(byVerb.keySet());
    if (spellings.isEmpty() || words.isEmpty()) {
      throw new NotationException(begin, verb, expected);
    }
    try {
      return parse(spellings, seat, words, text);
    } catch (NotationException e) {
      throw e.column() > begin || e.getCause() != null
          ? e
          : new NotationException(begin, verb, expected + " or " + e.expected());
    }
  }

  /** Reads a move as the first form that fits. */
  private M parse(List<Form<? extends M>> forms, int seat, List<Word> words, String text) {
    NotationException furthest = null;
    for (Form<? extends M> form : forms) {
      List<Object> arguments = new ArrayList<>();
      NotationException wrong = read(form, words, text, arguments);
      if (wrong == null) {
        return form.make(seat, arguments, text);
      }
      // The form that could be read furthest is most likely the one that was meant.
      if (furthest == null || wrong.column() > furthest.column()) {
        furthest = wrong;
      }
    }
    throw furthest == null ? new IllegalStateException(text) : furthest;
  }

  /** Reads the arguments of a form into a list; returns what is wrong, or null if nothing is. */
  private static @Nullable NotationException read(
      Form<?> form, List<Word> words, String text, List<Object> arguments) {
    int next = form.wordsBefore();
    String orElse = ""; // what could also stand at the next word
    for (Form.Slot<?> slot : form.slots()) {
      Arg<?> arg = slot.arg();
      if (arg.text()) {
        Word before = words.get(next - 1);
        Word left = new Word(text.substring(before.end()), before.end() + 1);
        Optional<?> argument = arg.find(ImmutableList.of(left.text()));
        argument.ifPresent(arguments::add);
        return argument.isPresent()
            ? null
            : new NotationException(
                Math.min(left.column() + 1, text.length() + 1),
                left.text().trim(),
                orElse + arg.expected());
      }
      int until = arg.rest() ? words.size() : Math.min(next + 1, words.size());
      List<Word> own = words.subList(next, until);
      Optional<?> argument =
          own.isEmpty() ? Optional.empty() : arg.find(Lists.transform(own, Word::text));
      if (argument.isPresent()) {
        arguments.add(argument.get());
        next = until;
        orElse = "";
      } else if (slot.isOptional()) {
        arguments.add(arg.find(ImmutableList.of()).orElseThrow());
        orElse += arg.expected() + " or ";
      } else {
        Word wrong = own.isEmpty() ? new Word("", text.length() + 1) : wrongWord(arg, own);
        return new NotationException(wrong.column(), wrong.text(), orElse + arg.expected());
      }
    }
    return next == words.size()
        ? null
        : new NotationException(
            words.get(next).column(), words.get(next).text(), orElse + "the end");
  }

  /** Finds the word that cannot be read among those of a rest, by itself or after the others. */
  private static Word wrongWord(Arg<?> arg, List<Word> words) {
    for (Word word : words) {
      if (arg.find(ImmutableList.of(word.text())).isEmpty()) {
        return word;
      }
    }
    int readable = 1;
    int unreadable = words.size();
    while (unreadable - readable > 1) {
      int many = (readable + unreadable) >>> 1;
      if (arg.find(Lists.transform(words.subList(0, many), Word::text)).isPresent()) {
        readable = many;
      } else {
        unreadable = many;
      }
    }
    return words.get(unreadable - 1);
  }
}
