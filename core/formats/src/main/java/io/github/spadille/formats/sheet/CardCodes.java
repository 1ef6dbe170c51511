package io.github.spadille.formats.sheet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/**
 * Writes code that is nothing but cards, such as {@code 9h Ts}, as people write them: with the
 * symbols of the suits, and ten as a number.
 */
final class CardCodes implements NodeRenderer {
  private static final Pattern CARD = Pattern.compile("([2-9ATJQK]|1[123])([shdc])('?)");
  private static final Splitter BLANKS = Splitter.on(' ');

  /** The symbols ask not to be drawn as coloured pictures. */
  private static final ImmutableMap<String, String> SYMBOLS =
      ImmutableMap.of(
          "s", "\u2660\ufe0e", "h", "\u2665\ufe0e", "d", "\u2666\ufe0e", "c", "\u2663\ufe0e");

  private final HtmlNodeRendererContext context;
  private final HtmlWriter html;

  CardCodes(HtmlNodeRendererContext context) {
    this.context = context;
    this.html = context.getWriter();
  }

  @Override
  public Set<Class<? extends Node>> getNodeTypes() {
    return ImmutableSet.of(Code.class);
  }

  @Override
  public void render(Node node) {
    String literal = ((Code) node).getLiteral();
    List<String> words = BLANKS.splitToList(literal);
    if (words.stream().allMatch(CARD.asMatchPredicate())) {
      writeCards(node, words);
    } else {
      html.tag("code", context.extendAttributes(node, "code", ImmutableMap.of()));
      html.text(literal);
      html.tag("/code");
    }
  }

  private void writeCards(Node node, List<String> cards) {
    String blank = "";
    for (String card : cards) {
      Matcher parts = CARD.matcher(card);
      if (parts.matches()) {
        String rank = parts.group(1);
        boolean red = parts.group(2).equals("h") || parts.group(2).equals("d");
        html.text(blank);
        html.tag(
            "span",
            context.extendAttributes(
                node, "span", ImmutableMap.of("class", red ? "card red" : "card")));
        html.text((rank.equals("T") ? "10" : rank) + SYMBOLS.get(parts.group(2)) + parts.group(3));
        html.tag("/span");
        blank = " ";
      }
    }
  }
}
