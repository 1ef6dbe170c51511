package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** Why moves are refused, in words, and which rules say what may be done. */
class PontoonRefusalsTest {
  private static final Words WORDS =
      Pontoon.GAME.words().withPlayers(ImmutableList.of("Ada", "Ben", "Cleo"));
  private static final String DEAL =
      "2 limits 1 10|* deal hand.0.1: 8s; hand.1.1: As; hand.2.1: Td; pack: 8h Ks 9d 3c 4c 5h";

  private static Match<PontoonState, PontoonMove> after(String moves) {
    return after("", moves);
  }

  private static Match<PontoonState, PontoonMove> after(String options, String moves) {
    String text =
        "spadille 1\nGame: pontoon\nSeats: 3\nOptions: start-chips=20 " + options + "\n\n";
    GameRecord record = GameRecord.parse("test", text + moves.replace('|', '\n') + "\n");
    return Replay.match(record, Pontoon.GAME);
  }

  /** Returns the rule and the reason for which a move is refused. */
  private static String refusal(Match<PontoonState, PontoonMove> match, int seat, String move) {
    return told(match.refusal(match.rules().syntax().parse(seat, move)).orElseThrow());
  }

  private static String told(Refusal refusal) {
    return refusal.ruleId() + " " + WORDS.text(refusal.phrase());
  }

  private static ImmutableList<String> governing(Match<PontoonState, PontoonMove> match, int seat) {
    return match.rules().governing(match.state(), seat);
  }

  @Test
  @Covers({"PON-3", "PON-4", "PON-6"})
  void beforeTheDeal() {
    Match<PontoonState, PontoonMove> start = Match.start(Pontoon.GAME.setup(3));
    assertThat(refusal(start, 0, "limits 1 10"))
        .isEqualTo("PON-3 First Cleo sets the limits, as the banker.");
    assertThat(refusal(start, 2, "twist"))
        .isEqualTo("PON-3 First Cleo sets the limits, as the banker.");
    assertThat(refusal(start, 2, "limits 3 10"))
        .isEqualTo(
            "PON-3 The lowest and the highest bet are taken from these: 1, 2, 5, 10, 20, 50 and"
                + " 100.");
    assertThat(refusal(start, 2, "limits 5 1"))
        .isEqualTo("PON-3 The lowest bet cannot be above the highest.");
    assertThat(refusal(after(""), 2, "limits 50 50"))
        .isEqualTo("PON-4 No other player has 50 chips for the lowest bet.");
    Match<PontoonState, PontoonMove> named = after("2 limits 1 10");
    assertThat(refusal(named, 0, "bet 1")).isEqualTo("PON-7 The cards have not been dealt yet.");
    assertThat(refusal(named, 2, "limits 1 5"))
        .isEqualTo("PON-3 The limits are fixed: the lowest bet is 1, the highest is 10.");
    assertThat(governing(start, 2)).containsExactly("PON-3", "PON-4");
    assertThat(governing(start, 0)).isEmpty();
  }

  @Test
  @Covers({"PON-8", "PON-51"})
  void ofBets() {
    Match<PontoonState, PontoonMove> dealt = after(DEAL);
    assertThat(refusal(dealt, 1, "bet 1")).isEqualTo("PON-8 It is the turn of Ada to bet.");
    assertThat(refusal(dealt, 0, "stick")).isEqualTo("PON-8 It is the turn of Ada to bet.");
    assertThat(refusal(dealt, 2, "bet 1")).isEqualTo("PON-8 The banker does not bet.");
    assertThat(refusal(dealt, 0, "bank yes"))
        .isEqualTo("PON-51 The bank is not offered to anybody now.");
    assertThat(refusal(dealt, 0, "bet 11")).isEqualTo("PON-8 You may bet from 1 to 10 chips.");
    assertThat(refusal(dealt, 2, "limits 1 5"))
        .isEqualTo("PON-3 The limits are fixed: the lowest bet is 1, the highest is 10.");
    assertThat(refusal(after(DEAL.replace("1 10", "1 100")), 0, "bet 21"))
        .isEqualTo("PON-8 You have only 20 chips.");
    assertThat(governing(dealt, 0)).containsExactly("PON-8");
  }

