package io.github.spadille.reaction.throughthewindow;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.Shuffle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UnheardCallsTest {
  private static final Viewer BYSTANDER = Viewer.bystander();

  /** Plays a game of four with a card each; seat 3 turns a 3, then seat 0 a 10. */
  private static Match<ThroughTheWindowState, ThroughTheWindowMove> played(String... moves) {
    List<PlayingCard> pack = new ArrayList<>(PlayingCards.list("Td 8h 9s 3c"));
    Match<ThroughTheWindowState, ThroughTheWindowMove> match =
        Match.start(ThroughTheWindow.GAME.setup(4, ImmutableMap.of("cards-each", "1")));
    match.state().cards().aside().stream().filter(card -> !pack.contains(card)).forEach(pack::add);
    match = match.play(new Shuffle(CardList.copyOf(PlayingCard.FAMILY, pack)));
    for (String move : moves) {
      match = match.play(Integer.parseInt(move.substring(0, 1)), move.substring(2));
    }
    return match;
  }

  /** Returns what a viewer imagines to have been said, each with its seat in front. */
  private static List<String> drawn(
      Match<ThroughTheWindowState, ThroughTheWindowMove> match, Viewer viewer, long seed) {
    Past<ThroughTheWindowState, ThroughTheWindowMove> past = match.pastFor(viewer);
    return Lists.transform(
        match.rules().deductions().secretChoices(past, RandomSource.seeded(seed)),
        move -> move.seat() + " " + match.rules().syntax().format(move));
  }

  private static List<String> drawn(
      Match<ThroughTheWindowState, ThroughTheWindowMove> match, Viewer viewer) {
    return drawn(match, viewer, 1);
  }

  @Test
  void whatAWindowShowsWhenItClosesIsKnown() {
    var match =
        played(
            "3 turn",
            "0 say ape @5",
            "1 say teddy bear @40",
            "0 say tzk @6",
            "2 pass",
            "0 say toe @70",
            "3 say tiger @90");
    assertThat(drawn(match, BYSTANDER))
        .containsExactly(
            "0 say ape @5",
            "1 say teddy bear @40",
            "0 say tzk @6",
            "0 say toe @70",
            "3 say tiger @90");
    assertThat(drawn(match, Viewer.seat(0)))
        .containsExactly("1 say teddy bear @40", "3 say tiger @90");
  }

  @Test
  void inAWindowThatIsOpenAnyWordWillDo() {
    var match =
        played(
            "3 turn",
            "0 say toe @5",
            "1 pass",
            "2 pass",
            "3 pass",
            "0 turn",
            "1 say ape @7",
            "1 say texas @70",
            "2 say tzk @9");
    Set<String> words = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      List<String> drawn = drawn(match, BYSTANDER, seed);
      assertThat(drawn).hasSize(4).startsWith("0 say toe @5", "1 say x @1").endsWith("2 say x @1");
      words.add(drawn.get(2));
    }
    assertThat(words)
        .containsExactlyInAnyOrder("1 say tiger @2", "1 say teddy bear @2", "1 say tree @2");
    assertThat(drawn(match, Viewer.seat(1))).containsExactly("0 say toe @5", "2 say x @1");
  }

  @Test
  void eachSamplerImaginesWordsOfItsOwn() {
    var insight = played("3 turn", "0 say tree @5").insightFor(BYSTANDER);
    var one = insight.sampler();
    one.draw(RandomSource.seeded(1));
    var imagined = one.moves();
    var other = insight.sampler();
    Set<Object> others = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      other.draw(RandomSource.seeded(seed));
      others.add(other.moves());
    }
    assertThat(others).hasSizeGreaterThan(1);
    assertThat(one.moves()).isEqualTo(imagined);
  }

  @Test
  void whatWasSaidIsToldInATieAsWell() {
    var match =
        played(
            "3 turn",
            "3 say turtle @99",
            "0 say ape @5",
            "0 say ape @6",
            "0 say texas @50",
            "2 pass",
            "1 say texas @50");
    assertThat(match.state().window().ties()).isEqualTo(1);
    assertThat(drawn(match, BYSTANDER))
        .containsExactly(
            "3 say turtle @99",
            "0 say ape @5",
            "0 say ape @6",
            "0 say texas @50",
            "1 say texas @50");
    assertThat(drawn(match, Viewer.seat(0))).containsExactly("3 say turtle @99", "1 say texas @50");
  }

  @Test
  void eachWindowIsDrawnByItself() {
    var match =
        played(
            "3 turn",
            "0 say texas @50",
            "1 say texas @50",
            "2 pass",
            "3 pass",
            "0 say toe @8",
            "1 say ape @7");
    assertThat(times(match, BYSTANDER)).containsExactly("0 50", "1 50", "0 1", "1 1");
    assertThat(times(match.play(1, "say tree @9"), BYSTANDER))
        .containsExactly("0 50", "1 50", "0 8", "1 7", "1 9");
    var again = match.play(1, "say tree @8");
    assertThat(times(again, BYSTANDER)).containsExactly("0 50", "1 50", "0 8", "1 7", "1 8");
    assertThat(times(again, Viewer.seat(1))).containsExactly("0 50", "0 8");
  }

  private static List<String> times(
      Match<ThroughTheWindowState, ThroughTheWindowMove> match, Viewer viewer) {
    return Lists.transform(
        drawn(match, viewer), text -> text.charAt(0) + " " + text.substring(text.indexOf('@') + 1));
  }
}
