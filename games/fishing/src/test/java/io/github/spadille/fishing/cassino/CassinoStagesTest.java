package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Words;
import io.github.spadille.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

class CassinoStagesTest {
  private static final Rules<CassinoState, CassinoMove> TWO = Cassino.GAME.rules(2);
  private static final Words WORDS =
      Cassino.GAME.words().withPlayers(List.of("Ada", "Ben", "Cleo", "Dan"));

  /** Returns a position in which seat 0 moves and the cards that are not named are the stock. */
  private static CassinoState position(String hand0, String hand1, String board) {
    CassinoState start = TWO.start();
    CassinoState dealt = TWO.apply(start, TWO.chance(start, RandomSource.seeded(1)));
    CardList<PlayingCard> stock =
        CardList.copyOf(
            PlayingCard.FAMILY,
            Deck.standard52().set().minus(set(hand0)).minus(set(hand1)).minus(set(board)));
    return new CassinoPosition(dealt).hands(hand0, hand1).board(board).stock(stock).state();
  }

  /**
   * Returns the same with the stock used up: seat 1 has won it, all but what is given to seat 0.
   */
  private static CassinoState lastCards(String hand0, String board, String won0) {
    CassinoState state = position(hand0, "", board);
    String won1 = state.stock().toSet().minus(set(won0)).toString();
    return new CassinoPosition(state).stock("").won(won0, won1).lastCapturer(1).state();
  }

  private static ImmutableList<Stage<CassinoState>> stages(CassinoState state, String move) {
    return TWO.stages(state, TWO.syntax().parse(state.seat(), move));
  }

