package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a player may do, as it is offered: a letter for each move, and moves that differ in an
 * amount together, which have no letter since the number says which is meant.
 *
 * <p>The keys are letters, so that a number is always a number that the player says.
 *
 * @param entries in the order in which they are shown
 */
record MoveMenu<M extends Move>(ImmutableList<Entry<M>> entries) {
  /**
   * What stands in one place of the menu.
   *
   * @param key what picks it; empty if a number has to be said
   * @param text the move in words, or the first and the last of them
   * @param moves one, or some that differ in a number alone
   */
  record Entry<M extends Move>(String key, String text, ImmutableList<M> moves) {}

  /** Fewer stand one by one. */
  private static final int LEAST_RUN = 5;

  /** In a menu that is longer than this, two amounts stand together. */
  private static final int LONG = 40;

  /** Returns the menu of moves of a player, in the order of the moves. */
  static <M extends Move> MoveMenu<M> of(List<OfferedMove<M>> offers, Sentences sentences) {
    Set<String> said = new HashSet<>();
    offers.forEach(offer -> said.addAll(OfferedMove.words(offer.notation())));
    MenuKeys keys = new MenuKeys(said);
    int least = offers.size() > LONG ? 2 : LEAST_RUN;
    Map<OfferedMove<M>, AmountRun<M>> runs = AmountRun.in(offers, least);
    Set<OfferedMove<M>> together = new HashSet<>();
    ImmutableList.Builder<Entry<M>> entries = ImmutableList.builder();
    for (OfferedMove<M> offer : offers) {
      if (runs.containsKey(offer)) {
        AmountRun<M> run = runs.get(offer);
        together.addAll(run.offers());
        ImmutableList<M> moves =
            run.offers().stream().map(OfferedMove::move).collect(toImmutableList());
        entries.add(new Entry<>("", run.offered(sentences), moves));
      } else if (!together.contains(offer)) {
        entries.add(new Entry<>(keys.next(), offer.text(), ImmutableList.of(offer.move())));
      }
    }
    return new MoveMenu<>(entries.build());
  }

  /** Returns the move that a key picks. */
  Optional<M> find(String key) {
    return entries.stream()
        .filter(entry -> !entry.key().isEmpty() && entry.key().equalsIgnoreCase(key))
        .map(entry -> entry.moves().get(0))
        .findFirst();
  }
}
