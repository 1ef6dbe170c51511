package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * Saves a record or a picture where a person says.
 *
 * @param screen where it is said what was done
 */
record Saving(SessionScreen<?, ?> screen) {
  private static final String FORCE = "--force";

  /**
   * Saves a record.
   *
   * @param said the name of a file; behind {@value #FORCE} that of one that may be there
   * @param moves how many it has
   */
  void record(String said, int moves, String record) {
    if (write(said, record)) {
      screen.say("save.done", moves, name(said));
    }
  }

  /**
   * Asks a person who leaves whether to save a record, and where. Only a clear yes is one: what is
   * typed next may be meant for the shell.
   */
  void offer(Console console, String question, int moves, String record) {
    boolean wants =
        console
            .readLine(question, List::of)
            .filter(answer -> screen.text("answers.yes").contains(" " + answer.strip() + " "))
            .isPresent();
    if (wants) {
      console
          .readLine(screen.text("leave.name"), List::of)
          .ifPresent(name -> record(name.strip(), moves, record));
    }
  }

  /** Saves a picture in the same way. */
  void picture(String said, String picture) {
    if (write(said, picture)) {
      screen.say("picture.done", name(said));
    }
  }

  private static boolean isForced(String said) {
    return said.equals(FORCE) || said.startsWith(FORCE + " ");
  }

  private static String name(String said) {
    return isForced(said)
        ? CharMatcher.whitespace().trimFrom(said.substring(FORCE.length()))
        : said;
  }

  private boolean write(String said, String text) {
    String name = name(said);
    if (name.isEmpty()) {
      screen.say("save.where");
      return false;
    }
    try {
      RecordFiles.write(Path.of(name), text, isForced(said));
      return true;
    } catch (InvalidPathException e) {
      screen.say("save.no-name", name);
    } catch (FileAlreadyExistsException e) {
      screen.say("save.there", name, FORCE);
    } catch (IOException e) {
      screen.say("save.not", Failures.ofFile(e, screen.sentences()));
    }
    return false;
  }
}
