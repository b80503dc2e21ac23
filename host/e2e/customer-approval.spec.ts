import { chooseAdvisor, openAccount } from './customer-of-advisor.js';
import { expectAccessible, expectAccessibleAtRest } from './expect-accessible.js';
import { arriveAsAdvisor, ASHA, beSignedIn, call, expect, lastCode, mailed, moveClock, test, TRUST } from './site.js';
import { beginSwitch } from './switching.js';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

const [NISHA, ASHAS_MAIL] = ['9876500007', 'asha.rao@example.com'];

test('an advisor prepares a redemption, and its customer approves it on a page of their own, by an OTP that no advisor is told', async ({
  page,
  browser,
  baseURL,
}) => {
  await chooseAdvisor(page, 'AG1001');
  await moveClock(page, 'PT1M');
  await openAccount(page, 'Asha Rao');
  await page.goto('/v1/profile/portfolio');
  await page
    .getByRole('button', { name: /^Actions and details of / })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Redeem', exact: true }).first().click();
  await page.getByRole('button', { name: 'Continue to redeem' }).click();
  const popup = page.getByRole('dialog', { name: 'Redeem Fund' });
  await popup.getByRole('textbox', { name: /^Amount/ }).fill('5000');
  await expect(popup.getByRole('region', { name: 'What to expect' })).toBeVisible();
  await popup.getByRole('button', { name: 'Send to your customer' }).click();
  await expect(popup.getByText('Your customer was sent the redemption to approve.')).toBeVisible();
  await expect(popup.getByLabel(/One-time password/)).toHaveCount(0);
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Done' }).click();
  const waiting = page.getByRole('region', { name: 'Asked of your customer' });
  await expect(waiting).toContainText('Waits for approval, until 17 Nov 2026');
  await expectAccessible(page);

  const own = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
  const customer = await own.newPage();
  const asked: string[] = [];
  customer.on('request', (request) => asked.push(request.url()));
  const link = await mailed(page, ASHAS_MAIL, /\/v1\/customer-approval#\S+/);
  await customer.goto(link);
  await expect(customer.getByText('Sunita Kulkarni has prepared this for you.')).toBeVisible();
  await expect(customer.getByRole('region', { name: 'What to expect' })).toContainText('You get about');
  await expectAccessibleAtRest(customer);
  await customer.getByRole('button', { name: 'Approve with OTP' }).click();
  await expect(customer.getByText('Never share this OTP with anyone, not even your advisor.')).toBeVisible();
  await expectAccessible(customer);
  await customer.getByLabel(/One-time password/).fill(await lastCode(page, ASHA));
  await customer.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(customer.getByText('You have approved this, and the order is placed.')).toBeVisible();
  await expect(customer.getByText(/^Order number PX\d+$/)).toBeVisible();
  const token = new URLSearchParams(new URL(link, 'http://site').hash.slice(1)).get('token') ?? '';
  expect(token).not.toBe('');
  expect(asked.filter((url) => (url.split('#')[0] ?? '').includes(token))).toEqual([]);
  await own.close();
  // the advisor hears of it by itself
  await expect(waiting).toContainText('RedemptionApproved');
});

test(
  'a switch, another bank account and an email address that an advisor asks for are approved, declined or too late on pages of their owner',
  TRUST,
  async ({ page, browser, baseURL }) => {
    const LINK = /\/v1\/customer-approval#\S+/;
    await chooseAdvisor(page, 'AG1001');
    await moveClock(page, 'PT1M');
    await openAccount(page, 'Asha Rao');
    const own = await browser.newContext({ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) });
    const customer = await own.newPage();
    let before = '';
    /** Opens the link that came last. */
    const openLink = async (title: string) => {
      await expect.poll(() => mailed(page, ASHAS_MAIL, LINK)).not.toBe(before);
      before = await mailed(page, ASHAS_MAIL, LINK);
      await customer.goto('about:blank');
      await customer.goto(before);
      await expect(customer.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expectAccessibleAtRest(customer);
    };
    const ask = async (name: string, change: object) => {
      await moveClock(page, 'PT1M');
      await call(page, 'POST', '/api/v1/customer-approval/request', { call: name, change });
    };

    await test.step('a switch is prepared on the page of the portfolio, and approved', async () => {
      const popup = await beginSwitch(page);
      await popup.getByRole('checkbox', { name: 'Switch all' }).check();
      await popup.getByRole('button', { name: 'Send to your customer' }).click();
      await expect(popup.getByText('Your customer was sent the switch to approve.')).toBeVisible();
      await openLink('Switch');
      await expect(customer.getByRole('region', { name: 'Switch' })).toContainText('HDFC Corporate Bond Fund');
      await customer.getByRole('button', { name: 'Approve with OTP' }).click();
      // the code is there once its field is
      await customer.getByLabel(/One-time password/).waitFor();
      await customer.getByLabel(/One-time password/).fill(await lastCode(page, ASHA));
      await customer.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(customer.getByText('You have approved this, and the order is placed.')).toBeVisible();
    });

    await test.step('another bank account is declined', async () => {
      const account = { accNo: '501001230009', ifsc: 'SBIN0000300' };
      const { responseData } = await call<{ responseData: { user: { encryptedId: string } } }>(
        page,
        'GET',
        '/login/get-current-user',
      );
      await call(page, 'POST', `/api/v2/profiles/check-new-bank-account/${responseData.user.encryptedId}`, account);
      await ask('changeBankAccount', { ...account, kind: 'add', bankAccountType: 'SB' });
      await openLink('New bank account');
      await customer.getByRole('button', { name: 'Decline' }).click();
      await expect(customer.getByText(/You have declined this\. Nothing has changed/)).toBeVisible();
    });

    await test.step('an email address is approved by nobody in time', async () => {
      await ask('updateProfile', { primaryEmail: 'other@example.com' });
      await openLink('Contact details');
      await moveClock(page, 'PT25H');
      await customer.reload();
      await expect(customer.getByText('Verification Link Expired')).toBeVisible();
      await expect(customer.getByRole('button', { name: 'Approve with OTP' })).toHaveCount(0);
      await expectAccessibleAtRest(customer);
    });
    await own.close();
  },
);

test(
  'a customer who opens a link with another agent’s code sees their own advisor, and chooses that other one by an OTP, of which both read',
  TRUST,
  async ({ page }) => {
    const strip = page.locator('.px-strip');
    await beSignedIn(page, NISHA);
    await page.goto('/v1/home?agentCode=AG1002');
    await expect(strip).toContainText('Your advisor Sunita Kulkarni');
    await page.goto('/v1/profile');
    await page.getByRole('button', { name: 'Change your advisor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your advisor' });
    await expect(dialog.getByLabel(/^Advisor code/)).toHaveValue('AG1002');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/^Make Harish Pillai your advisor in place of Sunita Kulkarni\?/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByLabel(/One-time password/)).toBeVisible();
    await page.getByLabel(/One-time password/).fill(await lastCode(page, NISHA));
    await page.getByRole('button', { name: 'Verify and save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Harish Pillai is your advisor now.' })).toBeAttached();
    await expect(strip).toContainText('Your advisor Harish Pillai');
    await expectAccessibleAtRest(page);

    await arriveAsAdvisor(page, 'AG1001');
    const changes = page.getByRole('region', { name: 'Changes of advisor' });
    await expect(changes).toContainText('Nisha Verma has chosen another advisor.');
    await expectAccessibleAtRest(page);
    await arriveAsAdvisor(page, 'AG1002');
    await expect(changes).toContainText('Nisha Verma has chosen you as their advisor.');
  },
);
