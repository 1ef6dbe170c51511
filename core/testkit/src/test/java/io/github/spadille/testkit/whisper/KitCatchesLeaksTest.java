package io.github.spadille.testkit.whisper;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.bury.Failures;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.whisper.WhisperMove.Bid;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lets a game tell of secret bids in one way after the other, and sees a law fail. */
class KitCatchesLeaksTest {
  private static final int GAMES = 40;
  private static final int HIGH = 2;

  static Iterable<Law> laws() {
    return Laws.all();
  }

  @ParameterizedTest
  @MethodSource("laws")
  void nothingInTheUnbrokenGame(Law law) {
    assertThat(ContractRunner.run(Whisper.GAME, WhisperContractTest.SECRETS, law, GAMES)).isEmpty();
  }

  @Test
  void aPublicFactDerivedFromSecretBids() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Whisper(seats, options) {
                  @Override
                  protected Table.Builder piles(WhisperState state) {
                    return super.piles(state).fact("bids.high", state.bids().contains(HIGH));
                  }
                });
    assertThat(failure.reason())
        .contains(" can tell that ", " chose bid ", "in its view, \"bids.high: ");
  }

  @Test
  void aSecretBidInARefusal() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Whisper(seats, options) {
                  @Override
                  protected Optional<Refusal> refusalOfBid(WhisperState state, Bid bid) {
                    return super.refusalOfBid(state, bid)
                        .map(
                            refusal ->
                                Refusal.of(
                                    refusal.ruleId(),
                                    state.bids().contains(HIGH)
                                        ? "that is more than the highest bid"
                                        : refusal.reason()));
                  }
                });
    assertThat(failure.reason()).contains(" chose bid ", "in the answer to ", "the highest bid");
  }

  @Test
  void aLineOfNoPointsForAHighSecretBid() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Whisper(seats, options) {
                  @Override
                  protected WhisperState bid(WhisperState state, Bid bid) {
                    WhisperState after = super.bid(state, bid);
                    return bid.cards() == HIGH
                        ? after.withSheet(after.sheet().add(1, "WHI-5", bid.seat(), 0))
                        : after;
                  }
                });
    assertThat(failure.reason()).contains(" chose bid ", "the score sheet ");
  }

  @Test
  void aSecretBidInTheLog() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Whisper(seats, options) {
                  @Override
                  public MoveSyntax<WhisperMove> syntax() {
                    return WhisperMove.OPEN_BIDS;
                  }
                });
    assertThat(failure.reason()).contains("in its log, ");
  }

  @Test
  void equalsThatIgnoresBids() {
    Failure failure = brokenGame(Laws.EQUALS_TELLS, Whisper.game(Deaf.Rules::new));
    assertThat(failure.reason()).startsWith("equal although ").contains("\"bids: ");
  }

  /** Who bid last is not in an equal state, and counts. */
  @Test
  void returnsThatHangOnTheOrderOfMoves() {
    Failure failure =
        brokenGame(
            Laws.RETURNS_TELL, Whisper.game((seats, options) -> new Hasty.Rules(seats, options)));
    assertThat(failure.reason()).contains(" in the other order the returns are [");
  }

  @Test
  void aFactThatIsDeclaredAsHiddenAndShown() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                new Whisper(seats, options) {
                  @Override
                  protected Audience audienceOfBid(WhisperState state, int seat) {
                    return Audience.ALL;
                  }
                });
    assertThat(failure.reason()).contains(" is told what it cannot see: word ", " of bids: ");
  }

  @Test
  void aFactThatIsHiddenAndNotDeclared() {
    Secrets cards = Secrets.hidden("hand").fromOthers().and("stock").fromAll();
    assertThat(failure(cards).reason())
        .isEqualTo("the table hides the fact bids, which is not declared");
    Secrets facts = cards.andFact("bids").perCard();
    assertThat(failure(facts).reason()).isEqualTo("the log conceals bid, which is not declared");
    Secrets never = facts.andChoice("bid").given("bids", "open");
    assertThat(failure(never).reason()).isEqualTo("the log conceals bid, which is not declared");
  }

  @Test
  void aSecretThatIsNeverKept() {
    Secrets late = WhisperContractTest.SECRETS.andFact("phase").fromAll().during("phase", "over");
    assertThat(failure(late).reason())
        .isEqualTo("otherwise in a twin for less than 20 steps: [fact phase]");
  }

  private static Failure failure(Secrets secrets) {
    return ContractRunner.run(Whisper.GAME, secrets, Laws.SECRETS_VARY, GAMES)
        .map(Failures::checked)
        .orElseThrow();
  }

  private static Failure broken(
      Law law, Game.RulesFactory<WhisperState, WhisperMove, WhisperOptions> rules) {
    return brokenGame(law, Whisper.game(rules));
  }

  private static <S extends GameState> Failure brokenGame(
      Law law, Game<S, WhisperMove, WhisperOptions> game) {
    Optional<Failure> failure = ContractRunner.run(game, WhisperContractTest.SECRETS, law, GAMES);
    assertThat(failure).as("a failure of %s", law.name()).isPresent();
    return Failures.checked(failure.orElseThrow());
  }
}
