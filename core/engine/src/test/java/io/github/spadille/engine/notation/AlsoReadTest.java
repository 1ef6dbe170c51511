package io.github.spadille.engine.notation;

import static io.github.spadille.engine.notation.Args.NUMBER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.Move;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Moves have spellings that are read and never written. */
class AlsoReadTest {
  sealed interface Act extends Move {}

  record Pass(int seat) implements Act {}

  record Bet(int seat, int chips, ImmutableList<Suit> suits) implements Act {
    Bet {
      if (suits.size() != chips) {
        throw new UnfitException("suits", suits, chips + " suits");
      }
    }
  }

  record Fold(int seat, int times) implements Act {
    Fold {
      throw new IllegalArgumentException("nobody folds");
    }
  }

  /** Suits in capitals, in one word. */
  private static final Arg<ImmutableList<Suit>> SUITS =
      Args.of(
          "suits such as DC",
          word -> Args.list(Args.SUIT).find(List.of(Ascii.toLowerCase(word).split(""))),
          suits -> {
            StringBuilder codes = new StringBuilder();
            suits.forEach(suit -> codes.append(Ascii.toUpperCase(suit.code())));
            return codes.toString();
          });

  private static final Arg<Integer> TIMES =
      Args.of(
          "a number of crosses",
          word -> word.matches("x+") ? Optional.of(word.length()) : Optional.empty(),
          "x"::repeat);

  private static final MoveSyntax<Act> SYNTAX =
      MoveSyntax.<Act>builder()
          .form("pass", Pass.class, Pass::new)
          .form(
              "bet",
              Bet.class,
              Bet::new,
              NUMBER.of(Bet::chips),
              Args.list(Args.SUIT).of(Bet::suits))
          .form("fold", Fold.class, Fold::new, NUMBER.of(Fold::times))
          .alsoRead(Bet.class, Bet::new, NUMBER.of(Bet::chips), SUITS.of(Bet::suits).after("ON"))
          .alsoRead(Fold.class, Fold::new, TIMES.of(Fold::times))
          .build();

  private static final Bet BET = new Bet(1, 2, ImmutableList.of(Suit.DIAMONDS, Suit.CLUBS));

  @Test
  void isReadAndNeverWritten() {
    assertThat(SYNTAX.parse(1, "2 ON DC")).isEqualTo(BET);
    assertThat(SYNTAX.parse(1, "  2\tON  dc ")).isEqualTo(BET);
    assertThat(SYNTAX.format(BET)).isEqualTo("bet 2 d c");
    assertThat(SYNTAX.parts(BET).words())
        .isEqualTo(SYNTAX.parts(SYNTAX.parse(1, "2 ON DC")).words());
    assertThat(SYNTAX.verbs()).containsExactly("pass", "bet", "fold");
    assertThat(SYNTAX.keys()).containsExactly("pass", "bet", "fold");
    assertThat(SYNTAX.patterns()).hasSize(3);
  }

  @Test
  void isToldForAMoveThatHasOne() {
    assertThat(SYNTAX.otherTexts(BET)).containsExactly("2 ON DC");
    assertThat(SYNTAX.otherTexts(new Pass(0))).isEmpty();
  }

  @Test
  void whatCannotBeReadIsNamedWithItsPlace() {
    refused("2", 2, "", "ON");
    refused("2 OFF DC", 3, "OFF", "ON");
    refused("2 ON", 5, "", "suits such as DC");
    refused("2 ON DX", 6, "DX", "suits such as DC");
    refused("2 ON DC H", 9, "H", "the end");
    refused(" 2 ON D", 7, "D", "2 suits");
    refused("x", 1, "x", "what makes a move (nobody folds)");
  }

  @Test
  void whereNoneBeginsAllThatCanStandThereIsExpected() {
    refused("ON DC", 1, "ON", "pass, bet, fold or a whole number such as 3");
    refused("", 1, "", "pass, bet, fold");
  }

  @Test
  void isKeptInAVariant() {
    assertThat(SYNTAX.toBuilder().build().parse(1, "2 ON DC")).isEqualTo(BET);
  }

  @Test
  void isOfAMoveWithAFormAndSetApartFromTheForms() {
    assertThatThrownBy(
            () ->
                MoveSyntax.<Act>builder()
                    .alsoRead(Bet.class, Bet::new, NUMBER.of(Bet::chips), SUITS.of(Bet::suits))
                    .build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Bet has no form");
    MoveSyntax.Builder<Act> forms =
        MoveSyntax.<Act>builder().form("xx", Fold.class, Fold::new, NUMBER.of(Fold::times));
    assertThatThrownBy(
            () ->
                forms.alsoRead(
                    Fold.class,
                    (seat, times) -> new Fold(seat, times.orElse(0)),
                    Args.optional("times", NUMBER).of(fold -> Optional.of(fold.times()))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> forms.alsoRead(Fold.class, Fold::new, TIMES.of(Fold::times)).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("begins with xx");
  }

  private static void refused(String text, int column, String found, String expected) {
    assertThatThrownBy(() -> SYNTAX.parse(1, text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.expected()).isEqualTo(expected);
            });
  }
}
