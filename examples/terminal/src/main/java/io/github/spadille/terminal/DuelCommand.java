package io.github.spadille.terminal;

import io.github.spadille.agents.duel.Duel;
import io.github.spadille.agents.duel.DuelResult;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.io.PrintWriter;
import java.util.concurrent.ThreadLocalRandom;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets two agents play the same deals with seats exchanged. */
@Command(
    name = "duel",
    description =
        "Let two agents play the same deals with seats exchanged, and tell who is better and how"
            + " sure that is. It stops early when it is sure.")
final class DuelCommand implements Runnable {
  private static final int GREATEST_SEED = 1_000_000;

  /** What is played of a game. */
  static final class Length {
    @Option(
        names = "--hands",
        description = "Play the first hand of a game, if it has hands; so if nothing is said.")
    private boolean hands;

    @Option(names = "--games", description = "Play whole games.")
    private boolean games;
  }

  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;

  @Parameters(
      index = "1",
      paramLabel = "A",
      converter = AgentChoice.Converter.class,
      completionCandidates = AgentChoice.Candidates.class,
      description = "An agent: ${COMPLETION-CANDIDATES}; such as ismcts:iterations=2000.")
  private AgentChoice agentA;

  @Parameters(
      index = "2",
      paramLabel = "B",
      converter = AgentChoice.Converter.class,
      completionCandidates = AgentChoice.Candidates.class,
      description = "The other agent.")
  private AgentChoice agentB;

  @Option(
      names = {"-d", "--deals"},
      paramLabel = "N",
      defaultValue = "100",
      description = "How many deals at most; ${DEFAULT-VALUE} if it is not given.")
  private int deals;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Same seed, same deals; drawn at random and shown if it is not given.")
  private @Nullable Long seed;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "How many threads; one per processor if it is not given.")
  private @Nullable Integer threads;

  @Option(
      names = "--max-moves",
      paramLabel = "M",
      defaultValue = "20000",
      description =
          "A game is cut off after so many moves, shuffles included; ${DEFAULT-VALUE} if it is not "
              + "given.")
  private int maxMoves;

  @ArgGroup private @Nullable Length length;

  @Option(names = "--no-stop", description = "Play all deals, even if it is sure before.")
  private boolean noStop;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  DuelCommand() {}

  @Override
  public void run() {
    choice.atLeastOne("--deals", deals);
    choice.atLeastOne("--threads", threads());
    choice.atLeastOne("--max-moves", maxMoves);
    play(choice.chosen());
  }

  private int threads() {
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
  }

  private <S extends GameState, M extends Move> void play(ChosenGame<S, M, ?> chosen) {
    long shown = seed == null ? ThreadLocalRandom.current().nextInt(1, GREATEST_SEED) : seed;
    boolean games = length != null && length.games;
    RandomSource tempers = Seeds.dealer(shown, -1).generatorFor("tempers");
    Duel<S, M> duel =
        Duel.of(chosen.setup(), agentA.create(tempers), agentB.create(tempers))
            .withDeals(deals)
            .withSeed(shown)
            .withThreads(threads())
            .withMoveLimit(maxMoves);
    duel = games ? duel : duel.byHands();
    duel = noStop ? duel.withoutStop() : duel;

    PrintWriter out = spec.commandLine().getOut();
    chosen.heading(Columns.width()).forEach(out::println);
    Sentences sentences = Sentences.ENGLISH;
    String key = games ? "duel.games" : "duel.hands";
    out.println(sentences.text(key, agentA, agentB, deals, Long.toString(shown)));
    out.flush();
    new DuelReport(sentences, agentA, agentB, play(duel)).lines().forEach(out::println);
    out.flush();
  }

  private DuelResult play(Duel<?, ?> duel) {
    if (!Console.isInteractive()) {
      return duel.play();
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName("deals")
            .setInitialMax(deals)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(200)
            .clearDisplayOnFinish()
            .build()) {
      return duel.play(bar::step);
    }
  }
}
