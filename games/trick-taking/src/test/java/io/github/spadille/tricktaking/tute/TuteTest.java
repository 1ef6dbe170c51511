package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.HeardClues;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareTute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TuteTest {
  private static final Map<String, String> BY_DEFAULT = ImmutableMap.of();
  private static final Map<String, String> BY_TEAM = ImmutableMap.of("declare-by", "team");
  private static final Words WORDS =
      Tute.GAME.words().withPlayers(ImmutableList.of("Ana", "Ben", "Cy", "Di"));

  /** Seat 1 holds all kings, seat 3 all queens, and clubs are trumps. */
  private static final String KINGS_AND_QUEENS =
      shuffle(
          "2s 2h 2d 2c 4s 4h 4d 4c 5s 5h",
          "Ks Kh Kd Kc As Ah Ad Ac 3s 3h",
          "6s 6h 6d 6c 7s 7h 7d 7c 5d Js",
          "Qs Qh Qd Qc Jh Jd Jc 3d 3c 5c");

  /** Seat 0 holds two marriages, seat 1 one, and clubs are trumps. */
  private static final String MARRIAGES =
      shuffle(
          "As Kc Qc Kd Qd Ah Ad 3h 2h 2s",
          "3s 4s Kh Qh 3d 4d 5d 7h 3c 2c",
          "5s 6s 7s 4h 5h 6d 7d Jd 4c 6c",
          "Ks Qs Js 6h Jh 2d Ac 7c Jc 5c");

  /** Returns the shuffle with which seat 3 deals these hands; its last card is turned up. */
  private static String shuffle(String... hands) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      for (String hand : hands) {
        cards.add(Splitter.on(' ').splitToList(hand).get(i));
      }
    }
    return "shuffle " + Joiner.on(' ').join(cards);
  }

  private static Rules<TuteState, TrickMove> rules(Map<String, String> options) {
    return Tute.GAME.rules(4, options);
  }

  /** Returns the state after a shuffle and some moves, each with its seat. */
  private static TuteState play(Map<String, String> options, String shuffle, String... moves) {
    Rules<TuteState, TrickMove> rules = rules(options);
    TuteState state = rules.apply(rules.start(), rules.syntax().parseChance(shuffle));
    for (String move : moves) {
      state = rules.apply(state, move(rules, move));
    }
    return state;
  }

  private static TrickMove move(Rules<TuteState, TrickMove> rules, String move) {
    return rules.syntax().parse(move.charAt(0) - '0', move.substring(2));
  }

  private static List<String> told(Map<String, String> options, TuteState before, String move) {
    Rules<TuteState, TrickMove> rules = rules(options);
    List<String> texts = new ArrayList<>();
    for (Stage<TuteState> stage : rules.stages(before, move(rules, move))) {
      boolean done = stage.name().equals("done");
      texts.add(done ? "done" : stage.name() + ": " + WORDS.text(stage.phrase()));
    }
    return texts;
  }

  private static String refusal(TuteState state, TrickMove move, Map<String, String> options) {
    return rules(options).refusal(state, move).orElseThrow().toString();
  }

  @Test
  @Covers({"TUT-1", "TUT-5"})
  void aShuffleNamesThePackAndOpensAHand() {
    Rules<TuteState, TrickMove> rules = rules(BY_DEFAULT);
    TrickMove shuffle = rules.chance(rules.start(), new SplittableRandom(1));
    String text = rules.syntax().format(shuffle);
    TrickMove doubled =
        rules.syntax().parseChance(text.replace(text.substring(8, 10), text.substring(11, 13)));

    assertThat(refusal(rules.start(), doubled, BY_DEFAULT)).isEqualTo("TUT-1 pack [40]");
    assertThat(refusal(rules.apply(rules.start(), shuffle), shuffle, BY_DEFAULT))
        .isEqualTo("TUT-5 dealt");
    assertThat(refusal(rules.start(), new DeclareTute(0), BY_DEFAULT)).isEqualTo("TUT-5 undealt");
    assertThat(refusal(rules.start(), new Pass(0), BY_TEAM)).isEqualTo("TUT-5 undealt");
  }

  @Test
  @Covers("TUT-36")
  void nothingIsLegalOnceTheGameIsOver() {
    Map<String, String> queens = ImmutableMap.of("tute-of", "kings-queens");
    TuteState over =
        play(
            queens,
            KINGS_AND_QUEENS,
            "0 play 2d",
            "1 play Kd",
            "2 play 6d",
            "3 play 3d",
            "3 declare tute");
    TrickMove shuffle = rules(queens).syntax().parseChance(KINGS_AND_QUEENS);
    assertThat(refusal(over, shuffle, queens)).isEqualTo("TUT-36 over");
    assertThat(refusal(over, Play.of(0, PlayingCard.parse("2s")), queens)).isEqualTo("TUT-36 over");
    assertThat(rules(queens).legalMoves(over)).isEmpty();
    assertThat(over.outcome().orElseThrow().winners()).isEqualTo(Seats.of(1, 3));
    assertThat(over.outcome().orElseThrow().ranking().toArray()).containsExactly(3, 1, 3, 1);
  }

  @Test
  @Covers({"TUT-18", "TUT-18a", "TUT-22"})
  void whoMayNotDeclareIsToldWhy() {
    TuteState winner =
        play(BY_DEFAULT, MARRIAGES, "0 play As", "1 play 4s", "2 play 5s", "3 play Js");
    DeclareMarriage hearts = new DeclareMarriage(1, Suit.HEARTS);
    assertThat(refusal(winner, hearts, BY_DEFAULT)).isEqualTo("TUT-18 winner [0]");
    assertThat(refusal(winner, new DeclareTute(2), BY_DEFAULT)).isEqualTo("TUT-18 winner [0]");

    TuteState both = play(BY_TEAM, MARRIAGES, "0 play As", "1 play 4s", "2 play 5s", "3 play Js");
    assertThat(refusal(both, hearts, BY_TEAM)).isEqualTo("TUT-18 winner [0 2]");
    assertThat(refusal(both, new DeclareTute(2), BY_TEAM)).isEqualTo("TUT-26 not-held");
    TuteState passed = rules(BY_TEAM).apply(both, new Pass(2));
    assertThat(refusal(passed, new DeclareTute(2), BY_TEAM)).isEqualTo("TUT-18a passed");
    TuteState declared = rules(BY_TEAM).apply(both, new DeclareMarriage(0, Suit.DIAMONDS));
    assertThat(refusal(declared, new DeclareTute(2), BY_TEAM)).isEqualTo("TUT-22 once");
    assertThat(refusal(declared, new Pass(14), BY_TEAM)).isEqualTo("TUT-18a pass");
    assertThat(refusal(both, new Pass(14), BY_TEAM)).isEqualTo("TUT-18a pass");
  }

  @Test
  @Covers("TUT-18a")
  void movesAreListedSeatBySeat() {
    Rules<TuteState, TrickMove> rules = rules(BY_TEAM);
    TuteState zero = play(BY_TEAM, MARRIAGES, "0 play As", "1 play 4s", "2 play 5s", "3 play Js");
    assertThat(rules.legalMoves(zero)).last().isEqualTo(new Pass(2));
    assertThat(rules.legalMoves(zero)).first().isEqualTo(new DeclareMarriage(0, Suit.DIAMONDS));
    TuteState three = play(BY_TEAM, MARRIAGES, "0 play 2h", "1 play Kh", "2 play 4h", "3 play 6h");
    assertThat(three.turn().seats()).isEqualTo(Seats.of(1, 3));
    TuteState last =
        play(BY_TEAM, KINGS_AND_QUEENS, "0 play 2d", "1 play Kd", "2 play 6d", "3 play 3d");
    assertThat(rules.legalMoves(last)).first().isEqualTo(new Pass(1));
    assertThat(rules.legalMoves(last)).last().isInstanceOf(Play.class);
  }

  @Test
  @Covers({"TUT-8", "TUT-9", "TUT-10", "TUT-11", "TUT-13", "TUT-14", "TUT-15", "TUT-28"})
  void theRulesThatGovernAMove() {
    Rules<TuteState, TrickMove> rules = rules(BY_DEFAULT);
    TuteState dealt = play(BY_DEFAULT, MARRIAGES);
    assertThat(rules.governing(dealt, 0)).containsExactly("TUT-8");
    TuteState led = play(BY_DEFAULT, MARRIAGES, "0 play 2s");
    assertThat(rules.governing(led, 1)).containsExactly("TUT-9", "TUT-10");
    TuteState trumps = play(BY_DEFAULT, MARRIAGES, "0 play Kc");
    assertThat(rules.governing(trumps, 1)).containsExactly("TUT-9", "TUT-11");

    TuteState won = play(BY_DEFAULT, MARRIAGES, "0 play As", "1 play 4s", "2 play 5s", "3 play Js");
    assertThat(rules.governing(won, 0)).containsExactly("TUT-8", "TUT-18", "TUT-28");
    TuteState window = play(BY_TEAM, MARRIAGES, "0 play As", "1 play 4s", "2 play 5s", "3 play Js");
    assertThat(rules(BY_TEAM).governing(window, 2)).containsExactly("TUT-8", "TUT-18a", "TUT-28");

    String voids =
        shuffle(
            "7h 2h 3h Kh Qh 4h 5h 6h 2s 2d",
            "4c 3c Qc Jc 7c Ks Qs 3d 4d 5d",
            "Ah Jh Ac Kc 7s Ad 6d 7d 5c 6c",
            "As 4s 5s 6s Js Kd Qd Jd 3s 2c");
    TuteState void1 = play(BY_DEFAULT, voids, "0 play 7h");
    assertThat(rules.governing(void1, 1)).containsExactly("TUT-13");
    TuteState low = play(BY_DEFAULT, voids, "0 play 7h", "1 play 4c", "2 play Ah");
    assertThat(rules.governing(low, 3)).containsExactly("TUT-13");
    Map<String, String> free = ImmutableMap.of("undertrump", "free");
    assertThat(rules(free).governing(low, 3)).containsExactly("TUT-14");
    TuteState nothing =
        play(free, voids, "0 play 7h", "1 play 4c", "2 play Ah", "3 play 3s", "1 play 3c");
    TuteState free0 =
        play(
            free,
            voids,
            "0 play 7h",
            "1 play 4c",
            "2 play Ah",
            "3 play 3s",
            "1 play 3c",
            "2 play Ac",
            "3 play 2c");
    assertThat(rules.governing(nothing, 2)).containsExactly("TUT-9", "TUT-11");
    assertThat(rules.governing(free0, 0)).containsExactly("TUT-15");
  }

  @Test
  @Covers({"TUT-6", "TUT-17", "TUT-21", "TUT-26"})
  void whatHappensIsTold() {
    Rules<TuteState, TrickMove> rules = rules(BY_DEFAULT);
    TrickMove shuffle = rules.syntax().parseChance(MARRIAGES);
    Stage<TuteState> dealt = rules.stages(rules.start(), shuffle).get(0);
    assertThat(WORDS.text(dealt.phrase()))
        .isEqualTo(
            "Di deals ten cards to each player. The last, 5♣, is turned up: clubs are trumps.");

    TuteState three = play(BY_DEFAULT, MARRIAGES, "0 play As", "1 play 4s", "2 play 5s");
    assertThat(told(BY_DEFAULT, three, "3 play Js"))
        .containsExactly("trick-complete: ", "trick-taken: Ana takes the trick.");
    Stage<TuteState> complete = rules.stages(three, Play.of(3, PlayingCard.parse("Js"))).get(0);
    assertThat(complete.state().cards().trick().toSet()).isEqualTo(set("As 4s 5s Js"));
    assertThat(complete.state().turn().seats()).isEqualTo(Seats.of(0));

    TuteState won = rules.apply(three, Play.of(3, PlayingCard.parse("Js")));
    assertThat(told(BY_DEFAULT, won, "0 declare c"))
        .containsExactly("declared: Ana shows Q♣ K♣ for 40 points.");
    assertThat(told(BY_DEFAULT, won, "0 declare d"))
        .containsExactly("declared: Ana shows Q♦ K♦ for 20 points.");

    TuteState kings =
        play(BY_DEFAULT, KINGS_AND_QUEENS, "0 play 2s", "1 play As", "2 play 6s", "3 play Qs");
    assertThat(told(BY_DEFAULT, kings, "1 declare tute"))
        .containsExactly("tute: Ben shows K♠ K♥ K♦ K♣. Ben and Di win the hand by tute.", "done");
    Stage<TuteState> tute = rules.stages(kings, new DeclareTute(1)).get(0);
    assertThat(tute.state().shown()).isEqualTo(set("Ks Kh Kd Kc 5c"));
    assertThat(tute.state().scores().toArray()).containsExactly(0, 0, 0, 0);
  }

  @Test
  @Covers({"TUT-29", "TUT-35"})
  void theTotalsOfAHandAreTold() {
    Rules<TuteState, TrickMove> rules = rules(BY_DEFAULT);
    TuteState last = play(BY_DEFAULT, MARRIAGES);
    TrickMove move = rules.legalMoves(last).get(0);
    while (!rules.apply(last, move).turn().isOver()) {
      last = rules.apply(last, move);
      move = rules.legalMoves(last).get(0);
    }
    ImmutableList<Stage<TuteState>> stages = rules.stages(last, move);
    List<Object> totals = rules.apply(last, move).hand().lastResult().words();
    assertThat(stages)
        .extracting(Stage::name)
        .containsExactly("trick-complete", "trick-taken", "hand-scored", "done");
    assertThat(WORDS.text(stages.get(2).phrase()))
        .isEqualTo(
            "The hand is over: Ana and Cy have %s points, Ben and Di have %s."
                .formatted(totals.get(0), totals.get(1)));
    assertThat(stages.get(1).state().scores().stream().sum()).isEqualTo(0);
    assertThat(stages.get(2).state().scores().stream().sum()).isEqualTo(2);
    assertThat(stages.get(2).state().cards().handsAreEmpty()).isTrue();
  }

  @Test
  @Covers("TUT-36")
  void oneHandIsPlayed() {
    assertThat(TuteOptions.SCHEMA.defaults().hands()).isEqualTo(1);
  }

  @Test
  @Covers({"TUT-9", "TUT-20"})
  void aMoveTellsWhatAHandHolds() {
    Rules<TuteState, TrickMove> rules = rules(BY_DEFAULT);
    TuteState led = play(BY_DEFAULT, MARRIAGES, "0 play 2s");
    assertThat(HeardClues.of(rules, led, Play.of(1, PlayingCard.parse("3s"))))
        .containsExactly("hand.1 lacks ");
    TuteState high = play(BY_DEFAULT, MARRIAGES, "0 play 2s", "1 play 3s");
    assertThat(HeardClues.of(rules, high, Play.of(2, PlayingCard.parse("5s"))))
        .containsExactly("hand.2 lacks As");
    assertThat(HeardClues.of(rules, high, Play.of(2, PlayingCard.parse("4d"))))
        .containsExactly(
            "hand.2 lacks As 2s 3s 4s 5s 6s 7s Js Qs Ks Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc");
    assertThat(HeardClues.of(rules, led, new DeclareMarriage(0, Suit.CLUBS)))
        .containsExactly("hand.0 has one of [Qc]", "hand.0 has one of [Kc]");
    assertThat(HeardClues.of(rules, led, new DeclareTute(0))).containsExactly("unknown");
    assertThat(HeardClues.of(rules, led, new Pass(0))).isEmpty();
  }

  @Test
  @Covers("TUT-20")
  void aCardThatWasShownIsHiddenOnceItWasPlayed() {
    TuteState dealt = play(BY_DEFAULT, MARRIAGES);
    assertThat(dealt.shown()).isEqualTo(set("5c"));
    TuteState declared =
        play(
            BY_DEFAULT,
            MARRIAGES,
            "0 play As",
            "1 play 4s",
            "2 play 5s",
            "3 play Js",
            "0 declare d");
    assertThat(declared.shown()).isEqualTo(set("5c Kd Qd"));
    TuteState played = rules(BY_DEFAULT).apply(declared, Play.of(0, PlayingCard.parse("Kd")));
    assertThat(played.shown()).isEqualTo(set("5c Qd"));
  }

  @Test
  void cardsOfATableComeBack() {
    Rules<TuteState, TrickMove> rules = rules(BY_DEFAULT);
    TuteState won = play(BY_DEFAULT, MARRIAGES, "0 play As", "1 play 4s", "2 play 5s", "3 play Js");
    assertThat(rules.withCards(won, rules.table(won))).isEqualTo(won);
    assertThat(rules.withCards(rules.start(), rules.table(rules.start()))).isEqualTo(rules.start());
  }

  @Test
  void aSheetTakesNotes() {
    TuteState start = rules(BY_DEFAULT).start();
    TuteState noted = start.withSheet(start.sheet().withNote("reversed", 1));
    assertThat(noted.sheet().note("reversed", 0)).isEqualTo(1);
    assertThat(noted.withSheet(start.sheet())).isEqualTo(start);
  }
}
