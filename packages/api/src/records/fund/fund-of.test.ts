import { expect, it } from 'vitest';
import { fundNamed, fundOf, schemeNameOf } from './fund-of.js';

it('is one fund for each of its plans and options, whatever its former name', () => {
  const names = ['UTI Flexi Cap Fund', 'UTI Flexi Cap Fund (Formerly UTI Equity Fund)'];
  const options = ['Growth', 'IDCW', 'Quarterly IDCW Payout', 'Bonus', ''];
  const all = names.flatMap((fund) =>
    ['Regular', 'Direct'].flatMap((plan) =>
      options.map((option) => fundOf({ name: schemeNameOf(fund, { plan, option }), plan, option })),
    ),
  );
  expect([...new Set(all)]).toEqual(['uti flexi cap fund']);
  const yields = { name: 'UTI - Dividend Yield Fund - Direct', plan: 'Direct', option: 'Growth' };
  expect(fundOf(yields)).toBe('uti dividend yield fund');
});

it('is the same fund by the name that a statement prints', () => {
  for (const name of ['UTI Flexi Cap Fund', 'UTI FLEXI CAP FUND - Direct Plan - Growth', 'UTI Flexi Cap Fund - IDCW'])
    expect(fundNamed(name)).toBe('uti flexi cap fund');
});
