package io.github.spadille.webtable;

import java.util.ArrayDeque;
import java.util.Locale;
import java.util.Queue;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/**
 * One WebSocket: what comes in is read, counted and handed to a table; what goes out waits in a
 * bounded queue, and a client that does not read it is dropped.
 */
final class ClientConnection implements Outlet {
  private static final System.Logger LOG = System.getLogger(ClientConnection.class.getName());

  /** So many characters wait for a client at most: a whole game of the largest, several times. */
  private static final int MOST_WAITING = 4 << 20;

  /**
   * The code with which a client is sent away. It is one of those free for use, since Jetty waits
   * for the other side after these: what is still unread when a connection is cut makes the system
   * throw away what was just said, and the client would not hear why.
   */
  static final int SENT_AWAY = 4008;

  /** So long a client that was sent away may take to hang up. */
  private static final int GOODBYE_MILLISECONDS = 2000;

  private final Session session;
  private final TableRoom room;
  private final TokenBucket bucket;
  private final Queue<String> waiting = new ArrayDeque<>();
  private int waitingCharacters;
  private boolean isSending;
  private @Nullable String goodbye;
  private boolean isGone;
  private volatile boolean isHeard;
  private TableRoom.@Nullable Placed placed;

  ClientConnection(Session session, TableRoom room, Limits limits) {
    this.bucket = new TokenBucket(limits.atOnce(), limits.perSecond(), System::nanoTime);
    this.session = session;
    this.room = room;
    room.thinkers().later(this::dropIfSilent, limits.joinMilliseconds());
  }

  private void dropIfSilent() {
    if (!isHeard) {
      refuse("too-late", "The first message must be join.");
    }
  }

  private synchronized TableRoom.@Nullable Placed place() {
    return placed;
  }

  private synchronized boolean isSentAway() {
    return goodbye != null;
  }

  /** Reads a message; the messages of one client come one after the other. */
  void received(String text) {
    isHeard = true;
    if (isSentAway()) {
      return;
    }
    if (!bucket.take()) {
      refuse("too-fast", "Too many messages.");
      return;
    }
    try {
      ClientMessage message = ClientMessage.read(text);
      TableRoom.Placed at = place();
      if (at != null) {
        at.table().handle(at.guest(), message);
      } else if (message instanceof ClientMessage.Join join) {
        join(join);
      } else {
        refuse("not-joined", "The first message must be join.");
      }
    } catch (BadRequestException e) {
      tell(new ServerMessage.TroubleTold(Reason.of(e), "unreadable").json());
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "a message could not be answered", e);
      tell(new ServerMessage.TroubleTold("Something went wrong here.", "failed").json());
    }
  }

  private void join(ClientMessage.Join join) {
    try {
      Locale locale = room.tongue().of(join.language());
      TableRoom.Placed at = room.join(this, new SeatToken(join.token()), locale, join.known());
      boolean isTooLate;
      synchronized (this) {
        isTooLate = isGone;
        placed = at;
      }
      if (isTooLate) {
        at.table().part(at.guest());
      }
    } catch (BadRequestException e) {
      refuse("unknown-token", Reason.of(e));
    }
  }

  /** Says what is wrong, and closes. */
  void refuse(String code, String sentence) {
    tell(new ServerMessage.TroubleTold(sentence, code).json());
    close(code);
  }

  /** The client is gone. */
  void gone() {
    TableRoom.Placed at;
    synchronized (this) {
      isGone = true;
      waiting.clear();
      at = placed;
    }
    if (at != null) {
      at.table().part(at.guest());
    }
  }

  @Override
  public void tell(String json) {
    synchronized (this) {
      if (isGone || goodbye != null) {
        return;
      }
      waiting.add(json);
      waitingCharacters += json.length();
      if (waitingCharacters > MOST_WAITING) {
        isGone = true;
        waiting.clear();
        room.thinkers().later(session::disconnect, 0); // It may wait for locks of its own.
        return;
      }
    }
    sendNext();
  }

  private void sendNext() {
    String text;
    synchronized (this) {
      if (isSending || isGone) {
        return;
      }
      text = waiting.poll();
      if (text == null) {
        if (goodbye != null) {
          isGone = true;
          session.close(SENT_AWAY, goodbye, Callback.NOOP);
          room.thinkers().later(session::disconnect, GOODBYE_MILLISECONDS);
        }
        return;
      }
      isSending = true;
    }
    int length = text.length();
    session.sendText(text, Callback.from(() -> sent(length), failure -> session.disconnect()));
  }

  private void sent(int length) {
    synchronized (this) {
      isSending = false;
      waitingCharacters -= length;
    }
    sendNext();
  }

  @Override
  public void close(String reason) {
    synchronized (this) {
      if (goodbye != null) {
        return;
      }
      goodbye = reason;
    }
    sendNext();
  }
}
