package io.github.spadille.fishing.stealingbundles;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Capture;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class StealingBundlesTest {
  private static final TestTable START = TestTable.of(StealingBundles.GAME, 2);

  /** Seat 0 is in turn. */
  private static TestTable table(
      String stock, String board, List<String> hands, List<String> bundles) {
    CardsPerSeat<PlayingCard> held = CardsPerSeat.none(FAMILY, hands.size());
    for (int seat = 0; seat < hands.size(); seat++) {
      held = held.plus(seat, set(hands.get(seat)));
    }
    PerSeat<CardList<PlayingCard>> taken =
        PerSeat.each(bundles.size(), seat -> list(bundles.get(seat)).reversed());
    return TestTable.of(StealingBundles.GAME, hands.size())
        .with(
            ImmutableStealingBundlesState.of(
                HandPhase.PLAY,
                0,
                list(stock),
                held,
                set(board),
                taken,
                Seats.NOBODY,
                ScoreSheet.empty(hands.size())));
  }

  @Test
  @Covers({"STB-3", "STB-4"})
  void fourMoreCardsAreDealtToEachWhileThereIsAStock() {
    RandomSource random = RandomSource.seeded(1);
    for (int seats = 2; seats <= 4; seats++) {
      TestTable table = TestTable.of(StealingBundles.GAME, seats).play("shuffle ...");
      int deals = 1;
      while (!table.turn().equals("over")) {
        List<String> moves = table.moves();
        TestTable next = table.play(moves.get(random.nextInt(moves.size())));
        int dealt = size(table, "stock") - size(next, "stock");
        if (dealt > 0) {
          deals++;
          assertThat(dealt).isEqualTo(4 * seats);
          for (int seat = 0; seat < seats; seat++) {
            assertThat(size(next, "hand." + seat)).isEqualTo(4);
          }
        }
        table = next;
      }
      assertThat(deals).isEqualTo(seats == 2 ? 6 : seats == 3 ? 4 : 3);
    }
  }

  private static int size(TestTable table, String pile) {
    return table.table().pile(pile).size();
  }

  @Test
  void stagesTellOfTheDeals() {
    assertThat(START.told("* shuffle ...")).startsWith("dealt 1 [4, [9s, Ts, Js, Qs]]");
    TestTable last = table("2s 3s 4s 5s 6s 7s 8s 9s", "Kd", List.of("Jd", ""), List.of("", ""));
    assertThat(last.told("trail Jd")).startsWith("dealt-again 1 [4]");
    TestTable dealt = last.play("trail Jd");
    assertThat(dealt.pile("hand.1")).isEqualTo("2s 4s 6s 8s");
    assertThat(dealt.pile("stock")).isEmpty();
    assertThat(dealt.pile("board")).isEqualTo("Jd Kd");
  }

  @Test
  @Covers({"STB-14", "STB-15", "STB-16", "STB-17"})
  void theBiggestBundleWins() {
    TestTable last = table("", "Kd 3c", List.of("Jd", ""), List.of("2s 2h 2d", "4s 4h"));
    TestTable over = last.play("trail Jd");
    assertThat(over.scores()).isEqualTo("3 2");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.refusedBy("1 trail Jd")).isEqualTo("STB-17");
    assertThat(over.refusedBy("* shuffle ...")).isEqualTo("STB-17");
    assertThat(over.moves()).isEmpty();
    assertThat(over.pile("board")).isEqualTo("Jd Kd 3c");
  }

  @Test
  @Covers({"STB-15", "STB-18"})
  void equalBundlesShareTheWin() {
    TestTable even = table("", "", List.of("Jd", ""), List.of("2s 2h", "4s 4h"));
    assertThat(even.play("trail Jd").winners()).isEqualTo("0 1");
    TestTable nothing = table("", "", List.of("Jd", ""), List.of("", ""));
    TestTable over = nothing.play("trail Jd");
    assertThat(over.winners()).isEqualTo("0 1");
    assertThat(over.lines()).isEmpty();
  }

  @Test
  @Covers("STB-16")
  void theLastToTakeCardsMayGetTheRest() {
    TestTable last =
        table("", "Kd Js 3c 3s", List.of("Jd", ""), List.of("2s", "4s 4h"))
            .under("leftover=last-capturer");
    TestTable over = last.play("capture Jd Js");
    assertThat(over.pile("bundle.0")).isEqualTo("Kd 3c 3s Jd Js 2s");
    assertThat(over.pile("board")).isEmpty();
    assertThat(over.scores()).isEqualTo("6 2");
    assertThat(last.told("capture Jd Js")).startsWith("rest-taken 0 [[3s, 3c, Kd]]");

    TestTable nobody =
        table("", "Kd", List.of("Jd", ""), List.of("", "")).under("leftover=last-capturer");
    assertThat(nobody.play("trail Jd").pile("board")).isEqualTo("Jd Kd");
    TestTable clean =
        table("", "Js", List.of("Jd", ""), List.of("", "")).under("leftover=last-capturer");
    assertThat(clean.told("capture Jd Js")).noneMatch(s -> s.startsWith("rest"));
  }

  @Test
  @Covers("STB-11")
  void aCombinedCaptureTakesBundlesToo() {
    TestTable before =
        table("", "Kd Ks", List.of("Kh 2s", "3s", "4s"), List.of("6s", "Kc 5h", "7d 7s"))
            .under("combined=on");
    TestTable after = before.play("capture Kh Kd Ks");
    assertThat(after.pile("bundle.0")).isEqualTo("Kh Kc 5h Kd Ks 6s");
    assertThat(after.pile("bundle.1")).isEmpty();
    assertThat(after.pile("bundle.2")).isEqualTo("7d 7s");
    assertThat(after.pile("board")).isEmpty();
    assertThat(after.fact("last-capturer")).isEqualTo("0");
    assertThat(after.turn()).isEqualTo("1");
    assertThat(before.told("capture Kh Kd Ks")).startsWith("bundles-too 0 [1]");
    assertThat(before.play("steal Kh 1").pile("bundle.0")).isEqualTo(after.pile("bundle.0"));
    assertThat(before.told("steal Kh 1")).startsWith("board-too 0 [" + set("Ks Kd") + "]");
  }

  @Test
  @Covers("STB-11")
  void stagesTellOnlyWhatIsTakenBeside() {
    TestTable board =
        table("", "Kd", List.of("Kh 2s", "3s"), List.of("6s", "5h")).under("combined=on");
    assertThat(board.told("capture Kh Kd")).noneMatch(s -> s.contains("too"));
    TestTable bundle =
        table("", "Qd", List.of("Kh 2s", "3s"), List.of("6s", "Kc 5h")).under("combined=on");
    assertThat(bundle.told("steal Kh 1")).noneMatch(s -> s.contains("too"));
    TestTable both = table("", "Kd", List.of("Kh 2s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(both.told("capture Kh Kd")).noneMatch(s -> s.contains("too"));
    assertThat(both.play("capture Kh Kd").pile("bundle.0")).isEqualTo("Kh Kd 6s");
    assertThat(both.play("steal Kh 1").pile("board")).isEqualTo("Kd");
  }

  @Test
  void refusalsNameWhatIsWrong() {
    TestTable state = table("", "Kd Ks 2h", List.of("Kh 4s", "3s"), List.of("6s", "Qc 5h"));
    assertThat(state.refusal("capture Kh Kd")).isEqualTo("STB-6 all [Ks Kd]");
    assertThat(state.refusal("capture Kh Kd Ks 2h")).isEqualTo("STB-6 others [2h, Kh]");
    assertThat(state.refusal("steal Kh 1")).isEqualTo("STB-8 rank [Kh, Qc]");
    assertThat(state.refusal("steal Kh 5")).isEqualTo("STB-8 none");
    assertThat(state.refusal("steal Kh 0")).isEqualTo("STB-10 own");
    assertThat(state.refusal("trail 4s")).isEqualTo("STB-12 can-take");
    assertThat(state.refusal("trail 4d")).isEqualTo("STB-5 not-held [4d]");
    assertThat(state.refusal("1 trail 3s")).isEqualTo("STB-5 turn [0]");
    assertThat(START.refusal("1 trail 3s")).isEqualTo("STB-2 undealt");
    assertThat(state.refusal("* shuffle ...")).isEqualTo("STB-2 dealt");
    assertThat(START.refusal("* shuffle 2s")).isEqualTo("STB-1 pack [52]");
    TestTable none = table("", "2h", List.of("Kh 4s", "3s"), List.of("6s", ""));
    assertThat(none.refusal("steal Kh 1")).isEqualTo("STB-8 none");
    assertThat(none.refusal(new Capture(0, PlayingCard.parse("Kh"), noCards())))
        .isEqualTo("STB-6 all []");
    assertThat(none.refusal("trail 4s")).isEqualTo("legal");
  }

  @Test
  void movesAreListedCardByCard() {
    TestTable state = table("", "Kd 4h", List.of("Kh 4s 2c", "3s"), List.of("6s", "Kc 5h"));
    assertThat(state.moves()).containsExactly("capture 4s 4h", "capture Kh Kd", "steal Kh 1");
    assertThat(START.moves()).isEmpty();
    assertThat(state.governing()).containsExactly("STB-5", "STB-6", "STB-8", "STB-10", "STB-12");
    assertThat(state.under("trail-rule=free").moves()).hasSize(6);
  }

  @Test
  void whoTrailsHoldsNothingThatTakes() {
    TestTable state = table("", "4h", List.of("2c 9s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(state.deduced("trail 2c"))
        .containsExactly(
            "hand.0 lacks " + set("4s 4h 4d 4c"), "hand.0 lacks " + set("Ks Kh Kd Kc"));
    assertThat(state.under("trail-rule=free").deduced("trail 2c")).isEmpty();
    TestTable takes = table("", "4h", List.of("4c 9s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(takes.deduced("capture 4c 4h")).isEmpty();
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable state = table("2d 3d", "4h", List.of("2c 9s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(state.withCards()).isEqualTo(state);
    TestTable other = table("2d 9s", "4h", List.of("2c 3s", "3d"), List.of("6s", "Kc 5h"));
    assertThat(state.withCards("stock: 2d 9s", "hand.0: 2c 3s", "hand.1: 3d")).isEqualTo(other);
    StealingBundlesState start = state.state(StealingBundlesState.class);
    ScoreSheet noted = start.sheet().withNote("way", 1);
    assertThat(start.withSheet(noted).sheet()).isEqualTo(noted);
  }
}
