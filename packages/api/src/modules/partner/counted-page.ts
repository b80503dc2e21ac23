const LONGEST_PAGE = 200;

/** Parts of a path that may name a person or a single visit: with an @ or six digits, or long and of letters and digits as ids are. */
const isPrivate = (part: string) =>
  part.includes('@') || /\d{6}/.test(part) || (part.length >= 20 && /\d/.test(part) && !part.includes('-'));

const UUID = /^[\da-f]{8}-[\da-f]{4}-/i;

const readable = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Returns a page as it is counted: origin and path, without what follows `?` or `#`, with `*` for each part that may name a person.
 * null: it is no address of a page on the web.
 */
export function countedPage(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const parts = pathname.split('/').map((part) => (isPrivate(readable(part)) || UUID.test(part) ? '*' : part));
  return `${origin}${parts.join('/')}`.slice(0, LONGEST_PAGE);
}
