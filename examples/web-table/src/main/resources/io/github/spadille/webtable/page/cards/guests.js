// What stands beside the flowers: animals, birds, and things, by month and kind.

const CRANE =
  '<path d="M30 76V60M36 76V60" stroke="#1b1b1b" stroke-width="1.4" fill="none"/>' +
  '<path d="M18 52Q24 40 38 44Q50 46 54 60Q40 64 30 62Q20 60 18 52Z" fill="#fff" stroke="#1b1b1b" stroke-width="1"/>' +
  '<path d="M44 50Q54 52 58 66Q48 62 42 62Z" fill="#1b1b1b"/>' +
  '<path d="M22 52Q14 40 24 26" fill="none" stroke="#1b1b1b" stroke-width="6"/><path d="M22 52Q14 40 24 27" fill="none" stroke="#fff" stroke-width="4"/>' +
  '<circle cx="25" cy="24" r="4" fill="#fff" stroke="#1b1b1b" stroke-width="1"/><path d="M22 21.6Q25 18.6 28 21.6Z" fill="#d4332e"/>' +
  '<path d="M28 23L37 26L28 26Z" fill="#7a6a3a"/><circle cx="26" cy="24" r=".9" fill="#1b1b1b"/>';

const WARBLER =
  '<path d="M18 36Q22 26 32 28Q42 30 52 24Q46 36 38 38Q26 42 18 36Z" fill="#7a9a2b" stroke="#2f3d0d" stroke-width="1"/>' +
  '<path d="M30 31Q40 32 46 30Q40 38 30 36Z" fill="#55701a"/><circle cx="21" cy="32.5" r="5" fill="#8fb33a" stroke="#2f3d0d" stroke-width="1"/>' +
  '<path d="M16.6 32L11 34L17 35Z" fill="#5b3a1e"/><circle cx="20" cy="31.6" r="1" fill="#1b1b1b"/><path d="M28 38V43M32 38V43" stroke="#5b3a1e" stroke-width="1"/>';

const CURTAIN =
  '<path d="M4 52Q18 62 31.5 52Q45 62 59 52V84H4Z" fill="#b3261e" stroke="#4a0d0a" stroke-width="1"/>' +
  '<path d="M4 62Q18 72 31.5 62Q45 72 59 62" fill="none" stroke="#fff3d6" stroke-width="3"/>' +
  '<path d="M15 58V84M31.5 54V84M48 58V84" stroke="#fff3d6" stroke-width="2"/>' +
  '<circle cx="15" cy="76" r="4" fill="#f2c84b"/><circle cx="48" cy="76" r="4" fill="#f2c84b"/><path d="M4 51H59" stroke="#2b1a10" stroke-width="2"/>';

const CUCKOO =
  '<path d="M14 66Q22 58 32 62Q42 56 52 58Q46 68 34 70Q24 74 14 66Z" fill="#6b6f76" stroke="#1b1b1b" stroke-width="1"/>' +
  '<path d="M28 64Q34 50 50 48Q44 58 40 66Z" fill="#8b9098" stroke="#1b1b1b" stroke-width="1"/>' +
  '<path d="M24 70Q30 80 42 80Q36 74 34 69Z" fill="#8b9098" stroke="#1b1b1b" stroke-width="1"/>' +
  '<circle cx="15" cy="64" r="4" fill="#6b6f76" stroke="#1b1b1b" stroke-width="1"/><path d="M11.5 63L6 65L12 66.5Z" fill="#c98a1b"/><circle cx="14.4" cy="63" r=".9" fill="#fff"/>';

const BRIDGE =
  '<path d="M4 76L24 62L36 74L59 58V66L36 82L24 70L4 84Z" fill="#a1662f" stroke="#4b2c10" stroke-width="1"/>' +
  '<path d="M10 72V79M17 67V74M29 67V75M42 70V77M50 64V71" stroke="#4b2c10" stroke-width="1.2"/>';

