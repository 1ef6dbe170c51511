// A table in this browser: what the server tells, what a person does, and what is drawn.
import { board } from "./board.js";
import { Choices, isNothing, NOTHING_CHOSEN } from "./choices.js";
import { Clock } from "./clock.js";
import { arranged } from "./facts.js";
import { Game, LostTrack } from "./game.js";
import { render } from "./lit.js";
import { plain } from "./markdown.js";
import { forget, remember } from "./memory.js";
import { Replay } from "./replay.js";
import { settings } from "./settings.js";
import { say } from "./speech.js";
import { Stages } from "./stages.js";
import { aloud, Telling } from "./telling.js";
import { t } from "./text.js";
import { address, Wire } from "./wire.js";

const NARROW = "(max-width: 640px)";

/** So long a passing trouble is told. */
const TOLD = 6000;

const BARE = { seat: null, players: [], clock: null, undo: null, canUndo: false, rematch: null, title: "Spadille" };

export class Table {
  /**
   * @param place the element to draw in
   * @param token of the seat, or of a bystander
   * @param moment `{at, seat}` if the link is to a moment of a finished game
   */
  constructor(place, token, moment) {
    this.place = place;
    this.token = token;
    this.wanted = moment;
    this.game = new Game();
    this.known = BARE;
    this.shown = null;
    this.settled = false;
    this.open = new Set();
    this.chosen = NOTHING_CHOSEN;
    this.refused = null;
    this.hints = null;
    this.rules = null;
    this.panel = "log";
    this.panelOpen = false;
    this.wholeLog = false;
    this.moment = null;
    this.trouble = null;
    this.wasMine = false;
    this.sent = false;
    this.asked = null;
    this.leaving = false;
    this.undoAt = null;
    this.stages = new Stages((stage) => this.showStage(stage));
    this.telling = new Telling();
    this.clockFace = new Clock();
    this.replayer = new Replay((at, seat) => this.send({ type: "moment", at, seat }));
    this.unasked = () => this.ask(null);
    this.redraw = (key) => this.settingsChanged(key);
    this.media = matchMedia(NARROW);
    this.media.onchange = () => this.draw();
    this.draw();
    this.wire = this.connect();
  }

  connect() {
    return new Wire(
      () => ({ type: "join", token: this.token, known: this.game.revision, language: settings.language }),
      (message) => this.hear(message),
      (isConnected) => this.setTrouble(isConnected ? null : t("connecting")),
    );
  }

  /** Ends the connection; the page goes elsewhere. */
  end() {
    this.replayer.pause();
    this.wire.end();
    this.media.onchange = null;
  }

  // What templates read.

  get view() {
    return this.moment?.view ?? this.shown;
  }

  get names() {
    return this.moment?.names ?? this.game.names;
  }

  get log() {
    return this.moment?.log ?? this.game.log;
  }

  get seat() {
    return this.known.seat;
  }

  get players() {
    return this.known.players;
  }

  get title() {
    return this.known.title;
  }

  get clock() {
    return this.known.clock;
  }

  get undo() {
    return this.known.undo;
  }

  get canUndo() {
    return this.known.canUndo && this.known.undo === null;
  }

  get isAway() {
    return this.players.find((player) => player.seat === this.seat)?.away ?? false;
  }

  get isNarrow() {
    return this.media.matches;
  }

  get mayAct() {
    return this.settled && this.moment === null && !this.choices.none;
  }

  /** Moves are claimed in real time, and the first counts. */
  get isLive() {
    return this.game.live;
  }

  get lobby() {
    return address(".").href;
  }

  isChosen(key) {
    return this.chosen.cards.some((card) => card.key === key);
  }

  canSit(seat) {
    return this.seat === null && this.players.find((player) => player.seat === seat)?.kind === "free";
  }

