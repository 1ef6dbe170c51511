package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.rulebook.Rulebook;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogTest {
  /** A family that no file on the class path names. */
  public static final class Plugin implements GameFamily {
    @Override
    public ImmutableList<Game<?, ?, ?>> games() {
      return ImmutableList.of(Showdown.GAME);
    }

    @Override
    public ImmutableList<RulePage> pages() {
      return ImmutableList.of(PAGE);
    }
  }

  private static final RulePage PAGE =
      new RulePage("my-deck", Rulebook.of("# My deck\n\n- MYD-1. Four cards."));

  @TempDir private Path folder;

  /** Returns a class loader that sees a family of that name besides what all see. */
  private URLClassLoader naming(String family) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(GameFamily.class.getName()), family);
    return new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, CatalogTest.class.getClassLoader());
  }

  @Test
  void aClassLoaderBringsItsOwnGames() throws IOException {
    try (URLClassLoader loader = naming(Plugin.class.getName())) {
      String id = Showdown.GAME.id();

      assertThat(Catalog.load(loader).game(id)).isSameAs(Showdown.GAME);
      assertThat(Catalog.load(loader).pages()).contains(PAGE);
      assertThat(Catalog.load(loader).page("my-deck")).contains(PAGE);
      assertThat(Catalog.load().page("my-deck")).isEmpty();
      assertThatThrownBy(() -> Catalog.load().game(id)).hasMessageContaining("unknown game " + id);
    }
  }

  @Test
  void aFamilyThatIsNotThereIsAnError() throws IOException {
    try (URLClassLoader loader = naming("my.Missing")) {
      assertThatThrownBy(() -> Catalog.load(loader))
          .isInstanceOf(ServiceConfigurationError.class)
          .hasMessageContaining("my.Missing");
    }
  }

  private static final Tag TESTS = Showdown.GAME.family();
  private static final Tag OTHER = Tag.of("other", "Games of another kind.");

  private static Game<?, ?, ?> game(String id, Tag family, String... alsoCalled) {
    return builder(id).alsoCalled(alsoCalled).family(family).build();
  }

  private static Game.Builder<Showdown.State, Showdown.Act, String> builder(String id) {
    return Showdown.GAME
        .variant(id)
        .name("Some game")
        .summary("It is played.")
        .rules((seats, options) -> new Showdown());
  }

  private static void assertRefused(String message, Game<?, ?, ?>... games) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Catalog.of(ImmutableList.copyOf(games)))
        .withMessage(message);
  }

  @Test
  void twoGamesOfOneNameAreRefused() {
    assertRefused("two games are called showdown", Showdown.GAME, Showdown.GAME);
    assertRefused(
        "two games are called duel: one and duel", game("one", TESTS, "Duel"), game("duel", TESTS));
    assertRefused(
        "two games are called duel: duel and one", game("duel", TESTS), game("one", TESTS, "Duel"));
    assertRefused(
        "two games are called t-x: one and two",
        game("one", TESTS, "T X"),
        game("two", TESTS, "T.! x"));
  }

  @Test
  void anotherNameLeadsToAnIdThatIsNotThatOfTheGame() {
    for (String name : new String[] {"Showdown!", "?", "", "Duel"}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> game("showdown", TESTS, "Duel", name))
          .withMessage(
              "game showdown, also called "
                  + name
                  + "; expected another name, of letters and digits");
    }
  }

  @Test
  void aGameIsFoundByEachOfItsNames() {
    Game<?, ?, ?> duel = game("high-noon", TESTS, "Duel", "H.N.");
    Catalog catalog = Catalog.of(ImmutableList.of(Showdown.GAME, duel));

    for (String name : new String[] {"high-noon", "High Noon", "HIGH_NOON", "duel", "H.N.", "hn"}) {
      assertThat(catalog.game(name)).as(name).isSameAs(duel);
      assertThat(catalog.find(name)).as(name).hasValue(duel);
    }
    assertThat(duel.alsoCalled()).containsExactly("Duel", "H.N.");
    assertThat(duel.aliases()).containsExactly("duel", "hn");
    assertThat(catalog.games()).containsExactly(duel, Showdown.GAME);
    assertThat(catalog.find("poker")).isEmpty();
    assertThat(catalog.nearest("Dule")).hasValue("duel");
    assertThat(catalog.nearest("poker")).isEmpty();
    assertThatThrownBy(() -> catalog.game("Dule"))
        .hasMessage("unknown game Dule (did you mean duel?); there are high-noon, showdown");
    assertThatThrownBy(() -> catalog.game(""))
        .hasMessage("unknown game ; there are high-noon, showdown");
  }

  @Test
  void aVariantIsOfTheSameKindsButHasOtherNames() {
    Game<?, ?, ?> base = builder("base").alsoCalled("Bass").tags(OTHER, Tag.DICE).build();
    Game<?, ?, ?> variant =
        builder("base")
            .alsoCalled("Bass")
            .tags(OTHER, Tag.DICE)
            .build()
            .variant("more")
            .name("More")
            .summary("There is more.")
            .rules((seats, options) -> new Showdown())
            .build();

    assertThat(variant.family()).isEqualTo(TESTS);
    assertThat(variant.tags()).containsExactly(OTHER, Tag.DICE);
    assertThat(variant.alsoCalled()).isEmpty();
    assertThat(variant.is(TESTS) && variant.is(OTHER)).isTrue();
    assertThat(variant.is(Tag.POKER)).isFalse();
    assertThat(Catalog.of(ImmutableList.of(base, variant)).game("bass")).isSameAs(base);
  }

  @Test
  void theFamilyIsNoTagBesideItself() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder("showdown").tags(Tag.DICE, TESTS).build())
        .withMessage("game showdown: tag tests is its family");
  }

  @Test
  void gamesAreFoundByTheirKinds() {
    Game<?, ?, ?> first = builder("first").tags(OTHER).build();
    Game<?, ?, ?> second = game("second", OTHER);
    Game<?, ?, ?> third = game("third", Tag.BETTING);
    Catalog catalog = Catalog.of(ImmutableList.of(first, second, third));

    assertThat(catalog.tags()).containsExactly(Tag.BETTING, OTHER, TESTS);
    assertThat(catalog.games(OTHER)).containsExactly(second, first);
    assertThat(catalog.games(Tag.POKER)).isEmpty();
    assertThat(catalog.tag("Other")).isEqualTo(OTHER);
    assertThat(catalog.tag("gambling")).isEqualTo(Tag.BETTING);
    assertThatThrownBy(() -> catalog.tag("bettnig"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown tag bettnig (did you mean betting?); there are betting, other, tests");
  }

  @Test
  void oneIdMeansOneThing() {
    assertThat(
            Catalog.of(
                    ImmutableList.of(
                        game("one", OTHER), game("two", Tag.of("other", "Games of another kind."))))
                .tags())
        .containsExactly(OTHER);
    assertRefused(
        "two tags are called other",
        game("one", OTHER),
        game("two", Tag.of("other", "Something else.")));
    assertRefused(
        "two tags are called gambling: betting and gambling",
        game("one", Tag.BETTING),
        game("two", Tag.of("gambling", "You gamble.")));
  }

  @Test
  void aPageHasAnIdOfItsOwn() {
    RulePage likeGame = new RulePage("duel", PAGE.rulebook());
    ImmutableList<Game<?, ?, ?>> games = ImmutableList.of(game("high-noon", TESTS, "Duel"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Catalog.of(games, ImmutableList.of(PAGE, PAGE)))
        .withMessage("two pages are called my-deck");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Catalog.of(games, ImmutableList.of(likeGame)))
        .withMessage("duel is a page and a game");
    Catalog catalog = Catalog.of(ImmutableList.of(Showdown.GAME), ImmutableList.of(PAGE));
    assertThat(catalog.page("My Deck")).hasValue(PAGE);
    assertThatThrownBy(() -> catalog.game("my-deck"))
        .hasMessage("my-deck is no game but a page of rules that games share");
    assertThatThrownBy(() -> catalog.game("my-dekc")).hasMessageContaining("did you mean my-deck?");
    assertThatThrownBy(() -> new RulePage("My deck", PAGE.rulebook()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("page id My deck; expected like-this");
  }
}
