import type { Language } from '@prosperx/core/language';
import type { Locator, Page } from 'playwright/test';
import type * as mandateWays from '../../packages/core/src/mandate/mandate.text.js';
import type * as people from '../../packages/core/src/profile/profile.text.js';
import type * as holding from '../../packages/sdk/src/domain/holding/holding.text.js';
import type * as mandate from '../../packages/sdk/src/domain/mandate/mandate-setup.text.js';
import type * as paying from '../../packages/sdk/src/domain/payment/paying.text.js';
import type * as profile from '../../packages/sdk/src/domain/profile/profile.text.js';
import type * as redemption from '../../packages/sdk/src/domain/redemption/redemption.text.js';
import type * as session from '../../packages/sdk/src/domain/session/session.text.js';
import type * as cart from '../../packages/sdk/src/features/cart/cart.text.js';
import type * as fund from '../../packages/sdk/src/features/fund-detail/fund-detail.text.js';
import type * as investForm from '../../packages/sdk/src/features/fund-detail/invest-form.text.js';
import type * as tiles from '../../packages/sdk/src/features/home-tiles/home-tiles.text.js';
import type * as kyc from '../../packages/sdk/src/features/kyc-check/kyc-check.text.js';
import type * as login from '../../packages/sdk/src/features/login/login.text.js';
import type * as codeStep from '../../packages/sdk/src/features/login/steps/code-step.text.js';
import type * as laterStep from '../../packages/sdk/src/features/login/steps/later-step.text.js';
import type * as mandates from '../../packages/sdk/src/features/mandate-list/mandate-list.text.js';
import type * as bank from '../../packages/sdk/src/features/onboarding/bank/bank.text.js';
import type * as onboarding from '../../packages/sdk/src/features/onboarding/onboarding.text.js';
import type * as personal from '../../packages/sdk/src/features/onboarding/steps/personal.text.js';
import type * as result from '../../packages/sdk/src/features/order-result/order-result.text.js';
import type * as summary from '../../packages/sdk/src/features/order-summary/order-summary.text.js';
import type * as sipDialogs from '../../packages/sdk/src/features/sips/sip-dialogs.text.js';
import type * as sipList from '../../packages/sdk/src/features/sips/sip-list.text.js';
import { fillCart } from './cart.js';
import { newMobile } from './login.js';
import { type Look, walk, type Walk } from './screens.js';
import { ASHA, beSignedIn, call, expect, lastCode, PASSWORD, VIKRAM } from './site.js';
import { beginning, wordsIn } from './words-in.js';

const CORE = 'packages/core/src';
const DOMAIN = 'packages/sdk/src/domain';
const FEATURES = 'packages/sdk/src/features';

/** What a reader of a language presses and reads on the six ways. */
async function wordsOf(language: Language) {
  const of = <File>(source: string, file: string) => wordsIn<File>(language, source, file);
  return {
    ...(await of<typeof mandateWays>(CORE, 'mandate/mandate')),
    ...(await of<typeof people>(CORE, 'profile/profile')),
    ...(await of<typeof holding>(DOMAIN, 'holding/holding')),
    ...(await of<typeof mandate>(DOMAIN, 'mandate/mandate-setup')),
    ...(await of<typeof paying>(DOMAIN, 'payment/paying')),
    ...(await of<typeof profile>(DOMAIN, 'profile/profile')),
    ...(await of<typeof redemption>(DOMAIN, 'redemption/redemption')),
    ...(await of<typeof session>(DOMAIN, 'session/session')),
    ...(await of<typeof cart>(FEATURES, 'cart/cart')),
    ...(await of<typeof fund>(FEATURES, 'fund-detail/fund-detail')),
    ...(await of<typeof investForm>(FEATURES, 'fund-detail/invest-form')),
    ...(await of<typeof tiles>(FEATURES, 'home-tiles/home-tiles')),
    ...(await of<typeof kyc>(FEATURES, 'kyc-check/kyc-check')),
    ...(await of<typeof login>(FEATURES, 'login/login')),
    ...(await of<typeof codeStep>(FEATURES, 'login/steps/code-step')),
    ...(await of<typeof laterStep>(FEATURES, 'login/steps/later-step')),
    ...(await of<typeof mandates>(FEATURES, 'mandate-list/mandate-list')),
    ...(await of<typeof bank>(FEATURES, 'onboarding/bank/bank')),
    ...(await of<typeof onboarding>(FEATURES, 'onboarding/onboarding')),
    ...(await of<typeof personal>(FEATURES, 'onboarding/steps/personal')),
    ...(await of<typeof result>(FEATURES, 'order-result/order-result')),
    ...(await of<typeof summary>(FEATURES, 'order-summary/order-summary')),
    ...(await of<typeof sipDialogs>(FEATURES, 'sips/sip-dialogs')),
    ...(await of<typeof sipList>(FEATURES, 'sips/sip-list')),
  };
}
type Words = Awaited<ReturnType<typeof wordsOf>>;

