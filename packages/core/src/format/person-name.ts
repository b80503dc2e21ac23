const TITLES = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|shri|smt|sri|kumari|master|m\/s)(?:\.\s*|\s+))+/i;

/** Returns a person's name without the titles before it: "Dr. Smt. Anita Rao" becomes "Anita Rao"; of titles alone nothing is left. */
export function withoutTitles(name: string): string {
  return `${name.trim()} `.replace(TITLES, '').trim();
}

/** Returns the word by which a person is called: the first of their name, which no title is. A name that is a title alone stays. */
export function firstNameOf(name: string): string {
  return withoutTitles(name).split(/\s+/)[0] || name;
}
