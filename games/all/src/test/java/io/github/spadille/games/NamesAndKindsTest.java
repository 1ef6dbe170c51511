package io.github.spadille.games;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.io.Resources;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.text.Ids;
import java.io.IOException;
import java.lang.reflect.Field;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the games are called, and what kinds of games they are. */
class NamesAndKindsTest {
  private static final Catalog CATALOG = Catalog.load();

  private static Iterable<Tag> kinds(Game<?, ?, ?> game) {
    return Iterables.concat(ImmutableList.of(game.family()), game.tags());
  }

  private static String line(Game<?, ?, ?> game) {
    String line = game.id() + ": " + Joiner.on(' ').join(kinds(game));
    return game.alsoCalled().isEmpty()
        ? line
        : line + " | " + Joiner.on(", ").join(game.alsoCalled());
  }

  @Test
  void eachGameIsWhatTheTableSays() throws IOException {
    ImmutableList<String> table =
        Resources.readLines(Resources.getResource(getClass(), "kinds.txt"), UTF_8).stream()
            .filter(line -> !line.isEmpty() && !line.startsWith("#"))
            .collect(toImmutableList());

    assertThat(CATALOG.games().stream().map(NamesAndKindsTest::line))
        .containsExactlyElementsOf(table);
  }

  @Test
  void aGameStandsInTheModuleOfItsFamily() {
    for (GameFamily module : ServiceLoader.load(GameFamily.class)) {
      String name = module.getClass().getPackageName();
      for (Game<?, ?, ?> game : module.games()) {
        assertThat(name)
            .as(game.id())
            .isEqualTo("io.github.spadille." + game.family().id().replace("-", ""));
      }
    }
  }

  @Test
  void aGameIsFoundByItsNameAsItIsWrittenAndByEachOther() {
    for (Game<?, ?, ?> game : CATALOG.games()) {
      assertThat(Ids.of(game.name())).isEqualTo(game.id());
      for (String name : Iterables.concat(game.alsoCalled(), game.aliases())) {
        assertThat(CATALOG.game(name)).as(name).isSameAs(game);
      }
    }
    assertThat(CATALOG.game("cheat").id()).isEqualTo("i-doubt-it");
    assertThat(CATALOG.game("Spider Solitaire").id()).isEqualTo("spider");
  }

  /** Who types the name of a preset means the preset, not the game alone. */
  @Test
  void noOtherNameOfAGameIsThatOfAPreset() {
    ImmutableSet<String> presets =
        CATALOG.games().stream()
            .flatMap(game -> game.options().presets().stream())
            .map(Preset::name)
            .collect(toImmutableSet());

    assertThat(presets).contains("scopone");
    for (Game<?, ?, ?> game : CATALOG.games()) {
      assertThat(game.aliases()).doesNotContainAnyElementsOf(presets);
    }
  }

  @Test
  void everyKindIsDefinedInEachLanguageOfItsGames() {
    int translated = 0;
    for (String language : Locale.getISOLanguages()) {
      Locale locale = new Locale(language);
      for (Game<?, ?, ?> game : CATALOG.games()) {
        if (game.words().in(locale).locale().getLanguage().equals(language)) {
          for (Tag tag : kinds(game)) {
            assertThat(tag.isTranslated(locale)).as("%s in %s", tag, language).isTrue();
            assertThat(tag.definition(locale)).matches("\\p{Lu}.*[.]");
            translated += language.equals("it") ? 1 : 0;
          }
        }
      }
    }
    assertThat(translated).isPositive();
  }

  /** A word that nobody uses would not be found by anybody. */
  @Test
  void everyCommonKindHasAGameAndAnItalianDefinition() {
    ImmutableList<Tag> common =
        Stream.of(Tag.class.getFields())
            .map(NamesAndKindsTest::constant)
            .collect(toImmutableList());

    assertThat(common).hasSizeGreaterThan(20).isSubsetOf(CATALOG.tags());
    assertThat(common).allMatch(tag -> tag.isTranslated(Locale.ITALIAN));
    assertThat(CATALOG.tags().stream().filter(tag -> !common.contains(tag)).map(Tag::id))
        .containsExactly("cantors-comb");
  }

  private static Tag constant(Field field) {
    try {
      Tag tag = (Tag) field.get(null);
      assertThat(field.getName().replace('_', '-').toLowerCase(Locale.ROOT)).isEqualTo(tag.id());
      return tag;
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
