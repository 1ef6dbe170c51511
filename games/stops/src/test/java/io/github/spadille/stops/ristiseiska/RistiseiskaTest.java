package io.github.spadille.stops.ristiseiska;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Done;
import io.github.spadille.stops.ristiseiska.RistiseiskaMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RistiseiskaTest {
  /** A move that the game does not know. */
  private record Knock(int seat) implements RistiseiskaMove.Added {}

  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private static final String PRICED = "false-beg=priced";
  private static final String BONUS = "end-card-bonus=yes";
  private static final String CARDS = "scoring=cards";

  private static final String SHUFFLE = "* shuffle ...";

  private static TestTable table(int seats, String... options) {
    return TestTable.of(Ristiseiska.GAME, seats, options);
  }

  /** A position in the first hand in which all have had a turn. */
  private static TestTable position(String laid, int seat, String... hands) {
    return position(DealtOut.first(hands.length, PACK), laid, seat, hands);
  }

  private static TestTable position(DealtOut hand, String laid, int seat, String... hands) {
    TestTable table = firstTurn(hand, laid, seat, hands);
    for (int places = 1; places <= hands.length; places++) {
      table = turnEnded(table, (seat + places) % hands.length);
    }
    return table;
  }

  private static TestTable turnEnded(TestTable table, int next) {
    return table.after(RistiseiskaState.class, state -> state.turnEnded(next));
  }

  /** A position in the first hand in which nobody has had a turn. */
  private static TestTable firstTurn(String laid, int seat, String... hands) {
    return firstTurn(DealtOut.first(hands.length, PACK), laid, seat, hands);
  }

  private static TestTable firstTurn(DealtOut hand, String laid, int seat, String... hands) {
    List<CardSet<PlayingCard>> cards = Arrays.stream(hands).map(PlayingCards::set).toList();
    int seats = hands.length;
    RistiseiskaState state = RistiseiskaState.undealt(hand, seats, ScoreSheet.empty(seats));
    for (PlayingCard card : PlayingCard.cards(laid)) {
      state = state.playedFirstOfTwo(card);
    }
    return table(seats).with(state.dealt(CardsPerSeat.copyOf(PlayingCard.FAMILY, cards), seat));
  }

  @Test
  @Covers({"RIS-1", "RIS-2"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    TestTable start = table(4);
    assertThat(start.refusal("0 pass")).isEqualTo("RIS-2 undealt");
    assertThat(start.refusal(new Shuffle(Deck.piquet32().cards()))).isEqualTo("RIS-1 pack [52]");
    assertThat(start.fact("turn")).isEqualTo("-");
    String shuffle = start.chance(1);
    TestTable dealt = start.play(shuffle);
    assertThat(dealt.refusal(shuffle)).isEqualTo("RIS-2 dealt");
    assertThat(dealt.pile("stock")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"3,18 17 17", "4,13 13 13 13", "5,11 11 10 10 10"})
  @Covers("RIS-2")
  void allCardsAreDealt(int seats, String sizes) {
    assertThat(sizes(table(seats).play(SHUFFLE), seats)).isEqualTo(sizes);
  }

  /** Returns how many cards each seat holds. */
  private static String sizes(TestTable table, int seats) {
    return IntStream.range(0, seats)
        .map(seat -> set(table.pile("hand." + seat)).size())
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  @Test
  @Covers({"RIS-3", "RIS-5"})
  void theHolderOfTheSevenOfClubsBegins() {
    TestTable dealt = table(4).play(SHUFFLE);
    assertThat(dealt.pile("hand." + dealt.turn())).contains("7c");
    assertThat(dealt.moves()).containsExactly("play 7c");
    TestTable first = position("", 1, "6c", "7c 7d", "8c", "9c");
    assertThat(first.moves()).containsExactly("play 7c");
    TestTable second = position("7c", 1, "6c", "7s 7d", "8c", "9c");
    assertThat(second.moves()).containsExactly("play 7s", "play 7d");
    assertThat(table(4).deduced(SHUFFLE))
        .containsExactly("hand." + dealt.turn() + " has one of [7c]");
  }

  @Test
  @Covers("RIS-7")
  void anEightMayHaveToWaitForTheSix() {
    TestTable state = position("7c", 0, "8c 8s", "6c", "2s", "3s");
    TestTable waiting = state.under("eight-needs-six=yes");
    assertThat(waiting.refusal("0 play 8c")).isEqualTo("RIS-7 needs [8c, 6c]");
    assertThat(waiting.refusal("0 play 8s")).isEqualTo("RIS-7 needs [8s, 7s]");
    assertThat(state.refusal("0 play 8c")).isEqualTo("legal");
  }

  @Test
  @Covers("RIS-10")
  void aceAndKingTurnTheirPileFaceDown() {
    TestTable state = position("7c 7d 6d 5d 4d 3d 2d", 1, "8c", "Ad Ks", "8d", "9d");
    TestTable after = state.play("1 play Ad");
    assertThat(after.fact("closed")).isEqualTo("low-d");
    assertThat(after.moves()).containsExactly("play 8d");
    assertThat(state.told("1 play Ad")).containsExactly("closed 1 [Ad]");
  }

  @Test
  @Covers("RIS-11")
  void whoeverCanPlayNeitherPassesNorBegs() {
    TestTable state = position("7c 7h", 0, "8h 2s", "9h 2c", "Th 3c", "Jh 4c");
    assertThat(state.refusal("0 beg")).startsWith("RIS-11 beg");
    assertThat(state.refusal("0 pass")).startsWith("RIS-11 pass");
    assertThat(state.under(PRICED).refusal("0 beg")).isEqualTo("legal");
    assertThat(state.under(PRICED).refusal("0 pass")).startsWith("RIS-11 pass");
    assertThat(state.moves()).containsExactly("play 8h");
    assertThat(state.under(PRICED).moves()).containsExactly("play 8h", "beg");
  }

  @Test
  @Covers("RIS-14")
  void whoeverHasOneCardIsSkipped() {
    TestTable state = position("7c", 1, "Kh", "2s 3s", "4s 5s", "2d 3d 4d 5d");
    TestTable asking = state.play("1 beg");
    assertThat(asking.fact("asked")).isEqualTo("3");
    assertThat(asking.turn()).isEqualTo("3");
    assertThat(state.told("1 beg")).containsExactly("asked 3");
    TestTable two = position("7c", 1, "Kh Kd", "2s 3s", "4s 5s", "2d 3d 4d 5d");
    TestTable given = two.play("1 beg", "0 give Kh");
    assertThat(given.pile("hand.0")).isEqualTo("Kd");
    assertThat(given.pile("hand.1")).isEqualTo("2s 3s Kh");
    assertThat(given.turn()).isEqualTo("2");
  }

  @Test
  @Covers("RIS-15")
  void theTwoConcernedSeeWhatIsGiven() {
    TestTable state = position("7c", 1, "Kh Kd", "2s 3s", "4s 5s", "2d 3d 4d 5d");
    TestTable asking = state.play("1 beg");
    for (int seat = 0; seat < 4; seat++) {
      String expected = seat < 2 ? "0 give Kh" : "0 give ??";
      assertThat(asking.seenBy(seat).move("0 give Kh")).isEqualTo(expected);
    }
    assertThat(asking.seenBy(Viewer.bystander()).move("0 give Kh")).isEqualTo("0 give ??");
    assertThat(state.seenBy(2).move("1 play 2s")).isEqualTo("1 play 2s");
    assertThat(asking.deduced("0 give Kh")).isEmpty();
  }

  @Test
  @Covers("RIS-17")
  void nobodyGivesALastCard() {
    TestTable state = position("7c", 1, "2h", "9s 8s", "3h");
    TestTable after = state.play("1 beg");
    assertThat(after.turn()).isEqualTo("2");
    assertThat(sizes(after, 3)).isEqualTo("1 2 1");
    assertThat(state.told("1 beg")).containsExactly("nobody-gives 1", "done");
  }

  @Test
  @Covers("RIS-19")
  void afterAFalseBegAllOthersGiveACard() {
    TestTable state =
        position(
            "7c 7h", 0, "8h 2s 3s 4s 5s", "9h Ts Js Qs Ks", "Th 2d 3d 4d 5d", "Jh Qh Kh 8d 9d");
    TestTable begging = state.under(PRICED).play("0 beg");
    assertThat(begging.fact("asked")).isEqualTo("3");
    assertThat(begging.told("3 give Jh")).containsExactly("false-beg 0", "done");
    TestTable first = begging.play("3 give Jh");
    assertThat(first.fact("phase")).isEqualTo("penalty");
    assertThat(first.fact("asked")).isEqualTo("1");
    assertThat(first.refusal("2 give Th")).startsWith("RIS-19 asked");
    assertThat(first.refusal("1 beg")).startsWith("RIS-19 asked");
    assertThat(first.refusal("1 give 8h")).startsWith("RIS-15 not-held");
    TestTable second = first.play("1 give 9h");
    assertThat(second.fact("asked")).isEqualTo("2");
    TestTable after = second.play("2 give Th", "3 give Qh");
    assertThat(sizes(after, 4)).isEqualTo("9 4 4 3");
    assertThat(after.fact("phase")).isEqualTo("play");
    assertThat(after.turn()).isEqualTo("1");
    assertThat(after.fact("asked")).isEqualTo("-");
  }

  @Test
  @Covers("RIS-19")
  void aFalseBegIsJudgedByTheHandBeforeTheGift() {
    TestTable honest = position("7c 7h", 0, "2s", "3s 4s", "8h 9h").under(PRICED);
    assertThat(honest.play("0 beg", "2 give 8h").fact("phase")).isEqualTo("play");
    TestTable spare = position("7c 7h", 0, "6h", "3s 4s", "8h 9h").under(PRICED);
    TestTable given = spare.play("0 beg", "2 give 8h");
    assertThat(given.fact("asked")).isEqualTo("1");
    TestTable paid = given.play("1 give 3s");
    assertThat(paid.fact("phase")).isEqualTo("play");
    assertThat(paid.pile("hand.2")).isEqualTo("9h");
  }

  @Test
  void begsTellAsMuchAsTheirPriceAllows() {
    TestTable state = position("7c 7h", 0, "2s", "3s 4s", "8h 9h");
    String none = "hand.0 lacks 7s 6h 8h 7d 6c 8c";
    assertThat(state.deduced("0 beg")).containsExactly(none);
    assertThat(state.under(PRICED).deduced("0 beg")).isEmpty();
    TestTable asking = state.play("0 beg");
    assertThat(asking.deduced("2 give 8h")).isEmpty();
    assertThat(asking.under(PRICED).deduced("2 give 8h")).containsExactly("unknown");
    TestTable first = firstTurn("7c 7h", 0, "2s", "3s 4s", "8h 9h");
    assertThat(first.under(PRICED).deduced("0 pass")).containsExactly(none);
    String notFree = "false-beg=priced first-turn-free=no";
    assertThat(first.under(notFree).deduced("0 beg")).containsExactly(none);
    TestTable asked = first.under(notFree).play("0 beg");
    assertThat(asked.deduced("2 give 8h")).isEmpty();
  }

  @Test
  @Covers("RIS-25")
  void anAceOrAKingLetsPlayASecondCard() {
    String laid = "7c 8c 9c Tc Jc Qc 7d 6d 5d 4d 3d 2d";
    TestTable state = position(laid, 0, "Kc Ad 2s", "8d 3s", "4s 5s");
    assertThat(state.under(BONUS).refusal("0 done")).startsWith("RIS-25 first");
    TestTable bonus = state.under(BONUS).play("0 play Kc");
    assertThat(bonus.fact("phase")).isEqualTo("bonus");
    assertThat(bonus.moves()).containsExactly("play Ad", "done");
    assertThat(bonus.refusal("0 beg")).startsWith("RIS-25 second");
    assertThat(bonus.refusal("0 pass")).startsWith("RIS-25 second");
    assertThat(bonus.refusal("0 play 2s")).startsWith("RIS-8 needs");
    assertThat(bonus.refusal("1 done")).startsWith("RIS-3 turn");
    assertThat(bonus.refusal("1 pass")).startsWith("RIS-25 second");
    assertThat(bonus.refusal("1 give 2d")).startsWith("RIS-14 nobody");
    assertThat(bonus.play("0 done").turn()).isEqualTo("1");
    TestTable second = bonus.play("0 play Ad");
    assertThat(second.fact("phase")).isEqualTo("play");
    assertThat(second.turn()).isEqualTo("1");
    assertThat(second.play("1 play 8d").turn()).isEqualTo("2");
    assertThat(state.play("0 play Kc").turn()).isEqualTo("1");
    assertThat(state.refusal(Done.of(0))).startsWith("RIS-25 first");
  }

  @Test
  @Covers({"RIS-20", "RIS-22", "RIS-23"})
  void theWinnerOfAHandScoresOne() {
    TestTable state = position("7c", 2, "2s", "3s", "8c", "4s");
    TestTable after = state.play("2 play 8c");
    assertThat(after.fact("phase")).isEqualTo("over");
    assertThat(after.turn()).isEqualTo("over");
    assertThat(after.scores()).isEqualTo("0 0 1 0");
    assertThat(after.winners()).isEqualTo("2");
    assertThat(after.refusal("0 pass")).startsWith("RIS-23 over");
    assertThat(after.refusal(new Shuffle(PACK.cards()))).startsWith("RIS-23 over");
    assertThat(state.deduced("2 play 8c")).isEmpty();
  }

  @Test
  @Covers("RIS-23")
  void theDealPassesToTheLeft() {
    TestTable state = position("7c", 2, "2s", "3s", "8c", "4s").under("hands=2");
    assertThat(state.told("2 play 8c")).containsExactly("hand-won 2", "done");
    TestTable after = state.play("2 play 8c");
    assertThat(after.winners()).isEqualTo("-");
    DealtOut hand = DealtOut.first(4, PACK).next(4, PACK);
    assertThat(after.state()).isEqualTo(RistiseiskaState.undealt(hand, 4, after.state().sheet()));
    assertThat(after.fact("dealer")).isEqualTo("0");
    TestTable last = position(hand, "7c", 2, "2s", "3s", "8c", "4s").under("hands=2");
    assertThat(last.play("2 play 8c").fact("phase")).isEqualTo("over");
  }

  @Test
  @Covers({"RIS-21", "RIS-23"})
  void cardsThatAreLeftCountAgainstTheirHolders() {
    TestTable state = position("7c", 2, "Ac 5d", "Kh Qh 9s", "8c", "2s");
    TestTable after = state.under(CARDS).play("2 play 8c");
    assertThat(after.scores()).isEqualTo("19 34 0 2");
    assertThat(after.winners()).isEqualTo("2");
    assertThat(state.under(CARDS).deduced("2 play 8c")).containsExactly("unknown");
    TestTable more = position("7c", 2, "Ac 5d", "Kh Qh 9s", "8c 2c", "2s");
    assertThat(more.under(CARDS).deduced("2 play 8c")).isEmpty();
  }

  @Test
  @Covers("RIS-24")
  void theGameEndsWhenATargetIsReached() {
    TestTable state = position("7c", 2, "Ac 5d", "Kh Qh 9s", "8c", "2s");
    String reached = "scoring=cards target=34";
    TestTable over = state.under(reached).play("2 play 8c");
    assertThat(over.fact("phase")).isEqualTo("over");
    assertThat(over.refusal("0 pass")).startsWith("RIS-24 over");
    String missed = "scoring=cards target=35";
    assertThat(state.under(missed).play("2 play 8c").fact("phase")).isEqualTo("shuffle");
    assertThatThrownBy(() -> table(4, "target=50"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("needs scoring=cards");
  }

  @Test
  @Covers({"RIS-3", "RIS-14"})
  void onlyThePlayerInTurnPlaysPassesOrBegs() {
    TestTable state = position("7c", 0, "5c Ks", "2d 3d", "2s 3s");
    for (String move : List.of("1 play 2d", "1 pass", "1 beg")) {
      assertThat(state.refusal(move)).isEqualTo("RIS-3 turn [0]");
    }
    assertThat(state.refusal("1 give 2d")).isEqualTo("RIS-14 nobody");
    assertThat(state.refusal(new Knock(0))).isEqualTo("RIS-3 move");
    assertThat(state.refusal(new Knock(1))).isEqualTo("RIS-3 move");
    TestTable asked = state.play("0 beg");
    assertThat(asked.refusal("1 give 2d")).isEqualTo("RIS-14 asked [2]");
    assertThat(asked.refusal(new Knock(2))).isEqualTo("RIS-14 asked [2]");
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    TestTable first = position("", 0, "7c", "2d", "2s");
    assertThat(first.governing(0)).containsExactly("RIS-3", "RIS-4", "RIS-11");
    TestTable state = position("7c", 0, "6c Ks", "2d 3d", "2s 3s");
    assertThat(state.governing(0))
        .containsExactly("RIS-4", "RIS-5", "RIS-6", "RIS-7", "RIS-8", "RIS-9", "RIS-11");
    assertThat(state.under(PRICED).governing(0))
        .containsExactly("RIS-4", "RIS-5", "RIS-6", "RIS-7", "RIS-8", "RIS-9", "RIS-11", "RIS-19");
    TestTable stuck = position("7c", 0, "5c Ks", "2d 3d", "2s 3s");
    assertThat(stuck.governing(0)).containsExactly("RIS-4", "RIS-13");
    TestTable early = turnEnded(firstTurn("7c", 1, "5c Ks", "2d 3d", "2s 3s"), 0);
    assertThat(early.governing(0)).containsExactly("RIS-4", "RIS-12");
    TestTable asked = stuck.after(RistiseiskaState.class, at -> at.asked(2));
    assertThat(asked.governing(2)).containsExactly("RIS-14", "RIS-15");
    TestTable penalty = stuck.after(RistiseiskaState.class, at -> at.askedForPenalty(2));
    assertThat(penalty.governing(2)).containsExactly("RIS-15", "RIS-19");
    TestTable bonus =
        position("7c 8c 9c Tc Jc Qc", 0, "Kc 6c", "2d", "2s").under(BONUS).play("0 play Kc");
    assertThat(bonus.governing(0))
        .containsExactly("RIS-4", "RIS-5", "RIS-6", "RIS-7", "RIS-8", "RIS-9", "RIS-25");
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    TestTable state = position("7c 7d 6d 5d 4d 3d 2d Ad", 2, "8c", "Ks", "8d", "9d");
    TestTable other = position("7c 7d 6d 5d 4d 3d 2d Ad", 2, "Ks", "8c", "8d", "9d");
    assertThat(other.withCards("hand.0: 8c", "hand.1: Ks")).isEqualTo(state);
    ScoreSheet sheet = ScoreSheet.empty(4).withNote("reversed", 1);
    RistiseiskaState noted = state.state(RistiseiskaState.class).withSheet(sheet);
    assertThat(noted.sheet().notes()).containsEntry("reversed", 1);
    assertThat(state.fact("hand-no")).isEqualTo("1");
  }
}
