package io.github.spadille.webtable;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Tells one table in every language that somebody at it speaks. */
final class Voices<S extends GameState, M extends Move> {
  private final Setup<S, M> setup;
  private final TablePlan plan;
  private final Catalog catalog;
  private final Optional<HouseRules> document;
  private final Map<Locale, Messages<S, M>> messages = new HashMap<>();
  private List<SeatHolder> holders;

  Voices(Setup<S, M> setup, TablePlan plan, Catalog catalog) {
    this.setup = setup;
    this.plan = plan;
    this.catalog = catalog;
    this.document =
        Optional.ofNullable(plan.houseRules())
            .map(text -> HouseRulesReader.read(text, catalog).orElseThrow());
    this.holders = plan.seats();
  }

  /** Calls the players by other names from now on. */
  void renamed(List<SeatHolder> now) {
    holders = List.copyOf(now);
    messages.clear();
  }

  /** Returns what makes the messages in a language. */
  Messages<S, M> in(Locale locale) {
    return messages.computeIfAbsent(locale, this::made);
  }

  private Messages<S, M> made(Locale locale) {
    Messages<S, M> made = Messages.of(setup, words(locale));
    return document.map(rules -> made.houseRules(rules.binding(entry()))).orElse(made);
  }

  /** Returns the words of the game in a language, with the names of the players. */
  Words words(Locale locale) {
    Words english = setup.game().words();
    Words words = english.in(locale);
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < holders.size(); seat++) {
      String name = holders.get(seat).name();
      names.add(name.equals(english.player(seat)) ? words.player(seat) : name);
    }
    return words.withPlayers(names);
  }

  private String entry() {
    return plan.entry() == null ? plan.game() : plan.entry();
  }

  /** Returns the rules of this table as a message, with what the group has added to them. */
  String rules(Locale locale) {
    return MessageJson.write(
        document
            .map(
                rules ->
                    Messages.rules(rules.sheet(entry(), setup.seats(), catalog).in(locale).full()))
            .orElseGet(() -> in(locale).rules()));
  }
}