  @Test
  @Covers({"PON-15", "PON-16", "PON-17", "PON-19", "PON-21", "PON-26", "PON-31"})
  void ofPlayers() {
    Match<PontoonState, PontoonMove> pair = after(DEAL + "|0 bet 8|1 bet 2");
    assertThat(refusal(pair, 1, "stick")).isEqualTo("PON-15 It is the turn of Ada to play.");
    assertThat(refusal(pair, 2, "twist")).isEqualTo("PON-15 It is the turn of Ada to play.");
    assertThat(refusal(pair, 0, "bet 8")).isEqualTo("PON-8 The bets are made.");
    assertThat(refusal(pair, 0, "bank yes"))
        .isEqualTo("PON-51 The bank is not offered to anybody now.");
    assertThat(refusal(pair, 0, "buy 7")).isEqualTo("PON-19 A card costs from 8 to 16 chips.");
    assertThat(refusal(pair, 0, "buy 13")).isEqualTo("PON-19 You have only 12 chips.");
    assertThat(refusal(pair, 0, "pontoon"))
        .isEqualTo("PON-16 You have no pontoon: that is two cards that count 21.");
    assertThat(governing(pair, 0))
        .containsExactly("PON-17", "PON-18", "PON-19", "PON-20", "PON-21", "PON-26");

    Match<PontoonState, PontoonMove> bought = pair.play(0, "buy 8");
    assertThat(refusal(bought, 0, "split"))
        .isEqualTo("PON-26 You can split only two cards of the same rank.");
    assertThat(governing(bought, 0))
        .containsExactly("PON-17", "PON-18", "PON-19", "PON-20", "PON-21");
    Match<PontoonState, PontoonMove> twisted = pair.play(0, "twist");
    assertThat(refusal(twisted, 0, "buy 8"))
        .isEqualTo("PON-21 You have twisted, so you cannot buy any more for this hand.");
    assertThat(governing(twisted, 0)).containsExactly("PON-17", "PON-18", "PON-21");
    Match<PontoonState, PontoonMove> split = pair.play(0, "split");
    assertThat(refusal(split, 0, "buy 8"))
        .isEqualTo("PON-31 You cannot buy a card for a split hand.");
    assertThat(governing(split, 0)).containsExactly("PON-17", "PON-18", "PON-21", "PON-31");

    Match<PontoonState, PontoonMove> pontoon = pair.play(0, "stick");
    assertThat(refusal(pontoon, 1, "twist"))
        .isEqualTo("PON-16 You have a pontoon, and you must declare it.");
    assertThat(governing(pontoon, 1)).containsExactly("PON-16");
  }

  @Test
  @Covers("PON-18")
  void ofAHandBelowTheMinimum() {
    String fifteen = "2 limits 1 10|* deal hand.0.1: 8s; pack: 7h|0 bet 1|1 bet 1";
    assertThat(refusal(after("stick-minimum=16", fifteen), 0, "stick"))
        .isEqualTo("PON-18 Your hand counts 15, and you may not stick below 16.");
    Match<PontoonState, PontoonMove> enough = after("stick-minimum=15", fifteen);
    assertThat(enough.play(0, "stick").state().seat()).isEqualTo(1);
  }

  @Test
  @Covers("PON-26")
  void ofASplitWithoutChipsForAnotherBet() {
    String bets = DEAL.replace("1 10", "1 20") + "|0 bet 11|1 bet 2";
    assertThat(refusal(after(bets), 0, "split"))
        .isEqualTo("PON-26 You need 11 chips for the second hand.");
    assertThat(after(bets.replace("11", "10")).play(0, "split").state().chips(0)).isEqualTo(0);
  }

  @Test
  @Covers({"PON-16", "PON-32"})
  void ofAPontoonWithASplitHand() {
    String aces =
        "2 limits 1 10|* deal hand.0.1: As; hand.1.1: 5s; hand.2.1: 9d; pack: Ah 5h 9h Ks Qs"
            + "|0 bet 2|1 bet 2|0 split";
    assertThat(governing(after(aces), 0)).containsExactly("PON-16");
    Match<PontoonState, PontoonMove> ordinary = after("split-pontoon=no", aces);
    assertThat(refusal(ordinary, 0, "pontoon"))
        .isEqualTo("PON-32 Two cards of a split hand are no pontoon.");
    assertThat(governing(ordinary, 0)).containsExactly("PON-17", "PON-18", "PON-21", "PON-31");
    String unsplit = aces.replace("Ah 5h", "Kh 5h").replace("|0 split", "");
    assertThat(governing(after("split-pontoon=no", unsplit), 0)).containsExactly("PON-16");
  }

  @Test
  @Covers({"PON-34", "PON-37"})
  void ofTheBanker() {
    Match<PontoonState, PontoonMove> bank = after(DEAL + "|0 bet 8|1 bet 2|0 stick|1 pontoon");
    assertThat(refusal(bank, 0, "stick")).isEqualTo("PON-34 It is the turn of Cleo, the banker.");
    assertThat(refusal(bank, 2, "buy 2")).isEqualTo("PON-37 The banker never buys a card.");
    assertThat(refusal(bank, 2, "split")).isEqualTo("PON-37 The banker never splits.");
    assertThat(refusal(bank, 2, "pontoon"))
        .isEqualTo("PON-34 As the banker you can only twist or stick now.");
    assertThat(refusal(bank, 2, "bet 2")).isEqualTo("PON-8 The bets are made.");
    assertThat(governing(bank, 2)).containsExactly("PON-34", "PON-37");
  }

  @Test
  @Covers({"PON-51", "PON-56"})
  void atTheEnd() {
    String end = "|0 bet 8|1 bet 2|0 stick|1 pontoon|2 stick";
    Match<PontoonState, PontoonMove> offer = after("bank-decline=yes", DEAL + end);
    assertThat(refusal(offer, 0, "bank yes")).isEqualTo("PON-51 The bank is offered to Ben now.");
    assertThat(refusal(offer, 1, "limits 1 2")).isEqualTo("PON-51 The bank is offered to Ben now.");
    assertThat(governing(offer, 1)).containsExactly("PON-51");
    Match<PontoonState, PontoonMove> over = after("hands=1", DEAL + end);
    assertThat(refusal(over, 1, "limits 1 2")).isEqualTo("PON-56 The game is over.");
  }
}
