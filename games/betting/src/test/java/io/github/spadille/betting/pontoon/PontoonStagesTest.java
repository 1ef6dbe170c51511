package io.github.spadille.betting.pontoon;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** What is seen between two decisions. */
class PontoonStagesTest {
  private static final ImmutableList<String> NAMES = ImmutableList.of("Ada", "Ben", "Cleo", "Dan");

  /** What the last move of a game leads through. */
  private static final class Told {
    private final Match<PontoonState, PontoonMove> after;
    private final ImmutableList<Stage<PontoonState>> stages;

    /** Plays a game: its head, and its moves with a bar between them. */
    Told(String head, String moves) {
      String text = "spadille 1\nGame: pontoon\n" + head + "\n\n" + moves.replace('|', '\n') + "\n";
      this.after = Replay.match(GameRecord.parse("test", text), Pontoon.GAME);
      this.stages = after.rules().stages(after.undo().state(), Iterables.getLast(after.moves()));
    }

    ImmutableList<String> names() {
      return stages.stream().map(Stage::name).collect(toImmutableList());
    }

    /** Returns the sentences, without those that say nothing. */
    ImmutableList<String> sentences() {
      Words words = Pontoon.GAME.words().withPlayers(NAMES.subList(0, after.rules().seats()));
      return stages.stream()
          .filter(stage -> !stage.isDone())
          .map(stage -> words.text(stage.phrase()))
          .filter(text -> !text.isEmpty())
          .collect(toImmutableList());
    }

    PontoonState state(String name) {
      return stages.stream()
          .filter(stage -> stage.name().equals(name))
          .findFirst()
          .orElseThrow()
          .state();
    }

    Table table(String name) {
      return after.rules().table(state(name));
    }

    String fact(String stage, String name) {
      return table(stage).fact(name).value();
    }

    /** Returns the cards of a pile as a viewer sees them. */
    String pile(String stage, String name, Viewer viewer) {
      return Joiner.on(' ').join(table(stage).seenBy(viewer).pile(name).cards());
    }
  }

  @Test
  @Covers({"PON-21", "PON-24", "PON-38"})
  void theCardThatBustsAHandIsSeen() {
    Told told =
        new Told(
            "Seats: 3",
            "2 limits 1 10"
                + "|* deal hand.0.1: Ts; hand.1.1: Kd; hand.2.1: 5c; pack: 8s 6s 5d 9h"
                + "|0 bet 3|1 bet 5|0 stick|1 twist");
    assertThat(told.names()).containsExactly("card-twisted", "bust", "thrown-in", "bank-shown");
    assertThat(told.sentences())
        .containsExactly(
            "Ben gets 9♥.",
            "Ben is bust: K♦ 6♠ 9♥ count 25.",
            "Cleo takes the 5 chips of Ben, and the cards go under the pack.",
            "Cleo turns up the hidden card, 5♣, and has 10.");

    assertThat(told.pile("card-twisted", "hand.1.1", Viewer.seat(0))).isEqualTo("?? 6s 9h");
    assertThat(told.fact("card-twisted", "state.1.1")).isEqualTo("twisted");
    assertThat(told.pile("bust", "hand.1.1", Viewer.bystander())).isEqualTo("Kd 6s 9h");
    assertThat(told.fact("bust", "state.1.1")).isEqualTo("bust");
    assertThat(told.fact("bust", "stake.1.1")).isEqualTo("5");
    assertThat(told.fact("bust", "chips")).isEqualTo("97 95 100");

    assertThat(told.pile("thrown-in", "hand.1.1", Viewer.bystander())).isEmpty();
    assertThat(told.state("thrown-in").now().pack().last(3)).isEqualTo(list("Kd 6s 9h"));
    assertThat(told.fact("thrown-in", "stake.1.1")).isEqualTo("0");
    assertThat(told.fact("thrown-in", "chips")).isEqualTo("97 95 105");
    assertThat(told.fact("thrown-in", "active-hand")).isEqualTo("1 1");
    assertThat(told.pile("thrown-in", "hand.2.1", Viewer.seat(0))).isEqualTo("?? 5d");
    assertThat(told.pile("bank-shown", "hand.2.1", Viewer.seat(0))).isEqualTo("5c 5d");
    assertThat(told.fact("bank-shown", "phase")).isEqualTo("bank");
  }

