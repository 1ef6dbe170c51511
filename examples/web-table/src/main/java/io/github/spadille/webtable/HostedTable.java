package io.github.spadille.webtable;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.MoveClock;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.json.MessageException;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.MoveData;
import io.github.spadille.formats.json.ObservationData;
import io.github.spadille.formats.json.RefusalData;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One game and all who sit at it: what a program has to write that embeds Spadille.
 *
 * <p>The first part is the embedding: {@link #move} takes a move from a player, {@link #accept}
 * carries it out, {@link #show} tells a guest what has changed, {@link #think} lets agents play.
 * All else is about people: who sits where, undo, clocks, rematch.
 *
 * <p>One lock guards it all: each method that others call takes it, and none of them waits for a
 * client. What has happened is in the store before anybody is told.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class HostedTable<S extends GameState, M extends Move> {
  private static final System.Logger LOG = System.getLogger(HostedTable.class.getName());
  private static final int MOST_GUESTS = 64;
  private static final long MILLION = 1_000_000;

  private final long id;
  private final TablePlan plan;
  private final TableRoom room;
  private final Voices<S, M> voices;
  private final List<SeatHolder> holders;
  private final Set<Guest> guests = new LinkedHashSet<>();
  private final Set<Integer> pondering = new HashSet<>();
  private final ImmutableList<RandomSource> numbers; // for the agent of each seat
  private final MoveClock clock;
  private Match<S, M> match;
  private int events;
  private @Nullable UndoVote vote;
  private @Nullable NextLinks next;
  private long turnSince = System.nanoTime();
  private long lastUsed = System.nanoTime();
  private boolean isClosed;

  /** The links of the next game: that of each person by seat, and that of who watches. */
  record NextLinks(Map<Integer, String> seats, String watch) {
    /** Returns what may stand in a log. */
    @Override
    public String toString() {
      return "links";
    }
  }

  private HostedTable(long id, TablePlan plan, TableRoom room, Setup<S, M> setup) {
    this.id = id;
    this.plan = plan;
    this.room = room;
    this.clock = new MoveClock(room.nanos());
    this.voices = new Voices<>(setup, plan, room.catalog());
    this.holders = new ArrayList<>(plan.seats());
    this.numbers =
        IntStream.range(0, plan.seats().size())
            .mapToObj(room.dealer()::generatorFor)
            .collect(toImmutableList());
    this.match = Match.start(setup, Lists.transform(plan.seats(), SeatHolder::name));
  }

  /** Returns a table as it was kept; nobody plays at it before {@link #open}. */
  static HostedTable<?, ?> of(long id, EventStore.Kept kept, TableRoom room) {
    Game<?, ?, ?> game = room.catalog().game(kept.plan().game());
    return of(id, kept, room, game);
  }

  private static <S extends GameState, M extends Move> HostedTable<S, M> of(
      long id, EventStore.Kept kept, TableRoom room, Game<S, M, ?> game) {
    Map<String, String> options = new LinkedHashMap<>(game.base(kept.plan().base()));
    options.putAll(kept.plan().options());
    Setup<S, M> setup = game.setup(kept.plan().seats().size(), options);
    HostedTable<S, M> table = new HostedTable<>(id, kept.plan(), room, setup);
    kept.events().forEach(table::replay);
    table.clock.goOn();
    return table;
  }

  // ---- The embedding ----

  private void replay(TableEvent event) {
    switch (event.kind()) {
      case MOVE -> {
        match =
            event.seat() == TableEvent.NOBODY
                ? match.playChance(event.text())
                : match.play(event.seat(), event.text());
        clock.follow(match);
      }
      case UNDO -> goBackTo(match.at(Integer.parseInt(event.text())));
      case HOLDER -> {
        holders.set(event.seat(), WireJson.readOwn(event.text(), SeatHolder.class));
        rename();
      }
      case NEXT -> next = WireJson.readOwn(event.text(), NextLinks.class);
    }
    events++;
  }

  /** Begins or goes on: deals if that is due, and lets agents think. */
  synchronized void open() {
    if (match.state().turn().isChance()) {
      keep(List.of());
    }
    startTurn();
    think();
  }

  /** A player makes a move of a game that they saw at some revision. */
  private void move(Guest guest, int seat, int revision, ObjectNode sent) {
    Messages<S, M> messages = voices.in(guest.locale());
    M move = clock.stamped(messages.move(moveData(sent), seat));
    if (!match.stillMeans(seat, revision)) {
      guest.tell(new ServerMessage.Plain("stale"));
      show(guest);
      return;
    }
    Optional<Refusal> refusal = match.refusal(move);
    if (refusal.isPresent()) {
      guest.tell(refused(messages, refusal.get()));
      return;
    }
    accept(move);
  }

  /** Carries out a legal move and what chance does after it, keeps it, tells it, goes on. */
  private void accept(M move) {
    keep(List.of(move));
    vote = null;
    startTurn();
    showAll();
    think();
  }

  /** Plays moves and all moves of chance that are then due; they are in the store when it ends. */
  private void keep(List<M> moves) {
    List<Match<S, M>> after = new ArrayList<>();
    List<TableEvent> rows = new ArrayList<>();
    Match<S, M> now = match;
    for (M move : moves) {
      now = played(now, move, after, rows);
    }
    while (now.state().turn().isChance()) {
      now = played(now, now.chance(room.dealer()), after, rows);
    }
    room.store().append(id, events, rows);
    events += rows.size();
    match = now;
    after.forEach(clock::follow);
  }

  private Match<S, M> played(
      Match<S, M> before, M move, List<Match<S, M>> after, List<TableEvent> rows) {
    Match<S, M> played = before.play(move);
    after.add(played);
    rows.add(
        new TableEvent(
            TableEvent.Kind.MOVE,
            move.isChance() ? TableEvent.NOBODY : move.seat(),
            match.rules().syntax().format(move)));
    return played;
  }

  /** Tells a guest what has changed in the game since they were told last. */
  private void show(Guest guest) {
    ObservationData seen =
        voices.in(guest.locale()).observation(match, guest.viewer(), guest.told());
    guest.toldUpTo(match.revision());
    boolean live = TimedMove.isIn(match.legalMovesFor(guest.viewer()));
    guest.tell(new ServerMessage.GameTold(live, MessageJson.write(seen)));
  }

  /** Lets the agents think whose turn it is: one after the other, or all at once if time counts. */
  private void think() {
    if (isClosed || match.isOver()) {
      return;
    }
    List<Integer> able = new ArrayList<>();
    boolean isLive = false;
    for (int seat : match.state().awaited()) {
      MoveList<M> moves = match.legalMovesFor(Viewer.seat(seat));
      isLive |= TimedMove.isIn(moves);
      if (holders.get(seat).isPlayedByAgent() && !moves.isEmpty()) {
        able.add(seat);
      }
    }
    if (isLive) {
      able.forEach(seat -> ponder(seat, true));
    } else if (!able.isEmpty() && pondering.isEmpty()) {
      ponder(able.get(ThreadLocalRandom.current().nextInt(able.size())), false);
    }
  }

  private void ponder(int seat, boolean isLive) {
    if (!pondering.add(seat)) {
      return;
    }
    Match<S, M> seen = match;
    String level = holders.get(seat).agentLevel();
    RandomSource random = numbers.get(seat);
    room.thinkers()
        .think(
            () -> {
              M chosen = chosen(seen, seat, level, random);
              if (isLive) {
                room.thinkers()
                    .later(
                        () -> decided(seen, seat, chosen, true), room.thinkers().reaction(level));
              } else {
                decided(seen, seat, chosen, false);
              }
            });
  }

  /** An agent that fails plays any move: the others go on. */
  private M chosen(Match<S, M> seen, int seat, String level, RandomSource random) {
    try {
      return room.thinkers().agent(level).choose(seen.observe(seat), random);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "agent " + level + " of " + plan.game() + " failed", e);
      MoveList<M> moves = seen.legalMovesFor(Viewer.seat(seat));
      return moves.get(random.nextInt(moves.size()));
    }
  }

  private synchronized void decided(Match<S, M> seen, int seat, M chosen, boolean isLive) {
    pondering.remove(seat);
    M move = clock.stamped(chosen);
    boolean stands =
        !isClosed
            && holders.get(seat).isPlayedByAgent()
            && (seen.revision() == match.revision() || isLive)
            && match.refusal(move).isEmpty();
    if (stands) {
      accept(move);
    } else if (isLive && !isClosed && seen.revision() == match.revision()) {
      playAnother(seat);
    } else {
      think();
    }
  }

  /**
   * By the time an agent has reacted it is too late or too early for what it wanted, and it would
   * decide the same again. So it does anything that can be done now; if nothing can, it thinks
   * again unless it is too late for everything: then it waits for somebody else.
   */
  private void playAnother(int seat) {
    List<M> open = new ArrayList<>();
    boolean isEarly = false;
    for (M move : match.legalMovesFor(Viewer.seat(seat))) {
      M now = clock.stamped(move);
      if (match.refusal(now).isEmpty()) {
        open.add(now);
      }
      isEarly |= timeOf(move) > timeOf(now);
    }
    if (!open.isEmpty()) {
      accept(open.get(numbers.get(seat).nextInt(open.size())));
    } else if (isEarly) {
      think();
    }
  }

  private static long timeOf(Move move) {
    return move instanceof TimedMove<?> timed ? timed.time() : 0;
  }

  // ---- People ----

  /**
   * Lets a client in.
   *
   * @return nothing if this table is no longer in memory: ask for it again
   */
  synchronized Optional<Guest> join(
      Outlet outlet, @Nullable Integer seat, Locale locale, int known) {
    if (isClosed) {
      return Optional.empty();
    }
    if (guests.size() >= MOST_GUESTS) {
      throw new BadRequestException("token", "There are too many at this table.");
    }
    Guest guest = new Guest(outlet, seat, locale, known);
    guests.add(guest);
    if (seat != null && holders.get(seat).away()) {
      hold(seat, holders.get(seat).withAway(false));
    }
    startTurnIfPersonCame(seat);
    tellTables();
    guest.tell(new ServerMessage.PackTold(MessageJson.write(voices.in(locale).pack())));
    show(guest);
    return Optional.of(guest);
  }

  /** Whoever comes back is given the whole time. */
  private void startTurnIfPersonCame(@Nullable Integer seat) {
    if (seat != null && plan.clock() > 0 && match.state().awaited().contains(seat)) {
      startTurn();
    }
  }

  /** A client is gone. */
  synchronized void part(Guest guest) {
    guests.remove(guest);
    lastUsed = System.nanoTime();
    tellTables();
  }

  /** Does what a client asks, or says why not. */
  synchronized void handle(Guest guest, ClientMessage message) {
    if (!guests.contains(guest)) {
      return;
    }
    try {
      answer(guest, message);
    } catch (MessageException e) {
      guest.trouble("unreadable", Reason.of(e));
    } catch (BadRequestException e) {
      guest.trouble("not-now", Reason.of(e));
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + id + " is not kept", e);
      guest.trouble("not-kept", "That could not be saved, so it was not done.");
    }
  }

  private void answer(Guest guest, ClientMessage message) {
    if (message instanceof ClientMessage.Play play) {
      int seat = seatOf(guest);
      comeBack(seat);
      move(guest, seat, play.revision(), play.move());
    } else if (message instanceof ClientMessage.Why why) {
      why(guest, seatOf(guest), why.move());
    } else if (message instanceof ClientMessage.AskHint) {
      hint(guest, seatOf(guest));
    } else if (message instanceof ClientMessage.AskRules) {
      guest.tell(new ServerMessage.RulesTold(voices.rules(guest.locale())));
    } else if (message instanceof ClientMessage.AskUndo) {
      askUndo(seatOf(guest));
    } else if (message instanceof ClientMessage.AnswerUndo answer) {
      answerUndo(seatOf(guest), answer.undo());
    } else if (message instanceof ClientMessage.Away away) {
      hold(seatOf(guest), holders.get(seatOf(guest)).withAway(away.on()));
      tellTables();
      think();
    } else if (message instanceof ClientMessage.Leave) {
      leave(seatOf(guest));
    } else if (message instanceof ClientMessage.Sit sit) {
      sit(guest, sit);
    } else if (message instanceof ClientMessage.Rematch) {
      rematch(guest);
    } else if (message instanceof ClientMessage.AskMoment moment) {
      moment(guest, moment);
    } else {
      throw new BadRequestException("message", "You have joined already.");
    }
  }

  private static int seatOf(Guest guest) {
    if (guest.seat() == null) {
      throw new BadRequestException("seat", "Who watches cannot do that.");
    }
    return guest.seat();
  }

  private static MoveData moveData(ObjectNode sent) {
    try {
      return MessageJson.read(WireJson.MAPPER.writeValueAsString(sent), MoveData.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ServerMessage refused(Messages<?, ?> messages, Refusal refusal) {
    RefusalData data = messages.refusal(refusal);
    return new ServerMessage.Refused(MessageJson.write(data), data.ruleText());
  }

  private void why(Guest guest, int seat, ObjectNode sent) {
    Messages<S, M> messages = voices.in(guest.locale());
    M move = clock.stamped(messages.move(moveData(sent), seat));
    guest.tell(
        match
            .refusal(move)
            .map(refusal -> refused(messages, refusal))
            .orElse(new ServerMessage.Plain("allowed")));
  }

  private void hint(Guest guest, int seat) {
    if (guest.isHinting()) {
      throw new BadRequestException("hint", "The last hint is not there yet.");
    }
    if (match.legalMovesFor(Viewer.seat(seat)).isEmpty()) {
      throw new BadRequestException("hint", "It is not your turn.");
    }
    guest.hinting(true);
    Match<S, M> seen = match;
    Messages<S, M> messages = voices.in(guest.locale());
    RandomSource random = room.dealer().generatorFor("hint");
    room.thinkers()
        .think(
            () -> {
              try {
                guest.tell(Advisor.hint(seen.observe(seat), messages, voicesIn(guest), random));
              } finally {
                doneHinting(guest);
              }
            });
  }

  private synchronized Words voicesIn(Guest guest) {
    return voices.words(guest.locale());
  }

  private synchronized void doneHinting(Guest guest) {
    guest.hinting(false);
  }

  private void askUndo(int seat) {
    if (match.isOver() || vote != null || !match.mayTakeBack(seat)) {
      throw new BadRequestException("undo", "There is nothing that you may take back now.");
    }
    Seats others =
        Seats.where(holders.size(), other -> other != seat && holders.get(other).isPresentPerson());
    vote = new UndoVote(seat, others);
    takeBackIfAgreed();
    tellTables();
  }

  private void answerUndo(int seat, boolean yes) {
    if (vote == null || !vote.waiting().contains(seat)) {
      throw new BadRequestException("undo", "Nobody waits for your answer.");
    }
    vote = yes ? vote.agreed(seat) : null;
    takeBackIfAgreed();
    tellTables();
  }

  private void takeBackIfAgreed() {
    if (vote == null || !vote.waiting().isEmpty()) {
      return;
    }
    Match<S, M> before = match.undoDecision(vote.by());
    room.store()
        .append(
            id,
            events,
            List.of(
                new TableEvent(TableEvent.Kind.UNDO, vote.by(), Integer.toString(before.size()))));
    events++;
    goBackTo(before);
    vote = null;
    startTurn();
    showAll();
    think();
  }

  private void goBackTo(Match<S, M> before) {
    match = before;
    clock.goBackTo(before);
  }

  /** Whoever plays is there. */
  private void comeBack(int seat) {
    if (holders.get(seat).away()) {
      hold(seat, holders.get(seat).withAway(false));
      tellTables();
    }
  }

  private void hold(int seat, SeatHolder holder) {
    if (holder.equals(holders.get(seat))) {
      return;
    }
    room.store().append(id, events, List.of(held(seat, holder)));
    heldNow(seat, holder);
  }

  private static TableEvent held(int seat, SeatHolder holder) {
    return new TableEvent(TableEvent.Kind.HOLDER, seat, WireJson.write(holder));
  }

  private void heldNow(int seat, SeatHolder holder) {
    events++;
    holders.set(seat, holder);
    rename();
    if (vote != null && !holder.isPresentPerson()) {
      vote = vote.by() == seat ? null : vote.agreed(seat);
      takeBackIfAgreed();
    }
  }

  /** Calls players by the names of who sits there now, in the record too. */
  private void rename() {
    match = match.withPlayers(Lists.transform(holders, SeatHolder::name));
    voices.renamed(holders);
  }

  private void leave(int seat) {
    SeatHolder free = holders.get(seat).freed();
    room.store().free(id, events, held(seat, free));
    heldNow(seat, free);
    for (Guest guest : ImmutableList.copyOf(guests)) {
      if (guest.hasSeat(seat)) {
        guests.remove(guest);
        guest.close("you have left");
      }
    }
    tellTables();
    think();
  }

  private void sit(Guest guest, ClientMessage.Sit sit) {
    if (guest.seat() != null) {
      throw new BadRequestException("seat", "You have a seat.");
    }
    if (sit.seat() < 0
        || sit.seat() >= holders.size()
        || holders.get(sit.seat()).kind() != SeatHolder.Kind.FREE) {
      throw new BadRequestException("seat", "That seat is not free.");
    }
    String usual = match.setup().game().words().player(sit.seat());
    SeatHolder holder = holders.get(sit.seat()).takenBy(TablePlan.name(sit.name(), usual, "name"));
    SeatToken token = SeatToken.random();
    room.store().seat(id, events, held(sit.seat(), holder), token);
    heldNow(sit.seat(), holder);
    startTurn();
    guest.tell(new ServerMessage.Seated(token.text()));
    tellTables();
  }

  private void rematch(Guest guest) {
    if (!match.isOver()) {
      throw new BadRequestException("rematch", "The game is not over yet.");
    }
    seatOf(guest);
    if (next == null) {
      List<SeatHolder> back = new ArrayList<>();
      holders.forEach(holder -> back.add(holder.withAway(false)));
      NextLinks links = room.create(plan.with(back));
      room.store()
          .append(
              id,
              events,
              List.of(
                  new TableEvent(TableEvent.Kind.NEXT, TableEvent.NOBODY, WireJson.write(links))));
      events++;
      next = links;
    }
    tellTables();
  }

  private void moment(Guest guest, ClientMessage.AskMoment asked) {
    if (!match.isOver()) {
      throw new BadRequestException("moment", "The game is not over yet.");
    }
    if (asked.at() < 0 || asked.at() > match.size()) {
      throw new BadRequestException(
          "at", "There are 0 to " + match.size() + " moves, not " + asked.at() + ".");
    }
    if (asked.seat() != null && (asked.seat() < 0 || asked.seat() >= holders.size())) {
      throw new BadRequestException("seat", "There is no seat " + asked.seat() + ".");
    }
    Viewer viewer = asked.seat() == null ? Viewer.bystander() : Viewer.seat(asked.seat());
    ObservationData seen = voices.in(guest.locale()).moment(match, viewer, asked.at());
    guest.tell(
        new ServerMessage.MomentTold(
            asked.at(), match.size(), asked.seat(), MessageJson.write(seen)));
  }

  /**
   * Returns the record of the game, which holds every secret.
   *
   * @throws BadRequestException if the game is not over
   */
  synchronized String record() {
    if (!match.isOver()) {
      throw new BadRequestException("record", "The game is not over yet.");
    }
    return voices.in(Locale.ENGLISH).wholeRecord(match).text();
  }

  // ---- The clock of a turn, and what all are told ----

  private void startTurn() {
    lastUsed = System.nanoTime();
    turnSince = lastUsed;
    if (plan.clock() > 0 && !match.isOver()) {
      long began = turnSince;
      room.thinkers().later(() -> timeIsUp(began), plan.clock() * 1000L);
    }
  }

  /** An agent takes over for each person whose turn it has been all the time. */
  private synchronized void timeIsUp(long began) {
    if (isClosed || began != turnSince || match.isOver()) {
      return;
    }
    for (int seat : match.state().awaited()) {
      if (holders.get(seat).isPresentPerson()
          && !match.legalMovesFor(Viewer.seat(seat)).isEmpty()) {
        hold(seat, holders.get(seat).withAway(true));
      }
    }
    tellTables();
    think();
  }

  private void showAll() {
    guests.forEach(this::show);
    tellTables();
  }

  private void tellTables() {
    Map<Integer, Boolean> canUndo = new HashMap<>();
    long left = Math.max(0, plan.clock() * 1000L - (System.nanoTime() - turnSince) / MILLION);
    for (Guest guest : guests) {
      Integer seat = guest.seat();
      boolean undo =
          seat != null
              && !match.isOver()
              && canUndo.computeIfAbsent(seat, each -> match.mayTakeBack(each));
      guest.tellTable(
          new ServerMessage.TableTold(
              plan.game(),
              match.setup().game().name(),
              voices.words(guest.locale()).locale().toLanguageTag(),
              seat,
              players(guest.locale()),
              plan.clock() == 0 ? null : new ServerMessage.ClockShown(plan.clock(), left),
              vote == null ? null : vote.asked(),
              undo,
              nextGame(seat)));
    }
  }

  private ServerMessage.@Nullable NextGame nextGame(@Nullable Integer seat) {
    if (next == null) {
      return null;
    }
    return new ServerMessage.NextGame(
        seat == null ? next.watch() : next.seats().getOrDefault(seat, next.watch()));
  }

  private ImmutableList<ServerMessage.PlayerAtTable> players(Locale locale) {
    ImmutableList<String> names = voices.in(locale).players();
    ImmutableList.Builder<ServerMessage.PlayerAtTable> players = ImmutableList.builder();
    for (int seat = 0; seat < holders.size(); seat++) {
      int each = seat;
      SeatHolder holder = holders.get(seat);
      players.add(
          new ServerMessage.PlayerAtTable(
              seat,
              names.get(seat),
              holder.kind(),
              holder.kind() == SeatHolder.Kind.AGENT ? holder.agentLevel() : null,
              guests.stream().anyMatch(guest -> guest.hasSeat(each)),
              holder.away()));
    }
    return players.build();
  }

  /** Leaves memory if nobody has been here for so long and no agent is thinking. */
  synchronized boolean closeIfUnused(long nanos) {
    if (guests.isEmpty() && pondering.isEmpty() && System.nanoTime() - lastUsed > nanos) {
      isClosed = true;
    }
    return isClosed;
  }

  /** Does nothing more. */
  synchronized void close() {
    isClosed = true;
    guests.clear();
  }

  /** Returns the match, for tests. */
  synchronized Match<S, M> match() {
    return match;
  }
}
