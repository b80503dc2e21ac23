import { businessDateAt } from '@prosperx/core/time';
import { and, eq, inArray } from 'drizzle-orm';
import { type MandateRow, mandates } from '#db/schema/index.js';
import { groupBy } from '#kernel/group-by.js';
import type { Services } from '#kernel/services.js';
import { readDebitsOf } from '#records/sip/debit-of-sip.js';
import { liveSips } from '#records/sip/live-sips.js';
import { readOpenChanges } from '#records/sip/terms-ahead.js';
import { type UncoveredSip, uncoveredAfter } from './dependents.js';

const ofProfile = ({ profileId }: { readonly profileId: string }) => profileId;

/** Reads at once what says of each of some mandates which SIPs it leaves without AutoPay after its last day. */
export async function readUncovered(
  services: Pick<Services, 'db' | 'clock' | 'calendar' | 'providers'>,
  ending: readonly MandateRow[],
): Promise<(mandate: MandateRow) => UncoveredSip[]> {
  if (ending.length === 0) return () => [];
  const { db, clock, calendar } = services;
  const ids = [...new Set(ending.map(ofProfile))];
  const own = and(inArray(mandates.profileId, ids), eq(mandates.state, 'approved'));
  const approved = groupBy(await db.select().from(mandates).where(own), ofProfile);
  const live = groupBy(await liveSips(db, ...ids), ofProfile);
  const debitsOf = await readDebitsOf(services, ids);
  const changes = await readOpenChanges(db, calendar, ids);
  const today = businessDateAt(clock.now());
  return (mandate) => {
    const { profileId } = mandate;
    const facts = { debitOf: debitsOf(profileId), changes, calendar, today };
    return uncoveredAfter(mandate, approved.get(profileId) ?? [], live.get(profileId) ?? [], facts);
  };
}