  @Test
  @Covers({"PON-19", "PON-24"})
  void aBoughtCardIsShownToOthersOnlyWhenTheHandIsBust() {
    Told told =
        new Told(
            "Seats: 2",
            "1 limits 1 10|* deal hand.0.1: Ts; hand.1.1: Kd; pack: 8s 6s 5d|0 bet 3|0 buy 4");
    assertThat(told.names())
        .startsWith("card-bought", "bust", "thrown-in", "all-bust", "under-the-pack");
    assertThat(told.pile("card-bought", "hand.0.1", Viewer.seat(0))).isEqualTo("Ts 8s 5d");
    assertThat(told.pile("card-bought", "hand.0.1", Viewer.seat(1))).isEqualTo("?? 8s ??");
    assertThat(told.fact("card-bought", "stake.0.1")).isEqualTo("7");
    assertThat(told.pile("bust", "hand.0.1", Viewer.seat(1))).isEqualTo("Ts 8s 5d");
    assertThat(told.fact("thrown-in", "chips")).isEqualTo("93 107");
  }

  /** The banker's cards are shown also where they were not needed. */
  @Test
  @Covers({"PON-35", "PON-41", "PON-54"})
  void theBankerShowsTheCardsWhenAllAreBust() {
    Told told =
        new Told(
            "Seats: 2",
            "1 limits 1 10|* deal hand.0.1: Ts; hand.1.1: Kd; pack: 8s 6s 5d 2c 3c|0 bet 3|0"
                + " twist");
    assertThat(told.names())
        .containsExactly(
            "card-twisted", "bust", "thrown-in", "all-bust", "under-the-pack", "dealt");
    assertThat(told.sentences())
        .contains("All players are bust, so Ben does not draw and shows K♦ 6♠.")
        .endsWith(
            "There was no pontoon, so all cards go under the pack.",
            "Ben deals one card face down to Ada, and one to the bank.");
    assertThat(told.pile("all-bust", "hand.1.1", Viewer.seat(0))).isEqualTo("Kd 6s");
    assertThat(told.fact("all-bust", "phase")).isEqualTo("bank");
    assertThat(told.state("under-the-pack").now().pack().last(5)).isEqualTo(list("Ts 8s 5d Kd 6s"));
    assertThat(told.state("under-the-pack").now().pack()).hasSize(52);
    assertThat(told.table("under-the-pack").hasPile("hand.1.1")).isFalse();
    assertThat(told.fact("under-the-pack", "phase")).isEqualTo("bank");
    assertThat(told.fact("under-the-pack", "active-hand")).isEqualTo("none");
    assertThat(told.fact("under-the-pack", "bet")).isEqualTo("0 0");
    assertThat(told.fact("under-the-pack", "hand-number")).isEqualTo("1");
    assertThat(told.fact("dealt", "hand-number")).isEqualTo("2");
  }

  @Test
  @Covers({"PON-41", "PON-42", "PON-43", "PON-47", "PON-49"})
  void handsAreSettledOneByOne() {
    Told told =
        new Told(
            "Seats: 3",
            "2 limits 1 10"
                + "|* deal hand.0.1: 8s; hand.1.1: Th; hand.2.1: Td; pack: 8d 9h 9d Ts 3c 8c"
                + "|0 bet 4|1 bet 6|0 split|0 twist|0 stick|1 stick|2 stick");
    assertThat(told.sentences())
        .startsWith(
            "All hands are laid open.",
            "Ada has 11 with 8♦ 3♣, against 19: Cleo takes 4 chips.",
            "Ben has 19 with 10♥ 9♥, against 19: Cleo takes 6 chips.");
    Stage<PontoonState> first = told.stages.get(1);
    Stage<PontoonState> second = told.stages.get(2);
    assertThat(told.fact("hands-shown", "chips")).isEqualTo("92 94 104");
    assertThat(told.pile("hands-shown", "hand.1.1", Viewer.seat(0))).isEqualTo("Th 9h");
    assertThat(told.pile("hands-shown", "hand.0.1", Viewer.seat(1))).isEmpty();
    assertThat(told.pile("hands-shown", "hand.0.2", Viewer.seat(1))).isEqualTo("8d 3c");
    assertThat(first.state().scores().asList()).containsExactly(92L, 94L, 108L);
    assertThat(first.state().now().hand(1).stake()).isEqualTo(0);
    assertThat(first.state().now().hand(1).cards()).isEqualTo(list("8d 3c"));
    assertThat(first.state().now().hand(2).stake()).isEqualTo(6);
    assertThat(second.state().scores().asList()).containsExactly(92L, 94L, 114L);
    assertThat(second.state().staked()).isEqualTo(0);
    for (Stage<PontoonState> stage : told.stages) {
      PontoonState state = stage.state();
      assertThat(state.scores().stream().sum() + state.staked()).isEqualTo(300);
    }
  }

