package io.github.spadille.betting.speculation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.betting.speculation.SpeculationMove.Shuffle;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
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

  private static TestTable table(int seats, String... options) {
    return TestTable.of(Speculation.GAME, seats, options);
  }

  /** The table after a shuffle that begins with some cards, and some moves. */
  private static TestTable after(TestTable start, String first, String... moves) {
    return start.play(shuffle(first)).play(moves);
  }

  private static String shuffle(String first) {
    return "* shuffle " + first + " ...";
  }

  private static SpeculationState state(TestTable table) {
    return table.state(SpeculationState.class);
  }

  // Two players: cards go to 0 and 1 by turns, and the seventh is turned up by 1.
  private static final String LOW = "2c 2d 3c 3d 4c 4d 9h";
  private static final String RISING = "Jh 2d Qh 3d 4c 4d 9h";

  @Test
  @Covers({"SPE-12", "SPE-16", "SPE-18", "SPE-22"})
  void salesAreListedInAFixedOrder() {
    TestTable start = table(3, "start-chips=6");
    TestTable sale = after(start, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    assertThat(sale.moves())
        .containsExactly("keep", "auction", "haggle 0", "haggle 1", "offer 1", "offer 2");
    assertThat(sale.under("start-chips=6", "sale-forms=offer").moves())
        .containsExactly("keep", "offer 1", "offer 2");
    assertThat(sale.under("start-chips=6", "sale-forms=haggle").moves())
        .containsExactly("keep", "haggle 0", "haggle 1");
    assertThat(sale.under("start-chips=6", "sale-forms=auction").moves())
        .containsExactly("keep", "auction");
    for (String form : List.of("offer 1", "haggle 0", "auction")) {
      String other = form.equals("auction") ? "offer" : "auction";
      assertThat(sale.under("sale-forms=" + other).refusal("2 " + form)).startsWith("SPE-12 sale");
      assertThat(sale.refusal("2 " + form)).isEqualTo("legal");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2 pass, SPE-12 sale", "2 offer 47, SPE-16 price", "2 offer 0, SPE-16 price",
    "2 haggle 2, SPE-18 buyer", "0 keep, SPE-12 turn", "2 turn, SPE-12 sale",
    "0 pass, SPE-12 sale"
  })
  @Covers({"SPE-12", "SPE-16", "SPE-18", "SPE-32"})
  void otherSalesAreRefused(String move, String refusal) {
    TestTable start = table(3);
    TestTable sale = after(start, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    assertThat(sale.refusal(move)).startsWith(refusal);
  }

  @Test
  @Covers({"SPE-19", "SPE-20", "SPE-21"})
  void pricesMeet() {
    TestTable start = table(2);
    TestTable begins = after(start, LOW, "1 haggle 0");
    assertThat(begins.moves()).hasSize(46);
    assertThat(begins.refusal("1 refuse")).startsWith("SPE-19 ask");
    assertThat(begins.refusal("1 ask 46")).isEqualTo("legal");
    assertThat(begins.refusal("1 ask 47")).startsWith("SPE-20 price");
    TestTable asked = begins.play("1 ask 4");
    assertThat(asked.moves()).containsExactly("accept", "refuse", "bid 1", "bid 2", "bid 3");
    assertThat(asked.refusal("0 ask 3")).startsWith("SPE-19 bid");
    TestTable bid = asked.play("0 bid 2");
    assertThat(bid.moves()).containsExactly("accept", "refuse", "ask 3");
    assertThat(bid.play("1 accept").scores()).isEqualTo("44 48");
    TestTable last = bid.play("1 ask 3");
    assertThat(last.moves()).containsExactly("accept", "refuse");
    assertThat(last.refusal("0 bid 3")).startsWith("SPE-20 none");
    TestTable least = begins.play("1 ask 1");
    assertThat(least.refusal("0 bid 1")).startsWith("SPE-20 none");
    assertThat(least.moves()).containsExactly("accept", "refuse");
    assertThat(last.play("0 accept").scores()).isEqualTo("43 49");
    assertThat(last.play("0 refuse").fact("attempts-left")).isEqualTo("2");
  }

  @Test
  @Covers({"SPE-22", "SPE-23", "SPE-24"})
  void whoeverCannotBidMoreIsOut() {
    TestTable start = table(3, "buy-in=10,7,50");
    TestTable auction = after(start, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", "2 auction");
    assertThat(auction.moves()).hasSize(7).startsWith("pass", "bid 1").endsWith("bid 6");
    assertThat(auction.refusal("0 keep")).startsWith("SPE-22 bid");
    assertThat(auction.refusal("0 bid 7")).startsWith("SPE-22 price");
    TestTable bid = auction.play("0 bid 3");
    assertThat(bid.moves()).containsExactly("sell", "withdraw");
    assertThat(bid.refusal("2 keep")).startsWith("SPE-24 sell");
    assertThat(bid.refusal("1 sell")).isEqualTo("SPE-24 turn [2]");
    assertThat(bid.told("2 withdraw")).first().isEqualTo("not-sold 2 [9h]");
    assertThat(bid.told("2 sell")).first().isEqualTo("sold 0 [9h, 3]");
    TestTable passed = auction.play("0 pass", "1 pass");
    assertThat(passed.fact("phase")).isEqualTo("sale");
    assertThat(passed.fact("attempts-left")).isEqualTo("2");
  }

  @Test
  @Covers({"SPE-26", "SPE-27", "SPE-28"})
  void approachesAreLimited() {
    TestTable start = table(3, "approach-limit=2");
    TestTable interval = after(start, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", "2 keep");
    assertThat(interval.moves()).containsExactly("pass", "approach 0", "approach 1");
    assertThat(interval.refusal("2 approach 2")).startsWith("SPE-27 seller");
    assertThat(interval.refusal("2 keep")).startsWith("SPE-26 approach");
    assertThat(interval.play("2 approach 1").refusal("2 accept")).isEqualTo("SPE-19 bid");
    TestTable bid = interval.play("2 approach 1", "2 bid 5");
    assertThat(bid.fact("waiting")).isEqualTo("2 0 1");
    assertThat(bid.told("1 accept")).first().isEqualTo("sold-unseen 2 [5]");
    TestTable again = bid.play("1 accept");
    assertThat(again.lines()).endsWith("1 SPE-28 1 5");
    assertThat(again.pile("stack.2")).isEqualTo("2s 3s 4s 2d");
    assertThat(again.turn()).isEqualTo("2");
    assertThat(again.fact("approaches")).isEqualTo("1");
    TestTable done = again.play("2 approach 0", "2 bid 1", "0 refuse");
    assertThat(done.turn()).isEqualTo("0");
    assertThat(done.fact("approaches")).isEqualTo("0");
    TestTable holder = table(3, "unseen-sales=holder");
    TestTable alone = after(holder, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", "2 keep", "2 pass");
    assertThat(alone.fact("phase")).isEqualTo("turn");
  }

  @Test
  @Covers({"SPE-10", "SPE-32", "SPE-33", "SPE-36"})
  void stagesTellWhatIsTurned() {
    TestTable start = table(2, "unseen-sales=off", "hands=1");
    TestTable turn = after(start, RISING, "1 keep");
    assertThat(turn.told("0 turn").get(0)).isEqualTo("higher 0 [Jh]");
    TestTable other = turn.play("0 turn", "0 keep");
    assertThat(other.refusal("1 keep")).startsWith("SPE-31 turn-up");
    TestTable last = other.play("1 turn", "1 turn");
    assertThat(last.told("1 turn").subList(0, 2))
        .containsExactly("turned 1 [4d]", "pot-taken 0 [8]");
    TestTable over = last.play("1 turn");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.turn()).isEqualTo("over");
    assertThat(over.moves()).isEmpty();
    assertThat(over.refusal("0 turn")).startsWith("SPE-41 over");
    assertThat(last.winners()).isEqualTo("-");
  }

  @Test
  @Covers("SPE-36a")
  void aSpareHandKeepsThePot() {
    TestTable start = table(2, "unseen-sales=off", "spare-hand=on");
    TestTable last = after(start, "2c 2d 3c 3d 4c 4d 2s Th 5d 9h", "1 keep", "0 turn", "0 turn");
    assertThat(last.told("0 turn").subList(1, 3))
        .containsExactly("spare-hand [2s Th 5d]", "pot-stays 1 [8]");
    TestTable next = last.play("0 turn");
    assertThat(next.fact("pot")).isEqualTo("8");
    assertThat(next.fact("hand-number")).isEqualTo("2");
    assertThat(rules(2).keepsPot(state(last))).isTrue();
  }

  @Test
  @Covers({"SPE-40", "SPE-40a"})
  void theNextDealerCanPay() {
    Speculation rules = rules(3, "buy-in=5,10,20", "dealer-ante=5");
    SpeculationState start = rules.start();
    assertThat(rules.dealer(start.stakes(), 0)).isZero();
    SpeculationState poor = start.withSheet(start.sheet().add(1, "SPE-3", 0, -1));
    assertThat(rules.dealer(poor.stakes(), 0)).isEqualTo(1);
    assertThat(rules.dealer(poor.stakes(), 2)).isEqualTo(2);
    ScoreSheet alone = poor.sheet().add(1, "SPE-3", 0, -1).add(1, "SPE-3", 1, -7);
    assertThat(rules.dealer(start.withSheet(alone).stakes(), 2)).isEqualTo(Seats.NOBODY);
  }

  @Test
  @Covers({"SPE-2", "SPE-3"})
  void optionsFitTheChips() {
    for (String option : List.of("buy-in=40,50", "buy-in=40,50,3", "ante=51", "dealer-ante=51")) {
      assertThatThrownBy(() -> rules(3, option)).isInstanceOf(OptionException.class);
    }
    assertThat(table(3, "ante=50").scores()).isEqualTo("50 50 50");
    TestTable dealer = table(3, "dealer-ante=6");
    assertThat(after(dealer, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h").fact("pot")).isEqualTo("14");
  }

  @Test
  void theEndOfAHandMayTellMore() {
    TestTable start = table(2, "unseen-sales=off");
    TestTable turn = after(start, LOW, "1 keep");
    assertThat(turn.deduced("0 turn")).isEmpty();
    TestTable last = turn.play("0 turn", "0 turn");
    assertThat(last.deduced("0 turn")).containsExactly("unknown");
    assertThat(start.deduced(shuffle(LOW))).isEmpty();
    assertThat(start.deduced(shuffle("2c 2d 3c 3d 4c 4d As"))).containsExactly("unknown");
    // The last card that can be turned is bought: only a spare hand is new then.
    for (String spare : List.of("off", "on")) {
      TestTable sales = table(2, "unseen-sales=off", "spare-hand=" + spare);
      String cards = spare.equals("on") ? "2c 2d 3c 4d 4c Jh 2s 3s 4s 9h" : "2c 2d 3c 4d 4c Jh 9h";
      TestTable offer =
          after(sales, cards, "1 offer 1", "0 accept", "1 turn", "1 turn", "1 turn", "1 offer 1");
      assertThat(offer.deduced("0 pass")).isEmpty();
      assertThat(offer.deduced("0 accept")).hasSize(spare.equals("on") ? 1 : 0);
    }
  }

  @Test
  void hiddenCardsAreExchanged() {
    TestTable start = table(2, "unseen-sales=off");
    TestTable turn = after(start, LOW, "1 keep");
    CardList<PlayingCard> stub = state(turn).hand().stub().reversed();
    TestTable other = turn.withCards("stack.0: Ts Js Qs", "stub: " + stub);
    assertThat(other.pile("stack.0")).isEqualTo("Ts Js Qs");
    assertThat(other.pile("stub")).isEqualTo(stub.toString());
    assertThat(other.pile("stack.1")).isEqualTo("2d 3d 4d");
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    TestTable start = table(2);
    TestTable sale = after(start, LOW);
    assertThat(sale.governing()).containsExactly("SPE-12", "SPE-15", "SPE-16", "SPE-18", "SPE-22");
    assertThat(sale.under("sale-forms=haggle").governing())
        .containsExactly("SPE-12", "SPE-15", "SPE-18");
    assertThat(sale.play("1 offer 1").governing()).contains("SPE-17");
    assertThat(sale.play("1 haggle 0").governing()).contains("SPE-20");
    TestTable auction = sale.play("1 auction");
    assertThat(auction.governing()).containsExactly("SPE-22");
    assertThat(auction.play("0 bid 1").governing()).containsExactly("SPE-24");
    TestTable interval = sale.play("1 keep");
    assertThat(interval.governing()).contains("SPE-27");
    TestTable turn = interval.play("1 pass", "0 pass");
    assertThat(turn.governing()).containsExactly("SPE-31");
  }

  @Test
  @Covers("SPE-4")
  void onlyAShuffleBeginsAHand() {
    TestTable start = table(2);
    assertThat(start.refusal("1 keep")).startsWith("SPE-4 undealt");
    Shuffle again = new Shuffle(Deck.standard52().cards());
    assertThat(after(start, LOW).refusal(again)).startsWith("SPE-4 dealt");
    assertThat(start.chance(1)).contains("shuffle");
  }

  /** Some facts of a state: {@code holder=1 bid=-}. */
  private static String facts(TestTable table, String names) {
    List<String> facts = new ArrayList<>();
    for (String name : names.split(" ")) {
      facts.add(name + '=' + table.fact(name));
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
    TestTable start = table(3);
    TestTable state = after(start, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    for (String move : moves.isEmpty() ? new String[0] : moves.split("/")) {
      state = state.play(move);
    }
    String[] p = prices.split(" ");
    String[] q = parties.split(" ");
    assertThat(facts(state, "price bid bidder ask buyer seller item waiting"))
        .isEqualTo(
            "price=%s bid=%s bidder=%s ask=%s buyer=%s seller=%s item=%s waiting=%s",
            p[0], p[1], p[2], p[3], q[0], q[1], q[2], waiting);
  }

  @Test
  @Covers({"SPE-2a", "SPE-6", "SPE-9", "SPE-14"})
  void theTableTellsWhoHoldsTheHighestTrump() {
    TestTable start = table(2, "spare-hand=on");
    String names =
        "trump high holder attempts-left owners last-turner playing dealer stack-size pot chips"
            + " gains";
    assertThat(facts(start, names))
        .isEqualTo(
            "trump=- high=- holder=- attempts-left=0 owners=- last-turner=- playing=0 1 dealer=1"
                + " stack-size=0 0 pot=0 chips=50 50 gains=0 0");
    TestTable sale = after(start, "Jh 2d Qh 3d 4c 4d 2s 3s 4s 9h");
    assertThat(facts(sale, names))
        .isEqualTo(
            "trump=h high=9h holder=1 attempts-left=3 owners=1 last-turner=- playing=0 1 dealer=1"
                + " stack-size=3 3 pot=8 chips=46 46 gains=-4 -4");
    TestTable sold = sale.play("1 offer 5", "0 accept", "0 pass", "1 pass");
    assertThat(facts(sold.play("1 turn"), names))
        .isEqualTo(
            "trump=h high=9h holder=0 attempts-left=0 owners=0 1 last-turner=1 playing=0 1"
                + " dealer=1 stack-size=3 2 pot=8 chips=41 51 gains=-9 1");
    assertThat(sale.pile("spare")).isEqualTo("2s 3s 4s");
    assertThat(sale.table().pile("stub").cards()).hasSize(42);
    assertThat(sale.under("spare-hand=off").hasPile("spare")).isFalse();
  }

  @Test
  void theSpareHandIsSeenWhenTheGameIsOver() {
    TestTable start = table(2, "unseen-sales=off", "spare-hand=on", "hands=1");
    TestTable last = after(start, "2c 2d 3c 3d 4c 4d 2s Th 5d 9h", "1 keep", "0 turn", "0 turn");
    assertThat(last.table().pile("spare").audiences()).containsOnly(Audience.NOBODY);
    TestTable over = last.play("0 turn");
    assertThat(over.table().pile("spare").audiences()).containsOnly(Audience.ALL);
    assertThat(over.scores()).isEqualTo("46 54");
    assertThat(over.fact("hand-number")).isEqualTo("1");
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
    TestTable start = table(2);
    String ace = shuffle("2c 2d 3c 3d 4c 4d Ah");
    assertThat(start.told(ace)).containsExactly("dealt 1 [Ah]", "pot-taken 1 [8]", "done");
    TestTable next = start.play(ace);
    assertThat(next.lines()).endsWith("1 SPE-8 1 8");
    assertThat(next.fact("dealer")).isEqualTo("1");
    assertThat(next.fact("hand-number")).isEqualTo("2");
    assertThat(next.fact("pot")).isEqualTo("0");
    assertThat(state(next).hand().stub()).isEqualTo(Deck.standard52().cards());
  }

  @Test
  @Covers({"SPE-11", "SPE-40"})
  void anAceThatIsTurnedTakesThePot() {
    TestTable start = table(2, "unseen-sales=off");
    TestTable turn = after(start, "Ah 2d 3c 3d 4c 4d 9h", "1 keep");
    assertThat(turn.told("0 turn").subList(0, 2))
        .containsExactly("higher 0 [Ah]", "pot-taken 0 [8]");
    TestTable next = turn.play("0 turn");
    assertThat(next.lines()).endsWith("1 SPE-11 0 8");
    assertThat(next.fact("dealer")).isEqualTo("0");
    TestTable other = after(start, "As 2d 3c 3d 4c 4d 9h", "1 keep", "0 turn");
    assertThat(other.fact("phase")).isEqualTo("turn");
  }

  @ParameterizedTest
  @CsvSource({"Js, on, 45", "5h, on, 45", "Ts, on, 46", "Js, off, 46", "5h, off, 46"})
  @Covers("SPE-31")
  void jacksAndFivesMayCostAChip(String card, String tax, int chips) {
    TestTable start = table(2, "unseen-sales=off", "tax=" + tax);
    TestTable turn = after(start, card + " 2d 3c 3d 4c 4d 9h", "1 keep");
    TestTable turned = turn.play("0 turn");
    assertThat(state(turned).chips(0)).isEqualTo(chips);
    assertThat(turned.fact("pot")).isEqualTo(Integer.toString(54 - chips));
    TestTable poor = table(2, "start-chips=5", "ante=5", "tax=on");
    TestTable none = after(poor, card + " 2d 3c 3d 4c 4d 9h", "0 turn");
    assertThat(state(none).chips(0)).isZero();
    assertThat(none.fact("phase")).isEqualTo("turn");
  }

  @Test
  @Covers({"SPE-13", "SPE-27", "SPE-29"})
  void whoHasNoChipCannotBuy() {
    Speculation rules = rules(3, "buy-in=4,5,6");
    TestTable sale = after(table(3, "buy-in=4,5,6"), "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h");
    assertThat(rules.buyersWith(1, state(sale))).isEqualTo(Seats.of(1));
    assertThat(rules.sellers(state(sale), 0)).isEmpty();
    assertThat(rules.sellers(state(sale), 1)).isEqualTo(Seats.of(0, 2));
    assertThat(sale.moves()).containsExactly("keep", "auction", "haggle 1", "offer 1");
    TestTable interval = sale.play("2 keep");
    assertThat(interval.play("2 pass").turn()).isEqualTo("1");
  }

  @Test
  @Covers({"SPE-14", "SPE-33", "SPE-35", "SPE-35a", "SPE-36"})
  void aSaleMayEndTheHand() {
    TestTable start = table(2, "unseen-sales=off", "resale=yes");
    TestTable offer = after(start, "2c 2d 3c 4d 4c Jh 9h", "1 keep", "0 turn", "0 turn");
    assertThat(offer.told("0 turn").subList(0, 2))
        .containsExactly("turned 0 [4c]", "pot-taken 1 [8]");
    String[] sold = {"1 offer 1", "0 accept", "1 turn", "1 turn", "1 turn", "1 offer 3"};
    TestTable last = after(start, "2c 2d 3c 4d 4c Jh 9h", sold);
    assertThat(last.told("0 accept").subList(0, 2))
        .containsExactly("sold 0 [Jh, 3]", "pot-taken 0 [8]");
    TestTable next = last.play("0 accept");
    assertThat(next.fact("dealer")).isEqualTo("0");
    assertThat(next.lines()).endsWith("1 SPE-36 0 8");
  }

  @Test
  @Covers({"SPE-12", "SPE-14"})
  void aBuyerMaySellOnOnce() {
    String[] sold = {"2 offer 1", "0 accept"};
    TestTable resale = table(3, "resale=yes");
    TestTable again = after(resale, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", sold);
    assertThat(again.fact("phase")).isEqualTo("sale");
    assertThat(again.turn()).isEqualTo("0");
    assertThat(again.fact("attempts-left")).isEqualTo("1");
    assertThat(again.moves()).contains("haggle 1").doesNotContain("haggle 2");
    TestTable tried = again.play("0 offer 1", "1 pass");
    assertThat(tried.fact("phase")).isEqualTo("interval");
    assertThat(tried.fact("seller")).isEqualTo("-");
    TestTable once = after(table(3), "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h", sold);
    assertThat(once.fact("phase")).isEqualTo("interval");
    TestTable none = table(3, "sale-attempts=0");
    assertThat(after(none, "2c 2d 2s 3c 3d 3s 4c 4d 4s 9h").fact("phase")).isEqualTo("interval");
  }

  @Test
  @Covers("SPE-36a")
  void aLowerSpareHandKeepsNoPot() {
    TestTable start = table(2, "unseen-sales=off", "spare-hand=on");
    TestTable last = after(start, "2c 2d 3c 3d 4c 4d 2s 8h 5d 9h", "1 keep", "0 turn", "0 turn");
    assertThat(rules(2).keepsPot(state(last))).isFalse();
    assertThat(last.told("0 turn").subList(1, 3))
        .containsExactly("spare-hand [2s 8h 5d]", "pot-taken 1 [8]");
    TestTable next = last.play("0 turn");
    assertThat(next.scores()).isEqualTo("46 54");
    assertThat(next.fact("hand-number")).isEqualTo("2");
    assertThat(next.fact("dealer")).isEqualTo("1");
  }

  @Test
  @Covers("SPE-36a")
  void theFirstSeatMayDealAgainToo() {
    TestTable start = table(2, "unseen-sales=off", "spare-hand=on");
    String[] wins = {"1 keep", "0 turn", "0 keep", "1 turn", "1 turn", "1 turn"};
    TestTable won = after(start, "Jh 2d 3c 3d 4c 4d 2s 3s 5d 9h", wins);
    TestTable dealt = won.play(shuffle("2c 2d 3c 3d 4c 4d 2s Th 5d 9h"));
    TestTable next = dealt.play("0 keep", "1 turn", "1 turn", "1 turn");
    assertThat(next.fact("dealer")).isEqualTo("0");
    assertThat(next.fact("pot")).isEqualTo("8");
  }

  @Test
  @Covers("SPE-36a")
  void theOldDealerDealsAgainWhereItCan() {
    TestTable start = table(2, "unseen-sales=off", "spare-hand=on", "start-chips=8");
    String cards = "2c 2d 3c 3d 4c 4d 2s Th 5d 9h";
    TestTable next = after(start, cards, "1 keep", "0 turn", "0 turn", "0 turn");
    assertThat(next.fact("pot")).isEqualTo("8");
    TestTable second = next.play(shuffle(cards));
    assertThat(second.fact("pot")).isEqualTo("16");
    TestTable third = second.play("0 turn", "0 turn", "0 turn");
    assertThat(third.fact("phase")).isEqualTo("over");
    assertThat(third.scores()).isEqualTo("0 16");
  }
}
