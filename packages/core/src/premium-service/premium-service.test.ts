import { describe, expect, it } from 'vitest';
import { formatMoney } from '#format/index.js';
import { premiumServiceOf } from './premium-service-of.js';
import { SERVICE_FEE } from './premium-service.js';
import { premiumServicesText } from './premium-service.text.js';

describe('premiumServices', () => {
  it('are three, with their tags and routes', () => {
    expect(premiumServicesText.services.map(({ title, tag, route }) => [title, tag, route])).toEqual([
      ['Post-Retirement Investment Solution', 'mf_post_retirement', 'retirement-income-planning'],
      ['Custom Portfolio Rebalance Solution', 'mf_custom_advisory', 'custom-portfolio-review'],
      ['Company Funds Investment Solution', 'mf_corporate_treasury', 'company-funds-investment'],
    ]);
  });

  it.each([
    [
      'mf_post_retirement',
      ['9.60% payout', '70% debt and 30% equity', '7.50% payout', 'debt only', '25 years', '₹10 lakh'],
    ],
    ['mf_custom_advisory', ['every year', '₹10 lakh']],
    ['mf_corporate_treasury', ['over 90% AAA', '3 months to over 1 year', '₹10 lakh']],
  ])('%s says its facts, its fee, and that no return is promised', (tag, facts) => {
    const service = premiumServiceOf(tag);
    const words = JSON.stringify(service);
    for (const fact of [...facts, formatMoney(SERVICE_FEE), 'free for a limited time']) expect(words).toContain(fact);
    expect(words).toMatch(/no return is promised|promises no return|nor guaranteed income/);
  });

  it('are found by route and tag alone', () => {
    expect(premiumServiceOf('company-funds-investment')?.tag).toBe('mf_corporate_treasury');
    expect(premiumServiceOf('toString')).toBeNull();
  });
});
