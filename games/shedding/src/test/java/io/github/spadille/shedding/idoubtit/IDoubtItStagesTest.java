package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Hand;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What is told of a claim and refused, who takes it, and what the others learn. */
class IDoubtItStagesTest {
  private static final Rules<IDoubtItState, IDoubtItMove> RULES = rules("hands", "2");

  private static Rules<IDoubtItState, IDoubtItMove> rules(String option, String value) {
    return IDoubtIt.GAME.rules(4, ImmutableMap.of(option, value));
  }

  /** Seat 0 claims aces, from a hand; the others hold a card each, and three lie on the pile. */
  private static IDoubtItState position(String hand0) {
    return position(hand0, "2h", "3h", "4h");
  }

  private static IDoubtItState position(String... hands) {
    int seats = hands.length;
    PerSeat<CardBag<PlayingCard>> cards = PerSeat.each(seats, seat -> bag(hands[seat]));
    CardList<PlayingCard> pack = Deck.standard52().cards();
    IDoubtItState dealt =
        IDoubtItState.undealt(Hand.first(seats), 0, Rank.ACE, seats, pack).dealt(cards);
    return dealt.withCards(cards, list(""), list("Kc Qc Jc"));
  }

  private static IDoubtItMove read(String line) {
    return RULES.syntax().parse(line.charAt(0) - '0', line.substring(2));
  }

  /** Plays lines such as {@code "0 put As; 0 claim"}. */
  private static IDoubtItState play(
      Rules<IDoubtItState, IDoubtItMove> rules, IDoubtItState state, String lines) {
    IDoubtItState at = state;
    for (String line : Splitter.on("; ").split(lines)) {
      at = rules.apply(at, read(line));
    }
    return at;
  }

  private static List<String> told(
      Rules<IDoubtItState, IDoubtItMove> rules, IDoubtItState state, IDoubtItMove move) {
    return rules.stages(state, move).stream()
        .filter(stage -> !stage.isDone())
        .map(stage -> IDoubtIt.GAME.words().text(stage.phrase()))
        .toList();
  }

  private static List<String> told(
      Rules<IDoubtItState, IDoubtItMove> rules, IDoubtItState state, String line) {
    return told(rules, state, read(line));
  }

  private static List<String> clues(
      Rules<IDoubtItState, IDoubtItMove> rules, IDoubtItState state, String line) {
    return HeardDeductions.of(rules, state, read(line));
  }

  @Test
  @Covers({"IDI-2", "IDI-24"})
  void theDealIsTold() {
    IDoubtItMove shuffle = RULES.chance(RULES.start(), new SplittableRandom(1));
    assertThat(told(RULES, RULES.start(), shuffle))
        .containsExactly("player 3 deals all the cards.");
    assertThat(HeardDeductions.of(RULES, RULES.start(), shuffle)).isEmpty();
    assertThat(RULES.refusal(RULES.start(), read("0 put As")).orElseThrow())
        .hasToString("IDI-2 undealt");
    assertThat(RULES.refusal(position("As 5c"), shuffle).orElseThrow()).hasToString("IDI-2 dealt");
    assertThat(RULES.legalMoves(RULES.start())).isEmpty();
  }

  @Test
  @Covers({"IDI-9", "IDI-10", "IDI-14"})
  void aClaimIsToldAndPassesIfNobodyDoubtsIt() {
    IDoubtItState put = play(RULES, position("As Ah 5c"), "0 put As; 0 put Ah");
    assertThat(told(RULES, put, "0 claim")).containsExactly("player 0 claims 2 cards of rank A.");
    IDoubtItState claimed = play(RULES, put, "0 claim");
    assertThat(told(RULES, claimed, "1 trust")).isEmpty();

    IDoubtItState trusted = play(RULES, claimed, "1 trust; 3 trust");
    assertThat(told(RULES, trusted, "2 trust")).containsExactly("Nobody doubts the claim.");
    assertThat(clues(RULES, trusted, "2 trust")).isEmpty();
    assertThat(play(RULES, trusted, "2 trust").pile()).isEqualTo(list("Ah As Kc Qc Jc"));
  }

