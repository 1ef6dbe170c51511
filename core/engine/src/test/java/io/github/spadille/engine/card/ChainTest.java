package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ChainTest {
  private static <E> Chain<E> chain(List<E> elements) {
    Chain<E> chain = Chain.empty();
    for (E element : elements) {
      chain = chain.with(element);
    }
    return chain;
  }

  @Property(tries = 100)
  void isTheListOfWhatWasAdded(@ForAll List<Integer> elements) {
    Chain<Integer> chain = chain(elements);
    assertThat(chain).hasSameSizeAs(elements).isEqualTo(elements).hasSameHashCodeAs(elements);
    assertThat(ImmutableList.copyOf(chain)).isEqualTo(elements);
    for (int i = 0; i < elements.size(); i++) {
      assertThat(chain.get(i)).isEqualTo(elements.get(i));
    }
  }

  @Property(tries = 100)
  void elementsAreFound(@ForAll List<@IntRange(max = 5) Integer> elements) {
    Chain<Integer> chain = chain(elements);
    for (int element = 0; element <= 6; element++) {
      assertThat(chain.indexOf(element)).isEqualTo(elements.indexOf(element));
      assertThat(chain.lastIndexOf(element)).isEqualTo(elements.lastIndexOf(element));
      assertThat(chain.contains(element)).isEqualTo(elements.contains(element));
    }
  }

  @Test
  void theLastOfCardsLaidOneOnAnotherIsOnTop() {
    assertThat(CardList.laid(PlayingCard.FAMILY, chain(PlayingCard.cards("7d Ks 7d Ah"))))
        .isEqualTo(PlayingCard.cards("Ah 7d Ks 7d"));
    assertThat(CardList.laid(PlayingCard.FAMILY, Chain.empty())).isEmpty();
  }

  @Test
  void aChainStaysAsItIs() {
    Chain<String> one = chain(ImmutableList.of("a"));
    assertThat(one.with("b")).containsExactly("a", "b");
    assertThat(one.with("c")).containsExactly("a", "c");
    assertThat(one).containsExactly("a");
    assertThat(Chain.empty()).isEmpty();
  }

  @Property(tries = 100)
  void aWalkGoesFromTheLastElementToTheFirst(@ForAll List<Integer> elements) {
    List<Integer> walked = new ArrayList<>();
    for (Chain<Integer> at = chain(elements); !at.isEmpty(); at = at.before()) {
      walked.add(0, at.last());
    }
    assertThat(walked).isEqualTo(elements);
  }

  @Test
  void anEmptyChainHasNoLastElement() {
    assertThatThrownBy(() -> Chain.empty().last()).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> Chain.empty().before()).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void whatIsNotThereIsRefused() {
    Chain<String> one = chain(ImmutableList.of("a"));
    assertThatThrownBy(() -> one.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.add("b")).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aLongChainIsComparedWithoutDeepCalls() {
    Chain<Integer> one = Chain.empty();
    Chain<Integer> other = Chain.empty();
    for (int i = 0; i < 20_000; i++) {
      one = one.with(i);
      other = other.with(i);
    }
    assertThat(one.equals(other)).isTrue();
    assertThat(one.hashCode()).isEqualTo(other.hashCode());
    assertThat(one.equals(other.with(1))).isFalse();
  }
}
