package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.BaseChange;
import io.github.spadille.engine.game.Game;

/** Tells a group of newer base rules; its entries keep theirs until it decides (HSE-15). */
final class BaseNotices {
  private BaseNotices() {}

  static ImmutableList<String> of(HouseRules document, Catalog catalog) {
    ImmutableList.Builder<String> notices = ImmutableList.builder();
    for (Entry entry : document.entries()) {
      for (Game<?, ?, ?> game : catalog.games()) {
        if (game.id().equals(entry.gameId())) {
          for (BaseChange change : game.baseChanges()) {
            if (change.version() > entry.base()) {
              notices.add(
                  entry.label()
                      + " keeps base "
                      + entry.base()
                      + "; base "
                      + change.version()
                      + " of "
                      + game.id()
                      + ": "
                      + change.what());
            }
          }
        }
      }
    }
    return notices.build();
  }
}
