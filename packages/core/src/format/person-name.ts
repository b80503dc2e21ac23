const TITLES = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|shri|smt|sri|kumari|master|m\/s)(?:\.\s*|\s+))+/i;

/** Returns a person's name without the titles before it: "Dr. Smt. Anita Rao" becomes "Anita Rao"; of titles alone nothing is left. */
export function withoutTitles(name: string): string {
  return `${name.trim()} `.replace(TITLES, '').trim();
}

/** What some bear as a name, or as initials: "Kumari Selja", "Sri Devi", "MS Dhoni". */
const NAME_OR_TITLE = /^(?:MS|(?:[Kk]umari|KUMARI)|(?:[Ss]ri|SRI)|(?:[Mm]aster|MASTER))\s+\S+$/;

/**
 * Returns how a person is called: the first word of their name, which no title is. A name that is a title alone stays, and so do two words
 * of which the first may be a name, since what follows it may be their surname.
 */
export function firstNameOf(name: string): string {
  const whole = name.trim();
  return NAME_OR_TITLE.test(whole) ? whole : withoutTitles(name).split(/\s+/)[0] || name;
}
