package io.github.spadille.engine.card;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(CardDomain.class)
class CardSetProperties {
  /** The model: a sorted set of the JDK. */
  private static TreeSet<PlayingCard> model(Collection<PlayingCard> cards) {
    TreeSet<PlayingCard> model = new TreeSet<>(Comparator.comparingInt(PlayingCard::index));
    model.addAll(cards);
    return model;
  }

  private static void assertSame(CardSet<PlayingCard> actual, Collection<PlayingCard> expected) {
    assertThat(new ArrayList<>(actual)).isEqualTo(new ArrayList<>(model(expected)));
  }

  @Property
  void holdsWhatItWasMadeOf(@ForAll ImmutableList<PlayingCard> cards) {
    TreeSet<PlayingCard> model = model(cards);
    CardSet<PlayingCard> set = CardSet.copyOf(FAMILY, cards);
    assertSame(set, model);
    assertThat(CardSet.of(FAMILY, cards.toArray(new PlayingCard[0]))).isEqualTo(set);
    assertThat(set.size()).isEqualTo(model.size());
    assertThat(set.isEmpty()).isEqualTo(model.isEmpty());
    assertThat(set.family()).isSameAs(FAMILY);
    for (PlayingCard card : FAMILY.cards()) {
      assertThat(set.contains(card)).isEqualTo(model.contains(card));
      assertThat(set.contains((Object) card)).isEqualTo(model.contains(card));
    }
  }

  @Property
  void prefersCardsOfAnotherSet(
      @ForAll CardSet<PlayingCard> set, @ForAll CardSet<PlayingCard> other) {
    CardSet<PlayingCard> both = set.intersect(other);
    assertThat(set.preferring(other)).isEqualTo(both.isEmpty() ? set : both);
    assertThat(set.preferring(CardSet.empty(FAMILY))).isEqualTo(set);
  }

  @Example
  void prefersCardsWithEitherBack() {
    assertThat(set("As Kc'").preferring(set("As 2h"))).isEqualTo(set("As"));
    assertThat(set("As Kc'").preferring(set("2h Kc'"))).isEqualTo(set("Kc'"));
    assertThat(set("As Kc'").preferring(set("As' Kc"))).isEqualTo(set("As Kc'"));
  }

  @Property
  void isThereWhenAConditionHolds(@ForAll CardSet<PlayingCard> set) {
    assertThat(set.when(true)).isEqualTo(set);
    assertThat(set.when(false)).isEmpty();
  }

  @Property
  void bits(@ForAll CardSet<PlayingCard> set) {
    assertThat(CardSet.ofBits(FAMILY, set.low(), set.high())).isEqualTo(set);
    for (PlayingCard card : FAMILY.cards()) {
      long word = card.index() < 64 ? set.low() : set.high();
      assertThat((word >>> card.index() % 64 & 1) == 1).isEqualTo(set.contains(card));
    }
  }

  @Property
  void withAndWithoutOneCard(@ForAll CardSet<PlayingCard> set, @ForAll PlayingCard card) {
    TreeSet<PlayingCard> before = model(set);
    TreeSet<PlayingCard> with = model(set);
    with.add(card);
    TreeSet<PlayingCard> without = model(set);
    without.remove(card);
    assertSame(set.with(card), with);
    assertSame(set.without(card), without);
    assertSame(set, before);
  }

  @Property
  void algebra(@ForAll CardSet<PlayingCard> a, @ForAll CardSet<PlayingCard> b) {
    TreeSet<PlayingCard> modelA = model(a);
    TreeSet<PlayingCard> modelB = model(b);
    assertSame(a.union(b), Sets.union(modelA, modelB));
    assertSame(a.minus(b), Sets.difference(modelA, modelB));
    assertSame(a.intersect(b), Sets.intersection(modelA, modelB));
    assertThat(a.containsAny(b)).isEqualTo(!Sets.intersection(modelA, modelB).isEmpty());
    assertSame(a, modelA);
    assertSame(b, modelB);
  }

