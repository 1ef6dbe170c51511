package io.github.spadille.engine.notation;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.SEAT;
import static io.github.spadille.engine.notation.Args.SUIT;
import static io.github.spadille.engine.notation.Args.flag;
import static io.github.spadille.engine.notation.Args.optional;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of moves of which something is concealed. */
class ConcealedMovesTest {
  sealed interface Act extends Move {}

  record Shuffle(CardList<PlayingCard> cards) implements Act, ShuffleMove<PlayingCard> {}

  record Bid(int seat, int tricks) implements Act {}

  record Give(int seat, PlayingCard card, int to) implements Act {}

  record Stock(int seat) implements Act {}

  record Line(int seat, int count) implements Act {}

  record Row(int seat, int count, Suit suit) implements Act {}

  record Play(int seat, PlayingCard card, Optional<Suit> suit, boolean calls) implements Act {}

  record Wild(int seat, PlayingCard card, int first, int second) implements Act {}

  record Say(int seat, String text) implements Act {
    Say {
      if (text.contains("?") || seat > 3) {
        throw new IllegalArgumentException("no questions");
      }
    }
  }

  private static final Arg<String> TEXT =
      Args.text(
          "a text", text -> Optional.of(text.trim()).filter(it -> !it.contains("X")), text -> text);

