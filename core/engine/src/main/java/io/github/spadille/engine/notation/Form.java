package io.github.spadille.engine.notation;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How one class of moves is written, and how its moves are made of what was read.
 *
 * @param verb its first word; empty in another spelling, which has arguments alone
 * @param type the class
 * @param slots its arguments, with the words that always stand before one
 * @param maker makes a move
 */
record Form<F>(String verb, Class<F> type, ImmutableList<Slot<F>> slots, Maker<F> maker) {
  private static final Splitter BLANK = Splitter.on(' ');

  /** Makes a move of a seat and the values of its arguments, those of words left out. */
  @FunctionalInterface
  interface Maker<F> {
    F make(int seat, List<?> values);
  }

  /**
   * One argument of a form and where it stands in a move.
   *
   * @param accessor null for a word that is always there
   */
  record Slot<F>(Arg<Object> arg, @Nullable Function<F, Object> accessor) {
    @SuppressWarnings("unchecked") // The accessor gives what the argument writes.
    private static <F, A> Slot<F> of(Arg<A> arg, Function<F, ?> accessor) {
      return new Slot<>((Arg<Object>) arg, (Function<F, Object>) accessor);
    }

    @SuppressWarnings("unchecked") // A word writes itself, whatever the value.
    private static <F> Slot<F> of(String word) {
      return new Slot<>((Arg<Object>) (Arg<?>) new WordArg(word), null);
    }

    boolean isWord() {
      return accessor == null;
    }

    Object valueIn(F move) {
      return accessor == null ? arg.expected() : accessor.apply(move);
    }

    ImmutableList<String> format(F move) {
      return arg.format(valueIn(move));
    }

    Object mapCards(F move, UnaryOperator<Card> map) {
      return arg.mapCards(valueIn(move), map);
    }

    Object told(F move) {
      return arg.told(valueIn(move));
    }

    boolean isOptional() {
      return arg.nameIfOptional().isPresent();
    }

    /** Returns what is expected here: {@code <a card such as 7d>}, in brackets if optional. */
    String pattern() {
      String argument = '<' + arg.expected() + '>';
      return isOptional() ? '[' + argument + ']' : argument;
    }

    /** Returns what a move is called that has this argument, too. */
    String keyWith(String key) {
      return arg.nameIfOptional().map(name -> key + '-' + name).orElse(key);
    }
  }

  /**
   * Returns a form.
   *
   * @param words its verb, and words that always follow it: {@code draw stock}; empty in another
   *     spelling
   * @param arguments those after the words
   * @throws IllegalArgumentException if a word is empty or has white space in it
   */
  @SafeVarargs
  static <F> Form<F> of(String words, Class<F> type, Maker<F> maker, MoveArg<F, ?>... arguments) {
    List<String> parts = BLANK.splitToList(words);
    checkArgument(
        words.isEmpty() || parts.stream().allMatch(Word::isOne),
        "\"%s\" for %s; expected words with one blank between them",
        words,
        type);
    ImmutableList.Builder<Slot<F>> slots = ImmutableList.builder();
    for (String word : parts.subList(1, parts.size())) {
      slots.add(Slot.of(word));
    }
    for (MoveArg<F, ?> argument : arguments) {
      String wordBefore = argument.wordBefore();
      if (wordBefore != null) {
        slots.add(Slot.of(wordBefore));
      }
      slots.add(Slot.of(argument.arg(), argument.accessor()));
    }
    return new Form<>(parts.get(0), type, slots.build(), maker);
  }

  /** Returns how many words stand before the arguments. */
  int wordsBefore() {
    return verb.isEmpty() ? 0 : 1;
  }

  ImmutableList<String> arguments(F move) {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    for (Slot<F> slot : slots) {
      words.addAll(slot.format(move));
    }
    return words.build();
  }

  /** Returns how many words stand for a move that is concealed: a text is one. */
  int places(F move) {
    int places = 0;
    for (Slot<F> slot : slots) {
      places += slot.arg().text() ? 1 : slot.format(move).size();
    }
    return places;
  }

  /**
   * Makes the move of a text.
   *
   * @throws NotationException if the move refuses its arguments, or a game that looks its shared
   *     moves up by seat knows no such seat
   */
  F make(int seat, List<Object> arguments, String text) {
    try {
      return make(seat, arguments);
    } catch (UnfitException e) {
      throw unfit(e, arguments, text);
    } catch (IllegalArgumentException e) {
      String reason = e.getMessage() == null ? "" : " (" + Excerpt.of(e.getMessage()) + ')';
      List<Word> words = Word.split(text);
      List<Word> wrong = words.subList(slots.isEmpty() ? 0 : wordsBefore(), words.size());
      throw unmade(text, wrong, "what makes a move" + reason, e);
    } catch (IndexOutOfBoundsException e) {
      String mover = seat < 0 ? "chance" : "seat " + seat;
      throw unmade(text, Word.split(text), "a move of " + mover, e);
    }
  }

