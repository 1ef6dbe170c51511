package io.github.spadille.tricktaking.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.testkit.TestView;
import io.github.spadille.testkit.Twins;
import io.github.spadille.tricktaking.TrickMove;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FiveHundredTest {
  private static final String TAKE_KITTY_WITH_7NT =
      "0 bid 7nt|1 pass|2 pass|3 pass|0 discard 5s|0 discard 6s|0 discard 7s";

  private static TestTable table(String... options) {
    return TestTable.of(FiveHundred.GAME, 4, options);
  }

  /** Reads the lines of a record, separated by strokes. */
  private static GameRecord record(String lines) {
    String text = "spadille 1\nGame: five-hundred\nSeats: 4\n\n" + lines.replace('|', '\n') + "\n";
    return GameRecord.parse("test", text);
  }

  private static FiveHundred rules(String... options) {
    ImmutableMap.Builder<String, String> chosen = ImmutableMap.builder();
    for (int i = 0; i < options.length; i += 2) {
      chosen.put(options[i], options[i + 1]);
    }
    return (FiveHundred) FiveHundred.GAME.rules(4, chosen.buildOrThrow());
  }

  /** Returns a sheet on which the teams have some points. */
  private static ScoreSheet sheet(int team0, int team1) {
    return ScoreSheet.empty(4)
        .add(1, "FIV-60", Seats.of(0, 2), team0)
        .add(1, "FIV-60", Seats.of(1, 3), team1);
  }

  @Test
  @Covers({"FIV-1", "FIV-2", "FIV-5"})
  void aShuffleNamesThePackAndOpensAHand() {
    for (int seats : new int[] {4, 6}) {
      TestTable start = TestTable.of(FiveHundred.GAME, seats);
      assertThat(PlayingCard.cards(start.pile("pack"))).hasSize(seats == 4 ? 43 : 63);
      String others = TestTable.of(FiveHundred.GAME, 10 - seats).chance(1);

      assertThat(start.refusedBy(others)).isEqualTo(seats == 4 ? "FIV-1" : "FIV-2");
      assertThat(start.resolveChance(1).refusedBy(start.chance(1))).isEqualTo("FIV-5");
      assertThat(start.refusedBy("0 bid 6s")).isEqualTo("FIV-5");
    }
  }

  @Test
  @Covers("FIV-3")
  void partnersSitAlternately() {
    for (int seat = 0; seat < 6; seat++) {
      assertThat(FiveHundredState.team(seat)).isEqualTo(seat % 2);
    }
  }

  @Test
  @Covers("FIV-5a")
  void cardsComeBackToThePackInAnOrderThatTellsNothing() {
    TestTable start = table();
    TestTable thrownIn = start.deal("hand.0: X1").play("pass", "pass", "pass", "pass");
    assertThat(thrownIn.table().piles()).isEqualTo(start.table().piles());
    assertThat(start.pile("pack")).isEqualTo(Deck.fiveHundred43().cards().toString());
    assertThat(start.pile("kitty")).isEmpty();
  }

  @Test
  @Covers("FIV-23")
  void bidsStandInTheirOrder() {
    TestTable table = table().deal("hand.0: X1").play("bid 7s");
    assertThat(String.join(" ", table.moves()).replace("bid ", ""))
        .isEqualTo(
            "7c 7d 7h 7nt misere 8s 8c 8d 8h 8nt 9s 9c 9d 9h 9nt 10s 10c 10d open-misere"
                + " 10h 10nt pass");
  }

  @ParameterizedTest
  @CsvSource({
    "after-seven, 10d-10h, 6nt 7s, 9nt 10s 10c 10d open-misere 10h 10nt",
    "any-time, 10d-10h, 7nt misere 8s, 10d open-misere 10h 10nt",
    "value, 10d-10h, 7nt 8s misere 8c, 10d open-misere 10h 10nt",
    "value, top, 7nt 8s misere 8c, 10d 10h 10nt open-misere",
    "off, top, 7nt 8s 8c, 10d 10h 10nt"
  })
  @Covers({"FIV-20", "FIV-21", "FIV-22", "FIV-23"})
  void miseresStandWhereTheOptionsSay(String misere, String open, String low, String high) {
    TestTable dealt =
        table("misere=" + misere, "open-misere-rank=" + open, "hand-limit=3").resolveChance(1);
    String listed = String.join(" ", dealt.moves()).replace("bid ", "");
    assertThat(listed).startsWith("6s 6c").contains(low).endsWith(high + " pass");
    assertThat(listed.contains("misere 8")).isEqualTo(low.contains("misere 8"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3-4-3; 0 1 2 13 14 15 16 30 31 32; 12 29 42",
        "singly; 0 4 8 12 16 20 24 28 32 36; 40 41 42"
      })
  @Covers({"FIV-5", "FIV-6", "FIV-7"})
  void cardsAreDealtInBatchesOrOneAtATime(String deal, String first, String kitty) {
    CardList<PlayingCard> pack = Deck.fiveHundred43().cards();
    TestTable table = table("deal=" + deal).play("shuffle " + pack);
    assertThat(table.pile("hand.0")).isEqualTo(cardsAt(pack, first));
    assertThat(table.pile("kitty")).isEqualTo(cardsAt(pack, kitty));
    assertThat(table.pile("pack")).isEmpty();
  }

  private static String cardsAt(CardList<PlayingCard> pack, String positions) {
    return pack.pick(Arrays.stream(positions.split(" ")).mapToInt(Integer::parseInt).toArray())
        .toSet()
        .toString();
  }

  @Test
  @Covers("FIV-53")
  void contractsHaveTheirValues() {
    int value = 40;
    for (int tricks = 6; tricks <= 10; tricks++) {
      for (String trumps : new String[] {"s", "c", "d", "h", "nt"}) {
        Contract contract = Contract.parse(tricks + trumps);
        assertThat(contract.value()).as(contract.code()).isEqualTo(value);
        assertThat(contract.tricks()).isEqualTo(tricks);
        value += 20;
      }
    }
    assertThat(Contract.MISERE.value()).isEqualTo(250);
    assertThat(Contract.OPEN_MISERE.value()).isEqualTo(500);
    assertThatThrownBy(() -> Contract.parse("5h"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("5h");
  }

  @Test
  @Covers({"FIV-28", "FIV-29", "FIV-30"})
  void othersDoNotSeeWhatIsDiscarded() {
    Match<FiveHundredState, TrickMove> match =
        Replay.match(record("* deal kitty: 5s 6s 7s|" + TAKE_KITTY_WITH_7NT), FiveHundred.GAME);
    assertThat(match.logFor(Viewer.seat(0))).contains(new SeenMove(0, "discard 5s"));
    assertThat(match.logFor(Viewer.seat(2))).contains(new SeenMove(0, "discard ??"));
    assertThat(match.logFor(Viewer.seat(2))).doesNotContain(new SeenMove(0, "discard 5s"));
  }

  @Test
  @Covers({"FIV-41", "FIV-43"})
  void nominatingNoSuitLooksTheSameWithAndWithoutTheJoker() {
    TestView without = afterNominatingNone("1");
    TestView with = afterNominatingNone("0");
    assertThat(with.fact("joker-suit")).isEqualTo("none").isEqualTo(without.fact("joker-suit"));
    assertThat(with.fact("phase")).isEqualTo("play").isEqualTo(without.fact("phase"));
    assertThat(with.pile("hand.0")).isEqualTo(without.pile("hand.0"));
  }

  private static TestView afterNominatingNone(String jokerSeat) {
    return table()
        .deal("hand." + jokerSeat + ": X1", "hand.2: As", "kitty: 5s 6s 7s")
        .play(TAKE_KITTY_WITH_7NT.split("\\|"))
        .play("nominate none")
        .seenBy(2);
  }

  @ParameterizedTest(name = "the joker of the contractor and {0}")
  @ValueSource(strings = {"Kd", "Kh", "6s", "7s"})
  @Covers({"FIV-30", "FIV-41", "FIV-43"})
  void nobodyCanTellWhereTheJokerIsAfterNominatingNone(String other) {
    Twins<FiveHundredState, TrickMove> twins =
        Twins.exchanging(
            FiveHundred.GAME,
            record(
                "* deal hand.0: X1 Kh; hand.1: Kd; hand.2: As; hand.3: Ad; kitty: 5s 6s 7s|"
                    + TAKE_KITTY_WITH_7NT
                    + "|0 nominate none"),
            "X1",
            other);
    assertThat(twins.difference(Viewer.seat(2))).isEmpty();
    assertThat(twins.difference(Viewer.seat(3))).isEmpty();
    assertThat(twins.difference(Viewer.bystander())).isEmpty();
    assertThat(twins.difference(Viewer.seat(1)).isPresent())
        .as("seat 1 sees its own hand")
        .isEqualTo(other.equals("Kd"));
    assertThat(twins.difference(Viewer.seat(0)).isPresent())
        .as("the contractor sees what it holds and buries")
        .isEqualTo(!other.equals("Kh"));
  }

  @ParameterizedTest(name = "buried 5s and {0}")
  @ValueSource(strings = {"Kh", "Kd"})
  @Covers({"FIV-28", "FIV-29", "FIV-30"})
  void nobodyElseCanTellWhatIsBuried(String other) {
    Twins<FiveHundredState, TrickMove> twins =
        Twins.exchanging(
            FiveHundred.GAME,
            record(
                "* deal hand.0: X1 Kh; hand.1: Kd; hand.2: As; kitty: 5s 6s 7s|"
                    + TAKE_KITTY_WITH_7NT
                    + "|0 nominate none|0 play X1 h|1 play Qh"),
            "5s",
            other);
    assertThat(twins.difference(Viewer.seat(2))).isEmpty();
    assertThat(twins.difference(Viewer.seat(3))).isEmpty();
    assertThat(twins.difference(Viewer.bystander())).isEmpty();
    assertThat(twins.difference(Viewer.seat(0))).isPresent();
  }

  @Test
  @Covers("FIV-41")
  void whoIsNotInTurnLearnsNothingFromARefusedNomination() {
    for (String joker : new String[] {"0", "1"}) {
      TestTable table =
          table()
              .deal("hand." + joker + ": X1", "kitty: 5s 6s 7s")
              .play(TAKE_KITTY_WITH_7NT.split("\\|"));
      assertThat(table.refusal("1 nominate h")).isEqualTo("FIV-41 contractor [0]");
    }
  }

  @Test
  @Covers({"FIV-55", "FIV-56"})
  void aContractIsWorthItsValueHoweverManyTricks() {
    FiveHundred rules = rules();
    assertThat(rules.value(Contract.parse("7s"), 7)).isEqualTo(140);
    assertThat(rules.value(Contract.parse("7s"), 9)).isEqualTo(140);
    assertThat(rules.value(Contract.parse("8s"), 10)).isEqualTo(250);
    assertThat(rules.value(Contract.parse("8c"), 10)).isEqualTo(260);
    FiveHundred noSlam = rules("slam", "off");
    assertThat(noSlam.value(Contract.parse("7s"), 10)).isEqualTo(140);
  }

  @Test
  @Covers("FIV-58")
  void tricksOfTheOtherTeamLiftItToTheCapAtMost() {
    FiveHundred usual = rules();
    FiveHundred capped = rules("trick-cap", "490");

    assertThat(usual.defence(sheet(0, 485), 1, 4)).isEqualTo(40);
    assertThat(capped.defence(sheet(0, 440), 1, 4)).isEqualTo(40);
    assertThat(capped.defence(sheet(0, 485), 1, 4)).isEqualTo(5);
    assertThat(capped.defence(sheet(0, 495), 1, 4)).isZero();
  }

  @Test
  @Covers({"FIV-62", "FIV-63", "FIV-64", "FIV-65", "FIV-66"})
  void onlyTheContractWinsOrLosesTheGame() {
    FiveHundred rules = rules();
    assertThat(rules.winner(sheet(500, 0), 0, true)).isZero();
    assertThat(rules.winner(sheet(490, 0), 0, true)).isNegative();
    assertThat(rules.winner(sheet(510, 0), 0, false)).isNegative();
    assertThat(rules.winner(sheet(0, 520), 0, true)).isNegative();
    assertThat(rules.winner(sheet(0, 520), 1, true)).isEqualTo(1);
    assertThat(rules.winner(sheet(-500, 0), 0, false)).isEqualTo(1);
    assertThat(rules.winner(sheet(-490, 0), 0, false)).isNegative();
    // Both teams have something to show for this hand, but one of them wins.
    assertThat(rules.winner(sheet(500, 520), 0, true)).isZero();
    assertThat(rules.winner(sheet(-520, 510), 0, false)).isEqualTo(1);
  }

  @Test
  @Covers({"FIV-62", "FIV-64"})
  void pointsByTricksWinTheGameAsAnOption() {
    FiveHundred rules = rules("out-by-tricks", "yes");
    assertThat(rules.winner(sheet(0, 520), 0, true)).isEqualTo(1);
    assertThat(rules.winner(sheet(0, 520), 0, false)).isEqualTo(1);
    assertThat(rules.winner(sheet(500, 520), 0, true)).isZero();
  }

  @Test
  @Covers("FIV-63")
  void nobodyGoesOutBackwardsAsAnOption() {
    FiveHundred rules = rules("out-backwards", "off");
    assertThat(rules.winner(sheet(-5000, 0), 0, false)).isNegative();
  }

  @Test
  void optionsAreChecked() {
    assertThatThrownBy(
            () -> FiveHundred.GAME.rules(4, ImmutableMap.of("target", "0", "hand-limit", "1001")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("target")
        .hasMessageContaining("hand-limit");
    assertThatThrownBy(() -> FiveHundred.GAME.rules(5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4, 6");
  }

  @Test
  void chanceDrawsNothingWhenASeatIsInTurn() {
    FiveHundredState dealt = table().deal("hand.0: X1").state(FiveHundredState.class);
    assertThatThrownBy(() -> FiveHundred.GAME.rules(4).chance(dealt, RandomSource.seeded(1)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aNameGoesWithTheJokerOnly() {
    TestTable table = table().deal("hand.0: X1");
    TrickMove odd = FiveHundredMove.SYNTAX.parse(0, "play 7d h");
    assertThat(FiveHundredMove.SYNTAX.format(odd)).isEqualTo("play 7d h");
    assertThat(table.refusal(odd)).isNotEqualTo("legal");
  }
}
