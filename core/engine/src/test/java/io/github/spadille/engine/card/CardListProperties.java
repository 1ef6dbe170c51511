package io.github.spadille.engine.card;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Lists;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

@Domain(CardDomain.class)
@Domain(DomainContext.Global.class)
class CardListProperties {
  private static void refusesPosition(ThrowingCallable call, int value) {
    assertThatThrownBy(call)
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContaining(String.valueOf(value));
  }

  @Property
  void holdsWhatItWasMadeOf(@ForAll ImmutableList<PlayingCard> cards) {
    CardList<PlayingCard> pile = CardList.copyOf(FAMILY, cards);
    assertThat(new ArrayList<>(pile)).isEqualTo(cards);
    assertThat(CardList.of(FAMILY, cards.toArray(new PlayingCard[0]))).isEqualTo(cards);
    assertThat(CardList.copyOf(FAMILY, pile)).isSameAs(pile);
    assertThat(pile.size()).isEqualTo(cards.size());
    assertThat(pile.isEmpty()).isEqualTo(cards.isEmpty());
    assertThat(pile.family()).isSameAs(FAMILY);
  }

  @Property
  @SuppressWarnings({"unchecked", "rawtypes"}) // What the compiler would refuse.
  void isBuiltFromTheTopDown(
      @ForAll CardList<PlayingCard> top,
      @ForAll PlayingCard card,
      @ForAll CardList<PlayingCard> end) {
    CardList.Builder<PlayingCard> builder =
        CardList.builder(FAMILY, top.size() + 1 + end.size()).addAll(top.draw(0)).add(card);
    if (!end.isEmpty()) {
      assertThatThrownBy(builder::build)
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining(String.valueOf(top.size() + 1));
    }
    assertThat(builder.addAll(end).build()).isEqualTo(top.append(card).appendAll(end));
    assertThatThrownBy(() -> builder.add(card)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.addAll((CardList) CardList.empty(Tarot.FAMILY)));
  }

