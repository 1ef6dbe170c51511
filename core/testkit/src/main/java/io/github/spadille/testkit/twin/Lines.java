package io.github.spadille.testkit.twin;

import com.google.common.base.Splitter;
import java.util.List;

/** Compares texts line by line. */
public final class Lines {
  private static final Splitter LINES = Splitter.on('\n');

  private Lines() {}

  /** Returns the first line in which two texts differ, as {@code "x" became "y"}. */
  public static String difference(String before, String after) {
    List<String> old = LINES.splitToList(before);
    List<String> now = LINES.splitToList(after);
    for (int i = 0; i < Math.max(old.size(), now.size()); i++) {
      String left = i < old.size() ? old.get(i) : "";
      String right = i < now.size() ? now.get(i) : "";
      if (!left.equals(right)) {
        return '"' + left + "\" became \"" + right + '"';
      }
    }
    return "nothing differs";
  }
}