  /** Returns who has played a card of a shared pile that is all of the last moves, as in a trick. */
  playedBy(pile, code) {
    const { cards } = pile;
    if (pile.owners.length > 0 || pile.order !== "top-last" || cards.length > this.view.seats || code === null) {
      return null;
    }
    const last = this.log.slice(-cards.length);
    const isTrick = last.every((move, at) => move.seat !== null && move.arguments?.[0]?.words.includes(cards[at]));
    return isTrick ? this.view.players[last[cards.indexOf(code)].seat] : null;
  }

  // What the server tells.

  hear(message) {
    // Whatever the server says of a move or of the game, the next move may be made.
    this.sent = this.sent && (message.type === "table" || message.type === "hint");
    switch (message.type) {
      case "table":
        return this.hearTable(message);
      case "pack":
        return this.game.takePack(message.pack);
      case "game":
        return this.hearGame(message);
      case "refused":
        return this.hearRefusal(message);
      case "allowed":
        return undefined; // Asked about a card that can be played after all: the offers say how.
      case "stale":
        return this.tell(t("stale"));
      case "hint":
        this.hints = message.moves;
        this.say([t("hintIs"), message.moves[0]?.text ?? ""].join(" "));
        return this.draw();
      case "rules":
        this.rules = message.rules;
        return this.draw();
      case "seated":
        location.hash = `#${message.token}`;
        return undefined;
      case "moment":
        return this.hearMoment(message);
      case "error":
        return this.hearError(message);
      default:
        return undefined; // A newer server tells more than this page knows.
    }
  }

  hearTable(message) {
    const before = this.known;
    this.known = message;
    document.title = `${message.title} – Spadille`;
    remember({ token: this.token, title: message.title, name: message.players.find((each) => each.seat === message.seat)?.name ?? null });
    this.clockFace.set(message.clock);
    this.hearUndo(before.undo, message.undo);
    if (message.rematch !== null && before.rematch === null && this.askedForRematch) {
      location.hash = `#${message.rematch.token}`;
      return;
    }
    this.draw();
  }

  /** Whoever asked hears that the others did not agree: then nothing was taken back, and nobody has moved. */
  hearUndo(before, now) {
    if (now !== null) {
      this.undoAt = this.game.revision;
    } else if (before !== null && before.by === this.seat && this.undoAt === this.game.revision) {
      this.tell(t("undoRefused"));
    }
  }

  hearGame(message) {
    let taken;
    try {
      taken = this.game.take(message.observation, message.live);
    } catch (error) {
      if (!(error instanceof LostTrack)) {
        throw error;
      }
      this.game.forget();
      this.wire.again();
      return;
    }
    this.settled = false;
    this.chosen = NOTHING_CHOSEN;
    this.refused = null;
    this.hints = null;
    this.wasMine &&= taken.news.every((move) => move.seat !== this.seat);
    say(taken.takenBack ? t("takenBack") : "");
    this.say(taken.told.join(" "));
    this.stages.show(taken.first ? [] : taken.stages, { view: this.game.view, text: "", last: true }, taken.first || message.live);
    if (this.wanted !== null && this.game.view.over) {
      this.send({ type: "moment", ...this.wanted });
      this.wanted = null;
    }
  }

  showStage({ view, last }) {
    this.shown = view;
    this.settled = last;
    this.draw();
    if (last) {
      this.sayTurn();
    }
  }

  /** Says what the game tells. */
  say(text) {
    say(aloud(text, this.game.names));
  }

  sayTurn() {
    const mine = this.mayAct;
    const view = this.shown;
    this.say(this.telling.scores(view));
    if (view.over) {
      this.say(view.outcome?.text ?? t("over"));
    } else if (mine && !this.wasMine) {
      this.say(this.isLive ? "" : this.telling.situation(view, this.facts.middle, this.game.names));
      say(view.phase === null ? t("yourTurn") : t("yourTurnFor", view.phase.text));
    }
    this.wasMine = mine;
  }

