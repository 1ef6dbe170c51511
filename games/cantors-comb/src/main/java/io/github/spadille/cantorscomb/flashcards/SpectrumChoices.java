package io.github.spadille.cantorscomb.flashcards;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.cantorscomb.Spectrum;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The spectra that may be chosen as the answer to a card, of which one is right (FLC-29).
 *
 * <p>As text they stand in their order with slashes between them: {@code 568.3 589.0* / 404.7* /
 * ...}. Immutable, with value equality.
 */
public final class SpectrumChoices {
  /** How many there are to choose from. */
  public static final int COUNT = 4;

  /** How they are written. */
  static final Arg<SpectrumChoices> ARG =
      Args.text(
          "four spectra with slashes between them",
          SpectrumChoices::find,
          SpectrumChoices::toString);

  private static final String SLASH = " / ";
  private static final ImmutableSet<Spectrum> ALL =
      CombDeck.full().cards().stream()
          .map(card -> card.element().spectrum())
          .collect(ImmutableSet.toImmutableSet());

  private final ImmutableList<Spectrum> spectra;

  private SpectrumChoices(ImmutableList<Spectrum> spectra) {
    this.spectra = spectra;
  }

  /**
   * Returns choices of some spectra.
   *
   * @param spectra four different ones
   * @throws IllegalArgumentException if they are not
   */
  public static SpectrumChoices of(ImmutableList<Spectrum> spectra) {
    checkArgument(areChoices(spectra), "%s; expected four different spectra", spectra);
    return new SpectrumChoices(spectra);
  }

  private static boolean areChoices(ImmutableList<Spectrum> spectra) {
    return spectra.size() == COUNT && ImmutableSet.copyOf(spectra).size() == COUNT;
  }

  /**
   * Draws choices: the spectrum of an element, and those of three others, each as likely as any, in
   * an order by chance. So neither what they are nor their order tells which of them is right.
   */
  static SpectrumChoices drawn(Element element, RandomSource random) { // FLC-29
    List<Spectrum> spectra = new ArrayList<>(COUNT);
    Deck<CombCard> full = CombDeck.full();
    for (CombCard card : full.shuffled(random)) {
      if (spectra.size() < COUNT - 1 && !card.element().equals(element)) {
        spectra.add(card.element().spectrum());
      }
    }
    spectra.add(random.nextInt(COUNT), element.spectrum());
    return of(ImmutableList.copyOf(spectra));
  }

  private static Optional<SpectrumChoices> find(String text) {
    ImmutableList.Builder<Spectrum> found = ImmutableList.builder();
    for (String part : Splitter.on(SLASH).split(CharMatcher.whitespace().trimFrom(text))) {
      Optional<Spectrum> spectrum = Spectrum.find(part);
      if (spectrum.isEmpty()) {
        return Optional.empty();
      }
      found.add(spectrum.get());
    }
    return Optional.of(found.build()).filter(SpectrumChoices::areChoices).map(SpectrumChoices::new);
  }

  /** Returns the spectra, in the order in which they are offered. */
  public ImmutableList<Spectrum> spectra() {
    return spectra;
  }

  /** Tells whether these may be drawn for an element. */
  boolean isFor(Element element) {
    return spectra.contains(element.spectrum()) && ALL.containsAll(spectra);
  }

  /** Tells whether an answer is one of them. */
  boolean offers(String answer) {
    for (Spectrum spectrum : spectra) {
      if (spectrum.toString().equals(answer)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof SpectrumChoices other && other.spectra.equals(spectra);
  }

  @Override
  public int hashCode() {
    return spectra.hashCode();
  }

  /** Returns their text: the spectra with slashes between them. */
  @Override
  public String toString() {
    return Joiner.on(SLASH).join(spectra);
  }
}
