package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Imagines full states that fit all that a viewer has seen, every one as likely as the others.
 *
 * <p>What is equally likely is a deal together with the secret choices: the order of every shuffle
 * since all cards were last shuffled, and what others chose unseen. Equal cards count as different
 * ones in a shuffle, and as the same when one of them is played. What others would have done with
 * other cards is not weighed.
 *
 * <p>A sampler is made from a {@link Past} and from nothing else, so two true states that look
 * alike give the same samples from the same generator. Making one takes some milliseconds, and
 * sometimes seconds, with two packs that were renewed often; a sample takes little longer than
 * playing the past again. Where a game does not say {@linkplain Rules#deductions what its moves
 * tell}, the past is played again with all that is seen of it, some ten times for a sample, and as
 * often as cards are exchanged where few deals fit.
 *
 * <p>Not thread-safe: a sample begins with the last one. {@linkplain #copy Copy} one for each
 * thread.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Sampler<S extends GameState, M extends Move> {
  private static final int MOST_ATTEMPTS = 50;

  private final Past<S, M> past;
  private final Reconstruction<S, M> found;
  private final List<ShufflePlaces> shuffles = new ArrayList<>();
  private Story<S, M> story;
  private @Nullable Exchanges<S, M> exchanges;
  private @Nullable CheckedExchanges<S, M> checked;
  private @Nullable StoryReplay<S, M> replay;
  private long mixed;

  Sampler(Past<S, M> past, Reconstruction<S, M> found) {
    this.past = past;
    this.found = found;
    this.story = found.story.copy();
    if (found.isUnknown()) {
      beCareful(false);
    } else if (OnlyShuffles.areAll(story)) {
      for (int i = 0; i < story.steps.size(); i++) {
        if (story.steps.get(i).isHidden()) {
          shuffles.add(ShufflePlaces.of(story, i));
        }
      }
    } else {
      exchanges = new Exchanges<>(story);
    }
  }

  /**
   * Returns a sampler of what a viewer did not see.
   *
   * <p>It looks for one story that fits, move by move, by exchanging hidden cards at random. The
   * random numbers are always the same, so it finds one or gives up alike for equal pasts. The
   * search begins anew where 40,000 exchanges did not help with a move (2,000 in the first thirty
   * beginnings, where no card occurs twice), and gives up after twenty such beginnings. That can
   * take minutes, and means one of two things: nothing fits, as for a past that never was or a game
   * whose deductions are false; or what fits is so rare that chance did not meet it.
   *
   * @throws IllegalStateException if it gave up; the message names the move that it did not get
   *     beyond
   * @throws RuntimeException whatever the game throws, such as for a card that {@link
   *     DeductionListener#shown} names and that did not lie there
   */
  public static <S extends GameState, M extends Move> Sampler<S, M> of(Past<S, M> past) {
    return Insight.of(past).sampler();
  }

  /**
   * Returns a sampler of the same, for another thread. It begins as this one began, whatever was
   * drawn since.
   */
  public Sampler<S, M> copy() {
    return new Sampler<>(past, found);
  }

  /** Returns who looks. */
  public Viewer viewer() {
    return past.viewer();
  }

  /**
   * Begins anew with the story that was found, and checks exchanges by playing it again.
   *
   * @param whole whether it is played to its end, or as far as moves may tell more than deductions
   */
  private void beCareful(boolean whole) {
    story = found.story.copy();
    StoryReplay<S, M> careful = new StoryReplay<>(past, found.unknown(), whole);
    replay = careful;
    checked = new CheckedExchanges<>(story, careful);
    exchanges = null;
    shuffles.clear();
  }

  /**
   * Draws a full state that fits.
   *
   * @throws IllegalStateException if fifty stories in a row were illegal or gave other points,
   *     though all deductions hold, and so was one of which each step was checked: what a game
   *     tells of its moves is false then
   */
  public S draw(RandomSource random) {
    for (int i = 0; i < MOST_ATTEMPTS; i++) {
      mix(random);
      S state = story.play();
      if (state != null && past.hasPoints(state)) {
        return state;
      }
    }
    // Seldom so many deals are illegal, for what the deductions do not say; then none may be tried.
    beCareful(true);
    mix(random);
    S state = story.play();
    if (state == null || !past.hasPoints(state)) {
      throw new IllegalStateException("a story that fits cannot be played");
    }
    return state;
  }

  /**
   * Returns how much work it was to make this sampler and its samples: about the number of moves
   * that could have been played instead. It is the same for equal pasts and draws, on every
   * machine.
   */
  public long work() {
    return mixed + (replay == null ? 0 : replay.played());
  }

  private void mix(RandomSource random) {
    mixed += story.steps.size();
    if (exchanges != null) {
      exchanges.draw(random);
      mixed += exchanges.tries();
    }
    if (checked != null) {
      checked.draw(random);
      mixed += checked.tries();
    }
    for (int i = 0; i < shuffles.size(); i++) {
      shuffles.get(i).draw(random);
    }
    Iterator<M> drawn = past.rules().deductions().secretChoices(past, random).iterator();
    boolean chosen = false;
    for (int i = 0; i < story.steps.size(); i++) {
      Step<M> step = story.steps.get(i);
      chosen |= step.isDrawn() || step.isFree();
      if (step.isDrawn()) {
        step.choose(drawn.next());
        mixed += step.choices.size(); // Each of them is weighed.
      } else if (step.isFree()) {
        step.choose(step.choices.get(random.nextInt(step.choices.size())));
      }
    }
    if (chosen && replay != null) {
      replay.forget();
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
