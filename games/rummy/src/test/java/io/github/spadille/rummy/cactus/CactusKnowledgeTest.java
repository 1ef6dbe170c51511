package io.github.spadille.rummy.cactus;

import static io.github.spadille.rummy.cactus.CactusTables.at;
import static io.github.spadille.rummy.cactus.CactusTables.card;
import static io.github.spadille.rummy.cactus.CactusTables.cards;
import static io.github.spadille.rummy.cactus.CactusTables.seen;
import static io.github.spadille.rummy.cactus.CactusTables.seers;
import static io.github.spadille.rummy.cactus.CactusTables.shuffle;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** Each way in which a player learns a card, and each in which nobody must. */
class CactusKnowledgeTest {
  private static final TestTable START = TestTable.of(Cactus.GAME);
  private static final String NOTES = "memory=notes";
  private static final String HIDDEN = "[nobody, nobody, nobody, nobody]";

  private static TestTable begins(String stock, String discards) {
    return at(0, "3s 4h Ac 9d", "Kd 2c 6s Jh", stock, discards);
  }

  // What is learnt

  @Test
  @Covers("CAC-7")
  void aCardDrawnFromTheStockIsSeenByWhoDrewIt() {
    TestTable drawn = begins("3h 5h", "5c").play("0 draw stock");
    assertThat(seers(drawn, "drawn")).isEqualTo("[0]");
    assertThat(seers(drawn, "stock")).isEqualTo("[nobody]");
    assertThat(seers(drawn, "layout.0")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers("CAC-8")
  void aCardTakenFromTheDiscardsIsSeenByAll() {
    TestTable taken = begins("3h 5h", "5c 8d").play("0 draw discard");
    assertThat(seers(taken, "drawn")).isEqualTo("[all]");
    assertThat(seers(taken, "discard")).isEqualTo("[all]");
  }

  @Test
  @Covers("CAC-11")
  void theCardSwappedOutIsSeenByAll() {
    TestTable swapped = begins("3h 5h", "5c").play("0 draw stock", "0 swap 2");
    assertThat(swapped.pile("discard")).isEqualTo("4h 5c");
    assertThat(seers(swapped, "discard")).isEqualTo("[all, all]");
  }

  @Test
  @Covers("CAC-12")
  void aCardThatIsDiscardedIsSeenByAll() {
    TestTable discarded = begins("3h 5h", "5c").play("0 draw stock", "0 discard");
    assertThat(discarded.pile("discard")).isEqualTo("3h 5c");
    assertThat(seers(discarded, "discard")).isEqualTo("[all, all]");
    assertThat(seers(discarded, "drawn")).isEqualTo("[]");
  }

  @Test
  @Covers("CAC-25")
  void aCardThatMatchesIsSeenByAll() {
    TestTable matched = begins("3h 5h", "6c").play("1 match 3");
    assertThat(matched.pile("discard")).isEqualTo("6s 6c");
    assertThat(seers(matched, "discard")).isEqualTo("[all, all]");
    assertThat(seers(matched, "layout.1")).isEqualTo("[nobody, nobody, nobody]");
    assertThat(seers(matched, "layout.0")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-31", "CAC-32"})
  void whoDrewACardFromTheStockHasSeenItWhereItLies() {
    TestTable swapped = begins("3h 5h", "5c").play("0 draw stock", "0 swap 2");
    assertThat(swapped.fact("knows.0")).isEqualTo("nobody 0 nobody nobody");
    assertThat(seers(swapped.under(NOTES), "layout.0")).isEqualTo("[nobody, 0, nobody, nobody]");
  }

  @Test
  @Covers("CAC-32")
  void bothHaveSeenACardFromTheDiscardsWhereItLies() {
    TestTable swapped = begins("3h 5h", "5c").play("0 draw discard", "0 swap 2");
    assertThat(swapped.fact("knows.0")).isEqualTo("nobody both nobody nobody");
    assertThat(seers(swapped.under(NOTES), "layout.0")).isEqualTo("[nobody, all, nobody, nobody]");
  }

  @Test
  @Covers({"CAC-9", "CAC-17"})
  void aPeekShowsACardOfTheOtherToWhoPeeks() {
    TestTable peeked = begins("Tc 5h", "5c").play("0 draw stock", "0 discard", "0 peek opp 2");
    assertThat(seers(peeked, "layout.1")).isEqualTo("[nobody, 0, nobody, nobody]");
    assertThat(seers(peeked, "layout.0")).isEqualTo(HIDDEN);
    assertThat(peeked.fact("shown")).isEqualTo("0 1 2");
    assertThat(peeked.fact("knows.1")).isEqualTo("nobody 0 nobody nobody");
    assertThat(seers(peeked.under(NOTES), "layout.1")).isEqualTo("[nobody, 0, nobody, nobody]");
  }

  @Test
  @Covers({"CAC-9", "CAC-18"})
  void aPeekShowsAnOwnCardToWhoPeeks() {
    TestTable state = at(1, "3s 4h Ac 9d", "Kd 2c 6s Jh", "8c 5h", "5c");
    TestTable peeked = state.play("1 draw stock", "1 discard", "1 peek own 3");
    assertThat(seers(peeked, "layout.1")).isEqualTo("[nobody, nobody, 1, nobody]");
    assertThat(seers(peeked, "layout.0")).isEqualTo(HIDDEN);
    assertThat(peeked.fact("shown")).isEqualTo("1 1 3");
    assertThat(peeked.fact("knows.1")).isEqualTo("nobody nobody 1 nobody");
  }

  @Test
  @Covers({"CAC-9", "CAC-26", "CAC-32"})
  void aMatchThatFailsShowsItsCardToAll() {
    TestTable failed = begins("3h 5h 6h", "5c").play("1 match 4");
    assertThat(seers(failed, "layout.1"))
        .isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    assertThat(seers(failed, "layout.0")).isEqualTo(HIDDEN);
    assertThat(failed.fact("knows.1")).isEqualTo("nobody nobody nobody both nobody nobody");
    assertThat(failed.fact("knows.0")).isEqualTo("nobody nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-9", "CAC-26"})
  void aCardThatFailsToMatchIsSeenThoughTheStockIsShuffled() {
    TestTable failed = begins("", "5c 7c 8c").play("1 match 4");
    assertThat(failed.turn()).isEqualTo("chance");
    assertThat(seers(failed, "layout.1")).isEqualTo("[nobody, nobody, nobody, all]");
    TestTable paid = failed.play("* shuffle 8c 7c");
    assertThat(seers(paid, "layout.1")).isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    TestTable next = paid.play("0 draw discard");
    assertThat(seers(next, "layout.1")).doesNotContain("0", "1", "all");
  }

  @Test
  @Covers({"CAC-9", "CAC-26"})
  void aMatchThatFailsEndsNoPeek() {
    TestTable failed =
        begins("Tc 5h 6h 7h", "5c").play("0 draw stock", "0 discard", "0 peek opp 2", "1 match 4");
    assertThat(seers(failed, "layout.1")).isEqualTo("[nobody, 0, nobody, all, nobody, nobody]");
    TestTable ended = failed.play("0 end");
    assertThat(seers(ended, "layout.1")).doesNotContain("0", "1", "all");
  }

  @Test
  @Covers({"CAC-9", "CAC-40"})
  void allCardsAreShownAtTheEnd() {
    TestTable window = at(1, 0, "3s", "Kd", "3h", "5c").play("1 draw stock", "1 discard");
    TestTable over = window.play("1 end", "0 pass", "1 pass");
    assertThat(seers(over, "layout.0")).isEqualTo("[all]");
    assertThat(seers(over, "layout.1")).isEqualTo("[all]");
  }

  @Test
  @Covers({"CAC-9", "CAC-40", "CAC-43"})
  void allCardsAreShownBetweenTwoHands() {
    String rules = "hands=2";
    TestTable last = at(1, 0, "3s", "Kd", "3h", "5c");
    TestTable window = last.under(rules).play("1 draw stock", "1 discard", "1 end", "0 pass");
    assertThat(window.told("1 pass").subList(0, 2)).allMatch(it -> it.startsWith("layout-shown"));
    for (TestTable stage : window.stages("1 pass").subList(0, 2)) {
      assertThat(seers(stage, "layout.0")).isEqualTo("[all]");
      assertThat(seers(stage, "layout.1")).isEqualTo("[all]");
    }
  }

  @Test
  @Covers({"CAC-2", "CAC-9", "CAC-32"})
  void theLowerRowMayBeSeenBeforeTheFirstDraw() {
    String rules = "initial-peek=2";
    TestTable dealt = START.under(rules).play(shuffle("As Ah Ks Kh Ts Th"));
    assertThat(seers(dealt, "layout.0")).isEqualTo("[nobody, nobody, 0, 0]");
    assertThat(seers(dealt, "layout.1")).isEqualTo("[nobody, nobody, 1, 1]");
    assertThat(dealt.fact("knows.0")).isEqualTo("nobody nobody 0 0");
    assertThat(dealt.fact("knows.1")).isEqualTo("nobody nobody 1 1");
    TestTable drawn = dealt.play("0 draw stock");
    assertThat(seers(drawn, "layout.0")).isEqualTo(HIDDEN);
    assertThat(seers(drawn, "layout.1")).isEqualTo(HIDDEN);
    assertThat(drawn.fact("knows.1")).isEqualTo("nobody nobody 1 1");
    TestTable next = drawn.play("0 discard", "0 end", "0 pass", "1 pass");
    assertThat(seers(next, "layout.1")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers("CAC-10")
  void notesAddUpWhatPlayersHaveSeen() {
    TestTable peeked =
        begins("8c Tc 5h", "5c")
            .under(NOTES)
            .play(
                "0 draw stock",
                "0 discard",
                "0 peek own 3",
                "0 end",
                "0 pass",
                "1 pass",
                "1 draw stock",
                "1 discard",
                "1 peek opp 3");
    assertThat(peeked.fact("knows.0")).isEqualTo("nobody nobody both nobody");
    assertThat(seers(peeked, "layout.0")).isEqualTo("[nobody, nobody, all, nobody]");
    assertThat(seers(peeked.under(), "layout.0")).isEqualTo("[nobody, nobody, 1, nobody]");
  }

  @Test
  @Covers("CAC-10")
  void notesKeepWhatWasShownForAMoment() {
    TestTable failed = begins("3h 5h 6h 7h", "5c").under(NOTES).play("1 match 4");
    TestTable next = failed.play("0 draw stock");
    assertThat(seers(next, "layout.1")).isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    String rules = "initial-peek=2 memory=notes";
    TestTable dealt = START.under(rules).play(shuffle("As Ah Ks Kh Ts Th"));
    TestTable drawn = dealt.play("0 draw stock", "0 discard");
    assertThat(seers(drawn, "layout.0")).isEqualTo("[nobody, nobody, 0, 0]");
    assertThat(seers(drawn, "layout.1")).isEqualTo("[nobody, nobody, 1, 1]");
  }

  // What nobody learns

  @Test
  @Covers({"CAC-2", "CAC-3", "CAC-9", "CAC-32"})
  void nobodySeesTheCardsDealt() {
    for (String rules : new String[] {"memory=strict", NOTES}) {
      TestTable dealt = START.under(rules).play(shuffle("As Ah Ks Kh Ts Th"));
      assertThat(seers(dealt, "layout.0")).isEqualTo(HIDDEN);
      assertThat(seers(dealt, "layout.1")).isEqualTo(HIDDEN);
      assertThat(dealt.fact("knows.0")).isEqualTo("nobody nobody nobody nobody");
      assertThat(seers(dealt, "stock")).doesNotContain("0", "1", "all");
    }
  }

  @Test
  @Covers({"CAC-9", "CAC-10", "CAC-11"})
  void nobodyLooksAgainAtACardSwappedIn() {
    TestTable own = begins("3h 5h", "5c").play("0 draw stock", "0 swap 2");
    assertThat(seers(own, "layout.0")).isEqualTo(HIDDEN);
    TestTable open = begins("3h 5h", "5c").play("0 draw discard", "0 swap 2");
    assertThat(seers(open, "layout.0")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-16", "CAC-32"})
  void nobodySeesTheCardsOfATrade() {
    TestTable traded = begins("Qh 5h", "5c").play("0 draw stock", "0 discard", "0 trade 1 2");
    assertThat(traded.pile("layout.0")).isEqualTo("2c 4h Ac 9d");
    assertThat(traded.pile("layout.1")).isEqualTo("Kd 3s 6s Jh");
    for (String rules : new String[] {"memory=strict", NOTES}) {
      assertThat(seers(traded.under(rules), "layout.0")).isEqualTo(HIDDEN);
      assertThat(seers(traded.under(rules), "layout.1")).isEqualTo(HIDDEN);
    }
    assertThat(traded.fact("knows.0")).isEqualTo("nobody nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-16", "CAC-32", "CAC-10"})
  void aCardThatIsTradedKeepsWhoHasSeenIt() {
    TestTable swapped = begins("3h Qh 5h", "5c").under(NOTES).play("0 draw stock", "0 swap 2");
    TestTable traded =
        swapped.play("0 end", "0 pass", "1 pass", "1 draw stock", "1 discard", "1 trade 3 2");
    assertThat(traded.pile("layout.1")).isEqualTo("Kd 2c 3h Jh");
    assertThat(traded.pile("layout.0")).isEqualTo("3s 6s Ac 9d");
    assertThat(traded.fact("knows.1")).isEqualTo("nobody nobody 0 nobody");
    assertThat(traded.fact("knows.0")).isEqualTo("nobody nobody nobody nobody");
    assertThat(seers(traded, "layout.1")).isEqualTo("[nobody, nobody, 0, nobody]");
    assertThat(seers(traded.under(), "layout.1")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-9", "CAC-10"})
  void aPeekEndsWithTheTurn() {
    TestTable peeked = begins("Tc 5h", "5c").play("0 draw stock", "0 discard", "0 peek opp 2");
    for (String end : new String[] {"0 end", "0 cactus"}) {
      TestTable ended = peeked.play(end);
      assertThat(seers(ended, "layout.1")).isEqualTo(HIDDEN);
      assertThat(ended.fact("shown")).isEqualTo("-");
      assertThat(ended.fact("knows.1")).isEqualTo("nobody 0 nobody nobody");
      assertThat(seers(ended.under(NOTES), "layout.1")).isEqualTo("[nobody, 0, nobody, nobody]");
    }
  }

  @Test
  @Covers({"CAC-9", "CAC-32"})
  void aPeekShowsNothingMoreWhenItsCardIsMatchedAway() {
    for (String rules : new String[] {"memory=strict", NOTES}) {
      TestTable matched =
          at(0, "3s 4h Ac 9d", "Kd Td 6s Jh", "Tc 5h", "5c")
              .under(rules)
              .play("0 draw stock", "0 discard", "0 peek opp 2", "1 match 2");
      assertThat(matched.fact("slots.1")).isEqualTo("1 3 4");
      assertThat(seers(matched, "layout.1")).isEqualTo("[nobody, nobody, nobody]");
      assertThat(matched.fact("knows.1")).isEqualTo("nobody nobody nobody");
    }
  }

  @Test
  @Covers("CAC-19")
  void nobodySeesACardIfAPowerIsSkipped() {
    TestTable skipped =
        begins("Tc 5h", "5c").under(NOTES).play("0 draw stock", "0 discard", "0 skip");
    assertThat(seers(skipped, "layout.0")).isEqualTo(HIDDEN);
    assertThat(seers(skipped, "layout.1")).isEqualTo(HIDDEN);
    assertThat(skipped.fact("shown")).isEqualTo("-");
  }

  @Test
  @Covers({"CAC-17", "CAC-26"})
  void aMoveIsToldWithoutItsCard() {
    TestTable begins = begins("Tc 5h 6h 7h", "5c");
    TestTable power = begins.play("0 draw stock", "0 discard");
    for (Viewer viewer : new Viewer[] {Viewer.seat(0), Viewer.seat(1), Viewer.bystander()}) {
      assertThat(power.seenBy(viewer).move("0 peek opp 2")).isEqualTo("0 peek opp 2");
      assertThat(begins.seenBy(viewer).move("1 match 4")).isEqualTo("1 match 4");
      assertThat(begins.seenBy(viewer).move("0 draw stock")).isEqualTo("0 draw stock");
      assertThat(START.seenBy(viewer).move(shuffle("As")))
          .startsWith("* shuffle ??")
          .doesNotContain("As");
      TestTable awaiting = begins("", "5c 7c 8c").play("0 draw stock");
      assertThat(awaiting.seenBy(viewer).move("* shuffle 7c 8c"))
          .startsWith("* shuffle ??")
          .doesNotContain("7c");
    }
  }

  @Test
  @Covers({"CAC-26", "CAC-10"})
  void aCardThatFailsToMatchIsTurnedDownWithTheNextMove() {
    TestTable failed = begins("3h 5h 6h 7h", "5c").play("1 match 4");
    TestTable next = failed.play("0 draw stock");
    assertThat(seers(next, "layout.1")).doesNotContain("0", "1", "all");
    assertThat(seers(next, "drawn")).isEqualTo("[0]");
    TestTable again = failed.play("1 match 3");
    assertThat(seers(again, "layout.1"))
        .isEqualTo("[nobody, nobody, all, nobody, nobody, nobody, nobody, nobody]");
    assertThat(again.fact("knows.1"))
        .isEqualTo("nobody nobody both both nobody nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-26", "CAC-32"})
  void nobodySeesPenaltyCards() {
    TestTable failed = begins("3h 5h 6h", "5c").under(NOTES).play("1 match 4");
    assertThat(seers(failed, "layout.1"))
        .isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    TestTable next = failed.play("1 match 1");
    assertThat(next.fact("knows.1")).isEqualTo("both nobody nobody both nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-32", "CAC-36"})
  void aCardThatComesBackFromTheStockIsUnknown() {
    TestTable state = begins("3h", "5c 7c");
    TestTable swapped = state.play("0 draw stock", "0 swap 2");
    TestTable out =
        swapped.play(
            "0 end",
            "0 pass",
            "1 pass",
            "1 draw discard",
            "1 swap 1",
            "1 end",
            "0 pass",
            "1 pass",
            "0 draw discard",
            "0 swap 2");
    assertThat(out.pile("discard")).startsWith("3h ");
    assertThat(seen(out, 0)).doesNotContain(card("3h"));
    assertThat(seen(out, 0)).contains(card("4h"), card("Kd"));
    TestTable covered = out.play("0 end", "0 pass", "1 pass", "1 draw stock");
    TestTable drawn = covered.play("* shuffle 7c 5c");
    assertThat(seen(drawn, 0)).doesNotContain(card("7c"), card("5c"));
    assertThat(seers(drawn, "stock")).isEqualTo("[nobody]");
  }

  @Test
  @Covers({"CAC-25", "CAC-32"})
  void aCardThatWasMatchedIsForgotten() {
    TestTable begins = begins("3h 5h 6h 7h", "9c");
    TestTable seen =
        begins.after(
            CactusState.class,
            state -> {
              Slots layout = state.layouts().get(0);
              return state.withLayout(0, layout.seenBy(Seats.all(2), layout.at(4)));
            });
    TestTable out = seen.play("0 match 4");
    assertThat(seen.fact("knows.0")).isEqualTo("nobody nobody nobody both");
    assertThat(out.fact("knows.0")).isEqualTo("nobody nobody nobody");
    assertThat(seen(out, 0)).isEmpty();
    assertThat(seen(out, 1)).isEmpty();
  }

  @Test
  @Covers("CAC-9")
  void nobodyIsShownAnythingByAPassOrTheEndOfATurn() {
    TestTable ended = begins("3h 5h", "5c").play("0 draw stock", "0 discard", "0 end");
    assertThat(seers(ended, "layout.0")).isEqualTo(HIDDEN);
    TestTable passed = ended.play("0 pass");
    assertThat(seers(passed, "layout.0")).isEqualTo(HIDDEN);
    assertThat(seers(passed, "layout.1")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-9", "CAC-43"})
  void nobodySeesTheStockBetweenTwoHands() {
    String rules = "hands=2";
    TestTable state = at(1, 0, "3s", "Kd", "3h", "5c");
    TestTable next =
        state.under(rules).play("1 draw stock", "1 discard", "1 end", "0 pass", "1 pass");
    assertThat(cards(next.pile("stock"))).hasSize(52);
    assertThat(seers(next, "stock")).doesNotContain("0,", "1", "all");
    assertThat(next.pile("layout.0")).isEmpty();
    assertThat(
            state
                .under(rules)
                .play("1 draw stock", "1 discard", "1 end", "0 pass")
                .under(rules)
                .deduced("1 pass"))
        .containsExactly("unknown");
  }

  @Test
  void movesTellNothingElse() {
    TestTable state = begins("3h 5h 6h", "5c");
    assertThat(state.deduced("1 match 4")).isEmpty();
    assertThat(state.deduced("0 draw stock")).isEmpty();
    assertThat(START.deduced(shuffle("As Ah"))).isEmpty();
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable drawn = begins("3h 5h 6h 7h", "5c").under(NOTES).play("0 draw stock", "1 match 4");
    assertThat(drawn.withCards()).isEqualTo(drawn);
    TestTable peeked = begins("8c 5h", "5c").play("0 draw stock", "0 discard", "0 peek own 3");
    assertThat(peeked.withCards()).isEqualTo(peeked);
  }

  @Test
  void otherCardsLieWhereATableHasThem() {
    TestTable drawn = begins("3h 5h 6h 7h", "5c").play("0 draw stock", "1 match 4");
    TestTable other =
        at(0, "3s Qh Ac 9d", "7s 2c 6s Jh", "8h 6d 6h Kc", "5c").play("0 draw stock", "1 match 4");
    TestTable changed =
        drawn.withCards(
            "stock: " + other.pile("stock"),
            "drawn: 8h",
            "layout.0: " + other.pile("layout.0"),
            "layout.1: " + other.pile("layout.1"));
    assertThat(changed).isEqualTo(other);
    assertThat(seen(changed, 0)).containsExactly(card("Jh"));
  }

  @Test
  void whatWasSeenStaysWithItsPlaceWhenCardsAreExchanged() {
    TestTable swapped = begins("3h 5h", "5c").play("0 draw stock", "0 swap 2");
    TestTable changed = swapped.withCards("layout.0: 3s Ad Ac 9d");
    assertThat(changed.fact("knows.0")).isEqualTo("nobody 0 nobody nobody");
    assertThat(seen(changed, 0)).containsExactly(card("Ad"));
  }
}
