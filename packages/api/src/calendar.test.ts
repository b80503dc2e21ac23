import { businessDate, instantAt } from '@prosperx/core/time';
import { expect, it } from 'vitest';
import { collectingLogger } from '#testing/test-services.js';
import { warnOfUnknownHolidays } from './calendar.js';

it.each([
  ['2026-10-31', []],
  ['2026-11-01', [{ level: 'warn', event: 'holidays_unknown', after: '2026-12-31' }]],
  ['2028-01-01', [{ level: 'warn', event: 'holidays_unknown', after: '2026-12-31' }]],
])('a server that is started on %s says that the holidays to come are missing: %j', (date, logged) => {
  const now = instantAt(businessDate(date));
  const log = collectingLogger({ now: () => now });
  warnOfUnknownHolidays(log, now);
  expect(log.lines.map((line) => JSON.parse(line) as object)).toMatchObject(logged);
  expect(log.lines).toHaveLength(logged.length);
});
