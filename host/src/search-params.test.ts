import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { number, plainSearch, planSearch, text } from './search-params.js';

describe('an address of the site', () => {
  it('keeps the code of the agent in force, whatever the link before it said, and none when there is none', () => {
    let code: string | null = 'AG1001';
    const { stringifySearch } = plainSearch(() => code);
    expect(stringifySearch({})).toBe('?agentCode=AG1001');
    expect(stringifySearch({ agentCode: 'AG1002', keywords: 'flexi cap' })).toBe(
      '?agentCode=AG1001&keywords=flexi+cap',
    );
    code = null;
    expect(stringifySearch({ agentCode: 'AG1001', keywords: 'flexi' })).toBe('?keywords=flexi');
    expect(stringifySearch({ agentCode: 'AG1001' })).toBe('');
  });

  it('reads what a form names several times as one list', () => {
    const { parseSearch } = plainSearch(() => null);
    expect(parseSearch('?riskometer=Low&riskometer=High&sort=name')).toEqual({ riskometer: 'Low,High', sort: 'name' });
  });

  it('reads numbers as people write them, and nothing else', () => {
    expect(['200000', '2,00,000', '200,000', '1,00,000.5', '12.25', '-5', 7].map(number)).toEqual([
      2_00_000, 2_00_000, 2_00_000, 1_00_000.5, 12.25, -5, 7,
    ]);
    expect(['', undefined, 'five', '1,2', '1,,', ',000', '12,34'].map(number)).toEqual(Array(7).fill(undefined));
  });

  /** The parameters of the address of another fund, on a site that stands at `at`. */
  async function nextFundFrom(at: string) {
    const root = createRootRoute();
    const [panel, fund] = [
      createRoute({ getParentRoute: () => root, path: '/panel', ...planSearch({ keywords: text }) }),
      createRoute({ getParentRoute: () => root, path: '/fund', ...planSearch({ schemeId: text }) }),
    ];
    const router = createRouter({
      ...plainSearch(() => null),
      routeTree: root.addChildren([panel, fund]),
      history: createMemoryHistory({ initialEntries: [at] }),
    });
    await router.load();
    const { searchStr } = router.buildLocation({ to: '/fund', search: { schemeId: 'sch_1' } });
    return Object.fromEntries(new URLSearchParams(searchStr));
  }

  const plans = ['monthlyAmount=7500', 'investmentType=LUMPSUM&lumpsumAmount=200000'];

  it.each(plans)('keeps the plan of a calculator up to the fund that is chosen: %s', async (plan) => {
    const expected = { schemeId: 'sch_1', ...Object.fromEntries(new URLSearchParams(plan)) };
    expect(await nextFundFrom(`/panel?${plan}`)).toEqual(expected);
    expect(await nextFundFrom(`/fund?schemeId=sch_2&${plan}`)).toEqual(expected);
  });

  it.each(plans)('takes what was chosen for one fund to no other: %s', async (plan) => {
    expect(await nextFundFrom(`/fund?schemeId=sch_2&${plan}&thisFundOnly=true`)).toEqual({ schemeId: 'sch_1' });
  });
});
