package io.github.spadille.games.houserules;

import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.Problem;
import java.time.LocalDate;
import java.util.List;

/** Documents that several tests read. */
final class Documents {
  static final Catalog CATALOG = Catalog.load();
  static final LocalDate DAY = LocalDate.of(2024, 5, 10);

  /** A document in its canonical form, with everything in it. */
  static final String FRIDAY =
      """
      # The table of our Fridays.
      house-rules: Friday table
      version: 3
      date: 2024-05-03
      group: Friday players
      members: [Ana, Bo, Cy, Di]
      host: Ana
      source: the card book on the shelf, 1998

      entries:
        # for everybody
        - entry: Crazy Eights, Friday
          game: stops/crazy-eights
          base: 1
          seats: [2, 3, 4]
          options:
            jokers: 2
            # games were too long
            draw-rule: three
          options-by-seats:
            2:
              hand-size: 7
          own:
            1: The last of the hand shuffles.
            2:
              text: |-
                Nobody speaks while a hand is dealt.

                Singing is allowed.
              extends: CRE-3
          rulings:
            1:
              question: May a seat name the suit already in force with an 8?
              decision: yes
              rules: [CRE-10]
              date: 2024-04-12
              agreed: [Ana, Bo, Cy]
            2:
              question: Who gets a suit wish with the last 8?
              decision: Nobody; the printed suit counts.
              rules: [CRE-10, CRE-21]
              option: eight-keeps-suit=yes

        - entry: Crazy Eights, kids
          game: crazy-eights
          base: 1
          source: https://cards.example/kids?page=12
          options:
            hand-size: 5
        - {game: canasta, base: 1}

      changes:
        2:
          date: 2024-04-12
          reason: we wanted jokers
          agreed: [Ana, Bo, Cy]
          changed:
            - "Crazy Eights, Friday: jokers 0 -> 2"
        3:
          date: 2024-05-03
          reason: "chops: none"
          agreed: [Ana, Bo, Di]

      acknowledged:
        2: [Ana, Bo, Cy, Di]
        3: [Ana, Bo, Di]

      proposals:
        1:
          by: Cy
          date: 2024-05-08
          text: A single joker would do.
          entry: Crazy Eights, Friday
          options:
            jokers: 1
          remarks:
            - by: Di
              date: 2024-05-09
              text: Why?
        2:
          by: Bo
          date: 2024-05-08
          text: Let us play at my place.

      history:
        1:
          date: 2024-03-01
          entries:
            - {game: crazy-eights, base: 1}
        2:
          date: 2024-04-12
          host: Bo
          source: the card book on the shelf, 1987
          entries:
            - entry: Crazy Eights, Friday
              game: stops/crazy-eights
              base: 1
              options:
                jokers: 2
            - {game: canasta, base: 1}
      # That is all.
      """;

  private Documents() {}

  static HouseRules friday() {
    return read(FRIDAY);
  }

  static HouseRules read(String text) {
    return HouseRulesReader.read(text, CATALOG).orElseThrow();
  }

  static List<String> problems(String text) {
    return HouseRulesReader.read(text, CATALOG).problems().stream().map(Problem::toString).toList();
  }

  /** Returns a document with one entry of Crazy Eights. */
  static String eights(String... lines) {
    return entry("crazy-eights", lines);
  }

  /** Returns a document with one entry; its first line is line 6. */
  static String entry(String game, String... lines) {
    StringBuilder text = new StringBuilder();
    text.append("house-rules: Ours\nversion: 1\ndate: 2024-01-02\n\nentries:\n");
    text.append("  - game: ").append(game).append("\n    base: 1\n");
    for (String line : lines) {
      text.append("    ").append(line).append('\n');
    }
    return text.toString();
  }
}
