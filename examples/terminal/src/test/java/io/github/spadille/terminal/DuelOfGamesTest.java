package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.agents.Agents;
import io.github.spadille.agents.duel.Duel;
import io.github.spadille.agents.duel.DuelResult;
import io.github.spadille.agents.duel.OpenDuel;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuelOfGamesTest {
  private static final Catalog CATALOG = Catalog.load();
  private static final Agent RANDOM = new RandomAgent();

  private static Setup<?, ?> setup(String game, int seats) {
    return CATALOG.game(game).setup(seats);
  }

  private static Duel<?, ?> duel(String game, int seats, Agent a, Agent b) {
    return Duel.of(setup(game, seats), a, b).withMoveLimit(20_000);
  }

  /** Plays at random and notes where it sat. */
  private static final class Noting implements Agent {
    private final Set<Integer> seats = ConcurrentHashMap.newKeySet();

    @Override
    public <S extends GameState, M extends Move> M choose(
        Observation<S, M> observation, RandomSource random) {
      seats.add(observation.seat());
      return RANDOM.choose(observation, random);
    }
  }

  @ParameterizedTest
  @CsvSource({"oh-hell, 4", "scopa, 2", "crazy-eights, 3", "spider, 1", "five-hundred, 4"})
  void oneAgentAgainstItselfTiesEveryDeal(String game, int seats) {
    DuelResult result = duel(game, seats, RANDOM, RANDOM).byHands().withDeals(4).play();

    assertThat(result.deals()).isEqualTo(4);
    assertThat(result.ties()).isEqualTo(4);
    assertThat(result.points()).isZero();
    assertThat(result.better()).isZero();
  }

  @Test
  void theBetterOneIsNamedWhicheverStandsFirst() {
    Agent flat = Agents.parse("flat:iterations=8");
    DuelResult first = duel("oh-hell", 4, flat, RANDOM).byHands().play();
    DuelResult second = duel("oh-hell", 4, RANDOM, flat).byHands().play();

    assertThat(first.better()).isEqualTo(1);
    assertThat(first.isSure()).isTrue();
    assertThat(first.deals()).isLessThan(100);
    assertThat(first.pointsInterval().low()).isPositive();
    assertThat(second.better()).isEqualTo(-1);
    assertThat(second.points()).isEqualTo(-first.points());
    assertThat(second.winsB()).isEqualTo(first.winsA());
  }

  @Test
  void withoutStopAllDealsArePlayed() {
    Agent flat = Agents.parse("flat:iterations=8");
    Duel<?, ?> duel = duel("oh-hell", 4, flat, RANDOM).byHands().withDeals(60);

    assertThat(duel.play().deals()).isLessThan(60);
    assertThat(duel.withoutStop().play().deals()).isEqualTo(60);
  }

  @Test
  void threadsChangeNothingAndSeedsDo() {
    Agent lively = Agents.parse("lively:3");
    Duel<?, ?> duel = duel("crazy-eights", 3, lively, RANDOM).withDeals(40);

    DuelResult result = duel.play();
    assertThat(duel.withThreads(3).play()).isEqualTo(result);
    assertThat(duel.withSeed(2).play()).isNotEqualTo(result);
  }

  @Test
  void playedPieceByPieceItComesToTheSame() {
    Agent flat = Agents.parse("flat:iterations=8");
    Duel<?, ?> duel = duel("oh-hell", 4, flat, RANDOM).byHands();
    OpenDuel open = duel.open();

    assertThat(open.result().deals()).isZero();
    assertThat(open.play(3).deals()).isEqualTo(3);
    assertThat(open.isDecided()).isFalse();
    assertThat(open.play(0)).isEqualTo(open.result());
    assertThat(open.play(97)).isEqualTo(duel.play()).isEqualTo(open.play(5));
    assertThat(open.isDecided()).isTrue();
    assertThat(duel.withoutStop().open().play(40).deals()).isEqualTo(40);
    assertThatThrownBy(() -> open.play(-1)).hasMessage("-1 deals; expected 0 or more");
  }

  @Test
  void aDealInWhichAnAgentThrewIsPlayedAnew() {
    Once once = new Once();
    OpenDuel open = duel("oh-hell", 4, once, RANDOM).byHands().open();

    assertThatThrownBy(() -> open.play(2)).hasMessageContaining("for once");
    assertThat(open.result().deals()).isZero();
    assertThat(open.play(2).ties()).isEqualTo(2);
  }

  /** Throws once, then plays at random. */
  private static final class Once implements Agent {
    private boolean hasThrown;

    @Override
    public <S extends GameState, M extends Move> M choose(
        Observation<S, M> observation, RandomSource random) {
      if (!hasThrown) {
        hasThrown = true;
        throw new IllegalStateException("for once");
      }
      return RANDOM.choose(observation, random);
    }
  }

  @Test
  void whoMayErrMoreOftenIsSureSooner() {
    Agent flat = Agents.parse("flat:iterations=8");
    Duel<?, ?> duel = duel("oh-hell", 4, flat, RANDOM).byHands();

    DuelResult sooner = duel.withError(0.2).play();
    assertThat(sooner.isSure()).isTrue();
    assertThat(sooner.deals()).isLessThan(duel.play().deals());
    assertThatThrownBy(() -> duel.withError(0))
        .hasMessage("an error of 0.0; expected more than 0, less than 1");
    assertThatThrownBy(() -> duel.withError(Double.NaN)).hasMessageContaining("NaN");
  }

  @ParameterizedTest
  @CsvSource({"oh-hell, 4, '0,2'", "five-hundred, 4, '0,2'", "canasta, 4, '0,2'"})
  void inOneGameOfADealAnAgentHasEverySecondSeat(String game, int seats, String own) {
    Noting a = new Noting();
    Noting b = new Noting();
    AtFirst first = new AtFirst(a);
    duel(game, seats, first, b).byHands().withDeals(1).play();

    assertThat(new TreeSet<>(a.seats)).hasSize(seats);
    assertThat(new TreeSet<>(b.seats)).hasSize(seats);
    assertThat(first.together()).isEqualTo(own);
  }

  /** Notes the seats of an agent up to its second game, in which it has others. */
  private static final class AtFirst implements Agent {
    private final Agent agent;
    private final Set<Integer> seats = new TreeSet<>();

    AtFirst(Agent agent) {
      this.agent = agent;
    }

    @Override
    public <S extends GameState, M extends Move> M choose(
        Observation<S, M> observation, RandomSource random) {
      if (seats.size() < 2) {
        seats.add(observation.seat());
      }
      return agent.choose(observation, random);
    }

    String together() {
      return String.join(",", seats.stream().map(String::valueOf).toList());
    }
  }

  @Test
  void threeDealsGiveALonePlayerEverySeatOfThree() {
    Noting a = new Noting();
    duel("crazy-eights", 3, a, RANDOM).byHands().withDeals(1).play();
    assertThat(a.seats).hasSize(3); // Alone in one game, the other two in the other.
  }

  @Test
  void aHandEndsBeforeTheGame() {
    long hand = duel("oh-hell", 4, RANDOM, RANDOM).byHands().withDeals(2).play().decisions();
    DuelResult game = duel("oh-hell", 4, RANDOM, RANDOM).withDeals(2).play();

    assertThat(hand).isLessThan(game.decisions() / 3);
    assertThat(game.cutOff()).isZero();
    Setup<?, ?> setup = setup("oh-hell", 4);
    Arena.Result<?, ?> oneHand = arena(setup).toEndOfHand().play(Dealer.seeded(1));
    assertThat(oneHand.match().state().handNumber()).isEqualTo(2);
    assertThat(oneHand.isHandOver()).isTrue();
    assertThat(oneHand.isOver()).isFalse();
    assertThat(arena(setup).play(Dealer.seeded(1)).isHandOver()).isFalse();
  }

  private static <S extends GameState, M extends Move> Arena<S, M> arena(Setup<S, M> setup) {
    return Arena.of(setup, RANDOM.<S, M>policy());
  }

  @Test
  void gamesThatComeToNoEndAreCounted() {
    DuelResult cut = duel("oh-hell", 4, RANDOM, RANDOM).withMoveLimit(5).withDeals(3).play();
    assertThat(cut.cutOff()).isEqualTo(6);
  }

  @Test
  void numbersThatMakeNoSenseAreRefused() {
    Duel<?, ?> duel = duel("oh-hell", 4, RANDOM, RANDOM);
    assertThatThrownBy(() -> duel.withDeals(0)).hasMessage("0 deals; expected 1 or more");
    assertThatThrownBy(() -> duel.withThreads(-1)).hasMessage("-1 threads; expected 1 or more");
    assertThatThrownBy(() -> duel.withMoveLimit(0)).hasMessage("0 moves; expected 1 or more");
  }
}
