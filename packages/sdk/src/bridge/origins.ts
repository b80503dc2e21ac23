/** What a frame knows about the page around it. */
export interface EmbedderInfo {
  /** `location.ancestorOrigins`, nearest first; undefined where the browser has none. */
  readonly ancestors: ArrayLike<string> | undefined;
  /** `document.referrer` */
  readonly referrer: string;
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}

/**
 * An http(s) origin exactly as browsers spell it: lower case, punycode, no default port, no path, no user. The characters
 * are looked at too, because "https://*" is a host for the URL parser.
 */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.[\]:-]+$/.test(text) && originOf(text) === text;
}

/** The page's real origin as far as the browser tells: the nearest ancestor, else where the frame was opened from. */
const realParent = ({ ancestors, referrer }: EmbedderInfo): string | undefined => ancestors?.[0] ?? originOf(referrer);

/** Returns whom a public widget greets: the origin its address claims in `?parent=`, if that is the page around it; else nobody. */
export function publicOrigins(claimed: string | null, embedder: EmbedderInfo): readonly string[] {
  return claimed !== null && isOrigin(claimed) && claimed === realParent(embedder) ? [claimed] : [];
}

/**
 * Returns whom a private widget greets: the origins that the server wrote into the page for this partner, compared letter by
 * letter, and of these the page's real one where the browser tells it. Patterns are not origins and match nothing.
 */
export function privateOrigins(registered: readonly string[], { ancestors }: EmbedderInfo): readonly string[] {
  const exact = registered.filter(isOrigin);
  return ancestors ? exact.filter((origin) => origin === ancestors[0]) : exact;
}
