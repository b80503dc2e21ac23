import { businessDate, instantAt } from '@prosperx/core/time';
import { afterEach, expect, it, vi } from 'vitest';
import { exchangeHolidays } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { collectingLogger } from '#testing/test-services.js';
import { createCalendar, followCalendar, warnOfUnknownHolidays } from './calendar.js';

it.each([
  ['2026-10-31', []],
  ['2026-11-01', [{ level: 'warn', event: 'holidays_unknown', after: '2026-12-31' }]],
  ['2028-01-01', [{ level: 'warn', event: 'holidays_unknown', after: '2026-12-31' }]],
])('a server that is started on %s says that the holidays to come are missing: %j', (date, logged) => {
  const now = instantAt(businessDate(date));
  const log = collectingLogger({ now: () => now });
  warnOfUnknownHolidays(createCalendar(), log, now);
  expect(log.lines.map((line) => JSON.parse(line) as object)).toMatchObject(logged);
  expect(log.lines).toHaveLength(logged.length);
});

describeWithDb('followCalendar', (given) => {
  const log = collectingLogger({ now: () => 0 });
  afterEach(async () => {
    vi.useRealTimers();
    await given.db.delete(exchangeHolidays);
  });

  it('reads within ten minutes what was imported while the server runs, until it stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const calendar = createCalendar();
    const following = followCalendar(calendar, given.db, log);
    await given.db.insert(exchangeHolidays).values({ date: businessDate('2027-01-26'), name: 'Republic Day' });
    expect(calendar.knownUntil).toBe('2026-12-31');
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(calendar.knownUntil).toBe('2027-12-31'), { timeout: 20_000 });
    following.stop();
    expect(log.lines).toEqual([]);
  });

  it('says that it cannot read, and keeps what is known', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const broken = { select: () => ({ from: () => Promise.reject(new Error('gone')) }) } as unknown as typeof given.db;
    const calendar = createCalendar();
    const following = followCalendar(calendar, broken, log);
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(log.lines.join()).toContain('calendar_not_read'), { timeout: 20_000 });
    following.stop();
    expect(calendar.knownUntil).toBe('2026-12-31');
  });
});
