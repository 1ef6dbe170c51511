package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Imagines full states that fit all that a viewer has seen, every one as likely as the others.
 *
 * <p>What is equally likely is a deal together with the secret choices: the order of every shuffle
 * since all cards were last shuffled, and what others chose unseen; equal cards count as different
 * ones. What others would have done with other cards is not weighed.
 *
 * <p>A sampler is made from a {@link Past} and from nothing else, so two true states that look
 * alike give the same samples from the same generator. Making one takes about as long as playing
 * the past again with all its views; a sample takes about as long as playing it without. Where a
 * game does not say {@linkplain Rules#tells what its moves tell}, each exchange of two cards is
 * checked by playing the past again with its views, so that a sample takes some milliseconds.
 *
 * <p>Not thread-safe: a sample begins with the last one. Make one for each thread.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Sampler<S extends GameState, M extends Move> {
  private static final int MOST_ATTEMPTS = 200;

  private final Past<S, M> past;
  private final Story<S, M> reference;
  private final Story<S, M> story;
  private final List<Shuffled> shuffles = new ArrayList<>();
  private final @Nullable Exchanges<S, M> exchanges;
  private ImmutableList<M> moves = ImmutableList.of();

  private Sampler(Past<S, M> past) {
    this.past = past;
    Reconstruction.Found<S, M> found = Reconstruction.of(past);
    this.reference = found.story();
    this.story = reference.copy();
    if (found.isUnknown()) {
      exchanges = new Exchanges<>(story, new Replay<>(past, found.unknown())::fits);
    } else if (Shuffles.areAll(story)) {
      exchanges = null;
      for (int i = 0; i < story.steps.size(); i++) {
        if (story.steps.get(i).isHidden()) {
          shuffles.add(Shuffled.of(story, i));
        }
      }
    } else {
      exchanges = new Exchanges<>(story, any -> true);
    }
  }

  /**
   * Returns a sampler of what a viewer did not see.
   *
   * @throws IllegalStateException if nothing fits, as for a past that never was
   */
  public static <S extends GameState, M extends Move> Sampler<S, M> of(Past<S, M> past) {
    return new Sampler<>(past);
  }

  /** Returns who looks. */
  public Viewer viewer() {
    return past.viewer();
  }

  /** Draws a full state that fits. */
  public S draw(RandomGenerator random) {
    for (int i = 0; i < MOST_ATTEMPTS; i++) {
      mix(random);
      S state = story.play();
      if (state != null) {
        return state;
      }
    }
    throw new IllegalStateException("no deal in " + MOST_ATTEMPTS + " can be played");
  }

  private void mix(RandomGenerator random) {
    if (exchanges != null) {
      exchanges.draw(random);
    }
    for (int i = 0; i < shuffles.size(); i++) {
      shuffles.get(i).draw(random);
    }
    for (int i = 0; i < story.steps.size(); i++) {
      Step<M> step = story.steps.get(i);
      if (step.choices.size() > 1) {
        step.choose(step.choices.get(random.nextInt(step.choices.size())));
      }
    }
  }

  /**
   * Returns the moves that lead from {@link Past#start} to the state drawn last, so that one can
   * play them again; those of the reference if none was drawn.
   */
  public ImmutableList<M> moves() {
    ImmutableList.Builder<M> moves = ImmutableList.builder();
    for (int i = 0; i < story.steps.size(); i++) {
      moves.add(story.move(i));
    }
    return moves.build();
  }
}
