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

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.move.Move;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A syntax that would write what it cannot read is refused. */
class FormChecksTest {
  record Pass(int seat) implements Move {}

  record Bid(int seat, Object first) implements Move {}

  record Give(int seat, Object first, Object second) implements Move {}

  private static final Arg<String> TEXT = Args.text("a text", Optional::of, text -> text);

  private static MoveSyntax.Builder<Move> pass() {
    return MoveSyntax.builder().form("pass", Pass.class, Pass::new);
  }

  private static MoveSyntax.Builder<Move> give(Arg<?> first, Arg<?> second) {
    return give(in(first), in(second));
  }

  private static MoveSyntax.Builder<Move> give(
      MoveArg<Give, Object> one, MoveArg<Give, Object> two) {
    return pass().form("give", Give.class, Give::new, one, two);
  }

  @SuppressWarnings("unchecked") // Nothing is read or written.
  private static <F> MoveArg<F, Object> in(Arg<?> arg) {
    return ((Arg<Object>) arg).of(move -> "");
  }

  private static void refused(ThrowingCallable call, String message) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  @Test
  void nothingStandsAfterAllThatIsLeft() {
    refused(
        () -> give(CARDS, SUIT).build(),
        "the form \"give\" of Give has <a suit: s, h, d or c> after <cards such as As 2s>,"
            + " which takes all that is left");
    refused(
        () -> give(TEXT, optional("suit", SUIT)).build(),
        "the form \"give\" of Give has [<a suit: s, h, d or c>] after <a text>,"
            + " which takes all that is left");
    refused(
        () -> give(in(Args.list(SUIT)), FormChecksTest.<Give>in(CARD).after("to")).build(),
        "the form \"give\" of Give has <to> after <a suit: s, h, d or c, once or more>,"
            + " which takes all that is left");
    refused(
        () -> give(CARD, CARDS).alsoRead(Give.class, Give::new, in(CARDS), in(CARD)).build(),
        "another spelling of Give has <a card such as As> after <cards such as As 2s>,"
            + " which takes all that is left");
    assertThat(give(SUIT, CARDS).build().verbs()).contains("give");
    assertThat(give(SUIT, TEXT).build().verbs()).contains("give");
  }

  @Test
  void aFormHasAVerb() {
    refused(
        () -> MoveSyntax.<Move>builder().form("", Pass.class, Pass::new).build(),
        "a form of Pass has no verb");
    refused(
        () -> pass().form("", Bid.class, Bid::new, in(NUMBER)).build(),
        "a form of Bid has no verb");
  }

  @Test
  void whatMayBeMissingIsNotTakenForWhatFollows() {
    String form = "the form \"give\" of Give cannot tell what 3 is: ";
    refused(
        () -> give(optional("a", NUMBER), optional("b", NUMBER)).build(),
        form + "[<a whole number such as 3>] or [<a whole number such as 3>]");
    refused(
        () -> give(optional("a", SEAT), NUMBER).build(),
        form + "[<the number of a seat such as 3>] or <a whole number such as 3>");
    refused(
        () -> give(optional("a", NUMBER), TEXT).build(),
        form + "[<a whole number such as 3>] or <a text>");
    refused(
        () -> give(optional("a", CARD), CARDS).build(),
        "the form \"give\" of Give cannot tell what As is: "
            + "[<a card such as As>] or <cards such as As 2s>");
    refused(
        () -> give(in(optional("a", SUIT)), FormChecksTest.<Give>in(NUMBER).after("s")).build(),
        "the form \"give\" of Give cannot tell what s is: [<a suit: s, h, d or c>] or <s>");
    refused(
        () -> give(Args.mapped(optional("a", SUIT), it -> it, it -> it), flag("h")).build(),
        "the form \"give\" of Give cannot tell what h is: [<a suit: s, h, d or c>] or [<h>]");
  }

  @Test
  void argumentsThatExpectTheSameAreNotToldApart() {
    Arg<String> pile = Args.of("a pile", Optional::of, name -> name);
    Arg<Integer> place = Args.of("a place", name -> Optional.empty(), name -> "x");
    refused(
        () -> give(optional("a", pile), flag("(b)")).build(),
        "the form \"give\" of Give cannot tell what (b) is: [<a pile>] or [<(b)>]");
    assertThat(give(optional("a", place), pile).build()).isNotNull();
    refused(
        () -> give(optional("a", place), place).build(),
        "the form \"give\" of Give cannot tell what a place is: [<a place>] or <a place>");
  }

