package io.github.spadille.testkit;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.Clues;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Writes down what a move tells of cards that lie face down, for the tests of a game. */
public final class HeardClues implements Clues {
  private final List<String> heard = new ArrayList<>();

  private HeardClues() {}

  /**
   * Returns what a move and its consequences tell, a text for each clue, in order.
   *
   * <p>They read {@code hand.1 lacks 7s 8s}, {@code hand.1 has one of 7s 8s}, {@code hand.1 has 2
   * of 7s 8s 9s}, {@code hand.1 has a property}, {@code hand.1 shows 7s} and {@code unknown}.
   */
  public static <S extends GameState, M extends Move> List<String> of(
      Rules<S, M> rules, S before, M move) {
    HeardClues clues = new HeardClues();
    rules.tells(before, move, clues);
    rules.tells(before, move, rules.apply(before, move), clues);
    return clues.heard;
  }

  @Override
  public void none(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " lacks " + cards);
  }

  @Override
  public void some(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " has one of " + cards);
  }

  @Override
  public void exactly(String pile, int count, Iterable<? extends Card> cards) {
    heard.add(pile + " has " + count + " of " + cards);
  }

  @Override
  public <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
    heard.add(pile + " has a property");
  }

  @Override
  public void shown(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " shows " + cards);
  }

  @Override
  public void unknown() {
    heard.add("unknown");
  }
}
