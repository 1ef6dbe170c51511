package io.github.spadille.terminal;

import io.github.spadille.formats.text.DisplayWidth;
import java.io.StringWriter;
import java.util.List;
import java.util.regex.Matcher;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Draws lines of a terminal as a picture in SVG, red suits in red. */
final class ScreenPicture {
  private static final String SVG = "http://www.w3.org/2000/svg";
  private static final double COLUMN = 8.4;
  private static final int LINE = 19;
  private static final int MARGIN = 14;
  private static final String STYLE =
      "text{font:14px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#222;"
          + "white-space:pre}"
          + ".red{fill:#c01818}"
          + ".paper{fill:#fbfaf5;stroke:#cfcabb}";

  private ScreenPicture() {}

  /** Returns the picture of some lines. */
  static String of(List<String> lines) {
    StringWriter svg = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(svg);
      write(xml, lines);
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return svg + "\n";
  }

  private static void write(XMLStreamWriter xml, List<String> lines) throws XMLStreamException {
    int columns = lines.stream().mapToInt(DisplayWidth::of).max().orElse(0);
    String width = number(columns * COLUMN + 2 * MARGIN);
    String height = Integer.toString(lines.size() * LINE + 2 * MARGIN);
    xml.writeStartElement("svg");
    xml.writeDefaultNamespace(SVG);
    xml.writeAttribute("width", width);
    xml.writeAttribute("height", height);
    xml.writeAttribute("viewBox", "0 0 " + width + " " + height);
    xml.writeCharacters("\n");
    xml.writeStartElement("style");
    xml.writeCharacters(STYLE);
    xml.writeEndElement();
    xml.writeCharacters("\n");
    xml.writeEmptyElement("rect");
    xml.writeAttribute("class", "paper");
    xml.writeAttribute("width", "100%");
    xml.writeAttribute("height", "100%");
    xml.writeAttribute("rx", "8");
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        xml.writeCharacters("\n");
        writeLine(xml, lines.get(i), MARGIN + (i + 1) * LINE - 5);
      }
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
  }

  /** Every line gets the length that it has in columns, whatever font shows it. */
  private static void writeLine(XMLStreamWriter xml, String line, int y) throws XMLStreamException {
    xml.writeStartElement("text");
    xml.writeAttribute("x", Integer.toString(MARGIN));
    xml.writeAttribute("y", Integer.toString(y));
    xml.writeAttribute("textLength", number(DisplayWidth.of(line) * COLUMN));
    xml.writeAttribute("xml:space", "preserve");
    Matcher red = SuitSigns.RED.matcher(line);
    int from = 0;
    while (red.find()) {
      xml.writeCharacters(line.substring(from, red.start()));
      xml.writeStartElement("tspan");
      xml.writeAttribute("class", "red");
      xml.writeCharacters(red.group());
      xml.writeEndElement();
      from = red.end();
    }
    xml.writeCharacters(line.substring(from));
    xml.writeEndElement();
  }

  private static String number(double length) {
    return Long.toString(Math.round(length));
  }
}
