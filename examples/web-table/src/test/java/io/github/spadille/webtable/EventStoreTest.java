package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept comes back, and what fails leaves nothing. */
class EventStoreTest {
  private static final TablePlan PLAN =
      new TablePlan(
          "scopa",
          1,
          Map.of("target", "16"),
          null,
          null,
          List.of(new SeatHolder("Ada", SeatHolder.Kind.PERSON, null, false)),
          30,
          "it");

  @TempDir Path data;

  @Test
  void linksLeadToASeatOrToNone() {
    SeatToken seat = SeatToken.random();
    SeatToken watch = SeatToken.random();
    try (EventStore store = EventStore.open(data)) {
      long id = store.create(PLAN, Map.of(seat, Optional.of(0), watch, Optional.empty()));
      assertThat(store.find(seat)).contains(new EventStore.Link(id, 0));
      assertThat(store.find(watch)).contains(new EventStore.Link(id, null));
      assertThat(store.find(SeatToken.random())).isEmpty();
      store.free(id, 0, new TableEvent(TableEvent.Kind.HOLDER, 0, "{}"));
      assertThat(store.find(seat)).isEmpty();
      assertThat(store.find(watch)).isPresent();
    }
  }

  @Test
  void eventsComeBackInOrder() {
    List<TableEvent> events =
        List.of(
            new TableEvent(TableEvent.Kind.MOVE, TableEvent.NOBODY, "shuffle As Ks"),
            new TableEvent(TableEvent.Kind.MOVE, 1, "play As"),
            new TableEvent(TableEvent.Kind.UNDO, 1, "1"));
    long id;
    try (EventStore store = EventStore.open(data)) {
      id = store.create(PLAN, Map.of());
      store.append(id, 0, events.subList(0, 2));
      store.append(id, 2, events.subList(2, 3));
    }
    try (EventStore store = EventStore.open(data)) {
      assertThat(store.load(id)).isEqualTo(new EventStore.Kept(PLAN, ImmutableList.copyOf(events)));
    }
  }

  @Test
  void ofEventsThatCannotAllBeKeptNoneIs() {
    TableEvent event = new TableEvent(TableEvent.Kind.MOVE, 0, "pass");
    try (EventStore store = EventStore.open(data)) {
      long id = store.create(PLAN, Map.of());
      store.append(id, 1, List.of(event));
      assertThatThrownBy(() -> store.append(id, 0, List.of(event, event)))
          .isInstanceOf(StoreException.class);
      assertThat(store.load(id).events()).containsExactly(event);
    }
  }

  @Test
  void tokensAreNotInTheirText() {
    SeatToken token = SeatToken.random();
    assertThat(token.text()).hasSize(22);
    assertThat(token.toString()).doesNotContain(token.text());
    assertThat(new ClientMessage.Join(token.text(), -1, "en").toString())
        .doesNotContain(token.text());
    assertThat(new ServerMessage.Seated(token.text()).toString()).doesNotContain(token.text());
  }
}
