package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.TrickMove.Shuffle;
import org.junit.jupiter.api.Test;

class TrickMoveTest {
  /** A move of Polignac. */
  record Capot(int seat) implements TrickMove {}

  @Test
  void shufflesAndPlaysReadBack() {
    Play play = Play.of(2, PlayingCard.parse("7d"));
    assertThat(TrickMove.SYNTAX.format(play)).isEqualTo("play 7d");
    assertThat(TrickMove.SYNTAX.parse(2, "play 7d")).isSameAs(play);
    Shuffle shuffle = new Shuffle(list("7d As"));
    assertThat(TrickMove.SYNTAX.format(shuffle)).isEqualTo("shuffle 7d As");
    assertThat(TrickMove.SYNTAX.parseChance("shuffle 7d As")).isEqualTo(shuffle);
    assertThat(TrickMove.SYNTAX.isConcealed(shuffle)).isTrue();
  }

  @Test
  void aShuffleIsOfItsCards() {
    Shuffle shuffle = new Shuffle(list("7d As"));
    assertThat(shuffle.isOf(set("As 7d"))).isTrue();
    assertThat(shuffle.isOf(set("As 7d 8d"))).isFalse();
    assertThat(shuffle.isOf(set("As 8d"))).isFalse();
    assertThat(new Shuffle(list("As As")).isOf(set("As"))).isFalse();
  }

  @Test
  void playsAreListedInTheOrderOfThePack() {
    assertThat(Play.list(1, set("7d As 2h")))
        .extracting(TrickMove.SYNTAX::format)
        .containsExactly("play As", "play 2h", "play 7d");
    assertThat(Play.list(1, set("As"))).containsExactly(Play.of(1, PlayingCard.parse("As")));
  }

  @Test
  void aPassIsListedAlone() {
    assertThat(Pass.list(3)).containsExactly(new Pass(3));
    assertThatThrownBy(() -> Pass.list(16)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aGameAddsMovesOfItsOwn() {
    MoveSyntax<TrickMove> syntax = TrickMove.forms().form("capot", Capot.class, Capot::new).build();
    assertThat(syntax.parse(3, "capot")).isEqualTo(new Capot(3));
    assertThat(syntax.parse(3, "play As")).isEqualTo(Play.of(3, PlayingCard.parse("As")));
    assertThatThrownBy(() -> TrickMove.SYNTAX.parse(3, "capot"))
        .isInstanceOf(NotationException.class);
  }
}
