package io.github.spadille.webtable;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.spadille.engine.text.Excerpt;
import org.jspecify.annotations.Nullable;

/** What a client says. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = ClientMessage.Join.class, name = "join"),
  @JsonSubTypes.Type(value = ClientMessage.Play.class, name = "move"),
  @JsonSubTypes.Type(value = ClientMessage.Why.class, name = "why"),
  @JsonSubTypes.Type(value = ClientMessage.AskHint.class, name = "hint"),
  @JsonSubTypes.Type(value = ClientMessage.AskRules.class, name = "rules"),
  @JsonSubTypes.Type(value = ClientMessage.AskUndo.class, name = "undo"),
  @JsonSubTypes.Type(value = ClientMessage.AnswerUndo.class, name = "answer"),
  @JsonSubTypes.Type(value = ClientMessage.Away.class, name = "away"),
  @JsonSubTypes.Type(value = ClientMessage.Leave.class, name = "leave"),
  @JsonSubTypes.Type(value = ClientMessage.Sit.class, name = "sit"),
  @JsonSubTypes.Type(value = ClientMessage.Rematch.class, name = "rematch"),
  @JsonSubTypes.Type(value = ClientMessage.AskMoment.class, name = "moment"),
})
sealed interface ClientMessage {
  /** The most characters of a message. */
  int LONGEST = 1 << 14;

  /** Who is there, in which language, and which revision they know. */
  record Join(
      @JsonProperty(required = true) String token,
      @JsonProperty(required = true) int known,
      @Nullable String language)
      implements ClientMessage {
    /** Returns what may stand in a log. */
    @Override
    public String toString() {
      return "join";
    }
  }

  /** Makes a move of a game that the player saw at a revision. */
  record Play(
      @JsonProperty(required = true) int revision, @JsonProperty(required = true) ObjectNode move)
      implements ClientMessage {}

  /** Asks whether a move would be legal, and why not. */
  record Why(@JsonProperty(required = true) ObjectNode move) implements ClientMessage {}

  /** Asks what an agent would do. */
  record AskHint() implements ClientMessage {}

  /** Asks for the rules of this table. */
  record AskRules() implements ClientMessage {}

  /** Asks the others to let a move be taken back. */
  record AskUndo() implements ClientMessage {}

  /** Lets another take a move back, or not. */
  record AnswerUndo(@JsonProperty(required = true) boolean undo) implements ClientMessage {}

  /** Gives the seat to an agent for a while, or takes it back. */
  record Away(@JsonProperty(required = true) boolean on) implements ClientMessage {}

  /** Gives the seat up. */
  record Leave() implements ClientMessage {}

  /** Takes a free seat. */
  record Sit(@JsonProperty(required = true) int seat, @JsonProperty(required = true) String name)
      implements ClientMessage {}

  /** Asks for another game of the same table. */
  record Rematch() implements ClientMessage {}

  /** Asks how a finished game looked after some moves, to a seat or a bystander. */
  record AskMoment(@JsonProperty(required = true) int at, @Nullable Integer seat)
      implements ClientMessage {}

  /**
   * Reads a message.
   *
   * @throws BadRequestException if it is none; says where
   */
  static ClientMessage read(String json) {
    try {
      ClientMessage message = WireJson.MAPPER.readValue(json, ClientMessage.class);
      if (message == null) {
        throw new BadRequestException("message", "The message is null; expected an object.");
      }
      check(message);
      return message;
    } catch (JsonProcessingException e) {
      String what = Excerpt.of(e.getOriginalMessage() == null ? "" : e.getOriginalMessage(), 150);
      throw new BadRequestException("message", "The message cannot be read: " + what);
    }
  }

  private static void check(ClientMessage message) {
    Object needed = message;
    String place = "message";
    if (message instanceof Join join) {
      needed = join.token();
      place = "token";
    } else if (message instanceof Play play) {
      needed = play.move();
      place = "move";
    } else if (message instanceof Why why) {
      needed = why.move();
      place = "move";
    } else if (message instanceof Sit sit) {
      needed = sit.name();
      place = "name";
    }
    if (needed == null) {
      throw new BadRequestException(place, "There is no " + place + " in the message.");
    }
  }
}
