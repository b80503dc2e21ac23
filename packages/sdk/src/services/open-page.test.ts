import { describe, expect, it } from 'vitest';
import { pageUrl } from './open-page.js';
import { createProvider } from './provider-registry.js';

describe('pageUrl', () => {
  const site = createProvider({ apiBase: 'https://invest.example' });
  const url = () => pageUrl(site, '/cart-review', { monthlyAmount: 500 });

  it('keeps the code of the agent who is credited on the page, until it is given up', () => {
    expect(url()).toBe('https://invest.example/v1/cart-review?monthlyAmount=500');
    site.configure({ agentCode: 'AG1001' });
    expect(url()).toBe('https://invest.example/v1/cart-review?monthlyAmount=500&agentCode=AG1001');
    // what another call of configure() leaves out stays
    site.configure({ getToken: () => null });
    expect(url()).toContain('agentCode=AG1001');
    site.configure({ agentCode: null });
    expect(url()).not.toContain('agentCode');
  });
});
