// What a person has chosen for this browser.

const KEY = "spadille.settings";

const CHOICES = {
  language: ["en", "it"],
  theme: ["auto", "light", "dark"],
  colours: ["two", "four"],
  speed: ["off", "fast", "normal", "slow"],
};

const PACE = { off: 0, fast: 180, normal: 420, slow: 900 };

function usual() {
  return {
    language: navigator.language?.startsWith("it") ? "it" : "en",
    theme: "auto",
    colours: "two",
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal",
  };
}

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {}; // What somebody else has written there is not a setting.
  }
}

function chosen() {
  const settings = usual();
  const found = stored();
  for (const [key, values] of Object.entries(CHOICES)) {
    if (values.includes(found[key])) {
      settings[key] = found[key];
    }
  }
  return settings;
}

export const settings = chosen();

/** Returns the values that a setting can have. */
export function choices(key) {
  return CHOICES[key];
}

export const KEYS = Object.keys(CHOICES);

/** Milliseconds for a stage; 0 if nothing moves. */
export function pace() {
  return PACE[settings.speed];
}

/** Changes a setting, and keeps it. */
export function choose(key, value) {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

/** Puts the settings that style sheets look at where they see them. */
export function show() {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.colours = settings.colours;
  root.dataset.theme = settings.theme;
}
