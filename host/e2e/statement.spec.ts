import { DETAILED, drawnLines } from '@prosperx/core/testing';
import { statementPdf } from '@prosperx/e2e/statement-pdf';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.js';
import { servePartnerPage, signInBy } from './partner-page.js';
import { beSignedIn, expect, test, TRUST } from './site.js';

test.use({ viewport: { width: 390, height: 844 } });

/** A statement of an invented person, with a scheme that the market here knows. */
const LINES = [
  'Consolidated Account Statement',
  '01-Apr-2023 To 31-Oct-2026',
  'Email Id: asha@example.in',
  'Date|Transaction|Amount|Units|Price|Unit',
  '^||(INR)||(INR)|Balance',
  'PPFAS Mutual Fund',
  'Folio No: 77665544 / 0 KYC: OK PAN: OK',
  'PP001ZG-Parag Parikh Flexi Cap Fund - Growth - ISIN: INF879O01019(Advisor: ARN-1) Registrar : CAMS',
  'Opening Unit Balance: 0.000',
  '03-Apr-2023|Purchase|49,997.50|1,000.000|49.9975|1,000.000',
  '03-Apr-2023|*** Stamp Duty ***|2.50',
  '06-May-2025|Redemption|(28,000.00)|(400.000)|70.0000|600.000',
  '06-May-2025|*** STT Paid ***|0.28',
  'Closing Unit Balance: 600.000 NAV on 30-Oct-2026: INR 80.0000 Total Cost Value: 30,000.00 Market Value on 30-Oct-2026: INR 48,000.00',
];

test('an investor imports the PDF of a statement with its password, which is read in a worker and leaves nothing but what is kept, and sees what it comes to', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/v1/profile/portfolio');
  const pdf = await statementPdf(drawnLines(LINES, DETAILED), { password: 'AAAPV1234A', version: '1.7ext3' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import statement' }).press('Enter');
  await (await chooser).setFiles({ name: 'cas.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  const dialog = page.getByRole('dialog', { name: 'Import statement' });
  const password = dialog.getByLabel('Password of the PDF');
  await password.fill('aaapv1234a');
  const worker = page.waitForEvent('worker');
  await password.press('Enter');
  await worker;
  await expect(dialog.getByText(/^This password does not open/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('Take my transactions too').click();
  await password.fill('AAAPV1234A');
  await password.press('Enter');
  const table = page.getByRole('table', { name: 'Held elsewhere' });
  await expect(table).toContainText('Parag Parikh Flexi Cap Fund');
  await expect(page.getByRole('table', { name: 'Elsewhere, here, together' })).toContainText('₹48,000');
  await expectAccessible(page);
  expect(sent.filter((body) => body.includes('77665544'))).toHaveLength(1);
  expect(sent.join(' ')).not.toMatch(/AAAPV1234A|asha@example|Stamp Duty/i);
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(table).toBeHidden();
});

/** Imports the statement where a widget stands. */
async function importIn(page: Page, widget: Locator | FrameLocator): Promise<void> {
  const pdf = await statementPdf(drawnLines(LINES, DETAILED), { password: 'AAAPV1234A' });
  const chooser = page.waitForEvent('filechooser');
  await widget.getByRole('button', { name: 'Import statement' }).press('Enter');
  await (await chooser).setFiles({ name: 'cas.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await widget.getByLabel('Password of the PDF').fill('AAAPV1234A');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('table', { name: 'Held elsewhere' })).toContainText('Parag Parikh Flexi Cap Fund');
}

const WIDGETS = ['px-login', 'px-portfolio'];
const widgetsOf = (origin: string) =>
  WIDGETS.map((tag) => `<${tag} api-base="${origin}" partner="bluebank"></${tag}>`).join('');

test(
  'on a page of another site an element reads a statement without a worker',
  TRUST,
  async ({ page, site, serve }) => {
    const { registered } = await servePartnerPage(serve, { server: site.origin, body: widgetsOf(site.origin) });
    await page.goto(registered);
    await signInBy(page.locator('px-login'));
    await importIn(page, page.locator('px-portfolio'));
    expect(page.workers()).toEqual([]);
  },
);

test(
  'a frame on a page of another site reads a statement in a worker',
  TRUST,
  async ({ page, site, serve, complaints }) => {
    const body = widgetsOf(site.origin);
    const { registered } = await servePartnerPage(serve, { server: site.origin, body, connect: "'self'" });
    await page.goto(registered);
    await signInBy(page.frameLocator('px-login iframe'));
    const worker = page.waitForEvent('worker');
    await importIn(page, page.frameLocator('px-portfolio iframe'));
    expect((await worker).url()).toContain(site.origin);
    // the elements ask the server first, and count their use: the page's policy stops both
    expect(complaints.filter((complaint) => !/partner\/(?:check-page|count-use)/.test(complaint))).toEqual([]);
    complaints.length = 0;
  },
);
