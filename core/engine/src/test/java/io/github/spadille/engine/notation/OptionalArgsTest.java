package io.github.spadille.engine.notation;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.SUIT;
import static io.github.spadille.engine.notation.Args.flag;
import static io.github.spadille.engine.notation.Args.optional;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.Move;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Arguments of a move that may be missing. */
class OptionalArgsTest {
  sealed interface Act extends Move {}

  record Play(int seat, PlayingCard card, Optional<Suit> suit, boolean calls) implements Act {}

  record Give(int seat, Optional<PlayingCard> card, int to) implements Act {}

  private static final MoveSyntax<Act> SYNTAX =
      MoveSyntax.<Act>builder()
          .form(
              "play",
              Play.class,
              Play::new,
              CARD.of(Play::card),
              optional("suit", SUIT).of(Play::suit),
              flag("call").of(Play::calls))
          .form(
              "give",
              Give.class,
              Give::new,
              optional("card", CARD).of(Give::card),
              NUMBER.of(Give::to))
          .build();

  private static Play play(Optional<Suit> suit, boolean calls) {
    return new Play(1, PlayingCard.parse("8c"), suit, calls);
  }

  @Test
  void eachChoiceOfArgumentsHasItsTextAndItsKey() {
    checkBothWays(play(Optional.empty(), false), "play 8c", "play", 1);
    checkBothWays(play(Optional.of(Suit.HEARTS), false), "play 8c h", "play-suit", 2);
    checkBothWays(play(Optional.empty(), true), "play 8c call", "play-call", 2);
    checkBothWays(play(Optional.of(Suit.CLUBS), true), "play 8c c call", "play-suit-call", 3);
    checkBothWays(new Give(1, Optional.empty(), 3), "give 3", "give", 1);
    checkBothWays(new Give(1, Optional.of(PlayingCard.X1), 3), "give X1 3", "give-card", 2);
    assertThat(SYNTAX.keys())
        .containsExactly("play", "play-suit", "play-call", "play-suit-call", "give", "give-card");
  }

  private static void checkBothWays(Act act, String text, String key, int arguments) {
    assertThat(SYNTAX.format(act)).isEqualTo(text);
    assertThat(SYNTAX.parse(1, text)).isEqualTo(act);
    // An odd space is read word by word, not in one go.
    assertThat(SYNTAX.parse(1, text.replace(' ', '\u2003'))).isEqualTo(act);
    MoveParts parts = SYNTAX.parts(act);
    assertThat(parts.key()).isEqualTo(key);
    assertThat(parts.arguments()).hasSize(arguments);
    assertThat(parts.words()).hasSize(arguments);
  }

  @Test
  void anArgumentThatIsThereIsToldAsIfItHadToBe() {
    assertThat(SYNTAX.parts(play(Optional.of(Suit.HEARTS), false)).arguments())
        .containsExactly(PlayingCard.parse("8c"), SUIT.told(Suit.HEARTS));
  }

  @Test
  void whatCannotBeReadIsNamedWithAllThatCouldStandThere() {
    refused("play", "column 5: found the end, expected a card");
    refused("play 8c x", "column 9: found \"x\", expected a suit");
    refused("play 8c x", "or call or the end");
    refused("play 8c call h", "column 14: found \"h\", expected the end");
    refused("play 8c h call call", "column 16: found \"call\", expected the end");
    refused("give", "column 5: found the end, expected a card");
    refused("give x", "or a whole number");
    assertThat(SYNTAX.patterns().get(0)).contains("[<a suit").endsWith("[<call>]");
  }

