import type { Page } from 'playwright/test';
import { partnerToken, servePartnerPage } from './partner-page.js';
import { expect, test } from './site.js';

interface Place {
  readonly files: { readonly fileName: string; readonly fileUrl: string; readonly fileType: string }[];
  readonly failures: unknown[];
  /** What `getToken` gives; without it the function fails. */
  token: string | null;
  takesFiles: boolean;
}
const placeOf = (page: Page) => page.evaluate(() => (window as never as { place: Place }).place);
const change = (page: Page, changes: Partial<Place>) =>
  page.evaluate((given) => Object.assign((window as never as { place: Place }).place, given), changes);

/** A page that mounts the portfolio by the loader, names its customer, and hears what the frame tells. */
async function mountPortfolio(page: Page, server: string, token: string | null): Promise<void> {
  const place: Place = { files: [], failures: [], token, takesFiles: true };
  await page.evaluate(
    async ([origin, given]) => {
      const own = Object.assign(window, { place: given }).place;
      document.addEventListener('px-error', (event) => own.failures.push((event as CustomEvent).detail));
      document.addEventListener('px-download', (event) => {
        if (own.takesFiles) event.preventDefault();
        own.files.push((event as CustomEvent<Place['files'][number]>).detail);
      });
      const { mountWidget } = (await import(`${origin}/sdk/latest/embed.js`)) as {
        mountWidget(container: Element, options: object): void;
      };
      const getToken = async () => {
        if (own.token === null) throw new Error('The bank knows 9876500001');
        return own.token;
      };
      const container = document.querySelector('#portfolio')!;
      mountWidget(container, { widget: 'portfolio', base: origin, partner: 'bluebank', methods: { getToken } });
    },
    [server, place] as const,
  );
}

const frame = (page: Page) => page.frameLocator('#portfolio iframe');

test.beforeEach(async ({ page, site, serve }) => {
  const body = '<div id="portfolio"></div>';
  const { registered } = await servePartnerPage(serve, { server: site.origin, body, by: 'frames' });
  await page.goto(registered);
});

test('a file of a frame is the page’s to take; where the page leaves it, it opens in a tab', async ({
  page,
  site,
  playwright,
}) => {
  await mountPortfolio(page, site.origin, await partnerToken(page, site.origin));
  await frame(page).getByRole('button', { name: 'Download' }).press('Enter');
  const save = frame(page).getByRole('dialog', { name: 'Download' }).getByRole('button', { name: 'CSV' });
  await test.step('its address is good for the app around the page, which has no cookie', async () => {
    await save.press('Enter');
    await expect.poll(async () => (await placeOf(page)).files).toHaveLength(1);
    const [file] = (await placeOf(page)).files;
    expect(file?.fileName).toMatch(/^portfolio-[\d-]+\.csv$/);
    const app = await playwright.request.newContext();
    const answer = await app.get(file?.fileUrl ?? '');
    expect(answer.headers()['content-disposition']).toContain(file?.fileName);
    await app.dispose();
    expect(page.context().pages()).toHaveLength(1);
  });
  await test.step('nobody takes it', async () => {
    await change(page, { takesFiles: false });
    const tab = page.context().waitForEvent('page');
    const asked = page.context().waitForEvent('request', (request) => request.url().includes('/portfolio-files/'));
    await save.press('Enter');
    expect(await tab).not.toBe(page);
    expect((await asked).url()).toBe((await placeOf(page)).files.at(-1)?.fileUrl);
  });
});

test('a getToken that fails is told to the page and on the console; it is no visitor, and is asked again', async ({
  page,
  site,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.text().includes('getToken') && said.push(message.text()));
  await mountPortfolio(page, site.origin, null);
  await expect(frame(page).getByText('We could not check who you are')).toBeVisible();
  const failure = { code: 'unreachable', retryable: true, requestId: null };
  await expect.poll(async () => (await placeOf(page)).failures).toContainEqual(expect.objectContaining(failure));
  expect(said[0]).toContain('prosperx: getToken failed:');
  // what the page threw stays with the page
  expect(said.join() + JSON.stringify(await placeOf(page))).not.toContain('9876500001');
  await expect(frame(page).getByRole('button', { name: 'Login / Sign Up' })).toHaveCount(0);
  await change(page, { token: await partnerToken(page, site.origin) });
  await frame(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(frame(page).getByText('Current value').first()).toBeVisible();
});
