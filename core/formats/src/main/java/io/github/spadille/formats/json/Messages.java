package io.github.spadille.formats.json;

import com.google.common.base.Splitter;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.View;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveParts;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.sheet.RuleSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes the messages of one game, in one language: all that its players and bystanders are told.
 *
 * <pre>{@code
 * Messages<S, M> messages = Messages.of(match, Locale.ENGLISH);
 * String json = MessageJson.write(messages.observation(match, Viewer.seat(0), known));
 * M move = messages.move(MessageJson.read(answer, MoveData.class), 0);
 * }</pre>
 *
 * <p>A client tells the {@linkplain Match#revision() revision} that it knows, which stands in all
 * that it was sent, and is told what has changed since; {@link #NOTHING}, or any number that is no
 * revision, gets everything. A revision is that of one viewer: a client that looks with the eyes of
 * another, or in another language, knows nothing. No number that a client tells is an error.
 *
 * <p>It is made once and serves the game from its first move to its last. What it makes for a
 * viewer is made of what a {@link Match} shows that viewer, and tells nothing else. Immutable and
 * thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Messages<S extends GameState, M extends Move> {
  /** Stages are told of so many moves; of more, nobody watches how it came. */
  public static final int MOST_STAGED_MOVES = 16;

  /** The revision that a client knows which knows nothing yet. */
  public static final int NOTHING = -1;

  private static final Splitter BLANK = Splitter.on(' ');

  private final Setup<S, M> setup;
  private final Words words;
  private final Optional<Binding> houseRules;
  private final Supplier<CardTexts> cards;
  private final Supplier<Rulebook> book;

  private Messages(Setup<S, M> setup, Words words, Optional<Binding> houseRules) {
    this.setup = setup;
    this.words = words;
    this.houseRules = houseRules;
    this.cards =
        Suppliers.memoize(() -> CardTexts.of(setup.rules().table(setup.rules().start()), words))
            ::get;
    this.book = Suppliers.memoize(setup::rulebook)::get;
  }

  /**
   * Returns what makes the messages of a match, in the words of its game.
   *
   * @param locale the language; English if the game has no words in it
   */
  public static <S extends GameState, M extends Move> Messages<S, M> of(
      Match<S, M> match, Locale locale) {
    Words english = match.setup().game().words();
    Words words = english.in(locale);
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < match.players().size(); seat++) {
      String name = match.players().get(seat);
      names.add(name.equals(english.player(seat)) ? words.player(seat) : name);
    }
    return of(match.setup(), words.withPlayers(names));
  }

  /**
   * Returns what makes the messages of games with one setup.
   *
   * @param words the language, and the names of the players; hidden characters in names are shown
   */
  public static <S extends GameState, M extends Move> Messages<S, M> of(
      Setup<S, M> setup, Words words) {
    List<String> names = new ArrayList<>();
    boolean visible = true;
    for (int seat = 0; seat < setup.seats(); seat++) {
      String name = words.player(seat);
      visible &= !HiddenCharacters.isIn(name);
      names.add(HiddenCharacters.show(name));
    }
    Words sided = words.withSides(setup.rules().sides());
    return new Messages<>(setup, visible ? sided : sided.withPlayers(names), Optional.empty());
  }

  /**
   * Returns what can be said of a game before anybody plays it.
   *
   * @param locale the language, as far as rulebook, family and tags are translated
   */
  public static GameData game(Game<?, ?, ?> game, Locale locale) {
    return GameData.of(game, locale);
  }

  /** Returns the same for a game that is bound to house rules, which its messages name (HSE-2). */
  public Messages<S, M> houseRules(Binding binding) {
    return new Messages<>(setup, words, Optional.of(binding));
  }

  /** Returns all that can be played, to choose from, in one language as far as it is translated. */
  public static CatalogData catalog(Catalog catalog, Locale locale) {
    return CatalogData.of(catalog, locale);
  }

  /** Returns a sheet of rules as a message: that of an entry of a house-rules document, or any. */
  public static RulesData rules(RuleSheet sheet) {
    return RulesData.of(sheet);
  }

  /** Returns the rules that are in force, without what a group has added to them. */
  public RulesData rules() {
    return rules(
        RuleSheet.of(setup.game())
            .options(setup.options())
            .seats(setup.seats())
            .in(words.locale())
            .full());
  }

  /** Returns how each card of the pack is shown: what a client draws cards by. */
  public PackData pack() {
    return PackData.of(setup.rules().table(setup.rules().start()), words);
  }

  /** Returns the game as a viewer sees it now, whole. */
  public ViewData view(Match<S, M> match, Viewer viewer) {
    return view(match.viewFor(viewer), match.size(), match.revision());
  }

  /**
   * Returns the game as a viewer sees it now: the sheet since what is known, and of piles and facts
   * what has changed, unless moves that the viewer knows were taken back.
   *
   * @param known the revision that the viewer knows
   */
  public ViewData view(Match<S, M> match, Viewer viewer, int known) {
    return view(view(match, viewer), match, viewer, known);
  }

  private ViewData view(ViewData whole, Match<S, M> match, Viewer viewer, int known) {
    int kept = match.keptSince(known);
    if (kept == 0) {
      return whole;
    }
    Match<S, M> then = match.at(kept);
    ViewData seen = view(then.viewFor(viewer), kept, known);
    ViewData rest = whole.sheetSince(seen.sheet());
    // No move was taken back since, so the table of that time is what the viewer knows.
    boolean isKnown = kept == match.size() - (match.revision() - known);
    return isKnown ? rest.since(seen) : rest;
  }

  /**
   * Returns a view as a message, whole.
   *
   * @param next the number of moves before it
   * @param revision the revision of the match
   */
  public ViewData view(View view, int next, int revision) {
    SeenTable table = view.table();
    String phase = view.phase();
    HandOrder order = HandOrder.of(words, table::fact);
    ImmutableList<PileData> piles =
        ImmutableList.copyOf(
            Lists.transform(table.piles(), pile -> PileData.of(pile, words, order)));
    ImmutableList<FactData> facts =
        ImmutableList.copyOf(
            Lists.transform(
                table.typedFacts(),
                fact -> FactData.of(fact, phase, setup.seats(), words, cards.get())));
    CardTexts.Occurring seen = cards.get().new Occurring();
    Changes.eachCard(piles, facts, seen::add);
    return new ViewData(
        setup.game().id(),
        setup.base(),
        setup.seats(),
        setup.options(),
        houseRules.orElse(null),
        seatOf(view.viewer()),
        players(),
        revision,
        next,
        ImmutableList.copyOf(view.turn()),
        view.chance(),
        view.isOver(),
        view.hand(),
        phase.equals(Values.NOTHING) ? null : PhaseData.of(phase, words),
        view.outcome().map(outcome -> OutcomeData.of(outcome, words)).orElse(null),
        ImmutableList.copyOf(view.sheet().totals().asList()),
        new SheetData(
            0,
            ImmutableList.copyOf(
                Lists.transform(view.sheet().lines(), line -> LineData.of(line, words)))),
        null,
        piles,
        facts,
        null,
        seen.texts());
  }

  private static @Nullable Integer seatOf(Viewer viewer) {
    return viewer.isSeat() ? viewer.seat() : null;
  }

  /** Returns what the players are called, seat by seat. */
  public ImmutableList<String> players() {
    ImmutableList.Builder<String> players = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      players.add(words.player(seat));
    }
    return players.build();
  }

  /**
   * Returns the moves since those that a viewer knows and that still stand, as it saw them.
   *
   * @param known the revision that the viewer knows
   */
  public LogData log(Match<S, M> match, Viewer viewer, int known) {
    int from = match.keptSince(known);
    CardTexts.Occurring named = cards.get().new Occurring();
    ImmutableList.Builder<SeenMoveData> moves = ImmutableList.builder();
    for (SeenMove seen : match.logFor(viewer, from)) {
      moves.add(seen(seen, named));
    }
    return new LogData(match.revision(), from, match.size(), moves.build(), named.texts());
  }

  private SeenMoveData seen(SeenMove seen, CardTexts.Occurring named) {
    MoveSyntax<M> syntax = setup.rules().syntax();
    Integer seat = seen.seat() < 0 ? null : seen.seat();
    if (syntax.isHidden(seen)) {
      String verb = BLANK.splitToList(seen.text()).get(0);
      return new SeenMoveData(seat, verb, null, seen.text(), words.text(syntax.told(seen)));
    }
    MoveParts parts =
        syntax.parts(
            seat == null ? syntax.parseChance(seen.text()) : syntax.parse(seat, seen.text()));
    addWords(parts, named);
    return new SeenMoveData(
        seat, parts.verb(), MoveData.arguments(parts), seen.text(), words.text(parts.told()));
  }

  private static void addWords(MoveParts parts, CardTexts.Occurring named) {
    parts.words().forEach(argument -> argument.forEach(named::add));
  }

  /** Returns what a viewer can do now. */
  public MovesData moves(Match<S, M> match, Viewer viewer) {
    return moves(match.legalMovesFor(viewer));
  }

  /** Returns moves of seats as offers. */
  public MovesData moves(List<M> moves) {
    CardTexts.Occurring named = cards.get().new Occurring();
    ImmutableList.Builder<OfferData> offers = ImmutableList.builder();
    for (M move : moves) {
      MoveParts parts = setup.rules().syntax().parts(move);
      addWords(parts, named);
      MoveData data = MoveData.of(parts);
      offers.add(new OfferData(data, data.notation(), words.text(parts.offered())));
    }
    return new MovesData(offers.build(), named.texts());
  }

  /**
   * Returns the move that a player sent.
   *
   * <p>The parts are those of an offer, or others that the notation can read: a time, a guessed
   * word. Whether the move is legal is for {@link Match#refusal} to say.
   *
   * @param seat the seat of the player who sent it
   * @throws MessageException if it is the move of another seat, or the parts make no move; says
   *     where and what can stand there
   */
  public M move(MoveData move, int seat) {
    return new MoveMaker<>(setup.rules().syntax(), move).of(seat);
  }

  /** Returns why a move is refused. */
  public RefusalData refusal(Refusal refusal) {
    return new RefusalData(
        refusal.ruleId(),
        refusal.reason(),
        ArgumentData.of(refusal.phrase(), words),
        words.text(refusal.phrase()),
        ruleText(refusal.ruleId()));
  }

  private String ruleText(String id) {
    return book.get().find(id).orElseGet(() -> setup.game().rulebook().rule(id)).text();
  }

  /**
   * Returns what a viewer saw happen since the moves that it knows: of each move its {@linkplain
   * Match#stagesFor stages}, each told as what was not as the view of now shows it. Where the last
   * move has led to is left out if nothing is told of that, as the view shows it.
   *
   * <p>They are those of the last {@value #MOST_STAGED_MOVES} moves at most, and none for a viewer
   * that knows no revision.
   *
   * @param known the revision that the viewer knows
   */
  public StagesData stages(Match<S, M> match, Viewer viewer, int known) {
    return stages(view(match, viewer), match, viewer, known);
  }

  private StagesData stages(ViewData now, Match<S, M> match, Viewer viewer, int known) {
    boolean isNew = known < 0 || known > match.revision();
    int kept = isNew ? match.size() : match.keptSince(known);
    int from = Math.max(kept, match.size() - MOST_STAGED_MOVES);
    List<Match<S, M>> after = new ArrayList<>();
    for (Match<S, M> each = match; each.size() > from; each = each.undo()) {
      after.add(each);
    }
    ImmutableList.Builder<StageData> stages = ImmutableList.builder();
    for (Match<S, M> each : Lists.reverse(after)) {
      for (View seen : each.stagesFor(viewer)) {
        Phrase stage = seen.stage().orElseThrow();
        // What nothing is told of is the way to the next move; of the last one the view shows it.
        if (each.size() < match.size() || !StageData.isDone(stage)) {
          ViewData then = view(seen, each.size(), match.revision());
          stages.add(StageData.of(stage, then, now, words));
        }
      }
    }
    return new StagesData(match.revision(), from, match.size(), stages.build());
  }

  /**
   * Returns all that a viewer needs to draw the game now.
   *
   * @param known the revision that the viewer knows
   */
  public ObservationData observation(Match<S, M> match, Viewer viewer, int known) {
    ViewData now = view(match, viewer);
    return new ObservationData(
        stages(now, match, viewer, known),
        view(now, match, viewer, known),
        log(match, viewer, known),
        moves(match, viewer));
  }

  /**
   * Returns all that a viewer needs to draw the game as it was after so many moves, with the stages
   * of the last of them: whoever looks at a game move by move asks for one after the other.
   *
   * <p>It tells no more than the viewer saw then. But with the eyes of another seat it tells what
   * that seat saw, so before a game is over it is for the viewer's own seat alone.
   *
   * @param size how many moves stand
   * @throws IllegalArgumentException if there are not so many moves
   */
  public ObservationData moment(Match<S, M> match, Viewer viewer, int size) {
    Match<S, M> then = match.at(size);
    int known = NOTHING;
    if (size > 0) {
      Match<S, M> before = match.at(size - 1);
      known = before.revision();
      then = before.play(then.last().orElseThrow());
    }
    ViewData seen = view(then, viewer);
    return new ObservationData(
        stages(seen, then, viewer, known), seen, log(then, viewer, NOTHING), moves(then, viewer));
  }

  /** Returns the record of a match as a viewer may have it: with what it saw, and no more. */
  public RecordData record(Match<S, M> match, Viewer viewer) {
    GameRecord record =
        houseRules
            .map(binding -> RecordWriter.redacted(match, viewer, binding))
            .orElseGet(() -> RecordWriter.redacted(match, viewer));
    return new RecordData(false, seatOf(viewer), record.format());
  }

  /**
   * Returns the record of a match with every secret, for whoever may have it: a player when the
   * game is over, a server at any time.
   */
  public RecordData wholeRecord(Match<S, M> match) {
    GameRecord record =
        houseRules
            .map(binding -> RecordWriter.of(match, binding))
            .orElseGet(() -> RecordWriter.of(match));
    return new RecordData(true, null, record.format());
  }
}
