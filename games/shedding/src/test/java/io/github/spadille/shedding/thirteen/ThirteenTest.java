package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.shedding.thirteen.ThirteenMove.Knock;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import io.github.spadille.shedding.thirteen.ThirteenMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThirteenTest {
  private static TestTable table(int seats, String... options) {
    return TestTable.of(Thirteen.GAME, seats, options);
  }

  /** Seat 0 leads in a later round, and each seat holds only a few cards. */
  private static TestTable hand(String... hands) {
    ImmutableList.Builder<CardSet<PlayingCard>> sets = ImmutableList.builder();
    for (String hand : hands) {
      sets.add(set(hand));
    }
    int seats = hands.length;
    CardsPerSeat<PlayingCard> held = CardsPerSeat.copyOf(PlayingCard.FAMILY, sets.build());
    return table(seats)
        .after(
            ThirteenState.class,
            state ->
                state
                    .dealt(held, noCards())
                    .ledBy(0)
                    .played(Combination.of(list("3s")), 0)
                    .nextRound(0));
  }

  private static Play play(int seat, String cards) {
    return Play.of(seat, list(cards));
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
  private static final String FOUR_TEXT = text(FOUR);

  private static String text(Shuffle shuffle) {
    return "* " + ThirteenMove.SYNTAX.format(shuffle);
  }

  @Test
  @Covers({"THI-1", "THI-4"})
  void aShuffleNamesThePackAndComesBeforePlay() {
    TestTable start = table(4);
    TestTable seven = table(7);
    assertThat(seven.refusal(FOUR)).isEqualTo("THI-1 pack [104]");
    assertThat(start.refusal(seven.chance(1))).isEqualTo("THI-1 pack [52]");
    assertThat(start.refusal("0 play 3s")).isEqualTo("THI-4 undealt");
    assertThat(start.refusal("0 knock")).isEqualTo("THI-4 undealt");
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    CardList<PlayingCard> doubled = list("3s").appendAll(FOUR.cards().draw(1));
    assertThat(start.refusal(new Shuffle(none))).isEqualTo("THI-1 pack [52]");
    assertThat(start.refusal(new Shuffle(doubled))).isEqualTo("THI-1 pack [52]");
    TestTable dealt = start.play(FOUR);
    assertThat(dealt.refusal(FOUR)).isEqualTo("THI-4 dealt");
    assertThat(start.moves()).isEmpty();
    assertThat(set(start.pile("aside"))).isEqualTo(Deck.standard52().set());
    assertThat(dealt.pile("aside")).isEmpty();
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
    TestTable dealt = table(seats, "packs=" + packs).resolveChance(seats);
    for (int seat = 0; seat < seats; seat++) {
      assertThat(set(dealt.pile("hand." + seat))).hasSize(each);
    }
    assertThat(set(dealt.pile("aside"))).hasSize(aside);
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 12})
  @Covers("THI-6")
  void onePackIsNotEnoughForMany(int seats) {
    assertThatThrownBy(() -> table(seats, "packs=1"))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option packs: found 1 with " + seats + " seats; allowed: 2 for 7 or more seats");
  }

  @Test
  @Covers("THI-29")
  void pointsForPlacesNeedPlaces() {
    assertThatThrownBy(() -> table(4, "scoring=places"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("points for places need play-on=yes");
  }

  @Test
  @Covers({
    "THI-7", "THI-8", "THI-9", "THI-10", "THI-12", "THI-13", "THI-14", "THI-15", "THI-16", "THI-20",
    "THI-21", "THI-22", "THI-23", "THI-35"
  })
  void rulesThatGovernATurn() {
    assertThat(table(4).play(FOUR).governing())
        .containsExactly("THI-7", "THI-8", "THI-9", "THI-10", "THI-14", "THI-15");
    String[] strictly = {"chops=twos", "last-two=forbidden"};
    TestTable lead = hand("5s 7s 7c 7d 7h", "6s 9d");
    assertThat(lead.governing()).containsExactly("THI-7", "THI-8", "THI-9", "THI-10", "THI-15");
    assertThat(lead.under(strictly).governing()).endsWith("THI-15", "THI-35");
    TestTable single = lead.play("play 5s");
    assertThat(single.governing()).endsWith("THI-10", "THI-12", "THI-13", "THI-16", "THI-20");
    assertThat(single.under(strictly).governing())
        .endsWith("THI-10", "THI-12", "THI-13", "THI-16", "THI-23", "THI-35");
    assertThat(lead.play("play 7s 7c 7d 7h").governing())
        .endsWith("THI-10", "THI-12", "THI-13", "THI-16", "THI-21", "THI-22");
  }

  @Test
  @Covers("THI-7")
  void anyCardsMayBeNamed() {
    ThirteenState lead = hand("5s 7s 7c 7d 7h", "6s 9d").state(ThirteenState.class);
    Thirteen rules = new Thirteen(2, ThirteenOptions.defaults());
    String pack = Deck.standard52().cards().toString();
    assertThat(rules.refusal(lead, play(0, ""))).contains(Refusal.of("THI-7", "no-card"));
    assertThat(rules.refusal(lead, play(0, "5s 5s")).map(Refusal::reason)).contains("not-held");
    assertThat(rules.refusal(lead, play(0, pack)).map(Refusal::reason)).contains("not-held");
  }

  @Test
  @Covers("THI-13")
  void refusalsSayHowManyPairsWereWanted() {
    TestTable lead =
        hand("5s 5c 6s 6c 7s 7c 8s 8c Ks", "8d 8h 9s 9c Ts Tc Js Jc Ah").under("pairs-length=same");
    TestTable three = lead.play("play 5s 5c 6s 6c 7s 7c");
    assertThat(three.refusal("play 8d 8h 9s 9c Ts Tc Js Jc")).isEqualTo("THI-13 more [3]");
    TestTable four = lead.play("play 5s 5c 6s 6c 7s 7c 8s 8c");
    assertThat(four.refusal("play 8d 8h 9s 9c Ts Tc")).isEqualTo("THI-13 fewer [4]");
    assertThat(four.refusal("play Ah")).startsWith("THI-21 chop");
    assertThat(four.moves()).containsExactly("knock", "play 8d 8h 9s 9c Ts Tc Js Jc");
  }

  @Test
  @Covers("THI-14")
  void theFirstPlaysContainTheLowestCard() {
    TestTable dealt = table(4).play(FOUR);
    assertThat(dealt.fact("must")).isEqualTo("3s");
    assertThat(dealt.moves()).hasSize(8).allMatch(move -> move.startsWith("play 3s"));
    TestTable later = dealt.play("play 3s");
    assertThat(later.fact("must")).isEqualTo("-");
    TestTable led = later.play("2 knock", "3 knock", "0 knock");
    assertThat(led.fact("must")).isEqualTo("-");
    assertThat(led.fact("top-by")).isEqualTo("-");
  }

  @Test
  @Covers({"THI-19", "THI-32"})
  void theLastWhoCanStillActPlaysTheLastCard() {
    TestTable start = hand("5s", "6s 7c", "7s 7d", "8s").under("play-on=yes");
    TestTable end = start.play("0 play 5s", "1 knock", "2 knock", "3 play 8s");
    assertThat(end.fact("top-by")).isEqualTo("-");
    assertThat(end.turn()).isEqualTo("1");
    assertThat(end.fact("places")).isEqualTo("0 3");
    assertThat(end.state(ThirteenState.class).playing()).isEqualTo(Seats.of(1, 2));
    assertThat(end.pile("spent")).isEqualTo("3s 5s 8s");
    TestTable others = start.play("0 play 5s", "1 knock", "2 play 7s", "3 play 8s");
    assertThat(others.turn()).isEqualTo("2");
    assertThat(others.fact("top-by")).isEqualTo("3");
  }

  @Test
  @Covers({"THI-18", "THI-30", "THI-32"})
  void whatHappensIsToldInStages() {
    TestTable start = hand("5s", "6s", "7s 8s").under("play-on=yes", "scoring=places");
    assertThat(start.told("play 5s")).containsExactly("out 0 [1]");
    TestTable second = start.play("play 5s");
    assertThat(second.told("play 6s"))
        .containsExactly("out 1 [2]", "last 2", "hand-over 0", "done");
    assertThat(second.play("play 6s").scores()).isEqualTo("2 1 0");

    TestTable knocked = second.play("1 knock");
    assertThat(knocked.told("2 knock")).containsExactly("round-over 1");
    assertThat(knocked.play("2 knock").pile("spent")).isEqualTo("3s 5s");
    assertThat(start.under().told("play 5s")).startsWith("out 0 [0]", "hand-over 0");
  }

  @Test
  @Covers({"THI-24", "THI-34"})
  void aDealIsToldInStages() {
    assertThat(table(4).told(FOUR_TEXT)).containsExactly("dealt 3 [13]", "lowest-leads 1 [3s]");
    TestTable win = table(4, "instant=win", "hands=2", "next-lead=winner");
    assertThat(win.told(FOUR_TEXT))
        .containsExactly("dealt 3 [13]", "instant 3 [TWO]", "hand-over 3", "done");
    TestTable next = win.play(FOUR);
    assertThat(next.fact("hand-no")).isEqualTo("2");
    assertThat(next.state(ThirteenState.class).hand().lastWinner()).isEqualTo(3);
    assertThat(next.told(next.chance(1))).containsExactly("dealt 0 [13]", "winner-leads 3");
  }

  @Test
  @Covers({"THI-3", "THI-14", "THI-24", "THI-25"})
  void aDealTellsOfHands() {
    TestTable start = table(2);
    Shuffle without3s =
        dealing(
            "3s 3d " + Deck.standard52().without(PlayingCard.cards("3s 3d 3c 4d")).set(),
            "3c",
            "4d");
    List<PlayingCard> cards = new ArrayList<>(without3s.cards());
    cards.add(cards.remove(2)); // 3s goes below the cards that are dealt
    String aside = text(new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards)));
    assertThat(start.deduced(aside))
        .containsExactly("hand.0 has one of [3c]", "hand.0 lacks [3s]", "hand.1 lacks [3s]");
    assertThat(start.under("instant=win").deduced(aside))
        .containsExactly(
            "hand.0 has one of [3c]",
            "hand.0 lacks [3s]",
            "hand.0 has a property",
            "hand.1 lacks [3s]",
            "hand.1 has a property");
    assertThat(start.under("instant=win").fitting(aside, "hand.1", "4s 4c", "3s 4c", "2s 2h 2d 2c"))
        .containsExactly("4s 4c");
    assertThat(table(4, "instant=redeal").deduced(FOUR_TEXT)).containsExactly("unknown");
    assertThat(table(4, "instant=win").deduced(FOUR_TEXT)).containsExactly("unknown");
    assertThat(hand("5s 5c", "6s 6c").deduced("play 5s")).isEmpty();
    assertThat(hand("5s", "6s 6c").deduced("play 5s")).isEmpty();
  }

  @Test
  @Covers("THI-3")
  void aDealOfTwoPacksTellsOfBacks() {
    TestTable start = table(2, "packs=2");
    String sample = start.chance(1);
    List<PlayingCard> cards = new ArrayList<>(list(sample.substring("* shuffle ".length())));
    cards.sort((one, other) -> Boolean.compare(one.secondBack(), other.secondBack()));
    for (int i = 0; i < 2; i++) { // Two marked cards for seat 0, and unmarked ones for the others.
      PlayingCard marked = cards.remove(103);
      cards.add(2 * i, marked);
    }
    String shuffle = text(new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards)));
    String marked = Deck.standard52().withSecondBack().cards().toString();
    assertThat(start.deduced(shuffle))
        .contains("hand.0 has 2 of " + marked, "hand.1 has 0 of " + marked);
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable dealt = table(4).play(FOUR);
    String[] exchanged = {"hand.0: " + dealt.pile("hand.1"), "hand.1: " + dealt.pile("hand.0")};
    TestTable other = dealt.withCards(exchanged);
    assertThat(other.pile("hand.0")).isEqualTo(dealt.pile("hand.1"));
    assertThat(
            other.withCards("hand.0: " + dealt.pile("hand.0"), "hand.1: " + dealt.pile("hand.1")))
        .isEqualTo(dealt);
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
