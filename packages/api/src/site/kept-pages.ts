import { createHash } from 'node:crypto';
import { compress, QUICK } from '#http/compressed.js';
import type { PageContent } from './page-renderer.js';

/** A page that is ready to be sent. */
export interface KeptPage {
  /** The page in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same compressed by brotli. */
  readonly compressed: Uint8Array<ArrayBuffer>;
  /** Changes with the content. */
  readonly tag: string;
  /** What its policy allows; null: it has no content, and the next reader may have better luck. */
  readonly inline: PageContent['inline'] | null;
  readonly kind: PageKind;
}

/** Whose page it is, as its head says. */
export type PageKind = 'everybody' | 'own' | 'unknown';

export async function finishPage(html: string, inline: KeptPage['inline'], kind: PageKind): Promise<KeptPage> {
  const bytes = new TextEncoder().encode(html);
  const compressed = await compress(bytes, 'br', QUICK);
  const tag = `"${createHash('sha256').update(compressed).digest('base64url')}"`;
  return { bytes, compressed, tag, inline, kind };
}

/** Bytes that all kept pages take at most. */
const MOST = 64 * 1024 * 1024;

/**
 * Keeps what was worked out: once for all who ask at the same time, and for as long as `version` stays the same; null: nobody can say what it
 * is, since the database does not answer, and what is kept is better than nothing. What was not asked for longest goes first.
 */
export function keptPages() {
  const pages = new Map<string, { readonly version: string; readonly page: Promise<KeptPage> }>();
  const sizes = new Map<string, number>();
  let held = 0;

  const forget = (key: string) => {
    pages.delete(key);
    held -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };
  const count = (key: string, { bytes, compressed }: KeptPage) => {
    const size = bytes.length + compressed.length;
    held += size - (sizes.get(key) ?? 0);
    sizes.set(key, size);
    for (const oldest of pages.keys()) {
      if (held <= MOST) break;
      forget(oldest);
    }
  };

  return (key: string, version: string | null, make: () => Promise<KeptPage>): Promise<KeptPage> => {
    const known = pages.get(key);
    if (known && (version === null || known.version === version)) {
      pages.delete(key);
      pages.set(key, known);
      return known.page;
    }
    if (known) forget(key);
    const made = make();
    // one of a minute ago is better than none
    const kept = { version: version ?? '', page: known ? made.catch(() => known.page) : made };
    pages.set(key, kept);
    kept.page.then(
      (page) => pages.get(key) === kept && (page.inline ? count(key, page) : forget(key)),
      () => pages.get(key) === kept && forget(key),
    );
    return kept.page;
  };
}
