package io.github.spadille.formats.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.formats.houserules.Binding;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What stands in a record before its first move, and where.
 *
 * @param game the id of the game
 * @param base the version of the base rules; 1 if it is not said
 * @param library the version of the library that wrote the record; empty if it is not said
 * @param seats the number of seats, if it is said
 * @param options values by key
 * @param names names by seat
 * @param others lines that the format does not know
 * @param gameLine the line of the game
 * @param baseLine the line of the base rules; that of the game if there is none
 * @param seatsLine the line of the number of seats; that of the game if there is none
 * @param optionLines the line of each option
 * @param houseRules the house rules to which the game is bound, if it is
 * @param houseRulesLine the line that begins to say so; 0 if none does
 * @param nameLines the line of each name, by seat
 * @param begins in which record it begins, if it does
 */
record Head(
    String game,
    int base,
    String library,
    OptionalInt seats,
    ImmutableMap<String, String> options,
    ImmutableMap<Integer, String> names,
    ImmutableList<String> others,
    int gameLine,
    int baseLine,
    int seatsLine,
    ImmutableMap<String, Integer> optionLines,
    Optional<Binding> houseRules,
    int houseRulesLine,
    ImmutableMap<Integer, Integer> nameLines,
    Optional<BeginsLine> begins) {

  /** Returns the line of an option, or of the game if the head does not set it. */
  int lineOf(String option) {
    return optionLines.getOrDefault(option, gameLine);
  }

  /** Returns the first line with options, or that of the number of seats if there is none. */
  int firstOptionLine() {
    return optionLines.isEmpty() ? seatsLine : optionLines.values().iterator().next();
  }

  /** Returns this head with all that another one says of the game which goes on here. */
  Head begunIn(Head other) {
    int line = begins.map(BeginsLine::line).orElse(gameLine);
    return new Head(
        game,
        other.base,
        library,
        other.seats,
        other.options,
        other.names,
        others,
        gameLine,
        line,
        line,
        ImmutableMap.of(),
        other.houseRules,
        line,
        ImmutableMap.of(),
        begins);
  }
}
