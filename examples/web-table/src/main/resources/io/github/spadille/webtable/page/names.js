// What players are called who were given no name.

/** The longest name that the server takes. */
export const LONGEST_NAME = 40;

const USUAL = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ivy", "Jon", "Kim", "Leo", "Mia", "Ned", "Oda", "Pia"];

/** Returns a name for each seat: the one that was typed in, or one that nobody else has. */
export function names(typed) {
  const given = typed.map((name) => name.trim());
  const free = USUAL.filter((name) => !given.includes(name));
  return given.map((name, seat) => {
    if (name !== "") {
      return name;
    }
    const usual = free.includes(USUAL[seat]) ? USUAL[seat] : free.find((each) => USUAL.indexOf(each) >= given.length);
    free.splice(free.indexOf(usual), 1);
    return usual ?? "";
  });
}
