package io.github.spadille.formats.json;

import static com.google.common.base.Ascii.toLowerCase;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetItem;
import io.github.spadille.formats.text.MarkdownText;
import java.util.Locale;
import java.util.Objects;

/**
 * What can be played: a game before anybody plays it.
 *
 * @param game the id: {@code i-doubt-it}
 * @param base the version of the base rules
 * @param name the name as people write it
 * @param alsoCalled other names as people write them: {@code B.S.}
 * @param aliases the ids to which these lead, in the same order: {@code bs}
 * @param family the kind of game that it is first of all
 * @param tags the other kinds of game that it is
 * @param seats the possible numbers of seats
 * @param usualSeats the usual one
 * @param scoring which score is good under the base rules: {@code highest}, {@code lowest} or
 *     {@code none}
 * @param options what can be chosen
 * @param presets widely known forms of it, to choose several options at once
 * @param language the language of what is told of the game, as a tag: {@code it} if its rulebook is
 *     translated
 * @param text what it is about, in a sentence
 */
@JsonPropertyOrder({
  "game",
  "base",
  "name",
  "alsoCalled",
  "aliases",
  "family",
  "tags",
  "seats",
  "usualSeats",
  "scoring",
  "options",
  "presets",
  "language",
  "text"
})
public record GameData(
    String game,
    int base,
    String name,
    ImmutableList<String> alsoCalled,
    ImmutableList<String> aliases,
    TagData family,
    ImmutableList<TagData> tags,
    ImmutableList<Integer> seats,
    int usualSeats,
    String scoring,
    ImmutableList<OptionData> options,
    ImmutableList<PresetData> presets,
    String language,
    String text)
    implements Message {

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public GameData {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(alsoCalled, "alsoCalled");
    Objects.requireNonNull(aliases, "aliases");
    Objects.requireNonNull(family, "family");
    Objects.requireNonNull(tags, "tags");
    Objects.requireNonNull(seats, "seats");
    Objects.requireNonNull(scoring, "scoring");
    Objects.requireNonNull(options, "options");
    Objects.requireNonNull(presets, "presets");
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(text, "text");
  }

  static GameData of(Game<?, ?, ?> game, Locale locale) {
    Rulebook book = game.rulebook(locale);
    return new GameData(
        game.id(),
        game.baseVersion(),
        game.name(),
        game.alsoCalled(),
        game.aliases().asList(),
        TagData.of(game.family(), locale),
        game.tags().stream()
            .map(tag -> TagData.of(tag, locale))
            .collect(ImmutableList.toImmutableList()),
        game.seatCounts().asList(),
        game.defaultSeats(),
        word(game.rules(game.defaultSeats()).scoring()),
        game.options().options().stream()
            .map(option -> OptionData.of(option, book))
            .collect(ImmutableList.toImmutableList()),
        game.options().presets().stream()
            .map(preset -> PresetData.of(preset, game, book))
            .collect(ImmutableList.toImmutableList()),
        book.locale().toLanguageTag(),
        book.locale().equals(Locale.ENGLISH) ? game.summary() : opening(game, book.locale()));
  }

  static String word(Scoring scoring) {
    return toLowerCase(scoring.name());
  }

  /** Returns the first sentence of the rules, where a summary is there in English alone. */
  private static String opening(Game<?, ?, ?> game, Locale locale) {
    ImmutableList<SheetItem> items = RuleSheet.of(game).in(locale).full().items();
    return items.isEmpty()
        ? game.summary()
        : MarkdownText.plain(items.get(0).lines().get(0).text()).replaceFirst("(?<=\\.) .*", "");
  }
}
