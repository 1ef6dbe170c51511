package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nobody gets another deal by taking moves back, or by saving and loading. */
final class DrawsStay extends StateLaw {
  /** A longer past takes long to save and load, and shows nothing that this does not. */
  private static final int LONGEST_PAST = 400;

  private static final int STEPS = 40;
  private static final int MOST_LOADS = 4;

  @Override
  public String sentence() {
    return "Chance draws in a state what it drew there before, whatever was played, taken back,"
        + " made again, saved and loaded since.";
  }

  @Override
  int positions() {
    return 4;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    return position.index() > LONGEST_PAST ? Optional.empty() : new Walk<>(position).breach();
  }

  /** When chance was due: in which state, and how many moves of chance it made there before. */
  private record Due<S>(S state, long times) {}

  /** A mixture of all that can be done to a match. */
  private static final class Walk<S extends GameState, M extends Move> {
    private final Position<S, M> position;
    private final RandomSource random;
    private final Map<Due<S>, M> drawn = new HashMap<>();

    /** The states before the moves of the match, and those moves. */
    private final List<S> states = new ArrayList<>();

    private final List<M> moves = new ArrayList<>();
    private Match<S, M> match;
    private int loads = MOST_LOADS;

    Walk(Position<S, M> position) {
      this.position = position;
      this.random = position.random();
      this.match = Match.start(position.run().setup());
      for (M move : position.run().moves().subList(0, position.index())) {
        played(match.play(move));
      }
    }

    Optional<String> breach() {
      for (int step = 0; step < STEPS; step++) {
        Optional<String> breach = match.state().turn().isChance() ? draw() : change();
        if (breach.isPresent()) {
          return breach;
        }
      }
      return Optional.empty();
    }

    private void played(Match<S, M> next) {
      M move = next.last().orElseThrow();
      if (move.isChance()) {
        drawn.putIfAbsent(due(), move);
      }
      states.add(match.state());
      moves.add(move);
      match = next;
    }

    private Due<S> due() {
      long times = 0;
      for (int i = 0; i < moves.size(); i++) {
        times += moves.get(i).isChance() && states.get(i).equals(match.state()) ? 1 : 0;
      }
      return new Due<>(match.state(), times);
    }

    private Optional<String> draw() {
      if (random.nextInt(4) == 0) {
        return change();
      }
      M before = drawn.get(due());
      M now = match.chance(Dealer.seeded(random.nextLong()));
      if (before != null && !before.equals(now)) {
        return Optional.of(
            "draws " + position.text(now) + " where " + position.text(before) + " was drawn");
      }
      played(match.play(now));
      return Optional.empty();
    }

    private Optional<String> change() {
      switch (random.nextInt(10)) {
        case 0 -> back(random.nextInt(moves.size() + 1));
        case 1 -> back(beforeTheLastDraw());
        case 2 -> back(Math.max(0, beforeTheLastDraw() - 1));
        case 3 -> back(Math.max(0, moves.size() - 1));
        case 4 -> undoDecision();
        case 5 -> redo();
        case 6 -> {
          return load();
        }
        default -> play();
      }
      return Optional.empty();
    }

    private void back(int size) {
      match = match.at(size);
      moves.subList(size, moves.size()).clear();
      states.subList(size, states.size()).clear();
    }

    private int beforeTheLastDraw() {
      int size = moves.size();
      while (size > 0 && !moves.get(size - 1).isChance()) {
        size--;
      }
      return Math.max(0, size - 1);
    }

    private void undoDecision() {
      int seat = random.nextInt(position.seats());
      if (moves.stream().anyMatch(move -> move.seat() == seat)) {
        back(match.undoDecision(seat).size());
      }
    }

    private void redo() {
      while (match.canRedo()) {
        played(match.redo());
      }
    }

    private void play() {
      MoveList<M> legal = position.rules().legalMoves(match.state());
      if (!legal.isEmpty()) {
        played(match.play(legal.get(random.nextInt(legal.size()))));
      }
    }

    private Optional<String> load() {
      if (loads-- <= 0) {
        return Optional.empty();
      }
      int tried = match.takenBack().stream().mapToInt(way -> way.moves().size()).sum();
      if (tried > match.revision()) {
        return Optional.of("keeps " + tried + " moves of " + match.revision() + " that were made");
      }
      Match<S, M> loaded;
      try {
        GameRecord record = GameRecord.parse("record", RecordWriter.of(match).format());
        loaded = Replay.match(record, position.run().setup().game());
      } catch (RecordException | ReplayException e) {
        return Optional.of("cannot be loaded: " + e.getMessage());
      }
      if (!loaded.state().equals(match.state()) || loaded.revision() != match.revision()) {
        return Optional.of("is not loaded as it was saved");
      }
      if (match.state().turn().isChance()) {
        M kept = match.chance(Dealer.seeded(position.run().seed()));
        M again = loaded.chance(Dealer.seeded(position.run().seed()));
        if (!kept.equals(again)) {
          return Optional.of(
              "draws " + position.text(again) + " when it is loaded, not " + position.text(kept));
        }
      }
      match = loaded;
      return Optional.empty();
    }
  }
}
