import { describe, expect, it } from 'vitest';
import { instalmentOutcome, type OrderState } from '#order/states.js';
import { businessDate } from '#time/index.js';
import { countInstalments, failedInstalments, sipStatus } from './progress.js';

const LAST = businessDate('2027-03-10');

/** A SIP that has ended or goes on, whose instalments, newest first, have these states; `elsewhere` of them were not ordered here. */
const sip = (states: string, endedOn: typeof LAST | null = null, elsewhere = 0) => {
  const instalments = states.split(' ').map((state, index, all) => ({
    instalment: elsewhere + all.length - index,
    pxOrderNumber: `PX${elsewhere + all.length - index}`,
    orderedOn: LAST,
    outcome: instalmentOutcome(state as OrderState),
    remarks: '',
    allotment: null,
  }));
  return { endedOn, nextDate: null, instalmentsDone: instalments.length + elsewhere, instalments };
};

describe('countInstalments', () => {
  it.each([
    ['allotted', 0, { invested: 1, under_way: 0, failed: 0, skipped: 0 }],
    ['cancelled refused expired allotted', 0, { invested: 1, under_way: 0, failed: 3, skipped: 0 }],
    ['created unknown registered cancelling paid allotted', 0, { invested: 1, under_way: 5, failed: 0, skipped: 0 }],
    ['cancelled allotted', 20, { invested: 21, under_way: 0, failed: 1, skipped: 0 }],
  ])('counts %s, and %s ordered elsewhere', (states, elsewhere, counts) => {
    expect(countInstalments(sip(states, null, elsewhere))).toEqual(counts);
  });
});

describe('sipStatus', () => {
  it.each([
    ['allotted allotted', null, 'running'],
    ['cancelled allotted', null, 'running'],
    ['allotted allotted', LAST, 'completed'],
    ['cancelled cancelled allotted', LAST, 'ended'],
    ['paid cancelled allotted', LAST, 'running'],
  ] as const)('answers %s with its end on %s with %s', (states, endedOn, expected) => {
    expect(sipStatus(sip(states, endedOn))).toBe(expected);
  });

  it.each([
    ['allotted allotted', 'stopped'],
    ['cancelled allotted', 'ended'],
    ['paid allotted', 'running'],
  ] as const)('answers %s with its owner’s stop with %s', (states, expected) => {
    expect(sipStatus({ ...sip(states, LAST), isStopped: true })).toBe(expected);
  });
});

describe('failedInstalments', () => {
  const ended = { pxOrderNumber: 'PX1', sip: sip('cancelled cancelled allotted', LAST) };
  const running = { pxOrderNumber: 'PX1', sip: sip('cancelled allotted') };
  const sound = { pxOrderNumber: 'PX1', sip: sip('allotted allotted') };

  it('returns them for the orders with which their SIPs began', () => {
    expect(failedInstalments([ended, sound])).toEqual({ failed: 2, due: 3, isOver: true });
    expect(failedInstalments([ended, running])).toEqual({ failed: 3, due: 5, isOver: false });
  });

  it('returns null for a lumpsum, a SIP without any, and a later instalment', () => {
    expect(failedInstalments([{ pxOrderNumber: 'PX1', sip: null }, sound])).toBeNull();
    expect(failedInstalments([{ ...ended, pxOrderNumber: 'PX2' }])).toBeNull();
  });
});