  /** Says which argument does not fit the others, or shows them all where none has the value. */
  private NotationException unfit(UnfitException e, List<Object> arguments, String text) {
    List<Word> words = Word.split(text);
    int from = wordsBefore();
    int begin = from;
    int end = words.size();
    for (int i = 0; i < slots.size(); i++) {
      Slot<F> slot = slots.get(i);
      int until = from + slot.arg().format(arguments.get(i)).size();
      if (!slot.isWord() && isValue(arguments.get(i), e.value())) {
        begin = from;
        boolean isLast = slot.arg().rest() || slot.arg().text();
        int next = Math.min(from + 1, words.size()); // where it is missing, the word after it
        end = isLast ? words.size() : next;
      }
      from = until;
    }
    return unmade(text, words.subList(begin, end), e.expected(), e);
  }

  /**
   * Tells whether an argument has a value; one that may be missing is taken out of its wrapping.
   */
  private static boolean isValue(Object argument, Object value) {
    return argument.equals(value)
        || argument instanceof Optional<?> there && there.isPresent() && there.get().equals(value);
  }

  /** Shows the words that are wrong; where there are none something is missing at the end. */
  private static NotationException unmade(
      String text, List<Word> wrong, String expected, RuntimeException cause) {
    int column = wrong.isEmpty() ? text.length() + 1 : wrong.get(0).column();
    NotationException exception = new NotationException(column, Word.join(wrong), expected);
    exception.initCause(cause);
    return exception;
  }

  /** Returns a move in its parts, without those that are missing. */
  MoveParts parts(int seat, String name, F move) {
    String key = name;
    ImmutableList.Builder<Object> arguments = ImmutableList.builder();
    ImmutableList.Builder<ImmutableList<String>> words = ImmutableList.builder();
    for (Slot<F> slot : slots) {
      ImmutableList<String> argument = slot.format(move);
      if (!argument.isEmpty() || !slot.isOptional()) {
        key = slot.keyWith(key);
        arguments.add(slot.told(move));
        words.add(argument);
      }
    }
    return new MoveParts(seat, key, verb, arguments.build(), words.build());
  }

  /** Returns what moves are called, with each choice of the arguments that may be missing. */
  ImmutableList<String> keys(String name) {
    ImmutableList<String> keys = ImmutableList.of(name);
    for (Slot<F> slot : slots) {
      if (slot.isOptional()) {
        keys =
            ImmutableList.<String>builder()
                .addAll(keys)
                .addAll(Lists.transform(keys, slot::keyWith))
                .build();
      }
    }
    return keys;
  }

  F mapCards(int seat, F move, UnaryOperator<Card> map) {
    List<Object> mapped = new ArrayList<>();
    for (Slot<F> slot : slots) {
      mapped.add(slot.mapCards(move, map));
    }
    return make(seat, mapped);
  }

  /** Makes the move of a value for each slot. */
  private F make(int seat, List<Object> values) {
    List<Object> own = new ArrayList<>(values.size());
    for (int i = 0; i < slots.size(); i++) {
      if (!slots.get(i).isWord()) {
        own.add(values.get(i));
      }
    }
    return maker.make(seat, own);
  }

  /** Returns the verb and the words that always follow it: {@code draw stock}. */
  String words() {
    StringBuilder words = new StringBuilder(verb);
    for (int i = 0; i < slots.size() && slots.get(i).isWord(); i++) {
      words.append(' ').append(slots.get(i).arg().expected());
    }
    return words.toString();
  }

  /** Returns what can be written: {@code bid <a whole number such as 3>}. */
  String pattern() {
    StringBuilder pattern = new StringBuilder(verb);
    slots.forEach(slot -> pattern.append(' ').append(slot.pattern()));
    return pattern.toString();
  }

  /** Returns what this form is called in messages: {@code the form "draw stock" of DrawStock}. */
  @Override
  public String toString() {
    String name = verb.isEmpty() ? "another spelling" : "the form \"" + words() + '"';
    return name + " of " + type.getSimpleName();
  }

  /** Returns the text of a move with these words for its arguments. */
  String join(List<String> arguments) {
    return arguments.isEmpty() ? verb : verb + ' ' + Joiner.on(' ').join(arguments);
  }
}
