package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Reads and writes the answers to the questions of a score pad. */
final class PadAnswers {
  private static final int YES = 1;

  private final Voice voice;

  PadAnswers(Voice voice) {
    this.voice = voice;
  }

  /** Returns what is asked: {@code Bid of Ana}. */
  String asked(PadQuestion question) {
    return voice.words().text(question.phrase());
  }

  /**
   * Returns what a line answers.
   *
   * @throws UnreadableException if it is no answer, or a rule refuses it; the message says what was
   *     typed, what was asked, why it is refused, and what is allowed
   */
  int read(ScorePad<?> pad, String line) throws UnreadableException {
    return checked(pad, answer(pad.question().orElseThrow(), line), line);
  }

  /**
   * Returns the answer that a number stands for.
   *
   * @throws UnreadableException as {@link #read} does
   */
  int readNumber(ScorePad<?> pad, String line) throws UnreadableException {
    return checked(pad, number(line), line);
  }

  private int checked(ScorePad<?> pad, OptionalInt answer, String line) throws UnreadableException {
    PadQuestion question = pad.question().orElseThrow();
    if (answer.isEmpty() || !question.admits(answer.getAsInt())) {
      throw new UnreadableException(
          voice.text("pad.unreadable", Excerpt.of(line), asked(question), allowed(pad)));
    }
    Optional<Refusal> refusal = pad.refusal(answer.getAsInt());
    if (refusal.isPresent()) {
      String reason = voice.words().text(refusal.get().phrase());
      throw new UnreadableException(
          voice.text(
              "pad.refused",
              text(question, answer.getAsInt()),
              asked(question),
              voice.text("refusal", refusal.get().ruleId(), reason),
              allowed(pad)));
    }
    return answer.getAsInt();
  }

  private OptionalInt answer(PadQuestion question, String line) {
    if (question.kind() != PadQuestion.Kind.NUMBER) {
      for (int answer = question.lowest(); answer <= question.highest(); answer++) {
        if (isMeant(question, answer, line)) {
          return OptionalInt.of(answer);
        }
      }
    }
    return switch (question.kind()) {
      case NUMBER, PLAYER -> number(line);
      case YES_OR_NO, WORD -> OptionalInt.empty();
    };
  }

  /** Tells whether a line says an answer; a word may be said as records write it: {@code 8h}. */
  private boolean isMeant(PadQuestion question, int answer, String line) {
    return Ascii.equalsIgnoreCase(text(question, answer), line)
        || question.kind() == PadQuestion.Kind.WORD
            && Ascii.equalsIgnoreCase(code(question.words().get(answer)), line);
  }

  /** Returns what stands for a word: {@code 8h} for {@code word.8h}. */
  private static String code(Phrase word) {
    return word.key().substring(word.key().lastIndexOf('.') + 1);
  }

  private static OptionalInt number(String line) {
    Integer number = Ints.tryParse(line);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Returns an answer as people say it: a number, the name of a player, a word, yes or no. */
  String text(PadQuestion question, int answer) {
    return switch (question.kind()) {
      case NUMBER -> Integer.toString(answer);
      case PLAYER ->
          voice.words().players(answer == Seats.NOBODY ? Seats.none() : Seats.of(answer));
      case YES_OR_NO -> voice.text(answer == YES ? "pad.yes" : "pad.no");
      case WORD -> voice.words().text(question.words().get(answer));
    };
  }

  /** Returns each answer that can be right, as people say it. */
  ImmutableList<String> all(ScorePad<?> pad) {
    ImmutableList.Builder<String> answers = ImmutableList.builder();
    PadQuestion question = pad.question().orElseThrow();
    for (int answer = question.lowest(); answer <= question.highest(); answer++) {
      if (pad.refusal(answer).isEmpty()) {
        answers.add(text(question, answer));
      }
    }
    return answers.build();
  }

  /** Returns the answers that can be right in few words: {@code 0 or 2 to 4}. */
  String allowed(ScorePad<?> pad) {
    PadQuestion question = pad.question().orElseThrow();
    List<String> allowed =
        question.kind() == PadQuestion.Kind.NUMBER ? ranges(pad, question) : all(pad);
    return voice.sentences().joined("or", allowed);
  }

  /** Returns the numbers that can be right; one text stands for many in equal steps. */
  private List<String> ranges(ScorePad<?> pad, PadQuestion question) {
    int[] allowed =
        IntStream.rangeClosed(question.lowest(), question.highest())
            .filter(answer -> pad.refusal(answer).isEmpty())
            .toArray();
    List<String> ranges = new ArrayList<>();
    int first = 0;
    while (first < allowed.length) {
      int last = lastInSteps(allowed, first);
      ranges.add(range(allowed[first], allowed[last], last - first));
      first = last + 1;
    }
    return ranges;
  }

  /** Returns where the row ends that begins at a place: there, unless one text for it is short. */
  private static int lastInSteps(int[] allowed, int first) {
    int last = Math.min(first + 1, allowed.length - 1);
    int step = allowed[last] - allowed[first];
    while (last + 1 < allowed.length && allowed[last + 1] - allowed[last] == step) {
      last++;
    }
    int fewestSteps = step == 1 ? 2 : 3;
    return last - first < fewestSteps ? first : last;
  }

  private String range(int first, int last, int steps) {
    String lowest = Integer.toString(first);
    if (steps == 0) {
      return lowest;
    }
    String highest = Integer.toString(last);
    int step = (last - first) / steps;
    return step == 1
        ? voice.text("menu.amounts", lowest, highest)
        : voice.text("menu.steps", lowest, highest, Integer.toString(step));
  }
}
