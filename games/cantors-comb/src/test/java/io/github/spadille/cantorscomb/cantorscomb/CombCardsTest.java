package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.cantorscomb.CombCards.countNumber;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.hasNumber;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.list;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.noCards;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.ofNumber;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class CombCardsTest {
  private final CardSet<CombCard> hand = set("1.1 7.2 7.4 16.1 16.4");

  @Test
  @Covers("DCK-6")
  void cardsOfANumberAreFound() {
    assertThat(ofNumber(hand, 7)).isEqualTo(set("7.2 7.4"));
    assertThat(ofNumber(hand, 16)).isEqualTo(set("16.1 16.4"));
    assertThat(ofNumber(hand, 2)).isEqualTo(noCards());
    assertThat(hasNumber(hand, 1)).isTrue();
    assertThat(hasNumber(hand, 15)).isFalse();
    assertThat(countNumber(hand, 7)).isEqualTo(2);
    assertThat(countNumber(hand, 8)).isZero();
  }

  @Test
  void pilesKeepTheirOrder() {
    assertThat(list("16.4 1.1").top()).isEqualTo(CombCard.parse("16.4"));
  }
}
