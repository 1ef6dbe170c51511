package io.github.spadille.reaction.throughthewindow;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;

/** The nouns of the rulebook, as the table {@code nouns.tsv} has them (TTW-4a). */
final class BuiltInNouns implements Nouns {
  private static final Splitter ROWS = Splitter.on('\n').omitEmptyStrings();
  private static final Splitter COLUMNS = Splitter.on('\t');
  private static final Splitter WORDS = Splitter.on(',');

  private final ImmutableList<String> samples;
  private final ImmutableSet<String> all;

  BuiltInNouns() {
    ImmutableList.Builder<String> first = ImmutableList.builder();
    ImmutableSet.Builder<String> every = ImmutableSet.builder();
    for (String row : Iterables.skip(ROWS.split(text()), 1)) {
      List<String> columns = COLUMNS.splitToList(row);
      first.addAll(WORDS.split(columns.get(1)));
      every.addAll(WORDS.split(columns.get(1))).addAll(WORDS.split(columns.get(2)));
    }
    this.samples = first.build();
    this.all = every.build();
  }

  private static String text() {
    try {
      URL table = requireNonNull(BuiltInNouns.class.getResource("nouns.tsv"));
      return Resources.toString(table, UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource nouns.tsv", e);
    }
  }

  @Override
  public String name() {
    return "built-in";
  }

  @Override
  public boolean isNoun(String word) {
    return all.contains(word);
  }

  @Override
  public ImmutableList<String> samples() {
    return samples;
  }

  /** Returns all nouns. */
  ImmutableSet<String> all() {
    return all;
  }
}
