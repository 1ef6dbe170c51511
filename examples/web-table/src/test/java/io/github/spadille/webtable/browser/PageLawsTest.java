package io.github.spadille.webtable.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import com.microsoft.playwright.Page;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * In every game, the page knows the view that the library would tell whole, and each move on offer
 * is made by clicks.
 */
class PageLawsTest extends PageTest {
  private static final int MOST_MOVES = 120;

  private static Page page;
  private static String laws;

  @BeforeAll
  static void openLobby() throws IOException {
    page = browser.open(server.address(), 1280, 900);
    laws = Resources.toString(Resources.getResource(PageLawsTest.class, "laws.js"), UTF_8);
  }

  static Stream<String> games() {
    return Catalog.load().games().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void changesMakeTheWholeViewAndClicksMakeEveryMove(String id) {
    String told = told(Catalog.load().game(id), 3);
    Map<?, ?> found =
        (Map<?, ?>) page.evaluate(laws, Map.of("page", server.address() + "page/", "told", told));
    assertThat((List<?>) found.get("broken")).isEmpty();
    assertThat(((Number) found.get("offers")).intValue()).isPositive();
  }

  /** Returns what the first seat is told of a random game: each time what has changed, and all. */
  private static <S extends GameState, M extends Move> String told(Game<S, M, ?> game, long seed) {
    Match<S, M> match = Match.start(game.setup());
    Messages<S, M> messages = Messages.of(match, Locale.ENGLISH);
    Dealer dealer = Dealer.seeded(seed);
    Random random = new Random(seed);
    Viewer viewer = Viewer.seat(0);
    StringJoiner told = new StringJoiner(",", "[", "]");
    int known = Messages.NOTHING;
    for (int i = 0; i < MOST_MOVES && !match.isOver(); i++) {
      match = match.resolveChance(dealer);
      told.add(
          "{\"observation\":"
              + MessageJson.write(messages.observation(match, viewer, known))
              + ",\"view\":"
              + MessageJson.write(messages.view(match, viewer))
              + "}");
      known = match.revision();
      match = match.isOver() ? match : playAny(match, random);
    }
    return told.toString();
  }

  private static <S extends GameState, M extends Move> Match<S, M> playAny(
      Match<S, M> match, Random random) {
    Match<S, M> now = match;
    List<Integer> able =
        Stream.iterate(0, seat -> seat < now.setup().seats(), seat -> seat + 1)
            .filter(seat -> !now.legalMovesFor(Viewer.seat(seat)).isEmpty())
            .toList();
    List<M> moves = now.legalMovesFor(Viewer.seat(able.get(random.nextInt(able.size()))));
    return now.play(moves.get(random.nextInt(moves.size())));
  }
}
