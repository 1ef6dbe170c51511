package io.github.spadille.tricktaking.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Pass;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Play;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MoveTableTest {
  private static final ImmutableList<Contract> BIDS =
      ImmutableList.of(Contract.SIX_SPADES, Contract.OPEN_MISERE, Contract.TEN_HEARTS);

  private final MoveTable table = new MoveTable(6, BIDS);

  @Test
  void everyBitOfTheFirstWordIsACard() {
    for (PlayingCard card : PlayingCard.FAMILY.cards().subList(0, Long.SIZE)) {
      long bit = 1L << card.index();
      assertThat(table.list(5, false, bit, 0)).containsExactly(new Play(5, card));
      assertThat(table.list(5, true, bit, 0)).containsExactly(new Discard(5, card));
    }
  }

  @Test
  void theSecondWordHoldsEverythingElse() {
    for (Suit suit : Suit.values()) {
      assertThat(table.list(1, false, 0, MoveTable.leads(1 << suit.ordinal())))
          .containsExactly(new LeadJoker(1, PlayingCard.X1, suit));
    }
    assertThat(table.list(2, false, 0, MoveTable.ALL_NOMINATIONS))
        .containsExactly(
            new Nominate(2, Optional.of(Suit.values()[0])),
            new Nominate(2, Optional.of(Suit.values()[1])),
            new Nominate(2, Optional.of(Suit.values()[2])),
            new Nominate(2, Optional.of(Suit.values()[3])),
            new Nominate(2, Optional.empty()));
    assertThat(table.list(2, false, 0, MoveTable.NO_SUIT_NOMINATED))
        .containsExactly(new Nominate(2, Optional.empty()));
    assertThat(table.list(3, false, 0, MoveTable.bidsAndPass(0b110)))
        .containsExactly(
            new Bid(3, Contract.OPEN_MISERE), new Bid(3, Contract.TEN_HEARTS), new Pass(3));
    assertThat(table.list(3, false, 0, MoveTable.bidsAndPass(0))).containsExactly(new Pass(3));
  }
}
