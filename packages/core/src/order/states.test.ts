import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.js';
import {
  isFinalOrderState,
  isOpenOrderState,
  nextOrderState,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  statusOf,
} from './states.js';

const run = (...events: readonly OrderEvent[]) => events.reduce<OrderState>(nextOrderState, 'created');
const events = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 12 });

/** How far along a state is; nothing may ever lower it. */
const progress: Readonly<Record<OrderState, number>> = {
  created: 0,
  unknown: 1,
  registered: 2,
  cancelling: 3,
  paid: 3,
  allotted: 4,
  sip_registered: 4,
  refused: 4,
  expired: 4,
  cancelled: 4,
};

describe('nextOrderState', () => {
  it('goes from created to allotted', () => {
    expect(run('accepted')).toBe('registered');
    expect(run('accepted', 'paid')).toBe('paid');
    expect(run('accepted', 'paid', 'allotted')).toBe('allotted');
  });

  it('survives a lost answer', () => {
    expect(run('unanswered')).toBe('unknown');
    expect(run('unanswered', 'accepted', 'paid', 'allotted')).toBe('allotted');
    expect(run('unanswered', 'refused')).toBe('refused');
  });

  it('neither expires nor cancels an order that the exchange may have', () => {
    expect(run('unanswered', 'expired')).toBe('unknown');
    expect(run('unanswered', 'cancelled')).toBe('unknown');
  });

  it('accepts call-backs that come out of order', () => {
    expect(run('accepted', 'allotted', 'paid')).toBe('allotted');
    expect(run('unanswered', 'paid', 'accepted')).toBe('paid');
  });

  it('leaves an order that is over as it is', () => {
    expect(run('accepted', 'expired', 'paid')).toBe('expired');
    expect(run('accepted', 'cancelled', 'accepted', 'paid', 'allotted')).toBe('cancelled');
    expect(run('accepted', 'paid', 'cancelled')).toBe('paid');
  });

  it('is over at the exchange’s word alone once it was asked to let go, and is what it was where it does not', () => {
    expect(run('accepted', 'withdrawn')).toBe('cancelling');
    expect(run('accepted', 'withdrawn', 'paid')).toBe('cancelling');
    expect(run('accepted', 'withdrawn', 'cancelled')).toBe('cancelled');
    expect(run('accepted', 'withdrawn', 'expired')).toBe('expired');
    expect(run('accepted', 'withdrawn', 'kept', 'paid')).toBe('paid');
  });

  it('keeps the request to cancel an order that the exchange has not answered for yet', () => {
    for (const before of [[], ['unanswered']] as const) {
      expect(run(...before, 'withdrawn')).toBe('cancelling');
      expect(run(...before, 'withdrawn', 'unanswered')).toBe('cancelling');
      expect(run(...before, 'withdrawn', 'accepted', 'paid')).toBe('cancelling');
      expect(run(...before, 'withdrawn', 'accepted', 'cancelled')).toBe('cancelled');
      expect(run(...before, 'withdrawn', 'refused')).toBe('refused');
    }
  });

  it('ends an order that only begins a SIP once that is registered, and no other', () => {
    expect(run('unanswered', 'sip_registered')).toBe('sip_registered');
    expect(run('sip_registered')).toBe('created');
    expect(run('accepted', 'sip_registered')).toBe('registered');
  });

  it('accepts no money for an order that was never registered', () => {
    expect(run('paid')).toBe('created');
    expect(run('allotted')).toBe('created');
  });

  // Trust M6: 20,000 random sequences of events over the rules of an order
  it('only moves forward, and an event that comes twice changes nothing more', () => {
    fc.assert(
      fc.property(events, (happened) => {
        let state: OrderState = 'created';
        for (const event of happened) {
          const next = nextOrderState(state, event);
          if (next !== state && event !== 'kept') expect(progress[next]).toBeGreaterThan(progress[state]);
          expect(nextOrderState(next, event)).toBe(next);
          state = next;
        }
      }),
      runs(20_000),
    );
  });

  it('leaves final states alone and no other', () => {
    for (const state of ORDER_STATES) {
      const moves = ORDER_EVENTS.some((event) => nextOrderState(state, event) !== state);
      expect(isFinalOrderState(state)).toBe(!moves);
    }
  });
});

describe('isOpenOrderState', () => {
  it('returns true until exchange and payer have decided', () => {
    expect(ORDER_STATES.filter(isOpenOrderState)).toEqual(['created', 'unknown', 'registered', 'cancelling']);
  });
});

describe('statusOf', () => {
  it('returns PENDING while the exchange has not answered, VALID while it has the order', () => {
    expect(ORDER_STATES.map(statusOf)).toEqual([
      'PENDING',
      'PENDING',
      'VALID',
      'PENDING',
      'VALID',
      'VALID',
      'VALID',
      'INVALID',
      'INVALID',
      'INVALID',
    ]);
  });
});
