package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.rummy.vazhushal.TurnAttempt.NotValid;
import io.github.spadille.rummy.vazhushal.TurnAttempt.OnTrial;
import io.github.spadille.rummy.vazhushal.TurnAttempt.Settled;
import io.github.spadille.rummy.vazhushal.TurnAttempt.TakenForGood;
import org.junit.jupiter.api.Test;

class TurnAttemptTest {
  private static final Settled THREE = new Settled(3);
  private static final Holding BEFORE =
      Holding.NONE.with(bag("5s 6s 7s 8d Kc")).laid(bag("5s 6s 7s")).settled();

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  void nothingIsToBeTakenBackAtFirst() {
    assertThat(TurnAttempt.of(3)).isEqualTo(THREE);
    assertThat(THREE.undosLeft()).isEqualTo(3);
    assertThat(THREE.canUndo()).isFalse();
    assertThat(THREE.deepest()).isNull();
    assertThat(THREE.mayBeInvalid()).isTrue();
    assertThat(TurnAttempt.of(0).mayBeInvalid()).isFalse();
    assertThat(THREE.settled()).isSameAs(THREE);
    assertThat(THREE.with(BEFORE)).isSameAs(THREE);
  }

  @Test
  void anUndoLeadsBackToWhatWasHeldFirst() {
    NotValid since = THREE.invalidSince(BEFORE);
    assertThat(since.undosLeft()).isEqualTo(3);
    assertThat(since.canUndo()).isTrue();
    assertThat(since.deepest()).isNull();
    assertThat(since.mayBeInvalid()).isTrue();
    assertThat(since.before()).isEqualTo(BEFORE);
    assertThat(since.undone()).isEqualTo(TurnAttempt.of(2));
    assertThat(since.settled()).isEqualTo(THREE);
  }

  @Test
  void theDeepestCardTakenMustBeMelded() {
    TakenForGood taken = THREE.took(list("2h 9d 8s"));
    assertThat(taken.cards()).isEqualTo(list("2h 9d 8s"));
    assertThat(taken.deepest()).isEqualTo(card("8s"));
    assertThat(taken.canUndo()).isFalse();
    assertThat(taken.mayBeInvalid()).isFalse();
    assertThat(taken.settled()).isEqualTo(THREE);
    assertThat(taken.with(BEFORE)).isSameAs(taken);
    OnTrial trial = THREE.tookOnTrial(list("2h 9d 8s"), BEFORE);
    assertThat(trial.deepest()).isEqualTo(card("8s"));
    assertThat(trial.canUndo()).isTrue();
    assertThat(trial.before()).isEqualTo(BEFORE);
    assertThat(trial.mayBeInvalid()).isTrue();
    assertThat(trial.undone()).isEqualTo(TurnAttempt.of(2));
    assertThat(trial.settled()).isEqualTo(THREE);
  }

  @Test
  void theDeepestCardMustLieInANewGroup() {
    OnTrial trial = THREE.tookOnTrial(list("8s"), BEFORE);
    MeldGroups melds = BEFORE.melds();
    assertThat(trial.hasNewMeld(melds)).isFalse();
    assertThat(trial.hasNewMeld(melds.plus(1, card("8s")))).isFalse();
    assertThat(trial.hasNewMeld(melds.plus(2, card("8s")))).isTrue();
    assertThat(trial.hasNewMeld(melds.plus(2, card("8d")))).isFalse();
    assertThat(trial.hasNewMeld(melds.moved(card("5s"), 1, 2).plus(1, card("8s")))).isTrue();
  }

  @Test
  void otherCardsComeBackToTheHand() {
    Holding now = BEFORE.put(card("8d"), 1);
    NotValid since = THREE.invalidSince(BEFORE);
    assertThat(since.with(now)).isEqualTo(since);
    assertThat(since.with(now.with(bag("Qh"))))
        .isEqualTo(THREE.invalidSince(BEFORE.with(bag("8d Qh"))));
    OnTrial trial = THREE.tookOnTrial(list("2h 8s"), BEFORE);
    Holding taken = BEFORE.took(list("2h 8s")).put(card("8s"), 1);
    assertThat(trial.with(taken)).isEqualTo(trial);
    assertThat(trial.with(taken.with(bag("2h 3c 4c"))))
        .isEqualTo(THREE.tookOnTrial(list("2h 8s"), BEFORE.with(bag("3c 4c"))));
    // Where a card that was taken is not there, the hand is as long as it is.
    assertThat(trial.with(taken.with(bag("3c 4c"))))
        .isEqualTo(THREE.tookOnTrial(list("2h 8s"), BEFORE.with(bag("3c 4c"))));
  }
}