  hearRefusal({ refusal, rule }) {
    this.refused = { text: refusal.text, id: refusal.rule, rule: plain(rule ?? refusal.ruleText ?? "") };
    this.draw();
  }

  hearMoment({ at, of, seat, observation }) {
    const { log, view, stages } = observation;
    const replaying = new Game();
    const { stages: passed } = replaying.take(observation, false);
    const text = [log.moves.at(-1)?.text ?? "", ...stages.stages.map((stage) => stage.text)].filter((each) => each !== "").join(" ");
    this.replayer.arrived(at, of, seat);
    const frame = (shown) => ({ at, of, seat, text, view: shown, names: { ...this.game.names, ...this.game.shown(replaying.names) }, log: replaying.log });
    const draw = (shown) => {
      this.moment = frame(shown);
      this.draw();
    };
    say(text);
    this.replayStages ??= new Stages((stage) => stage.draw(stage.view));
    const isNext = this.moment !== null && at === this.moment.at + 1;
    this.replayStages.show(isNext ? passed.map((stage) => ({ ...stage, draw })) : [], { view, draw, last: true }, !isNext);
  }

  hearError({ error, code }) {
    if (code === "unknown-token" && this.leaving) {
      forget(this.token);
      location.hash = "";
      return;
    }
    if (code === "unknown-token") {
      this.shown = null;
      this.trouble = t("unknownToken");
      this.draw();
      return;
    }
    this.tell(error);
  }

  /** Tells something that passes. */
  tell(text) {
    this.setTrouble(text);
    say(text);
    clearTimeout(this.told);
    this.told = setTimeout(() => this.trouble === text && this.setTrouble(null), TOLD);
  }

  setTrouble(text) {
    if (this.trouble !== text) {
      this.trouble = text;
      this.draw();
    }
  }

  // What a person does.

  send(message) {
    if (!this.wire.send(message)) {
      this.sent = false;
      this.setTrouble(t("connecting"));
    }
  }

  clickCard(card) {
    if (this.moment !== null || this.seat === null || !this.settled || this.sent) {
      return;
    }
    this.follow(this.choices.clickCard(this.chosen, card), card.code);
  }

  clickPile(name, depth) {
    if (this.mayAct && !this.sent) {
      this.follow(this.choices.clickPile(this.chosen, name, depth), null);
    }
  }

  follow(outcome, code) {
    this.refused = null;
    if (outcome.play !== undefined) {
      this.play(outcome.play.move);
    } else if (outcome.why !== undefined) {
      this.send({ type: "why", move: outcome.why });
    } else if (outcome.chosen !== undefined) {
      this.choose(outcome.chosen);
    } else if (code !== null) {
      const move = this.moveLike(code);
      if (move === null) {
        this.tell(t("notAllowed"));
      } else {
        this.send({ type: "why", move });
      }
    }
  }

  /** Where nothing can be added, the next thing to do is to choose one of the moves. */
  choose(chosen) {
    this.chosen = chosen;
    this.draw();
    const mayAdd = chosen.pile === null && this.choices.canAdd(chosen);
    if (!isNothing(chosen) && !mayAdd) {
      this.place.querySelector(".chosen-line + .buttons .move")?.focus();
    }
  }

  /** Returns the move that was made before with one card, with another card. */
  moveLike(code) {
    const like = this.game.log.findLast(
      (move) => move.seat !== null && move.arguments?.length === 1 && move.arguments[0].type === "card");
    return like === undefined
      ? null
      : { spadille: 1, type: "move", seat: this.seat, verb: like.verb, arguments: [{ type: "card", words: [code] }] };
  }

  /** Sends a move; a second click before the answer does nothing. */
  play(move) {
    if (this.sent) {
      return;
    }
    this.sent = true;
    this.chosen = NOTHING_CHOSEN;
    this.refused = null;
    this.send({ type: "move", revision: this.game.revision, move });
    this.draw();
  }

