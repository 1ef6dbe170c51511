package io.github.spadille.webtable;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.match.Dealer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * All tables: makes them, finds them by their links, and reads them from the store when somebody
 * comes. A table that nobody uses leaves memory and stays in the store. Thread-safe.
 */
final class TableRoom implements AutoCloseable {
  private static final long SWEEP_SECONDS = 60;
  private static final long UNUSED_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final Catalog catalog;
  private final EventStore store;
  private final Thinkers thinkers;
  private final Dealer dealer;
  private final Tongue tongue;
  private final LongSupplier nanos;
  private final Map<Long, HostedTable<?, ?>> tables = new ConcurrentHashMap<>();

  TableRoom(Catalog catalog, EventStore store, Thinkers thinkers, Dealer dealer) {
    this(catalog, store, thinkers, dealer, System::nanoTime);
  }

  /**
   * Opens the room.
   *
   * @param nanos the time that counts in games whose moves have times, in nanoseconds
   */
  TableRoom(
      Catalog catalog, EventStore store, Thinkers thinkers, Dealer dealer, LongSupplier nanos) {
    this.nanos = nanos;
    this.catalog = catalog;
    this.store = store;
    this.thinkers = thinkers;
    this.dealer = dealer;
    this.tongue = new Tongue(catalog);
    thinkers.every(() -> sweep(UNUSED_NANOS), SWEEP_SECONDS);
  }

  Catalog catalog() {
    return catalog;
  }

  EventStore store() {
    return store;
  }

  Thinkers thinkers() {
    return thinkers;
  }

  Tongue tongue() {
    return tongue;
  }

  Dealer dealer() {
    return dealer;
  }

  LongSupplier nanos() {
    return nanos;
  }

  /** Makes a table, lets its agents begin, and returns its links. */
  HostedTable.NextLinks create(TablePlan plan) {
    Map<SeatToken, Optional<Integer>> links = new LinkedHashMap<>();
    Map<Integer, String> seats = new HashMap<>();
    for (int seat = 0; seat < plan.seats().size(); seat++) {
      if (plan.seats().get(seat).kind() == SeatHolder.Kind.PERSON) {
        SeatToken token = SeatToken.random();
        links.put(token, Optional.of(seat));
        seats.put(seat, token.text());
      }
    }
    SeatToken watch = SeatToken.random();
    links.put(watch, Optional.empty());
    table(store.create(plan, links));
    return new HostedTable.NextLinks(seats, watch.text());
  }

  /** Returns a table, from the store if it is not in memory. */
  HostedTable<?, ?> table(long id) {
    HostedTable<?, ?> known = tables.get(id);
    if (known != null) {
      return known;
    }
    HostedTable<?, ?> made =
        tables.computeIfAbsent(id, each -> HostedTable.of(each, store.load(each), this));
    made.open();
    return made;
  }

  /**
   * Lets a client in by its link.
   *
   * @throws BadRequestException if the link leads nowhere
   */
  Placed join(Outlet outlet, SeatToken token, Locale locale, int known) {
    EventStore.Link link = link(token);
    while (true) {
      HostedTable<?, ?> table = table(link.table());
      Optional<Guest> guest = table.join(outlet, link.seat(), locale, known);
      if (guest.isPresent()) {
        return new Placed(table, guest.get());
      }
      tables.remove(link.table(), table);
    }
  }

  /** A client at its table. */
  record Placed(HostedTable<?, ?> table, Guest guest) {}

  /**
   * Returns where a link leads.
   *
   * @throws BadRequestException if it leads nowhere
   */
  EventStore.Link link(SeatToken token) {
    return store
        .find(token)
        .orElseThrow(() -> new BadRequestException("token", "This link leads to no table."));
  }

  /** Returns how many tables are in memory. */
  int size() {
    return tables.size();
  }

  void sweep(long unusedNanos) {
    tables.values().removeIf(table -> table.closeIfUnused(unusedNanos));
  }

  @Override
  public void close() {
    thinkers.close();
    tables.values().forEach(HostedTable::close);
    store.close();
  }
}
