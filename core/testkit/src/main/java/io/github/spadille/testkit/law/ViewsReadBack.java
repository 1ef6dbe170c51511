package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.json.ViewData;
import io.github.spadille.formats.json.ViewJson;
import java.util.Optional;

/** Views travel. */
final class ViewsReadBack extends StateLaw {
  @Override
  public String sentence() {
    return "The JSON of a view is read back as the same data.";
  }

  @Override
  int positions() {
    return 5;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    for (Viewer viewer : position.viewers()) {
      SeenTable view = position.table().seenBy(viewer);
      String json = ViewJson.write(view);
      if (!ViewJson.read(json).equals(ViewData.of(view))) {
        return Optional.of("read back as something else: " + json);
      }
    }
    return Optional.empty();
  }
}
