package io.github.spadille.lab.report;

import com.google.common.escape.Escaper;
import com.google.common.html.HtmlEscapers;
import java.util.Locale;

/**
 * A page of HTML that holds all that it shows, pictures too, and needs no network.
 *
 * <p>A builder. Not thread-safe.
 */
public final class ReportPage {
  private static final Escaper HTML = HtmlEscapers.htmlEscaper();
  private static final String STYLE =
      "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}"
          + "table{border-collapse:collapse;margin:1rem 0}"
          + "th,td{padding:.2rem .8rem;border-bottom:1px solid #ccc;text-align:right}"
          + "th:first-child,td:first-child{text-align:left}"
          + "svg{max-width:100%;height:auto}code{overflow-wrap:anywhere}";

  private final StringBuilder page = new StringBuilder();

  private ReportPage(String title, Locale language) {
    page.append("<!DOCTYPE html>\n<html lang=\"").append(language.toLanguageTag()).append("\">\n");
    page.append("<head>\n<meta charset=\"utf-8\">\n");
    page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.append("<title>").append(HTML.escape(title)).append("</title>\n");
    page.append("<style>").append(STYLE).append("</style>\n</head>\n<body>\n");
  }

  /** Returns an empty page in a language, whose window has a title. */
  public static ReportPage of(String title, Locale language) {
    return new ReportPage(title, language);
  }

  /** Adds what is HTML already; whatever somebody else wrote must be escaped in it. */
  public ReportPage html(String html) {
    page.append(html);
    return this;
  }

  /** Adds a heading. */
  public ReportPage heading(int level, String text) {
    return element("h" + level, text);
  }

  /** Adds an element with a text, which is escaped. */
  ReportPage element(String name, String text) {
    page.append('<').append(name).append('>').append(HTML.escape(text));
    page.append("</").append(name).append(">\n");
    return this;
  }

  /** Adds a row of a table; {@code kind} is {@code th} or {@code td}. */
  ReportPage row(String kind, String... cells) {
    page.append("<tr>");
    for (String cell : cells) {
      page.append('<').append(kind).append('>').append(HTML.escape(cell));
      page.append("</").append(kind).append('>');
    }
    page.append("</tr>\n");
    return this;
  }

  /** Adds a picture; each of a page must have another name. */
  public ReportPage picture(LabPicture picture) {
    page.append("<figure aria-label=\"")
        .append(HTML.escape(picture.title()))
        .append("\">\n")
        .append(inline(picture))
        .append("</figure>\n");
    return this;
  }

  /**
   * Returns a picture as it can stand in a page among others: without the head of an XML document,
   * and with ids of its own.
   */
  private static String inline(LabPicture picture) {
    String svg = picture.svg();
    return svg.substring(svg.indexOf("<svg"))
        .replace("id=\"", "id=\"" + picture.name() + "-")
        .replace("url(#", "url(#" + picture.name() + "-");
  }

  /** Returns the whole page. */
  public String text() {
    return page + "</body>\n</html>\n";
  }
}
