package io.github.spadille.formats.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.json.Message;
import io.github.spadille.formats.json.MessageException;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.MoveData;
import java.util.Locale;

class ViewFuzz {
  private static final int LONGEST_MESSAGE = 500;

  private static final Messages<HighCardState, HighCardMove> MESSAGES =
      Messages.of(Match.start(HighCard.GAME.setup(2)), Locale.ENGLISH);

  /**
   * A text is the JSON of a message, and is written with the same data, or is refused; the parts of
   * a move make a move that is written with the same words, or are refused.
   */
  @FuzzTest
  void views(byte[] bytes) {
    Patience.read(() -> check(new String(bytes, UTF_8)));
  }

  private static void check(String json) {
    try {
      Message message = MessageJson.read(json);
      assertThat(MessageJson.read(MessageJson.write(message))).isEqualTo(message);
      if (message instanceof MoveData data) {
        HighCardMove move = MESSAGES.move(data, 1);
        assertThat(HighCardMove.SYNTAX.format(move)).isEqualTo(data.notation());
      }
    } catch (MessageException e) {
      assertThat(e.getMessage()).hasSizeLessThan(LONGEST_MESSAGE).doesNotContain("\n");
      assertThat(HiddenCharacters.isIn(e.getMessage())).isFalse();
    }
  }
}
