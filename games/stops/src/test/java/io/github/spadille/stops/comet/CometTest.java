package io.github.spadille.stops.comet;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.DealtOut;
import io.github.spadille.stops.comet.CometMove.Play;
import io.github.spadille.stops.comet.CometMove.Shuffle;
import io.github.spadille.stops.comet.CometState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CometTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52().without(set("8d"));
  private static final DealtOut FIRST_HAND = DealtOut.first(4, PACK);
  private static final Map<String, String> LOWEST = Map.of("lead-lowest", "yes");
  private static final Map<String, String> IN_SEQUENCE = Map.of("comet-when", "in-sequence");
  private static final Map<String, String> OWN_TURN = Map.of("comet-when", "own-turn");

  private record Pass(int seat) implements CometMove.Added {}

  private static Rules<CometState, CometMove> rules(Map<String, String> options) {
    return Comet.GAME.rules(4, options);
  }

  private static Rules<CometState, CometMove> rules() {
    return rules(Map.of());
  }

  /**
   * A position in the first hand of four seats with 3s 3h 3d in the stub, before its first lead.
   */
  private static CometState played(String played, String... hands) {
    List<CardSet<PlayingCard>> held =
        Arrays.stream(hands).map(hand -> hand.isEmpty() ? noCards() : set(hand)).toList();
    CometState state =
        CometState.undealt(FIRST_HAND, 4, ScoreSheet.empty(4))
            .dealt(
                CardsPerSeat.copyOf(PlayingCard.FAMILY, held), list("3s 3h 3d"), 0, Seats.none());
    for (String play : played.isEmpty() ? new String[0] : played.split(" ")) {
      int seat = Integer.parseInt(play.substring(0, 1));
      state = state.played(seat, card(play.substring(2)), state.sheet());
    }
    return state;
  }

  private static Seats window(CometState state) {
    return state.played().has(card("9d")) ? Seats.none() : Seats.all(4);
  }

  /**
   * A seat is to lead.
   *
   * @param played the cards played before, each after its seat: {@code 0:Kh 1:2s}
   */
  private static CometState lead(int seat, String played, String... hands) {
    CometState state = played(played, hands);
    return state.leads(seat, window(state));
  }

  /** A seat must play the card after the last of those that were played. */
  private static CometState follow(int seat, String played, String... hands) {
    CometState state = played(played, hands);
    return state.follows(seat, window(state), card(played.substring(played.length() - 2)));
  }

  /** A seat must answer the comet, which was played where no sequence ran. */
  private static CometState answer(int seat, String played, String... hands) {
    return played(played, hands).answers(seat);
  }

  /** A seat must answer the comet, which interrupted a sequence after a card. */
  private static CometState answerAfter(String last, int seat, String played, String... hands) {
    return played(played, hands).follows(seat, Seats.none(), card(last)).answers(seat);
  }

  private static Optional<String> refusal(
      Rules<CometState, CometMove> rules, CometState state, CometMove move) {
    return rules.refusal(state, move).map(refusal -> refusal.phrase().toString());
  }

  private static Optional<String> refusal(CometState state, CometMove move) {
    return refusal(rules(), state, move);
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static Play play(int seat, String card) {
    return Play.of(seat, card(card));
  }

  private static void assertFollows(CometState state, int seat, String last) {
    assertThat(state.phase()).isEqualTo(Phase.FOLLOW);
    assertThat(state.seat()).isEqualTo(seat);
    assertThat(state.last()).isEqualTo(card(last));
  }

  private static void assertLeads(CometState state, int seat) {
    assertThat(state.phase()).isEqualTo(Phase.LEAD);
    assertThat(state.seat()).isEqualTo(seat);
    assertThat(state.last()).isNull();
  }

  @Test
  @Covers({"COM-1", "COM-2"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    CometState start = rules().start();
    assertThat(start.hand()).isEqualTo(FIRST_HAND);
    assertThat(start.turn().isChance()).isTrue();
    assertThat(rules().legalMoves(start)).isEmpty();
    assertThat(refusal(start, play(0, "As"))).contains("refusal.COM-2.undealt");
    assertThat(refusal(start, new Shuffle(Deck.standard52().cards())))
        .contains("refusal.COM-1.pack[51]");
    CometMove shuffle = rules().chance(start, new Random(1));
    assertThat(((Shuffle) shuffle).cards().isPermutationOf(PACK.cards())).isTrue();
    CometState dealt = rules().apply(start, shuffle);
    assertThat(refusal(dealt, shuffle)).contains("refusal.COM-2.dealt");
  }

  @ParameterizedTest
  @CsvSource({"4,12,3", "5,10,1", "6,8,3", "7,7,2", "8,6,3", "9,5,6", "10,5,1"})
  @Covers({"COM-2", "COM-4"})
  void whatCannotBeDealtEquallyIsTheStub(int seats, int size, int stub) {
    Rules<CometState, CometMove> rules = Comet.GAME.rules(seats);
    CometState dealt = rules.apply(rules.start(), new Shuffle(PACK.cards()));
    assertThat(dealt.hands()).allSatisfy(hand -> assertThat(hand).hasSize(size));
    assertThat(dealt.hands().get(1)).contains(PACK.cards().get(1), PACK.cards().get(seats + 1));
    assertThat(dealt.hand().stock()).isEqualTo(PACK.cards().last(stub));
    assertThat(rules.table(dealt).list("stub", PlayingCard.FAMILY)).hasSize(stub);
    assertThat(rules.table(dealt).pile("stock").cards()).isEmpty();
    assertThat(rules.table(dealt).fact("removed").value()).isEqualTo("8d");
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
    Rules<CometState, CometMove> rules = Comet.GAME.rules(seats, Map.of("deal", "even"));
    CometState start = rules.start();
    assertThat(start.hand().stock().toSet()).isEqualTo(Deck.standard52().set().minus(set(removed)));
    CometState dealt = rules.apply(start, rules.chance(start, new Random(1)));
    assertThat(dealt.hands()).allSatisfy(hand -> assertThat(hand).hasSize(size));
    assertThat(dealt.hand().stock()).isEmpty();
    assertThat(rules.table(dealt).fact("removed").value()).isEqualTo(removed);
  }

  @Test
  @Covers("COM-6")
  void theSeatAfterTheDealerLeadsAnyCard() {
    CometState dealt = rules().apply(rules().start(), new Shuffle(PACK.cards()));
    assertLeads(dealt, 0);
    assertThat(rules().legalMoves(dealt, 0)).hasSize(12);
    CometState state = lead(0, "", "4s Kc", "5s", "6s", "7s");
    assertThat(rules().legalMoves(state)).containsExactly(play(0, "4s"), play(0, "Kc"));
    assertThat(refusal(state, play(0, "5s"))).contains("refusal.COM-6.not-held[5s]");
    assertThat(refusal(state, play(1, "5s"))).contains("refusal.COM-13a.turn[0]");
    assertThat(refusal(state, play(9, "5s"))).contains("refusal.COM-13a.turn[0]");
  }

  @Test
  @Covers({"COM-7", "COM-9", "COM-10"})
  void whoeverHoldsTheNextCardMustPlayIt() {
    CometState state = lead(0, "", "4s Kc", "2c", "5s 6s 2h", "7s");
    CometState five = rules().apply(state, play(0, "4s"));
    assertFollows(five, 2, "4s");
    assertThat(rules().legalMoves(five)).containsExactly(play(2, "5s"));
    assertThat(refusal(five, play(2, "6s"))).contains("refusal.COM-9.must-play[5s]");
    assertThat(refusal(five, play(2, "7s"))).contains("refusal.COM-6.not-held[7s]");
    assertThat(refusal(five, play(0, "Kc"))).contains("refusal.COM-13a.turn[2]");
    CometState six = rules().apply(five, play(2, "5s"));
    assertFollows(six, 2, "5s");
    assertFollows(rules().apply(six, play(2, "6s")), 3, "6s");
  }

  @ParameterizedTest
  @ValueSource(strings = {"7d", "Kc", "2s", "4h"})
  @Covers({"COM-7", "COM-8", "COM-11"})
  void aSequenceStopsWhereNobodyHoldsTheNextCard(String last) {
    CometState state = lead(1, "0:5h", "9s", "7d Kc 2s 4h Ah", "Ac As 9d", "6h");
    CometState stopped = rules().apply(state, play(1, last));
    assertLeads(stopped, 1);
    assertThat(rules().legalMoves(stopped, 1)).hasSize(4);
    assertThat(stopped.turn().seats()).isEqualTo(Seats.all(4));
    List<Stage<CometState>> stages = rules().stages(state, play(1, last));
    assertThat(stages).extracting(Stage::name).containsExactly("stopped");
    assertThat(stages.get(0).seat()).isEqualTo(1);
    assertThat(stages.get(0).arguments()).containsExactly(card(last));
  }

  @Test
  @Covers("COM-12")
  void aCardIsAllThatCanBePlayed() {
    assertThat(refusal(lead(0, "", "4s", "5s", "6s", "7s"), new Pass(0)))
        .contains("refusal.COM-12.play");
  }

  @Test
  @Covers({"COM-13", "COM-13a"})
  void theCometIsPlayedAtAnyTime() {
    CometState leading = lead(0, "", "4s Kc", "5s", "9d 2d", "7s");
    assertThat(leading.turn().seats()).isEqualTo(Seats.all(4));
    assertThat(rules().legalMoves(leading))
        .containsExactly(play(0, "4s"), play(0, "Kc"), play(2, "9d"));
    assertThat(rules().legalMoves(leading, 1)).isEmpty();
    assertThat(refusal(leading, play(1, "9d"))).contains("refusal.COM-13.not-held[9d]");
    assertThat(refusal(leading, play(9, "9d"))).contains("refusal.COM-13.not-held[9d]");
    assertThat(refusal(leading, play(-1, "9d"))).contains("refusal.COM-13.not-held[9d]");
    assertThat(refusal(leading, play(2, "9d"))).isEmpty();
    CometState following = rules().apply(leading, play(0, "4s"));
    assertThat(following.turn().seats()).isEqualTo(Seats.all(4));
    assertThat(rules().legalMoves(following)).containsExactly(play(1, "5s"), play(2, "9d"));
    CometState own = follow(2, "0:4s", "Kc", "6s", "5s 9d", "7s");
    assertThat(rules().legalMoves(own)).containsExactly(play(2, "5s"), play(2, "9d"));
    CometState leader = lead(2, "0:4s", "Kc", "6s", "5s 9d", "7s");
    assertThat(rules().legalMoves(leader)).containsExactly(play(2, "5s"), play(2, "9d"));
    CometState stub = lead(0, "", "4s Kc", "5s", "2d", "7s");
    assertThat(rules().legalMoves(stub)).containsExactly(play(0, "4s"), play(0, "Kc"));
  }

  @Test
  @Covers({"COM-13", "COM-13a"})
  void theCometMayHaveToWaitForASequence() {
    Rules<CometState, CometMove> rules = rules(IN_SEQUENCE);
    CometState start = rules.apply(rules.start(), new Shuffle(PACK.cards()));
    assertThat(start.turn().seats()).isEqualTo(Seats.of(0));
    CometState leading = lead(0, "", "4s Kc", "5s", "9d 2d", "7s").leads(0, Seats.of(0));
    assertThat(rules.legalMoves(leading)).containsExactly(play(0, "4s"), play(0, "Kc"));
    assertThat(refusal(rules, leading, play(2, "9d"))).contains("refusal.COM-13.not-now[9d]");
    CometState following = rules.apply(leading, play(0, "4s"));
    assertThat(following.turn().seats()).isEqualTo(Seats.all(4));
    assertThat(rules.legalMoves(following)).containsExactly(play(1, "5s"), play(2, "9d"));
    CometState stopped = rules.apply(leading, play(0, "Kc"));
    assertThat(stopped.turn().seats()).isEqualTo(Seats.of(0));
  }

  @Test
  @Covers({"COM-13", "COM-13a"})
  void theCometMayBeBoundToACardOfOnesOwn() {
    Rules<CometState, CometMove> rules = rules(OWN_TURN);
    CometState leading = lead(0, "", "4s 9d", "5s 6s 9s", "7s", "Ks").leads(0, Seats.of(0));
    assertThat(rules.legalMoves(leading)).containsExactly(play(0, "4s"), play(0, "9d"));
    CometState after = rules.apply(leading, play(0, "4s"));
    assertThat(after.turn().seats()).isEqualTo(Seats.of(0, 1));
    assertThat(rules.legalMoves(after)).containsExactly(play(1, "5s"), play(0, "9d"));
    CometState late = rules.apply(after, play(1, "5s"));
    assertThat(late.turn().seats()).isEqualTo(Seats.of(1));
    assertThat(rules.legalMoves(late)).containsExactly(play(1, "6s"));
    assertThat(refusal(rules, late, play(0, "9d"))).contains("refusal.COM-13.not-now[9d]");
    CometState holder = lead(0, "", "4s 2h", "5s 9d", "7s", "Ks").leads(0, Seats.of(0));
    CometState following = rules.apply(holder, play(0, "4s"));
    assertThat(rules.legalMoves(following)).containsExactly(play(1, "5s"));
    assertThat(refusal(rules, following, play(1, "9d"))).contains("refusal.COM-13.not-now[9d]");
  }

  @Test
  @Covers("COM-14")
  void theCometMustBePlayedOnlyAsTheLastCardOfTheLeader() {
    CometState state = lead(0, "", "9d", "5s", "6s", "7s");
    assertThat(rules().legalMoves(state)).containsExactly(play(0, "9d"));
    assertThat(rules(LOWEST).legalMoves(state)).containsExactly(play(0, "9d"));
  }

  @Test
  @Covers({"COM-13a", "COM-15", "COM-17", "COM-18"})
  void theCometAsksForTheTenAndForTheNextCard() {
    CometState state = follow(1, "0:5c 2:6c", "Td Kc", "7c 8c", "2s", "9d Jd");
    CometState asking = rules().apply(state, play(3, "9d"));
    assertThat(asking.phase()).isEqualTo(Phase.COMET);
    assertThat(asking.turn().seats()).isEqualTo(Seats.of(0));
    assertThat(rules().legalMoves(asking)).containsExactly(play(0, "Td"));
    assertThat(refusal(asking, play(0, "Kc"))).contains("refusal.COM-17.must-play[Td]");
    assertThat(refusal(asking, play(1, "7c"))).contains("refusal.COM-13a.turn[0]");
    assertThat(refusal(asking, play(3, "9d"))).contains("refusal.COM-13.not-held[9d]");
    List<Stage<CometState>> stages = rules().stages(state, play(3, "9d"));
    assertThat(stages).extracting(Stage::name).containsExactly("asked");
    assertThat(stages.get(0).seat()).isZero();
    assertThat(stages.get(0).arguments()).containsExactly(set("7c Td"));
    CometState answered = rules().apply(asking, play(0, "Td"));
    assertFollows(answered, 3, "Td");
    assertThat(answered.turn().seats()).isEqualTo(Seats.of(3));
  }

  @Test
  @Covers({"COM-15", "COM-17", "COM-18"})
  void theInterruptedSequenceGoesOnWithoutTheTen() {
    CometState state = follow(1, "0:Td 2:6c", "Kc", "7c", "2s", "9d 8c");
    CometState asking = rules().apply(state, play(3, "9d"));
    assertThat(asking.turn().seats()).isEqualTo(Seats.of(1));
    assertThat(rules().legalMoves(asking)).containsExactly(play(1, "7c"));
    CometState more = follow(1, "0:Td 2:6c", "Kc", "7c 2d", "2s", "9d 8c");
    CometState gone = rules().apply(rules().apply(more, play(3, "9d")), play(1, "7c"));
    assertFollows(gone, 3, "7c");
    assertThat(gone.window()).isEqualTo(Seats.none());
  }

  @Test
  @Covers("COM-17")
  void whoeverHoldsBothChoosesAndThePlayerOfTheCometIsAskedLast() {
    CometState both = follow(1, "2:6c", "Kc", "7c Td 2d", "Ts", "9d");
    CometState more = follow(1, "2:6c", "Kc", "7c Td 2d", "Ts", "9d 4s");
    assertThat(rules().legalMoves(rules().apply(more, play(3, "9d"))))
        .containsExactly(play(1, "Td"), play(1, "7c"));
    assertThat(rules().apply(both, play(3, "9d")).phase()).isEqualTo(Phase.SHUFFLE);
    CometState own = lead(1, "2:6c", "Kc", "9d Td 2d", "Ts", "4s");
    CometState self = rules().apply(own, play(1, "9d"));
    assertThat(self.turn().seats()).isEqualTo(Seats.of(1));
    assertThat(rules().legalMoves(self)).containsExactly(play(1, "Td"));
  }

  @Test
  @Covers({"COM-16", "COM-19"})
  void whoeverPlaysACometThatNobodyAnswersLeads() {
    CometState state = lead(2, "2:Kh", "Kc 7c", "2d", "9d Ts", "4s");
    CometState unanswered = rules().apply(state, play(2, "9d"));
    assertLeads(unanswered, 2);
    assertThat(unanswered.turn().seats()).isEqualTo(Seats.of(2));
    assertThat(rules().legalMoves(unanswered)).containsExactly(play(2, "Ts"));
    List<Stage<CometState>> stages = rules().stages(state, play(2, "9d"));
    assertThat(stages).extracting(Stage::name).containsExactly("unanswered");
    assertThat(stages.get(0).seat()).isEqualTo(2);
    CometState played = lead(0, "2:Kh 1:Td", "Kc 7c", "2d", "9d Ts", "4s");
    assertLeads(rules().apply(played, play(2, "9d")), 2);
    CometState ten = lead(0, "2:Kh", "Kc 7c", "2d", "9d Ts", "Td 4s");
    assertThat(rules().apply(ten, play(2, "9d")).turn().seats()).isEqualTo(Seats.of(3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"9d", "Td", "Kc"})
  @Covers({"COM-20", "COM-26"})
  void theLastCardEndsTheHandAtOnce(String last) {
    CometState state = lead(1, "", "2s", last, "Jd 4s", "5s");
    CometState after = rules().apply(state, play(1, last));
    assertThat(after.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(after.scores().get(1)).isPositive();
    CometState answering = answer(1, "3:9d", "2s", "Td", "Jd 4s", "5s");
    assertThat(rules().apply(answering, play(1, "Td")).phase()).isEqualTo(Phase.SHUFFLE);
  }

  @Test
  @Covers({"COM-21", "COM-22", "COM-23", "COM-24", "COM-25"})
  void theWinnerScoresForCardsAndKings() {
    CometState held = lead(1, "0:Kd 1:Kc", "2s 4s 5s", "6c", "Kh 2h 4h 5h 6h", "9d 2d");
    CometState left = held.withCards(held.hands(), list("Ks 3h 3d"));
    CometState after = rules().apply(left, play(1, "6c"));
    assertThat(after.scores()).isEqualTo(ImmutableLongArray.of(0, 15, 0, -1));
    assertThat(after.sheet().lines())
        .containsExactly(
            Line.of(1, "COM-21", Seats.of(1), 1),
            Line.of(1, "COM-22", Seats.of(1), 10),
            Line.of(1, "COM-23", Seats.of(1), 4),
            Line.of(1, "COM-24", Seats.of(3), -1));
    assertThat(rules(Map.of("stub-kings", "ignore")).apply(left, play(1, "6c")).scores())
        .isEqualTo(ImmutableLongArray.of(0, 13, 0, -1));
    assertThat(rules(Map.of("king-bonus", "0")).apply(left, play(1, "6c")).sheet().lines())
        .containsExactly(
            Line.of(1, "COM-21", Seats.of(1), 1),
            Line.of(1, "COM-22", Seats.of(1), 10),
            Line.of(1, "COM-24", Seats.of(3), -1));
    assertThat(rules(Map.of("comet-penalty", "0")).apply(left, play(1, "6c")).sheet().lines())
        .containsExactly(
            Line.of(1, "COM-21", Seats.of(1), 1),
            Line.of(1, "COM-22", Seats.of(1), 10),
            Line.of(1, "COM-23", Seats.of(1), 4));
  }

  @Test
  @Covers({"COM-23", "COM-24"})
  void nothingIsScoredForKingsThatWerePlayedNorForACometInTheStub() {
    CometState state = lead(1, "0:Ks 0:Kh 0:Kd 0:Kc", "2s", "6c", "2h", "2d");
    assertThat(rules().apply(state, play(1, "6c")).sheet().lines())
        .containsExactly(
            Line.of(1, "COM-21", Seats.of(1), 1), Line.of(1, "COM-22", Seats.of(1), 3));
    CometState first = lead(1, "1:Ks 1:Kh 1:Kd 1:Kc", "9d", "6c", "2h", "2d");
    assertThat(rules().apply(first, play(1, "6c")).sheet().lines())
        .endsWith(Line.of(1, "COM-24", Seats.of(0), -1));
  }

  @Test
  @Covers("COM-25")
  void aKingMayBePaidAtOnce() {
    Rules<CometState, CometMove> rules = rules(Map.of("king-pay", "5", "target", "5"));
    CometState state = lead(1, "", "2s", "Kc Qc 6c", "2h", "2d");
    CometState after = rules.apply(state, play(1, "Kc"));
    assertThat(after.sheet().lines()).containsExactly(Line.of(1, "COM-25", Seats.of(1), 5));
    assertLeads(after, 1);
    assertThat(rules.apply(state, play(1, "Qc")).sheet().lines()).isEmpty();
    assertThat(rules().apply(state, play(1, "Kc")).sheet().lines()).isEmpty();
    CometState last = lead(1, "", "2s", "Kc", "2h", "2d");
    assertThat(rules.apply(last, play(1, "Kc")).scores())
        .isEqualTo(ImmutableLongArray.of(0, 5 + 1 + 3, 0, 0));
  }

  @Test
  @Covers("COM-27")
  void theTargetEndsTheGame() {
    CometState state =
        lead(0, "0:Ks 0:Kh", "6c", "2s 4s", "Kd 2h", "Kc 4h")
            .withSheet(
                ScoreSheet.empty(4)
                    .add(1, "COM-22", 0, 89)
                    .add(1, "COM-22", 1, 40)
                    .add(1, "COM-22", 2, 77)
                    .add(1, "COM-24", 3, -2));
    CometState after = rules().apply(state, play(0, "6c"));
    assertThat(after.scores()).isEqualTo(ImmutableLongArray.of(100, 40, 77, -2));
    assertThat(after.phase()).isEqualTo(Phase.OVER);
    assertThat(after.turn().isOver()).isTrue();
    assertThat(after.outcome().orElseThrow().winners()).isEqualTo(Seats.of(0));
    assertThat(rules().legalMoves(after)).isEmpty();
    assertThat(refusal(after, play(1, "2s"))).contains("refusal.COM-27.over");
    assertThat(refusal(after, new Shuffle(PACK.cards()))).contains("refusal.COM-27.over");
    assertThat(state.outcome()).isEmpty();
    CometState missed = rules(Map.of("target", "101")).apply(state, play(0, "6c"));
    assertThat(missed.phase()).isEqualTo(Phase.SHUFFLE);
    Rules<CometState, CometMove> pays = rules(Map.of("king-pay", "1", "target", "100"));
    CometState equal = state.withSheet(state.sheet().add(1, "COM-25", 2, 23));
    assertThat(pays.apply(equal, play(0, "6c")).outcome().orElseThrow().winners())
        .isEqualTo(Seats.of(0, 2));
  }

  @Test
  @Covers({"COM-26", "COM-28"})
  void theDealPassesToTheLeftAndTheStubIsTurnedUp() {
    CometState state = lead(2, "0:Kh", "2s", "4s", "6c", "9d");
    List<Stage<CometState>> stages = rules().stages(state, play(2, "6c"));
    assertThat(stages).extracting(Stage::name).containsExactly("hand-won", "done");
    assertThat(stages.get(0).seat()).isEqualTo(2);
    CometState won = stages.get(0).state();
    assertLeads(won, 2);
    assertThat(won.isHandOver()).isTrue();
    assertThat(won.window()).isEqualTo(Seats.none());
    assertThat(won.scores()).isEqualTo(ImmutableLongArray.of(0, 0, 4, -1));
    Table turned = rules().table(won);
    assertThat(turned.pile("stub")).isEqualTo(stub(Audience.ALL));
    assertThat(rules().table(state).pile("stub")).isEqualTo(stub(Audience.NOBODY));
    CometState after = rules().apply(state, play(2, "6c"));
    assertThat(after).isEqualTo(CometState.undealt(FIRST_HAND.next(4, PACK), 4, won.sheet()));
    assertThat(after.isHandOver()).isFalse();
    assertThat(after.handNumber()).isEqualTo(2);
    assertLeads(rules().apply(after, new Shuffle(PACK.cards())), 1);
  }

  private static Pile stub(Audience audience) {
    return Table.builder().pile("stub", list("3s 3h 3d"), audience).build().pile("stub");
  }

  @Test
  void theStubStaysTurnedUpWhenTheGameIsOver() {
    Rules<CometState, CometMove> rules = rules(Map.of("target", "1"));
    CometState over = rules.apply(lead(2, "0:Kh", "2s", "4s", "6c", "9d"), play(2, "6c"));
    assertThat(rules.table(over).pile("stub")).isEqualTo(stub(Audience.ALL));
    assertThat(rules.table(over).fact("turn").value()).isEqualTo("-");
  }

  @Test
  @Covers("COM-6")
  void theLowestCardOfASuitMayHaveToBeLed() {
    CometState state = lead(0, "", "4s 6s Td Jd Ac 9d", "5s", "Kd", "7s");
    assertThat(rules(LOWEST).legalMoves(state))
        .containsExactly(play(0, "4s"), play(0, "9d"), play(0, "Td"), play(0, "Ac"));
    assertThat(refusal(rules(LOWEST), state, play(0, "6s")))
        .contains("refusal.COM-6.lowest[4s 9d Td Ac]");
    assertThat(refusal(rules(LOWEST), state, play(0, "6h"))).contains("refusal.COM-6.not-held[6h]");
    assertThat(refusal(state, play(0, "6s"))).isEmpty();
    CometState other = lead(0, "", "4s 6s", "5s 9d", "Kd", "7s");
    assertThat(rules(LOWEST).legalMoves(other)).containsExactly(play(0, "4s"), play(1, "9d"));
    CometState following = follow(1, "0:4s", "2s", "5s As", "Kd", "7s");
    assertThat(rules(LOWEST).legalMoves(following)).containsExactly(play(1, "5s"));
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    CometState first = lead(0, "", "4s", "5s", "9d 6s", "7s");
    assertThat(rules().governing(first, 0)).containsExactly("COM-6", "COM-13");
    assertThat(rules().governing(first, 2)).containsExactly("COM-13", "COM-13a");
    assertThat(rules().governing(lead(0, "1:2s", "4s", "5s", "6s", "7s"), 0))
        .containsExactly("COM-11", "COM-13");
    assertThat(rules().governing(follow(1, "0:4s", "Ks", "5s", "6s", "7s"), 1))
        .containsExactly("COM-9", "COM-13");
    assertThat(rules().governing(follow(1, "0:9d 0:4s", "Ks", "5s", "6s", "7s"), 1))
        .containsExactly("COM-9");
    CometState asking = answer(1, "0:9d", "Ks", "Td", "6s", "7s");
    assertThat(rules().governing(asking, 1)).containsExactly("COM-17");
  }

  @Test
  @Covers({"COM-8", "COM-9"})
  void theTurnTellsWhoHoldsTheNextCardAndAStopThatNobodyDoes() {
    CometState state = lead(0, "", "4s Kc 2s 7d", "8s", "5s", "7s 8h");
    assertThat(HeardDeductions.of(rules(), state, play(0, "4s")))
        .containsExactly("hand.1 lacks 5s", "hand.2 has one of 5s");
    assertThat(HeardDeductions.of(rules(), state, play(0, "2s")))
        .containsExactly(
            "hand.1 lacks 3s", "hand.2 lacks 3s", "hand.3 lacks 3s", "hand.0 lacks 3s");
    assertThat(HeardDeductions.of(rules(), state, play(0, "Kc"))).isEmpty();
    assertThat(HeardDeductions.of(rules(), state, play(0, "7d"))).isEmpty();
    assertThat(HeardDeductions.of(rules(), rules().start(), new Shuffle(PACK.cards()))).isEmpty();
    assertThat(HeardDeductions.of(rules(LOWEST), rules().start(), new Shuffle(PACK.cards())))
        .isEmpty();
  }

  @Test
  @Covers({"COM-17", "COM-19"})
  void theCometTellsWhoCannotAnswerIt() {
    CometState state = follow(1, "0:5c 2:6c", "Kc", "7c 8c", "2s", "9d Jd");
    assertThat(HeardDeductions.of(rules(), state, play(3, "9d")))
        .containsExactly("hand.0 lacks Td 7c", "hand.1 has one of Td 7c");
    CometState own = lead(3, "", "Kc", "8c", "2s", "9d Td");
    assertThat(HeardDeductions.of(rules(), own, play(3, "9d")))
        .containsExactly(
            "hand.0 lacks Td", "hand.1 lacks Td", "hand.2 lacks Td", "hand.3 has one of Td");
    CometState unanswered = lead(3, "", "Kc", "8c", "2s", "9d Jd");
    assertThat(HeardDeductions.of(rules(), unanswered, play(3, "9d")))
        .containsExactly(
            "hand.0 lacks Td", "hand.1 lacks Td", "hand.2 lacks Td", "hand.3 lacks Td");
    CometState played = lead(3, "0:Td", "Kc", "8c", "2s", "9d Jd");
    assertThat(HeardDeductions.of(rules(), played, play(3, "9d"))).isEmpty();
    CometState asking = answerAfter("6c", 1, "0:6c 0:9d", "Ks", "7c 2s", "6s", "7s");
    assertThat(HeardDeductions.of(rules(), asking, play(1, "7c")))
        .containsExactly(
            "hand.2 lacks 8c", "hand.3 lacks 8c", "hand.0 lacks 8c", "hand.1 lacks 8c");
  }

  @Test
  void theEndOfAHandTellsOfAllThatIsLeft() {
    CometState state = lead(2, "0:Kh", "2s", "4s", "6c", "9d");
    assertThat(HeardDeductions.of(rules(), state, play(2, "6c"))).containsExactly("unknown");
    assertThat(HeardDeductions.of(rules(Map.of("target", "1")), state, play(2, "6c")))
        .containsExactly("unknown");
  }

  @Test
  @Covers("COM-6")
  void aLowestLeadTellsWhatIsNotHeld() {
    CometState state = lead(0, "", "4s Td Kc 9d", "8s", "2h", "7s 8h");
    assertThat(HeardDeductions.of(rules(LOWEST), state, play(0, "4s")))
        .startsWith("hand.0 lacks As 2s 3s");
    assertThat(HeardDeductions.of(rules(LOWEST), state, play(0, "Td")))
        .startsWith("hand.0 lacks Ad 2d 3d 4d 5d 6d 7d")
        .doesNotContain("hand.0 lacks 9d");
    assertThat(HeardDeductions.of(rules(LOWEST), state, play(0, "9d")))
        .first()
        .isEqualTo("hand.1 lacks Td");
    CometState following = follow(1, "0:4s", "2s", "5s As", "Kd", "7s");
    assertThat(HeardDeductions.of(rules(LOWEST), following, play(1, "5s")))
        .first()
        .isEqualTo("hand.2 lacks 6s");
  }

  @Test
  void theDealIsTold() {
    List<Stage<CometState>> stages = rules().stages(rules().start(), new Shuffle(PACK.cards()));
    assertThat(stages).extracting(Stage::name).containsExactly("dealt");
    assertThat(stages.get(0).seat()).isEqualTo(3);
  }

  @Test
  void theTableShowsTheSequenceAndTheComet() {
    Table following = rules().table(follow(1, "0:5c 2:6c", "Td Kc", "7c 8c", "2s", "9d Jd"));
    assertThat(facts(following, "phase", "last", "last-by", "next", "turn", "options", "comet-by"))
        .containsExactly("follow", "6c", "2", "7c", "1", "-", "-");
    assertThat(following.list("played.2", PlayingCard.FAMILY)).containsExactly(card("6c"));
    CometState asking = answerAfter("6c", 0, "2:6c 3:9d", "Td Kc", "7c 8c", "2s", "Jd");
    Table answering = rules().table(asking);
    assertThat(facts(answering, "phase", "last", "last-by", "next", "turn", "options", "comet-by"))
        .containsExactly("comet", "6c", "2", "7c", "0", "Td 7c", "3");
    Table leading = rules().table(lead(2, "2:6c", "Td Kc", "7c 8c", "2s", "Jd"));
    assertThat(facts(leading, "phase", "last", "last-by", "next", "turn", "options", "comet-by"))
        .containsExactly("lead", "-", "-", "-", "2", "-", "-");
    Table start = rules().table(rules().start());
    assertThat(facts(start, "turn", "dealer", "hand-no", "scores"))
        .containsExactly("-", "3", "1", "0 0 0 0");
    assertThat(start.pile("stock").cards()).hasSize(51);
    assertThat(start.pile("stub").cards()).isEmpty();
  }

  private static ImmutableList<String> facts(Table table, String... names) {
    return Arrays.stream(names)
        .map(name -> table.fact(name).value())
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    CometState state = follow(1, "0:4s", "2s", "5s As", "Kd", "7s");
    CometState other =
        follow(1, "0:4s", "7s", "2s As", "5s", "Kd").withCards(state.hands(), list("3d 3s 3h"));
    assertThat(rules().withCards(other, rules().table(state))).isEqualTo(state);
    CometState undealt = rules().start();
    CometState reversed = undealt.withCards(undealt.hands(), PACK.cards().reversed());
    assertThat(rules().withCards(undealt, rules().table(reversed))).isEqualTo(reversed);
    assertThat(rules().legalMoves(state.withCards(undealt.hands(), state.hand().stock())))
        .isEmpty();
    ScoreSheet noted = state.sheet().withNote("reversed", 1);
    assertThat(state.withSheet(noted).sheet().notes()).containsEntry("reversed", 1);
  }

  @Test
  void movesAreWrittenAsWords() {
    assertThat(rules().syntax().format(play(2, "9d"))).isEqualTo("play 9d");
    assertThat(rules().syntax().parse(2, "play 9d")).isEqualTo(play(2, "9d"));
  }
}