  @Property
  void isBuiltFromIndexesToo(@ForAll CardList<PlayingCard> pile) {
    CardList.Builder<PlayingCard> builder = CardList.builder(FAMILY, pile.size() + 1);
    for (PlayingCard card : pile) {
      builder.addIndex(card.index());
    }
    for (int index : new int[] {-1, FAMILY.size()}) {
      assertThatThrownBy(() -> builder.addIndex(index))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
    PlayingCard last = FAMILY.card(0);
    assertThat(builder.addIndex(0).build()).isEqualTo(pile.append(last));
    assertThatThrownBy(() -> builder.addIndex(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Property
  void positions(@ForAll CardList<PlayingCard> pile) {
    List<PlayingCard> model = new ArrayList<>(pile);
    for (int i = 0; i < model.size(); i++) {
      assertThat(pile.get(i)).isSameAs(model.get(i));
      assertThat(pile.indexAt(i)).isEqualTo(model.get(i).index());
    }
    for (int i : new int[] {-1, model.size()}) {
      refusesPosition(() -> pile.get(i), i);
      refusesPosition(() -> pile.indexAt(i), i);
      refusesPosition(() -> pile.without(i), i);
    }
    if (pile.isEmpty()) {
      assertThatThrownBy(pile::top).isInstanceOf(NoSuchElementException.class);
      assertThatThrownBy(pile::bottom).isInstanceOf(NoSuchElementException.class);
    } else {
      assertThat(pile.top()).isSameAs(model.get(0));
      assertThat(pile.bottom()).isSameAs(model.get(model.size() - 1));
    }
  }

  @Property
  void searches(@ForAll CardList<PlayingCard> pile, @ForAll PlayingCard card) {
    List<PlayingCard> model = new ArrayList<>(pile);
    assertThat(pile.indexOf(card)).isEqualTo(model.indexOf(card));
    assertThat(pile.lastIndexOf(card)).isEqualTo(model.lastIndexOf(card));
    assertThat(pile.contains(card)).isEqualTo(model.contains(card));
    for (PlayingCard held : model) {
      assertThat(pile.indexOf(held)).isEqualTo(model.indexOf(held));
      assertThat(pile.lastIndexOf(held)).isEqualTo(model.lastIndexOf(held));
      assertThat(pile.contains(held)).isTrue();
    }
  }

  @Property(tries = 200)
  void slices(@ForAll CardList<PlayingCard> pile) {
    List<PlayingCard> model = new ArrayList<>(pile);
    int size = model.size();
    for (int n = 0; n <= size; n++) {
      assertThat(pile.first(n)).isEqualTo(model.subList(0, n));
      assertThat(pile.draw(n)).isEqualTo(model.subList(n, size));
      List<PlayingCard> everyThird = new ArrayList<>();
      for (int i = n; i < size; i += 3) {
        everyThird.add(model.get(i));
      }
      assertThat(pile.every(3, n)).isEqualTo(everyThird);
      assertThat(pile.last(n)).isEqualTo(model.subList(size - n, size));
      for (int to = n; to <= size; to++) {
        assertThat(pile.subList(n, to)).isEqualTo(model.subList(n, to));
      }
    }
    for (int n : new int[] {-1, size + 1}) {
      refusesPosition(() -> pile.first(n), n);
      refusesPosition(() -> pile.draw(n), n);
      refusesPosition(() -> pile.every(1, n), n);
      refusesPosition(() -> pile.last(n), n);
    }
    refusesPosition(() -> pile.subList(-1, size), -1);
    refusesPosition(() -> pile.subList(0, size + 1), size + 1);
    assertThatThrownBy(() -> pile.append(PlayingCard.X1).subList(1, 0))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(new ArrayList<>(pile)).isEqualTo(model);
  }

  @Property
  void picksCardsByPosition(@ForAll CardList<PlayingCard> pile, @ForAll Random random) {
    int size = pile.size();
    int[] positions = random.ints(size == 0 ? 0 : 20, 0, Math.max(1, size)).toArray();
    List<PlayingCard> picked = new ArrayList<>();
    for (int position : positions) {
      picked.add(pile.get(position));
    }
    assertThat(pile.pick(positions)).isEqualTo(picked);
    for (int position : new int[] {-1, size}) {
      assertThatThrownBy(() -> pile.pick(position)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Property
  void addsOneCard(@ForAll CardList<PlayingCard> pile, @ForAll PlayingCard card) {
    List<PlayingCard> before = new ArrayList<>(pile);
    List<PlayingCard> pushed = new ArrayList<>(pile);
    pushed.add(0, card);
    List<PlayingCard> appended = new ArrayList<>(pile);
    appended.add(card);
    assertThat(pile.push(card)).isEqualTo(pushed);
    assertThat(pile.append(card)).isEqualTo(appended);
    assertThat(pile.push(card).top()).isSameAs(card);
    assertThat(pile.append(card).bottom()).isSameAs(card);
    assertThat(new ArrayList<>(pile)).isEqualTo(before);
  }

  @Property
  void slicesOfOnePileDoNotDisturbEachOther(
      @ForAll CardList<PlayingCard> pile, @ForAll PlayingCard card) {
    List<PlayingCard> before = new ArrayList<>(pile);
    int half = pile.size() / 2;
    CardList<PlayingCard> stock = pile.draw(half).push(card);
    CardList<PlayingCard> hand = pile.first(half).append(card);
    assertThat(stock.draw(1)).isEqualTo(before.subList(half, before.size()));
    assertThat(hand.first(half)).isEqualTo(before.subList(0, half));
    assertThat(new ArrayList<>(pile)).isEqualTo(before);
  }

  @Property
  void addsPiles(@ForAll CardList<PlayingCard> a, @ForAll CardList<PlayingCard> b) {
    List<PlayingCard> aThenB = new ArrayList<>(a);
    aThenB.addAll(b);
    assertThat(a.appendAll(b)).isEqualTo(aThenB);
    assertThat(b.pushAll(a)).isEqualTo(aThenB);
    assertThat(a.appendAll(b).first(a.size())).isEqualTo(a);
  }

  @Property
  void removesAPosition(@ForAll CardList<PlayingCard> pile) {
    for (int i = 0; i < pile.size(); i++) {
      List<PlayingCard> model = new ArrayList<>(pile);
      model.remove(i);
      assertThat(pile.without(i)).isEqualTo(model);
    }
  }

  @Property
  void turnsOver(@ForAll CardList<PlayingCard> pile) {
    assertThat(pile.reversed()).isEqualTo(Lists.reverse(new ArrayList<>(pile)));
    assertThat(pile.reversed().reversed()).isEqualTo(pile);
  }

  @Property
  void conversions(@ForAll CardList<PlayingCard> pile) {
    assertThat(pile.toSet()).isEqualTo(new HashSet<>(pile));
    assertThat(new ArrayList<>(pile.toBag()))
        .isEqualTo(
            new ArrayList<>(
                ImmutableSortedMultiset.copyOf(
                    Comparator.comparingInt(PlayingCard::index), new ArrayList<>(pile))));
    assertThat(pile.toArray()).isEqualTo(new ArrayList<>(pile).toArray());
  }

  @Property
  @SuppressWarnings("EqualsNull") // null is what is asked about
  void equalToEveryListOfTheSameCards(
      @ForAll CardList<PlayingCard> a, @ForAll CardList<PlayingCard> b) {
    List<PlayingCard> model = new ArrayList<>(a);
    assertThat(a.equals(model)).isTrue();
    assertThat(model.equals(a)).isTrue();
    assertThat(a.equals(Collections.unmodifiableList(model))).isTrue();
    assertThat(a.equals(CardList.copyOf(FAMILY, model))).isTrue();
    assertThat(a.hashCode()).isEqualTo(model.hashCode());
    assertThat(a.equals(b)).isEqualTo(model.equals(new ArrayList<>(b)));
    assertThat(a.equals(a.append(PlayingCard.X1))).isFalse();
    assertThat(a.equals(a.toBag())).isFalse();
    assertThat(a.equals(null)).isFalse();
  }

  @Property
  void orderMatters(@ForAll CardList<PlayingCard> pile) {
    assertThat(pile.equals(pile.reversed()))
        .isEqualTo(new ArrayList<>(pile).equals(Lists.reverse(new ArrayList<>(pile))));
  }

  @Property
  void textRoundTrips(@ForAll CardList<PlayingCard> pile) {
    assertThat(list(pile.toString())).isEqualTo(pile);
  }

  @Property(tries = 50)
  void isUnmodifiable(@ForAll CardList<PlayingCard> pile) {
    Mutators.assertUnmodifiable(pile);
  }

  @Property
  void shufflingKeepsTheCards(@ForAll CardList<PlayingCard> pile, @ForAll long seed) {
    List<PlayingCard> before = new ArrayList<>(pile);
    CardList<PlayingCard> shuffled = CardList.shuffled(pile, RandomSource.seeded(seed));
    assertThat(shuffled.toBag().equals(pile.toBag())).isTrue();
    assertThat(CardList.shuffled(pile, RandomSource.seeded(seed))).isEqualTo(shuffled);
    assertThat(new ArrayList<>(pile)).isEqualTo(before);
  }

  @Example
  void prints() {
    assertThat(list("7d Ks 7d X1'")).hasToString("7d Ks 7d X1'");
    assertThat(CardList.empty(FAMILY)).hasToString("");
    assertThat(CardList.empty(FAMILY)).isEqualTo(Collections.emptyList());
  }

  @Example
  // Foreign cards are what is asked about.
  @SuppressWarnings({"CollectionIncompatibleType", "EqualsIncompatibleType"})
  void otherFamilies() {
    CardFamily<Tarot> other = CardFamily.of("other", Tarot.class, Tarot.cards(0, 1));
    CardList<Tarot> a = CardList.of(Tarot.FAMILY, Tarot.card(0));
    CardList<Tarot> b = CardList.of(other, Tarot.card(0));
    assertThat(a.equals(b)).isTrue();
    assertThat(a.equals(list("As"))).isFalse();
    assertThat(a.contains(FAMILY.card(0))).isFalse();
    assertThat(a.indexOf("t0")).isEqualTo(-1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> a.appendAll(b))
        .withMessage("cards of two families: tarot, other");
    assertThatIllegalArgumentException().isThrownBy(() -> a.pushAll(b));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> b.push(Tarot.card(2)))
        .withMessage("not one of the other: t2");
    assertThatIllegalArgumentException().isThrownBy(() -> b.append(Tarot.card(2)));
    assertThatIllegalArgumentException().isThrownBy(() -> CardList.of(other, Tarot.card(2)));
  }

  @Example
  void refusesNull() {
    CardList<PlayingCard> pile = list("7d");
    assertThatNullPointerException().isThrownBy(() -> CardList.empty(null));
    assertThatNullPointerException().isThrownBy(() -> CardList.copyOf(FAMILY, null));
    assertThatNullPointerException().isThrownBy(() -> CardList.copyOf(null, ImmutableList.of()));
    assertThatNullPointerException()
        .isThrownBy(() -> CardList.copyOf(FAMILY, Arrays.asList((PlayingCard) null)));
    assertThatNullPointerException().isThrownBy(() -> CardList.shuffled(pile, null));
    assertThatNullPointerException()
        .isThrownBy(() -> CardList.shuffled(null, RandomSource.seeded(1)));
    assertThatNullPointerException().isThrownBy(() -> pile.push(null));
    assertThatNullPointerException().isThrownBy(() -> pile.append(null));
    assertThatNullPointerException().isThrownBy(() -> pile.pushAll(null));
    assertThatNullPointerException().isThrownBy(() -> pile.appendAll(null));
    assertThatNullPointerException().isThrownBy(() -> pile.contains(null));
    assertThatNullPointerException().isThrownBy(() -> pile.indexOf(null));
    assertThatNullPointerException().isThrownBy(() -> pile.lastIndexOf(null));
  }
}
