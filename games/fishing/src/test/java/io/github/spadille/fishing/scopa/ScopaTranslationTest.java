package io.github.spadille.fishing.scopa;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Holds the Italian rulebook and words against the English ones. */
class ScopaTranslationTest {
  /** Sections that only programs read, which are not translated. */
  private static final ImmutableSet<String> FOR_PROGRAMS =
      ImmutableSet.of("## Piles", "## Facts", "## Moves", "## Stages");

  private static final Pattern MARK = Pattern.compile("\\{[^:{}]+[:}]");
  private static final Pattern RULE_ID = Pattern.compile("SCO-[0-9]+");

  private static List<String> lines(String name) throws IOException {
    try (InputStream in = Scopa.class.getResourceAsStream(name)) {
      List<String> lines = new ArrayList<>();
      boolean forPeople = true;
      for (String line : new String(in.readAllBytes(), UTF_8).split("\n")) {
        forPeople = line.startsWith("## ") ? !FOR_PROGRAMS.contains(line) : forPeople;
        if (forPeople) {
          lines.add(line);
        }
      }
      return lines;
    }
  }

  private static List<String> found(Pattern pattern, String line) {
    return pattern.matcher(line).results().map(MatchResult::group).sorted().toList();
  }

  @Test
  void theItalianRulebookHasTheSameRulesWithTheSameMarks() {
    Rulebook english = Scopa.GAME.rulebook();
    Rulebook italian = Rulebook.resource(Scopa.class, "scopa_it.md");

    assertThat(italian.ids()).containsExactlyElementsOf(english.ids());
    for (String id : english.ids()) {
      assertThat(italian.marks().get(id)).as(id).isEqualTo(english.marks().get(id));
    }
  }

  @Test
  void theItalianRulebookHasTheSameLines() throws IOException {
    List<String> english = lines("scopa.md");
    List<String> italian = lines("scopa_it.md");

    assertThat(italian).hasSameSizeAs(english);
    for (int i = 0; i < english.size(); i++) {
      String line = english.get(i);
      String translated = italian.get(i);
      assertThat(found(MARK, translated)).as(translated).isEqualTo(found(MARK, line));
      assertThat(found(RULE_ID, translated)).as(translated).isEqualTo(found(RULE_ID, line));
      assertThat(CharMatcher.is('|').countIn(translated))
          .as(translated)
          .isEqualTo(CharMatcher.is('|').countIn(line));
    }
  }

  @Test
  void theWordsAreItalian() {
    Words words = Scopa.GAME.words().in(Locale.ITALIAN).withPlayers(List.of("Ada", "Ben"));

    assertThat(words.locale()).isEqualTo(Locale.ITALIAN);
    assertThat(words.text(Scopa.GAME.rules(2).syntax().parts(capture()).told()))
        .isEqualTo("Ada gioca fante di spade e prende fante di denari.");
    assertThat(words.text(Refusal.of("SCO-18", "not-held", capture().card()).phrase()))
        .isEqualTo("Non hai in mano questa carta: fante di spade.");
  }

  private static ScopaMove.Capture capture() {
    return (ScopaMove.Capture) Scopa.GAME.rules(2).syntax().parse(0, "capture Js Jd");
  }
}
