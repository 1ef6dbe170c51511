package io.github.spadille.terminal;

import static com.google.common.base.Preconditions.checkState;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.Problem;
import io.github.spadille.formats.houserules.Reading;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A file that holds a house-rules document. */
final class DocumentFile {
  private final Path path;
  private final CommandSpec spec;

  /** What stood in the file when it was read, or what was written into it since. */
  private byte @Nullable [] known;

  /** Creates a file that a command names. */
  DocumentFile(Path path, CommandSpec spec) {
    this.path = path;
    this.spec = spec;
  }

  /**
   * Returns the document, or everything that is wrong with it.
   *
   * @throws ParameterException if the file cannot be read
   */
  Reading check() {
    try {
      byte[] bytes = contents(path);
      known = bytes;
      return bytes.length > HouseRulesReader.MAX_BYTES
          ? HouseRulesReader.read(path, catalog()) // Which says how long it is.
          : HouseRulesReader.read(bytes, catalog());
    } catch (IOException e) {
      throw wrong("cannot read " + path + ": " + Failures.ofFile(e));
    }
  }

  /**
   * Returns the document.
   *
   * @throws ParameterException if the file cannot be read, or the document has errors; the message
   *     lists all of them
   */
  HouseRules read() {
    Reading reading = check();
    return reading.document().orElseThrow(() -> wrong(problems(reading.problems())));
  }

  private String problems(List<Problem> problems) {
    return path
        + " has "
        + Names.count(problems.size(), "error")
        + ":\n  "
        + Joiner.on("\n  ").join(problems);
  }

  /** Returns the errors of the document, and how many there are. */
  String describe(Reading reading) {
    return problems(reading.problems());
  }

  /**
   * Returns an entry of the document.
   *
   * @param name its name or that of its game; null if the document has only one
   * @throws ParameterException as {@link #read} does, or if it is not clear which entry is meant
   */
  GroupRules entry(@Nullable String name) {
    return entry(read(), name);
  }

  /**
   * Returns an entry of a version of the document.
   *
   * @throws ParameterException if it is not clear which entry is meant
   */
  GroupRules entry(HouseRules document, @Nullable String name) {
    List<Entry> entries = document.entries();
    if (name == null && entries.size() != 1) {
      throw wrong(
          "which entry of "
              + document
              + "? There are "
              + Joiner.on("; ").join(Lists.transform(entries, Entry::label)));
    }
    try {
      Entry entry = name == null ? entries.get(0) : finder(document).get(name);
      return new GroupRules(document, entry, catalog());
    } catch (IllegalArgumentException e) {
      throw wrong(Failures.message(e));
    }
  }

  /** Returns what finds entries of a version of the document. */
  EntryFinder finder(HouseRules document) {
    return new EntryFinder(document, catalog());
  }

  /** Returns the bytes of a file; of one that is too long for a document, not all of them. */
  private static byte[] contents(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HouseRulesReader.MAX_BYTES + 1);
    }
  }

  /**
   * Writes a document in the place of the one that was read, wholly or not at all.
   *
   * @throws ParameterException if that is not possible, the document could not be read again, such
   *     as one that is too long, or somebody else changed the file since it was read
   * @throws IllegalStateException if the file was not read
   */
  void write(HouseRules document) {
    checkState(known != null, "%s is written but was not read", path);
    byte[] bytes = document.write().getBytes(UTF_8);
    List<Problem> problems = HouseRulesReader.read(bytes, catalog()).problems();
    if (!problems.isEmpty()) {
      throw wrong(
          "nothing was written into "
              + path
              + ", as it could not be read again:\n  "
              + Joiner.on("\n  ").join(problems));
    }
    try {
      SafeFile.replace(path, bytes, this::checkUnchanged);
      known = bytes;
    } catch (IOException e) {
      throw wrong("cannot write " + path + ": " + Failures.ofFile(e));
    }
  }

  private void checkUnchanged() throws IOException {
    if (!Arrays.equals(contents(path), known)) {
      throw wrong(
          path
              + " was changed by somebody else since it was read; nothing was written. Give the "
              + "command once more to work on what it says now");
    }
  }

  private Catalog catalog() {
    return Spadille.of(spec).catalog();
  }

  /** Returns the exception for a wrong command line. */
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