const BUTTERFLY =
  '<path d="M0 0Q-11-11-13-2Q-13 4-3 3Q-11 8-7 11Q-2 11 0 3Q2 11 7 11Q11 8 3 3Q13 4 13-2Q11-11 0 0Z" fill="#f2c84b" stroke="#5a3d00" stroke-width="1"/>' +
  '<circle cx="-8" cy="-2" r="1.6" fill="#d4332e"/><circle cx="8" cy="-2" r="1.6" fill="#d4332e"/><path d="M0-1V6M0-1L-3-6M0-1L3-6" stroke="#1b1b1b" stroke-width="1.1" fill="none"/>';

const BUTTERFLIES =
  `<g transform="translate(41 20) rotate(14)">${BUTTERFLY}</g><g transform="translate(18 70) rotate(-18) scale(.85)">${BUTTERFLY}</g>`;

const BOAR =
  '<path d="M12 66Q12 52 28 52Q46 48 54 62Q56 72 46 74H20Q12 74 12 66Z" fill="#5a463c" stroke="#1d130d" stroke-width="1"/>' +
  '<path d="M20 54L24 48L28 52L32 46L36 51L42 47L46 54" fill="#3a2b23" stroke="#1d130d" stroke-width=".8"/>' +
  '<path d="M14 60Q6 62 5 68Q8 73 16 71Z" fill="#6d5649" stroke="#1d130d" stroke-width="1"/><circle cx="6.4" cy="68" r="1.6" fill="#e7a7a0"/>' +
  '<path d="M10 70Q8 66 11 64" fill="none" stroke="#fff" stroke-width="1.6"/><circle cx="14" cy="62" r="1.1" fill="#fff"/><path d="M18 57L16 51L22 55Z" fill="#3a2b23"/>' +
  '<path d="M20 73V81M26 73V81M42 73V81M48 72V80" stroke="#1d130d" stroke-width="2.6"/>';

const GOOSE = '<path d="M0 0Q-6-7-13-5Q-7-2-4 3Q-9 4-10 7Q-3 7 0 3Q3 7 10 7Q9 4 4 3Q7-2 13-5Q6-7 0 0Z" fill="#2b3440"/><path d="M0 0Q-1-6 3-8" stroke="#2b3440" stroke-width="1.8" fill="none"/>';

const GEESE =
  `<g transform="translate(36 18)">${GOOSE}</g><g transform="translate(24 32) scale(.9)">${GOOSE}</g><g transform="translate(44 38) scale(.75)">${GOOSE}</g>`;

const SAKE_CUP =
  '<path d="M10 58H46Q44 74 28 74Q12 74 10 58Z" fill="#c62828" stroke="#5a0d0d" stroke-width="1"/><ellipse cx="28" cy="58" rx="18" ry="5" fill="#ffebc8" stroke="#5a0d0d" stroke-width="1"/>' +
  '<path d="M22 74H34V80H22Z" fill="#8e1b1b"/><path d="M22 66h12M25 63v6M31 63v6" stroke="#f2c84b" stroke-width="1.4"/>';

const DEER =
  '<path d="M20 58Q30 54 42 56Q52 56 50 66L44 70H24Q18 68 20 58Z" fill="#b5763a" stroke="#4a2a0c" stroke-width="1"/>' +
  '<path d="M24 62Q14 54 18 42L24 44Q26 52 32 58Z" fill="#b5763a" stroke="#4a2a0c" stroke-width="1"/>' +
  '<path d="M18 46Q10 46 8 41Q10 37 17 37Q23 37 24 43Z" fill="#b5763a" stroke="#4a2a0c" stroke-width="1"/>' +
  '<path d="M17 37Q12 28 15 20M14 28L9 24M21 37Q24 28 22 20M22.6 28L28 25" fill="none" stroke="#4a2a0c" stroke-width="1.7"/>' +
  '<circle cx="13" cy="40.4" r="1" fill="#1b1b1b"/><path d="M24 69V82M29 70V82M40 70V82M46 68V82" stroke="#4a2a0c" stroke-width="2.2"/>' +
  '<g fill="#fff3d6"><circle cx="30" cy="60" r="1.3"/><circle cx="37" cy="59" r="1.3"/><circle cx="43" cy="61" r="1.3"/><circle cx="34" cy="64" r="1.3"/></g>';

