import { isOrigin } from '@prosperx/core/http';

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

/** Says whether a text is the origin of a page, and no pattern of several. */
const isPageOrigin = (text: string) => isOrigin(text, originOf(text));

/** The page's real origin as far as the browser tells: the nearest ancestor, else where the frame was opened from. */
const realParent = ({ ancestors, referrer }: EmbedderInfo): string | undefined => ancestors?.[0] ?? originOf(referrer);

/** Returns whom a public widget greets: the origin its address claims in `?parent=`, if that is the page around it; else nobody. */
export function publicOrigins(claimed: string | null, embedder: EmbedderInfo): readonly string[] {
  return claimed !== null && isPageOrigin(claimed) && claimed === realParent(embedder) ? [claimed] : [];
}

/**
 * Returns whom a private widget greets: the origins that the server wrote into the page for this partner, compared letter by
 * letter, and of these the page's real one where the browser tells it. Patterns are not origins and match nothing.
 */
export function privateOrigins(registered: readonly string[], { ancestors }: EmbedderInfo): readonly string[] {
  const exact = registered.filter(isPageOrigin);
  return ancestors ? exact.filter((origin) => origin === ancestors[0]) : exact;
}
