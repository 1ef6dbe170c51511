package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;

/** A skeleton of a {@link ScorePad}: it checks every answer, and the game says what follows. */
public abstract class AbstractScorePad implements ScorePad {
  /** Creates a pad. */
  protected AbstractScorePad() {}

  @Override
  public final Optional<Refusal> refusal(int answer) {
    PadQuestion question =
        question().orElseThrow(() -> new IllegalStateException("the game is over"));
    checkArgument(
        question.admits(answer),
        "%s: %s; expected %s to %s",
        question.phrase(),
        answer,
        question.lowest(),
        question.highest());
    return refusalOf(answer);
  }

  @Override
  public final ScorePad answer(int answer) {
    Optional<Refusal> refusal = refusal(answer);
    checkArgument(refusal.isEmpty(), "%s: %s", answer, refusal);
    return after(answer);
  }

  /** Returns why a rule refuses an answer that the question admits; by default none does. */
  protected Optional<Refusal> refusalOf(int answer) {
    return Optional.empty();
  }

  /** Returns the pad after an answer that the question admits and no rule refuses. */
  protected abstract ScorePad after(int answer);
}
