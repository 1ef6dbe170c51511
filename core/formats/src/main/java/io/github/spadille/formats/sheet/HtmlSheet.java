package io.github.spadille.formats.sheet;

import static com.google.common.html.HtmlEscapers.htmlEscaper;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Writes a sheet as one HTML page that needs nothing else. */
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

  private HtmlSheet(Locale language) {
    this.language = language;
  }

  static String write(RuleSheet sheet) {
    HtmlSheet html = new HtmlSheet(sheet.head().language());
    html.addPage(sheet);
    return html.out.toString();
  }

  private void addPage(RuleSheet sheet) {
    boolean onePage = sheet.extent() == RuleSheet.Extent.ONE_PAGE;
    add(
        "<!DOCTYPE html>\n<html lang=\""
            + language.toLanguageTag()
            + "\">\n<head>\n<meta charset=\"utf-8\">\n");
    // Whatever a group may write, the page loads nothing and runs nothing.
    add("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
    add("style-src 'unsafe-inline'\">\n");
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    add("<title>" + escaped(sheet.head().title()) + "</title>\n");
    add("<style>\n" + style() + "</style>\n</head>\n");
    add("<body class=\"" + (onePage ? "one-page" : "full") + "\">\n");
    addHead(sheet);
    add("<main>\n");
    sheet.sections().forEach(this::addSection);
    add("</main>\n");
    if (sheet.head().isOfGame()) {
      add("<footer>");
      add(escaped(Joiner.on(" \u00b7 ").withKeyValueSeparator(": ").join(sheet.head().facts())));
      add("</footer>\n");
    }
    add("</body>\n</html>\n");
  }

  private void addHead(RuleSheet sheet) {
    add("<header>\n<h1>" + escaped(sheet.head().title()) + "</h1>\n");
    if (!sheet.head().isOfGame()) {
      add("</header>\n");
      return;
    }
    add("<dl>\n");
    for (Map.Entry<String, String> fact : sheet.head().facts().entrySet()) {
      add("<div><dt>" + fact.getKey() + "</dt><dd>" + escaped(fact.getValue()) + "</dd></div>\n");
    }
    add("</dl>\n</header>\n<section class=\"deviations\">\n");
    add("<h2>" + DeviationWords.deviations(sheet) + "</h2>\n");
    if (!sheet.deviations().isEmpty()) {
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
    add("<p>" + escaped(DeviationWords.explained(sheet)) + "</p>\n</section>\n");
  }

  private void addSection(SheetSection section) {
    add("<section>\n");
    if (!section.title().isEmpty()) {
      String tag = "h" + Math.min(6, section.level());
      add("<" + tag + ">" + escaped(section.title()) + "</" + tag + ">\n");
    }
    section.items().forEach(this::addItem);
    add("</section>\n");
  }

  private void addItem(SheetItem item) {
    add("<div class=\"" + classes(item) + "\"");
    add(item.ruleId().isEmpty() ? ">\n" : " id=\"" + escaped(item.ruleId()) + "\">\n");
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
