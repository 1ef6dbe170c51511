package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Says who agrees, proposes and remarks (HSE-16): the members and the host, if a document names
 * members.
 *
 * <p>It is asked when somebody does so. Names that stand in a document already are not checked, as
 * people leave.
 */
final class Membership {
  private Membership() {}

  /** Returns members and host. */
  static ImmutableSet<String> of(HouseRules document) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    names.addAll(document.members());
    document.host().ifPresent(names::add);
    return names.build();
  }

  /** Checks that a name is one of those who belong to a group. */
  static void check(String name, String did, ImmutableSet<String> belonging) {
    checkArgument(
        belonging.contains(name),
        "%s%s %s but is no member; there are %s",
        Excerpt.of(name),
        SimilarWord.suggestion(name, belonging),
        did,
        Joiner.on(", ").join(belonging));
  }

  /** Returns what is wrong with who makes a proposal, if the document names members. */
  static Optional<Problem> problem(HouseRules document, Proposal proposal) {
    ImmutableSet<String> belonging = of(document);
    boolean known =
        document.members().isEmpty()
            || belonging.contains(proposal.by())
            || document.proposals().stream()
                .anyMatch(
                    other ->
                        other.number() == proposal.number() && other.by().equals(proposal.by()));
    if (known) {
      return Optional.empty();
    }
    String found = Problems.abbreviate(proposal.by());
    String all = Joiner.on(", ").join(belonging);
    Optional<String> nearest = Problems.nearest(proposal.by(), belonging);
    return Optional.of(
        new Problem(
            Optional.empty(),
            "proposals." + proposal.number() + ".by",
            OptionalInt.empty(),
            found,
            all,
            nearest,
            found
                + nearest.map(name -> " (did you mean " + name + "?)").orElse("")
                + " proposed but is no member; there are "
                + all));
  }
}
