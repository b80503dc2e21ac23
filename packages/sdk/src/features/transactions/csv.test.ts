import { nav, rupees, units } from '@prosperx/core/money';
import type { TransactionRow } from '@prosperx/core/portfolio';
import { businessDate } from '@prosperx/core/time';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.js';
import { transactionListText } from './transactions.text.js';

const row: TransactionRow = {
  ...{ transactionId: 'ord_1', transactionDate: businessDate('2026-11-16'), kind: 'sip', state: 'done' },
  ...{ schemeId: 'sch_1', schemeName: 'Growth, Flexi', brand: 'House', folioNo: '123', amount: rupees(2_000) },
  ...{ units: units(12.5), nav: nav(159.992), navDate: businessDate('2026-11-16'), pxOrderNumber: 'PX1' },
  ...{ instalment: 2, reason: '' },
};

describe('the CSV of transactions', () => {
  it('has a line for each below the names of its columns', () => {
    expect(csvOf([row], transactionListText).split('\r\n')).toEqual([
      'Date,Scheme,Folio,Type,Status,Units,NAV,NAV date,Amount,Order number,Reason',
      '2026-11-16,"Growth, Flexi",123,SIP instalment,Done,12.5,159.992,2026-11-16,2000,PX1,',
      '',
    ]);
  });

  it('has no text that a spreadsheet runs', () => {
    const hostile = { ...row, schemeName: '=HYPERLINK("x")', reason: '@SUM(A1)', state: 'failed' as const };
    expect(csvOf([hostile], transactionListText)).not.toMatch(/(^|,|")[=@]/m);
  });
});
