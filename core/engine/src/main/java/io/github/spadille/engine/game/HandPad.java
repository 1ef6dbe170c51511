package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The pad of a game that is scored hand by hand: it gathers the {@linkplain HandFacts facts} of a
 * hand and hands them to the game, which scores them and says whether there is another hand.
 *
 * <pre>{@code
 * HandPad.of(start(), state -> MyFacts.none(state), (state, facts) -> scored(state, facts))
 * }</pre>
 *
 * @param <S> the states of the game
 * @param <F> the facts of a hand
 */
public final class HandPad<S extends GameState, F extends HandFacts<S, F>> implements ScorePad<S> {
  private final Needs<S, F> game;
  private final S state;
  private final F facts;

  /** What a pad needs of its game. */
  private record Needs<S, F>(Function<S, F> facts, BiFunction<S, F, S> scoring) {}

  private HandPad(Needs<S, F> game, S state, F facts) {
    this.game = game;
    this.state = state;
    this.facts = facts;
  }

  /**
   * Returns the pad of a game before its first hand.
   *
   * @param start the state before the first hand
   * @param facts gives the facts of a hand in which nothing is entered yet, by the state before it;
   *     it asks for something
   * @param scoring gives the state after a hand, by the state before it and all its facts: the one
   *     before the next hand, or the end of the game
   */
  public static <S extends GameState, F extends HandFacts<S, F>> HandPad<S, F> of(
      S start, Function<S, F> facts, BiFunction<S, F, S> scoring) {
    return new HandPad<>(new Needs<>(facts, scoring), start, facts.apply(start));
  }

  @Override
  public Optional<PadQuestion> question() {
    return state.turn().isOver() ? Optional.empty() : facts.question();
  }

  @Override
  public Optional<Refusal> refusal(int answer) {
    PadQuestion question = asked();
    checkArgument(
        question.admits(answer),
        "%s: %s; expected %s to %s",
        question.phrase(),
        answer,
        question.lowest(),
        question.highest());
    return facts.refusal(answer);
  }

  private PadQuestion asked() {
    return question().orElseThrow(() -> new IllegalStateException("the game is over"));
  }

  @Override
  public HandPad<S, F> answer(int answer) {
    Optional<Refusal> refusal = refusal(answer);
    checkArgument(refusal.isEmpty(), "%s: %s", answer, refusal);
    F more = facts.with(answer);
    if (more.question().isPresent()) {
      return new HandPad<>(game, state, more);
    }
    S scored = game.scoring.apply(state, more);
    return new HandPad<>(game, scored, scored.turn().isOver() ? more : game.facts.apply(scored));
  }

  @Override
  public int answerOf(S played) {
    asked();
    return facts.answerOf(played);
  }

  @Override
  public S state() {
    return state;
  }

  @Override
  public int dealer() {
    return facts.dealer();
  }

  @Override
  public int handSize() {
    return facts.handSize();
  }
}
