import { sipCalculatorText } from '../../packages/sdk/src/languages/hi/features/sip-calculator/sip-calculator.text.js';
import { schemeNamed } from './cart.js';
import { holdScripts } from './held-scripts.js';
import { PUBLIC_PAGES } from './public-pages.js';
import { expect, hasTakenOver, test } from './site.js';

test('public pages come whole, and the same bytes for two people with other agents and visitors’ cookies', async ({
  request,
  site,
}) => {
  for (const path of PUBLIC_PAGES) {
    const [one, two] = await Promise.all(
      [
        [path, 'px_visitor=a'],
        [`${path}${path.includes('?') ? '&' : '?'}agentCode=AG1001&utm_source=x`, 'agentCode=AG1002; px_visitor=b'],
      ].map(([address = '', cookie = '']) => request.get(`${site.origin}/v1${address}`, { headers: { cookie } })),
    );
    const html = (await one?.text()) ?? '';
    expect(await two?.text(), path).toBe(html);
    expect(html, path).toMatch(/<main id="main"[^>]*>.*<h1[^>]*>/s);
    expect(html, path).not.toMatch(/AG100\d|style="/);
    expect(html, path).toContain('Login');
    // the funds that save tax come by a bare client of their own
    if (!/home|calculator/.test(path)) expect(html, path).not.toContain('class="px-skel');
  }
});

test('a page comes in its reader’s language, with what its widgets say', async ({ request }) => {
  for (const [path, said] of [
    ['sip-calculator', sipCalculatorText.monthlyInvestment],
    ['terms-conditions', '>इस्तेमाल की शर्तें</h1>'],
    ['privacy-policy', '>प्राइवेसी पॉलिसी</h1>'],
    ['grievance-redressal', '>शिकायत निवारण</h1>'],
  ] as const) {
    const html = await (await request.get(`/v1/${path}?lang=hi`)).text();
    expect(html, path).toContain(said);
    expect(html, path).not.toMatch(/<div data-px-scope[^>]* lang="en"/);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('home, results, a fund and a calculator can be read and walked', async ({ page }) => {
    await page.goto('/v1/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begin with ₹100 a month');
    await page
      .getByRole('link', { name: /^Equity/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Equity funds' })).toBeVisible();
    const fund = page.getByRole('main').getByRole('table').getByRole('link').first();
    const listed = await fund.textContent();
    await fund.click();
    await expect(page.getByText('Key facts')).toBeVisible();
    expect(listed).toContain(await page.getByRole('heading', { level: 1 }).textContent());
    await page.goto('/v1/sip-calculator?monthlyAmount=7000&years=20&annualRate=12');
    const form = page.getByRole('form', { name: 'Your plan' });
    await form.getByLabel('Years').fill('10');
    await form.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('₹8,40,000').first()).toBeVisible();
    await page.goto('/v1/sip-calculator?monthlyAmount=2,00,000&years=35');
    await expect(form.getByLabel('Monthly amount (₹)')).toHaveValue('100000');
    await expect(form.getByLabel('Years')).toHaveValue('30');
    await expect(page.getByText('₹3,60,00,000').first()).toBeVisible();
    await page.goto('/v1/xirr-calculator');
    await form.getByLabel(/^Dates and amounts/).fill('2020-01-01 -1000; 2021-01-01 1100');
    await form.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('9.97%').first()).toBeVisible();
    await page.goto('/v1/mutual-fund-detail/x?schemeId=nope');
    await expect(page.getByText('This scheme is no longer available.')).toBeVisible();
  });
});

test.describe('on a wide window with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form', async ({ page }) => {
    await page.goto('/v1/home');
    await page.getByRole('combobox', { name: 'Search funds' }).fill('bluechip');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v1\/search\?keywords=bluechip/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('all values of a filter stand open, and lead to what is chosen', async ({ page }) => {
    await page.goto('/v1/mutual-fund-results/Equity');
    const filters = page.getByRole('form', { name: 'Filters' });
    const houses = filters.getByRole('group', { name: 'Fund house' }).getByRole('checkbox');
    expect(await houses.count()).toBeGreaterThan(5);
    await expect(filters.getByRole('button', { name: /^Show \d+ more/ })).toBeHidden();
    await houses.last().check();
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/house/i);
    await expect(page.getByRole('main').getByRole('table').getByRole('link').first()).toBeVisible();
  });
});

test('what was typed and pressed before the scripts came is kept and answered', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/v1/sip-calculator', { waitUntil: 'commit' });
  const amount = page.getByRole('textbox', { name: /Monthly investment/ });
  await amount.fill('12,000');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(amount).toHaveValue('12,000');
  await expect(page.getByText('₹14,40,000').first()).toBeAttached();
});

