package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.EnumMap;
import org.junit.jupiter.api.Test;

class RankMeldsTest {
  private static final class Some extends RankMelds {
    static final Some NONE = new Some(new EnumMap<>(Rank.class));

    Some(EnumMap<Rank, CardBag<PlayingCard>> byRank) {
      super(byRank);
    }

    Some plus(Rank rank, String cards) {
      return new Some(with(rank, bag(cards)));
    }
  }

  private static final Some NINES = Some.NONE.plus(Rank.NINE, "9s 9s 2h");
  private static final Some BOTH = NINES.plus(Rank.KING, "Ks Kh Kd");

  @Test
  void aRankHasItsMeldOrNone() {
    assertThat(BOTH.has(Rank.NINE)).isTrue();
    assertThat(BOTH.get(Rank.NINE)).isEqualTo(bag("9s 9s 2h"));
    assertThat(BOTH.has(Rank.TWO)).isFalse();
    assertThat(BOTH.get(Rank.TWO)).isEmpty();
    assertThat(BOTH.isEmpty()).isFalse();
    assertThat(Some.NONE.isEmpty()).isTrue();
    assertThat(NINES.has(Rank.KING)).isFalse();
  }

  @Test
  void allCardsAreTogether() {
    assertThat(BOTH.all()).isEqualTo(bag("9s 9s 2h Ks Kh Kd"));
    assertThat(Some.NONE.all()).isEmpty();
  }

  @Test
  void meldsAreAmongOthersIfTheyAreThereAsTheyAre() {
    assertThat(NINES.areUnchangedIn(BOTH)).isTrue();
    assertThat(BOTH.areUnchangedIn(NINES)).isFalse();
    assertThat(NINES.areUnchangedIn(BOTH.plus(Rank.NINE, "9s 9s 2h 9c"))).isFalse();
  }

  @Test
  void meldsOfEqualCardsAreEqual() {
    Some other = Some.NONE.plus(Rank.KING, "Kd Kh Ks").plus(Rank.NINE, "2h 9s 9s");

    assertThat(other).isEqualTo(BOTH).hasSameHashCodeAs(BOTH).isNotEqualTo(NINES);
    assertThat(other.hashCode()).isNotEqualTo(NINES.hashCode());
    assertThat(BOTH.equals(BOTH)).isTrue();
    assertThat(NINES).hasToString("{NINE=9s 9s 2h}");
  }
}
