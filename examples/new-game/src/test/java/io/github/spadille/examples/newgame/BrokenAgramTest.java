package io.github.spadille.examples.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The mistakes that are easily made in a new game, each caught by a law of the kit. */
class BrokenAgramTest {
  private static final int GAMES = 40;

  private static <S extends GameState> Failure broken(
      Law law, Game.RulesFactory<S, TrickMove, AgramOptions> rules) {
    Game<S, TrickMove, AgramOptions> game =
        Game.<S, TrickMove, AgramOptions>builder("agram")
            .name("Agram, broken")
            .family(Tag.TRICK_TAKING)
            .summary("Wrong in one way.")
            .seats(2, 5, 3)
            .options(AgramOptions.SCHEMA)
            .rulebook(Agram.GAME.rulebook())
            .words(Agram.GAME.words())
            .rules(rules)
            .build();
    Optional<Failure> failure = ContractRunner.run(game, AgramContractTest.SECRETS, law, GAMES);
    assertThat(failure).as(law.sentence()).isPresent();
    assertThat(failure.get().message()).contains(law.sentence());
    return failure.get();
  }

  private static AgramState withStock(AgramState state, CardList<PlayingCard> stock) {
    return state.with(stock, state.cards());
  }

  @Test
  void aLostCard() {
    Failure failure =
        broken(
            Laws.CARDS_CONSERVED,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  protected AgramState applyLegal(
                      AgramState state, TrickMove move, StageListener<AgramState> stages) {
                    AgramState next = super.applyLegal(state, move, stages);
                    return move.isChance() ? withStock(next, next.stock().draw(1)) : next;
                  }
                });
    assertThat(failure.reason()).contains("lost: [");
  }

  @Test
  void aLegalMoveThatIsNotListed() {
    Failure failure =
        broken(
            Laws.LEGALITY_AGREES,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  public MoveList<TrickMove> legalMoves(AgramState state) {
                    MoveList<TrickMove> moves = super.legalMoves(state);
                    return moves.size() < 2
                        ? moves
                        : MoveList.copyOf(moves.subList(1, moves.size()));
                  }
                });
    assertThat(failure.reason()).contains("not listed");
  }

  @Test
  void anIllegalMoveThatIsListed() {
    Failure failure =
        broken(
            Laws.LEGALITY_AGREES,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  public MoveList<TrickMove> legalMoves(AgramState state) {
                    MoveList.Builder<TrickMove> moves = MoveList.builder(6);
                    if (!state.turn().isChance() && !state.turn().isOver()) {
                      int seat = state.turn().first();
                      for (PlayingCard card : state.cards().hand(seat)) {
                        moves.add(Play.of(seat, card));
                      }
                    }
                    return moves.build();
                  }
                });
    assertThat(failure.reason()).contains("listed as legal").contains("AGR-5");
  }

  @Test
  void aHiddenCardShownInTheView() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  public Table table(AgramState state) {
                    Table table = super.table(state);
                    Table.Builder open = Table.builder();
                    for (Pile pile : table.piles()) {
                      open.pile(
                          pile.name().equals("stock")
                              ? new Pile(
                                  pile.name(),
                                  pile.owner(),
                                  pile.order(),
                                  pile.cards(),
                                  com.google.common.collect.ImmutableList.copyOf(
                                      java.util.Collections.nCopies(pile.size(), Audience.ALL)))
                              : pile);
                    }
                    table
                        .facts()
                        .forEach(fact -> open.fact(fact.type(), fact.name(), fact.value()));
                    return open.build();
                  }
                });
    assertThat(failure.reason()).contains("stock");
  }

  @Test
  void aHiddenCardShownOnlyInTheTextOfARefusal() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  public Optional<Refusal> refusal(AgramState state, TrickMove move) {
                    return super.refusal(state, move)
                        .map(
                            refusal ->
                                refusal.reason().equals("not-held") && !state.stock().isEmpty()
                                    ? Refusal.of("AGR-4", "not-held", state.stock().top())
                                    : refusal);
                  }
                });
    assertThat(failure.reason()).contains("AGR-4");
  }

  @Test
  void aRefusalWithoutWords() {
    Failure failure =
        broken(
            Laws.REFUSALS_NAME_RULES,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  public Optional<Refusal> refusal(AgramState state, TrickMove move) {
                    return super.refusal(state, move)
                        .map(refusal -> Refusal.of(refusal.ruleId(), "because"));
                  }
                });
    assertThat(failure.reason()).contains("no words for refusal.AGR-").contains(".because");
  }

  @Test
  void aCardLostInAStage() {
    Failure failure =
        broken(
            Laws.STAGES_LEAD_ON,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  protected AgramState applyLegal(
                      AgramState state, TrickMove move, StageListener<AgramState> stages) {
                    stages.reached("trick-complete", withStock(state, state.stock().draw(1)));
                    return super.applyLegal(state, move, stages);
                  }
                });
    assertThat(failure.reason()).contains("in stage trick-complete, lost: [");
  }

  @Test
  void aStateChangedByApply() {
    Failure failure =
        broken(
            Laws.STATES_ARE_PURE,
            (seats, options) -> new Counted.Rules(seats, options, true, false));
    assertThat(failure.record()).contains("* shuffle");
  }

  @Test
  void aRandomNumberDrawnByApply() {
    RandomSource random = RandomSource.seeded(1);
    Failure failure =
        broken(
            Laws.STATES_ARE_PURE,
            (seats, options) ->
                new Agram(seats, options) {
                  @Override
                  protected AgramState applyLegal(
                      AgramState state, TrickMove move, StageListener<AgramState> stages) {
                    AgramState next = super.applyLegal(state, move, stages);
                    return withStock(next, CardList.shuffled(next.stock(), random));
                  }
                });
    assertThat(failure.reason()).isNotBlank();
  }

  @Test
  void aScoreWithoutALineOfTheSheet() {
    Failure failure =
        broken(
            Laws.SCORES_ARE_SUMS,
            (seats, options) -> new Counted.Rules(seats, options, false, true));
    assertThat(failure.reason()).contains("sheet");
  }

  @Test
  void anOptionThatDoesNothing() {
    Failure failure =
        broken(
            Laws.OPTIONS_MATTER,
            (seats, options) -> new Agram(seats, new AgramOptions(6, options.hands())));
    assertThat(failure.reason()).contains("hand-size=5");
  }
}
