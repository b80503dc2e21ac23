const TITLES = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|shri|smt|sri|kumari|master|m\/s)(?:\.\s*|\s+))+/i;

/** Returns a person's name without the titles before it: "Dr. Smt. Anita Rao" becomes "Anita Rao"; of titles alone nothing is left. */
export function withoutTitles(name: string): string {
  return `${name.trim()} `.replace(TITLES, '').trim();
}

/** What some bear as a name, or as initials, before one more word: "Kumari Selja", "Sri Devi", "MS Dhoni". */
const NAME_OR_TITLE = /(?:^|[\s.])((?:MS|(?:[Kk]umari|KUMARI)|(?:[Ss]ri|SRI)|(?:[Mm]aster|MASTER))\s+\S+)$/;

/** Returns the last two words of a name that has titles alone before the last, of which the one next to it may be a name; else null. */
function nameOrTitleOf(name: string): string | null {
  const [whole, pair] = NAME_OR_TITLE.exec(name) ?? [];
  return whole && pair && withoutTitles(name.slice(0, -pair.length)) === '' ? pair : null;
}

/** Returns each name that may be meant: without titles, and with what may be one: "Smt Kumari Selja" is "Selja" or "Kumari Selja". */
export function namesMeant(name: string): readonly string[] {
  const pair = nameOrTitleOf(name.trim());
  return pair === null ? [withoutTitles(name)] : [withoutTitles(name), pair];
}

/**
 * Returns how a person is called: the first word of their name, which no title is. A name that is a title alone stays, and so do two words
 * of which the first may be a name, since what follows it may be their surname: "Dr Kumari Selja" is called "Kumari Selja".
 */
export function firstNameOf(name: string): string {
  return nameOrTitleOf(name.trim()) ?? (withoutTitles(name).split(/\s+/)[0] || name);
}
