package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import java.util.OptionalLong;

class PontoonContractTest extends GameContract<PontoonState, PontoonMove, PontoonOptions> {
  PontoonContractTest() {
    super(
        Pontoon.GAME,
        Secrets.hidden("pack")
            .perCard()
            .until(PontoonContractTest::showsOrSticks)
            .and("hand")
            .perCard()
            .until(PontoonContractTest::showsOrSticks));
  }

  @Override
  @Covers("PON-49")
  public OptionalLong conserved(PontoonState state) {
    return OptionalLong.of(state.scores().stream().sum() + state.staked());
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.startsWith("table-") ? ImmutableMap.of("limits-by", "table") : ImmutableMap.of();
  }

  private static boolean showsOrSticks(Event event, ImmutableSet<Card> cards) {
    return showHands(event) || sticksByItself(event);
  }

  /** A hand that is done with its new card has 21, or five cards (PON-23, PON-25). */
  private static boolean sticksByItself(Event event) {
    boolean draws = event.move().startsWith("twist") || event.move().startsWith("buy");
    return draws && !event.before().fact("active-hand").equals(event.after().fact("active-hand"));
  }

  /** A hand that goes, bust or settled, is shown before it goes under the pack (PON-38, PON-41). */
  private static boolean showHands(Event event) {
    Table after = event.after();
    return event.before().piles().stream()
        .filter(pile -> pile.owner().isPresent())
        .anyMatch(
            hand -> !after.hasPile(hand.name()) || after.pile(hand.name()).size() < hand.size());
  }
}
