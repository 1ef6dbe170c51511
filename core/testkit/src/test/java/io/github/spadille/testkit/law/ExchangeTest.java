package io.github.spadille.testkit.law;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Secrets;
import org.junit.jupiter.api.Test;

class ExchangeTest {
  private static final Secrets SECRETS = Secrets.hidden("stock").fromAll();

  private static Table table(String stock) {
    return Table.builder()
        .pile("stock", PlayingCards.list(stock), NOBODY)
        .pile("upcard", PlayingCards.list("As"), ALL)
        .fact("buried", "8h")
        .build();
  }

  private static Table exchanged(String stock, Secrets secrets, long seed) {
    return Exchange.among(table(stock), secrets, Viewer.bystander())
        .atRandom(RandomSource.seeded(seed))
        .orElse(table(stock));
  }

  @Test
  void hiddenCardsAreExchangedAndNoOthers() {
    boolean moved = false;
    for (int seed = 0; seed < 20; seed++) {
      Table after = exchanged("2c 3c 4c 8h", SECRETS, seed);
      assertThat(after.pile("upcard").cards()).hasToString("[As]");
      assertThat(after.set("stock", PlayingCard.FAMILY)).isEqualTo(PlayingCards.set("2c 3c 4c 8h"));
      moved |= !after.pile("stock").cards().get(3).code().equals("8h");
    }
    assertThat(moved).isTrue();
  }

  @Test
  void aCardThatAnOpenFactNamesStaysAndSoDoesOneThatIsEqual() {
    for (int seed = 0; seed < 20; seed++) {
      Table after = exchanged("2c 8h 3c 4c 8h", SECRETS.openFacts("buried"), seed);
      assertThat(after.pile("stock").cards().get(1).code()).isEqualTo("8h");
      assertThat(after.pile("stock").cards().get(4).code()).isEqualTo("8h");
    }
  }

  @Test
  void cardsThatAFactDoesNotTellApartAreExchanged() {
    Secrets secrets = SECRETS.openFact("buried", (rank, card) -> card.code().charAt(0) == '8');
    boolean moved = false;
    for (int seed = 0; seed < 20; seed++) {
      Table after = exchanged("2c 8h 8c", secrets, seed);
      assertThat(after.pile("stock").cards().get(0).code()).isEqualTo("2c");
      moved |= after.pile("stock").cards().get(1).code().equals("8c");
    }
    assertThat(moved).isTrue();
  }

  @Test
  void whereFewerThanTwoCardsAreHiddenNothingIsExchanged() {
    assertThat(
            Exchange.among(table("2c 8h"), SECRETS.openFacts("buried"), Viewer.bystander())
                .all(RandomSource.seeded(1)))
        .isEmpty();
  }

  @Test
  void whateverIsToldTheEndsOfAPileAreExchanged() {
    Exchange exchange =
        Exchange.amongAll(table("2c 3c 4c 5c 8h"), SECRETS.openFacts("buried"), Viewer.bystander());
    ImmutableList<Table> tables = exchange.all(RandomSource.seeded(1));
    assertThat(tables).hasSize(3);
    assertThat(tables.get(1).pile("stock").cards()).hasToString("[8h, 5c, 4c, 3c, 2c]");
    assertThat(tables.get(2).pile("stock").cards()).hasToString("[8h, 5c, 4c, 2c, 3c]");
  }

  @Test
  void theEndsOfPilesAreExchangedWithEachOther() {
    Table table =
        Table.builder()
            .pile("stock", PlayingCards.list("2c 3c 4c"), NOBODY)
            .pile("aside", PlayingCards.list("2d"), NOBODY)
            .build();
    ImmutableList<Table> tables =
        Exchange.among(table, SECRETS.and("aside").fromAll(), Viewer.bystander())
            .all(RandomSource.seeded(1));
    Table last = tables.get(tables.size() - 1);
    assertThat(last.pile("stock").cards()).hasToString("[2d, 2c, 3c]");
    assertThat(last.pile("aside").cards()).hasToString("[4c]");
  }
}
