package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.screen.TableFacts;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.words.Words;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** How facts and piles of any game are put into words. */
class PileAndFactTest {
  private static final Voice VOICE =
      new Voice(
          Words.of(
                  Map.of(
                      "fact.bids", "bids",
                      "fact.bids.-", "not yet",
                      "fact.trump", "trumps",
                      "fact.trump.-", "no trumps",
                      "fact.dealer", "dealer",
                      "fact.out", "out",
                      "fact.sets", "sets",
                      "fact.shown", "shown",
                      "fact.phase", ""))
              .withPlayers(ImmutableList.of("Ada", "Ben")),
          Sentences.in(Locale.ENGLISH),
          Names.ofAgents(2),
          80);

  private static String told(Fact.Type type, String name, String value) {
    return told(new SeenFact(name, type, false, value));
  }

  private static String toldOfEach(Fact.Type type, String name, String value) {
    return told(new SeenFact(name, type, true, value));
  }

  private static String told(SeenFact fact) {
    return TableFacts.isShown(fact, "-", VOICE.words())
        ? FactLine.of(VOICE, fact).orElseThrow()
        : "nothing";
  }

  @Test
  void factsAreToldByTheirType() {
    assertThat(toldOfEach(Fact.Type.NUMBERS, "bids", "3 -")).isEqualTo("bids: Ada 3, Ben not yet");
    assertThat(toldOfEach(Fact.Type.NUMBERS, "bids", "3 ?")).isEqualTo("bids: Ada 3, Ben hidden");
    assertThat(told(Fact.Type.NUMBERS, "sets", "3 5")).isEqualTo("sets: 3 and 5");
    assertThat(toldOfEach(Fact.Type.WORDS, "sets", "yes no")).isEqualTo("sets: Ada yes, Ben no");
    assertThat(told(Fact.Type.WORDS, "sets", "twos any")).isEqualTo("sets: twos and any");
    assertThat(told(Fact.Type.SEAT, "dealer", "1")).isEqualTo("dealer: Ben");
    assertThat(told(Fact.Type.SEATS, "out", "0 1")).isEqualTo("out: Ada and Ben");
    assertThat(told(Fact.Type.CARDS, "shown", "7d Th")).isEqualTo("shown: 7♦ 10♥");
    assertThat(told(Fact.Type.WORD, "trump", "h")).isEqualTo("trumps: hearts");
  }

  @Test
  void factsThatSayNothingAreLeftOut() {
    assertThat(told(Fact.Type.NUMBERS, "bids", "- -")).isEqualTo("nothing");
    assertThat(told(Fact.Type.SEAT, "dealer", "-")).isEqualTo("nothing");
    assertThat(told(Fact.Type.WORD, "trump", "-")).isEqualTo("trumps: no trumps");
    assertThat(told(Fact.Type.WORD, "dealer", "none")).isEqualTo("nothing");
    assertThat(told(Fact.Type.WORD, "phase", "bid")).isEqualTo("nothing");
    assertThat(told(Fact.Type.WORD, "unknown", "bid")).isEqualTo("nothing");
  }

  private static Heap heap(String... cards) {
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builder();
    for (String card : cards) {
      seen.add(card.equals("??") ? SeenCard.FACE_DOWN : SeenCard.faceUp(PlayingCard.parse(card)));
    }
    return Heap.of(new SeenPile("pile", OptionalInt.empty(), Pile.Order.TOP_FIRST, seen.build()));
  }

  @Test
  void cardsThatLieFaceDownAreCounted() {
    assertThat(heap().text(VOICE)).isEqualTo("none");
    assertThat(heap("??", "??").text(VOICE)).isEqualTo("2 face down");
    assertThat(heap("??", "??", "7d", "??", "8c").text(VOICE))
        .isEqualTo("(2 face down) 7♦ (1 face down) 8♣");
  }

  @Test
  void ofEqualCardsOnlyTheNewOneIsShown() {
    ImmutableList<Card> shown =
        ImmutableList.copyOf(heap("7d", "8c", "7d", "??").shownSince(heap("7d", "??", "9c")));

    assertThat(shown).containsExactly(PlayingCard.parse("8c"), PlayingCard.parse("7d"));
  }
}
