package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.rulebook.HouseRule;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes a document or an entry to start from, with every option of a game that is not chosen as a
 * comment (HSE-3).
 */
final class Starter {
  private Starter() {}

  static String text(Game<?, ?, ?> game, Optional<Preset> preset, LocalDate date) {
    ImmutableMap<String, String> chosen = preset.map(Preset::options).orElse(ImmutableMap.of());
    ImmutableSortedSet<Integer> seatCounts = game.seatCounts(chosen);
    StringBuilder text = new StringBuilder();
    text.append("# House rules for ").append(game.name()).append(".\n");
    text.append("# Lines that begin with # are comments. To choose an option, take the # before\n");
    text.append(
        "# it away and write the value that you want; what is not chosen stays as it is.\n");
    text.append("house-rules: Our table\n");
    text.append("version: 1\n");
    text.append("date: ").append(date).append('\n');
    text.append("\n# group: Friday players\n");
    text.append("# members: [Ana, Bo, Cy]\n");
    text.append("# Who keeps this document, and speaks last when you do not agree:\n");
    text.append("# host: Ana\n");
    text.append("# The text that you follow; a game can have a source of its own:\n");
    text.append("# source: the card book on the shelf, 1998\n");
    text.append("entries:\n");
    text.append("  - game: ").append(game.id()).append('\n');
    text.append("    base: ").append(game.baseVersion()).append('\n');
    text.append("    # source: page 12\n");
    text.append("    # For how many: ").append(Joiner.on(", ").join(seatCounts));
    int usual = game.defaultSeats();
    text.append(".\n    # seats: [");
    text.append(seatCounts.contains(usual) ? usual : seatCounts.first()).append("]\n");
    preset.ifPresent(
        one ->
            text.append("    # These are the options of the preset ")
                .append(one)
                .append(": ")
                .append(game.rulebook().preset(one.name()).what())
                .append('\n'));
    text.append("    options:\n");
    for (Option<?, ?> option : game.options().options()) {
      text.append("      ").append(described(option, game)).append('\n');
      String value = chosen.get(option.key());
      text.append(value == null ? "      # " : "      ").append(option.key()).append(": ");
      text.append(value == null ? option.byDefault() : value).append('\n');
    }
    text.append("    # Rules of your own, which people keep and the engine does not:\n");
    text.append("    # own:\n");
    text.append("    #   1: Whoever wins shuffles next time.\n");
    text.append("    # Decisions on unclear cases:\n");
    text.append("    # rulings:\n");
    text.append("    #   1:\n");
    text.append("    #     question: What was unclear?\n");
    text.append("    #     decision: What you agreed on.\n");
    return text.toString();
  }

  /** Returns the comments of an entry that is added: what its options do, and those not chosen. */
  static Comments comments(Entry entry, Game<?, ?, ?> game) {
    String path = Paths.field(Paths.field(Paths.ROOT, "entries"), entry.label());
    String options = Paths.field(path, "options");
    ImmutableListMultimap.Builder<String, String> before = ImmutableListMultimap.builder();
    List<String> lines = new ArrayList<>();
    for (Option<?, ?> option : game.options().options()) {
      lines.add(described(option, game));
      if (entry.options().containsKey(option.key())) {
        before.putAll(Paths.field(options, option.key()), lines);
        lines.clear();
      } else {
        lines.add("# " + option.key() + ": " + option.byDefault());
      }
    }
    ImmutableListMultimap.Builder<String, String> atEnd = ImmutableListMultimap.builder();
    return new Comments(before.build(), atEnd.putAll(options, lines).build());
  }

  /** Returns what an option does and its values, as a comment. */
  private static String described(Option<?, ?> option, Game<?, ?, ?> game) {
    HouseRule rule = game.rulebook().houseRule(option.key());
    StringBuilder text = new StringBuilder("# ").append(rule.effect()).append(" Values: ");
    text.append(
        rule.choices(option).stream()
            .map(choice -> choice.in(Locale.ENGLISH))
            .collect(Collectors.joining(", ")));
    text.append('.');
    for (String constraint : game.options().constraints(option.key())) {
      text.append(" But: ").append(constraint).append('.');
    }
    if (!rule.ruleIds().isEmpty()) {
      text.append(" [").append(Joiner.on(", ").join(rule.ruleIds())).append(']');
    }
    return text.toString();
  }
}
