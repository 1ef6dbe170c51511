package io.github.spadille.webtable;

import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.json.Messages;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** One client at a table: through whose eyes it looks, and what it was told. */
final class Guest {
  private final Outlet outlet;
  private final @Nullable Integer seat;
  private final Locale locale;
  private int told;
  private String toldTable = "";
  private boolean isHinting;

  Guest(Outlet outlet, @Nullable Integer seat, Locale locale, int known) {
    this.outlet = outlet;
    this.seat = seat;
    this.locale = locale;
    this.told = known < 0 ? Messages.NOTHING : known;
  }

  boolean hasSeat(int number) {
    return seat != null && seat == number;
  }

  /** Returns the seat; null for who watches. */
  @Nullable Integer seat() {
    return seat;
  }

  Viewer viewer() {
    return seat == null ? Viewer.bystander() : Viewer.seat(seat);
  }

  Locale locale() {
    return locale;
  }

  int told() {
    return told;
  }

  void toldUpTo(int revision) {
    told = revision;
  }

  boolean isHinting() {
    return isHinting;
  }

  void hinting(boolean now) {
    isHinting = now;
  }

  void tell(ServerMessage message) {
    outlet.tell(message.json());
  }

  void trouble(String code, String sentence) {
    tell(new ServerMessage.TroubleTold(sentence, code));
  }

  /** Sends how the table stands, unless that was sent last. */
  void tellTable(ServerMessage.TableTold table) {
    String json = table.json();
    if (!json.equals(toldTable)) {
      toldTable = json;
      outlet.tell(json);
    }
  }

  void close(String reason) {
    outlet.close(reason);
  }
}