/** A page or a dialog of it. */
type Where = Pick<Page, 'getByRole'>;
const press = (where: Where, name: string | RegExp) => where.getByRole('button', { name }).first().click();
const field = (where: Where, name: string) => where.getByRole('textbox', { name: beginning(name) }).first();
const seen = (what: Locator) => expect(what.first()).toBeVisible();
const titled = (page: Page, name: string | RegExp) => seen(page.getByRole('heading', { name }));

/** From home over a list to a fund, and into the cart of a visitor. */
async function seeFirstVisit(page: Page, look: Look, words: Words): Promise<void> {
  const { fundPageText: text, investFormText: inForm } = words;
  await look(page, 'home');
  await page
    .getByRole('main')
    .getByRole('link', { name: beginning(words.homeTilesText.bestFunds) })
    .first()
    .click();
  await page.waitForURL('**/best-performing-funds**');
  const name = page.getByRole('main').getByRole('link', { name: /Fund/ });
  await seen(name);
  await look(page, 'results');
  await name.first().click();
  await page.waitForURL('**/mutual-fund-detail/**');
  const opener = page.getByRole('button', { name: text.startSip(null), exact: true });
  const form = page.getByRole('form', { name: text.invest });
  await seen(opener.or(form));
  await look(page, 'fund');
  if (!(await form.isVisible())) await opener.click();
  await field(page, inForm.monthlyAmount).fill('5000');
  await look(page, 'invest form');
  await press(page, inForm.addToCart);
  await expect(page.getByText(inForm.added).first()).toBeAttached();
  await page.goto('/v1/cart-review');
  await seen(page.getByRole('button', { name: words.cartText.logIn }));
  await look(page, "a visitor's cart");
}

/** A new account with its code, and an old one that is asked for a code too. */
async function seeLogin(page: Page, look: Look, words: Words): Promise<void> {
  const { loginText, laterStepText, codeStepText } = words;
  const { titles } = loginText;
  const mobile = newMobile();
  await page.goto('/v1/login');
  const dialog = page.getByRole('dialog');
  const secret = (name: string) => dialog.getByLabel(name, { exact: true });
  const submit = () => press(dialog, loginText.submit);
  await titled(page, titles.mobile);
  await look(page, 'mobile number');
  await field(dialog, loginText.mobile).fill(mobile);
  await press(dialog, loginText.newHere);
  await titled(page, titles.userdetails);
  await field(dialog, laterStepText.email).fill('anita');
  await page.keyboard.press('Tab');
  await look(page, 'email and name, refused');
  await field(dialog, laterStepText.email).fill('anita@example.com');
  await field(dialog, laterStepText.name).fill('Anita Desai');
  await submit();
  await titled(page, titles.confirmpassword);
  await look(page, 'code and new password');
  await secret(codeStepText.code).fill(await lastCode(page, mobile));
  await secret(codeStepText.newPassword).fill(PASSWORD);
  await secret(codeStepText.confirmPassword).fill(PASSWORD);
  await submit();
  await page.waitForURL('**/profile/kyc-details**');
  await look(page, 'new account');
  await beSignedIn(page, ASHA);
  await call(page, 'POST', '/api/v1/login-settings/code', { codeAtLogin: 'always', password: PASSWORD });
  await call(page, 'GET', '/login/logout');
  await page.goto('/v1/login');
  await field(dialog, loginText.mobile).fill(ASHA);
  await submit();
  await titled(page, titles.password);
  await look(page, 'password');
  await secret(laterStepText.password).fill(PASSWORD);
  await submit();
  await titled(page, titles.passwordcode);
  await look(page, 'password and code');
  await secret(codeStepText.code).fill(await lastCode(page, ASHA));
  await submit();
  await expect(dialog).toBeHidden();
  await seen(page.getByText(loginText.welcome('Asha Rao')));
  await look(page, 'logged in');
}

/** From a full cart to a paid order. */
async function seeOrder(page: Page, look: Look, words: Words): Promise<void> {
  const { ordersToPayText: toPay, paymentOtpText, otpDialogText, resultText } = words;
  await beSignedIn(page, ASHA);
  await fillCart(page);
  await page.goto('/v1/cart-review');
  await seen(page.getByRole('button', { name: words.cartText.placeOrder }));
  await look(page, 'cart');
  await press(page, words.cartText.placeOrder);
  await page.waitForURL('**/order-summary**');
  await page.getByText(toPay.modes.netBanking, { exact: true }).click();
  await look(page, 'orders to pay');
  await press(page, toPay.pay);
  await titled(page, paymentOtpText.title);
  await look(page, 'code');
  await page.getByLabel(otpDialogText.label).fill(await lastCode(page, ASHA));
  await page.getByRole('dialog').getByRole('button', { name: /₹/ }).click();
  await page.waitForURL('**/sandbox/bank/**');
  // the bank's page is not ours, and speaks English
  await press(page, /^Pay$/);
  await page.waitForURL('**/v1/thank-you**');
  await titled(page, resultText.said.paid.title);
  await look(page, 'thank you');
}