  @Test
  @Covers({"PON-42", "PON-43"})
  void whatIsPaidIsTold() {
    Told told =
        new Told(
            "Seats: 4\nOptions: banker-five-double=yes",
            "3 limits 1 10"
                + "|* deal hand.0.1: Ts; hand.1.1: As; hand.2.1: 2s; hand.3.1: 2d;"
                + " pack: Js Ks 3s 3d 4c 5c 4s 5s 6s"
                + "|0 bet 6|1 bet 5|2 bet 10|0 stick|1 pontoon|2 twist|2 twist|2 stick|3 twist"
                + "|3 twist|3 twist|3 stick");
    assertThat(told.sentences())
        .startsWith(
            "All hands are laid open.",
            "Ada has 20 with 10♠ J♠, against a five-card trick: Dan takes 12 chips.",
            "Ben has a pontoon with A♠ K♠, against a five-card trick: Dan pays 10 chips.",
            "Cleo has 14 with 2♠ 3♠ 4♣ 5♣, against a five-card trick: Dan takes 20 chips.",
            "There was a pontoon, so all cards are gathered in.",
            "Ben is the new banker.");
    assertThat(told.fact("gathered", "chips")).isEqualTo("88 110 80 122");
    assertThat(told.fact("gathered", "dealer")).isEqualTo("3");
    assertThat(told.fact("gathered", "reshuffle")).isEqualTo("yes");
    assertThat(told.fact("bank-taken", "dealer")).isEqualTo("1");
    assertThat(told.fact("bank-taken", "hand-number")).isEqualTo("1");
    assertThat(told.names()).endsWith("bank-taken", "done");
    assertThat(told.after.state().phase()).isEqualTo(PontoonState.Phase.LIMITS);
  }

  @Test
  @Covers({"PON-7", "PON-9", "PON-13"})
  void theBankerLooksUnderAnAceOrATen() {
    String deal = "1 limits 1 10|* deal hand.0.1: 5s; hand.1.1: 9s; pack: 9d ";
    assertThat(new Told("Seats: 2", deal + "Kh|0 bet 3").sentences())
        .containsExactly(
            "Ben deals a second card to everybody, face up: Ada 9♦ and Ben K♥.",
            "Ben looks at the hidden card. It makes no pontoon.");
    Told told = new Told("Seats: 2", deal + "8h|0 bet 3");
    assertThat(told.names()).containsExactly("bets-made", "second-cards");
    assertThat(told.pile("bets-made", "hand.0.1", Viewer.seat(1))).isEqualTo("??");
    assertThat(told.fact("bets-made", "stake.0.1")).isEqualTo("3");
    assertThat(told.fact("bets-made", "phase")).isEqualTo("bet");
    assertThat(told.pile("second-cards", "hand.1.1", Viewer.seat(0))).isEqualTo("?? 8h");
  }

