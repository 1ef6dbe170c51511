package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.match.Rush.Act;
import io.github.spadille.engine.match.Rush.Kind;
import io.github.spadille.engine.match.Rush.Pass;
import io.github.spadille.engine.match.Rush.Tap;
import io.github.spadille.engine.move.TimedMove;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class MoveClockTest {
  private long nanos = -5; // A clock of the machine may tell any number.
  private final MoveClock clock = new MoveClock(() -> nanos);

  private static Match<Rush.State, Act> rush(Kind kind) {
    return Match.start(Rush.game(kind).setup(3));
  }

  private void pass(long milliseconds) {
    nanos += TimeUnit.MILLISECONDS.toNanos(milliseconds);
  }

  private Match<Rush.State, Act> played(Match<Rush.State, Act> match, Act move) {
    Match<Rush.State, Act> after = match.play(move);
    clock.follow(after);
    return after;
  }

  @Test
  void aMoveIsStampedWithTheTimeThatHasPassed() {
    assertThat(clock.now()).isEqualTo(1);
    pass(830);
    assertThat(clock.stamped((Act) new Tap(0, 5))).isEqualTo(new Tap(0, 830));
    Pass untimed = new Pass(0);
    assertThat(clock.stamped(untimed)).isSameAs(untimed);
    pass(TimedMove.LATEST);
    assertThat(clock.now()).isEqualTo(TimedMove.LATEST);
  }

  @Test
  void aMoveThatWaitedHasTheTimeAtWhichItCame() {
    pass(830);
    long moment = nanos;
    pass(70);
    assertThat(clock.stamped((Act) new Tap(0, 5), moment)).isEqualTo(new Tap(0, 830));
    played(rush(Kind.TIMED), new Tap(1, 860));
    assertThat(clock.stamped((Act) new Tap(0, 5), moment)).isEqualTo(new Tap(0, 860));
  }

  @Test
  void itStartsAnewWhenTheRulesSaySo() {
    Match<Rush.State, Act> match = rush(Kind.TIMED);
    clock.follow(match);
    pass(500);
    match = played(match, clock.stamped(new Tap(0, 0)));
    pass(40);
    assertThat(clock.now()).isEqualTo(540);
    match = played(match, new Pass(1));
    assertThat(clock.now()).isEqualTo(1);
    pass(70);
    assertThat(clock.now()).isEqualTo(70);
    MoveClock other = new MoveClock(() -> nanos);
    pass(9);
    other.follow(rush(Kind.ONE_CLOCK).play(new Pass(1)));
    assertThat(other.now()).isEqualTo(9);
  }

  @Test
  void itGoesOnFromTheLatestTime() {
    Match<Rush.State, Act> match = rush(Kind.ONE_CLOCK);
    match = played(match, new Tap(0, 4000));
    assertThat(clock.now()).isEqualTo(4000);
    pass(10);
    assertThat(clock.now()).isEqualTo(4000);
    clock.goOn();
    pass(10);
    assertThat(clock.now()).isEqualTo(4010);
    assertThat(match.refusal(clock.stamped(new Tap(1, 0)))).isEmpty();
  }

  @Test
  void itGoesBackWithTheMatch() {
    Match<Rush.State, Act> start = rush(Kind.TIMED);
    Match<Rush.State, Act> tapped = played(start, new Tap(0, 700));
    Match<Rush.State, Act> again = played(tapped, new Pass(1));
    pass(20);
    assertThat(clock.now()).isEqualTo(20);
    clock.goBackTo(tapped);
    pass(5);
    assertThat(clock.now()).isEqualTo(705);
    clock.goBackTo(start);
    pass(3);
    assertThat(clock.now()).isEqualTo(3);
    clock.goBackTo(again);
    pass(2);
    assertThat(clock.now()).isEqualTo(2);
  }
}
