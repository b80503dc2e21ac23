import {
  advisorFor,
  answerRiskButLast,
  completeRiskProfile,
  fillCart,
  lumpsum,
  newApplicant,
  newInvestor,
  notificationsTo,
} from '@prosperx/api/testing';
import { approveCart, requestApproval } from '@prosperx/core/cart';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { getRiskAttempt, getRiskProfile, saveRiskAnswer } from '@prosperx/core/risk';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { riskProfileText } from '#domain/risk/risk.text.js';
import { type ApplicantBrowser, applicantBrowser } from '#testing/applicant-browser.js';
import { renderWithServer, serverForTests } from '#testing/render-with-server.js';
import { testBrowser } from '#testing/test-browser.js';
import { toReact, type WidgetProps } from '#widget/react.js';
import { riskProfileContract } from './risk-profile.contract.js';
import { RiskProfile as View } from './risk-profile.js';

const RiskProfile = toReact(riskProfileContract, View);
const server = serverForTests();

async function open(props: WidgetProps<typeof riskProfileContract> = {}, given?: ApplicantBrowser['applicant']) {
  const { applicant, browser } = await applicantBrowser(server, given);
  const page = renderWithServer(server, <RiskProfile {...props} />, { browser });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const pick = (place: number) => page.user.click(screen.getAllByRole('radio')[place]!);
  return { ...page, applicant, press, pick };
}
type Page = Awaited<ReturnType<typeof open>>;

const counted = (at: number) => screen.findByText(`Question ${at} of 8`, { selector: 'p' });

async function answerAll({ press, pick }: Page) {
  await press("Let's Begin");
  for (let at = 1; at <= 8; at += 1) {
    await counted(at);
    await pick(0);
    await press(at === 8 ? 'Submit' : 'Next');
  }
}

