package io.github.spadille.testkit.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import org.junit.jupiter.api.Test;

class SecretsTest {
  private static final Card KING = PlayingCard.parse("Ks");

  private static Table table(String phase) {
    return Table.builder()
        .hands("hand", ImmutableList.of(ImmutableList.of(KING), ImmutableList.of()))
        .pile("stock", ImmutableList.of(PlayingCard.parse("As")), Audience.NOBODY)
        .fact("phase", phase)
        .fact("bids", ImmutableList.of("1", "2"), Audience::seat)
        .fact("stake.1", 5)
        .build();
  }

  private static boolean hidesCard(Secrets secrets, Table table, String pile, Viewer viewer) {
    return secrets.hides(table, table.pile(pile), 0, viewer);
  }

  private static boolean hidesWord(Secrets secrets, String fact, int word, Viewer viewer) {
    Table table = table("bid");
    return secrets.hides(table, table.fact(fact), word, viewer);
  }

  @Test
  void cardsAreHiddenFromOthersOrFromAll() {
    Secrets secrets = Secrets.hidden("hand").fromOthers().and("stock").fromAll();
    Table table = table("play");
    assertThat(hidesCard(secrets, table, "hand.0", Viewer.seat(0))).isFalse();
    assertThat(hidesCard(secrets, table, "hand.0", Viewer.seat(1))).isTrue();
    assertThat(hidesCard(secrets, table, "hand.0", Viewer.bystander())).isTrue();
    assertThat(hidesCard(secrets, table, "stock", Viewer.seat(0))).isTrue();
    assertThat(hidesCard(Secrets.none(), table, "stock", Viewer.seat(0))).isFalse();
    assertThat(secrets.declaredName(table.pile("hand.0"))).contains("hand");
    assertThat(secrets.declaredName(table.fact("bids"))).isEmpty();
  }

  @Test
  void aNameIsNoPartOfAnother() {
    Secrets secrets = Secrets.hidden("han").fromAll();
    assertThat(secrets.declaredName(table("play").pile("hand.0"))).isEmpty();
  }

  @Test
  void wordsBelongToSeatsByPlaceOrByName() {
    Secrets secrets = Secrets.none().andFact("bids").fromOthers().andFact("stake").fromOthers();
    assertThat(hidesWord(secrets, "bids", 0, Viewer.seat(0))).isFalse();
    assertThat(hidesWord(secrets, "bids", 1, Viewer.seat(0))).isTrue();
    assertThat(hidesWord(secrets, "stake.1", 0, Viewer.seat(1))).isFalse();
    assertThat(hidesWord(secrets, "stake.1", 0, Viewer.seat(0))).isTrue();
    assertThat(hidesWord(secrets, "phase", 0, Viewer.seat(0))).isFalse();
    Secrets asTabled = Secrets.none().andFact("bids").perCard();
    assertThat(hidesWord(asTabled, "bids", 1, Viewer.seat(0))).isTrue();
    assertThat(hidesWord(asTabled, "bids", 1, Viewer.seat(1))).isFalse();
  }

  @Test
  void aDeclarationIsLiftedByAFact() {
    Secrets unless = Secrets.hidden("hand").fromAll().unless("phase", "over", "show");
    assertThat(hidesCard(unless, table("play"), "hand.0", Viewer.seat(0))).isTrue();
    assertThat(hidesCard(unless, table("show"), "hand.0", Viewer.seat(0))).isFalse();
    assertThat(hidesCard(unless, table("show"), "hand.0", Viewer.seat(1)))
        .as("then the table says so")
        .isTrue();
    Secrets during = Secrets.hidden("hand").fromAll().during("phase", "play");
    assertThat(hidesCard(during, table("play"), "hand.0", Viewer.seat(0))).isTrue();
    assertThat(hidesCard(during, table("show"), "hand.0", Viewer.seat(0))).isFalse();
  }

  @Test
  void aChoiceIsLiftedByAFactOrByAMove() {
    Event bid = new Event("bid 1", table("bid"), ImmutableList.of(), table("bid"));
    Event last = new Event("bid 1", table("bid"), ImmutableList.of(), table("play"));
    ImmutableSet<Card> king = ImmutableSet.of(KING);
    Secrets secrets = Secrets.none().andChoice("bid").during("phase", "bid");
    assertThat(secrets.isLifted("bid", bid, king)).isFalse();
    assertThat(secrets.isLifted("bid", last, king)).isTrue();
    assertThat(secrets.isLifted("play", bid, king)).as("it is open").isTrue();
    Secrets until = Secrets.hidden("hand").fromAll().until((event, cards) -> cards.contains(KING));
    assertThat(until.isLifted(table("bid").pile("hand.0"), bid, king)).isTrue();
    assertThat(until.isLifted(table("bid").pile("hand.0"), bid, ImmutableSet.of())).isFalse();
    assertThat(until.isLifted(table("bid").pile("stock"), bid, king)).isFalse();
  }

  @Test
  void anOpenFactTellsOfTheCardsThatItMeans() {
    Table table = table("bid").toBuilder().fact("best", "K Q").build();
    assertThat(Secrets.none().told(table, KING)).isEmpty();
    Secrets best =
        Secrets.none().openFact("best", (text, card) -> text.equals(card.code().substring(0, 1)));
    assertThat(best.told(table, KING)).containsExactly("word 1 of best: K");
    assertThat(best.told(table, PlayingCard.parse("Kh"))).isEqualTo(best.told(table, KING));
    assertThat(best.told(table, PlayingCard.parse("As"))).isEmpty();
    Secrets whole = Secrets.none().openFact("best", (text, card) -> text.equals("K Q"));
    assertThat(whole.told(table, KING)).containsExactly("best: K Q");
    assertThat(Secrets.none().openFacts("best").told(table, KING)).isEmpty();
    assertThat(best.isOpen(table.fact("best"))).isTrue();
    assertThat(best.isOpen(table.fact("phase"))).isFalse();
  }

  @Test
  void aHouseRuleDecidesWhatIsSecret() {
    Secrets secrets =
        Secrets.hidden("hand").fromOthers().andChoice("bid").given("bids", "secret", "late");
    assertThat(secrets.under(ImmutableMap.of("bids", "late")).choices()).containsExactly("bid");
    assertThat(secrets.under(ImmutableMap.of("bids", "open")).choices()).isEmpty();
    assertThat(secrets.under(ImmutableMap.of()).piles()).containsExactly("hand");
    assertThat(secrets).hasToString("piles [hand], facts [], choices [bid]");
  }

  @Test
  void aTimeNeedsADeclaration() {
    assertThatThrownBy(() -> Secrets.none().during("phase", "bid"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("nothing is declared yet");
  }
}
