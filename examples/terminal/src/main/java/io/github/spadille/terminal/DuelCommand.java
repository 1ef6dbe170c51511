package io.github.spadille.terminal;

import io.github.spadille.agents.duel.Duel;
import io.github.spadille.agents.duel.DuelResult;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.io.PrintWriter;
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
  /** What is played of a game. */
  static final class Length {
    @Option(
        names = "--hands",
        description = "Play the first hand of a game, if it has hands; so if nothing is said.")
    private boolean hands;

    @Option(names = "--whole-games", description = "Play whole games.")
    private boolean wholeGames;
  }

  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private LanguageChoice language;
  @Mixin private SeedChoice seed;
  @Mixin private PlayLimits limits = new PlayLimits(Arena.MOVE_LIMIT);

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

  @ArgGroup private @Nullable Length length;

  @Option(names = "--no-stop", description = "Play all deals, even if it is sure before.")
  private boolean noStop;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  DuelCommand() {}

  @Override
  public void run() {
    choice.atLeastOne("--deals", deals);
    limits.check();
    play(choice.chosen().in(language.locale()));
  }

  private <S extends GameState, M extends Move> void play(ChosenGame<S, M, ?> chosen) {
    long shown = seed.chosen();
    boolean games = length != null && length.wholeGames;
    RandomSource tempers = Dealer.seeded(shown, -1).generatorFor("tempers");
    Duel<S, M> duel =
        Duel.of(chosen.setup(), agentA.create(tempers), agentB.create(tempers))
            .withDeals(deals)
            .withSeed(shown)
            .withThreads(limits.threads())
            .withMoveLimit(limits.maxMoves());
    Duel<S, M> bySpan = games ? duel : duel.byHands();
    Duel<S, M> whole = noStop ? bySpan.withoutStop() : bySpan;

    PrintWriter out = spec.commandLine().getOut();
    chosen.heading(Columns.width()).forEach(out::println);
    Sentences sentences = chosen.sentences();
    String key = games ? "duel.games" : "duel.hands";
    out.println(sentences.text(key, agentA, agentB, deals, Long.toString(shown)));
    out.flush();
    DuelResult result = SeriesProgress.of("deals", deals, whole::play);
    new DuelReport(sentences, agentA, agentB, result).lines().forEach(out::println);
    out.flush();
  }
}