  @Test
  @Covers({"IDI-11", "IDI-15", "IDI-16", "IDI-17", "IDI-18"})
  void aClaimThatIsDoubtedIsShownAndTaken() {
    IDoubtItState honest = play(RULES, position("As 5c"), "0 put As; 0 claim; 1 trust");
    assertThat(told(RULES, honest, "2 doubt"))
        .containsExactly(
            "The claim of player 0 is shown: A♠.", "The claim is true.", "player 2 takes 4 cards.");
    assertThat(clues(RULES, honest, "2 doubt")).containsExactly("claim shows As");
    assertThat(play(RULES, honest, "2 doubt").hands().get(2)).isEqualTo(bag("3h As Kc Qc Jc"));

    IDoubtItState bluff = play(RULES, position("As 5c 6c"), "0 put As; 0 put 5c; 0 claim");
    assertThat(told(RULES, bluff, "3 doubt"))
        .containsExactly(
            "The claim of player 0 is shown: A♠ 5♣.",
            "The claim is false.",
            "player 0 takes 5 cards.");
    assertThat(clues(RULES, bluff, "3 doubt")).containsExactly("claim shows As 5c");
    assertThat(play(RULES, bluff, "3 doubt").hands().get(0)).isEqualTo(bag("As 5c 6c Kc Qc Jc"));
  }

  @Test
  @Covers("IDI-12")
  void theNearestDoubterIsNamed() {
    Rules<IDoubtItState, IDoubtItMove> nearest = rules("doubt-order", "nearest");
    IDoubtItState claimed = play(nearest, position("As 5c"), "0 put As; 0 claim; 3 doubt; 2 doubt");
    assertThat(nearest.table(claimed).fact("doubters").value()).isEqualTo("2 3");
    assertThat(nearest.table(claimed).fact("revealed").value()).isEqualTo("none");
    IDoubtItState taken = play(nearest, claimed, "1 trust");
    assertThat(taken.hands().get(2)).isEqualTo(bag("3h As Kc Qc Jc"));
    assertThat(nearest.table(taken).fact("revealed").value()).isEqualTo("As");
    assertThat(told(nearest, claimed, "1 trust"))
        .containsExactly(
            "player 2 is the nearest who doubts, and challenges the claim.",
            "The claim of player 0 is shown: A♠.",
            "The claim is true.",
            "player 2 takes 4 cards.");
  }

