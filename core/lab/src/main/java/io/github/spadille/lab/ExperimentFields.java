package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The fields of an experiment, as they were written. */
record ExperimentFields(JsonNode node) {
  static final String GAME = "game";
  static final String SEATS = "seats";
  static final String AGENTS = "agents";
  static final String SEED = "seed";
  static final String DEALS = "deals";
  static final String PLAYS = "plays";
  static final String MOVE_LIMIT = "move-limit";
  static final String RULES = "rules";
  static final String MEASURES = "measures";

  static final String HANDS = "hands";
  static final String GAMES = "games";

  private static final ImmutableSet<String> ALL =
      ImmutableSet.of(GAME, SEATS, AGENTS, SEED, DEALS, PLAYS, MOVE_LIMIT, RULES, MEASURES);

  /**
   * Returns the experiment.
   *
   * @throws IllegalArgumentException if there is none
   */
  Experiment experiment() {
    checkArgument(node.isObject(), "no experiment; expected fields %s", Joiner.on(", ").join(ALL));
    node.fieldNames()
        .forEachRemaining(
            name ->
                checkArgument(
                    ALL.contains(name),
                    "%s: no field of an experiment; expected %s",
                    name,
                    Joiner.on(", ").join(ALL)));
    checkArgument(node.has(GAME), "%s is missing; expected the name of a game", GAME);
    checkArgument(node.has(SEATS), "%s is missing; expected a number", SEATS);
    int seats = (int) number(SEATS, 0, Experiment.MOST);
    Experiment experiment = Experiment.of(text(GAME, node.get(GAME)), seats);
    if (node.has(AGENTS)) {
      experiment = experiment.withAgents(agents().toArray(new String[0]));
    }
    if (node.has(SEED)) {
      experiment = experiment.withSeed(number(SEED, Long.MIN_VALUE, Long.MAX_VALUE));
    }
    if (node.has(DEALS)) {
      experiment = experiment.withDeals(number(DEALS, 0, Experiment.MOST_DEALS));
    }
    if (node.has(MOVE_LIMIT)) {
      experiment = experiment.withMoveLimit((int) number(MOVE_LIMIT, 0, Integer.MAX_VALUE));
    }
    if (node.has(RULES)) {
      experiment = experiment.with(rules());
    }
    if (node.has(MEASURES)) {
      experiment = experiment.recording(measures(seats));
    }
    return isByHands() ? experiment.byHands() : experiment;
  }

  private boolean isByHands() {
    String plays = node.has(PLAYS) ? text(PLAYS, node.get(PLAYS)) : GAMES;
    checkArgument(
        plays.equals(HANDS) || plays.equals(GAMES),
        "%s: %s; expected %s or %s",
        PLAYS,
        plays,
        HANDS,
        GAMES);
    return plays.equals(HANDS);
  }

  private long number(String field, long least, long most) {
    JsonNode value = node.get(field);
    boolean fits =
        value.isIntegralNumber()
            && value.canConvertToLong()
            && value.longValue() >= least
            && value.longValue() <= most;
    checkArgument(fits, "%s: %s; expected a whole number of %s to %s", field, value, least, most);
    return value.longValue();
  }

  /** A text, a number or a word that YAML takes for something else. */
  private static String text(String field, JsonNode value) {
    checkArgument(value.isValueNode() && !value.isNull(), "%s: %s; expected a text", field, value);
    return value.asText();
  }

  private List<String> agents() {
    List<String> agents = texts(AGENTS);
    checkArgument(!agents.isEmpty(), "%s: []; expected one or one for each seat", AGENTS);
    return agents;
  }

  private List<Measure> measures(int seats) {
    List<Measure> measures = new ArrayList<>();
    for (String text : texts(MEASURES)) {
      measures.addAll(Measures.parse(text, seats));
    }
    return measures;
  }

  /** One text, or a list of them. */
  private List<String> texts(String field) {
    JsonNode value = node.get(field);
    if (!value.isArray()) {
      return ImmutableList.of(text(field, value));
    }
    List<String> texts = new ArrayList<>();
    value.forEach(each -> texts.add(text(field, each)));
    return texts;
  }

  private List<RuleSet> rules() {
    JsonNode value = node.get(RULES);
    checkArgument(value.isObject(), "%s: %s; expected names, each with its options", RULES, value);
    List<RuleSet> sets = new ArrayList<>();
    for (Map.Entry<String, JsonNode> set : value.properties()) {
      String place = RULES + " " + set.getKey();
      JsonNode options = set.getValue();
      checkArgument(
          options.isObject() || options.isNull(),
          "%s: %s; expected options, or {} for the usual ones",
          place,
          options);
      ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
      options
          .properties()
          .forEach(
              option ->
                  values.put(
                      option.getKey(), text(place + " " + option.getKey(), option.getValue())));
      sets.add(new RuleSet(set.getKey(), values.buildOrThrow()));
    }
    return sets;
  }
}
