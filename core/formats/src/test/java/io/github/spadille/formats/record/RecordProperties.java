package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.highcard.RandomPlay;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class RecordProperties {
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(HighCard.GAME));

  /** What is put into a text to break it: pieces that mean something, and some that do not. */
  private static final ImmutableList<String> PIECES =
      ImmutableList.of(
          " ",
          "  ",
          "\n",
          "\r\n",
          ":",
          ";",
          "?",
          "??",
          "*",
          "#",
          "0",
          "1",
          "2",
          "16",
          "-1",
          "=",
          "deal ",
          "hand.0",
          "stock: ",
          "up: Kd",
          "3c",
          "X1",
          "play",
          "hide ",
          "shuffle ",
          "turn",
          "? moves 1: ",
          "? view bystander ",
          "? points 0: ",
          "? winners: ",
          "? losers: ",
          "? over\n",
          "~ ",
          "~ after 1\n",
          "~ after 0\n~ * ",
          "~ revision 9\n",
          "é",
          "\t",
          "Seats: 3\n",
          "Options: packs=2\n",
          "* deal hand.1: Qs\n",
          "\0",
          "\u2028",
          "");

  private static Match<HighCardState, HighCardMove> match(
      long seed, int seats, ImmutableMap<String, String> options, int moves) {
    return RandomPlay.random(Match.start(HighCard.GAME.setup(seats, options)), moves, seed);
  }

  private static String record(long seed, int seats, ImmutableMap<String, String> options, int n) {
    Match<HighCardState, HighCardMove> match = match(seed, seats, options, n);
    RecordWriter<HighCardState, HighCardMove> writer =
        new RecordWriter<>(HighCard.GAME.setup(seats, options)).name(0, "Ada").head();
    HighCardState state = match.rules().start();
    for (HighCardMove move : match.moves()) {
      writer.move(move);
      state = match.rules().apply(state, move);
      writer.checks(state);
    }
    return writer.end(state).text();
  }

  private static ImmutableMap<String, String> options(int handSize, int packs, int rounds) {
    return ImmutableMap.of(
        "hand-size", Integer.toString(handSize),
        "packs", Integer.toString(packs),
        "rounds", Integer.toString(rounds));
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void recordsOfPlayReplay(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 3) int seats,
      @ForAll @IntRange(min = 1, max = 9) int handSize,
      @ForAll @IntRange(min = 1, max = 2) int packs,
      @ForAll @IntRange(min = 1, max = 3) int rounds,
      @ForAll @IntRange(min = 0, max = 200) int moves) {
    ImmutableMap<String, String> options = options(handSize, packs, rounds);
    String text = record(seed, seats, options, moves);
    GameRecord record = GameRecord.parse("a", text);
    assertThat(record.format()).isEqualTo(text);
    assertThat(GameRecord.parse("a", record.format())).isEqualTo(record);
    Match<HighCardState, HighCardMove> played = match(seed, seats, options, moves);
    assertThat(Replay.setup(record, HighCard.GAME)).isEqualTo(played.setup());
    assertThat(Replay.match(record, HighCard.GAME).state()).isEqualTo(played.state());
    for (int seat = 0; seat < seats; seat++) {
      GameRecord seen = RecordWriter.redacted(played, Viewer.seat(seat));
      assertThat(GameRecord.parse("a", seen.format())).isEqualTo(seen);
    }
  }

  /** A text is refused with a position inside it, or it is a record that keeps its text. */
  @Property(tries = 3000)
  void brokenRecordsAreRefusedInOneWay(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int changes) {
    String text = broken(record(seed, 2, options(2, 1, 1), 6), new Random(seed), changes);
    try {
      GameRecord record = GameRecord.parse("a", text);
      assertThat(GameRecord.parse("a", record.format())).isEqualTo(record);
      assertThat(Replay.run(record, CATALOG).moves()).isGreaterThanOrEqualTo(0);
    } catch (RecordException e) {
      assertPlace(text, e.line());
      assertThat(e.column()).isPositive();
      assertThat(e.expected()).isNotEmpty();
    } catch (ReplayException e) {
      assertPlace(text, e.line());
      assertThat(e.expected()).isNotEmpty();
      assertThat(e.found()).isNotEmpty();
    }
  }

  private static void assertPlace(String text, int line) {
    // One line more: a file can lack what should come after its last line.
    assertThat(line).isBetween(1, (int) text.chars().filter(c -> c == '\n').count() + 2);
  }

  private static String broken(String text, Random random, int changes) {
    StringBuilder broken = new StringBuilder(text);
    for (int i = 0; i < changes; i++) {
      int from = random.nextInt(broken.length() + 1);
      int until = Math.min(broken.length(), from + random.nextInt(random.nextInt(20) + 1));
      String piece =
          random.nextInt(3) > 0
              ? PIECES.get(random.nextInt(PIECES.size()))
              : text.substring(
                  Math.min(from, text.length()),
                  Math.min(text.length(), from + random.nextInt(40)));
      broken.replace(from, until, piece);
    }
    return broken.toString();
  }

  @Property(tries = 1000)
  void anyTextIsRefusedInOneWay(@ForAll String text) {
    try {
      GameRecord.parse("a", RecordParser.FIRST_LINE + "\nGame: high-card\n\n" + text);
    } catch (RecordException e) {
      assertPlace("\n\n\n" + text, e.line());
    }
  }

  /** Some cards of a real deal, wished for, are dealt again. */
  @Property(tries = 100)
  void partsOfRealDealsCanBeWished(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 9) int handSize,
      @ForAll @IntRange(min = 1, max = 2) int packs) {
    ImmutableMap<String, String> options = options(handSize, packs, 1);
    HighCardState dealt = match(seed, 3, options, 1).state();
    String wish =
        "hand.2: %s; stock: %s; up: %s; hand.0: %s"
            .formatted(
                dealt.hands().get(2),
                dealt.stock().first(5),
                dealt.up(),
                dealt.hands().get(0).nth(0));
    String head =
        RecordParser.FIRST_LINE
            + "\nGame: high-card\nSeats: 3\nOptions: hand-size="
            + handSize
            + " packs="
            + packs
            + "\n";
    HighCardState again =
        Replay.match(GameRecord.parse("a", head + "* deal " + wish), HighCard.GAME).state();
    assertThat(again.hands().get(2)).isEqualTo(dealt.hands().get(2));
    assertThat(again.stock().first(5)).isEqualTo(dealt.stock().first(5));
    assertThat(again.up()).isEqualTo(dealt.up());
    assertThat(again.hands().get(0)).contains(dealt.hands().get(0).nth(0));
  }
}
