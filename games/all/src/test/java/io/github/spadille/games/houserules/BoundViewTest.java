package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.friday;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.json.BoundObservationData;
import io.github.spadille.formats.json.BoundViewData;
import io.github.spadille.formats.json.ObservationData;
import io.github.spadille.formats.json.ViewData;
import io.github.spadille.formats.json.ViewJson;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** What is sent to a player names the document, its version and the entry. */
@Covers("HSE-2")
class BoundViewTest {
  private static final String EIGHTS = "Crazy Eights, Friday";
  private static final Binding BINDING = friday().binding(EIGHTS);

  private final Match<CrazyEightsState, CrazyEightsMove> match =
      Match.start(friday().entry(EIGHTS).setup(CrazyEights.GAME, 2))
          .resolveChance(Dealer.seeded(5));

  @Test
  void aViewNamesTheHouseRules() {
    String json = ViewJson.write(BINDING, match.viewFor(Viewer.seat(0)).table());

    assertThat(json)
        .startsWith("{\"houseRules\":{\"name\":\"" + BINDING.name() + "\",\"version\":")
        .contains("\"entry\":\"" + EIGHTS + "\"}", ",\"view\":{\"viewer\":0,");
    assertThat(ViewJson.readBound(json))
        .isEqualTo(new BoundViewData(BINDING, ViewData.of(match.viewFor(Viewer.seat(0)).table())));
  }

  @Test
  void anObservationNamesTheHouseRules() {
    String json = ViewJson.write(BINDING, match.observe(0));

    assertThat(ViewJson.readBoundObservation(json))
        .isEqualTo(new BoundObservationData(BINDING, ObservationData.of(match.observe(0))));
  }

  @Test
  void aViewWithoutHouseRulesIsNoBoundOne() {
    String json = ViewJson.write(match.viewFor(Viewer.seat(0)).table());

    assertThatThrownBy(() -> ViewJson.readBound(json))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not the JSON of a view");
  }
}
