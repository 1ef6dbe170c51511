package io.github.spadille.webtable;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Keeps tables, links and events in one SQLite file.
 *
 * <p>An event that {@link #append} has returned from outlives the process, however it dies: it is
 * in the write-ahead log, in the hands of the operating system. Since SQLite does not wait for the
 * disk after each of them ({@code synchronous=NORMAL}), a power cut can lose the last events; the
 * file is whole even then, and the games stand a few moves earlier.
 *
 * <p>The file holds every secret of every game. Thread-safe.
 */
final class EventStore implements AutoCloseable {
  /**
   * Where a link leads.
   *
   * @param table the number of the table
   * @param seat the seat; null for who watches
   */
  record Link(long table, @Nullable Integer seat) {}

  /** A table as it was kept. */
  record Kept(TablePlan plan, ImmutableList<TableEvent> events) {}

  private static final String FILE = "tables.sqlite";

  private final Connection connection;
  private final PreparedStatement appending;

  private EventStore(Connection connection) throws SQLException {
    this.connection = connection;
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode=WAL");
      statement.execute("PRAGMA synchronous=NORMAL");
      statement.execute(
          "CREATE TABLE IF NOT EXISTS hosted (id INTEGER PRIMARY KEY, plan TEXT NOT NULL)");
      statement.execute(
          "CREATE TABLE IF NOT EXISTS link (token TEXT PRIMARY KEY, hosted INTEGER NOT NULL,"
              + " seat INTEGER) WITHOUT ROWID");
      statement.execute(
          "CREATE TABLE IF NOT EXISTS event (hosted INTEGER NOT NULL, number INTEGER NOT NULL,"
              + " kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,"
              + " PRIMARY KEY (hosted, number)) WITHOUT ROWID");
    }
    connection.setAutoCommit(false);
    this.appending = connection.prepareStatement("INSERT INTO event VALUES (?, ?, ?, ?, ?)");
  }

  /**
   * Opens the store of a folder, which is made if it is not there.
   *
   * @throws StoreException if it cannot be opened
   */
  static EventStore open(Path folder) {
    try {
      Files.createDirectories(folder);
      return new EventStore(DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(FILE)));
    } catch (java.io.IOException | SQLException e) {
      throw new StoreException("cannot open " + folder.resolve(FILE), e);
    }
  }

  /**
   * Keeps a new table and its links, and returns its number.
   *
   * @throws StoreException if it cannot be written; then nothing is
   */
  synchronized long create(TablePlan plan, Map<SeatToken, Optional<Integer>> links) {
    return inTransaction(
        () -> {
          long id;
          try (PreparedStatement insert =
              connection.prepareStatement("INSERT INTO hosted (plan) VALUES (?)")) {
            insert.setString(1, WireJson.write(plan));
            insert.executeUpdate();
            try (ResultSet keys = insert.getGeneratedKeys()) {
              keys.next();
              id = keys.getLong(1);
            }
          }
          for (Map.Entry<SeatToken, Optional<Integer>> link : links.entrySet()) {
            insertLink(link.getKey(), id, link.getValue().orElse(null));
          }
          return id;
        });
  }

  private void insertLink(SeatToken token, long table, @Nullable Integer seat) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO link VALUES (?, ?, ?)")) {
      insert.setString(1, token.text());
      insert.setLong(2, table);
      insert.setObject(3, seat);
      insert.executeUpdate();
    }
  }

  /** Returns where a link leads. */
  synchronized Optional<Link> find(SeatToken token) {
    return inTransaction(
        () -> {
          try (PreparedStatement query =
              connection.prepareStatement("SELECT hosted, seat FROM link WHERE token = ?")) {
            query.setString(1, token.text());
            try (ResultSet rows = query.executeQuery()) {
              if (!rows.next()) {
                return Optional.empty();
              }
              int seat = rows.getInt(2);
              return Optional.of(new Link(rows.getLong(1), rows.wasNull() ? null : seat));
            }
          }
        });
  }

  /**
   * Keeps what happened, all of it or nothing.
   *
   * @param next the number of the first of these events
   * @throws StoreException if it cannot be written; then nothing is
   */
  synchronized void append(long table, int next, List<TableEvent> events) {
    inTransaction(
        () -> {
          insert(table, next, events);
          return table;
        });
  }

  /** Keeps that somebody sat down, with the link. */
  synchronized void seat(long table, int next, TableEvent event, SeatToken token) {
    inTransaction(
        () -> {
          insert(table, next, List.of(event));
          insertLink(token, table, event.seat());
          return table;
        });
  }

  /** Keeps that somebody left, whose links lead nowhere from now on. */
  synchronized void free(long table, int next, TableEvent event) {
    inTransaction(
        () -> {
          insert(table, next, List.of(event));
          try (PreparedStatement delete =
              connection.prepareStatement("DELETE FROM link WHERE hosted = ? AND seat = ?")) {
            delete.setLong(1, table);
            delete.setInt(2, event.seat());
            delete.executeUpdate();
          }
          return table;
        });
  }

  private void insert(long table, int next, List<TableEvent> events) throws SQLException {
    int number = next;
    for (TableEvent event : events) {
      appending.setLong(1, table);
      appending.setInt(2, number++);
      appending.setString(3, event.kind().name());
      appending.setInt(4, event.seat());
      appending.setString(5, event.text());
      appending.executeUpdate();
    }
  }

  /** Returns a table that was kept. */
  synchronized Kept load(long table) {
    return inTransaction(
        () -> {
          TablePlan plan;
          try (PreparedStatement query =
              connection.prepareStatement("SELECT plan FROM hosted WHERE id = ?")) {
            query.setLong(1, table);
            try (ResultSet rows = query.executeQuery()) {
              rows.next();
              plan = WireJson.readOwn(rows.getString(1), TablePlan.class);
            }
          }
          ImmutableList.Builder<TableEvent> events = ImmutableList.builder();
          try (PreparedStatement query =
              connection.prepareStatement(
                  "SELECT kind, seat, text FROM event WHERE hosted = ? ORDER BY number")) {
            query.setLong(1, table);
            try (ResultSet rows = query.executeQuery()) {
              while (rows.next()) {
                events.add(
                    new TableEvent(
                        TableEvent.Kind.valueOf(rows.getString(1)),
                        rows.getInt(2),
                        rows.getString(3)));
              }
            }
          }
          return new Kept(plan, events.build());
        });
  }

  private interface Work<T> {
    T run() throws SQLException;
  }

  private <T> T inTransaction(Work<T> work) {
    try {
      T result = work.run();
      connection.commit();
      return result;
    } catch (SQLException e) {
      try {
        connection.rollback();
      } catch (SQLException again) {
        e.addSuppressed(again);
      }
      throw new StoreException("the store cannot be read or written", e);
    }
  }

  @Override
  public synchronized void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreException("the store cannot be closed", e);
    }
  }
}
