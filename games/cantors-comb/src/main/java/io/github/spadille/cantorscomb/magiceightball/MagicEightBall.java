package io.github.spadille.cantorscomb.magiceightball;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.Answer;
import io.github.spadille.cantorscomb.Answer.Tone;
import io.github.spadille.cantorscomb.CantorsCombGames;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove.Ask;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove.Done;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove.Draw;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove.Shuffle;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallState.Phase;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * Magic Eight Ball: one question, one card, one answer.
 *
 * <p>{@code ASK → SHUFFLE → DRAW → ANSWERED → (SHUFFLE | OVER)}. The deck is hidden from everybody.
 * The rulebook is {@code magic-eight-ball.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #staysOpen} (MEB-9), {@link #isLast} (MEB-14).
 */
public class MagicEightBall extends AbstractRules<MagicEightBallState, MagicEightBallMove> {
  /** The game. */
  public static final Game<MagicEightBallState, MagicEightBallMove, MagicEightBallOptions> GAME =
      Game.<MagicEightBallState, MagicEightBallMove, MagicEightBallOptions>builder(
              "magic-eight-ball")
          .name("Magic Eight Ball")
          .family(CantorsCombGames.FAMILY)
          .tags(Tag.ORACLE)
          .summary("Ask a yes-or-no question, turn a card, and read its answer.")
          .seats(1, 1, 1)
          .options(MagicEightBallOptions.SCHEMA)
          .texts(MagicEightBall.class)
          .rules(MagicEightBall::new)
          .build();

  private static final int PLAYER = 0; // MEB-4: one player asks
  private static final int TOP = 0;
  private static final Deck<CombCard> DECK = CombDeck.full(); // MEB-1, MEB-2, MEB-12
  private static final MoveList<MagicEightBallMove> ASK_OR_STOP =
      MoveList.<MagicEightBallMove>of(new Ask(PLAYER)).plus(new Done(PLAYER));
  private static final MoveList<MagicEightBallMove> DRAWS = draws();

  private static final Phases<Phase, MagicEightBallState, MagicEightBallMove> PHASES =
      Phases.<Phase, MagicEightBallState, MagicEightBallMove>of(Phase.class)
          .elsewhere("MEB-6", "no-question", Shuffle.class)
          .in(Phase.ASK)
          .turn("MEB-4", "alone", Ask.class, Done.class)
          .others("MEB-4", "ask")
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("MEB-6", "shuffle")
          .in(Phase.DRAW)
          .turn("MEB-4", "alone", Draw.class)
          .others("MEB-7", "draw")
          .in(Phase.ANSWERED)
          .turn("MEB-4", "alone", Ask.class, Done.class)
          .others("MEB-9", "one-card")
          .over(Phase.OVER, "MEB-13")
          .build();

  private final MagicEightBallOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected MagicEightBall(int seats, MagicEightBallOptions options) {
    super(seats, MagicEightBallMove.SYNTAX);
    this.options = options;
  }

  private static MoveList<MagicEightBallMove> draws() {
    MoveList.Builder<MagicEightBallMove> draws =
        MoveList.builder(DECK.size(), MagicEightBallMove[]::new);
    for (int place = 1; place <= DECK.size(); place++) {
      draws.add(new Draw(PLAYER, place));
    }
    return draws.build();
  }

  @Override
  public MagicEightBallState start() {
    return MagicEightBallState.unasked(DECK.cards()); // MEB-3, MEB-4
  }

  @Override
  public Scoring scoring() { // MEB-11
    return Scoring.NONE;
  }

  @Override
  public Optional<Refusal> refusal(MagicEightBallState state, MagicEightBallMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), PLAYER, state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Draw draw) {
      return refusalOfPlace(draw.place());
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(DECK, "MEB-1");
    }
    return Optional.empty(); // MEB-4: ask a question, or stop
  }

  private static Optional<Refusal> refusalOfPlace(int place) {
    boolean isPlace = place >= 1 && place <= DECK.size();
    return isPlace ? Optional.empty() : refuse("MEB-7", "place", DECK.size());
  }

  /** A question, then the end; places from the top. */
  @Override
  public MoveList<MagicEightBallMove> legalMoves(MagicEightBallState state) {
    return switch (state.phase()) {
      case ASK, ANSWERED -> ASK_OR_STOP;
      case DRAW -> DRAWS;
      case SHUFFLE, OVER -> MoveList.empty();
    };
  }

  @Override
  protected ImmutableList<String> governingInTurn(MagicEightBallState state, int seat) {
    return switch (state.phase()) {
      case DRAW -> ImmutableList.of("MEB-7");
      case ANSWERED -> ImmutableList.of("MEB-5", "MEB-9", "MEB-13");
      default -> ImmutableList.of("MEB-4", "MEB-13");
    };
  }

  @Override
  protected MagicEightBallState applyLegal(
      MagicEightBallState state,
      MagicEightBallMove move,
      StageListener<MagicEightBallState> stages) {
    if (move instanceof Draw draw) {
      return turn(state, draw.place() - 1, stages);
    }
    if (move instanceof Shuffle shuffle) {
      MagicEightBallState shuffled = state.shuffled(shuffle.cards()); // MEB-6
      return options.turnsTop() ? turn(shuffled, TOP, stages) : shuffled;
    }
    if (move instanceof Ask) {
      return state.asked(); // MEB-5
    }
    if (move instanceof Done) {
      return state.over(); // MEB-10
    }
    throw unknown(move);
  }

  private MagicEightBallState turn(
      MagicEightBallState state, int index, StageListener<MagicEightBallState> stages) { // MEB-8
    CombCard card = state.deck().get(index);
    Answer answer = card.answer();
    boolean isOpen = staysOpen(answer);
    int questions = state.questions() + (isOpen ? 0 : 1);
    Phase answered = isLast(questions) ? Phase.OVER : Phase.ANSWERED;
    MagicEightBallState turned = state.turned(index, isOpen ? Phase.SHUFFLE : answered, questions);
    stages.reached("answered", Seats.NOBODY, turned, card, answer);
    return turned;
  }

  /** Tells whether a question stays open after an answer, so that another card is turned. */
  protected boolean staysOpen(Answer answer) { // MEB-9
    return options.repeatsHazy() && answer.tone() == Tone.NON_COMMITTAL;
  }

  /** Tells whether so many answered questions end the session. */
  protected boolean isLast(int questions) { // MEB-14
    return questions == options.questionsLimit();
  }

  @Override
  protected MagicEightBallMove chanceMove(MagicEightBallState state, RandomSource random) {
    return new Shuffle(DECK.shuffled(random));
  }

  /** Whoever picks a card does not know it. */
  @Override
  public Deductions<MagicEightBallState, MagicEightBallMove> deductions() {
    return Deductions.none();
  }

  @Override
  public Table table(MagicEightBallState state) {
    CombCard answer = state.answer();
    ImmutableList<CombCard> turned = answer == null ? ImmutableList.of() : ImmutableList.of(answer);
    Table.Builder table =
        Table.builder()
            .pile("deck", state.deck(), NOBODY)
            .pile("answer", turned, ALL)
            .word("phase", state.phase())
            .fact("turn", state.turn().seats())
            .fact("questions", state.questions());
    for (CombCard card : turned) {
      table.fact("answer-number", card.answer().number()).word("tone", card.answer().tone());
    }
    if (turned.isEmpty()) {
      table.fact(Type.NUMBER, "answer-number", "-").fact(Type.WORD, "tone", "-");
    }
    return table.fact(Type.NUMBERS, "tally", tally(state)).build();
  }

  private static ImmutableList<Integer> tally(MagicEightBallState state) {
    ImmutableList.Builder<Integer> answers = ImmutableList.builder();
    for (Tone tone : Tone.values()) {
      answers.add(state.tally().get(tone.ordinal()));
    }
    return answers.build();
  }

  @Override
  public MagicEightBallState withCards(MagicEightBallState state, Table table) {
    return state.withDeck(table.list("deck", CombCard.FAMILY));
  }
}
