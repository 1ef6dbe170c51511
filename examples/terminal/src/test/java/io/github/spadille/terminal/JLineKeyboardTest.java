package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.reaction.aggravation.Aggravation;
import io.github.spadille.reaction.aggravation.AggravationMove;
import io.github.spadille.reaction.aggravation.AggravationState;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Keys and lines at a terminal of JLine that reads what the test types. */
class JLineKeyboardTest {
  private static final String ESCAPE = "\33";
  private static final String CTRL_C = "\3";
  private static final String CTRL_D = "\4";

  /** Says that the other end of a terminal is gone when one is closed; kept, or it is forgotten. */
  private static final Logger JLINE = Logger.getLogger("org.jline");

  private final PipedOutputStream typing = new PipedOutputStream();
  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final Terminal terminal;
  private final JLineConsole console;
  private final Attributes before;
  private final List<Keyboard.Listening> listening = new ArrayList<>();
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

  private final Keyboard.Hearer hearer =
      new Keyboard.Hearer() {
        @Override
        public void typed(String text, long moment) {
          heard.add(text);
        }

        @Override
        public void left(long moment) {
          heard.add("left");
        }

        @Override
        public void failed(Throwable failure, long moment) {
          heard.add(failure.toString());
        }
      };

  JLineKeyboardTest() throws IOException {
    this.terminal =
        TerminalBuilder.builder()
            .system(false)
            .type("ansi")
            .size(new Size(80, 24))
            .encoding(UTF_8)
            .streams(new PipedInputStream(typing), shown)
            .build();
    this.console = new JLineConsole(terminal, new KeptGames(Path.of("nowhere")));
    this.before = terminal.getAttributes();
  }

  @BeforeAll
  static void hush() {
    JLINE.setLevel(Level.SEVERE);
  }

  @AfterEach
  void close() {
    listening.forEach(Keyboard.Listening::close);
    console.close();
  }

  private Keyboard.Listening listenToKeys() {
    return begun(keyboard().keys(hearer));
  }

  private Keyboard.Listening listenToLine() {
    return begun(keyboard().line("> ", hearer));
  }

  private Keyboard.Listening begun(Keyboard.Listening one) {
    listening.add(one);
    return one;
  }

  private void type(String text) throws IOException {
    typing.write(text.getBytes(UTF_8));
    typing.flush();
  }

  private String next() throws InterruptedException {
    return Optional.ofNullable(heard.poll(20, TimeUnit.SECONDS)).orElse("nothing");
  }

  private void awaitShown(String text) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!shown.toString(UTF_8).contains(text)) {
      assertThat(System.nanoTime() - end).as("%s in %s", text, shown).isNegative();
      Thread.sleep(5);
    }
  }

  private Keyboard keyboard() {
    return console.keyboard().orElseThrow();
  }

  @Test
  void tellsKeysAndNotThoseThatWriteNothing() throws Exception {
    listenToKeys();
    type("aJ" + ESCAPE + "[A" + ESCAPE + "[1;5C" + ESCAPE + "OPé ");

    assertThat(List.of(next(), next(), next(), next())).containsExactly("a", "j", "é", " ");
  }

  @Test
  void leavesByEscapeCtrlCAndCtrlDAndWhereThereIsNoMore() throws Exception {
    listenToKeys();
    for (String key : List.of(ESCAPE, CTRL_C, CTRL_D)) {
      type(key);
      assertThat(next()).isEqualTo("left");
    }
    typing.close();
    assertThat(next()).isEqualTo("left");
  }

  @Test
  void theTerminalIsAsItWasWhenNobodyListensAnyMore() throws Exception {
    Keyboard.Listening keys = listenToKeys();
    assertThat(terminal.getAttributes().getLocalFlag(Attributes.LocalFlag.ICANON)).isFalse();
    assertThat(terminal.getAttributes().getLocalFlag(Attributes.LocalFlag.ISIG)).isFalse();
    keys.close();

    assertThat(terminal.getAttributes().toString()).isEqualTo(before.toString());
    type("save it\n");
    assertThat(console.readLine("> ", List::of)).contains("save it");
  }

  @Test
  void tellsALineAndGoesOnWithKeys() throws Exception {
    Keyboard.Listening line = listenToLine();
    type("eag\bgle\n");
    assertThat(next()).isEqualTo("eagle");
    line.close();
    listenToKeys();
    type("k");
    assertThat(next()).isEqualTo("k");
  }

  @Test
  void ctrlDLeavesALine() throws Exception {
    listenToLine();
    awaitShown(">");
    type(CTRL_D);
    assertThat(next()).isEqualTo("left");
  }

  @Test
  void aLineThatNobodyWaitsForIsGivenUp() throws Exception {
    Keyboard.Listening line = listenToLine();
    awaitShown(">");
    type("eag");
    awaitShown("eag");
    line.close();
    assertThat(terminal.getAttributes().toString()).isEqualTo(before.toString());
    listenToLine();
    type("ear\n");
    assertThat(next()).isEqualTo("ear");
  }

  @Test
  void aGameIsPlayedByTheClockOfTheMachine() throws Exception {
    ChosenGame<AggravationState, AggravationMove, ?> chosen =
        ChosenGame.of(Aggravation.GAME, 2, Map.of());
    Seats both = Seats.all(2);
    StringWriter told = new StringWriter();
    PrintWriter out = TerminalWriter.on(told);
    BlockingQueue<String> moves = new LinkedBlockingQueue<>();
    LiveScreen<AggravationState, AggravationMove> screen =
        new LiveScreen<>(
            chosen,
            both,
            out,
            (earlier, move, after) -> moves.add(after.rules().syntax().format(move)),
            match -> out.println("[table]"));
    SeatedAgents agents =
        new SeatedAgents(ImmutableList.of(AgentChoice.RANDOM, AgentChoice.RANDOM));
    LivePlay<AggravationState, AggravationMove> live =
        LivePlay.of(chosen, both, agents, Dealer.seeded(1), keyboard(), screen);
    String cards =
        Deck.standard52().cards().stream().map(Card::code).collect(Collectors.joining(" "));
    Match<AggravationState, AggravationMove> dealt =
        Match.start(chosen.setup()).playChance("shuffle " + cards);
    List<Match<AggravationState, AggravationMove>> ends = new ArrayList<>();
    Thread player = new Thread(() -> ends.add(live.play(dealt)));
    player.start();
    type("a");
    assertThat(moves.poll(20, TimeUnit.SECONDS)).startsWith("turn @");
    type("j");
    assertThat(moves.poll(20, TimeUnit.SECONDS)).startsWith("turn @");
    type(ESCAPE);
    player.join(TimeUnit.SECONDS.toMillis(20));

    assertThat(ends).singleElement().satisfies(match -> assertThat(match.size()).isEqualTo(3));
    assertThat(told.toString()).contains("Ada: a) turn your top card").endsWith("stands still.\n");
    assertThat(terminal.getAttributes().toString()).isEqualTo(before.toString());
  }
}
