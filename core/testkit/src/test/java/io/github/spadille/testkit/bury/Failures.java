package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;

/** What every failure says. */
public final class Failures {
  /** Laws that something happens in some game: where it does not, no game shows it. */
  private static final ImmutableSet<Law> OF_ALL_GAMES =
      ImmutableSet.of(
          Laws.HOUSE_RULES_ARE_DESCRIBED,
          Laws.OPTIONS_MATTER,
          Laws.SECRETS_VARY,
          Laws.TABLES_ARE_SHOWN);

  private Failures() {}

  /** Checks that a failure has a record that can be read, and names the last move of it. */
  public static Failure checked(Failure failure) {
    if (failure.record().isEmpty()) {
      assertThat(OF_ALL_GAMES).contains(failure.law());
      assertThat(failure.move()).isEmpty();
      assertThat(failure.where()).endsWith("; all games");
      return failure;
    }
    GameRecord record = GameRecord.parse("failure", failure.record());
    assertThat(failure.message()).contains("\nlast move: " + failure.move() + "\n\nspadille 1\n");
    if (!failure.record().endsWith(" moves more\n")) {
      MoveLine none = new MoveLine(0, 0, "", 0);
      MoveLine last = Iterables.getLast(Iterables.filter(record.lines(), MoveLine.class), none);
      String seat = last.seat() < 0 ? "*" : Integer.toString(last.seat());
      assertThat(failure.move()).isEqualTo(last.equals(none) ? "none" : seat + " " + last.text());
    }
    return failure;
  }
}
