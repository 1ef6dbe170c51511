package io.github.spadille.betting.superfecta;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The parts of a bet as players write it on a ticket: {@code 2 EXA D/C}, in any case (SUP-33). */
final class TicketArgs {
  private static final Splitter SLASH = Splitter.on('/');

  /** How many chips: {@code 2}. */
  static final Arg<Integer> CHIPS =
      Args.of(
          "a number of chips, as in 2 EXA D/C",
          word -> Args.NUMBER.find(ImmutableList.of(word)),
          chips -> Integer.toString(chips));

  /** The pool: {@code EXA}. */
  static final Arg<Pool> POOL =
      Args.of(
          "WIN, EXA or SFC",
          word -> Stream.of(Pool.values()).filter(pool -> isNamed(pool, word)).findFirst(),
          Pool::name);

  /** The horses, in order: {@code D/C}. */
  static final Arg<ImmutableList<Suit>> HORSES =
      Args.words(
          PlayingCard.FAMILY,
          "horses such as D/C",
          TicketArgs::horses,
          horses -> ImmutableList.of(text(horses)));

  private TicketArgs() {}

  private static boolean isNamed(Pool pool, String word) {
    return Ascii.equalsIgnoreCase(pool.name(), word);
  }

  private static Optional<ImmutableList<Suit>> horses(List<String> words) {
    List<Suit> horses = new ArrayList<>();
    for (String letter : SLASH.split(words.get(0))) {
      Optional<Suit> horse = Suit.find(Ascii.toLowerCase(letter));
      if (horse.isEmpty() || words.size() > 1) {
        return Optional.empty();
      }
      horses.add(horse.get());
    }
    return Optional.of(ImmutableList.copyOf(horses));
  }

  private static String text(List<Suit> horses) {
    return String.join("/", horses.stream().map(TicketArgs::letter).collect(toImmutableList()));
  }

  /** Returns the letter of a horse: {@code D}. */
  static String letter(Suit horse) {
    return Ascii.toUpperCase(horse.code());
  }
}
