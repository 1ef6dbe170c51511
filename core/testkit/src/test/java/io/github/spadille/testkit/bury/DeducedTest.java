package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.ForwardingRules;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** What a table writes down of the deductions of a game. */
class DeducedTest {
  private static final CardSet<PlayingCard> JACKS = PlayingCards.set("Js Jh Jd Jc");

  private static TestTable table(Deductions<BuryState, BuryMove> deductions) {
    Rules<BuryState, BuryMove> rules =
        new ForwardingRules<>() {
          @Override
          protected Rules<BuryState, BuryMove> delegate() {
            return Bury.GAME.rules();
          }

          @Override
          public Deductions<BuryState, BuryMove> deductions() {
            return deductions;
          }
        };
    return TestTable.of(Bury.GAME, rules)
        .deal("hand.0: Js Qs Ks Kd", "hand.1: As Ah Kh Qh", "stock: Jc");
  }

  @Test
  void deductionsFromTheMoveStandBeforeThoseFromItsConsequences() {
    TestTable table =
        table(
            new Deductions<>() {
              @Override
              public void fromMove(BuryState before, BuryMove move, DeductionListener deductions) {
                deductions.none("hand.0", JACKS);
                deductions.exactly("hand.1", 2, JACKS);
                deductions.some("hand.1", JACKS);
              }

              @Override
              public void fromConsequences(
                  BuryState before, BuryMove move, BuryState after, DeductionListener deductions) {
                deductions.that("hand.1", PlayingCard.FAMILY, cards -> cards.size() == 3);
                deductions.since(
                    "score", "0 0", "hand.1", PlayingCard.FAMILY, (then, now) -> then.equals(now));
                deductions.shown("hand.1", JACKS);
                deductions.unknown();
              }
            });
    assertThat(table.deduced("bury Kd"))
        .containsExactly(
            "hand.0 lacks " + JACKS,
            "hand.1 has 2 of " + JACKS,
            "hand.1 has one of " + JACKS,
            "hand.1 has a property",
            "hand.1 agrees with itself since score 0 0",
            "hand.1 shows " + JACKS,
            "unknown");
  }

  @Test
  void handsFitThatMeetEachDeductionOfTheirPile() {
    assertThat(
            table((before, move, deductions) -> deductions.none("hand.1", JACKS))
                .fitting("bury Kd", "hand.1", "Js Qs", "Qs Ks", "Jc"))
        .containsExactly("Qs Ks");
    assertThat(
            table((before, move, deductions) -> deductions.some("hand.1", JACKS))
                .fitting("bury Kd", "hand.1", "Js Qs", "Qs Ks", "Jc Jd"))
        .containsExactly("Js Qs", "Jc Jd");
    assertThat(
            table((before, move, deductions) -> deductions.exactly("hand.1", 1, JACKS))
                .fitting("bury Kd", "hand.1", "Js Qs", "Qs Ks", "Jc Jd"))
        .containsExactly("Js Qs");
    assertThat(
            table(
                    (before, move, deductions) ->
                        deductions.that("hand.1", PlayingCard.FAMILY, cards -> cards.size() > 1))
                .fitting("bury Kd", "hand.1", "Js Qs", "Qs"))
        .containsExactly("Js Qs");
    assertThat(
            table((before, move, deductions) -> deductions.none("hand.0", JACKS))
                .fitting("bury Kd", "hand.1", "Js Qs", "Qs Ks"))
        .containsExactly("Js Qs", "Qs Ks");
  }
}
