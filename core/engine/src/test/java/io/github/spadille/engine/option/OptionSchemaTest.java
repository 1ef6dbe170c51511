package io.github.spadille.engine.option;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.text.SimilarWord;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OptionSchemaTest {
  enum Draw {
    FREE,
    AT_MOST_ONE
  }

  record Options(Draw draw, int target, boolean sweeps, Optional<Integer> cap) {
    static Options defaults() {
      return new Options(Draw.FREE, 100, true, Optional.empty());
    }

    Options withDraw(Draw value) {
      return new Options(value, target, sweeps, cap);
    }

    Options withTarget(int value) {
      return new Options(draw, value, sweeps, cap);
    }

    Options withSweeps(boolean value) {
      return new Options(draw, target, value, cap);
    }

    Options withCap(Optional<Integer> value) {
      return new Options(draw, target, sweeps, value);
    }
  }

  private static final OptionSchema<Options> SCHEMA =
      OptionSchema.builder(Options.defaults())
          .option("draw-rule", OptionType.choice(Draw.class))
          .of(Options::draw, Options::withDraw)
          .option("target", OptionType.range(1, 500, 1, 100))
          .of(Options::target, Options::withTarget)
          .flag("sweeps", "on", "off")
          .of(Options::sweeps, Options::withSweeps)
          .option("cap", OptionType.range(10, 20, 10).or("off"))
          .of(Options::cap, Options::withCap)
          .require("target", (o, seats) -> o.target() >= seats, "allowed: a point for each seat")
          .preset("short", ImmutableMap.of("sweeps", "off", "target", "3"))
          .preset("capped", ImmutableMap.of("cap", "12"))
          .build();

  @Test
  void everyChoiceReachesItsValueAlone() {
    Options chosen = new Options(Draw.AT_MOST_ONE, 7, false, Optional.of(15));
    ImmutableMap<String, String> texts =
        ImmutableMap.of("draw-rule", "at-most-one", "target", "7", "sweeps", "off", "cap", "15");
    assertThat(SCHEMA.parse(texts, 3)).isEqualTo(chosen);
    assertThat(SCHEMA.format(chosen)).containsExactlyEntriesOf(texts);
    assertThat(SCHEMA.parse(ImmutableMap.of("cap", "15"), 3))
        .isEqualTo(new Options(Draw.FREE, 100, true, Optional.of(15)));
    assertThat(SCHEMA.parse(ImmutableMap.of(), 3)).isEqualTo(Options.defaults());
    assertThat(SCHEMA.defaults()).isEqualTo(Options.defaults());
  }

  @Test
  void whatIsMadeByHandIsChecked() {
    SCHEMA.check(Options.defaults().withCap(Optional.of(20)), 3);
    assertThatThrownBy(
            () -> SCHEMA.check(Options.defaults().withTarget(0).withCap(Optional.of(9)), 3))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option target: found 0, allowed: a whole number from 1 to 500;"
                + " option cap: found 9, allowed: a whole number from 10 to 20, or off");
    assertThatThrownBy(() -> SCHEMA.check(Options.defaults().withTarget(2), 3))
        .isInstanceOf(OptionException.class)
        .hasMessage("option target: found 2 with 3 seats; allowed: a point for each seat");
  }

  @Test
  void aValueFoundByNameMayBeOneThatNobodyFinds() {
    OptionType<String> words =
        OptionType.named(
            "a word list", name -> Optional.of(name).filter("short"::equals), it -> it, "short");
    assertThat(words.takes("mine")).isTrue();
    assertThat(words.or("none").takes(Optional.of("mine"))).isTrue();
    assertThat(words.preferring(() -> Optional.of("short")).takes("mine")).isTrue();
    assertThat(OptionType.ascending(1, 9).takes(ImmutableList.of(3, 2))).isFalse();
    assertThat(OptionType.ascending(1, 9).takes(ImmutableList.of(2, 3))).isTrue();
    assertThat(OptionType.oneOf(3, 5).preferring(() -> Optional.of(5)).takes(4)).isFalse();
  }

  private static void assertNoPreset(String message, String... texts) {
    ImmutableMap.Builder<String, String> options = ImmutableMap.builder();
    for (int i = 0; i < texts.length; i += 2) {
      options.put(texts[i], texts[i + 1]);
    }
    assertThatThrownBy(
            () ->
                OptionSchema.builder(Options.defaults())
                    .option("target", OptionType.range(1, 500, 1))
                    .of(Options::target, Options::withTarget)
                    .preset("first", ImmutableMap.of("target", "4"))
                    .preset("next", options.buildOrThrow())
                    .build())
        .isInstanceOf(OptionException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void aPresetIsOptionsUnderAName() {
    assertThat(SCHEMA.presets()).extracting(Preset::name).containsExactly("short", "capped");
    Preset quick = SCHEMA.preset("short");
    assertThat(quick).hasToString("short");
    assertThat(quick.options())
        .containsExactly(entry("target", "3"), entry("sweeps", "off")); // in the schema's order
    assertThat(SCHEMA.parse(quick.options(), 3))
        .isEqualTo(new Options(Draw.FREE, 3, false, Optional.empty()));
    assertThatThrownBy(() -> SCHEMA.parse(quick.options(), 4))
        .hasMessage("option target: found 3 with 4 seats; allowed: a point for each seat");
    assertThatThrownBy(() -> SCHEMA.preset("sort"))
        .isInstanceOf(OptionException.class)
        .hasMessage("preset sort is unknown (did you mean short?); there are short, capped");
    assertThatThrownBy(() -> OptionSchema.none("").preset("x"))
        .hasMessage("preset x is unknown; there are none");
  }

  @Test
  void whatIsChosenBesideAPresetWins() {
    assertThat(SCHEMA.preset("short").with(ImmutableMap.of("target", "50", "cap", "10")))
        .containsExactly(entry("target", "50"), entry("sweeps", "off"), entry("cap", "10"));
    assertThat(SCHEMA.preset("capped").with(ImmutableMap.of("cap", "off")))
        .containsExactly(entry("cap", "off"));
  }

  @Test
  void aPresetIsCheckedWhenTheSchemaIsBuilt() {
    assertNoPreset("preset next: option targt is unknown (did you mean target?)", "targt", "4");
    assertNoPreset("preset next: option target: found 501, allowed", "target", "501");
    assertNoPreset("preset next: option target has its default", "target", "100");
    assertNoPreset("preset next chooses no option");
    assertNoPreset("preset next chooses the same as first", "target", "4");
    OptionSchema.Builder<Options> schema =
        OptionSchema.builder(Options.defaults()).preset("one", ImmutableMap.of());
    assertThatThrownBy(() -> schema.preset("one", ImmutableMap.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("preset one is there twice");
    assertThatThrownBy(() -> schema.preset("Two", ImmutableMap.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("preset Two; expected like-this");
  }

  @Test
  void valuesAreToldOneByOneOrInWords() {
    assertThat(SCHEMA.option("draw-rule").type().listed()).containsExactly("free", "at-most-one");
    assertThat(SCHEMA.option("draw-rule").type().others()).isEmpty();
    assertThat(SCHEMA.option("cap").type().listed()).containsExactly("off");
    assertThat(SCHEMA.option("cap").type().others()).contains("a whole number from 10 to 20");
    assertThat(OptionType.oneOf(1, 2).or("by-seats").listed())
        .containsExactly("by-seats", "1", "2");
    assertThat(OptionType.ascending(1, 9).others())
        .contains("ascending whole numbers from 1 to 9, joined by commas");
  }

  private enum Sign {
    SUN,
    NEW_MOON,
    STAR
  }

  @Test
  void someOfTheConstantsMayBeChosen() {
    OptionType<ImmutableSet<Sign>> signs = OptionType.someOf(Sign.class);
    assertThat(signs.listed())
        .containsExactly(
            "sun,new-moon,star",
            "sun,new-moon",
            "sun,star",
            "new-moon,star",
            "sun",
            "new-moon",
            "star");
    assertThat(signs.parse("sun,star")).contains(ImmutableSet.of(Sign.SUN, Sign.STAR));
    assertThat(signs.parse("star,sun")).isEmpty();
    assertThat(signs.parse("")).isEmpty();
    assertThat(signs.format(ImmutableSet.of(Sign.STAR, Sign.NEW_MOON))).isEqualTo("new-moon,star");
  }

  @Test
  void whatIsNotChosenHasItsDefault() {
    assertThat(SCHEMA.parse(ImmutableMap.of(), 4))
        .isEqualTo(SCHEMA.defaults())
        .isEqualTo(new Options(Draw.FREE, 100, true, Optional.empty()));
  }

  @Test
  void conflictsAreToldInParts() {
    OptionConflict conflict = SCHEMA.conflicts(ImmutableMap.of("target", "3"), 4).get(0);
    assertThat(conflict)
        .isEqualTo(new OptionConflict("target", "3", 4, "allowed: a point for each seat"));
    assertThat(conflict)
        .hasToString("option target: found 3 with 4 seats; allowed: a point for each seat");
    assertThat(SCHEMA.conflicts(ImmutableMap.of("target", "3"), 3)).isEmpty();
    assertThat(SCHEMA.constraints("target")).containsExactly("allowed: a point for each seat");
    assertThat(SCHEMA.constraints("cap")).isEmpty();
    assertThatThrownBy(() -> SCHEMA.conflicts(ImmutableMap.of("target", "x"), 3))
        .isInstanceOf(OptionException.class);
  }

  @Test
  void textsAreReadAndWritten() {
    ImmutableMap<String, String> texts =
        ImmutableMap.of("draw-rule", "at-most-one", "sweeps", "off", "cap", "20");
    Options options = SCHEMA.parse(texts, 4);

    assertThat(options).isEqualTo(new Options(Draw.AT_MOST_ONE, 100, false, Optional.of(20)));
    assertThat(SCHEMA.format(options)).isEqualTo(texts);
    assertThat(SCHEMA.formatAll(options))
        .containsExactly(
            entry("draw-rule", "at-most-one"),
            entry("target", "100"),
            entry("sweeps", "off"),
            entry("cap", "20"));
  }

  @Test
  void everythingThatIsWrongIsSaidAtOnce() {
    assertThatThrownBy(
            () ->
                SCHEMA.parse(
                    ImmutableMap.of("draw-rul", "free", "target", "501", "sweeps", "yes"), 4))
        .isInstanceOfSatisfying(
            OptionException.class,
            e ->
                assertThat(e.problems())
                    .containsExactly(
                        "option draw-rul is unknown (did you mean draw-rule?);"
                            + " there are draw-rule, target, sweeps, cap",
                        "option target: found 501, allowed: a whole number from 1 to 500",
                        "option sweeps: found yes (did you mean on?), allowed: on, off"));
  }

  @Test
  void aNumberIsNotTakenForAnother() {
    assertThat(OptionType.range(0, 8, 0, 4).nearest("9")).isEmpty();
    assertThat(OptionType.oneOf(0, 1, 2).nearest("3")).isEmpty();
    assertThat(OptionType.oneOf(50, 100).nearest("101")).isEmpty();
    assertThat(OptionType.ascending(1, 100, "1,5").nearest("1,500")).isEmpty();
    assertThat(OptionType.range(10, 20, 10).or("off").nearest("9")).isEmpty();
    assertThat(OptionType.range(10, 20, 10).or("off").nearest("no")).contains("off");
    assertThat(OptionType.flag("on", "off").nearest("0")).contains("off");
    assertThat(OptionType.choice(Draw.class).nearest("fre")).contains("free");
    assertThat(OptionType.choice(Draw.class).nearest("FREE")).contains("free");
    assertThat(OptionType.choice(Draw.class).nearest("x")).isEmpty();
  }

  @Test
  void longTextsAreQuotedInPartAndInVisibleCharacters() {
    String text = "\u001B[2J" + "x".repeat(5_000_000);
    assertThatThrownBy(() -> SCHEMA.parse(ImmutableMap.of(text, "1", "target", text), 4))
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(500).doesNotContain("\u001B"));
    assertThatThrownBy(() -> SCHEMA.option(text))
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(300).doesNotContain("\u001B"));
    assertThat(SimilarWord.slipOf(text, ImmutableList.of("scopa"))).isEmpty();
  }

  @Test
  void choicesMustFitTheNumberOfSeats() {
    assertThatThrownBy(() -> SCHEMA.parse(ImmutableMap.of("target", "3"), 4))
        .isInstanceOf(OptionException.class)
        .hasMessage("option target: found 3 with 4 seats; allowed: a point for each seat");
    assertThat(SCHEMA.parse(ImmutableMap.of("target", "3"), 3).target()).isEqualTo(3);
  }

  @Test
  void numbersHaveOneSpelling() {
    OptionType<Integer> type = OptionType.range(-5, 5);
    assertThat(type.parse("-5")).contains(-5);
    assertThat(type.parse("05")).isEmpty();
    assertThat(type.parse("+5")).isEmpty();
    assertThat(type.parse("6")).isEmpty();
    assertThat(type.parse("")).isEmpty();
  }

  @Test
  void ascendingListsAreReadAndWritten() {
    OptionType<ImmutableList<Integer>> type = OptionType.ascending(1, 100);
    assertThat(type.parse("1,5,20")).contains(ImmutableList.of(1, 5, 20));
    assertThat(type.format(ImmutableList.of(1, 5, 20))).isEqualTo("1,5,20");
    assertThat(type.parse("1,1")).isEmpty();
    assertThat(type.parse("5,1")).isEmpty();
    assertThat(type.parse("1,,5")).isEmpty();
    assertThat(type.parse("0,5")).isEmpty();
  }

  @Test
  void listsInAnyOrderAreReadAndWritten() {
    OptionType<ImmutableList<Integer>> type = OptionType.numbers(1, Integer.MAX_VALUE, "3,1,3");
    assertThat(type.parse("40,50,60,50")).contains(ImmutableList.of(40, 50, 60, 50));
    assertThat(type.format(ImmutableList.of(3, 1, 3))).isEqualTo("3,1,3");
    assertThat(type.parse("3,0")).isEmpty();
    assertThat(type.parse("3,")).isEmpty();
    assertThat(type.samples()).containsExactly("3,1,3");
    assertThat(type.others()).contains("whole numbers from 1, joined by commas");
  }

  @Test
  void absenceIsAValueToo() {
    OptionType<Optional<Integer>> type = OptionType.range(10, 20, 15).or("off");
    assertThat(type.parse("off")).contains(Optional.empty());
    assertThat(type.parse("12")).contains(Optional.of(12));
    assertThat(type.parse("9")).isEmpty();
    assertThat(type.format(Optional.empty())).isEqualTo("off");
    assertThat(type.samples()).containsExactly("off", "15");
  }

  private static ImmutableSet<String> drawn(OptionType<?> type) {
    RandomSource random = RandomSource.seeded(1);
    ImmutableSet.Builder<String> drawn = ImmutableSet.builder();
    for (int i = 0; i < 400; i++) {
      drawn.add(type.random(random));
    }
    return drawn.build();
  }

  @Test
  void chanceDrawsNumbersBetweenTheSamples() {
    assertThat(drawn(OptionType.range(1, 100, 3, 8, 5)))
        .containsExactlyInAnyOrder("3", "4", "5", "6", "7", "8");
    assertThat(drawn(OptionType.range(1, 100, 7))).containsExactly("7");
    assertThat(drawn(OptionType.range(10, 20, 12, 14).or("off")))
        .containsExactlyInAnyOrder("off", "12", "13", "14");
    OptionType<Integer> all =
        OptionType.range(
            Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE);
    assertThat(drawn(all)).hasSizeGreaterThan(100).allMatch(text -> all.parse(text).isPresent());
  }

  @Test
  void chanceDrawsListsOfNumbersThatSamplesHave() {
    assertThat(drawn(OptionType.ascending(1, 9, "1", "2,4")))
        .containsExactlyInAnyOrder("1", "2", "3", "4", "1,2", "1,3", "1,4", "2,3", "2,4", "3,4");
    assertThat(drawn(OptionType.numbers(1, 9, "2,1")))
        .containsExactlyInAnyOrder("1,1", "1,2", "2,1", "2,2");
  }

  @Test
  void chanceDrawsAnyWordOfAChoice() {
    assertThat(drawn(OptionType.choice(Draw.class)))
        .containsExactlyInAnyOrder("free", "at-most-one");
    assertThat(drawn(OptionType.oneOf(11, 21))).containsExactlyInAnyOrder("11", "21");
    assertThat(drawn(OptionType.named("a name", name -> Optional.of(name), name -> name, "ant")))
        .containsExactly("ant");
  }

  @Test
  void chanceDrawsNothingWithoutSamples() {
    assertThatThrownBy(() -> OptionType.range(1, 9).random(RandomSource.seeded(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> OptionType.numbers(1, 9).random(RandomSource.seeded(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anOptionKnowsItsDefault() {
    Option<Options, ?> target = SCHEMA.option("target");
    assertThat(target.byDefault()).isEqualTo("100");
    assertThatThrownBy(() -> SCHEMA.option("targt")).hasMessageContaining("did you mean target?");
  }

  @Test
  void nearestWordsAreWordsThatMayBeMeant() {
    ImmutableList<String> known = ImmutableList.of("my-game", "scopa", "crazy-eights");
    assertThat(SimilarWord.to("my-gam", known)).contains("my-game");
    assertThat(SimilarWord.to("socpa", known)).contains("scopa");
    assertThat(SimilarWord.to("xyzzyx", known)).isEmpty();
    assertThat(SimilarWord.slipOf("socpa", known)).contains("scopa");
    assertThat(SimilarWord.slipOf("Scopa", known)).contains("scopa");
    assertThat(SimilarWord.slipOf("scoppa", known)).contains("scopa");
    assertThat(SimilarWord.slipOf("my-gam", known)).contains("my-game");
    assertThat(SimilarWord.slipOf("my-ga", known)).isEmpty();
    assertThat(SimilarWord.slipOf("oscpo", known)).isEmpty();
  }

  @Test
  void aValueMayBePreferredToTheDefault() {
    OptionType<Integer> plain = OptionType.oneOf(1, 2);
    OptionType<Integer> preferring = plain.preferring(() -> Optional.of(2));
    assertThat(plain.preferred()).isEmpty();
    assertThat(preferring.preferred()).contains("2");
    assertThat(preferring.or("off").preferred()).contains("2");
    assertThat(preferring.allowed()).isEqualTo(plain.allowed());
    assertThat(preferring.samples()).isEqualTo(plain.samples());
    assertThat(preferring.preferring(Optional::empty).preferred()).isEmpty();
  }

  @Test
  void whatIsNotNamedHasItsPreferredValue() {
    OptionSchema<Options> schema =
        OptionSchema.builder(Options.defaults())
            .option("target", OptionType.range(1, 500, 1).preferring(() -> Optional.of(50)))
            .of(Options::target, Options::withTarget)
            .flag("sweeps", "on", "off")
            .of(Options::sweeps, Options::withSweeps)
            .build();
    assertThat(schema.withPreferred(ImmutableMap.of())).containsExactly(entry("target", "50"));
    assertThat(schema.withPreferred(ImmutableMap.of("sweeps", "off")))
        .containsExactly(entry("sweeps", "off"), entry("target", "50"));
    assertThat(schema.withPreferred(ImmutableMap.of("target", "100")))
        .containsExactly(entry("target", "100"));
    assertThat(schema.defaults().target()).isEqualTo(100);
  }

  @Test
  void aValueMaySuitATableInRealTime() {
    OptionType<Integer> plain = OptionType.range(0, 500, 0, 250);
    OptionType<Integer> live = plain.whenLive(150);
    assertThat(plain.live()).isEmpty();
    assertThat(live.live()).contains("150");
    assertThat(live.or("off").live()).contains("150");
    assertThat(live.preferring(() -> Optional.of(2)).live()).contains("150");
    assertThat(plain.preferring(() -> Optional.of(2)).live()).contains("2");
    assertThat(plain.preferring(() -> Optional.of(2)).whenLive(150).preferred()).contains("2");
    assertThat(live.samples()).isEqualTo(plain.samples());
    assertThatThrownBy(() -> plain.whenLive(501))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the live value is 501, allowed: a whole number from 0 to 500");
  }

  @Test
  void whatIsNotNamedHasItsLiveValue() {
    OptionSchema<Options> schema =
        OptionSchema.builder(Options.defaults())
            .option("target", OptionType.range(1, 500, 1).whenLive(50))
            .of(Options::target, Options::withTarget)
            .flag("sweeps", "on", "off")
            .of(Options::sweeps, Options::withSweeps)
            .build();
    assertThat(schema.withLive(ImmutableMap.of())).containsExactly(entry("target", "50"));
    assertThat(schema.withLive(ImmutableMap.of("target", "100")))
        .containsExactly(entry("target", "100"));
    assertThat(schema.withPreferred(ImmutableMap.of())).isEmpty();
  }
}
