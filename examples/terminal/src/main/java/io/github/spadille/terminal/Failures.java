package io.github.spadille.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in a line or two what went wrong, and which exit code that gives. */
final class Failures {
  /** The exit code for a failure of this program. */
  static final int INTERNAL = 70;

  private Failures() {}

  /** Reports what a user can mend: a wrong argument, an unknown game, an unreadable file. */
  static int ofUser(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    PrintWriter err = command.getErr();
    err.println(name + ": " + message(failure));
    UnmatchedArgumentException.printSuggestions(failure, err);
    err.println("Try '" + name + " --help' for what can be said.");
    err.flush();
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  /** Reports what nobody foresaw. */
  static int ofProgram(Throwable failure, CommandLine command, boolean stackTrace) {
    PrintWriter err = command.getErr();
    if (stackTrace) {
      failure.printStackTrace(err);
    } else {
      err.println(
          command.getCommandSpec().qualifiedName()
              + ": internal error: "
              + failure
              + " (--stack-trace shows where)");
    }
    err.flush();
    return INTERNAL;
  }

  /** Returns why a file cannot be read or written. */
  static String ofFile(IOException failure) {
    return ofFile(failure, Sentences.ENGLISH);
  }

  /** Returns why a file cannot be read or written, in a language. */
  static String ofFile(IOException failure, Sentences sentences) {
    if (failure instanceof CharacterCodingException) {
      return sentences.text("file.no-text");
    }
    if (failure instanceof AccessDeniedException) {
      return sentences.text("file.denied");
    }
    if (failure instanceof NoSuchFileException) {
      return sentences.text("file.none");
    }
    if (failure instanceof FileAlreadyExistsException) {
      return sentences.text("file.there");
    }
    if (failure instanceof UnwritableException unwritable) {
      return unwritable.message(sentences);
    }
    return message(failure);
  }

  /** Returns the message of an exception; its class if it has none. */
  static String message(Throwable failure) {
    String message = failure.getMessage();
    return message == null || message.isEmpty() ? failure.toString() : message;
  }
}
