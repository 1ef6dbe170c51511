package io.github.spadille.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.BuyIn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One kind of mistake is answered by one kind of exception, whoever is asked. */
class MistakesTest {
  private static final PlayingCard ACE = PlayingCard.parse("As");
  private static final ScoreSheet SHEET = ScoreSheet.empty(2);
  private static final Stakes STAKES = Stakes.of(SHEET);
  private static final CardsPerSeat<PlayingCard> CARDS = CardsPerSeat.none(PlayingCard.FAMILY, 2);

  private record Pass(int seat) implements Move {}

  private static Named<ThrowingCallable> mistake(String name, ThrowingCallable call) {
    return Named.of(name, call);
  }

  static Stream<Named<ThrowingCallable>> seatsThatThereAreNot() {
    return Stream.of(-1, 16)
        .flatMap(
            seat ->
                Stream.of(
                    mistake("Seats.of " + seat, () -> Seats.of(seat)),
                    mistake("Seats.of 0 " + seat, () -> Seats.of(0, seat)),
                    mistake("Seats.with " + seat, () -> Seats.none().with(seat)),
                    mistake("Seats.copyOf " + seat, () -> Seats.copyOf(ImmutableList.of(seat))),
                    mistake("Seats.checkSeat " + seat, () -> Seats.checkSeat(seat, 2)),
                    mistake("Viewer.seat " + seat, () -> Viewer.seat(seat)),
                    mistake("PerSeat.get " + seat, () -> PerSeat.of(2, ACE).get(seat)),
                    mistake("PerSeat.with " + seat, () -> PerSeat.of(2, ACE).with(seat, ACE)),
                    mistake("IntPerSeat.get " + seat, () -> IntPerSeat.of(2, 0).get(seat)),
                    mistake("IntPerSeat.with " + seat, () -> IntPerSeat.of(2, 0).with(seat, 1)),
                    mistake("IntPerSeat.plus " + seat, () -> IntPerSeat.of(2, 0).plus(seat, 1)),
                    mistake("SeatMoves.list " + seat, () -> SeatMoves.of(Pass::new).list(seat)),
                    mistake("Audience.seat " + seat, () -> Audience.seat(seat)),
                    mistake("Turn.of " + seat, () -> Turn.of(seat)),
                    mistake("HandPhase.turn " + seat, () -> HandPhase.PLAY.turn(seat)),
                    mistake("CardsPerSeat.get " + seat, () -> CARDS.get(seat)),
                    mistake("CardsPerSeat.give " + seat, () -> CARDS.give(seat, ACE)),
                    mistake("CardsPerSeat.plus " + seat, () -> CARDS.plus(seat, ACE)),
                    mistake("ScoreSheet.total " + seat, () -> SHEET.total(seat)),
                    mistake("ScoreSheet.add " + seat, () -> SHEET.add(1, "TST-1", seat, 1)),
                    mistake("Stakes.pay " + seat, () -> STAKES.pay(1, "TST-1", seat, 1)),
                    mistake("BuyIn.chips " + seat, () -> bought().chips(seat))));
  }

  static Stream<Named<ThrowingCallable>> setsOfSeatsBeyondTheTable() {
    Seats third = Seats.of(2);
    return Stream.of(
        mistake("ScoreSheet.add", () -> SHEET.add(1, "TST-1", third, 1)),
        mistake("ScoreSheet.Builder.add", () -> SHEET.toBuilder().add(1, "TST-1", third, 1)),
        mistake("Stakes.pay", () -> STAKES.pay(1, "TST-1", third, 1)),
        mistake("Stakes.able", () -> STAKES.able(third, 1)),
        mistake("Stakes.most", () -> STAKES.most(third)),
        mistake("Outcome", () -> new Outcome(third, Seats.none(), ImmutableIntArray.of(1, 2))),
        mistake("Outcome", () -> new Outcome(Seats.none(), third, ImmutableIntArray.of(1, 2))),
        mistake("Outcome.won", () -> Outcome.won(2, third)),
        mistake("Outcome.lost", () -> Outcome.lost(2, third)),
        mistake("Outcome.lost by scores", () -> Outcome.lost(SHEET.totals(), third)),
        mistake("Outcome.highest", () -> Outcome.highest(SHEET.totals(), third)));
  }

