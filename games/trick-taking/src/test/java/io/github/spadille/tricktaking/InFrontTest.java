package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class InFrontTest {
  private static final TrickPlay TRICK =
      TrickPlay.undealt(3, 1)
          .withHands(PerSeat.copyOf(List.of(set("As 7s"), set("Ks 8s"), set("Qs 9s"))))
          .play(PlayingCard.parse("Ks"))
          .play(PlayingCard.parse("Qs"));

  @Test
  void cardsLieInFrontOfThoseWhoPlayedThemInOrder() {
    InFront first = InFront.nothing(3).withTrick(TRICK);
    assertThat(first.cards().get(0)).isEmpty();
    assertThat(first.cards().get(1)).isEqualTo(list("Ks"));
    TrickPlay next = TRICK.play(PlayingCard.parse("As")).clear(0).play(PlayingCard.parse("7s"));
    InFront second =
        InFront.nothing(3).withTrick(TRICK.play(PlayingCard.parse("As"))).withTrick(next);
    assertThat(second.cards().get(0)).isEqualTo(list("As 7s"));
    assertThat(second.cards().get(2)).isEqualTo(list("Qs"));
  }

  @Test
  void cardsInFrontOfASeatAreASet() {
    InFront first = InFront.nothing(3).withTrick(TRICK.play(PlayingCard.parse("As")));
    TrickPlay next = TRICK.play(PlayingCard.parse("As")).clear(0).play(PlayingCard.parse("7s"));
    assertThat(first.withTrick(next).set(0)).isEqualTo(set("As 7s"));
    assertThat(first.withTrick(next).set(1)).isEqualTo(set("Ks"));
    assertThat(InFront.nothing(3).set(0)).isEmpty();
    TrickPlay both =
        TrickPlay.undealt(2, 0)
            .withHands(PerSeat.copyOf(List.of(set("9h"), set("9h'"))))
            .play(PlayingCard.parse("9h"))
            .play(PlayingCard.parse("9h'"));
    assertThat(InFront.nothing(2).withTrick(both).set(1)).isEqualTo(set("9h'"));
  }

  @Test
  void valuesAreEqualByTheirCards() {
    InFront first = InFront.nothing(3).withTrick(TRICK);
    assertThat(InFront.nothing(3).withTrick(TRICK)).isEqualTo(first).hasSameHashCodeAs(first);
    assertThat(first).hasToString("[, Ks, Qs]").isNotEqualTo(InFront.nothing(3));
    TrickPlay nobody = TrickPlay.undealt(3, 1);
    assertThat(first.withTrick(nobody)).isSameAs(first);
  }

  @Test
  void cardsOfWhoHasLeftStayWithThem() {
    TrickPlay left = TRICK.withInPlay(Seats.of(0, 1));
    assertThat(InFront.nothing(3).withTrick(left).cards().get(2)).isEqualTo(list("Qs"));
  }

  @Test
  void eachSeatHasAPileThatAllSeeTheLatestCardLast() {
    Table table = InFront.nothing(3).withTrick(TRICK).addTo(Table.builder(), "played").build();
    Pile pile = table.pile("played.1");
    assertThat(table.piles()).hasSize(3);
    assertThat(pile.cards()).containsExactly(PlayingCard.parse("Ks"));
    assertThat(pile.order()).isEqualTo(Pile.Order.TOP_LAST);
    assertThat(pile.owner()).hasValue(1);
    assertThat(pile.audiences()).containsExactly(Audience.ALL);
    assertThat(table.set("played.0", PlayingCard.FAMILY)).isEqualTo(noCards());
  }
}
