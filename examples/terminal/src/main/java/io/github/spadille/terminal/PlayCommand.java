package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.formats.text.Wrap;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a game: people against each other and agents, or agents alone. */
@Command(
    name = "play",
    description = {
      "Play a game against agents and each other, or watch agents. You sit where no agent is"
          + " named. Where you name none, normal plays; with --auto it is random, which is quick.",
      "A move is picked by its letter or said in words; '?' lists what else can be said. At a"
          + " terminal every game is kept while it is played, and 'play' offers to go on with it."
    })
final class PlayCommand implements Runnable {
  /** How long a line is shown before the next one, in milliseconds. */
  private static final int USUAL_PAUSE = 300;

  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private LanguageChoice language;
  @Mixin private PeopleChoice people;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description =
          "Same seed and same moves, same game. Without it nobody can know what will be dealt.")
  private @Nullable Long seed;

  @Option(
      names = "--auto",
      description = "Let agents play every seat, and show the whole game with all hands.")
  private boolean auto;

  @Option(
      names = "--then-play",
      description = "With --auto, at a terminal: sit down yourself when the game is over.")
  private boolean thenPlay;

  @Option(
      names = "--max-moves",
      paramLabel = "M",
      defaultValue = "100000",
      description =
          "With --auto, cut the game off after so many moves, shuffles included; ${DEFAULT-VALUE} "
              + "if it is not given.")
  private int maxMoves;

  @Option(
      names = "--pause",
      paramLabel = "MS",
      defaultValue = "" + USUAL_PAUSE,
      description =
          "How many milliseconds each line of what happens is shown before the next, at a terminal;"
              + " ${DEFAULT-VALUE} if it is not given. With 0 nothing waits, the end of a hand"
              + " neither.")
  private int pause;

  @Option(
      names = "--resume",
      arity = "0..1",
      paramLabel = "FILE",
      fallbackValue = "",
      description =
          "Go on with a saved game, or with the last one that was kept if no file is named; game,"
              + " seats and house rules are those of the record. With the same seed it goes on as"
              + " if it had never stopped.")
  private @Nullable String resume;

  @Option(names = "--new", description = "Begin a new game without asking for the last one.")
  private boolean fresh;

  @Option(
      names = "--winnable",
      description =
          "Deal only what can be won, as far as a search with all cards open finds; for spider.")
  private boolean winnable;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  PlayCommand() {}

  @Override
  public void run() {
    if (auto && (people.hasSeat() || resume != null)) {
      throw choice.wrong("--auto plays a new game and every seat; leave --seat and --resume out");
    }
    if (winnable && (auto || resume != null)) {
      throw choice.wrong("--winnable deals a new game to a person; leave --auto and --resume out");
    }
    if (thenPlay && !auto) {
      throw choice.wrong("--then-play comes after --auto");
    }
    if (pause < 0) {
      throw choice.wrong("--pause " + pause + "; expected 0 or more");
    }
    choice.atLeastOne("--max-moves", maxMoves);
    PrintWriter out = spec.commandLine().getOut();
    if (auto) {
      watch(people.named(choice.chosenForPeople()).in(language.locale()), out);
    }
    if (!auto || thenPlay) {
      sitDown(out);
    }
  }

  private <S extends GameState, M extends Move> void watch(
      ChosenGame<S, M, ?> chosen, PrintWriter out) {
    // All hands are shown and the agents are ours, so this seed hides nothing.
    long shown = seed == null ? SeedChoice.draw() : seed;
    SeatedAgents seated = people.agents(chosen.seats(), AgentChoice.RANDOM);
    new AutoPlay<>(chosen, seated, shown, maxMoves, out).run();
  }

  private void sitDown(PrintWriter out) {
    try (Console console = Spadille.of(spec).openConsole()) {
      if (auto && !console.isLive()) {
        return;
      }
      if (console.columns() < Columns.FITTING) {
        out.println(Sentences.ENGLISH.text("narrow", console.columns(), Columns.FITTING));
      }
      if (resume != null && !resume.isEmpty()) {
        goOn(checked(ResumedGame.read(Path.of(resume), choice)), Optional.empty(), console, out);
      } else if (!goesOnWithLast(console, out)) {
        ChosenGame<?, ?, ?> chosen =
            console.keyboard().isPresent() ? choice.chosenForLive() : choice.chosenForPeople();
        begin(people.named(chosen).in(language.locale()), console, out);
      }
    } catch (IOException e) {
      String file = resume == null || resume.isEmpty() ? "the games that were kept" : resume;
      throw choice.wrong("cannot read " + file + ": " + Failures.ofFile(e));
    } catch (RecordException | ReplayException e) {
      throw choice.wrong(Failures.message(e));
    }
    out.flush();
  }

  private <G extends ResumedGame<?, ?, ?>> G checked(G game) {
    if (choice.isParticular() || people.hasNames()) {
      throw choice.wrong(
          "--resume takes seats, players and house rules from the record; leave them out");
    }
    return game;
  }

  /** Goes on with the last game that was kept, if the person asks for it or says yes. */
  private boolean goesOnWithLast(Console console, PrintWriter out) throws IOException {
    boolean isAsked = resume != null;
    boolean isNew = fresh || auto || winnable || seed != null || choice.isParticular();
    if (!isAsked && (isNew || people.isSaid() || !console.isLive())) {
      return false;
    }
    Optional<LastGame> last = LastGame.find(console, choice, out);
    if (isAsked && last.isEmpty()) {
      throw choice.wrong("there is no game to go on with; name the FILE with --resume");
    }
    if (last.isEmpty()) {
      return false;
    }
    if (!isAsked && !last.get().isWanted(console, out)) {
      last.get().close(); // Another program may take it now.
      return false;
    }
    goOn(checked(last.get().game()), Optional.of(last.get().kept()), console, out);
    return true;
  }

  private <S extends GameState, M extends Move, O> void goOn(
      ResumedGame<S, M, O> game, Optional<KeptGame> kept, Console console, PrintWriter out)
      throws IOException {
    ChosenGame<S, M, O> spoken = game.chosen().in(language.locale());
    if (!game.torn().isEmpty()) {
      String told = spoken.sentences().text("play.torn", Excerpt.of(game.torn()));
      out.println(Wrap.hanging("", told, Columns.width()));
    }
    Seating seating =
        people.isSaid() || game.seating().isEmpty()
            ? people.seating(spoken.seats())
            : game.seating().get();
    play(spoken, game.match(), seating, kept, console, out);
  }

  private <S extends GameState, M extends Move> void begin(
      ChosenGame<S, M, ?> chosen, Console console, PrintWriter out) {
    play(chosen, dealt(chosen), people.seating(chosen.seats()), Optional.empty(), console, out);
  }

  private <S extends GameState, M extends Move> Match<S, M> dealt(ChosenGame<S, M, ?> chosen) {
    return winnable ? winnable(chosen) : Match.start(chosen.setup());
  }

  /** Returns a match that is dealt and can be won; nothing is said of how it was found. */
  private <S extends GameState, M extends Move> Match<S, M> winnable(ChosenGame<S, M, ?> chosen) {
    Solving.check(chosen.game(), choice::wrong);
    Match<S, M> undealt = Match.start(chosen.setup());
    for (int deal = 0; deal < Solving.MOST_DEALS; deal++) {
      Dealer dealer = seed == null ? Dealer.secure() : Dealer.seeded(seed, deal);
      Match<S, M> dealt = undealt.resolveChance(dealer);
      if (Solving.isWinnable(dealt, choice::wrong)) {
        return dealt;
      }
    }
    throw choice.wrong("--winnable: none of " + Solving.MOST_DEALS + " deals was solved");
  }

  private <S extends GameState, M extends Move> void play(
      ChosenGame<S, M, ?> chosen,
      Match<S, M> match,
      Seating seating,
      Optional<KeptGame> kept,
      Console console,
      PrintWriter out) {
    int width = Columns.prose(console.columns());
    chosen.heading(width).forEach(out::println);
    Voice voice = chosen.voice(chosen.names(), width);
    out.println(voice.wrapped("", WhoPlays.text(voice, seating)));
    Pace pace = new Pace(console, Duration.ofMillis(pause));
    Match<S, M> begun = match;
    Optional<KeptGame> place = kept;
    boolean again = true;
    for (int game = 0; again; game++) {
      try (Keeping<S, M> keeping = keeping(chosen, seating, place, console, voice, out)) {
        again =
            new PlaySession<>(
                    chosen,
                    begun,
                    seating,
                    dealer(game),
                    console,
                    out,
                    keeping,
                    pace,
                    Spadille.of(spec)::showTrace)
                .run();
      }
      if (again) {
        begun = dealt(chosen);
        place = Optional.empty();
      }
    }
  }

  /**
   * A seed that is drawn from a million can be guessed from one hand; so none is drawn. And a game
   * that was watched with all hands is not dealt again.
   */
  private Dealer dealer(int game) {
    return seed == null || auto ? Dealer.secure() : Dealer.seeded(seed, game);
  }

  private static <S extends GameState, M extends Move> Keeping<S, M> keeping(
      ChosenGame<S, M, ?> chosen,
      Seating seating,
      Optional<KeptGame> kept,
      Console console,
      Voice voice,
      PrintWriter out) {
    Optional<KeptGame> place = kept;
    if (place.isEmpty() && console.keptGames().isPresent()) {
      try {
        place = Optional.of(console.keptGames().get().begin(chosen.game().id()));
      } catch (IOException e) {
        out.println(
            voice.wrapped("", voice.text("kept.not", Failures.ofFile(e, voice.sentences()))));
      }
    }
    return new Keeping<>(chosen, seating, place);
  }
}
