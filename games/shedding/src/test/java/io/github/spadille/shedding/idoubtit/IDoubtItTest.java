package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.testkit.Twins;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IDoubtItTest {
  private static TestTable table(int seats, String... options) {
    return TestTable.of(IDoubtIt.GAME, seats, options);
  }

  private static int[] handSizes(int seats, String... options) {
    TestTable dealt = table(seats, options).resolveChance(1);
    return IntStream.range(0, seats).map(seat -> list(dealt.pile("hand." + seat)).size()).toArray();
  }

  @Test
  @Covers({"IDI-1", "IDI-2", "IDI-3"})
  void theWholePackIsDealt() {
    assertThat(handSizes(4)).containsOnly(13);
    assertThat(handSizes(5)).containsExactly(11, 11, 10, 10, 10);
    assertThat(handSizes(6)).containsExactly(18, 18, 17, 17, 17, 17);
    assertThat(handSizes(4, "packs=2")).containsOnly(26);
    assertThat(handSizes(6, "packs=1")).containsExactly(9, 9, 9, 9, 8, 8);
  }

  @Test
  @Covers("IDI-1")
  void aShuffleNamesEveryCard() {
    TestTable start = table(6);
    String shuffle = start.chance(1);
    String bad = shuffle.substring(0, shuffle.lastIndexOf(' ')) + " X1";
    assertThat(start.refusal(shuffle)).isEqualTo("legal");
    assertThat(start.refusedBy(bad)).isEqualTo("IDI-1");
  }

  @Test
  @Covers("IDI-8")
  void theLimitIsAnOptionWithinTheRanksOfThePacks() {
    IDoubtItOptions byDefault = IDoubtItOptions.SCHEMA.defaults();
    assertThat(byDefault.limit(4)).isEqualTo(4);
    assertThat(byDefault.limit(6)).isEqualTo(8);
    assertThat(limited("8").limit(4)).isEqualTo(4);
    assertThat(limited("2").limit(6)).isEqualTo(2);
  }

  private static IDoubtItOptions limited(String limit) {
    return IDoubtItOptions.SCHEMA.parse(ImmutableMap.of("limit", limit), 4);
  }

  @Test
  @Covers("IDI-24")
  void theDealPassesAndMostHandsWin() {
    Dealer dealer = Dealer.seeded(3);
    RandomSource random = dealer.generatorFor("agents");
    Match<IDoubtItState, IDoubtItMove> match =
        Match.start(IDoubtIt.GAME.setup(3, ImmutableMap.of("hands", "3")));
    int hands = 0;
    while (!match.isOver()) {
      if (match.state().turn().isChance()) {
        hands++;
        assertThat(match.state().handNumber()).isEqualTo(hands);
        assertThat(match.state().hand().dealer()).isEqualTo((hands + 1) % 3);
        match = match.resolveChance(dealer);
        assertThat(match.state().active()).isEqualTo((hands + 2) % 3);
        assertThat(match.state().due()).isEqualTo(Rank.ACE);
      }
      int seat = match.state().turn().first();
      match = match.play(new LivelyAgent(hands).choose(match.observe(seat), random));
    }
    assertThat(hands).isEqualTo(3);
    assertThat(match.state().scores().stream().sum()).isEqualTo(3);
  }

  @Test
  @Covers({"IDI-7", "IDI-15"})
  void theLogOfOthersNeverNamesACardPutDown() {
    Match<IDoubtItState, IDoubtItMove> match =
        Match.start(IDoubtIt.GAME.setup(4)).resolveChance(Dealer.seeded(5));
    IDoubtItMove put = match.legalMovesFor(Viewer.seat(0)).get(0);
    match = match.play(put);

    assertThat(match.logFor(Viewer.seat(1)).get(1).text()).isEqualTo("put ??");
    assertThat(match.logFor(Viewer.seat(0)).get(1).text())
        .isEqualTo(match.rules().syntax().format(put));
  }

  @Test
  @Covers("IDI-10")
  void aSeatThatDoesNotExistHasNotAnswered() {
    TestTable dealt = table(4).resolveChance(5);
    TestTable claimed = dealt.play(dealt.moves().get(0), "claim");
    assertThat(claimed.refusal("9 doubt")).isEqualTo("IDI-10 no-player");
  }

  /** The true card and a false one of the same hand, or a false one of another hand. */
  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"7d", "8s"})
  @Covers({"IDI-7", "IDI-10", "IDI-15"})
  void nobodyCanTellWhatIsPutDownBeforeItIsShown(String other) {
    String put =
        """
        spadille 1
        Game: i-doubt-it
        Seats: 4

        * deal hand.0: As 7d; hand.1: 8s 2c; hand.2: 2h; hand.3: 3h
        0 put As
        0 claim
        """;
    Twins<IDoubtItState, IDoubtItMove> trusted =
        twins(put + "1 trust\n2 trust\n3 trust\n1 put 2c\n", other);
    assertThat(trusted.difference(Viewer.seat(2))).isEmpty();
    assertThat(trusted.difference(Viewer.seat(3))).isEmpty();
    assertThat(trusted.difference(Viewer.bystander())).isEmpty();
    assertThat(trusted.difference(Viewer.seat(0))).isPresent();
    assertThat(trusted.difference(Viewer.seat(1)).isPresent()).isEqualTo(other.equals("8s"));

    Twins<IDoubtItState, IDoubtItMove> doubted = twins(put + "1 trust\n2 doubt\n", other);
    assertThat(doubted.difference(Viewer.seat(3))).as("a challenge shows the claim").isPresent();
  }

  private static Twins<IDoubtItState, IDoubtItMove> twins(String text, String other) {
    return Twins.exchanging(IDoubtIt.GAME, GameRecord.parse("test", text), "As", other);
  }
}
