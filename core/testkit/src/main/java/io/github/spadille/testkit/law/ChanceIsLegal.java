package io.github.spadille.testkit.law;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Chance draws what the rules allow, and the rules allow chance nothing else. */
final class ChanceIsLegal extends StateLaw {
  private static final int DRAWS = 3;

  /** Cards of which a pack is likely to lack one. */
  private static final ImmutableList<String> FOREIGN = ImmutableList.of("2s", "X1", "As'", "13h");

  @Override
  public String sentence() {
    return "Chance draws legal moves only when it is to move; a shuffle that loses, doubles or"
        + " makes a card is refused.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    if (!position.state().turn().isChance()) {
      return undue(position);
    }
    for (int i = 0; i < DRAWS; i++) {
      M move = position.rules().chance(position.state(), position.random());
      if (!move.isChance()) {
        return Optional.of("chance draws a move of a seat: " + position.text(move));
      }
      Optional<Refusal> refusal = position.rules().refusal(position.state(), move);
      if (refusal.isPresent()) {
        return Optional.of("chance draws what is refused: " + refusal.get());
      }
      Optional<String> breach = mangled(position, move);
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> undue(
      Position<S, M> position) {
    try {
      M move = position.rules().chance(position.state(), position.random());
      return Optional.of("chance is not to move, and yet draws " + position.text(move));
    } catch (IllegalStateException e) {
      return Optional.empty();
    }
  }

  private static <S extends GameState, M extends Move> Optional<String> mangled(
      Position<S, M> position, M move) {
    List<String> cards = Lists.transform(position.syntax().cards(move), Card::code);
    List<String> words = Texts.words(position.syntax().format(move));
    int first = words.size() - cards.size();
    if (cards.isEmpty() || !words.subList(first, words.size()).equals(cards)) {
      return Optional.empty();
    }
    for (List<String> wrong : wrong(position, cards)) {
      String text = Joiner.on(' ').join(Iterables.concat(words.subList(0, first), wrong));
      M mangled;
      try {
        mangled = position.syntax().parseChance(text);
      } catch (IllegalArgumentException e) {
        continue; // Such a card is not even of the family.
      }
      if (position.rules().refusal(position.state(), mangled).isEmpty()) {
        return Optional.of("not refused: * " + text);
      }
    }
    return Optional.empty();
  }

  /** Returns lists of cards that chance cannot draw. */
  private static <S extends GameState, M extends Move> List<List<String>> wrong(
      Position<S, M> position, List<String> cards) {
    ImmutableMultiset<String> table = position.run().cards();
    int place = position.random().nextInt(cards.size());
    int other = (place + 1) % cards.size();
    List<List<String>> wrong = new ArrayList<>();
    if (cards.size() > 1) {
      wrong.add(changed(cards, list -> list.remove(place)));
      wrong.add(changed(cards, list -> list.add(list.get(place))));
      if (table.count(cards.get(other)) == 1) {
        wrong.add(changed(cards, list -> list.set(place, list.get(other))));
      }
    }
    for (String code : FOREIGN) {
      if (!table.contains(code)) {
        wrong.add(changed(cards, list -> list.set(place, code)));
      }
    }
    return wrong;
  }

  private static List<String> changed(List<String> cards, Consumer<List<String>> change) {
    List<String> list = new ArrayList<>(cards);
    change.accept(list);
    return list;
  }
}
