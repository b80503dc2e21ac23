import { describe, expect, it } from 'vitest';
import { businessDate, instantAt } from '#time/index.js';
import { confirmationDeadline, failuresInRow, nextPlanStatus, PLAN_EVENTS, PLAN_STATUSES, planAction } from './plan.js';
import { planStatusText } from './plan.text.js';
import { readSchemeCode, schemeCodeOf } from './scheme-code.js';

describe('nextPlanStatus', () => {
  it('knows these ways and no other', () => {
    const ways = PLAN_STATUSES.flatMap((status) =>
      PLAN_EVENTS.flatMap((event) => {
        const next = nextPlanStatus(status, event);
        return next ? [`${status} ${event} ${next}`] : [];
      }),
    );
    expect(ways).toEqual([
      'PENDNEW confirmed APPROVED',
      'PENDNEW declined DECLINED',
      'PENDNEW expired AUTOCXL',
      'PENDING confirmed APPROVED',
      'PENDING declined DECLINED',
      'PENDING expired AUTOCXL',
      'APPROVED expired AUTOCXL',
      'APPROVED set_up PROCESSING',
      'ACTIVE stopped STOPPED',
      'ACTIVE completed COMPLETED',
      'PROCESSING registered ACTIVE',
      'PROCESSING refused REJECTED',
    ]);
  });
});

describe('a status', () => {
  it.each([
    ['ACTIVE', 'Active', 'stop'],
    ['PENDNEW', 'Email Verification Pending', null],
    ['PENDING', 'Awaiting Approval', null],
    ['APPROVED', 'Approved', 'set_up'],
    ['AUTOCXL', 'Verification Link Expired', null],
    ['PROCESSING', 'Processing', null],
  ] as const)('%s reads %s and offers %s', (status, words, action) => {
    expect([planStatusText[status], planAction(status)]).toEqual([words, action]);
  });
});

describe('confirmationDeadline', () => {
  const at = (time: string, date = '2026-11-16') => instantAt(businessDate(date), time);

  it.each([
    ['starts today and is entered before 3 PM', true, at('14:59'), at('15:00')],
    ['starts today and is entered at 3 PM', true, at('15:00'), at('15:00', '2026-11-17')],
    ['starts today and is entered after midnight', true, at('00:00'), at('15:00')],
    ['starts later and is entered in the morning', false, at('09:00'), at('15:00', '2026-11-17')],
    ['starts later and is entered at night', false, at('23:59'), at('15:00', '2026-11-17')],
  ] as const)('of a plan that %s', (_, startsToday, entered, deadline) => {
    expect(confirmationDeadline(startsToday, entered)).toBe(deadline);
  });
});

describe('failuresInRow', () => {
  it.each([
    [[], 0],
    [['failed', 'failed', 'done', 'failed'], 2],
    [['under_way', 'failed', 'failed', 'failed'], 3],
    [['under_way', 'under_way', 'done', 'failed'], 0],
    [['failed', 'under_way', 'failed', 'done'], 2],
  ] as const)('of %j are %d', (outcomes, count) => {
    expect(failuresInRow(outcomes.map((outcome) => ({ outcome })))).toBe(count);
  });
});

describe('schemeCodeOf', () => {
  it('is read again, whatever the name is, and nothing else is', () => {
    const scheme = { isin: 'INF1', code: '1-GR', name: 'One | Two', encryptedSchemeId: 'sch_1' };
    expect(readSchemeCode(schemeCodeOf(scheme))).toEqual({ ...scheme, name: 'One   Two' });
    for (const text of ['', 'INF1', 'INF1|a|b', 'INF1|a|b|c|d', '|a|b|c']) expect(readSchemeCode(text)).toBeNull();
  });
});
