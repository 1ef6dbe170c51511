package io.github.spadille.formats.record;

import com.google.common.primitives.Ints;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.houserules.HouseRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Reads the lines of a head that bind a game to its house rules (HSE-14). */
final class BindingParser {
  static final String NAME = "House-Rules";
  static final String VERSION = "House-Rules-Version";
  static final String CHECKSUM = "House-Rules-Checksum";
  static final String ENTRY = "House-Rules-Entry";

  private static final String ALL = NAME + ", " + VERSION + ", " + CHECKSUM + " and " + ENTRY;

  private final String source;
  private final Map<String, String> values = new HashMap<>();
  private int firstLine;

  BindingParser(String source) {
    this.source = source;
  }

  void read(int line, String word, LineScanner scanner) {
    scanner.colon();
    int from = scanner.place();
    String value = scanner.rest();
    if (!isValid(word, value)) {
      throw scanner.fail(from, value, expected(word));
    }
    if (values.put(word, value) != null) {
      throw scanner.fail(from, value, "each header once");
    }
    firstLine = firstLine == 0 ? line : firstLine;
  }

  private static boolean isValid(String word, String value) {
    return switch (word) {
      case VERSION -> {
        Integer version = Ints.tryParse(value);
        yield version != null
            && version >= 1
            && version <= HouseRules.MAX_NUMBER
            && version.toString().equals(value);
      }
      case CHECKSUM -> value.matches("[0-9a-f]{64}");
      default -> RecordText.isName(value);
    };
  }

  private static String expected(String word) {
    return switch (word) {
      case VERSION -> "a whole number from 1 to " + HouseRules.MAX_NUMBER;
      case CHECKSUM -> "64 hexadecimal digits";
      default -> "a name";
    };
  }

  /** Returns the first of the lines; 0 if there is none. */
  int line() {
    return firstLine;
  }

  Optional<Binding> finish() {
    if (values.isEmpty()) {
      return Optional.empty();
    }
    String name = values.get(NAME);
    String version = values.get(VERSION);
    String checksum = values.get(CHECKSUM);
    String entry = values.get(ENTRY);
    if (name == null || version == null || checksum == null || entry == null) {
      throw new RecordException(source, firstLine, 1, values.size() + " of them", ALL);
    }
    return Optional.of(new Binding(name, Integer.parseInt(version), checksum, entry));
  }

  /** Returns the lines of a binding. */
  static String format(Binding binding) {
    return NAME
        + ": "
        + binding.name()
        + '\n'
        + VERSION
        + ": "
        + binding.version()
        + '\n'
        + CHECKSUM
        + ": "
        + binding.checksum()
        + '\n'
        + ENTRY
        + ": "
        + binding.entry()
        + '\n';
  }
}
