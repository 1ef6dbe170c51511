package io.github.spadille.games;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.sheet.Deviation;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.testkit.Covers;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each preset, with every number of players that it fits: played, told and kept. */
class EveryPresetTest {
  private static final int GAMES = 3;

  private static final int MOST_MOVES = 100_000;

  /** A preset of a game. */
  record Choice(Game<?, ?, ?> game, Preset preset) {
    @Override
    public String toString() {
      return game + " " + preset;
    }
  }

  static Stream<Choice> presets() {
    return Catalog.load().games().stream()
        .flatMap(game -> game.options().presets().stream().map(one -> new Choice(game, one)));
  }

  @Test
  void presetsSayWhatTheyAre() {
    assertThat(presets().map(Choice::toString))
        .containsExactly(
            "canasta classic",
            "crazy-eights classic",
            "koi-koi common",
            "oh-hell classic",
            "scopa scopa-d-assi",
            "scopa scopone",
            "spider one-suit",
            "spider two-suits");
  }

  @ParameterizedTest
  @MethodSource("presets")
  void itsGamesArePlayedAndRecordedWithPlainOptions(Choice choice) {
    for (int seats : choice.game().seatCounts(choice.preset().options())) {
      for (int number = 0; number < GAMES; number++) {
        play(choice.game(), choice.preset(), seats, RandomSource.seeded(31L * seats + number));
      }
    }
  }

  private static <S extends GameState, M extends Move> void play(
      Game<S, M, ?> game, Preset preset, int seats, RandomSource random) {
    Dealer dealer = Dealer.seeded(random.nextLong());
    Match<S, M> match = Match.start(game.setup(seats, preset.options())).resolveChance(dealer);
    while (!match.isOver()) {
      List<M> moves = match.rules().legalMoves(match.state());
      match = match.play(moves.get(random.nextInt(moves.size()))).resolveChance(dealer);
      assertThat(match.size()).isLessThan(MOST_MOVES);
    }
    String text = RecordWriter.of(match).format();
    GameRecord read = GameRecord.parse("record", text);
    assertThat(read.options()).isEqualTo(preset.options());
    assertThat(text).doesNotContainIgnoringCase("preset").doesNotContain(preset.name());
    Replay.run(read, game);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void itsSheetTellsTheOptionsAsDeviations(Choice choice) {
    for (int seats : choice.game().seatCounts(choice.preset().options())) {
      RuleSheet sheet =
          RuleSheet.of(choice.game()).options(choice.preset().options()).seats(seats).full();

      assertThat(sheet.deviations())
          .extracting(Deviation::key)
          .containsExactlyElementsOf(choice.preset().options().keySet());
      assertThat(sheet.toText(80)).doesNotContain("Presets", "{");
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  void itsBookSaysWhatItIs(Choice choice) {
    for (Locale language : ImmutableList.of(Locale.ENGLISH, Locale.ITALIAN)) {
      assertThat(choice.game().rulebook(language).preset(choice.preset().name()).what())
          .endsWith(".");
    }
  }

  @ParameterizedTest
  @MethodSource("presets")
  @Covers({"HSE-3", "HSE-15"})
  void aDocumentThatBeginsFromItHoldsItsOptions(Choice choice) {
    Catalog catalog = Catalog.load();
    LocalDate day = LocalDate.of(2024, 5, 3);
    String text = HouseRules.starter(choice.game(), choice.preset(), day);
    HouseRules document = HouseRulesReader.read(text, catalog).orElseThrow();

    assertThat(document.write()).isEqualTo(text);
    assertThat(document.entries()).hasSize(1);
    assertThat(document.entries().get(0).options()).isEqualTo(choice.preset().options());
    assertThat(text).contains("# These are the options of the preset " + choice.preset() + ": ");
    assertThat(HouseRulesReader.read(HouseRules.starter(choice.game(), day), catalog).orElseThrow())
        .extracting(HouseRules::entries)
        .isNotEqualTo(document.entries());
  }

  @Test
  void whatIsChosenBesideItWins() {
    Game<?, ?, ?> game = Catalog.load().game("crazy-eights");
    Preset classic = game.options().preset("classic");

    assertThat(game.setup(2, classic.with(ImmutableMap.of("hand-size", "7"))).options())
        .containsExactly(entry("hand-size", "7"), entry("scoring", "points"));
    assertThat(Catalog.load().game("scopa").seatCounts(ImmutableMap.of("deal", "nine")))
        .containsExactly(4);
  }
}
