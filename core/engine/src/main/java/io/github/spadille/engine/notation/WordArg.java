package io.github.spadille.engine.notation;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;

/** The argument that is always the same word. */
record WordArg(String word) implements Arg<String> {
  @Override
  public Optional<String> find(List<String> words) {
    return words.get(0).equals(word) ? Optional.of(word) : Optional.empty();
  }

  @Override
  public ImmutableList<String> format(String value) {
    return ImmutableList.of(word);
  }

  @Override
  public String expected() {
    return word;
  }
}
