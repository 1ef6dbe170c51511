package io.github.spadille.stops.crates;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.crates.CratesMove.Draw;
import io.github.spadille.stops.crates.CratesMove.Name;
import io.github.spadille.stops.crates.CratesMove.Play;
import io.github.spadille.stops.crates.CratesMove.Shuffle;
import io.github.spadille.stops.crates.CratesState.Course;
import io.github.spadille.stops.crates.CratesState.Hand;
import io.github.spadille.stops.crates.CratesState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CratesTest {
  private static final Map<String, String> BY_DEFAULT = Map.of();
  private static final Map<String, String> ALONE = Map.of("partners", "no");

  private static Rules<CratesState, CratesMove> rules(int seats, Map<String, String> options) {
    return Crates.GAME.rules(seats, options);
  }

  /** A position in the first hand, in which seat 0 is in turn; the first discard is the upcard. */
  private static CratesState position(String discards, String stock, String... hands) {
    return position(hands.length, discards, stock, hands);
  }

  private static CratesState position(int sides, String discards, String stock, String... hands) {
    List<CardSet<PlayingCard>> sets = new ArrayList<>();
    for (String hand : hands) {
      sets.add(hand.isEmpty() ? noCards() : set(hand));
    }
    int seats = hands.length;
    CardList<PlayingCard> thrown = list(discards);
    CardList<PlayingCard> left = stock.isEmpty() ? CardList.empty(FAMILY) : list(stock);
    return CratesState.undealt(Hand.first(seats, sides), seats, Deck.standard52().cards())
        .dealt(CardsPerSeat.copyOf(FAMILY, sets), new Stock<>(left, thrown))
        .goesOn(Course.undealt(0).matching(thrown.top().suit()));
  }

  /** Returns a course to the left in which a seat is to match clubs. */
  private static Course clubs(int seat) {
    return Course.undealt(seat).matching(Suit.CLUBS);
  }

  private static CratesState toTheRight(CratesState state) {
    Course course = state.course();
    return state.goesOn(
        new Course(
            course.seat(),
            Direction.RIGHT,
            course.suit(),
            course.sequence(),
            course.lastCardPlayed()));
  }

  private static CratesState pressed(int side, int times, CratesState state) {
    CratesState pressed = state;
    for (int i = 0; i < times; i++) {
      pressed = pressed.pressed(side, state.sheet());
    }
    return pressed;
  }

  private static CratesState play(
      Rules<CratesState, CratesMove> rules, CratesState state, String... moves) {
    CratesState now = state;
    for (String move : moves) {
      now = rules.apply(now, move(rules, move));
    }
    return now;
  }

  private static CratesMove move(Rules<CratesState, CratesMove> rules, String move) {
    String text = move.substring(2);
    return move.startsWith("*")
        ? rules.syntax().parseChance(text)
        : rules.syntax().parse(move.charAt(0) - '0', text);
  }

  private static String refusal(
      Rules<CratesState, CratesMove> rules, CratesState state, String move) {
    return rules
        .refusal(state, move(rules, move))
        .map(refusal -> refusal.ruleId() + " " + refusal.phrase().key())
        .orElse("");
  }

  private static List<String> stages(
      Rules<CratesState, CratesMove> rules, CratesState state, String move) {
    List<String> told = new ArrayList<>();
    for (Stage<CratesState> stage : rules.stages(state, move(rules, move))) {
      told.add(
          stage.name()
              + (stage.seat() < 0 ? "" : " " + stage.seat())
              + (stage.arguments().isEmpty() ? "" : " " + stage.arguments()));
    }
    return told;
  }

  @ParameterizedTest
  @CsvSource({"8,1,8", "8,5,4", "8,8,1", "8,9,2", "8,15,8", "1,1,1", "4,7,4", "4,4,1"})
  @Covers("CRT-3")
  void sizesOfHands(int firstSize, int number, int size) {
    CratesOptions options =
        CratesOptions.SCHEMA.parse(Map.of("first-size", Integer.toString(firstSize)), 4);
    assertThat(options.handSize(number)).isEqualTo(size);
    assertThat(options.hands()).isEqualTo(2 * firstSize - 1);
  }

  @Test
  @Covers({"CRT-1", "CRT-4"})
  void aShuffleNamesThePackOnce() {
    Rules<CratesState, CratesMove> rules = rules(4, BY_DEFAULT);
    assertThat(rules.refusal(rules.start(), new Shuffle(Deck.standard52().cards()))).isEmpty();
    assertThat(
            rules
                .refusal(rules.start(), new Shuffle(Deck.standard52().cards().draw(1)))
                .map(Refusal::ruleId))
        .contains("CRT-1");
    Rules<CratesState, CratesMove> small = rules(4, Map.of("pack", "44"));
    Deck<PlayingCard> pack = Deck.standard52().without(Rank.KING, Rank.QUEEN);
    assertThat(small.refusal(small.start(), new Shuffle(pack.cards()))).isEmpty();
    CratesState dealt = small.apply(small.start(), new Shuffle(pack.cards()));
    assertThat(refusal(small, small.start(), "0 draw")).isEqualTo("CRT-4 refusal.CRT-4.undealt");
    assertThat(small.refusal(dealt, new Shuffle(pack.cards())).map(Refusal::ruleId))
        .contains("CRT-14");
    assertThat(small.chance(small.start(), new SplittableRandom(1))).isInstanceOf(Shuffle.class);
  }

  @Test
  @Covers({"CRT-4", "CRT-5", "CRT-9"})
  void aDealIsTold() {
    Rules<CratesState, CratesMove> rules = rules(4, Map.of("first-size", "1"));
    CardList<PlayingCard> pack = Deck.standard52().cards();
    CratesState dealt = rules.apply(rules.start(), new Shuffle(pack));
    assertThat(dealt.hands()).containsExactly(set("As"), set("2s"), set("3s"), set("4s"));
    assertThat(dealt.stock().upcard()).isEqualTo(PlayingCard.parse("5s"));
    assertThat(dealt.stock().cards()).isEqualTo(pack.draw(5));
    assertThat(dealt.seat()).isZero();
    assertThat(rules.stages(rules.start(), new Shuffle(pack)))
        .extracting(stage -> stage.name() + " " + stage.seat() + " " + stage.arguments())
        .containsExactly("dealt 3 [1, 5s]", "done -1 []");
  }

  @Test
  @Covers({"CRT-6", "CRT-7"})
  void theDealerDoesNotSeeItsHandWhileItNamesASuit() {
    Rules<CratesState, CratesMove> rules = rules(2, Map.of("first-size", "1"));
    CratesState dealt = play(rules, rules.start(), "* shuffle " + withTop("As 2s 9d"));
    assertThat(dealt.phase()).isEqualTo(Phase.NAME_SUIT);
    assertThat(hand(rules, dealt, 1, 1)).isEqualTo("??");
    assertThat(hand(rules, dealt, 0, 0)).isEqualTo("As");
    assertThat(rules.governing(dealt, 1)).containsExactly("CRT-6");
    assertThat(rules.legalMoves(dealt))
        .containsExactly(new Name(1, Suit.HEARTS), new Name(1, Suit.DIAMONDS));
    assertThat(refusal(rules, dealt, "1 suit s")).isEqualTo("CRT-6 refusal.CRT-6.colour");
    assertThat(refusal(rules, dealt, "1 draw")).isEqualTo("CRT-6 refusal.CRT-6.name-first");
    CratesState named = play(rules, dealt, "1 suit h");
    assertThat(hand(rules, named, 1, 1)).isEqualTo("2s");
    assertThat(named.course().suit()).isEqualTo(Suit.HEARTS);
    assertThat(refusal(rules, named, "0 suit h")).isEqualTo("CRT-6 refusal.CRT-6.named");
  }

  private static String hand(
      Rules<CratesState, CratesMove> rules, CratesState state, int owner, int viewer) {
    return rules.table(state).seenBy(Viewer.seat(viewer)).piles().stream()
        .filter(pile -> pile.name().equals("hand." + owner))
        .map(pile -> pile.cards().get(0).card().map(Object::toString).orElse("??"))
        .findFirst()
        .orElseThrow();
  }

  private static String withTop(String codes) {
    List<PlayingCard> pack = new ArrayList<>(PlayingCard.cards(codes));
    for (PlayingCard card : Deck.standard52().cards()) {
      if (!pack.contains(card)) {
        pack.add(card);
      }
    }
    return CardList.copyOf(PlayingCard.FAMILY, pack).toString();
  }

  @Test
  @Covers({"CRT-17", "CRT-18", "CRT-19", "CRT-2"})
  void aPressureDoubles() {
    Rules<CratesState, CratesMove> rules = rules(4, BY_DEFAULT);
    CratesState start =
        pressed(1, 2, position(2, "5s 9h 9c", "As Ac", "5h Kd Kc", "Jd Jc", "Qd Qc", "Td Tc"));
    CratesState pressed = play(rules, start, "0 play 5h");
    assertThat(pressed.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(pressed.turn().isChance()).isTrue();
    assertThat(pressed.hand().pressures()).isEqualTo(IntPerSeat.copyOf(0, 3));
    assertThat(pressed.sheet().lines()).containsExactly(Line.of(1, "CRT-18", Seats.of(1, 3), 20));
    assertThat(rules.table(pressed).fact("owed").value()).isEqualTo("3 1");
    assertThat(rules.table(pressed).fact("turn").value()).isEqualTo("-");
    assertThat(refusal(rules, pressed, "1 draw")).isEqualTo("CRT-19 refusal.CRT-19.reshuffle");
    assertThat(refusal(rules, pressed, "* shuffle 9h 9d 5s"))
        .isEqualTo("CRT-19 refusal.CRT-19.reshuffle");
    assertThat(((Shuffle) rules.chance(pressed, new SplittableRandom(1))).cards().toSet())
        .isEqualTo(set("9h 9c 5s"));
    CratesState drawn = play(rules, pressed, "* shuffle 9h 9c 5s");
    assertThat(drawn.hands().get(3)).isEqualTo(set("Td Tc 9h"));
    assertThat(drawn.stock().cards()).isEqualTo(list("9c 5s"));
    assertThat(drawn.stock().discards()).isEqualTo(list("5h"));
    assertThat(drawn.owed()).isEqualTo(Owed.NOTHING);
    assertThat(drawn.seat()).isEqualTo(1);
    assertThat(stages(rules, start, "0 play 5h")).containsExactly("pressure 3 [20]", "done");
  }

  @Test
  @Covers({"CRT-16", "CRT-19", "CRT-20", "CRT-25"})
  void aSequenceIsDrawnInTwoParts() {
    Rules<CratesState, CratesMove> rules = rules(2, BY_DEFAULT);
    CratesState start = position("3c 9h 9c", "As", "2c 4d 4h", "Kd Kh");
    CratesState pressed = play(rules, start, "0 play 2c", "1 draw");
    assertThat(pressed.course().sequence()).isEqualTo(2);
    assertThat(rules.table(pressed).fact("owed").value()).isEqualTo("1 1");
    assertThat(rules.table(pressed).fact("count").value()).isEqualTo("2");
    CratesState drawn = play(rules, pressed, "* shuffle 9h 9c 3c");
    assertThat(drawn.hands().get(1)).isEqualTo(set("As Kd Kh 9h"));
    assertThat(drawn.course()).isEqualTo(clubs(0));
    assertThat(drawn.phase()).isEqualTo(Phase.PLAY);
    // The last card of the stock brings no pressure yet.
    CratesState last =
        play(rules, position("3c 9h", "As Ah", "2c 4d 4h", "Kd Kh"), "0 play 2c", "1 draw");
    assertThat(last.hand().pressures().sum()).isZero();
    assertThat(last.stock().isEmpty()).isTrue();
  }

  @Test
  @Covers("CRT-21")
  void withNothingToShuffleADrawLapses() {
    Rules<CratesState, CratesMove> rules = rules(3, BY_DEFAULT);
    CratesState start = position("3c", "", "4d 4h", "Kd Kh", "Qd");
    CratesState drawn = play(rules, start, "0 draw");
    assertThat(drawn.hands().get(0)).isEqualTo(set("4d 4h"));
    assertThat(drawn.sheet().total(0)).isEqualTo(5);
    assertThat(drawn.seat()).isEqualTo(1);
    // Each of those who draw for a five has a draw of its own.
    CratesState five = play(rules, position("3c", "", "5c 4h 4d", "Kd Kh", "Qd"), "0 play 5c");
    assertThat(five.phase()).isEqualTo(Phase.RESHUFFLE);
    CratesState all = play(rules, five, "* shuffle 3c");
    assertThat(all.hands()).containsExactly(set("4h 4d"), set("Kd Kh 3c"), set("Qd"));
    assertThat(all.hand().pressures()).isEqualTo(IntPerSeat.copyOf(0, 1, 1));
  }

  @Test
  @Covers("CRT-54")
  void thePointsOfAPressureStopDoubling() {
    Rules<CratesState, CratesMove> rules = rules(2, Map.of("pressure-base", "1000"));
    for (int before : new int[] {38, 39, 40, 90}) {
      CratesState start = pressed(0, before, position("3c", "", "4d 4h", "Kd Kh"));
      assertThat(play(rules, start, "0 draw").sheet().total(0))
          .isEqualTo(1000L << Math.min(before, 39));
    }
  }

  @Test
  @Covers({"CRT-22", "CRT-24", "CRT-26"})
  void aTwoThatCoversASixBeginsASequence() {
    Rules<CratesState, CratesMove> rules = rules(2, BY_DEFAULT);
    CratesState start = position("3c 9h", "As", "6c 2c 4d 4h", "Ac Kh 9s");
    CratesState two = play(rules, start, "0 play 6c", "0 play 2c");
    assertThat(two.phase()).isEqualTo(Phase.SEQUENCE);
    assertThat(two.course().sequence()).isEqualTo(2);
    assertThat(two.course().sequenceOver()).isEqualTo(clubs(1));
    assertThat(play(rules, two, "1 play Ac").course().sequence()).isEqualTo(3);
    assertThat(refusal(rules, two, "1 draw")).isEqualTo("CRT-23 refusal.CRT-23.answer");
    assertThat(refusal(rules, two, "1 play Kh")).isEqualTo("CRT-23 refusal.CRT-23.answer");
    // An ace outside a sequence does nothing.
    CratesState ace = play(rules, position("Ah", "", "Ac 4d 4h", "Ks Kh"), "0 play Ac");
    assertThat(ace.course()).isEqualTo(clubs(1));
  }

  @Test
  @Covers({"CRT-23", "CRT-27", "CRT-51", "CRT-52"})
  void whoIsOutInASequenceMayHaveToDraw() {
    Rules<CratesState, CratesMove> rules = rules(2, Map.of("first-size", "2"));
    CratesState out =
        play(rules, position("3c 9h", "As Ks Qs 5d", "2c", "Ac Kh"), "0 play 2c", "1 play Ac call");
    assertThat(refusal(rules, out, "0 play As")).isEqualTo("CRT-10 refusal.CRT-10.not-held");
    assertThat(rules.legalMoves(out)).containsExactly(Draw.of(0));
    CratesState over = play(rules, out, "0 draw");
    assertThat(over.handNumber()).isEqualTo(2);
    assertThat(over.sheet().lines())
        .containsExactly(
            Line.of(1, "CRT-43", Seats.of(0), 21), Line.of(1, "CRT-43", Seats.of(1), 10));
  }

  @Test
  @Covers({"CRT-30", "CRT-32", "CRT-33"})
  void aSixIsCoveredOrCostsACard() {
    Rules<CratesState, CratesMove> rules = rules(2, BY_DEFAULT);
    CratesState six = play(rules, position("3c 9h", "As", "6c 4d 4h", "Ac Kh 9s"), "0 play 6c");
    assertThat(six.phase()).isEqualTo(Phase.COVER);
    assertThat(refusal(rules, six, "0 play 4d")).isEqualTo("CRT-32 refusal.CRT-32.draw");
    assertThat(rules.governing(six, 0)).containsExactly("CRT-32");
    assertThat(HeardDeductions.of(rules, six, Draw.of(0)))
        .containsExactly("hand.0 lacks 6s 6h 6d Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc");
    CratesState drawn = play(rules, six, "0 draw");
    assertThat(drawn.hands().get(0)).isEqualTo(set("As 4d 4h"));
    assertThat(drawn.course()).isEqualTo(clubs(1));
    CratesState covering =
        play(rules, position("3c 9h", "As", "6c 5c 4h", "Ac Kh 9s"), "0 play 6c");
    assertThat(refusal(rules, covering, "0 play 4h")).isEqualTo("CRT-30 refusal.CRT-30.cover");
    assertThat(rules.governing(covering, 0)).containsExactly("CRT-30", "CRT-39");
  }

  @Test
  @Covers({"CRT-33", "CRT-21", "CRT-50"})
  void aSixWithNothingToDrawLeavesNoCard() {
    Rules<CratesState, CratesMove> rules = rules(2, Map.of("first-size", "2"));
    CratesState six = play(rules, position("6d", "", "6c", "Ac Kh"), "0 play 6c");
    CratesState pressed = play(rules, six, "0 draw");
    assertThat(pressed.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(play(rules, pressed, "* shuffle 6d").hands().get(0)).isEqualTo(set("6d"));
    CratesState empty = position("6c", "", "", "Ac Kh").coverAwaited();
    assertThat(play(rules, empty, "0 draw").handNumber()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "2,7c,0 1",
    "3,7c,0 1 0",
    "4,7c,0 0 1 0",
    "5,7c,0 0 1 0 0",
    "2,Jc,0 1",
    "3,Jc,0 0 1",
    "4,Jc,0 0 0 0",
    "5,Jc,0 0 0 0 0",
    "2,5c,0 1",
    "5,5c,0 1 1 1 1",
    "4,Qc,0 0 0 0"
  })
  @Covers({"CRT-15", "CRT-29", "CRT-34", "CRT-37", "CRT-38"})
  void othersDraw(int seats, String card, String draws) {
    String[] hands = {card + " 3c 3s", "9s 9h", "Ts Th", "8s 8h", "Qs Qh"};
    CratesState start =
        position(
            "Kc Kd",
            "As Ah Ad Ac 2s",
            ImmutableList.copyOf(hands).subList(0, seats).toArray(new String[0]));
    CratesState after = play(rules(seats, ALONE), start, "0 play " + card);
    List<String> more = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      more.add(Integer.toString(after.hands().get(seat).size() - 2));
    }
    assertThat(String.join(" ", more)).isEqualTo(draws);
    assertThat(after.seat()).isEqualTo(1);
  }

  @Test
  @Covers({"CRT-29", "CRT-34", "CRT-36", "CRT-37"})
  void othersDrawInTheDirectionOfPlay() {
    Rules<CratesState, CratesMove> rules = rules(3, BY_DEFAULT);
    CratesState right = toTheRight(position("Kc", "As Ah Ad", "7c Jc 5c 3s", "9s 9h", "Ts Th"));
    assertThat(play(rules, right, "0 play 7c").hands().get(2)).isEqualTo(set("As Ts Th"));
    assertThat(play(rules, right, "0 play Jc").hands().get(1)).isEqualTo(set("As 9s 9h"));
    assertThat(play(rules, right, "0 play 5c").hands().get(2)).isEqualTo(set("As Ts Th"));
    assertThat(play(rules, right, "0 play 5c").hands().get(1)).isEqualTo(set("Ah 9s 9h"));
    assertThat(play(rules, right, "0 play 7c").seat()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "2,4c,0,LEFT",
    "3,4c,2,LEFT",
    "2,Tc,1,LEFT",
    "3,Tc,2,RIGHT",
    "5,Tc,4,RIGHT",
    "4,3c,1,LEFT"
  })
  @Covers({"CRT-14", "CRT-28", "CRT-36"})
  void whoIsNext(int seats, String card, int next, Direction direction) {
    String[] hands = {card + " 3d 3s", "9s 9h", "Ks Kh", "8s 8h", "Qs Qh"};
    CratesState start =
        position(
            "Kc Kd", "As", ImmutableList.copyOf(hands).subList(0, seats).toArray(new String[0]));
    CratesState after = play(rules(seats, ALONE), start, "0 play " + card);
    assertThat(after.seat()).isEqualTo(next);
    assertThat(after.course().direction()).isEqualTo(direction);
  }

  @Test
  @Covers({"CRT-10", "CRT-11", "CRT-35"})
  void eightsAndNinesNameASuit() {
    Rules<CratesState, CratesMove> rules = rules(2, BY_DEFAULT);
    CratesState start = position("Kc Kd", "As", "8c 9c Kh 4c", "8s 8h 5h");
    assertThat(rules.legalMoves(start))
        .extracting(each -> rules.syntax().format(each))
        .containsExactly(
            "play Kh",
            "play 4c",
            "play 8c s",
            "play 8c h",
            "play 8c d",
            "play 8c c",
            "play 9c s",
            "play 9c c");
    assertThat(refusal(rules, start, "0 play 9c h")).isEqualTo("CRT-35 refusal.CRT-35.colour");
    assertThat(refusal(rules, start, "0 play 9c")).isEqualTo("CRT-35 refusal.CRT-35.suit");
    assertThat(refusal(rules, start, "0 play Kh h")).isEqualTo("CRT-35 refusal.CRT-35.no-suit");
    assertThat(refusal(rules, start, "1 play 8s h")).isEqualTo("CRT-14 refusal.CRT-14.turn");
    assertThat(rules.legalMoves(start).get(2)).isSameAs(rules.legalMoves(start).get(2));
    CratesState named = play(rules, start, "0 play 8c h");
    assertThat(named.course().suit()).isEqualTo(Suit.HEARTS);
    assertThat(rules.legalMoves(named)).hasSize(9);
  }

  @Test
  @Covers({"CRT-10", "CRT-12", "CRT-13"})
  void wildRanksFitOnEveryCard() {
    CratesState start = position("Kc Kd", "As", "8s 9h 4d", "5h 5d");
    assertThat(rules(2, BY_DEFAULT).legalMoves(start)).containsExactly(Draw.of(0));
    assertThat(rules(2, Map.of("wild", "8")).legalMoves(start)).hasSize(4);
    assertThat(rules(2, Map.of("wild", "8-9")).legalMoves(start)).hasSize(6);
    assertThat(refusal(rules(2, Map.of("wild", "8")), start, "0 play 9h h"))
        .isEqualTo("CRT-12 refusal.CRT-12.play");
    assertThat(refusal(rules(2, BY_DEFAULT), start, "0 play 9h h"))
        .isEqualTo("CRT-13 refusal.CRT-13.draw");
    assertThat(rules(2, BY_DEFAULT).governing(start, 0)).containsExactly("CRT-13");
    assertThat(
            HeardDeductions.of(
                    rules(2, Map.of("wild", "8")), position("Kc", "As", "4d", "5h"), Draw.of(0))
                .get(0))
        .contains("8s")
        .contains("Kd")
        .doesNotContain("9d");
  }

  @Test
  @Covers({"CRT-39", "CRT-40", "CRT-41"})
  void whoForgetsToCallDrawsAtTheNextTurn() {
    Rules<CratesState, CratesMove> rules = rules(3, Map.of("one-card-penalty", "1"));
    CratesState start = position("Kc Kd", "As Ah Ad Ac", "3c 3d", "4c 9h 9d", "7c 7d 7h");
    assertThat(refusal(rules, start, "0 play 3c call")).isEmpty();
    assertThat(play(rules, start, "0 play 3c call").uncalled()).isEmpty();
    CratesState forgot = play(rules, start, "0 play 3c");
    assertThat(forgot.uncalled()).isEqualTo(Seats.of(0));
    assertThat(refusal(rules, forgot, "1 play 4c call"))
        .isEqualTo("CRT-39 refusal.CRT-39.not-last");
    // Neither being skipped nor drawing for a card is a turn.
    CratesState drew = play(rules, forgot.goesOn(clubs(2)), "2 play 7c");
    assertThat(drew.hands().get(0)).isEqualTo(set("As Ah 3d"));
    assertThat(drew.uncalled()).isEmpty();
    assertThat(stages(rules, forgot.goesOn(clubs(2)), "2 play 7c"))
        .containsExactly("caught 0 [1]", "done");
  }

  @Test
  @Covers({"CRT-40", "CRT-42"})
  void aForgottenCallMayCostTheTurn() {
    Rules<CratesState, CratesMove> rules =
        rules(2, Map.of("one-card-penalty", "0", "penalty-turn", "lost", "first-size", "2"));
    CratesState start = position("Kc Kd", "As Ah", "3c 3d", "Qc Jh 9d");
    CratesState lost = play(rules, start, "0 play 3c", "1 play Qc");
    assertThat(lost.seat()).isEqualTo(1);
    assertThat(lost.uncalled()).isEmpty();
    assertThat(lost.hands().get(0)).isEqualTo(set("3d"));
    // A sequence goes on with the next player.
    CratesState sequence =
        play(rules, position("Kc Kd", "As Ah", "3c 3d", "2c Jh 9d"), "0 play 3c", "1 play 2c");
    assertThat(sequence.seat()).isEqualTo(1);
    assertThat(sequence.phase()).isEqualTo(Phase.SEQUENCE);
    assertThat(sequence.course().sequence()).isEqualTo(2);
    // What was forgotten does not matter in the next hand.
    CratesState next =
        play(rules, position("Kc Kd", "As Ah", "3c 3d", "Qc"), "0 play 3c", "1 play Qc");
    assertThat(next.handNumber()).isEqualTo(2);
    assertThat(next.uncalled()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'',0,0", "3s,0,-50", "3s 3h,0,-100", "As,0,1", "3s As,0,3", "3s 5h,0,3", "5h 6h 9h,0,90",
    "Th,0,25", "2h 7h,0,40", "4h,0,15", "Jh Qh Kh,0,30", "8h,0,50", "3s 8h,0,50", "3s 8h,-50,0",
    "3s 3h 8h 5d,0,53", "3s 3h 8h 5d,-50,3", "3s 3h 2d Td 4d,0,21", "3s Kd Ad,0,4"
  })
  @Covers({"CRT-44", "CRT-45", "CRT-46", "CRT-47", "CRT-48", "CRT-49"})
  void whatAHandCounts(String cards, int spareThree, long value) {
    assertThat(HandValue.of(cards.isEmpty() ? noCards() : set(cards), spareThree)).isEqualTo(value);
  }

  @Test
  @Covers({"CRT-2", "CRT-43", "CRT-50", "CRT-53"})
  void partnersShareTheirPoints() {
    CratesState start = position(2, "Kc Kd", "As Ah", "4c", "5h", "6h 3d", "7h");
    Rules<CratesState, CratesMove> rules = rules(4, Map.of("first-size", "1"));
    CratesState over = play(rules, start, "0 play 4c");
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(over.scores().toArray()).containsExactly(3, 50, 3, 50);
    assertThat(over.outcome().orElseThrow().winners()).isEqualTo(Seats.of(0, 2));
    assertThat(refusal(rules, over, "1 draw")).isEqualTo("CRT-53 refusal.CRT-53.over");
    assertThat(stages(rules, start, "0 play 4c")).containsExactly("hand-over", "done");
    assertThat(rules.legalMoves(over)).isEmpty();
    assertThat(rules.table(over).fact("turn").value()).isEqualTo("-");
    CratesState next = play(rules(4, Map.of("first-size", "2")), start, "0 play 4c");
    assertThat(next.hand().dealer()).isZero();
    assertThat(next.handNumber()).isEqualTo(2);
    assertThat(next.stock().cards()).hasSize(52);
    assertThat(rules.table(next).fact("match-rank").value()).isEqualTo("-");
    assertThat(HeardDeductions.of(rules, start, CratesMove.SYNTAX.parse(0, "play 4c")))
        .containsExactly("unknown");
  }

  @Test
  @Covers({"CRT-50", "CRT-38"})
  void whatTheLastCardDoesComesFirst() {
    Rules<CratesState, CratesMove> rules = rules(2, Map.of("first-size", "2"));
    CratesState over = play(rules, position("Kc Kd", "9s Ah", "7c", "5h"), "0 play 7c");
    assertThat(over.handNumber()).isEqualTo(2);
    assertThat(over.sheet().total(1)).isEqualTo(60);
    CratesState pressed = play(rules, position("Kc Kd", "", "7c", "5h"), "0 play 7c");
    assertThat(pressed.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(play(rules, pressed, "* shuffle Kc Kd").handNumber()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "2h,SEQUENCE,0,LEFT,2", "4h,PLAY,1,LEFT,0", "5h,PLAY,0,LEFT,0", "6h,COVER,2,LEFT,0",
    "7h,PLAY,0,LEFT,0", "Th,PLAY,1,RIGHT,0", "Jh,PLAY,0,LEFT,0", "Kh,PLAY,0,LEFT,0"
  })
  @Covers("CRT-8")
  void theUpcardMayAct(String upcard, Phase phase, int seat, Direction direction, int sequence) {
    Rules<CratesState, CratesMove> rules =
        rules(3, Map.of("first-size", "1", "upcard-effects", "on"));
    CratesState dealt = play(rules, rules.start(), "* shuffle " + withTop("As 2s 3s " + upcard));
    assertThat(dealt.phase()).isEqualTo(phase);
    assertThat(dealt.seat()).isEqualTo(seat);
    assertThat(dealt.course().direction()).isEqualTo(direction);
    assertThat(dealt.course().suit()).isEqualTo(Suit.HEARTS);
    assertThat(dealt.course().sequence()).isEqualTo(sequence);
    int drawn = upcard.startsWith("5") ? 2 : upcard.matches("[7J].") ? 1 : 0;
    assertThat(dealt.stock().cards()).hasSize(48 - drawn);
    Rules<CratesState, CratesMove> plain = rules(3, Map.of("first-size", "1"));
    assertThat(play(plain, plain.start(), "* shuffle " + withTop("As 2s 3s " + upcard)).course())
        .isEqualTo(Course.undealt(0).matching(Suit.HEARTS));
  }

  @Test
  void cardsOfATableComeBack() {
    Rules<CratesState, CratesMove> rules = rules(2, BY_DEFAULT);
    CratesState state = position("Kc Kd", "9s Ah", "7c", "5h");
    Table other = rules.table(position("Kc Kd", "Ah 9s", "5h", "7c"));
    assertThat(rules.withCards(state, other)).isEqualTo(position("Kc Kd", "Ah 9s", "5h", "7c"));
    assertThat(state.withSheet(ScoreSheet.empty(2).add(1, "CRT-18", 0, 5)).scores().get(0))
        .isEqualTo(5);
  }

  @Test
  void drawsAreSharedMoves() {
    assertThat(Draw.of(1)).isSameAs(Draw.of(1)).isEqualTo(new Draw(1));
    assertThat(Play.list(1, set("7c"), true).get(1)).isSameAs(Play.list(1, set("7c"), true).get(1));
  }
}
