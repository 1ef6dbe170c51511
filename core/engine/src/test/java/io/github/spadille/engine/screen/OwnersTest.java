package io.github.spadille.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnersTest {
  private static final int SEATS = 4;
  private static final Seats NORTH_SOUTH = Seats.of(0, 2);
  private static final Seats EAST_WEST = Seats.of(1, 3);
  private static final Words WORDS =
      Words.of(
              ImmutableMap.<String, String>builder()
                  .put("pile.hand", "hand")
                  .put("pile.won", "tricks of {side}")
                  .put("pile.trick", "trick")
                  .put("fact.minimum", "minimum of {side}")
                  .put("fact.claim", "claim of {seat} in showdown {1}")
                  .put("fact.penalty", "penalty")
                  .put("fact.bids", "bids")
                  .put("fact.signals", "signals")
                  .put("fact.tricks", "tricks")
                  .put("fact.dice", "dice")
                  .put("fact.dealer", "dealer")
                  .buildOrThrow())
          .withSides(ImmutableList.of(NORTH_SOUTH, EAST_WEST));

  private static final SeenTable TABLE =
      Table.builder()
          .hands("hand", List.of(cards("7d"), cards(""), cards(""), cards("")))
          .pile("won.1", cards("8d 9d"), Audience.ALL)
          .pile("trick", cards("Td"), Audience.ALL)
          .fact("minimum.0", 50)
          .fact("claim.3.1", "sevens twos")
          .fact("penalty.1", 4)
          .fact("bids", IntPerSeat.copyOf(1, 2, 0, 3))
          .fact("signals", PerSeat.of(SEATS, "no"))
          .fact("tricks", IntPerSeat.copyOf(5, 2))
          .fact("dice", ImmutableList.of(1, 2, 3, 4))
          .seat("dealer", 2)
          .build()
          .seenBy(Viewer.bystander());

  private static List<PlayingCard> cards(String texts) {
    return PlayingCards.list(texts);
  }

  private static ImmutableList<Seats> ownersOf(String fact) {
    SeenFact seen =
        TABLE.typedFacts().stream()
            .filter(each -> each.name().equals(fact))
            .findFirst()
            .orElseThrow();
    return Owners.of(seen, SEATS, WORDS);
  }

  @Test
  void aPileBelongsToItsSeatOrToWhomItsWordsName() {
    assertThat(Owners.of(TABLE.pile("hand.2"), WORDS)).isEqualTo(Seats.of(2));
    assertThat(Owners.of(TABLE.pile("trick"), WORDS)).isEqualTo(Seats.none());
    assertThat(Owners.of(TABLE.pile("won.1"), WORDS)).isEqualTo(EAST_WEST);
    assertThat(WORDS.ownersOfPile("won.7")).isEqualTo(Seats.none());
    assertThat(WORDS.ownersOfPile("unknown.1")).isEqualTo(Seats.none());
  }

  @Test
  void aFactBelongsToWhomItsWordsName() {
    assertThat(ownersOf("minimum.0")).containsExactly(NORTH_SOUTH);
    assertThat(ownersOf("claim.3.1")).containsExactly(Seats.of(3));
    assertThat(ownersOf("penalty.1")).isEmpty();
    assertThat(ownersOf("dealer")).isEmpty();
  }

  @Test
  void aListBelongsToEachSeatOrSideIfTheRulesSaySo() {
    ImmutableList<Seats> each =
        ImmutableList.of(Seats.of(0), Seats.of(1), Seats.of(2), Seats.of(3));
    assertThat(ownersOf("bids")).isEqualTo(each);
    assertThat(ownersOf("signals")).isEqualTo(each);
    assertThat(ownersOf("tricks")).containsExactly(NORTH_SOUTH, EAST_WEST);
    assertThat(ownersOf("dice")).isEmpty();
  }
}