  private static BuyIn bought() {
    return new BuyIn(10, Optional.of(ImmutableList.of(10, 20)));
  }

  @ParameterizedTest
  @MethodSource({"seatsThatThereAreNot", "setsOfSeatsBeyondTheTable"})
  void aSeatThatTheTableDoesNotHaveIsOutOfBounds(ThrowingCallable mistake) {
    assertThatThrownBy(mistake).isInstanceOf(IndexOutOfBoundsException.class);
  }

  static Stream<Named<ThrowingCallable>> numbersOfSeatsThatNoTableHas() {
    return Stream.of(
        mistake("Seats.all", () -> Seats.all(17)),
        mistake("CardsPerSeat.none", () -> CardsPerSeat.none(PlayingCard.FAMILY, 17)),
        mistake("Seats.all of -1", () -> Seats.all(-1)),
        mistake("PerSeat.of -1", () -> PerSeat.of(-1, ACE)),
        mistake("PerSeat.each of -1", () -> PerSeat.each(-1, seat -> ACE)),
        mistake("IntPerSeat.of -1", () -> IntPerSeat.of(-1, 0)),
        mistake("ScoreSheet.empty of -1", () -> ScoreSheet.empty(-1)),
        mistake("CardList.builder of -1", () -> CardList.builder(PlayingCard.FAMILY, -1)));
  }

  static Stream<Named<ThrowingCallable>> namesThatThereAreNot() {
    Table table = Table.builder().build();
    return Stream.of(
        mistake("pile of a table", () -> table.pile("hand.0")),
        mistake("pile of a table seen", () -> table.seenBy(Viewer.bystander()).pile("hand.0")),
        mistake("fact", () -> table.fact("turn")),
        mistake("rule", () -> Rulebook.of("# A game\n- TST-1. Win.\n").rule("TST-2")),
        mistake("game", () -> Catalog.load().game("no-such-game")),
        mistake("card", () -> PlayingCard.parse("Qx")));
  }

  @ParameterizedTest
  @MethodSource({"numbersOfSeatsThatNoTableHas", "namesThatThereAreNot"})
  void aNumberOrNameThatDoesNotExistIsAnIllegalArgument(ThrowingCallable mistake) {
    assertThatThrownBy(mistake).isInstanceOf(IllegalArgumentException.class);
  }

  static Stream<Named<ThrowingCallable>> optionsThatThereAreNot() {
    OptionSchema<String> schema = OptionSchema.none("");
    Rulebook book = Rulebook.of("# A game\n- TST-1. Win.\n");
    return Stream.of(
        mistake("option of a schema", () -> schema.option("wild")),
        mistake("preset of a schema", () -> schema.preset("wild")),
        mistake("option of a book", () -> book.houseRule("wild")),
        mistake("preset of a book", () -> book.preset("wild")));
  }

  @ParameterizedTest
  @MethodSource("optionsThatThereAreNot")
  void anOptionOrPresetThatDoesNotExistIsAnOptionException(ThrowingCallable mistake) {
    assertThatThrownBy(mistake).isInstanceOf(OptionException.class);
  }

  static Stream<Named<ThrowingCallable>> onesOfNone() {
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    return Stream.of(
        mistake("top of a pile", none::top),
        mistake("bottom of a pile", none::bottom),
        mistake("first card of a set", () -> none.toSet().first()),
        mistake("first of some seats", () -> Seats.none().first()),
        mistake("top of a stock", () -> Stock.of(none).top()),
        mistake("upcard", () -> Stock.of(none).upcard()),
        mistake("turned up", () -> Stock.of(none).turnedUp()));
  }

  @ParameterizedTest
  @MethodSource("onesOfNone")
  void whereThereIsNoneThereIsNoSuchElement(ThrowingCallable mistake) {
    assertThatThrownBy(mistake).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void moreCardsThanThereAreAreOutOfBounds() {
    CardList<PlayingCard> pack = Deck.standard52().cards();
    assertThatThrownBy(() -> pack.draw(53)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Stock.of(pack).drawn(53))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
