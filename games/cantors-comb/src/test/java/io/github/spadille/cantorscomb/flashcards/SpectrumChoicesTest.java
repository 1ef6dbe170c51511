package io.github.spadille.cantorscomb.flashcards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.cantorscomb.Spectrum;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Draw;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import java.util.HashSet;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** Neither the four choices nor their order tell which is right. */
class SpectrumChoicesTest {
  private static final int DRAWS = 40_000;

  private static final ImmutableList<Element> ELEMENTS =
      CombDeck.full().cards().stream()
          .map(CombCard::element)
          .collect(ImmutableList.toImmutableList());

  private static Element of(Spectrum spectrum) {
    return ELEMENTS.stream()
        .filter(element -> element.spectrum().equals(spectrum))
        .findFirst()
        .orElseThrow();
  }

  /** Adversaries that know all of the deck and see the choices, but not the card. */
  private static final ImmutableMap<String, ToIntFunction<ImmutableList<Spectrum>>> ADVERSARIES =
      ImmutableMap.<String, ToIntFunction<ImmutableList<Spectrum>>>builder()
          .put("the first", four -> 0)
          .put("the second", four -> 1)
          .put("the third", four -> 2)
          .put("the last", four -> 3)
          .put("the lightest", four -> least(four, spectrum -> of(spectrum).atomicNumber()))
          .put("the heaviest", four -> least(four, spectrum -> -of(spectrum).atomicNumber()))
          .put("the fewest lines", four -> least(four, spectrum -> spectrum.lines().size()))
          .put("the most lines", four -> least(four, spectrum -> -spectrum.lines().size()))
          .put("the middle one", SpectrumChoicesTest::middle)
          .put("the one out of order", SpectrumChoicesTest::outOfOrder)
          .put("the nearest to all", four -> least(four, spectrum -> distance(four, spectrum)))
          .put("the farthest from all", four -> least(four, spectrum -> -distance(four, spectrum)))
          .buildOrThrow();

  private static int least(ImmutableList<Spectrum> four, ToIntFunction<Spectrum> value) {
    int least = 0;
    for (int i = 1; i < four.size(); i++) {
      if (value.applyAsInt(four.get(i)) < value.applyAsInt(four.get(least))) {
        least = i;
      }
    }
    return least;
  }

  private static int distance(ImmutableList<Spectrum> four, Spectrum spectrum) {
    return four.stream()
        .mapToInt(other -> Math.abs(of(other).atomicNumber() - of(spectrum).atomicNumber()))
        .sum();
  }

  /** Returns the second lightest. */
  private static int middle(ImmutableList<Spectrum> four) {
    for (int i = 0; i < four.size(); i++) {
      int number = of(four.get(i)).atomicNumber();
      if (four.stream().filter(other -> of(other).atomicNumber() < number).count() == 1) {
        return i;
      }
    }
    throw new AssertionError(four);
  }

  /** Returns one without which the others would be sorted, as if it had been put in. */
  private static int outOfOrder(ImmutableList<Spectrum> four) {
    for (int i = 0; i < four.size(); i++) {
      int last = 0;
      boolean isSorted = true;
      for (int j = 0; j < four.size(); j++) {
        if (j != i) {
          int number = of(four.get(j)).atomicNumber();
          isSorted &= number > last;
          last = number;
        }
      }
      if (isSorted) {
        return i;
      }
    }
    return 0;
  }

  @Test
  @Covers("FLC-29")
  void noAdversaryDoesBetterThanChance() {
    RandomSource random = RandomSource.seeded(29);
    ImmutableMap.Builder<String, int[]> counts = ImmutableMap.builder();
    ADVERSARIES.keySet().forEach(name -> counts.put(name, new int[1]));
    ImmutableMap<String, int[]> right = counts.buildOrThrow();
    for (int i = 0; i < DRAWS; i++) {
      Element shown = ELEMENTS.get(random.nextInt(ELEMENTS.size()));
      ImmutableList<Spectrum> four = SpectrumChoices.drawn(shown, random).spectra();
      int place = four.indexOf(shown.spectrum());
      ADVERSARIES.forEach(
          (name, adversary) -> {
            if (adversary.applyAsInt(four) == place) {
              right.get(name)[0]++;
            }
          });
    }
    // A quarter, and four and a half deviations: some adversary of twelve in 10,000 test runs.
    double off = 4.5 * Math.sqrt(DRAWS * 0.25 * 0.75);
    right.forEach(
        (name, count) ->
            assertThat((double) count[0]).as(name).isBetween(DRAWS / 4.0 - off, DRAWS / 4.0 + off));
  }

