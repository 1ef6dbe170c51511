package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.bury.BuryState.Phase;
import io.github.spadille.testkit.law.Effort;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.law.Verdicts;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import io.github.spadille.testkit.subject.Traits;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Breaks a game in one way after the other, and sees the law that says so fail. */
class KitCatchesTest {
  private static final int GAMES = 40;

  static Iterable<Law> laws() {
    return Laws.all();
  }

  @ParameterizedTest
  @MethodSource("laws")
  void nothingInTheUnbrokenGame(Law law) {
    assertThat(ContractRunner.run(Bury.GAME, BuryContractTest.SECRETS, law, GAMES)).isEmpty();
    assertThat(law.sentence()).endsWith(".");
  }

  @Test
  void aLostCard() {
    Failure failure =
        broken(
            Laws.CARDS_CONSERVED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState takeTrick(BuryState state) {
                    BuryState taken = super.takeTrick(state);
                    return taken.withWon(taken.won().with(taken.leader(), noCards()));
                  }
                });
    assertThat(failure.reason()).startsWith("lost: [");
    assertThat(failure.record()).contains("* shuffle ", "0 bury ", "0 play ");
  }

  @Test
  void aMadeCard() {
    Failure failure =
        broken(
            Laws.CARDS_CONSERVED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState applyLegal(
                      BuryState state, BuryMove move, StageListener<BuryState> stages) {
                    BuryState next = super.applyLegal(state, move, stages);
                    return move instanceof BuryMove.Bury bury
                        ? next.withStock(next.stock().push(bury.card()))
                        : next;
                  }
                });
    assertThat(failure.reason()).contains("made: [").contains("lost: []");
  }

  @Test
  void aLegalMoveThatIsNotListed() {
    Failure failure =
        broken(
            Laws.LEGALITY_AGREES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected CardSet<PlayingCard> playable(
                      BuryState state, CardSet<PlayingCard> hand) {
                    CardSet<PlayingCard> cards = super.playable(state, hand);
                    return cards.size() == 1 ? cards : cards.without(cards.first());
                  }
                });
    assertThat(failure.reason()).endsWith("is not refused, but not listed as legal");
  }

  @Test
  void anIllegalMoveThatIsListed() {
    Failure failure =
        broken(
            Laws.LEGALITY_AGREES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected CardSet<PlayingCard> playable(
                      BuryState state, CardSet<PlayingCard> hand) {
                    return hand;
                  }
                });
    assertThat(failure.reason()).contains("is listed as legal, but BRY-4 follow ");
  }

  @Test
  void anIllegalMoveThatIsApplied() {
    Failure failure =
        broken(
            Laws.LEGALITY_AGREES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Optional<Refusal> refusalOfCard(
                      BuryState state, int seat, PlayingCard card) {
                    return Optional.empty();
                  }
                });
    assertThat(failure.reason()).contains("is not refused, but not listed as legal");
  }

  @Test
  void aRefusalThatThrows() {
    Failure failure =
        broken(
            Laws.LEGALITY_AGREES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
                    return state.hands().get(Math.max(0, move.seat())).isEmpty()
                        ? super.refusal(state, move)
                        : super.refusal(state, move);
                  }
                });
    assertThat(failure.reason()).startsWith("the game threw java.lang.ArrayIndexOutOfBounds");
  }

  @Test
  void aMoveOfAnotherGameThatIsTakenForAPlay() {
    Failure failure =
        broken(
            Laws.FOREIGN_MOVES_ARE_REFUSED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
                    Optional<Refusal> refusal = super.refusal(state, move);
                    return refusal.filter(why -> !why.reason().equals("play"));
                  }
                });
    assertThat(failure.reason())
        .isEqualTo("a move of a kind that the game does not have, by chance, is not refused");
  }

  @Test
  void aMoveOfAnotherGameThatIsRefusedByNoRule() {
    Failure failure =
        broken(
            Laws.FOREIGN_MOVES_ARE_REFUSED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
                    return super.refusal(state, move)
                        .map(why -> why.reason().equals("play") ? Refusal.of("BRY-14", "x") : why);
                  }
                });
    assertThat(failure.reason()).contains("BRY-14 x").contains("no such rule");
  }

  @Test
  void aRefusalByARuleThatDoesNotExist() {
    Failure failure =
        broken(
            Laws.REFUSALS_NAME_RULES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Optional<Refusal> refusalOfCard(
                      BuryState state, int seat, PlayingCard card) {
                    return super.refusalOfCard(state, seat, card)
                        .map(refusal -> Refusal.of("BRY-14", refusal.reason()));
                  }
                });
    assertThat(failure.reason()).contains("no such rule: BRY-14 not-held");
  }

  @Test
  void aRefusalWithoutWords() {
    Failure failure =
        broken(
            Laws.REFUSALS_NAME_RULES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Optional<Refusal> refusalOfCard(
                      BuryState state, int seat, PlayingCard card) {
                    return super.refusalOfCard(state, seat, card)
                        .map(refusal -> Refusal.of(refusal.ruleId(), "because"));
                  }
                });
    assertThat(failure.reason()).endsWith("no words for refusal.BRY-4.because");
  }

  @Test
  void aRefusalWhoseWordsLeaveAParameterOut() {
    Failure failure =
        broken(
            Laws.REFUSALS_NAME_RULES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Optional<Refusal> refusalOfCard(
                      BuryState state, int seat, PlayingCard card) {
                    return super.refusalOfCard(state, seat, card)
                        .map(refusal -> Refusal.of(refusal.ruleId(), "not-held", card, seat));
                  }
                });
    assertThat(failure.reason()).contains("do not name all its parameters");
  }

  @Test
  void aDecisionThatNoRuleGoverns() {
    Failure failure =
        broken(
            Laws.DECISIONS_ARE_GOVERNED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected ImmutableList<String> governingInTurn(BuryState state, int seat) {
                    return ImmutableList.of();
                  }
                });
    assertThat(failure.reason())
        .isEqualTo("the rules that govern seat 0 are said to be [], though it is in turn");
  }

  @Test
  void governingRulesThatDoNotExistOrStandInAnotherOrder() {
    assertThat(governedBy("BRY-14")).endsWith("[BRY-14]; no such rule: BRY-14");
    assertThat(governedBy("BRY-4", "BRY-3"))
        .endsWith("; in the order of the book, and once: [BRY-3, BRY-4]");
    assertThat(governedBy("BRY-3", "BRY-3")).endsWith("and once: [BRY-3]");
  }

  private static String governedBy(String... ids) {
    return broken(
            Laws.DECISIONS_ARE_GOVERNED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected ImmutableList<String> governingInTurn(BuryState state, int seat) {
                    return ImmutableList.copyOf(ids);
                  }
                })
        .reason();
  }

  @Test
  void aRuleThatRefusesAndIsNotSaidToGovern() {
    Failure failure =
        broken(
            Laws.WHAT_REFUSES_GOVERNS,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected ImmutableList<String> governingInTurn(BuryState state, int seat) {
                    return ImmutableList.of("BRY-1");
                  }
                });
    assertThat(failure.reason())
        .contains(" is refused by BRY-")
        .endsWith(", but what governs seat 0 is said to be [BRY-1]");
  }

  @Test
  void rulesThatGovernASeatThatIsNotInTurn() {
    Failure failure =
        broken(
            Laws.DECISIONS_ARE_GOVERNED,
            (seats, options) ->
                saying(
                    new Bury(seats, options),
                    (state, seat) ->
                        ImmutableList.of(state.phase() == Phase.PLAY ? "BRY-4" : "BRY-3")));
    assertThat(failure.reason())
        .isEqualTo(
            "the rules that govern seat -1 are said to be [BRY-3], though it is not in turn");
  }

  @Test
  void governingRulesOfASeatThatIsNotInTurnThatTellOfHiddenCards() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                saying(
                    new Bury(seats, options),
                    (state, seat) ->
                        ImmutableList.of(state.stock().top().suit().isRed() ? "BRY-3" : "BRY-4")));
    assertThat(failure.reason()).contains("the governing rules [BRY-").contains(" became [BRY-");
  }

  /** Returns the rules of Bury that say of each seat, in turn or not, what governs it. */
  @SuppressWarnings("unchecked") // The proxy does what the rules of Bury do.
  private static Rules<BuryState, BuryMove> saying(
      Bury bury, BiFunction<BuryState, Integer, ImmutableList<String>> governing) {
    return (Rules<BuryState, BuryMove>)
        Proxy.newProxyInstance(
            Bury.class.getClassLoader(),
            new Class<?>[] {Rules.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("governing")) {
                return governing.apply((BuryState) arguments[0], (Integer) arguments[1]);
              }
              try {
                return method.invoke(bury, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  void aStageThatLosesACard() {
    Failure failure =
        broken(
            Laws.STAGES_LEAD_ON,
            (seats, options) ->
                new Staged(
                    seats,
                    options,
                    (before, after, stages) ->
                        stages.reached("seen", after.withStock(after.stock().draw(1)))));
    assertThat(failure.reason()).startsWith("in stage seen, lost: [");
  }

  @Test
  void aStageThatTakesPointsBack() {
    Failure failure =
        broken(
            Laws.STAGES_LEAD_ON,
            (seats, options) ->
                new Staged(
                    seats,
                    options,
                    (before, after, stages) ->
                        stages.reached("seen", after.withSheet(ScoreSheet.empty(seats)))));
    assertThat(failure.reason()).isEqualTo("stage seen takes points back");
  }

  @Test
  void aStageThatNamesAHiddenCard() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Staged(
                    seats,
                    options,
                    (before, after, stages) ->
                        stages.reached("seen", 0, after, after.stock().top())));
    assertThat(failure.reason()).contains("in its stages, ");
  }

  @Test
  void movesThatAreListedByAHiddenCard() {
    Failure failure =
        broken(
            Laws.KEYS_TELL,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveList<BuryMove> legalMoves(BuryState state) {
                    MoveList<BuryMove> moves = super.legalMoves(state);
                    return !state.stock().isEmpty() && state.stock().top().suit().isRed()
                        ? MoveList.copyOf(Lists.reverse(moves))
                        : moves;
                  }
                });
    assertThat(failure.reason())
        .contains("changed places: seat ", " can tell two games of the same key apart: its legal");
  }

  @Test
  void aStageWithoutWords() {
    Failure failure =
        broken(
            Laws.WORDS_ARE_THERE,
            (seats, options) ->
                new Staged(
                    seats, options, (before, after, stages) -> stages.reached("seen", after)));
    assertThat(failure.reason()).isEqualTo("no words for stage.seen");
  }

  @Test
  void wordsByWhichNobodyCanHoldAHand() {
    assertThat(heldAs("hold.hand", "colours A K").reason())
        .startsWith("nobody can hold ")
        .endsWith("words of hold.hand: found colours, expected one of suits, ranks, as-dealt");
    assertThat(heldAs("hold.hand.first", "{trumps}").reason())
        .isEqualTo("the words of hold.hand.first name a fact that is not there: trumps");
    assertThat(heldAs("shown.dealer", "bidding").reason())
        .isEqualTo("the words of shown.dealer name a phase that is not there: bidding");
    assertThat(heldAs("short.pile.shoe", "shoe").reason())
        .isEqualTo("short.pile.shoe is short for nothing");
    assertThat(heldAs("pile.shoe", "shoe of {side}").reason())
        .isEqualTo("the words of pile.shoe name the owner, and short.pile.shoe is not there");
  }

  @Test
  void aListThatHasNoValueForEachSeat() {
    Failure failure =
        brokenGame(
            Laws.WORDS_ARE_THERE,
            saying(
                "fact.tops",
                "tops",
                (seats, options) ->
                    new Bury(seats, options) {
                      @Override
                      protected Table.Builder piles(BuryState state) {
                        return super.piles(state).fact("tops", IntPerSeat.of(7, 0));
                      }
                    }));
    assertThat(failure.reason())
        .isEqualTo(
            "the fact tops: 0 0 0 0 0 0 0 is said to have a value for each seat or side; found 7");
  }

  private static Failure heldAs(String key, String text) {
    return brokenGame(Laws.WORDS_ARE_THERE, saying(key, text, Bury::new));
  }

  @Test
  void sidesThatAreNotThose() {
    assertThat(sided(Seats.of(0)).reason()).startsWith("the sides of ");
    assertThat(sided(Seats.all(2), Seats.of(1)).reason()).startsWith("the sides of ");
    Failure quarrel =
        broken(
            Laws.RETURNS_TELL,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public ImmutableList<Seats> sides() {
                    return ImmutableList.of(Seats.all(this.seats));
                  }
                });
    assertThat(quarrel.reason()).startsWith("the players of side ").contains(" come in as ");
  }

  private static Failure sided(Seats... sides) {
    return broken(
        Laws.RETURNS_TELL,
        (seats, options) ->
            new Bury(seats, options) {
              @Override
              public ImmutableList<Seats> sides() {
                return ImmutableList.copyOf(sides);
              }
            });
  }

  @Test
  void aTurnOfASeatWithoutAMove() {
    Failure failure =
        broken(
            Laws.TURNS_HAVE_MOVES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState over(BuryState state) {
                    return state;
                  }
                });
    assertThat(failure.reason()).contains("the turn is ").endsWith("and there are 0 moves");
  }

  @Test
  void anUnstableOrder() {
    Failure failure =
        broken(
            Laws.MOVES_IN_ORDER,
            (seats, options) ->
                new Bury(seats, options) {
                  private final Random random = new Random(1);

                  @Override
                  public MoveList<BuryMove> legalMoves(BuryState state) {
                    MoveList<BuryMove> moves = super.legalMoves(state);
                    return moves.size() > 1 && random.nextBoolean()
                        ? MoveList.of(moves.get(1)).plus(MoveList.of(moves.get(0)))
                        : moves;
                  }
                });
    assertThat(failure.reason()).containsAnyOf("listed first: ", "in the list of all are ");
  }

  @Test
  void aMoveThatIsListedTwice() {
    Failure failure =
        broken(
            Laws.MOVES_IN_ORDER,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveList<BuryMove> legalMoves(BuryState state) {
                    MoveList<BuryMove> moves = super.legalMoves(state);
                    return moves.isEmpty() ? moves : moves.plus(moves.get(0));
                  }
                });
    assertThat(failure.reason()).endsWith("is listed twice");
  }

  @Test
  void aSeatThatIsToldOtherMovesThanAreLegal() {
    Failure failure =
        broken(
            Laws.MOVES_IN_ORDER,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveList<BuryMove> legalMoves(BuryState state, int seat) {
                    return super.legalMoves(state);
                  }
                });
    assertThat(failure.reason()).contains(" alone is told ");
  }

  @Test
  void aShuffleOfAnyCards() {
    Failure failure =
        broken(
            Laws.CHANCE_IS_LEGAL,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
                    return move instanceof BuryMove.Shuffle && state.turn().isChance()
                        ? Optional.empty()
                        : super.refusal(state, move);
                  }
                });
    assertThat(failure.reason()).startsWith("not refused: * shuffle ");
  }

  @Test
  void chanceThatIsNotDue() {
    Failure failure =
        broken(
            Laws.CHANCE_IS_LEGAL,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public BuryMove chance(BuryState state, RandomSource random) {
                    return super.chance(start(), random);
                  }
                });
    assertThat(failure.reason()).startsWith("chance is not to move, and yet draws * shuffle");
  }

  @Test
  void aRandomNumberDrawnByApply() {
    Random random = new Random(1);
    Failure failure =
        broken(
            Laws.STATES_ARE_PURE,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected int firstToBury() {
                    return random.nextInt(2);
                  }
                });
    assertThat(failure.reason())
        .containsAnyOf("applied twice, ", "played again on newly made rules, ");
  }

  @Test
  void aStateThatIsChangedByApply() {
    Failure failure =
        brokenGame(
            Laws.STATES_ARE_PURE,
            Bury.game(
                (seats, options) ->
                    new Wrapped.Rules(seats, options) {
                      @Override
                      Wrapped counted(BuryState inner, int[] number) {
                        number[0]++;
                        return new Wrapped(inner, number, false);
                      }
                    }));
    assertThat(failure.reason()).contains("changed the state it was given: \"points: 1\"");
  }

  @Test
  void aScoreWithoutALine() {
    Failure failure =
        brokenGame(
            Laws.SCORES_ARE_SUMS,
            Bury.game(
                (seats, options) ->
                    new Wrapped.Rules(seats, options) {
                      @Override
                      Wrapped counted(BuryState inner, int[] number) {
                        return new Wrapped(inner, new int[] {number[0] + 1}, true);
                      }
                    }));
    assertThat(failure.reason())
        .startsWith("scores are [1, 1")
        .contains("the sheet adds up to [0, 0");
  }

  @Test
  void aLineOfARuleThatDoesNotExist() {
    Failure failure =
        broken(
            Laws.SCORES_ARE_SUMS,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected ScoreSheet score(ScoreSheet sheet, int winner) {
                    return sheet.add(1, "BRY-50", winner, 1);
                  }
                });
    assertThat(failure.reason()).contains("no such rule: Line[hand=1, ruleId=BRY-50");
  }

  @Test
  void aLineThatGoesAway() {
    Failure failure =
        broken(
            Laws.SCORES_ARE_SUMS,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected ScoreSheet score(ScoreSheet sheet, int winner) {
                    return super.score(ScoreSheet.empty(this.seats), winner);
                  }
                });
    assertThat(failure.reason()).startsWith("lines of the sheet went away");
  }

  @Test
  void aPadThatDoesNotAskForAllThatScores() {
    Failure failure = broken(Laws.PADS_FOLLOW, PaddedBury.asking(BuryFacts::withoutQueens));
    assertThat(failure.reason())
        .matches(
            "the outcome is .*|on the pad alone: \\{}, in the game alone: \\{hand 1 .* BRY-6=.*");
    assertThat(
            ContractRunner.run(
                Bury.game(PaddedBury.asking(BuryFacts::all)),
                BuryContractTest.SECRETS,
                Laws.PADS_FOLLOW,
                GAMES))
        .isEmpty();
  }

  @Test
  void aPadThatDoesNotTakeWhatHappened() {
    assertThat(broken(Laws.PADS_FOLLOW, PaddedBury.asking(BuryFacts::withoutAllTricks)).reason())
        .startsWith("the pad does not admit that ")
        .endsWith(" is 3");
    assertThat(broken(Laws.PADS_FOLLOW, PaddedBury.asking(BuryFacts::withoutOneTrick)).reason())
        .startsWith("the pad refuses that ")
        .contains(" is 1: ", "BRY-5");
  }

  @Test
  void chipsThatAreNotConserved() {
    Traits<BuryState, BuryMove> traits =
        new Traits<>() {
          @Override
          public OptionalLong conserved(BuryState state) {
            return OptionalLong.of(state.scores().stream().sum());
          }
        };
    Optional<Failure> failure =
        ContractRunner.run(
            Subject.of(Bury.GAME, BuryContractTest.SECRETS).withTraits(traits),
            Laws.CHIPS_CONSERVED,
            GAMES);
    assertThat(failure.orElseThrow().reason()).startsWith("it was OptionalLong[0] at the start");
  }

  @Test
  void aGameThatNeverEnds() {
    Failure failure =
        broken(
            Laws.GAMES_END,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState over(BuryState state) {
                    return start().withSheet(state.sheet());
                  }
                });
    assertThat(failure.reason()).startsWith("not over after 10000 moves");
    assertThat(failure.record()).endsWith("# and 9600 moves more\n");
  }

  @Test
  void anOutcomeBeforeTheEnd() {
    Failure failure =
        broken(
            Laws.OUTCOME_AT_END,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState takeTrick(BuryState state) {
                    return super.takeTrick(state).withOutcome(Outcome.won(this.seats, Seats.of(0)));
                  }
                });
    assertThat(failure.reason()).contains("the outcome Outcome[winners=0");
  }

  @Test
  void anOutcomeOfMoreSeatsThanPlay() {
    Failure failure = broken(Laws.OUTCOME_AT_END, ending(seats -> Outcome.drawn(seats + 1)));
    assertThat(failure.reason()).startsWith("not a place for each of ");
  }

  @Test
  void aLoserWhomNobodyNames() {
    Failure failure =
        brokenGame(
            Laws.ENDS_ARE_TOLD,
            saying("end.lost", "Nobody wins.", ending(seats -> Outcome.lost(seats, Seats.of(0)))));
    assertThat(failure.reason()).isEqualTo("seat 0 is not named in: Nobody wins.");
  }

  @Test
  void aLostGameThatIsToldAsADraw() {
    Failure failure =
        brokenGame(
            Laws.ENDS_ARE_TOLD,
            saying(
                "end.lost",
                "The game is drawn.",
                ending(seats -> Outcome.lost(seats, Seats.all(seats)))));
    assertThat(failure.reason())
        .isEqualTo("told of a game that is lost or drawn: The game is drawn.");
  }

  private static Game<BuryState, BuryMove, BuryOptions> saying(
      String key, String text, Game.RulesFactory<BuryState, BuryMove, BuryOptions> rules) {
    Words other = Words.of(ImmutableMap.of(key, text));
    return Bury.game(rules, Bury.GAME.rulebook(), Bury.GAME.words().plus(other));
  }

  /** Lets Bury end so. */
  private static Game.RulesFactory<BuryState, BuryMove, BuryOptions> ending(
      IntFunction<Outcome> end) {
    return (seats, options) ->
        new Bury(seats, options) {
          @Override
          protected BuryState over(BuryState state) {
            return super.over(state).withOutcome(end.apply(this.seats));
          }
        };
  }

  @Test
  void aReturnThatIsMissing() {
    Failure failure =
        broken(Laws.RETURNS_TELL, returning((rules, state) -> ImmutableLongArray.of(), false));
    assertThat(failure.reason())
        .startsWith("not a return for each of ")
        .endsWith(" seats; the returns are []");
  }

  @Test
  void returnsThatDoNotAddUpToNothing() {
    Failure failure = broken(Laws.RETURNS_TELL, returning((rules, state) -> state.scores(), true));
    assertThat(failure.reason()).startsWith("the returns of a zero-sum game add up to ");
    assertThat(failure.record()).contains("0 play ");
  }

  @Test
  void aGoodScoreThatIsTakenForABadOne() {
    Failure failure =
        broken(
            Laws.RETURNS_TELL,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public Scoring scoring() {
                    return Scoring.LOWEST;
                  }
                });
    assertThat(failure.reason()).contains(" came in before seat ", ", and has no more: [");
  }

  @Test
  void equalSeatsThatAreWorthMoreOrLess() {
    Failure failure =
        broken(
            Laws.RETURNS_TELL,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState over(BuryState state) {
                    return super.over(state).withOutcome(Outcome.drawn(this.seats));
                  }
                });
    assertThat(failure.reason()).contains(" came in equal, and have not the same: [");
  }

  @Test
  void returnsThatChangeWhenAskedAgain() {
    AtomicLong asked = new AtomicLong();
    Failure failure =
        broken(
            Laws.RETURNS_TELL,
            returning((rules, state) -> all(rules.seats(), asked.incrementAndGet()), false));
    assertThat(failure.reason()).startsWith("asked again, the returns are [");
  }

  @Test
  void returnsThatHangOnWhatTheRulesHaveSeen() {
    Failure failure =
        broken(
            Laws.RETURNS_TELL,
            (seats, options) ->
                new Bury(seats, options) {
                  private final AtomicLong tricks = new AtomicLong();

                  @Override
                  protected BuryState takeTrick(BuryState state) {
                    tricks.incrementAndGet();
                    return super.takeTrick(state);
                  }

                  @Override
                  public ImmutableLongArray returns(BuryState state) {
                    return all(this.seats, tricks.get());
                  }
                });
    assertThat(failure.reason()).startsWith("by newly made rules the returns are [0, 0");
  }

  @Test
  void returnsOfAnEqualStateThatDiffer() {
    Set<BuryState> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Failure failure =
        broken(
            Laws.RETURNS_TELL,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public BuryState withCards(BuryState state, Table table) {
                    BuryState copy = super.withCards(state, table);
                    seen.add(copy);
                    return copy;
                  }

                  @Override
                  public ImmutableLongArray returns(BuryState state) {
                    return all(this.seats, seen.contains(state) ? 1 : 0);
                  }
                });
    assertThat(failure.reason()).startsWith("the returns of an equal state are [1, 1");
  }

  @Test
  void returnsThatTellWhatIsBuried() {
    Failure failure =
        broken(
            Laws.RETURNS_TELL,
            returning(
                (rules, state) ->
                    all(
                        rules.seats(),
                        state.buried().get(0).isEmpty()
                            ? 0
                            : state.buried().get(0).first().rank().ordinal()),
                false));
    assertThat(failure.reason()).contains(" can tell by the returns that ", " chose bury ");
  }

  private static ImmutableLongArray all(int seats, long number) {
    return ImmutableLongArray.copyOf(Collections.nCopies(seats, number));
  }

  /** Lets the states of Bury be worth so much; at the end all come in equal. */
  private static Game.RulesFactory<BuryState, BuryMove, BuryOptions> returning(
      BiFunction<Bury, BuryState, ImmutableLongArray> returns, boolean zeroSum) {
    return (seats, options) ->
        new Bury(seats, options) {
          @Override
          protected BuryState over(BuryState state) {
            return super.over(state).withOutcome(Outcome.drawn(this.seats));
          }

          @Override
          public ImmutableLongArray returns(BuryState state) {
            return returns.apply(this, state);
          }

          @Override
          public boolean isZeroSum() {
            return zeroSum;
          }
        };
  }

  @Test
  void aPileThatTheRulebookDoesNotKnow() {
    Failure failure =
        broken(
            Laws.TABLES_ARE_DESCRIBED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Table.Builder piles(BuryState state) {
                    return super.piles(state).pile("talon", noCards(), Audience.ALL);
                  }
                });
    assertThat(failure.reason()).isEqualTo("pile talon is not in the rulebook");
  }

  /** Writes only the rank of a card. */
  private static final Arg<PlayingCard> RANK =
      Args.of("a rank", word -> PlayingCard.FAMILY.find(word + "s"), card -> card.rank().code());

  @Test
  void anAmbiguousText() {
    MoveSyntax<BuryMove> syntax =
        MoveSyntax.<BuryMove>builder()
            .chance(
                "shuffle",
                BuryMove.Shuffle.class,
                BuryMove.Shuffle::new,
                Args.CARDS.of(BuryMove.Shuffle::cards))
            .form("bury", BuryMove.Bury.class, BuryMove.Bury::new, RANK.of(BuryMove.Bury::card))
            .form("play", BuryMove.Play.class, BuryMove.Play::new, RANK.of(BuryMove.Play::card))
            .build();
    Failure failure =
        broken(
            Laws.MOVES_READ_BACK,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveSyntax<BuryMove> syntax() {
                    return syntax;
                  }
                });
    assertThat(failure.reason())
        .matches("two moves are written . \\w+ .|\\w+ . is read back as \\w+ .");
    assertThat(
            broken(
                    Laws.RECORDS_REPLAY,
                    (seats, options) ->
                        new Bury(seats, options) {
                          @Override
                          public MoveSyntax<BuryMove> syntax() {
                            return syntax;
                          }
                        })
                .reason())
        .containsAnyOf("ReplayException", "replayed to another state");
  }

  /** The cards of a shuffle are written in the order of the family, so another deal is loaded. */
  @Test
  void anotherDealForWhoeverSavesAndLoads() {
    MoveSyntax<BuryMove> syntax =
        MoveSyntax.<BuryMove>builder()
            .shuffle(
                BuryMove.Shuffle.class,
                BuryMove.Shuffle::new,
                Args.CARDS.of(
                    shuffle ->
                        CardList.copyOf(PlayingCard.FAMILY, shuffle.cards().toBag().distinct())))
            .form(
                "bury", BuryMove.Bury.class, BuryMove.Bury::new, Args.CARD.of(BuryMove.Bury::card))
            .form(
                "play", BuryMove.Play.class, BuryMove.Play::new, Args.CARD.of(BuryMove.Play::card))
            .build();
    Failure failure =
        broken(
            Laws.DRAWS_STAY,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveSyntax<BuryMove> syntax() {
                    return syntax;
                  }
                });
    assertThat(failure.reason())
        .matches("draws \\* shuffle .*|is not loaded as it was saved|cannot be loaded: .*");
  }

  @Test
  void aSpellingThatIsReadAsAnotherMove() {
    Arg<PlayingCard> turned =
        Args.of(
            "a card such as 7D",
            word -> PlayingCard.FAMILY.find(word.toLowerCase(Locale.ROOT).replace('d', 'h')),
            card -> card.code().toUpperCase(Locale.ROOT));
    MoveSyntax<BuryMove> syntax =
        BuryMove.forms()
            .alsoRead(BuryMove.Play.class, BuryMove.Play::new, turned.of(BuryMove.Play::card))
            .build();
    Failure failure =
        broken(
            Laws.MOVES_READ_BACK,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveSyntax<BuryMove> syntax() {
                    return syntax;
                  }
                });
    assertThat(failure.reason()).matches("\\w+ (is read back as play|cannot be read back: ).*");
  }

  @Test
  void aTextThatIsNotAnswered() {
    Arg<PlayingCard> parsed =
        Args.of(
            "a card such as 7d", word -> Optional.of(PlayingCard.parse(word)), PlayingCard::code);
    MoveSyntax<BuryMove> syntax =
        MoveSyntax.<BuryMove>builder()
            .shuffle(
                BuryMove.Shuffle.class,
                BuryMove.Shuffle::new,
                Args.CARDS.of(BuryMove.Shuffle::cards))
            .form(
                "bury", BuryMove.Bury.class, BuryMove.Bury::new, Args.CARD.of(BuryMove.Bury::card))
            .form("play", BuryMove.Play.class, BuryMove.Play::new, parsed.of(BuryMove.Play::card))
            .concealed(BuryMove.Bury.class)
            .build();
    Failure failure =
        broken(
            Laws.TEXTS_ARE_ANSWERED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveSyntax<BuryMove> syntax() {
                    return syntax;
                  }
                });
    assertThat(failure.reason()).matches("\"\\W*play .*threw java.lang.IllegalArgumentException.*");
  }

  @Test
  void aMoveThatIsNeitherMadeNorRefused() {
    Failure failure =
        broken(
            Laws.TEXTS_ARE_ANSWERED,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
                    CardSet<PlayingCard> own =
                        move.isChance() ? noCards() : state.hands().get(move.seat());
                    return super.refusal(state, move).filter(no -> own.size() < 100);
                  }
                });
    assertThat(failure.reason()).contains("threw java.lang.", "OutOfBounds");
  }

  @Test
  void aHiddenCardInTheView() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Table.Builder piles(BuryState state) {
                    return super.piles(state)
                        .fact("turn-up", state.stock().isEmpty() ? "-" : state.stock().top());
                  }
                });
    assertThat(failure.reason()).contains("is told what it cannot see: in its view, \"turn-up: ");
  }

  @Test
  void aHiddenPileInTheView() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public Table table(BuryState state) {
                    Table.Builder table = Table.builder();
                    super.table(state).piles().stream()
                        .filter(pile -> !pile.name().equals("stock"))
                        .forEach(table::pile);
                    return table.pile("stock", state.stock(), Audience.seat(1)).build();
                  }
                });
    assertThat(failure.reason())
        .contains("seat 1 is told what it cannot see: in its view, \"stock");
  }

  @Test
  void aHiddenCardInARefusal() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Optional<Refusal> refusalOfCard(
                      BuryState state, int seat, PlayingCard card) {
                    return super.refusalOfCard(state, seat, card)
                        .map(
                            refusal ->
                                state.hands().get(next(seat)).contains(card)
                                    ? Refusal.of("BRY-4", "seat " + next(seat) + " holds " + card)
                                    : refusal);
                  }
                });
    assertThat(failure.reason()).contains("in the answer to ", " holds ");
  }

  @Test
  void aHiddenCardInTheLegalMoves() {
    Failure failure =
        broken(
            Laws.VIEWS_KEEP_SECRETS,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected CardSet<PlayingCard> playable(
                      BuryState state, CardSet<PlayingCard> hand) {
                    CardSet<PlayingCard> cards = super.playable(state, hand);
                    boolean low = !state.stock().isEmpty() && state.stock().top().suit().isRed();
                    return low ? cards : cards.without(cards.first()).with(cards.last());
                  }
                });
    assertThat(failure.reason()).contains("its legal moves \"");
  }

  @Test
  void aConcealedMoveInTheLog() {
    Failure failure =
        broken(
            Laws.LOGS_SHOW_WHAT_IS_SEEN,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveSyntax<BuryMove> syntax() {
                    return BuryMove.forms().build();
                  }
                });
    assertThat(failure.reason()).contains(", which is hidden from it: 0 bury ");
  }

  @Test
  void aFaceDownCardInTheLogThatNothingDeclaresAsConcealed() {
    Game<BuryState, BuryMove, BuryOptions> game =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public MoveSyntax<BuryMove> syntax() {
                    return BuryMove.forms().build();
                  }
                });
    Failure failure =
        ContractRunner.run(game, BuryContractTest.PILES, Laws.LOGS_SHOW_WHAT_IS_SEEN, GAMES)
            .orElseThrow();
    assertThat(failure.reason()).contains(", which is hidden from it: 0 bury ");
    assertThat(ContractRunner.run(game, BuryContractTest.PILES, Laws.TWINS_LOOK_ALIKE, GAMES))
        .as("twins do not help where no choice is declared")
        .isEmpty();
  }

  @Test
  void aLineOfNoPointsForAHighFaceDownCard() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState applyLegal(
                      BuryState state, BuryMove move, StageListener<BuryState> stages) {
                    BuryState next = super.applyLegal(state, move, stages);
                    return move instanceof BuryMove.Bury bury && bury.card().is(Rank.ACE)
                        ? next.withSheet(next.sheet().add(1, "BRY-6", bury.seat(), 0))
                        : next;
                  }
                });
    assertThat(failure.reason())
        .contains(" can tell that ", "the score sheet [] became [Line[hand=1, ruleId=BRY-6");
    assertThat(failure.record()).contains("* shuffle ", "0 bury ").doesNotContain("play");
  }

  @Test
  void aHiddenCardOfTheDealInAFact() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState applyLegal(
                      BuryState state, BuryMove move, StageListener<BuryState> stages) {
                    BuryState next = super.applyLegal(state, move, stages);
                    boolean red =
                        move instanceof BuryMove.Shuffle shuffle
                            && shuffle.cards().reversed().top().suit().isRed();
                    return red ? next.withLeader(1) : next;
                  }

                  @Override
                  protected Table.Builder piles(BuryState state) {
                    return super.piles(state).fact("turn.leader", state.leader());
                  }
                });
    assertThat(failure.reason())
        .contains(
            " can tell that in move 1, cards [", "] changed places: in its view, \"turn.leader: ");
  }

  @Test
  void aShuffleInTheLog() {
    Failure failure =
        broken(
            Laws.TWINS_LOOK_ALIKE,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public SeenMove seenBy(Viewer viewer, BuryState before, BuryMove move) {
                    return move instanceof BuryMove.Shuffle shuffle
                        ? new SeenMove(
                            -1, shuffle.cards().top().suit().isRed() ? "shuffle 2h" : "shuffle 2s")
                        : super.seenBy(viewer, before, move);
                  }
                });
    assertThat(failure.reason()).contains("in its log, \"* shuffle ");
  }

  @Test
  void aFactThatIsNotWhatItsTypeSays() {
    Failure failure =
        broken(
            Laws.VIEWS_READ_BACK,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Table.Builder piles(BuryState state) {
                    return super.piles(state).fact(Fact.Type.NUMBERS, "turn.tops", "2h");
                  }
                });
    assertThat(failure.reason()).startsWith("the fact turn.tops is no numbers: [2h]");
  }

  @Test
  void aFactThatIsReadFromTheEndOfAPile() {
    Game<BuryState, BuryMove, BuryOptions> game =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected Table.Builder piles(BuryState state) {
                    boolean any = !state.stock().isEmpty();
                    return super.piles(state)
                        .fact("lowest", any ? state.stock().last(1).top() : "-");
                  }
                });
    Secrets told = BuryContractTest.SECRETS.openFacts("lowest");
    assertThat(ContractRunner.run(game, told, Laws.VIEWS_KEEP_SECRETS, GAMES)).isEmpty();
    assertThat(ContractRunner.run(game, told, Laws.CARDS_EXCHANGE, GAMES).orElseThrow().reason())
        .startsWith("other cards were put in, and the fact lowest: ");
  }

  @Test
  void cardsThatAreNotExchanged() {
    Failure failure =
        broken(
            Laws.CARDS_EXCHANGE,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public BuryState withCards(BuryState state, Table table) {
                    return state;
                  }
                });
    assertThat(failure.reason()).startsWith("other cards were put in, but \"");
  }

  @Test
  void aPileThatIsDeclaredAndHidesNothing() {
    Failure failure =
        ContractRunner.run(
                Bury.GAME,
                BuryContractTest.SECRETS.and("talon").fromAll(),
                Laws.SECRETS_VARY,
                GAMES)
            .orElseThrow();
    assertThat(failure.reason()).endsWith("no card was ever exchanged there: [talon]");
  }

  @Test
  void aMoveThatIsDeclaredAndNeverMade() {
    Failure failure =
        ContractRunner.run(
                Bury.GAME, BuryContractTest.SECRETS.andChoice("give"), Laws.SECRETS_VARY, GAMES)
            .orElseThrow();
    assertThat(failure.reason())
        .isEqualTo("otherwise in a twin for less than 20 steps: [choice give]");
  }

  @Test
  void aPileThatHidesCardsAndIsNotDeclared() {
    Failure failure =
        ContractRunner.run(Bury.GAME, Secrets.hidden("hand").fromOthers(), Laws.SECRETS_VARY, GAMES)
            .orElseThrow();
    assertThat(failure.reason()).isEqualTo("the table hides cards of stock, which is not declared");
  }

  @Test
  void aShuffleThatIsOnlyACut() {
    Failure failure =
        broken(
            Laws.SHUFFLES_ARE_UNIFORM,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public BuryMove chance(BuryState state, RandomSource random) {
                    super.chance(state, random);
                    CardList<PlayingCard> pack = start().stock();
                    int at = random.nextInt(pack.size());
                    return new BuryMove.Shuffle(pack.draw(at).appendAll(pack.first(at)));
                  }
                });
    assertThat(failure.reason())
        .isEqualTo("shuffle is not fair: the second card depends on the first");
  }

  @Test
  void aShuffleThatFavoursACard() {
    Failure failure =
        broken(
            Laws.SHUFFLES_ARE_UNIFORM,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  public BuryMove chance(BuryState state, RandomSource random) {
                    CardList<PlayingCard> pack =
                        ((BuryMove.Shuffle) super.chance(state, random)).cards();
                    return random.nextInt(3) > 0 || !pack.top().suit().isRed()
                        ? new BuryMove.Shuffle(pack)
                        : new BuryMove.Shuffle(pack.reversed());
                  }
                });
    assertThat(failure.reason()).startsWith("shuffle is not fair: place 0 holds [");
  }

  @Test
  void anOptionThatDoesNothing() {
    Failure failure =
        broken(
            Laws.OPTIONS_MATTER, (seats, options) -> new Bury(seats, options.withQueenCosts(true)));
    assertThat(failure.reason()).startsWith("no game goes another way with queen=free (");
  }

  @Test
  void anOptionThatIsOnlyShown() {
    Failure failure =
        broken(
            Laws.OPTIONS_MATTER,
            (seats, options) ->
                new Bury(seats, options.withPoints(1)) {
                  @Override
                  protected Table.Builder piles(BuryState state) {
                    return super.piles(state).fact("points", options.points());
                  }
                });
    assertThat(failure.reason()).startsWith("no game goes another way with points=2 (");
  }

  @Test
  void anOptionMattersThatChangesAFactOfItsName() {
    Game<BuryState, BuryMove, BuryOptions> game =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options.withPoints(1)) {
                  @Override
                  protected Table.Builder piles(BuryState state) {
                    return super.piles(state).fact("points", 100 * options.points());
                  }
                });
    assertThat(ContractRunner.run(game, BuryContractTest.SECRETS, Laws.OPTIONS_MATTER, GAMES))
        .isEmpty();
  }

  @Test
  void aFewMovesAreEnoughToShowAFailure() {
    Game<BuryState, BuryMove, BuryOptions> game =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState takeTrick(BuryState state) {
                    BuryState taken = super.takeTrick(state);
                    return taken.withSheet(taken.sheet().add(1, "BRY-99", 0, 1));
                  }
                });
    Failure failure = brokenGame(Laws.SCORES_ARE_SUMS, game);
    GameRecord record = GameRecord.parse("failure", failure.record());
    int moves = Replay.run(record, game).moves();
    int seats = record.seats().orElseThrow();
    assertThat(moves).as("a shuffle, a card buried by each, a trick").isEqualTo(1 + 2 * seats);
    assertThat(failure.where()).contains("bury, " + seats + " seats", "seed ", "of ");
    assertThat(failure.message())
        .startsWith("ScoresAreSums: Scores are the sums")
        .contains(failure.reason(), failure.where(), failure.record());
    Effort firstGame = new Effort(failure.seed(), 1, 0);
    Verdicts again =
        Verdicts.of(
            Subject.of(game, BuryContractTest.SECRETS),
            ImmutableList.of(Laws.SCORES_ARE_SUMS),
            firstGame);
    assertThat(again.of(Laws.SCORES_ARE_SUMS)).contains(failure);
  }

  @Test
  void aWaitForASeatThatIsNotInTurn() {
    assertThat(awaiting(seats -> seats.with(7)).reason())
        .matches("the turn is .*, but the game waits for .*7.*");
  }

  @Test
  void aWaitForNobody() {
    assertThat(awaiting(seats -> Seats.none()).reason()).endsWith("none of them has a move");
  }

  private static Failure awaiting(UnaryOperator<Seats> awaiting) {
    return brokenGame(
        Laws.TURNS_HAVE_MOVES,
        Bury.game(
            (seats, options) ->
                new Wrapped.Rules(seats, options) {
                  @Override
                  Wrapped counted(BuryState inner, int[] number) {
                    return new Wrapped(inner, number, false, awaiting);
                  }
                }));
  }

  @Test
  void aTurnThatIsNobodys() {
    Failure failure =
        broken(
            Laws.TURNS_HAVE_MOVES,
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState takeTrick(BuryState state) {
                    BuryState taken = super.takeTrick(state);
                    return taken.turn().isOver() ? taken : taken.withTurn(Turn.of(7));
                  }
                });
    assertThat(failure.reason()).contains("there is no seat 7");
  }

  private static Failure broken(
      Law law, Game.RulesFactory<BuryState, BuryMove, BuryOptions> rules) {
    return brokenGame(law, Bury.game(rules));
  }

  private static <S extends GameState> Failure brokenGame(
      Law law, Game<S, BuryMove, BuryOptions> game) {
    Optional<Failure> failure = ContractRunner.run(game, BuryContractTest.SECRETS, law, GAMES);
    assertThat(failure).as("a failure of %s", law.name()).isPresent();
    assertThat(failure.orElseThrow().law()).isSameAs(law);
    return Failures.checked(failure.orElseThrow());
  }
}
