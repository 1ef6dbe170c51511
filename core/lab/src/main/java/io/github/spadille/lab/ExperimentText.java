package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;

/**
 * Experiments as text: YAML for people, and JSON in one line at the head of rows.
 *
 * <pre>{@code
 * game: oh-hell
 * seats: 4
 * agents: easy          # or one for each seat: [hard, easy, easy, easy]
 * seed: 1
 * deals: 1000
 * plays: hands          # the first hand of each game; if nothing is said, games
 * rules:
 *   usual: {}
 *   hook: {dealer-bid: hook}
 * measures:             # what rows tell besides
 *   - paid.OHH-19.*     # of each seat
 *   - total.1-19.*      # after each of these hands
 * }</pre>
 *
 * <p>{@code game} and {@code seats} must be there; for the rest {@link Experiment#of} says what it
 * is. Whoever wrote a text may mean harm: it has {@value #MOST} characters at most, and nothing in
 * it is expanded.
 */
public final class ExperimentText {
  /** A text is no longer than this. */
  public static final int MOST = 100_000;

  private static final int MOST_DEPTH = 10;

  private static final YAMLMapper YAML =
      YAMLMapper.builder(
              YAMLFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(MOST_DEPTH).build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final JsonMapper JSON = new JsonMapper();

  private ExperimentText() {}

  /**
   * Reads an experiment from YAML, of which JSON is a part.
   *
   * @throws IllegalArgumentException if it is none; names the value, the place and what is allowed
   */
  public static Experiment read(String text) {
    checkArgument(
        text.length() <= MOST, "an experiment of %s characters; %s at most", text.length(), MOST);
    JsonNode node;
    try {
      node = YAML.readTree(text);
    } catch (JsonProcessingException e) {
      String place = e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr() + ": ";
      throw new IllegalArgumentException("no experiment: " + place + e.getOriginalMessage(), e);
    }
    return new ExperimentFields(node).experiment();
  }

  /** Returns an experiment in one line, which {@link #read} reads. */
  public static String line(Experiment experiment) {
    ObjectNode node = JSON.createObjectNode();
    node.put(ExperimentFields.GAME, experiment.game());
    node.put(ExperimentFields.SEATS, experiment.seats());
    ArrayNode agents = node.putArray(ExperimentFields.AGENTS);
    experiment.agents().forEach(agents::add);
    node.put(ExperimentFields.SEED, experiment.seed());
    node.put(ExperimentFields.DEALS, experiment.deals());
    node.put(
        ExperimentFields.PLAYS,
        experiment.oneHand() ? ExperimentFields.HANDS : ExperimentFields.GAMES);
    node.put(ExperimentFields.MOVE_LIMIT, experiment.moveLimit());
    ObjectNode rules = node.putObject(ExperimentFields.RULES);
    for (RuleSet set : experiment.rules()) {
      set.options().forEach(rules.putObject(set.name())::put);
    }
    if (!experiment.measures().isEmpty()) {
      ArrayNode measures = node.putArray(ExperimentFields.MEASURES);
      experiment.measures().forEach(measure -> measures.add(measure.toString()));
    }
    return node.toString();
  }
}
