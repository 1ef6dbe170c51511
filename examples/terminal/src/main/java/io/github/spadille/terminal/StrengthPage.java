package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.duel.DuelResult;
import io.github.spadille.lab.report.ReportPage;
import io.github.spadille.lab.report.SharePicture;
import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Shows how strong an agent is as one page: a picture for each opponent, and the table. */
final class StrengthPage {
  private static final List<Extension> TABLES = List.of(TablesExtension.create());

  private final Sentences sentences;
  private final AgentChoice agent;
  private final ImmutableList<AgentChoice> opponents;
  private final ImmutableList<Pairing> pairings;

  StrengthPage(
      Sentences sentences,
      AgentChoice agent,
      ImmutableList<AgentChoice> opponents,
      ImmutableList<Pairing> pairings) {
    this.sentences = sentences;
    this.agent = agent;
    this.opponents = opponents;
    this.pairings = pairings;
  }

  /**
   * Returns the page.
   *
   * @param markdown the table and what is said about it
   */
  String html(String markdown) {
    ReportPage page = ReportPage.of(sentences.text("strength.title", agent), sentences.locale());
    page.html(
        HtmlRenderer.builder()
            .extensions(TABLES)
            .escapeHtml(true)
            .build()
            .render(Parser.builder().extensions(TABLES).build().parse(markdown)));
    int number = 0;
    for (AgentChoice opponent : opponents) {
      ImmutableList<SharePicture.Share> shares = shares(opponent);
      if (!shares.isEmpty()) {
        page.picture(
            SharePicture.of(
                "strength-" + number++,
                sentences.text("strength.picture", agent, opponent),
                sentences.text("strength.share", agent),
                shares));
      }
    }
    return page.text();
  }

  /** The games in which one of the two won a deal; of the others there is no share. */
  private ImmutableList<SharePicture.Share> shares(AgentChoice opponent) {
    ImmutableList.Builder<SharePicture.Share> shares = ImmutableList.builder();
    for (Pairing pairing : pairings) {
      DuelResult result = pairing.standing().result();
      if (pairing.opponent().equals(opponent) && result.winsA() + result.winsB() > 0) {
        shares.add(
            new SharePicture.Share(
                pairing.chosen().game().name(), result.share(), result.shareInterval()));
      }
    }
    return shares.build();
  }
}
