package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What everybody should know before the first deal (HSE-13).
 *
 * <p>Immutable.
 *
 * @param binding the version of the document to which the game is bound (HSE-14)
 * @param host who keeps the document, and speaks last when members do not agree (HSE-22)
 * @param source the book, page or edition that the entry follows (HSE-21)
 * @param deviations what differs from the base rules with so many players, a sentence each
 * @param proposals the open proposals on the entry, which are not in force (HSE-16)
 * @param unacknowledged the players who neither agreed to this version nor acknowledged it
 */
public record StartNotice(
    Binding binding,
    Optional<String> host,
    Optional<String> source,
    ImmutableList<String> deviations,
    ImmutableList<Proposal> proposals,
    ImmutableList<String> unacknowledged) {

  static StartNotice of(HouseRules document, String label, List<String> players, Catalog catalog) {
    Entry entry = document.entry(label);
    ImmutableList<Problem> problems = document.check(catalog);
    if (!problems.isEmpty()) {
      throw new HouseRulesException(problems);
    }
    Game<?, ?, ?> game = catalog.game(entry.gameId());
    Set<Integer> counts = entry.seatCounts(game);
    if (!counts.contains(players.size())) {
      throw new IllegalArgumentException(
          "entry "
              + entry.label()
              + " is not for "
              + players.size()
              + " players; expected "
              + Joiner.on(", ").join(counts));
    }
    return new StartNotice(
        document.binding(label),
        document.host(),
        document.source(entry),
        HouseRulesDiff.fromBase(entry, players.size(), catalog).lines(),
        document.proposalsOn(label),
        document.unacknowledged(players));
  }

  /** Returns the first line: {@code Friday table v3. Not yet acknowledged: Cy.} */
  public String headline() {
    String start = binding.name() + " v" + binding.version() + ".";
    return unacknowledged.isEmpty()
        ? start
        : start + " Not yet acknowledged: " + Joiner.on(", ").join(unacknowledged) + ".";
  }

  /**
   * Returns the first line, a line for host and source each, one for each deviation, and one for
   * each proposal and each remark on it.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(headline());
    host.ifPresent(name -> text.append("\nHost: ").append(name));
    source.ifPresent(named -> text.append("\nSource: ").append(named));
    deviations.forEach(deviation -> text.append("\n* ").append(deviation));
    for (Proposal proposal : proposals) {
      proposal.sentences(Locale.ENGLISH).forEach(line -> text.append('\n').append(line));
    }
    return text.toString();
  }
}
