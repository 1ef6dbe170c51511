package io.github.spadille.engine.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class WordsTest {
  private static final Words WORDS =
      Words.resource(WordsTest.class, "sample").withPlayers(ImmutableList.of("Ada", "Ben", "Cleo"));
  private static final PlayingCard SEVEN = PlayingCard.parse("7d");

  private enum Choice {
    NT
  }

  private static String told(String key, int seat, Object... arguments) {
    return WORDS.text(new Phrase(key, seat, ImmutableList.copyOf(arguments)));
  }

  @Test
  void aByteOrderMarkBeforeTheWordsIsPassedOver() {
    Words words = Words.resource(WordsTest.class, "marked");
    assertThat(words.text(new Phrase("move.bid", 0, ImmutableList.of(1)))).endsWith(" bids 1");
  }

  @Test
  void numbersChooseTheirWords() {
    assertThat(told("move.bid", 1, 0)).isEqualTo("Ben bids no trick.");
    assertThat(told("move.bid", 1, 1)).isEqualTo("Ben bids one trick.");
    assertThat(told("move.bid", 1, 12)).isEqualTo("Ben bids 12 tricks.");
  }

  @Test
  void anApostropheIsAnApostropheAndBracesInNamesAreNothing() {
    assertThat(told("stage.taken", 2, SEVEN)).isEqualTo("Cleo takes 7♦, the others' cards.");
    Words strange = WORDS.withPlayers(ImmutableList.of("{0}", "O'Neill {seat}"));
    assertThat(strange.text(new Phrase("stage.taken", 0, ImmutableList.of(SEVEN))))
        .isEqualTo("{0} takes 7♦, the others' cards.");
    assertThat(strange.player(1)).isEqualTo("O'Neill {seat}");
  }

  @Test
  void cardsSuitsRanksAndPlayersHaveNames() {
    assertThat(WORDS.value(PlayingCard.parse("Th"))).isEqualTo("10♥");
    assertThat(WORDS.value(PlayingCard.parse("6s'"))).isEqualTo("6♠");
    assertThat(WORDS.value(PlayingCard.X1)).isEqualTo("the fool");
    assertThat(WORDS.value(PlayingCard.X2)).isEqualTo("joker");
    assertThat(WORDS.value(PlayingCards.list("As Kc"))).isEqualTo("A♠ K♣");
    assertThat(WORDS.cards(PlayingCards.list(""))).isEqualTo("none");
    assertThat(WORDS.value(Suit.HEARTS)).isEqualTo("hearts");
    assertThat(WORDS.value(Rank.TEN)).isEqualTo("10");
    assertThat(WORDS.value(Seats.all(3))).isEqualTo("Ada, Ben and Cleo");
    assertThat(WORDS.value(Seats.none())).isEqualTo("nobody");
    assertThat(WORDS.player(7)).isEqualTo("player 7");
    assertThat(WORDS.value(ImmutableList.of(3, 4))).isEqualTo("3 and 4");
    assertThat(WORDS.value(Choice.NT)).isEqualTo("no trump at all");
    assertThat(WORDS.value(Phrase.of("word.place", 3))).isEqualTo("row 3");
    Phrased place = () -> Phrase.of("word.place", 4);
    assertThat(WORDS.value(place)).isEqualTo("row 4");
  }

  @Test
  void pilesAndFactsAreCalledByTheBeginningOfTheirNames() {
    assertThat(WORDS.pile("hand.2")).isEqualTo("hand");
    assertThat(WORDS.pile("meld.0.K")).isEqualTo("Ks of side 0");
    assertThat(WORDS.pile("purse.1.2")).isEqualTo("Ben's purse 2");
    assertThat(WORDS.pile("stock")).isEqualTo("stock");
    assertThat(WORDS.hasPile("stock")).isFalse();
    assertThat(WORDS.fact("trump")).contains("trumps");
    assertThat(WORDS.fact("phase")).isEmpty();
    assertThat(WORDS.hasFact("phase")).isTrue();
    assertThat(WORDS.hasFact("dealer")).isFalse();
    assertThat(WORDS.factWord("trump", "nt")).isEqualTo("no trumps");
    assertThat(WORDS.factWord("trump", "h")).isEqualTo("hearts");
    assertThat(WORDS.factWord("trump", "whatever")).isEqualTo("whatever");
    assertThat(WORDS.hasFactWord("trump", "whatever")).isFalse();
  }

  @Test
  void refusalsAndPointsArePhrases() {
    assertThat(WORDS.text(Refusal.of("SAM-1", "follow", SEVEN, Suit.SPADES).phrase()))
        .isEqualTo("7♦ does not follow spades.");
    assertThat(WORDS.text(ScoreSheet.Line.of(1, "SAM-2", Seats.of(0), 10).phrase()))
        .isEqualTo("bid met");
    assertThat(new ScoreSheet.Line(1, "SAM-2", "slam", Seats.of(0), 10).phrase().key())
        .isEqualTo("score.SAM-2.slam");
  }

  @Test
  void whatIsHiddenMayHaveTheSameWords() {
    assertThat(told("move.bid.hidden", 0)).isEqualTo("Ada bids.");
    assertThat(told("move.put.hidden", 0)).isEqualTo("Ada puts a card down.");
  }

  @Test
  void aPhraseWithoutWordsIsToldByItsKey() {
    assertThat(told("stage.none", 0, SEVEN)).isEqualTo("stage.none[7d]");
    assertThat(told("move.none.hidden", 0)).isEqualTo("move.none");
  }

  @Test
  void theFilesSayWhatTheyName() {
    assertThat(WORDS.parameters("refusal.SAM-1.follow")).containsExactly(0, 1);
    assertThat(WORDS.parameters("move.bid")).containsExactly(0);
    assertThat(WORDS.parameters("nothing")).isEmpty();
    assertThat(WORDS.namesPlayer("move.bid")).isTrue();
    assertThat(WORDS.namesPlayer("offer.bid")).isFalse();
    assertThat(WORDS.keys()).contains("pile.hand").doesNotContain("player");
  }

  @Test
  void anotherLanguageGoesBeforeEnglish() {
    Words italian = WORDS.in(Locale.ITALY);
    assertThat(italian.locale()).isEqualTo(Locale.ITALIAN);
    assertThat(italian.pile("hand.0")).isEqualTo("carte in mano");
    assertThat(italian.text(new Phrase("stage.taken", 0, ImmutableList.of(SEVEN))))
        .isEqualTo("Ada prende 7 di denari.");
    assertThat(italian.value(Seats.all(2))).isEqualTo("Ada e Ben");
    assertThat(italian.fact("trump")).contains("trumps");
    assertThat(italian.isTranslated("pile.hand")).isTrue();
    assertThat(italian.isTranslated("fact.trump")).isFalse();
    assertThat(italian.in(Locale.ENGLISH).pile("hand")).isEqualTo("hand");
  }

  @Test
  void aLanguageWithoutWordsIsEnglish() {
    Words words = WORDS.in(Locale.JAPANESE);
    assertThat(words.locale()).isEqualTo(Locale.ENGLISH);
    assertThat(words.value(Seats.all(2))).isEqualTo("Ada and Ben");
    assertThat(words.isTranslated("pile.hand")).isTrue();
  }

  @Test
  void aVariantAddsWordsAndChangesThem() {
    Words variant =
        WORDS.plus(Words.of(ImmutableMap.of("offer.bid", "say {0}", "stage.new", "New.")));
    assertThat(variant.text("offer.bid", 3)).isEqualTo("say 3");
    assertThat(variant.text("stage.new")).isEqualTo("New.");
    assertThat(variant.pile("hand")).isEqualTo("hand");
    assertThat(variant.in(Locale.ITALIAN).pile("hand")).isEqualTo("carte in mano");
    assertThat(variant.isTranslated("stage.new")).isTrue();
  }

  @Test
  void thereMustBeAFile() {
    assertThatThrownBy(() -> Words.resource(WordsTest.class, "missing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("missing.properties beside " + WordsTest.class.getName());
  }

  @Test
  void aSideIsCalledByItsPlayers() {
    Words words =
        Words.of(
            ImmutableMap.of(
                "fact.minimum", "minimum of {side}",
                "short.fact.minimum", "minimum",
                "pile.won", "won by {side}"));
    assertThat(words.fact("minimum.1")).hasValue("minimum of side 1");
    Words named =
        words
            .withPlayers(ImmutableList.of("Ada", "Ben", "Cleo", "Dan"))
            .withSides(ImmutableList.of(Seats.of(0, 2), Seats.of(1, 3)));
    assertThat(named.fact("minimum.1")).hasValue("minimum of Ben and Dan");
    assertThat(named.pile("won.0")).isEqualTo("won by Ada and Cleo");
    assertThat(named.in(Locale.ITALIAN).plus(Words.of(ImmutableMap.of())).pile("won.0"))
        .isEqualTo("won by Ada and Cleo");
  }

  @Test
  void besideItsOwnerAThingHasAShortName() {
    Words words =
        Words.of(
            ImmutableMap.of(
                "fact.minimum", "minimum of {side}",
                "short.fact.minimum", "minimum",
                "fact.turn", "",
                "pile.meld", "meld of {1}s, {side}",
                "short.pile.meld", "{1}s",
                "pile.won", "cards won"));
    assertThat(words.shortFact("minimum.1")).hasValue("minimum");
    assertThat(words.shortFact("turn")).isEmpty();
    assertThat(words.shortPile("meld.0.7")).isEqualTo("7s");
    assertThat(words.shortPile("won.0")).isEqualTo("cards won");
  }
}
