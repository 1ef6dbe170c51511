package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArenaTest {
  private static final Setup<Showdown.State, Showdown.Act> SHOWDOWN = Showdown.GAME.setup();
  private static final Policy<Showdown.State, Showdown.Act> FIRST =
      (observation, random) -> observation.legalMoves().get(0);

  private static final PlayingCard ACE = PlayingCards.list("Ac").top();
  private static final Duration LONG = Duration.ofSeconds(100);

  private static Policy<Showdown.State, Showdown.Act> random() {
    return new RandomAgent().policy();
  }

  private static Setup<Rush.State, Rush.Act> rush(Rush.Kind kind) {
    return Rush.game(kind).setup();
  }

  /** Returns a policy that taps at a time, or as soon as it may. */
  private static Policy<Rush.State, Rush.Act> tapsAt(long time, List<Integer> asked) {
    return (observation, random) -> {
      asked.add(observation.seat());
      Rush.Tap soonest = (Rush.Tap) observation.legalMoves().get(1);
      return soonest.at(Math.max(time, soonest.time()));
    };
  }

  private static Policy<Rush.State, Rush.Act> passes(List<Integer> asked) {
    return (observation, random) -> {
      asked.add(observation.seat());
      return observation.legalMoves().get(0);
    };
  }

  private static String acts(Arena.Result<Rush.State, Rush.Act> result) {
    StringBuilder acts = new StringBuilder();
    for (Rush.Act act : result.match().moves()) {
      acts.append(act.seat()).append(' ');
      acts.append(result.match().rules().syntax().format(act)).append("; ");
    }
    return acts.toString();
  }

  @Test
  void lambdasAndAgentsPlayAGameToItsEnd() {
    Arena.Result<Showdown.State, Showdown.Act> result =
        Arena.of(SHOWDOWN, List.of(FIRST, new RandomAgent().policy())).play(Dealer.seeded(1));

    assertThat(result.isOver()).isTrue();
    assertThat(result.outcome()).isEqualTo(result.match().state().outcome()).isPresent();
    assertThat(result.scores().asList()).containsExactlyInAnyOrder(0L, 1L);
    assertThat(result.returns()).isEqualTo(result.scores());
    assertThat(result.match().observe(0).returns()).isEqualTo(result.scores());
    assertThat(result.match().size()).isEqualTo(4);
    assertThat(result.decisions()).isEqualTo(3);
    assertThat(result.awaited()).isEmpty();
  }

  @Test
  void aPolicyObservesItsSeatAndNothingElse() {
    List<String> seen = new ArrayList<>();
    Policy<Showdown.State, Showdown.Act> writes =
        (observation, random) -> {
          seen.add(observation.seat() + "\n" + observation.view());
          return observation.legalMoves().get(0);
        };
    Match<Showdown.State, Showdown.Act> end =
        Arena.of(SHOWDOWN, writes).play(Dealer.seeded(1)).match();

    List<String> expected = new ArrayList<>();
    Match<Showdown.State, Showdown.Act> match = Match.start(SHOWDOWN);
    for (Showdown.Act act : end.moves()) {
      if (!act.isChance()) {
        expected.add(act.seat() + "\n" + match.viewFor(Viewer.seat(act.seat())));
      }
      match = match.play(act);
    }
    assertThat(seen).isEqualTo(expected).hasSize(3);
  }

  @Test
  void aSeededDealerRepeatsAGame() {
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, random());
    for (long seed = 0; seed < 20; seed++) {
      assertThat(arena.play(Dealer.seeded(seed)).match().moves())
          .isEqualTo(arena.play(Dealer.seeded(seed)).match().moves());
    }
    assertThat(arena.play(Dealer.seeded(1)).match().moves())
        .isNotEqualTo(arena.play(Dealer.seeded(2)).match().moves());

    Arena<Rush.State, Rush.Act> window =
        Arena.of(rush(Rush.Kind.ONE_CLOCK), new LivelyAgent(4).policy());
    for (long seed = 0; seed < 20; seed++) {
      assertThat(acts(window.play(Dealer.seeded(seed))))
          .isEqualTo(acts(window.play(Dealer.seeded(seed))));
    }
  }

  @Test
  void whatPoliciesDrawChangesNoDeal() {
    Policy<Showdown.State, Showdown.Act> spends =
        (observation, random) -> {
          for (int i = 0; i < 100; i++) {
            random.nextLong();
          }
          return observation.legalMoves().get(0);
        };
    assertThat(Arena.of(SHOWDOWN, spends).play(Dealer.seeded(3)).match().moves())
        .isEqualTo(Arena.of(SHOWDOWN, FIRST).play(Dealer.seeded(3)).match().moves());
  }

  @Test
  void eachSeatDrawsFromItsOwnGeneratorForTheWholeGame() {
    List<Long> drawn = new ArrayList<>();
    Policy<Showdown.State, Showdown.Act> draws =
        (observation, random) -> {
          drawn.add(random.nextLong());
          return observation.legalMoves().get(0);
        };
    Arena.of(SHOWDOWN, draws).play(Dealer.seeded(3));

    RandomSource zero = Dealer.seeded(3).generatorFor(0);
    RandomSource one = Dealer.seeded(3).generatorFor(1);
    assertThat(drawn).containsExactly(zero.nextLong(), one.nextLong(), zero.nextLong());
  }

  @Test
  void listenersHearOfEveryMove() {
    List<String> told = new ArrayList<>();
    Match<Showdown.State, Showdown.Act> end =
        Arena.of(SHOWDOWN, FIRST)
            .withListener(
                (before, move, after) -> {
                  assertThat(after.last()).hasValue(move);
                  assertThat(before.play(move).state()).isEqualTo(after.state());
                  told.add("one " + after.size());
                })
            .withListener((before, move, after) -> told.add("other " + after.size()))
            .play(Dealer.seeded(1))
            .match();

    assertThat(end.isOver()).isTrue();
    assertThat(told)
        .containsExactly(
            "one 1", "other 1", "one 2", "other 2", "one 3", "other 3", "one 4", "other 4");
  }

  @Test
  void aGameIsCutOffAfterSomeMoves() {
    Arena.Result<Showdown.State, Showdown.Act> result =
        Arena.of(SHOWDOWN, FIRST).withMoveLimit(2).play(Dealer.seeded(1));

    assertThat(result.match().size()).isEqualTo(2);
    assertThat(result.decisions()).isEqualTo(1);
    assertThat(result.isOver()).isFalse();
    assertThat(result.outcome()).isEmpty();
    assertThat(result.awaited()).isEmpty();
    assertThat(Arena.of(SHOWDOWN, FIRST).withMoveLimit(0).play(Dealer.seeded(1)).match().size())
        .isZero();
  }

  @Test
  void goesOnFromAMatch() {
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, FIRST);
    Match<Showdown.State, Showdown.Act> begun =
        arena.withMoveLimit(2).play(Dealer.seeded(1)).match();
    Match<Showdown.State, Showdown.Act> end = arena.play(begun, Dealer.seeded(8)).match();

    assertThat(end.moves()).isEqualTo(arena.play(Dealer.seeded(1)).match().moves());
    assertThat(arena.play(end, Dealer.seeded(8)).match()).isSameAs(end);
  }

  @Test
  void whatWasDrawnStaysDrawn() {
    Match<Showdown.State, Showdown.Act> end =
        Arena.of(SHOWDOWN, FIRST).play(Dealer.seeded(1)).match();
    Match<Showdown.State, Showdown.Act> back = end.undo().undo().undo().undo();

    assertThat(Arena.of(SHOWDOWN, FIRST).play(back, Dealer.seeded(2)).match().moves())
        .isEqualTo(end.moves());
  }

  @Test
  void waitsForPeople() {
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, FIRST).waitingFor(Seats.of(1));
    Arena.Result<Showdown.State, Showdown.Act> result = arena.play(Dealer.seeded(1));
    assertThat(result.awaited()).isEqualTo(OptionalInt.of(1));
    assertThat(result.match().state().step()).isEqualTo(2);
    assertThat(arena.play(result.match(), Dealer.seeded(1)).match()).isSameAs(result.match());

    Match<Showdown.State, Showdown.Act> moved =
        result.match().play(result.match().legalMovesFor(Viewer.seat(1)).get(0));
    Arena.Result<Showdown.State, Showdown.Act> rest = arena.play(moved, Dealer.seeded(1));
    assertThat(rest.isOver()).isTrue();
    assertThat(rest.awaited()).isEmpty();
    assertThat(arena.with(1, FIRST).play(Dealer.seeded(1)).match().moves())
        .isEqualTo(rest.match().moves());
  }

  @Test
  void inAWindowEachSeatIsAsLikelyToBeNext() {
    int[] first = new int[3];
    int[] second = new int[3];
    Arena<Rush.State, Rush.Act> arena =
        Arena.of(rush(Rush.Kind.UNTIMED), new RandomAgent().policy());
    for (long seed = 0; seed < 6000; seed++) {
      List<Rush.Act> acts = arena.play(Dealer.seeded(seed)).match().moves();
      assertThat(acts).hasSize(3);
      first[acts.get(0).seat()]++;
      second[acts.get(1).seat()]++;
    }
    for (int seat = 0; seat < 3; seat++) {
      assertThat(first[seat]).isBetween(1817, 2183); // five standard deviations
      assertThat(second[seat]).isBetween(1817, 2183);
    }
  }

  @Test
  void inAWindowAPersonIsAsLikelyToBeNextAsTheOthers() {
    for (Rush.Kind kind : Rush.Kind.values()) {
      int waited = 0;
      Arena<Rush.State, Rush.Act> arena =
          Arena.of(rush(kind), new RandomAgent().policy()).waitingFor(Seats.of(2)).withMoveLimit(1);
      for (long seed = 0; seed < 3000; seed++) {
        Arena.Result<Rush.State, Rush.Act> result = arena.play(Dealer.seeded(seed));
        waited += result.awaited().isPresent() ? 1 : 0;
        assertThat(result.match().size()).isEqualTo(result.awaited().isPresent() ? 0 : 1);
      }
      assertThat(waited).as(kind.name()).isBetween(871, 1129); // five standard deviations
    }
  }

  /** A server plays on after each move of a person; a seeded dealer must not begin anew then. */
  @Test
  void aMatchThatIsPlayedInPartsDrawsSomethingElseInEach() {
    Set<Long> drawn = new HashSet<>();
    Policy<Showdown.State, Showdown.Act> draws =
        (observation, random) -> {
          drawn.add(random.nextLong());
          return observation.legalMoves().get(0);
        };
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, draws).withMoveLimit(1);
    Match<Showdown.State, Showdown.Act> match = Match.start(SHOWDOWN);
    while (!match.isOver()) {
      match = arena.play(match, Dealer.seeded(1)).match();
    }
    assertThat(drawn).hasSize(3);
  }

  @Test
  void inPartsOfAWindowNoPlaceIsBetter() {
    Setup<Rush.State, Rush.Act> setup = rush(Rush.Kind.UNTIMED);
    Arena<Rush.State, Rush.Act> arena =
        Arena.of(setup, new RandomAgent().policy()).withMoveLimit(1);
    Set<String> orders = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      Match<Rush.State, Rush.Act> match = Match.start(setup);
      while (!match.isOver()) {
        match = arena.play(match, Dealer.seeded(seed)).match();
      }
      orders.add(Lists.transform(match.moves(), Rush.Act::seat).toString());
    }
    assertThat(orders).hasSize(6);
  }

  @Test
  void theEarliestMoveIsMadeFirst() {
    List<Integer> asked = new ArrayList<>();
    Arena<Rush.State, Rush.Act> arena =
        Arena.of(
            rush(Rush.Kind.TIMED),
            ImmutableList.of(tapsAt(700, asked), tapsAt(300, asked), tapsAt(500, asked)));

    assertThat(acts(arena.play(Dealer.seeded(1))))
        .isEqualTo("1 tap @300; 2 tap @500; 0 tap @700; ");
    assertThat(asked).as("choices stand while a seat is offered the same").hasSize(3);
  }

  @Test
  void whoIsOfferedOtherMovesIsAskedAgain() {
    List<Integer> asked = new ArrayList<>();
    Arena<Rush.State, Rush.Act> arena =
        Arena.of(
            rush(Rush.Kind.ONE_CLOCK),
            ImmutableList.of(tapsAt(700, asked), tapsAt(300, asked), tapsAt(500, asked)));

    assertThat(acts(arena.play(Dealer.seeded(1))))
        .isEqualTo("1 tap @300; 2 tap @500; 0 tap @700; ");
    assertThat(asked).containsExactly(0, 1, 2, 0, 2, 0);
  }

  @Test
  void movesOfOneTimeAreMadeInAnyOrderAndAskedForOnce() {
    int[] first = new int[3];
    for (long seed = 0; seed < 3000; seed++) {
      List<Integer> asked = new ArrayList<>();
      Arena<Rush.State, Rush.Act> arena = Arena.of(rush(Rush.Kind.ONE_CLOCK), tapsAt(400, asked));
      Match<Rush.State, Rush.Act> end = arena.play(Dealer.seeded(seed)).match();
      first[end.moves().get(0).seat()]++;
      assertThat(end.state().clock()).isEqualTo(400);
      assertThat(asked).containsExactly(0, 1, 2);
    }
    for (int times : first) {
      assertThat(times).isBetween(871, 1129);
    }
  }

  @Test
  void aMoveWithoutATimeIsMadeAtOnce() {
    List<Integer> asked = new ArrayList<>();
    Arena<Rush.State, Rush.Act> arena =
        Arena.of(
            rush(Rush.Kind.ONE_CLOCK),
            ImmutableList.of(tapsAt(0, asked), tapsAt(300, asked), passes(asked)));
    assertThat(acts(arena.play(Dealer.seeded(1)))).isEqualTo("2 pass; 0 tap @0; 1 tap @300; ");
  }

  private static PolicyException failure(Arena<Showdown.State, Showdown.Act> arena) {
    try {
      arena.play(Dealer.seeded(1));
    } catch (PolicyException e) {
      assertThat(e.seat()).isEqualTo(1);
      assertThat(e.match().size()).isEqualTo(2);
      return e;
    }
    throw new AssertionError("no policy failed");
  }

  private static PolicyException failure(Policy<Showdown.State, Showdown.Act> policy) {
    return failure(Arena.of(SHOWDOWN, FIRST).with(1, policy.named("cheat")));
  }

  @Test
  @SuppressWarnings("NullAway") // What a policy in another language may do.
  void aPolicyThatChoosesNothingIsNamed() {
    assertThat(failure((observation, random) -> null))
        .hasMessage("seat 1 (cheat) chose no move, after 2 moves");
  }

  @Test
  void aPolicyThatChoosesForOthersIsNamed() {
    assertThat(failure((observation, random) -> new Showdown.Show(0, ACE)))
        .hasMessage("seat 1 (cheat) chose \"show Ac\", a move of seat 0, after 2 moves");
    assertThat(failure((observation, random) -> new Showdown.Shuffle(Showdown.PACK.cards())))
        .hasMessageStartingWith("seat 1 (cheat) chose \"shuffle ")
        .hasMessageEndingWith(", a move of chance, after 2 moves");
  }

  @Test
  void aPolicyThatChoosesAnIllegalMoveIsNamedWithTheRule() {
    Policy<Showdown.State, Showdown.Act> echo =
        (observation, random) -> {
          String shown = observation.view().pile("shown").cards().get(0).toString();
          return observation.rules().syntax().parse(1, "show " + shown);
        };
    assertThat(failure(echo))
        .hasMessageMatching(
            "seat 1 \\(cheat\\) chose \"show \\w\\w\", which is illegal,"
                + " TST-3: You do not hold \\S+\\., after 2 moves");
  }

  /** The types of a policy are not there when it runs, and a script has none. */
  @Test
  @SuppressWarnings("unchecked")
  void aPolicyThatPlaysAnotherGameIsNamed() {
    Rush.Act other = Match.start(rush(Rush.Kind.UNTIMED)).legalMovesFor(Viewer.seat(1)).get(0);
    Policy<Rush.State, Rush.Act> rushes = (observation, random) -> other;
    Policy<?, ?> policy = rushes;
    assertThat(failure((Policy<Showdown.State, Showdown.Act>) policy))
        .hasMessageStartingWith("seat 1 (cheat) chose what the rules cannot read: ")
        .hasMessageContaining("ClassCastException");
  }

  /** Whatever is thrown is the policy's, in this thread as in another one. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPolicyThatThrowsAnErrorIsNamed(boolean inTime) {
    AssertionError thrown = new AssertionError("not done yet");
    Policy<Showdown.State, Showdown.Act> policy =
        (observation, random) -> {
          throw thrown;
        };
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, FIRST).with(1, policy);
    assertThat(failure(inTime ? arena.withTimeLimit(LONG) : arena)).hasCause(thrown);
  }

  @Test
  void aPolicyThatThrowsIsNamed() {
    IllegalStateException thrown = new IllegalStateException("no idea");
    PolicyException failure =
        failure(
            (observation, random) -> {
              throw thrown;
            });
    assertThat(failure)
        .hasMessage("seat 1 (cheat) threw java.lang.IllegalStateException: no idea, after 2 moves")
        .hasCause(thrown);
  }

  @Test
  void aPolicyThatNeverReturnsIsNamed() {
    Policy<Showdown.State, Showdown.Act> endless = new Endless();
    assertThat(failure(endless)).hasCauseInstanceOf(StackOverflowError.class);
    assertThat(failure(Arena.of(SHOWDOWN, FIRST).with(1, endless).withTimeLimit(LONG)))
        .hasCauseInstanceOf(StackOverflowError.class);
  }

  private static final class Endless implements Policy<Showdown.State, Showdown.Act> {
    @Override
    public Showdown.Act choose(
        Observation<Showdown.State, Showdown.Act> observation, RandomSource random) {
      return observation.seat() < 0
          ? observation.legalMoves().get(0)
          : new Endless().choose(observation, random);
    }
  }

  @Test
  void aPolicyThatIsLateIsNamedAndInterrupted() throws InterruptedException {
    CountDownLatch interrupted = new CountDownLatch(1);
    Policy<Showdown.State, Showdown.Act> sleeps =
        (observation, random) -> {
          try {
            Thread.sleep(LONG.toMillis());
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
          return observation.legalMoves().get(0);
        };
    Arena<Showdown.State, Showdown.Act> arena =
        Arena.of(SHOWDOWN, FIRST)
            .with(1, sleeps.named("slow"))
            .withTimeLimit(Duration.ofMillis(20));

    assertThat(failure(arena.with(0, FIRST)))
        .hasMessage("seat 1 (slow) took longer than PT0.02S, after 2 moves");
    assertThat(interrupted.await(LONG.toMillis(), TimeUnit.MILLISECONDS)).isTrue();
  }

  @Test
  void inTimeTheSameGameIsPlayed() {
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, random());
    assertThat(arena.withTimeLimit(LONG).play(Dealer.seeded(5)).match().moves())
        .isEqualTo(arena.play(Dealer.seeded(5)).match().moves());
    PolicyException failure =
        failure(
            Arena.of(SHOWDOWN, FIRST)
                .with(1, (observation, random) -> observation.legalMoves().get(99))
                .withTimeLimit(LONG));
    assertThat(failure).hasCauseInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void whoIsInterruptedWhileWaitingStaysInterrupted() {
    CountDownLatch never = new CountDownLatch(1);
    Policy<Showdown.State, Showdown.Act> waits =
        (observation, random) -> {
          try {
            never.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          return observation.legalMoves().get(0);
        };
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, waits).withTimeLimit(LONG);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> arena.play(Dealer.seeded(1)))
        .isInstanceOf(PolicyException.class)
        .hasCauseInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aPolicyIsCalledByItsName() {
    Policy<Showdown.State, Showdown.Act> agent = random();
    assertThat(agent).hasToString("random");
    assertThat(agent.named("first").named("second")).hasToString("second");
    assertThat(Arena.of(SHOWDOWN, agent)).hasToString("showdown, 2 seats: [random, random]");
  }

  @Test
  void whatDoesNotFitIsRefused() {
    Arena<Showdown.State, Showdown.Act> arena = Arena.of(SHOWDOWN, FIRST);
    assertThatThrownBy(() -> Arena.of(SHOWDOWN, List.of(FIRST)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 policies for 2 seats");
    assertThatThrownBy(() -> arena.with(2, FIRST)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> arena.waitingFor(Seats.of(2)))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> arena.withMoveLimit(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-1 moves; expected 0 or more");
    assertThatThrownBy(() -> arena.withTimeLimit(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("PT0S; expected more than no time");
    Match<Rush.State, Rush.Act> timed = Match.start(rush(Rush.Kind.TIMED));
    Arena<Rush.State, Rush.Act> untimed =
        Arena.of(rush(Rush.Kind.UNTIMED), new RandomAgent().policy());
    assertThatThrownBy(() -> untimed.play(timed, Dealer.seeded(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a match of rush, 3 seats; expected one of rush, 3 seats");
  }
}