  private static MoveSyntax.Builder<Act> forms() {
    return MoveSyntax.<Act>builder()
        .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
        .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::tricks))
        .form("give", Give.class, Give::new, CARD.of(Give::card), SEAT.of(Give::to).after("to"))
        .form("draw stock", Stock.class, Stock::new)
        .form("draw line", Line.class, Line::new, NUMBER.of(Line::count))
        .form(
            "play",
            Wild.class,
            Wild::new,
            CARD.of(Wild::card),
            NUMBER.of(Wild::first),
            NUMBER.of(Wild::second))
        .form(
            "play",
            Play.class,
            Play::new,
            CARD.of(Play::card),
            optional("suit", SUIT).of(Play::suit),
            flag("call").of(Play::calls))
        .named(Wild.class, "wild")
        .form("say", Say.class, Say::new, TEXT.of(Say::text))
        .concealed(Bid.class)
        .concealed(Give.class)
        .concealed(Play.class)
        .concealed(Say.class);
  }

  private static final MoveSyntax<Act> SYNTAX =
      forms().concealed(Stock.class).concealed(Line.class).build();

  private static void hidden(String text, String key) {
    SeenMove seen = new SeenMove(1, text);
    assertThat(SYNTAX.isHidden(seen)).isTrue();
    assertThat(SYNTAX.told(seen))
        .isEqualTo(new Phrase("move." + key + ".hidden", 1, ImmutableList.of()));
  }

  private static void refused(String text, int column, String found, String expected) {
    SeenMove seen = new SeenMove(1, text);
    assertThat(SYNTAX.isHidden(seen)).isFalse();
    assertThatThrownBy(() -> SYNTAX.told(seen))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.expected()).startsWith(expected);
            });
  }

  @Test
  void whatIsWrittenOfAConcealedMoveIsTold() {
    for (String text :
        new String[] {
          "bid 3",
          "give 7d to 2",
          "draw stock",
          "draw line 3",
          "play 7d",
          "play 7d h call",
          "say hi"
        }) {
      Act act = SYNTAX.parse(1, text);
      String concealed = SYNTAX.formatConcealed(act);
      assertThat(concealed).matches("\\w+( \\?\\?)+");
      assertThat(SYNTAX.isHidden(new SeenMove(1, concealed))).isTrue();
      assertThat(SYNTAX.told(new SeenMove(1, concealed)).key()).endsWith(".hidden");
    }
    hidden("bid ??", "bid");
    hidden("give ?? ?? ??", "give");
    hidden("say ??", "say");
    SeenMove shuffle = new SeenMove(-1, "shuffle ?? ?? ??");
    assertThat(SYNTAX.told(shuffle).key()).isEqualTo("move.shuffle.hidden");
  }

  @Test
  void partOfAMoveMayBeShown() {
    hidden("give ?? to 2", "give");
    hidden("give 7d to ??", "give");
    hidden("give 7d ??", "give"); // one for all that is left
    hidden("play ?? call", "play");
    hidden("play 7d ?? call", "play");
    assertThat(SYNTAX.isHidden(new SeenMove(-1, "shuffle 7d ?? ?? Ks"))).isTrue();
    assertThat(SYNTAX.isHidden(new SeenMove(1, "  bid\t?? "))).isTrue();
  }

  @Test
  void whatNobodyWritesIsRefused() {
    refused("bid ?? hello", 5, "??", "a whole number");
    refused("bid ?? ??", 5, "??", "a whole number");
    refused("bid hello ??", 5, "hello", "a whole number");
    refused("bid a??", 5, "a??", "a whole number");
    refused("give ?? from ??", 6, "??", "a card");
    refused("give ?? to", 6, "??", "a card");
    refused("shuffle ?? 7x", 9, "??", "cards");
    refused("shuffle 7d ?? 7x", 12, "??", "cards");
    refused("say ?? X", 5, "?? X", "a text");
    refused("say ?? what?", 5, "?? what?", "what makes a move");
    refused("play ?? 3", 6, "??", "a card");
    refused("jump ??", 1, "jump", "shuffle, bid, give");
    refused("??", 1, "??", "shuffle, bid, give");
    refused("", 1, "", "shuffle, bid, give");
  }

  @Test
  void aMoveThatRefusesWhatIsConcealedIsHidden() {
    hidden("say ??", "say");
    assertThat(SYNTAX.isHidden(new SeenMove(9, "say ??"))).isTrue();
    assertThat(SYNTAX.isHidden(new SeenMove(9, "say ?? 3"))).isFalse();
  }

  @Test
  void movesThatShareAVerbAreToldByItWhereSeveralAreConcealed() {
    hidden("draw ??", "draw");
    hidden("draw ?? ??", "draw");
    hidden("draw line ??", "draw");
    refused("draw row ??", 6, "row", "stock");
    refused("draw stock ??", 12, "??", "the end");
    assertThat(SYNTAX.concealedKeys())
        .containsExactly("shuffle", "bid", "give", "draw", "play", "say");
    MoveSyntax<Act> one = forms().concealed(Line.class).build();
    assertThat(one.told(new SeenMove(0, "draw ?? ??")).key()).isEqualTo("move.draw-line.hidden");
    assertThat(one.concealedKeys()).contains("draw-line").doesNotContain("draw", "draw-stock");
  }

  @Test
  void rulesMayConcealWhatTheSyntaxDoesNot() {
    MoveSyntax<Act> open =
        MoveSyntax.<Act>builder()
            .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::tricks))
            .form("draw line", Line.class, Line::new, NUMBER.of(Line::count))
            .form("draw", Row.class, Row::new, NUMBER.of(Row::count), SUIT.of(Row::suit))
            .build();
    assertThat(open.told(new SeenMove(0, "bid ??")).key()).isEqualTo("move.bid.hidden");
    assertThat(open.told(new SeenMove(0, "draw ?? h")).key()).isEqualTo("move.draw.hidden");
    assertThat(open.concealedKeys()).isEmpty();
  }

  @Test
  void aMoveIsNotWrittenAsOneThatIsConcealed() {
    Arg<String> word = Args.of("a word", Optional::of, it -> it);
    MoveSyntax.Builder<Act> any =
        MoveSyntax.<Act>builder()
            .form("bid", Bid.class, Bid::new, NUMBER.of(Bid::tricks))
            .form("bid", Say.class, Say::new, word.of(Say::text))
            .named(Say.class, "say");
    assertThat(any.build().parse(0, "bid three")).isEqualTo(new Say(0, "three"));
    assertThat(any.concealed(Bid.class).build().isHidden(new SeenMove(0, "bid ??"))).isTrue();
    Arg<Integer> length = Args.of("any word", it -> Optional.of(it.length()), "x"::repeat);
    assertThatThrownBy(
            () ->
                MoveSyntax.<Act>builder()
                    .form("draw", Line.class, Line::new, length.of(Line::count))
                    .concealed(Line.class)
                    .build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("concealed, but a move: draw ??");
    assertThatThrownBy(
            () ->
                MoveSyntax.<Act>builder()
                    .form(
                        "play",
                        Play.class,
                        (seat, some, there) ->
                            new Play(seat, PlayingCard.X1, Optional.empty(), there),
                        Args.optional("some", SUIT).of(Play::suit),
                        flag("??").of(Play::calls))
                    .concealed(Play.class)
                    .build())
        .hasMessage("concealed, but a move: play ??");
    assertThat(
            MoveSyntax.<Act>builder()
                .form("draw", Stock.class, Stock::new)
                .concealed(Stock.class)
                .build()
                .isHidden(new SeenMove(0, "draw")))
        .isFalse();
  }
}
