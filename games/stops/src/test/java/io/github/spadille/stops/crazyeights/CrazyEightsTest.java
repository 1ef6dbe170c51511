package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Playout;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Shuffle;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrazyEightsTest {
  private static Rules<CrazyEightsState, CrazyEightsMove> rules(int seats, String... options) {
    ImmutableMap.Builder<String, String> choices = ImmutableMap.builder();
    for (String option : options) {
      int equals = option.indexOf('=');
      choices.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return CrazyEights.GAME.rules(seats, choices.buildOrThrow());
  }

  private static CrazyEightsState dealt(Rules<CrazyEightsState, CrazyEightsMove> rules, long seed) {
    CrazyEightsState start = rules.start();
    return rules.apply(start, rules.chance(start, new SplittableRandom(seed)));
  }

  private static String ruleAgainst(
      Rules<CrazyEightsState, CrazyEightsMove> rules,
      CrazyEightsState state,
      CrazyEightsMove move) {
    return rules.refusal(state, move).map(Refusal::ruleId).orElse("none");
  }

  @ParameterizedTest(name = "{0} seats: {1} cards, {2} in the stock")
  @CsvSource({"2,52,35", "4,52,19", "5,52,11", "6,104,55", "10,104,23"})
  @Covers({"CRE-1", "CRE-3", "CRE-4", "CRE-6"})
  void packsAndStock(int seats, int cards, int stock) {
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules(seats);
    CrazyEightsState dealt = dealt(rules, 1);

    assertThat(rules.start().stock()).hasSize(cards);
    assertThat(dealt.stock()).hasSize(stock);
    assertThat(dealt.discard()).hasSize(1);
    assertThat(dealt.hands()).hasSize(seats).allSatisfy(hand -> assertThat(hand).hasSize(8));
  }

  @Test
  @Covers("CRE-1")
  void sixSeatsNeedTwoPacks() {
    assertThat(rules(5, "decks=2").start().stock()).hasSize(104);
    assertThatThrownBy(() -> rules(6, "decks=1"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("decks: found 1 with 6 seats");
  }

  @Test
  @Covers({"CRE-1", "CRE-2"})
  void everyPackHasItsJokers() {
    assertThat(rules(4, "jokers=1").start().stock().toBag()).contains(PlayingCard.X1).hasSize(53);
    CardList<PlayingCard> two = rules(6, "jokers=2").start().stock();
    assertThat(two).hasSize(108);
    assertThat(PlayingCards.jokers(two.toBag())).isEqualTo(bag("X1 X1 X2 X2"));
  }

  @ParameterizedTest(name = "{0} seats: {1} cards, {2} in the stock")
  @CsvSource({"2,64,47", "4,64,31", "5,64,23", "6,128,79", "10,128,47"})
  @Covers({"CRE-2a", "CRE-4", "CRE-6"})
  void aFullDeckHasAll64CardsWhateverIsSaidOfJokers(int seats, int cards, int stock) {
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules(seats, "full-deck=yes");
    CardList<PlayingCard> pack = rules.start().stock();

    assertThat(pack).hasSize(cards);
    assertThat(pack.toSet()).hasSize(64).noneMatch(PlayingCard::secondBack);
    assertThat(dealt(rules, 1).stock()).hasSize(stock);
    for (String jokers : List.of("jokers=0", "jokers=1", "jokers=2")) {
      assertThat(rules(seats, "full-deck=yes", jokers).start().stock()).isEqualTo(pack);
    }
  }

  @Test
  @Covers({"CRE-1", "CRE-3", "CRE-7"})
  void aShuffleNamesThePackAndOpensAHand() {
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules(3, "hand-size=5");
    CrazyEightsState start = rules.start();
    CardList<PlayingCard> pack = start.stock();
    CrazyEightsState dealt = rules.apply(start, new Shuffle(pack));

    assertThat(dealt.seat()).isZero();
    for (int i = 0; i < 15; i++) {
      assertThat(dealt.hands().get(i % 3)).contains(pack.get(i));
    }
    assertThat(ruleAgainst(rules, start, new Shuffle(pack.draw(1)))).isEqualTo("CRE-1");
    assertThat(ruleAgainst(rules, start, new Shuffle(pack.draw(1).push(pack.bottom()))))
        .isEqualTo("CRE-1");
    assertThat(ruleAgainst(rules, dealt, new Shuffle(pack))).isEqualTo("CRE-3");
    assertThat(ruleAgainst(rules, start, Draw.of(0))).isEqualTo("CRE-3");
  }

  @Test
  @Covers("CRE-14")
  void onlyTheSeatInTurnMoves() {
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules(3);
    CrazyEightsState dealt = dealt(rules, 2);
    List<CrazyEightsMove> others = List.of(Draw.of(1), Pass.of(2), Draw.of(-1), Draw.of(99));

    for (CrazyEightsMove move : others) {
      assertThat(rules.refusal(dealt, move))
          .hasValueSatisfying(
              refusal -> {
                assertThat(refusal.ruleId()).isEqualTo("CRE-14");
                assertThat(refusal).hasToString("CRE-14 turn [0]");
              });
    }
    assertThat(rules.legalMoves(dealt, 1)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "8s,50", "8h,50", "8d,50", "8c,50", "X1,50", "X2,50", "Ks,10", "Qh,10", "Jd,10", "Tc,10",
    "As,1", "2h,2", "3d,3", "4c,4", "5s,5", "6h,6", "7d,7", "9c,9", "11s,10", "12c,10", "13h,10",
    "Kh,10", "Jh,10", "Js,10"
  })
  @Covers({"CRE-23", "CRE-2a"})
  void whatCardsCost(String card, int points) {
    CrazyEights rules = (CrazyEights) rules(4);
    assertThat(rules.points(PlayingCard.parse(card))).isEqualTo(points);
  }

  @ParameterizedTest
  @CsvSource({"Kh,50", "Jh,50", "Js,50", "8d,50", "X1,50", "Ks,10", "Kd,10", "Jd,10", "Qh,10"})
  @Covers({"CRE-10a", "CRE-23"})
  void wildPicturesCostAsMuchAsEights(String card, int points) {
    CrazyEights rules = (CrazyEights) rules(4, "picture-wilds=yes");
    assertThat(rules.points(PlayingCard.parse(card))).isEqualTo(points);
  }

  @Test
  @Covers({"CRE-10", "CRE-12"})
  void movesAreListedByCardThenEightsThenDraw() {
    // A list in another order would make every stored record of random play another game.
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules(2, "jokers=1", "hand-size=5");
    CrazyEightsState dealt = dealt(rules, 3);
    PlayingCard nine = PlayingCard.parse("9d");
    CrazyEightsState awaited =
        dealt
            .withCards(hands("9d 9s 8d X1 2d 8s 2d", "2c"), dealt.stock())
            .afterPlay(nine, nine, dealt.seat());

    assertThat(texts(rules, rules.legalMoves(awaited)))
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
    Rules<CrazyEightsState, CrazyEightsMove> rules =
        rules(
            seats, "decks=2", "hand-size=5", "full-deck=" + fullDeck, "picture-wilds=" + fullDeck);
    ImmutableMultiset<PlayingCard> packs = ImmutableMultiset.copyOf(rules.start().stock());

    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      CrazyEightsState state = dealt(rules, seed);
      for (int moves = 0; moves < 200 && !state.turn().isOver(); moves++) {
        state = Playout.random(rules, state, random, 1);
        assertThat(cards(state)).isEqualTo(packs);
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
    CrazyEightsState dealt = dealt(rules(8), 1);
    CrazyEightsState drawn =
        dealt.withCards(BagsPerSeat.none(FAMILY, 8), dealt.stock()).turnOf(7).afterDraw();

    assertThat(drawn.hands().get(7)).containsExactly(dealt.stock().top());
  }

  private static BagsPerSeat<PlayingCard> hands(String first, String second) {
    return BagsPerSeat.copyOf(FAMILY, List.of(bag(first), bag(second)));
  }

  private static List<String> texts(
      Rules<CrazyEightsState, CrazyEightsMove> rules, MoveList<CrazyEightsMove> moves) {
    List<String> texts = new ArrayList<>();
    for (CrazyEightsMove move : moves) {
      texts.add(rules.syntax().format(move));
    }
    return texts;
  }

  @Test
  @Covers("CRE-5")
  void buriedCardsAreKnownUntilTheyAreDrawn() {
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules(2);
    List<PlayingCard> pack = new ArrayList<>(rules.start().stock());
    Collections.swap(pack, pack.indexOf(PlayingCard.parse("8h")), 16); // The first upcard.
    CrazyEightsState state =
        rules.apply(rules.start(), new Shuffle(CardList.copyOf(PlayingCard.FAMILY, pack)));

    while (!state.stock().isEmpty()) {
      assertThat(state.buried()).extracting(PlayingCard::code).containsExactly("8h");
      assertThat(rules.table(state).fact("buried").value()).isEqualTo("8h");
      state = rules.apply(state, new Draw(state.turn().first()));
    }
    assertThat(state.buried()).isEmpty();
    assertThat(rules.table(state).fact("buried").value()).isEqualTo("-");
  }

  @Test
  @Covers("CRE-5")
  void whatWasBuriedIsRememberedInOrder() {
    Rules<CrazyEightsState, CrazyEightsMove> rules = rules(2);
    List<PlayingCard> pack = new ArrayList<>(rules.start().stock());
    Collections.swap(pack, pack.indexOf(PlayingCard.parse("8h")), 16);
    Collections.swap(pack, pack.indexOf(PlayingCard.parse("8s")), 17);
    CrazyEightsState state =
        rules.apply(rules.start(), new Shuffle(CardList.copyOf(PlayingCard.FAMILY, pack)));
    assertThat(state.buried()).extracting(PlayingCard::code).containsExactly("8h", "8s");

    List<PlayingCard> stock = new ArrayList<>(state.stock());
    Collections.swap(stock, 0, stock.size() - 1);
    Table table = rules.table(state).withCards(ImmutableMap.of("stock", stock));
    CrazyEightsState other = rules.withCards(state, table);
    assertThat(other.stock()).isEqualTo(stock);
    assertThat(rules.table(other).fact("buried").value()).isEqualTo("8h 8s");
  }
}
