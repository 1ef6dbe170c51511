package io.github.spadille.games.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.fishing.scopa.Scopa;
import io.github.spadille.formats.json.CatalogData;
import io.github.spadille.formats.json.ChoiceData;
import io.github.spadille.formats.json.GameData;
import io.github.spadille.formats.json.Message;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.MoveData;
import io.github.spadille.formats.json.OfferData;
import io.github.spadille.formats.json.OptionData;
import io.github.spadille.formats.json.PresetData;
import io.github.spadille.formats.json.RulesData;
import io.github.spadille.testkit.subject.Setups;
import io.github.spadille.tricktaking.ohhell.OhHell;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The messages of every game are what the schema says, and its moves come back as they were. */
@Execution(ExecutionMode.CONCURRENT)
class EveryMessageTest {
  private static final JsonSchema SCHEMA =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
          .getSchema(MessageJson.schema());

  private static final int GAMES = 6;
  private static final int MOVES = 120;

  /** The moves at which messages are made; those between are only played. */
  private static final int STEP = 10;

  /** Some games have hundreds of moves; these are enough to see every form. */
  private static final int MOST_OFFERS = 60;

  static List<Game<?, ?, ?>> games() {
    return Catalog.load().games();
  }

  @Tag("sweep")
  @ParameterizedTest
  @MethodSource("games")
  void everyMessageIsWhatTheSchemaSays(Game<?, ?, ?> game) {
    check(Messages.game(game, Locale.ENGLISH));
    check(Messages.game(game, Locale.ITALIAN));
    check(Messages.of(Match.start(game.setup()), Locale.ITALIAN).rules());
    int refusals = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      refusals += playAndTell(game, RandomSource.seeded(seed));
    }
    assertThat(refusals).isPositive();
  }

  @Test
  void theCatalogIsWhatTheSchemaSays() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.ITALIAN)) {
      CatalogData catalog = Messages.catalog(Catalog.load(), locale);
      check(catalog);
      assertThat(catalog.games()).hasSameSizeAs(games());
      catalog.games().forEach(EveryMessageTest::checkChoices);
    }
  }

  /** Every value that is offered, and every preset, makes a setup. */
  private static void checkChoices(GameData data) {
    Game<?, ?, ?> game = Catalog.load().game(data.game());
    for (OptionData option : data.options()) {
      for (ChoiceData choice : option.values()) {
        assertThat(choice.value() == null || isValue(game, option.option(), choice.value()))
            .as(game + " " + option)
            .isTrue();
      }
    }
    for (PresetData preset : data.presets()) {
      assertThat(game.setup(preset.seats().get(0), preset.options()).options())
          .isEqualTo(preset.options());
    }
  }

  private static boolean isValue(Game<?, ?, ?> game, String option, String value) {
    return game.options().option(option).type().parse(value).isPresent();
  }

  /** What is translated is told in that language, and says so. */
  @Test
  void aTranslatedGameIsToldInItsLanguage() {
    GameData scopa = Messages.game(Scopa.GAME, Locale.ITALIAN);
    assertThat(scopa.language()).isEqualTo("it");
    assertThat(scopa.text()).isEqualTo("Gioco italiano di presa per due, tre o quattro giocatori.");
    assertThat(scopa.options().get(0).text())
        .isNotEqualTo(Messages.game(Scopa.GAME, Locale.ENGLISH).options().get(0).text());
    assertThat(Messages.game(OhHell.GAME, Locale.ITALIAN).language()).isEqualTo("en");
  }

  @Test
  void whatReadsOtherwiseThanTheBaseRulesNamesItsOption() {
    RulesData rules =
        Messages.of(Match.start(OhHell.GAME.setup(4, Map.of("first-size", "2"))), Locale.ENGLISH)
            .rules();
    assertThat(rules.deviations())
        .extracting(RulesData.Deviating::option)
        .containsExactly("first-size");
    List<String> texts = new ArrayList<>();
    for (RulesData.Section section : rules.sections()) {
      for (RulesData.Item item : section.items()) {
        if (item.options().contains("first-size")) {
          texts.add(item.text());
        }
      }
    }
    assertThat(texts).isNotEmpty().allMatch(text -> text.contains("first-size=2"));
  }

  /**
   * Plays a game under random house rules and tells it to all; returns how many moves it refused.
   */
  private static <S extends GameState, M extends Move> int playAndTell(
      Game<S, M, ?> game, RandomSource random) {
    Match<S, M> match = Match.start(Setups.random(game, random));
    Messages<S, M> messages = Messages.of(match, Locale.ENGLISH);
    Dealer dealer = Dealer.seeded(random.nextLong());
    List<M> made = new ArrayList<>();
    int refusals = 0;
    for (int i = 0; i < MOVES && !match.isOver(); i++) {
      M move = next(match, dealer, random);
      match = match.play(move);
      made.add(move);
      if (i % STEP == 0 || match.isOver()) {
        tell(messages, match);
        refusals += tellRefusals(messages, match, made);
      }
    }
    return refusals;
  }

  private static <S extends GameState, M extends Move> M next(
      Match<S, M> match, Dealer dealer, RandomSource random) {
    if (match.state().turn().isChance()) {
      return match.chance(dealer);
    }
    MoveList<M> moves = match.rules().legalMoves(match.state());
    return moves.get(random.nextInt(moves.size()));
  }

  private static <S extends GameState, M extends Move> void tell(
      Messages<S, M> messages, Match<S, M> match) {
    check(messages.wholeRecord(match));
    for (int seat = -1; seat < match.setup().seats(); seat++) {
      Viewer viewer = seat < 0 ? Viewer.bystander() : Viewer.seat(seat);
      check(messages.view(match, viewer));
      check(messages.view(match, viewer, match.revision() - STEP));
      check(messages.log(match, viewer, match.revision() - STEP));
      check(messages.stages(match, viewer, match.revision() - 1));
      check(messages.record(match, viewer));
      MoveList<M> moves = match.legalMovesFor(viewer);
      check(messages.moves(moves.subList(0, Math.min(MOST_OFFERS, moves.size()))));
      for (M move : moves) {
        checkReturns(messages, move);
      }
    }
  }

  private static void check(Message message) {
    String json = MessageJson.write(message);
    assertThat(SCHEMA.validate(json, InputFormat.JSON)).as(json).isEmpty();
    assertThat(MessageJson.read(json)).isEqualTo(message);
  }

  private static <S extends GameState, M extends Move> void checkReturns(
      Messages<S, M> messages, M move) {
    OfferData offer = messages.moves(List.of(move)).moves().get(0);
    String offers = MessageJson.write(messages.moves(List.of(move)));
    String sent = MessageJson.write(offer.move());
    assertThat(messages.move(MessageJson.read(sent, MoveData.class), move.seat())).isEqualTo(move);
    assertThat(offers).contains("{\"move\":" + sent + ",\"notation\":");
    assertThat(offer.notation()).isEqualTo(offer.move().notation());
  }

  /** A move that was legal some time ago seldom is once more. */
  private static <S extends GameState, M extends Move> int tellRefusals(
      Messages<S, M> messages, Match<S, M> match, List<M> moves) {
    int refusals = 0;
    for (M move : moves) {
      Optional<Refusal> refusal = move.isChance() ? Optional.empty() : match.refusal(move);
      if (refusal.isPresent()) {
        check(messages.refusal(refusal.get()));
        refusals++;
      }
    }
    return refusals;
  }
}