  @Property
  void containsAll(@ForAll CardSet<PlayingCard> a, @ForAll CardSet<PlayingCard> b) {
    boolean expected = model(a).containsAll(model(b));
    assertThat(a.containsAll(b)).isEqualTo(expected);
    assertThat(a.containsAll(new HashSet<>(b))).isEqualTo(expected);
    assertThat(a.containsAll(a.intersect(b))).isTrue();
    assertThat(a.union(b).containsAll(new ArrayList<>(a))).isTrue();
  }

  @Property
  void positions(@ForAll CardSet<PlayingCard> set) {
    List<PlayingCard> inOrder = new ArrayList<>(model(set));
    for (int i = 0; i < inOrder.size(); i++) {
      assertThat(set.nth(i)).isSameAs(inOrder.get(i));
    }
    for (int n : new int[] {-1, inOrder.size()}) {
      assertThatThrownBy(() -> set.nth(n))
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessageContaining(String.valueOf(n));
    }
    if (set.isEmpty()) {
      assertThatThrownBy(set::first).isInstanceOf(NoSuchElementException.class);
      assertThatThrownBy(set::last).isInstanceOf(NoSuchElementException.class);
    } else {
      assertThat(set.first()).isSameAs(inOrder.get(0));
      assertThat(set.last()).isSameAs(inOrder.get(inOrder.size() - 1));
    }
  }

  @Example
  void nthOfAllCards() {
    CardSet<PlayingCard> all = CardSet.allOf(FAMILY);
    assertThat(all).hasSize(128);
    for (int i = 0; i < 128; i++) {
      assertThat(all.nth(i)).isSameAs(FAMILY.card(i));
    }
  }

  @Property
  void conversions(@ForAll CardSet<PlayingCard> set) {
    assertThat(set.toList()).isEqualTo(new ArrayList<>(model(set)));
    assertThat(set.toBag()).isEqualTo(CardBag.copyOf(FAMILY, set));
    assertThat(set.toArray()).isEqualTo(model(set).toArray());
  }

  @Property
  @SuppressWarnings("EqualsNull") // null is what is asked about
  void equalToEverySetOfTheSameCards(
      @ForAll CardSet<PlayingCard> a, @ForAll CardSet<PlayingCard> b) {
    Set<PlayingCard> hashSet = new HashSet<>(a);
    assertThat(a.equals(hashSet)).isTrue();
    assertThat(hashSet.equals(a)).isTrue();
    assertThat(a.hashCode()).isEqualTo(hashSet.hashCode());
    assertThat(a.equals(b)).isEqualTo(hashSet.equals(new HashSet<>(b)));
    assertThat(a.equals(new HashSet<>(b))).isEqualTo(a.equals(b));
    assertThat(a.equals(CardSet.copyOf(FAMILY, hashSet))).isTrue();
    assertThat(a.equals(null)).isFalse();
    assertThat(a.equals(new ArrayList<>(a))).isFalse();
  }

  @Property
  void differsFromASetWithOneCardMoreOrLess(
      @ForAll CardSet<PlayingCard> set, @ForAll PlayingCard card) {
    CardSet<PlayingCard> other = set.contains(card) ? set.without(card) : set.with(card);
    assertThat(other.equals(set)).isFalse();
    assertThat(other.hashCode()).isNotEqualTo(set.hashCode());
  }

  @Property
  void textRoundTrips(@ForAll CardSet<PlayingCard> set) {
    assertThat(set(set.toString())).isEqualTo(set);
  }

  @Property(tries = 50)
  void isUnmodifiable(@ForAll CardSet<PlayingCard> set) {
    Mutators.assertUnmodifiable(set);
  }

  @Example
  void prints() {
    assertThat(set("Ah Ks 7d 2s' X1")).hasToString("Ks X1 Ah 7d 2s'");
    assertThat(CardSet.empty(FAMILY)).hasToString("");
  }

  @Example
  void iteratorEnds() {
    Iterator<PlayingCard> iterator = set("7d").iterator();
    iterator.next();
    assertThat(iterator.hasNext()).isFalse();
    assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
  }

