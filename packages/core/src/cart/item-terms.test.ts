import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { confirmedTerms, type ItemTerms, pickTerms, sentTermsOf, shownTermsOf, termsSent } from './item-terms.js';

const SIP: ItemTerms = {
  investmentType: 'SIP',
  frequency: 1,
  amount: rupees(2_000),
  sipDate: 5,
  instalments: 360,
  firstOrderToday: false,
  folioNumber: '12345678',
};

describe('the terms of a cart item', () => {
  it('come back as they were sent, and are shown and picked with each of them', () => {
    expect(termsSent(sentTermsOf(SIP))).toEqual(SIP);
    expect(pickTerms({ ...SIP, ...{ id: 'item_1' } })).toEqual(SIP);
    expect(Object.values(shownTermsOf(SIP)).sort()).toEqual(Object.values(SIP).sort());
  });

  it('of a lumpsum have nothing that a SIP alone has, whatever was sent', () => {
    const sent = { ...sentTermsOf(SIP), investmentType: 'LUMPSUM' as const, folioNumber: undefined };
    const terms = termsSent(sent);
    expect(terms).toEqual({
      investmentType: 'LUMPSUM',
      frequency: 0,
      amount: SIP.amount,
      sipDate: null,
      instalments: null,
      firstOrderToday: true,
      folioNumber: null,
    });
    expect(sentTermsOf(terms)).toEqual({ investmentType: 'LUMPSUM', investmentFrequency: 0, amount: SIP.amount });
  });

  it('are all bound to the code: a change of any one is another content', () => {
    const other: ItemTerms = {
      investmentType: 'LUMPSUM',
      frequency: 3,
      amount: rupees(1_999),
      sipDate: 6,
      instalments: 12,
      firstOrderToday: true,
      folioNumber: null,
    };
    for (const term of Object.keys(SIP) as (keyof ItemTerms)[])
      expect(confirmedTerms({ ...SIP, [term]: other[term] }), term).not.toEqual(confirmedTerms(SIP));
  });
});
