package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DirectedShuffleTest {
  private static Rules<HighCardState, HighCardMove> rules(String... options) {
    ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
    for (String option : options) {
      map.put(option.split("=")[0], option.split("=")[1]);
    }
    return HighCard.GAME.rules(3, map.buildOrThrow());
  }

  /** Deals as described and returns the table then. */
  private static Table deal(Rules<HighCardState, HighCardMove> rules, Map<String, String> wishes) {
    HighCardMove move = DirectedShuffle.find(rules, rules.start(), lists(wishes));
    return rules.table(rules.apply(rules.start(), move));
  }

  private static Map<String, List<String>> lists(Map<String, String> wishes) {
    ImmutableMap.Builder<String, List<String>> lists = ImmutableMap.builder();
    wishes.forEach((pile, codes) -> lists.put(pile, List.of(codes.split(" "))));
    return lists.buildOrThrow();
  }

  private static List<String> codes(Table table, String pile) {
    return table.pile(pile).cards().stream().map(Card::code).toList();
  }

  @Test
  void cardsComeToLieWhereTheyAreWished() {
    Table table =
        deal(
            rules(),
            ImmutableMap.of("hand.2", "2s Ad", "hand.0", "Kh", "up", "7d", "stock", "3c 4c"));
    assertThat(codes(table, "hand.2")).containsExactlyInAnyOrder("2s", "Ad");
    assertThat(codes(table, "hand.0")).contains("Kh").hasSize(2);
    assertThat(codes(table, "up")).containsExactly("7d");
    assertThat(codes(table, "stock")).startsWith("3c", "4c");
  }

  @Test
  void everyCardOfThePackCanBeWished() {
    Rules<HighCardState, HighCardMove> rules = rules("hand-size=9", "packs=2");
    HighCardMove random = rules.chance(rules.start(), RandomSource.seeded(7));
    Table wanted = rules.table(rules.apply(rules.start(), random));
    ImmutableMap.Builder<String, String> wishes = ImmutableMap.builder();
    for (Pile pile : wanted.piles()) {
      if (pile.size() > 0) {
        wishes.put(pile.name(), String.join(" ", codes(wanted, pile.name())));
      }
    }
    Table table = deal(rules, wishes.buildOrThrow());
    assertThat(table.piles()).isEqualTo(wanted.piles());
  }

  @Test
  void copiesOfACardCanBeWishedApartAndTogether() {
    Rules<HighCardState, HighCardMove> rules = rules("packs=2");
    Table apart = deal(rules, ImmutableMap.of("hand.0", "7d", "up", "7d"));
    assertThat(codes(apart, "hand.0")).contains("7d");
    assertThat(codes(apart, "up")).containsExactly("7d");
    Table together = deal(rules, ImmutableMap.of("hand.1", "7d 7d", "stock", "As As"));
    assertThat(codes(together, "hand.1")).containsExactly("7d", "7d");
    assertThat(codes(together, "stock")).startsWith("As", "As");
  }

  /** The upturned king is buried by itself, so that the wish concerns the card after it. */
  @Test
  void consequencesOfADealAreMet() {
    Table table = deal(rules("bury=on"), ImmutableMap.of("up", "2c", "stock", "3c Kd"));
    assertThat(codes(table, "up")).containsExactly("2c");
    assertThat(codes(table, "stock")).startsWith("3c", "Kd");
  }

  @Test
  void sameWishesGiveTheSameShuffle() {
    Map<String, List<String>> wishes = lists(ImmutableMap.of("up", "2c"));
    Rules<HighCardState, HighCardMove> rules = rules();
    assertThat(DirectedShuffle.find(rules, rules.start(), wishes))
        .isEqualTo(DirectedShuffle.find(rules, rules.start(), wishes));
  }

  @Test
  void noWishesGiveSomeShuffle() {
    assertThat(deal(rules(), ImmutableMap.of()).size()).isEqualTo(52);
  }

  @Test
  void impossibleWishesNameThePile() {
    assertImpossible(rules("bury=on"), ImmutableMap.of("stock", "As", "up", "Kd"), "pile up: Kd");
    assertImpossible(rules(), ImmutableMap.of("up", "2c 3c"), "pile up: 2c 3c");
    assertImpossible(rules(), ImmutableMap.of("hand.1", "2c 3c 4c"), "pile hand.1: 2c 3c 4c");
    assertImpossible(rules(), ImmutableMap.of("laid.0", "2c"), "pile laid.0: 2c");
    assertImpossible(
        rules(),
        ImmutableMap.of("talon", "2c"),
        "pile talon: 2c, found piles hand.0, hand.1, hand.2, up, stock, laid.0, laid.1, laid.2,"
            + " gone");
  }

  @Test
  void impossibleCardsAreNamed() {
    assertImpossible(
        rules(),
        ImmutableMap.of("up", "2c", "hand.0", "2c"),
        "cards of the pack, found 2 of 2c; the pack has 1");
    assertImpossible(
        rules(), ImmutableMap.of("up", "X1"), "cards of the pack, found 1 of X1; the pack has 0");
  }

  private static void assertImpossible(
      Rules<HighCardState, HighCardMove> rules, Map<String, String> wishes, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> deal(rules, wishes))
        .withMessageStartingWith("expected " + message);
  }

  @Test
  void shuffleMustBeDue() {
    Rules<HighCardState, HighCardMove> rules = rules();
    HighCardState dealt =
        rules.apply(rules.start(), DirectedShuffle.find(rules, rules.start(), ImmutableMap.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> DirectedShuffle.find(rules, dealt, ImmutableMap.of("up", ImmutableList.of())))
        .withMessage("expected that a shuffle is due, found turn 0 1 2");
  }
}
