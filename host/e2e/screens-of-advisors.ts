import type { Page } from 'playwright/test';
import { fillCart } from './cart.js';
import { chooseAdvisor, openAccount } from './customer-of-advisor.js';
import { open } from './screen-steps.js';
import { type Look, walk, type Walk } from './screens.js';
import { arriveAsAdvisor, call, expect, mailed, moveClock } from './site.js';

/** Two people who are interested, one of them with a name that is hard to lay out. */
async function haveLeads(page: Page): Promise<void> {
  for (const [userName, mobile] of [
    ['Tara Bose', '9000000161'],
    ['Venkatanarasimharajuvaripeta Subramaniam Iyer Chidambaram', '9000000162'],
  ])
    await call(page, 'POST', '/api/v1/leads/interested-customer', {
      userName,
      mobile,
      emailId: 'tara@example.com',
      agentCode: 'AG1001',
      sendNotification: false,
    });
}

async function seeAdvisor(page: Page, look: Look): Promise<void> {
  await arriveAsAdvisor(page, 'AG1001');
  await expect(page.getByText('To show your customers')).toBeVisible();
  await look(page, 'home of an advisor');
  await page.getByRole('button', { name: 'By email each morning' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('sunita@example.com');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByText('We have sent a code').waitFor();
  await look(page, 'what waits, by email');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'See the offer' }).click();
  await look(page, 'loan against mutual funds');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /A SIP in a minute/ }).click();
  await look(page, 'content for advisors');
  await open(page, '/my-customers?isEuin=true', 'My customers');
  await look(page, 'my customers');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('nobody of this name');
  await expect(page.getByRole('heading', { name: 'No customers match' })).toBeVisible();
  await look(page, 'my customers, none found');
  await open(page, '/all-proposals', 'All proposals');
  await expect(page.getByRole('heading', { name: 'You have not proposed anything yet' })).toBeVisible();
  await look(page, 'all proposals, none');
  await open(page, '/leads', 'Leads');
  await look(page, 'leads, none');
  await haveLeads(page);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Tara Bose' })).toBeVisible();
  await look(page, 'leads');
  await page.goto('/v1/nfos');
  await page
    .getByRole('checkbox', { name: /^Choose/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await page.getByRole('textbox', { name: 'Who is it for?' }).waitFor();
  await look(page, 'offers for a customer, who it is for');
  await open(page, '/customer-investment-report', /report/i);
  await look(page, 'customer investment report');
  await open(page, '/book', 'Book');
  await expect(page.getByRole('table', { name: 'Your book by fund house' })).toBeVisible();
  await look(page, 'book by house');
  await open(page, '/book?by=month', 'Book');
  await expect(page.getByRole('table', { name: 'Your book by month' })).toBeVisible();
  await look(page, 'book by month');
  await open(page, '/brokerage', 'Brokerage');
  await expect(page.getByRole('heading', { name: 'No brokerage yet' })).toBeVisible();
  await look(page, 'brokerage, none');
  await open(page, '/registrar-files', 'Registrar files');
  await expect(page.getByRole('heading', { name: 'No registrar file yet' })).toBeVisible();
  await look(page, 'registrar files, none');
  await open(page, '/sip-calculator', 'SIP calculator');
  await page.getByRole('button', { name: 'Share with a customer' }).click();
  await look(page, 'sharing a calculator');
}

async function seeRegistration(page: Page, look: Look): Promise<void> {
  await arriveAsAdvisor(page, 'AG1002');
  await look(page, 'home of an unverified advisor');
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Advisor registration' });
  await look(page, 'registration');
  await dialog.getByRole('group', { name: 'Are you NISM certified?' }).getByText('Yes').click();
  await dialog.getByRole('group', { name: 'Are you an ARN holder?' }).getByText('Yes').click();
  await look(page, 'registration, certificates');
  await arriveAsAdvisor(page, 'AG1003');
  await look(page, 'home of an advisor without totals');
  await arriveAsAdvisor(page, 'AG1004');
  await look(page, 'home of an advisor who may not transact');
}

/** A proposal as the advisor puts it together and follows it, and as its customer answers it. */
async function seeProposals(page: Page, look: Look): Promise<void> {
  await page.goto('/v1/proposal#token=nothing');
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
  await look(page, 'proposal, invalid');
  await chooseAdvisor(page, 'AG1001');
  await moveClock(page, 'PT1M');
  await openAccount(page, 'Asha Rao');
  await open(page, '/proposals', 'Nothing has been proposed yet');
  await look(page, 'proposals, none');
  await fillCart(page);
  await page.goto('/v1/cart-review');
  await page.getByRole('button', { name: 'Move to a proposal' }).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await look(page, 'proposals, draft');
  await page.getByLabel(/^What you propose/).fill('A long word: Venkatanarasimharajuvaripeta. '.repeat(12));
  await page.getByRole('button', { name: 'Send to your customer' }).click();
  await expect(page.getByText(/^Your customer has not answered/)).toBeVisible();
  await look(page, 'proposals, sent');
  await open(page, '/all-proposals', 'All proposals');
  await look(page, 'all proposals');
  await page.getByRole('button', { name: 'Withdraw the proposal to Asha Rao' }).click();
  await look(page, 'all proposals, withdrawing');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto(await mailed(page, 'asha.rao@example.com', /\/v1\/proposal#\S+/));
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await look(page, 'proposal');
  await page.getByRole('button', { name: 'Decline' }).click();
  await look(page, 'proposal, declining');
}

/** Every screen of an advisor. */
export const advisorWalks: readonly Walk[] = [
  walk('an advisor', seeAdvisor),
  walk('a registration', seeRegistration),
  walk('a proposal', seeProposals),
];
