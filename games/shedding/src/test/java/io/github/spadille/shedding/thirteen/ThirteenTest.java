package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.shedding.thirteen.ThirteenMove.Knock;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import io.github.spadille.shedding.thirteen.ThirteenMove.Shuffle;
import io.github.spadille.shedding.thirteen.ThirteenState.Hand;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThirteenTest {
  private static final Map<String, String> BY_DEFAULT = ImmutableMap.of();

  /** Seat 0 leads in a later round, and each seat holds only a few cards. */
  private static ThirteenState hand(String... hands) {
    ImmutableList.Builder<CardSet<PlayingCard>> sets = ImmutableList.builder();
    for (String hand : hands) {
      sets.add(set(hand));
    }
    int seats = hands.length;
    CardsPerSeat<PlayingCard> held = CardsPerSeat.copyOf(PlayingCard.FAMILY, sets.build());
    return ThirteenState.undealt(Hand.first(seats, Deck.standard52().set()), 0, seats)
        .dealt(held, noCards())
        .ledBy(0)
        .played(Combination.of(list("3s")), 0)
        .nextRound(0);
  }

  private static Play play(int seat, String cards) {
    return Play.of(seat, list(cards));
  }

  private static ThirteenState after(
      Rules<ThirteenState, ThirteenMove> rules, ThirteenState start, ThirteenMove... moves) {
    ThirteenState state = start;
    for (ThirteenMove move : moves) {
      state = rules.apply(state, move);
    }
    return state;
  }

  private static String refusal(
      Rules<ThirteenState, ThirteenMove> rules, ThirteenState state, ThirteenMove move) {
    return rules.refusal(state, move).orElseThrow().toString();
  }

  /** A shuffle that deals whole hands, the cards of seat 0 first, to seats that all get as many. */
  private static Shuffle dealing(String aside, String... hands) {
    ImmutableList.Builder<PlayingCard> cards = ImmutableList.builder();
    for (int i = 0; i < list(hands[0]).size(); i++) {
      for (String hand : hands) {
        cards.add(list(hand).get(i));
      }
    }
    return new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards.addAll(list(aside)).build()));
  }

  private static final Shuffle FOUR =
      dealing(
          "",
          "4s 4h 5s 5h 6s 6h 7s 7h 8s 8h 9s 9h Ts",
          "3s 3h 3d 3c 6d 6c 7d 7c 8d 8c 9d 9c Td",
          "4d 4c 5d 5c Th Tc Js Jh Jd Jc Qs Qh Qd",
          "2s 2h 2d 2c As Ah Ad Ac Ks Kh Kd Kc Qc");

  @Test
  @Covers({"THI-1", "THI-4"})
  void aShuffleNamesThePackAndComesBeforePlay() {
    Rules<ThirteenState, ThirteenMove> rules = Thirteen.GAME.rules(4);
    Rules<ThirteenState, ThirteenMove> seven = Thirteen.GAME.rules(7);
    ThirteenState start = rules.start();
    assertThat(refusal(seven, seven.start(), FOUR)).isEqualTo("THI-1 pack [104]");
    assertThat(refusal(rules, start, seven.chance(seven.start(), new SplittableRandom(1))))
        .isEqualTo("THI-1 pack [52]");
    assertThat(refusal(rules, start, play(0, "3s"))).isEqualTo("THI-4 undealt");
    assertThat(refusal(rules, start, Knock.of(0))).isEqualTo("THI-4 undealt");
    ThirteenState dealt = rules.apply(start, FOUR);
    assertThat(refusal(rules, dealt, FOUR)).isEqualTo("THI-4 dealt");
    assertThat(rules.legalMoves(start)).isEmpty();
    assertThat(start.hand().aside()).isEqualTo(Deck.standard52().set());
    assertThat(dealt.hand().aside()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 13, 26",
    "3, 1, 13, 13",
    "4, 1, 13, 0",
    "5, 1, 10, 2",
    "6, 1, 8, 4",
    "2, 2, 13, 78",
    "6, by-seats, 8, 4",
    "6, 2, 13, 26",
    "7, by-seats, 13, 13",
    "8, 2, 13, 0",
    "9, 2, 11, 5",
    "10, 2, 10, 4",
    "11, 2, 9, 5",
    "12, by-seats, 8, 8"
  })
  @Covers({"THI-5", "THI-6"})
  void allGetAsManyCards(int seats, String packs, int each, int aside) {
    Rules<ThirteenState, ThirteenMove> rules =
        Thirteen.GAME.rules(seats, ImmutableMap.of("packs", packs));
    ThirteenState start = rules.start();
    ThirteenState dealt = rules.apply(start, rules.chance(start, new SplittableRandom(seats)));
    assertThat(dealt.cards()).hasSize(seats).allMatch(hand -> hand.size() == each);
    assertThat(dealt.hand().aside()).hasSize(aside);
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 12})
  @Covers("THI-6")
  void onePackIsNotEnoughForMany(int seats) {
    assertThatThrownBy(() -> Thirteen.GAME.rules(seats, ImmutableMap.of("packs", "1")))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option packs: found 1 with " + seats + " seats; allowed: 2 for 7 or more seats");
  }

  @Test
  @Covers("THI-29")
  void pointsForPlacesNeedPlaces() {
    assertThatThrownBy(() -> Thirteen.GAME.rules(4, ImmutableMap.of("scoring", "places")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("points for places need play-on=yes");
  }

  @Test
  @Covers({"THI-13", "THI-14", "THI-15", "THI-16", "THI-20", "THI-21", "THI-23", "THI-35"})
  void rulesThatGovernATurn() {
    Rules<ThirteenState, ThirteenMove> rules = Thirteen.GAME.rules(4);
    assertThat(rules.governing(rules.apply(rules.start(), FOUR), 1)).containsExactly("THI-14");
    Rules<ThirteenState, ThirteenMove> two = Thirteen.GAME.rules(2);
    Rules<ThirteenState, ThirteenMove> strict =
        Thirteen.GAME.rules(2, ImmutableMap.of("chops", "twos", "last-two", "forbidden"));
    ThirteenState lead = hand("5s 7s 7c 7d 7h", "6s 9d");
    assertThat(two.governing(lead, 0)).containsExactly("THI-15");
    assertThat(strict.governing(lead, 0)).containsExactly("THI-15", "THI-35");
    ThirteenState single = after(two, lead, play(0, "5s"));
    assertThat(two.governing(single, 1)).containsExactly("THI-13", "THI-16", "THI-20");
    assertThat(strict.governing(single, 1)).containsExactly("THI-13", "THI-16", "THI-23", "THI-35");
    ThirteenState chop = after(two, lead, play(0, "7s 7c 7d 7h"));
    assertThat(two.governing(chop, 1)).containsExactly("THI-16", "THI-21");
  }

  @Test
  @Covers("THI-13")
  void refusalsSayHowManyPairsWereWanted() {
    ThirteenState lead = hand("5s 5c 6s 6c 7s 7c 8s 8c Ks", "8d 8h 9s 9c Ts Tc Js Jc Ah");
    Rules<ThirteenState, ThirteenMove> same =
        Thirteen.GAME.rules(2, ImmutableMap.of("pairs-length", "same"));
    ThirteenState three = after(same, lead, play(0, "5s 5c 6s 6c 7s 7c"));
    assertThat(refusal(same, three, play(1, "8d 8h 9s 9c Ts Tc Js Jc")))
        .isEqualTo("THI-13 more [3]");
    ThirteenState four = after(same, lead, play(0, "5s 5c 6s 6c 7s 7c 8s 8c"));
    assertThat(refusal(same, four, play(1, "8d 8h 9s 9c Ts Tc"))).isEqualTo("THI-13 fewer [4]");
    assertThat(refusal(same, four, play(1, "Ah"))).startsWith("THI-21 chop");
    assertThat(same.legalMoves(four))
        .containsExactly(Knock.of(1), play(1, "8d 8h 9s 9c Ts Tc Js Jc"));
  }

  @Test
  @Covers("THI-14")
  void theFirstPlaysContainTheLowestCard() {
    Rules<ThirteenState, ThirteenMove> rules = Thirteen.GAME.rules(4);
    ThirteenState dealt = rules.apply(rules.start(), FOUR);
    assertThat(dealt.must()).contains(PlayingCard.parse("3s"));
    assertThat(rules.legalMoves(dealt))
        .hasSize(8)
        .allMatch(
            move -> move instanceof Play play && play.cards().contains(PlayingCard.parse("3s")));
    ThirteenState later = after(rules, dealt, play(1, "3s"));
    assertThat(later.must()).isEmpty();
    ThirteenState led = after(rules, later, Knock.of(2), Knock.of(3), Knock.of(0));
    assertThat(led.must()).isEmpty();
    assertThat(led.round().isLead()).isTrue();
  }

  @Test
  @Covers({"THI-19", "THI-32"})
  void theLastWhoCanStillActPlaysTheLastCard() {
    Rules<ThirteenState, ThirteenMove> rules =
        Thirteen.GAME.rules(4, ImmutableMap.of("play-on", "yes"));
    ThirteenState start = hand("5s", "6s 7c", "7s 7d", "8s");
    ThirteenState end = after(rules, start, play(0, "5s"), Knock.of(1), Knock.of(2), play(3, "8s"));
    assertThat(end.round().isLead()).isTrue();
    assertThat(end.turn().first()).isEqualTo(1);
    assertThat(end.hand().places()).containsExactly(0, 3);
    assertThat(end.playing()).isEqualTo(Seats.of(1, 2));
    assertThat(end.spent()).isEqualTo(list("3s 5s 8s"));
    ThirteenState others =
        after(rules, start, play(0, "5s"), Knock.of(1), play(2, "7s"), play(3, "8s"));
    assertThat(others.turn().first()).isEqualTo(2);
    assertThat(others.round().isLead()).isFalse();
  }

  @Test
  @Covers({"THI-18", "THI-30", "THI-32"})
  void whatHappensIsToldInStages() {
    Rules<ThirteenState, ThirteenMove> rules =
        Thirteen.GAME.rules(3, ImmutableMap.of("play-on", "yes", "scoring", "places"));
    ThirteenState start = hand("5s", "6s", "7s 8s");
    ImmutableList<Stage<ThirteenState>> out = rules.stages(start, play(0, "5s"));
    assertThat(out).extracting(Stage::name).containsExactly("out");
    assertThat(out.get(0).phrase()).isEqualTo(new Phrase("stage.out", 0, ImmutableList.of(1)));
    ThirteenState second = out.get(0).state();
    ImmutableList<Stage<ThirteenState>> end = rules.stages(second, play(1, "6s"));
    assertThat(end).extracting(Stage::name).containsExactly("out", "last", "hand-over", "done");
    assertThat(end.get(1).seat()).isEqualTo(2);
    assertThat(end.get(2).seat()).isZero();
    assertThat(end.get(3).state().scores().toArray()).containsExactly(2, 1, 0);

    ThirteenState knocked = after(rules, second, Knock.of(1));
    ImmutableList<Stage<ThirteenState>> over = rules.stages(knocked, Knock.of(2));
    assertThat(over)
        .extracting(Stage::phrase)
        .containsExactly(new Phrase("stage.round-over", 1, ImmutableList.of()));
    assertThat(over.get(0).state().spent()).isEqualTo(list("3s 5s"));

    Rules<ThirteenState, ThirteenMove> usual = Thirteen.GAME.rules(3);
    assertThat(usual.stages(start, play(0, "5s")))
        .extracting(Stage::phrase)
        .startsWith(
            new Phrase("stage.out", 0, ImmutableList.of(0)),
            new Phrase("stage.hand-over", 0, ImmutableList.of()));
  }

  @Test
  @Covers({"THI-24", "THI-34"})
  void aDealIsToldInStages() {
    Rules<ThirteenState, ThirteenMove> rules = Thirteen.GAME.rules(4);
    assertThat(rules.stages(rules.start(), FOUR))
        .extracting(Stage::phrase)
        .containsExactly(
            new Phrase("stage.dealt", 3, ImmutableList.of(13)),
            new Phrase("stage.lowest-leads", 1, ImmutableList.of(PlayingCard.parse("3s"))));
    Rules<ThirteenState, ThirteenMove> win =
        Thirteen.GAME.rules(
            4, ImmutableMap.of("instant", "win", "hands", "2", "next-lead", "winner"));
    ImmutableList<Stage<ThirteenState>> won = win.stages(win.start(), FOUR);
    assertThat(won)
        .extracting(Stage::name)
        .containsExactly("dealt", "instant", "hand-over", "done");
    assertThat(won.get(1).phrase().toString()).isEqualTo("stage.instant[TWO]");
    assertThat(won.get(1).seat()).isEqualTo(3);
    ThirteenState next = won.get(3).state();
    assertThat(next.handNumber()).isEqualTo(2);
    assertThat(next.hand().lastWinner()).isEqualTo(3);
    ThirteenMove plain = win.chance(next, new SplittableRandom(1));
    assertThat(win.stages(next, plain))
        .extracting(Stage::name)
        .containsExactly("dealt", "winner-leads");
    assertThat(win.stages(next, plain).get(1).seat()).isEqualTo(3);
  }

  private static List<String> told(
      int seats, Map<String, String> options, ThirteenState before, ThirteenMove move) {
    return HeardDeductions.of(Thirteen.GAME.rules(seats, options), before, move);
  }

  @Test
  @Covers({"THI-3", "THI-14", "THI-24", "THI-25"})
  void aDealTellsOfHands() {
    ThirteenState start = Thirteen.GAME.rules(2).start();
    Shuffle without3s =
        dealing(
            "3s 3d " + Deck.standard52().without(PlayingCard.cards("3s 3d 3c 4d")).set(),
            "3c",
            "4d");
    List<PlayingCard> cards = new ArrayList<>(without3s.cards());
    cards.add(cards.remove(2)); // 3s goes below the cards that are dealt
    Shuffle aside = new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards));
    assertThat(told(2, BY_DEFAULT, start, aside))
        .containsExactly("hand.0 has one of [3c]", "hand.0 lacks [3s]", "hand.1 lacks [3s]");
    assertThat(told(2, ImmutableMap.of("instant", "win"), start, aside))
        .containsExactly(
            "hand.0 has one of [3c]",
            "hand.0 lacks [3s]",
            "hand.0 has a property",
            "hand.1 lacks [3s]",
            "hand.1 has a property");
    Rules<ThirteenState, ThirteenMove> win =
        Thirteen.GAME.rules(2, ImmutableMap.of("instant", "win"));
    assertThat(
            HeardDeductions.fitting(
                win, start, aside, "hand.1", PlayingCard.FAMILY, "4s 4c", "3s 4c", "2s 2h 2d 2c"))
        .containsExactly("4s 4c");
    ThirteenState four = Thirteen.GAME.rules(4).start();
    assertThat(told(4, ImmutableMap.of("instant", "redeal"), four, FOUR))
        .containsExactly("unknown");
    assertThat(told(4, ImmutableMap.of("instant", "win"), four, FOUR)).containsExactly("unknown");
    assertThat(told(2, BY_DEFAULT, hand("5s 5c", "6s 6c"), play(0, "5s"))).isEmpty();
    assertThat(told(2, BY_DEFAULT, hand("5s", "6s 6c"), play(0, "5s"))).isEmpty();
  }

  @Test
  @Covers("THI-3")
  void aDealOfTwoPacksTellsOfBacks() {
    Rules<ThirteenState, ThirteenMove> rules =
        Thirteen.GAME.rules(2, ImmutableMap.of("packs", "2"));
    ThirteenState start = rules.start();
    Shuffle shuffle = (Shuffle) rules.chance(start, new SplittableRandom(1));
    List<PlayingCard> cards = new ArrayList<>(shuffle.cards());
    cards.sort((one, other) -> Boolean.compare(one.secondBack(), other.secondBack()));
    for (int i = 0; i < 2; i++) { // Two marked cards for seat 0, and unmarked ones for the others.
      PlayingCard marked = cards.remove(103);
      cards.add(2 * i, marked);
    }
    Shuffle dealt = new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards));
    String marked = Deck.standard52().withSecondBack().cards().toString();
    assertThat(told(2, ImmutableMap.of("packs", "2"), start, dealt))
        .contains("hand.0 has 2 of " + marked, "hand.1 has 0 of " + marked);
  }

  @Test
  void cardsOfATableComeBack() {
    Rules<ThirteenState, ThirteenMove> rules = Thirteen.GAME.rules(4);
    ThirteenState dealt = rules.apply(rules.start(), FOUR);
    assertThat(rules.withCards(dealt, rules.table(dealt))).isEqualTo(dealt);
    ThirteenState with = rules.withCards(rules.start(), rules.table(dealt));
    assertThat(with.cards()).isEqualTo(dealt.cards());
    assertThat(with.hand().aside()).isEmpty();
  }

  @Test
  void aPlayIsTheSameInAnyOrder() {
    assertThat(play(1, "5h 3s 4d"))
        .isEqualTo(play(1, "3s 4d 5h"))
        .isNotEqualTo(play(2, "3s 4d 5h"));
    assertThat(play(1, "5h 3s 4d").cards()).isEqualTo(list("3s 4d 5h"));
    assertThat(Knock.of(3)).isSameAs(Knock.of(3)).isEqualTo(new Knock(3));
  }
}
