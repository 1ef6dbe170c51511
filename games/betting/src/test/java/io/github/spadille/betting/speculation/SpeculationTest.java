package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.betting.speculation.SpeculationMove.Shuffle;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeculationTest {
  /** Rules with options such as {@code resale=yes hands=2}. */
  private static Speculation rules(int seats, String... options) {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (String option : options) {
      values.put(option.split("=")[0], option.split("=")[1]);
    }
    return new Speculation(seats, Speculation.GAME.options().parse(values.buildOrThrow(), seats));
  }

  /** A shuffle of the pack that begins with some cards. */
  private static Shuffle shuffle(String first) {
    CardSet<PlayingCard> rest = Deck.standard52().set().minus(set(first));
    return new Shuffle(list(first).appendAll(rest.toList()));
  }

  /** The state after a shuffle that begins with some cards, and moves such as {@code 1 keep}. */
  private static SpeculationState after(Speculation rules, String first, String... moves) {
    return play(rules, rules.apply(rules.start(), shuffle(first)), moves);
  }

  private static SpeculationState play(Speculation rules, SpeculationState begin, String... moves) {
    SpeculationState state = begin;
    for (String move : moves) {
      state = rules.apply(state, move(move));
    }
    return state;
  }

  private static SpeculationMove move(String text) {
    return SpeculationMove.SYNTAX.parse(text.charAt(0) - '0', text.substring(2));
  }

  private static String refusal(Speculation rules, SpeculationState state, String move) {
    return rules.refusal(state, move(move)).map(Refusal::phrase).map(Object::toString).orElse("");
  }

  private static List<String> told(Speculation rules, SpeculationState before, String move) {
    return Lists.transform(
        rules.stages(before, move(move)),
        stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments());
  }

  private static String fact(Speculation rules, SpeculationState state, String name) {
    return rules.table(state).fact(name).value();
  }

  private static List<String> legal(Speculation rules, SpeculationState state) {
    return Lists.transform(rules.legalMoves(state), SpeculationMove.SYNTAX::format);
  }

  // Two players: cards go to 0 and 1 by turns, and the seventh is turned up by 1.
  private static final String LOW = "2c 2d 3c 3d 4c 4d 9h";
  private static final String RISING = "Jh 2d Qh 3d 4c 4d 9h";

  @Test
  @Covers({"SPE-12", "SPE-16", "SPE-18", "SPE-22"})
  void salesAreListedInAFixedOrder() {
    Speculation rules = rules(3, "start-chips=6");
    SpeculationState sale = after(rules, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    assertThat(legal(rules, sale))
        .containsExactly("keep", "auction", "haggle 0", "haggle 1", "offer 1", "offer 2");
    assertThat(legal(rules(3, "start-chips=6", "sale-forms=offer"), sale))
        .containsExactly("keep", "offer 1", "offer 2");
    assertThat(legal(rules(3, "start-chips=6", "sale-forms=haggle"), sale))
        .containsExactly("keep", "haggle 0", "haggle 1");
    assertThat(legal(rules(3, "start-chips=6", "sale-forms=auction"), sale))
        .containsExactly("keep", "auction");
    for (String form : List.of("offer 1", "haggle 0", "auction")) {
      String other = form.equals("auction") ? "offer" : "auction";
      assertThat(refusal(rules(3, "sale-forms=" + other), sale, "2 " + form))
          .startsWith("refusal.SPE-12.sale");
      assertThat(refusal(rules, sale, "2 " + form)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2 pass, SPE-12.sale", "2 offer 47, SPE-16.price", "2 offer 0, SPE-16.price",
    "2 haggle 2, SPE-18.buyer", "0 keep, SPE-32.turn", "2 turn, SPE-12.sale"
  })
  @Covers({"SPE-12", "SPE-16", "SPE-18", "SPE-32"})
  void otherSalesAreRefused(String move, String refusal) {
    Speculation rules = rules(3);
    SpeculationState sale = after(rules, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    assertThat(refusal(rules, sale, move)).startsWith("refusal." + refusal);
  }

  @Test
  @Covers({"SPE-19", "SPE-20", "SPE-21"})
  void pricesMeet() {
    Speculation rules = rules(2);
    SpeculationState begins = after(rules, LOW, "1 haggle 0");
    assertThat(rules.legalMoves(begins)).hasSize(46);
    assertThat(refusal(rules, begins, "1 refuse")).startsWith("refusal.SPE-19.ask");
    assertThat(refusal(rules, begins, "1 ask 46")).isEmpty();
    assertThat(refusal(rules, begins, "1 ask 47")).startsWith("refusal.SPE-20.price");
    SpeculationState asked = play(rules, begins, "1 ask 4");
    assertThat(legal(rules, asked)).containsExactly("accept", "refuse", "bid 1", "bid 2", "bid 3");
    assertThat(refusal(rules, asked, "0 ask 3")).startsWith("refusal.SPE-19.bid");
    SpeculationState bid = play(rules, asked, "0 bid 2");
    assertThat(legal(rules, bid)).containsExactly("accept", "refuse", "ask 3");
    assertThat(play(rules, bid, "1 accept").scores()).isEqualTo(ImmutableLongArray.of(44, 48));
    SpeculationState last = play(rules, bid, "1 ask 3");
    assertThat(legal(rules, last)).containsExactly("accept", "refuse");
    assertThat(refusal(rules, last, "0 bid 3")).startsWith("refusal.SPE-20.none");
    SpeculationState least = play(rules, begins, "1 ask 1");
    assertThat(refusal(rules, least, "0 bid 1")).startsWith("refusal.SPE-20.none");
    assertThat(legal(rules, least)).containsExactly("accept", "refuse");
    assertThat(play(rules, last, "0 accept").scores()).isEqualTo(ImmutableLongArray.of(43, 49));
    assertThat(play(rules, last, "0 refuse").high().attempts()).isEqualTo(2);
  }

  @Test
  @Covers({"SPE-22", "SPE-23", "SPE-24"})
  void whoeverCannotBidMoreIsOut() {
    Speculation rules = rules(3, "buy-in=10,7,50");
    SpeculationState auction = after(rules, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", "2 auction");
    assertThat(legal(rules, auction)).hasSize(7).startsWith("pass", "bid 1").endsWith("bid 6");
    assertThat(refusal(rules, auction, "0 keep")).startsWith("refusal.SPE-22.bid");
    assertThat(refusal(rules, auction, "0 bid 7")).startsWith("refusal.SPE-22.price");
    SpeculationState bid = play(rules, auction, "0 bid 3");
    assertThat(legal(rules, bid)).containsExactly("sell", "withdraw");
    assertThat(refusal(rules, bid, "2 keep")).startsWith("refusal.SPE-24.sell");
    assertThat(told(rules, bid, "2 withdraw")).first().isEqualTo("not-sold 2 [9h]");
    assertThat(told(rules, bid, "2 sell")).first().isEqualTo("sold 0 [9h, 3]");
    SpeculationState passed = play(rules, auction, "0 pass", "1 pass");
    assertThat(passed.phase()).isEqualTo(Phase.SALE);
    assertThat(passed.high().attempts()).isEqualTo(2);
  }

  @Test
  @Covers({"SPE-26", "SPE-27", "SPE-28"})
  void approachesAreLimited() {
    Speculation rules = rules(3, "approach-limit=2");
    SpeculationState interval = after(rules, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", "2 keep");
    assertThat(legal(rules, interval)).containsExactly("pass", "approach 0", "approach 1");
    assertThat(refusal(rules, interval, "2 approach 2")).startsWith("refusal.SPE-27.seller");
    assertThat(refusal(rules, interval, "2 keep")).startsWith("refusal.SPE-26.approach");
    SpeculationState bid = play(rules, interval, "2 approach 1", "2 bid 5");
    assertThat(fact(rules, bid, "waiting")).isEqualTo("2 0 1");
    assertThat(told(rules, bid, "1 accept")).first().isEqualTo("sold-unseen 2 [5]");
    SpeculationState again = play(rules, bid, "1 accept");
    assertThat(again.sheet().lines()).endsWith(Line.of(1, "SPE-28", Seats.of(1), 5));
    assertThat(again.layout().stacks().get(2)).isEqualTo(list("2s 3s 4s 2d"));
    assertThat(again.turn().first()).isEqualTo(2);
    assertThat(fact(rules, again, "approaches")).isEqualTo("1");
    SpeculationState done = play(rules, again, "2 approach 0", "2 bid 1", "0 refuse");
    assertThat(done.turn().first()).isZero();
    assertThat(fact(rules, done, "approaches")).isEqualTo("0");
    Speculation holder = rules(3, "unseen-sales=holder");
    SpeculationState alone = after(holder, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", "2 keep", "2 pass");
    assertThat(alone.phase()).isEqualTo(Phase.TURN);
  }

  @Test
  @Covers({"SPE-10", "SPE-32", "SPE-33", "SPE-36"})
  void stagesTellWhatIsTurned() {
    Speculation rules = rules(2, "unseen-sales=off", "hands=1");
    SpeculationState turn = after(rules, RISING, "1 keep");
    assertThat(told(rules, turn, "0 turn").get(0)).isEqualTo("higher 0 [Jh]");
    SpeculationState other = play(rules, turn, "0 turn", "0 keep");
    assertThat(refusal(rules, other, "1 keep")).startsWith("refusal.SPE-31.turn-up");
    SpeculationState last = play(rules, other, "1 turn", "1 turn");
    assertThat(told(rules, last, "1 turn").subList(0, 2))
        .containsExactly("turned 1 [4d]", "pot-taken 0 [8]");
    SpeculationState over = play(rules, last, "1 turn");
    assertThat(over.outcome().map(Outcome::winners)).contains(Seats.of(0));
    assertThat(over.turn().isOver()).isTrue();
    assertThat(rules.legalMoves(over)).isEmpty();
    assertThat(refusal(rules, over, "0 turn")).startsWith("refusal.SPE-41.over");
    assertThat(last.outcome()).isEmpty();
  }

  @Test
  @Covers("SPE-36a")
  void aSpareHandKeepsThePot() {
    Speculation rules = rules(2, "unseen-sales=off", "spare-hand=on");
    SpeculationState last =
        after(rules, "2c 2d 3c 3d 4c 4d 2s Th 5d 9h", "1 keep", "0 turn", "0 turn");
    assertThat(told(rules, last, "0 turn").subList(1, 3))
        .containsExactly("spare-hand -1 [2s Th 5d]", "pot-stays 1 [8]");
    SpeculationState next = play(rules, last, "0 turn");
    assertThat(next.stakes().pot()).isEqualTo(8);
    assertThat(next.handNumber()).isEqualTo(2);
    assertThat(rules.keepsPot(last)).isTrue();
  }

  @Test
  @Covers({"SPE-40", "SPE-40a"})
  void theNextDealerCanPay() {
    Speculation rules = rules(3, "buy-in=5,10,20", "dealer-ante=5");
    SpeculationState start = rules.start();
    assertThat(rules.nextDealer(start.stakes(), 0)).isZero();
    SpeculationState poor = start.withSheet(start.sheet().add(1, "SPE-3", 0, -1));
    assertThat(rules.nextDealer(poor.stakes(), 0)).isEqualTo(1);
    assertThat(rules.nextDealer(poor.stakes(), 2)).isEqualTo(2);
    ScoreSheet alone = poor.sheet().add(1, "SPE-3", 0, -1).add(1, "SPE-3", 1, -7);
    assertThat(rules.nextDealer(start.withSheet(alone).stakes(), 2)).isEqualTo(-1);
  }

  @Test
  @Covers({"SPE-2", "SPE-3"})
  void optionsFitTheChips() {
    for (String option : List.of("buy-in=40,50", "buy-in=40,50,3", "ante=51", "dealer-ante=51")) {
      assertThatThrownBy(() -> rules(3, option)).isInstanceOf(OptionException.class);
    }
    assertThat(rules(3, "ante=50").start().chips(2)).isEqualTo(50);
    Speculation dealer = rules(3, "dealer-ante=6");
    assertThat(after(dealer, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h").stakes().pot()).isEqualTo(14);
  }

  @Test
  void theEndOfAHandMayTellMore() {
    Speculation rules = rules(2, "unseen-sales=off");
    SpeculationState turn = after(rules, LOW, "1 keep");
    assertThat(HeardDeductions.of(rules, turn, move("0 turn"))).isEmpty();
    SpeculationState last = play(rules, turn, "0 turn", "0 turn");
    assertThat(HeardDeductions.of(rules, last, move("0 turn"))).containsExactly("unknown");
    assertThat(HeardDeductions.of(rules, rules.start(), shuffle(LOW))).isEmpty();
    assertThat(HeardDeductions.of(rules, rules.start(), shuffle("2c 2d 3c 3d 4c 4d As")))
        .containsExactly("unknown");
    // The last card that can be turned is bought: only a spare hand is new then.
    for (String spare : List.of("off", "on")) {
      Speculation sales = rules(2, "unseen-sales=off", "spare-hand=" + spare);
      String cards = spare.equals("on") ? "2c 2d 3c 4d 4c Jh 2s 3s 4s 9h" : "2c 2d 3c 4d 4c Jh 9h";
      SpeculationState offer =
          after(sales, cards, "1 offer 1", "0 accept", "1 turn", "1 turn", "1 turn", "1 offer 1");
      assertThat(HeardDeductions.of(sales, offer, move("0 pass"))).isEmpty();
      assertThat(HeardDeductions.of(sales, offer, move("0 accept")))
          .hasSize(spare.equals("on") ? 1 : 0);
    }
  }

  @Test
  void hiddenCardsAreExchanged() {
    Speculation rules = rules(2, "unseen-sales=off");
    SpeculationState turn = after(rules, LOW, "1 keep");
    CardList<PlayingCard> stub = turn.hand().stub().reversed();
    Table table =
        rules.table(turn).withCards(ImmutableMap.of("stack.0", list("Ts Js Qs"), "stub", stub));
    SpeculationState other = rules.withCards(turn, table);
    assertThat(other.layout().stacks().get(0)).isEqualTo(list("Ts Js Qs"));
    assertThat(other.hand().stub()).isEqualTo(stub);
    assertThat(other.layout().stacks().get(1)).isEqualTo(list("2d 3d 4d"));
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    Speculation rules = rules(2);
    SpeculationState sale = after(rules, LOW);
    assertThat(rules.governing(sale, 1))
        .containsExactly("SPE-12", "SPE-15", "SPE-16", "SPE-18", "SPE-22");
    assertThat(rules(2, "sale-forms=haggle").governing(sale, 1))
        .containsExactly("SPE-12", "SPE-15", "SPE-18");
    assertThat(rules.governing(play(rules, sale, "1 offer 1"), 0)).contains("SPE-17");
    assertThat(rules.governing(play(rules, sale, "1 haggle 0"), 1)).contains("SPE-20");
    SpeculationState auction = play(rules, sale, "1 auction");
    assertThat(rules.governing(auction, 0)).containsExactly("SPE-22");
    assertThat(rules.governing(play(rules, auction, "0 bid 1"), 1)).containsExactly("SPE-24");
    SpeculationState interval = play(rules, sale, "1 keep");
    assertThat(rules.governing(interval, 1)).contains("SPE-27");
    SpeculationState turn = play(rules, interval, "1 pass", "0 pass");
    assertThat(rules.governing(turn, 0)).containsExactly("SPE-31");
  }

  @Test
  @Covers("SPE-4")
  void onlyAShuffleBeginsAHand() {
    Speculation rules = rules(2);
    SpeculationState start = rules.start();
    assertThat(refusal(rules, start, "1 keep")).startsWith("refusal.SPE-4.undealt");
    assertThat(rules.refusal(after(rules, LOW), shuffle(LOW)).map(Refusal::reason))
        .contains("dealt");
    assertThat(rules.chance(start, new SplittableRandom(1))).isInstanceOf(Shuffle.class);
  }

  /** Some facts of a state: {@code holder=1 bid=-}. */
  private static String facts(Speculation rules, SpeculationState state, String names) {
    List<String> facts = new ArrayList<>();
    for (String name : names.split(" ")) {
      facts.add(name + '=' + fact(rules, state, name));
    }
    return String.join(" ", facts);
  }

  @ParameterizedTest
  @CsvSource({
    // moves; price, bid, bidder, ask; buyer, seller, item; waiting
    "'', - - - -, - - -, -",
    "2 offer 4, 4 - - -, - 2 high, 0 1",
    "2 offer 4/0 pass, 4 - - -, - 2 high, 1",
    "2 haggle 1, - - - -, 1 2 high, -",
    "2 haggle 1/2 ask 7, - - - 7, 1 2 high, -",
    "2 haggle 1/2 ask 7/1 bid 3, - 3 1 7, 1 2 high, -",
    "2 auction, - - - -, - 2 high, 0 1",
    "2 auction/0 bid 3, - 3 0 -, - 2 high, 1 0",
    "2 auction/0 bid 3/1 pass, - 3 0 -, - 2 high, -",
    "2 keep, - - - -, - - -, 2 0 1",
    "2 keep/2 approach 0, - - - -, 2 0 unseen, 2 0 1",
    "2 keep/2 approach 0/2 bid 5, - 5 2 -, 2 0 unseen, 2 0 1",
    "2 keep/2 approach 0/2 bid 5/0 ask 8, - 5 2 8, 2 0 unseen, 2 0 1",
    "2 keep/2 pass/0 pass/1 pass, - - - -, - - -, -",
  })
  @Covers({"SPE-16", "SPE-19", "SPE-22", "SPE-26", "SPE-27"})
  void theTableTellsWhatIsTraded(String moves, String prices, String parties, String waiting) {
    Speculation rules = rules(3);
    SpeculationState state = after(rules, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    for (String move : moves.isEmpty() ? new String[0] : moves.split("/")) {
      state = play(rules, state, move);
    }
    String[] p = prices.split(" ");
    String[] q = parties.split(" ");
    assertThat(facts(rules, state, "price bid bidder ask buyer seller item waiting"))
        .isEqualTo(
            "price=%s bid=%s bidder=%s ask=%s buyer=%s seller=%s item=%s waiting=%s",
            p[0], p[1], p[2], p[3], q[0], q[1], q[2], waiting);
  }

  @Test
  @Covers({"SPE-2a", "SPE-6", "SPE-9", "SPE-14"})
  void theTableTellsWhoHoldsTheHighestTrump() {
    Speculation rules = rules(2, "spare-hand=on");
    String names =
        "trump high holder attempts-left owners last-turner playing dealer stack-size pot chips"
            + " gains";
    assertThat(facts(rules, rules.start(), names))
        .isEqualTo(
            "trump=- high=- holder=- attempts-left=0 owners=- last-turner=- playing=0 1 dealer=1"
                + " stack-size=0 0 pot=0 chips=50 50 gains=0 0");
    SpeculationState sale = after(rules, "Jh 2d Qh 3d 4c 4d 2s 3s 4s 9h");
    assertThat(facts(rules, sale, names))
        .isEqualTo(
            "trump=h high=9h holder=1 attempts-left=3 owners=1 last-turner=- playing=0 1 dealer=1"
                + " stack-size=3 3 pot=8 chips=46 46 gains=-4 -4");
    SpeculationState sold = play(rules, sale, "1 offer 5", "0 accept", "0 pass", "1 pass");
    assertThat(facts(rules, play(rules, sold, "1 turn"), names))
        .isEqualTo(
            "trump=h high=9h holder=0 attempts-left=0 owners=0 1 last-turner=1 playing=0 1"
                + " dealer=1 stack-size=3 2 pot=8 chips=41 51 gains=-9 1");
    assertThat(rules.table(sale).pile("spare").cards()).isEqualTo(list("2s 3s 4s"));
    assertThat(rules.table(sale).pile("stub").cards()).hasSize(42);
    assertThat(rules(2).table(sale).hasPile("spare")).isFalse();
  }

  @Test
  void theSpareHandIsSeenWhenTheGameIsOver() {
    Speculation rules = rules(2, "unseen-sales=off", "spare-hand=on", "hands=1");
    SpeculationState last =
        after(rules, "2c 2d 3c 3d 4c 4d 2s Th 5d 9h", "1 keep", "0 turn", "0 turn");
    assertThat(rules.table(last).pile("spare").audiences()).containsOnly(Audience.NOBODY);
    SpeculationState over = play(rules, last, "0 turn");
    assertThat(rules.table(over).pile("spare").audiences()).containsOnly(Audience.ALL);
    assertThat(over.scores()).isEqualTo(ImmutableLongArray.of(46, 54));
    assertThat(over.handNumber()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "Th, 9h, true", "9h, Th, false", "Ah, Kh, true", "Kh, Ah, false", "Ts, 9h, false",
    "As, Kh, false", "2h, Kh, false", "Kh, Qh, true", "9h, 9h, false", "2h, Ah, false"
  })
  @Covers({"SPE-1", "SPE-10"})
  void theAceIsHigh(String card, String high, boolean isHigher) {
    assertThat(rules(2).isHigher(PlayingCard.parse(card), PlayingCard.parse(high)))
        .isEqualTo(isHigher);
  }

  @Test
  @Covers({"SPE-8", "SPE-9", "SPE-40"})
  void anAceThatIsTurnedUpInTheDealTakesThePot() {
    Speculation rules = rules(2);
    SpeculationState start = rules.start();
    Shuffle ace = shuffle("2c 2d 3c 3d 4c 4d Ah");
    assertThat(Lists.transform(rules.stages(start, ace), Stage::name))
        .containsExactly("dealt", "pot-taken", "done");
    assertThat(rules.stages(start, ace).get(0).arguments())
        .containsExactly(PlayingCard.parse("Ah"));
    SpeculationState next = rules.apply(start, ace);
    assertThat(next.sheet().lines()).endsWith(Line.of(1, "SPE-8", Seats.of(1), 8));
    assertThat(next.hand().dealer()).isEqualTo(1);
    assertThat(next.handNumber()).isEqualTo(2);
    assertThat(next.stakes().pot()).isZero();
    assertThat(next.hand().stub()).isEqualTo(Deck.standard52().cards());
  }

  @Test
  @Covers({"SPE-11", "SPE-40"})
  void anAceThatIsTurnedTakesThePot() {
    Speculation rules = rules(2, "unseen-sales=off");
    SpeculationState turn = after(rules, "Ah 2d 3c 3d 4c 4d 9h", "1 keep");
    assertThat(told(rules, turn, "0 turn").subList(0, 2))
        .containsExactly("higher 0 [Ah]", "pot-taken 0 [8]");
    SpeculationState next = play(rules, turn, "0 turn");
    assertThat(next.sheet().lines()).endsWith(Line.of(1, "SPE-11", Seats.of(0), 8));
    assertThat(next.hand().dealer()).isZero();
    SpeculationState other = after(rules, "As 2d 3c 3d 4c 4d 9h", "1 keep", "0 turn");
    assertThat(other.phase()).isEqualTo(Phase.TURN);
  }

  @ParameterizedTest
  @CsvSource({"Js, on, 45", "5h, on, 45", "Ts, on, 46", "Js, off, 46", "5h, off, 46"})
  @Covers("SPE-31")
  void jacksAndFivesMayCostAChip(String card, String tax, int chips) {
    Speculation rules = rules(2, "unseen-sales=off", "tax=" + tax);
    SpeculationState turn = after(rules, card + " 2d 3c 3d 4c 4d 9h", "1 keep");
    SpeculationState turned = play(rules, turn, "0 turn");
    assertThat(turned.chips(0)).isEqualTo(chips);
    assertThat(turned.stakes().pot()).isEqualTo(54 - chips);
    Speculation poor = rules(2, "start-chips=5", "ante=5", "tax=on");
    SpeculationState none = after(poor, card + " 2d 3c 3d 4c 4d 9h", "0 turn");
    assertThat(none.chips(0)).isZero();
    assertThat(none.phase()).isEqualTo(Phase.TURN);
  }

  @Test
  @Covers({"SPE-13", "SPE-27", "SPE-29"})
  void whoHasNoChipCannotBuy() {
    Speculation rules = rules(3, "buy-in=4,5,6");
    SpeculationState sale = after(rules, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    assertThat(rules.buyers(sale, 1)).isEqualTo(Seats.of(1));
    assertThat(rules.approachable(sale, 0)).isEmpty();
    assertThat(rules.approachable(sale, 1)).isEqualTo(Seats.of(0, 2));
    assertThat(legal(rules, sale)).containsExactly("keep", "auction", "haggle 1", "offer 1");
    SpeculationState interval = play(rules, sale, "2 keep");
    assertThat(play(rules, interval, "2 pass").turn().first()).isEqualTo(1);
  }

  @Test
  @Covers({"SPE-14", "SPE-33", "SPE-35", "SPE-35a", "SPE-36"})
  void aSaleMayEndTheHand() {
    Speculation rules = rules(2, "unseen-sales=off", "resale=yes");
    SpeculationState offer = after(rules, "2c 2d 3c 4d 4c Jh 9h", "1 keep", "0 turn", "0 turn");
    assertThat(told(rules, offer, "0 turn").subList(0, 2))
        .containsExactly("turned 0 [4c]", "pot-taken 1 [8]");
    String[] sold = {"1 offer 1", "0 accept", "1 turn", "1 turn", "1 turn", "1 offer 3"};
    SpeculationState last = after(rules, "2c 2d 3c 4d 4c Jh 9h", sold);
    assertThat(told(rules, last, "0 accept").subList(0, 2))
        .containsExactly("sold 0 [Jh, 3]", "pot-taken 0 [8]");
    SpeculationState next = play(rules, last, "0 accept");
    assertThat(next.hand().dealer()).isZero();
    assertThat(next.sheet().lines()).endsWith(Line.of(1, "SPE-36", Seats.of(0), 8));
  }

  @Test
  @Covers({"SPE-12", "SPE-14"})
  void aBuyerMaySellOnOnce() {
    String[] sold = {"2 offer 1", "0 accept"};
    Speculation resale = rules(3, "resale=yes");
    SpeculationState again = after(resale, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", sold);
    assertThat(again.phase()).isEqualTo(Phase.SALE);
    assertThat(again.seat()).isZero();
    assertThat(again.high().attempts()).isEqualTo(1);
    assertThat(legal(resale, again)).contains("haggle 1").doesNotContain("haggle 2");
    SpeculationState tried = play(resale, again, "0 offer 1", "1 pass");
    assertThat(tried.phase()).isEqualTo(Phase.INTERVAL);
    assertThat(tried.sale().seller()).isEqualTo(-1);
    SpeculationState once = after(rules(3), "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", sold);
    assertThat(once.phase()).isEqualTo(Phase.INTERVAL);
    Speculation none = rules(3, "sale-attempts=0");
    assertThat(after(none, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h").phase()).isEqualTo(Phase.INTERVAL);
  }

  @Test
  @Covers("SPE-36a")
  void aLowerSpareHandKeepsNoPot() {
    Speculation rules = rules(2, "unseen-sales=off", "spare-hand=on");
    SpeculationState last =
        after(rules, "2c 2d 3c 3d 4c 4d 2s 8h 5d 9h", "1 keep", "0 turn", "0 turn");
    assertThat(rules.keepsPot(last)).isFalse();
    assertThat(told(rules, last, "0 turn").subList(1, 3))
        .containsExactly("spare-hand -1 [2s 8h 5d]", "pot-taken 1 [8]");
    SpeculationState next = play(rules, last, "0 turn");
    assertThat(next.scores()).isEqualTo(ImmutableLongArray.of(46, 54));
    assertThat(next.handNumber()).isEqualTo(2);
    assertThat(next.hand().dealer()).isEqualTo(1);
  }

  @Test
  @Covers("SPE-36a")
  void theFirstSeatMayDealAgainToo() {
    Speculation rules = rules(2, "unseen-sales=off", "spare-hand=on");
    String[] wins = {"1 keep", "0 turn", "0 keep", "1 turn", "1 turn", "1 turn"};
    SpeculationState won = after(rules, "Jh 2d 3c 3d 4c 4d 2s 3s 5d 9h", wins);
    SpeculationState dealt = rules.apply(won, shuffle("2c 2d 3c 3d 4c 4d 2s Th 5d 9h"));
    SpeculationState next = play(rules, dealt, "0 keep", "1 turn", "1 turn", "1 turn");
    assertThat(next.hand().dealer()).isZero();
    assertThat(next.stakes().pot()).isEqualTo(8);
  }

  @Test
  @Covers("SPE-36a")
  void theOldDealerDealsAgainWhereItCan() {
    Speculation rules = rules(2, "unseen-sales=off", "spare-hand=on", "start-chips=8");
    String cards = "2c 2d 3c 3d 4c 4d 2s Th 5d 9h";
    SpeculationState next = after(rules, cards, "1 keep", "0 turn", "0 turn", "0 turn");
    assertThat(next.stakes().pot()).isEqualTo(8);
    SpeculationState second = rules.apply(next, shuffle(cards));
    assertThat(second.stakes().pot()).isEqualTo(16);
    SpeculationState third = play(rules, second, "0 turn", "0 turn", "0 turn");
    assertThat(third.phase()).isEqualTo(Phase.OVER);
    assertThat(third.scores()).isEqualTo(ImmutableLongArray.of(0, 16));
  }
}
