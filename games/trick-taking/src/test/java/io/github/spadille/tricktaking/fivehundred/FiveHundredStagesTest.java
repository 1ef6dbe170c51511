package io.github.spadille.tricktaking.fivehundred;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

/** What is seen to happen after a move, and what lies on the table then. */
class FiveHundredStagesTest {
  private static final String MISERE =
      "* deal hand.0: 5s 6s 7s 5c 6c 7c 4h 5h 4d Kd; hand.1: Qd; hand.3: 6d; kitty: As Ah Ad"
          + "|0 bid open-misere|1 pass|2 pass|3 pass|0 discard As|0 discard Ah|0 discard Ad";

  /** What the last move of a match set off. */
  private record Told(Match<FiveHundredState, TrickMove> match) {
    ImmutableList<Stage<FiveHundredState>> stages() {
      return match.rules().stages(match.undo().state(), match.last().orElseThrow());
    }

    ImmutableList<String> names() {
      return ImmutableList.copyOf(stages().stream().map(Stage::name).iterator());
    }

    Phrase phrase(String name) {
      return stages().get(names().indexOf(name)).phrase();
    }

    Table table(String name) {
      return match.rules().table(stages().get(names().indexOf(name)).state());
    }

    String fact(String stage, String name) {
      return table(stage).fact(name).value();
    }

    int size(String stage, String pile) {
      return table(stage).pile(pile).size();
    }

    /** The cards of a pile that a bystander sees. */
    ImmutableList<Card> seen(String stage, String pile) {
      ImmutableList.Builder<Card> cards = ImmutableList.builder();
      for (SeenCard card : table(stage).seenBy(Viewer.bystander()).pile(pile).cards()) {
        card.card().ifPresent(cards::add);
      }
      return cards.build();
    }
  }

  private static Told played(String options, String lines) {
    String head = "spadille 1\nGame: five-hundred\nSeats: 4\nOptions: " + options + "\n\n";
    return told("test", head + lines.replace('|', '\n') + "\n");
  }

  private static Told played(String lines) {
    return played("hand-limit=200", lines);
  }

