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

/** A page, or what will be one soon. */
type Coming = KeptPage | Promise<KeptPage>;

interface Entry {
  readonly version: string;
  page: Coming;
}

/**
 * Keeps what was worked out: once for all who ask at the same time, and for as long as `version` stays the same; null: nobody can say what it
 * is, since the database does not answer, and what is kept is better than nothing. What was not asked for longest goes first.
 */
export function keptPages() {
  const pages = new Map<string, Entry>();
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

  return {
    /** Returns the page of a version: at once where it is kept, soon where it is worked out; undefined where nobody has begun to. */
    find: (key: string, version: string | null): Coming | undefined => {
      const known = pages.get(key);
      if (!known || (version !== null && known.version !== version)) return undefined;
      pages.delete(key);
      pages.set(key, known);
      return known.page;
    },
    /** Keeps a page that somebody has begun to work out. */
    keep: (key: string, version: string | null, made: Promise<KeptPage>): Promise<KeptPage> => {
      const known = pages.get(key);
      if (known) forget(key);
      // one of a minute ago is better than none
      const coming = known ? made.catch(() => known.page) : made;
      const kept: Entry = { version: version ?? '', page: coming };
      pages.set(key, kept);
      coming.then(
        (page) => {
          if (pages.get(key) !== kept) return;
          if (!page.inline) return forget(key);
          kept.page = page;
          count(key, page);
        },
        () => pages.get(key) === kept && forget(key),
      );
      return coming;
    },
  };
}
