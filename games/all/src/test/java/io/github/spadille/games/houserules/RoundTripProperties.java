package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.FRIDAY;
import static io.github.spadille.games.houserules.Documents.friday;
import static io.github.spadille.games.houserules.Documents.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.OwnRule;
import io.github.spadille.formats.houserules.Reading;
import io.github.spadille.testkit.Covers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Reading and writing are inverses, whatever the texts are (HSE-8). */
class RoundTripProperties {
  private static final String SPECIAL =
      " \n\t:#-?[]{},&*!|>'\"%@`\\~=/.0123456789yesnulltrue\u2028";

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> any = Arbitraries.strings().ofMinLength(1).ofMaxLength(40);
    Arbitrary<String> awkward =
        Arbitraries.strings().withChars(SPECIAL).ofMinLength(1).ofMaxLength(12);
    Arbitrary<String> known =
        Arbitraries.of("null", "~", "yes", "no", "on", "true", "-", "---", "...", "1e3", "0x1F");
    return Arbitraries.oneOf(any, awkward, known)
        .filter(text -> !text.isBlank() && text.equals(text.strip()) && isText(text));
  }

  /** Hidden characters, of which a lone half of a surrogate pair is one, are refused. */
  private static boolean isText(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return text.equals(new String(bytes, StandardCharsets.UTF_8)) && !HiddenCharacters.isIn(text);
  }

  @Property
  @Covers({"HSE-8", "HSE-21", "HSE-22"})
  void anyTextIsReadAsItWasWritten(@ForAll("texts") String text) {
    HouseRules document = friday();
    Entry entry = document.entry("canasta").with(OwnRule.of(1, text).extending("CAN-1"));
    entry = entry.with(OwnRule.of(2, text));
    List<String> names = new ArrayList<>(document.members());
    String name = text.codePoints().anyMatch(Character::isISOControl) ? "Eve" : text;
    if (!names.contains(name)) {
      names.add(name);
    }
    HouseRules changed =
        HouseRules.builder()
            .from(document.with(entry.following(name)))
            .members(names)
            .host(name)
            .source(name)
            .build();
    String written = changed.write();
    assertThat(read(written)).isEqualTo(changed);
    assertThat(read(written).write()).isEqualTo(written);
  }

  @Property
  @Covers("HSE-8")
  void noCommentIsLostWhereverItStands(@ForAll long seed, @ForAll boolean atEndOfLine) {
    Random random = new Random(seed);
    List<String> lines = new ArrayList<>(FRIDAY.lines().toList());
    int added = 1 + random.nextInt(5);
    for (int i = 0; i < added; i++) {
      int at = random.nextInt(lines.size());
      String line = lines.get(at);
      boolean inText =
          line.isBlank()
              || line.contains("|-")
              || isInBlock(lines, at + 1)
              || line.contains("Singing");
      if (atEndOfLine && !inText && !line.contains("#")) {
        lines.set(at, line + "  # new-" + i);
      } else if (!isInBlock(lines, at)) {
        lines.add(at, " ".repeat(random.nextInt(9)) + "# new-" + i);
      } else {
        added = i;
      }
    }
    String text = String.join("\n", lines) + "\n";
    HouseRules document = read(text);
    String written = document.write();
    assertThat(document).isEqualTo(friday());
    assertThat(written.split("# new-", -1)).hasSize(text.split("# new-", -1).length);
    assertThat(read(written).write()).isEqualTo(written);
  }

  private static boolean isInBlock(List<String> lines, int at) {
    String before = at == 0 ? "" : lines.get(at - 1);
    return before.endsWith("|-")
        || before.contains("Nobody speaks")
        || before.isBlank()
        || at < lines.size() && lines.get(at).contains("Singing");
  }

  @Property
  @Covers("HSE-9")
  void whateverStandsInATextTheReaderOnlyTells(@ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(FRIDAY);
    for (int i = 1 + random.nextInt(6); i > 0; i--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, SPECIAL.charAt(random.nextInt(SPECIAL.length())));
        default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 30)));
      }
    }
    Reading reading = HouseRulesReader.read(text.toString(), CATALOG);
    assertThat(reading.document().isPresent()).isEqualTo(reading.problems().isEmpty());
    reading
        .document()
        .ifPresent(
            document -> {
              String written = document.write();
              assertThat(read(written)).isEqualTo(document);
              assertThat(read(written).write()).isEqualTo(written);
            });
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    assertThatCode(() -> HouseRulesReader.read(bytes, CATALOG)).doesNotThrowAnyException();
  }
}