  @Example
  // Foreign cards are what is asked about.
  @SuppressWarnings({"CollectionIncompatibleType", "EqualsIncompatibleType"})
  void otherObjectsAreNotContained() {
    CardSet<PlayingCard> all = CardSet.allOf(FAMILY);
    assertThat(all.contains((Object) "7d")).isFalse();
    assertThat(all.contains((Object) Tarot.card(3))).isFalse();
    assertThat(all.containsAll(Tarot.cards(1, 2))).isFalse();
    assertThat(CardSet.allOf(Tarot.FAMILY).equals(CardSet.ofBits(FAMILY, -1L, (1L << 14) - 1)))
        .isFalse();
    assertThat(CardSet.empty(FAMILY).equals(CardSet.empty(Tarot.FAMILY))).isTrue();
  }

  @Example
  void bitsMustStandForCards() {
    assertThat(CardSet.allOf(Tarot.FAMILY)).hasSize(78);
    assertThat(CardSet.ofBits(Tarot.FAMILY, 1, 1L << 13)).isEqualTo(Set.copyOf(Tarot.cards(0, 77)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.ofBits(Tarot.FAMILY, 0, 1L << 14))
        .withMessageContaining("high 4000")
        .withMessageContaining("78");
    CardFamily<Tarot> small =
        CardFamily.of("small", Tarot.class, Tarot.FAMILY.cards().subList(0, 5));
    assertThat(CardSet.allOf(small)).hasSize(5);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.ofBits(small, 1L << 5, 0))
        .withMessageContaining("low 20");
    assertThatIllegalArgumentException().isThrownBy(() -> CardSet.ofBits(small, 0, 1));
  }

  @Example
  void refusesAnotherFamily() {
    CardFamily<Tarot> other = CardFamily.of("other", Tarot.class, Tarot.cards(0, 1));
    CardSet<Tarot> a = CardSet.allOf(Tarot.FAMILY);
    CardSet<Tarot> b = CardSet.allOf(other);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> a.union(b))
        .withMessage("cards of two families: tarot, other");
    assertThatIllegalArgumentException().isThrownBy(() -> a.minus(b));
    assertThatIllegalArgumentException().isThrownBy(() -> a.intersect(b));
    assertThatIllegalArgumentException().isThrownBy(() -> a.containsAny(b));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardSet.of(other, Tarot.card(2)))
        .withMessage("not one of the other: t2");
  }

  @Example
  void refusesNull() {
    CardSet<PlayingCard> set = set("7d");
    assertThatNullPointerException().isThrownBy(() -> CardSet.empty(null));
    assertThatNullPointerException().isThrownBy(() -> CardSet.allOf(null));
    assertThatNullPointerException().isThrownBy(() -> CardSet.copyOf(FAMILY, null));
    assertThatNullPointerException().isThrownBy(() -> CardSet.copyOf(null, ImmutableList.of()));
    assertThatNullPointerException()
        .isThrownBy(() -> CardSet.copyOf(FAMILY, Arrays.asList((PlayingCard) null)));
    assertThatNullPointerException().isThrownBy(() -> CardSet.ofBits(null, 0, 0));
    assertThatNullPointerException().isThrownBy(() -> set.with(null));
    assertThatNullPointerException().isThrownBy(() -> set.without(null));
    assertThatNullPointerException().isThrownBy(() -> set.contains((PlayingCard) null));
    assertThatNullPointerException().isThrownBy(() -> set.contains((Object) null));
    assertThatNullPointerException().isThrownBy(() -> set.containsAll(null));
    assertThatNullPointerException().isThrownBy(() -> set.containsAny(null));
    assertThatNullPointerException().isThrownBy(() -> set.union(null));
    assertThatNullPointerException().isThrownBy(() -> set.minus(null));
    assertThatNullPointerException().isThrownBy(() -> set.intersect(null));
  }

  @Example
  void equalToNoSetOfOtherThings() {
    CardSet<PlayingCard> ace = set("As");
    assertThat(ace.equals(Collections.singleton(null))).isFalse();
    assertThat(ace.equals(Set.of("As"))).isFalse();
    assertThat(ace.equals(Set.of(Tarot.card(0)))).isFalse();
  }
}
