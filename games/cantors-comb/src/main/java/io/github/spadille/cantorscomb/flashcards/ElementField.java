package io.github.spadille.cantorscomb.flashcards;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.cantorscomb.Element;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;

/** A field of an element that can be shown or asked (FLC-2). */
public enum ElementField {
  /** The symbol. */
  SYMBOL(Element::symbol),
  /** The English name. */
  NAME(Element::name),
  /** The atomic number. */
  NUMBER(element -> Integer.toString(element.atomicNumber())),
  /** The atomic weight. */
  WEIGHT(element -> element.atomicWeight().toPlainString()),
  /** The density. */
  DENSITY(element -> element.density().toPlainString()),
  /** The electron configuration. */
  CONFIGURATION(Element::configuration),
  /** The emission spectrum (FLC-28). */
  SPECTRUM(element -> element.spectrum().toString());

  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');
  private static final Splitter BLANK = Splitter.on(' ');

  /** Other names of elements that are right (FLC-12). */
  private static final ImmutableMap<String, String> OTHER_NAMES =
      ImmutableMap.of("aluminum", "aluminium", "cesium", "caesium", "sulphur", "sulfur");

  /** What the noble gas at the beginning of a configuration stands for (FLC-15). */
  private static final ImmutableMap<String, String> CORES =
      ImmutableMap.<String, String>builder()
          .put("[he]", "1s2")
          .put("[ne]", "1s2 2s2 2p6")
          .put("[ar]", "1s2 2s2 2p6 3s2 3p6")
          .put("[kr]", "1s2 2s2 2p6 3s2 3p6 3d10 4s2 4p6")
          .put("[xe]", "1s2 2s2 2p6 3s2 3p6 3d10 4s2 4p6 4d10 5s2 5p6")
          .put("[rn]", "1s2 2s2 2p6 3s2 3p6 3d10 4s2 4p6 4d10 5s2 5p6 4f14 5d10 6s2 6p6")
          .buildOrThrow();

  private final Function<Element, String> text;

  ElementField(Function<Element, String> text) {
    this.text = text;
  }

  /** Returns what the field of an element says. */
  public String of(Element element) {
    return text.apply(element);
  }

  /** Tells whether an answer, in the form of FLC-10, is right. */
  boolean isRight(Element element, String answer) {
    return switch (this) {
      case SYMBOL -> answer.equals(Ascii.toLowerCase(element.symbol()));
      case NAME ->
          OTHER_NAMES.getOrDefault(answer, answer).equals(Ascii.toLowerCase(element.name()));
      case NUMBER -> isNumber(answer, element.atomicNumber());
      case WEIGHT -> isNear(answer, element.atomicWeight(), 1);
      case DENSITY -> isNear(answer, element.density(), 5);
      case CONFIGURATION -> isConfiguration(answer, Ascii.toLowerCase(element.configuration()));
      case SPECTRUM -> answer.equals(element.spectrum().toString());
    };
  }

  private static boolean isNumber(String answer, int number) { // FLC-13
    return DIGITS.matchesAllOf(answer) && new BigInteger(answer).equals(BigInteger.valueOf(number));
  }

  private static boolean isNear(String answer, BigDecimal value, int percent) { // FLC-14
    String digits = DIGITS.retainFrom(answer);
    boolean isDecimal =
        !digits.isEmpty() && (answer.equals(digits) || isWithOnePoint(answer, digits));
    if (!isDecimal) {
      return false;
    }
    BigDecimal guessed = new BigDecimal(answer.endsWith(".") ? answer + '0' : answer);
    BigDecimal off = guessed.subtract(value).abs().multiply(BigDecimal.valueOf(100));
    return off.compareTo(value.multiply(BigDecimal.valueOf(percent))) <= 0;
  }

  private static boolean isWithOnePoint(String answer, String digits) {
    return answer.length() == digits.length() + 1 && answer.indexOf('.') >= 0;
  }

  private static boolean isConfiguration(String answer, String right) { // FLC-15
    ImmutableMultiset<String> words = ImmutableMultiset.copyOf(BLANK.split(answer));
    ImmutableSet<String> table = ImmutableSet.copyOf(BLANK.split(right));
    String core = table.iterator().next();
    String written = right.replace(core, CORES.getOrDefault(core, core));
    return words.equals(ImmutableMultiset.copyOf(table))
        || words.equals(ImmutableMultiset.copyOf(BLANK.split(written)));
  }
}
