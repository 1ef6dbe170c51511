package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DiscardPileTest {
  private static boolean freezes(PlayingCard card) {
    String code = card.toString();
    return code.startsWith("X") || code.startsWith("2") || code.equals("3h") || code.equals("3d");
  }

  private static CardList<PlayingCard> shuffled(long seed) {
    return Canasta.PACK.shuffled(RandomSource.seeded(seed));
  }

  private static DiscardPile turnedUp(CardList<PlayingCard> pack) {
    Rules<CanastaState, CanastaMove> rules = Canasta.GAME.rules(4);
    return rules.apply(rules.start(), new Shuffle(pack)).pile();
  }

  @Property
  @Covers({"CAN-8", "CAN-9", "CAN-10"})
  void cardsAreTurnedUntilOneDoesNotFreeze(@ForAll long seed) {
    CardList<PlayingCard> pack = shuffled(seed);
    List<PlayingCard> turned = new ArrayList<>();
    do {
      turned.add(pack.get(44 + turned.size()));
    } while (freezes(turned.get(turned.size() - 1)));

    DiscardPile pile = turnedUp(pack);

    assertThat(pile.cards()).isEqualTo(turned);
    assertThat(pile.upcard()).isEqualTo(turned.get(turned.size() - 1));
    assertThat(pile.frozen()).isEqualTo(turned.size() > 1);
    assertThat(pile.waiting()).isFalse();
  }

  @Property
  @Covers({"CAN-42", "CAN-43"})
  void wildCardsFreezeUntilThePileIsTaken(@ForAll long seed) {
    DiscardPile pile = DiscardPile.NONE;
    List<PlayingCard> discarded = new ArrayList<>();
    for (PlayingCard card : shuffled(seed)) {
      if (!Kinds.isRedThree(card)) { // They are never discarded.
        pile = pile.with(card);
        discarded.add(card);
        assertThat(pile.cards()).isEqualTo(discarded);
        assertThat(pile.upcard()).isEqualTo(card);
        assertThat(pile.frozen()).isEqualTo(discarded.stream().anyMatch(DiscardPileTest::freezes));
      }
    }
    DiscardPile rest = pile.withoutUpcard();
    assertThat(rest.cards()).isEqualTo(discarded.subList(0, discarded.size() - 1));
    assertThat(rest.frozen()).isFalse();
    assertThat(rest.waiting()).isTrue();
  }

  @Test
  @Covers("CAN-9")
  void aBlackThreeStaysOnTop() {
    CardList<PlayingCard> turned = PlayingCards.list("2s 3h 3c");
    CardBag<PlayingCard> others = Canasta.PACK.cards().toBag().minus(turned.toBag());
    CardList<PlayingCard> pack = others.toList();
    DiscardPile pile = turnedUp(pack.first(44).appendAll(turned).appendAll(pack.draw(44)));

    assertThat(pile.cards()).isEqualTo(turned);
    assertThat(pile.frozen()).isTrue();
  }

  @Test
  void anEmptyPileHasNoUpcard() {
    assertThatThrownBy(DiscardPile.NONE::upcard).isInstanceOf(NoSuchElementException.class);
  }
}