describe('the risk profile', () => {
  it('asks one question a screen, needs an answer to each, and goes back to what was answered', async () => {
    const page = await open();
    await page.press("Let's Begin");
    await counted(1);
    await page.press('Next');
    const [first] = screen.getAllByRole('radio', { description: 'This is a mandatory question.' });
    expect([document.activeElement, first?.getAttribute('aria-invalid')]).toEqual([first, 'true']);
    screen.getByRole('heading', { level: 2 }).focus();
    await page.press('Next');
    expect(document.activeElement).toBe(first);
    await page.pick(1);
    expect(screen.queryByText('This is a mandatory question.')).toBeNull();
    await page.press('Next');
    await counted(2);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
    await page.press('Previous');
    await counted(1);
    expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
  });

  it('resumes on another device at the first question without an answer', async () => {
    const page = await open();
    await page.press("Let's Begin");
    await page.pick(0);
    await page.press('Next');
    await counted(2);
    await page.pick(0);
    await waitFor(() =>
      expect(page.browser.requests.filter((line) => line === 'POST /api/v1/risk-profile')).toHaveLength(2),
    );
    page.unmount();
    const later = await open({}, page.applicant);
    await screen.findByText(/^2 of 8 questions are answered/);
    await later.press("Let's Begin");
    await counted(3);
  });

  it('shows the class with funds that fit, and leads on or to another attempt', async () => {
    const onFinished = vi.fn();
    const page = await open({ flowType: 'checkout', onFinished });
    await answerAll(page);
    const { client, ucc } = page.applicant;
    await screen.findByRole('img', { name: /^Risk class \d of 6: / });
    const kept = await client.call(getRiskProfile, { query: { ucc } });
    expect(screen.getByRole('img', { name: /^Risk class/ }).getAttribute('aria-label')).toContain(
      kept?.riskProfileName,
    );
    expect(onFinished).toHaveBeenCalledOnce();
    expect(page.navigations).toEqual([{ to: '/profile/risk-profile-result', params: { flowType: 'checkout' } }]);
    expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
    await page.press('Continue');
    expect(page.navigations.at(-1)).toEqual({
      to: '/profile/occupation-nominee-details',
      params: { flowType: 'checkout' },
    });

    await page.press('Retake the test');
    await page.press("Let's Begin");
    await counted(1);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    await page.pick(0);
    const attempt = () => client.call(getRiskAttempt, { query: { ucc, 'risk-profile-version': 1 } });
    await waitFor(async () => expect(await attempt()).toEqual({ userAttemptId: 2, completed: false }));
  });

  it('shows a returning investor their class, and leads them to their cart', async () => {
    const applicant = await newApplicant(server.kit);
    await completeRiskProfile(server.kit, applicant);
    const page = await open({ screen: 'result' }, applicant);
    await screen.findByRole('button', { name: 'Retake The Test' });
    expect(screen.getByText(RISK_WARNING)).toBeTruthy();
    page.unmount();
    const later = await open({ screen: 'result', flowType: 'checkout', userType: 'old' }, applicant);
    await later.press('Continue');
    expect(later.navigations).toEqual([{ to: '/cart-review', params: {} }]);
    await later.press('Retake the test');
    expect(later.navigations.at(-1)).toEqual({
      to: '/profile/risk-profile',
      params: { completed: true, flowType: 'checkout', userType: 'old' },
    });
  });

  it('says of a class that an advisor has answered for it', async () => {
    const applicant = await newApplicant(server.kit);
    await answerRiskButLast(server.kit, applicant);
    const advisor = await advisorFor(server.kit, applicant);
    const last = { questionNo: 8, answerOptionId: 1, userAttemptId: 1, isCalculateRiskScore: true };
    const body = { ...last, riskProfileVersion: 1, totalQuestionsCount: 8 };
    await advisor.call(saveRiskAnswer, { query: { ucc: applicant.ucc }, body });
    await open({ screen: 'result' }, applicant);
    await screen.findByText(riskProfileText.advisorsAnswers.count);
  });

  it('tells an advisor that their customer has not approved the cart, until they have', async () => {
    const { kit } = server;
    const customer = await newInvestor(kit);
    await completeRiskProfile(kit, customer);
    const advisor = await advisorFor(kit, customer);
    const cart = await fillCart(advisor, lumpsum(5_000));
    const look = async () => {
      const page = renderWithServer(server, <RiskProfile screen="result" />, {
        browser: testBrowser(kit, { cookies: advisor.cookies }),
      });
      await screen.findByRole('button', { name: 'Retake The Test' });
      return page;
    };
    const page = await look();
    await screen.findByText('*Your cart is awaiting for approval.');
    page.unmount();
    await advisor.call(requestApproval, { body: { cartId: cart.encryptedCartId, version: cart.version } });
    const [letter] = await notificationsTo(kit, customer);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    await kit.client().call(approveCart, { body: { token } });
    const later = await look();
    await waitFor(() => expect(later.browser.requests.some((request) => request.includes('cart'))).toBe(true));
    expect(screen.queryByText('*Your cart is awaiting for approval.')).toBeNull();
  });

  it('keeps an answer that could not be saved, and saves it again', async () => {
    const page = await open();
    await page.press("Let's Begin");
    page.browser.network = false;
    await page.pick(2);
    await screen.findByText('This answer is not saved yet.');
    expect(page.services.flash.getState().flash?.message).toBe('Something went wrong.Please try again later');
    expect(screen.getAllByRole<HTMLInputElement>('radio')[2]?.checked).toBe(true);
    page.browser.network = true;
    await page.press('Try again');
    await waitFor(() => expect(screen.queryByText('This answer is not saved yet.')).toBeNull());
  });

  it('says for half a minute that the last step failed, and takes it again', async () => {
    const applicant = await newApplicant(server.kit);
    await answerRiskButLast(server.kit, applicant);
    const page = await open({}, applicant);
    await page.press("Let's Begin");
    await counted(8);
    page.browser.network = false;
    await page.pick(0);
    await screen.findByText('This answer is not saved yet.');
    await page.press('Submit');
    await waitFor(() => expect(page.services.flash.getState().flash?.duration).toBe(30_000));
    page.browser.network = true;
    await page.press('Submit');
    await screen.findByRole('img', { name: /^Risk class/ });
  });

  it('begins with the questions where there is no result', async () => {
    await open({ screen: 'result' });
    await screen.findByRole('button', { name: "Let's Begin" });
  });
});
