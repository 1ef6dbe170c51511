package io.github.spadille.cantorscomb.flashcards;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.CantorsCombGames;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Draw;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Guess;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Mark;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Next;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Reveal;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Shuffle;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Stop;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Toss;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Verdict;
import io.github.spadille.cantorscomb.flashcards.FlashcardsOptions.Drill;
import io.github.spadille.cantorscomb.flashcards.FlashcardsState.Offer;
import io.github.spadille.cantorscomb.flashcards.FlashcardsState.Phase;
import io.github.spadille.cantorscomb.flashcards.FlashcardsState.Progress;
import io.github.spadille.cantorscomb.flashcards.FlashcardsState.Showing;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Verbatim;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Flashcards: name the hidden field of a card, kana or elements.
 *
 * <p>{@code SHUFFLE → ((ALPHABET →) (CHOICES →) GUESS → (MARK →) NEXT)* → (SHUFFLE | OVER)}. The
 * pack is hidden from everybody; of the card that is shown only the prompt is seen until it is
 * revealed. The rulebook is {@code flashcards.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #isRight} (FLC-11 to FLC-15), {@link
 * #comesAgain} (FLC-17, FLC-18).
 */
public class Flashcards extends AbstractRules<FlashcardsState, FlashcardsMove> {
  /** The game. */
  public static final Game<FlashcardsState, FlashcardsMove, FlashcardsOptions> GAME =
      Game.<FlashcardsState, FlashcardsMove, FlashcardsOptions>builder("flashcards")
          .name("Flashcards")
          .family(CantorsCombGames.FAMILY)
          .tags(Tag.LEARNING, Tag.MEMORY)
          .summary("Name the hidden field of a card: kana, or elements.")
          .seats(1, 1, 1)
          .options(FlashcardsOptions.SCHEMA)
          .texts(Flashcards.class)
          .rules(Flashcards::new)
          .build();

  private static final int PLAYER = 0; // FLC-27: you play alone
  private static final MoveList<FlashcardsMove> ANSWERED =
      MoveList.<FlashcardsMove>of(new Next(PLAYER)).plus(new Stop(PLAYER));
  private static final MoveList<FlashcardsMove> VERDICTS =
      MoveList.<FlashcardsMove>of(new Mark(PLAYER, Verdict.RIGHT))
          .plus(new Mark(PLAYER, Verdict.WRONG))
          .plus(new Stop(PLAYER));

  private static final Phases<Phase, FlashcardsState, FlashcardsMove> PHASES =
      Phases.<Phase, FlashcardsState, FlashcardsMove>of(Phase.class)
          .elsewhere("FLC-6", "shuffled", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("FLC-6", "shuffle")
          .in(Phase.ALPHABET)
          .chance(Toss.class)
          .others("FLC-31", "toss")
          .in(Phase.CHOICES)
          .chance(Draw.class)
          .others("FLC-29", "first")
          .elsewhere("FLC-6", "no-choices", Draw.class)
          .in(Phase.GUESS)
          .turn("FLC-27", "alone", Guess.class, Reveal.class, Stop.class)
          .others("FLC-8", "answer-first")
          .in(Phase.MARK)
          .turn("FLC-27", "alone", Mark.class, Stop.class)
          .others("FLC-16", "mark")
          .in(Phase.NEXT)
          .turn("FLC-27", "alone", Next.class, Stop.class)
          .others("FLC-7", "next")
          .over(Phase.OVER, "FLC-26")
          .build();

  private final FlashcardsOptions options;
  private final Questions hiragana;
  private final Questions katakana;
  private final Deck<Card> cards;
  private final int count;
  private final MoveList<FlashcardsMove> guesses;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Flashcards(int seats, FlashcardsOptions options) {
    super(seats, FlashcardsMove.syntax(Questions.cards(options)));
    this.options = options;
    this.hiragana = new Questions(options, Alphabet.HIRAGANA);
    this.katakana = new Questions(options, Alphabet.KATAKANA);
    CardFamily<Card> family = Questions.cards(options);
    this.cards = Deck.of(family, family.cards()); // FLC-3, FLC-4
    this.count = options.count().orElse(cards.size());
    this.guesses = guesses();
  }

  private Questions in(Alphabet alphabet) {
    return alphabet == Alphabet.HIRAGANA ? hiragana : katakana;
  }

  private Questions of(Showing shown) {
    return in(shown.alphabet());
  }

  private MoveList<FlashcardsMove> guesses() { // FLC-10b
    Set<String> answers = new LinkedHashSet<>();
    if (!options.marksSelf() && !options.offersChoices()) {
      if (options.drill() != Drill.KATAKANA) {
        answers.addAll(hiragana.answers());
      }
      if (options.drill() == Drill.KATAKANA || options.isMixed()) { // FLC-33
        answers.addAll(katakana.answers());
      }
    }
    MoveList.Builder<FlashcardsMove> moves =
        MoveList.builder(answers.size() + 2, FlashcardsMove[]::new);
    answers.forEach(answer -> moves.add(new Guess(PLAYER, answer)));
    return moves.add(new Reveal(PLAYER)).add(new Stop(PLAYER)).build();
  }

  @Override
  public FlashcardsState start() {
    return FlashcardsState.unshuffled(cards.cards(), ScoreSheet.empty(seats));
  }

  @Override
  public Optional<Refusal> refusal(FlashcardsState state, FlashcardsMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), PLAYER, state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Guess guess) {
      return refusalOfGuess(state, guess.text());
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(pass(state), "FLC-5");
    }
    if (move instanceof Draw draw) {
      return refusalOfDraw(state, draw);
    }
    return Optional.empty(); // FLC-8, FLC-26: you may always have a card revealed, and stop
  }

  private static Optional<Refusal> refusalOfDraw(FlashcardsState state, Draw draw) {
    Element element = Questions.element(state.showing().card());
    return draw.choices().isFor(element) ? Optional.empty() : refuse("FLC-29", "others");
  }

  private Optional<Refusal> refusalOfGuess(FlashcardsState state, String answer) {
    if (options.marksSelf()) {
      return refuse("FLC-16", "reveal");
    }
    if (options.offersChoices()) {
      return offer(state).choices().offers(answer) ? Optional.empty() : refuse("FLC-30", "choose");
    }
    return GuessText.isText(answer) ? Optional.empty() : refuse("FLC-10a", "text");
  }

  private static Offer offer(FlashcardsState state) {
    return requireNonNull(state.showing().offer());
  }

  /** Returns the cards of the pass that is to begin. */
  private Deck<Card> pass(FlashcardsState state) {
    return state.progress().isFirstPass() ? cards : Deck.of(cards.family(), state.pack());
  }

  /** The choices or the standard answers, then to reveal and to stop; verdicts; the next card. */
  @Override
  public MoveList<FlashcardsMove> legalMoves(FlashcardsState state) {
    return switch (state.phase()) {
      case GUESS -> options.offersChoices() ? offer(state).moves() : guesses;
      case MARK -> VERDICTS;
      case NEXT -> ANSWERED;
      case SHUFFLE, ALPHABET, CHOICES, OVER -> MoveList.empty();
    };
  }

  @Override
  protected ImmutableList<String> governingInTurn(FlashcardsState state, int seat) {
    return switch (state.phase()) {
      case MARK -> ImmutableList.of("FLC-16", "FLC-26");
      case NEXT -> ImmutableList.of("FLC-9", "FLC-26");
      default -> governingAnswer();
    };
  }

  private ImmutableList<String> governingAnswer() {
    if (options.marksSelf()) {
      return ImmutableList.of("FLC-16", "FLC-26");
    }
    return options.offersChoices()
        ? ImmutableList.of("FLC-7", "FLC-8", "FLC-26", "FLC-30")
        : ImmutableList.of("FLC-7", "FLC-8", "FLC-10", "FLC-10a", "FLC-26");
  }

  @Override
  protected FlashcardsState applyLegal(
      FlashcardsState state, FlashcardsMove move, StageListener<FlashcardsState> stages) {
    if (move instanceof Shuffle shuffle) {
      return begin(state, shuffle.cards(), stages);
    }
    if (move instanceof Toss toss) {
      return show(state, toss.alphabet(), stages);
    }
    if (move instanceof Stop) {
      return state.over();
    }
    if (move instanceof Draw draw) {
      return state.offering(draw.choices());
    }
    if (move instanceof Guess guess) {
      Verdict verdict = isRight(state.showing(), guess.text()) ? Verdict.RIGHT : Verdict.WRONG;
      return judged(state.guessed(guess.text()), verdict, stages);
    }
    if (move instanceof Reveal) {
      return reveal(state, stages);
    }
    if (move instanceof Mark mark) {
      return judged(state, mark.verdict(), stages);
    }
    if (move instanceof Next) {
      return putAway(state, stages);
    }
    throw unknown(move);
  }

  private FlashcardsState reveal(FlashcardsState state, StageListener<FlashcardsState> stages) {
    if (!options.marksSelf()) {
      return judged(state.revealed(), Verdict.WRONG, stages);
    }
    FlashcardsState marking = state.revealed().marking(); // FLC-16
    if (stages.isListening()) {
      stages.reached("revealed", Seats.NOBODY, marking, answer(marking.showing()));
    }
    return marking;
  }

  private FlashcardsState begin(
      FlashcardsState state, CardList<Card> shuffled, StageListener<FlashcardsState> stages) {
    FlashcardsState begun =
        state.progress().isFirstPass()
            ? state.passBegun(shuffled.first(count), shuffled.draw(count)) // FLC-5
            : state.passBegun(shuffled, state.aside()); // FLC-18
    return next(begun, stages);
  }

  private FlashcardsState next(FlashcardsState state, StageListener<FlashcardsState> stages) {
    if (!options.isMixed()) {
      boolean isKatakana = options.drill() == Drill.KATAKANA;
      return show(state, isKatakana ? Alphabet.KATAKANA : Alphabet.HIRAGANA, stages);
    }
    return state.progress().isFirstPass()
        ? state.tossing() // FLC-31
        : show(state, firstAlphabet(state, state.pack().top()), stages); // FLC-32
  }

  /** Returns the alphabet in which a card was answered wrong. */
  private static Alphabet firstAlphabet(FlashcardsState state, Card card) {
    return state.progress().inKatakana().contains(card) ? Alphabet.KATAKANA : Alphabet.HIRAGANA;
  }

  private FlashcardsState show(
      FlashcardsState state, Alphabet alphabet, StageListener<FlashcardsState> stages) { // FLC-6
    Phase next = options.offersChoices() ? Phase.CHOICES : Phase.GUESS; // FLC-29
    FlashcardsState shown = state.showingNext(alphabet, next);
    if (stages.isListening()) {
      Verbatim prompt = new Verbatim(in(alphabet).prompt(shown.showing().card()));
      stages.reached("shown", Seats.NOBODY, shown, prompt);
    }
    return shown;
  }

  private FlashcardsState judged(
      FlashcardsState state, Verdict verdict, StageListener<FlashcardsState> stages) {
    boolean isRight = verdict == Verdict.RIGHT;
    FlashcardsState judged =
        isRight && state.progress().isFirstPass() // FLC-19
            ? state.scored(state.sheet().add(1, "FLC-19", 0, 1))
            : state.judged(verdict);
    if (stages.isListening()) {
      String name = isRight ? "right" : "wrong";
      stages.reached(name, Seats.NOBODY, judged, answer(judged.showing()));
    }
    return judged;
  }

  private Verbatim answer(Showing shown) {
    return new Verbatim(of(shown).answer(shown.card()));
  }

  /** Tells whether an answer is right. */
  protected boolean isRight(Showing shown, String answer) {
    return of(shown).isRight(shown.card(), answer);
  }

  private FlashcardsState putAway(
      FlashcardsState state, StageListener<FlashcardsState> stages) { // FLC-9
    FlashcardsState put = putAway(state, state.showing());
    if (!put.pack().isEmpty()) {
      return next(put, stages);
    }
    return !put.wrong().isEmpty() && comesAgain(put.wrong())
        ? nextPass(put, stages)
        : end(put, stages);
  }

  private FlashcardsState putAway(FlashcardsState state, Showing shown) {
    if (shown.verdict() == Verdict.RIGHT) {
      return state.putRight();
    }
    return options.isMixed() && shown.alphabet() == Alphabet.KATAKANA // FLC-32
        ? state.putWrongInKatakana()
        : state.putWrong();
  }

  /**
   * Tells whether wrong cards come again when the pack is empty.
   *
   * @param wrong one at least
   */
  protected boolean comesAgain(CardList<Card> wrong) { // FLC-17, FLC-18
    return options.repeatsWrong();
  }

  private FlashcardsState nextPass(FlashcardsState state, StageListener<FlashcardsState> stages) {
    FlashcardsState again = state.nextPass();
    stages.reached("pass-over", Seats.NOBODY, again, state.progress().pass(), again.pack().size());
    return again;
  }

  private FlashcardsState end(
      FlashcardsState state, StageListener<FlashcardsState> stages) { // FLC-26
    FlashcardsState over = state.over();
    stages.reached("drill-over", Seats.NOBODY, over, over.scores().get(0), count, percent(over));
    return over;
  }

  private long percent(FlashcardsState state) { // FLC-19
    return (200 * state.scores().get(0) + count) / (2L * count);
  }

  @Override
  protected FlashcardsMove chanceMove(FlashcardsState state, RandomSource random) {
    if (state.phase() == Phase.ALPHABET) {
      return new Toss(random.nextBoolean() ? Alphabet.HIRAGANA : Alphabet.KATAKANA); // FLC-31
    }
    if (state.phase() == Phase.CHOICES) {
      Card card = state.showing().card();
      return new Draw(SpectrumChoices.drawn(Questions.element(card), random));
    }
    return new Shuffle(pass(state).shuffled(random));
  }

  @Override
  public Deductions<FlashcardsState, FlashcardsMove> deductions() {
    return new FlashcardsDeductions();
  }

  private final class FlashcardsDeductions implements Deductions<FlashcardsState, FlashcardsMove> {
    /** An answer depends on what the player remembers, not on hidden cards. */
    @Override
    public void fromMove(
        FlashcardsState before, FlashcardsMove move, DeductionListener deductions) {}

    /** The card that is shown has the prompt that is seen. */
    @Override
    public void fromConsequences(
        FlashcardsState before,
        FlashcardsMove move,
        FlashcardsState after,
        DeductionListener deductions) {
      boolean isNew = move instanceof Shuffle || move instanceof Next || move instanceof Toss;
      Showing shown = after.shown();
      if (!isNew || shown == null) {
        return;
      }
      String prompt = of(shown).prompt(shown.card());
      ImmutableList<Card> like =
          cards.cards().stream()
              .filter(card -> of(shown).prompt(card).equals(prompt) && mayBe(after, shown, card))
              .collect(ImmutableList.toImmutableList());
      if (like.size() == 1) {
        deductions.shown("pack", like);
      } else {
        deductions.some("shown", like);
      }
    }

    @Override
    public boolean mayMean(String fact, String text, Card card) {
      boolean isHiragana = options.drill() != Drill.KATAKANA;
      boolean isKatakana = options.drill() == Drill.KATAKANA || options.isMixed();
      return fact.equals("prompt")
          && (isHiragana && text.equals(hiragana.prompt(card))
              || isKatakana && text.equals(katakana.prompt(card)));
    }
  }

  /** Tells whether a card may be in the alphabet in which one is shown. */
  private boolean mayBe(FlashcardsState state, Showing shown, Card card) {
    return !options.isMixed()
        || state.progress().isFirstPass()
        || firstAlphabet(state, card) == shown.alphabet(); // FLC-32
  }

  @Override
  public Table table(FlashcardsState state) {
    Optional<Showing> shown = Optional.ofNullable(state.shown());
    Optional<Showing> revealed = shown.filter(Showing::isRevealed);
    ImmutableList<Card> card =
        shown.map(showing -> ImmutableList.of(showing.card())).orElse(ImmutableList.of());
    Progress progress = state.progress();
    return Table.builder()
        .pile("pack", state.pack(), NOBODY)
        .pile("aside", state.aside(), NOBODY)
        .pile("shown", card, revealed.isPresent() ? ALL : NOBODY) // FLC-6, FLC-8
        .pile("right", 0, state.right(), ALL)
        .pile("wrong", 0, state.wrong(), ALL)
        .word("phase", state.phase())
        .fact(Type.WORD, "drill", Ascii.toLowerCase(options.drill().name()))
        .fact(Type.TEXT, "prompt", shown.map(it -> of(it).prompt(it.card())).orElse("-"))
        .fact(
            Type.TEXT,
            "choices",
            shown.flatMap(Showing::choices).map(SpectrumChoices::toString).orElse("-"))
        .fact(Type.TEXT, "answer", revealed.map(it -> of(it).answer(it.card())).orElse("-"))
        .fact(Type.TEXT, "last-guess", shown.map(Showing::guess).orElse("-"))
        .fact(
            Type.WORD,
            "verdict",
            shown
                .map(Showing::verdict)
                .map(verdict -> Ascii.toLowerCase(verdict.name()))
                .orElse("-"))
        .fact("pass", progress.pass())
        .fact("count", count)
        .fact("first-right", state.scores().get(0))
        .fact("tries", progress.tries())
        .fact(Type.NUMBER, "percent", state.phase() == Phase.OVER ? percent(state) : "-")
        .fact("scores", state.scores())
        .build();
  }

  @Override
  public FlashcardsState withCards(FlashcardsState state, Table table) {
    Showing shown = state.shown();
    return state.withCards(
        table.list("pack", cards.family()),
        table.list("aside", cards.family()),
        shown == null ? null : shown.withCard(table.list("shown", cards.family()).top()));
  }
}
