package io.github.spadille.rummy.cactus;

import static io.github.spadille.rummy.cactus.Positions.at;
import static io.github.spadille.rummy.cactus.Positions.card;
import static io.github.spadille.rummy.cactus.Positions.cards;
import static io.github.spadille.rummy.cactus.Positions.fact;
import static io.github.spadille.rummy.cactus.Positions.move;
import static io.github.spadille.rummy.cactus.Positions.play;
import static io.github.spadille.rummy.cactus.Positions.rules;
import static io.github.spadille.rummy.cactus.Positions.seen;
import static io.github.spadille.rummy.cactus.Positions.seers;
import static io.github.spadille.rummy.cactus.Positions.shuffle;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.cactus.CactusMove.Shuffle;
import io.github.spadille.rummy.cactus.CactusState.Drawn;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each way in which a player learns a card, and each in which nobody must. */
class CactusKnowledgeTest {
  private static final Cactus RULES = rules();
  private static final Cactus NOTES = rules("memory=notes");
  private static final String HIDDEN = "[nobody, nobody, nobody, nobody]";

  private static CactusState begins(String stock, String discards) {
    return at(0, "3s 4h Ac 9d", "Kd 2c 6s Jh", stock, discards);
  }

  // What is learnt

  @Test
  @Covers("CAC-7")
  void aCardDrawnFromTheStockIsSeenByWhoDrewIt() {
    CactusState drawn = play(RULES, begins("3h 5h", "5c"), "0 draw stock");
    assertThat(seers(RULES, drawn, "drawn")).isEqualTo("[0]");
    assertThat(seers(RULES, drawn, "stock")).isEqualTo("[nobody]");
    assertThat(seers(RULES, drawn, "layout.0")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers("CAC-8")
  void aCardTakenFromTheDiscardsIsSeenByAll() {
    CactusState taken = play(RULES, begins("3h 5h", "5c 8d"), "0 draw discard");
    assertThat(seers(RULES, taken, "drawn")).isEqualTo("[all]");
    assertThat(seers(RULES, taken, "discard")).isEqualTo("[all]");
  }

  @Test
  @Covers("CAC-11")
  void theCardSwappedOutIsSeenByAll() {
    CactusState swapped = play(RULES, begins("3h 5h", "5c"), "0 draw stock", "0 swap 2");
    assertThat(swapped.stock().discards()).isEqualTo(cards("4h 5c"));
    assertThat(seers(RULES, swapped, "discard")).isEqualTo("[all, all]");
  }

  @Test
  @Covers("CAC-12")
  void aCardThatIsDiscardedIsSeenByAll() {
    CactusState discarded = play(RULES, begins("3h 5h", "5c"), "0 draw stock", "0 discard");
    assertThat(discarded.stock().discards()).isEqualTo(cards("3h 5c"));
    assertThat(seers(RULES, discarded, "discard")).isEqualTo("[all, all]");
    assertThat(seers(RULES, discarded, "drawn")).isEqualTo("[]");
  }

  @Test
  @Covers("CAC-25")
  void aCardThatMatchesIsSeenByAll() {
    CactusState matched = play(RULES, begins("3h 5h", "6c"), "1 match 3");
    assertThat(matched.stock().discards()).isEqualTo(cards("6s 6c"));
    assertThat(seers(RULES, matched, "discard")).isEqualTo("[all, all]");
    assertThat(seers(RULES, matched, "layout.1")).isEqualTo("[nobody, nobody, nobody]");
    assertThat(seers(RULES, matched, "layout.0")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-31", "CAC-32"})
  void whoDrewACardFromTheStockHasSeenItWhereItLies() {
    CactusState swapped = play(RULES, begins("3h 5h", "5c"), "0 draw stock", "0 swap 2");
    assertThat(fact(RULES, swapped, "knows.0")).isEqualTo("nobody 0 nobody nobody");
    assertThat(seers(NOTES, swapped, "layout.0")).isEqualTo("[nobody, 0, nobody, nobody]");
  }

  @Test
  @Covers("CAC-32")
  void bothHaveSeenACardFromTheDiscardsWhereItLies() {
    CactusState swapped = play(RULES, begins("3h 5h", "5c"), "0 draw discard", "0 swap 2");
    assertThat(fact(RULES, swapped, "knows.0")).isEqualTo("nobody both nobody nobody");
    assertThat(seers(NOTES, swapped, "layout.0")).isEqualTo("[nobody, all, nobody, nobody]");
  }

  @Test
  @Covers({"CAC-9", "CAC-17"})
  void aPeekShowsACardOfTheOtherToWhoPeeks() {
    CactusState peeked =
        play(RULES, begins("Tc 5h", "5c"), "0 draw stock", "0 discard", "0 peek opp 2");
    assertThat(seers(RULES, peeked, "layout.1")).isEqualTo("[nobody, 0, nobody, nobody]");
    assertThat(seers(RULES, peeked, "layout.0")).isEqualTo(HIDDEN);
    assertThat(fact(RULES, peeked, "shown")).isEqualTo("0 1 2");
    assertThat(fact(RULES, peeked, "knows.1")).isEqualTo("nobody 0 nobody nobody");
    assertThat(seers(NOTES, peeked, "layout.1")).isEqualTo("[nobody, 0, nobody, nobody]");
  }

  @Test
  @Covers({"CAC-9", "CAC-18"})
  void aPeekShowsAnOwnCardToWhoPeeks() {
    CactusState state = at(1, "3s 4h Ac 9d", "Kd 2c 6s Jh", "8c 5h", "5c");
    CactusState peeked = play(RULES, state, "1 draw stock", "1 discard", "1 peek own 3");
    assertThat(seers(RULES, peeked, "layout.1")).isEqualTo("[nobody, nobody, 1, nobody]");
    assertThat(seers(RULES, peeked, "layout.0")).isEqualTo(HIDDEN);
    assertThat(fact(RULES, peeked, "shown")).isEqualTo("1 1 3");
    assertThat(fact(RULES, peeked, "knows.1")).isEqualTo("nobody nobody 1 nobody");
  }

  @Test
  @Covers({"CAC-9", "CAC-26", "CAC-32"})
  void aMatchThatFailsShowsItsCardToAll() {
    CactusState failed = play(RULES, begins("3h 5h 6h", "5c"), "1 match 4");
    assertThat(seers(RULES, failed, "layout.1"))
        .isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    assertThat(seers(RULES, failed, "layout.0")).isEqualTo(HIDDEN);
    assertThat(fact(RULES, failed, "knows.1")).isEqualTo("nobody nobody nobody both nobody nobody");
    assertThat(fact(RULES, failed, "knows.0")).isEqualTo("nobody nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-9", "CAC-26"})
  void aCardThatFailsToMatchIsSeenThoughTheStockIsShuffled() {
    CactusState failed = play(RULES, begins("", "5c 7c 8c"), "1 match 4");
    assertThat(failed.turn().isChance()).isTrue();
    assertThat(seers(RULES, failed, "layout.1")).isEqualTo("[nobody, nobody, nobody, all]");
    CactusState paid = RULES.apply(failed, new Shuffle(cards("8c 7c")));
    assertThat(seers(RULES, paid, "layout.1"))
        .isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    CactusState next = play(RULES, paid, "0 draw discard");
    assertThat(seers(RULES, next, "layout.1")).doesNotContain("0", "1", "all");
  }

  @Test
  @Covers({"CAC-9", "CAC-26"})
  void aMatchThatFailsEndsNoPeek() {
    CactusState failed =
        play(
            RULES,
            begins("Tc 5h 6h 7h", "5c"),
            "0 draw stock",
            "0 discard",
            "0 peek opp 2",
            "1 match 4");
    assertThat(seers(RULES, failed, "layout.1"))
        .isEqualTo("[nobody, 0, nobody, all, nobody, nobody]");
    CactusState ended = play(RULES, failed, "0 end");
    assertThat(seers(RULES, ended, "layout.1")).doesNotContain("0", "1", "all");
  }

  @Test
  @Covers({"CAC-9", "CAC-40"})
  void allCardsAreShownAtTheEnd() {
    CactusState window = play(RULES, at(1, 0, "3s", "Kd", "3h", "5c"), "1 draw stock", "1 discard");
    CactusState over = play(RULES, window, "1 end", "0 pass", "1 pass");
    assertThat(seers(RULES, over, "layout.0")).isEqualTo("[all]");
    assertThat(seers(RULES, over, "layout.1")).isEqualTo("[all]");
  }

  @Test
  @Covers({"CAC-9", "CAC-40", "CAC-43"})
  void allCardsAreShownBetweenTwoHands() {
    Cactus rules = rules("hands=2");
    CactusState last = at(1, 0, "3s", "Kd", "3h", "5c");
    CactusState window = play(rules, last, "1 draw stock", "1 discard", "1 end", "0 pass");
    for (Stage<CactusState> stage : rules.stages(window, move("1 pass")).subList(0, 2)) {
      assertThat(stage.name()).isEqualTo("layout-shown");
      assertThat(seers(rules, stage.state(), "layout.0")).isEqualTo("[all]");
      assertThat(seers(rules, stage.state(), "layout.1")).isEqualTo("[all]");
    }
  }

  @Test
  @Covers({"CAC-2", "CAC-9", "CAC-32"})
  void theLowerRowMayBeSeenBeforeTheFirstDraw() {
    Cactus rules = rules("initial-peek=2");
    CactusState dealt = rules.apply(rules.start(), shuffle("As Ah Ks Kh Ts Th"));
    assertThat(seers(rules, dealt, "layout.0")).isEqualTo("[nobody, nobody, 0, 0]");
    assertThat(seers(rules, dealt, "layout.1")).isEqualTo("[nobody, nobody, 1, 1]");
    assertThat(fact(rules, dealt, "knows.0")).isEqualTo("nobody nobody 0 0");
    assertThat(fact(rules, dealt, "knows.1")).isEqualTo("nobody nobody 1 1");
    CactusState drawn = play(rules, dealt, "0 draw stock");
    assertThat(seers(rules, drawn, "layout.0")).isEqualTo(HIDDEN);
    assertThat(seers(rules, drawn, "layout.1")).isEqualTo(HIDDEN);
    assertThat(fact(rules, drawn, "knows.1")).isEqualTo("nobody nobody 1 1");
    CactusState next = play(rules, drawn, "0 discard", "0 end", "0 pass", "1 pass");
    assertThat(seers(rules, next, "layout.1")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers("CAC-10")
  void notesAddUpWhatPlayersHaveSeen() {
    CactusState peeked =
        play(
            NOTES,
            begins("8c Tc 5h", "5c"),
            "0 draw stock",
            "0 discard",
            "0 peek own 3",
            "0 end",
            "0 pass",
            "1 pass",
            "1 draw stock",
            "1 discard",
            "1 peek opp 3");
    assertThat(fact(NOTES, peeked, "knows.0")).isEqualTo("nobody nobody both nobody");
    assertThat(seers(NOTES, peeked, "layout.0")).isEqualTo("[nobody, nobody, all, nobody]");
    assertThat(seers(RULES, peeked, "layout.0")).isEqualTo("[nobody, nobody, 1, nobody]");
  }

  @Test
  @Covers("CAC-10")
  void notesKeepWhatWasShownForAMoment() {
    CactusState failed = play(NOTES, begins("3h 5h 6h 7h", "5c"), "1 match 4");
    CactusState next = play(NOTES, failed, "0 draw stock");
    assertThat(seers(NOTES, next, "layout.1"))
        .isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    Cactus rules = rules("initial-peek=2", "memory=notes");
    CactusState dealt = rules.apply(rules.start(), shuffle("As Ah Ks Kh Ts Th"));
    CactusState drawn = play(rules, dealt, "0 draw stock", "0 discard");
    assertThat(seers(rules, drawn, "layout.0")).isEqualTo("[nobody, nobody, 0, 0]");
    assertThat(seers(rules, drawn, "layout.1")).isEqualTo("[nobody, nobody, 1, 1]");
  }

  // What nobody learns

  @Test
  @Covers({"CAC-2", "CAC-3", "CAC-9", "CAC-32"})
  void nobodySeesTheCardsDealt() {
    for (Cactus rules : new Cactus[] {RULES, NOTES}) {
      CactusState dealt = rules.apply(rules.start(), shuffle("As Ah Ks Kh Ts Th"));
      assertThat(seers(rules, dealt, "layout.0")).isEqualTo(HIDDEN);
      assertThat(seers(rules, dealt, "layout.1")).isEqualTo(HIDDEN);
      assertThat(fact(rules, dealt, "knows.0")).isEqualTo("nobody nobody nobody nobody");
      assertThat(seers(rules, dealt, "stock")).doesNotContain("0", "1", "all");
    }
  }

  @Test
  @Covers({"CAC-9", "CAC-10", "CAC-11"})
  void nobodyLooksAgainAtACardSwappedIn() {
    CactusState own = play(RULES, begins("3h 5h", "5c"), "0 draw stock", "0 swap 2");
    assertThat(seers(RULES, own, "layout.0")).isEqualTo(HIDDEN);
    CactusState open = play(RULES, begins("3h 5h", "5c"), "0 draw discard", "0 swap 2");
    assertThat(seers(RULES, open, "layout.0")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-16", "CAC-32"})
  void nobodySeesTheCardsOfATrade() {
    CactusState traded =
        play(RULES, begins("Qh 5h", "5c"), "0 draw stock", "0 discard", "0 trade 1 2");
    assertThat(traded.layouts().get(0).cards()).isEqualTo(cards("2c 4h Ac 9d"));
    assertThat(traded.layouts().get(1).cards()).isEqualTo(cards("Kd 3s 6s Jh"));
    for (Cactus rules : new Cactus[] {RULES, NOTES}) {
      assertThat(seers(rules, traded, "layout.0")).isEqualTo(HIDDEN);
      assertThat(seers(rules, traded, "layout.1")).isEqualTo(HIDDEN);
    }
    assertThat(fact(RULES, traded, "knows.0")).isEqualTo("nobody nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-16", "CAC-32", "CAC-10"})
  void aCardThatIsTradedKeepsWhoHasSeenIt() {
    CactusState swapped = play(NOTES, begins("3h Qh 5h", "5c"), "0 draw stock", "0 swap 2");
    CactusState traded =
        play(
            NOTES,
            swapped,
            "0 end",
            "0 pass",
            "1 pass",
            "1 draw stock",
            "1 discard",
            "1 trade 3 2");
    assertThat(traded.layouts().get(1).at(3).card()).isEqualTo(card("3h"));
    assertThat(traded.layouts().get(0).at(2).card()).isEqualTo(card("6s"));
    assertThat(fact(NOTES, traded, "knows.1")).isEqualTo("nobody nobody 0 nobody");
    assertThat(fact(NOTES, traded, "knows.0")).isEqualTo("nobody nobody nobody nobody");
    assertThat(seers(NOTES, traded, "layout.1")).isEqualTo("[nobody, nobody, 0, nobody]");
    assertThat(seers(RULES, traded, "layout.1")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-9", "CAC-10"})
  void aPeekEndsWithTheTurn() {
    CactusState peeked =
        play(RULES, begins("Tc 5h", "5c"), "0 draw stock", "0 discard", "0 peek opp 2");
    for (String end : new String[] {"0 end", "0 cactus"}) {
      CactusState ended = play(RULES, peeked, end);
      assertThat(seers(RULES, ended, "layout.1")).isEqualTo(HIDDEN);
      assertThat(fact(RULES, ended, "shown")).isEqualTo("-");
      assertThat(fact(RULES, ended, "knows.1")).isEqualTo("nobody 0 nobody nobody");
      assertThat(seers(NOTES, ended, "layout.1")).isEqualTo("[nobody, 0, nobody, nobody]");
    }
  }

  @Test
  @Covers({"CAC-9", "CAC-32"})
  void aPeekShowsNothingMoreWhenItsCardIsMatchedAway() {
    for (Cactus rules : new Cactus[] {RULES, NOTES}) {
      CactusState matched =
          play(
              rules,
              at(0, "3s 4h Ac 9d", "Kd Td 6s Jh", "Tc 5h", "5c"),
              "0 draw stock",
              "0 discard",
              "0 peek opp 2",
              "1 match 2");
      assertThat(fact(rules, matched, "slots.1")).isEqualTo("1 3 4");
      assertThat(seers(rules, matched, "layout.1")).isEqualTo("[nobody, nobody, nobody]");
      assertThat(fact(rules, matched, "knows.1")).isEqualTo("nobody nobody nobody");
    }
  }

  @Test
  @Covers("CAC-19")
  void nobodySeesACardIfAPowerIsSkipped() {
    CactusState skipped = play(NOTES, begins("Tc 5h", "5c"), "0 draw stock", "0 discard", "0 skip");
    assertThat(seers(NOTES, skipped, "layout.0")).isEqualTo(HIDDEN);
    assertThat(seers(NOTES, skipped, "layout.1")).isEqualTo(HIDDEN);
    assertThat(fact(NOTES, skipped, "shown")).isEqualTo("-");
  }

  @Test
  @Covers({"CAC-17", "CAC-26"})
  void aMoveIsToldWithoutItsCard() {
    CactusState begins = begins("Tc 5h 6h 7h", "5c");
    CactusState power = play(RULES, begins, "0 draw stock", "0 discard");
    for (Viewer viewer : new Viewer[] {Viewer.seat(0), Viewer.seat(1), Viewer.bystander()}) {
      assertThat(RULES.seenBy(viewer, power, move("0 peek opp 2")).text()).isEqualTo("peek opp 2");
      assertThat(RULES.seenBy(viewer, begins, move("1 match 4")).text()).isEqualTo("match 4");
      assertThat(RULES.seenBy(viewer, begins, move("0 draw stock")).text()).isEqualTo("draw stock");
      assertThat(RULES.seenBy(viewer, RULES.start(), shuffle("As")).text())
          .startsWith("shuffle ??")
          .doesNotContain("As");
      CactusState awaiting = play(RULES, begins("", "5c 7c 8c"), "0 draw stock");
      assertThat(RULES.seenBy(viewer, awaiting, new Shuffle(cards("7c 8c"))).text())
          .startsWith("shuffle ??")
          .doesNotContain("7c");
    }
  }

  @Test
  @Covers({"CAC-26", "CAC-10"})
  void aCardThatFailsToMatchIsTurnedDownWithTheNextMove() {
    CactusState failed = play(RULES, begins("3h 5h 6h 7h", "5c"), "1 match 4");
    CactusState next = play(RULES, failed, "0 draw stock");
    assertThat(seers(RULES, next, "layout.1")).doesNotContain("0", "1", "all");
    assertThat(seers(RULES, next, "drawn")).isEqualTo("[0]");
    CactusState again = play(RULES, failed, "1 match 3");
    assertThat(seers(RULES, again, "layout.1"))
        .isEqualTo("[nobody, nobody, all, nobody, nobody, nobody, nobody, nobody]");
    assertThat(fact(RULES, again, "knows.1"))
        .isEqualTo("nobody nobody both both nobody nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-26", "CAC-32"})
  void nobodySeesPenaltyCards() {
    CactusState failed = play(NOTES, begins("3h 5h 6h", "5c"), "1 match 4");
    assertThat(seers(NOTES, failed, "layout.1"))
        .isEqualTo("[nobody, nobody, nobody, all, nobody, nobody]");
    CactusState next = play(NOTES, failed, "1 match 1");
    assertThat(fact(NOTES, next, "knows.1"))
        .isEqualTo("both nobody nobody both nobody nobody nobody");
  }

  @Test
  @Covers({"CAC-32", "CAC-36"})
  void aCardThatComesBackFromTheStockIsUnknown() {
    CactusState state = begins("3h", "5c 7c");
    CactusState swapped = play(RULES, state, "0 draw stock", "0 swap 2");
    CactusState out =
        play(
            RULES,
            swapped,
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
    assertThat(out.stock().upcard()).isEqualTo(card("3h"));
    assertThat(seen(out, 0)).doesNotContain(card("3h"));
    assertThat(seen(out, 0)).contains(card("4h"), card("Kd"));
    CactusState covered = play(RULES, out, "0 end", "0 pass", "1 pass", "1 draw stock");
    CactusState drawn = RULES.apply(covered, new Shuffle(cards("7c 5c")));
    assertThat(seen(drawn, 0)).doesNotContain(card("7c"), card("5c"));
    assertThat(seers(RULES, drawn, "stock")).isEqualTo("[nobody]");
  }

  @Test
  @Covers({"CAC-25", "CAC-32"})
  void aCardThatWasMatchedIsForgotten() {
    CactusState begins = begins("3h 5h 6h 7h", "9c");
    Slots layout = begins.layouts().get(0);
    CactusState seen = begins.with(0, layout.seenBy(Seats.all(2), layout.at(4)));
    CactusState out = play(RULES, seen, "0 match 4");
    assertThat(fact(RULES, seen, "knows.0")).isEqualTo("nobody nobody nobody both");
    assertThat(fact(RULES, out, "knows.0")).isEqualTo("nobody nobody nobody");
    assertThat(seen(out, 0)).isEmpty();
    assertThat(seen(out, 1)).isEmpty();
  }

  @Test
  @Covers("CAC-9")
  void nobodyIsShownAnythingByAPassOrTheEndOfATurn() {
    CactusState ended = play(RULES, begins("3h 5h", "5c"), "0 draw stock", "0 discard", "0 end");
    assertThat(seers(RULES, ended, "layout.0")).isEqualTo(HIDDEN);
    CactusState passed = play(RULES, ended, "0 pass");
    assertThat(seers(RULES, passed, "layout.0")).isEqualTo(HIDDEN);
    assertThat(seers(RULES, passed, "layout.1")).isEqualTo(HIDDEN);
  }

  @Test
  @Covers({"CAC-9", "CAC-43"})
  void nobodySeesTheStockBetweenTwoHands() {
    Cactus rules = rules("hands=2");
    CactusState state = at(1, 0, "3s", "Kd", "3h", "5c");
    CactusState next = play(rules, state, "1 draw stock", "1 discard", "1 end", "0 pass", "1 pass");
    assertThat(next.stock().cards()).hasSize(52);
    assertThat(seers(rules, next, "stock")).doesNotContain("0,", "1", "all");
    assertThat(next.layouts().get(0).isEmpty()).isTrue();
    assertThat(
            HeardDeductions.of(
                rules,
                play(rules, state, "1 draw stock", "1 discard", "1 end", "0 pass"),
                move("1 pass")))
        .containsExactly("unknown");
  }

  @Test
  void movesTellNothingElse() {
    CactusState state = begins("3h 5h 6h", "5c");
    assertThat(HeardDeductions.of(RULES, state, move("1 match 4"))).isEmpty();
    assertThat(HeardDeductions.of(RULES, state, move("0 draw stock"))).isEmpty();
    assertThat(HeardDeductions.of(RULES, RULES.start(), shuffle("As Ah"))).isEmpty();
  }

  @Test
  void cardsOfATableComeBack() {
    CactusState drawn = play(NOTES, begins("3h 5h 6h 7h", "5c"), "0 draw stock", "1 match 4");
    assertThat(NOTES.withCards(drawn, NOTES.table(drawn))).isEqualTo(drawn);
    CactusState peeked =
        play(RULES, begins("8c 5h", "5c"), "0 draw stock", "0 discard", "0 peek own 3");
    assertThat(RULES.withCards(peeked, RULES.table(peeked))).isEqualTo(peeked);
  }

  @Test
  void otherCardsLieWhereATableHasThem() {
    CactusState drawn = play(RULES, begins("3h 5h 6h 7h", "5c"), "0 draw stock", "1 match 4");
    CactusState other =
        play(
            RULES,
            at(0, "3s Qh Ac 9d", "7s 2c 6s Jh", "8h 6d 6h Kc", "5c"),
            "0 draw stock",
            "1 match 4");
    Table table = RULES.table(other);
    CactusState changed = RULES.withCards(drawn, table);
    assertThat(changed).isEqualTo(other);
    assertThat(((Drawn) changed.step()).card()).isEqualTo(card("8h"));
    assertThat(seen(changed, 0)).containsExactly(card("Jh"));
  }

  @Test
  void whatWasSeenStaysWithItsPlaceWhenCardsAreExchanged() {
    CactusState swapped = play(RULES, begins("3h 5h", "5c"), "0 draw stock", "0 swap 2");
    CardList<PlayingCard> others = cards("3s Ad Ac 9d");
    Table table = RULES.table(swapped).withCards(Map.of("layout.0", others));
    CactusState changed = RULES.withCards(swapped, table);
    assertThat(changed.layouts().get(0).at(2).card()).isEqualTo(card("Ad"));
    assertThat(fact(RULES, changed, "knows.0")).isEqualTo("nobody 0 nobody nobody");
    assertThat(seen(changed, 0)).containsExactly(card("Ad"));
  }
}
