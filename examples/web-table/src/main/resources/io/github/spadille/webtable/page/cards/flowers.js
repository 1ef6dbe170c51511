// The plants of the twelve months, in a box from 4, 4 to 59, 84.

const GROUND = "#faf3e0";

/** The colour behind each plant. */
export const SKIES = {
  1: GROUND, 2: GROUND, 3: GROUND, 4: GROUND, 5: GROUND, 6: GROUND,
  7: GROUND, 8: GROUND, 9: GROUND, 10: GROUND, 11: GROUND, 12: GROUND,
};

function at(places, draw) {
  return places.map(([x, y, size = 1, turn = 0]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${draw}</g>`).join("");
}

function petals(count, petal, middle) {
  let all = "";
  for (let i = 0; i < count; i++) {
    all += `<g transform="rotate(${(360 / count) * i})">${petal}</g>`;
  }
  return all + middle;
}

function stroke(path, colour, width) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

const NEEDLES = petals(
  9, '<path d="M0 0L-1.6-9L0-11L1.6-9Z" fill="#1f4d2b"/>', '<circle r="2.5" fill="#143a1f"/>');

const PINE =
  stroke("M14 84Q22 66 18 52Q15 40 30 34", "#5b3a1e", 5) + stroke("M19 58Q34 58 44 50", "#5b3a1e", 3.5) +
  at([[31, 33, 1.1], [46, 50, 1], [15, 46, 0.9], [30, 66, 1], [50, 72, 0.9], [12, 72, 0.8]], NEEDLES);

const PLUM_BLOSSOM = petals(
  5, '<circle cy="-4.2" r="3.4" fill="#d6336c"/>',
  '<circle r="2.4" fill="#ffd43b"/>' + stroke("M0 0V-4M0 0L3.5-2M0 0L-3.5-2", "#7a1138", 0.6));

const PLUM =
  stroke("M10 84Q26 72 24 54T38 22", "#4e342e", 4) + stroke("M25 56Q42 56 50 42", "#4e342e", 2.6) +
  stroke("M20 70Q14 60 12 50", "#4e342e", 2) +
  at([[38, 22], [50, 41], [25, 44], [13, 50, 0.9], [40, 56, 0.9], [33, 72], [52, 66, 0.8]], PLUM_BLOSSOM);

const CHERRY_BLOSSOM = petals(
  5, '<path d="M0 0Q-5-4-2.6-8.4L0-6.6L2.6-8.4Q5-4 0 0Z" fill="#f783ac" stroke="#c2255c" stroke-width=".5"/>',
  '<circle r="1.6" fill="#fff0f6"/>');

const CHERRY =
  stroke("M56 84Q46 62 50 46T40 18", "#5d4037", 3.2) + stroke("M50 54Q34 52 26 40", "#5d4037", 2.2) +
  at([[40, 20], [26, 38], [48, 36], [36, 52], [50, 60], [26, 62, 0.9], [44, 76], [16, 50, 0.8], [28, 78, 0.9]], CHERRY_BLOSSOM);

const WISTERIA_SPRAY =
  stroke("M0-4V32", "#4a3b6b", 1) +
  at([[-3, 0], [3, 1], [-4, 6], [4, 7], [-3.6, 12], [3.6, 13], [-2.8, 18, 0.9], [2.8, 19, 0.9], [-2, 24, 0.8], [2, 25, 0.7], [0, 30, 0.7]],
    '<ellipse rx="3.4" ry="2.6" fill="#7048e8" stroke="#3b1fa0" stroke-width=".5"/>');

const WISTERIA =
  stroke("M4 14Q30 4 59 16", "#4e342e", 3) +
  at([[18, 19], [33, 17, 1.25], [48, 21]], WISTERIA_SPRAY) +
  at([[11, 20, 1, 30], [26, 16, 1, 10], [41, 16, 1, -10], [55, 22, 1, -30]],
    '<path d="M0 0Q-4 5 0 12Q4 5 0 0Z" fill="#2f7d32"/>');

const IRIS_BLOOM =
  '<path d="M0 0Q-12-2-12 7Q-5 9 0 2Q5 9 12 7Q12-2 0 0Z" fill="#5f3dc4"/>' +
  '<path d="M0 2Q-7-8 0-16Q7-8 0 2Z" fill="#7950f2"/><path d="M-1.4 1.5Q-6 3-8 6M1.4 1.5Q6 3 8 6" fill="none" stroke="#ffe066" stroke-width="1.6"/>';

const IRIS =
  '<path d="M10 84Q12 56 20 40Q20 62 18 84ZM22 84Q28 60 26 36Q34 60 30 84ZM36 84Q40 56 52 44Q46 66 46 84Z" fill="#2f7d32"/>' +
  stroke("M26 84V34M42 84V52", "#1f5a2a", 2) + at([[26, 30, 1.1], [43, 50, 1]], IRIS_BLOOM);

const PEONY_BLOOM =
  petals(7, '<ellipse cy="-7.5" rx="5" ry="5.6" fill="#c2185b" stroke="#7d0d3a" stroke-width=".5"/>', "") +
  petals(5, '<ellipse cy="-3.4" rx="3.4" ry="3.8" fill="#e8588f" stroke="#7d0d3a" stroke-width=".4"/>', '<circle r="2.4" fill="#ffd43b"/>');

const LEAF3 = '<path d="M0 0Q-10-4-14 4Q-6 8 0 0ZM0 0Q10-4 14 4Q6 8 0 0ZM0 0Q-5 8 0 16Q5 8 0 0Z" fill="#2e6b34"/>';

const PEONY =
  stroke("M30 84V44", "#2e6b34", 2.4) + at([[20, 56, 1.1], [42, 62, 1.1], [30, 70, 1]], LEAF3) +
  at([[27, 36, 1.25], [46, 54, 0.9]], PEONY_BLOOM);

const CLOVER_SPRIG =
  stroke("M0 0Q-3-14 3-28", "#4e342e", 1.2) +
  at([[-4, -6], [4, -9], [-4.6, -15], [5, -18], [-2, -24], [4, -28]],
    '<ellipse rx="4" ry="2.6" fill="#3b7d3f"/>') +
  at([[-1, -11], [2, -21], [0, -30]], '<circle r="2.3" fill="#c2255c"/>');

const CLOVER = at([[16, 82, 1.3, -18], [30, 84, 1.7, -4], [46, 84, 1.5, 16], [38, 60, 1.1, 30], [18, 58, 1, -30]], CLOVER_SPRIG);

const GRASS = stroke("M6 60Q10 48 9 40M14 58Q18 44 22 38M22 57Q26 46 26 36M34 57Q36 46 42 38M44 58Q46 48 46 40M52 60Q54 50 57 44", "#faf3e0", 1);

const PAMPAS = '<path d="M4 66Q30 44 59 66V84H4Z" fill="#23262b"/>' + stroke("M8 62Q12 46 8 36M18 58Q22 42 20 30M30 56Q34 40 38 32M42 57Q46 44 52 36M52 61Q54 52 57 46", "#23262b", 1.4) + GRASS;

const MUM =
  petals(14, '<ellipse cy="-7.4" rx="1.9" ry="4.6" fill="#f59f00" stroke="#9a5b00" stroke-width=".5"/>', "") +
  petals(9, '<ellipse cy="-3.6" rx="1.5" ry="3" fill="#ffd43b" stroke="#9a5b00" stroke-width=".4"/>', '<circle r="1.9" fill="#e8590c"/>');

const MUM_LEAF = '<path d="M0 0Q-10-2-12 6Q-8 5-7 9Q-3 6 0 10Q3 6 7 9Q8 5 12 6Q10-2 0 0Z" fill="#2e6b34"/>';

const CHRYSANTHEMUM =
  stroke("M20 84Q24 60 20 44M40 84Q38 66 44 54", "#2e6b34", 2) +
  at([[22, 62], [42, 72], [26, 76, 0.9]], MUM_LEAF) + at([[20, 40], [44, 50, 1.05], [34, 24, 0.8]], MUM);

const MAPLE_LEAF =
  '<path d="M0 9L-1-1L-8 3L-6-2L-11-4L-5-6L-6-11L-2-7L0-14L2-7L6-11L5-6L11-4L6-2L8 3L1-1L0 9Z" fill="#d9480f" stroke="#8a2a06" stroke-width=".6"/>';

const MAPLE =
  stroke("M56 84Q50 60 30 52Q18 46 10 30", "#5d4037", 2.4) +
  at([[14, 32, 0.95, -20], [30, 30, 1.1, 10], [47, 40, 1, 30], [22, 56, 1, -30], [42, 60, 1.1, 0], [18, 76, 0.85, 20], [50, 76, 0.9, -20]], MAPLE_LEAF);

const WILLOW_STRAND = stroke("M0 0Q-3 20 0 44", "#2e6b34", 1) +
  at([[-1, 6, 1, 20], [-1, 14, 1, -30], [-1.6, 22, 1, 20], [-1, 30, 1, -30], [0, 38, 1, 10]], '<path d="M0 0Q-3 4 0 8Q3 4 0 0Z" fill="#4d9a52"/>');

const WILLOW =
  stroke("M59 12Q40 4 18 14", "#3e2f26", 4) + at([[18, 13, 1.3], [28, 10, 1.5], [39, 9, 1.2], [49, 10, 1.5], [56, 12, 1.1]], WILLOW_STRAND);

const PAULOWNIA_LEAF = '<path d="M0 0Q-13-1-13 8Q-8 10-8 15Q-3 12 0 18Q3 12 8 15Q8 10 13 8Q13-1 0 0Z" fill="#37474f" stroke="#1c272c" stroke-width=".6"/>' + stroke("M0 1V15M0 4L-8 9M0 4L8 9", "#90a4ae", 0.6);

const PAULOWNIA_BLOOMS = stroke("M0 0V-26", "#5e35b1", 1) +
  at([[-3, -4], [3, -6], [-3, -11], [3, -13], [-2.4, -18, 0.9], [2.4, -20, 0.9], [0, -26, 0.9]],
    '<path d="M0-3Q-4 0-2.4 4L0 2L2.4 4Q4 0 0-3Z" fill="#8e6bd6" stroke="#4527a0" stroke-width=".5"/>');

const PAULOWNIA =
  at([[32, 50, 1.15], [16, 46, 0.95, 12], [48, 46, 0.95, -12]], PAULOWNIA_BLOOMS) +
  at([[16, 52, 0.95, 14], [48, 52, 0.95, -14], [32, 54, 1.3]], PAULOWNIA_LEAF);

/** The plant of each month. */
export const PLANTS = {
  1: PINE, 2: PLUM, 3: CHERRY, 4: WISTERIA, 5: IRIS, 6: PEONY,
  7: CLOVER, 8: PAMPAS, 9: CHRYSANTHEMUM, 10: MAPLE, 11: WILLOW, 12: PAULOWNIA,
};
