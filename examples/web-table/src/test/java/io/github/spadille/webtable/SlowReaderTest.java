package io.github.spadille.webtable;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A client that does not read is dropped before it fills the memory. */
class SlowReaderTest {
  @Test
  void isDropped(@TempDir Path data) throws InterruptedException {
    CountDownLatch dropped = new CountDownLatch(1);
    AtomicInteger sent = new AtomicInteger();
    Session session =
        (Session)
            Proxy.newProxyInstance(
                Session.class.getClassLoader(),
                new Class<?>[] {Session.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("disconnect")) {
                    dropped.countDown();
                  }
                  if (method.getName().equals("sendText")) {
                    sent.incrementAndGet(); // And it never says that it was sent.
                  }
                  return null;
                });
    try (TestServer server = new TestServer(data)) {
      ClientConnection connection = new ClientConnection(session, server.room, Limits.USUAL);
      String megabyte = "x".repeat(1 << 20);
      for (int i = 0; i < 4; i++) {
        connection.tell(megabyte);
      }
      assertThat(dropped.getCount()).isEqualTo(1);
      connection.tell(megabyte);
      assertThat(dropped.await(10, TimeUnit.SECONDS)).isTrue();
      connection.tell(megabyte);
      assertThat(sent).hasValue(1);
    }
  }
}
