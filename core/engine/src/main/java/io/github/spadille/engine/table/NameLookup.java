package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.function.Function;

/** Finds what has a name. */
final class NameLookup {
  private NameLookup() {}

  /**
   * Returns the thing of a name.
   *
   * @param what what the message calls such a thing: {@code pile}
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  static <T> T find(String what, ImmutableList<T> all, Function<T, String> nameOf, String name) {
    for (T one : all) {
      if (nameOf.apply(one).equals(name)) {
        return one;
      }
    }
    String known = Joiner.on(", ").join(Lists.transform(all, nameOf::apply));
    throw new IllegalArgumentException("no " + what + " " + name + "; there are " + known);
  }
}
