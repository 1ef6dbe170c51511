package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads documents and reports everything that is wrong with them at once (HSE-9).
 *
 * <pre>{@code
 * Reading reading = HouseRulesReader.read(Path.of("friday.yaml"), Catalog.load());
 * reading.problems().forEach(System.out::println);
 * HouseRules rules = reading.orElseThrow();
 * }</pre>
 *
 * <p>Nothing that stands in a text makes the reader throw, hang or take memory beyond some multiple
 * of a megabyte: longer texts are refused unread, and so are deep nesting, aliases, anchors and
 * tags, and {@linkplain io.github.spadille.engine.text.HiddenCharacters hidden characters} however
 * they are written. What is no YAML is told and passed over, so that the errors after it are found
 * too, up to 10 places of a text of at most 65536 characters. A {@linkplain
 * io.github.spadille.engine.text.ByteOrderMark byte order mark} before a text is passed over.
 * Thread-safe.
 */
public final class HouseRulesReader {
  /** The most bytes of a document. */
  public static final int MAX_BYTES = SourceText.MOST;

  /** How wide a tab may have been meant; the one with which most can be read is taken. */
  private static final ImmutableList<Integer> TAB_WIDTHS = ImmutableList.of(4, 8, 2);

  private HouseRulesReader() {}

  /** Reads a text. */
  public static Reading read(String text, Catalog catalog) {
    try {
      return readChecked(SourceText.check(text), catalog);
    } catch (UnreadableException e) {
      return Reading.failed(e.problems());
    }
  }

  /** Reads bytes, which must be UTF-8. */
  public static Reading read(byte[] bytes, Catalog catalog) {
    try {
      return readChecked(SourceText.decode(bytes), catalog);
    } catch (UnreadableException e) {
      return Reading.failed(e.problems());
    }
  }

  /**
   * Reads a file; of one that is too long, no more than its length.
   *
   * @throws IOException if there is no such file, or it cannot be read
   */
  public static Reading read(Path file, Catalog catalog) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      SourceText.checkSize(bytes.length > MAX_BYTES ? Files.size(file) : 0, "bytes");
      return read(bytes, catalog);
    } catch (UnreadableException e) {
      return Reading.failed(e.problems());
    }
  }

  private static Reading readChecked(String text, Catalog catalog) {
    Reading best = readChecked(text, catalog, TAB_WIDTHS.get(0));
    if (hasTabs(best)) {
      for (int width : TAB_WIDTHS.subList(1, TAB_WIDTHS.size())) {
        Reading other = readChecked(text, catalog, width);
        best = misplaced(other) < misplaced(best) ? other : best;
      }
    }
    return best;
  }

  private static boolean hasTabs(Reading reading) {
    return reading.problems().stream()
        .anyMatch(problem -> problem.sentence().endsWith(YamlErrors.TAB));
  }

  /** Counts what stands where it cannot have been meant to. */
  private static long misplaced(Reading reading) {
    return reading.problems().stream()
        .map(Problem::sentence)
        .filter(
            sentence ->
                sentence.startsWith(FieldReader.UNKNOWN)
                    || sentence.startsWith(UnreadableException.NO_YAML))
        .count();
  }

  private static Reading readChecked(String text, Catalog catalog, int tabWidth) {
    Problems problems = new Problems();
    Tree tree;
    try {
      tree = TolerantReader.read(text, tabWidth, problems);
    } catch (UnreadableException e) {
      e.problems().forEach(problems::add);
      return Reading.failed(problems.sorted());
    }
    HouseRules.Builder builder = new DocumentReader(problems, catalog).read(tree.root());
    ImmutableList<Problem> found = problems.sorted();
    if (!found.isEmpty()) {
      return Reading.failed(found);
    }
    HouseRules document = builder.comments(CommentReader.read(tree)).build();
    return new Reading(Optional.of(document), found);
  }
}
