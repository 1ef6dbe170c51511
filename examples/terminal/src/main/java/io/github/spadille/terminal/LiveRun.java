package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.MoveClock;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.ObjLongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays while the clock of a game runs. All that happens stands in an agenda, and one thread takes
 * it from there: keys with the moment at which they were pressed, moves of agents that are due.
 */
final class LiveRun<S extends GameState, M extends Move> implements LiveTable<S, M> {
  /** What people type now. */
  private enum Input {
    NONE,
    KEYS,
    LINE
  }

  /**
   * Nobody reads faster. So a move for which it is too late by then is no longer shown; its key
   * means it all the same, for a finger that is on its way.
   */
  private static final long READING = TimeUnit.MILLISECONDS.toNanos(200);

  private final ImmutableSortedMap<Integer, MoveKeys<M>> people;
  private final ImmutableList<LiveAgent<S, M>> agents;
  private final Dealer dealer;
  private final Agenda agenda;
  private final MoveClock clock;
  private final Keyboard keyboard;
  private final LiveScreen<S, M> screen;

  /** What has happened and is told when the line is typed: it would be written into it. */
  private final List<Runnable> untold = new ArrayList<>();

  private Match<S, M> match;
  private Input input = Input.NONE;
  private Keyboard.@Nullable Listening listening;
  private boolean isStopped;

  /**
   * Creates a run that begins where a match stands.
   *
   * @param people the keys of each person, by seat
   */
  LiveRun(
      Match<S, M> match,
      ImmutableSortedMap<Integer, MoveKeys<M>> people,
      List<LiveOpponent<S, M>> opponents,
      Dealer dealer,
      Agenda agenda,
      Keyboard keyboard,
      LiveScreen<S, M> screen) {
    this.match = match;
    this.people = people;
    this.dealer = dealer;
    this.agenda = agenda;
    this.clock = new MoveClock(agenda::now);
    this.keyboard = keyboard;
    this.screen = screen;
    this.agents =
        opponents.stream()
            .map(opponent -> new LiveAgent<>(opponent, this, agenda))
            .collect(ImmutableList.toImmutableList());
  }

  /** Plays until time counts no more, or somebody stops the clock. */
  void run() {
    clock.goBackTo(match); // What lies between two runs is no time of the game.
    try {
      goOn();
      while (!isStopped && LiveTable.isLive(match)) {
        agenda.doNext();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      stopListening();
      tellAll();
    }
    if (isStopped) {
      screen.stop();
    }
  }

  @Override
  public Match<S, M> match() {
    return match;
  }

  @Override
  public M stamped(M move, long moment) {
    return clock.stamped(move, moment);
  }

  @Override
  public void make(M move) {
    play(move);
    while (match.state().turn().isChance()) {
      play(match.chance(dealer));
    }
    goOn();
  }

  private void play(M move) {
    Match<S, M> before = match;
    Match<S, M> after = before.play(move);
    match = after;
    clock.follow(after);
    untold.add(() -> screen.tell(before, move, after));
    if (input != Input.LINE) {
      tellAll();
    }
  }

  private void tellAll() {
    ImmutableList<Runnable> now = ImmutableList.copyOf(untold);
    untold.clear();
    now.forEach(Runnable::run);
  }

  /** Lets everybody see what can be done now. */
  private void goOn() {
    if (isStopped || !LiveTable.isLive(match)) {
      return;
    }
    long now = agenda.now();
    agents.forEach(LiveAgent::look);
    if (needsLine(now)) {
      askForLine(now);
    } else {
      long read = now + READING;
      people.forEach((seat, keys) -> keys.offer(offered(seat, read)));
      listenToKeys(now);
      screen.showKeys(people, this, read);
    }
  }

  /** Tells whether a person has to type words, or has more moves than keys. */
  private boolean needsLine(long now) {
    if (people.size() != 1) {
      return false;
    }
    ImmutableList<M> offered = offered(people.firstKey(), now);
    return offered.size() > people.values().iterator().next().most()
        || offered.stream().anyMatch(match.rules().syntax()::isFree);
  }

  private void listenToKeys(long now) {
    if (input != Input.KEYS) {
      stopListening();
      tellAll();
      if (people.keySet().stream().anyMatch(seat -> !offered(seat, now).isEmpty())) {
        screen.begin(match);
      }
      listening = keyboard.keys(new Forward(agenda, this::pressed, this::left));
      input = Input.KEYS;
    }
  }

  private void askForLine(long now) {
    if (input != Input.LINE) {
      stopListening();
      screen.showLine(match, reader(now));
      listening = keyboard.line(screen.prompt(), new Forward(agenda, this::entered, this::left));
      input = Input.LINE;
    }
  }

  private void stopListening() {
    Keyboard.Listening ended = listening;
    listening = null;
    input = Input.NONE;
    if (ended != null) {
      ended.close();
    }
  }

  /** Brings what the keyboard tells into the thread that plays. */
  private record Forward(Agenda agenda, ObjLongConsumer<String> typed, LongConsumer left)
      implements Keyboard.Hearer {
    @Override
    public void typed(String text, long moment) {
      agenda.at(moment, () -> typed.accept(text, moment));
    }

    @Override
    public void left(long moment) {
      agenda.at(moment, () -> left.accept(moment));
    }

    @Override
    public void failed(Throwable failure, long moment) {
      agenda.at(
          moment,
          () -> {
            throw new IllegalStateException("the keyboard cannot be read: " + failure, failure);
          });
    }
  }

  private void left(long moment) {
    isStopped = true;
  }

  private void pressed(String key, long moment) {
    for (Map.Entry<Integer, MoveKeys<M>> person : people.entrySet()) {
      Optional<M> meant = person.getValue().meant(key.charAt(0));
      if (meant.isPresent()) {
        attempt(person.getKey(), meant.get(), moment);
        return;
      }
    }
    screen.begin(match);
    screen.showKeys(people, this, moment + READING);
  }

  private void entered(String line, long moment) {
    stopListening();
    tellAll();
    String said = CharMatcher.whitespace().trimFrom(line);
    if (!said.isEmpty()) {
      try {
        attempt(people.firstKey(), reader(moment).read(said), moment);
      } catch (UnreadableException e) {
        screen.say(e);
      }
    }
    goOn();
  }

  private LiveMoveReader<M> reader(long moment) {
    int seat = people.firstKey();
    return new LiveMoveReader<>(
        seat, offered(seat, moment), match.rules().syntax(), screen.sentences(), screen::offer);
  }

  private void attempt(int seat, M meant, long moment) {
    M move = stamped(meant, moment);
    Optional<Refusal> refusal = match.refusal(move);
    if (refusal.isPresent()) {
      screen.refuse(seat, refusal.get());
    } else {
      make(move);
    }
  }
}
