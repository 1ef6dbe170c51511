package io.github.spadille.engine.card;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import com.google.common.collect.Sets;
import com.google.common.collect.TreeMultiset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(CardDomain.class)
class CardBagProperties {
  /** The model: a sorted multiset of Guava. */
  private static TreeMultiset<PlayingCard> model(Collection<PlayingCard> cards) {
    TreeMultiset<PlayingCard> model =
        TreeMultiset.create(Comparator.comparingInt(PlayingCard::index));
    model.addAll(cards);
    return model;
  }

  private static void assertSame(CardBag<PlayingCard> actual, Collection<PlayingCard> expected) {
    TreeMultiset<PlayingCard> model = model(expected);
    assertThat(new ArrayList<>(actual)).isEqualTo(new ArrayList<>(model));
    assertThat(actual.size()).isEqualTo(model.size());
    // However it came about, it is the same value.
    CardBag<PlayingCard> fresh = CardBag.copyOf(FAMILY, model);
    assertThat(actual.equals(fresh)).isTrue();
    assertThat(actual.hashCode()).isEqualTo(fresh.hashCode());
  }

  @Property
  void holdsWhatItWasMadeOf(@ForAll ImmutableList<PlayingCard> cards) {
    TreeMultiset<PlayingCard> model = model(cards);
    CardBag<PlayingCard> bag = CardBag.copyOf(FAMILY, cards);
    assertSame(bag, model);
    assertThat(CardBag.of(FAMILY, cards.toArray(new PlayingCard[0])).equals(bag)).isTrue();
    assertThat(bag.isEmpty()).isEqualTo(model.isEmpty());
    assertThat(bag.family()).isSameAs(FAMILY);
    assertThat(bag.distinct()).isEqualTo(model.elementSet());
    assertThat(bag.isDistinct()).isEqualTo(model.size() == model.elementSet().size());
    assertThat(bag.repeated())
        .isEqualTo(Sets.filter(model.elementSet(), card -> model.count(card) > 1));
    assertThat(bag.sum(PlayingCard::index))
        .isEqualTo(model.stream().mapToInt(PlayingCard::index).sum());
    assertThat(bag.toMultiset()).isEqualTo(model);
    assertThat(bag.toList()).isEqualTo(new ArrayList<>(model));
    for (PlayingCard card : FAMILY.cards()) {
      assertThat(bag.count(card)).isEqualTo(model.count(card));
      assertThat(bag.contains(card)).isEqualTo(model.contains(card));
      assertThat(bag.contains((Object) card)).isEqualTo(model.contains(card));
    }
  }

