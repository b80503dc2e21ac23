import { describe, expect, it } from 'vitest';
import type { InstalmentOutcome } from './instalment-outcomes.js';
import { sipStand } from './sip-stand.js';

/** The instalments of a SIP by their outcomes, newest first. */
const of = (outcomes: string) => ({
  history: outcomes === '' ? [] : outcomes.split(' ').map((outcome) => ({ outcome: outcome as InstalmentOutcome })),
});

describe('sipStand', () => {
  it.each([
    ['completed', 2, 'invested invested', 'completed'],
    // before it was taken over, others were invested elsewhere
    ['completed', 12, 'invested', 'completed'],
    ['completed', 3, 'failed failed invested', 'ended'],
    ['completed', 2, 'under_way invested', 'finishing'],
    ['stopped', 2, 'invested invested', 'stopped'],
    ['stopped', 2, 'skipped invested', 'ended'],
    ['stopped', 0, '', 'stopped'],
    ['stopped', 0, 'failed', 'never_began'],
    ['stopped', 1, 'failed', 'ended'],
    ['running', 2, 'failed invested', 'running'],
  ] as const)('says of one that is %s after %s with %s: %s', (status, instalmentsDone, outcomes, stand) => {
    expect(sipStand({ status, instalmentsDone, hold: null, ...of(outcomes) })).toBe(stand);
  });

  it.each([
    ['unpaid', 'offer_withdrawn', 'offer_withdrawn'],
    ['unpaid', null, 'unpaid'],
    ['unpaid', undefined, 'unpaid'],
    ['waiting', 'cancelling', 'cancelling'],
    ['waiting', null, 'waiting'],
    ['running', 'expired', 'running'],
  ] as const)('says of one that is %s with %s in its way: %s', (status, hold, stand) => {
    expect(sipStand({ status, instalmentsDone: 0, hold, ...of('under_way') })).toBe(stand);
  });
});