test('a lumpsum that was chosen and typed before the scripts came is a lumpsum in the cart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const schemeId = await schemeNamed(page, 'parag');
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/v1/mutual-fund-detail/fund?${new URLSearchParams({ schemeId }).toString()}`, {
    waitUntil: 'commit',
  });
  const form = page.getByRole('form', { name: 'Invest' });
  await form.getByText('Lumpsum', { exact: true }).click();
  await form.getByRole('textbox', { name: /amount/i }).fill('23440');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  letScriptsCome();
  await expect(page.getByText('Added to your cart.').first()).toBeAttached();
  await page.goto('/v1/cart-review');
  const lumpsums = page.getByRole('region', { name: 'Lumpsum', exact: true });
  await expect(lumpsums.getByRole('textbox', { name: /amount/i })).toHaveValue(/23,?440/);
});

test('"Start SIP" opens the form before the scripts came, and what is typed there goes into the cart after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const schemeId = await schemeNamed(page, 'parag');
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/v1/mutual-fund-detail/fund?${new URLSearchParams({ schemeId }).toString()}`, {
    waitUntil: 'commit',
  });
  await page.getByRole('button', { name: 'Start SIP', exact: true }).click();
  const form = page.getByRole('form', { name: 'Invest' });
  await form.getByRole('textbox', { name: /amount/i }).fill('4300');
  letScriptsCome();
  await form.getByRole('button', { name: 'Start SIP of ₹4,300' }).click();
  await expect(page).toHaveURL(/\/cart-review/);
});

test('the form to invest that is sent before the scripts came is sent once they are there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const schemeId = await schemeNamed(page, 'parag');
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/v1/mutual-fund-detail/fund?${new URLSearchParams({ schemeId }).toString()}`, {
    waitUntil: 'commit',
  });
  const amount = page.getByRole('form', { name: 'Invest' }).getByRole('textbox', { name: /amount/i });
  await amount.fill('6200');
  await amount.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parag Parikh');
  letScriptsCome();
  await expect(page).toHaveURL(/\/cart-review/);
  await expect(page.getByRole('textbox', { name: 'Per month' })).toHaveValue(/6,?200/);
});

test('an advisor’s customer who follows a link before the scripts came is theirs on the next page', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/v1/home?agentCode=AG1001', { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /^Equity/ })
    .first()
    .click();
  letScriptsCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Equity funds' })).toBeVisible();
  await expect(page.getByText('Your advisor Sunita Kulkarni')).toBeVisible();
});

test('an answer that was unfolded before the scripts came stays so', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/v1/help', { waitUntil: 'commit' });
  await page.getByText('Who can invest here?').click();
  const answer = page.getByText(/^Anyone aged 18/);
  await expect(answer).toBeVisible();
  letScriptsCome();
  await hasTakenOver(page);
  await expect(answer).toBeVisible();
});

test('what stands stays to be read where its code does not come, and is answered once it does', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const schemeId = await schemeNamed(page, 'parag');
  await page.goto(`/v1/mutual-fund-detail/fund?${new URLSearchParams({ schemeId }).toString()}`);
  const refused: string[] = [];
  page.on('requestfailed', (request) => request.url().includes('fund-past.lazy') && refused.push(request.url()));
  const past = page.getByRole('region', { name: 'What if you had invested' });
  const before = (await past.textContent()) ?? '';
  await context.setOffline(true);
  await past.scrollIntoViewIfNeeded();
  // asked for twice, since a hiccup of the network is no reason to give up
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  await expect(past).toHaveText(before);
  await context.setOffline(false);
  await past.getByText('Lumpsum', { exact: true }).click();
  await expect(past).not.toHaveText(before);
});

test('the parts of a fund’s page below the first screen load their code only when a reader reaches them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const schemeId = await schemeNamed(page, 'parag');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`/v1/mutual-fund-detail/fund?${new URLSearchParams({ schemeId }).toString()}`);
  const hasCode = (part: string) => scripts.some((url) => url.includes(`${part}.lazy`));
  await expect.poll(() => hasCode('fund-page')).toBe(true);
  const past = page.getByRole('region', { name: 'What if you had invested' });
  const before = await past.textContent();
  const inks = await past
    .locator('.px-plot__lines path:not([data-fill])')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  expect(inks).toHaveLength(2);
  expect(inks).not.toContain('none');
  expect(['fund-returns', 'fund-past', 'fund-facts', 'invest'].filter(hasCode)).toEqual([]);
  await past.scrollIntoViewIfNeeded();
  await past.getByText('Lumpsum', { exact: true }).click();
  await expect(past).not.toHaveText(before ?? '');
  expect(hasCode('fund-past')).toBe(true);
  expect(hasCode('invest')).toBe(false);
});

for (const name of ['Start SIP', 'Lumpsum'])
  test(`"${name}" is answered when the page has taken over and its form still stands`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const schemeId = await schemeNamed(page, 'parag');
    await page.goto(`/v1/mutual-fund-detail/fund?${new URLSearchParams({ schemeId }).toString()}`);
    const opener = page.getByRole('button', { name, exact: true });
    const sheet = page.getByRole('dialog', { name: 'Invest' });
    await opener.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await opener.click();
    await expect(sheet).toContainText('Parag Parikh');
    const form = page.getByRole('form', { name: 'Invest' });
    await form.getByRole('textbox', { name: /amount/i }).fill('27300');
    await form.getByRole('button', { name: /₹27,300$/ }).click();
    await expect(page).toHaveURL(/\/cart-review/);
  });

test('a page to read asks for no script until its reader is about to do something, and answers the first press', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/v1/terms-conditions', { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page to read names the advisor who has brought its reader at once, also on the next page', async ({ page }) => {
  for (const address of ['/v1/terms-conditions?agentCode=AG1001', '/v1/privacy-policy']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('Your advisor Sunita Kulkarni'), address).toBeVisible();
  }
});
