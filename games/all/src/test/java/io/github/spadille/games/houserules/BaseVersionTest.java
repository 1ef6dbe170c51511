package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.eights;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesDiff;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsOptions;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** What happens when the base rules of a game change: here, a later Crazy Eights. */
@Covers("HSE-15")
class BaseVersionTest {
  private static final Game<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions> LATER =
      Game.<CrazyEightsState, CrazyEightsMove, CrazyEightsOptions>builder("crazy-eights")
          .name("Crazy Eights")
          .family(Tag.STOPS)
          .summary("Crazy Eights of a later day.")
          .seats(2, 10, 4)
          .options(CrazyEightsOptions.SCHEMA)
          .rulebook(CrazyEights.GAME.rulebook())
          .words(CrazyEights.GAME.words())
          .rules((seats, options) -> CrazyEights.GAME.rules(seats, options))
          .baseChange("a joker is back", ImmutableMap.of("jokers", "1"))
          .baseChange("hands are larger", ImmutableMap.of("hand-size", "7", "jokers", "2"))
          .build();
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(LATER));

  private static HouseRules read(String text) {
    return HouseRulesReader.read(text, CATALOG).orElseThrow();
  }

  @Test
  void anEntryKeepsItsBase() {
    Entry first = read(eights()).entries().get(0);
    assertThat(first.choices(LATER, 4)).isEqualTo(ImmutableMap.of("hand-size", "7", "jokers", "1"));
    assertThat(read(eights().replace("base: 1", "base: 2")).entries().get(0).choices(LATER, 4))
        .isEqualTo(ImmutableMap.of("hand-size", "7", "jokers", "2"));
    assertThat(read(eights().replace("base: 1", "base: 3")).entries().get(0).choices(LATER, 4))
        .isEmpty();
    assertThat(read(eights("options: {hand-size: 6}")).entries().get(0).choices(LATER, 4))
        .containsEntry("hand-size", "6");
  }

  @Test
  void theLibrarySaysWhatTheChangeIs() {
    assertThat(read(eights()).baseNotices(CATALOG))
        .containsExactly(
            "crazy-eights keeps base 1; base 2 of crazy-eights: a joker is back",
            "crazy-eights keeps base 1; base 3 of crazy-eights: hands are larger");
    assertThat(HouseRules.adopt("Ours", DAY, LATER).baseNotices(CATALOG)).isEmpty();
    HouseRules old = read(eights());
    HouseRules next = read(eights().replace("base: 1", "base: 3"));
    assertThat(HouseRulesDiff.between(old, next, CATALOG).lines().get(0))
        .isEqualTo("crazy-eights: base 1 -> 3: a joker is back: hands are larger");
    assertThat(HouseRulesDiff.between(next, old, CATALOG).lines().get(0))
        .startsWith("crazy-eights: base 3 -> 1: no longer: a joker is back");
  }

  @Test
  @Covers("HSE-9")
  void anUnknownBaseIsTold() {
    assertThat(
            HouseRulesReader.read(eights().replace("base: 1", "base: 4"), CATALOG)
                .problems()
                .get(0))
        .hasToString(
            "entry crazy-eights, line 7: base 4 of crazy-eights is unknown; allowed: 1 to 3");
    assertThatThrownBy(() -> LATER.base(4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("base 4 of crazy-eights is unknown; there are 1 to 3");
  }
}
