package io.github.spadille.lab;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;

/**
 * What came of one game.
 *
 * @param number the number of the game in its experiment, from 0
 * @param place which deal it is, by which rules, and how the agents sit
 * @param isOver whether it came to its end, or to the end of its hand if hands are played; not if
 *     it was cut off
 * @param moves the number of moves, those of chance too
 * @param hands the number of hands that were played to their end; games without hands have one
 * @param decisions the number of moves that agents made
 * @param choices the number of decisions with more than one legal move
 * @param scores the score of each seat; the rules of the game say which is good
 * @param places the place of each seat, from 1; equal seats share one. Where hands are played, and
 *     where a game was cut off, the places are those of what the state is worth to each
 * @param recorded what the experiment asks for {@linkplain Experiment#measures besides}
 */
public record Row(
    long number,
    Experiment.Place place,
    boolean isOver,
    int moves,
    int hands,
    int decisions,
    int choices,
    ImmutableLongArray scores,
    ImmutableIntArray places,
    ImmutableMap<Measure, Long> recorded) {}
