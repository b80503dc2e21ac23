import { describe, expect, it } from 'vitest';
import { ORDER_STATES, PAYMENT_STATES } from './states.js';
import { orderTimeline } from './timeline.js';

describe('orderTimeline', () => {
  it.each([
    ['created', 'unpaid', null, 'placed done, accepted now, paid ahead, allotted ahead'],
    ['unknown', 'unpaid', null, 'placed done, accepted now, paid ahead, allotted ahead'],
    ['refused', 'unpaid', null, 'placed done, accepted failed'],
    ['refused', 'unpaid', '1', 'placed done, accepted done, paid failed'],
    ['cancelled', 'unpaid', null, 'placed done, accepted failed'],
    ['cancelled', 'unpaid', '1', 'placed done, accepted done, paid failed'],
    ['registered', 'unpaid', '1', 'placed done, accepted done, paid now, allotted ahead'],
    ['registered', 'processing', '1', 'placed done, accepted done, paid now, allotted ahead'],
    ['registered', 'failed', '1', 'placed done, accepted done, paid failed, allotted ahead'],
    ['cancelling', 'unpaid', '1', 'placed done, accepted done, paid now, allotted ahead'],
    ['expired', 'unpaid', '1', 'placed done, accepted done, paid failed'],
    ['cancelled', 'failed', '1', 'placed done, accepted done, paid failed'],
    ['paid', 'paid', '1', 'placed done, accepted done, paid done, allotted now'],
    ['refused', 'paid', '1', 'placed done, accepted done, paid done, allotted failed'],
    ['refused', 'refund_due', '1', 'placed done, accepted done, paid done, allotted failed'],
    ['expired', 'refunded', '1', 'placed done, accepted done, paid done, allotted failed'],
    ['allotted', 'paid', '1', 'placed done, accepted done, paid done, allotted done'],
    ['created', 'not_due', null, 'placed done, accepted now'],
    ['sip_registered', 'not_due', null, 'placed done, accepted done'],
    ['expired', 'not_due', null, 'placed done, accepted failed'],
  ] as const)(
    'shows an order that is %s and %s, with the number %s, as %s',
    (state, paymentState, bseOrderNumber, expected) => {
      const entries = orderTimeline({ state, paymentState, bseOrderNumber });
      expect(entries.map((entry) => `${entry.step} ${entry.state}`).join(', ')).toBe(expected);
    },
  );

  it('never has two steps that are now, nor one that is done behind one that is not', () => {
    for (const state of ORDER_STATES) {
      for (const paymentState of PAYMENT_STATES) {
        for (const bseOrderNumber of [null, '1']) {
          const states = orderTimeline({ state, paymentState, bseOrderNumber }).map((entry) => entry.state);
          expect(states.filter((each) => each === 'now' || each === 'failed').length).toBeLessThanOrEqual(1);
          expect(states.join().replace(/^(done,?)*/, '')).not.toContain('done');
        }
      }
    }
  });
});