const RAIN_MAN =
  '<path d="M12 16L10 34M22 12L19 34M50 20L47 44M40 14L38 26" stroke="#5c7c9c" stroke-width="1"/>' +
  '<path d="M6 38Q26 18 46 38Q36 35 26 38Q16 35 6 38Z" fill="#f2c84b" stroke="#5a3d00" stroke-width="1"/><path d="M26 30V52" stroke="#5a3d00" stroke-width="1.6"/>' +
  '<circle cx="30" cy="45" r="4.6" fill="#f3d3b0" stroke="#3a2412" stroke-width="1"/><path d="M26 43Q30 36 34 43Z" fill="#1b1b1b"/>' +
  '<path d="M24 50Q32 48 38 53L44 72H18Z" fill="#c62828" stroke="#4a0d0a" stroke-width="1"/><path d="M22 72H42V77H22Z" fill="#33456b"/>' +
  '<path d="M24 77V81H20M38 77V81H43" stroke="#1b1b1b" stroke-width="2" fill="none"/><path d="M4 80Q14 74 22 80T46 82T59 78V84H4Z" fill="#4d7ea8"/>' +
  '<path d="M49 76q3-5 6 0q3 1 2 4h-9q-2-2 1-4Z" fill="#3d8b40" stroke="#16401a" stroke-width=".8"/>';

const SWALLOW =
  '<path d="M8 60Q24 50 34 54Q44 46 58 48Q46 56 40 62Q34 68 26 66Q34 72 30 80Q20 72 22 64Q14 66 8 60Z" fill="#24345c" stroke="#0d1526" stroke-width="1"/>' +
  '<path d="M20 62Q28 58 36 58Q30 66 22 64Z" fill="#fff3d6"/><circle cx="15" cy="58.6" r="3.2" fill="#c62828"/><circle cx="14.4" cy="57.8" r=".9" fill="#fff"/><path d="M11.6 58L6 59.4L12 60.6Z" fill="#f2c84b"/>' +
  '<path d="M40 60L56 66L44 56L59 58" fill="none" stroke="#24345c" stroke-width="1.8"/>';

const PHOENIX =
  '<path d="M26 30Q44 34 46 52Q56 56 58 70Q48 64 42 66Q50 74 48 83Q40 74 34 70Q34 78 28 83Q26 70 24 60Q12 56 14 42Q16 32 26 30Z" fill="#f2c84b" stroke="#7a1f10" stroke-width="1"/>' +
  '<path d="M24 38Q36 42 40 56Q30 56 25 50Z" fill="#d4332e" stroke="#7a1f10" stroke-width=".8"/><path d="M40 58Q48 62 52 68M35 62Q42 70 44 78M29 60Q30 70 29 78" stroke="#2e6b34" stroke-width="1.8" fill="none"/>' +
  '<circle cx="22" cy="28" r="5.4" fill="#d4332e" stroke="#7a1f10" stroke-width="1"/><path d="M17 28L9 30L17 32Z" fill="#5a3d00"/><circle cx="20.6" cy="27" r="1.1" fill="#fff"/>' +
  '<path d="M22 23Q22 16 16 15M24 23Q26 16 22 12M26 24Q31 18 30 13" stroke="#2e6b34" stroke-width="1.7" fill="none"/>';

/** What stands on the card of a month and a kind. */
export const GUESTS = {
  "1B": CRANE,
  "2A": WARBLER,
  "3B": CURTAIN,
  "4A": CUCKOO,
  "5A": BRIDGE,
  "6A": BUTTERFLIES,
  "7A": BOAR,
  "8B": "",
  "8A": GEESE,
  "9A": SAKE_CUP,
  "10A": DEER,
  "11B": RAIN_MAN,
  "11A": SWALLOW,
  "12B": PHOENIX,
};
