package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.screen.Owners;
import io.github.spadille.engine.screen.TableFacts;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A fact of a {@link ViewData}.
 *
 * @param name as in the game's rulebook: {@code trump}
 * @param text what people call it; null if it is for programs only
 * @param label what they call it beside the name of its owner: shorter, where that is enough; null
 *     likewise
 * @param owners the seats to which the fact belongs, several if it is of a side: one list of them
 *     for all of it, or one for each value of a list; none if it belongs to the table
 * @param type what the value is
 * @param value a number as a {@link Long}, a text, null for nothing, or a list of these where the
 *     type says so; {@code ?} for what the viewer does not see
 * @param shown the value for people: a text, or a list of texts where the value is a list; null if
 *     people do not look at it now, since the fact is for programs only, or of another phase, or
 *     says nothing
 */
@JsonPropertyOrder({"name", "text", "label", "owners", "type", "value", "shown"})
public record FactData(
    String name,
    @Nullable String text,
    @Nullable String label,
    ImmutableList<ImmutableList<Integer>> owners,
    ValueType type,
    @JsonDeserialize(using = ValueReader.class) @Nullable Object value,
    @JsonDeserialize(using = ValueReader.class) @Nullable Object shown) {

  /**
   * Checks that the parts fit each other, and copies lists, so that the data is immutable.
   *
   * @throws NullPointerException if name, owners or type are missing
   * @throws IllegalArgumentException if the value is a list and its type says not, or the other way
   *     round, or the owners or what is shown do not fit the value
   */
  public FactData {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(owners, "owners");
    Objects.requireNonNull(type, "type");
    Values.checkShape(type, value);
    value = value instanceof List<?> values ? Values.copy(values) : value;
    shown = shown instanceof List<?> texts ? Values.copy(texts) : shown;
    checkArgument(
        owners.size() <= 1 || value instanceof List<?> each && each.size() == owners.size(),
        "the fact %s has %s owners, one for each value; expected as many values",
        name,
        owners.size());
    checkArgument(
        (text == null) == (label == null)
            && (shown == null || text != null && isText(shown, value)),
        "what is shown of the fact %s does not fit its text and value",
        name);
  }

  private static boolean isText(Object shown, @Nullable Object value) {
    return shown instanceof List<?> texts
        ? value instanceof List<?> values
            && texts.size() == values.size()
            && texts.stream().allMatch(String.class::isInstance)
        : shown instanceof String && !(value instanceof List<?>);
  }

  static FactData of(SeenFact fact, String phase, int seats, Words words, CardTexts cards) {
    ValueType type = ValueType.of(fact.type());
    Optional<String> text = words.fact(fact.name());
    boolean list = type.isList();
    return new FactData(
        fact.name(),
        text.orElse(null),
        words.shortFact(fact.name()).orElse(null),
        ImmutableList.copyOf(Lists.transform(Owners.of(fact, seats, words), ImmutableList::copyOf)),
        type,
        list ? values(fact, type) : Values.ofWord(type, fact.value()),
        TableFacts.isShown(fact, phase, words) ? shown(fact, list, words, cards) : null);
  }

  /** Returns the words of a fact as people read them: a list, or one text. */
  private static Object shown(SeenFact fact, boolean list, Words words, CardTexts cards) {
    ImmutableList<String> shown = shown(fact, words, cards);
    return list ? shown : String.join(" ", shown);
  }

  private static List<@Nullable Object> values(SeenFact fact, ValueType type) {
    List<@Nullable Object> values = new ArrayList<>();
    fact.words().forEach(word -> values.add(Values.ofWord(type, word)));
    return values;
  }

  private static ImmutableList<String> shown(SeenFact fact, Words words, CardTexts cards) {
    ImmutableList.Builder<String> shown = ImmutableList.builder();
    for (String word : fact.words()) {
      Object value = Values.ofWord(ValueType.of(fact.type()), word);
      shown.add(
          switch (fact.type()) {
            case SEAT, SEATS ->
                value instanceof Long seat
                    ? words.player(seat.intValue())
                    : words.factWord(fact.name(), word);
            case CARD, CARDS -> cards.find(word).orElseGet(() -> words.factWord(fact.name(), word));
            case TEXT -> word;
            default -> words.factWord(fact.name(), word);
          });
    }
    return shown.build();
  }

  /**
   * Tells whether the value is what its type says; a game whose fact is declared as numbers and has
   * other words makes one that does not.
   */
  public boolean fitsType() {
    return Values.fits(type, value);
  }
}
