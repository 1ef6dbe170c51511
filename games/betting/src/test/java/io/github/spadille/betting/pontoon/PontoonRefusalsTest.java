package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** Why moves are refused, in words, and which rules say what may be done. */
class PontoonRefusalsTest {
  private static final String DEAL =
      "deal hand.0.1: 8s; hand.1.1: As; hand.2.1: Td; pack: 8h Ks 9d 3c 4c 5h";
  private static final String[] TO_THE_BANK = {"bet 8", "bet 2", "stick", "pontoon"};

  private static TestTable table(String... options) {
    return TestTable.of(Pontoon.GAME, 3, options).players("Ada", "Ben", "Cleo");
  }

  private static TestTable poor(String... options) {
    return table("start-chips=20 " + String.join(" ", options));
  }

  /** Returns three players, two with a pair and with a pontoon, before they bet. */
  private static TestTable dealt(String... options) {
    return poor(options).play("limits 1 10", DEAL);
  }

  @Test
  @Covers({"PON-3", "PON-4", "PON-6"})
  void beforeTheDeal() {
    TestTable start = table();
    assertThat(start.refusalText("0 limits 1 10"))
        .isEqualTo("PON-3: First Cleo sets the limits, as the banker.");
    assertThat(start.refusalText("twist")).isEqualTo("PON-3: First the banker sets the limits.");
    assertThat(start.refusalText("limits 3 10"))
        .isEqualTo(
            "PON-3: The lowest and the highest bet are taken from these: 1, 2, 5, 10, 20, 50 and"
                + " 100.");
    assertThat(start.refusalText("limits 5 1"))
        .isEqualTo("PON-3: The lowest bet cannot be above the highest.");
    assertThat(poor().refusalText("limits 50 50"))
        .isEqualTo("PON-4: No other player has 50 chips for the lowest bet.");
    TestTable named = poor().play("limits 1 10");
    assertThat(named.refusalText("0 bet 1")).isEqualTo("PON-7: The cards have not been dealt yet.");
    assertThat(named.refusalText("2 limits 1 5"))
        .isEqualTo("PON-3: The limits of the bets are fixed.");
    assertThat(start.governing(2)).containsExactly("PON-3", "PON-4");
    assertThat(start.governing(0)).isEmpty();
  }

  @Test
  @Covers({"PON-8", "PON-51"})
  void ofBets() {
    TestTable dealt = dealt();
    assertThat(dealt.refusalText("1 bet 1")).isEqualTo("PON-8: It is the turn of Ada to bet.");
    assertThat(dealt.refusalText("stick"))
        .isEqualTo("PON-8: Nobody plays a hand before all bets are made.");
    assertThat(dealt.refusalText("2 bet 1")).isEqualTo("PON-8: The banker does not bet.");
    assertThat(dealt.refusalText("bank yes"))
        .isEqualTo("PON-51: The bank is not offered to anybody now.");
    assertThat(dealt.refusalText("bet 11")).isEqualTo("PON-8: You may bet from 1 to 10 chips.");
    assertThat(dealt.refusalText("2 limits 1 5"))
        .isEqualTo("PON-3: The limits of the bets are fixed.");
    assertThat(poor().play("limits 1 100", DEAL).refusalText("bet 21"))
        .isEqualTo("PON-8: You have only 20 chips.");
    assertThat(dealt.governing()).containsExactly("PON-8");
  }

  @Test
  @Covers({"PON-15", "PON-16", "PON-17", "PON-19", "PON-21", "PON-26", "PON-31"})
  void ofPlayers() {
    TestTable pair = dealt().play("bet 8", "bet 2");
    assertThat(pair.refusalText("1 stick")).isEqualTo("PON-15: It is the turn of Ada to play.");
    assertThat(pair.refusalText("2 twist")).isEqualTo("PON-15: It is the turn of Ada to play.");
    assertThat(pair.refusalText("bet 8")).isEqualTo("PON-8: The bets are made.");
    assertThat(pair.refusalText("bank yes"))
        .isEqualTo("PON-51: The bank is not offered to anybody now.");
    assertThat(pair.refusalText("buy 7")).isEqualTo("PON-19: A card costs from 8 to 16 chips.");
    assertThat(pair.refusalText("buy 13")).isEqualTo("PON-19: You have only 12 chips.");
    assertThat(pair.refusalText("pontoon"))
        .isEqualTo("PON-16: You have no pontoon: that is two cards that count 21.");
    assertThat(pair.governing())
        .containsExactly("PON-17", "PON-18", "PON-19", "PON-20", "PON-21", "PON-26");

    TestTable bought = pair.play("buy 8");
    assertThat(bought.refusalText("split"))
        .isEqualTo("PON-26: You can split only two cards of the same rank.");
    assertThat(bought.governing())
        .containsExactly("PON-17", "PON-18", "PON-19", "PON-20", "PON-21");
    TestTable twisted = pair.play("twist");
    assertThat(twisted.refusalText("buy 8"))
        .isEqualTo("PON-21: You have twisted, so you cannot buy any more for this hand.");
    assertThat(twisted.governing()).containsExactly("PON-17", "PON-18", "PON-21");
    TestTable split = pair.play("split");
    assertThat(split.refusalText("buy 8"))
        .isEqualTo("PON-31: You cannot buy a card for a split hand.");
    assertThat(split.governing()).containsExactly("PON-17", "PON-18", "PON-21", "PON-31");

    TestTable pontoon = pair.play("stick");
    assertThat(pontoon.refusalText("twist"))
        .isEqualTo("PON-16: You have a pontoon, and you must declare it.");
    assertThat(pontoon.governing()).containsExactly("PON-16");
  }

