package io.github.spadille.formats.houserules;

import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Text;

/** Names the places of a document, the same when it is read and when it is written. */
final class Paths {
  static final String ROOT = "";

  private Paths() {}

  static String field(String path, String key) {
    return path + '/' + key;
  }

  /** Returns the path of an item: by its name if it has one, so that it outlives its neighbours. */
  static String item(String path, int index, Node item) {
    if (item instanceof Fields fields) {
      for (String name : new String[] {"entry", "game"}) {
        for (Field field : fields.fields()) {
          if (field.key().equals(name) && field.value() instanceof Text text) {
            return path + '/' + text.text();
          }
        }
      }
    }
    return path + "/#" + index;
  }
}
