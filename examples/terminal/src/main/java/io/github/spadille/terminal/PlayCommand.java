package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.GameRecord.WholeLines;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.formats.text.Wrap;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a game: a person against agents, or agents alone. */
@Command(
    name = "play",
    description = {
      "Play a game against agents, or watch them. You sit where no agent is named. Where you name"
          + " none, normal plays; with --auto it is random, which is quick.",
      "A move is picked by its number or its text; 'help' lists what else can be typed."
    })
final class PlayCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private LanguageChoice language;
  @Mixin private AgentsChoice agents;

  @Option(
      names = {"-i", "--seat"},
      paramLabel = "I",
      description =
          "The seat where you sit, from 0; the first for which no agent is named if it is not"
              + " given.")
  private @Nullable Integer seat;

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
      names = "--max-moves",
      paramLabel = "M",
      defaultValue = "100000",
      description =
          "With --auto, cut the game off after so many moves, shuffles included; ${DEFAULT-VALUE} "
              + "if it is not given.")
  private int maxMoves;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Go on with a saved game; game, seats and house rules are those of the record. With the "
              + "same seed it goes on as if it had never stopped.")
  private @Nullable Path resume;

  @Option(
      names = "--winnable",
      description =
          "Deal only what can be won, as far as a search with all cards open finds; for spider.")
  private boolean winnable;

  @Option(
      names = "--players",
      paramLabel = "NAMES",
      split = ",",
      description = "The names of the players in the order of their seats, with commas between.")
  private List<String> players = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  PlayCommand() {}

  @Override
  public void run() {
    if (auto && (seat != null || resume != null)) {
      throw choice.wrong("--auto plays a new game and every seat; leave --seat and --resume out");
    }
    if (winnable && (auto || resume != null)) {
      throw choice.wrong("--winnable deals a new game to a person; leave --auto and --resume out");
    }
    choice.atLeastOne("--max-moves", maxMoves);
    PrintWriter out = spec.commandLine().getOut();
    if (auto) {
      watch(named(choice.chosenForPeople()).in(language.locale()), out);
    } else if (resume == null) {
      begin(named(choice.chosenForPeople()).in(language.locale()), out);
    } else {
      resume(resume, out);
    }
  }

  private <S extends GameState, M extends Move> void watch(
      ChosenGame<S, M, ?> chosen, PrintWriter out) {
    // All hands are shown and the agents are ours, so this seed hides nothing.
    long shown = seed == null ? Seeds.draw() : seed;
    SeatedAgents seated = agents.at(chosen.seats(), AgentChoice.RANDOM);
    new AutoPlay<>(chosen, seated, shown, maxMoves, out).run();
  }

  private <S extends GameState, M extends Move> void begin(
      ChosenGame<S, M, ?> chosen, PrintWriter out) {
    play(chosen, winnable ? winnable(chosen) : Match.start(chosen.setup()), out);
  }

  /** Returns a match that is dealt and can be won; nothing is said of how it was found. */
  private <S extends GameState, M extends Move> Match<S, M> winnable(ChosenGame<S, M, ?> chosen) {
    Solving.check(chosen.game(), choice::wrong);
    Match<S, M> undealt = Match.start(chosen.setup());
    for (int deal = 0; deal < Solving.MOST_DEALS; deal++) {
      Dealer dealer = seed == null ? Dealer.secure() : Seeds.dealer(seed, deal);
      Match<S, M> dealt = undealt.resolveChance(dealer);
      if (Solving.isWinnable(dealt, choice::wrong)) {
        return dealt;
      }
    }
    throw choice.wrong("--winnable: none of " + Solving.MOST_DEALS + " deals was solved");
  }

  private <S extends GameState, M extends Move, O> ChosenGame<S, M, O> named(
      ChosenGame<S, M, O> chosen) {
    ImmutableList<String> names = players.stream().map(String::strip).collect(toImmutableList());
    if (names.isEmpty()) {
      return chosen;
    }
    if (names.size() != chosen.seats()) {
      throw choice.wrong(
          Names.count(names.size(), "name")
              + " in --players; expected one for each of "
              + Names.count(chosen.seats(), "seat"));
    }
    if (ImmutableSet.copyOf(names).size() < names.size()) {
      throw choice.wrong("--players names somebody twice");
    }
    for (String name : names) {
      if (!Names.isName(name)) {
        throw choice.wrong("--players: " + Excerpt.of(name) + "; expected " + Names.NAME);
      }
    }
    return chosen.with(names);
  }

  private void resume(Path file, PrintWriter out) {
    if (choice.isParticular() || !players.isEmpty()) {
      throw choice.wrong(
          "--resume takes seats, players and house rules from the record; leave them out");
    }
    try {
      WholeLines lines = GameRecord.readWholeLines(file);
      GameRecord record = lines.record();
      if (choice.hasDocument()) {
        GroupRules group = choice.group(record);
        resume(group.game(), lines, Optional.of(group), out);
      } else if (record.houseRules().isPresent()) {
        throw choice.wrong(
            file + " is bound to " + record.houseRules().get() + "; name it with --house-rules");
      } else {
        resume(choice.game(record), lines, Optional.empty(), out);
      }
    } catch (IOException e) {
      throw choice.wrong("cannot read " + file + ": " + Failures.ofFile(e));
    } catch (RecordException | ReplayException e) {
      throw choice.wrong(Failures.message(e));
    }
  }

  private <S extends GameState, M extends Move, O> void resume(
      Game<S, M, O> game, WholeLines lines, Optional<GroupRules> group, PrintWriter out) {
    GameRecord record = lines.record();
    Match<S, M> match = Replay.match(record, game);
    int seats = match.rules().seats();
    ChosenGame<S, M, O> chosen =
        group
            .map(rules -> ChosenGame.of(game, seats, rules))
            .orElseGet(() -> ChosenGame.of(game, seats, match.setup().options()));
    boolean allNamed = record.names().size() == seats;
    ChosenGame<S, M, O> named =
        allNamed
            ? chosen.with(ImmutableSortedMap.copyOf(record.names()).values().asList())
            : chosen;
    ChosenGame<S, M, O> spoken = named.in(language.locale());
    if (lines.isTorn()) {
      String told = spoken.sentences().text("play.torn", Excerpt.of(lines.torn()));
      out.println(Wrap.hanging("", told, Columns.width()));
    }
    play(spoken, match, out);
  }

  private <S extends GameState, M extends Move> void play(
      ChosenGame<S, M, ?> chosen, Match<S, M> match, PrintWriter out) {
    int person = person(chosen);
    SeatedAgents seated = agents.at(chosen.seats(), AgentChoice.NORMAL);
    chosen.heading(Columns.width()).forEach(out::println);
    Voice voice = chosen.voice(chosen.names(), Columns.width());
    out.println(voice.wrapped("", whoPlays(voice, person, seated)));
    Spadille spadille = Spadille.of(spec);
    // A seed that is drawn from a million can be guessed from one hand; so none is drawn.
    Dealer dealer = seed == null ? Dealer.secure() : Seeds.dealer(seed, 0);
    try (Console console = spadille.openConsole()) {
      new PlaySession<>(chosen, match, person, seated, dealer, console, out, spadille::showTrace)
          .run();
    }
    out.flush();
  }

  private int person(ChosenGame<?, ?, ?> chosen) {
    Seats ofAgents = agents.seats(chosen.seats());
    Seats free = Seats.all(chosen.seats()).andNot(ofAgents);
    if (free.isEmpty()) {
      throw choice.wrong(
          "--agent names who plays at every seat; leave one out for yourself, or watch with"
              + " --auto");
    }
    int person = seat == null ? free.first() : choice.seat(chosen, seat);
    if (ofAgents.contains(person)) {
      throw choice.wrong(
          "--seat "
              + person
              + " is where you sit, and --agent names who plays there; leave one of them out");
    }
    return person;
  }

  private static String whoPlays(Voice voice, int person, SeatedAgents seated) {
    String who = voice.names().of(person);
    String seat = Integer.toString(person);
    Seats others = Seats.all(voice.names().seats()).without(person);
    if (others.isEmpty()) {
      return voice.text("play.alone", who);
    }
    return seated
        .only(others)
        .map(agent -> voice.text("play.seat", who, seat, agent))
        .orElseGet(() -> voice.text("play.seats", who, seat, seated.told(others, voice.names())));
  }
}
