package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Pile;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Moves to try at a position, legal and illegal ones. */
final class Probes<S extends GameState, M extends Move> {
  private static final int LEGAL = 6;
  private static final int PLAYED = 8;
  private static final int MANGLED_EACH = 2;

  private final Position<S, M> position;
  private final MoveSyntax<M> syntax;
  private final RandomSource random;
  private final List<M> models = new ArrayList<>();
  private final Mangler mangler;

  Probes(Position<S, M> position) {
    this.position = position;
    this.syntax = position.syntax();
    this.random = position.random();
    Run<S, M> run = position.run();
    addSome(position.legalMoves(), LEGAL);
    addSome(run.moves(), PLAYED);
    addSome(run.rules().legalMoves(run.state(random.nextInt(run.length() + 1))), LEGAL);
    Set<String> words = new LinkedHashSet<>();
    for (M model : models) {
      if (!model.isChance()) {
        List<String> text = Texts.words(syntax.format(model));
        words.addAll(text.subList(1, text.size()));
      }
    }
    ImmutableSet.Builder<String> cards = ImmutableSet.builder();
    for (Pile pile : position.table().piles()) {
      for (Card card : pile.cards()) {
        cards.add(card.code());
      }
    }
    this.mangler =
        new Mangler(
            syntax.verbs().asList(), cards.build().asList(), ImmutableList.copyOf(words), random);
  }

  private void addSome(List<M> moves, int most) {
    for (int i = 0; i < Math.min(most, moves.size()); i++) {
      models.add(moves.get(moves.size() <= most ? i : random.nextInt(moves.size())));
    }
  }

  /** Returns moves of any seat, of a seat that does not exist, of chance, and of far numbers. */
  ImmutableSet<M> any() {
    Set<M> probes = new LinkedHashSet<>(models);
    for (M model : models) {
      for (int i = 0; i < MANGLED_EACH; i++) {
        int seat = random.nextInt(3) == 0 ? random.nextInt(position.seats() + 1) : model.seat();
        mangled(model, seat).ifPresent(probes::add);
      }
      FarNumbers.in(model, random).ifPresent(probes::add);
    }
    return ImmutableSet.copyOf(probes);
  }

  /** Returns moves of one seat. */
  ImmutableSet<M> ofSeat(int seat) {
    Set<M> probes = new LinkedHashSet<>();
    MoveList<M> own = position.rules().legalMoves(position.state(), seat);
    for (int i = 0; i < Math.min(LEGAL, own.size()); i++) {
      probes.add(own.get(own.size() <= LEGAL ? i : random.nextInt(own.size())));
    }
    for (M model : models) {
      if (!model.isChance()) {
        parse(seat, syntax.format(model)).ifPresent(probes::add);
        mangled(model, seat).ifPresent(probes::add);
      }
    }
    return ImmutableSet.copyOf(probes);
  }

  private Optional<M> mangled(M model, int seat) {
    return parse(seat, mangler.mangle(syntax.format(model)));
  }

  /** Reads a move; nothing if the text is none, or one that is not of this seat. */
  private Optional<M> parse(int seat, String text) {
    try {
      return Optional.of(Texts.read(syntax, seat, text)).filter(move -> move.seat() == seat);
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // A game may keep its moves by seat, and chance has none.
    }
  }
}
