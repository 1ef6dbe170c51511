package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.testkit.Twins;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where a viewer cannot tell a game from its twin, in which two hidden cards have changed places,
 * all that the server sends is the same to the byte: at every move of both, to whoever joins with
 * whatever revision, and to whoever has been there all the time. {@code -Dwebtable.twins=8
 * -Dwebtable.twin.moves=24} compares more.
 */
@Tag("sweep")
class TwinTablesTest {
  private static final int MOVES = Integer.getInteger("webtable.twin.moves", 12);
  private static final int TRIES = Integer.getInteger("webtable.twins", 3);

  private static TableRoom room;
  private static int compared;

  @BeforeAll
  static void open(@TempDir Path data) {
    room =
        new TableRoom(
            TestServer.CATALOG,
            EventStore.open(data),
            new Thinkers(level -> new RandomAgent(), 0),
            Dealer.secure());
  }

  @AfterAll
  static void close() {
    room.close();
    System.out.println(compared + " texts of twin tables compared");
    assertThat(compared).isGreaterThan(1000);
  }

  static Stream<Game<?, ?, ?>> games() {
    return TestServer.CATALOG.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void lookAlikeToTheByte(Game<?, ?, ?> game) {
    compare(game, 11);
  }

  private static <S extends GameState, M extends Move> void compare(Game<S, M, ?> game, long seed) {
    Match<S, M> match = played(game.setup(), seed);
    Random random = new Random(seed);
    List<Card> cards = shuffled(match);
    if (cards.size() < 2) {
      return;
    }
    for (int i = 0; i < TRIES; i++) {
      String one = cards.get(random.nextInt(cards.size())).code();
      String other = cards.get(random.nextInt(cards.size())).code();
      Optional<Twins<S, M>> twins = one.equals(other) ? Optional.empty() : twins(match, one, other);
      if (twins.isPresent()) {
        for (int seat = -1; seat < match.setup().seats(); seat++) {
          Viewer viewer = seat < 0 ? Viewer.bystander() : Viewer.seat(seat);
          if (twins.get().difference(viewer).isEmpty()) {
            Integer sits = seat < 0 ? null : seat;
            List<String> told = told(twins.get().original(), sits);
            assertThat(told(twins.get().twin(), sits))
                .as("%s, %s and %s exchanged, to %s", game.id(), one, other, viewer)
                .isEqualTo(told);
            compared += told.size();
          }
        }
      }
    }
  }

  private static <S extends GameState, M extends Move> Match<S, M> played(
      Setup<S, M> setup, long seed) {
    Dealer dealer = Dealer.seeded(seed);
    RandomSource random = RandomSource.seeded(seed);
    Match<S, M> match = Match.start(setup).resolveChance(dealer);
    while (match.size() < MOVES && !match.isOver()) {
      List<M> moves = match.rules().legalMoves(match.state());
      match = match.play(moves.get(random.nextInt(moves.size()))).resolveChance(dealer);
    }
    return match;
  }

  private static <S extends GameState, M extends Move> List<Card> shuffled(Match<S, M> match) {
    MoveSyntax<M> syntax = match.rules().syntax();
    List<Card> cards = new ArrayList<>();
    for (M move : match.moves()) {
      if (move.isChance()) {
        cards.addAll(syntax.cards(move));
        break;
      }
    }
    return cards;
  }

  private static <S extends GameState, M extends Move> Optional<Twins<S, M>> twins(
      Match<S, M> match, String one, String other) {
    try {
      return Optional.of(
          Twins.exchanging(match.setup().game(), RecordWriter.of(match), one, other));
    } catch (RuntimeException e) {
      return Optional.empty(); // A move of the game is illegal in the twin.
    }
  }

  /** Returns all that is told to who joins after each move, and to who has been there since. */
  private static <S extends GameState, M extends Move> List<String> told(
      Match<S, M> match, @Nullable Integer seat) {
    List<String> told = new ArrayList<>();
    List<TableEvent> events = new ArrayList<>();
    Setup<S, M> setup = match.setup();
    List<SeatHolder> holders = new ArrayList<>();
    match
        .players()
        .forEach(name -> holders.add(new SeatHolder(name, SeatHolder.Kind.PERSON, null, false)));
    TablePlan plan =
        new TablePlan(
            setup.game().id(), setup.base(), setup.options(), null, null, holders, 0, "en");
    for (M move : match.moves()) {
      events.add(
          new TableEvent(
              TableEvent.Kind.MOVE,
              move.isChance() ? TableEvent.NOBODY : move.seat(),
              setup.rules().syntax().format(move)));
      HostedTable<?, ?> table =
          HostedTable.of(0, new EventStore.Kept(plan, ImmutableList.copyOf(events)), room);
      for (int known : new int[] {-1, events.size() - 1}) {
        table.join(new Told(told), seat, Locale.ENGLISH, known);
      }
    }
    return told;
  }

  private record Told(List<String> texts) implements Outlet {
    @Override
    public void tell(String json) {
      texts.add(json);
    }

    @Override
    public void close(String reason) {}
  }
}
