// The time that is left for a turn, counted down between what the server says.
import { t } from "./text.js";

export class Clock {
  constructor() {
    this.ends = null;
    this.timer = null;
  }

  /** Takes what the server says: null for no clock. */
  set(clock) {
    this.ends = clock === null ? null : performance.now() + clock.left;
    if (this.ends !== null) {
      this.timer ??= setInterval(() => this.draw(), 500);
    }
  }

  draw() {
    const face = document.getElementById("clock");
    if (face === null || this.ends === null) {
      return;
    }
    const left = Math.max(0, Math.ceil((this.ends - performance.now()) / 1000));
    face.textContent = t("left", left);
    face.classList.toggle("low", left <= 10);
  }
}
