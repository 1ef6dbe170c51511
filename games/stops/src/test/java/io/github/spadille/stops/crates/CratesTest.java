package io.github.spadille.stops.crates;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.stops.crates.CratesMove.Draw;
import io.github.spadille.stops.crates.CratesMove.Play;
import io.github.spadille.stops.crates.CratesState.Course;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CratesTest {
  /** A move that the game does not know. */
  private record Knock(int seat) implements CratesMove.Added {}

  private static TestTable table(int seats, String... options) {
    return TestTable.of(Crates.GAME, seats, options);
  }

  /** A position in the first hand, in which seat 0 is in turn; the first discard is the upcard. */
  private static TestTable position(String discards, String stock, String... hands) {
    CardList<PlayingCard> thrown = list(discards);
    CardsPerSeat<PlayingCard> held =
        CardsPerSeat.copyOf(FAMILY, Arrays.stream(hands).map(PlayingCards::set).toList());
    return table(hands.length)
        .after(
            CratesState.class,
            state ->
                state
                    .dealt(held, new Stock<>(list(stock), thrown))
                    .turnBegins(state.course().turnOf(0).matching(thrown.top().suit())));
  }

  private static TestTable turnOf(int seat, TestTable table) {
    return table.after(CratesState.class, state -> state.turnBegins(state.course().turnOf(seat)));
  }

  private static TestTable toTheRight(TestTable table) {
    Course course = table.state(CratesState.class).course();
    Course turned =
        new Course(
            course.seat(),
            Direction.RIGHT,
            course.suit(),
            course.sequence(),
            course.lastCardPlayed());
    return table.after(CratesState.class, state -> state.turnBegins(turned));
  }

  private static TestTable pressed(int side, int times, TestTable table) {
    TestTable pressed = table;
    for (int i = 0; i < times; i++) {
      pressed = pressed.after(CratesState.class, state -> state.pressed(side, state.sheet()));
    }
    return pressed;
  }

  private static String[] first(int seats, String... hands) {
    return Arrays.copyOf(hands, seats);
  }

  @ParameterizedTest
  @CsvSource({"8,1,8", "8,5,4", "8,8,1", "8,9,2", "8,15,8", "1,1,1", "4,7,4", "4,4,1"})
  @Covers("CRT-3")
  void sizesOfHands(int firstSize, int number, int size) {
    CratesOptions options =
        CratesOptions.SCHEMA.parse(Map.of("first-size", Integer.toString(firstSize)), 4);
    assertThat(options.handSize(number)).isEqualTo(size);
    assertThat(options.hands()).isEqualTo(2 * firstSize - 1);
  }

  @Test
  @Covers({"CRT-1", "CRT-4"})
  void aShuffleNamesThePackOnce() {
    TestTable start = table(4);
    String whole = start.chance(1);
    assertThat(start.refusal(whole)).isEqualTo("legal");
    assertThat(start.refusal("* shuffle As 2s")).isEqualTo("CRT-1 pack [52]");
    TestTable small = table(4, "pack=44");
    assertThat(small.refusal(whole)).isEqualTo("CRT-1 pack [44]");
    assertThat(small.refusal("0 draw")).isEqualTo("CRT-4 undealt");
    String shuffle = "* shuffle As 2s ...";
    assertThat(small.play(shuffle).refusal(small.chance(1))).isEqualTo("CRT-4 dealt");
    assertThat(small.pile("stock")).hasSize(44 * 3 - 1).doesNotContain("Q", "K");
  }

  @Test
  @Covers({"CRT-4", "CRT-5", "CRT-9"})
  void aDealIsTold() {
    TestTable start = table(4, "first-size=1");
    TestTable dealt = start.play("shuffle As 2s 3s 4s 5s 6s ...");
    assertThat(dealt.pile("hand.0")).isEqualTo("As");
    assertThat(dealt.pile("hand.3")).isEqualTo("4s");
    assertThat(dealt.pile("discard")).isEqualTo("5s");
    assertThat(dealt.pile("stock")).startsWith("6s").hasSize(47 * 3 - 1);
    assertThat(dealt.turn()).isEqualTo("0");
    assertThat(start.told("shuffle As 2s 3s 4s 5s 6s ..."))
        .containsExactly("dealt 3 [1, 5s]", "done");
  }

  @Test
  @Covers({"CRT-6", "CRT-7"})
  void theDealerDoesNotSeeItsHandWhileItNamesASuit() {
    TestTable dealt = table(2, "first-size=1").play("shuffle As 2s 9d ...");
    assertThat(dealt.fact("phase")).isEqualTo("name-suit");
    assertThat(dealt.seenBy(1).pile("hand.1")).isEqualTo("??");
    assertThat(dealt.seenBy(0).pile("hand.0")).isEqualTo("As");
    assertThat(dealt.governing(1)).containsExactly("CRT-6");
    assertThat(dealt.moves()).containsExactly("suit h", "suit d");
    assertThat(dealt.refusal("1 suit s")).isEqualTo("CRT-6 colour [9d]");
    assertThat(dealt.refusal("1 draw")).isEqualTo("CRT-6 name-first");
    assertThat(dealt.refusal("0 draw")).isEqualTo("CRT-6 name-first");
    assertThat(dealt.refusal("0 suit h")).isEqualTo("CRT-6 turn [1]");
    TestTable named = dealt.play("1 suit h");
    assertThat(named.seenBy(1).pile("hand.1")).isEqualTo("2s");
    assertThat(named.fact("match-suit")).isEqualTo("h");
    assertThat(named.refusal("0 suit h")).isEqualTo("CRT-6 named");
  }

  @Test
  @Covers({"CRT-17", "CRT-18", "CRT-19", "CRT-2"})
  void aPressureDoubles() {
    TestTable start =
        pressed(1, 2, position("5s 9h 9c", "As Ac", "5h Kd Kc", "Jd Jc", "Qd Qc", "Td Tc"));
    assertThat(start.told("0 play 5h")).containsExactly("pressure 3 [20]", "done");
    TestTable pressed = start.play("0 play 5h");
    assertThat(pressed.fact("phase")).isEqualTo("reshuffle");
    assertThat(pressed.turn()).isEqualTo("chance");
    assertThat(pressed.fact("pressures")).isEqualTo("0 3");
    assertThat(pressed.lines()).containsExactly("1 CRT-18 1 3 20");
    assertThat(pressed.fact("owed")).isEqualTo("3 1");
    assertThat(pressed.fact("turn")).isEqualTo("-");
    assertThat(pressed.refusal("1 draw")).isEqualTo("CRT-19 reshuffle [3]");
    assertThat(pressed.refusal("* shuffle 9h 9d 5s")).isEqualTo("CRT-19 reshuffle [3]");
    assertThat(pressed.chance(1)).contains("9h", "9c", "5s").hasSize("* shuffle 9h 9c 5s".length());
    TestTable drawn = pressed.play("* shuffle 9h 9c 5s");
    assertThat(drawn.pile("hand.3")).isEqualTo("9h Td Tc");
    assertThat(drawn.pile("stock")).isEqualTo("9c 5s");
    assertThat(drawn.pile("discard")).isEqualTo("5h");
    assertThat(drawn.state(CratesState.class).owed()).isEqualTo(Owed.NOTHING);
    assertThat(drawn.turn()).isEqualTo("1");
  }

  @Test
  @Covers({"CRT-16", "CRT-19", "CRT-20", "CRT-25"})
  void aSequenceIsDrawnInTwoParts() {
    TestTable pressed = position("3c 9h 9c", "As", "2c 4d 4h", "Kd Kh").play("0 play 2c", "1 draw");
    assertThat(pressed.fact("owed")).isEqualTo("1 1");
    assertThat(pressed.fact("count")).isEqualTo("2");
    TestTable drawn = pressed.play("* shuffle 9h 9c 3c");
    assertThat(drawn.pile("hand.1")).isEqualTo("As 9h Kh Kd");
    assertThat(drawn.turn()).isEqualTo("0");
    assertThat(drawn.fact("count")).isEqualTo("0");
    assertThat(drawn.fact("phase")).isEqualTo("play");
    // The last card of the stock brings no pressure yet.
    TestTable last = position("3c 9h", "As Ah", "2c 4d 4h", "Kd Kh").play("0 play 2c", "1 draw");
    assertThat(last.fact("pressures")).isEqualTo("0 0");
    assertThat(last.pile("stock")).isEmpty();
  }

  @Test
  @Covers("CRT-21")
  void withNothingToShuffleADrawLapses() {
    TestTable drawn = position("3c", "", "4d 4h", "Kd Kh", "Qd").play("draw");
    assertThat(drawn.pile("hand.0")).isEqualTo("4h 4d");
    assertThat(drawn.scores()).isEqualTo("5 0 0");
    assertThat(drawn.turn()).isEqualTo("1");
    // Each of those who draw for a five has a draw of its own.
    TestTable five = position("3c", "", "5c 4h 4d", "Kd Kh", "Qd").play("play 5c");
    assertThat(five.fact("phase")).isEqualTo("reshuffle");
    TestTable all = five.play("* shuffle 3c");
    assertThat(all.pile("hand.1")).isEqualTo("Kh Kd 3c");
    assertThat(all.pile("hand.2")).isEqualTo("Qd");
    assertThat(all.fact("pressures")).isEqualTo("0 1 1");
  }

  @Test
  @Covers("CRT-54")
  void thePointsOfAPressureStopDoubling() {
    for (int before : new int[] {38, 39, 40, 90}) {
      TestTable start =
          pressed(0, before, position("3c", "", "4d 4h", "Kd Kh")).under("pressure-base=1000");
      assertThat(start.play("draw").scores()).isEqualTo((1000L << Math.min(before, 39)) + " 0");
    }
  }

  @Test
  @Covers({"CRT-22", "CRT-24", "CRT-26"})
  void aTwoThatCoversASixBeginsASequence() {
    TestTable two = position("3c 9h", "As", "6c 2c 4d 4h", "Ac Kh 9s").play("play 6c", "play 2c");
    assertThat(two.fact("phase")).isEqualTo("sequence");
    assertThat(two.fact("count")).isEqualTo("2");
    assertThat(two.fact("match-suit")).isEqualTo("c");
    assertThat(two.turn()).isEqualTo("1");
    assertThat(two.play("play Ac").fact("count")).isEqualTo("3");
    assertThat(two.refusal("draw")).isEqualTo("CRT-23 answer [Ac]");
    assertThat(two.refusal("play Kh")).isEqualTo("CRT-23 answer [Ac]");
    // An ace outside a sequence does nothing.
    TestTable ace = position("Ah", "", "Ac 4d 4h", "Ks Kh").play("play Ac");
    assertThat(ace.turn()).isEqualTo("1");
    assertThat(ace.fact("count")).isEqualTo("0");
    assertThat(ace.fact("phase")).isEqualTo("play");
  }

  @Test
  @Covers({"CRT-23", "CRT-27", "CRT-51", "CRT-52"})
  void whoIsOutInASequenceMayHaveToDraw() {
    TestTable out =
        position("3c 9h", "As Ks Qs 5d", "2c", "Ac Kh")
            .under("first-size=2")
            .play("play 2c", "play Ac call");
    assertThat(out.refusal("play As")).isEqualTo("CRT-10 not-held [As]");
    assertThat(out.moves()).containsExactly("draw");
    TestTable over = out.play("draw");
    assertThat(over.fact("hand-no")).isEqualTo("2");
    assertThat(over.lines()).containsExactly("1 CRT-43 0 21", "1 CRT-43 1 10");
  }

  @Test
  @Covers({"CRT-30", "CRT-32", "CRT-33"})
  void aSixIsCoveredOrCostsACard() {
    TestTable six = position("3c 9h", "As", "6c 4d 4h", "Ac Kh 9s").play("play 6c");
    assertThat(six.fact("phase")).isEqualTo("cover");
    assertThat(six.refusal("play 4d")).isEqualTo("CRT-32 draw");
    assertThat(six.governing(0)).containsExactly("CRT-32");
    assertThat(six.deduced("draw"))
        .containsExactly("hand.0 lacks 6s 6h 6d Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc");
    TestTable drawn = six.play("draw");
    assertThat(drawn.pile("hand.0")).isEqualTo("As 4h 4d");
    assertThat(drawn.turn()).isEqualTo("1");
    assertThat(drawn.fact("match-suit")).isEqualTo("c");
    TestTable covering = position("3c 9h", "As", "6c 5c 4h", "Ac Kh 9s").play("play 6c");
    assertThat(covering.refusal("play 4h")).isEqualTo("CRT-30 cover [5c]");
    assertThat(covering.governing(0)).containsExactly("CRT-10", "CRT-30", "CRT-35", "CRT-39");
  }

  @Test
  @Covers({"CRT-33", "CRT-21", "CRT-50"})
  void aSixWithNothingToDrawLeavesNoCard() {
    TestTable pressed =
        position("6d", "", "6c", "Ac Kh").under("first-size=2").play("play 6c", "draw");
    assertThat(pressed.fact("phase")).isEqualTo("reshuffle");
    assertThat(pressed.play("* shuffle 6d").pile("hand.0")).isEqualTo("6d");
    TestTable empty =
        position("6c", "", "", "Ac Kh")
            .under("first-size=2")
            .after(CratesState.class, CratesState::coverAwaited);
    assertThat(empty.play("draw").fact("hand-no")).isEqualTo("2");
  }

  @ParameterizedTest
  @CsvSource({
    "2,7c,0 1",
    "3,7c,0 1 0",
    "4,7c,0 0 1 0",
    "5,7c,0 0 1 0 0",
    "2,Jc,0 1",
    "3,Jc,0 0 1",
    "4,Jc,0 0 0 0",
    "5,Jc,0 0 0 0 0",
    "2,5c,0 1",
    "5,5c,0 1 1 1 1",
    "4,Qc,0 0 0 0"
  })
  @Covers({"CRT-15", "CRT-29", "CRT-34", "CRT-37", "CRT-38"})
  void othersDraw(int seats, String card, String draws) {
    String[] hands = first(seats, card + " 3c 3s", "9s 9h", "Ts Th", "8s 8h", "Qs Qh");
    TestTable after = position("Kc Kd", "As Ah Ad Ac 2s", hands).play("play " + card);
    List<String> more = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      more.add(Integer.toString(set(after.pile("hand." + seat)).size() - 2));
    }
    assertThat(String.join(" ", more)).isEqualTo(draws);
    assertThat(after.turn()).isEqualTo("1");
  }

  @Test
  @Covers({"CRT-29", "CRT-34", "CRT-36", "CRT-37"})
  void othersDrawInTheDirectionOfPlay() {
    TestTable right = toTheRight(position("Kc", "As Ah Ad", "7c Jc 5c 3s", "9s 9h", "Ts Th"));
    assertThat(right.play("play 7c").pile("hand.2")).isEqualTo("As Ts Th");
    assertThat(right.play("play Jc").pile("hand.1")).isEqualTo("As 9s 9h");
    assertThat(right.play("play 5c").pile("hand.2")).isEqualTo("As Ts Th");
    assertThat(right.play("play 5c").pile("hand.1")).isEqualTo("9s Ah 9h");
    assertThat(right.play("play 7c").turn()).isEqualTo("2");
  }

  @ParameterizedTest
  @CsvSource({
    "2,4c,0,left",
    "3,4c,2,left",
    "2,Tc,1,left",
    "3,Tc,2,right",
    "5,Tc,4,right",
    "4,3c,1,left"
  })
  @Covers({"CRT-14", "CRT-28", "CRT-36"})
  void whoIsNext(int seats, String card, String next, String direction) {
    String[] hands = first(seats, card + " 3d 3s", "9s 9h", "Ks Kh", "8s 8h", "Qs Qh");
    TestTable after = position("Kc Kd", "As", hands).play("play " + card);
    assertThat(after.turn()).isEqualTo(next);
    assertThat(after.fact("direction")).isEqualTo(direction);
  }

  @Test
  @Covers({"CRT-10", "CRT-11", "CRT-35"})
  void eightsAndNinesNameASuit() {
    TestTable start = position("Kc Kd", "As", "8c 9c Kh 4c", "8s 8h 5h");
    assertThat(start.moves())
        .containsExactly(
            "play Kh",
            "play 4c",
            "play 8c s",
            "play 8c h",
            "play 8c d",
            "play 8c c",
            "play 9c s",
            "play 9c c");
    assertThat(start.refusal("play 9c h")).isEqualTo("CRT-35 colour [9c]");
    assertThat(start.refusal("play 9c")).isEqualTo("CRT-35 suit [9c]");
    assertThat(start.refusal("play Kh h")).isEqualTo("CRT-35 no-suit [Kh]");
    assertThat(start.refusal("play 8c h call")).isEqualTo("CRT-39 not-last");
    assertThat(start.refusal("play 9c h call")).isEqualTo("CRT-35 colour [9c]");
    assertThat(start.refusal("1 play 8s h")).isEqualTo("CRT-14 turn [0]");
    assertThat(start.refusal("1 suit h")).isEqualTo("CRT-6 named");
    assertThat(start.refusal(new Knock(0))).isEqualTo("CRT-10 move");
    assertThat(start.governing(0))
        .containsExactly("CRT-10", "CRT-11", "CRT-12", "CRT-35", "CRT-39");
    TestTable named = start.play("play 8c h");
    assertThat(named.fact("match-suit")).isEqualTo("h");
    assertThat(named.moves()).hasSize(9);
  }

  @Test
  @Covers({"CRT-10", "CRT-12", "CRT-13"})
  void wildRanksFitOnEveryCard() {
    TestTable start = position("Kc Kd", "As", "8s 9h 4d", "5h 5d");
    assertThat(start.moves()).containsExactly("draw");
    assertThat(start.under("wild=8").moves()).hasSize(4);
    assertThat(start.under("wild=8-9").moves()).hasSize(6);
    assertThat(start.under("wild=8").refusal("play 9h h")).isEqualTo("CRT-12 play [8s]");
    assertThat(start.refusal("play 9h h")).isEqualTo("CRT-13 draw");
    assertThat(start.governing(0)).containsExactly("CRT-10", "CRT-11", "CRT-13");
    assertThat(position("Kc", "As", "4d", "5h").under("wild=8").deduced("draw").get(0))
        .contains("8s")
        .contains("Kd")
        .doesNotContain("9d");
  }

  @Test
  @Covers({"CRT-39", "CRT-40", "CRT-41"})
  void whoForgetsToCallDrawsAtTheNextTurn() {
    TestTable start =
        position("Kc Kd", "As Ah Ad Ac", "3c 3d", "4c 9h 9d", "7c 7d 7h")
            .under("one-card-penalty=1");
    assertThat(start.play("play 3c call").fact("uncalled")).isEqualTo("-");
    TestTable forgot = start.play("play 3c");
    assertThat(forgot.fact("uncalled")).isEqualTo("0");
    assertThat(forgot.refusal("play 4c call")).isEqualTo("CRT-39 not-last");
    // Neither being skipped nor drawing for a card is a turn.
    TestTable skipped = turnOf(2, forgot);
    TestTable drew = skipped.play("play 7c");
    assertThat(drew.pile("hand.0")).isEqualTo("As Ah 3d");
    assertThat(drew.fact("uncalled")).isEqualTo("-");
    assertThat(skipped.told("play 7c")).containsExactly("caught 0 [1]", "done");
  }

  @Test
  @Covers({"CRT-40", "CRT-42"})
  void aForgottenCallMayCostTheTurn() {
    String[] options = {"one-card-penalty=0", "penalty-turn=lost", "first-size=2"};
    TestTable lost =
        position("Kc Kd", "As Ah", "3c 3d", "Qc Jh 9d").under(options).play("play 3c", "play Qc");
    assertThat(lost.turn()).isEqualTo("1");
    assertThat(lost.fact("uncalled")).isEqualTo("-");
    assertThat(lost.pile("hand.0")).isEqualTo("3d");
    // A sequence goes on with the next player.
    TestTable sequence =
        position("Kc Kd", "As Ah", "3c 3d", "2c Jh 9d").under(options).play("play 3c", "play 2c");
    assertThat(sequence.turn()).isEqualTo("1");
    assertThat(sequence.fact("phase")).isEqualTo("sequence");
    assertThat(sequence.fact("count")).isEqualTo("2");
    // What was forgotten does not matter in the next hand.
    TestTable next =
        position("Kc Kd", "As Ah", "3c 3d", "Qc").under(options).play("play 3c", "play Qc");
    assertThat(next.fact("hand-no")).isEqualTo("2");
    assertThat(next.fact("uncalled")).isEqualTo("-");
  }

  @ParameterizedTest
  @CsvSource({
    "'',0,0", "3s,0,-50", "3s 3h,0,-100", "As,0,1", "3s As,0,3", "3s 5h,0,3", "5h 6h 9h,0,90",
    "Th,0,25", "2h 7h,0,40", "4h,0,15", "Jh Qh Kh,0,30", "8h,0,50", "3s 8h,0,50", "3s 8h,-50,0",
    "3s 3h 8h 5d,0,53", "3s 3h 8h 5d,-50,3", "3s 3h 2d Td 4d,0,21", "3s Kd Ad,0,4"
  })
  @Covers({"CRT-44", "CRT-45", "CRT-46", "CRT-47", "CRT-48", "CRT-49"})
  void whatAHandCounts(String cards, int spareThree, long value) {
    assertThat(HandValue.of(cards.isEmpty() ? noCards() : set(cards), spareThree)).isEqualTo(value);
  }

  @Test
  @Covers({"CRT-2", "CRT-43", "CRT-50", "CRT-53"})
  void partnersShareTheirPoints() {
    TestTable last = position("Kc Kd", "As Ah", "4c", "5h", "6h 3d", "7h").under("first-size=1");
    assertThat(last.told("play 4c")).containsExactly("hand-over", "done");
    TestTable over = last.play("play 4c");
    assertThat(over.fact("phase")).isEqualTo("over");
    assertThat(over.scores()).isEqualTo("3 50 3 50");
    assertThat(over.winners()).isEqualTo("0 2");
    assertThat(over.refusal("1 draw")).isEqualTo("CRT-53 over");
    assertThat(over.moves()).isEmpty();
    assertThat(over.fact("turn")).isEqualTo("-");
    assertThat(last.deduced("play 4c")).containsExactly("unknown");
    TestTable next = last.under("first-size=2").play("play 4c");
    assertThat(next.fact("dealer")).isEqualTo("0");
    assertThat(next.fact("hand-no")).isEqualTo("2");
    assertThat(next.pile("stock")).hasSize(52 * 3 - 1);
    assertThat(next.fact("match-rank")).isEqualTo("-");
  }

  @Test
  @Covers({"CRT-50", "CRT-38"})
  void whatTheLastCardDoesComesFirst() {
    TestTable over = position("Kc Kd", "9s Ah", "7c", "5h").under("first-size=2").play("play 7c");
    assertThat(over.fact("hand-no")).isEqualTo("2");
    assertThat(over.scores()).isEqualTo("0 60");
    TestTable pressed = position("Kc Kd", "", "7c", "5h").under("first-size=2").play("play 7c");
    assertThat(pressed.fact("phase")).isEqualTo("reshuffle");
    assertThat(pressed.play("* shuffle Kc Kd").fact("hand-no")).isEqualTo("2");
  }

  @ParameterizedTest
  @CsvSource({
    "2h,sequence,0,left,2", "4h,play,1,left,0", "5h,play,0,left,0", "6h,cover,2,left,0",
    "7h,play,0,left,0", "Th,play,1,right,0", "Jh,play,0,left,0", "Kh,play,0,left,0"
  })
  @Covers("CRT-8")
  void theUpcardMayAct(String upcard, String phase, String turn, String direction, String count) {
    String shuffle = "shuffle As 2s 3s " + upcard + " ...";
    TestTable dealt = table(3, "first-size=1", "upcard-effects=on").play(shuffle);
    assertThat(facts(dealt)).containsExactly(phase, turn, direction, "h", count);
    int drawn = upcard.startsWith("5") ? 2 : upcard.matches("[7J].") ? 1 : 0;
    assertThat(list(dealt.pile("stock"))).hasSize(48 - drawn);
    TestTable plain = table(3, "first-size=1").play(shuffle);
    assertThat(facts(plain)).containsExactly("play", "0", "left", "h", "0");
  }

  private static ImmutableList<String> facts(TestTable table) {
    return ImmutableList.of(
        table.fact("phase"),
        table.fact("turn"),
        table.fact("direction"),
        table.fact("match-suit"),
        table.fact("count"));
  }

  @Test
  void anotherRowOfTheTableOfEffectsMakesAnotherGame() {
    Game<CratesState, CratesMove, CratesOptions> changed =
        Crates.GAME
            .variant("crates-of-queens")
            .name("Crates of queens")
            .summary("Crates in which queens name a suit, eights do not, and kings act as aces.")
            .rules((seats, options) -> new Crates(seats, options, queensNameASuit(seats)))
            .build();
    TestTable dealt =
        TestTable.of(changed, 2, "first-size=4")
            .deal("hand.0: 2s 8s Qs 3d", "hand.1: Kh 3h 4d 5d", "discard: 5s");
    assertThat(dealt.moves())
        .containsExactly("play 2s", "play 8s", "play Qs s", "play Qs h", "play Qs d", "play Qs c");
    assertThat(dealt.refusal("play Qs")).isEqualTo("CRT-35 suit [Qs]");
    assertThat(dealt.refusal("play 8s h")).isEqualTo("CRT-35 no-suit [8s]");
    assertThat(dealt.play("play Qs h").fact("match-suit")).isEqualTo("h");
    TestTable sequence = dealt.play("play 2s");
    assertThat(sequence.moves()).containsExactly("play Kh");
    assertThat(sequence.play("play Kh").fact("count")).isEqualTo("3");
    TestTable turnedUp =
        TestTable.of(changed, 2, "first-size=1").deal("hand.0: 2s", "hand.1: Kh", "discard: Qd");
    assertThat(turnedUp.moves()).containsExactly("suit s", "suit h", "suit d", "suit c");
  }

  private static Effects queensNameASuit(int seats) {
    return Effects.of(seats)
        .with(Rank.QUEEN, Effect.NAMES_ANY_SUIT)
        .with(Rank.KING, Effect.ACE_IN_SEQUENCE)
        .with(Rank.EIGHT, Effect.NONE);
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table = position("Kc Kd", "9s Ah", "7c", "5h");
    assertThat(table.withCards("stock: Ah 9s", "hand.0: 5h", "hand.1: 7c"))
        .isEqualTo(position("Kc Kd", "Ah 9s", "5h", "7c"));
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "CRT-18", 0, 5);
    assertThat(table.after(CratesState.class, state -> state.withSheet(sheet)).scores())
        .isEqualTo("5 0");
  }

  @Test
  void movesAreMadeOnce() {
    assertThat(Draw.of(1)).isSameAs(Draw.of(1)).isEqualTo(new Draw(1));
    assertThat(Play.list(1, set("7c"), true).get(1)).isSameAs(Play.list(1, set("7c"), true).get(1));
    SuitNaming naming = new SuitNaming(Effects.of(2), 2);
    PlayingCard nine = PlayingCard.parse("9c");
    assertThat(naming.plays(1, nine)).isSameAs(naming.plays(1, nine)).hasSize(2);
  }
}
