package io.github.spadille.cantorscomb.flashcards;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.cantorscomb.contract.FlashcardsContract;
import io.github.spadille.cantorscomb.flashcards.FlashcardsOptions.Drill;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.law.Effort;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.law.Verdicts;
import io.github.spadille.testkit.subject.Subject;
import org.junit.jupiter.api.Test;

/** The laws in games in which spectra are always chosen: random house rules seldom say so. */
class SpectrumChoicesLawsTest {
  private static final int GAMES = 12;

  private static final ImmutableList<Law> LAWS =
      ImmutableList.of(
          Laws.CARDS_CONSERVED,
          Laws.LEGALITY_AGREES,
          Laws.REFUSALS_NAME_RULES,
          Laws.DECISIONS_ARE_GOVERNED,
          Laws.TURNS_HAVE_MOVES,
          Laws.MOVES_IN_ORDER,
          Laws.CHANCE_IS_LEGAL,
          Laws.STATES_ARE_PURE,
          Laws.GAMES_END,
          Laws.SCORES_ARE_SUMS,
          Laws.TABLES_ARE_DESCRIBED,
          Laws.STAGES_LEAD_ON,
          Laws.WORDS_ARE_THERE,
          Laws.MOVES_READ_BACK,
          Laws.TEXTS_ARE_ANSWERED,
          Laws.RECORDS_REPLAY,
          Laws.VIEWS_READ_BACK,
          Laws.UNDO_GOES_BACK,
          Laws.DRAWS_STAY,
          Laws.CARDS_EXCHANGE,
          Laws.VIEWS_KEEP_SECRETS,
          Laws.TWINS_LOOK_ALIKE,
          Laws.LOGS_SHOW_WHAT_IS_SEEN,
          Laws.EQUALS_TELLS,
          Laws.KNOWLEDGE_IS_TRUE,
          Laws.SAMPLES_FIT,
          Laws.SAMPLES_ARE_UNIFORM,
          Laws.SAMPLES_IGNORE_TRUTH);

  private static <T> OptionType<T> only(String text, T value) {
    return choice(ImmutableMap.of(text, value));
  }

  private static final OptionSchema<FlashcardsOptions> ALWAYS_CHOOSING =
      OptionSchema.builder(
              FlashcardsOptions.defaults().withDrill(Drill.ELEMENT).withAsk(ElementField.SPECTRUM))
          .option("drill", only("element", Drill.ELEMENT))
          .of(FlashcardsOptions::drill, FlashcardsOptions::withDrill)
          .option("pack", only("deck", false))
          .of(FlashcardsOptions::fullPack, FlashcardsOptions::withFullPack)
          .option("count", range(1, 64, 1, 5, 20).or("all"))
          .of(FlashcardsOptions::count, FlashcardsOptions::withCount)
          .option("checking", only("typed", false))
          .of(FlashcardsOptions::marksSelf, FlashcardsOptions::withMarksSelf)
          .option("romaji", only("any", false))
          .of(FlashcardsOptions::hepburnOnly, FlashcardsOptions::withHepburnOnly)
          .option(
              "show",
              choice(
                  ImmutableMap.of(
                      "symbol", ElementField.SYMBOL,
                      "weight", ElementField.WEIGHT,
                      "configuration", ElementField.CONFIGURATION)))
          .of(FlashcardsOptions::show, FlashcardsOptions::withShow)
          .option("ask", only("spectrum", ElementField.SPECTRUM))
          .of(FlashcardsOptions::ask, FlashcardsOptions::withAsk)
          .flag("repeat-wrong", "on", "off")
          .of(FlashcardsOptions::repeatsWrong, FlashcardsOptions::withRepeatsWrong)
          .option("reverse", only("off", false))
          .of(FlashcardsOptions::reverse, FlashcardsOptions::withReverse)
          .build();

  private static final Game<FlashcardsState, FlashcardsMove, FlashcardsOptions> GAME =
      Flashcards.GAME
          .variant("flashcards")
          .name("Flashcards with choices")
          .summary("Choose the spectrum of an element.")
          .options(ALWAYS_CHOOSING)
          .rules(Flashcards::new)
          .build();

  @Test
  @Covers({"FLC-29", "FLC-30"})
  void spectraThatAreChosenKeepTheLaws() {
    Verdicts verdicts =
        Verdicts.of(
            Subject.of(GAME, FlashcardsContract.secrets()),
            LAWS,
            new Effort(Long.getLong("spadille.seed", 0), GAMES, Integer.MAX_VALUE));
    for (Law law : LAWS) {
      assertThat(verdicts.of(law)).as(law.name()).isEmpty();
    }
  }
}
