package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.dealt;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.discarded;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.melded;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.two;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VazhushalTest {
  private static final String THREE_DOUBLES = "2h 2h 5c 5c Jd Jd 3s 4s 7s 8h 9h Tc Kd";

  /** A shuffle that deals thirteen cards to seat 0 and different ones to each other seat. */
  private static String shuffle(TestTable start, String hand) {
    int seats = start.state().scores().length();
    List<String> rest = new ArrayList<>(EveryRole.words(start.pile("stock")));
    List<List<String>> hands = new ArrayList<>();
    hands.add(EveryRole.words(hand));
    hands.get(0).forEach(rest::remove);
    for (int seat = 1; seat < seats; seat++) {
      List<String> other = rest.stream().distinct().limit(13).toList();
      other.forEach(rest::remove);
      hands.add(other);
    }
    List<String> pack = new ArrayList<>();
    for (int card = 0; card < 13 * seats; card++) {
      pack.add(hands.get(card % seats).get(card / seats));
    }
    pack.addAll(rest);
    return "shuffle " + Joiner.on(' ').join(pack);
  }

  @ParameterizedTest
  @CsvSource({
    "2, '', 54",
    "3, '', 108",
    "6, '', 108",
    "2, packs=2, 108",
    "3, packs=1, 54",
  })
  @Covers({"VAZ-1", "VAZ-2", "VAZ-3", "VAZ-6", "VAZ-7", "VAZ-8"})
  void thePackIsShuffledAndDealt(int seats, String options, int size) {
    TestTable start = TestTable.of(Vazhushal.GAME, seats, options);
    assertThat(start.turn()).isEqualTo("chance");
    assertThat(start.moves()).isEmpty();
    assertThat(start.fact("phase")).isEqualTo("shuffle");
    assertThat(start.fact("last-drawer")).isEqualTo("-");
    assertThat(start.fact("went-out")).isEqualTo("-");
    assertThat(start.fact("undos-left")).isEqualTo("3");
    assertThat(start.state().handNumber()).isEqualTo(1);
    assertThat(EveryRole.words(start.pile("stock"))).hasSize(size);
    assertThat(EveryRole.words(start.pile("stock")).stream().distinct()).hasSize(54);
    assertThat(start.refusal("0 draw stock")).isEqualTo("VAZ-3 undealt");
    assertThat(start.refusal("shuffle As 2s")).isEqualTo("VAZ-3 pack [" + size + "]");

    String move = start.chance(3);
    CardList<PlayingCard> pack = list(move.substring("* shuffle ".length()));
    assertThat(pack.toBag()).isEqualTo(bag(start.pile("stock")));
    TestTable dealt = start.play(move);
    int last = 13 * seats;
    for (int seat = 0; seat < seats; seat++) {
      assertThat(bag(dealt.pile("hand." + seat)))
          .isEqualTo(Deal.bags(pack, seats, 0, last).get(seat));
    }
    assertThat(dealt.pile("line")).isEqualTo(pack.get(last).code());
    assertThat(dealt.pile("negative")).isEqualTo(pack.bottom().code());
    assertThat(list(dealt.pile("stock"))).isEqualTo(pack.subList(last + 1, size - 1));
    assertThat(dealt.fact("stock-size")).isEqualTo(String.valueOf(size - 2 - last));
    assertThat(dealt.fact("dealer")).isEqualTo(String.valueOf(seats - 1));
    assertThat(dealt.fact("turn")).isEqualTo("0");
    assertThat(dealt.refusal(move)).isEqualTo("VAZ-3 dealt");
    assertThat(start.told(move))
        .containsExactly("dealt " + (seats - 1) + " [13, " + pack.bottom() + "]");
    assertThat(start.stage(move, "dealt").fact("phase")).isEqualTo("draw");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 2h 2h 5c 5c Jd Jd 3s 4s 7s 8h 9h Tc Kd, true",
    "'', 2h 2h 5c 5c X1 X1 3s 4s 7s 8h 9h Tc Kd, false",
    "doubles-limit=2, 2h 2h 5c 5c X1 X1 3s 4s 7s 8h 9h Tc Kd, true",
    "doubles-limit=2, 2h 2h X2 X2 X1 X1 3s 4s 7s 8h 9h Tc Kd, false",
    "doubles-limit=4, 2h 2h 5c 5c Jd Jd 3s 4s 7s 8h 9h Tc Kd, false",
    "doubles-limit=4, 2h 2h 5c 5c Jd Jd 3s 3s 7s 8h 9h Tc Kd, true",
    "doubles-limit=off, 2h 2h 5c 5c Jd Jd 3s 3s 7s 8h 9h Tc Kd, false",
  })
  @Covers({"VAZ-4", "VAZ-5"})
  void doublesMakeADealVoid(String options, String hand, boolean isVoid) {
    TestTable start = TestTable.of(Vazhushal.GAME, 3, options);
    TestTable dealt = start.play(shuffle(start, hand));
    assertThat(dealt.fact("phase")).isEqualTo(isVoid ? "shuffle" : "draw");
    assertThat(dealt.equals(start)).isEqualTo(isVoid);
  }

  @Test
  @Covers({"VAZ-4", "VAZ-5"})
  void doublesAreToldAndTellNothingOfHandsToCome() {
    TestTable start = TestTable.of(Vazhushal.GAME, 3, "");
    String move = shuffle(start, THREE_DOUBLES);
    assertThat(start.told(move)).containsExactly("void 0 [" + list("2h Jd 5c").toSet() + "]");
    assertThat(start.deduced(move)).isEmpty();
    String good = shuffle(start, "2h 2h 5c 5c X1 X1 3s 4s 7s 8h 9h Tc Kd");
    assertThat(start.deduced(good))
        .containsExactly("hand.0 has a property", "hand.1 has a property", "hand.2 has a property");
    assertThat(start.fitting(good, THREE_DOUBLES, "2h 2h 5c 5c Jd", "X1 X1 X2 X2 2h 2h"))
        .containsExactly("2h 2h 5c 5c Jd", "X1 X1 X2 X2 2h 2h");
  }

  @ParameterizedTest
  @CsvSource({
    "'', As, Ah Ad",
    "'', 7d, 7s 7c",
    "'', Kc, Kh Kd",
    "'', X1, -",
    "wild-kinds=same-rank, As, As Ah Ad Ac",
    "wild-kinds=same-rank, X2, -",
    "joker-turned=aces, X2, As Ah Ad Ac",
    "joker-turned=aces, 9h, 9s 9c",
  })
  @Covers({"VAZ-9", "VAZ-10", "VAZ-11", "VAZ-12"})
  void theNegativeJokerMakesCardsWild(String options, String negative, String wilds) {
    assertThat(dealt(2, options, negative, "3s").fact("wilds")).isEqualTo(wilds);
  }

  @Test
  @Covers({"VAZ-25", "VAZ-26", "VAZ-28", "VAZ-31"})
  void aTurnIsADrawAndADiscard() {
    TestTable before = two("3s").withCards("hand.0: 4c 7s Jd", "stock: 9d 5h Qs");
    assertThat(before.moves()).containsExactly("draw stock");
    assertThat(before.refusal("draw line 0")).isEqualTo("VAZ-31 count [1]");
    assertThat(before.refusal("draw line 2")).isEqualTo("VAZ-31 count [1]");
    assertThat(before.refusal("draw line 1")).isEqualTo("VAZ-36 no-sequence [3s]");
    assertThat(before.refusal("1 draw stock")).isEqualTo("VAZ-25 turn [0]");
    assertThat(before.refusal("1 discard 5h")).isEqualTo("VAZ-26 draw-first");
    for (String move : List.of("discard 4c", "put 4c m1", "move 4c m1 new", "undo", "done")) {
      assertThat(before.refusal(move)).isEqualTo("VAZ-26 draw-first");
    }
    TestTable drawn = before.play("draw stock");
    assertThat(before.told("draw stock")).containsExactly("done");
    assertThat(drawn.fact("phase")).isEqualTo("meld");
    assertThat(drawn.pile("stock")).isEqualTo("5h Qs");
    assertThat(drawn.fact("last-drawer")).isEqualTo("-");
    assertThat(bag(drawn.pile("hand.0"))).isEqualTo(bag("4c 7s Jd 9d"));
    assertThat(drawn.moves())
        .containsExactly("discard 7s", "discard 9d", "discard Jd", "discard 4c");
    assertThat(drawn.refusal("draw stock")).isEqualTo("VAZ-26 drawn");
    assertThat(drawn.refusal("draw line 1")).isEqualTo("VAZ-26 drawn");
    assertThat(drawn.refusal("discard 5h")).isEqualTo("VAZ-28 not-held [5h]");
    assertThat(drawn.refusal("done")).isEqualTo("VAZ-53 not-final");
    assertThat(drawn.refusal("undo")).isEqualTo("VAZ-46 valid");
    assertThat(drawn.refusal("1 discard 4c")).isEqualTo("VAZ-25 turn [0]");
    TestTable next = drawn.play("discard 9d");
    assertThat(next.pile("line")).isEqualTo("3s 9d");
    assertThat(bag(next.pile("hand.0"))).isEqualTo(bag("4c 7s Jd"));
    assertThat(next.fact("turn")).isEqualTo("1");
    assertThat(next.fact("phase")).isEqualTo("draw");
    assertThat(next.then(discarded("Qs")).fact("turn")).isEqualTo("0");
  }

  @Test
  @Covers({"VAZ-29", "VAZ-32", "VAZ-33", "VAZ-34", "VAZ-35"})
  void theDeepestCardMustBeMelded() {
    TestTable before =
        two("7d")
            .then(melded("Qd", "2c 3c 4c"))
            .then(discarded("3h 9s Ts Kd Td"))
            .withCards("hand.0: 8s 4h Jc 6d");
    assertThat(before.pile("line")).isEqualTo("7d Qd 3h 9s Ts Kd Td");
    assertThat(before.moves()).containsExactly("draw line 4", "draw stock");
    assertThat(before.refusal("draw line 3")).isEqualTo("VAZ-32 no-meld [Ts]");
    assertThat(before.refusal("draw line 7")).isEqualTo("VAZ-32 no-meld [7d]");
    TestTable taken = before.play("draw line 4");
    assertThat(taken.fact("phase")).isEqualTo("must-meld");
    assertThat(taken.fact("must-use")).isEqualTo("9s");
    assertThat(taken.fact("table-valid")).isEqualTo("yes");
    assertThat(taken.pile("line")).isEqualTo("7d Qd 3h");
    assertThat(bag(taken.pile("hand.0"))).isEqualTo(bag("8s 4h Jc 6d 9s Ts Kd Td"));
    assertThat(taken.moves()).containsExactly("meld 8s 9s Ts");
    assertThat(taken.refusal("discard Kd")).isEqualTo("VAZ-33 must-meld [9s]");
    assertThat(taken.refusal("done")).isEqualTo("VAZ-33 must-meld [9s]");
    assertThat(taken.refusal("undo")).isEqualTo("VAZ-46 valid");
    assertThat(taken.refusal("put Kd m1")).isEqualTo("VAZ-33 must-meld [9s]");
    assertThat(taken.refusal("put 9s m1")).isEqualTo("VAZ-33 must-meld [9s]");
    assertThat(taken.refusal("move 2c m1 new")).isEqualTo("VAZ-33 must-meld [9s]");
    assertThat(taken.refusal("draw stock")).isEqualTo("VAZ-26 drawn");
    assertThat(taken.withCards("hand.0: 8s 9s Ts 5h 6h 7h").refusal("meld 5h 6h 7h"))
        .isEqualTo("VAZ-33 must-meld [9s]");
    TestTable melded = taken.play("meld 8s 9s Ts");
    assertThat(melded.fact("phase")).isEqualTo("meld");
    assertThat(melded.fact("must-use")).isEqualTo("-");
    assertThat(melded.pile("m2.0")).isEqualTo("8s 9s Ts");
    assertThat(melded.fact("fresh.0.m2")).isEqualTo("8s 9s Ts");
    assertThat(melded.play("discard Td").pile("line")).isEqualTo("7d Qd 3h Td");
  }

  @Test
  @Covers({"VAZ-30", "VAZ-32"})
  void aCardMustBeLeftAfterTheMeldOfTheDeepest() {
    TestTable before = two("3h").then(melded("Kd", "2c 3c 4c")).then(discarded("9s"));
    assertThat(before.withCards("hand.0: 7s 8s").refusal("draw line 1"))
        .isEqualTo("VAZ-32 no-meld [9s]");
    assertThat(before.withCards("hand.0: 7s 8s 2d").refusal("draw line 1")).isEqualTo("legal");
    assertThat(before.withCards("hand.0: 7s 8s").moves()).containsExactly("draw stock");
    assertThat(before.withCards("hand.0: 8s X2").refusal("draw line 1"))
        .isEqualTo("VAZ-32 no-meld [9s]");
    assertThat(before.withCards("hand.0: 8s X2 2d").refusal("draw line 1")).isEqualTo("legal");
    TestTable first = two("9s");
    assertThat(first.withCards("hand.0: 7s 8s").refusal("draw line 1"))
        .isEqualTo("VAZ-36 no-sequence [9s]");
    assertThat(first.withCards("hand.0: 7s 8s 2d").refusal("draw line 1")).isEqualTo("legal");
    assertThat(first.withCards("hand.0: 7s X1 2d").refusal("draw line 1"))
        .isEqualTo("VAZ-36 no-sequence [9s]");
    TestTable longer = first.withCards("hand.0: 6s 7s 8s 2d").play("draw line 1");
    assertThat(longer.moves()).containsExactlyInAnyOrder("meld 6s 7s 8s 9s", "meld 7s 8s 9s");
    assertThat(longer.refusal("meld 6s 7s 8s")).isEqualTo("VAZ-33 must-meld [9s]");
  }

  @Test
  @Covers({"VAZ-23", "VAZ-24", "VAZ-32"})
  void theMeldOfTheDeepestCardLeavesTheGroupsValid() {
    TestTable before =
        dealt(2, "packs=2", "X1", "3h").then(melded("Kd", "5s 6s 7s")).then(discarded("7s"));
    assertThat(before.withCards("hand.0: 5s 6s Jd").refusal("draw line 1"))
        .isEqualTo("VAZ-32 no-meld [7s]");
    assertThat(before.withCards("hand.0: 5s 6s Jd").moves()).containsExactly("draw stock");
    TestTable four = before.withCards("hand.0: 5s 6s 8s Jd");
    assertThat(four.moves()).containsExactly("draw line 1", "draw stock");
    TestTable taken = four.play("draw line 1");
    assertThat(taken.moves()).containsExactlyInAnyOrder("meld 5s 6s 7s 8s", "meld 6s 7s 8s");
    assertThat(taken.refusal("meld 5s 6s 7s")).isEqualTo("VAZ-32 stays-invalid");
  }

  @Test
  @Covers({"VAZ-36", "VAZ-37"})
  void aSequenceMayBeMeldedBeforeTheDraw() {
    TestTable before = two("5s").withCards("hand.0: 2d 3d 4d 5h 5c 9s Ts Js");
    assertThat(before.moves())
        .containsExactlyInAnyOrder("draw stock", "meld 2d 3d 4d", "meld 9s Ts Js");
    assertThat(before.refusal("meld 5h 5c 9s")).isEqualTo("VAZ-37 no-pre-meld");
    assertThat(before.refusal("meld 2d 3d 5h")).isEqualTo("VAZ-37 no-pre-meld");
    assertThat(before.refusal("meld 6d 7d 8d")).isEqualTo("VAZ-37 no-pre-meld");
    assertThat(before.withCards("hand.0: 2d 3d 4d 5h 6c").moves()).containsExactly("draw stock");
    assertThat(before.withCards("hand.0: 2d 3d 4d 5h 6c").refusal("meld 2d 3d 4d"))
        .isEqualTo("VAZ-37 no-pre-meld");
    assertThat(before.withCards("hand.0: 2d 3d 4d 5h 5c").moves())
        .containsExactly("draw stock"); // VAZ-30
    assertThat(before.fact("pre-melded")).isEqualTo("no");
    assertThat(before.fact("opened.0")).isEqualTo("no");
    TestTable melded = before.play("meld 2d 3d 4d");
    assertThat(melded.fact("pre-melded")).isEqualTo("yes");
    assertThat(melded.fact("opened.0")).isEqualTo("yes");
    assertThat(melded.fact("opened.1")).isEqualTo("no");
    assertThat(melded.fact("phase")).isEqualTo("draw");
    assertThat(melded.fact("undos-left")).isEqualTo("3");
    assertThat(melded.pile("hand.0")).isEqualTo("9s Ts Js 5h 5c");
    assertThat(melded.moves()).containsExactly("draw line 1");
    assertThat(melded.refusal("draw stock")).isEqualTo("VAZ-37 line");
    assertThat(melded.refusal("meld 9s Ts Js")).isEqualTo("VAZ-37 no-pre-meld");
    TestTable taken = melded.play("draw line 1");
    assertThat(taken.moves()).containsExactly("meld 5s 5h 5c");
    TestTable again = taken.play("meld 5s 5h 5c");
    assertThat(again.fact("pre-melded")).isEqualTo("yes");
    TestTable undone = again.play("put 9s m1", "undo");
    assertThat(undone.fact("pre-melded")).isEqualTo("yes");
    assertThat(undone.fact("undos-left")).isEqualTo("2");
    TestTable next = again.play("discard 9s");
    assertThat(next.fact("pre-melded")).isEqualTo("no");
    assertThat(next.then(discarded("2h")).withCards("hand.0: 9h Th Jh 2d 2c").moves())
        .contains("draw line 1");
    assertThat(
            next.then(discarded("2h")).withCards("hand.0: 9h Th Jh 2d 2c").refusal("meld 9h Th Jh"))
        .isEqualTo("VAZ-37 no-pre-meld");
  }

  @Test
  @Covers({"VAZ-19", "VAZ-30", "VAZ-38", "VAZ-39", "VAZ-40"})
  void newGroupsAreMelds() {
    TestTable drawn = two("3s").withCards("stock: 2h 9d", "hand.0: 6s 7s 8s 9s 6h 6d X1 Kc");
    TestTable first = drawn.play("draw stock");
    assertThat(first.moves("meld"))
        .containsExactlyInAnyOrder("meld 6s 7s 8s", "meld 6s 7s 8s 9s", "meld 7s 8s 9s");
    assertThat(first.refusal("meld 6s 6h 6d")).isEqualTo("VAZ-39 first");
    assertThat(first.refusal("meld 6s 7s X1")).isEqualTo("VAZ-39 first");
    assertThat(first.refusal("meld 6s 7s 9s")).isEqualTo("VAZ-19 no-meld");
    assertThat(first.refusal("meld Ts Js Qs")).startsWith("VAZ-38 not-held");
    TestTable opened = first.play("meld 7s 8s 9s");
    assertThat(opened.pile("m1.0")).isEqualTo("7s 8s 9s");
    assertThat(opened.moves("meld"))
        .containsExactlyInAnyOrder(
            "meld 6s 6h 6d", "meld 6s 6h X1", "meld 6s 6d X1", "meld 6h 6d X1");
    assertThat(opened.refusal("meld 6s 6h 6d X1")).isEqualTo("VAZ-38 put-wild");
    assertThat(opened.withCards("hand.0: 6s 6h X1").refusal("meld 6s 6h X1"))
        .isEqualTo("VAZ-30 keep-one");
    assertThat(opened.withCards("hand.0: 6s 6h X1").moves("meld")).isEmpty();
    assertThat(opened.withCards("hand.0: 6s").refusal("put 6s m1")).isEqualTo("VAZ-30 keep-one");
    assertThat(opened.withCards("hand.0: 6s").moves()).containsExactly("discard 6s");
    assertThat(opened.withCards("hand.0: 6s 6h 6d 6c 2s").moves("meld"))
        .containsExactlyInAnyOrder(
            "meld 6s 6h 6d 6c", "meld 6s 6h 6d", "meld 6s 6h 6c", "meld 6s 6d 6c", "meld 6h 6d 6c");
  }

  @ParameterizedTest
  @CsvSource({
    "put 9h m2, VAZ-41 no-group [2]",
    "put 9s m1, VAZ-41 not-held [9s]",
    "put 9h m1, legal",
    "move 9h m1 new, 'VAZ-42 not-there [9h, 1]'",
    "move 5s m2 new, 'VAZ-42 not-there [5s, 2]'",
    "move 5s m1 m1, VAZ-42 same-group",
    "move 5s m1 m2, VAZ-42 no-group [2]",
    "move 5s m1 new, legal",
  })
  @Covers({"VAZ-41", "VAZ-42"})
  void cardsGoToGroupsThatAreThere(String move, String reason) {
    TestTable before = two("3s").then(melded("Kd", "5s 6s 7s")).then(discarded("Kc"));
    TestTable drawn = before.withCards("hand.0: 9h Qc", "stock: 2h 9d").play("draw stock");
    assertThat(drawn.refusal(move).replace("{", "[").replace("}", "]"))
        .isEqualTo(reason.startsWith("VAZ-41 not-held") ? drawn.refusal("put 9s m1") : reason);
    assertThat(drawn.moves().contains(move)).isEqualTo(reason.equals("legal"));
  }

  @Test
  @Covers({"VAZ-27", "VAZ-42", "VAZ-42a", "VAZ-43", "VAZ-44", "VAZ-49"})
  void groupsAreRearranged() {
    TestTable before =
        two("3s").then(melded("Kd", "5s 6s 7s 8s", "8h 8d 8c")).then(discarded("Kh"));
    TestTable drawn = before.withCards("hand.0: 9h Th", "stock: Kc 9d").play("draw stock");
    assertThat(drawn.refusal("move 8s m16777217 m2")).startsWith("VAZ-42 not-there");
    assertThat(drawn.refusal("move 8s m1 m16777218")).startsWith("VAZ-42 no-group");
    assertThat(drawn.refusal("put 9h m2147483647")).startsWith("VAZ-41 no-group");
    assertThat(drawn.fact("fresh.0.m1")).isEqualTo("-");
    assertThat(drawn.moves("move"))
        .containsExactly(
            "move 5s m1 m2",
            "move 5s m1 new",
            "move 6s m1 m2",
            "move 6s m1 new",
            "move 7s m1 m2",
            "move 7s m1 new",
            "move 8s m1 m2",
            "move 8s m1 new",
            "move 8h m2 m1",
            "move 8h m2 new",
            "move 8d m2 m1",
            "move 8d m2 new",
            "move 8c m2 m1",
            "move 8c m2 new");
    assertThat(drawn.moves("put"))
        .containsExactly(
            "put 9h m1", "put Th m1", "put Kc m1", "put 9h m2", "put Th m2", "put Kc m2");
    TestTable open = drawn.play("move 8h m2 new");
    assertThat(open.pile("m2.0")).isEqualTo("8d 8c");
    assertThat(open.pile("m3.0")).isEqualTo("8h");
    assertThat(open.fact("fresh.0.m3")).isEqualTo("8h");
    assertThat(open.fact("table-valid")).isEqualTo("no");
    assertThat(open.refusal("discard Kc")).isEqualTo("VAZ-44 not-valid");
    assertThat(open.refusal("move 8h m3 m2")).isEqualTo("VAZ-43 fresh [8h]");
    assertThat(open.moves("discard")).isEmpty();
    assertThat(open.moves()).contains("undo").doesNotContain("move 8h m3 m2");
    TestTable emptied = open.play("move 8d m2 m3");
    assertThat(emptied.refusal("move 8c m2 new")).isEqualTo("VAZ-42a alone [8c]");
    assertThat(emptied.moves("move 8c")).containsExactly("move 8c m2 m1", "move 8c m2 m3");
    TestTable free = emptied.play("move 8c m2 m3");
    assertThat(free.fact("table-valid")).isEqualTo("yes");
    assertThat(free.hasPile("m2.0")).isFalse();
    assertThat(free.moves("put 9h")).containsExactly("put 9h m1", "put 9h m3");
    assertThat(free.moves("move 5s")).containsExactly("move 5s m1 m3", "move 5s m1 new");
    assertThat(free.refusal("put 9h m2")).isEqualTo("VAZ-41 no-group [2]");
    assertThat(free.play("move 8s m1 new").pile("m2.0")).isEqualTo("8s"); // the free number
    assertThat(free.withCards("hand.0: Jc Qc Kc 2d").play("meld Jc Qc Kc").pile("m2.0"))
        .isEqualTo("Jc Qc Kc");
    TestTable valid = open.play("move 8s m1 m2", "put 9h m3", "put Th m3");
    assertThat(valid.fact("table-valid")).isEqualTo("yes");
    assertThat(valid.fact("fresh.0.m2")).isEqualTo("8s");
    assertThat(valid.moves()).contains("discard Kc");
    TestTable out = valid.play("discard Kc");
    assertThat(out.winners()).isEqualTo("0");
  }

  @Test
  @Covers("VAZ-43")
  void ofTwoEqualCardsTheOldOneIsMoved() {
    TestTable before =
        dealt(2, "packs=2", "X1", "3s").then(melded("Kd", "5s 6s 7s 8s")).then(discarded("Kh"));
    TestTable drawn =
        before.withCards("hand.0: 8s Qc", "stock: 2h 9d").play("draw stock", "put 8s m1");
    assertThat(drawn.fact("fresh.0.m1")).isEqualTo("8s");
    assertThat(drawn.fact("table-valid")).isEqualTo("no");
    TestTable moved = drawn.play("move 8s m1 new");
    assertThat(moved.pile("m1.0")).isEqualTo("5s 6s 7s 8s");
    assertThat(moved.fact("fresh.0.m1")).isEqualTo("8s");
    assertThat(moved.refusal("move 8s m1 new")).isEqualTo("VAZ-43 fresh [8s]");
    assertThat(moved.moves("move 8s")).isEmpty();
  }

  @Test
  @Covers({"VAZ-45", "VAZ-46", "VAZ-47", "VAZ-48"})
  void anUndoLeadsBackToValidGroups() {
    TestTable before = two("3s").then(melded("Kd", "4c 5c 6c", "6s 6h X1")).then(discarded("Kh"));
    TestTable drawn = before.withCards("hand.0: 3c Jd 2h", "stock: 2s 9d").play("draw stock");
    TestTable open = drawn.play("move 6c m1 m2", "put Jd m1", "put 2h m2");
    assertThat(bag(open.pile("m1.0"))).isEqualTo(bag("4c 5c Jd"));
    assertThat(open.fact("table-valid")).isEqualTo("no");
    TestTable undone = open.play("undo");
    assertThat(undone.pile("m1.0")).isEqualTo("4c 5c 6c");
    assertThat(bag(undone.pile("m2.0"))).isEqualTo(bag("6s 6h X1"));
    assertThat(bag(undone.pile("hand.0"))).isEqualTo(bag("3c Jd 2h 2s"));
    assertThat(undone.fact("undos-left")).isEqualTo("2");
    assertThat(undone.fact("phase")).isEqualTo("meld");
    assertThat(undone.fact("fresh.0.m2")).isEqualTo("-");
    assertThat(undone.pile("line")).isEqualTo(drawn.pile("line"));
    assertThat(undone.refusal("undo")).isEqualTo("VAZ-46 valid");
    TestTable valid = undone.play("move 6c m1 m2", "put 3c m1");
    assertThat(valid.fact("table-valid")).isEqualTo("yes");
    TestTable back = valid.play("put Jd m1", "undo");
    assertThat(back.pile("m1.0")).isEqualTo("3c 4c 5c");
    assertThat(back.fact("fresh.0.m1")).isEqualTo("3c");
    assertThat(back.fact("fresh.0.m2")).isEqualTo("6c");
    assertThat(back.fact("undos-left")).isEqualTo("1");
    TestTable none = back.play("put Jd m2", "undo");
    assertThat(none.fact("undos-left")).isEqualTo("0");
    assertThat(none.refusal("put Jd m1")).isEqualTo("VAZ-47 stays-invalid");
    assertThat(none.refusal("move 4c m1 new")).isEqualTo("VAZ-47 stays-invalid");
    assertThat(none.moves()).containsExactly("discard 2s", "discard 2h", "discard Jd");
    assertThat(none.withCards("hand.0: 2c 6c").moves()).contains("put 2c m1");
    assertThat(none.withCards("hand.0: 3c 4c 5c 6d").refusal("meld 3c 4c 5c"))
        .isEqualTo("VAZ-47 stays-invalid");
    assertThat(none.withCards("hand.0: 3c 4c 5c 6d").moves("meld")).isEmpty();
    assertThat(none.play("discard 2s").fact("undos-left")).isEqualTo("3");
  }

  @Test
  @Covers({"VAZ-46", "VAZ-47"})
  void theLimitOfUndosIsAnOption() {
    TestTable none = dealt(2, "undo-limit=0", "X1", "3s").then(melded("Kd", "5s 6s 7s 8s"));
    TestTable drawn =
        none.then(discarded("Kh")).withCards("hand.0: 4s 9h", "stock: 2h 9d").play("draw stock");
    assertThat(drawn.fact("undos-left")).isEqualTo("0");
    assertThat(drawn.moves())
        .containsExactly("discard 4s", "discard 2h", "discard 9h", "put 4s m1");
    assertThat(drawn.refusal("put 9h m1")).isEqualTo("VAZ-47 stays-invalid");
    assertThat(drawn.refusal("undo")).isEqualTo("VAZ-46 valid");
    assertThat(TestTable.of(Vazhushal.GAME, 2, "undo-limit=9").fact("undos-left")).isEqualTo("9");
  }

  private static final String TABLE = "line-meld=table";

  /** Seat 0 has melded, and may take the newest card of the line. */
  private static TestTable trial(String options, String hand, String newest, String... groups) {
    return dealt(2, options, "X1", "3s")
        .then(melded("Ks", groups))
        .then(discarded(newest))
        .withCards("hand.0: " + hand);
  }

  @Test
  @Covers({"VAZ-34", "VAZ-34a", "VAZ-34b", "VAZ-34c", "VAZ-34d"})
  void aDrawMayBeOnTrial() {
    String group = "5s 6s 7s 8s";
    TestTable hand = trial("", "8d Kc 2h", "8c", group);
    assertThat(hand.moves()).containsExactly("draw stock");
    assertThat(trial("line-meld=table undo-limit=0", "8d Kc 2h", "8c", group).moves())
        .containsExactly("draw stock");
    TestTable before = trial(TABLE, "8d Kc 2h", "8c", group);
    assertThat(before.moves()).containsExactly("draw line 1", "draw stock");
    assertThat(before.governing()).containsExactly("VAZ-26", "VAZ-31", "VAZ-34b", "VAZ-37");
    assertThat(before.refusal("draw line 3")).isEqualTo("VAZ-34b no-meld [3s]");
    TestTable taken = before.play("draw line 1");
    assertThat(taken.fact("phase")).isEqualTo("must-meld");
    assertThat(taken.fact("must-use")).isEqualTo("8c");
    assertThat(taken.governing())
        .containsExactly(
            "VAZ-19", "VAZ-30", "VAZ-34c", "VAZ-34d", "VAZ-34e", "VAZ-38", "VAZ-40", "VAZ-41",
            "VAZ-42", "VAZ-42a", "VAZ-43");
    assertThat(taken.moves())
        .containsExactly(
            "undo",
            "put 2h m1",
            "put 8d m1",
            "put 8c m1",
            "put Kc m1",
            "move 5s m1 new",
            "move 6s m1 new",
            "move 7s m1 new",
            "move 8s m1 new");
    assertThat(taken.refusal("discard Kc")).isEqualTo("VAZ-34c must-meld [8c]");
    assertThat(taken.refusal("done")).isEqualTo("VAZ-34c must-meld [8c]");
    assertThat(taken.refusal("undo")).isEqualTo("legal");
    assertThat(taken.withCards("hand.0: 8s 8d 8c 9h Th Jh").moves("meld"))
        .containsExactly("meld 8s 8d 8c");
    assertThat(taken.withCards("hand.0: 8s 8d 8c 9h Th Jh").refusal("meld 9h Th Jh"))
        .isEqualTo("VAZ-34c must-meld [8c]");
    TestTable open = taken.play("move 8s m1 new", "put 8d m2");
    assertThat(open.fact("phase")).isEqualTo("must-meld");
    assertThat(open.fact("must-use")).isEqualTo("8c");
    assertThat(open.moves()).contains("undo", "put 8c m2", "move 5s m1 m2");
    TestTable melded = open.play("put 8c m2");
    assertThat(melded.fact("phase")).isEqualTo("meld");
    assertThat(melded.fact("must-use")).isEqualTo("-");
    assertThat(melded.fact("undos-left")).isEqualTo("3");
    assertThat(melded.fact("fresh.0.m2")).isEqualTo("8s 8d 8c");
    assertThat(melded.refusal("undo")).isEqualTo("VAZ-46 valid");
    TestTable undone = melded.play("put Kc m1", "undo");
    assertThat(undone.fact("phase")).isEqualTo("meld");
    assertThat(undone.pile("m2.0")).isEqualTo("8s 8d 8c");
    assertThat(undone.fact("undos-left")).isEqualTo("2");
  }

  @Test
  @Covers({"VAZ-34a", "VAZ-34d", "VAZ-34e"})
  void aTrialThatBringsNothingNewIsTakenBack() {
    TestTable before = trial(TABLE, "Kc 2h", "8s", "5s 6s 7s");
    assertThat(before.moves()).containsExactly("draw line 1", "draw stock");
    TestTable longer = before.play("draw line 1", "put 8s m1");
    assertThat(longer.fact("table-valid")).isEqualTo("yes");
    assertThat(longer.fact("phase")).isEqualTo("must-meld");
    assertThat(longer.refusal("discard Kc")).isEqualTo("VAZ-34c must-meld [8s]");
    TestTable carried =
        before.play("draw line 1", "move 5s m1 new", "move 6s m1 m2", "move 7s m1 m2", "put 8s m2");
    assertThat(carried.fact("table-valid")).isEqualTo("yes");
    assertThat(carried.fact("phase")).isEqualTo("must-meld");
    TestTable undone = carried.play("undo");
    assertThat(undone.fact("phase")).isEqualTo("draw");
    assertThat(undone.fact("must-use")).isEqualTo("-");
    assertThat(undone.fact("undos-left")).isEqualTo("2");
    assertThat(undone.pile("line")).isEqualTo("3s Ks 8s");
    assertThat(undone.pile("hand.0")).isEqualTo("2h Kc");
    assertThat(undone.pile("m1.0")).isEqualTo("5s 6s 7s");
    assertThat(undone.fact("fresh.0.m1")).isEqualTo("-");
    assertThat(undone.turn()).isEqualTo("0");
    TestTable last = undone.play("draw line 1", "undo", "draw line 1", "undo");
    assertThat(last.fact("undos-left")).isEqualTo("0");
    assertThat(last.moves()).containsExactly("draw stock");
    assertThat(last.refusal("draw line 1")).isEqualTo("VAZ-32 no-meld [8s]");
    TestTable hand = last.withCards("hand.0: 8d 8h 2h Kc");
    assertThat(hand.moves()).containsExactly("draw line 1", "draw stock");
    assertThat(hand.play("draw line 1").moves()).containsExactly("meld 8s 8h 8d");
    assertThat(hand.play("draw line 1").governing())
        .containsExactly("VAZ-19", "VAZ-30", "VAZ-32", "VAZ-33", "VAZ-34", "VAZ-38", "VAZ-40");
  }

  @Test
  @Covers({"VAZ-34d", "VAZ-34f"})
  void aRearrangedGroupIsNew() {
    TestTable before = trial(TABLE, "Kc 2h", "8s", "5s 6s 7s", "5h 5d 5c");
    TestTable moved = before.play("draw line 1", "move 5s m1 m2");
    assertThat(moved.fact("table-valid")).isEqualTo("no");
    TestTable melded = moved.play("put 8s m1");
    assertThat(melded.fact("phase")).isEqualTo("meld");
    assertThat(melded.pile("m1.0")).isEqualTo("6s 7s 8s");
    assertThat(melded.pile("m2.0")).isEqualTo("5s 5h 5d 5c");
    TestTable other = before.play("draw line 1", "put 8s m1", "move 5s m1 m2");
    assertThat(other.fact("phase")).isEqualTo("meld");

    TestTable two = trial("packs=2 " + TABLE, "8s Kc 2h", "8s", "5s 6s 7s", "5h 5d 5c");
    TestTable kept = two.play("draw line 1", "move 5s m1 m2", "put 8s m1");
    assertThat(kept.fact("phase")).isEqualTo("meld");
    assertThat(bag(kept.pile("hand.0"))).isEqualTo(bag("8s Kc 2h"));
  }

  @Test
  @Covers("VAZ-34a")
  void onlyGroupsOfEarlierTurnsAllowATrial() {
    TestTable before = dealt(2, TABLE, "X1", "5s").withCards("hand.0: 2d 3d 4d 5h 5c 9c");
    assertThat(before.refusal("draw line 1")).isEqualTo("VAZ-36 no-sequence [5s]");
    TestTable melded = before.play("meld 2d 3d 4d");
    TestTable taken = melded.play("draw line 1");
    assertThat(taken.moves()).containsExactly("meld 5s 5h 5c");
    assertThat(taken.governing())
        .containsExactly("VAZ-19", "VAZ-30", "VAZ-32", "VAZ-33", "VAZ-34", "VAZ-38", "VAZ-40");
    assertThat(melded.withCards("hand.0: 5h 9c").moves()).isEmpty();
    TestTable sets = trial(TABLE, "Kc 2h", "5s", "2d 3d 4d 5d", "5h 6h 7h");
    assertThat(sets.moves()).containsExactly("draw line 1", "draw stock");
  }

  @Test
  @Covers({"VAZ-30", "VAZ-34c"})
  void aTrialKeepsACardInTheHand() {
    TestTable taken = trial(TABLE, "8d 5s", "8c", "6s 7s 8s").play("draw line 1");
    TestTable last = taken.play("put 5s m1", "move 8s m1 new", "put 8d m2");
    assertThat(last.refusal("put 8c m2")).isEqualTo("VAZ-30 keep-one");
    assertThat(last.moves("put")).isEmpty();
    assertThat(last.moves()).contains("undo", "move 6s m1 m2");
  }

  @Test
  @Covers({"VAZ-50", "VAZ-51", "VAZ-54", "VAZ-59", "VAZ-60"})
  void whoDiscardsTheLastCardWins() {
    TestTable before = two("3s").then(melded("Kd", "5s 6s 7s 8s")).then(discarded("Kh"));
    TestTable last =
        before.withCards("hand.0: 9s", "stock: 2h 9d", "hand.1: Kc Kd 2d").play("draw stock");
    TestTable put = last.play("put 9s m1");
    assertThat(put.told("discard 2h"))
        .containsExactly(
            "out 0",
            "hand-shown 0 [" + bag("") + ", 35, 0]",
            "hand-shown 1 [" + bag("2d Kc Kd") + ", 0, 22]",
            "won [0]");
    assertThat(put.stage("discard 2h", "out").fact("went-out")).isEqualTo("0");
    assertThat(put.stage("discard 2h", "out").fact("phase")).isEqualTo("meld");
    assertThat(put.stage("discard 2h", "hand-shown").lines()).containsExactly("1 VAZ-54 0 35");
    assertThat(put.stage("discard 2h", "won").fact("phase")).isEqualTo("over");
    TestTable out = put.play("discard 2h");
    assertThat(out.fact("phase")).isEqualTo("over");
    assertThat(out.fact("turn")).isEqualTo("-");
    assertThat(out.fact("went-out")).isEqualTo("0");
    assertThat(out.fact("fresh.0.m1")).isEqualTo("-");
    assertThat(out.fact("score")).isEqualTo("35 -22");
    assertThat(out.pile("line")).isEqualTo("3s Kd Kh 2h");
    assertThat(out.lines()).containsExactly("1 VAZ-54 0 35", "1 VAZ-54 1 -22");
    assertThat(out.winners()).isEqualTo("0");
    assertThat(out.turn()).isEqualTo("over");
    assertThat(out.moves()).isEmpty();
    assertThat(out.refusal("0 draw stock")).isEqualTo("VAZ-62 over");
    assertThat(out.refusal("* shuffle As")).isEqualTo("VAZ-62 over");
    assertThat(put.winners()).isEqualTo("-");
  }

  @Test
  @Covers({"VAZ-60", "VAZ-61"})
  void whoGoesOutWinsWithAnyScore() {
    TestTable rich = two("3s").withCards("hand.1: 5h").then(melded("Kd", "5s 6s 7s"));
    TestTable poor = rich.then(melded("2d", "As Js Qs Ks")).withCards("hand.0: 9c", "stock: 9d 2c");
    TestTable out = poor.play("draw stock", "discard 9d").withCards("hand.1:", "stock: 2c 9c");
    assertThat(out.withCards("hand.1:").play("draw stock", "discard 2c").winners()).isEqualTo("1");
    TestTable other = poor.withCards("hand.0:").play("draw stock", "discard 9d");
    assertThat(other.fact("score")).isEqualTo("18 35");
    assertThat(other.winners()).isEqualTo("0");
  }

  /** Seat 1 draws the last card, after seat 0 has melded. */
  private static TestTable ended(String options, String... groups) {
    return dealt(2, options, "X1", "3s")
        .then(melded("Kd", groups))
        .withCards("stock: 6c")
        .play("draw stock");
  }

  @Test
  @Covers({"VAZ-30", "VAZ-39", "VAZ-52", "VAZ-53", "VAZ-53a", "VAZ-61"})
  void allMeldAtLastWhenTheStockIsUsedUp() {
    TestTable before = two("3s").then(melded("Kd", "5s 6s 7s 8s")).withCards("stock: 6c");
    assertThat(before.told("draw stock")).containsExactly("stock-used-up 1");
    TestTable last = before.withCards("hand.1: 9d Td Jd Qd 9h 9c").play("draw stock");
    assertThat(before.stage("draw stock", "stock-used-up").fact("last-drawer")).isEqualTo("1");
    assertThat(last.fact("last-drawer")).isEqualTo("1");
    assertThat(last.fact("stock-size")).isEqualTo("0");
    assertThat(last.fact("phase")).isEqualTo("meld");
    assertThat(last.pile("negative")).isEqualTo("X1");
    TestTable melded = last.play("meld 9d Td Jd Qd");
    assertThat(melded.told("discard 6c")).containsExactly("final");
    TestTable first = melded.play("discard 6c");
    assertThat(first.fact("phase")).isEqualTo("final");
    assertThat(first.fact("turn")).isEqualTo("0");
    assertThat(first.withCards("hand.0: 9s 4c").moves())
        .startsWith("done")
        .contains("put 9s m1", "move 5s m1 new")
        .doesNotContain("discard 9s", "undo");
    assertThat(first.refusal("draw stock")).isEqualTo("VAZ-53 drawn");
    assertThat(first.refusal("draw line 1")).isEqualTo("VAZ-53 drawn");
    assertThat(first.refusal("discard 4c")).isEqualTo("VAZ-53 no-discard");
    assertThat(first.refusal("undo")).isEqualTo("VAZ-46 valid");
    assertThat(first.refusal("1 done")).isEqualTo("VAZ-53 turn [0]");
    assertThat(first.withCards("hand.0: Jd Qd X2").play("meld Jd Qd X2").pile("m2.0"))
        .isEqualTo("Jd Qd X2");
    TestTable put = first.withCards("hand.0: 9s").play("put 9s m1");
    assertThat(put.fact("phase")).isEqualTo("final");
    assertThat(put.fact("fresh.0.m1")).isEqualTo("9s");
    assertThat(put.fact("went-out")).isEqualTo("-");
    assertThat(put.pile("hand.0")).isEmpty();
    TestTable broken = first.withCards("hand.0: 9h").play("put 9h m1");
    assertThat(broken.refusal("done")).isEqualTo("VAZ-44 not-valid");
    assertThat(broken.moves()).startsWith("undo").doesNotContain("done").hasSize(5);
    TestTable undone = broken.play("undo");
    assertThat(undone.fact("phase")).isEqualTo("final");
    assertThat(undone.fact("undos-left")).isEqualTo("2");
    assertThat(undone.pile("hand.0")).isEqualTo("9h");
    assertThat(put.told("done")).containsExactly("done");
    TestTable second = put.play("done");
    assertThat(second.fact("turn")).isEqualTo("1");
    assertThat(second.fact("phase")).isEqualTo("final");
    assertThat(second.fact("undos-left")).isEqualTo("3");
    assertThat(second.fact("fresh.0.m1")).isEqualTo("-");
    assertThat(second.fact("fresh.1.m1")).isEqualTo("-");
    assertThat(second.moves("move Qd")).containsExactly("move Qd m1 new");
    assertThat(second.told("done"))
        .containsExactly(
            "hand-shown 0 [" + bag("") + ", 35, 0]",
            "hand-shown 1 [" + bag("9h 9c") + ", 39, 18]",
            "won [0]");
    TestTable over = second.play("done");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.fact("went-out")).isEqualTo("-");
    assertThat(over.fact("score")).isEqualTo("35 21");
    assertThat(
            second.withCards("hand.1: 8d 7d 6d").play("put 8d m1", "put 7d m1", "done").winners())
        .isEqualTo("1");
    assertThat(second.withCards("hand.1: 2c 2d").play("done").winners()).isEqualTo("0 1");
  }

  @Test
  @Covers({"VAZ-39", "VAZ-53"})
  void theFirstMeldMayBeTheLastThing() {
    TestTable first = ended("", "5s 6s 7s 8s").play("discard 6c", "done");
    TestTable second = first.withCards("hand.1: 9d Td Jd 9h 9c 2h");
    assertThat(second.moves()).containsExactly("done", "meld 9d Td Jd");
    assertThat(second.refusal("meld 9h 9d 9c")).isEqualTo("VAZ-39 first");
    assertThat(second.governing()).containsExactly("VAZ-19", "VAZ-38", "VAZ-39", "VAZ-53");
    TestTable melded = second.play("meld 9d Td Jd");
    assertThat(melded.fact("phase")).isEqualTo("final");
    assertThat(melded.governing())
        .containsExactly(
            "VAZ-19", "VAZ-38", "VAZ-40", "VAZ-41", "VAZ-42", "VAZ-42a", "VAZ-43", "VAZ-53");
    assertThat(melded.play("done").fact("score")).isEqualTo("5 9");
  }

  @Test
  @Covers({"VAZ-50", "VAZ-52"})
  void goingOutWithTheLastCardEndsTheDeal() {
    TestTable last = ended("", "5s 6s 7s 8s").withCards("hand.1: 6c");
    assertThat(last.fact("last-drawer")).isEqualTo("1");
    TestTable out = last.play("discard 6c");
    assertThat(out.fact("phase")).isEqualTo("over");
    assertThat(out.winners()).isEqualTo("1");
  }

  @Test
  @Covers({"VAZ-7", "VAZ-52"})
  void theNegativeJokerMayBeTheLastCard() {
    TestTable before = ended("negative-drawable=yes", "5s 6s 7s 8s");
    assertThat(before.fact("last-drawer")).isEqualTo("-");
    assertThat(before.fact("stock-size")).isEqualTo("0");
    TestTable next = before.play("discard 6c");
    assertThat(next.fact("phase")).isEqualTo("draw");
    assertThat(next.fact("turn")).isEqualTo("0");
    assertThat(next.told("draw stock")).containsExactly("negative-drawn 0 [X1]");
    assertThat(next.stage("draw stock", "negative-drawn").pile("negative")).isEmpty();
    TestTable drawn = next.play("draw stock");
    assertThat(drawn.pile("negative")).isEmpty();
    assertThat(bag(drawn.pile("hand.0"))).isEqualTo(bag("4c 7s Jd X1"));
    assertThat(drawn.fact("last-drawer")).isEqualTo("0");
    assertThat(drawn.fact("phase")).isEqualTo("meld");
    assertThat(drawn.fact("wilds")).isEqualTo("-");
    TestTable last = drawn.play("discard X1");
    assertThat(last.fact("phase")).isEqualTo("final");
    assertThat(last.fact("turn")).isEqualTo("1");
    assertThat(last.play("done").fact("turn")).isEqualTo("0");
    assertThat(last.play("done", "done").winners()).isNotEqualTo("-");
  }

  @ParameterizedTest
  @CsvSource({
    "'', X1, A, 10",
    "'', X1, K, 10",
    "'', X1, T, 10",
    "'', X1, 9, 9",
    "'', X1, 2, 2",
    "'', 9h, 9, 9",
    "'', X1, X, 0",
    "joker-in-hand=10, X1, X, 10",
    "joker-in-hand=20, X1, X, 20",
  })
  @Covers({"VAZ-54", "VAZ-55", "VAZ-58"})
  void cardsLeftInTheHandCount(String options, String negative, String rank, int value) {
    TestTable before = dealt(2, options, negative, "3h").withCards("stock: 6d");
    TestTable last =
        before
            .play("draw stock", "discard 6d")
            .withCards("hand.0: " + (rank.equals("X") ? "X2" : rank + "s"));
    assertThat(last.withCards("hand.1:").play("done", "done").fact("score"))
        .isEqualTo(-value + " 0");
    assertThat(last.withCards("hand.1: 2h 3d").play("done", "done").lines())
        .containsExactly("1 VAZ-54 0 " + -value, "1 VAZ-54 1 -5");
  }

  @ParameterizedTest
  @CsvSource({
    "Qs Ks X2, 30", "2d 3d X2, 15", "7h 8h X2, 24", "4s 4h 6d, 12", "Ad 2d 3d, 15",
    "5s 5h X2, 15", "9c X2 X2, 29", "Ah Ad X2, 30", "2s 3s 4s, 9", "9s Ts Js, 29",
  })
  @Covers({"VAZ-55", "VAZ-56", "VAZ-57"})
  void wildCardsCountAsTheirBestRoles(String meld, int value) {
    TestTable before =
        dealt(2, "packs=2", "6s", "3h").then(melded("Kd", "Jc Qc Kc")).withCards("stock: 6c");
    TestTable last =
        before.play("draw stock", "discard 6c").withCards("hand.0: " + meld).withCards("hand.1:");
    assertThat(last.play("meld " + meld, "done", "done").fact("score"))
        .isEqualTo((30 + value) + " 0");
  }

  @Test
  @Covers({"VAZ-13", "VAZ-24", "VAZ-56"})
  void theOnlyNaturalSequenceStaysNatural() {
    TestTable before =
        dealt(2, "packs=2", "3s", "2h").then(melded("Kd", "3d 4d 5d")).withCards("stock: 6c");
    TestTable last = before.play("draw stock", "discard 6c").withCards("hand.1:");
    assertThat(last.withCards("hand.0:").play("done", "done").fact("score")).isEqualTo("12 0");
    TestTable two = last.withCards("hand.0: 7h 8h 9h").play("meld 7h 8h 9h");
    assertThat(two.play("done", "done").fact("score")).isEqualTo("39 0"); // 4d 5d 6d, 7h 8h 9h
  }

  @Test
  @Covers({"VAZ-42a", "VAZ-54"})
  void anEmptiedGroupCountsNothing() {
    TestTable before = two("2h").then(melded("Kd", "5s 6s 7s", "8s 9s Ts")).withCards("stock: 6c");
    TestTable last = before.play("draw stock", "discard 6c").withCards("hand.0:", "hand.1:");
    TestTable emptied = last.play("move 5s m1 m2", "move 6s m1 m2", "move 7s m1 m2");
    assertThat(emptied.fact("table-valid")).isEqualTo("yes");
    assertThat(emptied.hasPile("m1.0")).isFalse();
    assertThat(emptied.pile("m2.0")).isEqualTo("5s 6s 7s 8s 9s Ts");
    assertThat(emptied.play("done", "done").fact("score")).isEqualTo("45 0");
  }

  @Test
  @Covers({"VAZ-20", "VAZ-41", "VAZ-47"})
  void groupsTakeCardsWithoutAnUndo() {
    TestTable before =
        dealt(2, "packs=2 undo-limit=0", "As", "3s")
            .then(melded("Kd", "5d 6d 7d 8d", "4s 4h 4d"))
            .then(discarded("Kh"))
            .withCards("hand.0: Ah Ad X1 X2 2s 4c Qc", "stock: 9h 9d")
            .play("draw stock");
    assertThat(before.moves("put 4c")).containsExactly("put 4c m2");
    TestTable aces = before.play("meld Ah Ad X1", "put X2 m3");
    assertThat(aces.moves("put 2s")).containsExactly("put 2s m3");
    assertThat(aces.moves("put Qc")).containsExactly("put Qc m3");
  }

  @Test
  @Covers({"VAZ-34e", "VAZ-46"})
  void anUndoTakesBackCardsToAnotherHand() {
    TestTable before = two("3s").then(melded("Kd", "5s 6s 7s")).then(discarded("Kh"));
    TestTable open = before.withCards("hand.0: 9h Qc 2d").play("draw stock", "put 9h m1");
    assertThat(bag(open.withCards("hand.0: Jc 4d 2h").play("undo").pile("hand.0")))
        .isEqualTo(bag("9h Jc 4d 2h"));
    TestTable trial = trial(TABLE, "8d Kc 2h", "8c", "5s 6s 7s 8s");
    TestTable put = trial.play("draw line 1", "put 8d m1").withCards("hand.0: 8c Qc 3h");
    TestTable undone = put.play("undo");
    assertThat(bag(undone.pile("hand.0"))).isEqualTo(bag("8d Qc 3h"));
    assertThat(undone.pile("line")).isEqualTo("3s Ks 8c");
    TestTable back =
        trial.play("draw line 1", "put 8c m1").withCards("hand.0: 8d Qc 3h").play("undo");
    assertThat(bag(back.pile("hand.0"))).isEqualTo(bag("8d Qc 3h"));
  }

  @Test
  @Covers("VAZ-62")
  void severalDealsAddUp() {
    String options = "deals=3 out-bonus=70";
    TestTable before = dealt(2, options, "X1", "3s").then(melded("Kd", "5s 6s 7s 8s"));
    TestTable last =
        before.then(discarded("Kh")).withCards("hand.0:", "stock: 2h 9d").play("draw stock");
    assertThat(last.told("discard 2h"))
        .containsExactly(
            "out 0",
            "hand-shown 0 [" + bag("") + ", 26, 0]",
            "hand-shown 1 [" + bag("7s Jd 4c") + ", 0, 21]",
            "done");
    TestTable next = last.play("discard 2h");
    assertThat(next.turn()).isEqualTo("chance");
    assertThat(next.fact("phase")).isEqualTo("shuffle");
    assertThat(next.fact("dealer")).isEqualTo("0");
    assertThat(next.fact("went-out")).isEqualTo("0");
    assertThat(next.fact("score")).isEqualTo("96 -21");
    assertThat(next.state().handNumber()).isEqualTo(2);
    assertThat(next.winners()).isEqualTo("-");
    assertThat(next.lines()).containsExactly("1 VAZ-54 0 26", "1 VAZ-54 1 -21", "1 VAZ-62 0 70");
    assertThat(next.moves()).isEmpty();
    TestTable second = next.deal("negative: Kd", "line: 3h").withCards("stock: 6c");
    assertThat(second.fact("turn")).isEqualTo("1");
    assertThat(second.fact("went-out")).isEqualTo("-");
    assertThat(second.fact("wilds")).isEqualTo("Ks Kc");
    assertThat(second.fact("opened.0")).isEqualTo("no");
    assertThat(second.fact("score")).isEqualTo("96 -21");
    assertThat(next.told(next.chance(5)).get(0)).startsWith("dealt 0 [13, ");
    TestTable third =
        second
            .withCards("hand.0: 2s", "hand.1:")
            .play("draw stock")
            .withCards("hand.1: 6c 9d")
            .play("discard 6c")
            .play("done", "done");
    assertThat(third.fact("score")).isEqualTo("94 -30");
    assertThat(third.fact("went-out")).isEqualTo("-");
    assertThat(third.fact("dealer")).isEqualTo("1");
    TestTable fourth =
        third.deal("negative: X1", "line: 3h").withCards("hand.0:", "hand.1: 2c", "stock: 6c 5d");
    TestTable over = fourth.play("draw stock", "discard 6c");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.fact("score")).isEqualTo("164 -32");
    assertThat(over.state().handNumber()).isEqualTo(3);
    assertThat(rich(fourth).play("draw stock", "discard 6c").winners()).isEqualTo("1");
  }

  /** The same position where seat 1 is far ahead. */
  private static TestTable rich(TestTable position) {
    return position.after(
        VazhushalState.class, state -> state.withSheet(state.sheet().add(1, "VAZ-54", 1, 1000)));
  }

  @Test
  @Covers("VAZ-62")
  void oneDealGivesNoBonus() {
    TestTable before = two("3s").then(melded("Kd", "5s 6s 7s 8s")).then(discarded("Kh"));
    TestTable out = before.withCards("hand.0:", "stock: 2h 9d").play("draw stock", "discard 2h");
    assertThat(out.fact("score")).isEqualTo("26 -21");
  }

  @Test
  void governingRulesAreThoseOfThePhase() {
    TestTable before = two("5s");
    assertThat(before.governing()).containsExactly("VAZ-26", "VAZ-31", "VAZ-36", "VAZ-37");
    assertThat(before.play("draw stock").governing())
        .containsExactly("VAZ-19", "VAZ-27", "VAZ-28", "VAZ-30", "VAZ-38", "VAZ-39");
    TestTable opened =
        before.then(melded("Kd", "2c 3c 4c")).then(discarded("9s")).withCards("hand.0: 7s 8s Jd");
    assertThat(opened.governing()).containsExactly("VAZ-26", "VAZ-31", "VAZ-32", "VAZ-37");
    assertThat(opened.play("draw line 1").governing())
        .containsExactly("VAZ-19", "VAZ-30", "VAZ-32", "VAZ-33", "VAZ-34", "VAZ-38", "VAZ-40");
    TestTable drawn = opened.play("draw stock");
    assertThat(drawn.governing())
        .containsExactly(
            "VAZ-19", "VAZ-27", "VAZ-28", "VAZ-30", "VAZ-38", "VAZ-40", "VAZ-41", "VAZ-42",
            "VAZ-42a", "VAZ-43");
    assertThat(drawn.play("put Jd m1").governing())
        .containsExactly(
            "VAZ-19", "VAZ-27", "VAZ-28", "VAZ-30", "VAZ-38", "VAZ-40", "VAZ-41", "VAZ-42",
            "VAZ-42a", "VAZ-43", "VAZ-44", "VAZ-46");
    TestTable last = opened.withCards("stock: 6c").play("draw stock", "discard 6c", "done");
    assertThat(last.governing())
        .containsExactly(
            "VAZ-19", "VAZ-38", "VAZ-40", "VAZ-41", "VAZ-42", "VAZ-42a", "VAZ-43", "VAZ-53");
    assertThat(last.play("put Jd m1").governing())
        .containsExactly(
            "VAZ-19", "VAZ-38", "VAZ-40", "VAZ-41", "VAZ-42", "VAZ-42a", "VAZ-43", "VAZ-44",
            "VAZ-46", "VAZ-53");
  }

  @Test
  @Covers({"VAZ-32", "VAZ-34b", "VAZ-36"})
  void whoTakesFromTheLineCanMeldTheDeepestCard() {
    TestTable before = two("9s").withCards("hand.0: 7s 8s Jd");
    assertThat(before.deduced("draw line 1")).containsExactly("hand.0 has a property");
    assertThat(before.deduced("draw stock")).isEmpty();
    assertThat(before.play("draw stock").deduced("discard Jd")).isEmpty();
    assertThat(before.play("draw stock").withCards("hand.0: 7s 8s 6s 2d").deduced("meld 6s 7s 8s"))
        .isEmpty();
    assertThat(
            before.fitting(
                "draw line 1",
                "hand.0",
                "7s 8s Jd",
                "Ts Js 2d",
                "8s Ts 4c",
                "9h 9d 4c",
                "7s X1 Jd",
                "7s 8s"))
        .containsExactly("7s 8s Jd", "Ts Js 2d", "8s Ts 4c");
    TestTable two = two("7d").then(melded("Qd", "2c 3c 4c")).then(discarded("3h 9s Ts"));
    TestTable other = two.then(discarded("Kd Td")).withCards("hand.0: 8s 4h Jc");
    assertThat(
            other.fitting(
                "draw line 4", "hand.0", "8s 4h Jc", "Js 4h Jc", "9h 9c 2d", "X2 4h", "7s 8h"))
        .containsExactly("8s 4h Jc", "Js 4h Jc", "9h 9c 2d", "X2 4h");
    TestTable trial = trial(TABLE, "8d Kc 2h", "8c", "5s 6s 7s 8s");
    assertThat(
            trial.fitting("draw line 1", "hand.0", "8d Kc 2h", "X2 Kc 2h", "9d Kc 2h", "6c 7c 2h"))
        .containsExactly("8d Kc 2h", "X2 Kc 2h", "6c 7c 2h");
  }

  @Test
  @Covers("VAZ-37")
  void whoMeldsBeforeDrawingCanTakeCards() {
    TestTable before = two("5s").withCards("hand.0: 2d 3d 4d 5h 5c 9c");
    assertThat(before.deduced("meld 2d 3d 4d")).containsExactly("hand.0 has a property");
    assertThat(
            before.fitting(
                "meld 2d 3d 4d",
                "hand.0",
                "2d 3d 4d 5h 5c 9c",
                "2d 3d 4d 6s 7s 9c",
                "2d 3d 4d 5h X2 9c",
                "2d 3d 4d 5h 6c 9c",
                "2d 3d 4d 5h 5c",
                "2d 3d 6d 5h 5c 9c"))
        .containsExactly("2d 3d 4d 5h 5c 9c", "2d 3d 4d 6s 7s 9c", "2d 3d 4d 5h X2 9c");
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable before = two("3s").then(melded("Kd", "5s 6s 7s")).withCards("stock: 9d 2c 3h");
    Table table = before.table();
    assertThat(before.withCards()).isEqualTo(before);
    TestTable exchanged = before.withCards("stock: 3h 9d 2c", "hand.1: 4h 7h Jh");
    assertThat(exchanged.pile("stock")).isEqualTo("3h 9d 2c");
    assertThat(exchanged.pile("hand.0")).isEqualTo(before.pile("hand.0"));
    assertThat(exchanged.pile("hand.1")).isEqualTo("4h 7h Jh");
    assertThat(exchanged.pile("line")).isEqualTo("3s Kd");
    assertThat(table.pile("hand.1").audiences().get(0)).hasToString("1");
    assertThat(table.pile("stock").audiences().get(0)).hasToString("nobody");
    for (String open : List.of("line", "negative", "m1.0")) {
      assertThat(table.pile(open).audiences().get(0)).hasToString("all");
    }
    TestTable over =
        two("3s").withCards("hand.0:", "stock: 2h 9d").play("draw stock", "discard 2h");
    assertThat(over.table().pile("hand.1").audiences().get(0)).hasToString("all");
  }

  @Test
  void aSheetKeepsItsNotes() {
    VazhushalState start = Vazhushal.GAME.rules(2).start();
    ScoreSheet noted = start.sheet().withNote("way", 1);
    assertThat(start.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(start.withSheet(start.sheet())).isEqualTo(start);
  }

  @ParameterizedTest
  @CsvSource({
    "draw stock, draw stock",
    "draw line 3, draw line 3",
    "meld X1 9d 9s, meld 9s 9d X1",
    "meld Ks Qs As, meld As Qs Ks",
    "meld X2 Ac X1 Ah, meld Ah Ac X1 X2",
    "put 9s m12, put 9s m12",
    "move 9s m1 m2, move 9s m1 m2",
    "move 9s m10 new, move 9s m10 new",
    "undo, undo",
    "discard 9s, discard 9s",
    "done, done",
  })
  void movesReadBack(String text, String written) {
    VazhushalMove move = VazhushalMove.SYNTAX.parse(3, text);
    assertThat(move.seat()).isEqualTo(3);
    assertThat(VazhushalMove.SYNTAX.format(move)).isEqualTo(written);
    assertThat(VazhushalMove.SYNTAX.parse(3, written)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({"put 9s 1", "put 9s m0", "put 9s m01", "put 9s m", "move 9s m1 old", "draw line x"})
  void whatIsNoMoveIsNotRead(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> VazhushalMove.SYNTAX.parse(0, text));
  }

  @Test
  void optionsHaveTheRulebooksDefaults() {
    assertThat(Vazhushal.GAME.options().formatAll(Vazhushal.GAME.options().defaults()))
        .isEqualTo(
            ImmutableMap.builder()
                .put("packs", "by-seats")
                .put("doubles-limit", "3")
                .put("undo-limit", "3")
                .put("line-meld", "hand")
                .put("wild-kinds", "opposite-colour")
                .put("joker-turned", "jokers-only")
                .put("joker-in-hand", "0")
                .put("negative-drawable", "no")
                .put("deals", "1")
                .put("out-bonus", "50")
                .buildOrThrow());
  }

  @Test
  @Covers({"VAZ-1", "VAZ-2"})
  void onePackIsForTwoOrThree() {
    for (int seats = 2; seats <= 6; seats++) {
      int players = seats;
      Map<String, String> one = ImmutableMap.of("packs", "1");
      if (seats <= 3) {
        assertThat(Vazhushal.GAME.rules(seats, one).start().stock().cards()).hasSize(54);
      } else {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> Vazhushal.GAME.rules(players, one))
            .withMessageContaining("packs");
      }
    }
  }
}
