import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { businessDate, instantAt } from '#time/index.js';
import { nfoPage } from './place.js';
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

  it('of an offer that was withdrawn is closed', () => {
    expect(nfoCategoryOn({ ...offer, withdrawn: day(12) }, day(13))).toBe(3);
  });

  it('of an offer of one day is open on it alone', () => {
    const single = { opens: day(10), closes: day(10), allotted: day(11) };
    expect([9, 10, 11].map((today) => nfoCategoryOn(single, day(today)))).toEqual([2, 1, 4]);
  });
});

describe('nfoCountdown', () => {
  const withSip = { minimumSipAmount: rupees(500) };
  const withoutSip = { minimumSipAmount: null };

  it.each([
    [7, '23:59', withSip, { next: 'opens', days: 3 }],
    [9, '23:59', withSip, { next: 'opens', days: 1 }],
    [10, '00:00', withSip, { next: 'closes', days: 4, takes: 'SIP' }],
    [13, '18:00', withSip, { next: 'closes', days: 1, takes: 'SIP' }],
    [14, '14:59', withSip, { next: 'closes', days: 0, takes: 'SIP' }],
    [14, '14:59', withoutSip, { next: 'closes', days: 0, takes: 'LUMPSUM' }],
    [14, '14:59', null, { next: 'closes', days: 0, takes: null }],
    [14, '15:00', withSip, { next: 'closes', days: 0, takes: 'LUMPSUM' }],
    [14, '23:59', withSip, { next: 'closes', days: 0, takes: 'LUMPSUM' }],
    [14, '23:59', null, { next: 'closes', days: 0, takes: null }],
    [15, '00:00', withSip, null],
  ])('on %i August at %s, ordered by %j, is %j', (today, time, order, countdown) => {
    expect(nfoCountdown(offer, order, instantAt(day(today), time))).toEqual(countdown);
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

describe('nfoPage', () => {
  const named = {
    schemeName: 'ASK Liquid/Cash Fund',
    encryptedSchemeId: 'nfo_1',
    nfoCategory: 1,
    category: 'Liquid Fund',
  } as const;
  const kind = { category: 'Money Market/Liquid', subCategory: 'Liquid' } as const;
  const page = (parts: object) =>
    nfoPage({ ...named, fund: null, order: null, ...parts } as Parameters<typeof nfoPage>[0]);

  it('is named by scheme and kind, with spaces and slashes as hyphens, and has the type of the offer', () => {
    expect(page({ order: kind })).toEqual({
      to: '/mutual-fund-detail/ASK-Liquid-Cash-Fund-Money-Market-Liquid-Liquid',
      params: { schemeId: 'nfo_1', nfoType: 1 },
    });
    expect(page({}).to).toBe('/mutual-fund-detail/ASK-Liquid-Cash-Fund-Liquid-Fund');
  });

  it('is that of the fund once there is one', () => {
    const fund = { ...kind, schemeName: 'ASK Cash', encryptedSchemeId: 'sch_1' };
    expect(page({ fund, nfoCategory: 4 })).toEqual({
      to: '/mutual-fund-detail/ASK-Cash-Money-Market-Liquid-Liquid',
      params: { schemeId: 'sch_1', nfoType: 4 },
    });
  });
});

describe('readNfoStatuses', () => {
  it('reads each group once and leaves out what is none', () => {
    expect(readNfoStatuses('open,closed-listed,open,toString,')).toEqual(['open', 'closed-listed']);
    expect(readNfoStatuses('')).toEqual([]);
  });
});