  clear() {
    this.chosen = NOTHING_CHOSEN;
    this.draw();
  }

  toggle(pile) {
    if (!this.open.delete(pile)) {
      this.open.add(pile);
    }
    this.draw();
  }

  forgetRefusal() {
    this.refused = null;
    this.draw();
  }

  forgetHint() {
    this.hints = null;
    this.draw();
  }

  askHint() {
    this.send({ type: "hint" });
  }

  askUndo() {
    this.send({ type: "undo" });
  }

  answerUndo(undo) {
    this.send({ type: "answer", undo });
  }

  setAway() {
    this.send({ type: "away", on: !this.isAway });
  }

  /** Asks something in a dialog, see ask-dialog.js; null for nothing. */
  ask(asked) {
    this.asked = asked;
    this.draw();
    if (asked !== null) {
      document.getElementById("ask").showModal();
    }
  }

  leave() {
    const then = () => {
      this.leaving = true;
      this.send({ type: "leave" });
    };
    this.ask({ title: t("leave"), text: t("leaveSure"), name: null, yes: t("leave"), then });
  }

  sit(seat) {
    const then = (name) => this.send({ type: "sit", seat, name });
    this.ask({ title: t("sitHere"), text: t("sitInstead", this.view.players[seat]), name: "", yes: t("sitHere"), then });
  }

  rematch() {
    if (this.known.rematch !== null) {
      location.hash = `#${this.known.rematch.token}`;
      return;
    }
    this.askedForRematch = true;
    this.send({ type: "rematch" });
  }

  openPanel(panel) {
    this.panel = panel;
    this.panelOpen = true;
    if (panel === "rules" && this.rules === null) {
      this.send({ type: "rules" });
    }
    this.draw();
    document.getElementById("panel").focus();
  }

  showWholeLog() {
    this.wholeLog = true;
    this.draw();
  }

  closePanel() {
    this.panelOpen = false;
    this.draw();
  }

  // A finished game.

  replay() {
    this.send({ type: "moment", at: 0, seat: this.seat });
  }

  endReplay() {
    this.replayer.pause();
    this.moment = null;
    this.draw();
  }

  togglePlaying() {
    if (this.replayer.playing) {
      this.replayer.pause();
    } else {
      this.replayer.play();
    }
    this.draw();
  }

  async copyMoment() {
    const { at, seat } = this.moment;
    const link = new URL(location.href);
    link.hash = `#${this.token}&at=${at}${seat === null ? "" : `&seat=${seat}`}`;
    await navigator.clipboard?.writeText(link.href);
    history.replaceState(null, "", link.href);
    this.tell(t("copied"));
  }

  async download() {
    const answer = await fetch(address("api/record"), { headers: { Authorization: `Bearer ${this.token}` } });
    if (!answer.ok) {
      this.tell(t("failed", String(answer.status)));
      return;
    }
    const file = URL.createObjectURL(await answer.blob());
    const link = document.createElement("a");
    link.href = file;
    link.download = `${this.game.view.game}.txt`;
    link.click();
    URL.revokeObjectURL(file);
  }

  settingsChanged(key) {
    if (key === "language") {
      this.game.forget();
      this.rules = null;
      this.wire.again();
    }
    this.draw();
  }

  // What is drawn.

  draw() {
    const { view } = this;
    if (view !== null) {
      const moves = this.moment === null && this.settled ? this.game.moves : [];
      this.choices = new Choices(view, moves);
      this.facts = arranged(view);
    }
    const focused = document.activeElement?.dataset?.key;
    render(board(this), this.place);
    if (focused !== undefined && document.activeElement === document.body) {
      keepFocus(this.place);
    }
    this.clockFace.draw();
  }

}

/** A card that was played is gone; the focus stays in the hand. */
function keepFocus(place) {
  (place.querySelector(".hand .can") ?? place.querySelector(".actions button"))?.focus();
}