  private static List<String> texts(List<Stage<CassinoState>> stages) {
    return stages.stream()
        .filter(stage -> !stage.isDone())
        .map(stage -> WORDS.text(stage.phrase()))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private static String told(String move) {
    return WORDS.text(TWO.syntax().parts(TWO.syntax().parse(0, move)).told());
  }

  @Test
  @Covers("CAS-15")
  void theCardThatCapturesLiesOnTheTableBeforeItGoes() {
    CassinoState state = position("9h 2c", "3c", "4s 5d Kc");
    ImmutableList<Stage<CassinoState>> stages = stages(state, "capture 9h 4s 5d");

    assertThat(stages).extracting(Stage::name).containsExactly("card-played", "captured");
    CassinoState played = stages.get(0).state();
    assertThat(played.board()).isEqualTo(set("4s 5d 9h Kc"));
    assertThat(played.held(0)).isEqualTo(set("2c"));
    assertThat(stages.get(1).state().board()).isEqualTo(set("Kc"));
    assertThat(stages.get(1).state().won().get(0)).isEqualTo(set("4s 5d 9h"));
    assertThat(texts(stages)).isEmpty(); // The move has said it.
  }

  @Test
  @Covers("CAS-16")
  void aSweepIsMarkedOnceTheCardsAreTaken() {
    ImmutableList<Stage<CassinoState>> stages =
        stages(position("9h 2c", "3c", "4s 5d"), "capture 9h 4s 5d");

    assertThat(stages).extracting(Stage::name).containsExactly("card-played", "captured", "sweep");
    assertThat(seenWon(stages.get(1).state())).doesNotContain("9h");
    assertThat(seenWon(stages.get(2).state())).contains("9h");
    assertThat(texts(stages)).containsExactly("Ada sweeps the table.");
  }

  private static String seenWon(CassinoState state) {
    return TWO.table(state).seenBy(Viewer.seat(1)).pile("won.0").toString();
  }

  @Test
  @Covers({"CAS-18", "CAS-20", "CAS-24", "CAS-25", "CAS-27"})
  void aBuildIsToldWithItsRankShapeAndController() {
    CassinoState state = position("2c 7s 8d 3s", "As 8h", "5d 8c 4h");
    ImmutableList<Stage<CassinoState>> built = stages(state, "build sum 7 2c 5d");
    assertThat(built).extracting(Stage::name).containsExactly("built");
    assertThat(texts(built))
        .containsExactly("Build 1 is now a single build of 7. Ada controls it.");

    CassinoState single = built.get(0).state();
    assertThat(texts(stages(single, "raise b1 8 As")))
        .containsExactly("Build 1 is now a single build of 8. Ben controls it.");
    assertThat(texts(stages(new CassinoPosition(single).seat(0).state(), "extend b1 3s 4h")))
        .containsExactly("Build 1 is now a multiple build of 7 with 2 groups. Ada controls it.");
    CassinoState eights = position("8d 8s", "8h", "8c Kc");
    assertThat(texts(stages(eights, "build pair 8 8d 8c")))
        .containsExactly("Build 1 is now a pairing build of 8 with 2 cards. Ada controls it.");
  }

  @Test
  void movesAreToldWithTheCardOfTheHandApart() {
    assertThat(told("capture 9h 9c 4s 5d")).isEqualTo("Ada takes 4♠ 5♦ 9♣ with 9♥.");
    assertThat(told("capture 9h b3")).isEqualTo("Ada takes build 3 with 9♥.");
    assertThat(told("capture 9h b3 5d 4s b1"))
        .isEqualTo("Ada takes 4♠ 5♦, build 1 and build 3 with 9♥.");
    assertThat(told("build sum T 2c 5d 3s")).isEqualTo("Ada builds 10: 2♣ with 3♠ 5♦.");
    assertThat(told("extend b1 8c")).isEqualTo("Ada adds 8♣ to build 1.");
    assertThat(told("extend b1 2s 7h")).isEqualTo("Ada adds 2♠ with 7♥ to build 1.");
    assertThat(told("raise b2 8 As")).isEqualTo("Ada raises build 2 to 8 with A♠.");
    assertThat(told("trail Kd")).isEqualTo("Ada trails K♦.");
  }

  @Test
  @Covers({"CAS-2", "CAS-3"})
  void theTableIsSeenBeforeCardsAreDealtAgain() {
    CassinoPosition before = new CassinoPosition(position("", "Kd", "4s")).seat(1);
    CardList<PlayingCard> stock = before.state().stock();
    ImmutableList<Stage<CassinoState>> stages =
        stages(before.stock(stock.first(8)).state(), "trail Kd");

    assertThat(stages).extracting(Stage::name).containsExactly("trailed", "dealt-again");
    assertThat(stages.get(0).state().handsAreEmpty()).isTrue();
    assertThat(stages.get(0).state().board()).isEqualTo(set("4s Kd"));
    assertThat(texts(stages))
        .containsExactly("Ben deals four more cards to each player, the last of the hand.");
    assertThat(texts(stages(before.state(), "trail Kd")))
        .containsExactly("Ben deals four more cards to each player.");
  }

  @Test
  @Covers("CAS-2")
  void theCardsOfTheTableAreToldWhenAHandBegins() {
    CassinoState start = TWO.start();
    ImmutableList<Stage<CassinoState>> stages =
        TWO.stages(start, new CassinoMove.Shuffle(CardList.copyOf(PlayingCard.FAMILY, sorted())));
    assertThat(texts(stages))
        .containsExactly(
            "Ben deals four cards to each player and turns up 3♠ 4♠ 9♠ 10♠ on the table.");
  }

  private static List<PlayingCard> sorted() {
    return ImmutableList.copyOf(Deck.standard52().set());
  }

  @Test
  @Covers({"CAS-33", "CAS-34", "CAS-39"})
  void whatIsLeftIsTakenAndTheHandIsCountedBeforeTheNextBegins() {
    ImmutableList<Stage<CassinoState>> stages = stages(lastCards("Kc", "3d", "As 2s"), "trail Kc");

    assertThat(stages)
        .extracting(Stage::name)
        .containsExactly("trailed", "rest-taken", "counted", "counted", "hand-scored", Stage.DONE);
    assertThat(stages.get(0).state().board()).isEqualTo(set("3d Kc"));
    assertThat(stages.get(1).state().board()).isEqualTo(noCards());
    assertThat(stages.get(1).state().won().get(1)).hasSize(50);
    assertThat(stages.get(3).state().sheet().lines()).isEmpty();
    assertThat(stages.get(4).state().won().get(1)).hasSize(50);
    assertThat(stages.get(4).state().scores().asList()).containsExactly(2L, 9L);
    assertThat(stages.get(5).state().phase()).isEqualTo(HandPhase.SHUFFLE);
    assertThat(texts(stages))
        .containsExactly(
            "Ben was the last to capture and takes the rest: 3♦ K♣.",
            "Ada won 2 cards, 2 of them spades.",
            "Ben won 50 cards, 11 of them spades.",
            "The hand is scored.");
  }

  @Test
  @Covers("CAS-33")
  void nothingIsToldOfARestThatThereIsNot() {
    ImmutableList<Stage<CassinoState>> swept = stages(lastCards("Kc", "Kd", "As"), "capture Kc Kd");
    assertThat(swept)
        .extracting(Stage::name)
        .containsExactly(
            "card-played", "captured", "sweep", "counted", "counted", "hand-scored", Stage.DONE);
    ImmutableList<Stage<CassinoState>> uncaptured =
        stages(
            new CassinoPosition(lastCards("Kc", "3d", "As")).lastCapturer(Seats.NOBODY).state(),
            "trail Kc");
    assertThat(uncaptured).extracting(Stage::name).doesNotContain("rest-taken");
  }

  @Test
  @Covers("CAS-38")
  void aTieAtTheTargetIsTold() {
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "CAS-34", 0, 27).add(1, "CAS-34", 1, 20);
    CassinoState state = lastCards("Kc", "3d", "As 2s").withSheet(sheet); // 2 and 9
    ImmutableList<Stage<CassinoState>> stages = stages(state, "trail Kc");
    assertThat(stages.get(5).name()).isEqualTo("tied");
    assertThat(texts(stages))
        .endsWith("Ada and Ben are level with 29 points, so another hand is played.");
    assertThat(
            texts(stages(state.withSheet(ScoreSheet.empty(2).add(1, "CAS-34", 0, 7)), "trail Kc")))
        .noneMatch(text -> text.contains("level")); // 9 and 9 are below the target.
  }

  @Test
  @Covers("CAS-34")
  void partnersAreCountedTogether() {
    Rules<CassinoState, CassinoMove> four = Cassino.GAME.rules(4, ImmutableMap.of());
    CassinoState start = four.start();
    CassinoState dealt = four.apply(start, four.chance(start, RandomSource.seeded(2)));
    CassinoState state =
        new CassinoPosition(dealt).stock("").hands("", "", "", "Ac").board("As").seat(3).state();
    assertThat(texts(four.stages(state, four.syntax().parse(3, "capture Ac As"))))
        .containsExactly(
            "Dan sweeps the table.",
            "Ada and Cleo won no cards, none of them spades.",
            "Ben and Dan won 2 cards, one of them spades.",
            "The hand is scored.");
  }
}
