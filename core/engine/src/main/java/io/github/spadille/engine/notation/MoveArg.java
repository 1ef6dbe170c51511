package io.github.spadille.engine.notation;

import java.util.function.Function;

/**
 * An argument of a class of moves: how it is written, and where it stands in a move.
 *
 * <p>Made by {@link Arg#of}: {@code CARD.of(Play::card)}.
 *
 * @param arg how it is written
 * @param accessor its value in a move
 */
public record MoveArg<F, T>(Arg<T> arg, Function<F, T> accessor) {}
