package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;

/** A value of a YAML text and where it stands; lines and columns are counted from 1. */
sealed interface Node {
  /** The fields whose lists are written with an item to a line; others stand in brackets. */
  ImmutableSet<String> LONG_LISTS = ImmutableSet.of("entries", "changed", "remarks");

  int line();

  int column();

  /** Returns what people call such a value. */
  String kind();

  /**
   * A text; every scalar is one, whether YAML takes it for a number, a truth value or a text.
   *
   * @param nothing whether no value stands there
   * @param told whether a problem about it is known already
   */
  record Text(int line, int column, String text, boolean nothing, boolean told) implements Node {
    static Text of(String text) {
      return new Text(0, 0, text, false, false);
    }

    @Override
    public String kind() {
      return nothing ? "nothing" : text;
    }
  }

  /** A list. */
  record Items(int line, int column, ImmutableList<Node> items) implements Node {
    @Override
    public String kind() {
      return "a list";
    }
  }

  /** Fields, in order; no key stands twice. */
  record Fields(int line, int column, ImmutableList<Field> fields) implements Node {
    @Override
    public String kind() {
      return fields.isEmpty() ? "empty fields" : "fields such as " + fields.get(0).key();
    }
  }

  /** A key and its value. */
  record Field(int line, int column, String key, Node value) {}
}
