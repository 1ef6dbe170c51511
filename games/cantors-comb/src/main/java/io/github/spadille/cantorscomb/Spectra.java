package io.github.spadille.cantorscomb;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import java.util.List;

/** The table of spectra, the resource {@code spectra.tsv} (DCK-31). */
final class Spectra {
  private Spectra() {}

  /**
   * Reads a table.
   *
   * @param table a head, then for each element its symbol, a tab and its spectrum
   * @param symbols the elements, of which each has one row, and nothing else has
   * @throws IllegalStateException if a row is missing, doubled, strange, or not understood; says
   *     which
   */
  static ImmutableMap<String, Spectrum> parse(String table, ImmutableSet<String> symbols) {
    ImmutableMap.Builder<String, Spectrum> builder = ImmutableMap.builder();
    for (String row : Iterables.skip(Splitter.on('\n').omitEmptyStrings().split(table), 1)) {
      List<String> words = Splitter.on('\t').splitToList(row);
      try {
        builder.put(words.get(0), Spectrum.parse(words.size() == 2 ? words.get(1) : ""));
      } catch (IllegalArgumentException e) {
        throw new IllegalStateException("spectra.tsv: " + row + ": " + e.getMessage(), e);
      }
    }
    ImmutableMap<String, Spectrum> spectra;
    try {
      spectra = builder.buildOrThrow();
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException("spectra.tsv: " + e.getMessage(), e);
    }
    if (!spectra.keySet().equals(symbols)) {
      throw new IllegalStateException(
          "spectra.tsv: missing "
              + Sets.difference(symbols, spectra.keySet())
              + ", not in the deck "
              + Sets.difference(spectra.keySet(), symbols));
    }
    return spectra;
  }
}
