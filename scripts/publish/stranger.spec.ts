import { expect, test, trustIf } from '@prosperx/e2e';
import { linesOf, manifest, open, site } from './snippet-page.js';

const elements = Object.entries(manifest.entries).flatMap(([name, { tag }]) => (tag ? [{ name, tag }] : []));

for (const [at, { name, tag }] of elements.entries()) {
  const title = `${tag} stands on a stranger's page, asks no server and reports nothing`;
  // they are made alike; all are tried in `npm run trust`
  test(title, trustIf(at % 14 !== 0), async ({ page: tab, serve }) => {
    const reported: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && reported.push(message.text()));
    const asked = await open(tab, (await serve(site(linesOf(name)))).localhost);
    await expect(tab.locator(`${tag} *`).first()).toBeAttached();
    expect(asked.filter((path) => !path.startsWith('/prosperx/'))).toEqual([]);
    expect(reported).toEqual([]);
  });
}

// Trust E8: widgets of different builds on one page
test('widgets of different builds share what the page has for its server', async ({ page: tab, serve }) => {
  const lines = [linesOf('sip-calculator'), linesOf('cart'), linesOf('cart-badge')].join('');
  await open(tab, (await serve(site(lines))).localhost);
  await expect(tab.locator('px-sip-calculator').getByRole('slider').first()).toBeVisible();
  await expect(tab.locator('px-cart').getByText(/This service isn’t available on this page/)).toBeVisible();
  const shared = await tab.evaluate(async () => {
    const base = '/prosperx/';
    const [sip, cart] = await Promise.all([import(`${base}sip-calculator.js`), import(`${base}cart.js`)]);
    const registry = (document as never as Record<symbol, { providers: Map<string, { getToken: unknown }> }>)[
      Symbol.for('prosperx.registry.2')
    ];
    const before = registry?.providers.size;
    const getToken = () => 'token';
    sip.configure({ getToken });
    const known = [...(registry?.providers.values() ?? [])].map((provider) => provider.getToken === getToken);
    return { before, known, isOneFunction: sip.configure === cart.configure };
  });
  expect(shared).toEqual({ before: 1, known: [true], isOneFunction: false });
});

test('ten widgets of a kind add no more preloads to the page than one', async ({ page: tab, serve }) => {
  const preloadsWith = async (count: number) => {
    const lines = linesOf('cart').replace('</px-cart>', `</px-cart>${'<px-cart></px-cart>'.repeat(count - 1)}`);
    await open(tab, (await serve(site(lines))).localhost);
    await expect(tab.locator('px-cart').last().getByRole('alert')).toBeVisible();
    expect(await tab.locator('px-cart').count()).toBe(count);
    return tab.locator('link[rel=modulepreload]').count();
  };
  const ofOne = await preloadsWith(1);
  expect(ofOne).toBeGreaterThan(0);
  expect(await preloadsWith(10)).toBe(ofOne);
});
