package io.github.spadille.webtable;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.text.PlayerName;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesException;
import io.github.spadille.formats.houserules.HouseRulesReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is played at a table: all that the store keeps of it beside what happens.
 *
 * @param game the id
 * @param base the version of the base rules from which the options differ
 * @param options the options that differ
 * @param houseRules the text of a house-rules document, or null
 * @param entry the entry of that document, or null
 * @param seats who holds which seat at the start
 * @param clock the seconds for a turn, 0 for none
 * @param language a tag such as {@code en}
 */
record TablePlan(
    String game,
    int base,
    Map<String, String> options,
    @Nullable String houseRules,
    @Nullable String entry,
    List<SeatHolder> seats,
    int clock,
    String language) {
  private static final int LONGEST_NAME = 40;
  private static final int LONGEST_CLOCK = 24 * 60 * 60;
  private static final List<String> LEVELS = List.of("easy", "normal", "hard");

  /** Copies what could be changed. */
  TablePlan {
    options = ImmutableMap.copyOf(options);
    seats = List.copyOf(seats);
  }

  /**
   * Returns the plan of what somebody asks for. An option of which nobody says anything has the
   * value that suits a live table, if the game names one: claims that are told apart by the lines
   * they came on are ties.
   *
   * @throws BadRequestException if it cannot be played; says where
   */
  static TablePlan of(TableRequest asked, Catalog catalog) {
    if (asked.game() == null || asked.seats() == null) {
      throw new BadRequestException(
          asked.game() == null ? "game" : "seats", "Game and seats are needed.");
    }
    int clock = asked.clock() == null ? 0 : asked.clock();
    if (clock < 0 || clock > LONGEST_CLOCK) {
      throw new BadRequestException(
          "clock", "The clock is " + clock + "; expected 0 to " + LONGEST_CLOCK + ".");
    }
    int seats = asked.seats().size();
    Map<String, String> chosen = asked.options() == null ? Map.of() : asked.options();
    Optional<Entry> entry = Optional.empty();
    if (asked.houseRules() != null) {
      entry = Optional.of(entryOf(asked.houseRules(), asked.game(), catalog));
    }
    Game<?, ?, ?> game = gameOf(entry.map(Entry::gameId).orElse(asked.game()), catalog);
    if (!game.seatCounts().contains(seats)) {
      throw new BadRequestException(
          "seats", "There are " + seats + " seats; expected one of " + game.seatCounts() + ".");
    }
    Map<String, String> options = new LinkedHashMap<>();
    try {
      entry.ifPresent(rules -> options.putAll(rules.choices(game, seats)));
    } catch (IllegalArgumentException e) {
      throw new BadRequestException("houseRules", Reason.of(e));
    }
    options.putAll(chosen);
    return new TablePlan(
        game.id(),
        game.baseVersion(),
        checked(game, seats, game.options().withLive(options)),
        asked.houseRules(),
        entry.map(Entry::label).orElse(null),
        holders(asked.seats(), game),
        clock,
        Locale.forLanguageTag(asked.language() == null ? "en" : asked.language()).toLanguageTag());
  }

  private static Game<?, ?, ?> gameOf(String name, Catalog catalog) {
    try {
      return catalog.game(name);
    } catch (IllegalArgumentException e) {
      throw new BadRequestException("game", Reason.of(e));
    }
  }

  private static Entry entryOf(String text, String name, Catalog catalog) {
    try {
      HouseRules document = HouseRulesReader.read(text, catalog).orElseThrow();
      return document
          .find(name)
          .orElseGet(
              () ->
                  document.entries().stream()
                      .filter(entry -> entry.gameId().equals(name))
                      .findFirst()
                      .orElseThrow(
                          () ->
                              new BadRequestException(
                                  "game", "The document has no entry " + name + ".")));
    } catch (HouseRulesException e) {
      throw new BadRequestException("houseRules", Reason.of(e));
    }
  }

  private static Map<String, String> checked(
      Game<?, ?, ?> game, int seats, Map<String, String> options) {
    try {
      return game.setup(seats, options).options();
    } catch (OptionException e) {
      String at =
          options.keySet().stream()
              .filter(key -> e.problems().get(0).contains(key))
              .findFirst()
              .map(key -> "options." + key)
              .orElse("options");
      throw new BadRequestException(at, String.join("; ", e.problems()));
    }
  }

  private static List<SeatHolder> holders(
      List<TableRequest.SeatRequest> asked, Game<?, ?, ?> game) {
    List<SeatHolder> holders = new ArrayList<>();
    for (int seat = 0; seat < asked.size(); seat++) {
      TableRequest.SeatRequest each = asked.get(seat);
      String at = "seats[" + seat + "]";
      if (each == null || each.kind() == null) {
        throw new BadRequestException(at + ".kind", "Expected person, agent or free.");
      }
      if (each.level() != null && !LEVELS.contains(each.level())) {
        throw new BadRequestException(
            at + ".level", "Expected one of " + String.join(", ", LEVELS) + ".");
      }
      String name = name(each.name(), game.words().player(seat), at + ".name");
      String level = each.level();
      if (level == null && each.kind() == SeatHolder.Kind.AGENT) {
        level = SeatHolder.USUAL_LEVEL;
      }
      holders.add(new SeatHolder(name, each.kind(), level, false));
    }
    return holders;
  }

  /**
   * Returns a name without blanks around it.
   *
   * @throws BadRequestException if nobody can be called so
   */
  static String name(@Nullable String name, String usual, String at) {
    String clean = name == null ? "" : name.strip();
    if (clean.isEmpty()) {
      return usual;
    }
    if (clean.length() > LONGEST_NAME || !PlayerName.isName(clean)) {
      throw new BadRequestException(
          at, "A name has 1 to " + LONGEST_NAME + " visible characters in one line.");
    }
    return clean;
  }

  /** Returns the same table with others on its seats. */
  TablePlan with(List<SeatHolder> holders) {
    return new TablePlan(game, base, options, houseRules, entry, holders, clock, language);
  }
}
