package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.friday;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.ObservationData;
import io.github.spadille.formats.json.RecordData;
import io.github.spadille.formats.json.ViewData;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.stops.crazyeights.CrazyEightsMove;
import io.github.spadille.stops.crazyeights.CrazyEightsState;
import io.github.spadille.testkit.Covers;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What is sent to a player names the document, its version and the entry. */
@Covers("HSE-2")
class BoundViewTest {
  private static final String EIGHTS = "Crazy Eights, Friday";
  private static final Binding BINDING = friday().binding(EIGHTS);

  private final Match<CrazyEightsState, CrazyEightsMove> match =
      Match.start(friday().entry(EIGHTS).setup(CrazyEights.GAME, 2))
          .resolveChance(Dealer.seeded(5));
  private final Messages<CrazyEightsState, CrazyEightsMove> messages =
      Messages.of(match, Locale.ENGLISH).houseRules(BINDING);

  @Test
  void aViewNamesTheHouseRules() {
    String json = MessageJson.write(messages.view(match, Viewer.seat(0)));

    assertThat(json)
        .contains(
            "\"houseRules\":{\"name\":\"" + BINDING.name() + "\",\"version\":",
            "\"entry\":\"" + EIGHTS + "\"},\"viewer\":0,");
    assertThat(MessageJson.read(json, ViewData.class).houseRules()).isEqualTo(BINDING);
  }

  @Test
  void anObservationNamesTheHouseRules() {
    String json = MessageJson.write(messages.observation(match, Viewer.seat(0), 0));

    ObservationData read = MessageJson.read(json, ObservationData.class);
    assertThat(read.view().houseRules()).isEqualTo(BINDING);
  }

  @Test
  void aRecordNamesTheHouseRules() {
    RecordData record = messages.record(match, Viewer.bystander());

    assertThat(GameRecord.parse("seen", record.text()).houseRules()).hasValue(BINDING);
  }

  @Test
  void aViewWithoutHouseRulesSaysSo() {
    Messages<CrazyEightsState, CrazyEightsMove> unbound = Messages.of(match, Locale.ENGLISH);

    assertThat(unbound.view(match, Viewer.seat(0)).houseRules()).isNull();
  }
}
