import type { Db } from '#db/db.js';
import { schemes } from '#db/schema/index.js';
import { deriveFigures } from './derive-figures.js';
import type { NavQuote } from './nav-source.js';
import { storeNavs } from './store-navs.js';

/** No fund doubles or halves in a day: a face value was changed or a figure is wrong, and a person must look at it. */
const LARGEST_STEP = 2;

export interface ImportResult {
  /** Schemes with a NAV that is new or was revised. */
  readonly changed: number;
  /** AMFI codes whose NAV jumped too far: not stored. */
  readonly held: readonly string[];
}

function jumps({ nav }: NavQuote, before: number | null): boolean {
  return before !== null && (nav > before * LARGEST_STEP || nav * LARGEST_STEP < before);
}

/** Takes over published NAVs of the schemes that are sold here. Units that were allotted keep their own NAV, whatever is revised. */
export async function importNavs(db: Db, quotes: readonly NavQuote[]): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    const known = await tx
      .select({ id: schemes.id, amfiCode: schemes.amfiCode, latestNav: schemes.latestNav })
      .from(schemes);
    const ours = new Map(known.map((scheme) => [scheme.amfiCode, scheme]));
    const held: string[] = [];
    const kept = quotes.flatMap((quote) => {
      const scheme = ours.get(quote.amfiCode);
      if (scheme === undefined) return [];
      if (jumps(quote, scheme.latestNav)) {
        held.push(quote.amfiCode);
        return [];
      }
      return [{ schemeId: scheme.id, date: quote.date, nav: quote.nav }];
    });
    const changed = await storeNavs(tx, kept);
    await deriveFigures(tx, changed);
    return { changed: changed.length, held };
  });
}
