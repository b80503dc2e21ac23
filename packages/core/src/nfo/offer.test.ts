import { describe, expect, it } from 'vitest';
import { nav, rupees } from '#money/index.js';
import { isNfoOrder } from '#order/nav-date.js';
import { businessDate, instantAt } from '#time/business-date.js';
import { EXCHANGE_HOLIDAYS, exchangeCalendar } from '#time/calendar.js';
import {
  firstNavOf,
  nfoAllotmentDate,
  nfoListedOn,
  nfoOrderError,
  nfoPaymentDeadline,
  nfoReminderAt,
  startsAtTen,
} from './offer.js';

const day = (text: string) => businessDate(`2026-11-${text}`);
const at = (text: string) => {
  const [date = '', time] = text.split(' ');
  return instantAt(day(date), time);
};
const offer = { opens: day('06'), closes: day('20'), allotted: day('30'), withdrawn: null };

describe('nfoOrderError', () => {
  it.each([
    ['05 23:59', 'nfo_not_open', 'nfo_not_open'],
    ['06 00:00', null, null],
    ['20 14:59', null, null],
    ['20 15:00', null, 'nfo_sip_closed'],
    ['20 23:59', null, 'nfo_sip_closed'],
    ['21 00:00', 'nfo_closed', 'nfo_closed'],
    ['29 23:59', 'nfo_closed', 'nfo_closed'],
    ['30 00:00', null, null],
  ])('at %s says %s of a lumpsum and %s of a SIP', (now, single, monthly) => {
    expect([nfoOrderError(offer, 'LUMPSUM', at(now)), nfoOrderError(offer, 'SIP', at(now))]).toEqual([single, monthly]);
  });

  it('says of one that is withdrawn the same on every day', () => {
    const withdrawn = { ...offer, withdrawn: day('12') };
    for (const now of ['05 10:00', '10 10:00', '25 10:00', '30 10:00'])
      expect(nfoOrderError(withdrawn, 'LUMPSUM', at(now))).toBe('nfo_withdrawn');
  });
});

describe('an offer that is allotted on its last day', () => {
  const cash = { ...offer, allotted: offer.closes };

  it('takes orders until that is over, and is a fund like any other from the next day on', () => {
    expect(nfoListedOn(cash)).toBe('2026-11-21');
    expect(nfoListedOn(offer)).toBe('2026-11-30');
    const errors = ['20 14:59', '20 23:59', '21 00:00'].map((now) => nfoOrderError(cash, 'SIP', at(now)));
    expect(errors).toEqual([null, 'nfo_sip_closed', null]);
  });
});

describe('a unit of an offer', () => {
  it('costs ₹10 where nobody says otherwise, as of every kind of scheme but those that keep cash', () => {
    expect(firstNavOf({})).toBe(nav(10));
    expect(firstNavOf({ faceValue: rupees(1_000) })).toBe(nav(1_000));
    expect(['Mid Cap', 'Arbitrage', 'Short Duration'].every(startsAtTen)).toBe(true);
    expect(['Liquid', 'Overnight', 'Money Market'].some(startsAtTen)).toBe(false);
  });
});

describe('an order within an offer', () => {
  it('is one of its days, paid by midnight of the last, and reminded of on the morning of the day before', () => {
    expect([isNfoOrder(offer, at('20 23:59')), isNfoOrder(offer, at('21 00:00'))]).toEqual([true, false]);
    expect(nfoPaymentDeadline(offer)).toBe(at('21 00:00'));
    expect(nfoReminderAt(offer)).toBe(at('19 10:00'));
  });

  it('is allotted on the day that is announced, else five working days after the close', () => {
    const calendar = exchangeCalendar(EXCHANGE_HOLIDAYS);
    expect(nfoAllotmentDate({ closes: day('20'), allotted: day('26') }, calendar)).toBe('2026-11-26');
    // the 24th is a holiday
    expect(nfoAllotmentDate({ closes: day('20'), allotted: null }, calendar)).toBe('2026-11-30');
  });
});
