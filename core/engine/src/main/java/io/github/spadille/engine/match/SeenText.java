package io.github.spadille.engine.match;

import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.SeenStage;
import io.github.spadille.engine.game.SeenState;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes down what was seen, in ASCII, so that equal texts say the same: every list begins with its
 * length, and so does every word.
 */
final class SeenText {
  private static final int ASCII = 128;
  private static final char ESCAPE = '\\';

  private final StringBuilder text = new StringBuilder();
  private ScoreSheet sheet;

  /** Begins a text that tells of a sheet what is otherwise than on another. */
  SeenText(ScoreSheet before) {
    this.sheet = before;
  }

  /** Writes a word that may hold any characters. */
  void word(String word) {
    number(word.length());
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c < ASCII && c != ESCAPE) {
        text.append(c);
      } else {
        text.append(ESCAPE).append((int) c).append(ESCAPE);
      }
    }
  }

  void number(long number) {
    text.append(number).append(' ');
  }

  void setup(Setup<?, ?> setup) {
    word(setup.game().id());
    number(setup.base());
    number(setup.seats());
    words(setup.options());
  }

  private void words(Map<String, ?> values) {
    number(values.size());
    values.forEach(
        (key, value) -> {
          word(key);
          word(value.toString());
        });
  }

  /** Writes what is seen of a game before its first move. */
  void view(View view) {
    state(view.table(), view.sheet(), view.hand(), view.outcome());
    number(view.chance() ? 1 : 0);
    word(view.turn().toString());
  }

  void step(SeenStep step) {
    number(step.move().seat());
    word(step.move().text());
    number(step.stages().size());
    for (SeenStage stage : step.stages()) {
      phrase(stage.phrase());
      SeenState state = stage.state();
      state(state.table(), state.sheet(), state.hand(), state.outcome());
    }
    word(step.turn().toString());
  }

  private void state(SeenTable table, ScoreSheet points, int hand, Optional<Outcome> outcome) {
    table(table);
    sheet(points);
    number(hand);
    word(outcome.map(Outcome::toString).orElse(""));
  }

  private void table(SeenTable table) {
    number(table.piles().size());
    for (SeenPile pile : table.piles()) {
      word(pile.name());
      number(pile.owner().orElse(Seats.NOBODY));
      number(pile.order().ordinal());
      number(pile.size());
      for (SeenCard card : pile.cards()) {
        word(card.toString());
      }
    }
    List<SeenFact> facts = table.typedFacts();
    number(facts.size());
    for (SeenFact fact : facts) {
      word(fact.name());
      word(fact.value());
    }
  }

  /** Writes what is otherwise than on the sheet before: how many lines stayed, and the others. */
  private void sheet(ScoreSheet now) {
    if (now.equals(sheet)) {
      number(-1);
      return;
    }
    List<ScoreSheet.Line> old = sheet.lines();
    List<ScoreSheet.Line> lines = now.lines();
    int same = 0;
    while (same < old.size() && same < lines.size() && old.get(same).equals(lines.get(same))) {
      same++;
    }
    number(same);
    number(lines.size());
    for (ScoreSheet.Line line : lines.subList(same, lines.size())) {
      number(line.hand());
      word(line.ruleId());
      word(line.reason());
      word(line.seats().toString());
      number(line.points());
    }
    words(now.notes());
    sheet = now;
  }

  void phrase(Phrase phrase) {
    word(phrase.key());
    number(phrase.seat());
    number(phrase.arguments().size());
    phrase.arguments().forEach(this::argument);
  }

  private void argument(Object argument) {
    boolean isPhrase = argument instanceof Phrased;
    number(isPhrase ? 1 : 0);
    if (argument instanceof Phrased phrased) {
      phrase(phrased.phrase());
    } else {
      word(argument.toString());
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
