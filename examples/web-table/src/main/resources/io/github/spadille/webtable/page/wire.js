// The connection to the server: it comes back by itself, and tells what this client knows already.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** After this error of the server nothing gets better by coming back. */
const UNKNOWN = "unknown-token";

/** Returns the address of something beside this page, whatever the base path. */
export function address(path) {
  return new URL(path, new URL(".", location.href.split("#")[0]));
}

function socketAddress() {
  const url = address("ws");
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

export class Wire {
  /**
   * @param hello returns the message by which this client joins
   * @param heard gets each message
   * @param changed is told whether there is a connection
   */
  constructor(hello, heard, changed) {
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    this.wait = FIRST_WAIT;
    this.ended = false;
    this.open();
  }

  open() {
    const socket = new WebSocket(socketAddress());
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.hear(socket, event.data);
    socket.onclose = () => this.lost(socket);
  }

  hear(socket, text) {
    if (socket !== this.socket) {
      return;
    }
    const message = JSON.parse(text);
    if (message.type === "error" && message.code === UNKNOWN) {
      this.ended = true;
    }
    if (message.type === "table" || message.type === "game") {
      this.wait = FIRST_WAIT;
      this.changed(true);
    }
    this.heard(message);
  }

  lost(socket) {
    if (socket !== this.socket || this.ended) {
      return;
    }
    this.changed(false);
    const jitter = 0.7 + Math.random() * 0.6;
    setTimeout(() => this.open(), this.wait * jitter);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Sends a message; returns false if there is no connection. */
  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Joins anew: in another language, or because this client has lost track. */
  again() {
    const old = this.socket;
    this.open();
    old.close();
  }

  end() {
    this.ended = true;
    this.socket.close();
  }
}
