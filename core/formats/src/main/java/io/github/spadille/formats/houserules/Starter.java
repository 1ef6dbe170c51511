package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.rulebook.HouseRule;
import io.github.spadille.engine.rulebook.HouseRule.Origin;
import java.time.LocalDate;

/** Writes a document to start from, with every option of a game as a comment (HSE-3). */
final class Starter {
  private Starter() {}

  static String text(Game<?, ?, ?> game, LocalDate date) {
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
    text.append("    # For how many: ").append(Joiner.on(", ").join(game.seatCounts()));
    text.append(".\n    # seats: [").append(game.defaultSeats()).append("]\n");
    text.append("    options:\n");
    for (Option<?, ?> option : game.options().options()) {
      HouseRule rule = game.rulebook().houseRule(option.key());
      option(text, option, rule, game.options().constraints(option.key()));
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

  private static void option(
      StringBuilder text, Option<?, ?> option, HouseRule rule, Iterable<String> constraints) {
    text.append("      # ").append(rule.effect());
    text.append(" Values: ").append(option.type().allowed()).append("; default: ");
    text.append(option.byDefault()).append('.');
    constraints.forEach(constraint -> text.append(" But: ").append(constraint).append('.'));
    if (!rule.ruleIds().isEmpty()) {
      text.append(" [").append(Joiner.on(", ").join(rule.ruleIds())).append(']');
    }
    text.append(rule.origin() == Origin.VARIANT ? " (a variant from play)" : "");
    text.append("\n      # ").append(option.key()).append(": ").append(option.byDefault());
    text.append('\n');
  }
}
