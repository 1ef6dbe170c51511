package io.github.spadille.fishing.stealingbundles;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Capture;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Shuffle;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Steal;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove.Trail;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StealingBundlesTest {
  private static final Rules<StealingBundlesState, StealingBundlesMove> RULES = rules(2);

  private static Rules<StealingBundlesState, StealingBundlesMove> rules(
      int seats, String... option) {
    return StealingBundles.GAME
        .setup(
            seats, option.length == 0 ? ImmutableMap.of() : ImmutableMap.of(option[0], option[1]))
        .rules();
  }

  private static PlayingCard card(String code) {
    return FAMILY.parse(code);
  }

  /** Seat 0 is in turn. */
  private static StealingBundlesState state(
      String stock, String board, List<String> hands, List<String> bundles) {
    CardsPerSeat<PlayingCard> held = CardsPerSeat.none(FAMILY, hands.size());
    for (int seat = 0; seat < hands.size(); seat++) {
      held = held.plus(seat, set(hands.get(seat)));
    }
    PerSeat<CardList<PlayingCard>> taken =
        PerSeat.each(bundles.size(), seat -> list(bundles.get(seat)).reversed());
    return ImmutableStealingBundlesState.of(
        HandPhase.PLAY,
        0,
        list(stock),
        held,
        set(board),
        taken,
        -1,
        ScoreSheet.empty(hands.size()));
  }

  private static List<String> told(
      Rules<StealingBundlesState, StealingBundlesMove> rules,
      StealingBundlesState before,
      StealingBundlesMove move) {
    return Lists.transform(
        rules.stages(before, move), stage -> stage.name() + ' ' + stage.arguments());
  }

  @Test
  @Covers({"STB-3", "STB-4"})
  void fourMoreCardsAreDealtToEachWhileThereIsAStock() {
    SplittableRandom random = new SplittableRandom(1);
    for (int seats = 2; seats <= 4; seats++) {
      Rules<StealingBundlesState, StealingBundlesMove> rules = rules(seats);
      StealingBundlesState state = rules.apply(rules.start(), shuffle());
      int deals = 1;
      while (!state.turn().isOver()) {
        List<StealingBundlesMove> moves = rules.legalMoves(state);
        StealingBundlesState next = rules.apply(state, moves.get(random.nextInt(moves.size())));
        if (next.stock().size() < state.stock().size()) {
          deals++;
          assertThat(next.hands()).allMatch(hand -> hand.size() == 4);
          assertThat(state.stock().size() - next.stock().size()).isEqualTo(4 * seats);
        }
        state = next;
      }
      assertThat(deals).isEqualTo(seats == 2 ? 6 : seats == 3 ? 4 : 3);
    }
  }

  private static StealingBundlesMove shuffle() {
    return new Shuffle(Deck.standard52().cards());
  }

  @Test
  void stagesTellOfTheDeals() {
    assertThat(told(RULES, RULES.start(), shuffle())).startsWith("dealt [4, [9s, Ts, Js, Qs]]");
    StealingBundlesState last =
        state("2s 3s 4s 5s 6s 7s 8s 9s", "Kd", List.of("Jd", ""), List.of("", ""));
    assertThat(told(RULES, last, Trail.of(0, card("Jd")))).startsWith("dealt-again [4]");
    StealingBundlesState dealt = RULES.apply(last, Trail.of(0, card("Jd")));
    assertThat(dealt.hands().get(1)).isEqualTo(set("2s 4s 6s 8s"));
    assertThat(dealt.stock()).isEmpty();
    assertThat(dealt.board()).isEqualTo(set("Kd Jd"));
  }

  @Test
  @Covers({"STB-14", "STB-15", "STB-16", "STB-17"})
  void theBiggestBundleWins() {
    StealingBundlesState last = state("", "Kd 3c", List.of("Jd", ""), List.of("2s 2h 2d", "4s 4h"));
    StealingBundlesState over = RULES.apply(last, Trail.of(0, card("Jd")));
    assertThat(over.scores()).isEqualTo(ImmutableLongArray.of(3, 2));
    assertThat(over.outcome().map(Outcome::winners)).hasValue(Seats.of(0));
    assertThat(RULES.refusal(over, Trail.of(1, card("Jd"))).map(Refusal::ruleId))
        .hasValue("STB-17");
    assertThat(RULES.legalMoves(over)).isEmpty();
    assertThat(over.board()).isEqualTo(set("Kd 3c Jd"));
  }

  @Test
  @Covers({"STB-15", "STB-18"})
  void equalBundlesShareTheWin() {
    StealingBundlesState even = state("", "", List.of("Jd", ""), List.of("2s 2h", "4s 4h"));
    assertThat(RULES.apply(even, Trail.of(0, card("Jd"))).outcome().map(Outcome::winners))
        .hasValue(Seats.all(2));
    StealingBundlesState nothing = state("", "", List.of("Jd", ""), List.of("", ""));
    StealingBundlesState over = RULES.apply(nothing, Trail.of(0, card("Jd")));
    assertThat(over.outcome().map(Outcome::winners)).hasValue(Seats.all(2));
    assertThat(over.sheet().lines()).isEmpty();
  }

  @Test
  @Covers("STB-16")
  void theLastToTakeCardsMayGetTheRest() {
    Rules<StealingBundlesState, StealingBundlesMove> rules = rules(2, "leftover", "last-capturer");
    StealingBundlesState last = state("", "Kd Js 3c 3s", List.of("Jd", ""), List.of("2s", "4s 4h"));
    StealingBundlesState over = rules.apply(last, capture("Jd", "Js"));
    assertThat(over.bundles().get(0)).isEqualTo(list("2s Js Jd 3s 3c Kd"));
    assertThat(over.board()).isEmpty();
    assertThat(over.scores()).isEqualTo(ImmutableLongArray.of(6, 2));
    assertThat(told(rules, last, capture("Jd", "Js"))).startsWith("rest-taken [[3s, 3c, Kd]]");

    StealingBundlesState nobody = state("", "Kd", List.of("Jd", ""), List.of("", ""));
    assertThat(rules.apply(nobody, Trail.of(0, card("Jd"))).board()).isEqualTo(set("Kd Jd"));
    StealingBundlesState clean = state("", "Js", List.of("Jd", ""), List.of("", ""));
    assertThat(told(rules, clean, capture("Jd", "Js"))).noneMatch(s -> s.startsWith("rest"));
  }

  private static StealingBundlesMove capture(String card, String captured) {
    return new Capture(0, card(card), set(captured));
  }

  @Test
  @Covers("STB-11")
  void aCombinedCaptureTakesBundlesToo() {
    Rules<StealingBundlesState, StealingBundlesMove> rules = rules(3, "combined", "on");
    StealingBundlesState before =
        state("", "Kd Ks", List.of("Kh 2s", "3s", "4s"), List.of("6s", "Kc 5h", "7d 7s"));
    StealingBundlesState after = rules.apply(before, capture("Kh", "Kd Ks"));
    assertThat(after.bundles()).containsExactly(list("6s Ks Kd 5h Kc Kh"), list(""), list("7s 7d"));
    assertThat(after.board()).isEmpty();
    assertThat(after.lastCapturer()).isZero();
    assertThat(after.seat()).isEqualTo(1);
    assertThat(told(rules, before, capture("Kh", "Kd Ks"))).startsWith("bundles-too [1]");
    assertThat(rules.apply(before, new Steal(0, card("Kh"), 1)).bundles())
        .isEqualTo(after.bundles());
    assertThat(told(rules, before, new Steal(0, card("Kh"), 1)))
        .startsWith("board-too [" + set("Ks Kd") + "]");
  }

  @Test
  @Covers("STB-11")
  void stagesTellOnlyWhatIsTakenBeside() {
    Rules<StealingBundlesState, StealingBundlesMove> combined = rules(2, "combined", "on");
    StealingBundlesState board = state("", "Kd", List.of("Kh 2s", "3s"), List.of("6s", "5h"));
    assertThat(told(combined, board, capture("Kh", "Kd"))).noneMatch(s -> s.contains("too"));
    StealingBundlesState bundle = state("", "Qd", List.of("Kh 2s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(told(combined, bundle, new Steal(0, card("Kh"), 1)))
        .noneMatch(s -> s.contains("too"));
    StealingBundlesState both = state("", "Kd", List.of("Kh 2s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(told(RULES, both, capture("Kh", "Kd"))).noneMatch(s -> s.contains("too"));
    assertThat(RULES.apply(both, capture("Kh", "Kd")).bundles())
        .containsExactly(list("6s Kd Kh"), list("5h Kc"));
    assertThat(RULES.apply(both, new Steal(0, card("Kh"), 1)).board()).isEqualTo(set("Kd"));
  }

  @Test
  void refusalsNameWhatIsWrong() {
    StealingBundlesState state =
        state("", "Kd Ks 2h", List.of("Kh 4s", "3s"), List.of("6s", "Qc 5h"));
    assertThat(refusal(state, new Capture(0, card("Kh"), set("Kd")))).isEqualTo("STB-6.all");
    assertThat(refusal(state, new Capture(0, card("Kh"), set("Kd Ks 2h"))))
        .isEqualTo("STB-6.others");
    assertThat(refusal(state, new Steal(0, card("Kh"), 1))).isEqualTo("STB-8.rank");
    assertThat(refusal(state, new Steal(0, card("Kh"), 5))).isEqualTo("STB-8.none");
    assertThat(refusal(state, new Steal(0, card("Kh"), 0))).isEqualTo("STB-10.own");
    assertThat(refusal(state, Trail.of(0, card("4s")))).isEqualTo("STB-12.can-take");
    assertThat(refusal(state, Trail.of(0, card("4d")))).isEqualTo("STB-5.not-held");
    assertThat(refusal(state, Trail.of(1, card("3s")))).isEqualTo("STB-5.turn");
    assertThat(refusal(RULES.start(), Trail.of(1, card("3s")))).isEqualTo("STB-2.undealt");
    assertThat(refusal(state, shuffle())).isEqualTo("STB-2.dealt");
    assertThat(refusal(RULES.start(), new Shuffle(list("2s")))).isEqualTo("STB-1.pack");
    StealingBundlesState none = state("", "2h", List.of("Kh 4s", "3s"), List.of("6s", ""));
    assertThat(refusal(none, new Steal(0, card("Kh"), 1))).isEqualTo("STB-8.none");
    assertThat(refusal(none, new Capture(0, card("Kh"), set("")))).isEqualTo("STB-6.all");
    assertThat(refusal(none, Trail.of(0, card("4s")))).isEmpty();
  }

  private static String refusal(StealingBundlesState state, StealingBundlesMove move) {
    return RULES
        .refusal(state, move)
        .map(refusal -> refusal.ruleId() + '.' + refusal.reason())
        .orElse("");
  }

  @Test
  void movesAreListedCardByCard() {
    StealingBundlesState state =
        state("", "Kd 4h", List.of("Kh 4s 2c", "3s"), List.of("6s", "Kc 5h"));
    assertThat(RULES.legalMoves(state))
        .containsExactly(
            new Capture(0, card("4s"), set("4h")),
            new Capture(0, card("Kh"), set("Kd")),
            new Steal(0, card("Kh"), 1));
    assertThat(RULES.legalMoves(RULES.start())).isEmpty();
    assertThat(RULES.governing(state, 0)).containsExactly("STB-6", "STB-8", "STB-12");
    assertThat(rules(2, "trail-rule", "free").legalMoves(state)).hasSize(6);
  }

  @Test
  void whoTrailsHoldsNothingThatTakes() {
    StealingBundlesState state = state("", "4h", List.of("2c 9s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(HeardDeductions.of(RULES, state, Trail.of(0, card("2c"))))
        .containsExactly(
            "hand.0 lacks " + set("4s 4h 4d 4c"), "hand.0 lacks " + set("Ks Kh Kd Kc"));
    assertThat(HeardDeductions.of(rules(2, "trail-rule", "free"), state, Trail.of(0, card("2c"))))
        .isEmpty();
    StealingBundlesState takes = state("", "4h", List.of("4c 9s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(HeardDeductions.of(RULES, takes, new Capture(0, card("4c"), set("4h")))).isEmpty();
  }

  @Test
  void cardsOfATableComeBack() {
    StealingBundlesState state =
        state("2d 3d", "4h", List.of("2c 9s", "3s"), List.of("6s", "Kc 5h"));
    assertThat(RULES.withCards(state, RULES.table(state))).isEqualTo(state);
    StealingBundlesState other =
        state("2d 9s", "4h", List.of("2c 3s", "3d"), List.of("6s", "Kc 5h"));
    assertThat(RULES.withCards(state, RULES.table(other))).isEqualTo(other);
    ScoreSheet noted = state.sheet().withNote("way", 1);
    assertThat(state.withSheet(noted).sheet()).isEqualTo(noted);
  }
}
