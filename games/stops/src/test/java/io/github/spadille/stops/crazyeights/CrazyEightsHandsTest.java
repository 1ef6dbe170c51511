package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CrazyEightsHandsTest {
  private static final Deck<PlayingCard> TWO_PACKS = Deck.full64().times(2);

  /** Deals and takes back the cards of two packs and, beside them, those of a list of bags. */
  @Property
  void behaveLikeAListOfBags(@ForAll @IntRange(min = 2, max = 15) int seats, @ForAll long seed) {
    Random random = new Random(seed);
    CrazyEightsHands hands = CrazyEightsHands.none(seats);
    List<CardBag<PlayingCard>> bags =
        new ArrayList<>(Collections.nCopies(seats, CardBag.empty(FAMILY)));
    for (PlayingCard card : TWO_PACKS.shuffled(random)) {
      int seat = random.nextInt(seats);
      hands = hands.plus(seat, card);
      bags.set(seat, bags.get(seat).with(card));
      int loser = random.nextInt(seats);
      if (!bags.get(loser).isEmpty() && random.nextInt(3) == 0) {
        PlayingCard lost = bags.get(loser).iterator().next();
        hands = hands.minus(loser, lost);
        bags.set(loser, bags.get(loser).without(lost));
      }
      assertThat(hands).isEqualTo(bags).hasSize(seats).hasSameHashCodeAs(bags);
      assertThat(hands.count(loser)).isEqualTo(bags.get(loser).size());
      assertThat(hands.distinct(seat)).isEqualTo(bags.get(seat).distinct());
    }
    assertThat(CrazyEightsHands.copyOf(bags)).isEqualTo(hands);
  }

  @Property
  void areDealtOneByOne(
      @ForAll @IntRange(min = 2, max = 10) int seats,
      @ForAll @IntRange(max = 10) int rounds,
      @ForAll long seed) {
    CardList<PlayingCard> pack = TWO_PACKS.shuffled(new Random(seed));
    int first = Math.floorMod(seed, seats);
    CrazyEightsHands expected = CrazyEightsHands.none(seats);
    for (int i = 0; i < rounds * seats; i++) {
      expected = expected.plus((first + i) % seats, pack.get(i));
    }
    assertThat(CrazyEightsHands.deal(pack, seats, first, rounds * seats)).isEqualTo(expected);
  }

  @Test
  void refuseWhatTheyCannotHold() {
    PlayingCard ace = PlayingCard.parse("As");
    CrazyEightsHands two = CrazyEightsHands.none(3).plus(0, ace).plus(0, ace);
    assertThatThrownBy(() -> two.plus(1, ace)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> two.minus(1, ace)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> two.plus(1, ace.withSecondBack()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> two.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> CrazyEightsHands.none(16))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
