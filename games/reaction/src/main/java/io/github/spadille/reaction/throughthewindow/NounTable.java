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

/**
 * The nouns of the rulebook, as the table {@code nouns.tsv} has them (TTW-4a).
 *
 * @param samples those that lists of legal moves offer
 * @param all every noun
 */
record NounTable(ImmutableList<String> samples, ImmutableSet<String> all) {
  static final NounTable OF_RULEBOOK = read();

  private static NounTable read() {
    Splitter rows = Splitter.on('\n').omitEmptyStrings();
    Splitter words = Splitter.on(',');
    ImmutableList.Builder<String> samples = ImmutableList.builder();
    ImmutableSet.Builder<String> all = ImmutableSet.builder();
    for (String row : Iterables.skip(rows.split(text()), 1)) {
      List<String> columns = Splitter.on('\t').splitToList(row);
      samples.addAll(words.split(columns.get(1)));
      all.addAll(words.split(columns.get(1))).addAll(words.split(columns.get(2)));
    }
    return new NounTable(samples.build(), all.build());
  }

  private static String text() {
    try {
      URL table = requireNonNull(NounTable.class.getResource("nouns.tsv"));
      return Resources.toString(table, UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("resource nouns.tsv", e);
    }
  }
}
