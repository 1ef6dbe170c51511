package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.fishing.scopa.Positions.withBoard;
import static io.github.spadille.fishing.scopa.Positions.withHands;
import static io.github.spadille.fishing.scopa.Positions.withSweeps;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.words.Words;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;
import io.github.spadille.fishing.scopa.ScopaMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ScopaTest {
  private static final Rules<ScopaState, ScopaMove> RULES = Scopa.GAME.rules(2);
  private static final Words WORDS = Scopa.GAME.words().withPlayers(List.of("Ada", "Ben"));

  /** The pack in an order that deals no kings to the board. */
  private static final CardList<PlayingCard> PACK = Deck.spanish40().cards();

  private static Rules<ScopaState, ScopaMove> rules(int seats, String... options) {
    ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
    for (int i = 0; i < options.length; i += 2) {
      map.put(options[i], options[i + 1]);
    }
    return Scopa.GAME.rules(seats, map.buildOrThrow());
  }

  /** Returns a state in which seat 0 is to play; the stock is not empty. */
  private static ScopaState position(
      Rules<ScopaState, ScopaMove> rules, String board, String... hands) {
    return Positions.of(rules, 0, PACK, board, hands);
  }

  private static ScopaState position(String board, String... hands) {
    return position(RULES, board, hands);
  }

  /**
   * Returns a state in which only the last card of the hand is left, {@code Kh} of the dealer,
   * which captures nothing.
   */
  private static ScopaState lastTurn(
      Rules<ScopaState, ScopaMove> rules, String board, int lastCapturer, String... won) {
    int last = rules.seats() - 1;
    String[] hands = new String[rules.seats()];
    Arrays.fill(hands, "");
    hands[last] = "Kh";
    ScopaState state = Positions.of(rules, last, list(""), board, hands);
    return Positions.withWon(state, lastCapturer, Positions.each(won));
  }

  private static ScopaState play(
      Rules<ScopaState, ScopaMove> rules, ScopaState state, String... moves) {
    ScopaState now = state;
    for (String move : moves) {
      now = rules.apply(now, rules.syntax().parse(now.turn().first(), move));
    }
    return now;
  }

  private static ScopaState play(ScopaState state, String... moves) {
    return play(RULES, state, moves);
  }

  private static String refusal(Rules<ScopaState, ScopaMove> rules, ScopaState state, String move) {
    return rules
        .refusal(state, rules.syntax().parse(state.turn().first(), move))
        .map(Refusal::ruleId)
        .orElse("legal");
  }

  private static String refusal(ScopaState state, String move) {
    return refusal(RULES, state, move);
  }

  /** Returns the rule and the words of a refusal. */
  private static String told(Rules<ScopaState, ScopaMove> rules, ScopaState state, ScopaMove move) {
    Refusal refusal = rules.refusal(state, move).orElseThrow();
    return refusal.ruleId() + ": " + WORDS.text(refusal.phrase());
  }

  private static String told(Rules<ScopaState, ScopaMove> rules, ScopaState state, String move) {
    return told(rules, state, rules.syntax().parse(state.turn().first(), move));
  }

  private static String told(ScopaState state, String move) {
    return told(RULES, state, move);
  }

  private static List<String> moves(Rules<ScopaState, ScopaMove> rules, ScopaState state) {
    return rules.legalMoves(state).stream().map(rules.syntax()::format).collect(toList());
  }

  private static List<String> moves(ScopaState state) {
    return moves(RULES, state);
  }

  /** Returns the points of a hand: rule, seats, points. */
  private static List<String> points(ScopaState state) {
    return state.sheet().lines().stream()
        .map(line -> line.ruleId() + " " + List.copyOf(line.seats()) + " " + line.points())
        .collect(toList());
  }

  /** Returns the pack with some cards on top. */
  private static Shuffle shuffle(String top) {
    List<PlayingCard> cards = new ArrayList<>(PlayingCard.cards(top));
    for (PlayingCard card : PACK) {
      if (!cards.contains(card)) {
        cards.add(card);
      }
    }
    return new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards));
  }

  @Test
  @Covers({"SCO-1", "SCO-2"})
  void thePackHasFortyFrenchCards() {
    assertThat(RULES.table(RULES.start()).pile("stock").toString())
        .isEqualTo(
            "stock: As 2s 3s 4s 5s 6s 7s Js Qs Ks Ah 2h 3h 4h 5h 6h 7h Jh Qh Kh"
                + " Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc");
    Shuffle standard = new Shuffle(Deck.standard52().cards());
    assertThat(RULES.refusal(RULES.start(), standard))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("SCO-1"));
  }

  @Test
  @Covers("SCO-3")
  void capturesDoNotLookAtSuits() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200; i++) {
      CardList<PlayingCard> pack = Deck.spanish40().shuffled(random);
      ScopaState state = position("", "", "");
      ScopaState dealt =
          withHands(
              withBoard(state, pack.first(7).toSet()),
              state.hands().with(0, pack.draw(7).first(3).toSet()));
      ScopaState turned =
          withHands(
              withBoard(state, turned(dealt.board())),
              state.hands().with(0, turned(dealt.hands().get(0))));

      assertThat(RULES.legalMoves(turned)).hasSameSizeAs(RULES.legalMoves(dealt));
      for (ScopaMove move : RULES.legalMoves(dealt)) {
        if (move instanceof Capture capture) {
          Capture other = new Capture(0, turned(capture.card()), turned(capture.captured()));
          assertThat(RULES.refusal(turned, other)).isEmpty();
        }
      }
    }
  }

  private static PlayingCard turned(PlayingCard card) {
    Suit suit = Suit.values()[(card.suit().ordinal() + 1) % 4];
    return PlayingCard.of(card.rank(), suit);
  }

  private static CardSet<PlayingCard> turned(CardSet<PlayingCard> cards) {
    CardSet<PlayingCard> turned = noCards();
    for (PlayingCard card : cards) {
      turned = turned.with(turned(card));
    }
    return turned;
  }

  @Test
  @Covers({"SCO-4", "SCO-9"})
  void threeCardsGoToEachSeatAndFourToTheBoard() {
    Rules<ScopaState, ScopaMove> rules = Scopa.GAME.rules(3);
    ScopaState dealt =
        rules.apply(rules.start(), shuffle("As 2s 3s 4s 5s 6s 7s Js Qs Ah 2h 3h 4h Kd"));

    assertThat(dealt.hand().dealer()).isEqualTo(2);
    assertThat(dealt.hands()).containsExactly(set("As 4s 7s"), set("2s 5s Js"), set("3s 6s Qs"));
    assertThat(dealt.board()).isEqualTo(set("Ah 2h 3h 4h"));
    assertThat(dealt.stock()).hasSize(27).startsWith(PlayingCard.parse("Kd"));
    assertThat(dealt.turn()).isEqualTo(Turn.of(0));
  }

  @Test
  @Covers({"SCO-4", "SCO-9", "SCO-18", "SCO-32"})
  void movesOutOfPlaceAreRefused() {
    ScopaState dealt = position("7s 3h 4c Kd", "7d 2s 5h", "7c 3c Jd");
    assertThat(told(RULES, dealt, RULES.syntax().parse(1, "trail Jd")))
        .isEqualTo("SCO-9: It is the turn of Ada to play.");
    assertThat(told(RULES, dealt, RULES.syntax().parse(1, "capture 7c 7s")))
        .isEqualTo("SCO-9: It is the turn of Ada to play.");
    assertThat(told(dealt, "trail Jd")).isEqualTo("SCO-18: You do not hold J♦.");
    assertThat(told(dealt, "capture 7c 7s")).isEqualTo("SCO-18: You do not hold 7♣.");
    assertThat(told(RULES, dealt, new Shuffle(PACK)))
        .isEqualTo("SCO-4: The cards have been dealt already.");
    assertThat(told(RULES, RULES.start(), RULES.syntax().parse(0, "trail Jd")))
        .isEqualTo("SCO-4: The cards have not been dealt yet.");
    ScopaState over = dealt.with(HandPhase.OVER, dealt.hand());
    assertThat(told(RULES, over, RULES.syntax().parse(0, "trail 2s")))
        .isEqualTo("SCO-32: The game is over.");
  }

  @Test
  @Covers({"SCO-11", "SCO-12", "SCO-13", "SCO-14", "SCO-17", "SCO-18"})
  void refusalsSayWhatIsWrong() {
    ScopaState state = position("7s 3h 4c Kd", "7d 2s 5h", "7c 3c Jd");
    assertThat(told(state, "capture 7d 7h")).isEqualTo("SCO-11: 7♥ is not on the table.");
    assertThat(told(state, "capture 7d 3h 4d")).isEqualTo("SCO-12: 4♦ is not on the table.");
    assertThat(told(state, "capture 7d Kd"))
        .isEqualTo("SCO-11: 7♦ does not capture K♦, which is of another rank.");
    assertThat(told(state, "capture 5h 3h 4c"))
        .isEqualTo("SCO-12: These cards add up to 7, but 5♥ is worth 5.");
    assertThat(told(state, "capture 7d 7s 3h"))
        .isEqualTo(
            "SCO-13: That is more than one capture: 7♦ can take some of these cards without the"
                + " others.");
    assertThat(told(state, "capture 7d 3h 4c"))
        .isEqualTo(
            "SCO-14: A card of the same rank as 7♦ is on the table, and you must capture that.");
    assertThat(told(state, "trail 7d"))
        .isEqualTo("SCO-17: 7♦ can capture, so you may not lay it on the table.");
    assertThat(told(rules(2, "trail-rule", "must-capture"), state, "trail 2s"))
        .isEqualTo("SCO-18: You hold 7♦, which can capture, so you must capture.");
    ScopaState ace = position("7s 3h", "Ad 2s", "7c");
    assertThat(told(rules(2, "ace-takes-all", "on"), ace, "capture Ad 3h"))
        .isEqualTo("SCO-12: There is no ace on the table, so A♦ captures all the cards on it.");
  }

  @Test
  void theRulesThatGovernAreThoseOfTheCardsInSight() {
    ScopaState pairs = position("7s Kd", "7d 2s 5h", "7c 3c Jd");
    assertThat(RULES.governing(pairs, 0)).containsExactly("SCO-11", "SCO-14", "SCO-17", "SCO-18");
    assertThat(RULES.governing(pairs, 1)).isEmpty();
    ScopaState sums = position("3h 4c Kd", "7d 2s 5h", "7c 3c Jd");
    assertThat(RULES.governing(sums, 0))
        .containsExactly("SCO-12", "SCO-13", "SCO-15", "SCO-17", "SCO-18");
    ScopaState both = position("3h 4c 7s", "7d 2s 5h", "7c 3c Jd");
    assertThat(rules(2, "pair-first", "off").governing(both, 0))
        .containsExactly("SCO-11", "SCO-12", "SCO-13", "SCO-15", "SCO-17", "SCO-18");
    ScopaState nothing = position("Kd", "7d 2s 5h", "7c 3c Jd");
    assertThat(RULES.governing(nothing, 0)).containsExactly("SCO-17", "SCO-18");
    ScopaState swept = position("", "7d 2s 5h", "7c 3c Jd");
    assertThat(RULES.governing(swept, 0)).containsExactly("SCO-18", "SCO-22");
    assertThat(RULES.governing(RULES.start(), 0)).isEmpty();
  }

  @Test
  @Covers("SCO-5")
  void threeKingsOnTheBoardVoidTheDeal() {
    String hands = "As 2s 3s 4s 5s 6s ";
    for (String kings : List.of("Ks Kd 4h Kc", "Ks Kh Kd Kc")) {
      assertThat(RULES.apply(RULES.start(), shuffle(hands + kings))).isEqualTo(RULES.start());
    }
    assertThat(RULES.apply(RULES.start(), shuffle(hands + "Ks 5h 4h Kc")).phase())
        .isEqualTo(HandPhase.PLAY);
    Rules<ScopaState, ScopaMove> played = rules(2, "king-redeal", "off");
    assertThat(played.apply(played.start(), shuffle(hands + "Ks Kh Kd Kc")).phase())
        .isEqualTo(HandPhase.PLAY);
  }

  @Test
  @Covers("SCO-5")
  void aVoidDealTellsOfABoardThatIsGone() {
    String hands = "As 2s 3s 4s 5s 6s ";
    assertThat(HeardDeductions.of(RULES, RULES.start(), shuffle(hands + "Ks Kd 4h Kc")))
        .containsExactly("unknown");
    assertThat(HeardDeductions.of(RULES, RULES.start(), shuffle(hands + "Ks Kd 4h 5c"))).isEmpty();
  }

  @Test
  @Covers("SCO-6")
  void emptyHandsAreDealtThreeCardsMore() {
    ScopaState before = Positions.of(RULES, 1, list("As 2s 3s 4s 5s 6s 7s"), "Kd 2c", "", "Qh");
    ScopaState after = play(before, "trail Qh");

    assertThat(after.hands()).containsExactly(set("As 3s 5s"), set("2s 4s 6s"));
    assertThat(after.stock()).isEqualTo(list("7s"));
    assertThat(after.board()).isEqualTo(set("Kd 2c Qh"));
    assertThat(after.turn()).isEqualTo(Turn.of(0));
  }

  @Test
  @Covers("SCO-7")
  void theStockComesOutEven() {
    assertThat(deals(rules(2))).isEqualTo(6);
    assertThat(deals(rules(3))).isEqualTo(4);
    assertThat(deals(rules(4))).isEqualTo(3);
    assertThat(deals(rules(4, "deal", "nine"))).isEqualTo(1);
  }

  /** Plays a hand at random and returns how often cards were dealt. */
  private static int deals(Rules<ScopaState, ScopaMove> rules) {
    SplittableRandom random = new SplittableRandom(7);
    ScopaState state = rules.apply(rules.start(), new Shuffle(PACK));
    int deals = 1;
    while (state.phase() == HandPhase.PLAY && state.handNumber() == 1) {
      int stock = state.stock().size();
      List<ScopaMove> moves = rules.legalMoves(state);
      state = rules.apply(state, moves.get(random.nextInt(moves.size())));
      deals += state.phase() == HandPhase.PLAY && state.stock().size() < stock ? 1 : 0;
    }
    return deals;
  }

  @Test
  @Covers("SCO-8")
  void capturedCardsAreNamedInAnyOrder() {
    ScopaState state = position("2s 4h 6c Ad 5s", "7c", "Kd");
    assertThat(refusal(state, "capture 7c 4h 2s Ad")).isEqualTo("legal");
    assertThat(moves(state))
        .containsExactly("capture 7c Ad 2s 4h", "capture 7c Ad 6c", "capture 7c 2s 5s");
  }

  @Test
  @Covers("SCO-10")
  void valuesRunFromOneToTen() {
    List<String> ranks = List.of("A", "2", "3", "4", "5", "6", "7", "J", "Q", "K");
    for (int i = 0; i < ranks.size(); i++) {
      assertThat(Captures.value(PlayingCard.parse(ranks.get(i) + "d"))).isEqualTo(i + 1);
    }
  }

  @Test
  @Covers("SCO-11")
  void aPairTakesOneCardOfTheRank() {
    ScopaState state = position("7s 7h 2c", "7d", "Kd");
    assertThat(moves(state)).containsExactly("capture 7d 7s", "capture 7d 7h");
    assertThat(refusal(state, "capture 7d 2c")).isEqualTo("SCO-11");
    assertThat(play(state, "capture 7d 7h").board()).isEqualTo(set("7s 2c"));
  }

  /** Text cannot say so, but a program can. */
  @Test
  @Covers("SCO-12")
  void aCaptureOfNothingIsRefused() {
    ScopaState state = Positions.of(RULES, 0, PACK.first(0), "7s 2c", "7d Ah", "Ks");
    ScopaMove nothing = new Capture(0, PlayingCard.parse("7d"), noCards());
    assertThat(told(RULES, state, nothing))
        .isEqualTo("SCO-12: These cards add up to 0, but 7♦ is worth 7.");
    assertThatThrownBy(() -> RULES.apply(state, nothing)).isInstanceOf(IllegalMoveException.class);
    Rules<ScopaState, ScopaMove> aces = rules(2, "ace-takes-all", "on");
    assertThat(aces.refusal(state, new Capture(0, PlayingCard.parse("Ah"), noCards()))).isPresent();
  }

  @Test
  @Covers({"SCO-10", "SCO-12"})
  void courtCardsTakePartInSums() {
    ScopaState state = position("Jh Ac 5d", "Qs", "Kd");
    assertThat(moves(state)).containsExactly("capture Qs Ac Jh");
    assertThat(refusal(state, "capture Qs Jh 5d")).isEqualTo("SCO-12");
    assertThat(refusal(state, "capture Qs Jh Ah")).isEqualTo("SCO-12");
  }

  @Test
  @Covers({"SCO-13", "SCO-15"})
  void oneCaptureIsOnePairOrOneSum() {
    ScopaState sums = position("2s 4h 6c Ad 5s", "7c", "Kd");
    assertThat(refusal(sums, "capture 7c Ad 6c 2s 5s")).isEqualTo("SCO-13");
    assertThat(refusal(sums, "capture 7c Ad 6c")).isEqualTo("legal");
    assertThat(refusal(sums, "capture 7c 2s 5s")).isEqualTo("legal");
    ScopaState pairs = position("7s 7h 2c 5s", "7d", "Kd");
    assertThat(refusal(pairs, "capture 7d 7s 7h")).isEqualTo("SCO-13");
    assertThat(refusal(pairs, "capture 7d 7s 2c 5s")).isEqualTo("SCO-13");
  }

  @Test
  @Covers("SCO-14")
  void aPairComesBeforeASum() {
    ScopaState state = position("7s 3h 4c Kd", "7d", "Kh");
    assertThat(refusal(state, "capture 7d 3h 4c")).isEqualTo("SCO-14");
    assertThat(refusal(state, "capture 7d 7s")).isEqualTo("legal");
    assertThat(moves(rules(2, "pair-first", "off"), state))
        .containsExactly("capture 7d 7s", "capture 7d 3h 4c");
  }

  @Test
  @Covers({"SCO-16", "SCO-21"})
  void capturesGoFaceDownToThePileOfTheSide() {
    Rules<ScopaState, ScopaMove> partners = Scopa.GAME.rules(4);
    ScopaState state = position(partners, "7s Kd", "7d 2h", "Kc 2c", "Kh 2d", "3d 3h");
    ScopaState after = play(partners, state, "capture 7d 7s", "trail 2c", "capture Kh Kd");

    assertThat(after.won()).containsExactly(set("7s 7d Kd Kh"), noCards());
    assertThat(after.lastCapturer()).isEqualTo(2);
    assertThat(partners.table(after).fact("last-capturer").value()).isEqualTo("2");
    SeenTable view = partners.table(after).seenBy(Viewer.seat(0));
    assertThat(view.toString()).contains("won.0: ?? ?? ?? ??");
  }

  @Test
  @Covers({"SCO-17", "SCO-18"})
  void aCardThatCapturesIsNotTrailed() {
    ScopaState state = position("5s Kd", "5h 3c", "Jh");
    assertThat(refusal(state, "trail 5h")).isEqualTo("SCO-17");
    assertThat(refusal(state, "trail 3c")).isEqualTo("legal");
    assertThat(play(state, "trail 3c").board()).isEqualTo(set("5s Kd 3c"));
    Rules<ScopaState, ScopaMove> strict = rules(2, "trail-rule", "must-capture");
    assertThat(refusal(strict, state, "trail 3c")).isEqualTo("SCO-18");
    assertThat(moves(strict, state)).containsExactly("capture 5h 5s");
    ScopaState sum = position("4s Ad", "5h 3c", "Jh");
    assertThat(refusal(sum, "trail 5h")).isEqualTo("SCO-17");
  }

  @Test
  @Covers({"SCO-19", "SCO-22"})
  void takingTheLastCardOfTheBoardSweeps() {
    ScopaState state = position("2h 3s", "5d 4h", "3c Jd");
    ScopaState swept = play(state, "capture 5d 2h 3s");

    assertThat(swept.hand().sweeps().log()).isEqualTo(ImmutableIntArray.of(0));
    assertThat(RULES.table(swept).fact("sweep-log").value()).isEqualTo("0");
    assertThat(RULES.table(swept).seenBy(Viewer.seat(1)).toString()).contains("won.0: 5d ?? ??");
    assertThat(moves(swept)).containsExactly("trail Jd", "trail 3c");
    assertThat(play(swept, "trail Jd", "trail 4h").hand().sweeps().log()).hasToString("[0]");
  }

  @Test
  @Covers("SCO-20")
  void theLastCardOfTheHandDoesNotSweep() {
    ScopaState state = lastTurn(RULES, "Ks", 0, "7d As 2h 3c", "");
    assertThat(points(play(state, "capture Kh Ks")))
        .containsExactly("SCO-27 [0] 1", "SCO-28 [0] 1", "SCO-29 [0] 1", "SCO-30 [0] 1");
    Rules<ScopaState, ScopaMove> counted = rules(2, "last-sweep", "on");
    assertThat(points(play(counted, state, "capture Kh Ks"))).endsWith("SCO-19 [1] 1");
    assertThat(points(play(counted, withBoard(state, set("Qs")), "trail Kh")))
        .doesNotContain("SCO-19 [0] 1");
  }

  @Test
  @Covers("SCO-23")
  void thereIsAlwaysALegalMove() {
    SplittableRandom random = new SplittableRandom(23);
    for (String rule : List.of("card-bound", "must-capture")) {
      Rules<ScopaState, ScopaMove> rules = rules(3, "trail-rule", rule, "ace-takes-all", "on");
      for (int i = 0; i < 300; i++) {
        CardList<PlayingCard> pack = Deck.spanish40().shuffled(random);
        int board = random.nextInt(12);
        ScopaState state = withBoard(position(rules, "", "", "", ""), pack.first(board).toSet());
        state = withHands(state, state.hands().with(0, pack.draw(board).first(3).toSet()));
        assertThat(rules.legalMoves(state)).isNotEmpty();
      }
    }
  }

  @Test
  @Covers({"SCO-24", "SCO-28"})
  void theLastCapturerGetsTheBoard() {
    ScopaState state = lastTurn(RULES, "3c Jd 4s", 1, "Ad As Ah", "2d 2s 3h");
    // One diamond more for seat 1; otherwise diamonds and cards would be tied.
    assertThat(points(play(state, "trail Kh")))
        .containsExactly("SCO-27 [1] 1", "SCO-28 [1] 1", "SCO-30 [1] 1");
    ScopaState nobody = lastTurn(RULES, "3c Jd 4s", ScopaState.NOBODY, "", "");
    assertThat(points(play(nobody, "trail Kh"))).isEmpty();
  }

  @Test
  @Covers({"SCO-25", "SCO-27", "SCO-28", "SCO-29", "SCO-30"})
  void pointsAreGivenStepByStep() {
    ScopaState state =
        withSweeps(lastTurn(RULES, "Qs", 0, "7d 2s 2h 2c 3s 3h", "Ad 2d As Ah Ac"), 1, 0);
    assertThat(points(play(state, "trail Kh")))
        .containsExactly(
            "SCO-27 [0] 1",
            "SCO-28 [1] 1",
            "SCO-29 [0] 1",
            "SCO-30 [1] 1",
            "SCO-19 [1] 1",
            "SCO-19 [0] 1");
  }

  @Test
  @Covers({"SCO-27", "SCO-28", "SCO-30"})
  void tiesGiveThePointToNobody() {
    Rules<ScopaState, ScopaMove> three = rules(3);
    ScopaState tied = lastTurn(three, "Qs", ScopaState.NOBODY, "As 4h Ad 4c", "4s Ah 4d Ac", "7d");
    assertThat(points(play(three, tied, "trail Kh"))).containsExactly("SCO-29 [2] 1");
    ScopaState ahead = lastTurn(three, "Qs", ScopaState.NOBODY, "As 4h Ad 4c", "4s Ah Ac", "7d");
    assertThat(points(play(three, ahead, "trail Kh")))
        .containsExactly("SCO-27 [0] 1", "SCO-29 [2] 1", "SCO-30 [0] 1");
  }

  @Test
  @Covers("SCO-26")
  void partnersAreOneSide() {
    Rules<ScopaState, ScopaMove> partners = Scopa.GAME.rules(4);
    ScopaState state = lastTurn(partners, "Qs", 2, "7d As Ah Ac", "2d");
    assertThat(points(play(partners, state, "trail Kh")))
        .containsExactly("SCO-27 [0, 2] 1", "SCO-29 [0, 2] 1", "SCO-30 [0, 2] 1");
    Rules<ScopaState, ScopaMove> alone = rules(4, "teams", "off");
    ScopaState four = lastTurn(alone, "Qs", 2, "7d As Ah Ac", "2d", "", "");
    assertThat(points(play(alone, four, "trail Kh")))
        .containsExactly("SCO-27 [0] 1", "SCO-29 [0] 1", "SCO-30 [0] 1");
    assertThat(alone.table(four).hasPile("won.3")).isTrue();
    assertThat(partners.table(state).hasPile("won.2")).isFalse();
  }

  @Test
  @Covers({"SCO-31", "SCO-32", "SCO-33"})
  void countingStopsAtTheTarget() {
    ScopaState state = tenAll(RULES);
    ScopaState over = play(state, "trail Kh");
    assertThat(over.scores().asList()).containsExactly(11L, 10L);
    assertThat(over.turn()).isEqualTo(Turn.over());
    assertThat(RULES.table(over).fact("winner").value()).isEqualTo("0");
    assertThat(RULES.legalMoves(over)).isEmpty();

    Rules<ScopaState, ScopaMove> full = rules(2, "count-out", "full");
    ScopaState counted = play(full, state, "trail Kh");
    assertThat(counted.scores().asList()).containsExactly(12L, 13L);
    assertThat(full.table(counted).fact("winner").value()).isEqualTo("1");
  }

  /** Both seats have ten points; seat 0 will have most cards and 7d, seat 1 three points. */
  private static ScopaState tenAll(Rules<ScopaState, ScopaMove> rules) {
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "SCO-27", 0, 10).add(1, "SCO-27", 1, 10);
    ScopaState state = lastTurn(rules, "Qs", 0, "7d 2s 2h 2c 3s 3h", "Ad 2d As Ah Ac");
    return withSweeps(state.withSheet(sheet), 1);
  }

  @Test
  @Covers({"SCO-32", "SCO-34"})
  void thereAreOtherTargets() {
    for (String target : List.of("16", "21")) {
      Rules<ScopaState, ScopaMove> rules = rules(2, "target", target);
      ScopaState next = play(rules, tenAll(rules), "trail Kh");
      assertThat(next.scores().asList()).containsExactly(12L, 13L);
      assertThat(next.turn()).isEqualTo(Turn.chance());
    }
  }

  @Test
  @Covers({"SCO-31", "SCO-34"})
  void aTieInFullCountMeansAnotherHand() {
    Rules<ScopaState, ScopaMove> full = rules(2, "count-out", "full");
    ScopaState tied = play(full, withSweeps(tenAll(full)), "trail Kh");
    assertThat(tied.scores().asList()).containsExactly(12L, 12L);
    assertThat(tied.turn()).isEqualTo(Turn.chance());
  }

  @Test
  @Covers("SCO-34")
  void theNextSeatDealsTheWholePack() {
    ScopaState next = play(lastTurn(RULES, "Qs", 0, "7d", "2s"), "trail Kh");
    assertThat(next)
        .isEqualTo(ScopaState.undealt(FishingHand.first(2, 2).withSheet(next.sheet()).next(2)));
    assertThat(next.stock()).isEqualTo(PACK);
  }

  @Test
  @Covers({"SCO-12", "SCO-17", "SCO-19"})
  void anAceTakesTheBoardByChoiceOfTheTable() {
    Rules<ScopaState, ScopaMove> rules = rules(2, "ace-takes-all", "on");
    ScopaState board = position(rules, "7s 3h", "Ad 2c", "Kh Kd");
    assertThat(moves(rules, board)).containsExactly("capture Ad 3h 7s", "trail 2c");
    assertThat(refusal(rules, board, "capture Ad 3h")).isEqualTo("SCO-12");
    assertThat(refusal(rules, board, "trail Ad")).isEqualTo("SCO-17");
    assertThat(play(rules, board, "capture Ad 3h 7s").hand().sweeps().log().isEmpty()).isTrue();
    ScopaState one = position(rules, "Jc", "Ad 2c", "Kh Kd");
    assertThat(play(rules, one, "capture Ad Jc").hand().sweeps().log().isEmpty()).isTrue();
    ScopaState ace = position(rules, "Ac", "Ad 2c", "Kh Kd");
    assertThat(play(rules, ace, "capture Ad Ac").hand().sweeps().log())
        .isEqualTo(ImmutableIntArray.of(0));
    ScopaState empty = position(rules, "", "Ad 2c", "Kh Kd");
    assertThat(moves(rules, empty)).containsExactly("trail Ad", "trail 2c");
  }

  @Test
  @Covers({"SCO-4", "SCO-7"})
  void nineCardsAreForFourSeatsOnly() {
    Rules<ScopaState, ScopaMove> rules = rules(4, "deal", "nine");
    ScopaState dealt = rules.apply(rules.start(), new Shuffle(PACK));
    assertThat(dealt.hands()).allSatisfy(hand -> assertThat(hand).hasSize(9));
    assertThat(dealt.board()).hasSize(4);
    assertThat(dealt.stock()).isEmpty();
    assertThatThrownBy(() -> rules(3, "deal", "nine"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("deal: found nine with 3 seats");
    Map<String, String> none = Collections.emptyMap();
    assertThat(Scopa.GAME.options().parse(none, 4)).isEqualTo(Scopa.GAME.options().defaults());
    ScopaOptions twelve = new ScopaOptions(true, 12, true, true, false, true, false, 3, false);
    assertThatThrownBy(() -> Scopa.GAME.rules(2, twelve))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("target: found 12");
  }

  @Test
  void chanceIsDueOnlyBeforeAHand() {
    ScopaState state = position("2h 3s", "5d 4h", "3c Jd");
    assertThatThrownBy(() -> RULES.chance(state, new SplittableRandom(1)))
        .isInstanceOf(IllegalStateException.class);
    assertThat(RULES.chance(RULES.start(), new SplittableRandom(1)).seat()).isEqualTo(Move.CHANCE);
  }

  @Test
  @Covers("SCO-18")
  void whoTrailsHoldsNoCardThatCaptures() {
    Match<ScopaState, ScopaMove> match =
        Match.start(Scopa.GAME.setup(2, ImmutableMap.of("trail-rule", "must-capture")));
    for (int seed = 0; seed < 100; seed++) {
      Match<ScopaState, ScopaMove> dealt = match.resolveChance(Dealer.seeded(seed));
      ScopaMove move = dealt.rules().legalMoves(dealt.state()).get(0);
      if (move instanceof ScopaMove.Trail) {
        assertThat(dealt.play(move).observe(1).knowledge().place("hand.0").possible())
            .noneMatch(card -> Captures.canCapture((PlayingCard) card, dealt.state().board()));
      }
    }
  }
}
