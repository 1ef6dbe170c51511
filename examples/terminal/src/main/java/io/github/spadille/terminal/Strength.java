package io.github.spadille.terminal;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Plays duels of one agent in many games until the time is up, and tells at any time what is known.
 *
 * <p>What a duel comes to follows from the seed and the agents, whatever the number of threads;
 * only how many deals there was time for does not.
 */
final class Strength {
  /**
   * What is asked for.
   *
   * @param games the games
   * @param agent whose strength
   * @param opponents whom it meets in each game
   * @param minutes how long at most
   * @param threads how many duels at once
   */
  record Question(
      ImmutableList<Game<?, ?, ?>> games,
      AgentChoice agent,
      ImmutableList<AgentChoice> opponents,
      double minutes,
      int threads,
      PairingTerms terms) {}

  private static final double NANOS_IN_A_MINUTE = 60e9;

  private final Sentences sentences;
  private final Question question;
  private final long begin = System.nanoTime();
  private final long end;
  private final ImmutableList<Pairing> pairings;
  private final StrengthTable table;
  private final String day = DocumentArgument.today().toString();
  private volatile boolean isOver;

  Strength(Sentences sentences, Question question) {
    this.sentences = sentences;
    this.question = question;
    end = begin + (long) (question.minutes() * NANOS_IN_A_MINUTE);
    boolean timesNormal = !question.agent().equals(AgentChoice.NORMAL);
    pairings = pairings(timesNormal);
    table =
        new StrengthTable(sentences, question.agent(), question.opponents(), pairings, timesNormal);
  }

  private ImmutableList<Pairing> pairings(boolean timesNormal) {
    RandomSource tempers = Dealer.seeded(question.terms().seed(), -1).generatorFor("agent");
    Agent player = question.agent().create(tempers);
    Agent normal = AgentChoice.NORMAL.create(tempers);
    ImmutableList.Builder<Pairing> all = ImmutableList.builder();
    int number = 0;
    for (Game<?, ?, ?> game : question.games()) {
      Optional<Integer> seats = seats(game);
      if (seats.isEmpty()) {
        continue;
      }
      ChosenGame<?, ?, ?> chosen = ChosenGame.of(game, seats.get(), ImmutableMap.of());
      for (AgentChoice opponent : question.opponents()) {
        boolean isFirst = opponent.equals(question.opponents().get(0));
        ClockedAgent clocked = new ClockedAgent(player, normal, timesNormal && isFirst, end);
        all.add(new Pairing(chosen, number++, clocked, opponent, question.terms()));
      }
    }
    return all.build();
  }

  /** Returns the usual number of seats, or the least for two and more; nothing for one alone. */
  private static Optional<Integer> seats(Game<?, ?, ?> game) {
    ImmutableSortedSet<Integer> several = game.seatCounts().tailSet(2);
    return several.contains(game.defaultSeats())
        ? Optional.of(game.defaultSeats())
        : several.stream().findFirst();
  }

  /**
   * Plays until everything is known or the time is up.
   *
   * @param afterPass called with a line about each pass, by one thread at a time
   */
  void play(Consumer<String> afterPass) {
    PairingQueue queue = new PairingQueue(pairings);
    ExecutorService executor = Executors.newFixedThreadPool(question.threads());
    try {
      List<Future<?>> workers = new ArrayList<>();
      for (int i = 0; i < question.threads(); i++) {
        workers.add(executor.submit(() -> work(queue, afterPass)));
      }
      workers.forEach(Results::of);
      isOver = true;
    } finally {
      executor.shutdownNow();
    }
  }

  private void work(PairingQueue queue, Consumer<String> afterPass) {
    try {
      Optional<Pairing> next = queue.take();
      while (next.isPresent()) {
        Pairing pairing = next.get();
        try {
          if (ClockedAgent.isUp(end)) {
            return;
          }
          if (pairing.playPass()) {
            synchronized (this) {
              afterPass.accept(told(pairing));
            }
          }
        } finally {
          queue.giveBack(pairing);
        }
        next = queue.take();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String told(Pairing pairing) {
    return sentences.text(
        "strength.progress",
        passed(),
        pairing.chosen().game().id(),
        pairing.opponent(),
        table.cell(pairing.standing()));
  }

  private String passed() {
    return minutes((System.nanoTime() - begin) / NANOS_IN_A_MINUTE);
  }

  private static String minutes(double minutes) {
    String text = String.format(Locale.ROOT, "%.1f", minutes);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  /** Returns what is known so far, in Markdown. */
  String text() {
    List<String> lines = new ArrayList<>();
    lines.add("# " + sentences.text("strength.title", question.agent()));
    lines.add("");
    lines.add(
        sentences.text(
            "strength.made",
            day,
            minutes(question.minutes()),
            question.threads(),
            Runtime.getRuntime().availableProcessors(),
            Long.toString(question.terms().seed()),
            question.terms().mostDeals(),
            question.terms().maxMoves()));
    lines.add(sentences.text(state(), passed()));
    lines.add("");
    lines.add(sentences.text("strength.legend", question.agent()));
    lines.add("");
    lines.addAll(table.lines());
    String alone =
        question.games().stream()
            .filter(game -> seats(game).isEmpty())
            .map(Game::name)
            .collect(joining(", "));
    if (!alone.isEmpty()) {
      lines.add("");
      lines.add(sentences.text("strength.alone", alone));
    }
    return Joiner.on('\n').join(lines) + "\n";
  }

  /** Returns what is known so far as a page of HTML, with pictures. */
  String html() {
    return new StrengthPage(sentences, question.agent(), question.opponents(), pairings)
        .html(text());
  }

  /** Tells whether an agent or a game failed in one of the duels. */
  boolean hasFailed() {
    return pairings.stream().anyMatch(each -> each.standing().failure().isPresent());
  }

  private String state() {
    if (!isOver) {
      return "strength.going-on";
    }
    boolean isAll = pairings.stream().allMatch(Pairing::isKnown);
    return isAll ? "strength.ended" : "strength.time-up";
  }
}
