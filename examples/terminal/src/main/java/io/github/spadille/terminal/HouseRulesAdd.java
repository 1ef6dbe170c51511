package io.github.spadille.terminal;

import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Adds an entry for a game to a document.
 *
 * <p>It makes a new version even of a document that has just been begun, since a game may be bound
 * to what it says now (HSE-14).
 */
@Command(
    name = "add",
    description = {
      "Make a new version of a document with an entry for one more game; what this version says is "
          + "kept, and what changed is noted.",
      "Options that are not chosen stand in the entry as comments."
    })
final class HouseRulesAdd implements Runnable {
  @Mixin private DocumentArgument document;
  @Mixin private DateChoice date;
  @Mixin private AgreedChoice agreed;

  @Parameters(
      index = "1",
      paramLabel = "GAME",
      description = "The id of a game, or another of its names; 'spadille list' has them all.")
  private String id;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What you call the entry; it is called after its game if this is not given.")
  private @Nullable String name;

  @Option(
      names = {"-n", "--seats"},
      split = ",",
      paramLabel = "N",
      description =
          "For how many players it is, with commas between; for all that the game allows if not "
              + "given.")
  private List<Integer> seats = new ArrayList<>();

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "House rules that go together; the document holds them and not this name. An --option "
              + "beside it wins. 'spadille rules GAME --options' shows them.")
  private @Nullable String preset;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "KEY=VALUE",
      description =
          "A house rule, such as dealer-bid=hook; can be given several times. "
              + "'spadille rules GAME --options' shows what can be chosen.")
  private List<String> options = new ArrayList<>();

  @Option(names = "--reason", description = "Why; that you play it, too, if this is not given.")
  private @Nullable String reason;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  HouseRulesAdd() {}

  @Override
  public void run() {
    document.tellChange(document.change("not added", this::added));
  }

  private HouseRules added(HouseRules old) {
    Entry entry = entry(document.catalog().game(id));
    String why = reason == null ? "we play " + entry + ", too" : reason.strip();
    return old.add(entry, date.day(), why, agreed.names(), document.catalog());
  }

  private Entry entry(Game<?, ?, ?> game) {
    Map<String, String> named = KeyValues.of(options);
    return Entry.builder()
        .from(Entry.of(game))
        .name(Optional.ofNullable(name).map(String::strip))
        .seats(seats)
        .options(preset == null ? named : game.options().preset(preset).with(named))
        .build();
  }
}
