package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.formats.houserules.BaseRuling;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.OwnRule;
import io.github.spadille.formats.houserules.Ruling;
import io.github.spadille.formats.houserules.RulingAnswer;
import io.github.spadille.formats.text.MarkdownText;
import io.github.spadille.formats.text.Wrap;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Writes what is known about a question that came up in play. */
final class AnswerText {
  private final Sentences sentences;
  private final int width;
  private final List<String> lines = new ArrayList<>();

  private AnswerText(Sentences sentences, int width) {
    this.sentences = sentences;
    this.width = width;
  }

  /** Returns the answer to a question about a game as it is played. */
  static String of(ChosenGame<?, ?, ?> chosen, String question, int width) {
    GroupRules rules = chosen.group().orElseGet(() -> asChosen(chosen));
    AnswerText text = new AnswerText(chosen.sentences(), width);
    RulingAnswer answer = rules.ask(question, chosen.seats(), chosen.locale());
    text.add(answer);
    if (text.lines.isEmpty()) {
      text.line("answer.nothing");
    }
    if (chosen.group().isPresent() && !answer.isDecided()) {
      text.line("answer.not-decided");
    }
    return String.join("\n", text.lines);
  }

  /** Without a document the answer is that of the base rules with the options of the game. */
  private static GroupRules asChosen(ChosenGame<?, ?, ?> chosen) {
    Game<?, ?, ?> game = chosen.game();
    Entry entry = Entry.builder().from(Entry.of(game)).options(chosen.values()).build();
    HouseRules document = HouseRules.adopt(game.name(), LocalDate.EPOCH).with(entry);
    return new GroupRules(document, entry, Catalog.of(ImmutableList.of(game)));
  }

  private void add(RulingAnswer answer) {
    for (Ruling ruling : answer.rulings()) {
      line("answer.ruling", ruling.number(), ruling.question(), ruling.decision());
    }
    for (OwnRule rule : answer.ownRules()) {
      line("answer.own-rule", rule.number(), rule.text());
    }
    for (BaseRuling ruling : answer.defaults()) {
      line("answer.default", MarkdownText.plain(ruling.toString()));
    }
    for (Rule rule : answer.rules()) {
      lines.add(RuleText.of(rule, width));
    }
  }

  private void line(String key, Object... arguments) {
    lines.addAll(Wrap.lines(sentences.text(key, arguments), width));
  }
}
