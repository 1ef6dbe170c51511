package io.github.spadille.rummy.vazhushal;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.dealt;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.discarded;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.melded;
import static io.github.spadille.rummy.vazhushal.VazhushalTables.two;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds melds, and what can be done with them, against a search through all roles. */
class VazhushalMeldsTest {
  private static final String JOKERS = "X1 X1 X2 X2";

  /** The final melding of seat 0, which has 7h 8h 9h Th and an empty hand; seat 1 is the last. */
  private static TestTable finals(String options, String negative) {
    return dealt(2, ("packs=2 " + options).trim(), negative, "3s")
        .then(melded("Kd", "7h 8h 9h Th"))
        .withCards("stock: 6c")
        .play("draw stock", "discard 6c")
        .withCards("hand.1:", "hand.0: 2d");
  }

  private static int seat(TestTable position) {
    return Integer.parseInt(position.turn());
  }

  private static List<List<String>> groups(TestTable position, int seat) {
    List<List<String>> groups = new ArrayList<>();
    for (int number = 1; number < 30; number++) {
      String pile = "m" + number + '.' + seat;
      if (position.hasPile(pile)) {
        groups.add(EveryRole.words(position.pile(pile)));
      }
    }
    return groups;
  }

  private static <T> T any(Iterable<T> all, Random random) {
    return Iterables.get(all, random.nextInt(Iterables.size(all)));
  }

  /** Lays a group card by card, three of them at first. */
  private static TestTable laid(TestTable before, List<String> group, EveryRole roles) {
    TestTable position = before.withCards("hand.0: " + Joiner.on(' ').join(group));
    for (ImmutableList<String> meld : roles.melds(group)) {
      if (meld.size() == 3) {
        int number = groups(position, 0).size() + 1;
        position = position.play("meld " + Joiner.on(' ').join(meld));
        List<String> rest = new ArrayList<>(group);
        meld.forEach(rest::remove);
        for (String card : rest) {
          position = position.play("put " + card + " m" + number);
          assertThat(position.fact("table-valid"))
              .as("%s of %s", groups(position, 0), group)
              .isEqualTo(roles.areValid(groups(position, 0)) ? "yes" : "no");
        }
        return position;
      }
    }
    return before;
  }

  /**
   * Some roles with wild cards in place of some of them, and sometimes a card that does not fit.
   */
  private static List<String> group(String wilds, Random random) {
    List<String> group =
        new ArrayList<>(EveryRole.inOrder(any(EveryRole.sequencesAndSets(), random)));
    if (group.size() > 6 && random.nextInt(3) > 0) {
      group = group.subList(0, 6);
    }
    List<String> wild = new ArrayList<>(EveryRole.words((wilds + ' ' + wilds + ' ' + JOKERS)));
    wild.removeIf("-"::equals);
    Collections.shuffle(wild, random);
    Collections.shuffle(group, random);
    int replaced = Math.min(random.nextInt(group.size() + 1), Math.min(wild.size(), 5));
    for (int card = 0; card < replaced; card++) {
      group.set(card, wild.get(card));
    }
    if (random.nextInt(4) == 0) {
      group.add(any(any(EveryRole.sequencesAndSets(), random), random));
    }
    return group;
  }

