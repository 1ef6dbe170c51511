package io.github.spadille.testkit.law;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.json.MessageException;
import io.github.spadille.formats.json.MessageJson;
import io.github.spadille.formats.json.Messages;
import io.github.spadille.formats.json.MoveData;
import io.github.spadille.formats.json.ValueType;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whatever somebody types or sends is answered. */
final class TextsAreAnswered extends StateLaw {
  private static final int MOST_IN_RECORDS = 3;
  private static final int LONGEST_MESSAGE = 2_500;

  /** A longer game is not written and read again for a single line. */
  private static final int LONGEST_RECORD = 200;

  @Override
  public String sentence() {
    return "Any text that is typed, sent as JSON or written in a record is a move, or it is told"
        + " where it is none; a move is written as it is read, told, and made or refused.";
  }

  @Override
  int positions() {
    return 10;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    Asked<S, M> asked = new Asked<>(position);
    int inRecords = position.index() <= LONGEST_RECORD ? MOST_IN_RECORDS : 0;
    for (String text : OddTexts.at(position)) {
      Optional<String> breach = answered(position, asked, text, inRecords-- > 0);
      if (breach.isPresent()) {
        return breach.map(reason -> '"' + Excerpt.of(text) + "\": " + reason);
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> answered(
      Position<S, M> position, Asked<S, M> asked, String text, boolean alsoInRecord) {
    int mover = position.random().nextInt(position.seats() + 1);
    int seat = mover == position.seats() ? Move.CHANCE : mover;
    try {
      return asked
          .breach(seat, text)
          .or(() -> alsoInRecord ? asked.inRecord(seat, text) : Optional.empty());
    } catch (RuntimeException e) {
      return Optional.of(threw("answering it", e));
    }
  }

  /** A position in which texts are answered. */
  private static final class Asked<S extends GameState, M extends Move> {
    private final Position<S, M> position;
    private final Match<S, M> match;
    private final Messages<S, M> messages;
    private final SpokenWords words;
    private final Set<M> listed;

    Asked(Position<S, M> position) {
      this.position = position;
      this.match = position.run().match(position.index());
      this.messages = position.run().messages();
      this.words = new SpokenWords(match.setup().game().words());
      this.listed = new HashSet<>(position.legalMoves());
    }

    Optional<String> breach(int seat, String text) {
      if (seat != Move.CHANCE) {
        Optional<String> breach =
            inJson(seat, text)
                .or(() -> ofNobody(position.seats(), text))
                .or(() -> ofNobody(-1, text))
                .or(() -> ofNobody(Integer.MAX_VALUE, text));
        if (breach.isPresent()) {
          return breach;
        }
      }
      M move;
      try {
        move = Texts.read(position.syntax(), seat, text);
      } catch (NotationException e) {
        return unread(e, seat, text);
      } catch (RuntimeException e) {
        return Optional.of(threw("reading it", e));
      }
      return ofMove(move, seat, text);
    }

    private Optional<String> unread(NotationException thrown, int seat, String text) {
      if (thrown.column() < 1 || thrown.column() > text.length() + 1) {
        return Optional.of("no such column: " + thrown.getMessage());
      }
      return unseen(thrown).or(() -> played(seat, text, Optional.empty()));
    }

    private Optional<String> ofMove(M move, int seat, String text) {
      if (move.seat() != seat) {
        return Optional.of("is a move of seat " + move.seat() + ", not of " + seat);
      }
      try {
        String written = position.syntax().format(move);
        if (!Texts.read(position.syntax(), seat, written).equals(move)) {
          return Optional.of("is written " + written + ", which is another move");
        }
        position.syntax().cards(move);
        return words
            .problem(position.syntax().parts(move).told())
            .or(() -> move.isChance() ? Optional.empty() : offered(move))
            .or(() -> ofAnswer(move, seat, text));
      } catch (RuntimeException e) {
        return Optional.of(threw("the move", e));
      }
    }

    private Optional<String> offered(M move) {
      MoveData sent = messages.moves(ImmutableList.of(move)).moves().get(0).move();
      M read =
          messages.move(MessageJson.read(MessageJson.write(sent), MoveData.class), sent.seat());
      return words
          .problem(position.syntax().parts(move).offered())
          .or(() -> read.equals(move) ? Optional.empty() : Optional.of("is sent as " + read));
    }

    private Optional<String> ofAnswer(M move, int seat, String text) {
      Optional<Refusal> refusal = position.rules().refusal(position.state(), move);
      if (refusal.isPresent()) {
        return RefusalsNameRules.problem(position, words, refusal.get())
            .or(() -> played(seat, text, refusal));
      }
      boolean drawn = move.isChance() && position.state().turn().isChance();
      if (!drawn && !LegalityAgrees.isListed(position, listed, move)) {
        return Optional.of("is not refused, but not listed as legal");
      }
      S after = position.rules().apply(position.state(), move);
      Match<S, M> played = play(seat, text);
      return played.state().equals(after) ? Optional.empty() : Optional.of("leads elsewhere");
    }

    private Match<S, M> play(int seat, String text) {
      return seat == Move.CHANCE ? match.playChance(text) : match.play(seat, text);
    }

    /** Plays a text that is no legal move: unreadable, or refused. */
    private Optional<String> played(int seat, String text, Optional<Refusal> refusal) {
      try {
        play(seat, text);
        return Optional.of("is played");
      } catch (NotationException e) {
        return refusal.map(because -> "cannot be read to play it, but is refused: " + because);
      } catch (IllegalMoveException e) {
        return refusal.equals(Optional.of(e.refusal()))
            ? unseen(e)
            : Optional.of("is refused otherwise when it is played: " + e.refusal());
      } catch (RuntimeException e) {
        return Optional.of(threw("playing it", e));
      }
    }

    /** Plays a text for a seat that does not exist. */
    private Optional<String> ofNobody(int seat, String text) {
      try {
        match.play(seat, text);
        return Optional.of("is played by seat " + seat);
      } catch (IllegalMoveException e) {
        return Optional.of("is a move of seat " + seat);
      } catch (IndexOutOfBoundsException e) {
        return seat < 0 ? Optional.empty() : refusedTo(seat, text);
      }
    }

    private Optional<String> refusedTo(int seat, String text) {
      try {
        M move = position.syntax().parse(seat, text);
        return position.rules().refusal(position.state(), move).isPresent()
            ? Optional.empty()
            : Optional.of("is legal for seat " + seat);
      } catch (NotationException e) {
        return Optional.empty(); // A game may keep its moves by seat.
      }
    }

    private Optional<String> inJson(int seat, String text) {
      try {
        messages.move(MessageJson.read(json(seat, text), MoveData.class), seat);
        return Optional.empty();
      } catch (MessageException e) {
        return unseen(e);
      } catch (RuntimeException e) {
        return Optional.of(threw("its JSON", e));
      }
    }

    /** Returns the message of a move with these words, whose types are those of any arguments. */
    private String json(int seat, String text) {
      List<String> arguments = new ArrayList<>();
      List<String> parts = Texts.words(text);
      for (String word : parts.subList(Math.min(1, parts.size()), parts.size())) {
        ValueType type = ValueType.values()[position.random().nextInt(ValueType.values().length)];
        arguments.add("{\"type\":\"" + type.word() + "\",\"words\":[" + quoted(word) + "]}");
      }
      return "{\"spadille\":1,\"type\":\"move\",\"seat\":"
          + seat
          + ",\"verb\":"
          + quoted(parts.isEmpty() ? "" : parts.get(0))
          + ",\"arguments\":["
          + Joiner.on(',').join(arguments)
          + "]}";
    }

    private static String quoted(String text) {
      StringBuilder quoted = new StringBuilder("\"");
      text.chars().forEach(unit -> quoted.append(String.format("\\u%04x", unit)));
      return quoted.append('"').toString();
    }

    Optional<String> inRecord(int seat, String text) {
      String written = RecordWriter.of(match).format();
      int line = 1 + (int) written.chars().filter(unit -> unit == '\n').count();
      try {
        String mover = seat == Move.CHANCE ? "*" : Integer.toString(seat);
        Replay.match(
            GameRecord.parse("record", written + mover + ' ' + text), match.setup().game());
        return Optional.empty();
      } catch (RecordException e) {
        return e.line() < line
            ? Optional.of("named in another line of a record: " + e.getMessage())
            : unseen(e);
      } catch (ReplayException e) {
        return e.line() < line
            ? Optional.of("named in another line of a record: " + e.getMessage())
            : unseen(e);
      } catch (RuntimeException e) {
        return Optional.of(threw("a record with it", e));
      }
    }

    /** Says what is wrong with a message that people read. */
    private static Optional<String> unseen(RuntimeException e) {
      String message = String.valueOf(e.getMessage());
      return message.length() > LONGEST_MESSAGE || HiddenCharacters.isIn(message)
          ? Optional.of("is answered with too much or with hidden characters: " + message)
          : Optional.empty();
    }
  }
}
