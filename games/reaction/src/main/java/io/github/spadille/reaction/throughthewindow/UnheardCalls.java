package io.github.spadille.reaction.throughthewindow;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.SeenStage;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Verbatim;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Say;
import io.github.spadille.reaction.throughthewindow.Vocabulary.Sample;
import io.github.spadille.reaction.throughthewindow.Window.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws the words that a viewer did not hear.
 *
 * <p>When a window closes, also in a tie, all words are told, in the order in which they were
 * called. While it is open, only this is known of each call: whether it was accepted.
 */
final class UnheardCalls {
  private static final ImmutableSet<String> TELLING_A_CALL =
      Arrays.stream(Verdict.values())
          .map(verdict -> "stage." + verdict.stage)
          .collect(toImmutableSet());

  private static final Splitter SEATS = Splitter.on(' ');
  private static final Splitter WORDS = Splitter.on(", "); // TTW-8b

  /** A word of a letter that no card has. */
  private static final String WRONG = "x";

  /**
   * A call of a window that is open.
   *
   * @param number that of the move
   */
  private record Unheard(int seat, int number) {}

  private final Vocabulary vocabulary;
  private final Past<ThroughTheWindowState, ThroughTheWindowMove> past;
  private final RandomSource random;
  private final List<ThroughTheWindowMove> drawn = new ArrayList<>();
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
    int open = 0;
    for (int number = 0; number < past.seen().size(); number++) {
      if (hear(past.seen().get(number).stages())) {
        open = number + 1;
      }
    }
    for (int number = open; number < past.seen().size(); number++) {
      SeenMove move = past.seen().get(number).move();
      if (move.seat() >= 0 && past.rules().syntax().isHidden(move)) {
        unheard.add(new Unheard(move.seat(), number));
      }
    }
    for (int i = 0; i < unheard.size(); i++) {
      drawn.add(draw(unheard.get(i), unheard.subList(0, i)));
    }
    return ImmutableList.copyOf(drawn);
  }

  private static Chain<String> used(SeenTable table) {
    Chain<String> used = Chain.empty();
    for (String word : WORDS.split(fact(table, "used"))) {
      used = used.with(word);
    }
    return used;
  }

  private static String fact(SeenTable table, String name) {
    return table.fact(name).orElseThrow();
  }

  /** Takes the calls of other players that are told; tells whether any was, as a window closed. */
  private boolean hear(ImmutableList<SeenStage> stages) {
    boolean isTold = false;
    for (SeenStage stage : stages) {
      if (TELLING_A_CALL.contains(stage.phrase().key())) {
        isTold = true;
        hear(stage.phrase());
      }
    }
    return isTold;
  }

  private void hear(Phrase told) {
    if (!past.viewer().isSeat(told.seat())) {
      String word = ((Verbatim) told.arguments().get(0)).text();
      long time = (Long) told.arguments().get(1);
      drawn.add(new Say(told.seat(), new Spoken(word, time)));
    }
  }

  /** Draws a call of a window that is open: any word that was judged so will do. */
  private Say draw(Unheard call, List<Unheard> before) {
    long earlier = before.stream().filter(other -> other.seat() == call.seat()).count();
    return new Say(call.seat(), new Spoken(word(call), earlier + 1));
  }

  private String word(Unheard call) {
    SeenTable before = past.seen().get(call.number() - 1).after(); // A card was turned up before.
    SeenTable after = past.seen().get(call.number()).after();
    if (!SEATS.splitToList(fact(after, "called")).contains(String.valueOf(call.seat()))) {
      return WRONG;
    }
    char letter = Character.toLowerCase(fact(before, "letter").charAt(0));
    List<Sample> offered = vocabulary.offered(letter, used(before));
    return offered.get(random.nextInt(offered.size())).word();
  }
}
