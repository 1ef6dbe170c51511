package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes a table of how strong an agent is in every game, in a given time. */
@Command(
    name = "strength",
    description =
        "Let an agent play duels against others in every game, single hands where a game has them,"
            + " for so many minutes at most, and write a table in Markdown. The time goes to the"
            + " games in which it is not known yet who is better.")
final class StrengthCommand implements Callable<Integer> {
  private static final int MOST_MOVES = 2_000;

  /** Longer than this nobody waits, and nanoseconds can still count it. */
  private static final double MOST_MINUTES = 100_000;

  private static final ImmutableList<AgentChoice> OPPONENTS =
      ImmutableList.of(AgentChoice.RANDOM, AgentChoice.LIVELY, new AgentChoice("easy"));

  @Spec private CommandSpec spec;
  @Mixin private NamedGames named;
  @Mixin private SeedChoice seed;
  @Mixin private PlayLimits limits = new PlayLimits(MOST_MOVES);
  @Mixin private LanguageChoice language;

  @Option(
      names = {"-a", "--agent"},
      paramLabel = "AGENT",
      defaultValue = "normal",
      converter = AgentChoice.Converter.class,
      completionCandidates = AgentChoice.Candidates.class,
      description =
          "Whose strength: ${COMPLETION-CANDIDATES}, such as ismcts:moves=100000; ${DEFAULT-VALUE}"
              + " if it is not given.")
  private AgentChoice agent;

  @Option(
      names = "--against",
      paramLabel = "AGENT",
      converter = AgentChoice.Converter.class,
      completionCandidates = AgentChoice.Candidates.class,
      description =
          "An opponent; can be given several times. Random, lively and easy if none is given.")
  private List<AgentChoice> against = new ArrayList<>();

  @Option(
      names = "--minutes",
      paramLabel = "M",
      defaultValue = "170",
      description = "How long at most; ${DEFAULT-VALUE} if it is not given.")
  private double minutes;

  @Option(
      names = {"-d", "--deals"},
      paramLabel = "N",
      defaultValue = "2000",
      description =
          "How many deals of each game against each opponent at most; ${DEFAULT-VALUE} if it is not"
              + " given.")
  private int deals;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Write the table into this file too, each time that something is known; so it is there"
              + " when the command is stopped.")
  private @Nullable Path out;

  @Option(
      names = "--html",
      paramLabel = "PAGE",
      description =
          "Write the table as a page of HTML too, with a picture of all games for each opponent.")
  private @Nullable Path html;

  @Mixin private Overwriting overwriting;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  StrengthCommand() {}

  @Override
  public Integer call() {
    limits.check();
    limits.atLeast(1, "--deals", deals);
    if (!(minutes > 0 && minutes <= MOST_MINUTES)) {
      throw wrong(
          String.format(
              Locale.ROOT,
              "--minutes %s; expected more than 0, at most %.0f",
              minutes,
              MOST_MINUTES));
    }
    if (ImmutableSet.copyOf(against).size() < against.size()) {
      throw wrong("--against names an agent twice: " + Joiner.on(", ").join(against));
    }
    Strength strength =
        new Strength(
            Sentences.in(language.locale()),
            new Strength.Question(
                ImmutableSet.copyOf(named.games()).asList(),
                agent,
                against.isEmpty() ? OPPONENTS : ImmutableList.copyOf(against),
                minutes,
                limits.threads(),
                new PairingTerms(seed.chosen(), deals, limits.maxMoves())));
    keep(strength, overwriting.isForced());
    PrintWriter err = spec.commandLine().getErr();
    PrintWriter writer = spec.commandLine().getOut();
    try {
      strength.play(
          line -> {
            err.println(line);
            err.flush();
            keep(strength, true);
          });
      keep(strength, true);
      for (Path file : written()) {
        err.println("Wrote " + file + ".");
      }
      err.flush();
    } finally {
      // Hours of play are not lost because a disk is full.
      writer.print(strength.text());
      writer.flush();
    }
    return strength.hasFailed() ? Failures.INTERNAL : 0;
  }

  private List<Path> written() {
    return Stream.of(out, html).filter(Objects::nonNull).toList();
  }

  private void keep(Strength strength, boolean force) {
    if (out != null) {
      Overwriting.write(out, strength.text(), force, spec);
    }
    if (html != null) {
      Overwriting.write(html, strength.html(), force, spec);
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
