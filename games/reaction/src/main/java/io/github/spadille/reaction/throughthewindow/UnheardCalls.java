package io.github.spadille.reaction.throughthewindow;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;
import io.github.spadille.reaction.throughthewindow.Vocabulary.Sample;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Draws the words that a viewer did not hear.
 *
 * <p>When a window closes, also in a tie, all words are told. Where it is still open, only this is
 * known of each call: whether it was accepted.
 */
final class UnheardCalls {
  private static final Splitter ENTRIES = Splitter.on(", ");
  private static final Splitter WORDS = Splitter.on(' ');

  /** A word of a letter that no card has. */
  private static final String WRONG = "x";

  /** A call of which the viewer knows who made it and whether it was accepted. */
  private record Unheard(int seat, int earlier, boolean accepted, List<Sample> offered) {}

  private final Vocabulary vocabulary;
  private final Past<ThroughTheWindowState, ThroughTheWindowMove> past;
  private final RandomSource random;
  private final List<ThroughTheWindowMove> drawn = new ArrayList<>();

  /** The calls of the window that have not been drawn. */
  private final List<Unheard> unheard = new ArrayList<>();

  UnheardCalls(
      Vocabulary vocabulary,
      Past<ThroughTheWindowState, ThroughTheWindowMove> past,
      RandomSource random) {
    this.vocabulary = vocabulary;
    this.past = past;
    this.random = random;
  }

  /** Returns a call for each that was concealed. */
  ImmutableList<ThroughTheWindowMove> draw() {
    SeenTable before = past.rules().table(past.start()).seenBy(past.viewer());
    for (SeenStep seen : past.seen()) {
      if (seen.move().text().startsWith("say ")) {
        hear(seen.move(), before, seen.after());
      }
      if (!unheard.isEmpty()) {
        seen.stages().stream()
            .map(stage -> stage.state().table())
            .filter(table -> table.fact("calls").isPresent())
            .findFirst()
            .ifPresent(this::told);
      }
      before = seen.after();
    }
    unheard.forEach(this::draw);
    return ImmutableList.copyOf(drawn);
  }

  private static String fact(SeenTable table, String name) {
    return table.fact(name).orElseThrow();
  }

  private static Set<Integer> numbers(String seats) {
    Set<Integer> numbers = new HashSet<>();
    if (!seats.equals("-")) {
      WORDS.split(seats).forEach(seat -> numbers.add(Integer.valueOf(seat)));
    }
    return numbers;
  }

  private void hear(SeenMove move, SeenTable before, SeenTable after) {
    int seat = move.seat();
    if (past.rules().syntax().isHidden(move)) {
      int earlier = (int) unheard.stream().filter(call -> call.seat() == seat).count();
      char letter = Character.toLowerCase(fact(before, "letter").charAt(0));
      boolean accepted = numbers(fact(after, "called")).contains(seat);
      unheard.add(new Unheard(seat, earlier, accepted, vocabulary.offered(letter, used(before))));
    }
  }

  private static Chain<String> used(SeenTable table) {
    Chain<String> used = Chain.empty();
    for (String word : ENTRIES.split(fact(table, "used"))) {
      used = used.with(word);
    }
    return used;
  }

  /** Takes the calls of a window that has closed from what is told of it. */
  private void told(SeenTable table) {
    for (Unheard call : unheard) {
      List<Spoken> spoken = new ArrayList<>();
      for (String fact : List.of("rejected", "calls")) { // Whose word is accepted says no more.
        addSpoken(fact(table, fact), call.seat(), spoken);
      }
      drawn.add(new Say(call.seat(), spoken.get(call.earlier())));
    }
    unheard.clear();
  }

  private static void addSpoken(String shown, int seat, List<Spoken> spoken) {
    if (shown.equals("-")) {
      return;
    }
    for (String entry : ENTRIES.split(shown)) {
      int blank = entry.indexOf(' ');
      if (Integer.parseInt(entry.substring(0, blank)) == seat) {
        int at = entry.lastIndexOf(" @");
        String time = WORDS.splitToList(entry.substring(at + 2)).get(0);
        spoken.add(new Spoken(entry.substring(blank + 1, at), Long.parseLong(time)));
      }
    }
  }

  /** Draws a call of a window that is open: any word that was judged so will do. */
  private void draw(Unheard call) {
    String word =
        call.accepted() ? call.offered().get(random.nextInt(call.offered().size())).word() : WRONG;
    drawn.add(new Say(call.seat(), new Spoken(word, call.earlier() + 1L)));
  }
}
