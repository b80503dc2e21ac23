import { businessDate, businessDateAt, daysBetween, type Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { storeNfos } from '#modules/nfo/import-nfos.js';
import { nfoFileOf } from '#modules/nfo/nfo-file.js';
import { SANDBOX_START } from '#sandbox/sandbox-clock.js';
import facts from './nfos.json' with { type: 'json' };

/** The day that the sandbox's first one stands for: a Monday too, on which every group of offers has some. */
const SEEN_ON = businessDate('2026-08-17');

/** Whole weeks, so that each offer opens and closes on its own day of the week. */
export const NFO_MOVED_DAYS = daysBetween(SEEN_ON, businessDateAt(SANDBOX_START));

/** Real offers: facts that scripts/extract-nfos.ts takes from the reference data. */
export const sandboxNfos = nfoFileOf(facts);

/** Puts the sandbox's new fund offers there, their dates moved to its time and marked as moved. */
export async function seedNfos(db: Db, now: Instant): Promise<void> {
  await storeNfos(db, sandboxNfos, now, NFO_MOVED_DAYS);
}