  private static Told scenario(String name) {
    String path = "scenarios/five-hundred/" + name + ".spadille";
    try {
      return told(name, Resources.toString(Resources.getResource(path), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  private static Told told(String name, String text) {
    return new Told(Replay.match(GameRecord.parse(name, text), FiveHundred.GAME));
  }

  private static Phrase phrase(String key, int seat, Object... arguments) {
    return new Phrase("stage." + key, seat, ImmutableList.copyOf(arguments));
  }

  @Test
  @Covers("FIV-4")
  void theDealIsTold() {
    Told told = played("* deal hand.0: X1");
    assertThat(told.names()).containsExactly("dealt");
    assertThat(told.phrase("dealt")).isEqualTo(phrase("dealt", 3));
    assertThat(told.size("dealt", "kitty")).isEqualTo(3);
  }

  @Test
  @Covers({"FIV-24", "FIV-28"})
  void theKittyLiesOnTheTableUntilTheContractIsSettled() {
    Told told = played("* deal hand.0: X1|0 bid 8h|1 pass|2 pass|3 pass");
    assertThat(told.names()).containsExactly("contract-settled", "kitty-taken");
    assertThat(told.phrase("contract-settled"))
        .isEqualTo(phrase("contract-settled", 0, Contract.parse("8h")));
    assertThat(told.fact("contract-settled", "contract")).isEqualTo("8h");
    assertThat(told.fact("contract-settled", "joker-suit")).isEqualTo("h");
    assertThat(told.size("contract-settled", "kitty")).isEqualTo(3);
    assertThat(told.size("contract-settled", "hand.0")).isEqualTo(10);
    assertThat(told.phrase("kitty-taken")).isEqualTo(phrase("kitty-taken", 0));
    assertThat(told.size("kitty-taken", "kitty")).isZero();
    assertThat(told.size("kitty-taken", "hand.0")).isEqualTo(13);
  }

  @Test
  @Covers("FIV-26")
  void cardsThatAreThrownInAreSeenLyingBefore() {
    Told told = played("* deal hand.0: X1|0 pass|1 pass|2 pass|3 pass");
    assertThat(told.names()).containsExactly("thrown-in", Stage.DONE);
    assertThat(told.size("thrown-in", "hand.2")).isEqualTo(10);
    assertThat(told.fact("thrown-in", "passed")).isEqualTo("0 1 2 3");
  }

  @Test
  @Covers("FIV-31")
  void partnersInMisereLayTheirHandsAside() {
    Told told = played(MISERE);
    assertThat(told.names()).containsExactly("laid-aside");
    assertThat(told.phrase("laid-aside"))
        .isEqualTo(phrase("laid-aside", Seats.NOBODY, Seats.of(2), 1));
    assertThat(told.size("laid-aside", "aside.2")).isEqualTo(10);
    assertThat(told.size("laid-aside", "hand.2")).isZero();
    assertThat(told.seen("laid-aside", "aside.2")).isEmpty();
  }

  @Test
  @Covers("FIV-39")
  void theHandIsLaidOpenWhenTheFirstTrickIsTaken() {
    Told told = played(MISERE + "|0 nominate none|0 play 4d|1 play Qd|3 play 6d");
    assertThat(told.names()).containsExactly("trick-complete", "trick-taken", "hand-exposed");
    assertThat(told.seen("trick-complete", "trick")).hasSize(3);
    assertThat(told.phrase("trick-taken")).isEqualTo(phrase("trick-taken", 1));
    assertThat(told.size("trick-taken", "won.1")).isEqualTo(3);
    assertThat(told.seen("trick-taken", "hand.0")).isEmpty();
    assertThat(told.seen("hand-exposed", "hand.0")).hasSize(9);
    assertThat(told.phrase("hand-exposed"))
        .isEqualTo(phrase("hand-exposed", 0, told.match().state().cards().hand(0)));
  }

  @Test
  @Covers("FIV-39")
  void theHandIsLaidOpenAtOnceAsAnOption() {
    Told told = played("open-when=at-once nominate=no", MISERE);
    assertThat(told.names()).containsExactly("laid-aside", "hand-exposed");
    assertThat(told.fact("laid-aside", "phase")).isEqualTo("play");
    assertThat(told.seen("laid-aside", "hand.0")).isEmpty();
    assertThat(told.seen("hand-exposed", "hand.0")).hasSize(10);
  }

  @Test
  @Covers({"FIV-40", "FIV-59", "FIV-61"})
  void aTrickOfMisereEndsTheHandBeforeItIsScored() {
    Told told = played(MISERE + "|0 nominate none|0 play Kd|1 play Qd|3 play 6d");
    assertThat(told.names())
        .containsExactly(
            "trick-complete", "trick-taken", "hand-exposed", "hand-scored", "out-backwards");
    assertThat(told.fact("trick-taken", "scores")).isEqualTo("0 0 0 0");
    assertThat(told.fact("trick-taken", "trick-no")).isEqualTo("1");
    assertThat(told.phrase("hand-scored"))
        .isEqualTo(phrase("hand-scored", 0, Contract.OPEN_MISERE, 1));
    assertThat(told.fact("hand-scored", "scores")).isEqualTo("-500 0 -500 0");
    assertThat(told.phrase("out-backwards"))
        .isEqualTo(phrase("out-backwards", Seats.NOBODY, Seats.of(0, 2), -500L));
  }

  @Test
  @Covers({"FIV-5a", "FIV-60"})
  void theTricksLieAsTheyWereWonWhenTheHandIsScored() {
    Told told = scenario("trick-cap");
    assertThat(told.names())
        .containsExactly("trick-complete", "trick-taken", "hand-scored", Stage.DONE);
    assertThat(told.fact("trick-complete", "trick-no")).isEqualTo("10");
    assertThat(told.fact("trick-taken", "trick-no")).isEqualTo("10");
    assertThat(told.fact("trick-taken", "scores")).isEqualTo("40 480 40 480");
    assertThat(told.fact("hand-scored", "scores")).isEqualTo("140 490 140 490");
    assertThat(told.fact("hand-scored", "tricks")).isEqualTo("6 4");
    assertThat(told.size("hand-scored", "won.0")).isEqualTo(24);
    assertThat(told.size(Stage.DONE, "pack")).isEqualTo(43);
  }

  @Test
  @Covers({"FIV-62", "FIV-63", "FIV-67"})
  void howTheGameEndsIsTold() {
    assertThat(scenario("target-by-contract").phrase("game-won"))
        .isEqualTo(phrase("game-won", Seats.NOBODY, Seats.of(1, 3), 560L));
    assertThat(scenario("out-backwards").phrase("out-backwards"))
        .isEqualTo(phrase("out-backwards", Seats.NOBODY, Seats.of(0, 2), -520L));
    assertThat(scenario("hand-limit").phrase("limit-reached"))
        .isEqualTo(phrase("limit-reached", Seats.NOBODY, 1));
    assertThat(scenario("hand-limit-thrown-in").names())
        .containsExactly("thrown-in", "limit-reached");
  }
}