  private static void refused(String text, String message) {
    assertThatThrownBy(() -> SYNTAX.parse(1, text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  @Test
  void cardsThatAreThereCanBeReadAndReplaced() {
    Act give = SYNTAX.parse(1, "give 7c 3");
    assertThat(SYNTAX.cards(give)).extracting(Object::toString).containsExactly("7c");
    assertThat(SYNTAX.withCards(1, give, PlayingCard.cards("2s")))
        .isEqualTo(SYNTAX.parse(1, "give 2s 3"));
    assertThat(SYNTAX.cards(SYNTAX.parse(1, "give 3"))).isEmpty();
  }

  @Test
  void allWordsThatAreLeftCannotBeMissing() {
    assertThatThrownBy(() -> optional("cards", CARDS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot be missing");
  }

  @Test
  void aWordMayStandForNothing() {
    Arg<Optional<Suit>> suit = Args.orElse(SUIT, "none");
    assertThat(suit.find(List.of("h"))).contains(Optional.of(Suit.HEARTS));
    assertThat(suit.find(List.of("none"))).contains(Optional.empty());
    assertThat(suit.find(List.of("x"))).isEmpty();
    assertThat(suit.format(Optional.of(Suit.HEARTS))).containsExactly("h");
    assertThat(suit.format(Optional.empty())).containsExactly("none");
    assertThat(suit.expected()).isEqualTo("a suit: s, h, d or c, or none");
    assertThat(suit.told(Optional.empty())).isEqualTo("none");
  }

  @Test
  void aFlagIsTrueWhereItsWordStands() {
    assertThat(flag("call").find(List.of("call"))).contains(true);
    assertThat(flag("call").find(ImmutableList.of())).contains(false);
    assertThat(flag("call").find(List.of("fall"))).isEmpty();
    assertThat(flag("call").told(true)).isEqualTo("call");
  }

  record Take(int seat, Optional<Suit> suit, boolean aloud, int times) implements Move {
    Take {
      if (suit.equals(Optional.of(Suit.SPADES))) {
        throw new UnfitException("suit", Suit.SPADES, "another suit");
      }
      if (suit.isEmpty() && times == 1) {
        throw new UnfitException("suit", suit, "a suit");
      }
      if (times == 2) {
        throw new UnfitException("nothing", "what was not given", "something else");
      }
    }
  }

  record Call(int seat, Optional<Suit> suit) implements Move {
    Call {
      if (suit.isEmpty()) {
        throw new IllegalArgumentException("none");
      }
    }
  }

  record Show(int seat, Optional<Suit> suit) implements Move {
    Show {
      if (suit.isEmpty()) {
        throw new UnfitException("suit", suit, "a suit");
      }
    }
  }

  private static final MoveSyntax<Move> REFUSING =
      MoveSyntax.<Move>builder()
          .form(
              "take",
              Take.class,
              Take::new,
              optional("suit", SUIT).of(Take::suit),
              flag("aloud").of(Take::aloud),
              NUMBER.of(Take::times).after("times"))
          .form("call", Call.class, Call::new, optional("suit", SUIT).of(Call::suit))
          .form("show", Show.class, Show::new, optional("suit", SUIT).of(Show::suit))
          .build();

  private static void unfit(String text, int column, String found, String expected) {
    assertThatThrownBy(() -> REFUSING.parse(1, text))
        .isInstanceOf(NotationException.class)
        .satisfies(
            e -> {
              NotationException wrong = (NotationException) e;
              assertThat(wrong.column()).isEqualTo(column);
              assertThat(wrong.found()).isEqualTo(found);
              assertThat(wrong.expected()).isEqualTo(expected);
            });
  }

  @Test
  void whatAMoveRefusesIsNamedWhereItStandsOrIsMissing() {
    unfit("take s aloud times 3", 6, "s", "another suit");
    unfit("take aloud times 1", 6, "aloud", "a suit");
    unfit("take h times 2", 6, "h times 2", "something else");
    unfit("call", 5, "", "what makes a move (none)");
    unfit("show", 5, "", "a suit");
    assertThat(REFUSING.parse(1, "take h times 3"))
        .isEqualTo(new Take(1, Optional.of(Suit.HEARTS), false, 3));
  }
}
