package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.spadille.engine.card.PlayingCard;
import org.junit.jupiter.api.Test;

class TurnAttemptTest {
  private static final TurnAttempt THREE = TurnAttempt.of(3);
  private static final Holding BEFORE =
      Holding.NONE.with(bag("5s 6s 7s 8d Kc")).laid(bag("5s 6s 7s")).settled();

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  void nothingIsToBeTakenBackAtFirst() {
    assertThat(THREE.undosLeft()).isEqualTo(3);
    assertThat(THREE.canUndo()).isFalse();
    assertThat(THREE.isOnTrial()).isFalse();
    assertThat(THREE.deepest()).isNull();
    assertThat(THREE.mayBeInvalid()).isTrue();
    assertThat(TurnAttempt.of(0).mayBeInvalid()).isFalse();
    assertThat(THREE.accepted()).isSameAs(THREE);
    assertThat(THREE.with(BEFORE)).isSameAs(THREE);
    assertThatNullPointerException().isThrownBy(THREE::restored);
    assertThatNullPointerException().isThrownBy(() -> THREE.hasNewMeld(BEFORE.melds()));
  }

  @Test
  void anUndoLeadsBackToWhatWasHeldFirst() {
    TurnAttempt since = THREE.undoableTo(BEFORE);
    assertThat(since.canUndo()).isTrue();
    assertThat(since.isOnTrial()).isFalse();
    assertThat(since.isTakenForGood()).isFalse();
    assertThat(since.mayBeInvalid()).isTrue();
    assertThat(since.restored()).isEqualTo(BEFORE);
    assertThat(since.undoableTo(BEFORE.put(card("8d"), 1))).isSameAs(since);
    assertThat(since.undone()).isEqualTo(TurnAttempt.of(2));
    assertThat(since.accepted()).isEqualTo(THREE);
  }

  @Test
  void theDeepestCardTakenMustBeMelded() {
    TurnAttempt taken = THREE.took(list("2h 9d 8s"));
    assertThat(taken.taken()).isEqualTo(list("2h 9d 8s"));
    assertThat(taken.deepest()).isEqualTo(card("8s"));
    assertThat(taken.canUndo()).isFalse();
    assertThat(taken.isOnTrial()).isFalse();
    assertThat(taken.isTakenForGood()).isTrue();
    assertThat(taken.mayBeInvalid()).isFalse();
    assertThat(taken.accepted()).isEqualTo(THREE);
    TurnAttempt trial = taken.undoableTo(BEFORE);
    assertThat(trial.deepest()).isEqualTo(card("8s"));
    assertThat(trial.isOnTrial()).isTrue();
    assertThat(trial.isTakenForGood()).isFalse();
    assertThat(trial.mayBeInvalid()).isTrue();
    assertThat(trial.undone()).isEqualTo(TurnAttempt.of(2));
    assertThat(trial.accepted()).isEqualTo(THREE);
  }

  @Test
  void theDeepestCardMustLieInANewGroup() {
    TurnAttempt trial = THREE.took(list("8s")).undoableTo(BEFORE);
    MeldGroups melds = BEFORE.melds();
    assertThat(trial.hasNewMeld(melds)).isFalse();
    assertThat(trial.hasNewMeld(melds.plus(1, card("8s")))).isFalse();
    assertThat(trial.hasNewMeld(melds.plus(2, card("8s")))).isTrue();
    assertThat(trial.hasNewMeld(melds.plus(2, card("8d")))).isFalse();
    assertThat(trial.hasNewMeld(melds.moved(card("5s"), 1, 2).plus(1, card("8s")))).isTrue();
    assertThatNullPointerException()
        .isThrownBy(() -> THREE.undoableTo(BEFORE).hasNewMeld(melds.plus(2, card("8d"))));
  }

  @Test
  void otherCardsComeBackToTheHand() {
    Holding now = BEFORE.put(card("8d"), 1);
    TurnAttempt since = THREE.undoableTo(BEFORE);
    assertThat(since.with(now)).isEqualTo(since);
    assertThat(since.with(now.with(bag("Qh"))).restored()).isEqualTo(BEFORE.with(bag("8d Qh")));
    TurnAttempt trial = THREE.took(list("2h 8s")).undoableTo(BEFORE);
    Holding taken = BEFORE.took(list("2h 8s")).put(card("8s"), 1);
    assertThat(trial.with(taken)).isEqualTo(trial);
    assertThat(trial.with(taken.with(bag("2h 3c 4c"))))
        .isEqualTo(THREE.took(list("2h 8s")).undoableTo(BEFORE.with(bag("3c 4c"))));
    // Where a card that was taken is not there, the hand is as long as it is.
    assertThat(trial.with(taken.with(bag("3c 4c"))).restored().hand()).isEqualTo(bag("3c 4c"));
  }
}
