package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads house rules that a command line names, each as KEY=VALUE. */
final class KeyValues {
  private KeyValues() {}

  /**
   * Returns the values by key, in the order in which they are named.
   *
   * @throws IllegalArgumentException if one is not written so, or a key is there twice; the message
   *     tells all that is wrong
   */
  static Map<String, String> of(List<String> options) {
    Map<String, String> values = new LinkedHashMap<>();
    List<String> wrong = new ArrayList<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      if (equals < 1 || equals == option.length() - 1) {
        wrong.add("option " + option + ": expected KEY=VALUE");
      } else if (values.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
        wrong.add("option " + option.substring(0, equals) + " is given twice");
      }
    }
    if (!wrong.isEmpty()) {
      throw new IllegalArgumentException(Joiner.on('\n').join(wrong));
    }
    return values;
  }
}
