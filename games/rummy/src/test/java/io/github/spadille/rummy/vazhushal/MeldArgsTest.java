package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeldArgsTest {
  @ParameterizedTest
  @CsvSource({
    "X1 9d 9s, 9s 9d X1",
    "Ks Qs As, As Qs Ks",
    "X2 Ac X1 Ah, Ah Ac X1 X2",
    "2d 2d As, As 2d 2d",
  })
  void cardsStandByRank(String text, String written) {
    ImmutableList<String> words = ImmutableList.copyOf(text.split(" "));
    assertThat(MeldArgs.CARDS.find(words)).hasValue(bag(text));
    assertThat(MeldArgs.CARDS.format(bag(text))).containsExactly(written.split(" "));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 9, 10, 127, Integer.MAX_VALUE})
  void groupsHaveTheirNumbers(int number) {
    ImmutableList<String> words = ImmutableList.of("m" + number);
    assertThat(MeldArgs.GROUP.find(words)).hasValue(number);
    assertThat(MeldArgs.GROUP.format(number)).isEqualTo(words);
    assertThat(MeldArgs.GROUP_OR_NEW.find(words)).hasValue(number);
    assertThat(MeldArgs.GROUP_OR_NEW.format(number)).isEqualTo(words);
    assertThat(MeldArgs.GROUP_OR_NEW.told(number)).isEqualTo(number);
  }

  @Test
  void aNewGroupIsZero() {
    assertThat(MeldArgs.GROUP_OR_NEW.find(ImmutableList.of("new"))).hasValue(0);
    assertThat(MeldArgs.GROUP_OR_NEW.format(0)).containsExactly("new");
    assertThat(MeldArgs.GROUP_OR_NEW.told(0)).isEqualTo("new");
    assertThat(MeldArgs.GROUP.find(ImmutableList.of("new"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "m0", "m01", "m", "x1", "m-1", "m2147483648", "old"})
  void whatIsNoGroupIsNotRead(String word) {
    assertThat(MeldArgs.GROUP.find(ImmutableList.of(word))).isEqualTo(Optional.empty());
    assertThat(MeldArgs.GROUP_OR_NEW.find(ImmutableList.of(word))).isEqualTo(Optional.empty());
  }

  @Test
  void whatIsExpectedIsSaid() {
    assertThat(MeldArgs.GROUP.expected()).isEqualTo("a group such as m1");
    assertThat(MeldArgs.GROUP_OR_NEW.expected()).isEqualTo("a group such as m1, or new");
  }
}
