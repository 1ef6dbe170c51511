package io.github.spadille.testkit.twin;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.testkit.bury.BuryMove;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardMapTest {
  private static final Card KING = PlayingCard.parse("Ks");
  private static final Card ACE = PlayingCard.parse("As");
  private static final Card QUEEN = PlayingCard.parse("Qh");

  @Test
  void twoCardsChangePlacesInAMove() {
    CardMap map = CardMap.exchanging(KING, ACE);
    assertThat(text(map, "bury Ks")).isEqualTo("bury As");
    assertThat(text(map, "bury As")).isEqualTo("bury Ks");
    assertThat(text(map, "bury Qh")).isEqualTo("bury Qh");
  }

  @Test
  void nothingChangesPlacesWithoutCards() {
    assertThat(text(CardMap.none(), "bury Ks")).isEqualTo("bury Ks");
    assertThat(CardMap.none().cards()).isEmpty();
  }

  @Test
  void cardsOfAChoiceChangePlacesWithThoseOfTheOther() {
    CardMap map = CardMap.choosing(ImmutableList.of(QUEEN, KING), ImmutableList.of(ACE, QUEEN));
    assertThat(map.cards()).containsExactlyInAnyOrder(KING, ACE);
    assertThat(text(map, "bury Ks")).isEqualTo("bury As");
  }

  @Test
  void cardsThatWereOnlyChosenOnceStayWhereTheyAre() {
    CardMap fewer = CardMap.choosing(ImmutableList.of(KING, QUEEN), ImmutableList.of(ACE));
    assertThat(fewer.cards()).containsExactlyInAnyOrder(KING, ACE, QUEEN);
    assertThat(text(fewer, "bury Qh")).isEqualTo("bury Qh");
    CardMap more = CardMap.choosing(ImmutableList.of(), List.of(ACE));
    assertThat(more.cards()).containsExactly(ACE);
    assertThat(text(more, "bury As")).isEqualTo("bury As");
  }

  private static String text(CardMap map, String move) {
    return BuryMove.SYNTAX.format(map.in(BuryMove.SYNTAX, BuryMove.SYNTAX.parse(0, move)));
  }
}
