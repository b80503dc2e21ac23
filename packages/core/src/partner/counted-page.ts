const LONGEST_PAGE = 200;

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-/i;
const PAN = /[a-z]{5}\d{4}[a-z]/i;
/** As blogs begin an address. */
const DATE = /\b20\d\d-\d\d(-\d\d)?\b/g;
const LONG = 16;

/** A piece of letters and digits, as ids and tokens are; words with a year are none. */
const isMixed = (piece: string) => piece.length >= 6 && /[a-z]/i.test(piece) && /\d/.test(piece);

/** Parts of a path that may name a person or a single visit: with an @ or a sign of parameters, a PAN, six digits however they are grouped, or an id. What reads as words is kept, a name in words too. */
function isPrivate(part: string): boolean {
  const plain = part.replace(DATE, '').replace(/[-\s._]/g, '');
  if (/[@;=%]/.test(part) || PAN.test(plain) || /\d{6}/.test(plain) || UUID.test(part)) return true;
  return part.length >= LONG && part.split(/[-_.]/).some(isMixed);
}

/** As people read it, however often it was encoded. */
function readable(part: string, left = 4): string {
  try {
    const once = decodeURIComponent(part);
    return once === part || left === 0 ? once : readable(once, left - 1);
  } catch {
    return part;
  }
}

/** The address of a page, as `URL` takes it apart. */
interface PageAddress {
  readonly protocol: string;
  readonly origin: string;
  readonly pathname: string;
}

/**
 * Returns a page as it is counted: origin and path, without what follows `?` or `#`, with `*` for each part that may name a person.
 * null: it is no page on the web.
 */
export function countedPage({ protocol, origin, pathname }: PageAddress): string | null {
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const parts = pathname.split('/').map((part) => (isPrivate(readable(part)) ? '*' : part));
  return `${origin}${parts.join('/')}`.slice(0, LONGEST_PAGE);
}
