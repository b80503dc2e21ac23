import { getExchangeHolidays } from '@prosperx/core/fund';
import { businessDate } from '@prosperx/core/time';
import { afterEach, describe, expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { auditEntries, exchangeHolidays } from '#db/schema/index.js';
import { StartError } from '#db/start-error.js';
import { createCalendar, readCalendar } from '#kernel/calendar.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { calendarLines, importHolidays, readHolidays } from './import-holidays.js';

const OF_2027 = `Holiday,Date,Day
Republic Day,26-Jan-2027,Tuesday
Holi;2027-03-22;Monday
Maharashtra Day,01-May-2027,Saturday
`;

describe('readHolidays', () => {
  it('reads dates of either kind with their names, and leaves weekends out', () => {
    expect(readHolidays(OF_2027)).toEqual([
      { date: '2027-01-26', name: 'Republic Day' },
      { date: '2027-03-22', name: 'Holi' },
    ]);
  });

  it.each([
    ['a line without a date', `${OF_2027}Diwali,soon`, 'Line 5 has no date'],
    ['a date that does not exist', `${OF_2027}Diwali,2027-02-30`, 'Line 5 has no date'],
  ])('refuses %s, and names it', (_, text, words) => {
    expect(() => readHolidays(text)).toThrow(StartError);
    expect(() => readHolidays(text)).toThrow(words);
  });
});

describeWithDb('importHolidays', (given) => {
  const clock = testClock();
  const load = (text: string) =>
    importHolidays(byCommand({ db: given.db, clock, crypto: testCrypto }), readHolidays(text));
  afterEach(async () => {
    await given.db.delete(exchangeHolidays);
  });

  it('makes a year known, which an import anew replaces whole', async () => {
    const calendar = createCalendar();
    const isOpen = (date: string) => calendar.isOpen(businessDate(date));
    expect([calendar.knownUntil, isOpen('2027-03-22')]).toEqual(['2026-12-31', true]);
    expect(await load(OF_2027)).toEqual(['2027']);
    await calendar.read(given.db);
    expect([calendar.knownUntil, isOpen('2027-03-22')]).toEqual(['2027-12-31', false]);
    await load('2027-01-26,Republic Day\n2027-03-23,Holi');
    await calendar.read(given.db);
    expect(['2027-03-22', '2027-03-23'].map(isOpen)).toEqual([true, false]);
    expect(await calendarLines(given.db)).toEqual([
      '2024  17 holidays',
      '2025  13 holidays',
      '2026  16 holidays',
      '2027   2 holidays',
      'Known until 31 December 2027. We promise no NAV date after that.',
    ]);
    const audited = await given.db.select().from(auditEntries);
    expect(audited.map(({ action, details }) => ({ action, details }))).toContainEqual({
      action: 'calendar.imported',
      details: { years: '2027', holidays: 2 },
    });
  });

  it('adds a day to a year of the list that comes with the program', async () => {
    const days = ['01-26', '05-01', '10-02', '12-25', '12-28'].map((day) => `2026-${day},a holiday`);
    await load(days.join('\n'));
    const calendar = await readCalendar(given.db);
    expect([calendar.isOpen(businessDate('2026-12-28')), calendar.knownUntil]).toEqual([false, '2026-12-31']);
  });

  it('is what pages hear of, from this year on', async () => {
    const kit = testKit(given.db);
    const holidays = () => kit.client().call(getExchangeHolidays);
    expect((await holidays())[0]).toBe('2026-01-15');
    await load(OF_2027);
    await kit.services.calendar.read(given.db);
    expect((await holidays()).slice(-2)).toEqual(['2027-01-26', '2027-03-22']);
  });

  it.each([
    ['nothing', '', 'The file has no holidays'],
    ['a part of a year', '2027-03-22,Holi', '2027 is not whole: 26 January 2027'],
    [
      'a year after one that is not known',
      ['05-01', '08-15', '10-02', '12-25'].map((day) => `2031-${day}`).join('\n'),
      'The holidays after 2026 come first',
    ],
  ])('refuses %s, and changes nothing', async (_, text, words) => {
    await expect(load(text)).rejects.toThrow(words);
    expect(await given.db.$count(exchangeHolidays)).toBe(0);
  });
});
