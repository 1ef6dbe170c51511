package io.github.spadille.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TableTest {
  private final Table example =
      Table.builder()
          .hands("hand", ImmutableList.of(PlayingCards.set("2s Ad"), PlayingCards.set("7h")))
          .pile("stock", PlayingCards.list("Kc Qc"), Audience.NOBODY)
          .pileTopLast(
              "column", PlayingCards.list("3h Kh"), i -> i == 0 ? Audience.NOBODY : Audience.ALL)
          .pile("mixed", PlayingCards.bag("5c 4c 4c"), i -> i == 0 ? Audience.NOBODY : Audience.ALL)
          .fact("trump", "h")
          .fact("minimum", 50, Audience.seat(1))
          .fact("bids", ImmutableList.of("3", "4"), Audience::seat)
          .fact("passed", ImmutableList.of())
          .build();

  @Test
  void aViewShowsNoMoreThanItsViewerMaySee() {
    SeenTable view = example.seenBy(Viewer.seat(0));

    assertThat(view.pile("hand.0")).hasToString("hand.0: 2s Ad");
    assertThat(view.pile("hand.1")).hasToString("hand.1: ??");
    assertThat(view.pile("stock")).hasToString("stock: ?? ??");
    assertThat(view.pile("column")).hasToString("column: ?? Kh");
    assertThat(view.fact("minimum")).isEmpty();
    assertThat(view.fact("bids")).contains("3 ?");
    assertThat(view.fact("trump")).contains("h");
    assertThat(view.fact("passed")).contains("-");
  }

  @Test
  void eachSideHasAFactOfItsOwn() {
    Table table =
        Table.builder()
            .facts("length", ImmutableList.of("one", "three"), String::length)
            .facts("empty", ImmutableList.of("", "two"), String::isEmpty)
            .build();

    assertThat(table)
        .isEqualTo(
            Table.builder()
                .fact("length.0", 3)
                .fact("length.1", 5)
                .yesNo("empty.0", true)
                .yesNo("empty.1", false)
                .build());
  }

  @Test
  void aTextIsOneWord() {
    Fact text = Table.builder().fact(Fact.Type.TEXT, "said", "a ? b").build().fact("said");
    assertThat(text.words()).containsExactly("a ? b");
    SeenTable view =
        Table.builder()
            .fact(Fact.Type.TEXT, "said", "a ? b")
            .fact(Fact.Type.TEXT, "heard", "c d", Audience.seat(1))
            .build()
            .seenBy(Viewer.seat(0));
    assertThat(view.typedFacts())
        .containsExactly(new SeenFact("said", Fact.Type.TEXT, false, "a ? b"));
    assertThat(view.typedFacts().get(0).words()).containsExactly("a ? b");
    assertThat(new SeenFact("said", Fact.Type.TEXT, false, "-").words()).containsExactly("-");
  }

  @Test
  void aBystanderSeesWhatAllSee() {
    SeenTable view = example.seenBy(Viewer.bystander());

    assertThat(view.pile("hand.0")).hasToString("hand.0: ?? ??");
    assertThat(view.fact("bids")).isEmpty();
    assertThat(view.facts().keySet()).containsExactly("trump", "passed");
  }

  @Test
  void thePlaceOfAnUnseenCardInAnUnorderedPileTellsNothing() {
    assertThat(example.seenBy(Viewer.bystander()).pile("mixed")).hasToString("mixed: 4c 5c ??");
  }

  @Test
  void tablesAreEqualWhateverTheOrderOfTheirPilesAndFacts() {
    Table one =
        Table.builder()
            .pile("a", PlayingCards.list("2s"), Audience.ALL)
            .fact("x", 1)
            .pile("b", PlayingCards.list("3s"), Audience.NOBODY)
            .fact("y", "2 3")
            .build();
    Table other =
        Table.builder()
            .fact("y", "2 3")
            .pile("b", PlayingCards.list("3s"), Audience.NOBODY)
            .fact("x", 1)
            .pile("a", PlayingCards.list("2s"), Audience.ALL)
            .build();
    Table shown =
        Table.builder()
            .pile("a", PlayingCards.list("2s"), Audience.ALL)
            .fact("x", 1)
            .pile("b", PlayingCards.list("3s"), Audience.ALL)
            .fact("y", "2 3")
            .build();
    Table hidden =
        Table.builder()
            .pile("a", PlayingCards.list("2s"), Audience.ALL)
            .fact("x", 1)
            .pile("b", PlayingCards.list("3s"), Audience.NOBODY)
            .fact("y", "2 3", Audience.NOBODY)
            .build();

    assertThat(other).isEqualTo(one).hasSameHashCodeAs(one);
    assertThat(shown).isNotEqualTo(one);
    assertThat(hidden).isNotEqualTo(one);
  }

  @Test
  void viewsWithTheSameThingsSeenAreEqual() {
    Table other =
        example.withCards(
            ImmutableMap.of("hand.1", PlayingCards.set("Kc"), "stock", PlayingCards.list("7h Qc")));

    assertThat(other).isNotEqualTo(example);
    assertThat(other.seenBy(Viewer.seat(0))).isEqualTo(example.seenBy(Viewer.seat(0)));
    assertThat(other.seenBy(Viewer.seat(1))).isNotEqualTo(example.seenBy(Viewer.seat(1)));
  }

  @Test
  void cardsCanBeReadBack() {
    assertThat(example.sets("hand", 2, PlayingCard.FAMILY))
        .isEqualTo(ImmutableList.of(PlayingCards.set("2s Ad"), PlayingCards.set("7h")));
    assertThat(example.cardsPerSeat("hand", 2, PlayingCard.FAMILY))
        .isEqualTo(ImmutableList.of(PlayingCards.set("2s Ad"), PlayingCards.set("7h")));
    assertThat(example.list("stock", PlayingCard.FAMILY)).isEqualTo(PlayingCards.list("Kc Qc"));
    assertThat(example.bag("mixed", PlayingCard.FAMILY)).isEqualTo(PlayingCards.bag("4c 4c 5c"));
    assertThat(example.size()).isEqualTo(10);
  }

  @Test
  void cardsOfSeatsCanBeReadBackAsBagsAndPiles() {
    Table table =
        Table.builder()
            .hands("hand", ImmutableList.of(PlayingCards.bag("2s 2s"), PlayingCards.bag("7h")))
            .piles(
                "waste",
                ImmutableList.of(PlayingCards.list("Kc Qc"), PlayingCards.list("3h")),
                Audience.ALL)
            .build();

    assertThat(table.bags("hand", 2, PlayingCard.FAMILY))
        .containsExactly(PlayingCards.bag("2s 2s"), PlayingCards.bag("7h"));
    assertThat(table.lists("waste", 2, PlayingCard.FAMILY))
        .containsExactly(PlayingCards.list("Kc Qc"), PlayingCards.list("3h"));
    assertThat(table.hasPile("waste.1")).isTrue();
    assertThat(table.hasPile("waste.2")).isFalse();
    assertThat(table.pile("waste.1").owner()).hasValue(1);
    assertThat(table.seenBy(Viewer.seat(1)).pile("hand.0")).hasToString("hand.0: ?? ??");
    assertThat(table.seenBy(Viewer.seat(1)).pile("hand.1")).hasToString("hand.1: 7h");
  }

  @Test
  void aTableIsTheBeginningOfAnother() {
    Table more = example.toBuilder().fact("phase", "play").build();

    assertThat(more.piles()).isEqualTo(example.piles());
    assertThat(more.facts()).startsWith(example.facts().toArray(new Fact[0])).hasSize(5);
    assertThat(more).isNotEqualTo(example);
    assertThat(example.toBuilder().build()).isEqualTo(example).hasSameHashCodeAs(example);
  }

  @Test
  void tablesAreEqualInAnyOrder() {
    Table one = Table.builder().fact("trump", "h").fact("turn", 1).build();
    Table other = Table.builder().fact("turn", 1).fact("trump", "h").build();
    Table pile = one.toBuilder().pile("stock", PlayingCards.list("Kc"), Audience.ALL).build();

    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo("trump: h");
    assertThat(pile.hashCode()).isNotEqualTo(one.hashCode());
    assertThat(pile.hashCode())
        .isNotEqualTo(pile.toBuilder().fact("phase", "play").build().hashCode());
  }

  @Test
  void unknownNamesAreErrorsThatSayWhatThereIs() {
    assertThatThrownBy(() -> example.pile("talon"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no pile talon; there are hand.0, hand.1, stock, column, mixed");
    assertThatThrownBy(() -> example.fact("trumps")).hasMessageContaining("there are trump, ");
    assertThatThrownBy(() -> example.seenBy(Viewer.seat(0)).pile("talon"))
        .hasMessageContaining("no pile talon");
  }

  @Test
  void aPileKeepsItsSize() {
    assertThatThrownBy(
            () -> example.withCards(ImmutableMap.of("stock", CardSet.empty(PlayingCard.FAMILY))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stock");
  }

  @Test
  void twoPilesOfOneNameAreAnError() {
    assertThatThrownBy(
            () ->
                Table.builder()
                    .pile("stock", PlayingCards.noCards(), Audience.ALL)
                    .pile("stock", PlayingCards.noCards(), Audience.ALL)
                    .build())
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void audiencesIncludeWhomTheyName() {
    assertThat(Audience.of(Seats.of(0, 2)).includes(Viewer.seat(2))).isTrue();
    assertThat(Audience.of(Seats.of(0, 2)).includes(Viewer.seat(1))).isFalse();
    assertThat(Audience.ALL.includes(Viewer.bystander())).isTrue();
    assertThat(Audience.of(Seats.all(16)).includes(Viewer.bystander())).isFalse();
    assertThat(Audience.of(Seats.of(0, 2))).hasToString("0 2");
    assertThat(Audience.of(Seats.none())).isSameAs(Audience.NOBODY);
    assertThatThrownBy(() -> Audience.seat(16)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Viewer.bystander().seat()).isInstanceOf(IllegalStateException.class);
  }

  private enum Phase {
    BANK_OFFER
  }

  private static String valueOf(Object value) {
    return Table.builder().fact("it", value).build().fact("it").value();
  }

  @Test
  void theValueOfAFactIsWordsWithOneBlankBetweenThem() {
    assertThat(valueOf("h")).isEqualTo("h");
    assertThat(valueOf("")).isEqualTo("-");
    assertThat(valueOf("  ")).isEqualTo("-");
    assertThat(valueOf(" 3  -4 5 ")).isEqualTo("3 -4 5");
    assertThat(valueOf(7)).isEqualTo("7");
    assertThat(valueOf(-7L)).isEqualTo("-7");
    assertThat(valueOf(123_456_789_012L)).isEqualTo("123456789012");
    assertThat(valueOf(IntPerSeat.copyOf(3, -1, 1024))).isEqualTo("3 -1 1024");
    assertThat(valueOf(ImmutableLongArray.of(0, -20))).isEqualTo("0 -20");
    assertThat(valueOf(ImmutableLongArray.of())).isEqualTo("-");
    assertThat(valueOf(ImmutableList.of("b1 sum", "", "b2 pair "))).isEqualTo("b1 sum b2 pair");
    assertThat(valueOf(PlayingCards.set("2s Ad"))).isEqualTo("2s Ad");
    assertThat(valueOf(Audience.NOBODY)).isEqualTo("nobody");
  }

  @Test
  void constantsAndSeatsAreWordsToo() {
    Table table =
        Table.builder()
            .word("phase", Phase.BANK_OFFER)
            .fact("turn", Seats.of(2))
            .fact("passed", Seats.of(0, 1, 11))
            .fact("out", Seats.none())
            .build();

    assertThat(table).hasToString("\nphase: bank-offer\nturn: 2\npassed: 0 1 11\nout: -");
    assertThat(table.fact("passed").words()).containsExactly("0", "1", "11");
    assertThat(table.fact("passed").audiences())
        .containsExactly(Audience.ALL, Audience.ALL, Audience.ALL);
  }

  @Test
  void eachCardHasItsAudienceHoweverAPileIsDescribed() {
    Audience one = Audience.seat(1);
    ImmutableList<Audience> mixed = ImmutableList.of(one, Audience.NOBODY, one);
    ImmutableList<Audience> topSeen = ImmutableList.of(Audience.NOBODY, Audience.NOBODY, one);
    ImmutableList<Audience> same = ImmutableList.of(one, one, one);
    ImmutableList<Audience> none = Audience.NOBODY.times(3);
    for (ImmutableList<Audience> audiences : ImmutableList.of(mixed, topSeen, same, none)) {
      CardList<PlayingCard> cards = PlayingCards.list("3h Kh 4c");
      Pile pile = Table.builder().pileTopLast("c1", cards, audiences::get).build().pile("c1");
      Pile said = new Pile("c1", OptionalInt.empty(), Pile.Order.TOP_LAST, cards, audiences);

      assertThat(pile.audiences()).isEqualTo(audiences);
      assertThat(pile).isEqualTo(said).hasSameHashCodeAs(said);
      for (Viewer viewer : ImmutableList.of(Viewer.seat(0), Viewer.seat(1))) {
        assertThat(pile.seenBy(viewer)).isEqualTo(said.seenBy(viewer));
        for (int i = 0; i < cards.size(); i++) {
          assertThat(pile.seenBy(viewer).cards().get(i).card().isPresent())
              .isEqualTo(audiences.get(i).includes(viewer));
        }
      }
    }
    assertThat(Table.builder().pileTopLast("c1", PlayingCards.list("3h"), i -> one).build())
        .isEqualTo(Table.builder().pileTopLast("c1", PlayingCards.list("3h"), one).build())
        .isNotEqualTo(
            Table.builder().pileTopLast("c1", PlayingCards.list("3h"), Audience.ALL).build());
  }

  @Test
  void aPileOfASeatMayHaveItsTopLast() {
    CardList<PlayingCard> cards = PlayingCards.list("3h Kh");
    Table table = Table.builder().pileTopLast("waste", 1, cards, Audience.ALL).build();
    OptionalInt owner = OptionalInt.of(1);

    assertThat(table.pile("waste.1"))
        .isEqualTo(new Pile("waste.1", owner, Pile.Order.TOP_LAST, cards, Audience.ALL));
    assertThat(
            Table.builder()
                .pilesTopLast(
                    "waste", ImmutableList.of(PlayingCards.list("2c"), cards), Audience.ALL)
                .build())
        .isEqualTo(
            Table.builder()
                .pileTopLast("waste", 0, PlayingCards.list("2c"), Audience.ALL)
                .pileTopLast("waste", 1, cards, Audience.ALL)
                .build());
  }

  @Test
  void eachCardOfASeatHasItsAudience() {
    Table table =
        Table.builder()
            .pile(
                "row", 1, PlayingCards.list("3h Kh"), i -> i == 0 ? Audience.ALL : Audience.seat(1))
            .build();

    assertThat(table.pile("row.1").owner()).hasValue(1);
    assertThat(table.seenBy(Viewer.seat(0)).pile("row.1")).hasToString("row.1: 3h ??");
    assertThat(table.seenBy(Viewer.seat(1)).pile("row.1")).hasToString("row.1: 3h Kh");
  }

  @Test
  void aListIsAPileWithItsTopFirst() {
    Table table =
        Table.builder()
            .pile("stock", PlayingCards.list("3h Kh"), Audience.ALL)
            .pile("list", ImmutableList.copyOf(PlayingCards.list("3h Kh")), Audience.ALL)
            .pile("set", PlayingCards.set("3h Kh"), Audience.ALL)
            .pile("bag", PlayingCards.bag("3h Kh"), Audience.ALL)
            .build();

    assertThat(table.piles())
        .extracting(Pile::order)
        .containsExactly(
            Pile.Order.TOP_FIRST, Pile.Order.TOP_FIRST, Pile.Order.NONE, Pile.Order.NONE);
  }

  @Test
  void aSeatThatIsNobodyIsAHyphen() {
    Table table = Table.builder().seat("dealer", 0).seat("winner", -1).build();

    assertThat(table).hasToString("\ndealer: 0\nwinner: -");
  }

  @Test
  void aPileDoesNotChangeWithTheListItWasMadeOf() {
    List<PlayingCard> cards = new ArrayList<>(PlayingCards.list("3h Kh"));
    Table table = Table.builder().pile("stock", cards, Audience.ALL).build();
    cards.clear();

    assertThat(table.pile("stock")).hasToString("stock: 3h Kh");
  }

  @Test
  void factsOfOneNameAreAnErrorHoweverManyThereAre() {
    Table.Builder table = Table.builder();
    for (int i = 0; i < 500; i++) {
      table.fact("f" + i, i);
    }
    assertThat(table.build().facts()).hasSize(500);
    assertThatThrownBy(() -> table.fact("f250", 0).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("two facts with the name f250");
  }

  @Test
  void pilesOfAnyNumberOfSeatsHaveNames() {
    Table table = Table.builder().pile("hand", 17, PlayingCards.list("3h"), Audience.ALL).build();

    assertThat(table.pile("hand.17").owner()).hasValue(17);
    assertThat(table.hasPile("hand.1")).isFalse();
  }

  @Test
  void tablesWithTheNamesOfAnotherAreCheckedLikeTheFirst() {
    for (int i = 0; i < 3; i++) {
      assertThat(Table.builder(0, 2).fact("a", i).fact("b", i).build().facts()).hasSize(2);
      assertThat(Table.builder(0, 2).fact("c", i).fact("b", i).build().facts()).hasSize(2);
      Table.Builder twice = Table.builder(0, 3).fact("b", i).fact("c", i).fact("b", i);
      assertThatThrownBy(twice::build)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("two facts with the name b");
    }
  }

  @Test
  void aPileWithoutCardsCanBeSharedByTables() {
    Pile none =
        Table.builder().pile("won", PlayingCards.noCards(), Audience.seat(1)).build().pile("won");
    Table one = Table.builder(1, 0).pile(none).build();
    Table other = Table.builder(1, 0).pile("won", PlayingCards.noCards(), Audience.seat(1)).build();

    assertThat(one).isEqualTo(other);
    for (Viewer viewer : ImmutableList.of(Viewer.seat(0), Viewer.seat(1), Viewer.bystander())) {
      assertThat(one.seenBy(viewer)).isEqualTo(other.seenBy(viewer));
      assertThat(one.seenBy(viewer).pile("won").cards()).isEmpty();
    }
  }

  @Test
  void whatOneViewerSeesOfAPileIsNotShownToAnother() {
    Pile hand = example.pile("hand.0");

    assertThat(hand.seenBy(Viewer.seat(0))).hasToString("hand.0: 2s Ad");
    assertThat(hand.seenBy(Viewer.seat(1))).hasToString("hand.0: ?? ??");
    assertThat(hand.seenBy(Viewer.seat(0))).hasToString("hand.0: 2s Ad");
    assertThat(example.pile("column").seenBy(Viewer.seat(1))).hasToString("column: ?? Kh");
  }

  @Test
  void theFactsOfAViewAreTheSameByNameAndAsAWhole() {
    SeenTable view = example.seenBy(Viewer.seat(1));

    assertThat(view.fact("bids")).contains("? 4");
    assertThat(view.fact("other")).isEmpty();
    assertThat(view.facts())
        .containsExactly(
            entry("trump", "h"),
            entry("minimum", "50"),
            entry("bids", "? 4"),
            entry("passed", "-"));
    assertThat(view.facts()).isSameAs(view.facts());
  }

  @Test
  void cardsOfTwoFamiliesOfOneClassAreSeenAsWhatTheyAre() {
    SeenCard first = SeenCard.faceUp(new Tile(0, "red"));
    Tile blue = new Tile(0, "blue");

    assertThat(first).hasToString("red");
    assertThat(SeenCard.faceUp(blue)).hasToString("blue").isEqualTo(SeenCard.faceUp(blue));
    assertThat(first).hasToString("red").isNotEqualTo(SeenCard.faceUp(blue));
    assertThat(
            Table.builder()
                .pile("row", ImmutableList.of(blue, PlayingCard.X1, blue), Audience.ALL)
                .build()
                .seenBy(Viewer.bystander())
                .pile("row"))
        .hasToString("row: blue X1 blue");
  }

  private record Tile(int index, String code) implements Card {}
}
