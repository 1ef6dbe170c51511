package io.github.spadille.engine.screen;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which facts people look at.
 *
 * <p>Not those without a name, which are for programs. Not those that say nothing at the moment: a
 * single {@code -} or {@code none} for which the game has no words of its own, a list of nothing
 * else, a value whose words are empty. And where the words of the game say more of a fact, only in
 * the phases that they name, and only if there is anything but 0 and no:
 *
 * <pre>
 * shown.pending = draw meld
 * shown.frozen = if-any
 * shown.owed = play if-any
 * </pre>
 */
public final class TableFacts {
  private static final Splitter BLANKS = Splitter.on(' ').trimResults().omitEmptyStrings();

  /** Words of programs for nothing, told only where the game has words for them in this fact. */
  private static final ImmutableSet<String> NOTHING = ImmutableSet.of("-", "none");

  private static final ImmutableSet<String> NOT_ANY = ImmutableSet.of("0", "no", "-", "none");

  /** What stands among the phases for: only if there is any. */
  public static final String IF_ANY = "if-any";

  private TableFacts() {}

  /**
   * Returns the facts that people look at, in the order of the rulebook.
   *
   * @param phase what is awaited
   */
  public static ImmutableList<SeenFact> in(String phase, List<SeenFact> facts, Words words) {
    return facts.stream()
        .filter(fact -> isShown(fact, phase, words))
        .collect(ImmutableList.toImmutableList());
  }

  /** Tells whether people look at a fact in a phase. */
  public static boolean isShown(SeenFact fact, String phase, Words words) {
    return words.fact(fact.name()).isPresent()
        && isOf(phase, fact, words)
        && (isSingle(fact) ? saysSomething(fact, words) : !isEmpty(fact));
  }

  private static boolean isOf(String phase, SeenFact fact, Words words) {
    Optional<String> said = words.pattern("shown." + withoutNumber(fact.name()));
    if (said.isEmpty()) {
      return true;
    }
    List<String> phases = new ArrayList<>(BLANKS.splitToList(said.get()));
    boolean any = !phases.remove(IF_ANY) || hasAny(fact);
    return any && (phases.isEmpty() || phases.contains(phase));
  }

  private static boolean hasAny(SeenFact fact) {
    return !NOT_ANY.containsAll(fact.words());
  }

  private static String withoutNumber(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  private static boolean isSingle(SeenFact fact) {
    return fact.type() == Fact.Type.NUMBER
        || fact.type() == Fact.Type.SEAT
        || fact.type() == Fact.Type.CARD
        || fact.type() == Fact.Type.WORD
        || fact.type() == Fact.Type.TEXT;
  }

  private static boolean saysSomething(SeenFact fact, Words words) {
    String value = fact.value();
    String told = words.factWord(fact.name(), value);
    return NOTHING.contains(value)
        ? !told.equals(words.word(value)) && !told.isEmpty()
        : !told.isEmpty();
  }

  private static boolean isEmpty(SeenFact fact) {
    return fact.words().stream().allMatch(word -> word.equals("-"));
  }
}