  @Property
  void withAndWithoutOneCard(@ForAll CardBag<PlayingCard> bag, @ForAll PlayingCard card) {
    TreeMultiset<PlayingCard> before = model(bag);
    TreeMultiset<PlayingCard> with = model(bag);
    with.add(card);
    assertSame(bag.with(card), with);
    assertSame(bag.with(card).without(card), before);
    if (before.contains(card)) {
      TreeMultiset<PlayingCard> without = model(bag);
      without.remove(card);
      assertSame(bag.without(card), without);
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> bag.without(card))
          .withMessageStartingWith("not among the cards: " + card);
    }
    assertSame(bag, before);
  }

  @Property
  void plus(@ForAll CardBag<PlayingCard> a, @ForAll CardBag<PlayingCard> b) {
    TreeMultiset<PlayingCard> modelA = model(a);
    TreeMultiset<PlayingCard> modelB = model(b);
    assertSame(a.plus(b), Multisets.sum(modelA, modelB));
    assertSame(a, modelA);
    assertSame(b, modelB);
  }

  @Property
  void minus(@ForAll CardBag<PlayingCard> a, @ForAll CardBag<PlayingCard> b) {
    CardBag<PlayingCard> sum = a.plus(b);
    assertSame(sum.minus(b), model(a));
    assertSame(sum.minus(a), model(b));
    assertSame(sum, Multisets.sum(model(a), model(b)));
  }

  @Property
  void minusWhatIsNotThere(@ForAll CardBag<PlayingCard> a, @ForAll CardBag<PlayingCard> b) {
    Assume.that(!Multisets.containsOccurrences(model(a), model(b)));
    Multiset<PlayingCard> missing = Multisets.difference(model(b), model(a));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> a.minus(b))
        .withMessageStartingWith("not among the cards: " + missing.iterator().next() + ";");
  }

  @Property
  void containsAllCountsCopies(@ForAll CardBag<PlayingCard> a, @ForAll CardBag<PlayingCard> b) {
    boolean expected = Multisets.containsOccurrences(model(a), model(b));
    assertThat(a.containsAll(b)).isEqualTo(expected);
    assertThat(a.containsAll(new ArrayList<>(b))).isEqualTo(expected);
    assertThat(a.plus(b).containsAll(a)).isTrue();
    assertThat(a.plus(b).containsAll(new ArrayList<>(b))).isTrue();
  }

  @Property
  void containsAllOfOneCardMore(@ForAll CardBag<PlayingCard> bag, @ForAll PlayingCard card) {
    CardBag<PlayingCard> more = bag.with(card);
    assertThat(bag.containsAll(more)).isFalse();
    assertThat(bag.containsAll(new ArrayList<>(more))).isFalse();
    assertThat(bag.equals(more)).isFalse();
    assertThat(more.equals(bag)).isFalse();
  }

  @Property
  void intersect(@ForAll CardBag<PlayingCard> bag, @ForAll CardSet<PlayingCard> set) {
    assertSame(bag.intersect(set), Multisets.filter(model(bag), set::contains));
  }

  @Property
  void positions(@ForAll CardBag<PlayingCard> bag) {
    List<PlayingCard> inOrder = new ArrayList<>(model(bag));
    for (int i = 0; i < inOrder.size(); i++) {
      assertThat(bag.nth(i)).isSameAs(inOrder.get(i));
    }
    for (int n : new int[] {-1, inOrder.size()}) {
      assertThatThrownBy(() -> bag.nth(n))
          .isInstanceOf(IndexOutOfBoundsException.class)
          .hasMessageContaining(String.valueOf(n));
    }
  }

  @Property
  @SuppressWarnings("EqualsNull") // null is what is asked about
  void equality(@ForAll CardBag<PlayingCard> a, @ForAll CardBag<PlayingCard> b) {
    assertThat(a.equals(b)).isEqualTo(model(a).equals(model(b)));
    assertThat(a.equals(CardBag.copyOf(FAMILY, HashMultiset.create(a)))).isTrue();
    assertThat(a.equals(null)).isFalse();
    assertThat(a.equals(a.toList())).isFalse();
    assertThat(a.equals(model(a))).isFalse();
  }

  @Property
  void textRoundTrips(@ForAll CardBag<PlayingCard> bag) {
    assertThat(bag(bag.toString()).equals(bag)).isTrue();
  }

  @Property(tries = 50)
  void isUnmodifiable(@ForAll CardBag<PlayingCard> bag) {
    Mutators.assertUnmodifiable(bag);
  }

  @Example
  void eightCopiesOfAPack() {
    Deck<PlayingCard> deck = Deck.standard52().times(8);
    CardBag<PlayingCard> bag = deck.bag();
    assertThat(bag.size()).isEqualTo(416);
    for (int i = 0; i < 416; i++) {
      assertThat(bag.nth(i)).isSameAs(Deck.standard52().cards().get(i / 8));
    }
    for (PlayingCard card : deck.cards()) {
      bag = bag.without(card);
    }
    assertThat(bag.equals(CardBag.empty(FAMILY))).isTrue();
  }

  @Example
  void hashCodesOfSmallBagsDiffer() {
    Set<Integer> hashes = new HashSet<>();
    int bags = 0;
    for (PlayingCard a : FAMILY.cards()) {
      for (PlayingCard b : FAMILY.cards().subList(0, a.index() + 1)) {
        CardBag<PlayingCard> two = CardBag.of(FAMILY, a, b);
        hashes.add(two.hashCode());
        hashes.add(two.plus(two).hashCode());
        bags += 2;
      }
    }
    assertThat(hashes).hasSizeGreaterThan(bags - 10);
  }

  @Example
  void countsAllCards() {
    CardBag<PlayingCard> all = CardBag.copyOf(FAMILY, FAMILY.cards());
    assertThat(all.plus(all).plus(all).nth(3 * 127 + 2)).isSameAs(FAMILY.card(127));
    assertThat(all.nth(64)).isSameAs(FAMILY.card(64));
  }

  @Example
  void prints() {
    assertThat(bag("7d Ks 7d X1' 7d")).hasToString("Ks 7d 7d 7d X1'");
    assertThat(CardBag.empty(FAMILY)).hasToString("");
  }

  @Example
  void iteratorEnds() {
    Iterator<PlayingCard> iterator = bag("7d 7d").iterator();
    iterator.next();
    iterator.next();
    assertThat(iterator.hasNext()).isFalse();
    assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
  }

  @Example
  void errorNamesTheCardAndWhatThereIs() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> bag("7d Ks").without(PlayingCard.X1))
        .withMessage("not among the cards: X1; there are: Ks 7d");
  }

  @Example
  // Foreign cards are what is asked about.
  @SuppressWarnings({"CollectionIncompatibleType", "EqualsIncompatibleType"})
  void otherFamilies() {
    CardFamily<Tarot> other = CardFamily.of("other", Tarot.class, Tarot.cards(0, 1));
    CardBag<Tarot> a = CardBag.of(Tarot.FAMILY, Tarot.card(0));
    CardBag<Tarot> b = CardBag.of(other, Tarot.card(0));
    assertThat(a.equals(b)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> a.plus(b))
        .withMessage("cards of two families: tarot, other");
    assertThatIllegalArgumentException().isThrownBy(() -> a.minus(b));
    assertThatIllegalArgumentException().isThrownBy(() -> a.intersect(b.distinct()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardBag.of(other, Tarot.card(2)))
        .withMessage("not one of the other: t2");
    assertThat(bag("As").contains((Object) Tarot.card(0))).isFalse();
    assertThat(bag("As").contains((Object) "As")).isFalse();
    assertThat(bag("As").containsAll(a)).isFalse();
  }

  @Example
  void refusesNull() {
    CardBag<PlayingCard> bag = bag("7d 7d");
    assertThatNullPointerException().isThrownBy(() -> CardBag.empty(null));
    assertThatNullPointerException().isThrownBy(() -> CardBag.copyOf(FAMILY, null));
    assertThatNullPointerException().isThrownBy(() -> CardBag.copyOf(null, ImmutableList.of()));
    assertThatNullPointerException()
        .isThrownBy(() -> CardBag.copyOf(FAMILY, Arrays.asList((PlayingCard) null)));
    assertThatNullPointerException().isThrownBy(() -> bag.with(null));
    assertThatNullPointerException().isThrownBy(() -> bag.without(null));
    assertThatNullPointerException().isThrownBy(() -> bag.count(null));
    assertThatNullPointerException().isThrownBy(() -> bag.contains((PlayingCard) null));
    assertThatNullPointerException().isThrownBy(() -> bag.contains((Object) null));
    assertThatNullPointerException().isThrownBy(() -> bag.containsAll(null));
    assertThatNullPointerException().isThrownBy(() -> bag.plus(null));
    assertThatNullPointerException().isThrownBy(() -> bag.minus(null));
    assertThatNullPointerException().isThrownBy(() -> bag.intersect(null));
  }
}
