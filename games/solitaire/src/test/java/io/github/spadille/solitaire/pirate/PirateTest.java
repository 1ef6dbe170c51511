package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.solitaire.pirate.PirateMove.Claim;
import io.github.spadille.solitaire.pirate.PirateMove.Cut;
import io.github.spadille.solitaire.pirate.PirateMove.Pass;
import io.github.spadille.solitaire.pirate.PirateMove.Play;
import io.github.spadille.solitaire.pirate.PirateMove.Shuffle;
import io.github.spadille.solitaire.pirate.PirateMove.TurnUp;
import io.github.spadille.solitaire.pirate.StockAndWaste.Top;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PirateTest {
  private static final String PACK = Deck.standard52().cards().toString();
  private static final Seats NONE = Seats.none();
  private static final Seats BOTH = Seats.of(0, 1);

  /** A stock from the top and a waste with the top last. */
  private static StockAndWaste pack(String stock, String waste) {
    return new StockAndWaste(list(stock), list(waste).reversed(), Top.UNCOVERED);
  }

  private static TestTable table(String... options) {
    return TestTable.of(Pirate.GAME, options);
  }

  /** Play at 5000 milliseconds, after 7 turns; seat 0 is low. */
  private static TestTable playing(
      StockAndWaste pack0, StockAndWaste pack1, Seats fresh, Fleet fleet) {
    Cuts cuts = new Cuts(IntPerSeat.of(2, 0), list("4h 9c"), 0);
    PerSeat<StockAndWaste> packs =
        PerSeat.copyOf(List.of(with(pack0, fresh.contains(0)), with(pack1, fresh.contains(1))));
    return table()
        .after(
            PirateState.class,
            start -> {
              PirateState state = start.cutDecided(cuts);
              for (int i = 0; i < 7; i++) {
                state = state.turned(0, 5000);
              }
              return state.with(packs).with(fleet).with(Turn.of(BOTH));
            });
  }

  private static StockAndWaste with(StockAndWaste pack, boolean isFresh) {
    return isFresh ? new StockAndWaste(pack.stock(), pack.waste(), Top.TURNED_UP) : pack;
  }

  private static Fleet none(int upSeat) {
    return Fleet.none(upSeat, ScoreSheet.empty(2));
  }

  /** No ships but one of a suit, with so many cards built up by seat 0 and down by seat 1. */
  private static Fleet fleet(Suit suit, int up, int down) {
    return with(none(0), suit, up, down);
  }

  private static Fleet with(Fleet fleet, Suit suit, int up, int down) {
    Fleet built = fleet;
    int upSeat = fleet.ships().upSeat(suit);
    for (int i = 0; i < up; i++) {
      built = built.plus(suit, upSeat);
    }
    for (int i = 0; i < down; i++) {
      built = built.plus(suit, 1 - upSeat);
    }
    return built;
  }

  /** Ships that were completed: a digit for who captured it, S for one that was sunk. */
  private static Fleet completed(Fleet fleet, String ships) {
    Fleet after = fleet;
    for (int i = 0; i < ships.length(); i++) {
      Suit suit = Suit.values()[3 - i / 2]; // clubs first, two of each suit
      char end = ships.charAt(i);
      after = end == 'S' ? after.afterSinking(suit) : after.afterCapture(suit, end - '0');
    }
    return after;
  }

  /** The last example of a capture: seven of hearts missing, each with these cards on the waste. */
  private static TestTable hearts(String waste0, String waste1) {
    return playing(pack("2s", waste0), pack("2s", waste1), BOTH, fleet(Suit.HEARTS, 6, 6));
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static PirateMove move(String line) {
    return PirateMove.SYNTAX.parse(line.charAt(0) - '0', line.substring(2));
  }

  private static PirateState state(TestTable table) {
    return table.state(PirateState.class);
  }

  /** Both packs shuffled before the cut, with some cards on top. */
  private static TestTable shuffled(String first0, String first1) {
    return table().play("shuffle 0 " + first0 + " ...", "shuffle 1 " + first1 + " ...");
  }

  @Test
  @Covers({"PIR-1", "PIR-2"})
  void thePacksAreShuffledOneAfterTheOther() {
    TestTable start = table();
    assertThat(start.turn()).isEqualTo("chance");
    assertThat(start.pile("stock.0")).isEqualTo(PACK);
    assertThat(start.pile("stock.1")).isEqualTo(PACK);
    assertThat(start.pile("waste.0") + start.pile("waste.1")).isEmpty();
    assertThat(start.refusal("0 turn @0")).isEqualTo("PIR-2 shuffle-first");
    assertThat(start.refusal("shuffle 1 2s ...")).isEqualTo("PIR-2 order [0]");
    assertThat(start.refusal("shuffle 0 2s 3s")).isEqualTo("PIR-1 pack [52]");
    String chance = start.chance(1);
    assertThat(chance).startsWith("* shuffle 0 ");
    CardList<PlayingCard> cards = list(chance.replace("* shuffle 0 ", ""));
    assertThat(cards.isPermutationOf(list(PACK))).isTrue();
    assertThat(cards).isNotEqualTo(list(PACK));

    TestTable one = start.play("shuffle 0 7d ...");
    assertThat(start.table().pile("stock.0").audiences().get(51)).hasToString("all");
    assertThat(start.table().pile("stock.1").audiences().get(51)).hasToString("all");
    assertThat(one.table().pile("stock.0").audiences().get(51)).hasToString("nobody");
    assertThat(one.table().pile("stock.1").audiences().get(51)).hasToString("all");
    assertThat(one.turn()).isEqualTo("chance");
    assertThat(one.pile("stock.0")).startsWith("7d ");
    assertThat(one.pile("stock.1")).isEqualTo(PACK);
    assertThat(one.chance(1)).startsWith("* shuffle 1 ");
    assertThat(one.refusal("shuffle 0 2s ...")).isEqualTo("PIR-2 order [1]");
    assertThat(start.told("shuffle 0 7d ...")).containsExactly("done");
    assertThat(one.told("shuffle 1 7d ...")).containsExactly("shuffled");
  }

  @Test
  @Covers("PIR-3")
  void eachSeatCutsOnce() {
    TestTable cut = shuffled("7s Ks 4h", "Ad 7d 9c");
    assertThat(cut.fact("phase")).isEqualTo("cut");
    assertThat(cut.table().pile("stock.1").audiences().get(51)).hasToString("nobody");
    assertThat(cut.turn()).isEqualTo("0 1");
    assertThat(cut.moves()).hasSize(102);
    assertThat(cut.moves()).startsWith("0 cut 1").endsWith("1 cut 51").contains("0 cut 51");
    assertThat(cut.refusal("0 turn @0")).isEqualTo("PIR-3 cut-first");
    assertThat(cut.refusal("0 cut 0")).isEqualTo("PIR-3 place [51]");
    assertThat(cut.refusal("0 cut 52")).isEqualTo("PIR-3 place [51]");
    assertThat(cut.refusal("0 cut 51")).isEqualTo("legal");
    assertThat(cut.refusal("0 cut 1")).isEqualTo("legal");
    assertThat(cut.refusal("* shuffle 0 2s ...")).isEqualTo("PIR-5 shuffled");
    assertThat(cut.refusal("2 cut 5")).isEqualTo("PIR-7 no-player");

    TestTable one = cut.play("1 cut 3");
    assertThat(one.turn()).isEqualTo("0");
    assertThat(state(one).cuts().exposes(1, 2)).isFalse();
    assertThat(one.fact("cut-1")).isEqualTo("-");
    assertThat(one.refusal("1 cut 4")).isEqualTo("PIR-3 has-cut");
    assertThat(one.refusal("1 turn @0")).isEqualTo("PIR-3 cut-first");
    assertThat(one.moves()).hasSize(51);
    assertThat(one.governing(0)).containsExactly("PIR-3");
  }

  @ParameterizedTest
  @CsvSource({
    // cuts of seat 0 (7s Ks 4h) and seat 1 (Ad 7d 9c); low with a low ace, with a high ace
    "1, 1, 1, 0",
    "2, 1, 1, 0",
    "3, 3, 0, 0",
    "2, 3, 1, 1",
    "1, 2, -, -",
    "1, 3, 0, 0"
  })
  @Covers("PIR-4")
  void theLowerCardIsLow(int cut0, int cut1, String low, String lowIfAceIsHigh) {
    String[] cuts = {"0 cut " + cut0, "1 cut " + cut1};
    TestTable before = shuffled("7s Ks 4h", "Ad 7d 9c");
    assertThat(before.play(cuts).fact("low")).isEqualTo(low);
    assertThat(before.under("ace-in-cut=high").play(cuts).fact("low")).isEqualTo(lowIfAceIsHigh);
  }

  @Test
  @Covers({"PIR-3", "PIR-4", "PIR-5", "PIR-13"})
  void equalCardsAreCutAgainAndThenThePacksAreShuffledAgain() {
    TestTable before = shuffled("7s Ks 4h", "Ad 7d 9c");
    TestTable one = before.play("0 cut 1");
    assertThat(before.told("0 cut 1")).containsExactly("done");
    assertThat(one.told("1 cut 2")).containsExactly("cut-equal [7s, 7d]");
    assertThat(one.deduced("1 cut 2")).isEmpty();
    TestTable equal = one.play("1 cut 2");
    assertThat(equal.turn()).isEqualTo("0 1");
    assertThat(equal.fact("cut-0")).isEqualTo("7s");
    assertThat(equal.fact("cut-1")).isEqualTo("7d");
    assertThat(equal.fact("low")).isEqualTo("-");
    assertThat(equal.fact("up-seat")).isEqualTo("-");
    Table table = equal.table();
    assertThat(table.pile("stock.1").audiences().get(0)).hasToString("nobody");
    assertThat(table.pile("stock.1").audiences().get(1)).hasToString("all");
    assertThat(equal.moves()).hasSize(102);

    TestTable again = equal.play("1 cut 3");
    assertThat(again.fact("cut-1")).isEqualTo("-");
    assertThat(again.turn()).isEqualTo("0");
    assertThat(again.told("0 cut 3")).containsExactly("cut-decided 0 [4h, 9c]");
    TestTable decided = again.play("0 cut 3");
    assertThat(decided.turn()).isEqualTo("chance");
    assertThat(decided.fact("phase")).isEqualTo("shuffle");
    assertThat(state(decided).cuts().exposes(0, 2)).isTrue();

    TestTable half = decided.play("shuffle 0 Qs ...");
    assertThat(state(half).cuts().exposes(0, 2)).isFalse();
    assertThat(state(half).cuts().exposes(1, 2)).isTrue();
    assertThat(half.table().pile("stock.1").audiences().get(51)).hasToString("nobody");
    assertThat(half.turn()).isEqualTo("chance");
    assertThat(half.told("* shuffle 1 2h ...")).containsExactly("begun 0");
    TestTable begun = half.play("shuffle 1 2h ...");
    assertThat(begun.fact("phase")).isEqualTo("play");
    assertThat(begun.turn()).isEqualTo("0 1");
    assertThat(begun.fact("clock")).isEqualTo("0");
    assertThat(begun.fact("cut-0")).isEqualTo("4h");
    assertThat(begun.fact("up-seat")).isEqualTo("s: 0 h: 0 d: 0 c: 0");
    assertThat(begun.seenBy(1).pile("stock.1")).doesNotContain("2h");
    assertThat(begun.refusal("0 cut 3")).isEqualTo("PIR-5 no-cut");
    assertThat(begun.refusal("* shuffle 0 2s ...")).isEqualTo("PIR-5 shuffled");
    TestTable high = before.play("0 cut 2", "1 cut 1");
    assertThat(high.fact("up-seat")).isEqualTo("s: 1 h: 1 d: 1 c: 1");
  }

  @Test
  @Covers({"PIR-6", "PIR-7", "PIR-8", "PIR-9", "PIR-11"})
  void cardsAreTurnedUpOneByOne() {
    TestTable state = playing(pack("Ah 3d", "2c"), pack("Kh", ""), NONE, none(0));
    assertThat(state.moves()).containsExactly("0 turn @5000", "1 turn @5000");
    assertThat(state.refusal("0 turn @4999")).isEqualTo("PIR-6 too-early [5000]");
    assertThat(state.refusal("2 turn @6000")).isEqualTo("PIR-7 no-player");
    TestTable turned = state.play("0 turn @5100");
    assertThat(turned.fact("clock")).isEqualTo("5100");
    assertThat(turned.fact("idle")).isEqualTo("8");
    assertThat(turned.pile("waste.0")).isEqualTo("2c Ah");
    assertThat(turned.pile("stock.0")).isEqualTo("3d");
    assertThat(turned.fact("turned")).isEqualTo("Ah 0");
    assertThat(turned.moves()).containsExactly("0 play Ah @5100", "0 turn @5100", "1 turn @5100");
    assertThat(state.told("0 turn @5100")).containsExactly("turned-up 0 [Ah]");
    assertThat(state.deduced("0 turn @5100")).isEmpty();

    TestTable both = turned.play("1 turn @5100", "0 turn @5100");
    assertThat(both.fact("turned")).isEqualTo("3d 0 Kh 1");
    assertThat(state(both).packs().get(0).isFresh()).isTrue();
    assertThat(state(both).packs().get(1).isFresh()).isTrue();
  }

  @Test
  @Covers("PIR-10")
  void theWasteIsTurnedOver() {
    TestTable state = playing(pack("", "2c 9d Js"), pack("Kh", ""), Seats.of(0), none(0));
    TestTable turned = state.play("0 turn @5000");
    assertThat(turned.pile("waste.0")).isEqualTo("2c");
    assertThat(turned.pile("stock.0")).isEqualTo("9d Js");
    assertThat(state.told("0 turn @5000")).containsExactly("turned-over 0", "turned-up 0 [2c]");
    TestTable over = state.stages("0 turn @5000").get(0);
    assertThat(over.pile("stock.0")).isEqualTo("2c 9d Js");
    assertThat(over.pile("waste.0")).isEqualTo("");
  }

  @Test
  @Covers({"PIR-12", "PIR-14", "PIR-15", "PIR-16", "PIR-17", "PIR-18"})
  void cardsAreBuiltOnOnesOwnHalf() {
    Fleet fleet = with(fleet(Suit.HEARTS, 1, 0), Suit.DIAMONDS, 2, 3);
    TestTable state = playing(pack("9s", "2h Ah"), pack("9s", "Ad Kh"), NONE, fleet);
    assertThat(state.moves()).containsExactly("0 turn @5000", "1 play Kh @5000", "1 turn @5000");
    assertThat(state.refusal("0 play Ah @5000")).isEqualTo("PIR-15 next [2h]");
    assertThat(state.refusal("0 play 2h @5000")).isEqualTo("PIR-16 not-on-top [2h]");
    assertThat(state.refusal("0 play X1 @5000")).isEqualTo("PIR-16 not-on-top [X1]");
    assertThat(state.refusal("1 play Kh @4999")).isEqualTo("PIR-6 too-early [5000]");
    assertThat(state.refusal("1 claim Kh @5000")).isEqualTo("PIR-19 not-out");
    assertThat(state.refusal("1 pass")).isEqualTo("PIR-25 no-contest");

    TestTable king = state.play("1 play Kh @5200");
    assertThat(king.pile("down-h")).isEqualTo("Kh");
    assertThat(king.pile("up-h")).isEqualTo("Ah");
    assertThat(king.pile("waste.1")).isEqualTo("Ad");
    assertThat(king.fact("clock")).isEqualTo("5200");
    assertThat(king.fact("idle")).isEqualTo("0");
    assertThat(state.told("1 play Kh @5200")).containsExactly("built 1 [Kh]");
    assertThat(king.pile("up-d")).isEqualTo("Ad 2d");
    assertThat(king.pile("down-d")).isEqualTo("Kd Qd Jd");
  }

  @ParameterizedTest
  @CsvSource({
    // the top card of seat 0 and of seat 1, where 2 diamonds are built up and 3 down
    "Kh, Ah, PIR-14 other-half [Kh], PIR-14 other-half [Ah]",
    "2h, Qh, PIR-14 keel [Ah], PIR-14 keel [Kh]",
    "Td, 3d, PIR-17 other-half [Td], PIR-17 other-half [3d]",
    "4d, 9d, PIR-15 next [3d], PIR-15 next [Td]",
  })
  @Covers({"PIR-14", "PIR-15", "PIR-17"})
  void aCardThatDoesNotFitIsRefused(String top0, String top1, String reason0, String reason1) {
    TestTable state = playing(pack("", top0), pack("", top1), BOTH, fleet(Suit.DIAMONDS, 2, 3));
    assertThat(state.refusal("0 play " + top0 + " @5000")).isEqualTo(reason0);
    assertThat(state.refusal("1 play " + top1 + " @5000")).isEqualTo(reason1);
    assertThat(state.moves()).containsExactly("0 turn @5000", "1 turn @5000");
  }

  @Test
  @Covers({"PIR-6b", "PIR-19", "PIR-20", "PIR-21"})
  void whoIsOutClaimsTheCardJustTurnedUp() {
    Fleet fleet = with(none(1), Suit.SPADES, 3, 5); // Seat 0 builds down to 9s.
    TestTable before = playing(pack("", ""), pack("8s 7s", "2s"), NONE, fleet);
    assertThat(state(before).isOut(0)).isTrue();
    assertThat(state(before).isOut(1)).isFalse();
    assertThat(before.refusal("0 turn @5000")).isEqualTo("PIR-19 out");
    assertThat(before.refusal("0 play 8s @5000")).isEqualTo("PIR-19 out");
    assertThat(before.refusal("0 claim 2s @5000")).isEqualTo("PIR-20 too-late [2s]");
    TestTable turned = before.play("1 turn @6000");
    assertThat(turned.turn()).isEqualTo("0 1");
    assertThat(turned.moves()).containsExactly("0 claim 8s @6000", "1 turn @6000");
    assertThat(turned.refusal("0 claim 7s @6000")).isEqualTo("PIR-20 too-late [7s]");
    assertThat(turned.governing(0))
        .containsExactly("PIR-6", "PIR-14", "PIR-15", "PIR-17", "PIR-19", "PIR-20");
    assertThat(turned.governing(1))
        .containsExactly("PIR-6", "PIR-9", "PIR-14", "PIR-15", "PIR-16", "PIR-17", "PIR-18");

    TestTable claimed = turned.play("0 claim 8s @6350");
    assertThat(claimed.pile("down-s")).isEqualTo("Ks Qs Js Ts 9s 8s");
    assertThat(claimed.pile("waste.1")).isEqualTo("2s");
    assertThat(state(claimed).isOut(0)).isTrue();
    assertThat(claimed.fact("turned")).isEqualTo("-");
    assertThat(claimed.turn()).isEqualTo("1");
    assertThat(claimed.moves()).containsExactly("turn @6350");

    TestTable next = turned.play("1 turn @6100");
    assertThat(next.refusal("0 claim 8s @6100")).isEqualTo("PIR-20 too-late [8s]");
    assertThat(next.refusal("0 claim 7s @6100")).isEqualTo("PIR-15 next [8s]");
    assertThat(next.turn()).isEqualTo("1");
  }

  @Test
  @Covers({"PIR-19", "PIR-21"})
  void eitherPlayerMayBeOut() {
    Fleet fleet = fleet(Suit.SPADES, 3, 5); // Seat 1 builds down to 9s.
    TestTable before = playing(pack("8s 2s", ""), pack("", ""), NONE, fleet);
    TestTable turned = before.play("0 turn @6000");
    assertThat(turned.moves()).containsExactly("0 turn @6000", "1 claim 8s @6000");
    assertThat(turned.told("1 claim 8s @6100")).containsExactly("built 1 [8s]", "done");
    TestTable claimed = turned.play("1 claim 8s @6100");
    assertThat(claimed.pile("waste.0")).isEqualTo("");
    assertThat(claimed.pile("down-s")).isEqualTo("Ks Qs Js Ts 9s 8s");
  }

  @Test
  @Covers({"PIR-14", "PIR-17"})
  void theOtherHalfIsRefusedByWhetherItIsBegun() {
    TestTable state = playing(pack("", "2s"), pack("", "Ah"), NONE, fleet(Suit.HEARTS, 0, 1));
    assertThat(state.refusal("1 play Ah @5000")).isEqualTo("PIR-14 other-half [Ah]");
    TestTable begun = playing(pack("", "2s"), pack("", "2h"), NONE, fleet(Suit.HEARTS, 1, 0));
    assertThat(begun.refusal("1 play 2h @5000")).isEqualTo("PIR-17 other-half [2h]");
  }

  @Test
  @Covers("PIR-29")
  void theHalvesAreExchangedAfterEachShip() {
    assertThat(completed(none(0), "0").ships()).isEqualTo(none(0).ships().without(Suit.CLUBS, 1));
    assertThat(completed(none(0), "0S").ships()).isEqualTo(none(0).ships());
  }

  @Test
  @Covers({"PIR-20", "PIR-19"})
  void aCardThatComesToTheTopCannotBeClaimed() {
    Fleet fleet = with(none(1), Suit.SPADES, 6, 5);
    TestTable state = playing(pack("", ""), pack("2c", "8s 7s"), Seats.of(1), fleet);
    TestTable played = state.play("1 play 7s @5000");
    assertThat(played.refusal("0 claim 8s @5000")).isEqualTo("PIR-20 too-late [8s]");
    TestTable captured = played.play("1 play 8s @5000");
    assertThat(captured.fact("captured")).isEqualTo("0 1");
  }

  @Test
  @Covers({"PIR-22", "PIR-24", "PIR-28", "PIR-29", "PIR-31"})
  void whoJoinsTheHalvesCapturesTheShip() {
    TestTable state = hearts("7h", "4c");
    assertThat(state.told("0 play 7h @5200"))
        .containsExactly("built 0 [7h]", "captured 0 [HEARTS]");
    TestTable whole = state.stages("0 play 7h @5200").get(0);
    assertThat(whole.pile("up-h")).isEqualTo("Ah 2h 3h 4h 5h 6h 7h");

    TestTable captured = state.play("0 play 7h @5200");
    assertThat(captured.fact("phase")).isEqualTo("play");
    assertThat(captured.fact("clock")).isEqualTo("5200");
    assertThat(captured.pile("won.0")).isEqualTo("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh");
    assertThat(captured.pile("up-h")).isEqualTo("");
    assertThat(state(captured).fleet().ships()).isEqualTo(none(0).ships().without(Suit.HEARTS, 1));
    assertThat(captured.fact("captured")).isEqualTo("1 0");
    assertThat(captured.lines()).containsExactly("1 PIR-31 0 1");
    assertThat(captured.winners()).isEqualTo("-");
  }

  @Test
  @Covers({"PIR-22", "PIR-23"})
  void aHalfMayBeAWholeShip() {
    TestTable up = playing(pack("", "Kh"), pack("2s", ""), NONE, fleet(Suit.HEARTS, 12, 0));
    assertThat(up.play("0 play Kh @5000").fact("captured")).isEqualTo("1 0");
    TestTable down = playing(pack("2s", ""), pack("", "Ah"), NONE, fleet(Suit.HEARTS, 0, 12));
    assertThat(down.play("1 play Ah @5000").fact("captured")).isEqualTo("0 1");
    TestTable two = playing(pack("", "6h"), pack("7h", ""), NONE, fleet(Suit.HEARTS, 5, 6));
    assertThat(two.play("0 play 6h @5000").fact("captured")).isEqualTo("0 0");
  }

  @Test
  @Covers({"PIR-24", "PIR-25", "PIR-6"})
  void aCaptureIsContestedByWhoCouldCaptureToo() {
    TestTable contested = hearts("7h", "7h").play("0 play 7h @5200");
    assertThat(contested.fact("phase")).isEqualTo("contest");
    assertThat(state(contested).attempt()).isEqualTo(new Play(0, card("7h"), 5200));
    assertThat(contested.fact("clock")).isEqualTo("5000");
    assertThat(contested.turn()).isEqualTo("1");
    assertThat(contested.fact("contest")).isEqualTo("h 7h 0 @5200");
    assertThat(contested.fact("turned")).isEqualTo("7h 0 7h 1");
    assertThat(contested.moves()).containsExactly("play 7h @5000", "pass");
    assertThat(contested.governing(1)).containsExactly("PIR-6", "PIR-16", "PIR-25", "PIR-26");
    assertThat(hearts("7h", "7h").told("0 play 7h @5200"))
        .containsExactly("contested 0 [7h, 5200]");
    assertThat(contested.refusal("0 play 7h @5200")).isEqualTo("PIR-25 turn [1]");
    assertThat(contested.refusal("1 turn @5200")).isEqualTo("PIR-25 answer");
    assertThat(contested.refusal("1 play 7h @4999")).isEqualTo("PIR-6 too-early [5000]");
    assertThat(contested.refusal("1 play 6h @5000")).isEqualTo("PIR-16 not-on-top [6h]");
    assertThat(contested.refusal("1 pass")).isEqualTo("legal");
    assertThat(contested.refusal("1 cut 3")).isEqualTo("PIR-5 no-cut");
    assertThat(state(table()).attempt()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    // answer; captured by each, sunk; clock; wastes; turned; with tie-window=250: captured, sunk
    "play 7h @5180, 0 1, 0, 5200, 7h, '', 7h 0, 0 0, 1",
    "play 7h @5200, 0 0, 1, 5200, '', 7h, 7h 1, 0 0, 1",
    "play 7h @5300, 1 0, 0, 5300, '', 7h, 7h 1, 0 0, 1",
    "play 7h @5450, 1 0, 0, 5450, '', 7h, 7h 1, 0 0, 1",
    "play 7h @5451, 1 0, 0, 5451, '', 7h, 7h 1, 1 0, 0",
    "pass, 1 0, 0, 5200, '', 7h, 7h 1, 1 0, 0",
  })
  @Covers({"PIR-26", "PIR-27", "PIR-28"})
  void theEarlierCaptureCounts(
      String answer,
      String captured,
      int sunk,
      String clock,
      String waste0,
      String waste1,
      String turned,
      String capturedInWindow,
      int sunkInWindow) {
    TestTable contested = hearts("7h", "7h").play("0 play 7h @5200");
    TestTable after = contested.play("1 " + answer);
    assertThat(after.fact("captured")).isEqualTo(captured);
    assertThat(after.fact("sunk-count")).isEqualTo("" + sunk);
    assertThat(after.fact("clock")).isEqualTo(clock);
    assertThat(after.pile("waste.0")).isEqualTo(waste0);
    assertThat(after.pile("waste.1")).isEqualTo(waste1);
    assertThat(after.fact("turned")).isEqualTo(turned);
    assertThat(after.fact("contest")).isEqualTo("-");
    assertThat(after.fact("phase")).isEqualTo("play");
    assertThat(after.turn()).isEqualTo("0 1");
    assertThat(after.fact("idle")).isEqualTo("0");
    assertThat(state(after).fleet().ships()).isEqualTo(none(0).ships().without(Suit.HEARTS, 1));
    TestTable inWindow = contested.under("tie-window=250").play("1 " + answer);
    assertThat(inWindow.fact("captured")).isEqualTo(capturedInWindow);
    assertThat(inWindow.fact("sunk-count")).isEqualTo("" + sunkInWindow);
  }

  @Test
  @Covers({"PIR-27", "PIR-28"})
  void aSunkShipIsTold() {
    TestTable contested = hearts("7h", "7h").play("1 play 7h @5200");
    assertThat(contested.turn()).isEqualTo("0");
    assertThat(contested.told("0 play 7h @5200"))
        .containsExactly("built 0 [7h]", "sunk [HEARTS]", "done");
    TestTable sunk = contested.play("0 play 7h @5200");
    assertThat(sunk.pile("sunk")).isEqualTo("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh");
    assertThat(sunk.scores()).isEqualTo("0 0");
  }

  @ParameterizedTest
  @CsvSource({
    // attempt; answer; captured by each and sunk
    "1 play 8s @6100, 0 claim 8s @6090, 1 0, 0",
    "1 play 8s @6100, 0 claim 8s @6100, 0 0, 1",
    "1 play 8s @6100, 0 pass, 0 1, 0",
    "0 claim 8s @6100, 1 play 8s @6090, 0 1, 0",
    "0 claim 8s @6100, 1 play 8s @6100, 0 0, 1",
    "0 claim 8s @6100, 1 pass, 1 0, 0",
  })
  @Covers({"PIR-24", "PIR-25", "PIR-26", "PIR-27"})
  void aClaimAndAPlayContestEachOther(String attempt, String answer, String captured, int sunk) {
    Fleet fleet = with(none(1), Suit.SPADES, 7, 5);
    TestTable before = playing(pack("", ""), pack("8s 2c", ""), NONE, fleet);
    TestTable contested = before.play("1 turn @6000", attempt);
    assertThat(contested.fact("phase")).isEqualTo("contest");
    TestTable after = contested.play(answer);
    assertThat(after.fact("captured")).isEqualTo(captured);
    assertThat(after.fact("sunk-count")).isEqualTo("" + sunk);
    assertThat(after.pile("waste.1")).isEqualTo("");
    assertThat(after.fact("turned")).isEqualTo("-");
    assertThat(after.turn()).isEqualTo("1");
  }

  @Test
  @Covers({"PIR-24", "PIR-20"})
  void whoIsOutCannotContestACardThatWasNotJustTurnedUp() {
    Fleet fleet = with(none(1), Suit.SPADES, 7, 5);
    TestTable before = playing(pack("", ""), pack("2c", "8s"), NONE, fleet);
    assertThat(before.play("1 play 8s @6000").fact("captured")).isEqualTo("0 1");
    TestTable other = playing(pack("2c", ""), pack("2c", "8s"), Seats.of(1), fleet);
    assertThat(other.play("1 play 8s @6000").fact("captured")).isEqualTo("0 1");
  }

  @ParameterizedTest
  @CsvSource({
    // options; ships before; what becomes of the next; over; winner
    "'', 0001, 0, false, -1",
    "'', 00010, 0, true, 0",
    "'', 0010, S, false, -1",
    "'', 000011, S, true, 0",
    "'', 1111, S, true, 1",
    "'', S000, 0, true, 0",
    "'', S00, 0, false, -1",
    "'', 0000111, 1, true, -1",
    "'', 0000111, S, true, 0",
    "'', SS00111, 0, true, -1",
    "'', SSS0001, 1, true, 0",
    "ships=1, '', 1, true, 1",
    "ships=3, 00, 0, true, 0",
    "ships=3, 01, 0, false, -1",
    "ships-sunk=1, 01, S, true, -1",
    "ships-sunk=1, 001, S, true, 0",
    "ships-sunk=3, S00, 0, true, 0",
    "ships-sunk=5, S000, 0, false, -1",
    "ships=2, S0, 0, true, 0",
  })
  @Covers({"PIR-30", "PIR-32", "PIR-33", "PIR-34", "PIR-35", "PIR-37"})
  void aGameEndsWithEnoughShips(
      String options, String before, char next, boolean over, int winner) {
    Fleet fleet = completed(none(0), before);
    int up = fleet.ships().upSeat(Suit.SPADES);
    Fleet hearts = with(fleet, Suit.SPADES, 6, 6);
    String waste = "2c 7s";
    boolean sinks = next == 'S';
    TestTable table =
        playing(
                pack("3c", sinks || next == '0' ? waste : "2c"),
                pack("3c", sinks || next == '1' ? waste : "2c"),
                NONE,
                hearts)
            .under(options);
    TestTable after =
        sinks
            ? table.play("0 play 7s @5000", "1 play 7s @5000")
            : table.play(next + " play 7s @5000");
    assertThat(up).isEqualTo(before.length() == 7 ? 1 : 0);
    assertThat(after.turn().equals("over")).isEqualTo(over);
    assertThat(after.fact("winner")).isEqualTo(winner < 0 ? "-" : "" + winner);
    String winners = winner < 0 ? "nobody" : "" + winner;
    assertThat(after.winners()).isEqualTo(over ? winners : "-");
    assertThat(after.fact("phase")).isEqualTo(over ? "over" : "play");
    if (over) {
      assertThat(after.moves()).isEmpty();
      assertThat(after.refusal("0 turn @9999")).isEqualTo("PIR-35 over");
      assertThat(after.refusal("* shuffle 0 2s ...")).isEqualTo("PIR-35 over");
    }
  }

  @Test
  @Covers({"PIR-36", "PIR-37"})
  void aGameEndsWhenNothingIsBuilt() {
    Fleet fleet = completed(none(0), "1");
    TestTable state = playing(pack("2s 3s 4s", ""), pack("2s", ""), NONE, fleet);
    TestTable one = state.under("idle-limit=9").play("0 turn @5000");
    assertThat(one.turn()).isEqualTo("0 1");
    assertThat(one.fact("idle")).isEqualTo("8");
    TestTable over = one.play("1 turn @5000");
    assertThat(over.winners()).isEqualTo("1");
    assertThat(one.told("1 turn @5000")).containsExactly("turned-up 1 [2s]", "won 1");
    TestTable none = playing(pack("2s 3s 4s", ""), pack("2s", ""), NONE, none(0));
    assertThat(none.under("idle-limit=8").told("1 turn @5000"))
        .containsExactly("turned-up 1 [2s]", "drawn");
  }

  @Test
  void aPlayerWhoLaysTheLastCardIsOut() {
    TestTable state = playing(pack("", "Ah"), pack("2s", "2h"), NONE, none(0));
    assertThat(state.told("0 play Ah @5000")).containsExactly("built 0 [Ah]", "out 0", "done");
    assertThat(state.play("0 play Ah @5000").turn()).isEqualTo("1");
    TestTable last =
        hearts("7h", "7h")
            .after(PirateState.class, each -> each.with(PerSeat.of(2, pack("", "7h"))));
    assertThat(last.play("0 play 7h @5000").told("1 play 7h @5000"))
        .containsExactly("built 0 [7h]", "out 0", "sunk [HEARTS]");
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table =
        playing(pack("2s 3s", "4s 5s"), pack("6s 7s 8s", "9s"), BOTH, fleet(Suit.HEARTS, 2, 1));
    assertThat(table.withCards()).isEqualTo(table);
    TestTable other =
        playing(pack("8s 3s", "4s 5s"), pack("6s 2s 7s", "9s"), BOTH, fleet(Suit.HEARTS, 2, 1));
    assertThat(table.withCards("stock.0: 8s 3s", "stock.1: 6s 2s 7s")).isEqualTo(other);
    assertThat(table.table().pile("stock.0").audiences().get(0)).hasToString("nobody");
    assertThat(table.table().pile("waste.1").audiences().get(0)).hasToString("all");
    assertThat(table.pile("waste.0")).isEqualTo("4s 5s");
    assertThat(table.table().pile("waste.0").owner()).hasValue(0);
    assertThat(table.fact("low")).isEqualTo("0");
    assertThat(table.fact("clock")).isEqualTo("5000");
    assertThat(table.fact("scores")).isEqualTo("0 0");
  }

  @Test
  void aShuffleIsSeenByNobody() {
    assertThat(table().seenBy(0).move("shuffle 0 2s ..."))
        .doesNotContain("2s")
        .startsWith("* shuffle ?? ??");
    assertThat(PirateMove.SYNTAX.parseChance("shuffle 1 2s 3s"))
        .isEqualTo(new Shuffle(1, list("2s 3s")));
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    PirateState state = state(hearts("7h", "4c"));
    assertThat(state.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(state.withSheet(state.sheet())).isEqualTo(state);
    TestTable captured = table().with(state.withSheet(noted)).play("0 play 7h @5000");
    assertThat(captured.state().sheet().note("way", 0)).isEqualTo(1);
    TestTable cut =
        shuffled("7s Ks 4h", "Ad 7d 9c")
            .after(PirateState.class, before -> before.withSheet(noted))
            .play("0 cut 1", "1 cut 1");
    assertThat(cut.state().sheet()).isEqualTo(noted);
  }

  @Test
  @Covers("PIR-6a")
  void movesReadBackAndGoToAnotherTime() {
    assertThat(move("0 cut 20")).isEqualTo(new Cut(0, 20));
    assertThat(move("1 turn @5")).isEqualTo(new TurnUp(1, 5)).isEqualTo(new TurnUp(1, 9).at(5));
    assertThat(move("1 play Ah @5"))
        .isEqualTo(new Play(1, card("Ah"), 5))
        .isEqualTo(new Play(1, card("Ah"), 9).at(5));
    assertThat(move("1 claim Ah @5"))
        .isEqualTo(new Claim(1, card("Ah"), 5))
        .isEqualTo(new Claim(1, card("Ah"), 9).at(5));
    assertThat(move("1 pass")).isSameAs(Pass.of(1));
    assertThat(hearts("7h", "4c").refusal("0 play 7h @99999")).isEqualTo("legal");
  }

  @Test
  void optionsHaveTheRulebooksDefaults() {
    assertThat(Pirate.GAME.options().defaults()).isEqualTo(new PirateOptions(5, 4, 0, false, 1000));
  }
}
