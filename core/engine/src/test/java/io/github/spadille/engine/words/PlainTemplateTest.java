package io.github.spadille.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that only name places are told as a message format tells them. */
class PlainTemplateTest {
  private static final Object[] ARGUMENTS = {"7♦", 12_345, -3L};

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no place",
        "{0}",
        "{0}{1}",
        "a {1} b {0} c {1} d",
        "{2} of {1}",
        "an apostrophe's {0}",
        "closed } alone {0}",
        "'quoted' {0}"
      })
  void tellsWhatAMessageFormatTells(String text) {
    for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.ITALIAN, Locale.GERMAN}) {
      String expected = new MessageFormat(text.replace("'", "''"), locale).format(ARGUMENTS);
      assertThat(fill(text, locale)).contains(expected);
    }
  }

  @Test
  void tellsWhoItIsAbout() {
    assertThat(fill("{seat} of {side}: {0}", Locale.ENGLISH)).contains("Ada of Ada and Ben: 7♦");
  }

  @Test
  void anArgumentThatIsNotThereStaysAPlace() {
    assertThat(fill("{0} {3}", Locale.ENGLISH)).contains("7♦ {3}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{0,choice,0#none|1#one}", "{1,number}", "{ 0 }", "{0} {", "{name}"})
  void anyOtherBraceIsForAMessageFormat(String text) {
    assertThat(fill(text, Locale.ENGLISH)).isEmpty();
  }

  private static Optional<String> fill(String text, Locale locale) {
    return PlainTemplate.of(text).map(plain -> plain.fill("Ada", "Ada and Ben", ARGUMENTS, locale));
  }
}
