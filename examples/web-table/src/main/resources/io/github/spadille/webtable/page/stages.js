// Shows what happened on the way, one stage after the other: cards go where they went.
import { pace } from "./settings.js";

/** With more stages than these to show, each is shown for less time. */
const MANY = 6;

/** Of a long queue only the last ones are shown. */
const MOST = 24;

const EASE = "cubic-bezier(.2,.7,.3,1)";

export class Stages {
  /** @param draw draws a view: called with `{view, text, last}` */
  constructor(draw) {
    this.draw = draw;
    this.queue = [];
    this.running = false;
  }

  get busy() {
    return this.running;
  }

  /** Shows stages and then where they have led to; `hurry` shows that at once. */
  show(stages, final, hurry) {
    if (hurry || pace() === 0) {
      this.queue = [];
      this.step(final);
      return;
    }
    this.queue.push(...stages, final);
    if (this.queue.length > MOST) {
      this.queue.splice(0, this.queue.length - MOST);
    }
    if (!this.running) {
      this.run();
    }
  }

  async run() {
    this.running = true;
    while (this.queue.length > 0) {
      const next = this.queue.shift();
      const left = this.queue.length;
      this.step({ ...next, last: left === 0 && next.last });
      if (left > 0) {
        await rest(left > MANY ? pace() / 3 : pace());
      }
    }
    this.running = false;
  }

  step(stage) {
    const before = places();
    this.draw(stage);
    if (pace() > 0) {
      go(before, places());
    }
  }
}

function rest(time) {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}

/** Where each card that can be seen is, and each pile. */
function places() {
  const cards = new Map();
  const counts = new Map();
  for (const element of document.querySelectorAll("[data-code]")) {
    const { code } = element.dataset;
    const nth = counts.get(code) ?? 0;
    counts.set(code, nth + 1);
    cards.set(`${code}#${nth}`, { element, box: element.getBoundingClientRect() });
  }
  const piles = new Map();
  for (const element of document.querySelectorAll("[data-pile]")) {
    const size = element.querySelectorAll(".card").length;
    piles.set(element.dataset.pile, { box: element.getBoundingClientRect(), size, told: told(element, size) });
  }
  for (const element of document.querySelectorAll("[data-seat]")) {
    piles.set(`seat ${element.dataset.seat}`, { box: element.getBoundingClientRect(), size: 0, told: 0 });
  }
  return { cards, piles };
}

/** The number of cards that a pile tells of, those that no picture shows included. */
function told(element, size) {
  return Number(element.querySelector(".count")?.textContent ?? size);
}

/** Lets cards go from where they were to where they are; those that came from hidden piles as well. */
function go(before, after) {
  const time = Math.min(380, pace() * 0.85);
  for (const [key, { element, box }] of after.cards) {
    const from = before.cards.get(key)?.box ?? hiddenSource(before, after, box);
    if (from !== null) {
      slide(element, from, box, time);
    }
  }
  for (const [key, { element, box }] of before.cards) {
    if (!after.cards.has(key)) {
      leave(element, box, hiddenTarget(before, after), time);
    }
  }
}

function hiddenSource(before, after, box) {
  const lesser = changed(before, after, (then, now) => now < then);
  return lesser.length === 0 ? null : nearest(lesser, box);
}

function hiddenTarget(before, after) {
  const larger = changed(before, after, (then, now) => now > then);
  return larger.length === 0 ? null : larger[0];
}

/** The boxes of the piles whose number of cards has changed so; a pile that has gone is at its seat. */
function changed(before, after, isSo) {
  const names = new Set([...before.piles.keys(), ...after.piles.keys()]);
  return [...names]
    .filter((name) => isSo(before.piles.get(name)?.told ?? 0, after.piles.get(name)?.told ?? 0))
    .map((name) => (after.piles.get(name) ?? before.piles.get(name)).box);
}

function nearest(boxes, box) {
  const far = (other) => Math.hypot(other.left - box.left, other.top - box.top);
  return boxes.reduce((best, each) => (far(each) < far(best) ? each : best));
}

function slide(element, from, to, time) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) > 4) {
    element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: time, easing: EASE });
  }
}

/** A card that is no longer to be seen goes to the pile that has grown. */
function leave(element, box, target, time) {
  const picture = element.querySelector("svg");
  if (target === null || picture === null || box.width === 0) {
    return;
  }
  const ghost = picture.cloneNode(true);
  ghost.setAttribute("class", "card ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  ghost.style.width = `${box.width}px`;
  document.body.append(ghost);
  const x = target.left + target.width / 2 - box.left - box.width / 2;
  const y = target.top + target.height / 2 - box.top - box.height / 2;
  const flight = ghost.animate(
    [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.4 }],
    { duration: time, easing: EASE },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}
