package io.github.spadille.testkit.whisper;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import java.nio.file.Path;

class WhisperContractTest extends GameContract<WhisperState, WhisperMove, WhisperOptions> {
  static final Secrets SECRETS =
      Secrets.hidden("hand")
          .fromOthers()
          .and("stock")
          .fromAll()
          .andFact("bids")
          .fromOthers()
          .during("phase", "bid")
          .given("bids", "secret")
          .andChoice("bid")
          .during("phase", "bid")
          .given("bids", "secret");

  WhisperContractTest() {
    super(Whisper.GAME, SECRETS);
  }

  @Override
  protected Path sources() {
    return Path.of("src/test/java/io/github/spadille/testkit/whisper/Whisper.java");
  }
}