  @Test
  @Covers({"PON-13", "PON-14", "PON-51a"})
  void aBankersPontoonIsPaidPlayerByPlayer() {
    Told told =
        new Told(
            "Seats: 3\nOptions: both-pontoons=player-takes bank-decline=yes",
            "2 limits 1 10|* deal hand.0.1: 5s; hand.1.1: Ad; hand.2.1: As; pack: 9s Qc Kh"
                + "|0 bet 3|1 bet 5");
    assertThat(told.names())
        .containsExactly(
            "bets-made",
            "second-cards",
            "bankers-pontoon",
            "pontoon-paid",
            "pontoon-paid",
            "pontoon-shown",
            "bank-offered");
    assertThat(told.sentences().subList(1, 6))
        .containsExactly(
            "Cleo looks at the hidden card and shows a pontoon: A♠ K♥.",
            "Cleo takes the bet of Ada, who pays 3 chips more.",
            "Cleo takes the bet of Ben, who pays 5 chips more.",
            "Ben has a pontoon too: A♦ Q♣.",
            "The bank is offered to Ben.");
    assertThat(told.pile("second-cards", "hand.2.1", Viewer.seat(0))).isEqualTo("?? Kh");
    assertThat(told.pile("bankers-pontoon", "hand.2.1", Viewer.seat(0))).isEqualTo("As Kh");
    assertThat(told.pile("bankers-pontoon", "hand.1.1", Viewer.seat(0))).isEqualTo("?? Qc");
    assertThat(told.fact("bankers-pontoon", "chips")).isEqualTo("97 95 100");
    assertThat(told.fact("pontoon-paid", "chips")).isEqualTo("94 95 106");
    assertThat(told.fact("pontoon-paid", "stake.0.1")).isEqualTo("0");
    assertThat(told.fact("pontoon-paid", "stake.1.1")).isEqualTo("5");
    assertThat(told.fact("pontoon-shown", "chips")).isEqualTo("94 90 116");
    assertThat(told.pile("pontoon-shown", "hand.1.1", Viewer.seat(0))).isEqualTo("Ad Qc");
    assertThat(told.pile("pontoon-shown", "hand.0.1", Viewer.seat(1))).isEqualTo("?? 9s");
  }

  @Test
  @Covers({"PON-27", "PON-28"})
  void aPairIsPartedBeforeItGetsCards() {
    Told told =
        new Told(
            "Seats: 2",
            "1 limits 1 10|* deal hand.0.1: 8s; hand.1.1: Ts; pack: 8d 6s 8h 3c|0 bet 5|0 split");
    assertThat(told.sentences())
        .containsExactly(
            "Ada parts 8♠ 8♦ and puts 5 chips on the second.",
            "Ada gets one card face down to each of them.");
    assertThat(told.pile("pair-parted", "hand.0.1", Viewer.seat(1))).isEqualTo("8s");
    assertThat(told.pile("pair-parted", "hand.0.2", Viewer.seat(1))).isEqualTo("8d");
    assertThat(told.fact("pair-parted", "stake.0.2")).isEqualTo("5");
    assertThat(told.pile("split-dealt", "hand.0.1", Viewer.seat(1))).isEqualTo("8s ??");
    assertThat(told.pile("split-dealt", "hand.0.2", Viewer.seat(0))).isEqualTo("8d 3c");
  }

  @Test
  @Covers({"PON-16", "PON-36"})
  void aPontoonShowsItsAce() {
    Told told =
        new Told(
            "Seats: 2",
            "1 limits 1 10|* deal hand.0.1: As; hand.1.1: 5d; pack: Ks 9d|0 bet 3|0 pontoon");
    assertThat(told.sentences())
        .startsWith(
            "Ada lays A♠ face up.",
            "Only pontoons are left, so Ben does not draw and shows 5♦ 9♦.",
            "Ada has a pontoon with A♠ K♠, against 14: Ben pays 6 chips.");
    assertThat(told.pile("ace-shown", "hand.0.1", Viewer.seat(1))).isEqualTo("As ??");
    assertThat(told.fact("ace-shown", "state.0.1")).isEqualTo("pontoon");
    assertThat(told.fact("ace-shown", "reshuffle")).isEqualTo("yes");
    assertThat(told.pile("only-pontoons", "hand.0.1", Viewer.seat(1))).isEqualTo("As Ks");
    assertThat(told.pile("only-pontoons", "hand.1.1", Viewer.seat(0))).isEqualTo("5d 9d");
  }

