package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCards.list;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.rummy.cactus.CactusMove.Shuffle;
import io.github.spadille.rummy.cactus.CactusState.Hand;
import io.github.spadille.rummy.cactus.Slots.Slot;
import java.util.List;

/** Positions of Cactus as text, for tests. */
final class Positions {
  static final int NOBODY = -1;

  private Positions() {}

  /** Rules with options such as {@code penalty=1 powers=off}. */
  static Cactus rules(String... options) {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (String option : options) {
      values.put(option.split("=")[0], option.split("=")[1]);
    }
    return new Cactus(2, Cactus.GAME.options().parse(values.buildOrThrow(), 2));
  }

  static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  static CardList<PlayingCard> cards(String codes) {
    return codes.isEmpty() ? CardList.empty(PlayingCard.FAMILY) : list(codes);
  }

  static Slots layout(String codes) {
    return Slots.EMPTY.plus(cards(codes));
  }

  /** A first hand before a draw of a seat; cards lie in the slots from 1, discards top first. */
  static CactusState at(int seat, String first, String second, String stock, String discards) {
    return at(seat, NOBODY, first, second, stock, discards);
  }

  /** The same after a seat has called. */
  static CactusState at(
      int seat, int caller, String first, String second, String stock, String discards) {
    Hand hand = Hand.first(ScoreSheet.empty(2)).called(caller, Seats.all(2));
    PerSeat<Slots> layouts = PerSeat.of(2, layout(first)).with(1, layout(second));
    CactusState dealt =
        CactusState.undealt(hand, Deck.standard52().cards())
            .dealt(layouts, new Stock<>(cards(stock), cards(discards)));
    return seat == dealt.seat() ? dealt : dealt.nextTurn();
  }

  /** The same with an upcard that came from the layout of a seat and is an unused power card. */
  static CactusState unused(CactusState state, int owner) {
    return state.with(state.stock(), owner);
  }

  /** A shuffle of the pack that begins with some cards. */
  static Shuffle shuffle(String first) {
    CardSet<PlayingCard> rest = Deck.standard52().set().minus(PlayingCards.set(first));
    return new Shuffle(list(first).appendAll(rest.toList()));
  }

  static CactusMove move(String text) {
    return CactusMove.SYNTAX.parse(text.charAt(0) - '0', text.substring(2));
  }

  /** The state after some moves, each such as {@code 0 draw stock}. */
  static CactusState play(Cactus rules, CactusState state, String... moves) {
    CactusState now = state;
    for (String text : moves) {
      now = rules.apply(now, move(text));
    }
    return now;
  }

  /** What follows from a move: name, seat and arguments of each stage. */
  static List<String> told(Cactus rules, CactusState state, CactusMove move) {
    return Lists.transform(
        rules.stages(state, move),
        stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments());
  }

  static List<String> told(Cactus rules, CactusState state, String move) {
    return told(rules, state, move(move));
  }

  /** Why a move is refused; empty if it is legal. */
  static String refusal(Cactus rules, CactusState state, CactusMove move) {
    return rules.refusal(state, move).map(Refusal::phrase).map(Object::toString).orElse("");
  }

  static String refusal(Cactus rules, CactusState state, String move) {
    return refusal(rules, state, move(move));
  }

  static List<String> moves(Cactus rules, CactusState state) {
    return Lists.transform(
        rules.legalMoves(state), each -> each.seat() + " " + CactusMove.SYNTAX.format(each));
  }

  static String fact(Cactus rules, CactusState state, String name) {
    return rules.table(state).fact(name).value();
  }

  /** The cards of both layouts that a seat has seen. */
  static CardSet<PlayingCard> seen(CactusState state, int seat) {
    CardSet<PlayingCard> seen = PlayingCards.noCards();
    for (Slots layout : state.layouts()) {
      for (Slot slot : layout.slots()) {
        seen = slot.seen().contains(seat) ? seen.with(slot.card()) : seen;
      }
    }
    return seen;
  }

  /** Who sees each card of a pile, such as {@code [nobody, 0, all]}. */
  static String seers(Cactus rules, CactusState state, String pile) {
    return rules.table(state).pile(pile).audiences().toString();
  }
}
