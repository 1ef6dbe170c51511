package io.github.spadille.betting.speculation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.Stakes;
import org.junit.jupiter.api.Test;

class SaleTest {
  /** Seats 0 to 3 have 20, 5, 8 and 10 chips. */
  private static final Stakes STAKES =
      Stakes.of(
          ScoreSheet.empty(4)
              .add(0, "MYG-2", 0, 20)
              .add(0, "MYG-2", 1, 5)
              .add(0, "MYG-2", 2, 8)
              .add(0, "MYG-2", 3, 10));

  /** What the seat to act may do: {@code 2 bid 3-8 or accept 5}. */
  private static String due(Sale sale) {
    int highest = sale.highest(STAKES);
    String verb =
        switch (SpeculationState.phaseOf(sale)) {
          case ASK -> "ask ";
          case BID, AUCTION -> "bid ";
          default -> "";
        };
    boolean isPriced = !verb.isEmpty() && highest >= sale.lowest();
    String prices = isPriced ? verb + sale.lowest() + "-" + highest : "";
    return sale.seat() + " " + prices + (sale.hasPrice() ? " or accept " + sale.price() : "");
  }

  @Test
  void seatsAnswerAnOfferInTurn() {
    Sale offer = Sale.offer(1, 7, Seats.of(0, 2, 3));
    assertThat(SpeculationState.phaseOf(offer)).isEqualTo(Phase.OFFER);
    assertThat(offer.isUnseen()).isFalse();
    assertThat(due(offer)).isEqualTo("2  or accept 7");
    assertThat(offer.payer()).isEqualTo(2);
    Sale passed = offer.passed(STAKES);
    assertThat(due(passed)).isEqualTo("3  or accept 7");
    assertThat(passed.waiting()).isEqualTo(Seats.of(0, 3));
    assertThat(passed.payer()).isEqualTo(3);
    assertThat(passed.isDeclined()).isFalse();
    Sale declined = passed.passed(STAKES).passed(STAKES);
    assertThat(declined.isDeclined()).isTrue();
    assertThat(declined.waiting()).isEmpty();
    assertThat(declined.price()).isZero();
  }

  @Test
  void pricesMeet() {
    Sale haggle = Sale.haggle(3, 2);
    assertThat(due(haggle)).isEqualTo("3 ask 1-8");
    assertThat(haggle.isDeclined()).isFalse();
    Sale asked = haggle.asked(6);
    assertThat(due(asked)).isEqualTo("2 bid 1-5 or accept 6");
    assertThat(asked.isUnseen()).isFalse();
    Sale bid = asked.bid(3, STAKES);
    assertThat(due(bid)).isEqualTo("3 ask 4-5 or accept 3");
    assertThat(due(bid.asked(4))).isEqualTo("2  or accept 4");
    assertThat(bid.payer()).isEqualTo(2);
    assertThat(bid.waiting()).isEmpty();
  }

  @Test
  void theBuyerMayNameTheFirstPrice() {
    Sale haggle = Sale.approach(1, 0);
    assertThat(due(haggle)).isEqualTo("1 bid 1-5");
    assertThat(haggle.isUnseen()).isTrue();
    assertThat(haggle.bid(5, STAKES).isUnseen()).isTrue();
    assertThat(due(haggle.bid(5, STAKES))).isEqualTo("0  or accept 5");
  }

  @Test
  void bidsRise() {
    Sale auction = Sale.auction(3, Seats.of(0, 1, 2));
    assertThat(due(auction)).isEqualTo("0 bid 1-20");
    Sale bid = auction.bid(4, STAKES);
    assertThat(due(bid)).isEqualTo("1 bid 5-5");
    assertThat(bid.waiting()).isEqualTo(Seats.of(0, 1, 2));
    Sale higher = bid.bid(5, STAKES);
    assertThat(due(higher)).isEqualTo("2 bid 6-8");
    assertThat(higher.passed(STAKES).waiting()).isEqualTo(Seats.of(0, 1));
    assertThat(due(higher.passed(STAKES))).isEqualTo("0 bid 6-20");
    Sale highest = higher.bid(6, STAKES);
    assertThat(highest.waiting()).isEqualTo(Seats.of(0, 2)); // Seat 1 has only 5.
    Sale closed = highest.passed(STAKES);
    assertThat(due(closed)).isEqualTo("3  or accept 6");
    assertThat(SpeculationState.phaseOf(closed)).isEqualTo(Phase.SELL);
    assertThat(closed.isDeclined()).isFalse();
    assertThat(closed.payer()).isEqualTo(2);
    assertThat(closed.waiting()).isEmpty();
  }

  @Test
  void nobodyNeedBid() {
    Sale auction = Sale.auction(3, Seats.of(0, 2));
    assertThat(auction.passed(STAKES).isDeclined()).isFalse();
    assertThat(auction.passed(STAKES).passed(STAKES).isDeclined()).isTrue();
  }

  @Test
  void thePriceGoesToTheSeller() {
    Stakes offer = Sale.offer(1, 7, Seats.of(0, 2)).paid(STAKES, 4, "MYG-9");
    assertThat(offer.sheet().totals()).isEqualTo(ImmutableLongArray.of(20, 12, 1, 10));
    assertThat(offer.sheet().lines()).endsWith(Line.of(4, "MYG-9", Seats.of(1), 7));
    Stakes bid = Sale.approach(2, 0).bid(3, STAKES).paid(STAKES, 1, "MYG-9");
    assertThat(bid.sheet().totals()).isEqualTo(ImmutableLongArray.of(23, 5, 5, 10));
  }
}
