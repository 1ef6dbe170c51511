package io.github.spadille.formats.sheet;

import static com.google.common.html.HtmlEscapers.htmlEscaper;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Writes a sheet or a booklet as one HTML page that needs nothing else. */
final class HtmlSheet {
  private static final ImmutableList<Extension> TABLES = ImmutableList.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder()
          .extensions(TABLES)
          .escapeHtml(true)
          .sanitizeUrls(true)
          .nodeRendererFactory(CardCodes::new)
          .build();

  private static final Pattern LEAD = Pattern.compile("^([\\p{L} ]{1,40}:)");

  /** The columns of the table of deviations. */
  private static final ImmutableList<String> COLUMNS =
      ImmutableList.of("option", "here", "default", "effect");

  private final StringBuilder out = new StringBuilder();

  private final Locale language;

  /** How many headings stand above that of a sheet. */
  private final int depth;

  /** Rules that have an id already; two sheets may be of one game. */
  private final Set<String> ids = new HashSet<>();

  private HtmlSheet(Locale language, int depth) {
    this.language = language;
    this.depth = depth;
  }

  static String write(RuleSheet sheet) {
    HtmlSheet html = new HtmlSheet(sheet.head().language(), 0);
    html.begin(sheet.head().title(), classOf(sheet.extent()));
    html.addHead(sheet, SheetTop.of(sheet));
    html.add("<main>\n");
    sheet.sections().forEach(html::addSection);
    html.add("</main>\n");
    return html.end(sheet.head().facts());
  }

  static String write(RuleBooklet booklet) {
    HtmlSheet html = new HtmlSheet(booklet.language(), 1);
    html.begin(booklet.title(), "booklet " + classOf(booklet.extent()));
    html.add("<header>\n<h1>" + escaped(booklet.title()) + "</h1>\n");
    html.addFacts(booklet.facts());
    html.addParagraph(booklet.explained());
    html.add("</header>\n<main>\n");
    for (RuleSheet sheet : booklet.sheets()) {
      html.add("<article>\n");
      html.addHead(sheet, booklet.top(sheet));
      sheet.sections().forEach(html::addSection);
      if (booklet.extent() != RuleSheet.Extent.ONE_PAGE) { // It is printed on pages of its own.
        html.addFooter(sheet.head().facts());
      }
      html.add("</article>\n");
    }
    html.add("</main>\n");
    return html.end(booklet.facts());
  }

  private static String classOf(RuleSheet.Extent extent) {
    return extent == RuleSheet.Extent.ONE_PAGE ? "one-page" : "full";
  }

  private void begin(String title, String classes) {
    add(
        "<!DOCTYPE html>\n<html lang=\""
            + language.toLanguageTag()
            + "\">\n<head>\n<meta charset=\"utf-8\">\n");
    // Whatever a group may write, the page loads nothing and runs nothing.
    add("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
    add("style-src 'unsafe-inline'\">\n");
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    add("<title>" + escaped(title) + "</title>\n");
    add("<style>\n" + style() + "</style>\n</head>\n");
    add("<body class=\"" + classes + "\">\n");
  }

  private String end(Map<String, String> facts) {
    addFooter(facts);
    add("</body>\n</html>\n");
    return out.toString();
  }

  private void addFooter(Map<String, String> facts) {
    if (!facts.isEmpty()) {
      add("<footer>");
      add(escaped(Joiner.on(" \u00b7 ").withKeyValueSeparator(": ").join(facts)));
      add("</footer>\n");
    }
  }

  private void addHead(RuleSheet sheet, SheetTop top) {
    add("<header>\n");
    addHeading(1, sheet.head().title());
    addFacts(top.facts());
    add("</header>\n");
    if (!sheet.head().isOfGame()) {
      return;
    }
    add("<section class=\"deviations\">\n");
    top.deviations().ifPresent(heading -> addHeading(2, heading));
    if (!sheet.deviations().isEmpty()) {
      addDeviations(sheet);
    }
    addParagraph(top.explained());
    add("</section>\n");
  }

  private void addFacts(Map<String, String> facts) {
    if (facts.isEmpty()) {
      return;
    }
    add("<dl>\n");
    for (Map.Entry<String, String> fact : facts.entrySet()) {
      add("<div><dt>" + fact.getKey() + "</dt><dd>" + escaped(fact.getValue()) + "</dd></div>\n");
    }
    add("</dl>\n");
  }

  private void addDeviations(RuleSheet sheet) {
    add("<table>\n<thead><tr>");
    for (String column : COLUMNS) {
      add("<th>" + escaped(sheet.words().text("column." + column)) + "</th>");
    }
    add("</tr></thead>\n<tbody>\n");
    for (Deviation deviation : sheet.deviations()) {
      add("<tr><td>* " + escaped(deviation.key()) + "</td>");
      add("<td><strong>" + escaped(deviation.value()) + "</strong></td>");
      add("<td>" + escaped(deviation.byDefault()) + "</td>");
      add("<td>" + escaped(deviation.explained()) + "</td></tr>\n");
    }
    add("</tbody>\n</table>\n");
  }

  private void addHeading(int level, String words) {
    String tag = "h" + Math.min(6, level + depth);
    add("<" + tag + ">" + escaped(words) + "</" + tag + ">\n");
  }

  private void addParagraph(String words) {
    if (!words.isEmpty()) {
      add("<p>" + escaped(words) + "</p>\n");
    }
  }

  private void addSection(SheetSection section) {
    add("<section>\n");
    if (!section.title().isEmpty()) {
      addHeading(section.level(), section.title());
    }
    section.items().forEach(this::addItem);
    add("</section>\n");
  }

  private void addItem(SheetItem item) {
    add("<div class=\"" + classes(item) + "\"");
    add(
        item.ruleId().isEmpty() || !ids.add(item.ruleId())
            ? ">\n"
            : " id=\"" + escaped(item.ruleId()) + "\">\n");
    if (item.kind() == SheetItem.Kind.RULE || item.kind() == SheetItem.Kind.POINT) {
      String label = item.kind() == SheetItem.Kind.RULE ? escaped(item.ruleId()) : "";
      add("<span class=\"label\">" + (item.deviates() ? "* " : "") + label + "</span>\n");
    }
    // Points of a list begin with what they are about.
    String markdown =
        item.kind() == SheetItem.Kind.POINT
            ? LEAD.matcher(item.markdown()).replaceFirst("*$1*")
            : item.markdown();
    add("<div class=\"words\">\n" + RENDERER.render(PARSER.parse(markdown)) + "</div>\n");
    for (SheetNote note : item.notes()) {
      add("<p class=\"note\"><b>" + escaped(note.label(language)) + ":</b> ");
      add(escaped(note.text()) + "</p>\n");
    }
    add("</div>\n");
  }

  private static String classes(SheetItem item) {
    String kind =
        switch (item.kind()) {
          case RULE -> "rule";
          case POINT -> "point";
          case TEXT -> "text";
          case NOTES -> "notes";
        };
    return kind + (item.deviates() ? " deviates" : "") + (item.isReplaced() ? " replaced" : "");
  }

  private void add(String html) {
    out.append(html);
  }

  private static String escaped(String text) {
    return htmlEscaper().escape(text);
  }

  private static String style() {
    try {
      return Resources.toString(Resources.getResource(HtmlSheet.class, "sheet.css"), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the style of sheets", e);
    }
  }
}
