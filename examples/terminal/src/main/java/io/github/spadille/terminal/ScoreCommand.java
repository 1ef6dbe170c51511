package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.formats.record.ReplayException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Keeps score for people who play with real cards. */
@Command(
    name = "score",
    description = {
      "Keep score for people who play with real cards: enter what happened in each hand, and the"
          + " rules of the game check it and count the points.",
      "At a terminal every entry is kept, and --resume goes on; elsewhere name a --file."
    })
final class ScoreCommand implements Runnable {
  private static final String KEPT = "the pads that were kept";

  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private LanguageChoice language;
  @Mixin private NamesChoice names;
  @Mixin private Overwriting overwriting;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Keep a new pad in this file, which --resume FILE goes on with.")
  private @Nullable Path file;

  @Option(
      names = "--resume",
      arity = "0..1",
      paramLabel = "FILE",
      fallbackValue = "",
      description =
          "Go on with the pad in a file, or with the last one that was kept if no file is named;"
              + " game, players and options are those of the pad, and a document to which it is bound"
              + " is named with --house-rules.")
  private @Nullable String resume;

  @Option(
      names = "--print",
      paramLabel = "FILE",
      description = "When you leave, write the points of all hands to this file as a table.")
  private @Nullable Path printed;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ScoreCommand() {}

  @Override
  public void run() {
    if (file != null && resume != null) {
      throw choice.wrong(
          "--file begins a pad and --resume goes on with one; leave one of them out");
    }
    if (file != null && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw choice.wrong(file + " is there already; --resume " + file + " goes on with it");
    }
    if (printed != null && !overwriting.isForced() && Files.isRegularFile(printed)) {
      throw choice.wrong(printed + " is there already; nothing was written. --force overwrites it");
    }
    try (Console console = Spadille.of(spec).openConsole()) {
      if (resume == null) {
        begin(console);
      } else {
        goOn(resume, console);
      }
    }
  }

  private void begin(Console console) {
    try (KeptPad last = isParticular() ? KeptPad.nowhere() : last(console)) {
      if (last.place().isPresent() && isWanted(console)) {
        goOn(last, console);
        return;
      }
    } catch (IOException e) {
      throw unreadable(KEPT, e);
    }
    ChosenGame<?, ?, ?> chosen = names.named(choice.chosen());
    ScorePad<?> pad =
        chosen.rules().scorePad().orElseThrow(() -> choice.wrong(noPad(chosen.game().id())));
    try (KeptPad kept = place(chosen.game().id(), console)) {
      keepScore(chosen, PadHistory.of(pad), console, kept);
    }
  }

  /** Tells whether the command line says so much that only a new pad can be meant. */
  private boolean isParticular() {
    return file != null || choice.namedGame().isEmpty() || choice.isParticular() || names.isSaid();
  }

  private boolean isWanted(Console console) {
    Sentences sentences = Sentences.in(language.locale());
    PrintWriter out = spec.commandLine().getOut();
    out.println(sentences.text("pad.last", choice.game().name()));
    out.flush();
    return console
        .readLine(sentences.text("kept.question"), List::of)
        .filter(answer -> !answer.strip().toLowerCase(Locale.ROOT).startsWith("n"))
        .isPresent();
  }

  private String noPad(String game) {
    Catalog catalog = Spadille.of(spec).catalog();
    List<String> others =
        catalog.games().stream().filter(ScoreCommand::hasPad).map(Game::id).sorted().toList();
    return "there is no score pad for " + game + "; expected " + Joiner.on(", ").join(others);
  }

  private static boolean hasPad(Game<?, ?, ?> game) {
    return game.rules().scorePad().isPresent();
  }

  private KeptPad place(String game, Console console) {
    try {
      if (file != null) {
        return named(file);
      }
      return console.keptGames().isPresent()
          ? KeptPad.kept(console.keptGames().get().pads().begin(game))
          : KeptPad.nowhere();
    } catch (IOException e) {
      throw choice.wrong("the pad cannot be kept: " + Failures.ofFile(e));
    }
  }

  private KeptPad named(Path path) throws IOException {
    return KeptPad.named(
        KeptGame.open(path)
            .orElseThrow(() -> choice.wrong(path + " is in use by another program")));
  }

  /** Goes on with the pad in a file, or with the last one that was kept if none is named. */
  private void goOn(String named, Console console) {
    if (choice.isParticular() || names.isSaid()) {
      throw choice.wrong("--resume takes players and options from the pad; leave them out");
    }
    try (KeptPad kept = named.isEmpty() ? last(console) : there(named)) {
      if (kept.place().isEmpty()) {
        throw choice.wrong("there is no pad to go on with; name the FILE with --resume");
      }
      goOn(kept, console);
    } catch (IOException e) {
      throw unreadable(named.isEmpty() ? KEPT : named, e);
    }
  }

  private ParameterException unreadable(String what, IOException e) {
    return choice.wrong("cannot read " + what + ": " + Failures.ofFile(e));
  }

  /** Returns a file that is there: otherwise nothing is to be made beside it. */
  private KeptPad there(String name) throws IOException {
    Path path = Path.of(name);
    if (!Files.exists(path)) {
      throw new NoSuchFileException(name);
    }
    return named(path);
  }

  private KeptPad last(Console console) throws IOException {
    Optional<KeptGame> last =
        console.keptGames().isPresent()
            ? console.keptGames().get().pads().last(choice.namedGame())
            : Optional.empty();
    return last.map(KeptPad::kept).orElseGet(KeptPad::nowhere);
  }

  private void goOn(KeptPad kept, Console console) throws IOException {
    PadFile.Saved saved;
    try {
      saved = PadFile.read(kept.file(), choice);
    } catch (IllegalArgumentException | ReplayException e) {
      throw choice.wrong(Failures.message(e));
    }
    keepScore(saved.chosen(), saved.history(), console, kept);
  }

  private void keepScore(
      ChosenGame<?, ?, ?> chosen, PadHistory history, Console console, KeptPad kept) {
    PrintWriter out = spec.commandLine().getOut();
    ChosenGame<?, ?, ?> spoken = chosen.in(language.locale());
    spoken.heading(Columns.prose(console.columns())).forEach(out::println);
    PadSession session = new PadSession(spoken, history, console, out, kept.place());
    session.run();
    if (printed != null) {
      String text = Joiner.on('\n').join(session.sheet()) + "\n";
      overwriting.write(printed, spoken.title() + "\n\n" + text, spec);
      out.println(spoken.sentences().text("pad.printed", printed));
    }
    out.flush();
  }
}
