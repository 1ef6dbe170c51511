package io.github.spadille.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkdownTextTest {
  @Test
  void blocksAreLaidOutForTheWidth() {
    String markdown =
        """
        # A *book*

        Some words that do not fit.

        - one `code`
        - two points of a list

        2. second
        3. third

        | a | b |
        |---|--:|
        | x | 12 |
        """;

    assertThat(MarkdownText.render(markdown, 16))
        .isEqualTo(
            """
            A book
            ======

            Some words that
            do not fit.

            - one code
            - two points of
              a list

            2. second
            3. third

            a   b
            -  --
            x  12\
            """);
  }

  @Test
  void plainWordsStandInOneLine() {
    assertThat(MarkdownText.plain("**Bold** `a|b` [link](x)\nand *more* \\| <side>"))
        .isEqualTo("Bold a|b link and more | <side>");
    assertThat(MarkdownText.plain("one\n\ntwo")).isEqualTo("one two");
  }
}