  @ParameterizedTest
  @CsvSource({
    "wild-kinds=opposite-colour, X1",
    "wild-kinds=opposite-colour, As",
    "wild-kinds=opposite-colour, Kd",
    "wild-kinds=same-rank, 9h",
    "joker-turned=aces, X2",
  })
  @Covers({"VAZ-14", "VAZ-15", "VAZ-16", "VAZ-17", "VAZ-18", "VAZ-19", "VAZ-20", "VAZ-56"})
  void groupsAreWhatTheirBestRolesMakeThem(String options, String negative) {
    TestTable start = finals(options, negative);
    EveryRole roles = new EveryRole(start.fact("wilds"));
    int valid = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      TestTable position = laid(start, group(start.fact("wilds"), random), roles);
      if (position.fact("table-valid").equals("yes")) {
        position = laid(position, group(start.fact("wilds"), random), roles);
      }
      if (position.fact("table-valid").equals("yes")) {
        valid++;
        String left = position.pile("hand.0");
        int value = roles.best(groups(position, 0)) - EveryRole.value(EveryRole.words(left));
        assertThat(position.play("done", "done").lines())
            .as("%s %s", groups(position, 0), left)
            .containsExactly("1 VAZ-54 0 " + value, "1 VAZ-54 1 0");
      }
    }
    assertThat(valid).isBetween(10, 55);
  }

  /** Returns all that the seat in turn may do after its draw, by the words of the rules. */
  private static Set<String> all(TestTable position) {
    int seat = seat(position);
    EveryRole roles = new EveryRole(position.fact("wilds"));
    List<List<String>> groups = groups(position, seat);
    List<String> hand = EveryRole.words(position.pile("hand." + seat));
    boolean isFinal = position.fact("phase").equals("final");
    boolean isValid = position.fact("table-valid").equals("yes");
    assertThat(isValid).as("%s", groups).isEqualTo(roles.areValid(groups));
    boolean mayBeInvalid = !position.fact("undos-left").equals("0");
    Set<String> all = new LinkedHashSet<>();
    if (!isValid) {
      all.add("undo");
    } else if (isFinal) {
      all.add("done");
    } else {
      hand.forEach(card -> all.add("discard " + card));
    }
    for (ImmutableList<String> meld : roles.melds(hand)) {
      List<List<String>> after = new ArrayList<>(groups);
      after.add(meld);
      if ((isFinal || meld.size() < hand.size())
          && (!groups.isEmpty() || EveryRole.isNaturalSequence(meld))
          && (mayBeInvalid || roles.areValid(after))) {
        all.add("meld " + Joiner.on(' ').join(meld));
      }
    }
    for (String move : placings(position, hand, isFinal)) {
      if (mayBeInvalid || roles.areValid(after(position, EveryRole.words(move)))) {
        all.add(move);
      }
    }
    return all;
  }

  /** Returns the groups after a card is put or moved. */
  private static List<List<String>> after(TestTable position, List<String> move) {
    boolean isPut = move.get(0).equals("put");
    String to = Iterables.getLast(move);
    List<List<String>> after = new ArrayList<>();
    for (int number : numbers(position)) {
      String name = "m" + number;
      List<String> cards =
          new ArrayList<>(EveryRole.words(position.pile(name + '.' + seat(position))));
      if (!isPut && move.get(2).equals(name)) {
        cards.remove(move.get(1));
      } else if (to.equals(name)) {
        cards.add(move.get(1));
      }
      after.add(cards);
    }
    if (to.equals("new")) {
      after.add(List.of(move.get(1)));
    }
    after.removeIf(List::isEmpty);
    return after;
  }

  private static Set<String> placings(TestTable position, List<String> hand, boolean isFinal) {
    Set<String> all = new LinkedHashSet<>();
    ImmutableList<Integer> numbers = numbers(position);
    for (int from : numbers) {
      if (isFinal || hand.size() > 1) {
        hand.forEach(card -> all.add("put " + card + " m" + from));
      }
      List<String> cards = EveryRole.words(position.pile("m" + from + '.' + seat(position)));
      List<String> movable = new ArrayList<>(cards);
      EveryRole.words(position.fact("fresh." + seat(position) + ".m" + from))
          .forEach(movable::remove);
      for (String card : new HashSet<>(movable)) {
        String move = "move " + card + " m" + from + ' ';
        numbers.stream().filter(to -> to != from).forEach(to -> all.add(move + 'm' + to));
        if (cards.size() > 1) {
          all.add(move + "new");
        }
      }
    }
    return all;
  }

  private static ImmutableList<Integer> numbers(TestTable position) {
    ImmutableList.Builder<Integer> numbers = ImmutableList.builder();
    for (int number = 1; number < 30; number++) {
      if (position.hasPile("m" + number + '.' + seat(position))) {
        numbers.add(number);
      }
    }
    return numbers.build();
  }

  /** Returns all draws of the seat in turn, by the words of the rules. */
  private static Set<String> draws(TestTable position, boolean isTable) {
    Set<String> all = new LinkedHashSet<>();
    if (position.fact("pre-melded").equals("no")) {
      all.add("draw stock");
    }
    List<List<String>> groups = groups(position, seat(position));
    List<String> hand = EveryRole.words(position.pile("hand." + seat(position)));
    all.addAll(takes(position, hand, groups, isTable && !groups.isEmpty()));
    if (groups.isEmpty()) {
      for (ImmutableList<String> meld : new EveryRole(position.fact("wilds")).melds(hand)) {
        List<String> rest = new ArrayList<>(hand);
        meld.forEach(rest::remove);
        if (EveryRole.isNaturalSequence(meld)
            && !takes(position, rest, List.of(meld), false).isEmpty()) {
          all.add("meld " + Joiner.on(' ').join(meld));
        }
      }
    }
    return all;
  }

  private static Set<String> takes(
      TestTable position, List<String> hand, List<List<String>> groups, boolean isTrial) {
    EveryRole roles = new EveryRole(position.fact("wilds"));
    List<String> line = EveryRole.words(position.pile("line")).reverse();
    List<String> cards = new ArrayList<>(hand);
    if (isTrial) {
      groups.forEach(cards::addAll);
    }
    Set<String> all = new LinkedHashSet<>();
    for (int count = 1; count <= line.size(); count++) {
      String deepest = line.get(count - 1);
      cards.add(deepest);
      for (ImmutableList<String> meld : roles.melds(cards)) {
        List<List<String>> after = new ArrayList<>(groups);
        after.add(meld);
        boolean isTaken =
            isTrial
                ? meld.size() == 3
                : meld.size() < cards.size()
                    && (groups.isEmpty()
                        ? EveryRole.isNaturalSequence(meld)
                        : roles.areValid(after));
        if (meld.contains(deepest) && isTaken) {
          all.add("draw line " + count);
          break;
        }
      }
    }
    return all;
  }

  private static String draw(Random random) {
    return random.nextInt(4) == 0 ? "draw stock" : "draw line";
  }

  /** Plays on by chance, rather with the moves that lead on to other positions. */
  private static TestTable played(TestTable position, Random random) {
    ImmutableList<String> moves = position.moves();
    String wanted = draw(random);
    ImmutableList<String> some =
        moves.stream()
            .filter(move -> move.startsWith(wanted) || move.startsWith("meld"))
            .collect(toImmutableList());
    boolean isAny = some.isEmpty() || random.nextInt(5) == 0;
    return position.play(any(isAny ? moves : some, random));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "packs=2",
        "packs=2 wild-kinds=same-rank doubles-limit=off",
        "line-meld=table packs=2",
        "undo-limit=0 joker-turned=aces",
        "undo-limit=1 wild-kinds=same-rank line-meld=table",
      })
  @Covers({"VAZ-30", "VAZ-32", "VAZ-34b", "VAZ-36", "VAZ-37", "VAZ-38", "VAZ-42", "VAZ-47"})
  void legalMovesAreThoseOfTheRules(String options) {
    Set<String> phases = new HashSet<>();
    for (int seed = 0; seed < 2; seed++) {
      Random random = new Random(seed);
      TestTable position =
          TestTable.of(Vazhushal.GAME, 2, options)
              .deal("negative: " + (seed == 0 ? "9h" : "X1"), "line: 5d");
      for (int count = 0; count < 110 && position.winners().equals("-"); count++) {
        String phase = position.fact("phase");
        if (phase.equals("must-meld")) {
          count--;
        } else if (count % 3 == 0 || phase.equals("draw")) {
          phases.add(phase);
          Set<String> all =
              phase.equals("draw")
                  ? draws(position, options.contains("table") && undosLeft(position))
                  : all(position);
          assertThat(ImmutableSet.copyOf(position.moves()))
              .as("%s", position)
              .isEqualTo(all)
              .hasSameSizeAs(position.moves());
        }
        position = played(position, random);
      }
    }
    assertThat(phases).contains("draw", "meld");
  }

  /** Some cards of few ranks, with jokers among them, no card more often than it is there. */
  private static String few(Random random, int least, int most) {
    List<String> cards = new ArrayList<>(EveryRole.words(JOKERS));
    int rank = random.nextInt(10);
    for (char of : "A23456789TJQKA".substring(rank, rank + 4).toCharArray()) {
      for (char suit : "shdc".toCharArray()) {
        cards.addAll(List.of("" + of + suit, "" + of + suit));
      }
    }
    Collections.shuffle(cards, random);
    return Joiner.on(' ').join(cards.subList(0, least + random.nextInt(most - least + 1)));
  }

  @ParameterizedTest
  @CsvSource({
    "wild-kinds=opposite-colour, 9h",
    "wild-kinds=same-rank, 6c",
    "line-meld=table, 9h",
  })
  @Covers({"VAZ-32", "VAZ-34b"})
  void anyCardMayBeTheDeepest(String options, String negative) {
    TestTable opened =
        dealt(2, "packs=2 " + options, negative, "3s").then(melded("2s", "5d 6d 7d 8d"));
    int taken = 0;
    for (int seed = 0; seed < 250; seed++) {
      Random random = new Random(seed);
      List<String> cards = EveryRole.words(few(random, 4, 6));
      TestTable position =
          opened
              .then(discarded(cards.get(0)))
              .withCards("hand.0: " + Joiner.on(' ').join(cards.subList(1, cards.size())));
      Set<String> all = draws(position, options.contains("table"));
      assertThat(ImmutableSet.copyOf(position.moves()))
          .as("%s with %s", cards, position.fact("wilds"))
          .isEqualTo(all);
      taken += all.contains("draw line 1") ? 1 : 0;
    }
    assertThat(taken).isBetween(60, 240);
  }

  @ParameterizedTest
  @CsvSource({
    "undo-limit=3, X1, 12",
    "undo-limit=3, 9h, 9",
    "undo-limit=0, 9h, 9",
    "wild-kinds=same-rank, 6c, 9",
  })
  @Covers({"VAZ-19", "VAZ-38", "VAZ-41", "VAZ-42", "VAZ-47"})
  void richHandsHaveTheMovesOfTheRules(String options, String negative, int most) {
    TestTable opened =
        dealt(2, "packs=2 " + options, negative, "3s")
            .then(melded("2s", "5d 6d 7d 8d", "Tc Jc Qc", "4s 4h 4d 4c"))
            .then(discarded("2s"))
            .withCards("stock: Kd 2c")
            .play("draw stock");
    for (int seed = 0; seed < 40; seed++) {
      TestTable position = opened.withCards("hand.0: " + few(new Random(seed), 4, most));
      assertThat(ImmutableSet.copyOf(position.moves()))
          .as("%s with %s", position.pile("hand.0"), position.fact("wilds"))
          .isEqualTo(all(position))
          .hasSameSizeAs(position.moves());
    }
  }

  private static boolean undosLeft(TestTable position) {
    return !position.fact("undos-left").equals("0");
  }

  @Test
  @Covers({"VAZ-15", "VAZ-21", "VAZ-23"})
  void allThirteenCardsAreOneSequence() {
    String all = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";
    TestTable position = finals("doubles-limit=off", "X1").withCards("hand.0: " + all + ' ' + all);
    assertThat(position.moves("meld " + all)).hasSize(1);
    TestTable one = position.play("meld " + all);
    assertThat(one.fact("table-valid")).isEqualTo("yes");
    assertThat(one.play("meld " + all).fact("table-valid")).isEqualTo("no");
    assertThat(one.withCards("hand.0: Ah").play("put Ah m2").fact("table-valid")).isEqualTo("no");
    assertThat(one.withCards("hand.0: X1").play("put X1 m2").fact("table-valid")).isEqualTo("no");
    TestTable only =
        two("3s").withCards("stock: 2d 2h", "hand.0: " + all).play("draw stock", "meld " + all);
    assertThat(only.fact("table-valid")).isEqualTo("yes");
  }

  @Test
  @Covers("VAZ-23")
  void wildCardsMakeSequencesDiffer() {
    TestTable position =
        finals("doubles-limit=off", "X1").withCards("hand.0: 5s 6s 7s 5s 6s X2 X2");
    TestTable two = position.play("meld 5s 6s 7s", "meld 5s 6s X2");
    assertThat(two.fact("table-valid")).isEqualTo("yes");
    assertThat(two.withCards("hand.0:").play("done", "done").lines()).contains("1 VAZ-54 0 67");
    TestTable three = two.withCards("hand.0: 5s X2 X2").play("meld 5s X2 X2");
    assertThat(three.fact("table-valid")).isEqualTo("yes");
    assertThat(three.play("done", "done").lines()).contains("1 VAZ-54 0 82");
  }
}
