package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.rulebook.HouseRule;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.text.MarkdownText;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes what can be chosen about a game: each option with its values, and the presets. */
final class OptionsText {
  private final Rulebook book;
  private final Sentences sentences;
  private final int width;

  private OptionsText(Rulebook book, int width) {
    this.book = book;
    this.sentences = Sentences.in(book.locale());
    this.width = width;
  }

  static String of(Game<?, ?, ?> game, Locale language, int width) {
    OptionsText text = new OptionsText(game.rulebook(language), width);
    if (game.options().options().isEmpty()) {
      return text.sentences.text("options.none", game.id());
    }
    List<String> lines = new ArrayList<>(text.options(game));
    lines.add("");
    lines.addAll(Wrap.lines(text.sentences.text("options.origins"), width));
    if (!game.options().presets().isEmpty()) {
      lines.add("");
      lines.addAll(text.presets(game));
    }
    return String.join("\n", lines);
  }

  private ImmutableList<String> options(Game<?, ?, ?> game) {
    TextTable table =
        TextTable.of("llll")
            .head(
                sentences.text("options.option"),
                sentences.text("options.values"),
                sentences.text("options.effect"),
                sentences.text("options.rules"));
    for (Option<?, ?> option : game.options().options()) {
      HouseRule rule = book.houseRule(option.key());
      String values =
          rule.choices(option).stream()
              .map(choice -> choice.in(book.locale()))
              .collect(Collectors.joining(", "));
      table.row(option.key(), values, rule.effect(), String.join(" ", rule.ruleIds()));
    }
    return ImmutableList.copyOf(table.lines(width));
  }

  private ImmutableList<String> presets(Game<?, ?, ?> game) {
    TextTable table =
        TextTable.of("llll")
            .head(
                sentences.text("presets.preset"),
                sentences.text("presets.options"),
                sentences.text("presets.players"),
                sentences.text("presets.what"));
    for (Preset preset : game.options().presets()) {
      table.row(
          preset.name(),
          Joiner.on(' ').withKeyValueSeparator('=').join(preset.options()),
          GameChoice.seatCounts(game.seatCounts(preset.options())),
          MarkdownText.plain(book.preset(preset.name()).what()));
    }
    return ImmutableList.copyOf(table.lines(width));
  }
}
