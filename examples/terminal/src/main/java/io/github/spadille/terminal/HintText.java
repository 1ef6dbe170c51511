package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.Budget;
import io.github.spadille.agents.Hint;
import io.github.spadille.agents.Ismcts;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Says what a thinking player would do who knows no more than the person. */
final class HintText {
  private static final Ismcts SEARCH = Ismcts.of(Budget.ofMoves(60_000));
  private static final int MOST = 3;

  private HintText() {}

  /**
   * Returns the lines of a hint.
   *
   * @param observation of a seat that has a legal move
   * @param offer a move in words
   */
  static <S extends GameState, M extends Move> ImmutableList<String> of(
      Observation<S, M> observation, Function<M, String> offer, Voice voice, RandomSource random) {
    if (observation.legalMoves().size() == 1) {
      String only = offer.apply(observation.legalMoves().get(0));
      return ImmutableList.of(voice.wrapped("", voice.text("hint.only", only)));
    }
    List<Hint<M>> hints = Hint.of(observation, SEARCH, random);
    List<String> lines = new ArrayList<>();
    for (Hint<M> hint : hints.subList(0, Math.min(MOST, hints.size()))) {
      String key = lines.isEmpty() ? "hint.best" : "hint.next";
      String move = voice.text(key, offer.apply(hint.move()), expected(hint, voice));
      String reason = hint.reason().map(why -> reason(voice, voice.words().text(why))).orElse("");
      lines.add(voice.wrapped("", move + reason));
    }
    return ImmutableList.copyOf(lines);
  }

  /** The words of a reason may be a sentence already. */
  private static String reason(Voice voice, String why) {
    String told = voice.text("hint.reason", why);
    return told.endsWith("..") ? told.substring(0, told.length() - 1) : told;
  }

  private static String expected(Hint<?> hint, Voice voice) {
    if (!Double.isFinite(hint.expected()) || !Double.isFinite(hint.error())) {
      return voice.text("hint.not-tried");
    }
    Locale locale = voice.sentences().locale();
    return voice.text(
        "hint.expected",
        String.format(locale, "%+.1f", hint.expected()),
        String.format(locale, "%.1f", 2 * hint.error()));
  }
}
