package io.github.spadille.stops.ristiseiska;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.stops.DealtOut;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Beg;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Done;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Give;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Pass;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Play;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Shuffle;
import io.github.spadille.stops.ristiseiska.RistiseiskaState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RistiseiskaTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private static final Map<String, String> PRICED = Map.of("false-beg", "priced");
  private static final Map<String, String> BONUS = Map.of("end-card-bonus", "yes");
  private static final Map<String, String> CARDS = Map.of("scoring", "cards");

  private static Rules<RistiseiskaState, RistiseiskaMove> rules(
      int seats, Map<String, String> options) {
    return Ristiseiska.GAME.rules(seats, options);
  }

  private static Rules<RistiseiskaState, RistiseiskaMove> rules() {
    return Ristiseiska.GAME.rules(4);
  }

  /** A position in the first hand in which all have had a turn. */
  private static RistiseiskaState position(String laid, int seat, String... hands) {
    return position(DealtOut.first(hands.length, PACK), laid, seat, hands);
  }

  private static RistiseiskaState position(DealtOut hand, String laid, int seat, String... hands) {
    RistiseiskaState state = firstTurn(hand, laid, seat, hands);
    for (int places = 1; places <= hands.length; places++) {
      state = state.turnEnded((seat + places) % hands.length);
    }
    return state;
  }

  /** A position in which nobody has had a turn. */
  private static RistiseiskaState firstTurn(DealtOut hand, String laid, int seat, String... hands) {
    List<CardSet<PlayingCard>> cards =
        Arrays.stream(hands).map(held -> held.isEmpty() ? noCards() : set(held)).toList();
    CardsPerSeat<PlayingCard> held = CardsPerSeat.copyOf(PlayingCard.FAMILY, cards);
    int seats = hands.length;
    RistiseiskaState state = RistiseiskaState.undealt(hand, seats, ScoreSheet.empty(seats));
    for (PlayingCard card : PlayingCard.cards(laid)) {
      state = state.playedFirstOfTwo(card);
    }
    return state.dealt(held, seat);
  }

  private static RistiseiskaState play(
      Rules<RistiseiskaState, RistiseiskaMove> rules,
      RistiseiskaState state,
      RistiseiskaMove... moves) {
    RistiseiskaState last = state;
    for (RistiseiskaMove move : moves) {
      last = rules.apply(last, move);
    }
    return last;
  }

  private static Play play(int seat, String card) {
    return Play.of(seat, PlayingCard.parse(card));
  }

  private static Give give(int seat, String card) {
    return Give.of(seat, PlayingCard.parse(card));
  }

  private static Optional<String> refusal(
      Rules<RistiseiskaState, RistiseiskaMove> rules,
      RistiseiskaState state,
      RistiseiskaMove move) {
    return rules
        .refusal(state, move)
        .map(refusal -> refusal.phrase().key().replace("refusal.", ""));
  }

  @Test
  @Covers({"RIS-1", "RIS-2"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    RistiseiskaState start = rules().start();
    assertThat(refusal(rules(), start, new Pass(0))).contains("RIS-2.undealt");
    assertThat(refusal(rules(), start, new Shuffle(Deck.piquet32().cards())))
        .contains("RIS-1.pack");
    RistiseiskaMove shuffle = rules().chance(start, new Random(1));
    assertThat(((Shuffle) shuffle).cards().isPermutationOf(PACK.cards())).isTrue();
    RistiseiskaState dealt = rules().apply(start, shuffle);
    assertThat(refusal(rules(), dealt, shuffle)).contains("RIS-2.dealt");
    assertThat(dealt.hand().stock()).isEmpty();
    assertThat(rules().table(start).fact("turn").value()).isEqualTo("-");
  }

  @ParameterizedTest
  @CsvSource({"3,18 17 17", "4,13 13 13 13", "5,11 11 10 10 10"})
  @Covers("RIS-2")
  void allCardsAreDealt(int seats, String sizes) {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(seats, Map.of());
    RistiseiskaState dealt = rules.apply(rules.start(), new Shuffle(PACK.cards()));
    assertThat(dealt.hands().stream().map(hand -> Integer.toString(hand.size())))
        .containsExactly(sizes.split(" "));
  }

  @Test
  @Covers({"RIS-3", "RIS-5"})
  void theHolderOfTheSevenOfClubsBegins() {
    RistiseiskaState dealt = rules().apply(rules().start(), new Shuffle(PACK.cards()));
    PlayingCard opener = PlayingCard.parse("7c");
    assertThat(dealt.hands().get(dealt.seat())).contains(opener);
    assertThat(rules().legalMoves(dealt)).containsExactly(Play.of(dealt.seat(), opener));
    RistiseiskaState first = position("", 1, "6c", "7c 7d", "8c", "9c");
    assertThat(rules().legalMoves(first)).containsExactly(play(1, "7c"));
    RistiseiskaState second = position("7c", 1, "6c", "7s 7d", "8c", "9c");
    assertThat(rules().legalMoves(second)).containsExactly(play(1, "7s"), play(1, "7d"));
    assertThat(HeardDeductions.of(rules(), rules().start(), new Shuffle(PACK.cards())))
        .containsExactly("hand." + dealt.seat() + " has one of [7c]");
  }

  @Test
  @Covers("RIS-7")
  void anEightMayHaveToWaitForTheSix() {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(4, Map.of("eight-needs-six", "yes"));
    RistiseiskaState state = position("7c", 0, "8c 8s", "6c", "2s", "3s");
    assertThat(rules.refusal(state, play(0, "8c")).orElseThrow().phrase())
        .hasToString("refusal.RIS-7.needs[8c, 6c]");
    assertThat(rules.refusal(state, play(0, "8s")).orElseThrow().phrase())
        .hasToString("refusal.RIS-7.needs[8s, 7s]");
    assertThat(rules().refusal(state, play(0, "8c"))).isEmpty();
  }

  @Test
  @Covers("RIS-10")
  void aceAndKingTurnTheirPileFaceDown() {
    RistiseiskaState state = position("7c 7d 6d 5d 4d 3d 2d", 1, "8c", "Ad Ks", "8d", "9d");
    RistiseiskaState after = rules().apply(state, play(1, "Ad"));
    assertThat(after.rows().closed()).containsExactly("low-d");
    assertThat(rules().table(after).fact("closed").value()).isEqualTo("low-d");
    assertThat(rules().legalMoves(after)).containsExactly(play(2, "8d"));
    assertThat(rules().stages(state, play(1, "Ad")))
        .extracting(Stage::name)
        .containsExactly("closed");
  }

  @Test
  @Covers("RIS-11")
  void whoeverCanPlayNeitherPassesNorBegs() {
    RistiseiskaState state = position("7c 7h", 0, "8h 2s", "9h 2c", "Th 3c", "Jh 4c");
    assertThat(refusal(rules(), state, new Beg(0))).contains("RIS-11.beg");
    assertThat(refusal(rules(), state, new Pass(0))).contains("RIS-11.pass");
    assertThat(refusal(rules(4, PRICED), state, new Beg(0))).isEmpty();
    assertThat(refusal(rules(4, PRICED), state, new Pass(0))).contains("RIS-11.pass");
    assertThat(rules().legalMoves(state)).containsExactly(play(0, "8h"));
    assertThat(rules(4, PRICED).legalMoves(state)).containsExactly(play(0, "8h"), new Beg(0));
  }

  @Test
  @Covers("RIS-14")
  void whoeverHasOneCardIsSkipped() {
    RistiseiskaState state = position("7c", 1, "Kh", "2s 3s", "4s 5s", "2d 3d 4d 5d");
    RistiseiskaState asking = rules().apply(state, new Beg(1));
    assertThat(asking.asked()).isEqualTo(3);
    assertThat(asking.turn().seats()).isEqualTo(Seats.of(3));
    assertThat(rules().stages(state, new Beg(1))).extracting(Stage::name).containsExactly("asked");
    RistiseiskaState two = position("7c", 1, "Kh Kd", "2s 3s", "4s 5s", "2d 3d 4d 5d");
    RistiseiskaState given = play(rules(), two, new Beg(1), give(0, "Kh"));
    assertThat(given.hands().get(0)).isEqualTo(set("Kd"));
    assertThat(given.hands().get(1)).isEqualTo(set("Kh 2s 3s"));
    assertThat(given.turn().first()).isEqualTo(2);
  }

  @Test
  @Covers("RIS-15")
  void theTwoConcernedSeeWhatIsGiven() {
    RistiseiskaState state = position("7c", 1, "Kh Kd", "2s 3s", "4s 5s", "2d 3d 4d 5d");
    RistiseiskaState asking = rules().apply(state, new Beg(1));
    Give gift = give(0, "Kh");
    for (int seat = 0; seat < 4; seat++) {
      String expected = seat < 2 ? "give Kh" : "give ??";
      assertThat(rules().seenBy(Viewer.seat(seat), asking, gift).text()).isEqualTo(expected);
    }
    assertThat(rules().seenBy(Viewer.bystander(), asking, gift).text()).isEqualTo("give ??");
    assertThat(rules().seenBy(Viewer.seat(1), asking, gift).seat()).isZero();
    assertThat(rules().seenBy(Viewer.seat(2), state, play(1, "2s")).text()).isEqualTo("play 2s");
    assertThat(HeardDeductions.of(rules(), asking, gift)).isEmpty();
  }

  @Test
  @Covers("RIS-17")
  void nobodyGivesALastCard() {
    RistiseiskaState state = position("7c", 1, "2h", "9s 8s", "3h");
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(3, Map.of());
    RistiseiskaState after = rules.apply(state, new Beg(1));
    assertThat(after.turn().first()).isEqualTo(2);
    assertThat(after.hands()).isEqualTo(state.hands());
    assertThat(rules.stages(state, new Beg(1)))
        .extracting(Stage::name)
        .containsExactly("nobody-gives", "done");
  }

  @Test
  @Covers("RIS-19")
  void afterAFalseBegAllOthersGiveACard() {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(4, PRICED);
    RistiseiskaState state =
        position(
            "7c 7h", 0, "8h 2s 3s 4s 5s", "9h Ts Js Qs Ks", "Th 2d 3d 4d 5d", "Jh Qh Kh 8d 9d");
    RistiseiskaState begging = rules.apply(state, new Beg(0));
    assertThat(begging.asked()).isEqualTo(3);
    assertThat(rules.stages(begging, give(3, "Jh")))
        .extracting(Stage::name)
        .containsExactly("false-beg", "done");
    RistiseiskaState first = rules.apply(begging, give(3, "Jh"));
    assertThat(first.phase()).isEqualTo(Phase.PENALTY);
    assertThat(first.asked()).isEqualTo(1);
    assertThat(refusal(rules, first, give(2, "Th"))).contains("RIS-19.asked");
    assertThat(refusal(rules, first, new Beg(1))).contains("RIS-19.asked");
    assertThat(refusal(rules, first, give(1, "8h"))).contains("RIS-15.not-held");
    RistiseiskaState second = play(rules, first, give(1, "9h"));
    assertThat(second.asked()).isEqualTo(2);
    RistiseiskaState after = play(rules, second, give(2, "Th"), give(3, "Qh"));
    assertThat(after.hands().stream().map(CardSet::size)).containsExactly(9, 4, 4, 3);
    assertThat(after.phase()).isEqualTo(Phase.PLAY);
    assertThat(after.turn().first()).isEqualTo(1);
    assertThat(after.asked()).isEqualTo(Seats.NOBODY);
  }

  @Test
  @Covers("RIS-19")
  void aFalseBegIsJudgedByTheHandBeforeTheGift() {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(3, PRICED);
    RistiseiskaState honest = position("7c 7h", 0, "2s", "3s 4s", "8h 9h");
    assertThat(play(rules, honest, new Beg(0), give(2, "8h")).phase()).isEqualTo(Phase.PLAY);
    RistiseiskaState spare = position("7c 7h", 0, "6h", "3s 4s", "8h 9h");
    RistiseiskaState given = play(rules, spare, new Beg(0), give(2, "8h"));
    assertThat(given.asked()).isEqualTo(1);
    RistiseiskaState paid = rules.apply(given, give(1, "3s"));
    assertThat(paid.phase()).isEqualTo(Phase.PLAY);
    assertThat(paid.hands().get(2)).isEqualTo(set("9h"));
  }

  @Test
  void begsTellAsMuchAsTheirPriceAllows() {
    RistiseiskaState state = position("7c 7h", 0, "2s", "3s 4s", "8h 9h");
    Rules<RistiseiskaState, RistiseiskaMove> base = rules(3, Map.of());
    Rules<RistiseiskaState, RistiseiskaMove> priced = rules(3, PRICED);
    String none = "hand.0 lacks 7s 6h 8h 7d 6c 8c";
    assertThat(HeardDeductions.of(base, state, new Beg(0))).containsExactly(none);
    assertThat(HeardDeductions.of(priced, state, new Beg(0))).isEmpty();
    RistiseiskaState asking = base.apply(state, new Beg(0));
    assertThat(HeardDeductions.of(base, asking, give(2, "8h"))).isEmpty();
    assertThat(HeardDeductions.of(priced, asking, give(2, "8h"))).containsExactly("unknown");
    RistiseiskaState first = firstTurn(DealtOut.first(3, PACK), "7c 7h", 0, "2s", "3s 4s", "8h 9h");
    assertThat(HeardDeductions.of(priced, first, new Pass(0))).containsExactly(none);
    Rules<RistiseiskaState, RistiseiskaMove> notFree =
        rules(3, Map.of("false-beg", "priced", "first-turn-free", "no"));
    assertThat(HeardDeductions.of(notFree, first, new Beg(0))).containsExactly(none);
    RistiseiskaState asked = notFree.apply(first, new Beg(0));
    assertThat(HeardDeductions.of(notFree, asked, give(2, "8h"))).isEmpty();
  }

  @Test
  @Covers("RIS-25")
  void anAceOrAKingLetsPlayASecondCard() {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(3, BONUS);
    String laid = "7c 8c 9c Tc Jc Qc 7d 6d 5d 4d 3d 2d";
    RistiseiskaState state = position(laid, 0, "Kc Ad 2s", "8d 3s", "4s 5s");
    assertThat(refusal(rules, state, new Done(0))).contains("RIS-25.first");
    RistiseiskaState bonus = rules.apply(state, play(0, "Kc"));
    assertThat(bonus.phase()).isEqualTo(Phase.BONUS);
    assertThat(rules.legalMoves(bonus)).containsExactly(play(0, "Ad"), new Done(0));
    assertThat(refusal(rules, bonus, new Beg(0))).contains("RIS-25.second");
    assertThat(refusal(rules, bonus, new Pass(0))).contains("RIS-25.second");
    assertThat(refusal(rules, bonus, play(0, "2s"))).contains("RIS-8.needs");
    assertThat(refusal(rules, bonus, new Done(1))).contains("RIS-3.turn");
    assertThat(rules.apply(bonus, new Done(0)).turn().first()).isEqualTo(1);
    RistiseiskaState second = rules.apply(bonus, play(0, "Ad"));
    assertThat(second.phase()).isEqualTo(Phase.PLAY);
    assertThat(second.turn().first()).isEqualTo(1);
    assertThat(rules.apply(second, play(1, "8d")).turn().first()).isEqualTo(2);
    assertThat(rules(3, Map.of()).apply(state, play(0, "Kc")).turn().first()).isEqualTo(1);
    assertThat(refusal(rules(3, Map.of()), state, new Done(0))).contains("RIS-25.first");
  }

  @Test
  @Covers({"RIS-20", "RIS-22", "RIS-23"})
  void theWinnerOfAHandScoresOne() {
    RistiseiskaState state = position("7c", 2, "2s", "3s", "8c", "4s");
    RistiseiskaState after = rules().apply(state, play(2, "8c"));
    assertThat(after.phase()).isEqualTo(Phase.OVER);
    assertThat(after.turn().isOver()).isTrue();
    assertThat(after.scores()).isEqualTo(ImmutableLongArray.of(0, 0, 1, 0));
    assertThat(after.outcome().orElseThrow().winners()).isEqualTo(Seats.of(2));
    assertThat(refusal(rules(), after, new Pass(0))).contains("RIS-23.over");
    assertThat(refusal(rules(), after, new Shuffle(PACK.cards()))).contains("RIS-23.over");
    assertThat(HeardDeductions.of(rules(), state, play(2, "8c"))).isEmpty();
  }

  @Test
  @Covers("RIS-23")
  void theDealPassesToTheLeft() {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(4, Map.of("hands", "2"));
    RistiseiskaState state = position("7c", 2, "2s", "3s", "8c", "4s");
    RistiseiskaState after = rules.apply(state, play(2, "8c"));
    assertThat(after.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(after.outcome()).isEmpty();
    assertThat(after.hand()).isEqualTo(new DealtOut(2, 0, PACK.cards()));
    assertThat(after.hadTurn()).isEqualTo(Seats.none());
    assertThat(after.rows()).isEqualTo(ClosingRows.none());
    RistiseiskaState last = position(after.hand(), "7c", 2, "2s", "3s", "8c", "4s");
    assertThat(rules.apply(last, play(2, "8c")).phase()).isEqualTo(Phase.OVER);
    assertThat(rules.stages(state, play(2, "8c")))
        .extracting(Stage::name)
        .containsExactly("hand-won", "done");
  }

  @Test
  @Covers({"RIS-21", "RIS-23"})
  void cardsThatAreLeftCountAgainstTheirHolders() {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(4, CARDS);
    RistiseiskaState state = position("7c", 2, "Ac 5d", "Kh Qh 9s", "8c", "2s");
    RistiseiskaState after = rules.apply(state, play(2, "8c"));
    assertThat(after.scores()).isEqualTo(ImmutableLongArray.of(19, 34, 0, 2));
    assertThat(after.outcome().orElseThrow().winners()).isEqualTo(Seats.of(2));
    assertThat(HeardDeductions.of(rules, state, play(2, "8c"))).containsExactly("unknown");
    RistiseiskaState more = position("7c", 2, "Ac 5d", "Kh Qh 9s", "8c 2c", "2s");
    assertThat(HeardDeductions.of(rules, more, play(2, "8c"))).isEmpty();
  }

  @Test
  @Covers("RIS-24")
  void theGameEndsWhenATargetIsReached() {
    RistiseiskaState state = position("7c", 2, "Ac 5d", "Kh Qh 9s", "8c", "2s");
    Rules<RistiseiskaState, RistiseiskaMove> reached =
        rules(4, Map.of("scoring", "cards", "target", "34"));
    RistiseiskaState over = reached.apply(state, play(2, "8c"));
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(refusal(reached, over, new Pass(0))).contains("RIS-24.over");
    Rules<RistiseiskaState, RistiseiskaMove> missed =
        rules(4, Map.of("scoring", "cards", "target", "35"));
    assertThat(missed.apply(state, play(2, "8c")).phase()).isEqualTo(Phase.SHUFFLE);
    Assertions.assertThatThrownBy(() -> rules(4, Map.of("target", "50")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("needs scoring=cards");
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    Rules<RistiseiskaState, RistiseiskaMove> rules = rules(3, BONUS);
    RistiseiskaState first = position("", 0, "7c", "2d", "2s");
    assertThat(rules.governing(first, 0)).containsExactly("RIS-3", "RIS-11");
    RistiseiskaState state = position("7c", 0, "6c Ks", "2d 3d", "2s 3s");
    assertThat(rules.governing(state, 0)).containsExactly("RIS-4", "RIS-11");
    assertThat(rules(3, PRICED).governing(state, 0)).containsExactly("RIS-4", "RIS-19");
    RistiseiskaState stuck = position("7c", 0, "5c Ks", "2d 3d", "2s 3s");
    assertThat(rules.governing(stuck, 0)).containsExactly("RIS-4", "RIS-13");
    RistiseiskaState early =
        firstTurn(DealtOut.first(3, PACK), "7c", 1, "5c Ks", "2d 3d", "2s 3s").turnEnded(0);
    assertThat(rules.governing(early, 0)).containsExactly("RIS-4", "RIS-12");
    assertThat(rules.governing(stuck.asked(2), 2)).containsExactly("RIS-14", "RIS-15");
    assertThat(rules.governing(stuck.askedForPenalty(2), 2)).containsExactly("RIS-15", "RIS-19");
    assertThat(rules.governing(state.playedFirstOfTwo(PlayingCard.parse("6c")), 0))
        .containsExactly("RIS-25");
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    RistiseiskaState state = position("7c 7d 6d 5d 4d 3d 2d Ad", 2, "8c", "Ks", "8d", "9d");
    assertThat(rules().withCards(state, rules().table(state))).isEqualTo(state);
    RistiseiskaState other = position("7c 7d 6d 5d 4d 3d 2d Ad", 2, "Ks", "8c", "8d", "9d");
    assertThat(rules().withCards(other, rules().table(state))).isEqualTo(state);
    ScoreSheet sheet = ScoreSheet.empty(4).withNote("reversed", 1);
    assertThat(state.withSheet(sheet).sheet().notes()).containsEntry("reversed", 1);
    assertThat(state.handNumber()).isEqualTo(1);
  }
}