  @Test
  @Covers({"IDI-20", "IDI-21"})
  void theLastCardWinsTheHand() {
    IDoubtItState last = play(RULES, position("As"), "0 put As; 0 claim; 1 trust; 3 trust");
    assertThat(told(RULES, last, "2 trust"))
        .containsExactly(
            "Nobody doubts the claim.", "player 0 is rid of all cards and wins the hand.");
    assertThat(told(RULES, last, "2 doubt"))
        .containsExactly(
            "The claim of player 0 is shown: A♠.",
            "The claim is true.",
            "player 0 is rid of all cards and wins the hand.");
    assertThat(play(RULES, last, "2 doubt").phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(clues(RULES, last, "2 trust")).containsExactly("unknown");
    Rules<IDoubtItState, IDoubtItMove> one = rules("hands", "1");
    assertThat(play(one, last, "2 trust").phase()).isEqualTo(Phase.OVER);
    assertThat(clues(one, last, "2 trust")).containsExactly("unknown");
  }

  @Test
  @Covers("IDI-23")
  void theLastClaimMayHaveToBeProved() {
    Rules<IDoubtItState, IDoubtItMove> proved = rules("final-claim", "proved");
    IDoubtItState honest = play(proved, position("As"), "0 put As; 0 claim; 1 trust; 3 trust");
    assertThat(told(proved, honest, "2 trust"))
        .containsExactly(
            "The claim of player 0 is shown: A♠.",
            "The claim is true.",
            "player 0 is rid of all cards and wins the hand.");
    IDoubtItState bluff = play(proved, position("5c"), "0 put 5c; 0 claim; 1 trust; 3 trust");
    assertThat(told(proved, bluff, "2 trust"))
        .containsExactly(
            "The claim of player 0 is shown: 5♣.",
            "The claim is false.",
            "player 0 takes 4 cards.");
    assertThat(clues(proved, bluff, "2 trust")).containsExactly("claim shows 5c");
  }

  @Test
  @Covers({"IDI-6", "IDI-7", "IDI-8", "IDI-9", "IDI-10"})
  void theRulesThatGovernAreThoseOfTheMovesThereAre() {
    IDoubtItState before = position("As 5c");
    assertThat(RULES.governing(before, 0)).containsExactly("IDI-6", "IDI-7");
    IDoubtItState put = play(RULES, before, "0 put As");
    assertThat(RULES.governing(put, 0)).containsExactly("IDI-6", "IDI-7", "IDI-8", "IDI-9");
    assertThat(RULES.governing(play(RULES, put, "0 claim"), 1)).containsExactly("IDI-10");
  }

  @Test
  @Covers("IDI-10")
  void sevenPlayersAnswerToo() {
    IDoubtItState put = position("As 5c", "2h", "3h", "4h", "5h", "6h", "7h");
    Rules<IDoubtItState, IDoubtItMove> seven = IDoubtIt.GAME.rules(7);
    IDoubtItState claimed = play(seven, put, "0 put As; 0 claim");
    assertThat(seven.legalMoves(claimed)).hasSize(12).startsWith(read("1 doubt"), read("1 trust"));
    IDoubtItState last = play(seven, claimed, "1 trust; 2 trust; 3 trust; 4 trust; 5 trust");
    assertThat(seven.legalMoves(last)).containsExactly(read("6 doubt"), read("6 trust"));
  }

  private static String why(
      Rules<IDoubtItState, IDoubtItMove> rules, IDoubtItState state, String line) {
    return rules
        .refusal(state, read(line))
        .map(refusal -> refusal.ruleId() + ' ' + refusal.reason())
        .orElse("legal");
  }

  @Test
  @Covers({"IDI-5", "IDI-7", "IDI-8", "IDI-9"})
  void whoClaimsPutsSomeCardsOfTheHand() {
    IDoubtItState before = position("As 5c 6c 7c 8c 9c");
    assertThat(why(RULES, before, "1 put 2h")).isEqualTo("IDI-5 turn");
    assertThat(why(RULES, before, "0 put 2h")).isEqualTo("IDI-7 not-held");
    assertThat(why(RULES, before, "0 claim")).isEqualTo("IDI-9 no-card");
    assertThat(why(RULES, before, "1 doubt")).isEqualTo("IDI-10 no-claim");

    IDoubtItState four = play(RULES, before, "0 put As; 0 put 5c; 0 put 6c; 0 put 7c");
    assertThat(why(RULES, four, "0 put 8c")).isEqualTo("IDI-8 limit");
    assertThat(RULES.legalMoves(four)).containsExactly(read("0 claim"));
    Rules<IDoubtItState, IDoubtItMove> two = rules("limit", "2");
    IDoubtItState full = play(two, before, "0 put As; 0 put 5c");
    assertThat(why(two, full, "0 put 6c")).isEqualTo("IDI-8 limit");
  }

  @Test
  @Covers({"IDI-10", "IDI-13"})
  void everyOtherPlayerAnswersOnce() {
    IDoubtItState claimed = play(RULES, position("As 5c"), "0 put As; 0 claim; 2 trust");
    assertThat(why(RULES, claimed, "0 put 5c")).isEqualTo("IDI-13 unsettled");
    assertThat(why(RULES, claimed, "0 trust")).isEqualTo("IDI-10 own-claim");
    assertThat(why(RULES, claimed, "2 doubt")).isEqualTo("IDI-10 again");
    assertThat(why(RULES, claimed, "4 doubt")).isEqualTo("IDI-10 no-player");
    assertThat(why(RULES, claimed, "3 doubt")).isEqualTo("legal");
    assertThat(RULES.table(claimed).facts())
        .extracting(Fact::name)
        .contains("answered")
        .doesNotContain("doubters");
  }

  @Test
  @Covers({"IDI-5", "IDI-24"})
  void ranksGoUpOrDownAndTheLastHandEndsTheGame() {
    IDoubtItState claimed = play(RULES, position("As 5c"), "0 put As; 0 claim");
    String trust = "1 trust; 2 trust; 3 trust";
    assertThat(play(RULES, claimed, trust).due()).isEqualTo(Rank.TWO);
    assertThat(play(rules("rank-order", "down"), claimed, trust).due()).isEqualTo(Rank.KING);
    assertThat(claimed.outcome()).isEmpty();

    Rules<IDoubtItState, IDoubtItMove> one = rules("hands", "1");
    IDoubtItState over = play(one, position("As"), "0 put As; 0 claim; " + trust);
    assertThat(over.outcome().orElseThrow().winners()).containsExactly(0);
    assertThat(why(one, over, "0 put As")).isEqualTo("IDI-24 over");
  }

  @Test
  void cardsOfATableComeBack() {
    IDoubtItState state = play(RULES, position("As 5c"), "0 put As");
    assertThat(RULES.withCards(state, RULES.table(state))).isEqualTo(state);
    IDoubtItState other = play(RULES, position("Ad 6c", "2d", "3d", "4d"), "0 put Ad");
    assertThat(RULES.withCards(state, RULES.table(other))).isEqualTo(other);
  }
}
