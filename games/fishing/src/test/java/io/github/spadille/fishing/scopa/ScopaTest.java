package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.fishing.scopa.ScopaTables.START;
import static io.github.spadille.fishing.scopa.ScopaTables.lastCapturer;
import static io.github.spadille.fishing.scopa.ScopaTables.lastTurn;
import static io.github.spadille.fishing.scopa.ScopaTables.sweeps;
import static io.github.spadille.fishing.scopa.ScopaTables.table;
import static io.github.spadille.fishing.scopa.ScopaTables.turnOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScopaTest {
  private static final Rules<ScopaState, ScopaMove> RULES = Scopa.GAME.rules(2);

  @Test
  @Covers({"SCO-1", "SCO-2"})
  void thePackHasFortyFrenchCards() {
    assertThat(START.pile("stock"))
        .isEqualTo(
            "As 2s 3s 4s 5s 6s 7s Js Qs Ks Ah 2h 3h 4h 5h 6h 7h Jh Qh Kh"
                + " Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc");
    assertThat(START.refusedBy("* shuffle " + Deck.standard52().cards())).isEqualTo("SCO-1");
  }

  @Test
  @Covers("SCO-3")
  void capturesDoNotLookAtSuits() {
    RandomSource random = RandomSource.seeded(3);
    for (int i = 0; i < 200; i++) {
      CardList<PlayingCard> pack = Deck.spanish40().shuffled(random);
      CardSet<PlayingCard> board = pack.first(7).toSet();
      CardSet<PlayingCard> hand = pack.draw(7).first(3).toSet();
      TestTable dealt = table(board.toString(), hand.toString(), "");
      TestTable turned = table(turned(board).toString(), turned(hand).toString(), "");

      assertThat(turned.moves()).hasSameSizeAs(dealt.moves());
      for (ScopaMove move : RULES.legalMoves(dealt.state(ScopaState.class))) {
        if (move instanceof Capture capture) {
          Capture other = new Capture(0, turned(capture.card()), turned(capture.captured()));
          assertThat(turned.refusal(other)).isEqualTo("legal");
        }
      }
    }
  }

  private static PlayingCard turned(PlayingCard card) {
    Suit suit = Suit.values()[(card.suit().ordinal() + 1) % 4];
    return PlayingCard.of(card.rank(), suit);
  }

  private static CardSet<PlayingCard> turned(CardSet<PlayingCard> cards) {
    CardSet<PlayingCard> turned = noCards();
    for (PlayingCard card : cards) {
      turned = turned.with(turned(card));
    }
    return turned;
  }

  @Test
  @Covers({"SCO-4", "SCO-9"})
  void threeCardsGoToEachSeatAndFourToTheBoard() {
    TestTable dealt =
        TestTable.of(Scopa.GAME, 3).play("* shuffle As 2s 3s 4s 5s 6s 7s Js Qs Ah 2h 3h 4h Kd ...");

    assertThat(dealt.fact("dealer")).isEqualTo("2");
    assertThat(dealt.pile("hand.0")).isEqualTo("As 4s 7s");
    assertThat(dealt.pile("hand.1")).isEqualTo("2s 5s Js");
    assertThat(dealt.pile("hand.2")).isEqualTo("3s 6s Qs");
    assertThat(dealt.pile("board")).isEqualTo("Ah 2h 3h 4h");
    assertThat(dealt.pile("stock").split(" ")).hasSize(27).startsWith("Kd");
    assertThat(dealt.turn()).isEqualTo("0");
  }

  @Test
  @Covers({"SCO-4", "SCO-9", "SCO-18", "SCO-32"})
  void movesOutOfPlaceAreRefused() {
    TestTable dealt = table("7s 3h 4c Kd", "7d 2s 5h", "7c 3c Jd").players("Ada", "Ben");
    assertThat(dealt.refusalText("1 trail Jd")).isEqualTo("SCO-9: It is the turn of Ada to play.");
    assertThat(dealt.refusalText("1 capture 7c 7s"))
        .isEqualTo("SCO-9: It is the turn of Ada to play.");
    assertThat(dealt.refusalText("trail Jd")).isEqualTo("SCO-18: You do not hold J♦.");
    assertThat(dealt.refusalText("capture 7c 7s")).isEqualTo("SCO-18: You do not hold 7♣.");
    assertThat(dealt.refusalText("* shuffle ..."))
        .isEqualTo("SCO-4: The cards have been dealt already.");
    assertThat(START.refusalText("0 trail Jd"))
        .isEqualTo("SCO-4: The cards have not been dealt yet.");
    TestTable over = dealt.after(ScopaState.class, ScopaState::over);
    assertThat(over.refusalText("0 trail 2s")).isEqualTo("SCO-32: The game is over.");
  }

  @Test
  @Covers({"SCO-11", "SCO-12", "SCO-13", "SCO-14", "SCO-17", "SCO-18"})
  void refusalsSayWhatIsWrong() {
    TestTable state = table("7s 3h 4c Kd", "7d 2s 5h", "7c 3c Jd");
    assertThat(state.refusalText("capture 7d 7h")).isEqualTo("SCO-11: 7♥ is not on the table.");
    assertThat(state.refusalText("capture 7d 3h 4d")).isEqualTo("SCO-12: 4♦ is not on the table.");
    assertThat(state.refusalText("capture 7d Kd"))
        .isEqualTo("SCO-11: 7♦ does not capture K♦, which is of another rank.");
    assertThat(state.refusalText("capture 5h 3h 4c"))
        .isEqualTo("SCO-12: These cards add up to 7, but 5♥ is worth 5.");
    assertThat(state.refusalText("capture 7d 7s 3h"))
        .isEqualTo(
            "SCO-13: That is more than one capture: 7♦ can take some of these cards without the"
                + " others.");
    assertThat(state.refusalText("capture 7d 3h 4c"))
        .isEqualTo(
            "SCO-14: A card of the same rank as 7♦ is on the table, and you must capture that.");
    assertThat(state.refusalText("trail 7d"))
        .isEqualTo("SCO-17: 7♦ can capture, so you may not lay it on the table.");
    assertThat(state.under("trail-rule=must-capture").refusalText("trail 2s"))
        .isEqualTo("SCO-18: You hold 7♦, which can capture, so you must capture.");
    TestTable ace = table("7s 3h", "Ad 2s", "7c");
    assertThat(ace.under("ace-takes-all=on").refusalText("capture Ad 3h"))
        .isEqualTo("SCO-12: There is no ace on the table, so A♦ captures all the cards on it.");
  }

  @Test
  void theRulesOfCapturesAndTrailsGovern() {
    TestTable table = table("7s Kd", "7d 2s 5h", "7c 3c Jd");
    assertThat(table.governing(0))
        .containsExactly("SCO-11", "SCO-12", "SCO-13", "SCO-14", "SCO-15", "SCO-17", "SCO-18");
    assertThat(table.governing(1)).isEmpty();
    assertThat(table.under("pair-first=off").governing(0))
        .containsExactly("SCO-11", "SCO-12", "SCO-13", "SCO-15", "SCO-17", "SCO-18");
    TestTable swept = table("", "7d 2s 5h", "7c 3c Jd");
    assertThat(swept.governing(0)).containsExactly("SCO-18", "SCO-22");
    assertThat(START.governing(0)).isEmpty();
  }

  @Test
  @Covers("SCO-5")
  void threeKingsOnTheBoardVoidTheDeal() {
    String hands = "As 2s 3s 4s 5s 6s ";
    for (String kings : List.of("Ks Kd 4h Kc", "Ks Kh Kd Kc")) {
      assertThat(START.play("* shuffle " + hands + kings + " ...")).isEqualTo(START);
    }
    assertThat(START.play("* shuffle " + hands + "Ks 5h 4h Kc ...").fact("phase"))
        .isEqualTo("play");
    assertThat(
            START
                .under("king-redeal=off")
                .play("* shuffle " + hands + "Ks Kh Kd Kc ...")
                .fact("phase"))
        .isEqualTo("play");
  }

  @Test
  @Covers("SCO-5")
  void aVoidDealTellsOfABoardThatIsGone() {
    String hands = "As 2s 3s 4s 5s 6s ";
    assertThat(START.deduced("* shuffle " + hands + "Ks Kd 4h Kc ...")).containsExactly("unknown");
    assertThat(START.deduced("* shuffle " + hands + "Ks Kd 4h 5c ...")).isEmpty();
  }

  @Test
  @Covers("SCO-6")
  void emptyHandsAreDealtThreeCardsMore() {
    TestTable before =
        table("Kd 2c", "", "Qh").withCards("stock: As 2s 3s 4s 5s 6s 7s").then(turnOf(1));
    TestTable after = before.play("trail Qh");

    assertThat(after.pile("hand.0")).isEqualTo("As 3s 5s");
    assertThat(after.pile("hand.1")).isEqualTo("2s 4s 6s");
    assertThat(after.pile("stock")).isEqualTo("7s");
    assertThat(after.pile("board")).isEqualTo("Qh Kd 2c");
    assertThat(after.turn()).isEqualTo("0");
  }

  @Test
  @Covers("SCO-7")
  void theStockComesOutEven() {
    assertThat(deals(START)).isEqualTo(6);
    assertThat(deals(TestTable.of(Scopa.GAME, 3))).isEqualTo(4);
    assertThat(deals(TestTable.of(Scopa.GAME, 4))).isEqualTo(3);
    assertThat(deals(TestTable.of(Scopa.GAME, 4, "deal=nine"))).isEqualTo(1);
  }

  /** Plays a hand at random and returns how often cards were dealt. */
  private static int deals(TestTable start) {
    RandomSource random = RandomSource.seeded(7);
    TestTable table = start.play("* shuffle ...");
    int deals = 1;
    while (table.turn().length() == 1 && table.fact("hand-number").equals("1")) {
      int stock = table.pile("stock").length();
      table = table.playAny(random);
      deals += table.fact("phase").equals("play") && table.pile("stock").length() < stock ? 1 : 0;
    }
    return deals;
  }

  @Test
  @Covers("SCO-8")
  void capturedCardsAreNamedInAnyOrder() {
    TestTable state = table("2s 4h 6c Ad 5s", "7c", "Kd");
    assertThat(state.refusedBy("capture 7c 4h 2s Ad")).isEqualTo("legal");
    assertThat(state.moves())
        .containsExactly("capture 7c Ad 2s 4h", "capture 7c Ad 6c", "capture 7c 2s 5s");
  }

  @Test
  @Covers("SCO-10")
  void valuesRunFromOneToTen() {
    List<String> ranks = List.of("A", "2", "3", "4", "5", "6", "7", "J", "Q", "K");
    for (int i = 0; i < ranks.size(); i++) {
      assertThat(Captures.value(PlayingCard.parse(ranks.get(i) + "d"))).isEqualTo(i + 1);
    }
  }

  @Test
  @Covers("SCO-11")
  void aPairTakesOneCardOfTheRank() {
    TestTable state = table("7s 7h 2c", "7d", "Kd");
    assertThat(state.moves()).containsExactly("capture 7d 7s", "capture 7d 7h");
    assertThat(state.refusedBy("capture 7d 2c")).isEqualTo("SCO-11");
    assertThat(state.play("capture 7d 7h").pile("board")).isEqualTo("7s 2c");
  }

  /** Text cannot say so, but a program can. */
  @Test
  @Covers("SCO-12")
  void aCaptureOfNothingIsRefused() {
    TestTable state = table("7s 2c", "7d Ah", "Ks");
    ScopaMove nothing = new Capture(0, PlayingCard.parse("7d"), noCards());
    assertThat(state.refusalText(nothing))
        .isEqualTo("SCO-12: These cards add up to 0, but 7♦ is worth 7.");
    ScopaState played = state.state(ScopaState.class);
    assertThatThrownBy(() -> RULES.apply(played, nothing)).isInstanceOf(IllegalMoveException.class);
    assertThat(
            state
                .under("ace-takes-all=on")
                .refusal(new Capture(0, PlayingCard.parse("Ah"), noCards())))
        .isNotEqualTo("legal");
  }

  @Test
  @Covers({"SCO-10", "SCO-12"})
  void courtCardsTakePartInSums() {
    TestTable state = table("Jh Ac 5d", "Qs", "Kd");
    assertThat(state.moves()).containsExactly("capture Qs Ac Jh");
    assertThat(state.refusedBy("capture Qs Jh 5d")).isEqualTo("SCO-12");
    assertThat(state.refusedBy("capture Qs Jh Ah")).isEqualTo("SCO-12");
  }

  @Test
  @Covers({"SCO-13", "SCO-15"})
  void oneCaptureIsOnePairOrOneSum() {
    TestTable sums = table("2s 4h 6c Ad 5s", "7c", "Kd");
    assertThat(sums.refusedBy("capture 7c Ad 6c 2s 5s")).isEqualTo("SCO-13");
    assertThat(sums.refusedBy("capture 7c Ad 6c")).isEqualTo("legal");
    assertThat(sums.refusedBy("capture 7c 2s 5s")).isEqualTo("legal");
    TestTable pairs = table("7s 7h 2c 5s", "7d", "Kd");
    assertThat(pairs.refusedBy("capture 7d 7s 7h")).isEqualTo("SCO-13");
    assertThat(pairs.refusedBy("capture 7d 7s 2c 5s")).isEqualTo("SCO-13");
  }

  @Test
  @Covers("SCO-14")
  void aPairComesBeforeASum() {
    TestTable state = table("7s 3h 4c Kd", "7d", "Kh");
    assertThat(state.refusedBy("capture 7d 3h 4c")).isEqualTo("SCO-14");
    assertThat(state.refusedBy("capture 7d 7s")).isEqualTo("legal");
    assertThat(state.under("pair-first=off").moves())
        .containsExactly("capture 7d 7s", "capture 7d 3h 4c");
  }

  @Test
  @Covers({"SCO-16", "SCO-21"})
  void capturesGoFaceDownToThePileOfTheSide() {
    TestTable state = table("7s Kd", "7d 2h", "Kc 2c", "Kh 2d", "3d 3h");
    TestTable after = state.play("capture 7d 7s", "trail 2c", "capture Kh Kd");

    assertThat(after.pile("won.0")).isEqualTo("7s Kh 7d Kd");
    assertThat(after.pile("won.1")).isEmpty();
    assertThat(after.fact("last-capturer")).isEqualTo("2");
    assertThat(after.seenBy(0).pile("won.0")).isEqualTo("?? ?? ?? ??");
  }

  @Test
  @Covers({"SCO-17", "SCO-18"})
  void aCardThatCapturesIsNotTrailed() {
    TestTable state = table("5s Kd", "5h 3c", "Jh");
    assertThat(state.refusedBy("trail 5h")).isEqualTo("SCO-17");
    assertThat(state.refusedBy("trail 3c")).isEqualTo("legal");
    assertThat(state.play("trail 3c").pile("board")).isEqualTo("5s Kd 3c");
    assertThat(state.under("trail-rule=must-capture").refusedBy("trail 3c")).isEqualTo("SCO-18");
    assertThat(state.under("trail-rule=must-capture").moves()).containsExactly("capture 5h 5s");
    TestTable sum = table("4s Ad", "5h 3c", "Jh");
    assertThat(sum.refusedBy("trail 5h")).isEqualTo("SCO-17");
  }

  @Test
  @Covers({"SCO-19", "SCO-22"})
  void takingTheLastCardOfTheBoardSweeps() {
    TestTable state = table("2h 3s", "5d 4h", "3c Jd");
    TestTable swept = state.play("capture 5d 2h 3s");

    assertThat(swept.fact("sweep-log")).isEqualTo("0");
    assertThat(swept.seenBy(1).pile("won.0")).isEqualTo("5d ?? ??");
    assertThat(swept.moves()).containsExactly("trail Jd", "trail 3c");
    assertThat(swept.play("trail Jd", "trail 4h").fact("sweep-log")).isEqualTo("0");
  }

  @Test
  @Covers("SCO-20")
  void theLastCardOfTheHandDoesNotSweep() {
    TestTable state = lastTurn(START, "Ks", "7d As 2h 3c", "").then(lastCapturer(0));
    assertThat(state.play("capture Kh Ks").lines())
        .containsExactly("1 SCO-27 0 1", "1 SCO-28 0 1", "1 SCO-29 0 1", "1 SCO-30 0 1");
    assertThat(state.under("last-sweep=on").play("capture Kh Ks").lines()).endsWith("1 SCO-19 1 1");
    assertThat(state.withCards("board: Qs").under("last-sweep=on").play("trail Kh").lines())
        .doesNotContain("1 SCO-19 0 1");
  }

  @Test
  @Covers("SCO-23")
  void thereIsAlwaysALegalMove() {
    RandomSource random = RandomSource.seeded(23);
    for (String rule : List.of("card-bound", "must-capture")) {
      for (int i = 0; i < 300; i++) {
        CardList<PlayingCard> pack = Deck.spanish40().shuffled(random);
        int board = random.nextInt(12);
        CardSet<PlayingCard> hand = pack.draw(board).first(3).toSet();
        TestTable table =
            table(pack.first(board).toSet().toString(), hand.toString(), "", "")
                .under("trail-rule=" + rule, "ace-takes-all=on");
        assertThat(table.moves()).isNotEmpty();
      }
    }
  }

  @Test
  @Covers({"SCO-24", "SCO-28"})
  void theLastCapturerGetsTheBoard() {
    TestTable state = lastTurn(START, "3c Jd 4s", "Ad As Ah", "2d 2s 3h").then(lastCapturer(1));
    // One diamond more for seat 1; otherwise diamonds and cards would be tied.
    assertThat(state.play("trail Kh").lines())
        .containsExactly("1 SCO-27 1 1", "1 SCO-28 1 1", "1 SCO-30 1 1");
    TestTable nobody = lastTurn(START, "3c Jd 4s", "", "");
    assertThat(nobody.play("trail Kh").lines()).isEmpty();
  }

  @Test
  @Covers({"SCO-25", "SCO-27", "SCO-28", "SCO-29", "SCO-30"})
  void pointsAreGivenStepByStep() {
    TestTable state =
        lastTurn(START, "Qs", "7d 2s 2h 2c 3s 3h", "Ad 2d As Ah Ac")
            .then(lastCapturer(0))
            .then(sweeps(1, 0));
    assertThat(state.play("trail Kh").lines())
        .containsExactly(
            "1 SCO-27 0 1",
            "1 SCO-28 1 1",
            "1 SCO-29 0 1",
            "1 SCO-30 1 1",
            "1 SCO-19 1 1",
            "1 SCO-19 0 1");
  }

  @Test
  @Covers({"SCO-27", "SCO-28", "SCO-30"})
  void tiesGiveThePointToNobody() {
    TestTable tied =
        lastTurn(TestTable.of(Scopa.GAME, 3), "Qs", "As 4h Ad 4c", "4s Ah 4d Ac", "7d");
    assertThat(tied.play("trail Kh").lines()).containsExactly("1 SCO-29 2 1");
    TestTable ahead = lastTurn(TestTable.of(Scopa.GAME, 3), "Qs", "As 4h Ad 4c", "4s Ah Ac", "7d");
    assertThat(ahead.play("trail Kh").lines())
        .containsExactly("1 SCO-27 0 1", "1 SCO-29 2 1", "1 SCO-30 0 1");
  }

  @Test
  @Covers("SCO-26")
  void partnersAreOneSide() {
    TestTable state =
        lastTurn(TestTable.of(Scopa.GAME, 4), "Qs", "7d As Ah Ac", "2d").then(lastCapturer(2));
    assertThat(state.play("trail Kh").lines())
        .containsExactly("1 SCO-27 0 2 1", "1 SCO-29 0 2 1", "1 SCO-30 0 2 1");
    TestTable four =
        lastTurn(TestTable.of(Scopa.GAME, 4, "teams=off"), "Qs", "7d As Ah Ac", "2d", "", "")
            .then(lastCapturer(2));
    assertThat(four.play("trail Kh").lines())
        .containsExactly("1 SCO-27 0 1", "1 SCO-29 0 1", "1 SCO-30 0 1");
    assertThat(four.hasPile("won.3")).isTrue();
    assertThat(state.hasPile("won.2")).isFalse();
  }

  @Test
  @Covers({"SCO-31", "SCO-32", "SCO-33"})
  void countingStopsAtTheTarget() {
    TestTable state = tenAll();
    TestTable over = state.play("trail Kh");
    assertThat(over.scores()).isEqualTo("11 10");
    assertThat(over.turn()).isEqualTo("over");
    assertThat(over.fact("winner")).isEqualTo("0");
    assertThat(over.moves()).isEmpty();

    TestTable counted = state.under("count-out=full").play("trail Kh");
    assertThat(counted.scores()).isEqualTo("12 13");
    assertThat(counted.fact("winner")).isEqualTo("1");
  }

  /** Both seats have ten points; seat 0 will have most cards and 7d, seat 1 three points. */
  private static TestTable tenAll() {
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "SCO-27", 0, 10).add(1, "SCO-27", 1, 10);
    return lastTurn(START, "Qs", "7d 2s 2h 2c 3s 3h", "Ad 2d As Ah Ac")
        .then(lastCapturer(0))
        .after(ScopaState.class, state -> state.withSheet(sheet))
        .then(sweeps(1));
  }

  @Test
  @Covers({"SCO-32", "SCO-34"})
  void thereAreOtherTargets() {
    for (String target : List.of("16", "21")) {
      TestTable next = tenAll().under("target=" + target).play("trail Kh");
      assertThat(next.scores()).isEqualTo("12 13");
      assertThat(next.turn()).isEqualTo("chance");
    }
  }

  @Test
  @Covers({"SCO-31", "SCO-34"})
  void aTieInFullCountMeansAnotherHand() {
    TestTable tied = tenAll().then(sweeps()).under("count-out=full").play("trail Kh");
    assertThat(tied.scores()).isEqualTo("12 12");
    assertThat(tied.turn()).isEqualTo("chance");
  }

  @Test
  @Covers("SCO-34")
  void theNextSeatDealsTheWholePack() {
    TestTable next = lastTurn(START, "Qs", "7d", "2s").then(lastCapturer(0)).play("trail Kh");
    assertThat(next.state())
        .isEqualTo(
            ScopaState.undealt(FishingHand.first(2, 2).withSheet(next.state().sheet()).next(2)));
    assertThat(next.pile("stock")).isEqualTo(START.pile("stock"));
  }

  @Test
  @Covers({"SCO-12", "SCO-17", "SCO-19"})
  void anAceTakesTheBoardByChoiceOfTheTable() {
    TestTable board = table("7s 3h", "Ad 2c", "Kh Kd").under("ace-takes-all=on");
    assertThat(board.moves()).containsExactly("capture Ad 3h 7s", "trail 2c");
    assertThat(board.refusedBy("capture Ad 3h")).isEqualTo("SCO-12");
    assertThat(board.refusedBy("trail Ad")).isEqualTo("SCO-17");
    assertThat(board.play("capture Ad 3h 7s").fact("sweep-log")).isEqualTo("-");
    TestTable one = table("Jc", "Ad 2c", "Kh Kd").under("ace-takes-all=on");
    assertThat(one.play("capture Ad Jc").fact("sweep-log")).isEqualTo("-");
    TestTable ace = table("Ac", "Ad 2c", "Kh Kd").under("ace-takes-all=on");
    assertThat(ace.play("capture Ad Ac").fact("sweep-log")).isEqualTo("0");
    TestTable empty = table("", "Ad 2c", "Kh Kd").under("ace-takes-all=on");
    assertThat(empty.moves()).containsExactly("trail Ad", "trail 2c");
  }

  @Test
  @Covers({"SCO-4", "SCO-7"})
  void nineCardsAreForFourSeatsOnly() {
    TestTable dealt = TestTable.of(Scopa.GAME, 4, "deal=nine").play("* shuffle ...");
    for (int seat = 0; seat < 4; seat++) {
      assertThat(dealt.pile("hand." + seat).split(" ")).hasSize(9);
    }
    assertThat(dealt.pile("board").split(" ")).hasSize(4);
    assertThat(dealt.pile("stock")).isEmpty();
    assertThatThrownBy(() -> TestTable.of(Scopa.GAME, 3, "deal=nine"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("deal: found nine with 3 seats");
    Map<String, String> none = Collections.emptyMap();
    assertThat(Scopa.GAME.options().parse(none, 4)).isEqualTo(Scopa.GAME.options().defaults());
    ScopaOptions twelve = ScopaOptions.defaults().withTarget(12);
    assertThatThrownBy(() -> Scopa.GAME.rules(2, twelve))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("target: found 12");
  }

  @Test
  void chanceIsDueOnlyBeforeAHand() {
    TestTable state = table("2h 3s", "5d 4h", "3c Jd");
    assertThatThrownBy(() -> RULES.chance(state.state(ScopaState.class), RandomSource.seeded(1)))
        .isInstanceOf(IllegalStateException.class);
    assertThat(START.turn()).isEqualTo("chance");
  }

  @Test
  @Covers("SCO-18")
  void whoTrailsHoldsNoCardThatCaptures() {
    Match<ScopaState, ScopaMove> match =
        Match.start(Scopa.GAME.setup(2, ImmutableMap.of("trail-rule", "must-capture")));
    for (int seed = 0; seed < 100; seed++) {
      Match<ScopaState, ScopaMove> dealt = match.resolveChance(Dealer.seeded(seed));
      ScopaMove move = dealt.rules().legalMoves(dealt.state()).get(0);
      if (move instanceof ScopaMove.Trail) {
        assertThat(dealt.play(move).observe(1).knowledge().place("hand.0").possible())
            .noneMatch(card -> Captures.canCapture((PlayingCard) card, dealt.state().board()));
      }
    }
  }
}
