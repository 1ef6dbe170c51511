package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.rummy.kowah.KowahCards.Source;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class KowahCardsTest {
  private static final KowahCards DEALT = KowahCards.dealt(list("2s 3s 4s 5s 6s 7s"), 2, 1, 2);

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  void handsAreDealtCardByCard() {
    assertThat(DEALT.hand(0)).isEqualTo(bag("3s 5s"));
    assertThat(DEALT.hand(1)).isEqualTo(bag("2s 4s"));
    assertThat(DEALT.stock()).isEqualTo(list("6s 7s"));
    assertThat(DEALT.discards()).isEmpty();
    assertThat(DEALT.opened()).isEmpty();
    KowahCards undealt = KowahCards.undealt(list("2s 3s"), 2);
    assertThat(undealt.stock()).isEqualTo(list("2s 3s"));
    assertThat(undealt.hands()).containsExactly(bag(""), bag(""));
    assertThat(undealt.opened()).isEmpty();
    assertThat(undealt.discards()).isEmpty();
  }

  @Test
  void cardsAreDrawnAndDiscarded() {
    assertThat(DEALT.has(Source.STOCK)).isTrue();
    assertThat(DEALT.has(Source.DISCARD)).isFalse();
    assertThat(DEALT.top(Source.STOCK)).isEqualTo(card("6s"));
    KowahCards drawn = DEALT.drawn(1, Source.STOCK);
    assertThat(drawn.hand(1)).isEqualTo(bag("2s 4s 6s"));
    assertThat(drawn.stock()).isEqualTo(list("7s"));
    KowahCards discarded = drawn.discarded(1, card("2s")).discarded(1, card("4s"));
    assertThat(discarded.hand(1)).isEqualTo(bag("6s"));
    assertThat(discarded.discards()).isEqualTo(list("4s 2s"));
    assertThat(discarded.top(Source.DISCARD)).isEqualTo(card("4s"));
    KowahCards up = discarded.drawn(0, Source.DISCARD);
    assertThat(up.hand(0)).isEqualTo(bag("3s 4s 5s"));
    assertThat(up.discards()).isEqualTo(list("2s"));
    assertThat(up.stock()).isEqualTo(list("7s"));
    assertThatThrownBy(() -> DEALT.drawn(0, Source.DISCARD))
        .isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> DEALT.discarded(0, card("2s")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void openCardsStayPartOfTheHand() {
    KowahCards open = DEALT.opened(0, card("5s")).opened(0, card("3s"));
    assertThat(open.opened()).isEqualTo(Seats.of(0));
    assertThat(open.open()).containsExactly(bag("3s 5s"), bag(""));
    assertThat(open.hands()).isEqualTo(DEALT.hands());
    assertThat(open.hidden()).containsExactly(bag(""), bag("2s 4s"));
    assertThat(DEALT.opened(1, card("2s")).opened()).isEqualTo(Seats.of(1));
  }

  @Test
  void otherCardsMayLieFaceDown() {
    KowahCards open = DEALT.discarded(1, card("2s")).opened(0, card("5s"));
    KowahCards other =
        open.with(PerSeat.copyOf(ImmutableList.of(bag("Kc"), bag("Qc"))), list("Ad Ac"));
    assertThat(other.hand(0)).isEqualTo(bag("5s Kc"));
    assertThat(other.hand(1)).isEqualTo(bag("Qc"));
    assertThat(other.stock()).isEqualTo(list("Ad Ac"));
    assertThat(other.discards()).isEqualTo(list("2s"));
    assertThat(other.open()).isEqualTo(open.open());
    assertThat(open.with(open.hidden(), open.stock())).isEqualTo(open);
  }
}
