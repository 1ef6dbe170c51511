package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickMove;
import java.util.ArrayList;
import java.util.List;

/** Positions of Page One, and moves as text. */
final class Positions {
  private Positions() {}

  /** A position at the beginning of a trick that seat 0 leads to. */
  static PageOneState position(String stock, String discards, String... hands) {
    List<CardSet<PlayingCard>> sets = new ArrayList<>();
    for (String hand : hands) {
      sets.add(set(hand));
    }
    int seats = hands.length;
    PageOneState undealt = PageOneState.undealt(DealtOut.first(seats, Deck.standard52()));
    return undealt.dealt(
        cards(stock),
        undealt.cards().withHands(PerSeat.copyOf(sets)).withWon(PerSeat.of(1, set(discards))));
  }

  private static CardList<PlayingCard> cards(String codes) {
    return codes.isEmpty() ? CardList.empty(PlayingCard.FAMILY) : list(codes);
  }

  /** Makes moves: {@code "0 play 6c", "* shuffle 5s 7s"}. */
  static PageOneState play(
      Rules<PageOneState, TrickMove> rules, PageOneState state, String... moves) {
    PageOneState now = state;
    for (String move : moves) {
      now = rules.apply(now, move(rules, move));
    }
    return now;
  }

  static TrickMove move(Rules<PageOneState, TrickMove> rules, String move) {
    String text = move.substring(2);
    return move.startsWith("*")
        ? rules.syntax().parseChance(text)
        : rules.syntax().parse(move.charAt(0) - '0', text);
  }

  static String moves(Rules<PageOneState, TrickMove> rules, PageOneState state) {
    List<String> texts = new ArrayList<>();
    for (TrickMove move : rules.legalMoves(state)) {
      texts.add(move.seat() + " " + rules.syntax().format(move));
    }
    return String.join("; ", texts);
  }
}
