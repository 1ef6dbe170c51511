package io.github.spadille.testkit.variant;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.List;

/** A game of which variants can be made whose variant points give other answers. */
final class BentGame<S extends GameState, M extends Move, O> {
  private final Game<S, M, O> game;
  private final Class<?> type;
  private final Compiled subclass;

  /** Writes and compiles a subclass of the rules that overrides all points. */
  BentGame(Game<S, M, O> game, List<VariantPoint> points) {
    this.game = game;
    this.type = game.rules().getClass();
    this.subclass = Compiled.of(SubclassSource.NAME, SubclassSource.of(type, points));
  }

  /** Returns a variant whose points answer what a bender makes of the answers of the game. */
  Game<S, M, O> variant(Bender bender) {
    Constructor<?> rules = rules(bender);
    return game.variant(game.id() + "-bent")
        .name(game.name())
        .summary(game.summary())
        .rules((seats, options) -> create(rules, seats, options))
        .build();
  }

  /** Returns the constructor of a class that no other bender has. */
  private Constructor<?> rules(Bender bender) {
    try {
      Class<?> variant = subclass.load(type.getClassLoader());
      variant.getField(SubclassSource.BENDER).set(null, bender);
      return variant.getConstructors()[0];
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked") // the class extends that of the game
  private Rules<S, M> create(Constructor<?> rules, int seats, O options) {
    try {
      return (Rules<S, M>) rules.newInstance(seats, options);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
