package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.reaction.aggravation.LaidCard.How;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** What a tableau tells of the covers that the other seat may still join. */
class CoversTest {
  private static final int LAST = 30;
  private static final PlayingCard CARD = PlayingCard.parse("2d");

  private final Tableau notes =
      with(with(with(turned(100), How.COVER, 0, 3, 100), How.COVER, 1, LAST, 200), 5, 300);

  private static Tableau turned(long time) {
    return with(Tableau.empty(), How.TURNED, 0, 0, time);
  }

  private static Tableau with(Tableau tableau, int place, long time) {
    return with(tableau, How.COVER, 0, place, time);
  }

  private static Tableau with(Tableau tableau, How how, int seat, int place, long time) {
    return tableau.with(new LaidCard(how, seat, place, CARD, null, tableau.event() + 1, time));
  }

  private static LaidCard note(int seat, int place, int event, long time) {
    return new LaidCard(How.COVER, seat, place, CARD, null, event, time);
  }

  @Test
  @Covers("AGG-24a")
  void aCoverIsNotedWithSeatAndTime() {
    assertThat(notes.covers())
        .containsExactly(note(0, 3, 2, 100), note(1, LAST, 3, 200), note(0, 5, 4, 300));
    assertThat(Tableau.empty().covers()).isEmpty();
    assertThat(turned(0).covers()).isEmpty();
  }

  @Test
  @Covers("AGG-24a")
  void onlyYoungCoversAreAskedFor() {
    assertThat(notes.covered(0, 0)).containsExactly(3, 5);
    assertThat(notes.covered(0, 100)).containsExactly(3, 5);
    assertThat(notes.covered(0, 101)).containsExactly(5);
    assertThat(notes.covered(0, 300)).containsExactly(5);
    assertThat(notes.covered(0, 301)).isEmpty();
    assertThat(notes.covered(1, 200)).containsExactly(LAST);
    assertThat(notes.covered(1, 201)).isEmpty();
  }

  @Test
  @Covers("AGG-24a")
  void aLaterCoverTakesThePlaceOfAnEarlierOne() {
    Tableau again = with(notes, How.COVER, 1, 3, 400);
    assertThat(again.covers())
        .containsExactly(note(1, LAST, 3, 200), note(0, 5, 4, 300), note(1, 3, 5, 400));
    assertThat(again.covered(0, 0)).containsExactly(5);
    assertThat(again.covered(1, 300)).containsExactly(3);
    assertThat(notes.covered(0, 0)).as("the earlier tableau is as it was").containsExactly(3, 5);
  }

  @Test
  @Covers("AGG-24a")
  void aCollisionStrikesTheCoverOut() {
    Tableau struck = with(notes, How.COLLISION, 1, 3, 300);
    assertThat(struck.covers()).containsExactly(note(1, LAST, 3, 200), note(0, 5, 4, 300));
    assertThat(struck.covered(0, 0)).containsExactly(5);
    assertThat(struck.covered(1, 0)).containsExactly(LAST);
    assertThat(with(struck, How.COLLISION, 0, LAST, 300).covered(1, 0)).isEmpty();
    assertThat(with(struck, How.COVER, 1, 3, 500).covers()).contains(note(1, 3, 6, 500));
  }

  @Test
  @Covers("AGG-24a")
  void aTurnEndsAllOfThem() {
    Tableau turned = with(notes, How.TURNED, 1, 16, 400);
    assertThat(turned.covers()).isEmpty();
    assertThat(turned.covered(0, 0)).isEmpty();
    assertThat(turned.covered(1, 0)).isEmpty();
    assertThat(with(turned, 5, 500).covered(0, 450)).containsExactly(5);
    assertThat(with(turned, 5, 500).covered(0, 501)).isEmpty();
  }
}
