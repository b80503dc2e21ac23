import { describe, expect, it } from 'vitest';
import { businessDate, instantAt } from '#time/index.js';
import { nfoCategoryOn, nfoCountdown, readNfoStatuses, sortNfos } from './rules.js';

const day = (of: number) => businessDate(`2026-08-${String(of).padStart(2, '0')}`);
const offer = { opens: day(10), closes: day(14), allotted: day(20) };

describe('nfoCategoryOn', () => {
  it.each([
    ['the day before it opens', 9, 2],
    ['its first day', 10, 1],
    ['its last day', 14, 1],
    ['the day after the close', 15, 3],
    ['the day before the allotment', 19, 3],
    ['the day of the allotment', 20, 4],
    ['later', 31, 4],
  ])('is on %s (%i August) %i', (_, today, category) => {
    expect(nfoCategoryOn(offer, day(today))).toBe(category);
  });

  it.each([
    [28, 3],
    [29, 4],
  ])('of an offer without a known allotment, closed on the 14th, is on %i August %i', (today, category) => {
    expect(nfoCategoryOn({ ...offer, allotted: null }, day(today))).toBe(category);
  });

  it('of an offer of one day is open on it alone', () => {
    const single = { opens: day(10), closes: day(10), allotted: day(11) };
    expect([9, 10, 11].map((today) => nfoCategoryOn(single, day(today)))).toEqual([2, 1, 4]);
  });
});

describe('nfoCountdown', () => {
  it.each([
    [7, '23:59', { next: 'opens', days: 3 }],
    [9, '23:59', { next: 'opens', days: 1 }],
    [10, '00:00', { next: 'closes', days: 4, takesSip: true }],
    [13, '18:00', { next: 'closes', days: 1, takesSip: true }],
    [14, '14:59', { next: 'closes', days: 0, takesSip: true }],
    [14, '15:00', { next: 'closes', days: 0, takesSip: false }],
    [14, '23:59', { next: 'closes', days: 0, takesSip: false }],
    [15, '00:00', null],
  ])('on %i August at %s is %j', (today, time, countdown) => {
    expect(nfoCountdown(offer, instantAt(day(today), time))).toEqual(countdown);
  });
});

describe('sortNfos', () => {
  const item = (schemeName: string, opens: number, closes: number, nfoCategory: 1 | 2 | 3 | 4 = 1) => {
    const [nfoOpenDate, nfoClousureDate] = [instantAt(day(opens)), instantAt(day(closes), '23:59')];
    return { schemeName, nfoCategory, nfoOpenDate, nfoClousureDate };
  };
  const nfos = [item('B', 3, 9), item('C', 1, 12), item('A', 3, 7)];
  const names = (sorted: readonly { readonly schemeName: string }[]) => sorted.map(({ schemeName }) => schemeName);

  it.each([
    ['launchEF', 'CAB'],
    ['launchFF', 'ABC'],
    ['closeEF', 'ABC'],
    ['closeFF', 'CBA'],
  ] as const)('by %s begins %s', (sort, order) => expect(names(sortNfos(nfos, sort)).join('')).toBe(order));

  it('without an order has what closes, opens or closed nearest first', () => {
    const order = (category: 1 | 2 | 3 | 4) =>
      names(sortNfos(nfos.map((nfo) => ({ ...nfo, nfoCategory: category })))).join('');
    expect(([1, 2, 3, 4] as const).map(order)).toEqual(['ABC', 'CAB', 'CBA', 'CBA']);
  });
});

describe('readNfoStatuses', () => {
  it('reads each group once and leaves out what is none', () => {
    expect(readNfoStatuses('open,closed-listed,open,toString,')).toEqual(['open', 'closed-listed']);
    expect(readNfoStatuses('')).toEqual([]);
  });
});
