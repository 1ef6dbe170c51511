package io.github.spadille.formats.houserules;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.rulebook.BookSection;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.List;

/**
 * What the base rules say by default about a case that the rules leave open (HSE-19).
 *
 * <p>It is a row of the table under the heading {@code Rulings} of a rulebook. Immutable.
 *
 * @param question what is unclear
 * @param decision what holds unless the group decides otherwise
 */
public record BaseRuling(String question, String decision) {
  private static final Splitter LINES = Splitter.on('\n');
  private static final Splitter CELLS = Splitter.on('|').trimResults();

  /** Returns the rulings of a rulebook, in order. */
  public static ImmutableList<BaseRuling> of(Rulebook rulebook) {
    ImmutableList.Builder<BaseRuling> rulings = ImmutableList.builder();
    String heading = BookSection.RULINGS.heading(rulebook.locale());
    boolean inside = false;
    int row = 0;
    for (String line : LINES.split(rulebook.text())) {
      if (line.startsWith("#")) {
        inside = CharMatcher.anyOf("# ").trimFrom(line).equals(heading);
        row = 0;
      } else if (inside && line.startsWith("|")) {
        // The first two rows are the head and the line below it.
        row++;
        List<String> cells = CELLS.splitToList(line);
        if (row > 2 && cells.size() == 4) {
          rulings.add(new BaseRuling(cells.get(1), cells.get(2)));
        }
      }
    }
    return rulings.build();
  }

  /** Returns question and decision. */
  @Override
  public String toString() {
    return question + " - " + decision;
  }
}
