package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.rulebook.Rule;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the rulebook of a game, or one rule of it. */
@Command(
    name = "rules",
    description = "Print the rules of a game and the house rules that can be chosen.")
final class RulesCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;

  @Option(
      names = {"-r", "--rule"},
      paramLabel = "ID",
      description = "Print this rule alone, such as OHH-14.")
  private @Nullable String rule;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  RulesCommand() {}

  @Override
  public void run() {
    ChosenGame<?, ?, ?> chosen = choice.chosen();
    PrintWriter out = spec.commandLine().getOut();
    out.println(rule == null ? book(chosen) : RuleText.of(find(chosen, rule), Wrap.width()));
    out.flush();
  }

  private Rule find(ChosenGame<?, ?, ?> chosen, String id) {
    try {
      return chosen.game().rulebook().rule(id);
    } catch (IllegalArgumentException e) {
      throw choice.wrong(Failures.message(e));
    }
  }

  private static <S extends GameState, M extends Move, O> String book(ChosenGame<S, M, O> chosen) {
    ImmutableSet<String> changed = chosen.game().options().format(chosen.options()).keySet();
    String text =
        MarkdownText.render(
            chosen.game().rulebook().text(),
            Wrap.width(),
            (head, row) ->
                head.get(0).equals("option") && changed.contains(row.get(0)) ? marked(row) : row);
    return text + "\n\n" + inForce(chosen);
  }

  private static ImmutableList<String> marked(ImmutableList<String> cells) {
    return ImmutableList.<String>builder()
        .add("* " + cells.get(0))
        .addAll(cells.subList(1, cells.size()))
        .build();
  }

  private static <S extends GameState, M extends Move, O> String inForce(
      ChosenGame<S, M, O> chosen) {
    String heading = "In force here: " + Names.count(chosen.seats(), "seat");
    StringBuilder text = new StringBuilder(heading + "\n" + "-".repeat(heading.length()) + "\n");
    if (chosen.game().options().options().isEmpty()) {
      return text.append("\nNothing can be chosen.").toString();
    }
    boolean changed = false;
    for (io.github.spadille.engine.option.Option<O, ?> option : chosen.game().options().options()) {
      String value = option.format(chosen.options());
      boolean usual = value.equals(option.format(chosen.game().options().defaults()));
      changed |= !usual;
      text.append(usual ? "\n  " : "\n* ")
          .append(option.key())
          .append(" = ")
          .append(value)
          .append(usual ? "" : " (default " + option.byDefault() + ")");
    }
    return text.append(changed ? "\n\n* differs from the default" : "").toString();
  }
}
