package io.github.spadille.testkit;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.formats.record.DirectedShuffle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the moves of a {@link TestTable}. */
final class WrittenMoves {
  private static final Pattern OF_SOMEBODY = Pattern.compile("(\\d+|\\*) (.*)", Pattern.DOTALL);
  private static final String DEAL = "deal ";
  private static final String REST = "...";

  private final Rules<GameState, Move> rules;
  private final MoveSyntax<Move> syntax;
  private final GameState state;

  WrittenMoves(Rules<GameState, Move> rules, GameState state) {
    this.rules = rules;
    this.syntax = rules.syntax();
    this.state = state;
  }

  /**
   * Reads a move.
   *
   * @throws AssertionError if it cannot be read; says where and what can stand there
   */
  Move read(String move) {
    Matcher ofSomebody = OF_SOMEBODY.matcher(move);
    try {
      return ofSomebody.matches()
          ? read(ofSomebody.group(1), ofSomebody.group(2))
          : readInTurn(move);
    } catch (NotationException e) {
      throw new AssertionError('"' + move + "\" cannot be read: " + e.getMessage(), e);
    }
  }

  private Move read(String mover, String text) {
    return mover.equals("*") ? ofChance(text) : syntax.parse(Integer.parseInt(mover), text);
  }

  private Move readInTurn(String text) {
    if (state.turn().isChance()) {
      return ofChance(text);
    }
    Seats seats = state.turn().seats();
    if (seats.size() != 1) {
      throw new AssertionError(
          "whose move is \""
              + text
              + "\"? The turn is "
              + state.turn()
              + "; write \"0 "
              + text
              + '"');
    }
    return syntax.parse(seats.first(), text);
  }

  private Move ofChance(String text) {
    if (text.startsWith(DEAL)) {
      List<String> piles =
          Splitter.on(';')
              .trimResults()
              .omitEmptyStrings()
              .splitToList(text.substring(DEAL.length()));
      return deal(piles);
    }
    return syntax.parseChance(text.contains(REST) ? text.replace(REST, rest(text)) : text);
  }

  private Move deal(List<String> piles) {
    try {
      return DirectedShuffle.find(rules, state, WrittenPiles.read(piles));
    } catch (IllegalArgumentException e) {
      throw new AssertionError("no such deal: " + e.getMessage(), e);
    }
  }

  /** Returns the cards of the pack that a text does not name, in the order of their family. */
  private String rest(String named) {
    List<Card> pack = pack();
    pack.sort(Comparator.comparingInt(Card::index));
    List<String> rest = new ArrayList<>(Lists.transform(pack, Card::code));
    WrittenPiles.words(named).forEach(rest::remove);
    return Joiner.on(' ').join(rest);
  }

  /** Returns the cards to shuffle; all that the game begins with where no shuffle is due. */
  private List<Card> pack() {
    List<Card> pack = new ArrayList<>();
    if (state.turn().isChance()) {
      pack.addAll(syntax.cards(rules.chance(state, RandomSource.seeded(0))));
    }
    if (pack.isEmpty()) {
      rules.table(rules.start()).piles().forEach(pile -> pack.addAll(pile.cards()));
    }
    return pack;
  }
}