/** Units are sold, with a code. */
async function seeRedemption(page: Page, look: Look, words: Words): Promise<void> {
  const { redemptionText: text, holdingText } = words;
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/portfolio');
  const row = page.getByRole('button', { name: /HDFC Mid Cap Fund.*17730925/ });
  await seen(row);
  await look(page, 'portfolio');
  await row.first().click();
  await press(page, holdingText.actions.redeem);
  const popup = page.getByRole('dialog');
  await field(popup, text.amount).fill('1');
  await press(popup, text.confirm);
  await look(page, 'amount refused');
  await field(popup, text.amount).fill('5000');
  await seen(popup.getByText(text.navDate));
  await look(page, 'what to expect');
  await press(popup, text.confirm);
  const code = popup.getByLabel(words.otpDialogText.label);
  await seen(code);
  await look(page, 'code');
  await code.fill(await lastCode(page, ASHA));
  await press(popup, text.otpSubmit.redeem);
  await seen(popup.getByText(text.done.redeem));
  await look(page, 'placed');
}

/** A mandate, as far as the bank has it, and a SIP that is paused. */
async function seeAutoPay(page: Page, look: Look, words: Words): Promise<void> {
  const { mandateSetupText: text, sipListText, sipDialogsText } = words;
  await beSignedIn(page, ASHA);
  await page.goto('/v1/profile/mandates');
  await seen(page.getByRole('button', { name: words.mandateListText.newMandate }));
  await look(page, 'mandates');
  await press(page, words.mandateListText.newMandate);
  await page.getByRole('radio', { name: beginning(words.mandateMethodText.netBanking) }).check();
  await field(page, text.limit).fill('2000000');
  await look(page, 'mandate refused');
  await field(page, text.limit).fill('500000');
  await page.getByRole('checkbox', { name: beginning(words.mandateDeclarationText.mandateDeclaration) }).check();
  await press(page, text.toBank);
  await titled(page, /^Sandbox /);
  // so does this one of a bank
  await press(page, /^Approve$/);
  await seen(page.getByRole('dialog', { name: text.successTitle }));
  await look(page, 'mandate set up');
  await page.goto('/v1/running-sips');
  await press(page, beginning(sipListText.acts.pause));
  await titled(page, sipDialogsText.pause.title);
  await look(page, 'SIP, pause');
  await press(page.getByRole('dialog'), sipDialogsText.pause.submit);
  await expect(page.getByRole('dialog')).toBeHidden();
  await look(page, 'SIP, paused');
}

/** A new investor's KYC, and the first two steps that follow it. */
async function seeFirstSteps(page: Page, look: Look, words: Words): Promise<void> {
  const { kycCheckText, personalText, bankText, onboardingText } = words;
  await beSignedIn(page, VIKRAM);
  await page.goto('/v1/profile/kyc-details?flowType=checkout');
  await field(page, kycCheckText.pan).fill('VALID0001A');
  await look(page, 'PAN');
  await press(page, kycCheckText.check);
  await titled(page, kycCheckText.titles.KYC_VALIDATED_STATUS);
  await look(page, 'KYC found');
  await field(page, kycCheckText.birth).fill('31/01/1990');
  await press(page, kycCheckText.fill);
  await seen(page.getByText(kycCheckText.registeredName));
  await look(page, 'KYC record');
  await page.goto('/v1/profile/personal-details?flowType=checkout');
  await titled(page, personalText.title);
  await press(page, onboardingText.next);
  await look(page, 'personal details refused');
  await page.getByText(words.genderText.M, { exact: true }).click();
  await field(page, personalText.address).fill('14 Lake View Road');
  await field(page, words.pincodeFieldText.label).fill('411001');
  await press(page, onboardingText.next);
  await titled(page, bankText.title);
  await field(page, bankText.account).fill('50100340005');
  await field(page, 'IFSC').fill('HDFC0000060');
  await press(page, bankText.link);
  await look(page, 'bank refused');
}

const FOR_VISITORS = { 'a first visit': seeFirstVisit, 'the login with a code': seeLogin };
const FOR_INVESTORS = {
  'an order': seeOrder,
  'a redemption': seeRedemption,
  'a mandate and a pause': seeAutoPay,
  'the first steps of an investor': seeFirstSteps,
};

/** The ways in a language, by its own words: two for visitors, and four more where it has the words of what is private. */
export async function walksIn(language: Language, hasPrivatePages: boolean): Promise<readonly Walk[]> {
  const words = await wordsOf(language);
  const ways = { ...FOR_VISITORS, ...(hasPrivatePages && FOR_INVESTORS) };
  return Object.entries(ways).map(([name, see]) =>
    walk(name, async (page, look) => {
      await page.goto(`/v1/home?lang=${language}`);
      await see(page, look, words);
    }),
  );
}