  @Test
  @Covers("FLC-29")
  void everyOtherElementIsAsLikelyInEveryPlace() {
    RandomSource random = RandomSource.seeded(30);
    Element sodium = CombDeck.withElement("Na").element();
    int[][] counts = new int[SpectrumChoices.COUNT][ELEMENTS.size()];
    for (int i = 0; i < DRAWS; i++) {
      ImmutableList<Spectrum> four = SpectrumChoices.drawn(sodium, random).spectra();
      assertThat(new HashSet<>(four)).hasSize(SpectrumChoices.COUNT).contains(sodium.spectrum());
      for (int place = 0; place < four.size(); place++) {
        counts[place][ELEMENTS.indexOf(of(four.get(place)))]++;
      }
    }
    int right = ELEMENTS.indexOf(sodium);
    for (int[] place : counts) {
      for (int i = 0; i < place.length; i++) {
        double expected = i == right ? DRAWS / 4.0 : DRAWS * 3.0 / 4 / 63;
        assertThat((double) place[i])
            .as(ELEMENTS.get(i).symbol())
            .isBetween(expected - 5 * Math.sqrt(expected), expected + 5 * Math.sqrt(expected));
      }
    }
  }

  @Test
  @Covers({"FLC-29", "FLC-30"})
  void aViewerSeesTheChoicesAndNotWhichIsRight() {
    for (long seed = 0; seed < 50; seed++) {
      Match<FlashcardsState, FlashcardsMove> match =
          Match.start(
                  Flashcards.GAME.setup(1, ImmutableMap.of("drill", "element", "ask", "spectrum")))
              .resolveChance(Dealer.seeded(seed));
      SpectrumChoices choices = match.state().showing().choices().orElseThrow();
      String seen = match.viewFor(Viewer.seat(0)).table().toString();
      assertThat(seen).contains("choices: " + choices, "answer: -", "verdict: -");
      assertThat(match.legalMovesFor(Viewer.seat(0)).stream().limit(SpectrumChoices.COUNT))
          .extracting(match.rules().syntax()::format)
          .containsExactlyElementsOf(
              choices.spectra().stream().map(spectrum -> "guess " + spectrum).toList());
      // What is offered would be the same if another of the four were right.
      for (Spectrum spectrum : choices.spectra()) {
        CombCard other = CombDeck.withElement(of(spectrum).symbol());
        assertThat(
                match
                    .rules()
                    .legalMoves(
                        match
                            .state()
                            .withCards(
                                match.state().pack(),
                                match.state().aside(),
                                match.state().showing().withCard(other))))
            .isEqualTo(match.rules().legalMoves(match.state()));
      }
    }
  }

  @Test
  void choicesAreFourDifferentSpectra() {
    RandomSource random = RandomSource.seeded(31);
    Set<SpectrumChoices> drawn = new HashSet<>();
    for (Element element : ELEMENTS) {
      SpectrumChoices choices = SpectrumChoices.drawn(element, random);
      drawn.add(choices);
      assertThat(choices.isFor(element)).isTrue();
      assertThat(SpectrumChoices.ARG.find(ImmutableList.of(choices.toString()))).contains(choices);
      assertThat(SpectrumChoices.of(choices.spectra()))
          .isEqualTo(choices)
          .hasSameHashCodeAs(choices);
      assertThat(choices).isNotEqualTo(SpectrumChoices.of(choices.spectra().reverse()));
      assertThat(new Draw(choices).isChance()).isTrue();
    }
    assertThat(drawn).hasSize(64);
    Spectrum one = ELEMENTS.get(0).spectrum();
    assertThatThrownBy(() -> SpectrumChoices.of(ImmutableList.of(one)))
        .hasMessageContaining("expected four different spectra");
    assertThatThrownBy(() -> SpectrumChoices.of(ImmutableList.of(one, one, one, one)))
        .hasMessageContaining("expected four different spectra");
  }
}
