package io.github.spadille.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.RulebookCoverage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CombDeckTest {
  private static CardSet<CombCard> set(String codes) {
    return CardSet.copyOf(CombCard.FAMILY, CombCard.FAMILY.parseAll(codes));
  }

  private static CardSet<CombCard> out(Deck<CombCard> pack) {
    return CombDeck.full().set().minus(pack.set());
  }

  private static List<PlayingCard> playing(Deck<CombCard> pack) {
    return pack.cards().stream().map(CombCard::playing).toList();
  }

  @Test
  void everyRuleOfTheDeckIsCarriedOutAndShown() {
    RulebookCoverage.of(CombDeck.RULEBOOK)
        .tests(CombDeckTest.class)
        .sources(Path.of("src/main/java"))
        .check();
    assertThat(CombDeck.RULEBOOK.rules()).hasSize(32);
  }

  @Test
  @Covers("DCK-5")
  void oneValueNamesTheCard() {
    for (CombCard card : FAMILY.cards()) {
      assertThat(CombDeck.withPlaying(card.playing())).isSameAs(card);
      assertThat(CombDeck.withSound(card.sound())).isSameAs(card);
      assertThat(CombDeck.withElement(card.element().symbol())).isSameAs(card);
      card.hanafuda().ifPresent(code -> assertThat(CombDeck.withHanafuda(code)).isSameAs(card));
    }
    assertThatThrownBy(() -> CombDeck.withPlaying(PlayingCard.parse("7d'")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("7d'");
    assertThatThrownBy(() -> CombDeck.withHanafuda("13B")).hasMessageContaining("13B");
    assertThatThrownBy(() -> CombDeck.withSound("pa")).hasMessageContaining("pa");
    assertThatThrownBy(() -> CombDeck.withElement("Sc")).hasMessageContaining("Sc");
  }

  @Test
  @Covers("DCK-8")
  void extraRanksStandBetweenTenAndJack() {
    List<String> codes = CombDeck.RANKS.stream().map(Rank::code).toList();
    assertThat(String.join(" ", codes)).isEqualTo("2 3 4 5 6 7 8 9 T 11 12 13 J Q K");
  }

  @Test
  @Covers("DCK-9")
  void threeCardsShowAFace() {
    assertThat(CombDeck.pictures().stream().map(CombCard::playing))
        .containsExactlyInAnyOrderElementsOf(PlayingCard.cards("Kh Jh Js"));
    assertThat(CombDeck.pictures()).isEqualTo(set("1.1 4.4 14.1"));
  }

  @Test
  @Covers({"DCK-7", "DCK-17"})
  void twelveCardsAreTakenOutOfAStandardPack() {
    Deck<CombCard> pack = CombDeck.standard(0);
    assertThat(pack.size()).isEqualTo(52);
    assertThat(pack.name()).isEqualTo("standard 52");
    assertThat(out(pack)).isEqualTo(set("1.2 1.4 3.1 3.2 4.2 5.3 5.4 6.2 6.3 10.1 11.3 15.3"));
    assertThat(playing(pack)).containsExactlyInAnyOrderElementsOf(Deck.standard52().cards());
  }

  @Test
  @Covers("DCK-18")
  void jokersStayIn() {
    assertThat(out(CombDeck.standard(0)).minus(out(CombDeck.standard(1)))).isEqualTo(set("11.3"));
    assertThat(CombDeck.withPlaying(PlayingCard.X1)).isEqualTo(CombCard.parse("11.3"));
    assertThat(CombDeck.standard(2).size()).isEqualTo(54);
    assertThat(CombDeck.standard(2).name()).isEqualTo("standard 54");
    assertThat(playing(CombDeck.standard(2))).contains(PlayingCard.X1, PlayingCard.X2);
    assertThatThrownBy(() -> CombDeck.standard(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3 jokers");
  }

  @Test
  @Covers("DCK-19")
  void shorterPacksAreMadeFromTheStandardPack() {
    Deck<CombCard> pack = CombDeck.of(Deck.spanish40());
    assertThat(pack.size()).isEqualTo(40);
    assertThat(CombDeck.standard(0).set()).containsAll(pack.set());
    assertThat(playing(pack)).containsExactlyInAnyOrderElementsOf(Deck.spanish40().cards());
    assertThatThrownBy(() -> CombDeck.of(Deck.standard52().times(2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("twice");
  }

  @Test
  @Covers("DCK-20")
  void fourPlayersOfFiveHundredUse43Cards() {
    List<String> codes = new ArrayList<>();
    for (String suit : ImmutableList.of("s", "h", "d", "c")) {
      for (String rank : ImmutableList.of("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5")) {
        codes.add(rank + suit);
      }
    }
    assertThat(playing(CombDeck.fiveHundred43()))
        .containsExactlyInAnyOrderElementsOf(
            PlayingCard.cards(String.join(" ", codes) + " 4h 4d X1"))
        .hasSize(43);
  }

  @Test
  @Covers("DCK-21")
  void sixPlayersOfFiveHundredLeaveOneJokerOut() {
    assertThat(CombDeck.fiveHundred63().size()).isEqualTo(52 + 4 + 4 + 2 + 1);
    assertThat(out(CombDeck.fiveHundred63())).isEqualTo(set("10.1"));
    assertThat(CombDeck.withPlaying(PlayingCard.X2)).isEqualTo(CombCard.parse("10.1"));
  }

  @Test
  @Covers({"DCK-22", "DCK-25"})
  void theFullPackHasAllCards() {
    assertThat(CombDeck.full().cards()).containsExactlyElementsOf(FAMILY.cards());
    assertThat(playing(CombDeck.full())).doesNotHaveDuplicates().hasSize(64);
  }

  @Test
  @Covers({"DCK-7", "DCK-9", "DCK-22", "DCK-22a"})
  void theFullPackHasNineCardsToBeWild() {
    assertThat(CombDeck.full().size()).isEqualTo(52 + 4 + 4 + 2 + 2);
    CardSet<CombCard> eightsAndJokers =
        CardSet.copyOf(
            FAMILY,
            PlayingCard.cards("8s 8h 8d 8c X1 X2").stream().map(CombDeck::withPlaying).toList());
    assertThat(eightsAndJokers.union(CombDeck.pictures())).hasSize(4 + 2 + 3);
    assertThat(CombDeck.RULEBOOK.rule("DCK-22a").text())
        .contains("Crazy Eights", "`full-deck`", "`picture-wilds`", "`jokers`");
  }

  @Test
  @Covers("DCK-23")
  void flowerCardsAreTheFirstTwelveNumbers() {
    Deck<CombCard> pack = CombDeck.hanafuda();
    assertThat(pack.size()).isEqualTo(48);
    assertThat(out(pack)).hasSize(16).allMatch(card -> card.number() > 12);
    for (String kind : ImmutableList.of("B 5", "A 9", "R 10", "P 24")) {
      long count =
          pack.cards().stream()
              .filter(card -> card.hanafuda().orElseThrow().contains(kind.substring(0, 1)))
              .count();
      assertThat(count).isEqualTo(Integer.parseInt(kind.substring(2)));
    }
  }

  @Test
  @Covers({"DCK-24", "DCK-26"})
  void theClassicZenerPackHasTheFirstFiveOfEachSymbol() {
    Deck<CombCard> pack = CombDeck.zenerClassic();
    assertThat(pack.size()).isEqualTo(25);
    for (ZenerSymbol symbol : ZenerSymbol.values()) {
      List<CombCard> all =
          FAMILY.cards().stream()
              .filter(card -> card.zener().filter(symbol::equals).isPresent())
              .toList();
      assertThat(all.subList(0, 5)).allMatch(pack.set()::contains);
      assertThat(all.subList(5, 12)).noneMatch(pack.set()::contains);
    }
    assertThat(pack.cards()).allMatch(card -> card.zener().isPresent());
    assertThat(pack.set().containsAny(set("5.3 11.1 11.2 12.4"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"circle, CIRCLE", "plus, PLUS", "waves, WAVES", "square, SQUARE", "star, STAR"})
  @Covers("DCK-24")
  void theRulebookListsTheSymbolsRightly(String word, ZenerSymbol symbol) {
    Matcher row =
        Pattern.compile("\\| " + word + " \\|([^|]*)\\|([^|]*)\\|")
            .matcher(CombDeck.RULEBOOK.text());
    assertThat(row.find()).isTrue();
    CardSet<CombCard> classic = set(row.group(1).replace("`", ""));
    CardSet<CombCard> others = set(row.group(2).replace("`", ""));
    assertThat(classic).hasSize(5).allMatch(CombDeck.zenerClassic().set()::contains);
    assertThat(others).hasSize(7).noneMatch(CombDeck.zenerClassic().set()::contains);
    assertThat(classic.union(others))
        .hasSize(12)
        .allMatch(card -> card.zener().filter(symbol::equals).isPresent());
  }

  private static String found(String text) {
    return CombDeck.find(text).toString();
  }

  @Test
  @Covers({"DCK-4", "DCK-5"})
  void aCardIsFoundByAnyFace() {
    assertThat(found("7.2")).isEqualTo("{card=[7.2]}");
    assertThat(found("Kh")).isEqualTo("{playing=[1.1]}");
    assertThat(found("8B")).isEqualTo("{hanafuda=[8.1]}");
    assertThat(found(" き ")).isEqualTo("{hiragana=[2.3]}");
    assertThat(found("か\u3099")).isEqualTo("{hiragana=[3.3]}"); // two signs that make one
    assertThat(found("キ")).isEqualTo("{katakana=[2.3]}");
    assertThat(found("ki")).isEqualTo("{sound=[2.3]}");
    assertThat(found("iron")).isEqualTo("{element=[7.1]}");
    assertThat(found("26")).isEqualTo("{atomic number=[7.1]}");
    assertThat(CombDeck.find("star").get(CombFace.ZENER)).hasSize(12);
    assertThat(CombDeck.find("blank").get(CombFace.ZENER)).hasSize(4);
    assertThat(CombDeck.find("yes").get(CombFace.ANSWER)).hasSize(4);
    assertThat(found("Sc")).isEqualTo("{}");
  }

  @Test
  void caseCountsWhereItMakesADifference() {
    assertThat(found("I")).isEqualTo("{symbol=[13.2]}");
    assertThat(found("i")).isEqualTo("{sound=[1.2]}");
    assertThat(found("He")).isEqualTo("{symbol=[1.2]}");
    assertThat(found("FE")).isEqualTo("{symbol=[7.1]}");
  }

  @Test
  void packsHaveNames() {
    assertThat(CombDeck.packs().keySet().iterator().next()).isEqualTo("full");
    assertThat(CombDeck.packs().values().stream().map(Deck::size))
        .containsExactly(64, 52, 53, 54, 43, 63, 48, 25);
  }
}
