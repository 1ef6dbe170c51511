package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.twin.CardMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Finds twins of a run: two cards change places in a shuffle, or a secret choice is another. */
final class Twinning<S extends GameState, M extends Move> {
  private static final int SHUFFLES = 3;
  private static final int PAIRS = 2;
  private static final int CHOICES = 4;
  private static final int INSTEAD = 2;

  /** So many pairs of cards are tried until two are found that somebody does not see. */
  private static final int ATTEMPTS = 8;

  private final Run<S, M> run;
  private final MoveSyntax<M> syntax;
  private final Random random;
  private final ImmutableList.Builder<Twin<S, M>> twins = ImmutableList.builder();

  private Twinning(Run<S, M> run) {
    this.run = run;
    this.syntax = run.rules().syntax();
    this.random = new Random(RandomSource.seeded(run.seed()).nextLong());
  }

  /** Returns twins; the same run always has the same. */
  static <S extends GameState, M extends Move> ImmutableList<Twin<S, M>> of(Run<S, M> run) {
    Twinning<S, M> twinning = new Twinning<>(run);
    List<Integer> shuffles = new ArrayList<>();
    List<Integer> choices = new ArrayList<>();
    for (int index = 0; index < run.length(); index++) {
      M move = run.move(index);
      if (move.isChance() && twinning.syntax.cards(move).size() > 1) {
        shuffles.add(index);
      } else if (!move.isChance()
          && run.secrets().choices().contains(Texts.verb(twinning.syntax, move))) {
        choices.add(index);
      }
    }
    twinning.some(shuffles, SHUFFLES).forEach(twinning::exchange);
    twinning.some(choices, CHOICES).forEach(twinning::choose);
    return twinning.twins.build();
  }

  private List<Integer> some(List<Integer> indices, int most) {
    List<Integer> some = new ArrayList<>(indices);
    Collections.shuffle(some, random);
    return some.subList(0, Math.min(most, some.size()));
  }

  /** Plays twins in which two cards change places in a move of chance. */
  private void exchange(int index) {
    M shuffle = run.move(index);
    List<Card> cards = syntax.cards(shuffle);
    int found = 0;
    for (int i = 0; i < ATTEMPTS && found < PAIRS; i++) {
      Optional<Twin<S, M>> twin = exchanged(index, shuffle, cards);
      if (twin.isPresent() && twin.get().steps() > 0 && isOther(twin.get())) {
        twins.add(twin.get());
        found++;
      }
    }
  }

  /** Tells whether cards lie elsewhere, and were not dealt into one hand in another order. */
  private boolean isOther(Twin<S, M> twin) {
    return !twin.table(0).equals(run.table(twin.index(0)));
  }

  private Optional<Twin<S, M>> exchanged(int index, M shuffle, List<Card> cards) {
    int one = random.nextInt(cards.size());
    int other = random.nextInt(cards.size());
    Card card = cards.get(one);
    Card instead = cards.get(other);
    boolean alike = run.secrets().backOf(card).equals(run.secrets().backOf(instead));
    if (card.equals(instead) || !alike) {
      return Optional.empty();
    }
    List<Card> exchanged = new ArrayList<>(cards);
    Collections.swap(exchanged, one, other);
    M otherwise = syntax.withCards(shuffle.seat(), shuffle, exchanged);
    return twin(index, new Change<>(shuffle, otherwise, CardMap.exchanging(card, instead)));
  }

  /** Plays twins in which a seat chooses otherwise in secret. */
  private void choose(int index) {
    M chosen = run.move(index);
    List<M> others = new ArrayList<>(run.traits().insteadOf(run.rules(), run.state(index), chosen));
    if (others.isEmpty()) {
      others.addAll(listedInstead(run.state(index), chosen));
    }
    Collections.shuffle(others, random);
    for (M instead : others.subList(0, Math.min(INSTEAD, others.size()))) {
      CardMap cards = CardMap.choosing(syntax.cards(chosen), syntax.cards(instead));
      twin(index, new Change<>(chosen, instead, cards)).ifPresent(twins::add);
    }
  }

  private List<M> listedInstead(S state, M chosen) {
    List<M> others = new ArrayList<>();
    for (M move : run.rules().legalMoves(state, chosen.seat())) {
      if (!move.equals(chosen) && looksAlike(chosen, move)) {
        others.add(move);
      }
    }
    return others;
  }

  /** Tells whether two choices have the same verb, the same open words and as many words. */
  private boolean looksAlike(M one, M other) {
    List<String> words = Texts.words(syntax.format(one));
    List<String> others = Texts.words(syntax.format(other));
    int open = 1 + run.secrets().openWords(words.get(0));
    return words.size() == others.size() && words.subList(0, open).equals(others.subList(0, open));
  }

  /** Plays a twin; nothing if the change is illegal. */
  private Optional<Twin<S, M>> twin(int index, Change<M> change) {
    return run.match(index).refusal(change.instead()).isPresent()
        ? Optional.empty()
        : Optional.of(Twin.play(run, index, change));
  }
}
