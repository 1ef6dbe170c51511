package io.github.spadille.terminal;

import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.formats.text.Wrap;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ParameterException;

/** The last game that a person played here, if it is not over, and whether they go on with it. */
final class LastGame implements AutoCloseable {
  private final KeptGame kept;
  private final ResumedGame<?, ?, ?> game;

  private LastGame(KeptGame kept, ResumedGame<?, ?, ?> game) {
    this.kept = kept;
    this.game = game;
  }

  /**
   * Returns the last game; nothing if there is none, it is of another game than the one that was
   * named, or it cannot be gone on with, which is told.
   *
   * @throws IOException if the folder cannot be read
   */
  static Optional<LastGame> find(Console console, GameChoice choice, PrintWriter out)
      throws IOException {
    Optional<KeptGame> last =
        console.keptGames().isPresent()
            ? console.keptGames().get().last(choice.namedGame())
            : Optional.empty();
    if (last.isEmpty()) {
      return Optional.empty();
    }
    KeptGame kept = last.get();
    try {
      return Optional.of(new LastGame(kept, ResumedGame.read(kept.file(), choice)));
    } catch (RecordException | ReplayException | ParameterException e) {
      kept.close();
      tell(out, "kept.unreadable", Failures.message(e));
      return Optional.empty();
    }
  }

  private static void tell(PrintWriter out, String key, Object... arguments) {
    out.println(Wrap.hanging("", Sentences.ENGLISH.text(key, arguments), Columns.width()));
  }

  /** Returns the game. */
  ResumedGame<?, ?, ?> game() {
    return game;
  }

  /** Returns the record, which is kept on. */
  KeptGame kept() {
    return kept;
  }

  /** Asks the person; no answer is no. */
  boolean isWanted(Console console, PrintWriter out) {
    Sentences sentences = game.chosen().sentences();
    tell(out, "kept.last", game.chosen().game().name(), decisions(game));
    out.flush();
    return console
        .readLine(sentences.text("kept.question"), List::of)
        .filter(answer -> !answer.strip().toLowerCase(Locale.ROOT).startsWith("n"))
        .isPresent();
  }

  /** Returns how many moves people made. */
  private static long decisions(ResumedGame<?, ?, ?> game) {
    return game.match().moves().stream().filter(move -> isOfPerson(move, game)).count();
  }

  private static boolean isOfPerson(Move move, ResumedGame<?, ?, ?> game) {
    return !move.isChance()
        && game.seating().map(seating -> seating.people().contains(move.seat())).orElse(true);
  }

  /** Leaves it as it is. */
  @Override
  public void close() throws IOException {
    kept.close();
  }
}
