package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.Deal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BagsPerSeatTest {
  private static final Deck<PlayingCard> TWO_PACKS = Deck.full64().times(2);

  /** Gives and takes back the cards of some packs and, beside them, those of a list of bags. */
  @Property(tries = 200)
  void behaveLikeAListOfBags(
      @ForAll @IntRange(min = 2, max = 16) int seats,
      @ForAll @IntRange(min = 1, max = 3) int packs,
      @ForAll boolean bothBacks,
      @ForAll long seed) {
    Random random = new Random(seed);
    BagsPerSeat<PlayingCard> hands = BagsPerSeat.none(FAMILY, seats);
    List<CardBag<PlayingCard>> bags =
        new ArrayList<>(Collections.nCopies(seats, CardBag.empty(FAMILY)));
    Deck<PlayingCard> pack = Deck.full64();
    for (PlayingCard card :
        (bothBacks ? pack.plus(pack.withSecondBack()) : pack)
            .times(packs)
            .shuffled(random::nextLong)) {
      int seat = random.nextInt(seats);
      hands = hands.plus(seat, card);
      bags.set(seat, bags.get(seat).with(card));
      int loser = random.nextInt(seats);
      if (!bags.get(loser).isEmpty() && random.nextInt(3) == 0) {
        PlayingCard lost = bags.get(loser).iterator().next();
        hands = hands.without(loser, lost);
        bags.set(loser, bags.get(loser).without(lost));
      }
      assertThat(hands).isEqualTo(bags).hasSize(seats).hasSameHashCodeAs(bags);
      assertThat(hands.distinct(seat)).isEqualTo(bags.get(seat).distinct());
      assertThat(hands.isEmpty(loser)).isEqualTo(bags.get(loser).isEmpty());
    }
    assertThat(BagsPerSeat.copyOf(FAMILY, bags)).isEqualTo(hands);
  }

  @Property(tries = 200)
  void areDealtOneByOne(
      @ForAll @IntRange(min = 2, max = 16) int seats,
      @ForAll @IntRange(max = 8) int rounds,
      @ForAll long seed) {
    CardList<PlayingCard> pack = TWO_PACKS.shuffled(RandomSource.seeded(seed));
    int first = Math.floorMod(seed, seats);
    BagsPerSeat<PlayingCard> expected = BagsPerSeat.none(FAMILY, seats);
    BagsPerSeat<PlayingCard> drawn = expected;
    for (int i = 0; i < rounds * seats; i++) {
      expected = expected.plus((first + i) % seats, pack.get(i));
      drawn = drawn.plus((first + i) % seats, pack, i);
    }
    assertThat(drawn).isEqualTo(expected);
    assertThat(BagsPerSeat.deal(pack, seats, first, rounds * seats)).isEqualTo(expected);
  }

  @Test
  void onePackIsDealtToFewSeatsAndToMany() {
    CardList<PlayingCard> pack = Deck.full64().shuffled(RandomSource.seeded(1));
    for (int seats : new int[] {1, 7, 8, 16}) {
      assertThat(BagsPerSeat.deal(pack, seats, 0, 32)).isEqualTo(Deal.bags(pack, seats, 0, 32));
    }
    CardList<PlayingCard> backs = Deck.full64().withSecondBack().cards();
    assertThat(BagsPerSeat.deal(backs, 3, 1, 9)).isEqualTo(Deal.bags(backs, 3, 1, 9));
  }

  @Test
  void oneCardIsDealtToTheFirstSeatAlone() {
    CardList<PlayingCard> pack = PlayingCards.list("9h Kd");
    for (int first = 0; first < 7; first++) {
      BagsPerSeat<PlayingCard> dealt = BagsPerSeat.deal(pack, 7, first, 1);
      assertThat(dealt).isEqualTo(BagsPerSeat.none(FAMILY, 7).plus(first, pack.top()));
    }
  }

  @Test
  void theLowestCardOfASecondPackIsDealtAsItIs() {
    CardList<PlayingCard> pack = PlayingCards.list("As'");
    assertThat(BagsPerSeat.deal(pack, 2, 1, 1))
        .containsExactly(PlayingCards.bag(""), PlayingCards.bag("As'"));
  }

  @Test
  void distinctCardsOfUpToSevenSeatsAreOneSmallObject() {
    CardList<PlayingCard> pack = Deck.full64().cards();
    for (int seats = 1; seats <= 7; seats++) {
      BagsPerSeat<PlayingCard> dealt = BagsPerSeat.deal(pack, seats, 0, 63);
      BagsPerSeat<PlayingCard> all = dealt.plus(0, pack, 63);
      for (Object small : List.of(BagsPerSeat.none(FAMILY, seats), dealt, all)) {
        assertThat(small).isExactlyInstanceOf(BagsPerSeat.class);
      }
      assertThat(all.plus(0, pack, 0)).isInstanceOf(BagsPerSeat.ManyBagsPerSeat.class);
    }
    assertThat(BagsPerSeat.none(FAMILY, 8)).isInstanceOf(BagsPerSeat.ManyBagsPerSeat.class);
  }

  @Test
  void thereMayBeNoSeat() {
    assertThat(BagsPerSeat.none(FAMILY, 0)).isEmpty();
  }

  @Test
  void refuseWhatTheyCannotHold() {
    BagsPerSeat<PlayingCard> none = BagsPerSeat.none(FAMILY, 3);
    PlayingCard ace = PlayingCard.parse("As");
    assertThatThrownBy(() -> none.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> none.isEmpty(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> none.plus(0, CardList.of(FAMILY, ace), 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> none.plus(3, ace)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> none.plus(-1, ace)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> BagsPerSeat.none(FAMILY, 17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("17 seats; expected 0 to 16");
    assertThatThrownBy(() -> BagsPerSeat.none(FAMILY, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BagsPerSeat.deal(Deck.full64().cards(), 17, 0, 17))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