  /** Under the option a hand of five cards sticks whatever it counts; nobody is told whether 21. */
  @Test
  @Covers({"PON-23", "PON-25"})
  void whyAHandSticksByItself() {
    assertThat(
            new Told(
                    "Seats: 2",
                    "1 limits 1 10|* deal hand.0.1: Ts; hand.1.1: Td; pack: 6s 5d 5s|0 bet 2"
                        + "|0 twist")
                .names())
        .containsExactly("card-twisted", "stuck-at-21", "bank-shown");
    for (String fifth : ImmutableList.of("3h", "Th")) {
      Told told =
          new Told(
              "Seats: 2\nOptions: five-card-stop=yes",
              "1 limits 1 10|* deal hand.0.1: 2s; hand.1.1: Td; pack: 2h 5d 3s 4s "
                  + fifth
                  + "|0 bet 2|0 buy 2|0 buy 2|0 buy 2");
      assertThat(told.names()).containsExactly("card-bought", "stuck-with-five", "bank-shown");
      assertThat(told.pile("stuck-with-five", "hand.0.1", Viewer.seat(1)))
          .isEqualTo("?? 2h ?? ?? ??");
    }
  }

  @Test
  @Covers("PON-55")
  void theBankPassesFromABankerWithoutChips() {
    Told told =
        new Told(
            "Seats: 2\nOptions: start-chips=10",
            "1 limits 1 10|* deal hand.0.1: Ts; hand.1.1: 5d; pack: Js 9d|0 bet 10|0 stick|1"
                + " stick");
    assertThat(told.sentences())
        .endsWith(
            "There was no pontoon, so all cards go under the pack.",
            "Ben has no chips left. The bank passes to Ada.",
            "Nobody can bet against Ada any more.");
    assertThat(told.fact("bank-passed", "dealer")).isEqualTo("0");
    assertThat(told.fact("nobody-can-bet", "phase")).isEqualTo("over");
  }

  @Test
  @Covers({"PON-51", "PON-52", "PON-53"})
  void theBankIsOfferedFromTheBankersLeft() {
    String head = "Seats: 3\nOptions: bank-decline=yes";
    String moves =
        "2 limits 1 10|* deal hand.0.1: As; hand.1.1: Ad; hand.2.1: 9d; pack: Ks Kd 9h"
            + "|0 bet 2|1 bet 2|0 pontoon|1 pontoon|0 bank no";
    Told refused = new Told(head, moves);
    assertThat(refused.names()).containsExactly("bank-offered");
    assertThat(refused.after.state().turn().first()).isEqualTo(1);

    Told taken = new Told(head, moves + "|1 bank yes");
    assertThat(taken.names()).containsExactly("bank-taken", "done");
    assertThat(taken.after.state().banker()).isEqualTo(1);
    assertThat(taken.after.state().phase()).isEqualTo(PontoonState.Phase.LIMITS);

    PontoonState left = new Told(head, moves + "|1 bank no").after.state();
    assertThat(left.banker()).isEqualTo(2);
    assertThat(left.phase()).isEqualTo(PontoonState.Phase.SHUFFLE);
  }

  @Test
  @Covers("PON-56")
  void theGameEndsWhenNobodyCanAffordTheTablesLowestBet() {
    Told told =
        new Told(
            "Seats: 2\nOptions: start-chips=10 limits-by=table table-min=5",
            "* deal hand.0.1: Ts; hand.1.1: Td; pack: 5h Jd|0 bet 7|0 stick|1 stick");
    assertThat(told.names()).endsWith("under-the-pack", "nobody-can-bet");
    assertThat(told.after.isOver()).isTrue();
  }

  @Test
  @Covers("PON-56")
  void limitsThatNobodyCanAffordAreLifted() {
    Told told =
        new Told(
            "Seats: 2\nOptions: start-chips=10",
            "1 limits 5 10|* deal hand.0.1: Ts; hand.1.1: Td; pack: 5h Jd|0 bet 7|0 stick|1 stick");
    assertThat(told.sentences()).endsWith("Nobody else can afford the lowest bet of 5 any more.");
    assertThat(told.fact("limits-lifted", "phase")).isEqualTo("limits");
  }
}
