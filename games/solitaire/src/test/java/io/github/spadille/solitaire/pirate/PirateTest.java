package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.table.Table;
import io.github.spadille.solitaire.pirate.PirateMove.Claim;
import io.github.spadille.solitaire.pirate.PirateMove.Cut;
import io.github.spadille.solitaire.pirate.PirateMove.Pass;
import io.github.spadille.solitaire.pirate.PirateMove.Play;
import io.github.spadille.solitaire.pirate.PirateMove.Shuffle;
import io.github.spadille.solitaire.pirate.PirateMove.TurnUp;
import io.github.spadille.solitaire.pirate.PirateState.Phase;
import io.github.spadille.solitaire.pirate.StockAndWaste.Top;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PirateTest {
  private static final CardList<PlayingCard> PACK = Deck.standard52().cards();
  private static final Seats NONE = Seats.none();
  private static final Seats BOTH = Seats.of(0, 1);
  private static final Pirate RULES = rules();

  /** Rules with options such as {@code ships=3}. */
  private static Pirate rules(String... options) {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (String option : options) {
      values.put(option.split("=")[0], option.split("=")[1]);
    }
    return new Pirate(2, Pirate.GAME.options().parse(values.buildOrThrow(), 2));
  }

  /** A stock from the top and a waste with the top last. */
  private static StockAndWaste pack(String stock, String waste) {
    return new StockAndWaste(list(stock), list(waste).reversed(), Top.UNCOVERED);
  }

  /** Play at 5000 milliseconds, after 7 turns; seat 0 is low. */
  private static PirateState playing(
      StockAndWaste pack0, StockAndWaste pack1, Seats fresh, Fleet fleet) {
    Cuts cuts = new Cuts(IntPerSeat.of(2, 0), list("4h 9c"), 0);
    PerSeat<StockAndWaste> packs =
        PerSeat.copyOf(List.of(with(pack0, fresh.contains(0)), with(pack1, fresh.contains(1))));
    PirateState state = RULES.start().cutDecided(cuts);
    for (int i = 0; i < 7; i++) {
      state = state.turned(0, 5000);
    }
    return state.with(packs).with(fleet).with(Turn.of(BOTH));
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
  private static PirateState hearts(String waste0, String waste1) {
    return playing(pack("2s", waste0), pack("2s", waste1), BOTH, fleet(Suit.HEARTS, 6, 6));
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static PirateMove move(String line) {
    return PirateMove.SYNTAX.parse(line.charAt(0) - '0', line.substring(2));
  }

  /** Plays lines such as {@code "0 turn @900; 1 play Ah @1000"}. */
  private static PirateState play(Pirate rules, PirateState state, String lines) {
    PirateState at = state;
    for (String line : Splitter.on("; ").split(lines)) {
      at = rules.apply(at, move(line));
    }
    return at;
  }

  private static String refusal(PirateState state, String line) {
    return refusal(state, move(line));
  }

  private static String refusal(PirateState state, PirateMove move) {
    return RULES.refusal(state, move).map(Refusal::phrase).map(Object::toString).orElse("legal");
  }

  private static List<String> moves(PirateState state) {
    return Lists.transform(
        RULES.legalMoves(state), each -> each.seat() + " " + PirateMove.SYNTAX.format(each));
  }

  private static List<String> told(Pirate rules, PirateState before, PirateMove move) {
    return Lists.transform(
        rules.stages(before, move),
        stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments());
  }

  private static String fact(PirateState state, String name) {
    return RULES.table(state).fact(name).value();
  }

  private static String pile(PirateState state, String name) {
    return RULES.table(state).pile(name).toString().trim();
  }

  private static Shuffle shuffle(int owner, String first) {
    CardList<PlayingCard> rest = Deck.standard52().set().minus(list(first).toSet()).toList();
    return new Shuffle(owner, list(first).appendAll(rest));
  }

  /** Both packs shuffled before the cut, with some cards on top. */
  private static PirateState shuffled(String first0, String first1) {
    return RULES.apply(RULES.apply(RULES.start(), shuffle(0, first0)), shuffle(1, first1));
  }

  @Test
  @Covers({"PIR-1", "PIR-2"})
  void thePacksAreShuffledOneAfterTheOther() {
    PirateState start = RULES.start();
    assertThat(start.turn()).isEqualTo(Turn.chance());
    assertThat(start.packs()).containsExactly(StockAndWaste.of(PACK), StockAndWaste.of(PACK));
    assertThat(refusal(start, "0 turn @0")).isEqualTo("refusal.PIR-2.shuffle-first");
    assertThat(refusal(start, shuffle(1, "2s"))).isEqualTo("refusal.PIR-2.order[0]");
    assertThat(refusal(start, new Shuffle(0, PACK.draw(1)))).isEqualTo("refusal.PIR-1.pack[52]");
    Shuffle chance = (Shuffle) RULES.chance(start, RandomSource.seeded(1));
    assertThat(chance.owner()).isZero();
    assertThat(chance.cards().isPermutationOf(PACK)).isTrue();
    assertThat(chance.cards()).isNotEqualTo(PACK);

    PirateState one = RULES.apply(start, shuffle(0, "7d"));
    assertThat(RULES.table(start).pile("stock.0").audiences().get(51)).hasToString("all");
    assertThat(RULES.table(start).pile("stock.1").audiences().get(51)).hasToString("all");
    assertThat(RULES.table(one).pile("stock.0").audiences().get(51)).hasToString("nobody");
    assertThat(RULES.table(one).pile("stock.1").audiences().get(51)).hasToString("all");
    assertThat(one.turn()).isEqualTo(Turn.chance());
    assertThat(one.packs().get(0).stock().top()).isEqualTo(card("7d"));
    assertThat(one.packs().get(1)).isEqualTo(StockAndWaste.of(PACK));
    assertThat(((Shuffle) RULES.chance(one, RandomSource.seeded(1))).owner()).isEqualTo(1);
    assertThat(refusal(one, shuffle(0, "2s"))).isEqualTo("refusal.PIR-2.order[1]");
    assertThat(told(RULES, start, shuffle(0, "7d"))).containsExactly("done -1 []");
    assertThat(told(RULES, one, shuffle(1, "7d"))).containsExactly("shuffled -1 []");
  }

  @Test
  @Covers("PIR-3")
  void eachSeatCutsOnce() {
    PirateState cut = shuffled("7s Ks 4h", "Ad 7d 9c");
    assertThat(cut.phase()).isEqualTo(Phase.CUT);
    assertThat(RULES.table(cut).pile("stock.1").audiences().get(51)).hasToString("nobody");
    assertThat(cut.turn()).isEqualTo(Turn.of(BOTH));
    assertThat(RULES.legalMoves(cut)).hasSize(102);
    assertThat(moves(cut)).startsWith("0 cut 1").endsWith("1 cut 51").contains("0 cut 51");
    assertThat(refusal(cut, "0 turn @0")).isEqualTo("refusal.PIR-3.cut-first");
    assertThat(refusal(cut, "0 cut 0")).isEqualTo("refusal.PIR-3.place[51]");
    assertThat(refusal(cut, "0 cut 52")).isEqualTo("refusal.PIR-3.place[51]");
    assertThat(refusal(cut, "0 cut 51")).isEqualTo("legal");
    assertThat(refusal(cut, "0 cut 1")).isEqualTo("legal");
    assertThat(refusal(cut, shuffle(0, "2s"))).isEqualTo("refusal.PIR-5.shuffled");
    assertThat(refusal(cut, new Cut(2, 5))).isEqualTo("refusal.PIR-7.no-player");

    PirateState one = play(RULES, cut, "1 cut 3");
    assertThat(one.turn()).isEqualTo(Turn.of(0));
    assertThat(one.cuts().exposes(1, 2)).isFalse();
    assertThat(fact(one, "cut-1")).isEqualTo("-");
    assertThat(refusal(one, "1 cut 4")).isEqualTo("refusal.PIR-3.has-cut");
    assertThat(refusal(one, "1 turn @0")).isEqualTo("refusal.PIR-3.has-cut");
    assertThat(RULES.legalMoves(one)).hasSize(51);
    assertThat(RULES.governing(one, 0)).containsExactly("PIR-3");
  }

  @ParameterizedTest
  @CsvSource({
    // cuts of seat 0 (7s Ks 4h) and seat 1 (Ad 7d 9c); low with a low ace, with a high ace
    "1, 1, 1, 0",
    "2, 1, 1, 0",
    "3, 3, 0, 0",
    "2, 3, 1, 1",
    "1, 2, -1, -1",
    "1, 3, 0, 0"
  })
  @Covers("PIR-4")
  void theLowerCardIsLow(int cut0, int cut1, int low, int lowIfAceIsHigh) {
    String cuts = "0 cut " + cut0 + "; 1 cut " + cut1;
    PirateState before = shuffled("7s Ks 4h", "Ad 7d 9c");
    assertThat(play(RULES, before, cuts).cuts().low()).isEqualTo(low);
    assertThat(play(rules("ace-in-cut=high"), before, cuts).cuts().low()).isEqualTo(lowIfAceIsHigh);
  }

  @Test
  @Covers({"PIR-3", "PIR-4", "PIR-5", "PIR-13"})
  void equalCardsAreCutAgainAndThenThePacksAreShuffledAgain() {
    PirateState before = shuffled("7s Ks 4h", "Ad 7d 9c");
    PirateState one = play(RULES, before, "0 cut 1");
    assertThat(told(RULES, before, new Cut(0, 1))).containsExactly("done -1 []");
    assertThat(told(RULES, one, new Cut(1, 2))).containsExactly("cut-equal -1 [7s, 7d]");
    assertThat(HeardDeductions.of(RULES, one, new Cut(1, 2))).isEmpty();
    PirateState equal = play(RULES, one, "1 cut 2");
    assertThat(equal.turn()).isEqualTo(Turn.of(BOTH));
    assertThat(fact(equal, "cut-0")).isEqualTo("7s");
    assertThat(fact(equal, "cut-1")).isEqualTo("7d");
    assertThat(fact(equal, "low")).isEqualTo("-");
    assertThat(fact(equal, "up-seat")).isEqualTo("-");
    Table table = RULES.table(equal);
    assertThat(table.pile("stock.1").audiences().get(0)).hasToString("nobody");
    assertThat(table.pile("stock.1").audiences().get(1)).hasToString("all");
    assertThat(RULES.legalMoves(equal)).hasSize(102);

    PirateState again = play(RULES, equal, "1 cut 3");
    assertThat(fact(again, "cut-1")).isEqualTo("-");
    assertThat(again.turn()).isEqualTo(Turn.of(0));
    assertThat(told(RULES, again, new Cut(0, 3))).containsExactly("cut-decided 0 [4h, 9c]");
    PirateState decided = play(RULES, again, "0 cut 3");
    assertThat(decided.turn()).isEqualTo(Turn.chance());
    assertThat(fact(decided, "phase")).isEqualTo("shuffle");
    assertThat(decided.cuts().exposes(0, 2)).isTrue();

    PirateState half = RULES.apply(decided, shuffle(0, "Qs"));
    assertThat(half.cuts().exposes(0, 2)).isFalse();
    assertThat(half.cuts().exposes(1, 2)).isTrue();
    assertThat(RULES.table(half).pile("stock.1").audiences().get(51)).hasToString("nobody");
    assertThat(half.turn()).isEqualTo(Turn.chance());
    assertThat(told(RULES, half, shuffle(1, "2h"))).containsExactly("begun 0 []");
    PirateState begun = RULES.apply(half, shuffle(1, "2h"));
    assertThat(begun.phase()).isEqualTo(Phase.PLAY);
    assertThat(begun.turn()).isEqualTo(Turn.of(BOTH));
    assertThat(begun.clock()).isZero();
    assertThat(fact(begun, "cut-0")).isEqualTo("4h");
    assertThat(fact(begun, "up-seat")).isEqualTo("s: 0 h: 0 d: 0 c: 0");
    assertThat(RULES.table(begun).seenBy(Viewer.seat(1)).pile("stock.1").toString())
        .doesNotContain("2h");
    assertThat(refusal(begun, "0 cut 3")).isEqualTo("refusal.PIR-5.no-cut");
    assertThat(refusal(begun, shuffle(0, "2s"))).isEqualTo("refusal.PIR-5.shuffled");
    PirateState high = play(RULES, before, "0 cut 2; 1 cut 1");
    assertThat(fact(high, "up-seat")).isEqualTo("s: 1 h: 1 d: 1 c: 1");
  }

  @Test
  @Covers({"PIR-6", "PIR-7", "PIR-8", "PIR-9", "PIR-11"})
  void cardsAreTurnedUpOneByOne() {
    PirateState state = playing(pack("Ah 3d", "2c"), pack("Kh", ""), NONE, none(0));
    assertThat(moves(state)).containsExactly("0 turn @5000", "1 turn @5000");
    assertThat(refusal(state, "0 turn @4999")).isEqualTo("refusal.PIR-6.too-early[5000]");
    assertThat(refusal(state, new TurnUp(2, 6000))).isEqualTo("refusal.PIR-7.no-player");
    PirateState turned = play(RULES, state, "0 turn @5100");
    assertThat(turned.clock()).isEqualTo(5100);
    assertThat(turned.idle()).isEqualTo(8);
    assertThat(pile(turned, "waste.0")).isEqualTo("waste.0: 2c Ah");
    assertThat(pile(turned, "stock.0")).isEqualTo("stock.0: 3d");
    assertThat(fact(turned, "turned")).isEqualTo("Ah 0");
    assertThat(moves(turned)).containsExactly("0 play Ah @5100", "0 turn @5100", "1 turn @5100");
    assertThat(told(RULES, state, new TurnUp(0, 5100))).containsExactly("turned-up 0 [Ah]");
    assertThat(HeardDeductions.of(RULES, state, new TurnUp(0, 5100))).isEmpty();

    PirateState both = play(RULES, turned, "1 turn @5100; 0 turn @5100");
    assertThat(fact(both, "turned")).isEqualTo("3d 0 Kh 1");
    assertThat(both.packs().get(0).isFresh()).isTrue();
    assertThat(both.packs().get(1).isFresh()).isTrue();
  }

  @Test
  @Covers("PIR-10")
  void theWasteIsTurnedOver() {
    PirateState state = playing(pack("", "2c 9d Js"), pack("Kh", ""), Seats.of(0), none(0));
    PirateState turned = play(RULES, state, "0 turn @5000");
    assertThat(pile(turned, "waste.0")).isEqualTo("waste.0: 2c");
    assertThat(pile(turned, "stock.0")).isEqualTo("stock.0: 9d Js");
    assertThat(told(RULES, state, new TurnUp(0, 5000)))
        .containsExactly("turned-over 0 []", "turned-up 0 [2c]");
    PirateState over = RULES.stages(state, new TurnUp(0, 5000)).get(0).state();
    assertThat(pile(over, "stock.0")).isEqualTo("stock.0: 2c 9d Js");
    assertThat(pile(over, "waste.0")).isEqualTo("waste.0:");
  }

  @Test
  @Covers({"PIR-12", "PIR-14", "PIR-15", "PIR-16", "PIR-17", "PIR-18"})
  void cardsAreBuiltOnOnesOwnHalf() {
    Fleet fleet = with(fleet(Suit.HEARTS, 1, 0), Suit.DIAMONDS, 2, 3);
    PirateState state = playing(pack("9s", "2h Ah"), pack("9s", "Ad Kh"), NONE, fleet);
    assertThat(moves(state)).containsExactly("0 turn @5000", "1 play Kh @5000", "1 turn @5000");
    assertThat(refusal(state, "0 play Ah @5000")).isEqualTo("refusal.PIR-15.next[2h]");
    assertThat(refusal(state, "0 play 2h @5000")).isEqualTo("refusal.PIR-16.not-on-top[2h]");
    assertThat(refusal(state, "0 play X1 @5000")).isEqualTo("refusal.PIR-16.not-on-top[X1]");
    assertThat(refusal(state, "1 play Kh @4999")).isEqualTo("refusal.PIR-6.too-early[5000]");
    assertThat(refusal(state, "1 claim Kh @5000")).isEqualTo("refusal.PIR-19.not-out");
    assertThat(refusal(state, "1 pass")).isEqualTo("refusal.PIR-25.no-contest");

    PirateState king = play(RULES, state, "1 play Kh @5200");
    assertThat(pile(king, "down-h")).isEqualTo("down-h: Kh");
    assertThat(pile(king, "up-h")).isEqualTo("up-h: Ah");
    assertThat(pile(king, "waste.1")).isEqualTo("waste.1: Ad");
    assertThat(king.clock()).isEqualTo(5200);
    assertThat(king.idle()).isZero();
    assertThat(told(RULES, state, move("1 play Kh @5200"))).containsExactly("built 1 [Kh]");
    assertThat(pile(king, "up-d")).isEqualTo("up-d: Ad 2d");
    assertThat(pile(king, "down-d")).isEqualTo("down-d: Kd Qd Jd");
  }

  @ParameterizedTest
  @CsvSource({
    // the top card of seat 0 and of seat 1, where 2 diamonds are built up and 3 down
    "Kh, Ah, PIR-14.other-half[Kh], PIR-14.other-half[Ah]",
    "2h, Qh, PIR-14.keel[Ah], PIR-14.keel[Kh]",
    "Td, 3d, PIR-17.other-half[Td], PIR-17.other-half[3d]",
    "4d, 9d, PIR-15.next[3d], PIR-15.next[Td]",
  })
  @Covers({"PIR-14", "PIR-15", "PIR-17"})
  void aCardThatDoesNotFitIsRefused(String top0, String top1, String reason0, String reason1) {
    PirateState state = playing(pack("", top0), pack("", top1), BOTH, fleet(Suit.DIAMONDS, 2, 3));
    assertThat(refusal(state, "0 play " + top0 + " @5000")).isEqualTo("refusal." + reason0);
    assertThat(refusal(state, "1 play " + top1 + " @5000")).isEqualTo("refusal." + reason1);
    assertThat(moves(state)).containsExactly("0 turn @5000", "1 turn @5000");
  }

  @Test
  @Covers({"PIR-6b", "PIR-19", "PIR-20", "PIR-21"})
  void whoIsOutClaimsTheCardJustTurnedUp() {
    Fleet fleet = with(none(1), Suit.SPADES, 3, 5); // Seat 0 builds down to 9s.
    PirateState before = playing(pack("", ""), pack("8s 7s", "2s"), NONE, fleet);
    assertThat(before.isOut(0)).isTrue();
    assertThat(before.isOut(1)).isFalse();
    assertThat(refusal(before, "0 turn @5000")).isEqualTo("refusal.PIR-19.out");
    assertThat(refusal(before, "0 play 8s @5000")).isEqualTo("refusal.PIR-19.out");
    assertThat(refusal(before, "0 claim 2s @5000")).isEqualTo("refusal.PIR-20.too-late[2s]");
    PirateState turned = play(RULES, before, "1 turn @6000");
    assertThat(turned.turn()).isEqualTo(Turn.of(BOTH));
    assertThat(moves(turned)).containsExactly("0 claim 8s @6000", "1 turn @6000");
    assertThat(refusal(turned, "0 claim 7s @6000")).isEqualTo("refusal.PIR-20.too-late[7s]");
    assertThat(RULES.governing(turned, 0)).containsExactly("PIR-19", "PIR-20");
    assertThat(RULES.governing(turned, 1)).containsExactly("PIR-9", "PIR-14", "PIR-15", "PIR-18");

    PirateState claimed = play(RULES, turned, "0 claim 8s @6350");
    assertThat(pile(claimed, "down-s")).isEqualTo("down-s: Ks Qs Js Ts 9s 8s");
    assertThat(pile(claimed, "waste.1")).isEqualTo("waste.1: 2s");
    assertThat(claimed.isOut(0)).isTrue();
    assertThat(fact(claimed, "turned")).isEqualTo("-");
    assertThat(claimed.turn()).isEqualTo(Turn.of(1));
    assertThat(moves(claimed)).containsExactly("1 turn @6350");

    PirateState next = play(RULES, turned, "1 turn @6100");
    assertThat(refusal(next, "0 claim 8s @6100")).isEqualTo("refusal.PIR-20.too-late[8s]");
    assertThat(refusal(next, "0 claim 7s @6100")).isEqualTo("refusal.PIR-15.next[8s]");
    assertThat(next.turn()).isEqualTo(Turn.of(1));
  }

  @Test
  @Covers({"PIR-19", "PIR-21"})
  void eitherPlayerMayBeOut() {
    Fleet fleet = fleet(Suit.SPADES, 3, 5); // Seat 1 builds down to 9s.
    PirateState before = playing(pack("8s 2s", ""), pack("", ""), NONE, fleet);
    PirateState turned = play(RULES, before, "0 turn @6000");
    assertThat(moves(turned)).containsExactly("0 turn @6000", "1 claim 8s @6000");
    assertThat(told(RULES, turned, move("1 claim 8s @6100")))
        .containsExactly("built 1 [8s]", "done -1 []");
    PirateState claimed = play(RULES, turned, "1 claim 8s @6100");
    assertThat(pile(claimed, "waste.0")).isEqualTo("waste.0:");
    assertThat(pile(claimed, "down-s")).isEqualTo("down-s: Ks Qs Js Ts 9s 8s");
  }

  @Test
  @Covers({"PIR-14", "PIR-17"})
  void theOtherHalfIsRefusedByWhetherItIsBegun() {
    PirateState state = playing(pack("", "2s"), pack("", "Ah"), NONE, fleet(Suit.HEARTS, 0, 1));
    assertThat(refusal(state, "1 play Ah @5000")).isEqualTo("refusal.PIR-14.other-half[Ah]");
    PirateState begun = playing(pack("", "2s"), pack("", "2h"), NONE, fleet(Suit.HEARTS, 1, 0));
    assertThat(refusal(begun, "1 play 2h @5000")).isEqualTo("refusal.PIR-17.other-half[2h]");
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
    PirateState state = playing(pack("", ""), pack("2c", "8s 7s"), Seats.of(1), fleet);
    PirateState played = play(RULES, state, "1 play 7s @5000");
    assertThat(refusal(played, "0 claim 8s @5000")).isEqualTo("refusal.PIR-20.too-late[8s]");
    PirateState captured = play(RULES, played, "1 play 8s @5000");
    assertThat(captured.fleet().captured(1)).isEqualTo(1);
  }

  @Test
  @Covers({"PIR-22", "PIR-24", "PIR-28", "PIR-29", "PIR-31"})
  void whoJoinsTheHalvesCapturesTheShip() {
    PirateState state = hearts("7h", "4c");
    assertThat(told(RULES, state, move("0 play 7h @5200")))
        .containsExactly("built 0 [7h]", "captured 0 [HEARTS]");
    PirateState whole = RULES.stages(state, move("0 play 7h @5200")).get(0).state();
    assertThat(pile(whole, "up-h")).isEqualTo("up-h: Ah 2h 3h 4h 5h 6h 7h");

    PirateState captured = play(RULES, state, "0 play 7h @5200");
    assertThat(captured.phase()).isEqualTo(Phase.PLAY);
    assertThat(captured.clock()).isEqualTo(5200);
    assertThat(pile(captured, "won.0")).isEqualTo("won.0: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh");
    assertThat(pile(captured, "up-h")).isEqualTo("up-h:");
    assertThat(captured.fleet().ships()).isEqualTo(none(0).ships().without(Suit.HEARTS, 1));
    assertThat(fact(captured, "captured")).isEqualTo("1 0");
    assertThat(captured.sheet().lines()).containsExactly(Line.of(1, "PIR-31", Seats.of(0), 1));
    assertThat(captured.outcome()).isEmpty();
  }

  @Test
  @Covers({"PIR-22", "PIR-23"})
  void aHalfMayBeAWholeShip() {
    PirateState up = playing(pack("", "Kh"), pack("2s", ""), NONE, fleet(Suit.HEARTS, 12, 0));
    assertThat(play(RULES, up, "0 play Kh @5000").fleet().captured(0)).isEqualTo(1);
    PirateState down = playing(pack("2s", ""), pack("", "Ah"), NONE, fleet(Suit.HEARTS, 0, 12));
    assertThat(play(RULES, down, "1 play Ah @5000").fleet().captured(1)).isEqualTo(1);
    PirateState two = playing(pack("", "6h"), pack("7h", ""), NONE, fleet(Suit.HEARTS, 5, 6));
    assertThat(play(RULES, two, "0 play 6h @5000").fleet().captured(0)).isZero();
  }

  @Test
  @Covers({"PIR-24", "PIR-25", "PIR-6"})
  void aCaptureIsContestedByWhoCouldCaptureToo() {
    PirateState contested = play(RULES, hearts("7h", "7h"), "0 play 7h @5200");
    assertThat(contested.phase()).isEqualTo(Phase.CONTEST);
    assertThat(contested.attempt()).isEqualTo(new Play(0, card("7h"), 5200));
    assertThat(contested.clock()).isEqualTo(5000);
    assertThat(contested.turn()).isEqualTo(Turn.of(1));
    assertThat(fact(contested, "contest")).isEqualTo("h 7h 0 @5200");
    assertThat(fact(contested, "turned")).isEqualTo("7h 0 7h 1");
    assertThat(moves(contested)).containsExactly("1 play 7h @5000", "1 pass");
    assertThat(RULES.governing(contested, 1)).containsExactly("PIR-25", "PIR-26");
    assertThat(told(RULES, hearts("7h", "7h"), move("0 play 7h @5200")))
        .containsExactly("contested 0 [7h, 5200]");
    assertThat(refusal(contested, "0 play 7h @5200")).isEqualTo("refusal.PIR-25.turn[1]");
    assertThat(refusal(contested, "1 turn @5200")).isEqualTo("refusal.PIR-25.answer");
    assertThat(refusal(contested, "1 play 7h @4999")).isEqualTo("refusal.PIR-6.too-early[5000]");
    assertThat(refusal(contested, "1 play 6h @5000")).isEqualTo("refusal.PIR-16.not-on-top[6h]");
    assertThat(refusal(contested, "1 pass")).isEqualTo("legal");
    assertThat(refusal(contested, "1 cut 3")).isEqualTo("refusal.PIR-5.no-cut");
    assertThat(RULES.start().attempt()).isNull();
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
      long clock,
      String waste0,
      String waste1,
      String turned,
      String capturedInWindow,
      int sunkInWindow) {
    PirateState contested = play(RULES, hearts("7h", "7h"), "0 play 7h @5200");
    PirateState after = play(RULES, contested, "1 " + answer);
    assertThat(fact(after, "captured")).isEqualTo(captured);
    assertThat(fact(after, "sunk-count")).isEqualTo("" + sunk);
    assertThat(after.clock()).isEqualTo(clock);
    assertThat(pile(after, "waste.0")).isEqualTo(("waste.0: " + waste0).trim());
    assertThat(pile(after, "waste.1")).isEqualTo(("waste.1: " + waste1).trim());
    assertThat(fact(after, "turned")).isEqualTo(turned);
    assertThat(fact(after, "contest")).isEqualTo("-");
    assertThat(after.phase()).isEqualTo(Phase.PLAY);
    assertThat(after.turn()).isEqualTo(Turn.of(BOTH));
    assertThat(after.idle()).isZero();
    assertThat(after.fleet().ships()).isEqualTo(none(0).ships().without(Suit.HEARTS, 1));
    PirateState inWindow = play(rules("tie-window=250"), contested, "1 " + answer);
    assertThat(fact(inWindow, "captured")).isEqualTo(capturedInWindow);
    assertThat(fact(inWindow, "sunk-count")).isEqualTo("" + sunkInWindow);
  }

  @Test
  @Covers({"PIR-27", "PIR-28"})
  void aSunkShipIsTold() {
    PirateState contested = play(RULES, hearts("7h", "7h"), "1 play 7h @5200");
    assertThat(contested.turn()).isEqualTo(Turn.of(0));
    assertThat(told(RULES, contested, move("0 play 7h @5200")))
        .containsExactly("built 0 [7h]", "sunk -1 [HEARTS]", "done -1 []");
    PirateState sunk = play(RULES, contested, "0 play 7h @5200");
    assertThat(pile(sunk, "sunk")).isEqualTo("sunk: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh");
    assertThat(sunk.scores()).isEqualTo(ImmutableLongArray.of(0, 0));
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
    PirateState before = playing(pack("", ""), pack("8s 2c", ""), NONE, fleet);
    PirateState contested = play(RULES, before, "1 turn @6000; " + attempt);
    assertThat(contested.phase()).isEqualTo(Phase.CONTEST);
    PirateState after = play(RULES, contested, answer);
    assertThat(fact(after, "captured")).isEqualTo(captured);
    assertThat(fact(after, "sunk-count")).isEqualTo("" + sunk);
    assertThat(pile(after, "waste.1")).isEqualTo("waste.1:");
    assertThat(fact(after, "turned")).isEqualTo("-");
    assertThat(after.turn()).isEqualTo(Turn.of(1));
  }

  @Test
  @Covers({"PIR-24", "PIR-20"})
  void whoIsOutCannotContestACardThatWasNotJustTurnedUp() {
    Fleet fleet = with(none(1), Suit.SPADES, 7, 5);
    PirateState before = playing(pack("", ""), pack("2c", "8s"), NONE, fleet);
    assertThat(play(RULES, before, "1 play 8s @6000").fleet().captured(1)).isEqualTo(1);
    PirateState other = playing(pack("2c", ""), pack("2c", "8s"), BOTH, fleet);
    assertThat(play(RULES, other, "1 play 8s @6000").fleet().captured(1)).isEqualTo(1);
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
    Pirate rules = options.isEmpty() ? RULES : rules(options);
    Fleet fleet = completed(none(0), before);
    int up = fleet.ships().upSeat(Suit.SPADES);
    Fleet hearts = with(fleet, Suit.SPADES, 6, 6);
    String waste = "2c 7s";
    boolean sinks = next == 'S';
    PirateState state =
        playing(
            pack("3c", sinks || next == '0' ? waste : "2c"),
            pack("3c", sinks || next == '1' ? waste : "2c"),
            NONE,
            hearts);
    PirateState after =
        play(rules, state, sinks ? "0 play 7s @5000; 1 play 7s @5000" : next + " play 7s @5000");
    assertThat(up).isEqualTo(before.length() == 7 ? 1 : 0);
    assertThat(after.turn().isOver()).isEqualTo(over);
    assertThat(fact(after, "winner")).isEqualTo(winner < 0 ? "-" : "" + winner);
    assertThat(after.outcome().isPresent()).isEqualTo(over);
    assertThat(after.outcome().map(Outcome::winners).orElse(NONE))
        .isEqualTo(winner < 0 ? NONE : Seats.of(winner));
    assertThat(fact(after, "phase")).isEqualTo(over ? "over" : "play");
    if (over) {
      assertThat(RULES.legalMoves(after)).isEmpty();
      assertThat(refusal(after, "0 turn @9999")).isEqualTo("refusal.PIR-35.over");
      assertThat(refusal(after, shuffle(0, "2s"))).isEqualTo("refusal.PIR-35.over");
    }
  }

  @Test
  @Covers({"PIR-36", "PIR-37"})
  void aGameEndsWhenNothingIsBuilt() {
    Fleet fleet = completed(none(0), "1");
    PirateState state = playing(pack("2s 3s 4s", ""), pack("2s", ""), NONE, fleet);
    Pirate rules = rules("idle-limit=9");
    PirateState one = play(rules, state, "0 turn @5000");
    assertThat(one.turn().isOver()).isFalse();
    assertThat(fact(one, "idle")).isEqualTo("8");
    PirateState over = play(rules, one, "1 turn @5000");
    assertThat(over.outcome().map(Outcome::winners)).hasValue(Seats.of(1));
    assertThat(told(rules, one, move("1 turn @5000")))
        .containsExactly("turned-up 1 [2s]", "won 1 []");
    PirateState none = playing(pack("2s 3s 4s", ""), pack("2s", ""), NONE, none(0));
    assertThat(told(rules("idle-limit=8"), none, move("1 turn @5000")))
        .containsExactly("turned-up 1 [2s]", "drawn -1 []");
  }

  @Test
  void aPlayerWhoLaysTheLastCardIsOut() {
    PirateState state = playing(pack("", "Ah"), pack("2s", "2h"), NONE, none(0));
    assertThat(told(RULES, state, move("0 play Ah @5000")))
        .containsExactly("built 0 [Ah]", "out 0 []", "done -1 []");
    assertThat(play(RULES, state, "0 play Ah @5000").turn()).isEqualTo(Turn.of(1));
    PirateState last = hearts("7h", "7h").with(PerSeat.of(2, pack("", "7h")));
    assertThat(told(RULES, play(RULES, last, "0 play 7h @5000"), move("1 play 7h @5000")))
        .containsExactly("built 0 [7h]", "out 0 []", "sunk -1 [HEARTS]");
  }

  @Test
  void cardsOfATableComeBack() {
    PirateState state =
        playing(pack("2s 3s", "4s 5s"), pack("6s 7s 8s", "9s"), BOTH, fleet(Suit.HEARTS, 2, 1));
    assertThat(RULES.withCards(state, RULES.table(state))).isEqualTo(state);
    PirateState other =
        playing(pack("8s 3s", "4s 5s"), pack("6s 2s 7s", "9s"), BOTH, fleet(Suit.HEARTS, 2, 1));
    assertThat(RULES.withCards(state, RULES.table(other))).isEqualTo(other);
    assertThat(RULES.table(state).pile("stock.0").audiences().get(0)).hasToString("nobody");
    assertThat(RULES.table(state).pile("waste.1").audiences().get(0)).hasToString("all");
    assertThat(pile(state, "waste.0")).isEqualTo("waste.0: 4s 5s");
    assertThat(RULES.table(state).pile("waste.0").owner()).hasValue(0);
    assertThat(fact(state, "low")).isEqualTo("0");
    assertThat(fact(state, "clock")).isEqualTo("5000");
    assertThat(fact(state, "scores")).isEqualTo("0 0");
  }

  @Test
  void aShuffleIsSeenByNobody() {
    PirateState start = RULES.start();
    assertThat(RULES.seenBy(Viewer.seat(0), start, shuffle(0, "2s")).text())
        .doesNotContain("2s")
        .startsWith("shuffle ?? ??");
    assertThat(PirateMove.SYNTAX.parseChance("shuffle 1 2s 3s"))
        .isEqualTo(new Shuffle(1, list("2s 3s")));
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    PirateState state = hearts("7h", "4c");
    assertThat(state.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(state.withSheet(state.sheet())).isEqualTo(state);
    assertThat(play(RULES, state.withSheet(noted), "0 play 7h @5000").sheet().note("way", 0))
        .isEqualTo(1);
    PirateState cut = shuffled("7s Ks 4h", "Ad 7d 9c").withSheet(noted);
    assertThat(play(RULES, cut, "0 cut 1; 1 cut 1").sheet()).isEqualTo(noted);
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
    assertThat(refusal(hearts("7h", "4c"), "0 play 7h @99999")).isEqualTo("legal");
  }

  @Test
  void optionsHaveTheRulebooksDefaults() {
    assertThat(Pirate.GAME.options().defaults()).isEqualTo(new PirateOptions(5, 4, 0, false, 1000));
  }
}
