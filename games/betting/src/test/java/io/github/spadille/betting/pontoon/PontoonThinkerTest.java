package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Twins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PontoonThinkerTest {
  private static final String TWO = "Seats: 2\n\n1 limits 1 20\n";

  private static GameRecord record(String lines) {
    return GameRecord.parse(
        "test", "spadille 1\nGame: pontoon\n" + lines.replace('|', '\n') + "\n");
  }

  private static String choice(String lines) {
    return choice(Replay.match(record(lines), Pontoon.GAME));
  }

  private static MoveList<PontoonMove> legal(Match<PontoonState, PontoonMove> match) {
    return match.rules().legalMoves(match.state());
  }

  /** Returns what is chosen by the player whose turn it is. */
  private static String choice(Match<PontoonState, PontoonMove> match) {
    Observation<PontoonState, PontoonMove> seen = match.observe(match.state().seat());
    Thinker<PontoonState, PontoonMove> thinker = seen.rules().thinker().orElseThrow();
    Sampler<PontoonState, PontoonMove> sampler = seen.sampler();
    RandomSource random = RandomSource.seeded(3);
    return seen.rules()
        .syntax()
        .format(thinker.choose(seen.legalMoves(), () -> sampler.draw(random), random));
  }

  @ParameterizedTest
  @CsvSource({
    "6s, 5d, 9h, buy 2, eleven is worth twice the bet",
    "Js, 2d, 6h, stick, a banker with six goes bust often enough",
    "Js, 2d, 9h, twist, against nine twelve is not enough",
    "As, 6d, Kh, buy 1, a soft 17 cannot go bust and later cards can be bought",
    "Js, 9d, Kh, stick, 19 is enough",
    "Js, Qd, 6h, stick, 20 is not split",
    "8s, 8d, 5h, split, two hands of eight are better than 16",
  })
  void aHandIsPlayedByWhatItWinsOnAverage(
      String first, String second, String up, String expected, String why) {
    String deal = "* deal hand.0.1: " + first + "; hand.1.1: 7c; pack: " + second + " " + up;
    assertThat(choice(TWO + deal + "|0 bet 1")).as(why).isEqualTo(expected);
  }

  /** Twice the bet is the best price, but for who keeps enough for another card by less. */
  @Test
  void aPriceLeavesEnoughForTheFifthCard() {
    String deal = "* deal hand.0.1: 2s; hand.1.1: 7c; pack: 2d 5h 3s 2h";
    String options = "Seats: 2\nOptions: start-chips=10\n\n1 limits 1 20\n";
    assertThat(choice(options + deal + "|0 bet 2|0 buy 2|0 buy 2")).isEqualTo("buy 4");
    assertThat(choice(options + deal + "|0 bet 3|0 buy 3")).isEqualTo("buy 4");
  }

  /** Seat 0 has 20 at least with an open 9 and T, and the banker 19. */
  @Test
  void aBankerWhoHasLostDrawsOnWithNineteen() {
    String bust = "* deal hand.0.1: Ad; hand.1.1: 9s; pack: 9d Td Tc 2c";
    assertThat(choice(TWO + bust + "|0 bet 5|0 twist|0 stick")).isEqualTo("twist");
    String high = "* deal hand.0.1: Td; hand.1.1: 9s; pack: 8d Tc 2c";
    assertThat(choice(TWO + high + "|0 bet 5|0 stick")).isEqualTo("stick");
  }

  /** The rules of thumb stick with ace and eight; only five cards beat five cards. */
  @Test
  void aBankerGoesForFiveCardsAgainstFive() {
    String deal = "* deal hand.0.1: 2d; hand.1.1: 8s; pack: 2s Ac 2h 2c 3s 9h";
    assertThat(choice(TWO + deal + "|0 bet 5|0 twist|0 twist|0 twist|0 stick")).isEqualTo("twist");
  }

  @ParameterizedTest
  @CsvSource({"As, bet 20", "2s, bet 14", "6s, bet 1", "9s, bet 1"})
  void muchIsBetOnACardThatWins(String first, String bet) {
    String deal = "* deal hand.0.1: " + first + "; hand.1.1: 7c; pack: 5d 5h";
    assertThat(choice(TWO + deal)).isEqualTo(bet);
  }

  @Test
  void limitsLeavePlayersNoChipsToBuyWith() {
    assertThat(choice("Seats: 4\n")).isEqualTo("limits 100 100");
    assertThat(choice("Seats: 4\nOptions: start-chips=60\n")).isEqualTo("limits 50 50");
    assertThat(choice("Seats: 4\nOptions: start-chips=10000\n")).isEqualTo("limits 1 1");
  }

  @ParameterizedTest
  @CsvSource({"100, bank yes", "10000, bank no"})
  void theBankIsTakenWherePlayersCannotBuy(int chips, String answer) {
    String deal = "* deal hand.0.1: As; hand.1.1: 7c; pack: Kd 5h";
    String options = "Seats: 2\nOptions: bank-decline=yes start-chips=" + chips + "\n\n";
    assertThat(choice(options + "1 limits 1 1|" + deal + "|0 bet 1|0 pontoon")).isEqualTo(answer);
  }

  /** All cards were shown before they went under the pack, so nobody draws a card too many. */
  @Test
  void whoHasSeenThePackKnowsTheNextCard() {
    int tooMany = 0;
    for (long seed = 1; tooMany < 3; seed++) {
      Match<PontoonState, PontoonMove> match = seen(seed);
      if (match.isOver() || legal(match).size() == 1) { // a pontoon
        continue;
      }
      PontoonState state = match.state();
      boolean isTooMany = state.hand().low() + TwentyOne.low(state.top()) > TwentyOne.LIMIT;
      if (isTooMany) {
        assertThat(choice(match)).isIn("stick", "split");
        tooMany++;
      }
    }
  }

  /** Returns a game in which the pack was played through, at a hand of a player if it has one. */
  private static Match<PontoonState, PontoonMove> seen(long seed) {
    Dealer dealer = Dealer.seeded(seed);
    Match<PontoonState, PontoonMove> match =
        Match.start(Pontoon.GAME.setup(2, ImmutableMap.of("limits-by", "table", "hands", "20")));
    while (!match.isOver()
        && (match.state().now().unseen() > 0 || match.state().phase() != Phase.PLAY)) {
      match =
          match.state().turn().isChance()
              ? match.resolveChance(dealer)
              : match.play(legal(match).get(0));
    }
    return match;
  }

  /** The banker's hidden card changes places with one of the pack, and then a card with another. */
  @ParameterizedTest
  @ValueSource(strings = {"2c", "9s", "4d"})
  void whatIsHiddenMakesNoDifference(String other) {
    String lines =
        "Seats: 2\n\n1 limits 1 20\n* deal hand.0.1: 5s; hand.1.1: 3h; pack: 9d 6h|0 bet 3";
    Twins<PontoonState, PontoonMove> twins =
        Twins.exchanging(Pontoon.GAME, record(lines), "3h", other);
    assertThat(twins.difference(Viewer.seat(0))).isEmpty();
    assertThat(choice(twins.twin())).isEqualTo(choice(twins.original()));
  }

  /** It plays whole games to their end under rules that change what it reckons with. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "stick-minimum=16",
        "split-buy=yes",
        "split-pontoon=no",
        "five-card-stop=yes",
        "bank-decline=yes",
        "banker-five-double=yes",
        "limits-by=table"
      })
  void itPlaysUnderAllHouseRules(String option) {
    String key = option.substring(0, option.indexOf('='));
    String value = option.substring(key.length() + 1);
    Match<PontoonState, PontoonMove> match =
        Match.start(Pontoon.GAME.setup(4, ImmutableMap.of(key, value, "hands", "4")));
    Dealer dealer = Dealer.seeded(5);
    RandomSource random = RandomSource.seeded(5);
    while (!match.isOver()) {
      if (match.state().turn().isChance()) {
        match = match.resolveChance(dealer);
      } else if (match.state().seat() % 2 == 0) {
        match = match.play(match.state().seat(), choice(match));
      } else {
        match = match.play(new RandomAgent().choose(match.observe(match.state().seat()), random));
      }
    }
    assertThat(match.state().handNumber()).isPositive();
  }

  @Test
  void nobodyIsAskedWhileCardsAreShuffled() {
    Rules<PontoonState, PontoonMove> rules = Pontoon.GAME.rules();
    PontoonState state = rules.apply(rules.start(), rules.legalMoves(rules.start()).get(0));
    Thinker<PontoonState, PontoonMove> thinker = rules.thinker().orElseThrow();
    RandomSource random = RandomSource.seeded(1);
    assertThatThrownBy(() -> thinker.choose(MoveList.empty(), () -> state, random))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("phase SHUFFLE; expected one in which a seat moves");
  }

  @Test
  void aVariantHasNoThinker() {
    Pontoon variant = new Pontoon(4, PontoonOptions.defaults()) {};
    assertThat(variant.thinker()).isEmpty();
    assertThat(Pontoon.GAME.rules().thinker()).containsInstanceOf(PontoonThinker.class);
  }
}
