package io.github.spadille.stops.comet;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.stops.comet.CometMove.Play;
import io.github.spadille.stops.comet.CometMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CometTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52().without(set("8d"));
  private static final DealtOut FIRST_HAND = DealtOut.first(4, PACK);
  private static final String LOWEST = "lead-lowest=yes";
  private static final String IN_SEQUENCE = "comet-when=in-sequence";
  private static final String OWN_TURN = "comet-when=own-turn";

  private static final String SHUFFLE = "* shuffle ...";

  private record Pass(int seat) implements CometMove.Added {}

  private static TestTable table(String... options) {
    return TestTable.of(Comet.GAME, options);
  }

  /**
   * A position in the first hand of four seats with 3s 3h 3d in the stub, before its first lead.
   *
   * @param played the cards played before, each after its seat: {@code 0:Kh 1:2s}
   */
  private static CometState played(CometState start, String played, String... hands) {
    List<CardSet<PlayingCard>> held = Arrays.stream(hands).map(PlayingCards::set).toList();
    CometState state =
        start.dealt(
            CardsPerSeat.copyOf(PlayingCard.FAMILY, held), list("3s 3h 3d"), 0, Seats.none());
    for (String play : played.isEmpty() ? new String[0] : played.split(" ")) {
      int seat = Integer.parseInt(play.substring(0, 1));
      state = state.played(seat, card(play.substring(2)), state.sheet());
    }
    return state;
  }

  private static TestTable position(
      UnaryOperator<CometState> change, String played, String... hands) {
    return table().after(CometState.class, state -> change.apply(played(state, played, hands)));
  }

  private static Seats window(CometState state) {
    return state.played().has(card("9d")) ? Seats.none() : Seats.all(4);
  }

  /** A seat is to lead. */
  private static TestTable lead(int seat, String played, String... hands) {
    return position(state -> state.leads(seat, window(state)), played, hands);
  }

  /** A seat is to lead, and nobody else may play the comet. */
  private static TestTable leadAlone(int seat, String... hands) {
    return position(state -> state.leads(seat, Seats.of(seat)), "", hands);
  }

  /** A seat must play the card after the last of those that were played. */
  private static TestTable follow(int seat, String played, String... hands) {
    PlayingCard last = card(played.substring(played.length() - 2));
    return position(state -> state.follows(seat, window(state), last), played, hands);
  }

  /** A seat must answer the comet, which was played where no sequence ran. */
  private static TestTable answer(int seat, String played, String... hands) {
    return position(state -> state.answers(seat), played, hands);
  }

  /** A seat must answer the comet, which interrupted a sequence after a card. */
  private static TestTable answerAfter(String last, int seat, String played, String... hands) {
    return position(
        state -> state.follows(seat, Seats.none(), card(last)).answers(seat), played, hands);
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static void assertFollows(TestTable table, int seat, String last) {
    assertThat(table.fact("phase")).isEqualTo("follow");
    assertThat(table.fact("turn")).isEqualTo(Integer.toString(seat));
    assertThat(table.fact("last")).isEqualTo(last);
  }

  private static void assertLeads(TestTable table, int seat) {
    assertThat(table.fact("phase")).isEqualTo("lead");
    assertThat(table.fact("turn")).isEqualTo(Integer.toString(seat));
    assertThat(table.fact("last")).isEqualTo("-");
  }

  @Test
  @Covers({"COM-1", "COM-2"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    TestTable start = table();
    assertThat(list(start.pile("stock"))).isEqualTo(PACK.cards());
    assertThat(start.turn()).isEqualTo("chance");
    assertThat(start.moves()).isEmpty();
    assertThat(start.refusal("0 play As")).isEqualTo("COM-2 undealt");
    assertThat(start.refusal(new Shuffle(Deck.standard52().cards()))).isEqualTo("COM-1 pack [51]");
    String shuffle = start.chance(1);
    assertThat(start.refusal(shuffle)).isEqualTo("legal");
    assertThat(start.play(shuffle).refusal(shuffle)).isEqualTo("COM-2 dealt");
  }

  @ParameterizedTest
  @CsvSource({"4,12,3", "5,10,1", "6,8,3", "7,7,2", "8,6,3", "9,5,6", "10,5,1"})
  @Covers({"COM-2", "COM-4"})
  void whatCannotBeDealtEquallyIsTheStub(int seats, int size, int stub) {
    TestTable dealt = TestTable.of(Comet.GAME, seats).play(SHUFFLE);
    for (int seat = 0; seat < seats; seat++) {
      assertThat(list(dealt.pile("hand." + seat)))
          .hasSize(size)
          .contains(PACK.cards().get(seat), PACK.cards().get(seats + seat));
    }
    assertThat(list(dealt.pile("stub"))).isEqualTo(PACK.cards().last(stub));
    assertThat(dealt.pile("stock")).isEmpty();
    assertThat(dealt.fact("removed")).isEqualTo("8d");
  }

  @ParameterizedTest
  @CsvSource({
    "4,12,8s 8h 8d 8c",
    "5,10,8d 8c",
    "6,8,8s 8h 8d 8c",
    "7,7,8h 8d 8c",
    "8,6,8s 8h 8d 8c",
    "9,5,8s 7h 8h 7d 8d 7c 8c",
    "10,5,8d 8c"
  })
  @Covers({"COM-3", "COM-4", "COM-5"})
  void cardsAreTakenOutUntilTheHandsAreEven(int seats, int size, String removed) {
    TestTable start = TestTable.of(Comet.GAME, seats, "deal=even");
    assertThat(set(start.pile("stock"))).isEqualTo(Deck.standard52().set().minus(set(removed)));
    TestTable dealt = start.resolveChance(1);
    for (int seat = 0; seat < seats; seat++) {
      assertThat(set(dealt.pile("hand." + seat))).hasSize(size);
    }
    assertThat(dealt.pile("stub")).isEmpty();
    assertThat(dealt.fact("removed")).isEqualTo(removed);
  }

  @Test
  @Covers("COM-6")
  void theSeatAfterTheDealerLeadsAnyCard() {
    TestTable dealt = table().play(SHUFFLE);
    assertLeads(dealt, 0);
    assertThat(dealt.moves(0)).hasSize(12);
    TestTable state = lead(0, "", "4s Kc", "5s", "6s", "7s");
    assertThat(state.moves()).containsExactly("0 play 4s", "0 play Kc");
    assertThat(state.refusal("0 play 5s")).isEqualTo("COM-6 not-held [5s]");
    assertThat(state.refusal("1 play 5s")).isEqualTo("COM-13a turn [0]");
    assertThat(state.refusal("9 play 5s")).isEqualTo("COM-13a turn [0]");
  }

  @Test
  @Covers({"COM-7", "COM-9", "COM-10"})
  void whoeverHoldsTheNextCardMustPlayIt() {
    TestTable state = lead(0, "", "4s Kc", "2c", "5s 6s 2h", "7s");
    TestTable five = state.play("0 play 4s");
    assertFollows(five, 2, "4s");
    assertThat(five.moves()).containsExactly("2 play 5s");
    assertThat(five.refusal("2 play 6s")).isEqualTo("COM-9 must-play [5s]");
    assertThat(five.refusal("2 play 7s")).isEqualTo("COM-6 not-held [7s]");
    assertThat(five.refusal("0 play Kc")).isEqualTo("COM-13a turn [2]");
    TestTable six = five.play("2 play 5s");
    assertFollows(six, 2, "5s");
    assertFollows(six.play("2 play 6s"), 3, "6s");
  }

  @ParameterizedTest
  @ValueSource(strings = {"7d", "Kc", "2s", "4h"})
  @Covers({"COM-7", "COM-8", "COM-11"})
  void aSequenceStopsWhereNobodyHoldsTheNextCard(String last) {
    TestTable state = lead(1, "0:5h", "9s", "7d Kc 2s 4h Ah", "Ac As 9d", "6h");
    TestTable stopped = state.play("1 play " + last);
    assertLeads(stopped, 1);
    assertThat(stopped.moves(1)).hasSize(4);
    assertThat(stopped.turn()).isEqualTo("0 1 2 3");
    assertThat(state.told("1 play " + last)).containsExactly("stopped 1 [" + last + "]");
  }

  @Test
  @Covers("COM-12")
  void aCardIsAllThatCanBePlayed() {
    assertThat(lead(0, "", "4s", "5s", "6s", "7s").refusal(new Pass(0))).isEqualTo("COM-12 play");
  }

  @Test
  @Covers({"COM-13", "COM-13a"})
  void theCometIsPlayedAtAnyTime() {
    TestTable leading = lead(0, "", "4s Kc", "5s", "9d 2d", "7s");
    assertThat(leading.turn()).isEqualTo("0 1 2 3");
    assertThat(leading.moves()).containsExactly("0 play 4s", "0 play Kc", "2 play 9d");
    assertThat(leading.moves(1)).isEmpty();
    assertThat(leading.state().awaited()).isEqualTo(Seats.of(0));
    assertThat(leading.refusal("1 play 9d")).isEqualTo("COM-13 not-held [9d]");
    assertThat(leading.refusal("9 play 9d")).isEqualTo("COM-13 not-held [9d]");
    assertThat(leading.refusal(Play.of(-1, card("9d")))).isEqualTo("COM-13 not-held [9d]");
    assertThat(leading.refusal("2 play 9d")).isEqualTo("legal");
    TestTable following = leading.play("0 play 4s");
    assertThat(following.turn()).isEqualTo("0 1 2 3");
    assertThat(following.moves()).containsExactly("1 play 5s", "2 play 9d");
    TestTable own = follow(2, "0:4s", "Kc", "6s", "5s 9d", "7s");
    assertThat(own.moves()).containsExactly("2 play 5s", "2 play 9d");
    TestTable leader = lead(2, "0:4s", "Kc", "6s", "5s 9d", "7s");
    assertThat(leader.moves()).containsExactly("2 play 5s", "2 play 9d");
    TestTable stub = lead(0, "", "4s Kc", "5s", "2d", "7s");
    assertThat(stub.moves()).containsExactly("0 play 4s", "0 play Kc");
  }

  @Test
  @Covers({"COM-13", "COM-13a"})
  void theCometMayHaveToWaitForASequence() {
    TestTable start = table(IN_SEQUENCE).play(SHUFFLE);
    assertThat(start.turn()).isEqualTo("0");
    TestTable leading = leadAlone(0, "4s Kc", "5s", "9d 2d", "7s").under(IN_SEQUENCE);
    assertThat(leading.moves()).containsExactly("play 4s", "play Kc");
    assertThat(leading.refusal("2 play 9d")).isEqualTo("COM-13 not-now [9d]");
    TestTable following = leading.play("0 play 4s");
    assertThat(following.turn()).isEqualTo("0 1 2 3");
    assertThat(following.moves()).containsExactly("1 play 5s", "2 play 9d");
    TestTable stopped = leading.play("0 play Kc");
    assertThat(stopped.turn()).isEqualTo("0");
  }

  @Test
  @Covers({"COM-13", "COM-13a"})
  void theCometMayBeBoundToACardOfOnesOwn() {
    TestTable leading = leadAlone(0, "4s 9d", "5s 6s 9s", "7s", "Ks").under(OWN_TURN);
    assertThat(leading.moves()).containsExactly("play 4s", "play 9d");
    TestTable after = leading.play("0 play 4s");
    assertThat(after.turn()).isEqualTo("0 1");
    assertThat(after.moves()).containsExactly("1 play 5s", "0 play 9d");
    TestTable late = after.play("1 play 5s");
    assertThat(late.turn()).isEqualTo("1");
    assertThat(late.moves()).containsExactly("play 6s");
    assertThat(late.refusal("0 play 9d")).isEqualTo("COM-13 not-now [9d]");
    TestTable holder = leadAlone(0, "4s 2h", "5s 9d", "7s", "Ks").under(OWN_TURN);
    TestTable following = holder.play("0 play 4s");
    assertThat(following.moves()).containsExactly("1 play 5s");
    assertThat(following.refusal("1 play 9d")).isEqualTo("COM-13 not-now [9d]");
  }

  @Test
  @Covers("COM-14")
  void theCometMustBePlayedOnlyAsTheLastCardOfTheLeader() {
    TestTable state = lead(0, "", "9d", "5s", "6s", "7s");
    assertThat(state.moves()).containsExactly("0 play 9d");
    assertThat(state.under(LOWEST).moves()).containsExactly("0 play 9d");
  }

  @Test
  @Covers({"COM-13a", "COM-15", "COM-17", "COM-18"})
  void theCometAsksForTheTenAndForTheNextCard() {
    TestTable state = follow(1, "0:5c 2:6c", "Td Kc", "7c 8c", "2s", "9d Jd");
    TestTable asking = state.play("3 play 9d");
    assertThat(asking.fact("phase")).isEqualTo("comet");
    assertThat(asking.turn()).isEqualTo("0");
    assertThat(asking.moves()).containsExactly("play Td");
    assertThat(asking.refusal("0 play Kc")).isEqualTo("COM-17 must-play [Td]");
    assertThat(asking.refusal("1 play 7c")).isEqualTo("COM-13a turn [0]");
    assertThat(asking.refusal("3 play 9d")).isEqualTo("COM-13 not-held [9d]");
    assertThat(state.told("3 play 9d")).containsExactly("asked 0 [Td 7c]");
    TestTable answered = asking.play("0 play Td");
    assertFollows(answered, 3, "Td");
    assertThat(answered.turn()).isEqualTo("3");
  }

  @Test
  @Covers({"COM-15", "COM-17", "COM-18"})
  void theInterruptedSequenceGoesOnWithoutTheTen() {
    TestTable state = follow(1, "0:Td 2:6c", "Kc", "7c", "2s", "9d 8c");
    TestTable asking = state.play("3 play 9d");
    assertThat(asking.turn()).isEqualTo("1");
    assertThat(asking.moves()).containsExactly("play 7c");
    TestTable more = follow(1, "0:Td 2:6c", "Kc", "7c 2d", "2s", "9d 8c");
    TestTable gone = more.play("3 play 9d").play("1 play 7c");
    assertFollows(gone, 3, "7c");
    assertThat(gone.turn()).isEqualTo("3");
  }

  @Test
  @Covers("COM-17")
  void whoeverHoldsBothChoosesAndThePlayerOfTheCometIsAskedLast() {
    TestTable both = follow(1, "2:6c", "Kc", "7c Td 2d", "Ts", "9d");
    TestTable more = follow(1, "2:6c", "Kc", "7c Td 2d", "Ts", "9d 4s");
    assertThat(more.play("3 play 9d").moves()).containsExactly("play Td", "play 7c");
    assertThat(both.play("3 play 9d").fact("phase")).isEqualTo("shuffle");
    TestTable own = lead(1, "2:6c", "Kc", "9d Td 2d", "Ts", "4s");
    TestTable self = own.play("1 play 9d");
    assertThat(self.turn()).isEqualTo("1");
    assertThat(self.moves()).containsExactly("play Td");
  }

  @Test
  @Covers({"COM-16", "COM-19"})
  void whoeverPlaysACometThatNobodyAnswersLeads() {
    TestTable state = lead(2, "2:Kh", "Kc 7c", "2d", "9d Ts", "4s");
    TestTable unanswered = state.play("2 play 9d");
    assertLeads(unanswered, 2);
    assertThat(unanswered.turn()).isEqualTo("2");
    assertThat(unanswered.moves()).containsExactly("play Ts");
    assertThat(state.told("2 play 9d")).containsExactly("unanswered 2");
    TestTable played = lead(0, "2:Kh 1:Td", "Kc 7c", "2d", "9d Ts", "4s");
    assertLeads(played.play("2 play 9d"), 2);
    TestTable ten = lead(0, "2:Kh", "Kc 7c", "2d", "9d Ts", "Td 4s");
    assertThat(ten.play("2 play 9d").turn()).isEqualTo("3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"9d", "Td", "Kc"})
  @Covers({"COM-20", "COM-26"})
  void theLastCardEndsTheHandAtOnce(String last) {
    TestTable state = lead(1, "", "2s", last, "Jd 4s", "5s");
    TestTable after = state.play("1 play " + last);
    assertThat(after.fact("phase")).isEqualTo("shuffle");
    assertThat(after.lines()).contains("1 COM-21 1 1");
    TestTable answering = answer(1, "3:9d", "2s", "Td", "Jd 4s", "5s");
    assertThat(answering.play("1 play Td").fact("phase")).isEqualTo("shuffle");
  }

  @Test
  @Covers({"COM-21", "COM-22", "COM-23", "COM-24", "COM-25"})
  void theWinnerScoresForCardsAndKings() {
    TestTable held = lead(1, "0:Kd 1:Kc", "2s 4s 5s", "6c", "Kh 2h 4h 5h 6h", "9d 2d");
    TestTable left = held.withCards("stub: Ks 3h 3d");
    TestTable after = left.play("1 play 6c");
    assertThat(after.scores()).isEqualTo("0 15 0 -1");
    assertThat(after.lines())
        .containsExactly("1 COM-21 1 1", "1 COM-22 1 10", "1 COM-23 1 4", "1 COM-24 3 -1");
    assertThat(left.under("stub-kings=ignore").play("1 play 6c").scores()).isEqualTo("0 13 0 -1");
    assertThat(left.under("king-bonus=0").play("1 play 6c").lines())
        .containsExactly("1 COM-21 1 1", "1 COM-22 1 10", "1 COM-24 3 -1");
    assertThat(left.under("comet-penalty=0").play("1 play 6c").lines())
        .containsExactly("1 COM-21 1 1", "1 COM-22 1 10", "1 COM-23 1 4");
  }

  @Test
  @Covers({"COM-23", "COM-24"})
  void nothingIsScoredForKingsThatWerePlayedNorForACometInTheStub() {
    TestTable state = lead(1, "0:Ks 0:Kh 0:Kd 0:Kc", "2s", "6c", "2h", "2d");
    assertThat(state.play("1 play 6c").lines()).containsExactly("1 COM-21 1 1", "1 COM-22 1 3");
    TestTable first = lead(1, "1:Ks 1:Kh 1:Kd 1:Kc", "9d", "6c", "2h", "2d");
    assertThat(first.play("1 play 6c").lines()).endsWith("1 COM-24 0 -1");
  }

  @Test
  @Covers("COM-25")
  void aKingMayBePaidAtOnce() {
    String rules = "king-pay=5 target=5";
    TestTable state = lead(1, "", "2s", "Kc Qc 6c", "2h", "2d");
    TestTable after = state.under(rules).play("1 play Kc");
    assertThat(after.lines()).containsExactly("1 COM-25 1 5");
    assertLeads(after, 1);
    assertThat(state.under(rules).play("1 play Qc").lines()).isEmpty();
    assertThat(state.play("1 play Kc").lines()).isEmpty();
    TestTable last = lead(1, "", "2s", "Kc", "2h", "2d");
    assertThat(last.under(rules).play("1 play Kc").scores()).isEqualTo("0 9 0 0");
  }

  @Test
  @Covers("COM-27")
  void theTargetEndsTheGame() {
    ScoreSheet sheet =
        ScoreSheet.empty(4)
            .add(1, "COM-22", 0, 89)
            .add(1, "COM-22", 1, 40)
            .add(1, "COM-22", 2, 77)
            .add(1, "COM-24", 3, -2);
    TestTable state = scored(lead(0, "0:Ks 0:Kh", "6c", "2s 4s", "Kd 2h", "Kc 4h"), sheet);
    TestTable after = state.play("0 play 6c");
    assertThat(after.scores()).isEqualTo("100 40 77 -2");
    assertThat(after.fact("phase")).isEqualTo("over");
    assertThat(after.turn()).isEqualTo("over");
    assertThat(after.winners()).isEqualTo("0");
    assertThat(after.moves()).isEmpty();
    assertThat(after.refusal("1 play 2s")).isEqualTo("COM-27 over");
    assertThat(after.refusal(new Shuffle(PACK.cards()))).isEqualTo("COM-27 over");
    assertThat(state.winners()).isEqualTo("-");
    TestTable missed = state.under("target=101").play("0 play 6c");
    assertThat(missed.fact("phase")).isEqualTo("shuffle");
    TestTable equal = scored(state, sheet.add(1, "COM-25", 2, 23)).under("king-pay=1 target=100");
    assertThat(equal.play("0 play 6c").winners()).isEqualTo("0 2");
  }

  private static TestTable scored(TestTable table, ScoreSheet sheet) {
    return table.after(CometState.class, state -> state.withSheet(sheet));
  }

  @Test
  @Covers({"COM-26", "COM-28"})
  void theDealPassesToTheLeftAndTheStubIsTurnedUp() {
    TestTable state = lead(2, "0:Kh", "2s", "4s", "6c", "9d");
    assertThat(state.told("2 play 6c")).containsExactly("hand-won 2", "done");
    TestTable won = state.stage("2 play 6c", "hand-won");
    assertLeads(won, 2);
    assertThat(won.turn()).isEqualTo("2");
    assertThat(won.scores()).isEqualTo("0 0 4 -1");
    assertThat(won.seenBy(0).pile("stub")).isEqualTo("3s 3h 3d");
    assertThat(state.seenBy(0).pile("stub")).isEqualTo("?? ?? ??");
    TestTable after = state.play("2 play 6c");
    assertThat(after.state())
        .isEqualTo(CometState.undealt(FIRST_HAND.next(4, PACK), 4, won.state().sheet()));
    assertThat(after.fact("hand-no")).isEqualTo("2");
    assertLeads(after.play(SHUFFLE), 1);
  }

  @Test
  void theStubStaysTurnedUpWhenTheGameIsOver() {
    TestTable over = lead(2, "0:Kh", "2s", "4s", "6c", "9d").under("target=1").play("2 play 6c");
    assertThat(over.seenBy(0).pile("stub")).isEqualTo("3s 3h 3d");
    assertThat(over.fact("turn")).isEqualTo("-");
  }

  @Test
  @Covers("COM-6")
  void theLowestCardOfASuitMayHaveToBeLed() {
    TestTable state = lead(0, "", "4s 6s Td Jd Ac 9d", "5s", "Kd", "7s");
    assertThat(state.under(LOWEST).moves())
        .containsExactly("0 play 4s", "0 play 9d", "0 play Td", "0 play Ac");
    assertThat(state.under(LOWEST).refusal("0 play 6s")).isEqualTo("COM-6 lowest [4s 9d Td Ac]");
    assertThat(state.under(LOWEST).refusal("0 play 6h")).isEqualTo("COM-6 not-held [6h]");
    assertThat(state.refusal("0 play 6s")).isEqualTo("legal");
    TestTable other = lead(0, "", "4s 6s", "5s 9d", "Kd", "7s");
    assertThat(other.under(LOWEST).moves()).containsExactly("0 play 4s", "1 play 9d");
    TestTable following = follow(1, "0:4s", "2s", "5s As", "Kd", "7s");
    assertThat(following.under(LOWEST).moves()).containsExactly("1 play 5s");
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    TestTable first = lead(0, "", "4s", "5s", "9d 6s", "7s");
    assertThat(first.governing(0)).containsExactly("COM-6", "COM-13");
    assertThat(first.governing(2)).containsExactly("COM-13", "COM-13a");
    assertThat(lead(0, "1:2s", "4s", "5s", "6s", "7s").governing(0))
        .containsExactly("COM-6", "COM-11", "COM-13");
    assertThat(follow(1, "0:4s", "Ks", "5s", "6s", "7s").governing(1))
        .containsExactly("COM-6", "COM-9", "COM-13");
    assertThat(follow(1, "0:9d 0:4s", "Ks", "5s", "6s", "7s").governing(1))
        .containsExactly("COM-6", "COM-9", "COM-13");
    TestTable asking = answer(1, "0:9d", "Ks", "Td", "6s", "7s");
    assertThat(asking.governing(1)).containsExactly("COM-6", "COM-13", "COM-17");
  }

  @Test
  @Covers({"COM-8", "COM-9"})
  void theTurnTellsWhoHoldsTheNextCardAndAStopThatNobodyDoes() {
    TestTable state = lead(0, "", "4s Kc 2s 7d", "8s", "5s", "7s 8h");
    assertThat(state.deduced("0 play 4s"))
        .containsExactly("hand.1 lacks 5s", "hand.2 has one of 5s");
    assertThat(state.deduced("0 play 2s"))
        .containsExactly(
            "hand.1 lacks 3s", "hand.2 lacks 3s", "hand.3 lacks 3s", "hand.0 lacks 3s");
    assertThat(state.deduced("0 play Kc")).isEmpty();
    assertThat(state.deduced("0 play 7d")).isEmpty();
    assertThat(table().deduced(SHUFFLE)).isEmpty();
    assertThat(table(LOWEST).deduced(SHUFFLE)).isEmpty();
  }

  @Test
  @Covers({"COM-17", "COM-19"})
  void theCometTellsWhoCannotAnswerIt() {
    TestTable state = follow(1, "0:5c 2:6c", "Kc", "7c 8c", "2s", "9d Jd");
    assertThat(state.deduced("3 play 9d"))
        .containsExactly("hand.0 lacks Td 7c", "hand.1 has one of Td 7c");
    TestTable own = lead(3, "", "Kc", "8c", "2s", "9d Td");
    assertThat(own.deduced("3 play 9d"))
        .containsExactly(
            "hand.0 lacks Td", "hand.1 lacks Td", "hand.2 lacks Td", "hand.3 has one of Td");
    TestTable unanswered = lead(3, "", "Kc", "8c", "2s", "9d Jd");
    assertThat(unanswered.deduced("3 play 9d"))
        .containsExactly(
            "hand.0 lacks Td", "hand.1 lacks Td", "hand.2 lacks Td", "hand.3 lacks Td");
    TestTable played = lead(3, "0:Td", "Kc", "8c", "2s", "9d Jd");
    assertThat(played.deduced("3 play 9d")).isEmpty();
    TestTable asking = answerAfter("6c", 1, "0:6c 0:9d", "Ks", "7c 2s", "6s", "7s");
    assertThat(asking.deduced("1 play 7c"))
        .containsExactly(
            "hand.2 lacks 8c", "hand.3 lacks 8c", "hand.0 lacks 8c", "hand.1 lacks 8c");
  }

  @Test
  void theEndOfAHandTellsOfAllThatIsLeft() {
    TestTable state = lead(2, "0:Kh", "2s", "4s", "6c", "9d");
    assertThat(state.deduced("2 play 6c")).containsExactly("unknown");
    assertThat(state.under("target=1").deduced("2 play 6c")).containsExactly("unknown");
  }

  @Test
  @Covers("COM-6")
  void aLowestLeadTellsWhatIsNotHeld() {
    TestTable state = lead(0, "", "4s Td Kc 9d", "8s", "2h", "7s 8h");
    assertThat(state.under(LOWEST).deduced("0 play 4s")).startsWith("hand.0 lacks As 2s 3s");
    assertThat(state.under(LOWEST).deduced("0 play Td"))
        .startsWith("hand.0 lacks Ad 2d 3d 4d 5d 6d 7d")
        .doesNotContain("hand.0 lacks 9d");
    assertThat(state.under(LOWEST).deduced("0 play 9d")).first().isEqualTo("hand.1 lacks Td");
    TestTable following = follow(1, "0:4s", "2s", "5s As", "Kd", "7s");
    assertThat(following.under(LOWEST).deduced("1 play 5s")).first().isEqualTo("hand.2 lacks 6s");
  }

  @Test
  void theDealIsTold() {
    assertThat(table().told(SHUFFLE)).containsExactly("dealt 3");
  }

  @Test
  void theTableShowsTheSequenceAndTheComet() {
    TestTable following = follow(1, "0:5c 2:6c", "Td Kc", "7c 8c", "2s", "9d Jd");
    assertThat(facts(following)).containsExactly("follow", "6c", "2", "7c", "1", "-", "-");
    assertThat(following.pile("played.2")).isEqualTo("6c");
    TestTable answering = answerAfter("6c", 0, "2:6c 3:9d", "Td Kc", "7c 8c", "2s", "Jd");
    assertThat(facts(answering)).containsExactly("comet", "6c", "2", "7c", "0", "Td 7c", "3");
    TestTable leading = lead(2, "2:6c", "Td Kc", "7c 8c", "2s", "Jd");
    assertThat(facts(leading)).containsExactly("lead", "-", "-", "-", "2", "-", "-");
    TestTable start = table();
    assertThat(start.fact("turn")).isEqualTo("-");
    assertThat(start.fact("dealer")).isEqualTo("3");
    assertThat(start.fact("hand-no")).isEqualTo("1");
    assertThat(start.scores()).isEqualTo("0 0 0 0");
    assertThat(list(start.pile("stock"))).hasSize(51);
    assertThat(start.pile("stub")).isEmpty();
  }

  private static List<String> facts(TestTable table) {
    return Stream.of("phase", "last", "last-by", "next", "turn", "options", "comet-by")
        .map(table::fact)
        .toList();
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    TestTable state = follow(1, "0:4s", "2s", "5s As", "Kd", "7s");
    TestTable other = follow(1, "0:4s", "7s", "2s As", "5s", "Kd").withCards("stub: 3d 3s 3h");
    assertThat(
            other.withCards(
                "hand.0: 2s", "hand.1: 5s As", "hand.2: Kd", "hand.3: 7s", "stub: 3s 3h 3d"))
        .isEqualTo(state);
    CardList<PlayingCard> reversed = PACK.cards().reversed();
    assertThat(table().withCards("stock: " + reversed).pile("stock"))
        .isEqualTo(reversed.toString());
    assertThat(follow(1, "0:4s", "", "", "", "").moves()).isEmpty();
    ScoreSheet noted = ScoreSheet.empty(4).withNote("reversed", 1);
    assertThat(scored(state, noted).state().sheet().notes()).containsEntry("reversed", 1);
  }

  @Test
  void movesAreWrittenAsWords() {
    MoveSyntax<CometMove> syntax = CometMove.SYNTAX;
    assertThat(syntax.format(Play.of(2, card("9d")))).isEqualTo("play 9d");
    assertThat(syntax.parse(2, "play 9d")).isEqualTo(Play.of(2, card("9d")));
  }
}