  @Test
  void whatMayBeMissingIsToldFromWhatFollows() {
    assertThat(give(optional("a", NUMBER), optional("b", SUIT)).build().keys())
        .containsExactly("pass", "give", "give-a", "give-b", "give-a-b");
    assertThat(give(in(optional("a", NUMBER)), FormChecksTest.<Give>in(NUMBER).after("to")).build())
        .isNotNull();
    assertThat(give(NUMBER, optional("a", NUMBER)).build()).isNotNull();
    assertThat(give(flag("call"), flag("talk")).build()).isNotNull();
  }

  record Trade(int seat, Object first, Object second, Object third) implements Move {}

  @Test
  void whatMustBeThereParts() {
    assertThat(trade(optional("a", NUMBER), CARD, NUMBER).build()).isNotNull();
    refused(
        () -> trade(optional("a", NUMBER), optional("b", CARD), SEAT).build(),
        "the form \"trade\" of Trade cannot tell what 3 is: "
            + "[<a whole number such as 3>] or <the number of a seat such as 3>");
  }

  private static MoveSyntax.Builder<Move> trade(Arg<?> first, Arg<?> second, Arg<?> third) {
    return pass().form("trade", Trade.class, Trade::new, in(first), in(second), in(third));
  }

  @Test
  void twoFormsAreNotWrittenTheSame() {
    refused(
        () ->
            pass()
                .form("bid", Bid.class, Bid::new, in(NUMBER))
                .form("bid", Trade.class, (seat, n) -> new Trade(seat, n, n, n), in(NUMBER))
                .named(Trade.class, "trade")
                .build(),
        "Bid and Trade are both written bid <a whole number such as 3>");
  }

  @Test
  void aFormIsNotWrittenAsOneOfWhichAPartIsMissing() {
    refused(
        () ->
            give(NUMBER, optional("suit", SUIT))
                .form("give", Bid.class, Bid::new, in(NUMBER))
                .named(Bid.class, "bid")
                .build(),
        "Give and Bid are both written give <a whole number such as 3>");
  }

  @Test
  void aClassHasOneFormAndOneName() {
    refused(
        () ->
            pass()
                .form("bid", Bid.class, Bid::new, in(NUMBER))
                .form("offer up", Bid.class, Bid::new, in(NUMBER))
                .build(),
        "Bid has two forms: bid, offer up");
    refused(
        () -> pass().build().toBuilder().form("fold", Pass.class, Pass::new).build(),
        "Pass has two forms: pass, fold");
    refused(
        () -> pass().named(Pass.class, "go-by").build().toBuilder().named(Pass.class, "go-by"),
        "Pass is named twice: go-by, go-by");
  }

  @Test
  void whatMayBeMissingHasANameOfItsOwn() {
    refused(
        () -> give(optional("a", NUMBER), optional("a", SUIT)).build(),
        "the form \"give\" of Give has two arguments named a");
    assertThatThrownBy(
            () ->
                give(CARD, optional("a", SUIT))
                    .form("give-a", Bid.class, Bid::new, in(NUMBER))
                    .build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("give-a is what ");
  }

  @Test
  void partsOfAnArgumentAreOneWord() {
    refused(
        () -> Args.list(Args.list(SUIT)),
        "a suit: s, h, d or c, once or more: not one word; expected an argument that is");
    refused(
        () -> Args.list(optional("a", SUIT)),
        "a suit: s, h, d or c: not one word; expected an argument that is");
    refused(() -> Args.list(TEXT), "a text: not one word; expected an argument that is");
    refused(
        () -> optional("a", optional("b", SUIT)),
        "a suit: s, h, d or c: not one word; expected an argument that is");
    refused(() -> optional("a", flag("call")), "call: not one word; expected an argument that is");
    refused(
        () -> Args.orElse(CARDS, "none"),
        "cards such as As 2s: not one word; expected an argument that is");
    assertThat(Args.list(Args.orElse(SUIT, "none")).rest()).isTrue();
  }

  @Test
  void wordsOfArgumentsAreWords() {
    refused(() -> flag("to you"), "\"to you\"; expected one word");
    refused(() -> Args.orElse(SUIT, ""), "\"\"; expected one word");
    refused(() -> Args.orElse(SUIT, "h"), "h is a suit: s, h, d or c; expected another word");
    refused(
        () -> Args.choice(ImmutableMap.of("yes", true, "not\u00a0yet", false)),
        "\"not\u00a0yet\"; expected one word");
  }
}
