package io.github.spadille.engine.match;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The keys of all that the seats of a match have seen.
 *
 * <p>A key is a hash of the key before the last move and of all that the seat saw of that move, so
 * each move of a match is looked at once for a seat. Threads that race make equal keys.
 */
final class SeenKeys {
  private SeenKeys() {}

  static <S extends GameState, M extends Move> HashCode of(Match<S, M> match, int seat) {
    Deque<Match<S, M>> later = new ArrayDeque<>();
    Match<S, M> now = match;
    HashCode key = now.seenKeys()[seat];
    while (key == null && now.size() > 0) {
      later.push(now);
      now = now.before();
      key = now.seenKeys()[seat];
    }
    if (key == null) {
      key = start(now, seat);
      now.seenKeys()[seat] = key;
    }
    for (Match<S, M> next : later) {
      key = after(key, now, next, seat);
      next.seenKeys()[seat] = key;
      now = next;
    }
    return key;
  }

  private static <S extends GameState, M extends Move> HashCode start(Match<S, M> match, int seat) {
    SeenText text = new SeenText(match.state().sheet());
    text.setup(match.setup());
    text.number(seat);
    text.view(match.viewFor(Viewer.seat(seat)));
    return hash(text);
  }

  private static <S extends GameState, M extends Move> HashCode after(
      HashCode key, Match<S, M> before, Match<S, M> after, int seat) {
    M move = after.last().orElseThrow(IllegalStateException::new);
    SeenText text = new SeenText(before.state().sheet());
    text.word(key.toString());
    text.step(SeenStep.of(after.rules(), Viewer.seat(seat), before.state(), move, after.state()));
    return hash(text);
  }

  private static HashCode hash(SeenText text) {
    return Hashing.sha256().hashString(text.toString(), UTF_8);
  }
}
