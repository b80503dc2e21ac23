import { describe, expect, it } from 'vitest';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import { paymentEndText } from './payment-end.text.js';
import { orderText, planText, sipInstalmentText } from './remarks.text.js';
import { sayingRemarks } from './say-remarks.js';

const ours = [orderText, sipInstalmentText, planText, paymentEndText]
  .flatMap((texts) => Object.values(texts) as readonly unknown[])
  .filter((text) => typeof text === 'string');

describe('why something was not made', () => {
  it('is said in Hindi on a page in Hindi, each of our sentences', async () => {
    const say = await sayingRemarks({ language: 'hi' });
    expect(ours.length).toBeGreaterThan(15);
    for (const remark of ours)
      expect([remark, say(remark)]).toEqual([remark, expect.stringMatching(/[\u0900-\u097f]/)]);
  });

  it('is said as far as it is ours, where the exchange says the rest', async () => {
    const say = await sayingRemarks({ language: 'hi' });
    expect(say(orderText.notCancelled('ALLOTMENT HAS BEGUN'))).toMatch(/^[^A-Za-z]+: ALLOTMENT HAS BEGUN$/);
    expect(say(orderText.notCancelled(bseText.noReason))).not.toMatch(/[A-Za-z]/);
  });

  it('stays as an exchange or a bank said it, and in English for whoever reads that or has no notifications in their language', async () => {
    expect((await sayingRemarks({ language: 'hi' }))('FAILED: LIMIT EXCEEDED')).toBe('FAILED: LIMIT EXCEEDED');
    for (const language of [null, 'ta'] as const) {
      const say = await sayingRemarks({ language });
      expect(ours.map(say)).toEqual(ours);
    }
  });
});
