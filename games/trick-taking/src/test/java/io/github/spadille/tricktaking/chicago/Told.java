package io.github.spadille.tricktaking.chicago;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.tricktaking.TrickMove;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** A game of two seats in which hands and stock are chosen, and what its moves tell. */
final class Told implements DeductionListener {
  private final Rules<ChicagoState, TrickMove> rules;
  private final List<String> told = new ArrayList<>();
  private ChicagoState state;
  private Predicate<? super CardList<PlayingCard>> property = cards -> false;

  /** Deals hands to seats 0 and 1, and lays cards on the stock. */
  Told(Map<String, String> options, String first, String second, String stock) {
    rules = Chicago.GAME.rules(2, options);
    List<PlayingCard> zero = PlayingCard.cards(first);
    List<PlayingCard> one = PlayingCard.cards(second);
    Set<PlayingCard> pack = new LinkedHashSet<>();
    for (int i = 0; i < 5; i++) {
      pack.add(zero.get(i));
      pack.add(one.get(i));
    }
    pack.addAll(PlayingCards.list(stock));
    pack.addAll(rules.start().stock());
    CardList<PlayingCard> cards = CardList.copyOf(PlayingCard.FAMILY, pack);
    state = rules.apply(rules.start(), new TrickMove.Shuffle(cards));
  }

  /** Makes moves of whoever is in turn, split at semicolons. */
  Told play(String moves) {
    for (String text : moves.split("; ")) {
      state = rules.apply(state, move(text));
    }
    return this;
  }

  private TrickMove move(String text) {
    return rules.syntax().parse(state.turn().first(), text);
  }

  ChicagoState state() {
    return state;
  }

  Rules<ChicagoState, TrickMove> rules() {
    return rules;
  }

  /** Returns what is told about the cards before and after a move, which is then made. */
  List<String> by(String text) {
    told.clear();
    TrickMove move = move(text);
    ChicagoState before = state;
    state = rules.apply(before, move);
    rules.deductions().fromMove(before, move, this);
    rules.deductions().fromConsequences(before, move, state, this);
    return List.copyOf(told);
  }

  /** Tells whether cards have the property last told. */
  boolean fits(String cards) {
    return property.test(PlayingCards.list(cards));
  }

  /** Returns the stages of a move: name, seat and arguments. */
  List<String> stages(String text) {
    List<String> names = new ArrayList<>();
    for (Stage<ChicagoState> stage : rules.stages(state, move(text))) {
      names.add(stage.name() + " " + stage.seat() + " " + stage.arguments());
    }
    return names;
  }

  @Override
  public void none(String pile, Iterable<? extends Card> cards) {
    if (cards.iterator().hasNext()) {
      told.add("none " + pile + " " + cards);
    }
  }

  @Override
  public void some(String pile, Iterable<? extends Card> cards) {
    told.add("some " + pile + " " + cards);
  }

  @Override
  public void exactly(String pile, int count, Iterable<? extends Card> cards) {
    throw new UnsupportedOperationException(pile);
  }

  @Override
  @SuppressWarnings("unchecked") // Chicago is played with one family of cards.
  public <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
    told.add("that " + pile);
    this.property = (Predicate<? super CardList<PlayingCard>>) (Predicate<?>) property;
  }

  @Override
  public void shown(String pile, Iterable<? extends Card> cards) {
    if (cards.iterator().hasNext()) {
      told.add("shown " + pile + " " + cards);
    }
  }

  @Override
  public void unknown() {
    told.add("unknown");
  }
}