  @Test
  @Covers("PON-18")
  void ofAHandBelowTheMinimum() {
    String[] fifteen = {"limits 1 10", "deal hand.0.1: 8s; pack: 7h", "bet 1", "bet 1"};
    assertThat(poor("stick-minimum=16").play(fifteen).refusalText("stick"))
        .isEqualTo("PON-18: Your hand counts 15, and you may not stick below 16.");
    TestTable enough = poor("stick-minimum=15").play(fifteen);
    assertThat(enough.play("stick").turn()).isEqualTo("1");
  }

  @Test
  @Covers("PON-26")
  void ofASplitWithoutChipsForAnotherBet() {
    TestTable dealt = poor().play("limits 1 20", DEAL);
    assertThat(dealt.play("bet 11", "bet 2").refusalText("split"))
        .isEqualTo("PON-26: You need 11 chips for the second hand.");
    assertThat(dealt.play("bet 10", "bet 2", "split").fact("chips")).isEqualTo("0 18 20");
  }

  @Test
  @Covers({"PON-16", "PON-32"})
  void ofAPontoonWithASplitHand() {
    String aces = "deal hand.0.1: As; hand.1.1: 5s; hand.2.1: 9d; pack: Ah 5h 9h Ks Qs";
    TestTable split = poor().play("limits 1 10", aces, "bet 2", "bet 2", "split");
    assertThat(split.governing()).containsExactly("PON-16", "PON-32");
    TestTable ordinary = split.under("start-chips=20", "split-pontoon=no");
    assertThat(ordinary.refusalText("pontoon"))
        .isEqualTo("PON-32: Two cards of a split hand are no pontoon.");
    assertThat(ordinary.governing())
        .containsExactly("PON-17", "PON-18", "PON-21", "PON-31", "PON-32");
    TestTable unsplit =
        poor("split-pontoon=no")
            .play("limits 1 10", aces.replace("Ah 5h", "Kh 5h"), "bet 2", "bet 2");
    assertThat(unsplit.governing()).containsExactly("PON-16");
  }

  @Test
  @Covers({"PON-34", "PON-37"})
  void ofTheBanker() {
    TestTable bank = dealt().play(TO_THE_BANK);
    assertThat(bank.refusalText("0 stick"))
        .isEqualTo("PON-34: It is the turn of Cleo, the banker.");
    assertThat(bank.refusalText("buy 2")).isEqualTo("PON-37: The banker never buys a card.");
    assertThat(bank.refusalText("split")).isEqualTo("PON-37: The banker never splits.");
    assertThat(bank.refusalText("pontoon"))
        .isEqualTo("PON-34: The banker can only twist or stick now.");
    assertThat(bank.refusalText("bet 2")).isEqualTo("PON-8: The bets are made.");
    assertThat(bank.refusalText("0 buy 2")).isEqualTo("PON-37: The banker never buys a card.");
    assertThat(bank.governing()).containsExactly("PON-34", "PON-37");
  }

  @Test
  @Covers({"PON-51", "PON-56"})
  void atTheEnd() {
    TestTable offer = dealt("bank-decline=yes").play(TO_THE_BANK).play("stick");
    assertThat(offer.refusalText("0 bank yes"))
        .isEqualTo("PON-51: The bank is offered to Ben now.");
    assertThat(offer.refusalText("limits 1 2"))
        .isEqualTo("PON-51: First the bank is taken or refused.");
    assertThat(offer.governing()).containsExactly("PON-51");
    TestTable over = dealt("hands=1").play(TO_THE_BANK).play("stick");
    assertThat(over.refusalText("1 limits 1 2")).isEqualTo("PON-56: The game is over.");
  }
}
