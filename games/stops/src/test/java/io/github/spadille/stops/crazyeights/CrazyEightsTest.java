package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrazyEightsTest {
  /** A move that the game does not know. */
  private record Knock(int seat) implements CrazyEightsMove.Added {}

  private static TestTable table(int seats, String... options) {
    return TestTable.of(CrazyEights.GAME, seats, options);
  }

  private static CardList<PlayingCard> stock(TestTable table) {
    return list(table.pile("stock"));
  }

  private static CrazyEights rules(ImmutableMap<String, String> options) {
    return (CrazyEights) CrazyEights.GAME.rules(4, options);
  }

  @ParameterizedTest(name = "{0} seats: {1} cards, {2} in the stock")
  @CsvSource({"2,52,35", "4,52,19", "5,52,11", "6,104,55", "10,104,23"})
  @Covers({"CRE-1", "CRE-3", "CRE-4", "CRE-6"})
  void packsAndStock(int seats, int cards, int stock) {
    TestTable start = table(seats);
    TestTable dealt = start.resolveChance(1);

    assertThat(stock(start)).hasSize(cards);
    assertThat(stock(dealt)).hasSize(stock);
    assertThat(list(dealt.pile("discard"))).hasSize(1);
    for (int seat = 0; seat < seats; seat++) {
      assertThat(list(dealt.pile("hand." + seat))).hasSize(8);
    }
  }

  @Test
  @Covers("CRE-1")
  void sixSeatsNeedTwoPacks() {
    assertThat(stock(table(5, "decks=2"))).hasSize(104);
    assertThatThrownBy(() -> table(6, "decks=1"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("decks: found 1 with 6 seats");
  }

  @Test
  @Covers({"CRE-1", "CRE-2"})
  void everyPackHasItsJokers() {
    assertThat(stock(table(4, "jokers=1")).toBag()).contains(PlayingCard.X1).hasSize(53);
    CardList<PlayingCard> two = stock(table(6, "jokers=2"));
    assertThat(two).hasSize(108);
    assertThat(PlayingCards.jokers(two.toBag())).isEqualTo(bag("X1 X1 X2 X2"));
  }

  @ParameterizedTest(name = "{0} seats: {1} cards, {2} in the stock")
  @CsvSource({"2,64,47", "4,64,31", "5,64,23", "6,128,79", "10,128,47"})
  @Covers({"CRE-2a", "CRE-4", "CRE-6"})
  void aFullDeckHasAll64CardsWhateverIsSaidOfJokers(int seats, int cards, int stock) {
    TestTable start = table(seats, "full-deck=yes");
    CardList<PlayingCard> pack = stock(start);

    assertThat(pack).hasSize(cards);
    assertThat(pack.toSet()).hasSize(64).noneMatch(PlayingCard::secondBack);
    assertThat(stock(start.resolveChance(1))).hasSize(stock);
    for (String jokers : List.of("jokers=0", "jokers=1", "jokers=2")) {
      assertThat(stock(table(seats, "full-deck=yes", jokers))).isEqualTo(pack);
    }
  }

  @Test
  @Covers({"CRE-1", "CRE-3", "CRE-7"})
  void aShuffleNamesThePackAndOpensAHand() {
    TestTable start = table(3, "hand-size=5");
    CardList<PlayingCard> pack = stock(start);
    TestTable dealt = start.play(new Shuffle(pack));

    assertThat(dealt.turn()).isEqualTo("0");
    for (int i = 0; i < 15; i++) {
      assertThat(list(dealt.pile("hand." + i % 3))).contains(pack.get(i));
    }
    assertThat(start.refusal(new Shuffle(pack.draw(1)))).isEqualTo("CRE-1 pack [52]");
    assertThat(start.refusal(new Shuffle(pack.draw(1).push(pack.bottom()))))
        .isEqualTo("CRE-1 pack [52]");
    assertThat(dealt.refusal(new Shuffle(pack))).isEqualTo("CRE-3 dealt");
    assertThat(start.refusal("0 draw")).isEqualTo("CRE-3 undealt");
  }

  @Test
  @Covers("CRE-14")
  void onlyTheSeatInTurnMoves() {
    TestTable dealt = table(3).resolveChance(2);
    for (CrazyEightsMove move : List.of(Draw.of(1), Pass.of(2), Draw.of(-1), Draw.of(99))) {
      assertThat(dealt.refusal(move)).isEqualTo("CRE-14 turn [0]");
    }
    assertThat(dealt.moves(1)).isEmpty();
    assertThat(dealt.refusal(new Knock(0))).isEqualTo("CRE-14 move");
    assertThat(dealt.refusal(new Knock(1))).isEqualTo("CRE-14 move");
  }

  @ParameterizedTest
  @CsvSource({
    "8s,50", "8h,50", "8d,50", "8c,50", "X1,50", "X2,50", "Ks,10", "Qh,10", "Jd,10", "Tc,10",
    "As,1", "2h,2", "3d,3", "4c,4", "5s,5", "6h,6", "7d,7", "9c,9", "11s,10", "12c,10", "13h,10",
    "Kh,10", "Jh,10", "Js,10"
  })
  @Covers({"CRE-23", "CRE-2a"})
  void whatCardsCost(String card, int points) {
    assertThat(rules(ImmutableMap.of()).points(PlayingCard.parse(card))).isEqualTo(points);
  }

  @ParameterizedTest
  @CsvSource({"Kh,50", "Jh,50", "Js,50", "8d,50", "X1,50", "Ks,10", "Kd,10", "Jd,10", "Qh,10"})
  @Covers({"CRE-10a", "CRE-23"})
  void wildPicturesCostAsMuchAsEights(String card, int points) {
    assertThat(rules(ImmutableMap.of("picture-wilds", "yes")).points(PlayingCard.parse(card)))
        .isEqualTo(points);
  }

  @Test
  @Covers({"CRE-10", "CRE-12"})
  void movesAreListedByCardThenEightsThenDraw() {
    // A list in another order would make every stored record of random play another game.
    PlayingCard nine = PlayingCard.parse("9d");
    TestTable awaited =
        table(2, "jokers=1", "hand-size=5")
            .resolveChance(3)
            .after(
                CrazyEightsState.class,
                state ->
                    state
                        .withCards(hands("9d 9s 8d X1 2d 8s 2d", "2c"), state.stock())
                        .afterPlay(nine, nine, state.seat()));

    assertThat(awaited.moves())
        .containsExactly(
            "play 9s",
            "play X1",
            "play 2d",
            "play 8s s",
            "play 8s h",
            "play 8s d",
            "play 8s c",
            "play 8d s",
            "play 8d h",
            "play 8d d",
            "play 8d c",
            "draw");
  }

  @ParameterizedTest(name = "{0} seats, full-deck={1}")
  @CsvSource({"2,no", "3,no", "7,no", "8,no", "10,no", "2,yes", "7,yes", "8,yes", "10,yes"})
  @Covers({"CRE-2", "CRE-2a", "CRE-16"})
  void noCardOfTwoPacksIsLost(int seats, String fullDeck) {
    // Small hands: nobody has a second copy when the first one is drawn.
    TestTable start =
        table(
            seats, "decks=2", "hand-size=5", "full-deck=" + fullDeck, "picture-wilds=" + fullDeck);
    ImmutableMultiset<PlayingCard> packs = ImmutableMultiset.copyOf(stock(start));

    for (int seed = 0; seed < 20; seed++) {
      RandomSource random = RandomSource.seeded(seed);
      TestTable table = start.resolveChance(seed);
      for (int moves = 0; moves < 200 && !table.turn().equals("over"); moves++) {
        ImmutableList<String> legal = table.moves();
        table =
            legal.isEmpty()
                ? table.resolveChance(moves)
                : table.play(legal.get(random.nextInt(legal.size())));
        assertThat(cards(table.state(CrazyEightsState.class))).isEqualTo(packs);
      }
    }
  }

  private static ImmutableMultiset<PlayingCard> cards(CrazyEightsState state) {
    ImmutableMultiset.Builder<PlayingCard> cards = ImmutableMultiset.builder();
    state.hands().forEach(cards::addAll);
    return cards.addAll(state.stock()).addAll(state.discard()).build();
  }

  @Test
  @Covers("CRE-16")
  void aSeatWithoutCardsHasThoseThatItDraws() {
    CrazyEightsState dealt = table(8).resolveChance(1).state(CrazyEightsState.class);
    CrazyEightsState drawn =
        dealt.withCards(BagsPerSeat.none(FAMILY, 8), dealt.stock()).turnOf(7).afterDraw();

    assertThat(drawn.hands().get(7)).containsExactly(dealt.stock().top());
  }

  private static BagsPerSeat<PlayingCard> hands(String first, String second) {
    return BagsPerSeat.copyOf(FAMILY, List.of(bag(first), bag(second)));
  }

  @Test
  @Covers("CRE-5")
  void buriedCardsAreKnownUntilTheyAreDrawn() {
    TestTable table = table(2).play(dealTurningUp("8h Kc"));
    while (!table.pile("stock").isEmpty()) {
      assertThat(table.state(CrazyEightsState.class).buried()).isEqualTo(list("8h"));
      assertThat(table.fact("buried")).isEqualTo("8h");
      table = table.play("draw");
    }
    assertThat(table.fact("buried")).isEqualTo("-");
  }

  /** Returns a deal of 8 cards for each of two seats, after which these cards are turned up. */
  private static String dealTurningUp(String upcards) {
    return "* shuffle As 2s 3s 4s 5s 6s 7s 9s Ts Js Qs Ks Ah 2h 3h 4h " + upcards + " ...";
  }

  @Test
  @Covers("CRE-5")
  void whatWasBuriedIsRememberedInOrder() {
    TestTable table = table(2).play(dealTurningUp("8h 8s Kc"));
    assertThat(table.fact("buried")).isEqualTo("8h 8s");

    List<PlayingCard> stock = new ArrayList<>(stock(table));
    Collections.swap(stock, 0, stock.size() - 1);
    CardList<PlayingCard> other = CardList.copyOf(FAMILY, stock);
    TestTable exchanged = table.withCards("stock: " + other);
    assertThat(stock(exchanged)).isEqualTo(other);
    assertThat(exchanged.fact("buried")).isEqualTo("8h 8s");
  }
}
