import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate } from '#time/index.js';
import { ACTIVATION_BASE, activationDelay } from './activation.js';
import { checkMandateEnd, dueEndNotice, mandateEnd } from './dates.js';
import {
  isLateApproval,
  type MandateEvent,
  type MandateState,
  mandateTimeout,
  nextMandateCheck,
  nextMandateState,
} from './lifecycle.js';
import { MANDATE_METHODS } from './methods.js';
import { checkScan, SCAN_MAX_BYTES, scanTypeOf } from './scan.js';

const DAY = 86_400_000;

describe('nextMandateState', () => {
  /*
   *   created ⇄ unknown          the exchange answers the registration, or not
   *      │         │
   *      └────┬────┘
   *        authorised ──► pending ──► approved ──┐
   *           │              │                   │
   *           └── rejected, ended ──► rejected   │
   *           └── cancelled ─────────────────────┴──► cancelled
   */
  const table: readonly (readonly [MandateState, MandateEvent, MandateState | null])[] = [
    ['created', 'unanswered', 'unknown'],
    ['unknown', 'registered', 'created'],
    ['unknown', 'unanswered', null],
    ['created', 'registered', null],
    ['created', 'authorised', 'pending'],
    ['pending', 'authorised', null],
    ['created', 'approved', 'approved'],
    ['pending', 'approved', 'approved'],
    ['approved', 'approved', null],
    ['pending', 'rejected', 'rejected'],
    ['approved', 'rejected', null],
    ['pending', 'ended', 'rejected'],
    ['approved', 'ended', null],
    ['created', 'cancelled', 'cancelled'],
    ['approved', 'cancelled', 'cancelled'],
    ['rejected', 'cancelled', null],
    ['cancelled', 'approved', null],
    ['rejected', 'approved', null],
  ];
  it.each(table)('leads from %s by %s to %s', (state, event, next) => {
    expect(nextMandateState(state, event)).toBe(next);
  });

  it('never leaves an end, in whatever order a bank says what', () => {
    const events = fc.constantFrom<MandateEvent>(
      ...(['unanswered', 'registered', 'authorised', 'approved', 'rejected', 'cancelled', 'ended'] as const),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (sequence) => {
        let state: MandateState = 'created';
        for (const event of sequence) {
          const next = nextMandateState(state, event);
          if (state === 'rejected' || state === 'cancelled') expect(next).toBeNull();
          if (state === 'approved') expect([null, 'cancelled']).toContain(next);
          state = next ?? state;
        }
      }),
    );
  });

  it('leaves an approval that comes too late to be cancelled at the bank', () => {
    expect(isLateApproval('cancelled', 'approved')).toBe(true);
    expect(isLateApproval('rejected', 'authorised')).toBe(true);
    expect(isLateApproval('approved', 'approved')).toBe(false);
    expect(isLateApproval('cancelled', 'rejected')).toBe(false);
  });
});

describe('mandateTimeout and nextMandateCheck', () => {
  it('ask the bank of an open mandate until its time is over, whatever the method', () => {
    for (const method of MANDATE_METHODS) {
      for (const authorisedAt of [null, 2 * DAY]) {
        const mandate = { method, state: 'pending' as const, createdAt: DAY, authorisedAt };
        const end = mandateTimeout(mandate)!;
        let [at, asked] = [mandate.createdAt, 0];
        while (at < end && asked < 1_000) {
          const next = nextMandateCheck(mandate, at)!;
          expect(next).toBeGreaterThan(at);
          [at, asked] = [next, asked + 1];
        }
        expect(at).toBe(end);
      }
    }
  });

  it('wait for a bank longer than it is promised to take', () => {
    const waits = (method: 'netBanking' | 'paper') =>
      mandateTimeout({ method, state: 'pending', createdAt: 0, authorisedAt: 0 })! / DAY;
    expect(waits('netBanking')).toBeGreaterThan(3);
    expect(waits('paper')).toBeGreaterThan(20);
  });

  it('ask nothing about a mandate that is decided', () => {
    for (const state of ['approved', 'rejected', 'cancelled'] as const)
      expect(nextMandateCheck({ method: 'paper', state, createdAt: 0, authorisedAt: null }, DAY)).toBeNull();
  });
});

describe('activationDelay', () => {
  it.each([
    [0, 0, ACTIVATION_BASE, 120_000],
    [0, 50_000, ACTIVATION_BASE, 70_000],
    [0, 119_999, ACTIVATION_BASE, 1],
    [0, 120_000, ACTIVATION_BASE, 0],
    [0, 900_000, ACTIVATION_BASE, 0],
    [60_000, 0, ACTIVATION_BASE, 120_000],
    [0, 0, 0, 0],
  ])('of a mandate made at %s is, at %s with a base of %s, %s', (created, now, base, delay) => {
    expect(activationDelay(created, now, base)).toBe(delay);
  });
});

describe('mandateEnd', () => {
  it.each([
    ['2036-11-16', '2036-11-16'],
    [null, '2056-11-16'],
  ])('ends a mandate of 16 November 2026 for which %s was chosen on %s', (chosen, end) => {
    expect(mandateEnd(businessDate('2026-11-16'), chosen === null ? null : businessDate(chosen))).toBe(end);
  });
});

describe('checkMandateEnd', () => {
  it.each([
    [null, null],
    ['2026-11-16', 'mandate_end_past'],
    ['2026-11-17', null],
    ['2056-11-16', null],
    ['2056-11-17', 'mandate_end_too_late'],
  ])('answers a mandate of 16 November 2026 that ends on %s with %s', (end, code) => {
    expect(checkMandateEnd(end === null ? null : businessDate(end), businessDate('2026-11-16'))).toBe(code);
  });
});

describe('checkScan and scanTypeOf', () => {
  it.each([
    [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    [[0x49, 0x49, 0x2a, 0x00], 'image/tiff'],
    [[0x4d, 0x4d, 0x00, 0x2a], 'image/tiff'],
    [[0x89, 0x50, 0x4e, 0x47], null],
    [[0x25, 0x50, 0x44, 0x46], null],
    [[0x49, 0x49, 0x2a], null],
    [[], null],
  ])('read a file that begins with %j as %s', (head, type) => {
    expect(scanTypeOf(Uint8Array.from(head))).toBe(type);
  });

  it('take fewer than 2,000,000 bytes', () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff]);
    expect(checkScan(jpeg, SCAN_MAX_BYTES - 1)).toBeNull();
    expect(checkScan(jpeg, SCAN_MAX_BYTES)).toBe('mandate_scan_too_large');
    expect(checkScan(jpeg, 0)).toBe('mandate_scan_too_large');
    expect(checkScan(Uint8Array.from([0x25, 0x50]), 10)).toBe('mandate_scan_too_large');
  });
});

describe('dueEndNotice', () => {
  it.each([
    ['2026-10-20', null, null],
    ['2026-10-21', null, 60],
    ['2026-11-19', null, 60],
    ['2026-11-20', 30, 30],
    ['2026-12-12', 30, 30],
    ['2026-12-13', 7, 7],
    ['2026-12-20', 7, 7],
    ['2026-12-21', null, null],
  ])(
    'of a mandate whose last day is 20 December, on %s: %s, and %s where SIPs are bound to it',
    (today, notice, bound) => {
      const due = (isBound: boolean) => dueEndNotice(businessDate('2026-12-20'), businessDate(today), isBound);
      expect([due(false), due(true)]).toEqual([notice, bound]);
    },
  );
});
