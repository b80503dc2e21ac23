import { setAdvisorAccess } from '@prosperx/core/agent';
import {
  type ApprovableCall,
  approveByOtp,
  readCustomerApproval,
  requestCustomerApproval,
  sendCustomerApprovalOtp,
} from '@prosperx/core/customer-approval';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { profileTicket } from './applicant.js';
import type { TestClient } from './client.js';
import { lastOtp, notificationsTo } from './investing.js';
import type { TestInvestor } from './new-investor.js';
import type { TestKit } from './test-kit.js';

type Customer = Pick<TestInvestor, 'userId' | 'mobile'>;

/** Has an advisor who is in an account ask its owner to approve something. */
export const askApproval = (advisor: TestClient, call: ApprovableCall, change: object) =>
  advisor.call(requestCustomerApproval, { body: { call, change: { ...change } } });

/** The token of the last link that a customer was sent, by email or SMS; '' where there is none. */
export async function approvalTokenTo(kit: TestKit, customer: Customer): Promise<string> {
  const texts = await kit.client().call(sandboxMessages, { query: { to: customer.mobile } });
  const messages = [...(await notificationsTo(kit, customer)), ...texts].sort(
    (one, other) => other.sentAt - one.sentAt,
  );
  const tokens = messages.map(({ text }) => /\/v1\/customer-approval#token=([\w-]+)/.exec(text)?.[1]);
  return tokens.find((token) => token !== undefined) ?? '';
}

/** Opens a link; resolves to what an approval of what it shows sends. */
export async function shownBy(browser: TestClient, token: string) {
  const { shown } = await browser.call(readCustomerApproval, { body: { token } });
  return { token, shown };
}

/** Approves what a customer was asked last, in a browser of theirs that is signed in nowhere. */
export async function approveByLink(kit: TestKit, customer: Customer) {
  const token = await approvalTokenTo(kit, customer);
  const browser = kit.client();
  const body = await shownBy(browser, token);
  await browser.call(sendCustomerApprovalOtp, { body });
  const otp = await lastOtp(browser, customer.mobile);
  return browser.call(approveByOtp, { body: { ...body, otp } });
}

/** Has a customer end the right of their advisor to act. */
export async function endAdvisor({ clock }: TestKit, customer: TestInvestor & { readonly client: TestClient }) {
  // another code may have been sent just now
  clock.advance(60_000);
  const ticket = await profileTicket(customer, 'advisor');
  await customer.client.call(setAdvisorAccess, { body: { mayAct: false, ticket } });
}
