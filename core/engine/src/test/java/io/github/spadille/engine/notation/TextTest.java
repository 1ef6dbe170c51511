package io.github.spadille.engine.notation;

import static io.github.spadille.engine.notation.Args.NUMBER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.words.Verbatim;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Free text in a move. */
class TextTest {
  record Say(int seat, int times, String text) implements Move {}

  private static final MoveSyntax<Say> SYNTAX =
      MoveSyntax.<Say>builder()
          .form(
              "say",
              Say.class,
              Say::new,
              NUMBER.of(Say::times),
              Args.text(
                      "something but no X",
                      text ->
                          Optional.of(text.trim()).filter(it -> !it.isEmpty() && !it.contains("X")),
                      text -> text)
                  .of(Say::text))
          .concealed(Say.class)
          .build();

  private static String text(String move) {
    return SYNTAX.parse(0, move).text();
  }

  @Test
  void aTextIsAllThatIsLeft() {
    assertThat(text("say 3 a b")).isEqualTo("a b");
    assertThat(text("say 3  a  b ")).isEqualTo("a  b");
    assertThat(text("say 3 a\u3000b")).isEqualTo("a\u3000b");
    assertThat(text("say 3 \u3000b")).isEqualTo("\u3000b");
    assertThat(text("say 3 3")).isEqualTo("3");
  }

  @Test
  void aTextIsWrittenWordByWord() {
    Say say = new Say(0, 3, "a b\u3000c");
    assertThat(SYNTAX.format(say)).isEqualTo("say 3 a b\u3000c");
    assertThat(SYNTAX.parts(say).words().get(1)).containsExactly("a", "b\u3000c");
  }

  @Test
  void nobodySeesHowManyWordsAConcealedTextHas() {
    assertThat(SYNTAX.formatConcealed(new Say(0, 3, "a b c"))).isEqualTo("say ?? ??");
  }

  @Test
  void aTextThatLooksConcealedIsNot() {
    assertThat(SYNTAX.isHidden(new SeenMove(0, "say 3 ??"))).isFalse();
    assertThat(SYNTAX.isHidden(new SeenMove(0, "say ?? ??"))).isTrue();
    assertThat(SYNTAX.isHidden(new SeenMove(0, "say 3 a??"))).isFalse();
    assertThat(SYNTAX.told(new SeenMove(0, "say 3 ??")).arguments())
        .isEqualTo(List.of(3, new Verbatim("??")));
    assertThat(SYNTAX.told(new SeenMove(0, "say ?? ??")).key()).isEqualTo("move.say.hidden");
  }

  @Test
  void aTextThatCannotBeIsRefused() {
    assertThatThrownBy(() -> SYNTAX.parse(0, "say 3 a X"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("a X")
        .hasMessageContaining("expected something but no X")
        .satisfies(e -> assertThat(((NotationException) e).column()).isEqualTo(7));
    assertThatThrownBy(() -> SYNTAX.parse(0, "say 3"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("expected something but no X")
        .satisfies(e -> assertThat(((NotationException) e).column()).isEqualTo(6));
    assertThatThrownBy(() -> SYNTAX.parse(0, "say"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("expected a whole number");
  }

  record Whisper(int seat, String text) implements Move {}

  @Test
  void aTextThatIsConcealedIsNeverWrittenSo() {
    MoveSyntax.Builder<Whisper> any =
        MoveSyntax.<Whisper>builder()
            .form(
                "whisper",
                Whisper.class,
                Whisper::new,
                Args.text("a text", Optional::of, String::trim).of(Whisper::text));
    assertThat(any.build().isConcealed(new Whisper(0, "a"))).isFalse();
    assertThatThrownBy(() -> any.concealed(Whisper.class).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("concealed, but a move: whisper ??");
  }

  @Test
  void aTextIsAlwaysThere() {
    Arg<String> text = Args.text("a text", Optional::of, it -> it);
    assertThatThrownBy(() -> Args.optional("text", text))
        .hasMessageContaining("cannot be missing: a text");
    assertThat(Args.mapped(text, String::length, "x"::repeat).text()).isTrue();
  }
}
