package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.houserules.StartNotice;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.text.Wrap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A game with everything chosen that can be chosen about it.
 *
 * @param game the game
 * @param options the house rules
 * @param setup the game made ready by them
 * @param group the document that holds the house rules, if one does
 * @param players the names of all players by seat; empty if they are not known
 * @param locale the language that was asked for
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
record ChosenGame<S extends GameState, M extends Move, O>(
    Game<S, M, O> game,
    O options,
    Setup<S, M> setup,
    Optional<GroupRules> group,
    ImmutableList<String> players,
    Locale locale) {

  /**
   * Returns a game with options as text.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many, or so
   */
  static <S extends GameState, M extends Move, O> ChosenGame<S, M, O> of(
      Game<S, M, O> game, int seats, Map<String, String> values) {
    // Checks the number of seats before the options, whose checks rely on it.
    Setup<S, M> setup = game.setup(seats, values);
    O options = game.options().parse(values, seats);
    return new ChosenGame<>(
        game, options, setup, Optional.empty(), ImmutableList.of(), Locale.ENGLISH);
  }

  /**
   * Returns a game as a group plays it.
   *
   * @throws IllegalArgumentException if the group does not play it by so many
   */
  static <S extends GameState, M extends Move, O> ChosenGame<S, M, O> of(
      Game<S, M, O> game, int seats, GroupRules group) {
    ChosenGame<S, M, O> chosen = of(game, seats, group.entry().choices(game, seats));
    return new ChosenGame<>(
        game, chosen.options, chosen.setup, Optional.of(group), chosen.players, chosen.locale);
  }

  /** Returns this game with the names of its players. */
  ChosenGame<S, M, O> with(ImmutableList<String> players) {
    return new ChosenGame<>(game, options, setup, group, players, locale);
  }

  /** Returns this game told in a language, as far as there are words in it. */
  ChosenGame<S, M, O> in(Locale language) {
    return new ChosenGame<>(game, options, setup, group, players, language);
  }

  /** Returns the number of seats. */
  int seats() {
    return setup.seats();
  }

  /** Returns the rules. */
  Rules<S, M> rules() {
    return setup.rules();
  }

  /** Returns the name, the id and the number of players. */
  String title() {
    return sentences().text("title", game.name(), game.id(), seats());
  }

  /** Returns the words of the game. */
  Words words() {
    return game.words().in(locale);
  }

  /** Returns what this program says itself; in the language of the game, so that both are one. */
  Sentences sentences() {
    return Sentences.in(words().locale());
  }

  /** Returns how the game is told to players of these names. */
  Voice voice(Names names, int width) {
    Words words = words().withPlayers(names.players()).withSides(rules().sides());
    return new Voice(words, sentences(), names, width);
  }

  /** Returns the rules in force. */
  Rulebook book() {
    return game.rulebook(locale).inForce(game.inForce(options, seats()));
  }

  /** Returns the sheet of the rules in force. */
  RuleSheet sheet() {
    return sheetBuilder().full();
  }

  /** Returns the rules in short, on one page. */
  RuleSheet onePage() {
    return sheetBuilder().onePage();
  }

  private RuleSheet.Builder sheetBuilder() {
    return group
        .map(rules -> rules.sheet(seats()))
        .orElseGet(() -> RuleSheet.of(game).options(values()).seats(seats()))
        .in(locale);
  }

  /** Returns what is played, and everything that the players should know before it begins. */
  ImmutableList<String> heading(int width) {
    Sentences sentences = sentences();
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(title());
    Language.lacking(game, locale).forEach(line -> lines.add(Wrap.hanging("", line, width)));
    lines.add(sentences.text("head.house-rules", houseRules()));
    if (group.isPresent()) {
      StartNotice notice = group.get().notice(seats(), players);
      notice.host().ifPresent(host -> lines.add(hanging("head.host", host, width)));
      notice.source().ifPresent(source -> lines.add(hanging("head.source", source, width)));
      deviations(notice).forEach(one -> lines.add(Wrap.hanging("* ", one, width)));
      lines.addAll(ProposalText.lines(notice.proposals(), sentences.locale(), width));
      if (!notice.unacknowledged().isEmpty()) {
        String missing = Joiner.on(", ").join(notice.unacknowledged());
        String document = group.get().document().toString();
        lines.add(Wrap.hanging("", sentences.text("head.notice", document, missing), width));
      }
    }
    return lines.build();
  }

  private String hanging(String label, String text, int width) {
    return Wrap.hanging(sentences().text(label) + " ", text, width);
  }

  /** The notice is in English; in other languages the sheet says the same. */
  private ImmutableList<String> deviations(StartNotice notice) {
    RuleSheet sheet = sheet();
    Locale language = sheet.head().language();
    if (language.equals(Locale.ENGLISH)) {
      return notice.deviations();
    }
    ImmutableList.Builder<String> deviations = ImmutableList.builder();
    sheet.deviations().forEach(one -> deviations.add(one + ". " + one.explained()));
    sheet.head().notes().notes().forEach(note -> deviations.add(note.text(language)));
    return deviations.build();
  }

  /** Returns the house rules: their document, or those that differ from the usual ones. */
  String houseRules() {
    return group.map(rules -> rules.binding().toString()).orElseGet(this::differences);
  }

  /** Returns the house rules that differ from the usual ones: {@code dealer-bid=hook}. */
  String differences() {
    ImmutableMap<String, String> chosen = values();
    return chosen.isEmpty()
        ? sentences().text("head.as-usual")
        : Joiner.on(' ').withKeyValueSeparator('=').join(chosen);
  }

  /** Returns the options that differ from the usual ones, value by key. */
  ImmutableMap<String, String> values() {
    return setup.options();
  }

  /** Returns a writer that has written the head of a record. */
  RecordWriter<S, M> record() {
    return unheaded().head();
  }

  /** Returns a writer that has written the head of a record, which tells who sits where. */
  RecordWriter<S, M> record(Seating seating) {
    return unheaded().header(Seating.HEADER, seating.text()).head();
  }

  private RecordWriter<S, M> unheaded() {
    RecordWriter<S, M> writer = new RecordWriter<>(setup);
    group.ifPresent(rules -> writer.houseRules(rules.binding()));
    for (int seat = 0; seat < players.size(); seat++) {
      writer.name(seat, players.get(seat));
    }
    return writer;
  }

  /** Returns the names of the players. */
  Names names() {
    return players.isEmpty() ? Names.ofAgents(seats()) : Names.of(players);
  }
}
