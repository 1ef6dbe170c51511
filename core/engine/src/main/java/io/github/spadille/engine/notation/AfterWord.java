package io.github.spadille.engine.notation;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;

/** An argument of a form before which a word always stands; the form reads and writes the word. */
record AfterWord<T>(String word, Arg<T> arg) implements Arg<T> {
  @Override
  public Optional<T> find(List<String> words) {
    return arg.find(words);
  }

  @Override
  public ImmutableList<String> format(T value) {
    return arg.format(value);
  }

  @Override
  public String expected() {
    return word + ' ' + arg.expected();
  }
}
