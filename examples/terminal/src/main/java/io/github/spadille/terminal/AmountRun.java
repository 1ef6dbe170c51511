package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Moves that differ in one amount: {@code bid 0}, {@code bid 1}, {@code bid 2}.
 *
 * @param text the words in which the first one is offered
 * @param amount the amount in these words
 * @param step how far two of them are from each other; 0 if the steps are not equal
 * @param offers the moves, the least amount first
 */
record AmountRun<M extends Move>(
    String text, Amount amount, long step, ImmutableList<OfferedMove<M>> offers) {

  /**
   * Where an amount stands in a text.
   *
   * @param value the amount
   * @param from where it begins
   * @param to where it ends
   */
  private record Amount(long value, int from, int to) {}

  /** So many amounts in steps that are not equal are named one by one. */
  private static final int MOST_NAMED = 8;

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\p{L}\\p{N}-])\\d{1,15}(?![\\p{L}\\p{N}])");

  /**
   * Returns the runs among some moves, each under its first move.
   *
   * @param least how many moves a run has at least
   */
  static <M extends Move> Map<OfferedMove<M>, AmountRun<M>> in(
      List<OfferedMove<M>> offers, int least) {
    Map<String, List<OfferedMove<M>>> alike = new LinkedHashMap<>();
    for (OfferedMove<M> offer : offers) {
      kind(offer).ifPresent(kind -> alike.computeIfAbsent(kind, k -> new ArrayList<>()).add(offer));
    }
    Map<OfferedMove<M>, AmountRun<M>> runs = new LinkedHashMap<>();
    for (List<OfferedMove<M>> some : alike.values()) {
      if (some.size() >= least) {
        run(some).ifPresent(run -> runs.put(some.get(0), run));
      }
    }
    return runs;
  }

  /** Returns what two moves have in common that differ in an amount alone; nothing without one. */
  private static Optional<String> kind(OfferedMove<?> offer) {
    List<String> words = new ArrayList<>(OfferedMove.words(offer.notation()));
    for (int i = 0; i < words.size(); i++) {
      if (Longs.tryParse(words.get(i)) != null) {
        String said = words.set(i, "#");
        return amount(offer, said).map(amount -> words + outside(offer.text(), amount));
      }
    }
    return Optional.empty();
  }

  /** Returns where the number of a notation stands in the words of the offer, if it does. */
  private static Optional<Amount> amount(OfferedMove<?> offer, String number) {
    Matcher numbers = NUMBER.matcher(offer.text());
    while (numbers.find()) {
      if (numbers.group().equals(number)) {
        return Optional.of(new Amount(Long.parseLong(number), numbers.start(), numbers.end()));
      }
    }
    return Optional.empty();
  }

  private static String outside(String text, Amount amount) {
    return text.substring(0, amount.from()) + "#" + text.substring(amount.to());
  }

  private static Amount amountOf(OfferedMove<?> offer) {
    for (String word : OfferedMove.words(offer.notation())) {
      if (Longs.tryParse(word) != null) {
        return amount(offer, word).orElseThrow();
      }
    }
    throw new IllegalArgumentException(offer.notation() + " has no amount");
  }

  /** Returns moves of one kind as a run; nothing if there is nothing short to say of them. */
  private static <M extends Move> Optional<AmountRun<M>> run(List<OfferedMove<M>> offers) {
    long first = amountOf(offers.get(0)).value();
    long step = amountOf(offers.get(1)).value() - first;
    long before = first;
    for (int i = 1; i < offers.size(); i++) {
      long amount = amountOf(offers.get(i)).value();
      if (amount <= before) {
        return Optional.empty();
      }
      step = amount == first + i * step ? step : 0;
      before = amount;
    }
    if (step == 0 && offers.size() > MOST_NAMED) {
      return Optional.empty();
    }
    OfferedMove<M> begins = offers.get(0);
    return Optional.of(
        new AmountRun<>(begins.text(), amountOf(begins), step, ImmutableList.copyOf(offers)));
  }

  /** Returns all of them in words: {@code bid 0 to 4}, {@code bet 1, 2, 5, 10}. */
  String offered(Sentences sentences) {
    return text.substring(0, amount.from()) + amounts(sentences) + text.substring(amount.to());
  }

  private String amounts(Sentences sentences) {
    if (step == 0) {
      return offers.stream()
          .map(offer -> Long.toString(amountOf(offer).value()))
          .collect(Collectors.joining(", "));
    }
    String first = Long.toString(amount.value());
    String last = Long.toString(amount.value() + step * (offers.size() - 1));
    return step == 1
        ? sentences.text("menu.amounts", first, last)
        : sentences.text("menu.steps", first, last, Long.toString(step));
  }
}
