package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CardFamilyTest {
  private record Named(int index, String code) implements Card {}

  private static CardFamily<Named> family(Named... cards) {
    return CardFamily.of("named", Named.class, List.of(cards));
  }

  @Test
  void holdsItsCardsInOrder() {
    assertThat(Tarot.FAMILY.size()).isEqualTo(78);
    assertThat(Tarot.FAMILY.name()).isEqualTo("tarot");
    assertThat(Tarot.FAMILY).hasToString("tarot");
    assertThat(Tarot.FAMILY.cards()).hasSize(78);
    for (int i = 0; i < 78; i++) {
      assertThat(Tarot.FAMILY.card(i).index()).isEqualTo(i);
      assertThat(Tarot.FAMILY.cards().get(i)).isSameAs(Tarot.FAMILY.card(i));
    }
  }

  @Test
  void readsCodes() {
    assertThat(Tarot.FAMILY.parse("t77")).isSameAs(Tarot.card(77));
    assertThat(Tarot.FAMILY.find("t5")).contains(Tarot.card(5));
    assertThat(Tarot.FAMILY.find("t78")).isEmpty();
    assertThat(Tarot.FAMILY.parseAll("  t2 t1\tt2\n")).isEqualTo(Tarot.cards(2, 1, 2));
    assertThat(Tarot.FAMILY.parseAll(" ")).isEmpty();
  }

  @Test
  void takesCardsOfOtherFamiliesByTheirCode() {
    assertThat(Tarot.FAMILY.card(Tarot.card(5))).isSameAs(Tarot.card(5));
    assertThat(Tarot.FAMILY.card(new Named(0, "t77"))).isSameAs(Tarot.card(77));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tarot.FAMILY.card(new Named(5, "t78")))
        .withMessageContaining("t78");
  }

  @Test
  void readsCodesInPlace() {
    assertThat(Tarot.FAMILY.find("put t77 t1", 4, 7)).containsSame(Tarot.card(77));
    assertThat(Tarot.FAMILY.find("put t77 t1", 4, 6)).containsSame(Tarot.card(7));
    assertThat(Tarot.FAMILY.find("put t77 t1", 4, 8)).isEmpty();
    assertThat(Tarot.FAMILY.findList("t1 t2  t77 t2 t3", 3, 13))
        .hasValue(CardList.copyOf(Tarot.FAMILY, Tarot.cards(2, 77, 2)));
    assertThat(Tarot.FAMILY.findList(" t1 ", 0, 4))
        .hasValue(CardList.copyOf(Tarot.FAMILY, Tarot.cards(1)));
    assertThat(Tarot.FAMILY.findList("t1", 2, 2)).hasValue(CardList.empty(Tarot.FAMILY));
    assertThat(Tarot.FAMILY.findList("t1 7d t2", 0, 8)).isEmpty();
    assertThat(Tarot.FAMILY.findList("t1 t2x", 0, 6)).isEmpty();
    assertThat(Tarot.FAMILY.findList("t1\tt2", 0, 5)).isEmpty();
    assertThatThrownBy(() -> Tarot.FAMILY.findList("t1", 0, 5))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void codesMayBeOfAnyLength() {
    List<String> codes =
        IntStream.range(0, 128)
            .mapToObj(i -> i < 64 ? Integer.toString(i, 2) : "\u00e4".repeat(i % 7) + i)
            .toList();
    CardFamily<Named> family =
        family(
            IntStream.range(0, 128)
                .mapToObj(i -> new Named(i, codes.get(i)))
                .toArray(Named[]::new));
    String all = String.join(" ", codes);

    assertThat(family.findList(all, 0, all.length()))
        .hasValue(CardList.copyOf(family, family.cards()));
    for (int i = 0; i < 128; i++) {
      assertThat(family.parse(codes.get(i))).isSameAs(family.card(i));
      assertThat(family.find("\u0000" + codes.get(i))).isEmpty();
      assertThat(family.find(codes.get(i) + "x")).isEmpty();
    }
    assertThat(family.find("")).isEmpty();
  }

  @Test
  void refusesUnknownCodes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tarot.FAMILY.parse("t78"))
        .withMessage("no such card: t78; expected a code like t0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tarot.FAMILY.parseAll("t1 7d"))
        .withMessageContaining("no such card: 7d");
    CardFamily<Named> hinted =
        CardFamily.of("named", Named.class, List.of(new Named(0, "a")), "only a");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> hinted.parse("b"))
        .withMessage("no such card: b; only a");
  }

  @Test
  void mayBeEmpty() {
    assertThat(family().size()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> family().parse("a"))
        .withMessage("no such card: a; the family is empty");
  }

  @Test
  void refusesIndexesOutOfRange() {
    assertThatThrownBy(() -> Tarot.FAMILY.card(78))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContaining("78");
    assertThatThrownBy(() -> Tarot.FAMILY.card(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void refusesBadCards() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> family(new Named(0, "a"), new Named(2, "b")))
        .withMessage("wrong index of b: 2; expected its position 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> family(new Named(0, "a"), new Named(1, "a")))
        .withMessage("code occurs twice: a");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> family(new Named(0, "a b")))
        .withMessageContaining("\"a b\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> family(new Named(0, "")))
        .withMessageContaining("\"\"");
  }

  @Test
  @SuppressWarnings({"unchecked", "rawtypes"})
  void refusesCardsOfAnotherType() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardFamily.of("raw", (Class) Tarot.class, List.of(new Named(0, "a"))))
        .withMessage("not a Tarot: a");
  }

  @Test
  void takesUpTo128Cards() {
    List<Named> cards = IntStream.range(0, 129).mapToObj(i -> new Named(i, "c" + i)).toList();
    assertThat(CardFamily.of("named", Named.class, cards.subList(0, 128)).size()).isEqualTo(128);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardFamily.of("named", Named.class, cards))
        .withMessageContaining("129")
        .withMessageContaining("128");
  }

  @Test
  void refusesNull() {
    List<Tarot> cards = Tarot.FAMILY.cards();
    assertThatNullPointerException().isThrownBy(() -> CardFamily.of(null, Tarot.class, cards));
    assertThatNullPointerException().isThrownBy(() -> CardFamily.of("tarot", null, cards));
    assertThatNullPointerException().isThrownBy(() -> CardFamily.of("t", Tarot.class, null));
    assertThatNullPointerException().isThrownBy(() -> CardFamily.of("t", Tarot.class, cards, null));
    assertThatNullPointerException().isThrownBy(() -> Tarot.FAMILY.parse(null));
    assertThatNullPointerException().isThrownBy(() -> Tarot.FAMILY.find(null));
    assertThatNullPointerException().isThrownBy(() -> Tarot.FAMILY.parseAll(null));
  }
}
