import type { Order } from '#order/index.js';
import type { InstalmentOutcome } from './instalment-outcomes.js';
import type { SipProgress } from './schemas.js';

type Described = Pick<SipProgress, 'endedOn' | 'instalmentsDone' | 'isStopped'> & {
  readonly instalments: readonly { readonly outcome: InstalmentOutcome }[];
};

/** Counts the instalments that have fallen due by their outcome. One without an order here was invested before the SIP was taken over. */
export function countInstalments({
  instalmentsDone,
  instalments,
}: Pick<Described, 'instalmentsDone' | 'instalments'>): Record<InstalmentOutcome, number> {
  const count = (wanted: InstalmentOutcome) => instalments.filter(({ outcome }) => outcome === wanted).length;
  const [under_way, failed, skipped] = [count('under_way'), count('failed'), count('skipped')];
  return { invested: instalmentsDone - under_way - failed - skipped, under_way, failed, skipped };
}

/** Returns the status of a SIP: `completed` once its last instalment is over and all were invested, `stopped` where its owner wanted no more of them, `ended` where some that fell due were not invested. */
export function sipStatus(sip: Described): 'running' | 'completed' | 'stopped' | 'ended' {
  return sip.endedOn === null ? 'running' : statusOnceOver(sip);
}

/** Returns the status of a SIP of which no instalment follows. */
export function statusOnceOver(sip: Omit<Described, 'endedOn'>): ReturnType<typeof sipStatus> {
  const { under_way, failed, skipped } = countInstalments(sip);
  if (under_way > 0) return 'running';
  if (failed + skipped > 0) return 'ended';
  return sip.isStopped === true ? 'stopped' : 'completed';
}

/** The failed instalments of the SIPs that began with some orders, the number that fell due, and whether those SIPs are over. */
export interface FailedInstalments {
  readonly failed: number;
  readonly due: number;
  readonly isOver: boolean;
}

/**
 * Returns the failed instalments to show with the orders with which SIPs began, besides their own units; null where no instalment failed.
 * A later instalment shows only its own failure.
 */
export function failedInstalments(orders: readonly Pick<Order, 'pxOrderNumber' | 'sip'>[]): FailedInstalments | null {
  const sips = orders.flatMap(({ sip, pxOrderNumber }) => {
    const isFirst = sip?.instalments.some((each) => each.instalment === 1 && each.pxOrderNumber === pxOrderNumber);
    return sip && isFirst && countInstalments(sip).failed > 0 ? sip : [];
  });
  if (sips.length === 0) return null;
  return {
    failed: sips.reduce((sum, sip) => sum + countInstalments(sip).failed, 0),
    due: sips.reduce((sum, { instalmentsDone }) => sum + instalmentsDone, 0),
    isOver: sips.every((sip) => sipStatus(sip) === 'ended'),
  };
}
