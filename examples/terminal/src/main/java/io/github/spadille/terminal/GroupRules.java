package io.github.spadille.terminal;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesDiff;
import io.github.spadille.formats.houserules.RulingAnswer;
import io.github.spadille.formats.houserules.StartNotice;
import io.github.spadille.formats.sheet.RuleSheet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The entry of a document by which a game is played.
 *
 * @param document the document, in the version that is in force
 * @param entry the entry
 * @param catalog the games
 */
record GroupRules(HouseRules document, Entry entry, Catalog catalog) {

  Game<?, ?, ?> game() {
    return catalog.game(entry.gameId());
  }

  /** Returns to what a game is bound. */
  Binding binding() {
    return document.binding(entry.label());
  }

  /** Returns document, version and entry: {@code Friday table v3, Crazy Eights for kids}. */
  String title() {
    return document + ", " + entry;
  }

  /** Returns a builder of sheets, for some number of seats or, if it is null, for any. */
  RuleSheet.Builder sheet(@Nullable Integer seats) {
    return seats == null
        ? document.sheet(entry.label(), catalog)
        : document.sheet(entry.label(), seats, catalog);
  }

  RulingAnswer ask(String question, int seats, Locale locale) {
    return document.ask(entry.label(), question, seats, locale, catalog);
  }

  /** Returns what is to be known before the first deal; without players, by all members. */
  StartNotice notice(int seats, List<String> players) {
    if (!players.isEmpty()) {
      return document.startNotice(entry.label(), players, catalog);
    }
    return new StartNotice(
        binding(),
        document.host(),
        document.source(entry),
        HouseRulesDiff.fromBase(entry, seats, catalog).lines(),
        document.proposalsOn(entry.label()),
        document.unacknowledged(document.members()));
  }
}
